// Pointers that live longer than what they are set to is visible (TAP-F-pointer): p => t, where t is a local or a formal and p
// belongs to a module or to a caller. Elsewhere t may be read and overwritten through p, where nobody knows t. So t, and every
// actual argument that t stands for, designates the zone of p, too.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "dataflow/program/gathered.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

struct Kept {
  const Variable *pointer;
  Variable *target;
};

// What an instruction sets a pointer to, when the pointer outlives the unit: itself, or as a component of what it may be part of.
void keptBy(const Builder &b, const Unit &u, Tree t, std::vector<Kept> &all) {
  const Tree left = il::PointToOp::left_(b.f, t);
  const Variable *pointer = b.p.designated(u, left);
  auto *target = const_cast<Variable *>(b.p.designated(u, il::PointToOp::right_(b.f, t)));
  if (!pointer || !target) return;
  if (target->kind != Variable::Kind::Local && target->kind != Variable::Kind::Formal) return;
  const auto isLocal = [&](const Variable &v) { return v.kind == Variable::Kind::Local && v.owner == u.id && !b.outlives(u, v); };
  if (!isLocal(*pointer)) all.push_back({pointer, target});
  if (b.f.is(left, Op::Name)) return;
  for (const Variable *v : b.mayBePartOf(*pointer))
    if (!isLocal(*v)) all.push_back({v, target});
}

}  // namespace

const Variable *givenFor(const Builder &b, const CallSite &c, const Variable &formal) {
  if (formal.kind != Variable::Kind::Formal || formal.owner != c.callee) return &formal;
  std::uint32_t place = 0;
  for (Tree a : b.f.children(il::AnyOp::args_(b.f, c.tree))) {
    if (b.f.is(a, Op::Alternate)) continue;
    const bool keyword = b.f.is(a, Op::Keyword);
    if (keyword ? b.f.symbol(il::KeywordOp::formal_(b.f, a)) == formal.name : place == formal.formal)
      return b.p.designated(b.p.unit(c.caller), keyword ? il::KeywordOp::value_(b.f, a) : a);
    ++place;
  }
  return nullptr;
}

namespace {

// The zone is none of another unit's locals, which only that unit knows.
bool isKnownWith(const Builder &b, const Variable &v, ZoneId z) {
  return b.p.zones()[z].owner == none || b.p.zones()[z].owner == v.owner;
}

// Whether the target designates what the pointer does now and did not before.
bool join(const Builder &b, const Kept &k) {
  std::vector<ZoneId> known;
  std::ranges::copy_if(k.pointer->zones, std::back_inserter(known), [&](ZoneId z) { return isKnownWith(b, *k.pointer, z); });
  const bool moved = addAll(known, k.target->zones);
  k.target->exact &= !moved;
  return moved;
}

}  // namespace

void Builder::keptTargets() {
  std::vector<Kept> open;
  indexHolders();
  for (Unit &u : p.units_)
    for (Variable &formal : u.symbols.all()) {
      if (formal.kind != Variable::Kind::Formal || formal.owner != u.id || formal.zones.empty()) continue;
      const auto at = holders.find(formal.zones.front());
      if (at == holders.end()) continue;
      for (const Variable *v : at->second)  // however it came to point to the argument
        if (v != &formal && (v->kind == Variable::Kind::Formal || v->kind == Variable::Kind::Module))
          open.push_back({v, &formal});
    }
  std::ranges::sort(open, {}, [](const Kept &k) { return std::pair(k.pointer->zones.front(), k.target->zones.front()); });
  for (const Unit &u : p.units_) {
    if (!u.body) continue;
    std::vector<Tree> trees{u.body};
    while (!trees.empty()) {
      const Tree t = trees.back();
      trees.pop_back();
      if (f.is(t, Op::PointTo)) keptBy(*this, u, t, open);
      if (il::hasSort(f.op(t), Sort::Instr) || f.is(t, Op::Instrs) || f.is(t, Op::Cases) || il::hasSort(f.op(t), Sort::Case))
        for (Tree c : f.children(t)) trees.push_back(c);
    }
  }
  while (!open.empty()) {
    const Kept k = open.back();
    open.pop_back();
    if (!join(*this, k)) continue;
    for (const CallSite &c : p.calls_) {
      const bool ofPointer = k.pointer->kind == Variable::Kind::Formal && c.callee == k.pointer->owner;
      const bool ofTarget = k.target->kind == Variable::Kind::Formal && c.callee == k.target->owner;
      if (!ofPointer && !ofTarget) continue;
      const Variable *pointer = givenFor(*this, c, *k.pointer);
      if (auto *target = const_cast<Variable *>(givenFor(*this, c, *k.target)); pointer && target)
        open.push_back({pointer, target});
    }
  }
}

}  // namespace dotbar::dataflow
