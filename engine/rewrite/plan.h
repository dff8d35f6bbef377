// The order in which a rule is tried and carried out, the same for the interpreter and the machine: premises that decide
// whether the rule applies and need only its inputs come first ("select"), the others follow in the order of the text.
#pragma once

#include <vector>

#include "engine/rules/ruleset.h"

namespace dotbar::rewrite {

struct Step {
  enum class Kind { Guard, Bind, Let, Judge, Fresh, Enter, Leave, ScopeBegin, ScopeEnd };
  Kind kind;
  const rules::Premise *premise;
};

struct Plan {
  rules::RuleId id = 0;
  const rules::Rule *rule = nullptr;
  std::vector<Step> select;  // Guard, Bind and Let only: nothing is built into the result, no judgement is asked
  std::vector<Step> body;
  bool late = false;  // the body can still find that the rule does not apply (a guard on the output of a judgement)
};

// Of all rules of a set, each made when it is first asked for.
class Plans {
 public:
  explicit Plans(const rules::RuleSet &set) : set_(set), all_(set.rules.size()) {}
  const Plan &operator[](rules::RuleId rule) const;  // as long as this lives

 private:
  const rules::RuleSet &set_;
  mutable std::vector<Plan> all_;
};

// The variables of a term or formula, added to `vars` (by VarId).
void variablesOf(const rules::Term &term, std::vector<bool> &vars);
void variablesOf(const rules::Formula &formula, std::vector<bool> &vars);
// The sort that every tree of a template or pattern has.
rules::Sort staticSort(const rules::RuleSet &set, const rules::Rule &rule, const rules::Term &term);

}  // namespace dotbar::rewrite
