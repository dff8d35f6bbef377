// The regions into which the decision graphs of a rule set cut its trees: each is a last question, with its answer, behind which
// a rule is settled. A rule that applies to two operators, or behind two guards, has a region for each. For coverage.
#pragma once

#include <string>
#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rewrite {

struct Region {
  rules::RuleId rule = 0;
  std::string when;  // the answers on the (first) way to it: "Instr is assign, isLiveForDiff(Instr)"
};

// All regions of a set.
std::vector<Region> regions(const rules::RuleSet &);

}  // namespace dotbar::rewrite
