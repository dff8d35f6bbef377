// Taking all cases of a judgement's trees and guards: in each, exactly one rule must apply. The cases are cut as coarsely as the
// rules allow: by the operators they name, then by the guards they ask (Shannon), leaving out what the axioms exclude.
#pragma once

#include <functional>
#include <set>

#include "engine/rules/regions.h"

namespace dotbar::rules {

// A case in which no rule applies, or two.
struct Finding {
  std::vector<RuleId> rules;        // empty: a gap
  std::string tree;                 // the smallest tree of the case, in the concrete syntax
  std::vector<std::string> guards;  // what holds and what does not, as far as it matters
  std::vector<std::string> others;  // further operators of the same case
  std::vector<std::string> made;    // guards asked of what premises made: taken as independent of each other
  std::string rootOp, nearestNeeds;
  RuleId nearest = 0;
  std::size_t size = 0;
};

class Explorer {
 public:
  Explorer(const RuleSet &set, JudgementId judgement);
  void run();

  std::vector<Finding> findings;
  std::vector<RuleId> dead;                                       // rules that no case reaches
  std::map<RuleId, std::vector<std::string>> coveredByOtherwise;  // the cases that an `otherwise` rule stands for
  bool exhausted = false;                                         // too many cases

 private:
  using Rows = std::vector<std::uint32_t>;
  struct Sorted {
    Rows yes, unknown, otherYes, otherUnknown;
    std::vector<Answer> asks;  // of the unknown rows that matter
  };
  bool explore(const Rows &alive);
  void sortRows(const Rows &alive, Sorted &s);
  bool decided(const Sorted &s);
  bool collectDecided(const Sorted &s);
  bool firstMatchDecided(const Sorted &s, const Rows &alive);
  void nobody(const Sorted &s);
  void overlap(const Rows &yes);
  bool split(const std::vector<Answer> &asks, const std::function<bool()> &each);
  bool splitTree(Path p, const std::vector<Answer> &asks, const std::function<bool()> &each);
  bool splitOperators(Path p, const std::vector<Answer> &asks, const std::function<bool()> &each);
  bool splitText(Path p, const std::vector<Answer> &asks, const std::function<bool()> &each);
  bool splitAtom(Atom a, const std::function<bool()> &each);
  bool violates(Atom a);
  bool consistent(const std::function<void()> &witness);

  Finding describe(std::vector<RuleId> rules, bool minimal);
  void nearest(Finding &f);
  std::size_t mismatch(const Term &t, Path p, Path parent, std::uint32_t child, std::string &needs, RuleId rule);
  Term witness(Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f);
  Term openTree(const Know &k, Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f);
  Term variable(Path p, Sort sort, std::vector<Variable> &variables) const;

  const RuleSet &set_;
  const Judgement &judgement_;
  JudgementId id_;
  Region region_;
  Compiler compiler_;
  std::vector<Row> rows_;
  std::vector<Cond> axioms_;
  std::vector<std::vector<std::uint32_t>> axiomsOf_;  // by atom
  std::size_t ruleAtoms_ = 0;                         // atoms that rules ask; the rest only axioms do
  std::vector<bool> live_;
  std::set<std::pair<RuleId, RuleId>> overlapping_;
  std::size_t steps_ = 0, gaps_ = 0;
};

}  // namespace dotbar::rules
