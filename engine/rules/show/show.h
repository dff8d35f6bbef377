// Rules, formulas, terms and equations as text in the surface syntax, as `rules show`, messages and witnesses need them.
#pragma once

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

class Shower {
 public:
  Shower(const RuleSet &set, const std::vector<Variable> &variables) : set_(set), variables_(variables) {}
  // `level` is the precedence around the term: parentheses are written where they are needed.
  std::string term(const Term &t, int level = 0) const;
  std::string terms(const std::vector<Term> &ts) const;
  std::string formula(const Formula &f, int level = 0) const;
  std::string premise(const Premise &p, const std::string &indent) const;
  std::string judged(JudgementId j, const std::vector<Term> &inputs) const;

 private:
  std::string unnamed(const Term &t, int level) const;
  std::string node(const Term &t, int level) const;
  std::string leaf(const Term &t) const;
  std::string list(const Term &t) const;
  std::string arguments(const Term &t) const;  // a list in the parentheses of what it is given to
  std::string elements(const Term &t) const;
  std::string call(const Term &t, int level) const;
  std::string guard(GuardId g, const std::vector<Term> &args) const;
  std::string name(VarId v) const;
  const RuleSet &set_;
  const std::vector<Variable> &variables_;
};

std::string arrow(const Judgement &j);                      // --> or -name->
std::string spelled(const Judgement &j);                    // Instr --> Instrs, Instrs
std::string content(const RuleSet &set, const Rule &rule);  // a rule without its name: premises, bar, conclusion
std::string quotedText(std::string_view text);

// An equation of an analysis, or what a set, relation or guard is: a line for each case, with its condition (`if ...`,
// `otherwise`).
struct Equation {
  std::string left, sign;
  std::vector<std::pair<std::string, std::string>> cases;
};
enum class Connectives { Written, Apart };  // Apart: conditions are joined by other signs (∧ ∨) than sets
std::vector<Equation> equations(const RuleSet &set, const Analysis &, Connectives = Connectives::Written);
std::string attributes(const Analysis &);  // set of Zone, forward, meet union
Equation equation(const RuleSet &set, const Definition &, Connectives = Connectives::Written);
Equation equation(const RuleSet &set, const Guard &);  // a structural one
std::string content(const std::vector<Equation> &);

}  // namespace dotbar::rules
