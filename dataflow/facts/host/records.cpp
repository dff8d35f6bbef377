// Primitives about structured types (TAP 4.2 M-types): what an object consists of.
#include "dataflow/program/records.h"

#include <algorithm>
#include <optional>

#include "dataflow/facts/host/calls.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/associations.h"
#include "dataflow/program/contiguous.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;

// Of the type of an expression, or of its elements; null: none, or not all of it is there.
const Record *recordOf(Impl &i, UnitId u, Tree e) {
  if (u == none || !il::hasSort(i.forest.op(e), Sort::Expr)) return nullptr;
  const Unit &unit = i.program.unit(u);
  const Record *r = i.program.record(unit, i.program.type(unit, e).spelled);
  return r && r->known ? r : nullptr;
}

bool holdsArrays(Impl &i, const Record &record, int depth = 0) {
  constexpr int deepest = 8;
  return std::any_of(record.components.begin(), record.components.end(), [&](const Component &c) {
    const Record *inner = depth < deepest && !c.pointer ? i.program.record(i.program.unit(c.owner), c.type) : nullptr;
    return c.dims || c.pointer || c.allocatable || (inner && holdsArrays(i, *inner, depth + 1));
  });
}

// Objects in objects without end, which no list of components says.
bool isEndless(Impl &i, const Component &c) {
  return c.allocatable && dataflow::holdsItself(i.program, i.program.unit(c.owner), c.type);
}

// Those that its declared type has not got, or all.
Tree components(Impl &i, UnitId u, Tree e, bool ofExtensions) {
  std::vector<Tree> all;
  const Unit *unit = recordOf(i, u, e) ? &i.program.unit(u) : nullptr;
  if (unit)
    for (const Constituent &c : constituents(i.program, *unit, i.program.type(*unit, e).spelled))
      if ((c.isExtension || !ofExtensions) && !isEndless(i, c.component)) all.push_back(partOf(i.program, *unit, e, c));
  return i.forest.node(Op::Exprs, all);
}

std::optional<std::vector<Tree>> given(Impl &i, UnitId u, const Record &record, Tree apply);

// The components that a type has from its parent, by an object of the parent's type: an object that is there, or a constructor.
std::optional<std::vector<Tree>> inherited(Impl &i, UnitId u, const Record &record, Tree object) {
  Forest &f = i.forest;
  const Record *of = i.program.record(i.program.unit(u), i.program.type(i.program.unit(u), object).spelled);
  if (!of || !record.parentDefinition || of->definition != record.parentDefinition) return std::nullopt;
  if (i.program.constructed(i.program.unit(u), object)) return given(i, u, *of, object);
  if (!f.is(object, Op::Name)) return std::nullopt;
  std::vector<Tree> values;
  for (const Component &c : of->components)
    values.push_back(f.node(Op::Field, {object, f.leaf(Op::Name, c.name)}, f.span(object)));
  return values;
}

// What a constructor gives an ALLOCATABLE component surely has memory: no variable that may be without, nor NULL().
bool surelyThere(Impl &i, UnitId u, Tree value) {
  if (!value || u == none || i.program.isAllocatable(i.program.unit(u), value)) return false;
  return i.forest.is(i.program.typeOf(i.program.unit(u), value), Op::ArrayType) &&
         !i.program.isBehindPointer(i.program.unit(u), value);
}

// What points nowhere, where that is how a component begins: a call without arguments. Rules refuse any other.
Tree nowhere(const Forest &f, Tree initial) {
  const auto isNull = [&](Tree t) { return f.is(t, Op::Apply) && f.arity(il::ApplyOp::args_(f, t)) == 0; };
  Tree found{};
  if (initial) il::any(f, initial, [&](Tree t) { return isNull(t) && (found = t, true); });
  return found;
}

// A pointer may be associated with it: a variable, or nothing.
bool isTarget(Impl &i, UnitId u, Tree value) {
  const bool isVariable = il::hasSort(i.forest.op(value), Sort::Ref) && i.program.designated(i.program.unit(u), value);
  return isVariable || nowhere(i.forest, value) == value;
}

