// Primitives that speak of dummy procedures: where they are called, where they are handed on, what is said of them.
#include <algorithm>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/interface.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

const Type B = Type::Bool, T = Type::Tree, L = Type::Trees;

// A dummy that is a procedure; null: the name means something else here.
const Variable *dummyProcedure(const Impl &i, UnitId u, Tree name) {
  if (u == none || !i.forest.is(name, Op::Name)) return nullptr;
  const Variable *v = i.program.lookup(i.program.unit(u), i.forest.symbol(name));
  return v && v->formal != none && v->kind == Variable::Kind::Procedure ? v : nullptr;
}

UnitId unitAround(const Impl &i, UnitId asking, Tree t) {
  const UnitId u = i.program.unitOf(t);
  return u == none ? asking : u;
}

Tree nameCalled(const Impl &i, const CallSite &c) { return i.forest.children(c.tree).front(); }

// Calls in a unit, and in those inside it, where a name of its own means the same.
template <class Act>
void eachCallSeeing(const Impl &i, UnitId in, Symbol name, Act &&act) {
  const Variable *v = i.program.lookup(i.program.unit(in), name);
  std::vector<UnitId> open{in};
  while (!open.empty()) {
    const Unit &u = i.program.unit(open.back());
    open.pop_back();
    open.insert(open.end(), u.contained.begin(), u.contained.end());
    if (!i.heads.reaches(u.id) || i.program.lookup(u, name) != v) continue;
    for (const std::uint32_t c : u.calls) act(i.program.calls()[c]);
  }
}

// Some other declaration than EXTERNAL, a type or an interface block speaks of it: PROCEDURE(...) :: f.
bool isDeclaredOtherwise(const Forest &f, Tree decls, Symbol name) {
  const auto speaks = [&](Tree d) {
    const auto names = f.children(il::OtherDeclOp::mentions_(f, d));
    return std::ranges::any_of(names, [&](Tree n) { return f.symbol(n) == name; });
  };
  return std::ranges::any_of(f.children(decls), [&](Tree d) { return f.is(d, Op::OtherDecl) && speaks(d); });
}

bool isIntent(std::string_view attribute) {
  return attribute == "intent(in)" || attribute == "intent(out)" || attribute == "intent(inout)";
}

// A description from which that of a derivative follows: each formal is declared with its type, and has an actual or may be
// left out; nothing but values. `passesValues`: it may say VALUE, which calls without it would have to know.
bool isPlain(const Forest &f, Tree described, std::size_t actuals, bool passesValues = false) {
  const auto formals = f.children(il::AnyOp::formals_(f, described));
  std::size_t declared = 0, optional = 0;
  for (Tree d : f.children(il::AnyOp::decls_(f, described))) {
    if (f.is(d, Op::Attribute) && !isIntent(f.text(il::AttributeOp::attr_(f, d)))) return false;
    if (!f.is(d, Op::Declare)) continue;
    std::size_t here = 0;
    for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
      for (Tree n : formals)
        if (f.symbol(n) == f.symbol(il::EntityOp::name_(f, e))) ++here;
    declared += here;
    for (Tree a : f.children(il::DeclareOp::attrs_(f, d))) {
      if (here == 0 || f.is(a, Op::DimensionAttr)) continue;
      if (f.text(a) == "optional")
        optional += here;
      else if (!isIntent(f.text(a)) && !(passesValues && f.text(a) == "value"))
        return false;
    }
  }
  return actuals <= formals.size() && formals.size() <= actuals + optional && declared == formals.size();
}

bool isValue(const Impl &i, const Unit &u, Tree t) {
  if (const Variable *v = i.forest.is(t, Op::Name) ? i.program.lookup(u, i.forest.symbol(t)) : nullptr; v && !v->isVariable())
    return v->kind == Variable::Kind::Constant;
  switch (i.program.type(u, t).category) {
    case Category::Logical:
    case Category::Character:
    case Category::Integer:
    case Category::Real:
    case Category::Complex:
      return true;
    default:
      return false;
  }
}

bool isObject(const Impl &i, const Unit &u, Tree t) {
  const Tree type = i.program.type(u, t).spelled;  // of an element, if it is an array
  return i.forest.is(type, Op::StructType) || i.forest.is(type, Op::ClassType);
}

