// Analyses solved over the program: flow graphs by the generic fixed point, procedures by one work list over the call graph
// (summaries bottom-up, contexts top-down, recursion). Facts at points are noted, or found by walking a block from its end.
#include <algorithm>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

namespace {

template <class V>
const V &part(const Value &v) {
  if constexpr (std::is_same_v<V, BitSet>)
    return v.set;
  else
    return v.relation;
}

// At the first point of a block that looked elsewhere: what that gave may have changed since.
constexpr std::uint32_t unnoted = ~0u;

bool same(const Value &a, const Value &b) { return a.set == b.set && a.relation == b.relation; }

}  // namespace

Layer::Layer() = default;
Layer::Layer(Layer &&) noexcept = default;
Layer::~Layer() = default;

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
  const Facts::Impl::Unsettled anew(impl_, analysis_);
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

Value Solver::at(Place p, bool after) {
  return relation() ? Value::of(valueAt<Relation>(p, after)) : Value::of(valueAt<BitSet>(p, after));
}

template <class V>
V Facts::Impl::through(std::uint32_t a, const Point &p, const V &in, UnitId unit) {
  const Analysis &analysis = equations.analyses[a];
  Frame f;
  f.slots.assign(std::max<std::uint32_t>(analysis.slots, 1), {});
  f.slots[0] = p.instr;
  f.unit = unit;
  f.subject = p.instr;
  Carried carried{a, p.instr, p.kind == Point::Kind::Head, tabling.rests().circle, nullptr, nullptr};
  if constexpr (std::is_same_v<V, BitSet>)
    carried.set = &in;
  else
    carried.relation = &in;
  const Carried outer = std::exchange(way.carried, carried);
  const UnitId outerUnit = std::exchange(way.unit, unit);
  V v = cases<V>(analysis.transfer, f);
  way.carried = outer, way.unit = outerUnit;
  return v;
}
template BitSet Facts::Impl::through(std::uint32_t, const Point &, const BitSet &, UnitId);

Tree positionOf(const Program &p, Tree t) {
  const Forest &f = p.forest();
  if (f.is(t, Op::Instrs) || il::hasSort(f.op(t), Sort::Unit)) return t;
  if (Tree i = p.instruction(t)) return i;
  const UnitId u = p.unitOf(t);
  return u == none ? Tree{} : p.unit(u).tree;
}

bool Facts::Impl::inside(const Layer &layer, Tree t) const {
  if (!layer.flow || program.unitOf(t) != layer.unit) return false;
  for (; t; t = program.parent(t)) {
    if (t == layer.fragment) return true;
    if (il::hasSort(forest.op(t), Sort::Unit)) return false;
  }
  return false;
}

std::size_t Facts::Impl::layerFor(std::uint32_t a, Tree t) const {
  for (std::size_t i = layers.size(); i-- > 1;)
    if (layers[i].analyses.contains(a) && inside(layers[i], t)) return i;
  return 0;
}

Solver *Facts::Impl::solver(std::size_t layer, std::uint32_t a, UnitId u) {
  const auto &all = layers[layer].solvers;
  const std::size_t at = layer ? 0 : u;
  return a < all.size() && at < all[a].size() ? all[a][at].get() : nullptr;
}

std::unique_ptr<Solver> &Facts::Impl::roomFor(std::size_t layer, std::uint32_t a, UnitId u) {
  auto &all = layers[layer].solvers;
  if (all.empty()) all.resize(equations.analyses.size());
  if (all[a].empty()) all[a].resize(layer ? 1 : program.units().size());
  return all[a][layer ? 0 : u];
}

Solver &Facts::Impl::makeSolver(std::size_t layer, std::uint32_t a, UnitId u) {
  auto &room = roomFor(layer, a, u);
  if (!room) room = std::make_unique<Solver>(*this, a, u, layer ? layers[layer].flow.get() : nullptr);
  return *room;
}

void Facts::Impl::keepTold(std::uint32_t a, UnitId u, const Value &start, const Value &end) {
  if (auto &room = roomFor(0, a, u); !room) room = std::make_unique<Solver>(*this, a, u, start, end);
}

