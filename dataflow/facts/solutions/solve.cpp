// Analyses solved over the program: procedures by one work list over the call graph (summaries bottom-up, contexts top-down,
// recursion).
#include "dataflow/solver/solve.h"

#include <algorithm>

#include "dataflow/facts/solutions/solver.h"

namespace dotbar::dataflow {

namespace {

template <class V>
const V &part(const Value &v) {
  if constexpr (std::is_same_v<V, BitSet>)
    return v.set;
  else
    return v.relation;
}

}  // namespace

Layer::Layer() = default;
Layer::Layer(Layer &&) noexcept = default;
Layer::~Layer() = default;

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
template Relation Facts::Impl::through(std::uint32_t, const Point &, const Relation &, UnitId);

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
  if (progress.isOpen(a)) tabling.rests().unsettled = true;
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
  if (layer == 0 && !progress.isBegun(a)) solve(a);
  if (progress.isOpen(a)) looksElsewhere(u);
  Solver *s = solver(layer, a, u);
  if (!s && layer == 0) {
    if (!obtain(a, u) && isLeftOut(a, u)) solveLeftOut(a, u);
    s = solver(0, a, u);
  }
  if (!s) {
    if (progress.isOpen(a) && heads.reaches(u) && !isLeftToOthers(a, u))
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
  for (const std::uint32_t c : program.callsReaching(u)) {
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
  const Solving anew(*this, a);
  solveUnit(a, u, [](UnitId) {});
}

// What a call says at the boundary of the procedure that it calls.
BitSet Facts::Impl::saidAt(std::uint32_t a, const CallSite &site) {
  const Analysis &analysis = equations.analyses[a];
  const Program::Side side = analysis.source->forward ? Program::Side::Before : Program::Side::After;
  Frame f;
  f.slots.assign(std::max<std::uint32_t>(analysis.slots, 1), {});
  f.unit = site.caller;
  f.subject = f.slots[0] = program.instruction(site.tree);
  return program.toCallee(site, cases<BitSet>(analysis.callee, f), side, !analysis.source->meetUnion);
}

// What the call sites of a unit say at the boundaries of the procedures that they call.
void Facts::Impl::spreadContexts(std::uint32_t a, UnitId u, const std::function<void(UnitId)> &wake, UnitId only) {
  if (!waysOf(a).down || !heads.reaches(u)) return;
  const UnitId outerUnit = std::exchange(way.unit, u);
  const Tabling::Watch watch(tabling);
  const auto tell = [&](const CallSite &site) {
    if ((only != none && site.callee != only) || isLeftOut(a, site.callee)) return;
    const BitSet said = saidAt(a, site);
    Solver &callee = makeSolver(0, a, site.callee);
    if (callee.boundary(Value::of(said))) wake(site.callee);
  };
  for (std::uint32_t c : program.unit(u).calls) {
    const CallSite &site = program.calls()[c];
    if (site.isKnown()) tell(site);
    for (const UnitId q : site.passed) tell(site.besideArguments(q));
  }
  way.unit = outerUnit;
  if (Solver *s = solver(0, a, u); s && watch.rests().elsewhere == Rests::Where::Program) s->looksOutside();
}

void Facts::Impl::solve(std::uint32_t a) {
  const Analysis &analysis = equations.analyses[a];
  std::optional<Solving> now(std::in_place, *this, a);
  std::vector<UnitId> order;
  for (UnitId u : unitsFor(a)) {
    const auto isReached = [&](std::uint32_t c) { return heads.reaches(program.calls()[c].caller); };
    if (!analysis.source->relation || std::ranges::any_of(program.callsReaching(u), isReached)) order.push_back(u);
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
  now.reset();
  progress.finish(a);
  for (UnitId u : order)
    if (Solver *s = solver(0, a, u)) s->close();
}

template <class V>
V Facts::Impl::summary(std::uint32_t a, const CallSite &site) {
  const rules::Analysis &source = *equations.analyses[a].source;
  constexpr bool relation = std::is_same_v<V, Relation>;
  if (!site.isKnown()) {
    if constexpr (relation)
      return Relation::flow(program.readByUnknown(site), program.touchedByUnknown(site), {});
    else
      return !source.meetUnion ? BitSet() : source.forward ? program.touchedByUnknown(site) : program.readByUnknown(site);
  }
  if (!progress.isBegun(a)) solve(a);
  if (progress.isOpen(a)) {
    tabling.rests().unsettled = true;
    if (program.instruction(site.tree) != way.carried.instr || way.carried.analysis != a) looksElsewhere(site.caller);
  }
  Solver *s = solver(0, a, site.callee);
  if (!s && obtain(a, site.callee)) s = solver(0, a, site.callee);
  if (!s && (progress.isSolved(a) || isLeftToOthers(a, site.callee))) {
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

// What the procedures called by an instruction (itself, or in its expressions) do to an analysis; those that are passed may do
// it, too, or not.
template <class V>
V Facts::Impl::callee(std::uint32_t a, Tree instr) {
  const auto passed = [&](const CallSite &site, auto &&act) {
    if (!equations.analyses[a].source->meetUnion) return;
    for (const UnitId q : site.passed) act(summary<V>(a, site.besideArguments(q)));
  };
  if constexpr (std::is_same_v<V, Relation>) {
    Relation r = Relation::identity();
    for (const CallSite *site : program.callsIn(instr)) {
      Relation beside = Relation::identity();
      passed(*site, [&](const Relation &v) { beside.unite(v); });
      r = r.then(beside.then(summary<V>(a, *site)).then(beside));
    }
    return r;
  } else {
    BitSet r;
    for (const CallSite *site : program.callsIn(instr)) {
      r.unite(summary<V>(a, *site));
      passed(*site, [&](const BitSet &v) { r.unite(v); });
    }
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