// A call of a dummy procedure whose interface, and with it that of its derivative, follows from the call or is described.
const Variable *calledDummy(const Impl &i, const CallSite &c) {
  if (c.isKnown()) return nullptr;
  const Variable *v = dummyProcedure(i, c.caller, nameCalled(i, c));
  if (!v) return nullptr;
  const Forest &f = i.forest;
  const auto args = f.children(il::AnyOp::args_(f, c.tree));
  const Unit &caller = i.program.unit(c.caller);
  const Tree decls = i.program.unit(v->owner).decls, described = semantics::describedIn(f, decls, v->name);
  const auto isPassable = [&](Tree a) { return isValue(i, caller, a) || (described && isObject(i, caller, a)); };
  if (!std::ranges::all_of(args, isPassable)) return nullptr;
  if (described) return isPlain(f, described, args.size()) ? v : nullptr;
  return isDeclaredOtherwise(f, decls, v->name) ? nullptr : v;
}

// A subroutine, or a function of which a derivative has a result, too, or takes that of the result: as a description says it.
bool givesOneValue(const Impl &i, const Unit &procedure) {
  const Variable *v = procedure.result ? procedure.symbols.find(procedure.result) : nullptr;
  if (!v) return !il::isFunction(i.forest, procedure.tree);
  const semantics::Type type = i.program.type(*v);
  return !v->dims && !v->pointer && !v->allocatable && (type.is(semantics::Category::Real) || type.isComplex());
}

// A call of an external procedure of the sources that must know its interface, and is told in a block of the caller: nothing but
// values, so that what the derivative looks like follows from the procedure and the block.
bool isDescribedCall(const Impl &i, const CallSite &c) {
  if (!c.isKnown()) return false;
  const Forest &f = i.forest;
  const Unit &caller = i.program.unit(c.caller), &callee = i.program.unit(c.callee);
  if (!isWithoutInterface(i, c) || !f.is(callee.tree, Op::Procedure)) return false;
  const Tree described = semantics::describedIn(f, caller.decls, f.symbol(nameCalled(i, c)));
  const auto args = f.children(il::AnyOp::args_(f, c.tree));
  if (!described || f.arity(il::AnyOp::formals_(f, described)) != callee.formals.size()) return false;
  const auto isPassedWhole = [&](Symbol n) {
    const Variable *v = callee.symbols.find(n);
    return v && v->isVariable() && !v->pointer && !v->allocatable && !v->target && isValue(i, callee, v->declared);
  };
  return isPlain(f, described, args.size(), true) && std::ranges::all_of(callee.formals, isPassedWhole) &&
         givesOneValue(i, callee);
}

// The procedure around a name in a description of it; no tree: there is none.
Tree descriptionAround(const Impl &i, Tree name) {
  Tree unit = i.program.parent(name);
  while (unit && !i.forest.is(i.program.parent(unit), Op::Described)) unit = i.program.parent(unit);
  return unit;
}

// The formal of a procedure of the sources that a formal of a description stands for; no tree: it is none of such.
Tree formalDescribed(const Impl &i, UnitId asking, Tree name) {
  const Forest &f = i.forest;
  const Tree unit = descriptionAround(i, name);
  if (!unit) return {};
  const UnitId u = unitAround(i, asking, unit);
  const UnitId id = u == none ? none : i.program.resolveProcedure(i.program.unit(u), f.symbol(il::AnyOp::name_(f, unit)));
  if (id == none) return {};
  const auto here = f.children(il::AnyOp::formals_(f, unit));
  const auto there = f.children(il::AnyOp::formals_(f, i.program.unit(id).tree));
  for (std::size_t k = 0; k < here.size() && k < there.size(); ++k)
    if (f.symbol(here[k]) == f.symbol(name)) return there[k];
  return {};
}

const CallSite *callWith(const Impl &i, Tree argument) {
  Tree list = i.program.parent(argument);
  if (i.forest.is(list, Op::Keyword)) list = i.program.parent(list);
  const CallSite *c = i.forest.is(list, Op::Args) ? i.program.callAt(i.program.parent(list)) : nullptr;
  return c && calledDummy(i, *c) ? c : nullptr;
}

// The declaration in a description that says the type of a name; no tree: there is none.
Tree declarationIn(const Forest &f, Tree described, Symbol name) {
  for (Tree d : f.children(il::AnyOp::decls_(f, described)))
    if (f.is(d, Op::Declare))
      for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
        if (f.symbol(il::EntityOp::name_(f, e)) == name) return d;
  return {};
}