// At a value that may still change: the transfer that asks is tried again.
void Facts::Impl::looksElsewhere(UnitId unit) {
  Rests::Where &where = tabling.rests().elsewhere;
  where = std::max(where, unit == way.unit ? Rests::Where::Unit : Rests::Where::Program);
}

// X before or after an occurrence: a unit (its entry, its exit), a list of instructions, an instruction (a structured one as a
// whole), or an expression, which speaks of the instruction around it.
template <class V>
V Facts::Impl::fact(std::uint32_t a, char side, Tree t) {
  const bool forward = equations.analyses[a].source->forward;
  const Tree position = positionOf(program, t);
  if (solving[a]) tabling.rests().unsettled = true;
  if (const Carried &c = way.carried; c.analysis == a && c.instr == position && side == (forward ? '-' : '+')) {
    Rests &rests = tabling.rests();
    rests.carried |= c.head;
    rests.circle = std::min(rests.circle, c.circle);
    if constexpr (std::is_same_v<V, BitSet>)
      return *c.set;
    else
      return *c.relation;
  }
  const UnitId u = position ? program.unitOf(position) : none;
  if (u == none || !program.unit(u).isProcedure()) return {};
  const std::size_t layer = layerFor(a, position);
  if (layer == 0 && !solved[a] && !solving[a]) solve(a);
  if (solving[a]) looksElsewhere(u);
  Solver *s = solver(layer, a, u);
  if (!s && layer == 0) {
    if (!obtain(a, u) && isLeftOut(a, u)) solveLeftOut(a, u);
    s = solver(0, a, u);
  }
  if (!s) {
    if (solving[a] && heads.reaches(u) && !isLeftToOthers(a, u))
      makeSolver(layer, a, u);  // not visited yet
    else
      solveAlone(a, u);
    s = solver(layer, a, u);
  }
  if (il::hasSort(forest.op(position), Sort::Unit)) return part<V>((side == '-') == forward ? s->start() : s->end());
  const Extent *e = s->flow().find(position);
  if (!e) return {};
  return side == '-' ? s->valueAt<V>(e->first, false) : s->valueAt<V>(e->last, true);
}
template BitSet Facts::Impl::fact(std::uint32_t, char, Tree);
template Relation Facts::Impl::fact(std::uint32_t, char, Tree);

Value Facts::Impl::at(std::uint32_t a, char side, Tree t) {
  return equations.analyses[a].source->relation ? Value::of(fact<Relation>(a, side, t)) : Value::of(fact<BitSet>(a, side, t));
}

Value Facts::Impl::headValue(std::uint32_t a, UnitId u) {
  Frame f;
  f.slots.assign(std::max<std::uint32_t>(equations.analyses[a].slots, 1), {});
  f.unit = u;
  f.subject = program.unit(u).tree;
  f.slots[0] = f.subject;
  if (!equations.analyses[a].source->relation) return Value::of(cases<BitSet>(equations.analyses[a].head, f));
  Relation r = cases<Relation>(equations.analyses[a].head, f);
  // Id of a procedure is Id of what outlives it: what its locals hold at the entry reaches nobody
  if (r == Relation::identity()) r = Relation::identityOn(program.visible(program.unit(u)));
  return Value::of(std::move(r));
}

void Facts::Impl::solveUnit(std::uint32_t a, UnitId u, const std::function<void(UnitId)> &wake) {
  const Analysis &analysis = equations.analyses[a];
  Solver &s = makeSolver(0, a, u);
  if (!s.prepared) {
    s.prepared = true;
    if (heads.of(u)) s.boundary(headValue(a, u));
    if (analysis.callee.empty() && (!heads.of(u) || !program.callsOf(u).empty())) {
      s.boundary(analysis.source->relation ? headValue(a, u) : Value());
    }
  }
  s.solve();
  spreadContexts(a, u, wake);
  if (s.endsAs(s.end()) || !waysOf(a).up) return;
  for (std::uint32_t c : program.callsOf(u)) {
    const CallSite &site = program.calls()[c];
    Solver *caller = solver(0, a, site.caller);
    if (!caller) continue;
    const Tree instr = program.instruction(site.tree);
    if (const Place *head = caller->flow().findHead(instr))
      caller->revisit(head->block);
    else if (const Extent *e = caller->flow().find(instr))
      caller->revisit(e->first.block);
    wake(site.caller);
  }
}

