// Primitives that speak of calls and procedures: callees, arguments, what they share, heads.
#include <algorithm>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/descriptions.h"
#include "dataflow/program/interface.h"
#include "dataflow/program/shape.h"
#include "engine/il/walk.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

const Unit *procedureOf(Facts::Impl &i, UnitId around, Tree t) {
  if (!t) return nullptr;
  if (const CallSite *c = i.program.callAt(t)) return c->isKnown() ? &i.program.unit(c->callee) : nullptr;
  if (il::hasSort(i.forest.op(t), Sort::Unit)) {
    const UnitId u = i.program.unitOf(t);
    return u == none ? nullptr : &i.program.unit(u);
  }
  if (i.forest.is(t, Op::Name)) {
    const Tree above = i.program.parent(t);
    if (above && il::hasSort(i.forest.op(above), Sort::Unit)) return procedureOf(i, around, above);
    const UnitId u = around == none ? none : i.program.resolveProcedure(i.program.unit(around), i.forest.symbol(t));
    return u == none ? i.program.findUnit(i.forest.symbol(t)) : &i.program.unit(u);
  }
  const auto calls = i.program.callsIn(t);
  return !calls.empty() && calls[0]->isKnown() ? &i.program.unit(calls[0]->callee) : nullptr;
}

bool isWithoutInterface(const Facts::Impl &i, const CallSite &c) {
  const Unit &callee = i.program.unit(c.callee);
  return callee.parent == none && needsInterface(i.forest, callee);
}

namespace {

using Impl = Facts::Impl;
using Args = Values;

const CallSite *callAround(Impl &i, Tree argument) {
  for (Tree t = i.program.parent(argument); t; t = i.program.parent(t)) {
    if (const CallSite *c = i.program.callAt(t)) return c;
    if (il::hasSort(i.forest.op(t), Sort::Instr)) return nullptr;
  }
  return nullptr;
}

// Other actuals of the call around this one that may share storage with it: those before it, or all, and the place of the result.
std::vector<Tree> sharing(Impl &i, Tree argument, bool before) {
  std::vector<Tree> r;
  const CallSite *c = callAround(i, argument);
  if (!c) return r;
  const auto &all = c->actuals;
  const auto own = std::find_if(all.begin(), all.end(), [&](const Actual &x) { return x.tree == argument; });
  const auto at = static_cast<std::size_t>(own - all.begin());
  if (own == all.end() && argument != c->result.tree) return r;
  for (std::size_t k = 0; k < (before ? at : all.size()); ++k)
    if (k != at && i.program.mayReachBoth(*c, at, k)) r.push_back(all[k].tree);
  if (!before && c->result.tree && c->result.tree != argument && i.program.mayShare(*c, at, all.size()))
    r.push_back(c->result.tree);
  return r;
}

// The formal: a callee may overwrite by it what it reaches otherwise. (A pointer with INTENT(OUT) is associated inside alone.)
bool isTarget(Impl &i, const CallSite &c, std::size_t k) {
  if (!c.isKnown()) return false;
  const Unit &callee = i.program.unit(c.callee);
  const Variable *formal = k < callee.formals.size() ? callee.symbols.find(callee.formals[k]) : nullptr;
  return formal && (formal->target || formal->pointer) && !semantics::isGivenTarget(i.forest, callee.decls, formal->name);
}

// Other actuals of the call that may share storage with this one, where the formals of both are targets or pointers.
std::vector<Tree> sharingTargets(Impl &i, Tree argument) {
  std::vector<Tree> r;
  const CallSite *c = callAround(i, argument);
  if (!c) return r;
  const auto &all = c->actuals;
  const auto own = std::find_if(all.begin(), all.end(), [&](const Actual &x) { return x.tree == argument; });
  const auto at = static_cast<std::size_t>(own - all.begin());
  if (own == all.end() || !isTarget(i, *c, at)) return r;
  for (std::size_t k = 0; k < all.size(); ++k)
    if (k != at && isTarget(i, *c, k) && i.program.mayShare(*c, at, k)) r.push_back(all[k].tree);
  return r;
}

Tree firstAsked(Impl &i, Tree t) {
  const Forest &f = i.forest;
  if (f.is(t, Op::Apply))
    if (const CallSite *c = i.program.callAt(t); c && !c->isKnown()) return il::ApplyOp::function_(f, t);
  for (Tree c : f.children(t)) {
    if (f.is(c, Op::Instrs) || il::hasSort(f.op(c), Sort::Instr)) continue;
    if (const Tree r = firstAsked(i, c)) return r;
  }
  return {};
}

}  // namespace

