// What instructions and expressions read and overwrite, by the uses that il.ops declares; sets in the numbering of a unit.
#include <algorithm>
#include <boost/container/small_vector.hpp>

#include "dataflow/program/associations.h"
#include "dataflow/program/builder.h"
#include "dataflow/program/records.h"
#include "il_make.h"

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

// What a type inherits as a whole is no way from the object, nor is how many dimensions it has.
semantics::AccessPath Program::pathWithCasts(const Unit &u, Tree t) const {
  semantics::AccessPath p = semantics::stepsOf(*forest_, t);
  if (forest_->is(p.root, Op::Name)) {
    const Variable *v = entity(u, p.root);
    if (v && v->isVariable()) p.base = v;
  }
  const auto isNone = [&](Tree step) {
    if (forest_->is(step, Op::Downcast)) return forest_->is(il::DowncastOp::type_(*forest_, step), Op::ArrayType);
    return forest_->is(step, Op::Field) && isParent(u, step);
  };
  p.steps.erase(std::remove_if(p.steps.begin(), p.steps.end(), isNone), p.steps.end());
  return p;
}

semantics::AccessPath Program::path(const Unit &u, Tree t) const {
  semantics::AccessPath p = pathWithCasts(u, t);
  const auto isCast = [&](Tree step) { return forest_->is(step, Op::Downcast); };
  p.steps.erase(std::remove_if(p.steps.begin(), p.steps.end(), isCast), p.steps.end());
  return p;
}

const Variable *Program::designated(const Unit &u, Tree t) const { return t ? path(u, t).designated() : nullptr; }

using semantics::AccessPath;

namespace {

// Of an object the zones that it has as one of another type. False: they cannot be told apart.
bool castZones(const Program &p, const Unit &from, Tree type, const Unit &to, Tree cast, std::vector<ZoneId> &zones) {
  const std::vector<Constituent> among = constituents(p, from, type), of = constituents(p, to, cast);
  if (among.empty() || of.empty() || componentCount(p, from, type) != zones.size()) return false;
  std::vector<ZoneId> all;
  for (const std::uint32_t k : placesAmong(p, of, among)) all.push_back(k == none ? none : zones[k]);
  zones = std::move(all);
  return true;
}

}  // namespace

// The zones of s%a%b(i): the part of the variable's zones that the components on the way select. What cannot be told apart,
// and what lies behind a pointer, is all of it.
std::vector<ZoneId> zonesAlong(const Program &p, const Unit &u, const AccessPath &path) {
  const Forest &f = p.forest();
  const Variable &v = *path.base;
  std::vector<ZoneId> zones = v.zones;
  Tree type = v.type;
  const Unit *owner = &p.unit(v.owner);
  bool counted = false;
  const auto cast = [&](Tree to) {
    if (!castZones(p, *owner, type, u, il::DowncastOp::type_(f, to), zones)) return false;
    type = il::DowncastOp::type_(f, to), owner = &u;
    return true;
  };
  for (const Tree step : path.steps) {
    if (f.is(step, Op::Deref)) return zones;
    if (f.is(step, Op::Downcast)) {
      if (!cast(step)) return zones;
      counted = true;
      continue;
    }
    const Symbol name = semantics::componentOf(f, step);
    if (!name) continue;
    if (!counted && componentCount(p, *owner, type) != zones.size()) return zones;  // merged with others: all of it
    counted = true;
    Member m;
    if (!findMember(p, *owner, type, name, m) || m.from + m.count > zones.size()) return zones;
    zones = {zones.begin() + static_cast<std::ptrdiff_t>(m.from), zones.begin() + static_cast<std::ptrdiff_t>(m.from + m.count)};
    type = m.component.type, owner = &p.unit(m.component.owner);
    if (m.component.pointer) return zones;
  }
  return zones;
}

