// Rules that were split in two on a guard, and what the guard asks of the rules that later stand for one of the two.
#include "engine/rules/read/declare.h"

namespace dotbar::rules {

// split rule NAME on guard G  yes NAME1 ...  no NAME2 ...: two rules stand for one.
void Declaring::splitRule(const Entry &e) {
  const std::optional<std::size_t> at = named(e, "split");
  if (!at) return;
  const Plan whole = plans_[*at];
  plans_[*at].removed = true;
  placed_.erase({whole.judgement, whole.name});
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  for (const bool yes : {true, false}) {
    Plan p = whole;
    p.file = e.file, p.node = parts[parts.size() - (yes ? 2 : 1)], p.item = p.node;
    p.name = intern(s.str(s.of(p.node)[0]));
    p.replaces = nameOf(whole);
    p.of = std::make_shared<const Division>(Division{whole, {e.file, parts[parts.size() - 3], yes}});
    place(std::move(p), false);
  }
}

// Of a branch, and of a rule that stands for one: what the splits that made it asked.
std::vector<Declaring::Condition> Declaring::conditionsOf(const Plan &plan) {
  if (!plan.of) return plan.within;
  std::vector<Condition> all = conditionsOf(plan.of->whole);
  all.push_back(plan.of->condition);
  return all;
}

bool Declaring::Plan::asItWas() const { return of && file->syntax.of(node).size() == 1; }

// The guards of the splits, for a rule that overrides a branch: it calls what they ask about as the rule that was split did.
void Declaring::readConditions(const Plan &p, Rule &rule) {
  for (const Condition &c : p.within) {
    Terms terms(r_, *c.file, rule.variables);
    std::set<std::string_view> asked;
    metavariables(c.file->syntax, c.guard, asked);
    const auto unknown = std::ranges::find_if(asked, [&](std::string_view name) { return !terms.known(name); });
    if (unknown == asked.end()) {
      RuleReader(terms, rule).divide(c.guard, c.yes);
      continue;
    }
    const std::string guard(c.file->syntax.str(c.guard)), variable(*unknown);
    Diagnostic &d = r_.error(DiagnosticKind::RuleOverride, nameOf(p),
                             "this stands for a branch of a split on " + guard + ", and has no " + variable + " to ask");
    d.note(c.file->syntax.span(c.guard), "the guard of the split");
    d.fix = "call " + variable + " what it asks about, or remove the branch and state another rule";
  }
}

}  // namespace dotbar::rules
