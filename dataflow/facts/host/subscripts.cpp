// Sums, differences and products of integers as people write them: constants folded, nothing added that is zero. Subscripts and
// extents of what rules build are made of these.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "dataflow/facts/host/table.h"
#include "dataflow/facts/impl.h"
#include "il_make.h"

namespace dotbar::dataflow {
namespace {

using Impl = Facts::Impl;
using Args = Values;

// A sum as what is no constant (no tree: nothing), and the rest.
std::pair<Tree, std::int64_t> split(Impl &i, UnitId u, Tree e) {
  const Forest &f = i.forest;
  const Shapes shapes = i.program.shapes(i.program.unit(u));
  if (const auto n = shapes.constant(e)) return {{}, *n};
  if (!f.is(e, Op::Add) && !f.is(e, Op::Sub)) return {e, 0};
  const auto by = shapes.constant(il::AnyOp::right_(f, e));
  return by ? std::pair(il::AnyOp::left_(f, e), f.is(e, Op::Add) ? *by : -*by) : std::pair(e, std::int64_t{0});
}

Tree joined(Impl &i, Tree rest, std::int64_t n) {
  Forest &f = i.forest;
  const Tree number = f.leaf(Op::Intval, std::to_string(std::abs(n)));
  if (!rest) return n < 0 ? f.node(Op::Neg, {number}) : number;
  return n == 0 ? rest : f.node(n < 0 ? Op::Sub : Op::Add, {rest, number});
}

// One more, or as many as an array has elements.
Tree advanced(Impl &i, UnitId u, Tree from, Tree by) {
  const auto [a, m] = split(i, u, from);
  const auto [b, n] = split(i, u, by);
  return joined(i, a && b ? i.forest.node(Op::Add, {a, b}) : a ? a : b, m + n);
}

Tree retreated(Impl &i, UnitId u, Tree from, Tree by) {
  Forest &f = i.forest;
  const auto [a, m] = split(i, u, from);
  const auto [b, n] = split(i, u, by);
  if (!b) return joined(i, a, m - n);
  if (a && f.equal(a, b)) return joined(i, {}, m - n);
  const Tree less = f.is(b, Op::Add) || f.is(b, Op::Sub) ? f.node(Op::Paren, {b}) : b;
  return joined(i, f.node(Op::Sub, {a ? a : f.leaf(Op::Intval, std::to_string(std::max<std::int64_t>(m, 0))), less}),
                a ? m - n : std::min<std::int64_t>(m, 0) - n);
}

Tree multiplied(Impl &i, UnitId u, Tree a, Tree b) {
  Forest &f = i.forest;
  const Shapes shapes = i.program.shapes(i.program.unit(u));
  const auto m = shapes.constant(a), n = shapes.constant(b);
  if (m && n) return joined(i, {}, *m * *n);
  if (m == 0 || n == 0) return joined(i, {}, 0);
  if (m == 1 || n == 1) return m == 1 ? b : a;
  const auto factor = [&](Tree e) {
    return f.is(e, Op::Add) || f.is(e, Op::Sub) || f.is(e, Op::Div) ? f.node(Op::Paren, {e}) : e;
  };
  return f.node(Op::Mul, {factor(a), factor(b)});
}

}  // namespace

void addSubscriptPrimitives(std::vector<Primitive> &all) {
  const Type T = Type::Tree;
  PrimitiveTable to(all);
  to.add("advanced", {T, T}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : advanced(i, u, a[0].tree, a[1].tree)); });
  to.add("retreated", {T, T}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : retreated(i, u, a[0].tree, a[1].tree)); });
  to.add("multiplied", {T, T}, T,
         [](Impl &i, UnitId u, Args &a) { return Value::of(u == none ? Tree{} : multiplied(i, u, a[0].tree, a[1].tree)); });
}

}  // namespace dotbar::dataflow
