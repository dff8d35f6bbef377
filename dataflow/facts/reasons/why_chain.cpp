// Along the flow graph: from the place where a zone is in an analysis back to where it came in, through other zones where the
// transfer hands it on. The transfer is asked what it makes of single zones, so any equation is explained. For an analysis that
// intersects, the search is made for what is missing: that unites.
#include <algorithm>
#include <deque>

#include "dataflow/facts/reasons/why.h"
#include "dataflow/facts/solutions/solver.h"

namespace dotbar::dataflow {

namespace {

constexpr std::size_t shown = 12;  // steps of an explanation

}  // namespace

struct Why::Chain {
  struct State {
    std::uint32_t block, index, zone;  // index: in the direction of propagation, 0 where the block is entered
    auto operator<=>(const State &) const = default;
  };
  struct Step {
    State state;
    std::size_t from;  // the state that asked for this one
    bool ends = false;
    Tree by;  // the instruction between them
  };

  Why &why;
  Facts::Impl &i;
  std::uint32_t analysis;
  UnitId unit;
  Solver &solver;
  const rules::Analysis &source;
  bool positive;  // a zone counts when it is in the value; else when it is missing
  std::vector<Step> steps{};
  std::map<State, std::size_t> seen{};

  Chain(Why &w, std::uint32_t a, UnitId u, Solver &s)
      : why(w),
        i(w.i_),
        analysis(a),
        unit(u),
        solver(s),
        source(*w.i_.equations.analyses[a].source),
        positive(source.meetUnion) {}

  std::span<const Point> points(std::uint32_t b) const { return solver.flow().block(b); }
  Place place(std::uint32_t b, std::uint32_t index) const {
    const auto n = static_cast<std::uint32_t>(points(b).size());
    return {b, source.forward ? index : n - index};
  }
  const Point &pointBefore(const State &s) const {
    return points(s.block)[source.forward ? s.index - 1 : points(s.block).size() - s.index];
  }
  bool counts(const State &s) { return solver.at(place(s.block, s.index), false).set.contains(s.zone) == positive; }

  // The transfer of an instruction, of zones that count.
  BitSet through(const Point &p, const BitSet &in) {
    const BitSet all = BitSet::all(i.program.unit(unit).zoneCount());
    BitSet given = in;
    if (!positive) given = all, given.subtract(in);
    BitSet out = i.through(analysis, p, given, unit);
    if (positive) return out;
    BitSet rest = all;
    rest.subtract(out);
    return rest;
  }

  void ask(State s, std::size_t from, Tree by) {
    if (seen.emplace(s, steps.size()).second) steps.push_back({s, from, false, by});
  }

  // The zones before a point that alone make the zone behind it, itself first; and whether it comes from nothing.
  bool origins(const State &s, std::vector<std::uint32_t> &from) {
    const Point &p = pointBefore(s);
    if (p.kind == Point::Kind::Anchor) return from.push_back(s.zone), false;
    if (through(p, {}).contains(s.zone)) return true;
    if (through(p, BitSet{s.zone}).contains(s.zone)) from.push_back(s.zone);
    if (untouched(p, s.zone)) return false;
    for (std::uint32_t z = 0; z < i.program.unit(unit).zoneCount(); ++z)
      if (z != s.zone && through(p, BitSet{z}).contains(s.zone)) from.push_back(z);
    return false;
  }
  // The zone is not among what the other zones make together: most instructions do not concern it.
  bool untouched(const Point &p, std::uint32_t z) {
    BitSet others = BitSet::all(i.program.unit(unit).zoneCount());
    others.erase(z);
    return !through(p, others).contains(z);
  }

  // Breadth first: the shortest way to where it comes in (`in`), or all places beyond which it is not handed on.
  std::size_t search(State first, bool in) {
    ask(first, 0, {});
    for (std::size_t k = 0; k < steps.size(); ++k) {
      const State s = steps[k].state;
      if (s.index == 0) {
        if (s.block == (source.forward ? Graph::entry : Graph::exit)) {
          steps[k].ends = true;
          if (in) return k;
        }
        const Graph &g = solver.flow().graph;
        for (const std::uint32_t b : source.forward ? g.previous[s.block] : g.next[s.block]) {
          const State before{b, static_cast<std::uint32_t>(points(b).size()), s.zone};
          if (!in || counts(before)) ask(before, k, {});
        }
        continue;
      }
      std::vector<std::uint32_t> from;
      if (origins(s, from) && in) return steps[k].ends = true, k;
      if (from.empty()) steps[k].ends = true;
      for (const std::uint32_t z : from) {
        const State before{s.block, s.index - 1, z};
        const Point &p = pointBefore(s);
        if (!in || counts(before)) ask(before, k, z == s.zone ? Tree{} : p.instr);
      }
    }
    return steps.size();
  }

  // From there to the place asked about: the instructions that hand one zone's place on to another.
  void way(std::size_t k, std::vector<Reason> &into) {
    for (std::size_t left = shown; k != 0 && left; k = steps[k].from) {
      if (!steps[k].by) continue;
      const std::uint32_t to = steps[steps[k].from].state.zone;
      into.push_back(why.made(
          "then " + why.zone(unit, to) + " from " + why.zone(unit, steps[k].state.zone) + " by " + i.written(steps[k].by),
          source.where, steps[k].by));
      --left;
    }
  }

  std::string side() const { return std::string(text(source.name)); }

