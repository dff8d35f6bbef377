// Blocks with declarations of their own: what they declare is declared by the unit instead, under a name that the unit has not
// got otherwise, and their instructions stand in their place. So what a name means in a unit depends on the unit alone. Names
// that stand for something else inside a block are written out (selected.h).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::semantics {

struct BlockScope {
  il::Tree decls, body;
  Symbol construct;                                     // its name, if it has one
  std::vector<std::pair<Symbol, il::Tree>> selected{};  // what names stand for inside
  std::vector<Symbol> own{};                            // variables inside that are others than the unit's of these names
  il::Tree ownType{};                                   // their type; no tree: that of the unit's
  // Of assignments that are each made for all elements at once: what is evaluated before them, and they themselves.
  std::vector<il::Tree> before{}, assignments{};
};
// By the instruction that stands for the block until then, and stays where the block cannot be taken apart: where its variables
// begin anew each time it is entered (structures that are there without memory from ALLOCATE), or are named in text. Memory of
// what is ALLOCATABLE, or has extents that may differ each time, is given and taken by statements; so the block's end must be
// reached then.
using BlockScopes = std::unordered_map<il::Tree, BlockScope>;

struct Hoisted {
  std::vector<il::Tree> decls;  // of the unit, more than it had
  il::Tree body;
};

struct HoistAnswers {
  std::function<bool(Symbol)> isFixed;       // a name stands for the same value all the time that the unit runs
  std::function<bool(Symbol)> isOwn;         // only statements of the unit that name it, or pass it on, change it
  std::function<bool(Symbol)> hasOneName;    // nothing else is stored where it is: no pointer, no target, no part of EQUIVALENCE
  std::function<bool(Symbol)> isBound;       // it is stored in one place: no pointer, nothing that may be given memory
  std::function<bool(Symbol)> isOfLanguage;  // a function of the language, which changes nothing
  std::function<bool(Symbol)> isConstant;    // of the program
  // Whether what a reference selects from is, or is in, the target of a pointer. (What has its memory from ALLOCATE is not: a
  // name that stands for it means nothing once that memory is gone.)
  std::function<bool(il::Tree reference)> mayPoint;
  // Whether the last part of a reference is declared as an array; nothing: not known yet.
  std::function<std::optional<bool>(il::Tree reference)> isArray;
  std::function<il::Tree(il::Tree base, std::uint32_t dimension)> lowerBound;
  std::function<std::string(il::Tree)> text;
  // How many types the one of this name extends; nothing: not all of them are known (yet).
  std::function<std::optional<int>(Symbol type)> typesExtended;
};
Hoisted hoisted(il::Forest &, il::Tree unit, il::Tree body, const BlockScopes &, const HoistAnswers &);

// Whether something in the instructions goes elsewhere than to their end.
bool leavesEarly(const il::Forest &, const BlockScopes &, il::Tree instructions);

using OtherNames = std::unordered_map<Symbol, Symbol>;
// A tree in which these variables have other names; no tree: one of them stands in text that is copied.
il::Tree withOtherNames(il::Forest &, il::Tree, const OtherNames &);

}  // namespace dotbar::semantics