// A unit that was left out when the analysis was solved.
void Facts::Impl::solveAlone(std::uint32_t a, UnitId u) {
  const Unsettled anew(*this, a);
  solveUnit(a, u, [](UnitId) {});
}

// What the call sites of a unit say at the boundaries of the procedures that they call.
void Facts::Impl::spreadContexts(std::uint32_t a, UnitId u, const std::function<void(UnitId)> &wake, UnitId only) {
  const Analysis &analysis = equations.analyses[a];
  if (!waysOf(a).down || !heads.reaches(u)) return;
  const Program::Side side = analysis.source->forward ? Program::Side::Before : Program::Side::After;
  const UnitId outerUnit = std::exchange(way.unit, u);
  const Tabling::Watch watch(tabling);
  for (std::uint32_t c : program.unit(u).calls) {
    const CallSite &site = program.calls()[c];
    if (!site.isKnown() || (only != none && site.callee != only) || isLeftOut(a, site.callee)) continue;
    Frame f;
    f.slots.assign(std::max<std::uint32_t>(analysis.slots, 1), {});
    f.unit = u;
    f.subject = f.slots[0] = program.instruction(site.tree);
    const BitSet v = cases<BitSet>(analysis.callee, f);
    Solver &callee = makeSolver(0, a, site.callee);
    if (callee.boundary(Value::of(program.toCallee(site, v, side, !analysis.source->meetUnion)))) wake(site.callee);
  }
  way.unit = outerUnit;
  if (Solver *s = solver(0, a, u); s && watch.rests().elsewhere == Rests::Where::Program) s->looksOutside();
}

void Facts::Impl::solve(std::uint32_t a) {
  const Analysis &analysis = equations.analyses[a];
  const Solution begins(*this);
  solving[a] = 1;
  open.insert(a);
  std::vector<UnitId> order;
  for (UnitId u : unitsFor(a)) {
    const auto &sites = program.callsOf(u);
    const bool called =
        std::any_of(sites.begin(), sites.end(), [&](std::uint32_t c) { return heads.reaches(program.calls()[c].caller); });
    if (!analysis.source->relation || called) order.push_back(u);
  }
  if (const Ways &w = waysOf(a); w.down && !w.up) std::reverse(order.begin(), order.end());
  const auto visit = [&](UnitId u, auto &wake) {
    const Forest::Mark mark = forest.mark();
    solveUnit(a, u, wake);
    forest.release(mark);
    tellIfUp(a, u);
    Solver &s = *solver(0, a, u);
    if (analysis.source->relation && !s.isOutside()) s.close();  // its callers are told, and come later but in a circle of calls
  };
  solveSystem(order, visit);
  // what looked into another procedure is tried again until nothing moves
  const auto changes = [&] {
    std::size_t sum = 0;
    for (UnitId u : order)
      if (Solver *s = solver(0, a, u)) sum += s->changes();
    return sum;
  };
  const bool outside = std::ranges::any_of(order, [&](UnitId u) { return solver(0, a, u)->isOutside(); });
  for (std::size_t before = ~std::size_t{0}; outside && before != changes();) {
    before = changes();
    solveSystem(order, visit);
  }
  solving[a] = 0;
  open.erase(a);
  solved[a] = 1;
  for (UnitId u : order)
    if (Solver *s = solver(0, a, u)) s->close();
  settledGuards.clear();
}

template <class V>
V Facts::Impl::summary(std::uint32_t a, const CallSite &site) {
  const rules::Analysis &source = *equations.analyses[a].source;
  constexpr bool relation = std::is_same_v<V, Relation>;
  if (!site.isKnown()) {
    BitSet touched = program.touchedByUnknown(site);
    if (relation || !source.forward)
      for (const Actual &x : site.actuals) touched.unite(x.reads);
    if constexpr (relation)
      return Relation::flow(touched, program.touchedByUnknown(site), {});
    else
      return source.meetUnion ? touched : BitSet();
  }
  if (!solved[a] && !solving[a]) solve(a);
  if (solving[a]) {
    tabling.rests().unsettled = true;
    if (program.instruction(site.tree) != way.carried.instr || way.carried.analysis != a) looksElsewhere(site.caller);
  }
  Solver *s = solver(0, a, site.callee);
  if (!s && obtain(a, site.callee)) s = solver(0, a, site.callee);
  if (!s && (solved[a] || isLeftToOthers(a, site.callee))) {
    solveAlone(a, site.callee);
    s = solver(0, a, site.callee);
  }
  if (!s) s = &makeSolver(0, a, site.callee);
  const Value end = s->end();
  if constexpr (relation)
    return program.toCaller(site, end.relation);
  else
    return program.toCaller(site, end.set, source.forward ? Program::Side::After : Program::Side::Before, !source.meetUnion);
}

