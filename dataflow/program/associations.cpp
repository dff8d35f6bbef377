// What pointers are associated with: the zones of that, to what each pointer may point, and which zones pointers unite.
#include "dataflow/program/associations.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "dataflow/program/builder.h"
#include "dataflow/program/gathered.h"
#include "dataflow/program/records.h"
#include "il_make.h"

namespace dotbar::dataflow {

// What outlives a call has associations that do, too.
void Builder::addAssociations(const Unit &u, const Variable &v) {
  const bool holds = !v.pointer || p.record(u, v.type) ? holdsPointers(p, u, v.type) : false;
  if (!v.pointer && !holds) return;
  const bool lasts = outlives(u, v);
  const UnitId owner = !lasts ? u.id : v.kind == Variable::Kind::Module || v.saved ? none : u.id;
  const std::string name = (lasts ? "/" + std::string(text(u.name)) + "/" : "") + std::string(text(v.name));
  Program::Names::Associated &a = p.names_->associated[&v];
  pointerZones(p, v, a.memory);
  a.zones = v.zones.size();
  if (v.pointer) a.own = newZone(name + " =>", owner, {}, false);
  if (holds) a.inner.push_back(newZone(name + "% =>", owner, {}, false));
}

namespace {

struct Arrow {
  Variable *left;
  const Unit *unit;
  Tree right;
  bool inside;  // a component is set, of whatever object
};

void arrowsOf(const Builder &b, const Unit &u, std::vector<Arrow> &arrows) {
  std::vector<Tree> open{u.body};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (b.f.is(t, Op::PointTo)) {
      const Tree to = il::PointToOp::left_(b.f, t);
      if (auto *left = const_cast<Variable *>(b.p.designated(u, to)))
        arrows.push_back({left, &u, il::PointToOp::right_(b.f, t), !b.f.is(to, Op::Name)});
    }
    if (il::hasSort(b.f.op(t), Sort::Instr) || b.f.is(t, Op::Instrs) || b.f.is(t, Op::Cases) ||
        il::hasSort(b.f.op(t), Sort::Case))
      for (Tree c : b.f.children(t)) open.push_back(c);
  }
}

}  // namespace

// A pointer designates its own zone and those of everything it is set to somewhere (flow-insensitive TAP-F-pointer).
void Builder::pointers() {
  std::vector<Arrow> arrows;
  for (const Unit &u : p.units_)
    if (u.body) arrowsOf(*this, u, arrows);
  auto &associated = p.names_->associated;
  pointWhereBegun();
  std::vector<Copied> copied = copiedObjects();
  for (bool moved = true; moved;) {
    indexHolders();
    moved = pointWhereCopiedDo(copied);
    for (const Arrow &a : arrows) {
      const semantics::AccessPath path = p.pathWithCasts(*a.unit, a.right);
      const Variable *right = path.designated();
      if (!right) {
        moved |= pointToResult(*a.left, a.right);
        continue;
      }
      a.left->exact = false;
      const std::vector<ZoneId> zones = zonesAlong(p, *a.unit, path);
      moved |= addAll(zones, a.left->zones);
      const auto *of = p.names_->associationsOf(right);
      const std::vector<ZoneId> inner = of ? of->inner : std::vector<ZoneId>{};
      if (!inner.empty()) moved |= addAll(inner, associated[a.left].inner);
      if (a.inside) moved |= pointThereToo(*a.left, zones, inner);
    }
    for (const CallSite &c : p.calls_) moved |= pointToWhatCalleesDo(c);
  }
}

namespace {

// What of a callee's variable others may point to.
std::vector<ZoneId> lasting(const Program &p, const Variable &v) {
  std::vector<ZoneId> r;
  for (ZoneId z : v.zones)
    if (p.zones()[z].owner == none) r.push_back(z);
  return r;
}

}  // namespace

bool Builder::hasAssociations(const Variable &v) const { return p.names_->associationsOf(&v) != nullptr; }

std::vector<ZoneId> Builder::ownZonesOf(const Variable &v) const {
  const auto *of = p.names_->associationsOf(&v);
  return {v.zones.begin(), v.zones.begin() + static_cast<std::ptrdiff_t>(of ? of->zones : v.zones.size())};
}

bool Builder::share(const Variable &a, const Variable &b) const {
  return std::ranges::any_of(a.zones, [&](ZoneId z) { return std::ranges::find(b.zones, z) != b.zones.end(); });
}

void Builder::indexHolders() {
  holders.clear();
  for (const auto &[v, a] : p.names_->associated)
    for (ZoneId z : v->zones) holders[z].push_back(v);
}

