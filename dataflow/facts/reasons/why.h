// Why a fact is so: equations are read backwards, from what holds to what makes it hold. Nothing here knows what an analysis
// means; what an intersecting analysis lacks is explained as what a uniting one has.
#pragma once

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

class Why {
 public:
  explicit Why(Facts::Impl &impl) : i_(impl) {}

  // Why a condition has the value it has; each reason is one that decides.
  std::vector<Reason> condition(const Node &, Frame &, bool holds);
  Reason guard(std::uint32_t definition, std::span<const Tree> args);
  // Why a zone of the unit is in the value of a set, or is not.
  Reason member(const Node &, Frame &, std::uint32_t zone, bool in);
  Reason inDefinition(std::uint32_t definition, std::span<const Tree> args, std::uint32_t zone, bool in);
  Reason inAnalysis(std::uint32_t analysis, char side, Tree at, std::uint32_t zone, bool in);

 private:
  static constexpr int deepest = 9;  // equations behind equations; what lies deeper is named only
  static std::string being(bool in);
  struct Chain;  // why_chain.cpp: along the flow graph
  Reason made(std::string text, Span equation = {}, Tree at = {}, std::vector<Reason> because = {});
  std::vector<Reason> operands(const Node &, Frame &, std::uint32_t zone, bool in);
  Reason throughRelation(const Node &, Frame &, std::uint32_t zone, bool in);
  Reason swept(const Node &, Frame &, std::uint32_t zone, bool in);
  const Case *chosen(const std::vector<Case> &, Frame &);
  Frame frameOf(std::size_t slots, std::span<const Tree> args, UnitId unit);
  UnitId unitOf(const Node &, const Frame &);  // whose zones the value speaks of
  std::string setText(const Node &, Frame &);
  std::string zone(UnitId, std::uint32_t) const;
  std::string names(UnitId, const BitSet &) const;

  Facts::Impl &i_;
  int depth_ = 0;
};

}  // namespace dotbar::dataflow