// What the procedures called by an instruction (itself, or in its expressions) do to an analysis.
template <class V>
V Facts::Impl::callee(std::uint32_t a, Tree instr) {
  if constexpr (std::is_same_v<V, Relation>) {
    Relation r = Relation::identity();
    for (const CallSite *site : program.callsIn(instr)) r = r.then(summary<V>(a, *site));
    return r;
  } else {
    BitSet r;
    for (const CallSite *site : program.callsIn(instr)) r.unite(summary<V>(a, *site));
    return r;
  }
}
template BitSet Facts::Impl::callee(std::uint32_t, Tree);
template Relation Facts::Impl::callee(std::uint32_t, Tree);

// anywhere(X), entry(X, T), exit(X, T): see README.
Value Facts::Impl::sweep(const Node &n, Frame &f) {
  const Tree subject = n.args.empty() ? f.subject : evaluate(n.args[0], f).tree;
  UnitId u = subject ? program.unitOf(subject) : f.unit;
  if (u == none) u = f.unit;
  if (n.target == Node::Target::Anywhere) return Value::of(anywhere(n, u));
  const char side = n.target == Node::Target::Entry ? '-' : '+';
  if (n.other == ~0u) return at(n.index, side, program.unit(u).tree);
  const Tree unit = program.unit(u).tree;
  return apply(side == '-' ? n.index : n.other, std::span(&unit, 1));
}

// What it holds somewhere in a unit.
BitSet Facts::Impl::sweptIn(const SweepKey &key, UnitId u) {
  BitSet sum;
  auto note = [&](Tree t) {
    for (char side : {'-', '+'})
      sum.unite(key.second == ~0u ? fact<BitSet>(key.first, side, t)
                                  : applied<BitSet>(side == '-' ? key.first : key.second, std::span(&t, 1)));
  };
  note(program.unit(u).tree);
  for (const Point &p : program.flow(u).points)
    if (p.kind != Point::Kind::Anchor) note(p.instr);
  return sum;
}

void Facts::Impl::keepSwept(const SweepKey &key, UnitId u, BitSet sum) { sweeps[key].keep(program, u, std::move(sum)); }

void Facts::Impl::Sweep::keep(const Program &program, UnitId u, BitSet sum) {
  const Unit &owner = program.unit(u);
  sum.each([&](std::uint32_t z) {
    if (z >= owner.ownZones) global.insert(program.globalZone(owner, z));
  });
  local[u] = std::move(sum);
  told.clear();
}

const BitSet &Facts::Impl::Sweep::in(const Program &program, UnitId unit) const {
  const auto [known, isNew] = told.try_emplace(unit);
  BitSet &r = known->second;
  if (!isNew || unit == none) return r;
  if (auto l = local.find(unit); l != local.end()) r = l->second;
  const Unit &u = program.unit(unit);
  for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k)
    if (global.contains(program.globalZone(u, k))) r.insert(k);
  return r;
}

// It is kept once it is complete.
BitSet Facts::Impl::anywhere(const Node &n, UnitId unit) {
  const SweepKey key{n.index, n.other};
  if (sweeps[key].whole || gatherSweep(key)) return sweeps[key].in(program, unit);
  const Tabling::Watch watch(tabling);
  Sweep sweep;
  for (const UnitId u : heads.reached()) sweep.keep(program, u, sweptIn(key, u));
  BitSet r = sweep.in(program, unit);
  if (watch.rests().isComplete()) {
    sweep.whole = true;
    sweeps[key] = std::move(sweep);
  }
  return r;
}

}  // namespace dotbar::dataflow
