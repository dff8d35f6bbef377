// The equations of a rule set, compiled, with what follows from their text alone: what depends on what, which answers are worth
// remembering. Made once; no program is known here.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "dataflow/facts/equations/equation.h"
#include "dataflow/facts/equations/signature.h"
#include "engine/support/diagnostics.h"

namespace dotbar::dataflow {

class Equations {
 public:
  // Keeps what the rules hold by reference. Reports names that stand for nothing, values of the wrong type, analyses that need
  // each other, and conditions that are asked against their own direction; see ok().
  Equations(const rules::RuleSet &, const Signatures &, Diagnostics &);
  bool ok() const { return good_; }

  std::vector<Definition> definitions;
  std::vector<Analysis> analyses;
  std::optional<std::uint32_t> analysis(Symbol name) const;
  std::optional<std::uint32_t> definition(Symbol name, char side = 0) const;

  DependsOnUse aboveUse;
  std::vector<std::optional<std::uint32_t>> derivativeReads;  // by derivative: the set that says what a built instruction reads
  // --- by judgement ---
  std::vector<BitSet> judgementAnalyses;  // that it depends on
  std::vector<char> remembers;            // from a tree to a set, and depends on none: each tree is asked about once
  std::vector<std::array<rules::JudgementId, il::sortCount>> judgementFor;  // that of its name for a sort

 private:
  struct Compiler;  // compile.cpp
  struct Strata;    // strata.cpp
  void compile(const rules::RuleSet &);
  void judgementsFor(const rules::RuleSet &);
  void checkContexts(const rules::RuleSet &);
  void findDerivativeReads(const rules::RuleSet &);
  void stratify(const rules::RuleSet &);
  void findAsked(const std::vector<Case> &, std::uint32_t carried);
  void noteAboveUse(const rules::RuleSet &, const Strata &, const std::vector<char> &above);
  void noteCircles(const Strata &);
  void noteNeeds(const rules::RuleSet &, const Strata &, const std::vector<char> &above);
  void noteSummaries(const Strata &);
  // weigh.cpp
  void weigh();
  Definition::Of speaksOf(const Node &, const BitSet &determined) const;
  unsigned costOf(const Node &) const;
  bool looksAround(const Node &) const;
  void error(DiagnosticKind, Span, std::string message);

  const Signatures &signatures_;
  Diagnostics &diagnostics_;
  std::map<std::pair<Symbol, char>, std::uint32_t> definitionIndex_;
  std::map<Symbol, std::uint32_t> analysisIndex_;
  bool good_ = true;
};

}  // namespace dotbar::dataflow