// The values that a constructor gives, or the type, component by component; nothing: one has none, or lies elsewhere.
std::optional<std::vector<Tree>> given(Impl &i, UnitId u, const Record &record, Tree apply) {
  const Forest &f = i.forest;
  std::vector<Tree> values(record.components.size());
  const auto said = f.children(il::ApplyOp::args_(f, apply));
  const std::vector<Tree> args(said.begin(), said.end());  // asking for types builds trees
  std::size_t next = 0;
  for (Tree a : args) {
    std::size_t at = next++;
    if (f.is(a, Op::Keyword)) {
      const Symbol name = f.symbol(il::KeywordOp::formal_(f, a));
      a = il::KeywordOp::value_(f, a);
      if (name == record.parent) {
        const std::optional<std::vector<Tree>> all = inherited(i, u, record, a);
        if (!all || all->size() > values.size()) return std::nullopt;
        std::ranges::copy(*all, values.begin());
        continue;
      }
      const auto isIt = [&](const Component &c) { return c.name == name; };
      at = static_cast<std::size_t>(std::ranges::find_if(record.components, isIt) - record.components.begin());
    }
    if (at >= values.size()) return std::nullopt;
    values[at] = a;
  }
  for (std::size_t k = 0; k < values.size(); ++k) {
    const Component &c = record.components[k];
    if (c.allocatable && !surelyThere(i, u, values[k])) return std::nullopt;
    if (c.pointer && !values[k]) values[k] = nowhere(f, c.initial);
    if (c.pointer && !(values[k] && isTarget(i, u, values[k]))) return std::nullopt;
    const bool isSaid =
        c.initial && !f.is(c.initial, Op::Noexpr) && !il::any(f, c.initial, [&](Tree t) { return f.is(t, Op::Name); });
    if (!values[k] && isSaid) values[k] = c.initial;
    if (!values[k]) return std::nullopt;
  }
  return values;
}

const Record *constructed(Impl &i, UnitId u, Tree e) {
  const Record *r = u == none ? nullptr : i.program.constructed(i.program.unit(u), e);
  if (!r || !r->known || dataflow::pointsToProcedures(i.program, i.program.unit(u), i.program.typeOf(i.program.unit(u), e)))
    return nullptr;
  return given(i, u, *r, e) ? r : nullptr;
}

Tree withoutMemory(Forest &f, Tree part) {
  const Tree none = f.leaf(Op::Noref, "");
  const Tree freed = f.node(Op::Deallocate, {f.node(Op::Exprs, {part}), none, none});
  return f.node(Op::If, {language().hasMemory(f, part), f.node(Op::Instrs, {freed}), f.node(Op::Instrs, {})});
}

// The assignments that give an object what a constructor says.
Tree assigned(Impl &i, UnitId u, Tree object, Tree apply) {
  Forest &f = i.forest;
  std::vector<Tree> all;
  const Record *r = constructed(i, u, apply);
  if (!r) return f.node(Op::Instrs, all);
  const std::vector<Tree> values = *given(i, u, *r, apply);
  for (std::size_t k = 0; k < values.size(); ++k) {
    const Tree part = f.node(Op::Field, {object, f.leaf(Op::Name, r->components[k].name)}, f.span(apply));
    if (r->components[k].allocatable) all.push_back(withoutMemory(f, part));  // it gets that of the value, and its bounds
    const Op sets = r->components[k].pointer ? Op::PointTo : Op::Assign;
    all.push_back(f.node(sets, {part, values[k]}, f.span(apply)));
  }
  return f.node(Op::Instrs, all);
}

// Of a variable of its own for a value, whose extents nothing says.
Tree deferredType(Impl &i, UnitId u, Tree e) {
  Forest &f = i.forest;
  if (u == none) return {};
  const Tree type = i.program.typeOf(i.program.unit(u), e);
  if (!f.is(type, Op::ArrayType)) return type;
  if (i.program.isAssumedRank(i.program.unit(u), e)) return {};
  const Tree open = f.node(Op::Bounds, {f.leaf(Op::Noexpr, ""), f.leaf(Op::Noexpr, "")});
  const std::vector<Tree> dims(f.arity(il::ArrayTypeOp::dims_(f, type)), open);
  return f.node(Op::ArrayType, {i.program.elementType(type), f.node(Op::Dims, dims)});
}

// The unit's own variables, its hosts', and those of modules, which it may see.
template <class Act>
void eachSeen(Impl &i, UnitId u, Act &&act) {
  const auto of = [&](const Unit &unit) {
    for (const Variable &v : unit.symbols.all())
      if (v.isVariable()) act(v);
  };
  for (UnitId at = u; at != none; at = i.program.unit(at).parent) of(i.program.unit(at));
  for (const Unit &other : i.program.units())
    if (i.forest.is(other.tree, Op::Module)) of(other);
}