  // Where the search ended: at the boundary of the procedure, or at an instruction that puts it there.
  Reason end(std::size_t k) {
    const State &s = steps[k].state;
    const std::string zone = why.zone(unit, s.zone);
    if (s.index == 0) return boundary(s.zone, positive);
    const Point &p = pointBefore(s);
    Reason r = why.made(zone + " comes in at " + i.written(p.instr), source.where, p.instr);
    Frame f = why.frameOf(i.equations.analyses[analysis].slots, std::span(&p.instr, 1), unit);
    if (const Case *c = why.chosen(i.equations.analyses[analysis].transfer, f)) {
      const Value before = solver.at(place(s.block, s.index - 1), false);
      const Carried outer = std::exchange(
          i.way.carried, {analysis, p.instr, p.kind == Point::Kind::Head, Rests::noCircle, &before.set, &before.relation});
      if (c->condition) r.because = why.condition(*c->condition, f, true);
      r.because.push_back(why.member(c->value, f, s.zone, positive));
      i.way.carried = outer;
    }
    return r;
  }

  Reason boundary(std::uint32_t z, bool in) {
    const Unit &u = i.program.unit(unit);
    const std::string where = std::string(source.forward ? "at the entry of " : "at the exit of ") + std::string(text(u.name));
    Reason r = why.made(why.zone(unit, z) + (in ? " is in " : " is not in ") + side() + " " + where, source.where, u.tree);
    if (i.heads.of(unit)) {
      Frame f = why.frameOf(i.equations.analyses[analysis].slots, std::span(&u.tree, 1), unit);
      if (const Case *c = why.chosen(i.equations.analyses[analysis].head, f))
        if (i.set(c->value, f).contains(z) == in) return r.because.push_back(why.member(c->value, f, z, in)), r;
    }
    callers(z, in, r);
    return r;
  }

  // A callee's boundary is what its callers say: one that has it, or all that have not.
  void callers(std::uint32_t z, bool in, Reason &r) {
    if (i.equations.analyses[analysis].callee.empty()) return;
    const Program::Side s = source.forward ? Program::Side::Before : Program::Side::After;
    for (const std::uint32_t c : i.program.callsReaching(unit)) {
      const CallSite &found = i.program.calls()[c];
      const CallSite site = found.callee == unit ? found : found.besideArguments(unit);
      const Tree call = i.program.instruction(site.tree);
      if (!i.heads.reaches(site.caller) || !call) continue;
      Frame f = why.frameOf(i.equations.analyses[analysis].slots, std::span(&call, 1), site.caller);
      const Case *chosen = why.chosen(i.equations.analyses[analysis].callee, f);
      if (!chosen) continue;
      const BitSet value = i.set(chosen->value, f);
      for (std::uint32_t w = 0; w < i.program.unit(site.caller).zoneCount(); ++w) {
        if (!i.program.toCallee(site, BitSet{w}, s, false).contains(z) || value.contains(w) != in) continue;
        r.because.push_back(why.made("called by " + i.written(call), {}, call, {why.member(chosen->value, f, w, in)}));
        if (in) return;
      }
    }
  }
};

Reason Why::inAnalysis(std::uint32_t a, char side, Tree at, std::uint32_t z, bool in) {
  const rules::Analysis &source = *i_.equations.analyses[a].source;
  const Tree position = positionOf(i_.program, at);
  const UnitId u = i_.program.unitOf(at);
  const bool unit = position && il::hasSort(i_.forest.op(position), Sort::Unit);
  Reason r = made(zone(u, z) + being(in) + std::string(text(source.name)) + (side == '-' ? " before " : " after ") +
                      (unit ? std::string(text(i_.program.unit(u).name)) : i_.written(at)),
                  source.where, at);
  if (source.relation || u == none || depth_ >= deepest) return r;
  const bool is = i_.at(a, side, at).set.contains(z);  // solves it
  Solver *s = i_.solver(i_.layerFor(a, position), a, u);
  if (!s || is != in) return r;
  ++depth_;
  Chain chain(*this, a, u, *s);
  if (unit && (side == '-') == source.forward) {
    r.because = {chain.boundary(z, in)};
    return --depth_, r;
  }
  Place p{source.forward ? Graph::exit : Graph::entry, 0};
  bool after = false;
  if (!unit) {
    const Extent *e = s->flow().find(position);
    if (!e) return --depth_, r;
    p = side == '-' ? e->first : e->last, after = side == '+';
  }
  const auto n = static_cast<std::uint32_t>(s->flow().block(p.block).size());
  const std::uint32_t index = unit ? n : source.forward ? p.index + after : n - p.index - after;
  const bool present = in == chain.positive;  // what counts is there: one way is enough
  const std::size_t last = chain.search({p.block, index, z}, present);
  if (present && last < chain.steps.size()) {
    r.because.push_back(chain.end(last));
    chain.way(last, r.because);
  }
  if (!present) {
    for (const Chain::Step &step : chain.steps) {
      if (!step.ends || r.because.size() >= shown) continue;
      if (step.state.index == 0) {
        r.because.push_back(chain.boundary(step.state.zone, in));
      } else {
        const Tree by = chain.pointBefore(step.state).instr;
        r.because.push_back(
            made(zone(u, step.state.zone) + (chain.positive ? " gets nothing at " : " is put in at ") + i_.written(by),
                 source.where, by));
      }
      chain.way(static_cast<std::size_t>(&step - chain.steps.data()), r.because.back().because);
    }
  }
  --depth_;
  return r;
}

}  // namespace dotbar::dataflow
