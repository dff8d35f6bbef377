// The static checks of a rule set, one function each.
#pragma once

#include "engine/rules/ruleset.h"
#include "engine/support/diagnostics.h"

namespace dotbar::rules {

void checkModes(const RuleSet &, Diagnostics &);           // bound before use, unused, premise outputs new
void checkOccurrences(const RuleSet &, Diagnostics &);     // guards speak of source trees only
void checkTermination(const RuleSet &, Diagnostics &);     // the first input shrinks round every cycle of judgements
void checkExclusivity(const RuleSet &, Diagnostics &);     // gaps, overlaps, unreachable rules
void checkStratification(const RuleSet &, Diagnostics &);  // equations: no analysis under its own negation

}  // namespace dotbar::rules
