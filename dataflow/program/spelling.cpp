// Types and bounds of what another scope declares, as a unit that sees it can say them: names that mean something else there, or
// nothing, give way to the numbers that they stand for.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

class Spelling {
 public:
  Spelling(const Program &p, const Unit &here, const Unit &owner) : p_(p), f_(p.forest()), here_(here), owner_(owner) {}

  bool isSaid(Tree e) const {
    std::vector<Tree> open{e};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f_.is(t, Op::Name) && p_.entity(owner_, t) != p_.lookup(here_, f_.symbol(t))) return false;
      const Tree function = f_.is(t, Op::Apply) ? il::ApplyOp::function_(f_, t) : Tree{};
      if (function && !meansTheSame(f_.symbol(function))) return false;
      for (Tree c : f_.children(t))
        if (c != function) open.push_back(c);
    }
    return true;
  }

  // No tree: it cannot be said.
  Tree said(Tree e) const {
    if (isSaid(e)) return e;
    std::int64_t n = 0;
    if (!p_.constant(owner_, e, n)) return {};
    const Tree number = f_.leaf(Op::Intval, std::to_string(n < 0 ? -n : n));
    return n < 0 ? f_.node(Op::Neg, {number}) : number;
  }

 private:
  const Program &p_;
  Forest &f_;
  const Unit &here_, &owner_;

  bool meansTheSame(Symbol function) const {
    return p_.resolveProcedure(owner_, function) == p_.resolveProcedure(here_, function);
  }
};

}  // namespace

Tree Program::typeFor(const Unit &here, const Unit &owner, Tree type) const {
  if (here.id == owner.id) return type;
  if (forest_->is(type, Op::StructType) || forest_->is(type, Op::ClassType)) return structuredFor(here, owner, type);
  return Spelling(*this, here, owner).isSaid(type) ? type : canonicalType(owner, type);
}

// A structured type that the unit does not know by this name says which one it is.
Tree Program::structuredFor(const Unit &here, const Unit &owner, Tree type) const {
  const Tree tag = il::AnyOp::tag_(*forest_, type);
  if (!forest_->is(tag, Op::Name)) return type;
  const std::vector<Tree> *said = forest_->readAs(tag);
  const Tree meant = said ? said->front() : definition(owner, tag);
  if (!meant || definition(here, tag) == meant) return type;
  const auto known = names_->structured.find(meant);
  if (known == names_->structured.end()) return type;
  return forest_->is(type, Op::ClassType) ? known->second.second : known->second.first;
}

Tree Program::boundsFor(const Unit &here, const Unit &owner, Tree dims) const {
  Forest &f = *forest_;
  const Spelling spelling(*this, here, owner);
  if (here.id == owner.id || spelling.isSaid(dims)) return dims;
  const Tree absent = names_->noexpr;
  std::vector<Tree> result;
  for (Tree d : std::vector<Tree>(f.children(dims).begin(), f.children(dims).end())) {
    const Tree lower = spelling.said(il::BoundsOp::lower_(f, d)), upper = spelling.said(il::BoundsOp::upper_(f, d));
    if (!lower) return {};
    result.push_back(f.node(Op::Bounds, {lower, upper ? upper : absent}));
  }
  return f.node(Op::Dims, result);
}

// What a function gives begins at 1 along each dimension, whatever bounds its result has inside.
Tree Program::extentsFor(const Unit &here, const Unit &callee, Tree dims) const {
  Forest &f = *forest_;
  const Spelling spelling(*this, here, callee);
  const Tree absent = names_->noexpr;
  std::vector<Tree> result;
  for (Tree d : std::vector<Tree>(f.children(dims).begin(), f.children(dims).end())) {
    const Tree lower = il::BoundsOp::lower_(f, d), upper = il::BoundsOp::upper_(f, d);
    std::int64_t first = 1, last = 0;
    Tree extent;
    if ((f.is(lower, Op::Noexpr) || constant(callee, lower, first)) && constant(callee, upper, last))
      extent = f.leaf(Op::Intval, std::to_string(std::max<std::int64_t>(0, last - first + 1)));
    else if (first == 1 && here.id != callee.id)
      extent = spelling.said(upper);
    result.push_back(f.node(Op::Bounds, {absent, extent ? extent : absent}));
  }
  return f.node(Op::Dims, result);
}

}  // namespace dotbar::dataflow
