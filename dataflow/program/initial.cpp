// What pointers are associated with as the program begins, or as an object of their type does: real, pointer :: p => t.
#include <algorithm>

#include "dataflow/program/associations.h"
#include "dataflow/program/builder.h"
#include "dataflow/program/records.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

struct Begun {
  const Unit *unit;  // that declares it
  Tree target;
};

// Of an initial value that is no NULL().
void addTarget(const Program &p, UnitId owner, Tree initial, std::vector<Begun> &to) {
  if (!initial || owner == none) return;
  const Forest &f = p.forest();
  il::any(f, initial, [&](Tree t) {
    const bool isTarget = il::hasSort(f.op(t), Sort::Ref);
    if (isTarget) to.push_back({&p.unit(owner), t});
    return isTarget || f.is(t, Op::Apply);
  });
}

void addThoseOf(const Program &p, const Unit &u, Tree type, std::vector<const Record *> &seen, std::vector<Begun> &to) {
  const Record *r = p.record(u, type);
  if (!r || std::ranges::find(seen, r) != seen.end()) return;
  seen.push_back(r);
  for (const Component &c : r->components) {
    if (c.pointer) addTarget(p, c.owner, c.initial, to);
    addThoseOf(p, p.unit(c.owner), c.type, seen, to);
  }
}

std::vector<Begun> targetsAtFirst(const Program &p, const Variable &v) {
  std::vector<Begun> all;
  if (v.owner == none || !v.isVariable()) return all;
  if (v.pointer) addTarget(p, v.owner, v.value, all);
  std::vector<const Record *> seen;
  addThoseOf(p, p.unit(v.owner), v.type, seen, all);
  return all;
}

}  // namespace

void Builder::pointWhereBegun() {
  for (const auto &[v, a] : p.names_->associated)
    for (const Begun &b : targetsAtFirst(p, *v)) {
      auto *pointer = const_cast<Variable *>(v);
      pointer->exact = false;
      for (ZoneId z : zonesAlong(p, *b.unit, p.pathWithCasts(*b.unit, b.target)))
        if (std::ranges::find(pointer->zones, z) == pointer->zones.end()) pointer->zones.push_back(z);
    }
}

bool isBegunElsewhere(const Program &p, const Unit &u, Tree ref) {
  const Variable *v = p.path(u, ref).base;
  return v && !targetsAtFirst(p, *v).empty();
}

}  // namespace dotbar::dataflow