// The variables that what this one points to may be, or be part of.
std::vector<const Variable *> Builder::mayBePartOf(const Variable &pointer) const {
  std::vector<const Variable *> all;
  for (ZoneId z : pointer.zones)
    if (const auto at = holders.find(z); at != holders.end())
      std::ranges::copy_if(at->second, std::back_inserter(all), [&](const Variable *v) { return v != &pointer; });
  std::ranges::sort(all, {}, [](const Variable *v) { return v->zones.front(); });  // not as they lie in memory
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

// p%a => t sets a component of whatever object p may point to: all that may be such an object point there, too, as far as they
// know what that is.
bool Builder::pointThereToo(const Variable &left, const std::vector<ZoneId> &zones, const std::vector<ZoneId> &inner) {
  bool moved = false;
  for (const Variable *v : mayBePartOf(left)) {
    std::vector<ZoneId> known;
    for (ZoneId z : zones)
      if (p.zones()[z].owner == none || p.zones()[z].owner == v->owner) known.push_back(z);
    auto *other = const_cast<Variable *>(v);
    const bool more = addAll(known, other->zones);
    other->exact &= !more;
    moved |= addAll(inner, p.names_->associated[v].inner) || more;
  }
  return moved;
}

// p => f(x): what the result of f may point to, an argument among it.
Builder::Reached Builder::reachedByResult(Tree call) const {
  const CallSite *c = p.callAt(call);
  const Unit *callee = c && c->isKnown() ? &p.units_[c->callee] : nullptr;
  const Variable *result = callee && callee->result ? callee->symbols.find(callee->result) : nullptr;
  if (!result) return {};
  Reached all{lasting(p, *result), {}};
  for (const Symbol name : callee->formals) {
    const Variable *formal = callee->symbols.find(name);
    const Variable *given = formal && formal != result && share(*formal, *result) ? givenFor(*this, *c, *formal) : nullptr;
    if (!given) continue;
    addAll(given->zones, all.zones);
    if (const auto *of = p.names_->associationsOf(given)) addAll(of->inner, all.inner);
  }
  return all;
}

bool Builder::pointToResult(Variable &left, Tree right) {
  const Reached there = reachedByResult(right);
  if (p.callAt(right)) left.exact = false;
  const bool more = addAll(there.zones, left.zones);
  return (!there.inner.empty() && addAll(there.inner, p.names_->associated[&left].inner)) || more;
}

// A POINTER argument, or an object that holds some, may point to what outlives the callee.
bool Builder::pointToWhatCalleesDo(const CallSite &c) {
  if (!c.isKnown() || p.names_->associated.empty()) return false;
  const Unit &callee = p.units_[c.callee];
  bool moved = false;
  for (const Symbol name : callee.formals) {
    const Variable *formal = callee.symbols.find(name);
    if (!formal || !p.names_->associationsOf(formal)) continue;
    const std::vector<ZoneId> zones = lasting(p, *formal);
    auto *given = zones.empty() ? nullptr : const_cast<Variable *>(givenFor(*this, c, *formal));
    if (!given || !addAll(zones, given->zones)) continue;
    given->exact = false, moved = true;
  }
  return moved;
}

// Where a derivative of one is there, those of all must be: whatever the pointer points to has one then.
void Builder::uniteAssociated() {
  std::vector<ZoneId> above(p.zones().size());  // the zone that stands for all united with it is above itself
  std::iota(above.begin(), above.end(), 0u);
  const auto top = [&](ZoneId z) {
    while (above[z] != z) z = above[z] = above[above[z]];
    return z;
  };
  BitSet united;
  for (const auto &[v, of] : p.names_->associated) {
    ZoneId first = none;
    const auto unite = [&](ZoneId z) {
      united.insert(z);
      if (first == none) first = z;
      const ZoneId a = top(first), b = top(z);
      above[std::max(a, b)] = std::min(a, b);
    };
    std::ranges::for_each(v->zones, unite);
    std::ranges::for_each(of.inner, unite);
    if (of.own != none) unite(of.own);
  }
  std::map<ZoneId, std::vector<ZoneId>> together;
  united.each([&](ZoneId z) { together[top(z)].push_back(z); });
  for (auto &[_, zones] : together) p.names_->unions.push_back(std::move(zones));
}

const Program::Names::Local &Builder::inNumbersOf(const Unit &u) const {
  Program::Names &names = *p.names_;
  const auto [at, isNew] = names.local.try_emplace(u.id);
  if (!isNew) return at->second;
  for (const auto &[v, a] : names.associated) {
    at->second.associations.unite(p.localSet(u, a.inner));
    if (a.own != none) at->second.associations.unite(p.localSet(u, {a.own}));
    at->second.pointees.unite(p.localSet(u, a.memory));
  }
  for (const std::vector<ZoneId> &zones : names.unions) {
    BitSet s = p.localSet(u, zones);
    if (!s.empty()) at->second.unions.push_back(std::move(s));
  }
  return at->second;
}

// Something else may designate its storage, through a pointer.
bool Builder::isUnited(const Variable &v) const {
  if (v.pointer || p.names_->associationsOf(&v)) return true;
  for (const std::vector<ZoneId> &united : p.names_->unions)
    if (std::ranges::any_of(v.zones, [&](ZoneId z) { return std::ranges::find(united, z) != united.end(); })) return true;
  return false;
}

// The variable that a path begins at, or beside which that stands.
const Variable *Builder::baseOf(const Unit &u, const semantics::AccessPath &path) const {
  if (path.base || !f.is(path.root, Op::Name) || u.id >= p.names_->beside.size()) return path.base;
  const auto &names = p.names_->beside[u.id];
  const auto at = names.find(f.symbol(path.root).id);
  return at == names.end() ? nullptr : at->second;
}

void Builder::noteBeside(UnitId u, Symbol derived, const Variable &original) const {
  if (!isUnited(original)) return;
  if (p.names_->beside.size() <= u) p.names_->beside.resize(p.units_.size());
  p.names_->beside[u][derived.id] = &original;
}

// All associations of a variable.
BitSet Builder::associationsOf(const Unit &u, const Variable &v, bool own) const {
  const auto *a = p.names_->associationsOf(&v);
  if (!a) return {};
  BitSet r = p.localSet(u, a->inner);
  if (own && a->own != none) r.unite(p.localSet(u, {a->own}));
  return r;
}

// What is read to find what a reference designates; the pointer itself is not followed where it is to point elsewhere.
BitSet Builder::associationsOn(const Unit &u, Tree ref, bool isFollowed) const {
  if (p.names_->associated.empty()) return {};
  const semantics::AccessPath path = p.path(u, ref);
  const Variable *v = baseOf(u, path);
  const auto *a = v ? p.names_->associationsOf(v) : nullptr;
  if (!a) return {};
  const auto isField = [&](Tree step) { return f.is(step, Op::Field); };
  const bool inside = std::ranges::any_of(path.steps, isField);
  BitSet r;
  if (a->own != none && (isFollowed || inside)) r.unite(p.localSet(u, {a->own}));
  if (inside && (v->pointer || p.isBehindPointer(u, ref) || v != path.base)) r.unite(p.localSet(u, a->inner));
  return r;
}

// Those of the POINTER components of an object, which go with its value.
BitSet Builder::associationsInside(const Unit &u, Tree ref) const {
  const Variable *v = p.names_->associated.empty() ? nullptr : p.path(u, ref).base;
  const auto *a = v ? p.names_->associationsOf(v) : nullptr;
  if (!a || a->inner.empty() || !holdsPointers(p, u, p.type(u, ref).spelled)) return {};
  return p.localSet(u, a->inner);
}

// What associating a reference anew overwrites.
BitSet Builder::associationOf(const Unit &u, Tree ref, bool &surely) const {
  const semantics::AccessPath path = p.path(u, ref);
  const auto *a = path.base ? p.names_->associationsOf(path.base) : nullptr;
  surely = false;
  if (!a) return {};
  const bool inside = std::ranges::any_of(path.steps, [&](Tree step) { return f.is(step, Op::Field); });
  if (inside) return p.localSet(u, a->inner);
  surely = a->own != none;
  return a->own == none ? BitSet{} : p.localSet(u, {a->own});
}

const BitSet &associations(const Program &p, const Unit &u) {
  return Builder(const_cast<Program &>(p)).inNumbersOf(u).associations;
}
const BitSet &pointees(const Program &p, const Unit &u) { return Builder(const_cast<Program &>(p)).inNumbersOf(u).pointees; }
BitSet associationsOf(const Program &p, const Unit &u, const Variable &v) {
  return Builder(const_cast<Program &>(p)).associationsOf(u, v, true);
}
bool holdsTargets(const Program &p, const Variable &v) {
  return !v.pointer && Builder(const_cast<Program &>(p)).hasAssociations(v);
}
std::vector<ZoneId> ownZonesOf(const Program &p, const Variable &v) { return Builder(const_cast<Program &>(p)).ownZonesOf(v); }
BitSet pointedWith(const Program &p, const Unit &u, BitSet zones) {
  for (const BitSet &united : Builder(const_cast<Program &>(p)).inNumbersOf(u).unions)
    if (united.meets(zones)) zones.unite(united);
  return zones;
}
bool isPointedAt(const Program &p, const Unit &u, Tree ref) {
  const Builder pointers(const_cast<Program &>(p));
  const Variable *v = pointers.baseOf(u, p.path(u, ref));
  return v && pointers.isUnited(*v);
}
void derivedBeside(Program &p, UnitId u, Symbol derived, const Variable &original) {
  Builder(p).noteBeside(u, derived, original);
}

}  // namespace dotbar::dataflow