// A type that a description names, which has it from the unit around it, or from a module of its own.
bool isPassedThere(const Impl &i, UnitId around, Tree described, Tree type, bool intentIn) {
  Forest &f = i.forest;
  if ((!f.is(type, Op::ClassType) && !f.is(type, Op::StructType)) || !f.is(il::AnyOp::tag_(f, type), Op::Name)) return false;
  const Program &p = i.program;
  for (Tree d : f.children(il::AnyOp::decls_(f, described))) {
    const Unit *module = f.is(d, Op::Use) ? p.findUnit(f.symbol(il::UseOp::module_(f, d))) : nullptr;
    if (!module) continue;
    Tree there = type;
    for (Tree u : f.children(il::AnyOp::uses_(f, il::UseOp::visible_(f, d))))
      if (f.is(u, Op::Used) && f.symbol(il::UsedOp::local_(f, u)) == f.symbol(il::AnyOp::tag_(f, type)))
        there = f.node(f.op(type), {f.leaf(Op::Name, f.symbol(il::UsedOp::there_(f, u)))});
    if (isPassedWithDerivative(p, *module, there, intentIn)) return true;
  }
  return around != none && isPassedWithDerivative(p, p.unit(around), type, intentIn);
}

bool isObjectIn(const Impl &i, UnitId around, Tree described, Symbol formal) {
  const Tree d = declarationIn(i.forest, described, formal);
  return d && isPassedThere(i, around, described, il::DeclareOp::type_(i.forest, d),
                            semantics::saysIntentIn(i.forest, il::AnyOp::decls_(i.forest, described), formal));
}

// A formal of a description that is an object with a derivative wherever the procedure is called.
bool isDescribedObject(const Impl &i, UnitId asking, Tree name) {
  const Forest &f = i.forest;
  const Tree unit = descriptionAround(i, name);
  const auto isIt = [&](Tree n) { return f.symbol(n) == f.symbol(name); };
  return unit && std::ranges::any_of(f.children(il::AnyOp::formals_(f, unit)), isIt) &&
         isObjectIn(i, unitAround(i, asking, unit), unit, f.symbol(name));
}

// A name in a description of a procedure: whether it is a formal, or the result, and declared real there.
bool isDescribedReal(const Impl &i, Tree name) {
  const Forest &f = i.forest;
  const Tree unit = descriptionAround(i, name);
  if (!unit) return false;
  const Tree result = il::ProcedureOp::result_(f, unit);
  const Symbol of =
      !il::isFunction(f, unit) ? Symbol{} : f.symbol(f.is(result, Op::Noname) ? il::ProcedureOp::name_(f, unit) : result);
  const auto isIt = [&](Tree n) { return f.symbol(n) == f.symbol(name); };
  if (f.symbol(name) != of && std::ranges::none_of(f.children(il::AnyOp::formals_(f, unit)), isIt)) return false;
  const auto isOfReals = [&](Tree type) {
    return f.is(type, Op::RealType) || f.is(type, Op::DoubleType) || f.is(type, Op::ComplexType) ||
           f.is(type, Op::DoubleComplexType);
  };
  const Tree declaration = declarationIn(f, unit, f.symbol(name));
  return declaration && isOfReals(il::DeclareOp::type_(f, declaration));
}

}  // namespace

bool isForDescribedObject(const Facts::Impl &i, Tree argument) {
  const Forest &f = i.forest;
  const CallSite *c = callWith(i, argument);
  const Variable *v = c ? calledDummy(i, *c) : nullptr;
  if (!v) return false;
  const Tree described = semantics::describedIn(f, i.program.unit(v->owner).decls, v->name);
  if (!described) return false;
  const auto formals = f.children(il::AnyOp::formals_(f, described)), args = f.children(il::AnyOp::args_(f, c->tree));
  const Tree keyword = i.program.parent(argument);
  if (f.is(keyword, Op::Keyword)) return isObjectIn(i, v->owner, described, f.symbol(il::KeywordOp::formal_(f, keyword)));
  const auto at = static_cast<std::size_t>(std::ranges::find(args, argument) - args.begin());
  return at < args.size() && at < formals.size() && isObjectIn(i, v->owner, described, f.symbol(formals[at]));
}

