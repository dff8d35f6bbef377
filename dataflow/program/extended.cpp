// Objects of types that extend others (TAP 4.2 M-types): an object of a class may be of a type that extends the one it is
// declared with, and then has more components. They have zones of their own as far as the program sees an object as one of that
// type.

#include <algorithm>
#include <unordered_set>

#include "dataflow/program/builder.h"
#include "dataflow/program/records.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

const Record *parentOf(const Program &p, const Record &of) {
  return of.parentDefinition ? p.recordOf(of.parentDefinition) : nullptr;
}

bool isOrExtends(const Program &p, const Record &record, const Record &other) {
  for (const Record *at = &record; at; at = parentOf(p, *at))
    if (at == &other) return true;
  return false;
}

bool isTakenFurther(const Program &p, const Record &r) {
  return std::ranges::any_of(p.takenFor(), [&](Tree definition) {
    const Record *further = p.recordOf(definition);
    return further && further != &r && isOrExtends(p, *further, r);
  });
}

void Builder::structuredTypes() {
  for (const Tree file : p.files_)
    il::each(f, file, [&](Tree t) {
      if (!f.is(t, Op::Typedef)) return;
      const auto type = [&](Op op) {
        const Tree tag = f.leaf(Op::Name, f.symbol(il::TypedefOp::tag_(f, t)));
        f.setReadAs(tag, {t});
        return f.node(op, {tag});
      };
      const Tree own = type(Op::StructType), ofClass = type(Op::ClassType);
      p.names_->structured.emplace(t, std::pair(own, ofClass));
    });
}

// The types that objects are taken for in the program, each behind those that it extends.
void Builder::typesTakenFor() {
  std::unordered_set<Tree> seen;
  const auto add = [&](const Record *record) {
    std::vector<Tree> chain;
    for (; record; record = parentOf(p, *record)) chain.push_back(record->definition);
    for (std::size_t k = chain.size(); k-- > 0;)
      if (seen.insert(chain[k]).second) p.takenFor_.push_back(chain[k]);
  };
  for (const Tree file : p.files_)
    il::each(f, file, [&](Tree t) {
      if (f.is(t, Op::Downcast)) add(p.record(p.units_[p.unitOf(t)], il::DowncastOp::type_(f, t)));
    });
}

std::vector<Constituent> constituents(const Program &p, const Unit &u, Tree type) {
  std::vector<Constituent> all;
  const Record *record = p.record(u, type);
  if (!record) return all;
  const auto add = [&](const Record &r, std::size_t from, std::size_t to, bool isExtension) {
    for (std::size_t k = from; k < to; ++k) {
      const Record *in = &r;
      while (in && k < in->inherited) in = parentOf(p, *in);
      all.push_back({r.components[k], in ? in->definition : r.definition, isExtension});
    }
  };
  add(*record, 0, record->components.size(), false);
  if (!p.forest().is(type, Op::ClassType)) return all;
  for (const Tree d : p.takenFor()) {
    const Record *further = p.recordOf(d);
    if (further != record && isOrExtends(p, *further, *record))
      add(*further, further->inherited, further->components.size(), true);
  }
  return all;
}

Tree partOf(const Program &p, const Unit &u, Tree object, const Constituent &c) {
  Forest &f = p.forest();
  if (c.isExtension) {
    const Unit &owner = p.unit(p.unitOf(c.in));
    const Tree type = f.node(Op::ClassType, {f.leaf(Op::Name, f.symbol(il::TypedefOp::tag_(f, c.in)))});
    object = f.node(Op::Downcast, {object, p.typeFor(u, owner, type)}, f.span(object));
  }
  return f.node(Op::Field, {object, f.leaf(Op::Name, c.component.name)}, f.span(object));
}

std::size_t zoneCountOf(const Program &p, const Component &c) {
  return c.pointer ? 1 : componentCount(p, p.unit(c.owner), c.type, 1);
}

std::vector<std::uint32_t> placesAmong(const Program &p, const std::vector<Constituent> &of,
                                       const std::vector<Constituent> &among) {
  std::map<std::pair<std::uint32_t, Symbol>, std::uint32_t> from;  // by the type that declares it, and its name
  std::uint32_t next = 0;
  for (const Constituent &c : among) {
    from.emplace(std::pair(c.in.id, c.component.name), next);
    next += static_cast<std::uint32_t>(zoneCountOf(p, c.component));
  }
  std::vector<std::uint32_t> places;
  for (const Constituent &c : of) {
    const auto at = from.find({c.in.id, c.component.name});
    for (std::uint32_t k = 0; k < zoneCountOf(p, c.component); ++k) places.push_back(at == from.end() ? none : at->second + k);
  }
  return places;
}

// What the formal is of a type that the actual's extends, or the other way round.
void Builder::placeFormal(const Unit &caller, Actual &a, const Unit &callee, const Variable &formal) const {
  const Record *there = p.record(callee, formal.type);
  const Tree type = p.type(caller, a.tree).spelled;
  const Record *here = p.record(caller, type);
  if (!there && !here) return;
  if (there == here && f.op(type) == f.op(formal.type)) return;
  if (!there || !here) return void((a.whole = false, a.isUndivided = true));
  const bool related = isOrExtends(p, *there, *here) || isOrExtends(p, *here, *there);
  if (!related) return void(a.whole &= a.zones.size() == formal.zones.size());
  const std::vector<Constituent> of = constituents(p, callee, formal.type), among = constituents(p, caller, type);
  const auto count = [&](const std::vector<Constituent> &all) {
    std::size_t n = 0;
    for (const Constituent &c : all) n += zoneCountOf(p, c.component);
    return n;
  };
  if (count(of) == formal.zones.size() && count(among) == a.zones.size())
    a.isPlaced = true, a.places = placesAmong(p, of, among);
  else
    a.whole = false;
}

}  // namespace dotbar::dataflow
