// Taking all cases of a judgement's trees and guards: in each, exactly one rule must apply. The cases are cut as coarsely as the
// rules allow: by the operators they name, then by the guards they ask (Shannon), leaving out what the axioms exclude.
#pragma once

#include <deque>
#include <functional>
#include <set>

#include "engine/rules/check/regions.h"

namespace dotbar::rules {

// A case in which no rule applies, or two.
struct Finding {
  std::vector<RuleId> rules;                   // empty: a gap
  std::string tree;                            // the smallest tree of the case, in the concrete syntax
  std::string rule;                            // a gap: a rule as text that closes it, when one can be written
  std::vector<std::string> guards;             // what holds and what does not, as far as it matters
  std::vector<std::string> others;             // further operators of the same case
  std::vector<std::string> othersGiven;        // the same of what premises give
  std::vector<std::string> made;               // guards asked of what premises made: taken as independent of each other
  std::vector<std::string> gives;              // what premises give in this case, as premises
  std::vector<std::string> declares;           // metavariables of its tree that no stem declares
  std::vector<std::pair<Atom, bool>> answers;  // its guards
  std::string rootOp, nearestNeeds;
  std::string closedBy;  // a gap: the rule that is suggested for another closes it
  bool deep = false;     // there may be no such tree: premises are not looked into so far
  bool writable = true;  // its guards can be asked in a rule for the tree
  RuleId nearest = 0;
  std::size_t size = 0;
};

class Explorer {
 public:
  Explorer(const RuleSet &set, JudgementId judgement) : Explorer(set, judgement, set.rulesOf[judgement]) {}
  Explorer(const RuleSet &set, JudgementId judgement, const std::vector<RuleId> &rules);
  void run();
  // Rules of two sets in one: the findings are the smallest cases in which an old rule (or none: 0) applies and another new one.
  void compare(const std::function<bool(RuleId)> &isOld);
  // The smallest case in which both rules apply: only what these two ask is decided. Nothing when they are not told apart so.
  std::optional<Finding> smallestOverlap(RuleId a, RuleId b) const;
  // A guard that ends an overlap and opens no gap, and the rule that it is for: "add !g(A) to plus". Empty when none is found. It
  // is added to the rules that the next is looked for with, so that all that are suggested can be done.
  std::string separating(RuleId a, RuleId b);
  // What keeps a rule from applying at all: as few of its guards as exclude each other, and the axioms needed for that.
  std::vector<std::string> excluding(RuleId rule, std::vector<Span> &axioms) const;

  std::vector<Finding> findings;
  std::vector<RuleId> dead;                                       // rules that no case reaches
  std::map<RuleId, std::vector<std::string>> coveredByOtherwise;  // the cases that an `otherwise` rule stands for
  bool exhausted = false;                                         // too many cases

 private:
  using Rows = std::vector<std::uint32_t>;
  using Branch = std::function<bool(const Rows *kept)>;  // kept: which of the questions are still open; null: any
  struct Sorted {
    Rows yes, unknown, otherYes, otherUnknown;
    Rows refused;              // a premise refuses: they settle the case, and give nothing
    bool settled = false;      // by one of those
    std::vector<Answer> asks;  // of the unknown rows that matter
  };
  bool explore(const Rows &alive);
  void sortRows(const Rows &alive, Sorted &s);
  bool decided(const Sorted &s);
  void nobody(const Sorted &s);
  void gap();
  void overlap(const Rows &yes);
  bool split(const std::vector<Answer> &asks, const Branch &each);
  bool splitTree(Path p, const std::vector<Answer> &asks, const Branch &each);
  bool splitOperators(Path p, const std::vector<Answer> &asks, const Branch &each);
  bool splitText(Path p, const std::vector<Answer> &asks, const Branch &each);
  bool splitAtom(Atom a, const Branch &each);
  bool violates(Atom a);
  bool taken(const Made &m) const;
  bool refused(const Made &m) const;
  std::vector<bool> derived() const;
  bool impossible();
  bool consistent(const std::function<void()> &witness);
  bool consistent(const std::vector<bool> &derived, const std::function<void()> &witness);
  bool chooseTree(const Answer &open, const std::vector<bool> &derived, const std::function<void()> &witness);
  bool chooseAnswer(Atom a, const std::vector<bool> &derived, const std::function<void()> &witness);
  bool isInnocent(std::size_t depth, std::set<std::size_t> &blamed) const;
  void blame(const std::function<bool()> &isImpossible);
  Answer contradiction(const std::vector<bool> &derived);
  void reach(std::uint32_t row);

