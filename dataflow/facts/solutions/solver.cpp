// One analysis in one region: flow graphs by the generic fixed point. Facts at points are noted, or found by walking a block from
// its end.
#include "dataflow/facts/solutions/solver.h"

#include <algorithm>

#include "dataflow/solver/solve.h"

namespace dotbar::dataflow {

namespace {

// At the first point of a block that looked elsewhere: what that gave may have changed since.
constexpr std::uint32_t unnoted = ~0u;

bool same(const Value &a, const Value &b) { return a.set == b.set && a.relation == b.relation; }

}  // namespace

template <class V>
struct Solver::Run {
  struct Problem {
    using Value = V;
    Solver &s;
    bool forward, unites;
    V least;
    bool looked = false;
    V bottom() { return least; }
    bool meet(V &into, const V &v) { return unites ? into.unite(v) : into.intersect(v); }
    V transfer(std::uint32_t block, const V &in) {
      const Tabling::Watch watch(s.impl_.tabling);
      V v = in;
      const auto points = s.flow().block(block);
      for (std::size_t i = 0; i < points.size(); ++i) {
        const Point &p = points[forward ? i : points.size() - 1 - i];
        step(p, v);
        if constexpr (std::is_same_v<V, BitSet>)
          if (!s.leaving_.empty()) s.note(p, v);
      }
      looked = watch.rests().elsewhere != Rests::Where::Here;
      s.looksOutside_ |= watch.rests().elsewhere == Rests::Where::Program;
      if (looked && !s.leaving_.empty() && !points.empty()) s.leaving_[s.numberOf(points.front())] = unnoted;
      return v;
    }
    void step(const Point &p, V &v) {
      if (p.kind != Point::Kind::Anchor) v = s.impl_.through<V>(s.analysis_, p, v, s.unit_);
    }
    bool nonlocal(std::uint32_t) { return looked; }
  };

  struct Walk {
    std::uint32_t block = ~0u, version = 0;
    std::size_t epoch = 0;
    bool looked = false;
    std::vector<V> values;  // where propagation enters each point, in its order, and where it leaves the last
  };

  Problem problem;
  std::unique_ptr<FixedPoint<Problem>> fixed;  // none: closed
  std::vector<Walk> walks;

  Run(Solver &s, bool forward, bool unites, V least) : problem{s, forward, unites, std::move(least)} {}
  void open() { fixed = std::make_unique<FixedPoint<Problem>>(problem.s.flow().graph, problem); }
  std::uint32_t version(std::uint32_t block) const { return fixed ? fixed->version(block) : 0; }
  std::size_t changes() const { return fixed ? fixed->changes() : 0; }
  const V &in(std::uint32_t block) const {
    if constexpr (std::is_same_v<V, BitSet>)
      if (!fixed) return problem.s.entering(block);
    return fixed->in(block);
  }

  const std::vector<V> &walk(std::uint32_t block) {
    for (std::size_t k = walks.size(); k-- > 0;)
      if (const Walk &w = walks[k]; w.block == block)
        if (w.version == version(block) && (!w.looked || w.epoch == changes())) return w.values;
    Walk w;
    w.block = block, w.version = version(block), w.epoch = changes();
    Facts::Impl &impl = problem.s.impl_;
    const std::size_t count = problem.s.flow().block(block).size() + 1;
    const Question asked{Solver::firstWalk + problem.s.number_, {Tree{block}}, none, {}};
    const Tabling::Watch watch(impl.tabling);
    w.values = impl.tabling.ask<std::vector<V>>(
        asked, !problem.unites, [&] { return std::vector<V>(count, problem.least); }, [&] { return passed(block); });
    w.looked = watch.rests().elsewhere != Rests::Where::Here;
    // what a circle of questions says so far, or another procedure whose facts still move, is no value to keep
    const bool passing = watch.rests().circle != Rests::noCircle || watch.rests().elsewhere == Rests::Where::Program;
    if (passing) w.block = ~0u;
    std::erase_if(walks, [&](const Walk &old) { return old.block == block || old.block == ~0u; });
    if (walks.size() >= 16) walks.erase(walks.begin());
    walks.push_back(std::move(w));
    return walks.back().values;
  }