Tree askedOutside(Facts::Impl &i, Tree t) {
  const UnitId u = i.program.unitOf(t);
  return u != none && !i.program.unit(u).callsUnknown ? Tree{} : firstAsked(i, t);
}

namespace {

// An array for a formal that is a scalar: an elemental procedure, which is called for each element.
bool isSpread(Impl &i, const CallSite &c) {
  const Unit &caller = i.program.unit(c.caller), &callee = i.program.unit(c.callee);
  for (std::size_t k = 0; k < c.actuals.size() && k < callee.formals.size(); ++k) {
    const Variable *formal = callee.symbols.find(callee.formals[k]);
    if (formal && formal->isVariable() && !formal->dims && c.actuals[k].tree &&
        i.forest.is(i.program.typeOf(caller, c.actuals[k].tree), Op::ArrayType))
      return true;
  }
  return false;
}

// As many arguments as formals, optional ones left out; none of them spread over elements.
bool fits(Impl &i, const CallSite &c) {
  if (isSpread(i, c)) return false;
  const Unit &callee = i.program.unit(c.callee);
  std::size_t absent = 0;
  for (const Actual &x : c.actuals) absent += x.tree ? 0 : 1;
  const std::uint32_t given = i.forest.arity(il::AnyOp::args_(i.forest, c.tree));
  return given + absent == callee.formals.size() &&
         (absent == 0 || std::ranges::any_of(callee.symbols.all(), [](const Variable &v) { return v.optional; }));
}

// What a string gives is there as often as it is asked: that is no input.
bool isOperator(Impl &i, Tree t, Op op) {
  if (!i.forest.is(t, op)) return false;
  const UnitId u = op == Op::Input ? i.program.unitOf(t) : none;
  return u == none || !i.program.type(i.program.unit(u), il::InputOp::unit_(i.forest, t)).is(semantics::Category::Character);
}

bool holdsOperator(Impl &i, Tree in, Op op) {
  return il::any(i.forest, in, [&](Tree t) { return isOperator(i, t, op); });
}

// The units that hold an operator of IL, or call one that does; found once.
const std::vector<char> &unitsReaching(Impl &i, Op op) {
  const auto [at, isNew] = i.unitsReaching.try_emplace(op);
  std::vector<char> &found = at->second;
  if (!isNew) return found;
  found.assign(i.program.units().size(), 0);
  std::vector<UnitId> open;
  for (const Unit &u : i.program.units())
    if (u.body && holdsOperator(i, u.body, op)) found[u.id] = 1, open.push_back(u.id);
  while (!open.empty()) {
    const UnitId callee = open.back();
    open.pop_back();
    for (std::uint32_t c : i.program.callsReaching(callee))
      if (const UnitId caller = i.program.calls()[c].caller; !found[caller]) found[caller] = 1, open.push_back(caller);
  }
  return found;
}

// Whether a tree, or a procedure that it calls directly or not, holds an operator of IL.
bool reachesOperator(Impl &i, Tree from, Op op) {
  std::vector<Tree> open{from};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (isOperator(i, t, op)) return true;
    bool reaches = false;
    if (const CallSite *c = i.program.callAt(t)) c->eachCallee([&](UnitId q) { reaches |= unitsReaching(i, op)[q] != 0; });
    if (reaches) return true;
    for (Tree c : i.forest.children(t)) open.push_back(c);
  }
  return false;
}

