// Loops, and runs of assignments, that give every element of an array a value before anything reads one of them. What the array
// had before is lost where they begin, all of it at once, though each assignment overwrites one element: `forget(array)` ahead of
// them says so.
#pragma once

#include <functional>
#include <set>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// The body of a procedure with that; the same tree where there is nothing of the kind. `isIntrinsic`: functions of the language,
// which read of an element that they are given nothing but that.
il::Tree withForgotten(il::Forest &, const Program &, const Unit &, il::Tree body,
                       const std::function<bool(Symbol)> &isIntrinsic);

// Of the unit's body, in which that is said: the assignments that overwrite nothing but what was forgotten. Each of their
// elements is set for the first time there.
std::set<il::Tree> settersOfForgotten(const Program &, const Unit &, const std::function<bool(Symbol)> &isIntrinsic);

}  // namespace dotbar::dataflow
