// From the text of a rule to its meaning: which judgement, contexts threaded, guards with the arguments they leave out,
// premises (TAP 5.3).
#pragma once

#include "engine/rules/read/terms.h"

namespace dotbar::rules {

// `[contexts |-] inputs -name-> outputs`, taken apart.
struct Judging {
  std::vector<NodeId> contexts, inputs, outputs;
  NodeId arrow = 0;
  Symbol name;
};
Judging judging(const Syntax &s, NodeId n);
NodeId partOf(const Syntax &s, NodeId rule, Part part);
Symbol arrowName(const Syntax &s, NodeId arrow);
void metavariables(const Syntax &s, NodeId n, std::set<std::string_view> &into);
std::string takes(const Judgement &judgement);    // Expr, variable: Name -branch->
std::string citation(const Syntax &s, NodeId n);  // the comment on the line where an item begins

// Formulas: what a bare guard speaks of is given by the rule around it.
class Formulas {
 public:
  explicit Formulas(Terms &terms) : t_(terms), s_(terms.file().syntax) {}
  virtual ~Formulas() = default;
  Formula formula(NodeId n);
  std::vector<Term> guardArguments(NodeId n, GuardId guard);
  std::optional<GuardId> guard(NodeId n);

 protected:
  virtual std::optional<Term> subject(Sort sort, Span where);  // the tree that a bare guard speaks of
  virtual std::optional<Term> context(Sort sort, Span where);
  Formula isPattern(NodeId n);
  Formula asked(NodeId n);
  Terms &t_;
  const Syntax &s_;
};

class RuleReader : Formulas {
 public:
  RuleReader(Terms &terms, Rule &rule);
  // Which judgement the rule of this syntax belongs to; nothing after a diagnostic.
  std::optional<JudgementId> judgement(NodeId rule);
  using Asking = std::function<void()>;  // of the conclusion's inputs, before the rule's own premises
  void read(NodeId rule, JudgementId judgement, const Asking &asking);
  void readGuards(NodeId rule, JudgementId judgement, const Asking &asking);  // the conclusion's inputs and what is asked of them
  void divide(NodeId guard, bool yes);                                        // adds the guard of a split behind the rule's own
  void readBranch(NodeId branch);                                             // premises and conclusion of a split rule's branch
  // The inputs whose lists the rule takes an element from, `[E ...]`, side by side where there are several; empty: none.
  std::vector<std::size_t> walked() const;

 private:
  // What `...` stands for in one rule: the rests of the lists that its conclusion takes apart, and the outputs for these.
  struct Walked {
    VarId list = 0;
    std::size_t input = 0;
  };
  struct Rest {
    std::vector<Walked> lists{};
    std::vector<std::optional<VarId>> outputs{};
    bool stated = false;  // a premise says what is made of the rest
  };
  std::optional<Term> subject(Sort sort, Span where) override;
  std::optional<Term> context(Sort sort, Span where) override;
  std::optional<JudgementId> choose(const Judging &j, bool pattern, bool silent);
  std::vector<std::optional<NodeId>> inputsGiven(const Judging &j, JudgementId id, bool pattern);
  void conclusionInputs(const Judging &j, JudgementId id);
  void conclusionOutputs(const Judging &j, JudgementId id);
  void outputs(const std::vector<NodeId> &nodes, const std::vector<Parameter> &params, bool pattern, std::vector<Term> &into,
               Span where);
  void premises(NodeId n, std::vector<Premise> &into);
  void repeated(NodeId n, std::vector<Premise> &into);  // once, or for every operand of a scheme
  void premise(NodeId n, std::vector<Premise> &into);
  void ask(const Asking &asking, NodeId premises);
  void leaveOutRepeated(std::size_t inherited);
  void learn(const Formula &f);  // what a guard that holds says of a variable's operator
  Premise guardPremise(NodeId n);
  Premise judgePremise(NodeId n);
  bool functionPremise(const Judging &j, NodeId n, Premise &p);
  void threadContexts(const Judging &j, JudgementId id, Premise &p);
  // --- dots.cpp ---
  std::optional<Term> dots(NodeId n, std::optional<Sort> sort);
  std::optional<VarId> restOutput(NodeId n, std::size_t output);
  std::optional<VarId> madeVariable(Sort sort, std::string_view letter, Span where);
  std::optional<Term> restInput(NodeId n);
  const Walked *walkedAt(std::size_t input) const;
  void findWalked(Span where);
  void walkRest(Span where);
  Premise freshPremise(NodeId n);
  Premise let(NodeId n);
  Premise block(NodeId n);
  Reading &r_;
  Rule &rule_;
  std::optional<Rest> rest_;
  std::optional<std::size_t> input_;    // of a premise, that is being read
  std::optional<std::size_t> output_;   // that is being read
  bool ofRest_ = true;                  // it is one of the rule's own judgement
  std::set<std::string_view> written_;  // metavariables of the rule's text
};

}  // namespace dotbar::rules
