// One analysis in one region: a unit's body, or a fragment under a context.
#pragma once

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

// One analysis in one region, with the walks through its blocks.
class Solver {
 public:
  // A region that is no unit has a graph of its own, which lives longer.
  Solver(Facts::Impl &, std::uint32_t analysis, UnitId, const FlowGraph *own);
  // Of a unit that is solved elsewhere: what is known where propagation starts, and where it ends.
  Solver(Facts::Impl &, std::uint32_t analysis, UnitId, const Value &start, const Value &end);
  ~Solver();
  bool boundary(const Value &);  // says whether it grew
  void solve();
  Value start() const;  // at the end where propagation starts, and where it ends
  Value end() const;
  Value at(Place, bool after);  // before or after a point, in the order of execution
  template <class V>
  const V &valueAt(Place, bool after);  // the same; until something else is asked
  void forgetWalks();
  // Drops what is known inside of a region whose analysis is solved, but for what enters and leaves it, of sets also for what
  // enters each block, and of analyses that are asked inside for what leaves each point, as numbers of kept sets. The rest is
  // found again when somebody asks.
  void close();
  const FlowGraph &flow() const { return own_ ? *own_ : impl_.program.flow(unit_); }
  void revisit(std::uint32_t block);
  void looksOutside() { looksOutside_ = true; }  // into other procedures, whose facts may still change
  bool isOutside() const { return looksOutside_; }
  std::size_t changes() const;                          // of its values, while it is open
  static constexpr std::uint32_t firstWalk = 1u << 30;  // questions about what holds inside a block: by solver
  bool prepared = false;                                // the boundary of heads, or the one that does not depend on calls, is set
  bool bounded = false;
  bool endsAs(Value end);  // what its callers were told last; remembers what they are told now

 private:
  template <class V>
  struct Run;
  struct Closed {
    std::uint32_t start, end;         // numbers of kept values
    std::vector<std::uint32_t> into;  // of sets, what enters each block, by numbers
  };
  bool relation() const;
  void openRuns();
  void reopen();
  const BitSet &entering(std::uint32_t block) const;
  std::size_t numberOf(const Point &) const;
  void note(const Point &, const BitSet &);
  const BitSet *noted(Place, bool after) const;
  std::size_t passedAt(Place, bool after) const;
  Facts::Impl &impl_;
  std::uint32_t analysis_;
  UnitId unit_;
  std::uint32_t number_;
  bool looksOutside_ = false;
  bool reopening_ = false;
  bool told_ = false;    // closed with nothing inside
  bool walked_ = false;  // is among those that keep values inside blocks
  const FlowGraph *own_;
  std::unique_ptr<Run<BitSet>> sets_;
  std::unique_ptr<Run<Relation>> relations_;
  std::unique_ptr<Closed> closed_;
  std::vector<std::uint32_t> leaving_;  // by point, which set leaves it, of analyses that are asked inside; of others empty
  std::unique_ptr<Value> lastEnd_;      // none: what it is closed with
};

}  // namespace dotbar::dataflow
