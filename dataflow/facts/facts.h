// The facts that the equations of a rule set define over a program (TAP 5.2), and the host of the rules: guards, sets, types,
// names. Nothing here knows what an analysis means: analyses, sets and guards come from the rule set; dataflow/README.md lists
// the primitives that they may use.
#pragma once

#include <functional>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "dataflow/facts/heads/heads.h"
#include "dataflow/facts/names/derived_name.h"
#include "dataflow/program/program.h"
#include "engine/rewrite/rewriter.h"
#include "engine/rules/ruleset.h"
#include "engine/support/team.h"

namespace dotbar::dataflow {

struct FactsOptions {
  bool machine = true;  // judgements of equations run on the compiled machine, else on the interpreter
};

// The intrinsic functions and their types as the rule set tells them, and what heads name: for Program's constructor.
ProgramOptions programOptions(const rules::RuleSet &, const std::vector<Head> &heads = {});

// What can be said of the equations of a rule set without a program: names that stand for nothing, values and trees of the wrong
// kind, variables that are bound nowhere, analyses that need each other. Says whether all is well.
bool checkEquations(const rules::RuleSet &, Diagnostics &);

// Why something is so: what is claimed, the equation that says it, the instruction that it speaks of, and what it follows from.
struct Reason {
  std::string text;
  Span equation;
  Tree at;
  std::vector<Reason> because;
};

class Facts : public rewrite::Host {
 public:
  // Keeps references. Reports unknown heads, unknown names in equations, cycles; see ok().
  Facts(Program &, const rules::RuleSet &, const std::vector<Head> &, Diagnostics &, FactsOptions = {});
  ~Facts() override;
  bool ok() const;

  // Solves every analysis now (else each is solved when first asked for).
  void solve();
  // The procedures that heads reach, callees first: those whose derivatives may be asked for.
  std::vector<UnitId> reached() const;
  // The value of a set that equations define for a tree, as the unit around it numbers zones.
  BitSet zones(std::string_view set, Tree at);
  // What a call says at the boundary of the procedure that it calls (`callee =` of the analysis), as that procedure numbers it.
  BitSet boundary(std::string_view analysis, const CallSite &);
  // What a head says there (`head =`); no value: the procedure is no head.
  std::optional<BitSet> headBoundary(std::string_view analysis, UnitId);
  // Rules gave some derived variable another type than its original has.
  bool derivedTypesDiffer(bool butForOneDimension) const;

  // From now on each member of the team finds some facts for the units that it owns only (by unit, the number of a member), and
  // tells them to the others. All members call this, before anything was asked. The judgement is the one that will ask.
  void share(Team &, std::vector<unsigned> owners, rules::JudgementId);
  // What a member told; false when it is not about facts.
  bool hear(unsigned member, LetterReader);

  // A unit (with those in it) is done: what was remembered of it is dropped, and the trees that were built for it may be
  // released. What is asked of it all the same is found again.
  void forget(Tree unit);

  // What is asked next speaks of the unit around this occurrence, when no argument says more.
  void about(Tree occurrence);

  // --- rewrite::Host ---
  bool holds(rules::GuardId guard, std::span<const Tree> args) override;
  Tree bind(rules::GuardId guard, std::span<const Tree> args) override;
  Tree call(rules::FunctionId function, std::span<const Tree> args) override;
  Tree fresh(Symbol hint, Tree type) override;
  std::size_t freshMark() override;
  void freshRelease(std::size_t mark) override;
  void enter(Symbol context, Tree fragment) override;
  void leave(Symbol context) override;
  void scopeBegin() override;
  Tree scopeEnd() override;
  Tree recall(rules::JudgementId, Tree) override;
  void remember(rules::JudgementId, Tree, Tree) override;

  // --- for the tool and for tests: facts by name ---
  // The value of an analysis before ('-') or after ('+') an instruction; of a set (side 0, or its own side) for a tree.
  std::vector<std::string> set(std::string_view name, char side, Tree at);
  std::vector<std::pair<std::string, std::string>> relation(std::string_view name, char side, Tree at);
  bool guard(std::string_view name, Tree at);
  // What a `zones` or `relation` leaf stands for in the unit around an occurrence, and a leaf for the zones of variables.
  std::vector<std::string> setOf(Tree at, Tree zones);
  std::vector<std::pair<std::string, std::string>> relationOf(Tree at, Tree relation);
  Tree zonesTree(Tree at, const std::vector<std::string> &variables);
  // Why a guard (an equation, a primitive) holds of these trees, or does not: the conditions that decide, with their sets.
  Reason whyGuard(rules::GuardId, std::span<const Tree> args);
  // Why a variable is, or is not, in an analysis or a set of this name before ('-') or after ('+') an instruction: the chain of
  // equations back to where it begins. Letter case does not count; no side: where it is in, before or after. A guard of this
  // name: why it holds of the instruction. No value: nothing has this name, or no such variable is known there.
  std::optional<Reason> why(std::string_view name, char side, Tree at, Symbol variable);
  // How reasons write trees; dump when this is not set.
  void writeTreesBy(std::function<std::string(Tree)> printer);
  // The outermost instruction that begins on this line of this file; no tree: none does.
  Tree instructionAt(const SourceMap &, std::string_view file, unsigned line) const;
  // Every analysis before and after every statement, beside the source text; with `defined`, also the sets, relations and guards
  // that equations define: of the statement, and of the expressions and declarations in it. With names in `only`, those alone.
  void print(std::ostream &, const SourceMap &, bool defined = false, const std::vector<std::string> &only = {});

  struct Impl;

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace dotbar::dataflow
