// Primitives on trees, source or built: types, names, shapes, small constructions.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

#include "dataflow/facts/host/table.h"
#include "dataflow/facts/impl.h"
#include "dataflow/program/generics.h"
#include "frontends/language.h"
#include "frontends/semantics/access.h"
#include "frontends/semantics/component_dummies.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

Tree typeOf(Impl &i, UnitId u, Tree t) {
  if (u == none) return i.forest.node(Op::UnknownType, {});
  return i.program.typeOf(i.program.unit(u), t);
}

bool elementIs(Impl &i, UnitId u, Tree t, std::initializer_list<Op> ops) {
  const Op op = i.forest.op(i.program.elementType(il::hasSort(i.forest.op(t), Sort::Type) ? t : typeOf(i, u, t)));
  return std::find(ops.begin(), ops.end(), op) != ops.end();
}

template <Op... ops>
bool isOfType(Impl &i, UnitId u, Tree t) {
  const Op op = i.forest.op(i.program.elementType(typeOf(i, u, t)));
  return ((op == ops) || ...);
}

// A component that is a pointer to a procedure: it has no type, and is no value.
bool isProcedureComponent(Impl &i, UnitId u, Tree t) {
  if (u == none || !i.forest.is(t, Op::Field)) return false;
  const Tree type = i.program.elementType(typeOf(i, u, il::FieldOp::base_(i.forest, t)));
  const Record *r = i.program.record(i.program.unit(u), type);
  const Tree member =
      r ? i.program.generics().procedureComponent(r->definition, i.forest.symbol(il::FieldOp::member_(i.forest, t))) : Tree{};
  return member && semantics::isProcedurePointer(i.forest, member);
}

Tree dimsOf(Impl &i, UnitId u, Tree ref) {
  const Tree type = typeOf(i, u, ref);
  return i.forest.is(type, Op::ArrayType) ? il::ArrayTypeOp::dims_(i.forest, type) : Tree{};
}

bool isStar(const Forest &f, Tree dim) { return f.is(il::BoundsOp::upper_(f, dim), Op::Star); }

// An extent that only the run knows, as the rules' word for it: `intrinsic size : value extent`.
Tree extentAtRun(Impl &i, Tree array, std::size_t dimension) {
  Forest &f = i.forest;
  for (const auto &[name, says] : i.rules.intrinsics) {
    const auto value = says.find(intern("value"));
    if (value == says.end() || text(value->second) != "extent") continue;
    const Tree arguments = f.node(Op::Args, {array, f.leaf(Op::Intval, std::to_string(dimension))});
    return f.node(Op::Apply, {f.leaf(Op::Name, name), arguments});
  }
  return {};
}

// The last index of an array along a dimension of which the declaration says at most the first: an assumed-shape dummy's, and a
// host's whose extents may have changed since.
Tree lastIndex(Impl &i, UnitId u, Tree array, std::size_t dimension, Tree lower) {
  Forest &f = i.forest;
  const Tree size = extentAtRun(i, array, dimension);
  std::int64_t first = 1;
  if (!size || f.is(lower, Op::Noexpr)) return size;
  if (!i.program.constant(i.program.unit(u), lower, first))
    return f.node(Op::Sub, {f.node(Op::Add, {lower, size}), f.leaf(Op::Intval, "1")});
  if (first == 1) return size;
  return f.node(first > 1 ? Op::Add : Op::Sub, {size, f.leaf(Op::Intval, std::to_string(std::abs(first - 1)))});
}

// Its extents are those of when the host began: what they are computed from may have changed since.
bool isOfHost(UnitId u, const Variable &v) {
  return v.owner != u && v.owner != none && (v.kind == Variable::Kind::Local || v.kind == Variable::Kind::Formal);
}

bool isConstant(Impl &i, UnitId u, Tree bound) {
  std::int64_t value = 0;
  return i.forest.is(bound, Op::Noexpr) || i.program.constant(i.program.unit(u), bound, value);
}

}  // namespace

Tree explicitBounds(Impl &i, UnitId u, Tree ref, std::size_t k) {
  Forest &f = i.forest;
  const Tree bounds = f.child(dimsOf(i, u, ref), static_cast<std::uint32_t>(k));
  if (isStar(f, bounds) || language().isOfAnyRank(f, bounds)) return {};
  const Variable *v = u != none && f.is(ref, Op::Name) ? i.program.lookup(i.program.unit(u), f.symbol(ref)) : nullptr;
  const Tree lower = il::BoundsOp::lower_(f, bounds), upper = il::BoundsOp::upper_(f, bounds);
  if (!f.is(upper, Op::Noexpr) && !(v && isOfHost(u, *v) && !isConstant(i, u, upper))) return bounds;
  if (!v || v->allocatable || v->pointer || v->optional) return {};
  if (f.is(upper, Op::Noexpr) && v->kind != Variable::Kind::Formal) return {};
  if (isOfHost(u, *v) && !isConstant(i, u, lower)) return {};
  const Tree last = lastIndex(i, u, ref, k + 1, lower);
  return last ? f.node(Op::Bounds, {lower, last}) : Tree{};
}

