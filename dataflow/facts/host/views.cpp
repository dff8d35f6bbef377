// COMMON: what the units' views of one block lay over each other, and who gives it its initial values.
#include <algorithm>

#include "dataflow/facts/host/declaring.h"
#include "dataflow/facts/host/table.h"
#include "dataflow/program/associations.h"
#include "engine/il/declarations.h"

namespace dotbar::dataflow {

namespace {

using Impl = Facts::Impl;
using Args = Values;
using semantics::Fit;
using semantics::Piece;

// Whether a procedure that a head reaches names a variable in its instructions.
bool isMentioned(Impl &i, const Program::Member &m) {
  const Unit &u = i.program.unit(m.unit);
  if (!u.body || !i.heads.reaches(u.id)) return false;
  std::vector<Tree> open{u.body};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (i.forest.is(t, Op::Name) && i.forest.symbol(t) == m.name) return true;
    for (Tree c : i.forest.children(t)) open.push_back(c);
  }
  return false;
}

struct Other {
  const Program::Member *member = nullptr;
  Fit fit = Fit::Same;
};

// The first member of another unit's view that procedures use as other numbers than this member: of no
// kind that fits, then as the parts of complex numbers.
Other otherView(Impl &i, UnitId u, Tree entity, const BitSet *within) {
  Other found;
  const Variable *v =
      u == none ? nullptr : i.program.unit(u).symbols.find(i.forest.symbol(il::EntityOp::name_(i.forest, entity)));
  if (!v || v->kind != Variable::Kind::Common) return found;
  const Program::Stored &stored = i.program.blocks().at(v->block);
  if (stored.block.isUniform()) return found;
  const auto view = stored.views.find(u);
  if (view == stored.views.end()) return found;
  const auto pieces = stored.block.piecesOf(view->second);
  const auto own =
      std::find_if(pieces.begin(), pieces.end(), [&](const Piece &p) { return stored.members[p.entity].name == v->name; });
  if (own == pieces.end()) return found;
  if (within && !i.program.localSet(i.program.unit(u), v->zones).meets(*within)) return found;
  const std::int64_t known = stored.block.undecidedFrom();
  auto isTold = [&](const Piece &p) { return !stored.block.isUndecided() || (p.size > 0 && p.end() <= known); };
  for (const Piece &p : stored.block.pieces()) {
    if (!stored.block.isUndecided() && stored.block.kindOf(p.view) == stored.block.kindOf(own->view)) continue;
    const bool isTwin = own->cell == p.cell && own->offset == p.offset && own->size == p.size && own->shape == p.shape;
    const Fit fit = isTold(*own) && isTold(p) ? (isTwin ? Fit::Same : semantics::fit(own->cell, p.cell)) : Fit::Other;
    if (fit == Fit::Same || !stored.block.overlap(*own, p) || p.view == own->view) continue;
    if (found.member && fit == Fit::Parts) continue;
    const Program::Member &m = stored.members[p.entity];
    if (within) {
      const BitSet shared = i.program.localSet(i.program.unit(u), i.program.unit(m.unit).symbols.find(m.name)->zones);
      if (!shared.meets(*within)) continue;
    }
    if (isTold(p) && !(isMentioned(i, m) && isMentioned(i, {u, v->name}))) continue;
    found = {&m, fit};
    if (fit == Fit::Other) break;
  }
  return found;
}

template <Fit wanted>
Value isViewed(Impl &i, UnitId u, Args &a) {
  return Value::of(otherView(i, u, a[0].tree, &a[1].set).fit == wanted);
}

// Where that member is declared.
Tree declaredThere(Impl &i, UnitId u, Tree entity) {
  const Other other = otherView(i, u, entity, nullptr);
  if (!other.member) return {};
  return i.program.unit(other.member->unit).symbols.find(other.member->name)->declared;
}

bool isCommon(Impl &i, UnitId u, Tree name) {
  const Variable *v = u == none ? nullptr : i.program.unit(u).symbols.find(i.forest.symbol(name));
  return v && v->kind == Variable::Kind::Common;
}

// What gives initial values together: a set of DATA, an entity with a value behind it.
std::vector<Tree> initialisers(const Forest &f, Tree d) {
  std::vector<Tree> r;
  if (f.is(d, Op::Data))
    for (Tree set : f.children(il::DataOp::sets_(f, d))) r.push_back(set);
  if (f.is(d, Op::Declare))
    for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
      if (!f.is(il::EntityOp::init_(f, e), Op::Noexpr)) r.push_back(e);
  return r;
}

// Whether some of them, or one besides others, is a member of COMMON.
bool namesCommon(Impl &i, UnitId u, Tree initialiser, bool others) {
  const std::vector<Tree> names = il::declaredNames(i.forest, initialiser);
  auto common = [&](Tree n) { return isCommon(i, u, n); };
  return std::any_of(names.begin(), names.end(), common) && !(others && std::all_of(names.begin(), names.end(), common));
}

template <bool others>
bool initialises(Impl &i, UnitId u, Tree d) {
  const std::vector<Tree> all = initialisers(i.forest, d);
  return std::any_of(all.begin(), all.end(), [&](Tree x) { return namesCommon(i, u, x, others); });
}

// A declaration that gives no member of COMMON its value; none where nothing remains.
Tree uninitialised(Impl &i, UnitId u, Tree d) {
  using E = il::EntityOp;
  Forest &f = i.forest;
  const Tree list = f.is(d, Op::Data) ? il::DataOp::sets_(f, d) : il::DeclareOp::entities_(f, d);
  std::vector<Tree> kept;
  for (Tree x : childrenOf(f, list)) {
    if (!namesCommon(i, u, x, false))
      kept.push_back(x);
    else if (f.is(x, Op::Entity))
      kept.push_back(f.node(Op::Entity, {E::name_(f, x), E::dims_(f, x), E::length_(f, x), f.leaf(Op::Noexpr, "")}));
  }
  if (kept.empty()) return f.node(Op::Decls, {});
  const Tree rest = f.node(f.op(list), kept);
  const Tree r = f.is(d, Op::Data)
                     ? f.node(Op::Data, {rest}, f.span(d))
                     : f.node(Op::Declare, {il::DeclareOp::type_(f, d), il::DeclareOp::attrs_(f, d), rest}, f.span(d));
  if (const il::Comments *c = f.comments(d)) f.setComments(r, il::Comments(*c));
  return f.node(Op::Decls, {r});
}

}  // namespace

void addViewPrimitives(std::vector<Primitive> &all) {
  const Type S = Type::Set, B = Type::Bool, T = Type::Tree;
  PrimitiveTable to(all);
  to.add("overlaid", {S}, S, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none ? a[0].set : i.program.overlaid(i.program.unit(u), a[0].set));
  });
  to.add("pointedWith", {S}, S, [](Impl &i, UnitId u, Args &a) {
    return Value::of(u == none ? a[0].set : pointedWith(i.program, i.program.unit(u), a[0].set));
  });
  to.add("isViewedOtherwise", {T, S}, B, isViewed<Fit::Other>);
  to.add("isViewedAsParts", {T, S}, B, isViewed<Fit::Parts>);
  to.test("initialisesCommon", initialises<false>);
  to.test("mixesCommon", initialises<true>);
  to.add("uninitialised", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(uninitialised(i, u, a[0].tree)); });
  to.add("otherView", {T}, T, [](Impl &i, UnitId u, Args &a) { return Value::of(declaredThere(i, u, a[0].tree)); });
}

}  // namespace dotbar::dataflow
