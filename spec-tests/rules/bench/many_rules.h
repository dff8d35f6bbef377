// Rule sets of any size: the workload of `rules check` (6,400 rules over 400 operators).
#pragma once

#include <string>

namespace dotbar::rules {

// For every operator sixteen rules: four shapes of its first operand, and the four valuations of two guards on it. The operators
// are IL's binary ones, then applied intrinsics; what is left over is for an `otherwise` rule. With `faults`, one rule in a
// hundred is left out or stated twice under another name.
std::string manyRules(unsigned operators, bool faults = false);

}  // namespace dotbar::rules