Tree explicitType(Impl &i, UnitId u, Tree ref) {
  Forest &f = i.forest;
  const Tree type = typeOf(i, u, ref), dims = dimsOf(i, u, ref);
  if (!dims) return type;
  std::vector<Tree> r;
  for (std::uint32_t k = 0; k < f.arity(dims); ++k) {
    r.push_back(explicitBounds(i, u, ref, k));
    if (!r.back()) return {};
  }
  return f.node(Op::ArrayType, {il::ArrayTypeOp::element_(f, type), f.node(Op::Dims, r)});
}

namespace {

// p%x
std::string nameOf(const Forest &f, Tree t) {
  if (f.is(t, Op::Downcast)) return nameOf(f, il::DowncastOp::base_(f, t));
  if (!f.is(t, Op::Field)) return f.is(t, Op::Name) ? semantics::spelled(f.symbol(t)) : std::string(f.text(t));
  return nameOf(f, il::FieldOp::base_(f, t)) + "%" + std::string(f.text(il::FieldOp::member_(f, t)));
}

std::string sentence(Impl &i, std::string text, Tree first, Tree second) {
  auto list = [&](Tree t) {
    std::string r;
    for (Tree c : i.forest.children(t)) r += (r.empty() ? "" : ", ") + nameOf(i.forest, c);
    return r.empty() ? std::string("nothing") : r;
  };
  for (auto [mark, t] : {std::pair{"{1}", first}, std::pair{"{2}", second}})
    if (const auto at = text.find(mark); at != std::string::npos) text.replace(at, 3, list(t));
  return text;
}

// A variable whose type nothing that was read tells, where something is missing that may declare it.
bool isUnresolved(Impl &i, UnitId u, Tree ref) {
  const Forest &f = i.forest;
  while (!f.is(ref, Op::Name) && f.arity(ref) > 0) ref = f.children(ref).front();
  const Variable *v = i.program.lookup(i.program.unit(u), f.symbol(ref));
  return v && i.program.mayBeImported(i.program.unit(u), *v);
}

// Zones of all variables of a unit that may be declared in a module that is not among the sources.
const BitSet &unresolvedZones(Impl &i, UnitId u) {
  if (i.unresolved.size() <= u) i.unresolved.resize(u + std::size_t{1});
  if (i.unresolved[u]) return *i.unresolved[u];
  BitSet &r = i.unresolved[u].emplace();
  const Unit &unit = i.program.unit(u);
  for (const Variable &v : unit.symbols.all())
    if (v.isVariable() && i.program.mayBeImported(unit, v)) r.unite(i.program.localSet(unit, v.zones));
  return r;
}

bool isReference(const Forest &f, Tree t) {
  return f.is(t, Op::Name) || f.is(t, Op::Index) || f.is(t, Op::Field) || f.is(t, Op::Downcast);
}

// The references outside of subscripts, each name once. An expression is asked of each of its operands: the last one is kept.
const std::vector<Tree> &referencesIn(Impl &i, Tree in) {
  const Forest &f = i.forest;
  auto &[of, all] = i.references;
  if (of == in && i.program.isSource(in)) return all;
  of = in, all.clear();
  std::set<Symbol> names;
  std::vector<Tree> open{in};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (isReference(f, t)) {
      if (!f.is(t, Op::Name) || names.insert(f.symbol(t)).second) all.push_back(t);
      continue;
    }
    for (std::uint32_t k = f.is(t, Op::Apply) ? 1 : 0; k < f.arity(t); ++k) open.push_back(f.child(t, k));
  }
  return all;
}