  struct Side;
  static constexpr std::size_t comparedCases = 400000;
  bool compare(const Rows &alive, const std::function<bool(RuleId)> &isOld,
               std::map<std::pair<RuleId, RuleId>, Finding> &changes);
  void differ(const Rows &old, const Rows &now, std::map<std::pair<RuleId, RuleId>, Finding> &changes);
  bool nobodyApplies();
  void generalise();
  void generalise(Path p);
  void generaliseParts(Path p);
  bool known(Path made) const;
  void keep(Path p);
  void name(Path p);
  void cover(const Finding &f);
  Pat seen(Path p, std::vector<Cond> &exclusions) const;
  void bothApply(std::optional<Finding> &best);
  void nearest(Finding &f);
  void suggest();
  void suggest(Finding &f, std::set<std::string> &names);
  bool reachable();
  std::size_t rowOf(RuleId r) const;
  std::vector<std::pair<Cond, std::string>> guardsToAdd(std::size_t from, std::size_t to) const;
  std::vector<std::pair<Cond, std::string>> shapeToLeaveOut(std::size_t from, std::size_t to) const;
  void shapes(const Term &general, const Term &narrow, const Pat &pat, Path p, Sort expected, std::size_t from, std::size_t to,
              std::vector<std::pair<Cond, std::string>> &into) const;
  std::map<Path, std::string> namesIn(std::size_t row) const;
  std::optional<std::string> asked(Atom a, const std::map<Path, std::string> &names) const;
  bool separates(std::size_t row, const Cond &c, std::size_t other) const;
  bool endsOverlap(std::size_t row, std::size_t other, const std::vector<std::pair<std::size_t, Cond>> &added) const;
  Term written(Path p, const std::map<Path, std::string> &names, std::vector<Variable> &variables, bool &writable) const;
  Term splicedTerm(const Made &m, const std::map<Path, std::string> &names, std::vector<Variable> &variables,
                   bool &writable) const;
  void premises(const std::set<std::uint32_t> &made, std::vector<Variable> &variables, Finding &f);
  std::string returned(const Made &m, std::vector<Variable> &variables, Finding &f);
  std::set<std::uint32_t> madeOf(const std::vector<Atom> &atoms) const;

  Finding describe(std::vector<RuleId> rules, bool minimal);
  std::string guardText(Atom a);
  void nameAsked(const std::vector<Atom> &atoms);
  bool leftOut(Atom a, std::size_t argument) const;
  std::size_t mismatch(const Term &t, Path p, Path parent, std::uint32_t child, std::string &needs, RuleId rule);
  Term witness(Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f);
  Term openTree(const Know &k, Path p, std::vector<Variable> &variables, std::size_t &size, Finding &f);
  Term variable(Path p, Sort sort, std::vector<Variable> &variables);
  std::string variableName(Path p, Sort sort, const std::vector<Variable> &variables, bool exact) const;
  void named(Term &t, Path p, std::vector<Variable> &variables);

  const RuleSet &set_;
  const Judgement &judgement_;
  JudgementId id_;
  Region region_;
  std::vector<Path> roots_;  // by input
  Compiler compiler_;
  std::vector<Row> rows_;
  std::deque<Row> covered_;  // gaps that are known, as rules that would close them
  std::vector<Cond> axioms_;
  std::vector<std::vector<std::uint32_t>> axiomMade_;  // what was made that an axiom speaks of
  std::map<Path, Know> initial_;                       // of what was made: what is known of it from the start
  std::vector<std::uint32_t> followed_;                // what was made whose outcomes are known
  std::vector<Link> links_;
  std::vector<Atom> ofSpliced_;                       // what is asked of lists that are spliced before others
  bool proves_ = false;                               // cases may be impossible for other reasons than axioms
  std::vector<std::vector<std::uint32_t>> axiomsOf_;  // by atom
  std::size_t ruleAtoms_ = 0;                         // atoms that rules ask; the rest only axioms do
  std::vector<bool> live_;
  std::set<std::pair<RuleId, RuleId>> overlapping_;
  std::size_t steps_ = 0, mostSteps_ = 100000, gaps_ = 0;
  struct Choice {
    bool tree = false;
    Path path = 0;
    Atom atom = 0;
    Know before;  // what was known of the tree
  };
  std::vector<Choice> chosen_;    // in search of a possible case,
  std::set<std::size_t> blamed_;  // those for which the last side that was tried failed
  std::size_t searched_ = 0;
  bool deep_ = false;  // what is not looked into may be anything
  bool abandoned_ = false;
  std::vector<std::pair<std::size_t, Cond>> amended_;  // guards that were suggested, by row
  std::vector<RuleId> same_;                           // compare: by row, the first rule of the same text
  std::vector<Row> before_;  // a trial: the rows that were changed, as they were; is there a gap that they would not leave?
  bool opened_ = false;
  const Region *case_ = nullptr;         // a witness that is made general: the possible case that it was made from
  std::string closing_;                  // the `otherwise` rule that is suggested
  std::set<Path> keep_;                  // trees of a case that stay as known as they are: premises are given parts of them
  bool wild_ = false;                    // the tree that is written is a pattern: variables that nothing speaks of are `_`
  std::set<Path> asked_;                 // positions that the guards of a witness speak of
  std::map<Path, std::string> spoken_;   // what they are called in it
  std::set<std::string> undeclared_;     // metavariables of a witness that no stem declares
  std::vector<std::string> exclusions_;  // "!(X is 1)": texts that a leaf of the witness does not have
};

}  // namespace dotbar::rules