BitSet allocatables(Impl &i, UnitId u) {
  std::vector<ZoneId> zones;
  eachSeen(i, u, [&](const Variable &v) { allocatableZones(i.program, v, zones); });
  return i.program.localSet(i.program.unit(u), zones);
}

BitSet inAllocatables(Impl &i, UnitId u) {
  std::vector<ZoneId> zones;
  eachSeen(i, u, [&](const Variable &v) { allocatableObjects(i.program, v, zones); });
  return i.program.localSet(i.program.unit(u), zones);
}

// What components have a zone of their own, object by object.
template <class Act>
void eachObject(Impl &i, UnitId u, Act &&act) {
  eachSeen(i, u, [&](const Variable &v) {
    if (i.program.type(v).is(Category::Record)) act(i.program.localSet(i.program.unit(u), v.zones));
  });
}

BitSet parts(Impl &i, UnitId u) {
  BitSet all;
  eachObject(i, u, [&](const BitSet &object) { all.unite(object); });
  return all;
}

// Some zones, and of others those that are parts of an object of which another part is among the first.
BitSet besides(Impl &i, UnitId u, BitSet some, const BitSet &others) {
  BitSet all = some;
  eachObject(i, u, [&](BitSet object) {
    if (!object.meets(some)) return;
    object.intersect(others);
    all.unite(object);
  });
  return all;
}

// The zones of those components of an object, and of objects inside, that are integers and truth values.
void addWholeNumbers(Impl &i, UnitId u, Tree object, int depth, BitSet &to) {
  constexpr int deepest = 8;  // of objects inside, as many as have zones of their own
  if (depth == deepest || !recordOf(i, u, object)) return;
  const Unit &unit = i.program.unit(u);
  for (const Tree c : i.forest.children(components(i, u, object, false))) {
    const semantics::Type type = i.program.type(unit, c);
    if (type.is(Category::Integer) || type.is(Category::Logical)) to.unite(i.program.zonesOf(unit, c));
    if (recordOf(i, u, c) && !i.program.isBehindPointer(unit, c)) addWholeNumbers(i, u, c, depth + 1, to);
  }
}

BitSet wholeNumbers(Impl &i, UnitId u, Tree t) {
  BitSet r;
  addWholeNumbers(i, u, t, 0, r);
  return r;
}

// Objects of a class are passed with their derivatives to procedures that nobody knows, which may take them for whatever they
// are.
bool isHandedOut(Impl &i, const Record &r) {
  const auto isOfIt = [&](const CallSite &c, const Actual &a) {
    const Tree type = a.tree ? i.program.type(i.program.unit(c.caller), a.tree).spelled : Tree{};
    if (!type || !i.forest.is(type, Op::ClassType) || !isForDescribedObject(i, a.tree)) return false;
    const Record *there = i.program.record(i.program.unit(c.caller), type);
    return there && (isOrExtends(i.program, *there, r) || isOrExtends(i.program, r, *there));
  };
  return std::ranges::any_of(i.program.calls(), [&](const CallSite &c) {
    return !c.isKnown() && std::ranges::any_of(c.actuals, [&](const Actual &a) { return isOfIt(c, a); });
  });
}

}  // namespace

void addRecordPrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree;
  PrimitiveTable to(all);
  to.test("isRecord", [](Impl &i, UnitId u, Tree t) { return recordOf(i, u, t) != nullptr; });
  // several objects, some component of which is an array, or may have memory: what has as many dimensions cannot be said in one
  // reference
  to.test("hasInnerArrays", [](Impl &i, UnitId u, Tree t) {
    const Record *r = recordOf(i, u, t);
    return r && i.program.type(i.program.unit(u), t).isArray() && holdsArrays(i, *r);
  });
  to.test("isWithoutReals", [](Impl &i, UnitId u, Tree t) {
    return recordOf(i, u, t) &&
           dataflow::isWithoutReals(i.program, i.program.unit(u), i.program.type(i.program.unit(u), t).spelled);
  });
  to.test("isDetached", [](Impl &i, UnitId u, Tree t) { return u != none && i.program.isDetached(i.program.unit(u), t); });
  to.test("isAllocatable", [](Impl &i, UnitId u, Tree t) { return u != none && i.program.isAllocatable(i.program.unit(u), t); });
  to.test("holdsAllocatables", [](Impl &i, UnitId u, Tree t) {
    return recordOf(i, u, t) &&
           dataflow::holdsAllocatables(i.program, i.program.unit(u), i.program.type(i.program.unit(u), t).spelled);
  });
  to.test("isPointer", [](Impl &i, UnitId u, Tree t) { return u != none && isPointer(i.program, i.program.unit(u), t); });
  to.test("isContiguous", [](Impl &i, UnitId u, Tree t) { return u != none && isContiguous(i.program, i.program.unit(u), t); });
  to.test("isPointedAt", [](Impl &i, UnitId u, Tree t) { return u != none && isPointedAt(i.program, i.program.unit(u), t); });
  to.test("isBegunElsewhere",
          [](Impl &i, UnitId u, Tree t) { return u != none && isBegunElsewhere(i.program, i.program.unit(u), t); });
  to.test("isCommonPointer", [](Impl &i, UnitId u, Tree t) {
    const Variable *v = u != none && i.forest.is(t, Op::Name) ? i.program.entity(i.program.unit(u), t) : nullptr;
    return v && v->pointer && v->kind == Variable::Kind::Common;
  });
  to.test("isViewOfParts", [](Impl &i, UnitId u, Tree t) {
    const Variable *v = u != none && i.forest.is(t, Op::Name) ? i.program.entity(i.program.unit(u), t) : nullptr;
    return v && v->kind == Variable::Kind::Common && (v->zones.size() > 1 || !v->exact);
  });
  to.test("holdsPointers", [](Impl &i, UnitId u, Tree t) {
    return recordOf(i, u, t) &&
           dataflow::holdsPointers(i.program, i.program.unit(u), i.program.type(i.program.unit(u), t).spelled);
  });
  to.test("pointsToProcedures", [](Impl &i, UnitId u, Tree t) {
    return recordOf(i, u, t) &&
           dataflow::pointsToProcedures(i.program, i.program.unit(u), i.program.type(i.program.unit(u), t).spelled);
  });
  to.test("holdsItself", [](Impl &i, UnitId u, Tree t) {
    return recordOf(i, u, t) && dataflow::holdsItself(i.program, i.program.unit(u), i.program.type(i.program.unit(u), t).spelled);
  });
  to.ofVariables("associations",
                 [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : associations(i.program, i.program.unit(u)); });
  to.ofVariables("pointees",
                 [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : pointees(i.program, i.program.unit(u)); });
  to.ofVariables("allocatables", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : allocatables(i, u); });
  to.ofVariables("allocatableParts", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : inAllocatables(i, u); });
  to.ofVariables("objectParts", [](Impl &i, UnitId u, Tree) { return u == none ? BitSet() : parts(i, u); });
  to.add("besides", {Type::Set, Type::Set}, Type::Set,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? a[0].set : besides(i, u, a[0].set, a[1].set)); });
  to.add("deferredTypeOf", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(deferredType(i, u, a[0].tree)); });
  to.test("isBehindPointer",
          [](Impl &i, UnitId u, Tree t) { return u != none && i.program.isBehindPointer(i.program.unit(u), t); });
  to.test("hidesComponents", [](Impl &i, UnitId u, Tree t) {
    return recordOf(i, u, t) &&
           dataflow::hidesComponents(i.program, i.program.unit(u), i.program.type(i.program.unit(u), t).spelled);
  });
  to.test("isConstructor", [](Impl &i, UnitId u, Tree t) { return constructed(i, u, t) != nullptr; });
  to.add("constructed", {T, T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(assigned(i, u, a[0].tree, a[1].tree)); });
  to.add("components", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(components(i, u, a[0].tree, false)); });
  to.add("extensions", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(components(i, u, a[0].tree, true)); });
  to.test("mayBeExtended", [](Impl &i, UnitId u, Tree t) {
    const Record *r = recordOf(i, u, t);
    const bool isOfClass = r && i.forest.is(i.program.type(i.program.unit(u), t).spelled, Op::ClassType);
    return isOfClass && (isTakenFurther(i.program, *r) || isHandedOut(i, *r));
  });
  to.test("isHandedOut", [](Impl &i, UnitId u, Tree t) {
    const Record *r = recordOf(i, u, t);
    return r && isHandedOut(i, *r);
  });
  to.ask("wholeNumbers", [](Impl &i, UnitId u, Tree t) { return wholeNumbers(i, u, t); });
}

}  // namespace dotbar::dataflow