// Of arrays: and nothing but what is computed element by element, so that each element depends on its own alone.
bool onlyItself(Impl &i, UnitId u, Tree ref, Tree in) {
  const Forest &f = i.forest;
  const Program &p = i.program;
  const Unit &unit = p.unit(u);
  const BitSet own = p.zonesOf(unit, ref);
  const auto mayBeIt = [&](Tree t) { return p.zonesOf(unit, t).meets(own) && p.mayAlias(unit, t, ref); };
  if (!f.is(p.typeOf(unit, ref), Op::ArrayType))
    return std::ranges::none_of(referencesIn(i, in), [&](Tree t) { return !f.equal(t, ref) && mayBeIt(t); });
  if (selectsByVector(i, u, ref)) return false;  // a subscript may come twice where it is read
  struct Item {
    Tree tree;
    bool moved;  // an element may come from elsewhere
  };
  std::vector<Item> open{{in, false}};
  while (!open.empty()) {
    const auto [t, moved] = open.back();
    open.pop_back();
    const bool reference = isReference(f, t);
    if (reference && (moved || !f.equal(t, ref)) && mayBeIt(t)) return false;
    if (reference || il::isLeaf(f.op(t))) continue;
    const bool apply = f.is(t, Op::Apply);
    const bool moves = (apply && p.form(f.symbol(il::ApplyOp::function_(f, t))) != Form::Elementwise) || f.is(t, Op::Arrayval) ||
                       f.is(t, Op::ArrayvalOf);
    for (std::uint32_t k = 0; k < f.arity(t); ++k)
      if (!(apply && k == 0)) open.push_back({f.child(t, k), moved || moves});
  }
  return true;
}

// Declares a function's result when its header, not a declaration, gives the type.
Tree resultDeclaration(Impl &i, UnitId u) {
  Forest &f = i.forest;
  const Unit &unit = i.program.unit(u);
  if (!unit.result) return f.node(Op::Decls, {});
  const Variable *v = unit.symbols.find(unit.result);
  if (v->declared) return f.node(Op::Decls, {});
  const Declared result{unit.result, v->dims};
  return f.node(Op::Decls, {language().variables(f, v->type, std::span(&result, 1))});
}

// The value of a literal.
std::optional<double> literal(const Forest &f, Tree t) {
  if (!f.is(t, Op::Intval) && !f.is(t, Op::Realval) && !f.is(t, Op::Number)) return std::nullopt;
  return language().number(f.text(t));
}

void addTypes(PrimitiveTable &to) {
  const Type B = Type::Bool, T = Type::Tree;
  to.add("typeOf", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(typeOf(i, u, a[0].tree)); });
  to.add("elementTypeOf", {T}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(i.program.elementType(typeOf(i, u, a[0].tree))); });
  // unknown: it may be
  to.test("isRealType", [](Impl &i, UnitId u, Tree t) {
    return isOfType<Op::RealType, Op::DoubleType, Op::ComplexType, Op::DoubleComplexType, Op::UnknownType>(i, u, t) &&
           !isProcedureComponent(i, u, t);
  });
  to.test("isComplexType", isOfType<Op::ComplexType, Op::DoubleComplexType>);
  to.test("isIntegerType", isOfType<Op::IntegerType>);
  to.test("isLogicalType", isOfType<Op::LogicalType>);
  to.test("isCharacterType", isOfType<Op::CharacterType>);
  to.test("isUnknownType", isOfType<Op::UnknownType>);
  to.add("isDouble", {T}, B, [](Impl &i, UnitId u, Args &a) {
    const Tree t = i.program.elementType(typeOf(i, u, a[0].tree));
    return Value::of(u != none && elementIs(i, u, a[0].tree, {Op::RealType, Op::DoubleType}) &&
                     i.program.typeSize(i.program.unit(u), t) == 8);
  });
  to.add("isNarrower", {T, T}, B, [](Impl &i, UnitId u, Args &a) {
    const auto size = [&](Tree t) {
      return u == none || !elementIs(i, u, t, {Op::RealType, Op::DoubleType})
                 ? 0
                 : i.program.typeSize(i.program.unit(u), typeOf(i, u, t));
    };
    const std::int64_t first = size(a[0].tree), second = size(a[1].tree);
    return Value::of(first != 0 && first < second);
  });
  to.test("isArray", [](Impl &i, UnitId u, Tree t) { return i.forest.is(typeOf(i, u, t), Op::ArrayType); });
  to.test("mayBeAbsent", [](Impl &i, UnitId u, Tree t) {
    const Variable *v = u == none ? nullptr : i.program.designated(i.program.unit(u), t);
    return v && v->optional;
  });
  to.add("isAssumedSize", {T}, B, [](Impl &i, UnitId u, Args &a) {
    const Tree dims = dimsOf(i, u, a[0].tree);
    if (!dims) return Value::of(false);
    const auto d = i.forest.children(dims);
    return Value::of(std::any_of(d.begin(), d.end(), [&](Tree x) { return isStar(i.forest, x); }));
  });
  to.test("isAssumedRank", [](Impl &i, UnitId u, Tree t) { return u != none && i.program.isAssumedRank(i.program.unit(u), t); });
  to.add("asEachRank", {T}, T,
         [](Impl &i, UnitId, Args &a) { return Value::of(i.forest.node(Op::Exprs, i.program.asEachRank(a[0].tree))); });
  to.test("asksExtents", [](Impl &i, UnitId u, Tree t) {
    return u != none && i.forest.is(t, Op::Apply) && i.program.askedOf(i.program.unit(u), t);
  });
  to.add("explicitTypeOf", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(explicitType(i, u, a[0].tree)); });
  to.test("hasExtents", [](Impl &i, UnitId u, Tree t) { return bool(explicitType(i, u, t)); });
}

