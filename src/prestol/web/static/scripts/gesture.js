// What the pointer is doing: a drag or a long press is no answer.

export const gesture = { dragged: false, grip: null }
