// Locals of generated procedures that may become something else (components, ALLOCATABLE arrays), and the trees with what stands
// for them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::random {

struct Local {
  std::string name;
  il::Tree type, dims;
  bool real = false;
};

// Numbers with constant extents that are declared without attributes, and whose names stand in no place where only a name may: in
// texts, declarations of other kinds, as DO variables, keywords, what is called.
std::vector<Local> changeableLocals(const il::Forest &, il::Tree procedure);

// real(8), double precision.
bool isReal8(const il::Forest &, il::Tree type);

// Every variable that `with` knows by what it gives; no tree: it stays.
il::Tree renamed(il::Forest &, il::Tree, const std::function<il::Tree(std::string_view)> &with);

// A declaration without those; no tree: nothing is left.
il::Tree declarationWithout(il::Forest &, il::Tree declaration, const std::function<bool(std::string_view)> &leaves);

}  // namespace dotbar::random
