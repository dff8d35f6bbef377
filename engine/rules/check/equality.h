// Whether the equalities and inequalities that a case assumes of trees can hold together.
#pragma once

#include "engine/rules/check/regions.h"

namespace dotbar::rules {

// No: they contradict each other, or what is known of the trees. Unknown: the case of a tree that has to be taken first.
Answer equalities(const Region &region, const std::vector<AtomInfo> &atoms);
// The operators that a tree can have, and all that the case says are equal to it.
il::OpSet commonOperators(const Region &region, const std::vector<AtomInfo> &atoms, Path p);

}  // namespace dotbar::rules
