// Looking up what a rule set declares.
#include "engine/rules/ruleset.h"

#include <algorithm>

#include "engine/rules/sorts.h"

namespace dotbar::rules {

bool takes(const Judgement &j, Sort firstInput) {
  return j.inputs.size() > j.contexts && within(firstInput, j.inputs[j.contexts].sort);
}

std::optional<JudgementId> RuleSet::findJudgement(Symbol wanted, Sort firstInput) const {
  for (JudgementId i = 0; i < judgements.size(); ++i)
    if (judgements[i].name == wanted && takes(judgements[i], firstInput)) return i;
  return std::nullopt;
}

std::optional<GuardId> RuleSet::findGuard(Symbol wanted) const {
  for (GuardId i = 0; i < guards.size(); ++i)
    if (guards[i].name == wanted) return i;
  return std::nullopt;
}

std::optional<FunctionId> RuleSet::findFunction(Symbol wanted) const {
  for (FunctionId i = 0; i < functions.size(); ++i)
    if (functions[i].name == wanted) return i;
  return std::nullopt;
}

const Analysis *RuleSet::findAnalysis(Symbol wanted) const {
  for (const Analysis &a : analyses)
    if (a.name == wanted) return &a;
  return nullptr;
}

const Definition *RuleSet::findDefinition(Symbol wanted, char side) const {
  for (const Definition &d : definitions)
    if (d.name == wanted && d.side == side) return &d;
  return nullptr;
}

const Interface *RuleSet::findInterface(Symbol mode) const {
  for (const Interface &i : interfaces)
    if (i.mode == mode) return &i;
  return nullptr;
}

const Interface::Line *Interface::find(Of of) const {
  for (const Line &l : lines)
    if (l.of == of) return &l;
  return nullptr;
}

bool mayBeNothing(const Term &t) {
  if (t.kind != Term::Kind::Node || !il::mayBeNothing(t.op)) return false;
  const Term &list = t.children[0];
  return list.kind != Term::Kind::List || std::ranges::all_of(list.children, [](const Term &e) { return e.spread; });
}

}  // namespace dotbar::rules