void addDummyPrimitives(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  to.test("isDummyCall", [](Impl &i, UnitId, Tree t) {
    const CallSite *c = i.program.callAt(unwrapped(i.forest, t));
    return c && calledDummy(i, *c);
  });
  to.test("isForDummy", [](Impl &i, UnitId, Tree t) { return callWith(i, t) != nullptr; });
  to.test("isDescribedReal", [](Impl &i, UnitId, Tree t) { return isDescribedReal(i, t); });
  to.test("isDescribedObject", [](Impl &i, UnitId u, Tree t) { return isDescribedObject(i, u, t); });
  to.test("isForDescribedObject", [](Impl &i, UnitId, Tree t) { return isForDescribedObject(i, t); });
  to.test("isDescribedCall", [](Impl &i, UnitId, Tree t) {
    const CallSite *c = i.program.callAt(unwrapped(i.forest, t));
    return c && isDescribedCall(i, *c);
  });
  to.add("describedCalls", {T}, L, [](Impl &i, UnitId asking, Args &a) {
    std::vector<Tree> r;
    const UnitId u = unitAround(i, asking, a[0].tree);
    if (u != none)
      for (const std::uint32_t k : i.program.unit(u).calls)
        if (const CallSite &c = i.program.calls()[k]; isDescribedCall(i, c) && i.forest.equal(nameCalled(i, c), a[0].tree))
          r.push_back(i.program.instruction(c.tree));
    return Value::of(std::move(r));
  });
  to.add("formalsDescribed", {T}, L, [](Impl &i, UnitId u, Args &a) {
    const Tree formal = formalDescribed(i, u, a[0].tree);
    return Value::of(formal ? std::vector<Tree>{formal} : std::vector<Tree>{});
  });
  to.add("dummyCalls", {T}, L, [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> r;
    if (const Variable *v = dummyProcedure(i, unitAround(i, u, a[0].tree), a[0].tree))
      eachCallSeeing(i, v->owner, v->name, [&](const CallSite &c) {
        if (calledDummy(i, c) == v) r.push_back(i.program.instruction(c.tree));
      });
    return Value::of(std::move(r));
  });
  to.add("handedOn", {T}, L, [](Impl &i, UnitId asking, Args &a) {
    std::vector<Tree> r;
    const Tree name = a[0].tree;
    const UnitId u = unitAround(i, asking, name);
    if (u == none || !i.forest.is(name, Op::Name)) return Value::of(std::move(r));
    const Variable *v = i.program.lookup(i.program.unit(u), i.forest.symbol(name));
    if (v && v->isVariable()) return Value::of(std::move(r));
    eachCallSeeing(i, v ? v->owner : u, i.forest.symbol(name), [&](const CallSite &c) {
      for (const Actual &x : c.actuals)
        if (c.isKnown() && x.tree && i.forest.is(x.tree, Op::Name) && i.forest.symbol(x.tree) == i.forest.symbol(name))
          r.push_back(x.tree);
    });
    return Value::of(std::move(r));
  });
  to.add("passedAs", {T}, L, [](Impl &i, UnitId u, Args &a) {
    std::vector<Tree> r;
    const Unit *p = procedureOf(i, u, a[0].tree);
    const std::vector<std::uint32_t> all = p ? i.program.callsPassing(p->id) : std::vector<std::uint32_t>();
    for (const std::uint32_t c : all) {
      const CallSite &site = i.program.calls()[c];
      if (!site.isKnown() || !i.heads.reaches(site.caller)) continue;
      for (const Actual &x : site.actuals)
        if (i.program.procedureNamed(i.program.unit(site.caller), x.tree) == p->id) r.push_back(x.tree);
    }
    return Value::of(std::move(r));
  });
  to.ofUnit("beyondCommon", [](Impl &i, UnitId u, Tree) {
    BitSet r;
    if (u == none) return r;
    const Unit &unit = i.program.unit(u);
    for (std::uint32_t k = unit.ownZones; k < unit.zoneCount(); ++k) {
      const Zone &z = i.program.zones()[i.program.globalZone(unit, k)];
      if (!z.common && !z.outside && z.owner != u) r.insert(k);
    }
    return r;
  });
  to.test("isPassed", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && i.heads.isPassed(p->id);
  });
  to.test("isGiven", [](Impl &i, UnitId u, Tree t) {
    const Unit *p = procedureOf(i, u, t);
    return p && i.heads.isGiven(p->id);
  });
  to.add("dummyFor", {T}, L, [](Impl &i, UnitId, Args &a) {
    std::vector<Tree> r;
    const Tree formal = a[0].tree ? i.program.formalOf(a[0].tree) : Tree{};
    if (formal && dummyProcedure(i, i.program.unitOf(formal), formal)) r.push_back(formal);
    return Value::of(std::move(r));
  });
  to.add("dummiesOf", {T}, T, [](Impl &i, UnitId u, Args &a) {
    const Unit *p = procedureOf(i, u, a[0].tree);
    std::vector<Tree> r;
    if (p)
      for (Tree n : i.forest.children(il::AnyOp::formals_(i.forest, p->tree)))
        if (dummyProcedure(i, p->id, n)) r.push_back(n);
    return Value::of(i.forest.node(Op::Exprs, r));
  });
}

}  // namespace dotbar::dataflow
