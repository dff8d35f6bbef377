// From items to the tables of a rule set: merging with override and remove, then declarations, derivative lines, equations,
// rules and schemes.
#pragma once

#include "engine/rules/read/rules.h"

namespace dotbar::rules {

class Merging {
 public:
  explicit Merging(Reading &reading) : r_(reading) {}
  void add(const File &file);
  void finish();
  const std::vector<Entry> &entries() const { return entries_; }

 private:
  void replace(const std::string &key, const File &file, NodeId node);
  void insert(const std::string &key, const File &file, NodeId node);
  void remove(const File &file, NodeId node);
  void finish(const std::string &key);
  Reading &r_;
  std::vector<Entry> entries_;
  std::map<std::string, std::size_t> keys_;
  std::map<std::string, Clash> clashes_;  // different items of one name from two imported sets
};

class Declaring {
 public:
  Declaring(Reading &reading, const std::vector<Entry> &entries) : r_(reading), entries_(entries) {}
  void signatures();  // judgements, guards, functions, names of derivative lines
  void bodies();      // structural guards, axioms, partials, equations, modes, tests
  void rules();       // rules and schemes, with override and remove

 private:
  void judgement(const Entry &e);
  void context(const Entry &e);
  void guard(const Entry &e);
  void function(const Entry &e);
  void naming(const Entry &e);
  void hostFunction(const char *name, Sort sort);
  void intrinsics(const Entry &e);
  void property(const Syntax &s, NodeId setting, Properties &into);
  void option(const Entry &e);
  Sort guardParameter(const Entry &e, NodeId param, bool isDefined);
  void guardBody(const Entry &e, Guard &g);
  void classification(const Entry &e);
  void classificationBody(const Entry &e);
  void oneHolds(const std::vector<Formula> &classes, const std::vector<Variable> &variables);
  void axiom(const Entry &e);
  void partialNames(const Entry &e);
  void partial(const Entry &e);
  void partialPieces(const Entry &e, NodeId n, Terms &terms, Partial &p);
  void mode(const Entry &e);
  void interface(const Entry &e);
  void derivative(const Entry &e);
  void typed(const Entry &e);
  void test(const Entry &e);
  std::vector<Parameter> parameters(const Entry &e, std::span<const NodeId> nodes);
  std::optional<Sort> sort(const Entry &e, NodeId n);
  std::optional<JudgementId> judgementOf(const Entry &e, NodeId sortNode, NodeId arrow);

  struct Division;
  struct Condition {  // the guard of a split, or its negation
    const File *file;
    NodeId guard;
    bool yes;
  };
  struct Plan {  // a rule to read
    const File *file;
    NodeId node, item;
    JudgementId judgement;
    Symbol name;
    const Partial *line = nullptr;  // of a scheme
    Symbol applied;
    NodeId scheme = 0;
    bool removed = false;
    Span replaces{};                       // the name of the rule that it overrides or was split from
    std::shared_ptr<const Division> of{};  // a branch of a rule that was split; `node` is the branch
    std::vector<Condition> within{};       // it overrides such a branch: the guards of the splits, which it need not repeat
    bool asItWas() const;                  // a branch without a text of its own
  };
  struct Division {
    Plan whole;
    Condition condition;
  };
  static std::vector<Condition> conditionsOf(const Plan &plan);
  void planRule(const Entry &e, bool overriding);
  void planScheme(const Entry &e);
  void planExpansion(const Entry &e, const Partial &line, Symbol applied);
  void place(Plan plan, bool overriding);
  void elsewhere(Symbol name, Diagnostic &d) const;
  void removeRule(const Entry &e);
  void splitRule(const Entry &e);
  std::optional<std::size_t> named(const Entry &e, std::string_view what);
  Span nameOf(const Plan &plan) const;
  void finish();
  void read(const Plan &plan);
  void readText(const Plan &plan, Rule &rule, bool guardsOnly);
  void readConditions(const Plan &plan, Rule &rule);
  void endWalk(JudgementId, const std::vector<std::size_t> &walked);
  void excludeRefusals();  // refusals.cpp
  std::set<RuleId> refusals_;
  std::map<JudgementId, std::vector<std::size_t>> walks_;  // of lists, element by element: which inputs
  std::map<JudgementId, Plan> walking_;                    // the first rule that says so, overridden or not
  std::vector<Plan> plans_;
  std::vector<std::pair<Parameter, bool>> globals_;  // `context` items so far
  std::map<std::pair<JudgementId, Symbol>, std::size_t> placed_;
  std::map<std::pair<JudgementId, Symbol>, Clash> clashes_;
  Reading &r_;
  const std::vector<Entry> &entries_;
};

// The operator of IL that a derivative line's left side names: plus(A).
std::optional<Op> operatorOf(std::string_view name, std::size_t operands);

// equations.cpp
void readAnalysis(Reading &r, const Entry &e);
void readDefinition(Reading &r, const File &file, NodeId n);  // set, relation
void readGuardEquations(Reading &r, const File &file, NodeId n, std::vector<Parameter> params);
void readClassification(Reading &r, const File &file, NodeId n, std::span<const NodeId> classes, std::vector<Parameter> params);
struct SchemeHead {
  bool piecewise = false, overrides = false, ofAny = false;  // of lines of any kind: none of its partial derivatives is named
  NodeId function = 0, operand = 0, test = 0, partial = 0, rule = 0;
};
SchemeHead schemeHead(const Syntax &s, NodeId n);

}  // namespace dotbar::rules
