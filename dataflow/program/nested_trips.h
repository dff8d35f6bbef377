// Trips that CYCLE ends early: what is behind `if (test) cycle` is the other part of a choice, where the same can be said so.
#pragma once

#include <functional>

#include "engine/il/forest.h"

namespace dotbar::dataflow {

struct Nesting {
  std::function<il::Tree(il::Tree)> negated;   // the opposite of a test
  std::function<bool(il::Tree)> isOfIntegers;  // of a name: it counts trips
};

// The body of a procedure. A CYCLE stays that is deeper in a trip than in the parts of a choice; where the rest of the trip has
// other jumps out of it; and in a loop that something else than an integer counts, which rules know by it.
il::Tree nestedTrips(il::Forest &, il::Tree body, const Nesting &);

}  // namespace dotbar::dataflow