// What an argument overwrites, element by element, the value of another one reads at other elements, or at one for all: it would
// have to be there before the first call.
bool readsMovedElements(Impl &i, UnitId u, Tree procedure, Tree args) {
  const Forest &f = i.forest;
  const UnitId callee = i.program.resolveProcedure(i.program.unit(u), f.symbol(procedure));
  const auto isIn = [&](std::uint32_t k) {
    const Unit *c = callee == none ? nullptr : &i.program.unit(callee);
    const Tree said = f.child(args, k);
    const bool byName = f.is(said, Op::Keyword);
    if (!c || (!byName && k >= c->formals.size())) return false;
    return semantics::saysIntentIn(f, c->decls, byName ? f.symbol(il::KeywordOp::formal_(f, said)) : c->formals[k]);
  };
  const auto mixes = [&](Tree t, Tree whole, Symbol variable, auto &&again) -> bool {
    if (f.equal(t, whole)) return false;
    Tree base = t;
    while (f.is(base, Op::Index) || f.is(base, Op::Field) || f.is(base, Op::Downcast)) {
      if (f.is(base, Op::Index) && again(il::IndexOp::subs_(f, base), whole, variable, again)) return true;
      base = il::AnyOp::base_(f, base);
    }
    if (f.is(base, Op::Name)) return f.symbol(base) == variable;
    return std::ranges::any_of(f.children(base), [&](Tree c) { return again(c, whole, variable, again); });
  };
  for (std::uint32_t k = 0; k < f.arity(args); ++k) {
    const Tree over = argument(f, args, k);
    const Variable *v = il::hasSort(f.op(over), Sort::Ref) && !isIn(k) ? i.program.designated(i.program.unit(u), over) : nullptr;
    for (std::uint32_t at = 0; v && at < f.arity(args); ++at)
      if (const Tree other = argument(f, args, at); !il::hasSort(f.op(other), Sort::Ref) && mixes(other, over, v->name, mixes))
        return true;
  }
  return false;
}

const Heads::Names &namedBy(Impl &i, UnitId u, bool in) {
  static const Heads::Names nothing;
  const Heads::Named *head = u == none ? nullptr : i.heads.of(u);
  return !head ? nothing : in ? head->independents : head->dependents;
}

const Type S = Type::Set, B = Type::Bool, T = Type::Tree, L = Type::Trees;

// The reached instructions that call a procedure, if wished also what it may stand for; not those in whose arguments it is
// called.
Value callersOf(Impl &i, const Unit *p, bool orStandsFor) {
  std::vector<Tree> r;
  const std::vector<std::uint32_t> all = p ? i.program.callsReaching(p->id) : std::vector<std::uint32_t>();
  for (const std::uint32_t c : all) {
    const CallSite &site = i.program.calls()[c];
    if (site.isKnown() ? site.callee != p->id : !orStandsFor) continue;
    const Tree around = i.program.instruction(site.tree);
    const bool another = around != site.tree && i.forest.is(around, Op::Call);
    if (i.heads.reaches(site.caller) && !another) r.push_back(around);
  }
  return Value::of(std::move(r));
}

void addProcedures(PrimitiveTable &to) {
  to.add("readsMovedElements", {T, T}, B,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u != none && readsMovedElements(i, u, a[0].tree, a[1].tree)); });
  to.test("callsUnknown", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return !p || p->callsUnknown;
  });
  to.add("reachesOperator", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    Op op = Op::Noexpr;
    return Value::of(a[0].tree && il::findOp(i.forest.text(a[1].tree), op) && reachesOperator(i, a[0].tree, op));
  });
  to.test("isRecursive", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && p->recursive;
  });
  to.test("isExternal", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && p->parent == none;
  });
  to.add("callers", {T}, L, [](Impl &i, UnitId u, Args &a) { return callersOf(i, procedureOf(i, u, a[0].tree), false); });
  to.add("mayCall", {T}, L, [](Impl &i, UnitId u, Args &a) { return callersOf(i, procedureOf(i, u, a[0].tree), true); });
  to.add("offersBeside", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    const Unit *p = procedureOf(i, u, a[0].tree);
    const Unit *m = p && p->parent != none ? &i.program.unit(p->parent) : nullptr;
    if (!m || !i.forest.is(m->tree, Op::Module)) return Value::of(true);
    const Symbol name = i.forest.symbol(a[1].tree);
    const auto isIt = [&](UnitId c) { return i.program.unit(c).name == name; };
    return Value::of(std::ranges::any_of(m->contained, isIt) && !m->symbols.access.hides(name));
  });
  to.add("procedure", {T}, T, [](Impl &i, UnitId u, Args &a) {  // the unit that a call, or a name, stands for
    const Unit *p = procedureOf(i, u, a[0].tree);
    return Value::of(p ? p->tree : Tree{});
  });
  to.ofUnit("outside", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : i.program.outside(i.program.unit(u)); });
}

