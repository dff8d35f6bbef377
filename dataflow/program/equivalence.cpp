// EQUIVALENCE: variables of one group share zones. Where the overlay is not plainly "the same bytes", none of them is exact:
// assigning one never counts as overwriting all that the zone holds.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "engine/il/declarations.h"

namespace dotbar::dataflow {

namespace {

void merge(std::vector<ZoneId> &into, const std::vector<ZoneId> &zones) {
  for (ZoneId z : zones)
    if (std::find(into.begin(), into.end(), z) == into.end()) into.push_back(z);
}

// Whether a tree speaks of a name, but for what declares it, and for the group in which it stands.
bool speaksOf(const Forest &f, Tree root, Symbol name, Tree group) {
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (t == group || f.is(t, Op::Save)) continue;
    if (f.is(t, Op::Name) && f.symbol(t) == name) return true;
    if (f.is(t, Op::Entity)) {
      for (Tree part : {il::EntityOp::dims_(f, t), il::EntityOp::init_(f, t)}) open.push_back(part);
      if (f.symbol(il::EntityOp::name_(f, t)) == name && !f.is(il::EntityOp::init_(f, t), Op::Noexpr)) return true;
      continue;
    }
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return false;
}

// The variable of a group that alone is spoken of: the others are names of its storage that nobody uses.
// What outlives the unit others may speak of.
const Variable *spokenOfAlone(const Forest &f, const Unit &u, Tree group) {
  const Variable *found = nullptr;
  for (Tree object : f.children(il::OverlayOp::objects_(f, group))) {
    const Tree base = il::baseName(f, object);
    const Variable *v = base ? u.symbols.find(f.symbol(base)) : nullptr;
    if (!v) return nullptr;
    bool isSpokenOf = v->kind != Variable::Kind::Local;
    for (Tree part : f.children(u.tree)) isSpokenOf = isSpokenOf || speaksOf(f, part, f.symbol(base), group);
    if (!isSpokenOf) continue;
    if (found) return nullptr;
    found = v;
  }
  return found;
}

}  // namespace

void Builder::equivalences(Unit &u, Tree decl) {
  for (Tree group : f.children(il::EquivalenceOp::sets_(f, decl))) {
    if (u.isProcedure() && spokenOfAlone(f, u, group)) continue;
    std::vector<Variable *> variables;
    bool plain = true;
    std::int64_t bytes = -1;
    for (Tree object : f.children(il::OverlayOp::objects_(f, group))) {
      const Tree base = il::baseName(f, object);
      Variable *v = base ? u.symbols.find(f.symbol(base)) : nullptr;
      if (!v) continue;
      variables.push_back(v);
      const std::int64_t s = size(u, *v);
      plain &= base == object && s > 0 && (bytes < 0 || bytes == s);
      bytes = s;
    }
    std::vector<ZoneId> together;
    for (Variable *v : variables) {
      merge(together, v->zones);
      if (plain || v->kind != Variable::Kind::Common) continue;
      // a local laid over part of a block may reach any of it
      for (Variable &other : u.symbols.all())
        if (other.kind == Variable::Kind::Common && other.block == v->block) merge(together, other.zones);
    }
    // all that shared a zone with one of them so far now shares all
    for (Variable &v : u.symbols.all()) {
      const bool member = std::find(variables.begin(), variables.end(), &v) != variables.end();
      const bool touches = std::any_of(v.zones.begin(), v.zones.end(), [&](ZoneId z) {
        return std::find(together.begin(), together.end(), z) != together.end();
      });
      if (!member && (!touches || v.kind == Variable::Kind::Common)) continue;
      if (plain && member) {
        v.zones = together;
        continue;
      }
      merge(v.zones, together);
      v.exact = false;
    }
  }
}

}  // namespace dotbar::dataflow
