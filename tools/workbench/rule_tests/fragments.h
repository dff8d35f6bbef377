// Fragments of source in the tests of rule files: read as trees of the sort that a judgement, a guard or a function wants there,
// and compared with what rules built.
#pragma once

#include <string>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/diagnostics.h"

namespace dotbar::tools {

// `a, [b, c], f(d, e)`: cut at the commas outside brackets and quotes.
std::vector<std::string> splitAtCommas(const std::string &text);

// One fragment: Fortran (an expression, statements, `[a, b]` for a list, a program unit), or IL as `dotbar il` prints it.
struct Fragment {
  std::string text;
  il::Sort sort{};
};

// Whether the fragment is a part of a program (else it is IL, a text, or nothing: no occurrence).
bool isOccurrence(const Fragment &);
// An instruction in IL: what only normalisation makes is written so, and put into the program after it was read.
bool isIlStatement(const Fragment &);
// A subroutine that contains the fragments, each in a statement of its own.
std::string unitAround(const std::string &name, const std::string &declarations, const std::vector<Fragment> &fragments);
// The tree of a fragment in the statement (or unit) that unitAround made for it; no tree: it is not of its sort.
il::Tree fragmentIn(il::Forest &forest, il::Tree statement, const Fragment &fragment);
// A fragment by itself. No tree and `why` when it cannot be read.
il::Tree readFragment(il::Forest &forest, const Fragment &fragment, const std::string &declarations, std::string &why);
// The statements of the first unit of a text of Fortran; false and `why` when it cannot be read.
bool readUnits(il::Forest &forest, const std::string &text, il::Tree &file, std::string &why);

// As tests write it: what only rules build is the call of a procedure of its name.
il::Tree asTestsWrite(il::Forest &forest, il::Tree t);
// The same source: parentheses do not count, nor whether a literal or an index was built by a rule or read from a file.
bool sameSource(il::Forest &forest, il::Tree a, il::Tree b);

}  // namespace dotbar::tools