void addHeads(PrimitiveTable &to) {
  to.test("isHead", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && !i.heads.none() && i.heads.of(p->id);
  });
  to.test("isReached", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && i.heads.reaches(p->id);
  });
  to.ofUnit("independents", [](Impl &i, UnitId u, Tree) { return namedBy(i, u, true).zones; });
  to.ofUnit("dependents", [](Impl &i, UnitId u, Tree) { return namedBy(i, u, false).zones; });
  auto headNames = [](bool in) {
    return [in](Impl &i, UnitId u, Args &a) {
      const Unit *p = procedureOf(i, u, a[0].tree);
      return Value::of(i.forest.node(Op::Exprs, namedBy(i, p ? p->id : none, in).names));
    };
  };
  to.add("independentsOf", {T}, T, headNames(true));
  to.add("dependentsOf", {T}, T, headNames(false));
  to.add("namedBelow", {T}, S,
         [](Impl &i, UnitId u, Args &a) {  // storage of the caller that a head names, which the callee is or calls
           BitSet r;
           const CallSite *c = callAround(i, a[0].tree);
           if (!c || u == none || !c->isKnown()) return Value::of(r);
           i.heads.namedBelow(c->callee).each([&](ZoneId z) {
             if (const std::uint32_t k = i.program.localZone(i.program.unit(c->caller), z); k != none) r.insert(k);
           });
           return Value::of(r);
         });
}

// What describes the procedure that is called, where the call stands; no tree: nothing.
Tree describedAt(const Impl &i, const CallSite &c) {
  return descriptionOf(i.program, i.program.unit(c.caller), i.forest.symbol(i.forest.children(c.tree).front()));
}

void addCalls(PrimitiveTable &to) {
  to.test("isUnknownCall", [](Impl &i, UnitId, Tree t) {
    for (const CallSite *c : i.program.callsIn(t))
      if (!c->isKnown() || !fits(i, *c)) return true;
    return false;
  });
  to.add("setByUnknown", {T}, S, [](Impl &i, UnitId, Args &a) {
    BitSet r;
    for (const CallSite *c : i.program.callsIn(a[0].tree))
      if (!c->isKnown()) r.unite(i.program.setByUnknown(*c));
    return Value::of(std::move(r));
  });
  to.test("isMisfit", [](Impl &i, UnitId, Tree t) {
    for (const CallSite *c : i.program.callsIn(t))
      if (c->isKnown() && !fits(i, *c)) return true;
    return false;
  });
  to.test("returnsToLabels",
          [](Impl &i, UnitId, Tree t) { return il::any(i.forest, t, [&](Tree x) { return i.forest.is(x, Op::Alternate); }); });
  to.test("needsInterface", [](Impl &i, UnitId, Tree t) {
    for (const CallSite *c : i.program.callsIn(t))
      if (c->isKnown() && isWithoutInterface(i, *c)) return true;
    return false;
  });
  to.test("leavesOut", [](Impl &i, UnitId, Tree t) {
    const auto leavesOut = [&](const CallSite *c) {
      const Tree described = c->isKnown() ? Tree{} : describedAt(i, *c);
      return std::ranges::any_of(c->actuals, [](const Actual &a) { return !a.tree; }) ||
             (described && c->actuals.size() < i.forest.arity(il::AnyOp::formals_(i.forest, described)));
    };
    return std::ranges::any_of(i.program.callsIn(t), leavesOut);
  });
  // The name of the result in the callee's header, for the place where a call's result goes.
  to.add("calledResult", {T}, T, [](Impl &i, UnitId u, Args &a) {
    const Unit *callee = procedureOf(i, u, i.program.parent(a[0].tree));
    const CallSite *c = i.program.callAt(i.program.parent(a[0].tree));
    const Tree described = c && (!c->isKnown() || isWithoutInterface(i, *c)) ? describedAt(i, *c) : Tree{};
    if (!described && (!callee || !callee->result || !i.forest.is(callee->tree, Op::Procedure))) return Value::of(Tree{});
    const Tree procedure = described ? described : callee->tree, said = il::ProcedureOp::result_(i.forest, procedure);
    return Value::of(i.forest.is(said, Op::Name) ? said : il::ProcedureOp::name_(i.forest, procedure));
  });
  to.test("asksOutside", [](Impl &i, UnitId, Tree t) { return t && askedOutside(i, unwrapped(i.forest, t)); });
  to.add("askedOutside", {T}, T,
         [](Impl &i, UnitId, Args &a) { return Value::of(askedOutside(i, unwrapped(i.forest, a[0].tree))); });
}

