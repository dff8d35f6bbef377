// Two Fortran texts compared as programs, for figures of the papers: letter case, spacing, comments, the names of temporaries,
// the order of sums and of factors, redundant parentheses, the kinds of literals and the order of declarations are free.
#pragma once

#include <set>
#include <string>

namespace dotbar::cases {

// Empty when both say the same, otherwise the first lines that differ. `names` are the names of the source program: they, and
// they with a suffix for a derivative, must be the same on both sides; every other name is a temporary.
std::string differenceAsPrograms(const std::string &expected, const std::string &actual, const std::set<std::string> &names);

// All names in a text of Fortran.
std::set<std::string> namesIn(const std::string &text);

}  // namespace dotbar::cases
