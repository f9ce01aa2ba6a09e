"""The version of Prestol, for packages, pickles and reports."""

VERSION = "0.2.0"