BitSet Program::zonesOf(const Unit &u, Tree t) const {
  const Forest &f = *forest_;
  switch (f.op(t)) {
    case Op::Name:
    case Op::Index:
    case Op::Field:
    case Op::Downcast:
    case Op::Deref: {
      const AccessPath p = pathWithCasts(u, t);
      if (p.base) return localSet(u, zonesAlong(*this, u, p));
      return p.isVariable() ? BitSet{} : zonesOf(u, p.root);
    }
    case Op::Keyword:
      return zonesOf(u, il::KeywordOp::value_(f, t));
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
  const AccessPath p = path(u, t);
  const Variable *v = p.designated();
  if (!v || !v->exact || v->pointer) return false;
  if (p.isVariable()) return true;
  if (p.steps.size() == 1 && f.is(p.steps[0], Op::Index)) return v->dims && selectsAll(f, semantics::subscriptsOf(f, p.steps[0]));
  // a component of a scalar object: no subscript on the way
  const bool fields = std::all_of(p.steps.begin(), p.steps.end(), [&](Tree s) { return f.is(s, Op::Field); });
  return fields && !v->dims && componentCount(*this, unit(v->owner), v->type) == v->zones.size();
}

// A copied statement that may call what is no intrinsic.
bool Program::callsSomething(Tree t) const {
  for (Tree c : forest_->children(il::OtherOp::calls_(*forest_, t)))
    if (!options_.isIntrinsic || !options_.isIntrinsic(forest_->symbol(c))) return true;
  return false;
}

Tree Program::askedOf(const Unit &u, Tree t) const {
  const Forest &f = *forest_;
  const auto args = f.children(il::ApplyOp::args_(f, t));
  if (!asks(f.symbol(il::ApplyOp::function_(f, t))) || args.empty() || !f.is(args[0], Op::Name) || callAt(t)) return {};
  const Variable *v = entity(u, args[0]);
  return v && v->isVariable() && v->dims && !v->pointer && !v->allocatable ? args[0] : Tree{};
}

// One walk for all four: t is read, or (as a whole instruction) does what its operator says. Bodies of controls and the
// procedures that are called are left out.
void Program::collectUses(const Unit &u, Tree root, Uses &uses) const {
  struct Item {
    Tree tree;
    il::Use use;
    bool subscript;
    bool pointsAnew = false;  // it is not followed, if it is a pointer
  };
  const Forest &f = *forest_;
  const Builder pointers(const_cast<Program &>(*this));
  const auto associate = [&](Tree ref) {
    bool surely = false;
    const BitSet zones = pointers.associationOf(u, ref, surely);
    uses.writes.unite(zones);
    if (surely) uses.must.unite(zones);
  };
  boost::container::small_vector<Item, 32> open{{root, il::Use::Read, false}};
  while (!open.empty()) {
    const Item item = open.back();
    open.pop_back();
    const Tree t = item.tree;
    const Op op = f.op(t);
    const il::OpInfo &info = il::info(op);
    if (op == Op::Name || op == Op::Field || op == Op::Index || op == Op::Downcast) {
      if (item.use == il::Use::Bind && !item.pointsAnew) continue;
      const BitSet zones = zonesOf(u, t), found = pointers.associationsOn(u, t, !item.pointsAnew);
      uses.reads.unite(found), uses.subscripts.unite(found);
      if (item.use != il::Use::Write && item.use != il::Use::Bind) {
        uses.reads.unite(zones);
        if (item.subscript) uses.subscripts.unite(zones);
      }
      if (item.use != il::Use::Read && item.use != il::Use::Bind) {
        uses.writes.unite(zones);
        if (item.use == il::Use::Write && coversZones(u, t)) uses.must.unite(zones);
        if (!item.pointsAnew) uses.writes.unite(pointers.associationsInside(u, t));
      }
      for (const Tree step : semantics::stepsOf(f, t).steps) {
        if (const Tree subs = semantics::subscriptsOf(f, step)) open.push_back({subs, il::Use::Read, true});
        if (f.is(step, Op::Deref)) open.push_back({il::DerefOp::base_(f, step), il::Use::Read, item.subscript});
      }
      continue;
    }
    if (op == Op::PointTo) {
      const Tree left = il::PointToOp::left_(f, t), right = il::PointToOp::right_(f, t);
      associate(left);
      open.push_back({left, il::Use::Bind, item.subscript, true});
      const bool isReference = path(u, right).base != nullptr;
      if (isReference) {
        const BitSet found = pointers.associationsOn(u, right, true);
        uses.reads.unite(found), uses.subscripts.unite(found);
      }
      open.push_back({right, isReference ? il::Use::Bind : il::Use::Read, item.subscript, isReference});
      continue;
    }
    if (op == Op::IsOf) {  // the type of what a pointer points to, or of what ALLOCATE made
      const BitSet found = pointers.associationsOn(u, il::IsOfOp::object_(f, t), true);
      uses.reads.unite(found), uses.subscripts.unite(found);
    }
    if (op == Op::Allocation) {
      associate(il::AllocationOp::object_(f, t));
      open.push_back({il::AllocationOp::object_(f, t), il::Use::Write, item.subscript, true});
      open.push_back({il::AllocationOp::bounds_(f, t), il::Use::Read, item.subscript});
      continue;
    }
    if (op == Op::Deallocate)
      for (Tree object : f.children(il::DeallocateOp::objects_(f, t))) associate(object);
    if (op == Op::Other && callsSomething(t)) {
      for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k) uses.reads.insert(k), uses.writes.insert(k);
    }
    if (const Tree array = op == Op::Apply ? askedOf(u, t) : Tree{}) {  // its extents, which stay as they are
      for (Tree a : f.children(il::ApplyOp::args_(f, t)))
        if (a != array) open.push_back({a, il::Use::Read, item.subscript});
      continue;
    }
    if (const CallSite *applied = op == Op::Apply ? callAt(t) : nullptr) {
      const BitSet touched = touchedByApplied(u, *applied);
      uses.reads.unite(touched), uses.writes.unite(touched);
    }
    if (op == Op::Deref && item.use != il::Use::Read) {
      uses.writes.unite(zonesOf(u, t));
      open.push_back({il::DerefOp::base_(f, t), il::Use::Read, item.subscript});
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

// The status of memory that is given or taken, if it is asked for: where it says that nothing was done, all else is as it was.
Tree Program::statusOf(Tree t) const {
  const Op op = forest_->op(t);
  if (op != Op::Allocate && op != Op::Deallocate) return {};
  const Tree said = op == Op::Allocate ? il::AllocateOp::status_(*forest_, t) : il::DeallocateOp::status_(*forest_, t);
  return forest_->is(said, Op::Noref) ? Tree{} : said;
}

BitSet Program::mustWrites(const Unit &u, Tree t) const {
  if (isMasked(t)) return {};
  if (const Tree status = statusOf(unwrapped(*forest_, t))) return coversZones(u, status) ? zonesOf(u, status) : BitSet();
  Uses uses;
  collectUses(u, unwrapped(*forest_, t), uses);
  return std::move(uses.must);
}

BitSet Program::subscripts(const Unit &u, Tree t) const {
  Uses uses;
  collectUses(u, t, uses);
  return std::move(uses.subscripts);
}

BitSet Program::overlaid(const Unit &u, const BitSet &own) const {
  const auto [known, isNew] = united_.try_emplace(u.id);
  BitSet &united = known->second;  // zones of the unit in groups of several
  if (isNew)
    for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k)
      if (const ZoneId z = globalZone(u, k), g = zones_[z].group; g != none)
        if (g != z || (z + 1 < zones_.size() && zones_[z + 1].group == g)) united.insert(k);
  const BitSet zones = pointedWith(*this, u, own);
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
  return pointedWith(*this, u, std::move(r));
}

BitSet Program::visible(const Unit &u) const {
  BitSet r = BitSet::all(u.zoneCount());
  r.subtract(BitSet::all(u.ownZones));
  if (!u.contained.empty())  // its variables, which internal procedures see
    for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k)
      if (zones_[globalZone(u, k)].owner == u.id) r.erase(k);
  for (const Variable &v : u.symbols.all())
    if (v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Result) {
      r.unite(localSet(u, v.zones));
      r.unite(Builder(const_cast<Program &>(*this)).associationsOf(u, v, true));
    }
  return r;
}

}  // namespace dotbar::dataflow
