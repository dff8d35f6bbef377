// Blocks with declarations of their own: what they declare is declared by the unit instead, under a name that the unit has not
// got otherwise, and their instructions stand in their place. So what a name means in a unit depends on the unit alone.
#pragma once

#include <functional>
#include <unordered_map>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::semantics {

struct BlockScope {
  il::Tree decls, body;
  Symbol construct;  // its name, if it has one
};
// By the instruction that stands for the block until then, and stays where the block cannot be taken apart: where its variables
// begin anew each time it is entered (allocatable ones, structures), have extents that may differ then, or are named in text.
using BlockScopes = std::unordered_map<il::Tree, BlockScope>;

struct Hoisted {
  std::vector<il::Tree> decls;  // of the unit, more than it had
  il::Tree body;
};

// `isFixed`: whether a name stands for the same value all the time that the unit runs.
Hoisted hoisted(il::Forest &, il::Tree unit, il::Tree body, const BlockScopes &, const std::function<bool(Symbol)> &isFixed);

using OtherNames = std::unordered_map<Symbol, Symbol>;
// A tree in which these variables have other names; no tree: one of them stands in text that is copied.
il::Tree withOtherNames(il::Forest &, il::Tree, const OtherNames &);

}  // namespace dotbar::semantics