// The same of a call that rules built, whose procedure need not be there.
BitSet evaluatedBy(Impl &i, UnitId u, Tree call) {
  BitSet r;
  const Unit &unit = i.program.unit(u);
  for (Tree a : i.forest.children(il::CallOp::args_(i.forest, call))) {
    const Tree value = i.forest.is(a, Op::Keyword) ? il::KeywordOp::value_(i.forest, a) : a;
    r.unite(il::hasSort(i.forest.op(value), Sort::Ref) ? i.program.subscripts(unit, value) : i.program.reads(unit, value));
  }
  return r;
}

void addArguments(PrimitiveTable &to) {
  // zones that evaluating the actuals of the calls in an instruction reads: expressions, the subscripts of references, and what
  // is copied because the dummy has VALUE
  to.remembered("evaluated", [](Impl &i, UnitId u, Tree t) {
    BitSet r;
    if (u == none) return r;
    if (!i.program.isSource(t) && i.forest.is(t, Op::Call)) return evaluatedBy(i, u, t);
    for (const CallSite *c : i.program.callsIn(t))
      for (const Actual &x : c->actuals)
        if (x.tree)
          r.unite(x.reference && !x.byValue ? i.program.subscripts(i.program.unit(u), x.tree)
                                            : i.program.reads(i.program.unit(u), x.tree));
    return r;
  });
  to.add("arguments", {T}, L, [](Impl &i, UnitId, Args &a) {
    std::vector<Tree> r;
    for (const CallSite *c : i.program.callsIn(a[0].tree))
      for (const Actual &x : c->actuals)
        if (x.tree) r.push_back(x.tree);
    return Value::of(std::move(r));
  });
  to.add("otherArguments", {T}, L, [](Impl &i, UnitId, Args &a) {
    std::vector<Tree> r;
    if (const CallSite *c = callAround(i, a[0].tree)) {
      for (const Actual &x : c->actuals)
        if (x.tree && x.tree != a[0].tree && x.reference) r.push_back(x.tree);
      if (c->result.tree) r.push_back(c->result.tree);
    }
    return Value::of(std::move(r));
  });
  to.add("formal", {T}, T, [](Impl &i, UnitId, Args &a) { return Value::of(i.program.formalOf(a[0].tree)); });
}

void addShared(PrimitiveTable &to) {
  to.add("sharing", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(sharing(i, a[0].tree, false)); });
  to.add("sharingBefore", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(sharing(i, a[0].tree, true)); });
  to.add("sharingTargets", {T}, L, [](Impl &i, UnitId, Args &a) { return Value::of(sharingTargets(i, a[0].tree)); });
  to.test("isForTarget", [](Impl &i, UnitId, Tree t) {  // an actual: the formal is a target or a pointer
    const CallSite *c = callAround(i, t);
    if (!c) return false;
    for (std::size_t k = 0; k < c->actuals.size(); ++k)
      if (c->actuals[k].tree == t) return isTarget(i, *c, k);
    return false;
  });
  to.test("goesOn", [](Impl &i, UnitId, Tree t) {  // an actual: the formal is an array that goes on behind this member of COMMON
    const CallSite *c = callAround(i, t);
    return c && std::any_of(c->actuals.begin(), c->actuals.end(), [&](const Actual &x) { return x.tree == t && x.goesOn; });
  });
  to.add("sharesCommon", {T}, B,
         [](Impl &i, UnitId u, Args &a) {  // the callee reaches the actual's storage without the argument, too
           const CallSite *c = callAround(i, a[0].tree);
           if (!c || u == none) return Value::of(false);
           return Value::of(i.program.reachedBeside(*c).meets(i.program.zonesOf(i.program.unit(u), a[0].tree)));
         });
  to.add("otherStorage", {T}, S, [](Impl &i, UnitId u, Args &a) {  // of the caller, that the callee reaches without its arguments
    const CallSite *c = callAround(i, a[0].tree);
    return Value::of(c && u != none ? i.program.reachedBeside(*c) : BitSet());
  });
}

}  // namespace

void addCallPrimitives(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  addProcedures(to);
  addHeads(to);
  addCalls(to);
  addArguments(to);
  addShared(to);
}

}  // namespace dotbar::dataflow