void addConstructions(PrimitiveTable &to) {
  const Type B = Type::Bool, T = Type::Tree;
  auto addNeighbour = [&](std::string_view name, int by) {  // of an integer
    to.add(name, {T}, T, [by](Impl &i, UnitId u, Args &a) {
      std::int64_t n = 0;
      if (u == none || !i.program.constant(i.program.unit(u), a[0].tree, n)) return Value::of(Tree{});
      return Value::of(i.forest.leaf(Op::Intval, std::to_string(n + by)));
    });
  };
  addNeighbour("predecessor", -1);
  addNeighbour("successor", 1);
  to.add("same", {T, T}, B, [](Impl &i, UnitId, Args &a) { return Value::of(i.forest.equal(a[0].tree, a[1].tree)); });
  to.add("isBelow", {T, T}, B, [](Impl &i, UnitId, Args &a) {
    const auto x = literal(i.forest, a[0].tree), y = literal(i.forest, a[1].tree);
    return Value::of(x && y && *x < *y);
  });
  to.add("resultName", {T}, T, [](Impl &i, UnitId u, Args &) {
    return Value::of(u == none || !i.program.unit(u).result ? Tree{} : i.forest.leaf(Op::Name, i.program.unit(u).result));
  });
  to.add("resultDeclaration", {T}, T,
         [](Impl &i, UnitId u, Args &) { return Value::of(u == none ? Tree{} : resultDeclaration(i, u)); });
  to.add("sentence", {T, T, T}, T, [](Impl &i, UnitId, Args &a) {
    return Value::of(i.forest.leaf(Op::Text, sentence(i, std::string(i.forest.text(a[0].tree)), a[1].tree, a[2].tree)));
  });
}

// Functions of expressions, by the derivative lines in force.
void addExpressions(PrimitiveTable &to) {
  const Type S = Type::Set, B = Type::Bool, T = Type::Tree;
  // a reference whose variable may be declared in a module that is not among the sources
  to.ofUnit(
      "unresolved", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : unresolvedZones(i, u); }, 0);
  to.test("isUnresolved", [](Impl &i, UnitId u, Tree t) { return u != none && isUnresolved(i, u, t); });
  // every reference outside of subscripts that may share storage with the first is the first itself
  to.add("onlyItself", {T, T}, B,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u != none && onlyItself(i, u, a[0].tree, a[1].tree)); });
  to.add("hasPartial", {T}, B, [](Impl &i, UnitId, Args &a) {
    const Symbol name = i.forest.symbol(a[0].tree);
    for (const rules::Partial &p : i.rules.partials) {
      if (p.isOperator) continue;
      if (p.function == name || std::find(p.specifics.begin(), p.specifics.end(), name) != p.specifics.end())
        return Value::of(true);
    }
    return Value::of(false);
  });
  to.test("isIntrinsic", [](Impl &i, UnitId, Tree t) { return i.rules.intrinsics.count(i.forest.symbol(t)) != 0; });
  // the sources apply an intrinsic of which the rules say this property
  to.add("isApplied", {T}, B, [](Impl &i, UnitId, Args &a) {
    const Symbol property = i.forest.symbol(a[0].tree);
    for (const auto &[name, says] : i.rules.intrinsics)
      if (says.count(property) && i.program.applies(name)) return Value::of(true);
    return Value::of(false);
  });
  to.add("variablesOf", {T}, S, [](Impl &i, UnitId u, Args &a) {  // all but those in subscripts
    if (u == none) return Value::of(BitSet());
    return Value::of(i.program.reads(i.program.unit(u), a[0].tree));
  });
}

}  // namespace

void addTreePrimitives(std::vector<Primitive> &all) {
  PrimitiveTable to(all);
  addTypes(to);
  addConstructions(to);
  addExpressions(to);
}

}  // namespace dotbar::dataflow