  std::vector<V> passed(std::uint32_t block) {
    const auto points = problem.s.flow().block(block);
    std::vector<V> values;
    values.reserve(points.size() + 1);
    values.push_back(in(block));
    for (std::size_t i = 0; i < points.size(); ++i) {
      V v = values.back();
      problem.step(points[problem.forward ? i : points.size() - 1 - i], v);
      values.push_back(std::move(v));
    }
    return values;
  }

  const V &at(Place p, bool after) { return walk(p.block)[problem.s.passedAt(p, after)]; }
};

Solver::Solver(Facts::Impl &impl, std::uint32_t analysis, UnitId unit, const FlowGraph *own)
    : impl_(impl), analysis_(analysis), unit_(unit), number_(impl.solverCount++), own_(own) {
  openRuns();
  relations_ ? relations_->open() : sets_->open();
  lastEnd_ = std::make_unique<Value>(end());  // its callers begin there, too
  if (sets_ && !own && impl.equations.analyses[analysis].asked) leaving_.resize(flow().points.size());
}

Solver::Solver(Facts::Impl &impl, std::uint32_t analysis, UnitId unit, const Value &start, const Value &end)
    : prepared(true), impl_(impl), analysis_(analysis), unit_(unit), number_(impl.solverCount++), told_(true), own_(nullptr) {
  closed_ = std::make_unique<Closed>(Closed{impl.kept.numberOf(start), impl.kept.numberOf(end), {}});
}

bool Solver::relation() const { return impl_.equations.analyses[analysis_].source->relation; }

// Without a fixed point yet. A must-analysis starts at everything: all zones, from all zones.
void Solver::openRuns() {
  const rules::Analysis &a = *impl_.equations.analyses[analysis_].source;
  const BitSet least = a.meetUnion ? BitSet() : BitSet::all(impl_.program.unit(unit_).zoneCount());
  if (a.relation)
    relations_ = std::make_unique<Run<Relation>>(*this, a.forward, a.meetUnion,
                                                 a.meetUnion ? Relation() : Relation::flow(least, least, {}));
  else
    sets_ = std::make_unique<Run<BitSet>>(*this, a.forward, a.meetUnion, least);
}

void Solver::close() {
  if (closed_) return sets_.reset();
  auto closed = std::make_unique<Closed>(Closed{impl_.kept.numberOf(start()), impl_.kept.numberOf(end()), {}});
  if (sets_)
    for (std::uint32_t n = 0; n < flow().graph.size(); ++n) closed->into.push_back(impl_.kept.numberOf(sets_->fixed->in(n)));
  closed_ = std::move(closed);
  sets_.reset(), relations_.reset(), lastEnd_.reset();
}

std::size_t Solver::numberOf(const Point &p) const { return static_cast<std::size_t>(&p - flow().points.data()); }

// What leaves a point, in the direction of propagation: often what left the one before it.
void Solver::note(const Point &p, const BitSet &v) {
  const std::size_t at = numberOf(p), before = sets_->problem.forward ? at - 1 : at + 1;
  const std::uint32_t last = before < leaving_.size() ? leaving_[before] : 0;
  leaving_[at] = impl_.kept.hasSet(last) && impl_.kept.set(last) == v ? last : impl_.kept.numberOf(v);
}

// Null: it is not closed, or keeps nothing of what leaves the points of that block.
const BitSet *Solver::noted(Place p, bool after) const {
  const auto points = flow().block(p.block);
  if (!closed_ || leaving_.empty() || points.empty() || leaving_[numberOf(points.front())] == unnoted) return nullptr;
  const std::size_t passed = passedAt(p, after);
  if (passed == 0) return &entering(p.block);
  const std::size_t last = impl_.equations.analyses[analysis_].source->forward ? passed - 1 : points.size() - passed;
  return &impl_.kept.set(leaving_[numberOf(points[last])]);
}

// How many points of its block propagation has passed there.
std::size_t Solver::passedAt(Place p, bool after) const {
  const std::size_t n = flow().block(p.block).size();
  return impl_.equations.analyses[analysis_].source->forward ? p.index + (after ? 1 : 0) : n - p.index - (after ? 1 : 0);
}

const BitSet &Solver::entering(std::uint32_t block) const { return impl_.kept.set(closed_->into[block]); }

// Meanwhile its ends are what they were: in a circle of calls it asks for them.
void Solver::reopen() {
  if (!closed_ || std::exchange(reopening_, true)) return;
  told_ = false;
  const Facts::Impl::Solving anew(impl_, analysis_);
  const Value entry = start();
  lastEnd_ = std::make_unique<Value>(end());
  openRuns();
  const auto again = [](auto &run, const auto &value) {
    run.open();
    run.fixed->boundary(value);
    run.fixed->solve();
  };
  relations_ ? again(*relations_, entry.relation) : again(*sets_, entry.set);
  closed_.reset();
  reopening_ = false;
}

Solver::~Solver() { std::erase(impl_.walked, this); }

bool Solver::boundary(const Value &v) {
  bounded = true;
  reopen();
  return relations_ ? relations_->fixed->boundary(v.relation) : sets_->fixed->boundary(v.set);
}

void Solver::solve() {
  reopen();
  relations_ ? relations_->fixed->solve() : sets_->fixed->solve();
}

void Solver::revisit(std::uint32_t block) {
  reopen();
  relations_ ? relations_->fixed->revisit(block) : sets_->fixed->revisit(block);
}

std::size_t Solver::changes() const { return closed_ ? 0 : relations_ ? relations_->changes() : sets_->changes(); }

Value Solver::start() const {
  if (closed_) return impl_.kept.value(closed_->start, relation() ? Type::Relation : Type::Set);
  return relations_ ? Value::of(relations_->fixed->in(relations_->fixed->start()))
                    : Value::of(sets_->fixed->in(sets_->fixed->start()));
}

Value Solver::end() const {
  if (closed_) return impl_.kept.value(closed_->end, relation() ? Type::Relation : Type::Set);
  return relations_ ? Value::of(relations_->fixed->out(relations_->fixed->end()))
                    : Value::of(sets_->fixed->out(sets_->fixed->end()));
}

bool Solver::endsAs(Value end) {
  if (same(end, *lastEnd_)) return true;
  *lastEnd_ = std::move(end);
  return false;
}

void Solver::forgetWalks() {
  walked_ = false;
  if (relations_) relations_->walks = decltype(relations_->walks)();
  if (sets_) sets_->walks = decltype(sets_->walks)();
}

template <class V>
const V &Solver::valueAt(Place p, bool after) {
  if (relation() || told_) reopen();
  if constexpr (std::is_same_v<V, BitSet>)
    if (const BitSet *v = noted(p, after)) return *v;
  if (!relations_ && !sets_) openRuns();
  const V *v;
  if constexpr (std::is_same_v<V, BitSet>)
    v = &sets_->at(p, after);
  else
    v = &relations_->at(p, after);
  // values inside blocks are kept where questions are asked now, not for the whole program
  constexpr std::size_t most = 24;
  if (std::exchange(walked_, true)) return *v;
  impl_.walked.push_back(this);
  if (impl_.walked.size() > most) {
    impl_.walked.front()->forgetWalks();
    impl_.walked.pop_front();
  }
  return *v;
}

template const BitSet &Solver::valueAt(Place, bool);
template const Relation &Solver::valueAt(Place, bool);

Value Solver::at(Place p, bool after) {
  return relation() ? Value::of(valueAt<Relation>(p, after)) : Value::of(valueAt<BitSet>(p, after));
}

}  // namespace dotbar::dataflow
