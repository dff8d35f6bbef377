// What instructions and expressions read and overwrite, by the uses that il.ops declares; sets in the numbering of a unit.
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "dataflow/program/builder.h"

namespace dotbar::dataflow {

struct Uses {
  BitSet reads, writes, must, subscripts;
};

std::uint32_t Program::localZone(const Unit &u, ZoneId z) const {
  if (z >= u.firstZone && z - u.firstZone < u.ownZones) return z - u.firstZone;
  auto f = std::lower_bound(u.globals.begin(), u.globals.end(), z);
  return f != u.globals.end() && *f == z ? u.ownZones + static_cast<std::uint32_t>(f - u.globals.begin()) : none;
}

BitSet Program::localSet(const Unit &u, const std::vector<ZoneId> &zones) const {
  BitSet r;
  for (ZoneId z : zones)
    if (const std::uint32_t k = localZone(u, z); k != none) r.insert(k);
  return r;
}

std::string Program::zoneName(const Unit &u, std::uint32_t zone) const {
  const Zone &z = zones_[globalZone(u, zone)];
  if (zone < u.ownZones) return std::string(text(z.name));
  // as this unit calls it, when it does
  for (const Variable &v : u.symbols.all())
    if (v.zones.size() == 1 && v.zones[0] == globalZone(u, zone)) return std::string(text(v.name));
  return std::string(text(z.name));
}

const Variable *Program::designated(const Unit &u, Tree t) const {
  const Forest &f = *forest_;
  while (t) switch (f.op(t)) {
      case Op::Name: {
        const Variable *v = entity(u, t);
        return v && v->isVariable() ? v : nullptr;
      }
      case Op::Index:
      case Op::Field:
        t = f.child(t, 0);
        break;
      default:
        return nullptr;
    }
  return nullptr;
}

namespace {

// The zones of s%a%b(i): the part of the variable's zones that the members on the way select.
std::vector<ZoneId> selected(const Program &p, const Unit &u, Tree t) {
  const Forest &f = p.forest();
  std::vector<Symbol> members;
  while (f.is(t, Op::Index) || f.is(t, Op::Field)) {
    if (f.is(t, Op::Field)) members.push_back(f.symbol(f.child(t, 1)));
    t = f.child(t, 0);
  }
  const Variable *v = f.is(t, Op::Name) ? p.entity(u, t) : nullptr;
  if (!v || !v->isVariable()) return {};
  std::vector<ZoneId> zones = v->zones;
  Tree type = v->type;
  const Unit &owner = p.unit(v->owner);
  if (!members.empty() && componentCount(p, owner, type) != zones.size()) return zones;  // merged with others: all of it
  while (!members.empty()) {
    const Tree definition = f.is(type, Op::StructType) ? p.definition(owner, f.child(type, 0)) : Tree{};
    if (!definition) return zones;
    std::size_t from = 0;
    bool found = false;
    for (const Component &c : componentsOf(f, definition)) {
      const std::size_t n = c.pointer ? 1 : componentCount(p, owner, c.type, 1);
      if (c.name == members.back()) {
        if (from + n > zones.size()) return zones;
        zones = {zones.begin() + static_cast<std::ptrdiff_t>(from), zones.begin() + static_cast<std::ptrdiff_t>(from + n)};
        type = c.type;
        found = true;
        if (c.pointer) return zones;
        break;
      }
      from += n;
    }
    if (!found) return zones;
    members.pop_back();
  }
  return zones;
}

}  // namespace

BitSet Program::zonesOf(const Unit &u, Tree t) const {
  const Forest &f = *forest_;
  switch (f.op(t)) {
    case Op::Name:
    case Op::Index:
    case Op::Field: {
      Tree base = t;
      while (f.is(base, Op::Index)) base = f.child(base, 0);
      if (!f.is(base, Op::Name)) return localSet(u, selected(*this, u, t));
      const Variable *v = entity(u, base);
      return v && v->isVariable() ? localSet(u, v->zones) : BitSet{};
    }
    case Op::Deref:
      return zonesOf(u, f.child(t, 0));
    case Op::Keyword:
      return zonesOf(u, f.child(t, 1));
    case Op::Exprs:
    case Op::Args:
    case Op::Names: {
      BitSet r;
      for (Tree c : f.children(t)) r.unite(zonesOf(u, c));
      return r;
    }
    default:
      return {};
  }
}

bool Program::coversZones(const Unit &u, Tree t) const {
  const Forest &f = *forest_;
  const Variable *v = designated(u, t);
  if (!v || !v->exact || v->pointer) return false;
  if (f.is(t, Op::Name)) return true;
  if (f.is(t, Op::Index) && f.is(f.child(t, 0), Op::Name)) return v->dims && selectsAll(f, f.child(t, 1));
  // a component of a scalar object: no subscript on the way
  for (Tree x = t; !f.is(x, Op::Name); x = f.child(x, 0))
    if (!f.is(x, Op::Field)) return false;
  return !v->dims && componentCount(*this, unit(v->owner), v->type) == v->zones.size();
}

// A copied statement that may call what is no intrinsic.
bool Program::callsSomething(Tree t) const {
  for (Tree c : forest_->children(il::OtherOp::calls_(*forest_, t)))
    if (!options_.isIntrinsic || !options_.isIntrinsic(forest_->symbol(c))) return true;
  return false;
}

// One walk for all four: t is read, or (as a whole instruction) does what its operator says. Bodies of controls and the
// procedures that are called are left out.
void Program::collectUses(const Unit &u, Tree root, Uses &uses) const {
  struct Item {
    Tree tree;
    il::Use use;
    bool subscript;
  };
  const Forest &f = *forest_;
  boost::container::small_vector<Item, 32> open{{root, il::Use::Read, false}};
  while (!open.empty()) {
    const Item item = open.back();
    open.pop_back();
    const Tree t = item.tree;
    const Op op = f.op(t);
    const il::OpInfo &info = il::info(op);
    if (op == Op::Name || op == Op::Field || op == Op::Index) {
      if (item.use == il::Use::Bind) continue;
      const BitSet zones = zonesOf(u, t);
      if (item.use != il::Use::Write) {
        uses.reads.unite(zones);
        if (item.subscript) uses.subscripts.unite(zones);
      }
      if (item.use != il::Use::Read) {
        uses.writes.unite(zones);
        if (item.use == il::Use::Write && coversZones(u, t)) uses.must.unite(zones);
      }
      for (Tree x = t; !f.is(x, Op::Name) && f.arity(x) > 0; x = f.child(x, 0)) {
        if (f.is(x, Op::Index)) open.push_back({f.child(x, 1), il::Use::Read, true});
        if (f.is(x, Op::Deref)) open.push_back({f.child(x, 0), il::Use::Read, item.subscript});
      }
      continue;
    }
    if (op == Op::Other && callsSomething(t)) {
      for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k) uses.reads.insert(k), uses.writes.insert(k);
    }
    if (const CallSite *applied = op == Op::Apply ? callAt(t) : nullptr) {
      const BitSet touched = touchedByApplied(u, *applied);
      uses.reads.unite(touched), uses.writes.unite(touched);
    }
    if (op == Op::Deref && item.use != il::Use::Read) {
      uses.writes.unite(zonesOf(u, t));
      open.push_back({f.child(t, 0), il::Use::Read, item.subscript});
      continue;
    }
    for (std::uint32_t k = f.arity(t); k-- > 0;) {
      const Tree c = f.child(t, k);
      const Op below = f.op(c);
      if (below == Op::Instrs || il::hasSort(below, Sort::Instr)) continue;  // bodies
      open.push_back({c, info.list ? item.use : info.children[k].use, item.subscript});
    }
  }
}

