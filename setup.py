"""What pyproject.toml cannot say: mypyc compiles the hot path, polib the catalogues.

The hot path is every file whose first line is `# mypyc`. The environment variable PRESTOL_COMPILE may say:

    1   compile or fail: development, tests, releases
    0   do not compile: a wheel of plain Python for any machine

Without it a failure is reported, and plain Python installed.
"""

import os
import shutil
import sys
from pathlib import Path

from polib import pofile
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/prestol")
COMPILE = os.environ.get("PRESTOL_COMPILE")
BUILDING = not {"egg_info", "dist_info", "sdist"} & set(sys.argv)  # these only describe the package

UNIX_FLAGS = [
    "-fno-semantic-interposition",  # without it gcc does not inline our own functions in a shared library
    "-Wno-error",  # mypyc asks for -Werror, but a newer compiler's warning is no reason to stay slow
]

FALLBACK = """
Prestol could not be compiled and is installed as plain Python. Every game plays the same, but simulations and strong
bots are several times slower. For the fast version install a C compiler with Python's headers (Debian and Ubuntu:
apt install gcc python3-dev; macOS: xcode-select --install) and then Prestol again. The reason was: {!r}
"""


def is_hot(path: Path) -> bool:
    with path.open(encoding="utf-8") as file:
        return file.readline() == "# mypyc\n"


def extensions() -> list[Extension]:
    """One group in one C file, so that the C compiler can inline across our modules."""
    hot = sorted(str(path) for path in SOURCE.rglob("*.py") if is_hot(path))
    if COMPILE == "0" or not BUILDING or not hot:
        return []
    from mypyc import build  # here, because it is slow to load

    try:
        compiled = build.mypycify(hot, opt_level="3", debug_level="0", group_name="prestol")
    except (Exception, SystemExit) as error:  # SystemExit: mypyc has printed the type errors it found
        fall_back(error)
        return []
    for extension in compiled:
        extension.depends += ["setup.py", "pyproject.toml", build.__file__]
    return compiled


def fall_back(error: BaseException) -> None:
    if COMPILE == "1":
        raise error
    print(FALLBACK.format(error), file=sys.stderr)


class BuildExtensions(build_ext):
    """All or nothing: a compiled module cannot work beside one of its group that is not."""

    def run(self) -> None:
        """Compile in a folder that is kept, so that nothing is compiled twice; take from it only what is ours today."""
        wanted, self.build_lib = self.build_lib, "build/extensions"
        try:
            super().run()
        except Exception as error:
            fall_back(error)
            self.extensions = []
        for built in map(Path, self.get_outputs()):
            target = wanted / built.relative_to(self.build_lib)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(built, target)
        self.build_lib = wanted

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        super().build_extensions()


class BuildPython(build_py):
    def run(self) -> None:
        for catalogue in SOURCE.rglob("*.po"):
            pofile(str(catalogue)).save_as_mofile(str(catalogue.with_suffix(".mo")))
        super().run()


if BUILDING:
    # setuptools packs all it finds in these folders, also modules and extensions that only an earlier version had.
    for leftover in [*Path("build").glob("lib*"), *Path("build").glob("bdist.*")]:
        shutil.rmtree(leftover)

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions, "build_py": BuildPython})
