// What naive.h declares.
#include "spec-tests/dataflow/naive.h"

#include <functional>
#include <set>

namespace dotbar::dataflow::test {
namespace {

using Kind = Expression::Kind;

// What an expression names: the analysis, the guard, the set.
struct Named {
  bool analysis = false, guard = false, set = false;
};

void collect(const Expression &e, Named &n) {
  n.analysis |= e.kind == Kind::Before || e.kind == Kind::After || e.kind == Kind::Callee;
  n.guard |= e.kind == Kind::Guard, n.set |= e.kind == Kind::Set;
  for (const Expression &a : e.args) collect(a, n);
}

}  // namespace

Naive::Naive(const World &w, const Equations &e) : world_(w), program_(*w.program), equations_(e) {
  for (const Unit &u : program_.units()) {
    if (!u.isProcedure()) continue;
    const FlowGraph &flow = program_.flow(u.id);
    Region r;
    for (std::uint32_t b = 0; b < flow.graph.size(); ++b) {
      r.in.push_back(least(!e.unites, u));
      r.passed.emplace_back(flow.block(b).size(), least(!e.unites, u));
    }
    regions_[u.id] = std::move(r);
  }
  for (const Stage s : {Below, Circle, Above}) {
    for (const Unit &u : program_.units())
      if (u.isProcedure())
        for (const il::Tree t : instructions(w, u))
          for (const bool guard : {false, true})
            if (stageOf(guard) == s) definition(guard, t, {});
    solve(s);
  }
}

BitSet Naive::least(bool greatest, const Unit &u) const { return greatest ? BitSet::all(u.zoneCount()) : BitSet(); }

Naive::Stage Naive::stageOf(bool guard) const {
  Named own, other, transfer;
  const auto of = [&](bool g, Named &n) {
    collect(g ? equations_.guardAtomic : equations_.setAtomic, n), collect(g ? equations_.guardRest : equations_.setRest, n);
  };
  of(guard, own), of(!guard, other);
  collect(equations_.transfer, transfer);
  if (equations_.conditional) collect(equations_.condition, transfer), collect(equations_.larger, transfer);
  if (equations_.hasContext) collect(equations_.context, transfer);
  const bool asksOther = guard ? own.set : own.guard, otherAsks = guard ? other.guard : other.set;
  if (!own.analysis && !(asksOther && other.analysis)) return Below;
  const bool asked = guard ? transfer.guard : transfer.set, otherAsked = guard ? transfer.set : transfer.guard;
  return asked || (otherAsked && otherAsks) ? Circle : Above;
}

// The unknowns of earlier stages are known, those of later ones are not asked for.
void Naive::solve(Stage s) {
  stage_ = s;
  do {
    moved_ = false;
    if (s == Circle)
      for (auto &[u, r] : regions_) moved_ |= solveRegion(program_.unit(u));
    std::vector<Question> all;
    for (const auto &[q, v] : definitions_)
      if (stageOf(std::get<0>(q)) == s) all.push_back(q);
    for (const Question &q : all) {
      BitSet v = compute(q);
      if (v == definitions_[q]) continue;
      definitions_[q] = std::move(v), moved_ = true;
    }
  } while (moved_);
}

bool Naive::solveRegion(const Unit &u) {
  const FlowGraph &flow = program_.flow(u.id);
  Region &r = regions_[u.id];
  bool moved = false;
  const auto keep = [&](BitSet &known, BitSet now) {
    moved |= !(known == now);
    known = std::move(now);
  };
  for (std::uint32_t b = 0; b < flow.graph.size(); ++b) {
    const bool start = b == (equations_.forward ? Graph::entry : Graph::exit);
    BitSet in = start ? boundary(u) : least(!equations_.unites, u);
    for (const std::uint32_t from : equations_.forward ? flow.graph.previous[b] : flow.graph.next[b]) {
      const BitSet &v = r.passed[from].empty() ? r.in[from] : r.passed[from].back();
      equations_.unites ? in.unite(v) : in.intersect(v);
    }
    keep(r.in[b], in);
    const auto points = flow.block(b);
    for (std::size_t k = 0; k < points.size(); ++k) {
      const Point &p = points[equations_.forward ? k : points.size() - 1 - k];
      const BitSet before = k ? r.passed[b][k - 1] : r.in[b];
      keep(r.passed[b][k], p.kind == Point::Kind::Anchor ? before : transfer(u, p, before));
    }
  }
  return moved;
}

// Without heads every procedure is one; and it holds what all its calls say.
BitSet Naive::boundary(const Unit &u) {
  BitSet r = equations_.head.kind == Kind::All ? BitSet::all(u.zoneCount()) : BitSet();
  const auto meet = [&](const BitSet &v) { equations_.unites ? r.unite(v) : r.intersect(v); };
  if (!equations_.hasContext) {
    if (!program_.callsOf(u.id).empty()) meet({});
    return r;
  }
  for (const std::uint32_t c : program_.callsOf(u.id)) {
    const CallSite &site = program_.calls()[c];
    const il::Tree instr = program_.instruction(site.tree);
    const Place at{&program_.unit(site.caller), instr, {}, {{"I", instr}}};
    meet(program_.toCallee(site, set(equations_.context, at), equations_.forward ? Program::Side::Before : Program::Side::After,
                           !equations_.unites));
  }
  return r;
}

BitSet Naive::transfer(const Unit &u, const Point &p, const BitSet &in) {
  const Place at{&u, p.instr, p.instr, {{"I", p.instr}}};
  passing_ = &in;
  const bool larger = equations_.conditional && test(equations_.condition, at);
  BitSet r = set(larger ? equations_.larger : equations_.transfer, at);
  passing_ = nullptr;
  return r;
}

BitSet Naive::definition(bool guard, il::Tree t, il::Tree carried) {
  const Question q{guard, t, stageOf(guard) == Below ? il::Tree{} : carried};
  const auto known = definitions_.find(q);
  if (known != definitions_.end()) return known->second;
  moved_ = true;
  const bool greatest = stageOf(guard) == Circle && !equations_.unites;
  const BitSet first = guard ? (greatest ? BitSet{0} : BitSet()) : least(greatest, program_.unit(program_.unitOf(t)));
  return definitions_[q] = first;
}

// While a value is carried through an instruction, what that is stands in the value that enters its point.
BitSet Naive::compute(const Question &q) {
  const auto &[guard, t, carried] = q;
  const Place at{&program_.unit(program_.unitOf(t)), t, carried, {{"T", t}}};
  const bool atomic = !isControl(world_.forest, t);
  BitSet entering;
  if (carried) {
    const UnitId u = program_.unitOf(carried);
    const FlowGraph &flow = program_.flow(u);
    for (std::uint32_t b = 0; b < flow.graph.size(); ++b)
      for (std::size_t k = 0; k < flow.block(b).size(); ++k) {
        const Point &p = flow.block(b)[equations_.forward ? k : flow.block(b).size() - 1 - k];
        if (p.instr == carried && p.kind != Point::Kind::Anchor) entering = k ? regions_[u].passed[b][k - 1] : regions_[u].in[b];
      }
    passing_ = &entering;
  }
  BitSet r;
  if (guard) {
    if (test(atomic ? equations_.guardAtomic : equations_.guardRest, at)) r.insert(0);
  } else {
    r = set(atomic ? equations_.setAtomic : equations_.setRest, at);
  }
  passing_ = nullptr;
  return r;
}

const BitSet &Naive::value(char side, il::Tree instr) const {
  const UnitId u = program_.unitOf(instr);
  const Extent *e = program_.flow(u).find(instr);
  static const BitSet nothing;
  if (!e) return nothing;
  const dataflow::Place p = side == '-' ? e->first : e->last;
  const std::size_t n = program_.flow(u).block(p.block).size(), after = side == '+';
  const std::size_t passed = equations_.forward ? p.index + after : n - p.index - after;
  const Region &r = regions_.at(u);
  return passed ? r.passed[p.block][passed - 1] : r.in[p.block];
}

BitSet Naive::analysis(char side, il::Tree instr) { return value(side, instr); }

BitSet Naive::callee(const Place &at) {
  BitSet r;
  for (const CallSite *site : program_.callsIn(at.subject)) {
    const Region &callee = regions_[site->callee];
    const std::uint32_t end = equations_.forward ? Graph::exit : Graph::entry;
    const BitSet &v = callee.passed[end].empty() ? callee.in[end] : callee.passed[end].back();
    r.unite(program_.toCaller(*site, v, equations_.forward ? Program::Side::After : Program::Side::Before, !equations_.unites));
  }
  return r;
}

void Naive::parts(il::Tree t, std::vector<il::Tree> &r) const {
  for (const il::Tree list : bodies(world_.forest, t))
    for (const il::Tree c : world_.forest.children(list)) r.push_back(unwrapped(world_.forest, c));
}

std::vector<il::Tree> Naive::instructions(const World &w, const Unit &u) {
  std::vector<il::Tree> r;
  w.collect(u.body, r);
  return r;
}

std::vector<il::Tree> Naive::range(const Expression &e, const Place &at) const {
  const il::Tree from = at.variables.at(e.of);
  const Unit &u = program_.unit(program_.unitOf(from));
  std::vector<il::Tree> r;
  if (e.range == Expression::Range::Parts) parts(from, r);
  if (e.range == Expression::Range::Instructions) return instructions(world_, u);
  if (e.range == Expression::Range::Callers)
    for (const std::uint32_t c : program_.callsOf(u.id)) r.push_back(program_.instruction(program_.calls()[c].tree));
  return r;
}

BitSet Naive::set(const Expression &e, const Place &at) {
  const auto it = [&] { return at.variables.at(e.variable); };
  const auto unit = [&]() -> const Unit & { return program_.unit(program_.unitOf(it())); };
  const auto fact = [&](char side) {
    const bool carried = it() == at.carried && side == (equations_.forward ? '-' : '+');
    return carried ? *passing_ : value(side, it());
  };
  switch (e.kind) {
    case Kind::All:
      return BitSet::all(at.unit->zoneCount());
    case Kind::Reads:
      return program_.reads(unit(), it());
    case Kind::Writes:
      return program_.writes(unit(), it());
    case Kind::MustWrites:
      return program_.mustWrites(unit(), it());
    case Kind::Before:
      return fact('-');
    case Kind::After:
      return fact('+');
    case Kind::Callee:
      return callee(at);
    case Kind::Set:
      return definition(false, it(), at.carried);
    case Kind::Union:
    case Kind::Intersection:
    case Kind::Difference: {
      BitSet r = set(e.args[0], at);
      const BitSet other = set(e.args[1], at);
      e.kind == Kind::Union ? r.unite(other) : e.kind == Kind::Intersection ? r.intersect(other) : r.subtract(other);
      return r;
    }
    case Kind::EachSet: {
      BitSet r;
      Place inner = at;
      for (const il::Tree t : range(e, at)) inner.variables[e.variable] = t, r.unite(set(e.args[0], inner));
      return r;
    }
    default:
      return {};
  }
}

bool Naive::test(const Expression &e, const Place &at) {
  switch (e.kind) {
    case Kind::Meets:
      return set(e.args[0], at).meets(set(e.args[1], at));
    case Kind::Within:
      return set(e.args[0], at).within(set(e.args[1], at));
    case Kind::And:
      return test(e.args[0], at) && test(e.args[1], at);
    case Kind::Or:
      return test(e.args[0], at) || test(e.args[1], at);
    case Kind::Not:
      return !test(e.args[0], at);
    case Kind::IsAtomic:
      return !isControl(world_.forest, at.variables.at(e.variable));
    case Kind::Guard:
      return !definition(true, at.variables.at(e.variable), at.carried).empty();
    case Kind::Some:
    case Kind::Each: {
      Place inner = at;
      for (const il::Tree t : range(e, at)) {
        inner.variables[e.variable] = t;
        if (test(e.args[0], inner) == (e.kind == Kind::Some)) return e.kind == Kind::Some;
      }
      return e.kind == Kind::Each;
    }
    default:
      return false;
  }
}

}  // namespace dotbar::dataflow::test