// Under a mask: elements that are left out keep their values, and the next statement may read them by way of a reduction.
bool Program::isMasked(Tree t) const {
  Tree around = parent(t);
  while (forest_->is(around, Op::Label) || forest_->is(around, Op::Named) || forest_->is(around, Op::Instrs))
    around = parent(around);
  return around && forest_->is(around, Op::Where);
}

BitSet Program::reads(const Unit &u, Tree t) const {
  Uses uses;
  collectUses(u, unwrapped(*forest_, t), uses);
  return std::move(uses.reads);
}

BitSet Program::writes(const Unit &u, Tree t) const {
  Uses uses;
  collectUses(u, unwrapped(*forest_, t), uses);
  return std::move(uses.writes);
}

BitSet Program::mustWrites(const Unit &u, Tree t) const {
  if (isMasked(t)) return {};
  Uses uses;
  collectUses(u, unwrapped(*forest_, t), uses);
  return std::move(uses.must);
}

BitSet Program::subscripts(const Unit &u, Tree t) const {
  Uses uses;
  collectUses(u, t, uses);
  return std::move(uses.subscripts);
}

BitSet Program::overlaid(const Unit &u, const BitSet &zones) const {
  const auto [known, isNew] = united_.try_emplace(u.id);
  BitSet &united = known->second;  // zones of the unit in groups of several
  if (isNew)
    for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k)
      if (const ZoneId z = globalZone(u, k), g = zones_[z].group; g != none)
        if (g != z || (z + 1 < zones_.size() && zones_[z + 1].group == g)) united.insert(k);
  if (!zones.meets(united)) return zones;
  std::set<ZoneId> groups;
  united.each([&](std::uint32_t k) {
    if (zones.contains(k)) groups.insert(zones_[globalZone(u, k)].group);
  });
  BitSet r = zones;
  for (const ZoneId g : groups)
    eachOfGroup(g, [&](ZoneId z) {
      if (const std::uint32_t k = localZone(u, z); k != none) r.insert(k);
    });
  return r;
}

BitSet Program::visible(const Unit &u) const {
  BitSet r = BitSet::all(u.zoneCount());
  r.subtract(BitSet::all(u.ownZones));
  if (!u.contained.empty())  // its variables, which internal procedures see
    for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k)
      if (zones_[globalZone(u, k)].owner == u.id) r.erase(k);
  for (const Variable &v : u.symbols.all())
    if (v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Result) r.unite(localSet(u, v.zones));
  return r;
}

}  // namespace dotbar::dataflow
