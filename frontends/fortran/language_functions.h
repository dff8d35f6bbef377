// Functions of the language that may stand in an expression which is evaluated more than once, or at another place.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace dotbar::fortran {

inline bool isPureFunction(std::string_view name) {
  static constexpr std::array<std::string_view, 67> names = {
      "abs",    "acos",    "acosh", "aimag",       "aint", "all",    "anint",   "any",   "asin",    "asinh", "atan",   "atan2",
      "atanh",  "ceiling", "cmplx", "conjg",       "cos",  "cosh",   "count",   "dabs",  "dble",    "dcos",  "dexp",   "dim",
      "dlog",   "dmax1",   "dmin1", "dot_product", "dsin", "dsqrt",  "epsilon", "erf",   "erfc",    "exp",   "float",  "floor",
      "gamma",  "huge",    "hypot", "iand",        "int",  "kind",   "lbound",  "len",   "log",     "log10", "matmul", "max",
      "maxval", "merge",   "min",   "minval",      "mod",  "modulo", "nint",    "norm2", "product", "real",  "sign",   "sin",
      "sinh",   "size",    "sqrt",  "sum",         "tan",  "tanh",   "ubound"};
  return std::ranges::find(names, name) != names.end() || name == "tiny" || name == "transpose" || name == "allocated";
}

}  // namespace dotbar::fortran
