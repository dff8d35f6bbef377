// The checker's word about a random set against brute force.
#pragma once

#include <string>
#include <vector>

#include "random_sets.h"
#include "witnesses.h"

namespace dotbar::rules {

enum class Kind { Plain, Premises, Forms, Otherwise };

Form randomSet(Kind kind);

// What goes wrong with small trees is found, each finding's witness is a tree that goes wrong, and nothing else is said of the
// forms that the set is short for. Empty when it is so.
std::string disagreement(const Form &set, Kind kind, Verdict &verdict);

}  // namespace dotbar::rules
