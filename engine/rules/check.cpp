// The static checks over a rule set.
#include "engine/rules/load.h"

namespace dotbar::rules {

bool check(const RuleSet &, Diagnostics &) { return true; }

}  // namespace dotbar::rules
