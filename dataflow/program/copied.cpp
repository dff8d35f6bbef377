// An object that is assigned, is the result of a function, or is given memory with a value, takes along what the POINTER
// components of that value point to; so does an argument that a procedure copies into another.
#include <algorithm>

#include "dataflow/program/associations.h"
#include "dataflow/program/builder.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

bool addNew(const std::vector<ZoneId> &from, std::vector<ZoneId> &to) {
  bool moved = false;
  for (ZoneId z : from)
    if (std::find(to.begin(), to.end(), z) == to.end()) to.push_back(z), moved = true;
  return moved;
}

class Copies {
 public:
  Copies(const Builder &b, const Unit &u, std::vector<Builder::Copied> &all) : b_(b), p_(b.p), f_(b.f), u_(u), all_(all) {}

  void in(Tree body) {
    std::vector<Tree> open{body};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      statement(t);
      if (il::hasSort(f_.op(t), Sort::Instr) || f_.is(t, Op::Instrs) || f_.is(t, Op::Cases) || il::hasSort(f_.op(t), Sort::Case))
        for (Tree c : f_.children(t)) open.push_back(c);
    }
  }

 private:
  const Builder &b_;
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  std::vector<Builder::Copied> &all_;

  void statement(Tree t) {
    if (f_.is(t, Op::PointTo)) return beyond(il::PointToOp::left_(f_, t), il::PointToOp::right_(f_, t));
    if (f_.is(t, Op::Assign)) return to(il::AssignOp::left_(f_, t), il::AssignOp::right_(f_, t));
    if (f_.is(t, Op::Call) && il::hasResult(f_, t)) return to(il::CallOp::result_(f_, t), t);
    if (!f_.is(t, Op::Allocate) || f_.is(il::AllocateOp::source_(f_, t), Op::Noexpr)) return;
    for (Tree a : f_.children(il::AllocateOp::objects_(f_, t)))
      to(il::AllocationOp::object_(f_, a), il::AllocateOp::source_(f_, t));
  }

  // What an argument points to afterwards, callers see.
  void beyond(Tree left, Tree right) {
    auto *v = const_cast<Variable *>(p_.designated(u_, left));
    const Variable *other = il::hasSort(f_.op(right), Sort::Ref) ? p_.designated(u_, right) : nullptr;
    if (v && other && v != other && other->isVariable() && b_.hasAssociations(*v) &&
        (v->kind == Variable::Kind::Formal || other->kind == Variable::Kind::Formal))
      all_.push_back({v, other});
  }

  void to(Tree left, Tree right) {
    auto *v = const_cast<Variable *>(p_.designated(u_, left));
    if (v && b_.hasAssociations(*v) && holdsPointers(p_, u_, p_.type(u_, left).spelled)) from(*v, right);
  }

  // Of a constructor, and of what is not known: whatever stands there.
  void from(Variable &v, Tree t) {
    if (il::hasSort(f_.op(t), Sort::Ref)) {
      if (const Variable *other = p_.designated(u_, t); other && other->isVariable() && other != &v) all_.push_back({&v, other});
      return;
    }
    if (const CallSite *c = p_.callAt(t); c && c->isKnown()) return all_.push_back({&v, nullptr, t});
    for (Tree c : f_.children(t)) from(v, c);
  }
};

}  // namespace

std::vector<Builder::Copied> Builder::copiedObjects() const {
  std::vector<Copied> all;
  if (p.names_->associated.empty()) return all;
  for (const Unit &u : p.units_)
    if (u.body) Copies(*this, u, all).in(u.body);
  return all;
}

// A pointer, or what a constructor lets one point to, wholly; an object where its pointers lead.
Builder::Reached Builder::reachedFrom(const Copied &c) const {
  if (!c.from) return reachedByResult(c.call);
  const auto *of = p.names_->associationsOf(c.from);
  if (!of || c.from->pointer) return {c.from->zones, of ? of->inner : std::vector<ZoneId>{}};
  Reached there{of->memory, of->inner};
  addNew({c.from->zones.begin() + static_cast<std::ptrdiff_t>(of->zones), c.from->zones.end()}, there.zones);
  return there;
}

bool Builder::pointWhereCopiedDo(std::vector<Copied> &copied) {
  bool moved = false;
  for (std::size_t k = 0; k < copied.size(); ++k) {
    const Copied c = copied[k];
    const Reached there = reachedFrom(c);
    if (addNew(there.zones, c.to->zones)) moved = true, c.to->exact = false;
    moved |= addNew(there.inner, p.names_->associated[c.to].inner);
    moved |= pointThereToo(*c.to, there.zones, there.inner);
    if (!c.from || (c.to->kind != Variable::Kind::Formal && c.from->kind != Variable::Kind::Formal)) continue;
    for (const CallSite &site : p.calls_) {
      if (site.callee != c.to->owner && site.callee != c.from->owner) continue;
      auto *to = const_cast<Variable *>(givenFor(*this, site, *c.to));
      const Variable *from = givenFor(*this, site, *c.from);
      const Copied above{to, from};
      if (to && from && to != from && !(above == c) && p.names_->associationsOf(to) &&
          std::ranges::find(copied, above) == copied.end())
        copied.push_back(above), moved = true;
    }
  }
  return moved;
}

}  // namespace dotbar::dataflow
