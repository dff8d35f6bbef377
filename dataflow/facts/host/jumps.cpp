// Primitives that speak of jumps: what leaves a construct, where it leads, what control reaches; and names that go with
// constructs.
#include <algorithm>
#include <array>

#include "dataflow/facts/host/plain_jumps.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/facts/impl.h"
#include "dataflow/program/nested_trips.h"
#include "dataflow/program/unlabelled.h"
#include "il_make.h"

namespace dotbar::dataflow {

const Jumps &Facts::Impl::jumpsOf(UnitId u) {
  std::unique_ptr<Jumps> &known = jumps[u];
  if (!known) known = std::make_unique<Jumps>(forest, program.unit(u).body, [this](Tree t) { return program.parent(t); });
  return *known;
}

// Of the unit around a tree of the program; null for what was built.
const Jumps *Facts::Impl::jumpsAround(Tree t) {
  const UnitId u = program.unitOf(t);
  return u == none ? nullptr : &jumpsOf(u);
}

namespace {

using Impl = Facts::Impl;
using Args = Values;

const Jump *jumpAt(Impl &i, Tree t) {
  const Jumps *all = i.jumpsAround(t);
  return all ? all->find(t) : nullptr;
}

// The construct goes on behind itself where this jump left it, and in no other way.
bool isOnlyEnd(Impl &i, Tree t) {
  const Jump *j = jumpAt(i, t);
  const Forest &f = i.forest;
  if (!j || !f.is(t, Op::Exit)) return false;
  const bool isEndless = f.is(j->target, Op::Loop) && f.is(il::LoopOp::control_(f, j->target), Op::Forever);
  const bool isUnpassable = choosesNothing(f, j->target) && !i.jumpsAround(t)->reachesEnd(il::IfOp::then_(f, j->target));
  if (!isEndless && !isUnpassable) return false;
  return std::ranges::count_if(i.jumpsAround(t)->arriving(j->target), [&](Tree x) { return f.is(x, Op::Exit); }) == 1;
}

// A construct around the tree ends by EXIT or in another way.
bool isInLeft(Impl &i, Tree t) {
  const Jumps *all = i.jumpsAround(t);
  if (!all) return false;
  const auto leaves = [&](Tree j) { return i.forest.is(j, Op::Exit) && !isOnlyEnd(i, j); };
  for (t = i.program.parent(t); t; t = i.program.parent(t))
    if (std::ranges::any_of(all->arriving(t), leaves)) return true;
  return false;
}

bool occurs(const Forest &f, Tree name, Tree in) {
  std::vector<Tree> open{in};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.equal(t, name)) return true;
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return false;
}

// How many values tell apart 0 and these numbers.
Tree valuesFor(Impl &i, UnitId u, Tree numbers) {
  std::int64_t most = 0;
  for (Tree n : i.forest.children(numbers))
    if (std::int64_t value = 0; u != none && i.program.constant(i.program.unit(u), n, value)) most = std::max(most, value);
  return i.forest.leaf(Op::Intval, std::to_string(most + 1));
}

bool isOfIntegers(Impl &i, UnitId u, Tree e) {
  return u != none && i.forest.is(i.program.elementType(i.program.typeOf(i.program.unit(u), e)), Op::IntegerType);
}

// The opposite of a test; of a comparison of integers, where nothing is unordered, the other comparison.
Tree negated(Impl &i, UnitId u, Tree test) {
  Forest &f = i.forest;
  if (f.is(test, Op::Not)) return il::NotOp::operand_(f, test);
  const auto ofIntegers = [&](Tree e) { return isOfIntegers(i, u, e); };
  static constexpr std::array<std::pair<Op, Op>, 6> opposites{
      {{Op::Eq, Op::Ne}, {Op::Ne, Op::Eq}, {Op::Lt, Op::Ge}, {Op::Ge, Op::Lt}, {Op::Gt, Op::Le}, {Op::Le, Op::Gt}}};
  const Tree left = il::AnyOp::left_(f, test), right = il::AnyOp::right_(f, test);
  for (const auto &[op, opposite] : opposites)
    if (f.is(test, op) && ofIntegers(left) && ofIntegers(right)) return f.node(opposite, {left, right}, f.span(test));
  return f.node(Op::Not, {test}, f.span(test));
}

Symbol newConstruct(Impl &i, UnitId u, const std::string &hint) {
  const Symbol said = intern(hint), name = i.names.nameFor(i.forest.leaf(Op::Text, said), said, u);
  i.names.take(u, name, i.forest.node(Op::UnknownType, {}));
  return name;
}

Tree unlabelledBody(Impl &i, UnitId u, Tree body) {
  if (u == none) return body;
  Forest &f = i.forest;
  Unlabelling how;
  how.construct = [&](const char *hint, Symbol label) {
    return newConstruct(i, u, std::string(hint) + (label ? std::string(text(label)) : ""));
  };
  how.variable = [&] {
    const Symbol hint = intern("next");
    return i.names.variableFor(f.leaf(Op::Text, hint), hint, f.node(Op::IntegerType, {f.leaf(Op::Noexpr, "")}), u, i.way.quiet);
  };
  how.negated = [&](Tree test) { return negated(i, u, test); };
  const Tree plain = withPlainJumps(i, u, body), result = unlabelled(f, plain, how);
  return result == plain && plain != body ? body : result;  // it stays as it is, if it cannot be said so
}

Tree nestedTripsIn(Impl &i, UnitId u, Tree body) {
  return nestedTrips(i.forest, body,
                     {[&](Tree test) { return negated(i, u, test); }, [&](Tree name) { return isOfIntegers(i, u, name); }});
}

// Names and bodies that are made for what jumps.
void addMadePrimitives(PrimitiveTable &to) {
  const Type B = Type::Bool, T = Type::Tree;
  to.add("valuesFor", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(valuesFor(i, u, a[0].tree)); });
  to.add("occurs", {T, T}, B, [](Impl &i, UnitId, Args &a) { return Value::of(occurs(i.forest, a[0].tree, a[1].tree)); });
  to.add("nestedTrips", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(nestedTripsIn(i, u, a[0].tree)); });
  to.add("unlabelled", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(unlabelledBody(i, u, a[0].tree)); });
  for (const char *name : {"variableOf", "variableFor"})  // of a unit, of an instruction
    to.add(name, {T, T, T}, T, [](Impl &i, UnitId u, Args &a) {
      return Value::of(i.names.variableFor(a[0].tree, i.forest.symbol(a[1].tree), a[2].tree, u, i.way.quiet));
    });
  to.add("pointerFor", {T, T, T}, T, [](Impl &i, UnitId u, Args &a) {
    return Value::of(i.names.pointerFor(a[0].tree, i.forest.symbol(a[1].tree), a[2].tree, u, i.way.quiet));
  });
  to.add("variableHere", {T, T}, T, [](Impl &i, UnitId u, Args &a) {
    const Tree unit = u == none ? a[0].tree : i.program.unit(u).tree;
    return Value::of(i.names.variableFor(unit, i.forest.symbol(a[0].tree), a[1].tree, u, i.way.quiet));
  });
  to.add("constantOf", {T, T}, T, [](Impl &i, UnitId u, Args &a) {
    return Value::of(i.names.constantOf(i.forest.symbol(a[0].tree), i.forest.symbol(a[1].tree), u));
  });
  to.add("constructFor", {T, T}, T, [](Impl &i, UnitId u, Args &a) {
    const Symbol hint = i.forest.symbol(a[1].tree);
    const Symbol name = i.way.quiet ? hint : i.names.nameFor(a[0].tree, hint, u);
    if (!i.way.quiet) i.names.take(u, name, i.forest.node(Op::UnknownType, {}));
    return Value::of(i.forest.leaf(Op::Text, name));
  });
}

}  // namespace

void addJumpPrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree, L = Type::Trees;
  PrimitiveTable to(all);
  auto list = [&](std::string_view name, const std::vector<Tree> &(Jumps::*of)(Tree) const) {
    to.add(name, {T}, L, [of](Impl &i, UnitId, Args &a) {
      const Jumps *j = i.jumpsAround(a[0].tree);
      return Value::of(j ? (j->*of)(a[0].tree) : std::vector<Tree>());
    });
  };
  list("jumpsFrom", &Jumps::leaving);
  list("jumpsOutOf", &Jumps::leaving);  // of a list
  list("jumpsTo", &Jumps::arriving);
  list("returnsIn", &Jumps::arriving);                             // of a body
  to.add("returnsAround", {T}, L, [](Impl &i, UnitId u, Args &) {  // of the unit
    return Value::of(u == none ? std::vector<Tree>() : i.jumpsOf(u).arriving(i.program.unit(u).body));
  });
  for (const char *name : {"reachesEnd", "isPassable"})  // of an instruction, of a list
    to.test(name, [](Impl &i, UnitId, Tree t) {
      const Jumps *j = i.jumpsAround(t);
      return !j || j->reachesEnd(t);
    });
  to.test("isOnlyEnd", [](Impl &i, UnitId, Tree t) { return isOnlyEnd(i, t); });
  to.test("isIdle", [](Impl &i, UnitId, Tree t) {
    const Jump *j = jumpAt(i, t);
    return j && j->isIdle;
  });
  to.test("isJumpedInto", [](Impl &i, UnitId, Tree t) {
    const Jumps *j = i.jumpsAround(t);
    return j && j->isEntered(t);
  });
  to.test("isInLeft", [](Impl &i, UnitId, Tree t) { return isInLeft(i, t); });
  to.add("target", {T}, T, [](Impl &i, UnitId, Args &a) {
    const Jump *j = jumpAt(i, a[0].tree);
    return Value::of(j ? j->target : Tree{});
  });
  to.add("loopsLeft", {T}, L, [](Impl &i, UnitId, Args &a) {
    const Jump *j = jumpAt(i, a[0].tree);
    return Value::of(j ? j->passed : std::vector<Tree>());
  });
  to.add("numberOf", {T}, T, [](Impl &i, UnitId, Args &a) {
    const Jump *j = jumpAt(i, a[0].tree);
    return Value::of(i.forest.leaf(Op::Intval, std::to_string(j ? j->number : 0)));
  });
  addMadePrimitives(to);
}

}  // namespace dotbar::dataflow
