// Structured types (TAP 4.2 M-types): what an object consists of. Components that a type inherits come first, in the order of the
// types; the type that they come from is a component, too, which is all of them.

#include "dataflow/program/records.h"

#include <algorithm>
#include <functional>

#include "dataflow/program/associations.h"
#include "dataflow/program/builder.h"
#include "frontends/semantics/access.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

constexpr int deepest = 8;  // nesting of structured types that get a zone per component

Component shared(const Forest &f, Tree declare) {
  Component c;
  c.type = il::DeclareOp::type_(f, declare);
  for (Tree a : f.children(il::DeclareOp::attrs_(f, declare))) {
    if (f.is(a, Op::DimensionAttr))
      c.dims = il::DimensionAttrOp::dims_(f, a);
    else if (f.text(a) == "pointer")
      c.pointer = true;
    else if (f.text(a) == "allocatable")
      c.allocatable = true;
  }
  return c;
}

void addDeclared(const Forest &f, Tree declare, std::vector<Component> &to) {
  const Component common = shared(f, declare);
  for (Tree e : f.children(il::DeclareOp::entities_(f, declare))) {
    to.push_back(common);
    to.back().name = f.symbol(il::EntityOp::name_(f, e));
    to.back().initial = il::EntityOp::init_(f, e);
    if (const Tree dims = il::EntityOp::dims_(f, e); f.arity(dims)) to.back().dims = dims;
  }
}

// extends(parent): its name; none.
Symbol parentOf(const Forest &f, Tree definition) {
  for (Tree a : f.children(il::TypedefOp::attrs_(f, definition))) {
    const std::string_view said = f.text(a), word = "extends(";
    if (said.starts_with(word) && said.ends_with(")")) return intern(said.substr(word.size(), said.size() - word.size() - 1));
  }
  return {};
}

}  // namespace

// Nothing for what is no structured type, or one whose definition is not there. A type that has no name in the unit
// says which it is.
const Record *Program::record(const Unit &u, Tree type) const {
  const Forest &f = *forest_;
  if (!type || !(f.is(type, Op::StructType) || f.is(type, Op::ClassType))) return nullptr;
  const Tree tag = il::AnyOp::tag_(f, type);
  if (!f.is(tag, Op::Name)) return nullptr;
  const std::vector<Tree> *meant = f.readAs(tag);
  return recordOf(meant ? meant->front() : definition(u, tag));
}

const Record *Program::recordOf(Tree definition) const {
  const Forest &f = *forest_;
  const UnitId owner = definition ? unitOf(definition) : none;
  if (owner == none) return nullptr;
  const auto [at, isNew] = records_.try_emplace(definition);
  Record &r = at->second;
  if (!isNew) return r.owner == none ? nullptr : &r;  // a type that extends itself is none
  if (const Symbol name = parentOf(f, definition)) {
    const semantics::Entity *type = scopes_.find(units_[owner], name, semantics::Space::Types);
    const Record *parent = type ? recordOf(type->value) : nullptr;
    Record &mine = records_.at(definition);
    if (parent) mine.parentDefinition = type->value;
    if (parent) mine.components = parent->components, mine.inherited = parent->components.size(), mine.known = parent->known;
    if (!parent) mine.known = false;
    mine.parent = name;
  }
  Record &mine = records_.at(definition);
  for (Tree d : f.children(il::TypedefOp::members_(f, definition))) {
    if (f.is(d, Op::Declare)) addDeclared(f, d, mine.components);
    if (f.is(d, Op::UnknownDecl) || f.is(d, Op::IncludeLine)) mine.known = false;
  }
  for (std::size_t k = mine.inherited; k < mine.components.size(); ++k) mine.components[k].owner = owner;
  mine.definition = definition, mine.owner = owner;
  return &mine;
}

namespace {

void componentNames(const Program &p, const Unit &u, Tree type, const std::string &prefix, int depth,
                    std::vector<std::string> &out) {
  const Record *record = depth < deepest ? p.record(u, type) : nullptr;
  if (!record) {
    out.push_back(prefix);
    return;
  }
  const auto add = [&](const Component &c) {
    const std::string name = prefix + "%" + std::string(text(c.name));
    if (c.pointer)
      out.push_back(name);
    else
      componentNames(p, p.unit(c.owner), c.type, name, depth + 1, out);
  };
  for (const Component &c : record->components) add(c);
  if (!p.forest().is(type, Op::ClassType) || p.takenFor().empty()) return;
  for (const Constituent &c : constituents(p, u, type))
    if (c.isExtension) add(c.component);
}

}  // namespace

std::uint32_t componentCount(const Program &p, const Unit &u, Tree type, int depth) {
  std::vector<std::string> names;
  componentNames(p, u, type, "", depth, names);
  return static_cast<std::uint32_t>(names.size());
}

std::vector<std::string> Builder::components(const Unit &u, const Variable &v) {
  std::vector<std::string> names;
  componentNames(p, u, v.type, std::string(text(v.name)), 0, names);
  return names;
}

namespace {

// The type that extends the one of this name, itself or one that it inherits from; null: there is none.
const Record *ancestor(const Program &p, const Record &record, Symbol name) {
  for (const Record *at = &record; at; at = parentOf(p, *at))
    if (at->parent == name) return at;
  return nullptr;
}

}  // namespace

bool findMember(const Program &p, const Unit &u, Tree type, Symbol name, Member &m) {
  const Record *record = p.record(u, type);
  if (!record) return false;
  auto count = [&](const Component &c) { return zoneCountOf(p, c); };
  for (std::size_t k = 0; k < record->components.size(); ++k) {
    m.component = record->components[k];
    m.count = count(m.component);
    if (m.component.name == name) return true;
    m.from += m.count;
  }
  const Record *at = ancestor(p, *record, name);
  if (!at) return false;
  m.component = {};
  m.component.name = name, m.component.owner = at->owner;
  m.component.type = p.forest().node(Op::StructType, {p.forest().leaf(Op::Name, name)});
  m.from = m.count = 0;
  for (std::size_t k = 0; k < at->inherited; ++k) m.count += count(at->components[k]);
  return true;
}

namespace {

// Elements of an array whose extents are constants, as subscripts of each; false: they are not, or there are too many.
bool eachElement(const Program &p, const Unit &owner, Tree dims, std::vector<std::vector<Tree>> &all) {
  constexpr std::int64_t most = 256;
  Forest &f = p.forest();
  all.assign(1, {});
  for (Tree d : std::vector<Tree>(f.children(dims).begin(), f.children(dims).end())) {
    std::int64_t lower = 1, upper = 0;
    const Tree l = il::BoundsOp::lower_(f, d);
    if ((!f.is(l, Op::Noexpr) && !p.constant(owner, l, lower)) || !p.constant(owner, il::BoundsOp::upper_(f, d), upper))
      return false;
    if ((upper - lower + 1) * static_cast<std::int64_t>(all.size()) > most) return false;
    std::vector<std::vector<Tree>> longer;
    for (std::int64_t k = lower; k <= upper; ++k)
      for (std::vector<Tree> subs : all) {
        subs.push_back(k < 0 ? f.node(Op::Neg, {f.leaf(Op::Intval, std::to_string(-k))}) : f.leaf(Op::Intval, std::to_string(k)));
        longer.push_back(std::move(subs));
      }
    all = std::move(longer);
  }
  return true;
}

// The numbers of `ref`, which is of a type that `owner` names, as `here` says them. `several`: it is an array already.
bool addNumbers(const Program &p, const Unit &here, const Unit &owner, Tree type, Tree ref, bool several, int depth,
                std::vector<Tree> &to) {
  const Record *record = p.record(owner, type);
  if (!record) return to.push_back(ref), !p.forest().is(type, Op::ClassType);
  if (!record->known || depth == deepest) return false;
  for (const Constituent &each : constituents(p, owner, type)) {
    const Component &c = each.component;
    const Unit &there = p.unit(c.owner);
    if (each.isExtension && p.isDetached(here, ref)) return false;  // who gives it memory again would have to know its type
    if (c.pointer || c.allocatable) return false;
    const Tree part = partOf(p, here, ref, each);
    std::vector<std::vector<Tree>> elements;
    if (!several || !c.dims) {
      if (!addNumbers(p, here, there, c.type, part, several || c.dims, depth + 1, to)) return false;
      continue;
    }
    if (!eachElement(p, there, c.dims, elements)) return false;
    for (const std::vector<Tree> &subs : elements) {
      const Tree element = p.forest().node(Op::Index, {part, p.forest().node(Op::Subs, subs)});
      if (!addNumbers(p, here, there, c.type, element, true, depth + 1, to)) return false;
    }
  }
  return true;
}

}  // namespace

namespace {

// A part of a variable: a reference, its type in the words of a unit, its zones among those of the variable.
struct Part {
  Tree ref, type;
  const Unit *owner;
  std::size_t from, count;
  bool several;  // an array
};

class Within {
 public:
  Within(const Program &p, const Unit &here, const std::vector<std::uint32_t> &zones, const BitSet &wanted, std::vector<Tree> &to)
      : p_(p), here_(here), zones_(zones), wanted_(wanted), to_(to) {}

  void add(const Part &part) {
    const std::size_t in = wanted(part.from, part.count);
    if (in == 0) return;
    const Record *record = p_.record(*part.owner, part.type);
    if (!record || in == part.count || !isSaid(part)) return to_.push_back(part.ref);
    std::size_t at = part.from;
    for (const Constituent &each : constituents(p_, *part.owner, part.type)) {
      const Component &c = each.component;
      const std::size_t count = zoneCountOf(p_, c);
      add({partOf(p_, here_, part.ref, each), c.type, &p_.unit(c.owner), at, count, part.several || c.dims});
      at += count;
    }
  }

 private:
  std::size_t wanted(std::size_t from, std::size_t count) const {
    std::size_t in = 0;
    for (std::size_t k = from; k < from + count; ++k) in += zones_[k] != none && wanted_.contains(zones_[k]);
    return in;
  }

  // None of the components that are wanted is an array inside of an array of objects, which no reference says.
  bool isSaid(const Part &part) const {
    std::size_t at = part.from;
    for (const auto &[c, in, isExtension] : constituents(p_, *part.owner, part.type)) {
      const std::size_t count = zoneCountOf(p_, c);
      if (part.several && c.dims && wanted(at, count) > 0) return false;
      at += count;
    }
    return true;
  }

  const Program &p_;
  const Unit &here_;
  const std::vector<std::uint32_t> &zones_;
  const BitSet &wanted_;
  std::vector<Tree> &to_;
};

}  // namespace

void Program::partsWithin(const Unit &u, const Variable &v, Tree whole, const BitSet &zones, std::vector<Tree> &to) const {
  const Unit &owner = unit(v.owner);
  const auto *of = names_->associationsOf(&v);
  const std::size_t own = of ? of->zones : v.zones.size();  // behind these, those of what its pointers point to
  if (componentCount(*this, owner, v.type) != own) return to.push_back(whole);
  std::vector<std::uint32_t> local;
  for (std::size_t k = 0; k < own; ++k) local.push_back(localZone(u, v.zones[k]));
  Within(*this, u, local, zones, to).add({whole, v.type, &owner, 0, own, static_cast<bool>(v.dims)});
}

std::optional<std::vector<Tree>> Program::numbersOf(const Unit &u, Tree ref) const {
  const semantics::Type t = type(u, ref);
  if (hidesComponents(*this, u, t.spelled)) return std::nullopt;
  std::vector<Tree> all;
  if (!t.is(Category::Record) || !addNumbers(*this, u, u, t.spelled, ref, t.isArray(), 0, all)) return std::nullopt;
  return all;
}

const Record *Program::constructed(const Unit &u, Tree apply) const {
  const Forest &f = *forest_;
  if (!f.is(apply, Op::Apply)) return nullptr;
  const Tree name = il::ApplyOp::function_(f, apply);
  const Variable *v = lookup(u, f.symbol(name));
  if (resolveProcedure(u, f.symbol(name)) != none || (v && v->kind != Variable::Kind::Type && v->declared)) return nullptr;
  const semantics::Entity *type = scopes_.find(u, f.symbol(name), semantics::Space::Types);
  return type ? recordOf(type->value) : nullptr;
}

bool hidesComponents(const Program &p, const Unit &u, Tree type) {
  const Record *r = p.record(u, type);
  if (!r) return false;
  const auto isInside = [&](UnitId module) {
    for (UnitId at = u.id; at != none; at = p.unit(at).parent)
      if (at == module) return true;
    return false;
  };
  for (const Record *at = r; at; at = parentOf(p, *at))
    if (!isInside(at->owner) && !semantics::privateComponents(p.forest(), at->definition).empty()) return true;
  return std::ranges::any_of(r->components, [&](const Component &c) {
    return !c.pointer && !c.allocatable && p.record(p.unit(c.owner), c.type) && c.type != type && hidesComponents(p, u, c.type);
  });
}

namespace {

// `from`: where the zones of an object of the type begin among those of the variable. False: they are merged with others.
void addDetached(const Program &p, const Unit &u, Tree type, std::span<const ZoneId> zones,
                 const std::function<bool(const Component &)> &wanted, std::vector<ZoneId> &to) {
  const Record *r = p.record(u, type);
  if (!r || componentCount(p, u, type) != zones.size()) return;
  std::size_t from = 0;
  for (const auto &[c, in, isExtension] : constituents(p, u, type)) {
    const std::size_t count = zoneCountOf(p, c);
    const auto own = zones.subspan(from, std::min(count, zones.size() - from));
    if (wanted(c))
      to.insert(to.end(), own.begin(), own.end());
    else if (!c.pointer)
      addDetached(p, p.unit(c.owner), c.type, own, wanted, to);
    from += own.size();
  }
}

}  // namespace

void allocatableZones(const Program &p, const Variable &v, std::vector<ZoneId> &to) {
  if (v.allocatable) return void(to.insert(to.end(), v.zones.begin(), v.zones.end()));
  if (!v.pointer && v.owner != none)
    addDetached(
        p, p.unit(v.owner), v.type, v.zones, [](const Component &c) { return c.allocatable; }, to);
}

void allocatableObjects(const Program &p, const Variable &v, std::vector<ZoneId> &to) {
  if (v.owner == none || v.pointer || !p.record(p.unit(v.owner), v.type)) return;
  if (v.allocatable) return void(to.insert(to.end(), v.zones.begin(), v.zones.end()));
  const auto isObject = [&](const Component &c) { return c.allocatable && p.record(p.unit(c.owner), c.type); };
  addDetached(p, p.unit(v.owner), v.type, v.zones, isObject, to);
}

void pointerZones(const Program &p, const Variable &v, std::vector<ZoneId> &to) {
  if (v.pointer) return void(to.insert(to.end(), v.zones.begin(), v.zones.end()));
  if (v.owner != none)
    addDetached(
        p, p.unit(v.owner), v.type, v.zones, [](const Component &c) { return c.pointer; }, to);
}

bool holdsAllocatables(const Program &p, const Unit &u, Tree type) {
  const Record *r = p.record(u, type);
  return r && std::ranges::any_of(r->components, [&](const Component &c) {
           return c.allocatable || (!c.pointer && c.type != type && holdsAllocatables(p, p.unit(c.owner), c.type));
         });
}

bool Program::isParent(const Unit &u, Tree field) const {
  const Record *r = record(u, type(u, il::FieldOp::base_(*forest_, field)).spelled);
  const Symbol name = forest_->symbol(il::FieldOp::member_(*forest_, field));
  return r && ancestor(*this, *r, name) &&
         std::ranges::none_of(r->components, [&](const Component &c) { return c.name == name; });
}

namespace {

struct Attributes {
  bool allocatable = false, pointer = false;
};

// Of what a reference names: of the variable, or of the component.
Attributes attributesOf(const Program &p, const Unit &u, Tree ref) {
  const Forest &f = p.forest();
  if (f.is(ref, Op::Name)) {
    const Variable *v = p.entity(u, ref);
    return v ? Attributes{v->allocatable, v->pointer} : Attributes{};
  }
  if (!f.is(ref, Op::Field)) return {};
  Member m;
  const semantics::Type base = p.type(u, il::FieldOp::base_(f, ref));
  if (!findMember(p, u, base.spelled, f.symbol(il::FieldOp::member_(f, ref)), m)) return {};
  return {m.component.allocatable, m.component.pointer};
}

// Whether something holds of a reference, or of one of those on the way to it.
template <class Test>
bool onTheWay(const Forest &f, Tree ref, Test holds) {
  for (Tree at = ref; at; at = il::AnyOp::base_(f, at)) {
    if (f.is(at, Op::Deref)) return true;
    if (holds(at)) return true;
    if (!f.is(at, Op::Field) && !f.is(at, Op::Index) && !f.is(at, Op::Downcast)) return false;
  }
  return false;
}

}  // namespace

bool isPointer(const Program &p, const Unit &u, Tree ref) { return attributesOf(p, u, ref).pointer; }

namespace {

bool hasPointers(const Program &p, const Unit &u, Tree type, std::vector<const Record *> &seen) {
  const Record *r = p.record(u, type);
  if (!r || std::ranges::find(seen, r) != seen.end()) return false;
  seen.push_back(r);
  return std::ranges::any_of(r->components,
                             [&](const Component &c) { return c.pointer || hasPointers(p, p.unit(c.owner), c.type, seen); });
}

}  // namespace

bool holdsPointers(const Program &p, const Unit &u, Tree type) {
  std::vector<const Record *> seen;
  return hasPointers(p, u, type, seen);
}

namespace {

bool isWithoutReals(const Program &p, const Unit &u, Tree type, std::vector<const Record *> &seen) {
  if (const Op op = p.forest().op(type); op == Op::IntegerType || op == Op::LogicalType || op == Op::CharacterType) return true;
  const Record *r = p.record(u, type);
  if (!r || !r->known || p.forest().is(type, Op::ClassType)) return false;
  if (std::ranges::count(seen, r)) return true;
  seen.push_back(r);
  return std::ranges::all_of(r->components, [&](const Component &c) { return isWithoutReals(p, p.unit(c.owner), c.type, seen); });
}

}  // namespace

bool isWithoutReals(const Program &p, const Unit &u, Tree type) {
  std::vector<const Record *> seen;
  return isWithoutReals(p, u, type, seen);
}

namespace {

bool isOfKnownValues(const Program &p, const Unit &u, Tree type, bool &someReal, int depth) {
  const auto isAny = [&](std::initializer_list<Op> ops) {
    return std::ranges::any_of(ops, [&](Op op) { return p.forest().is(type, op); });
  };
  if (isAny({Op::RealType, Op::DoubleType, Op::ComplexType, Op::DoubleComplexType})) return someReal = true;
  if (isAny({Op::IntegerType, Op::LogicalType, Op::CharacterType})) return true;
  const Record *r = p.record(u, type);
  return r && r->known && depth < deepest && std::ranges::all_of(r->components, [&](const Component &c) {
           return !c.pointer && isOfKnownValues(p, p.unit(c.owner), c.type, someReal, depth + 1);
         });
}

}  // namespace

bool isOfReals(const Program &p, const Unit &u, Tree type) {
  bool someReal = false;
  return p.record(u, type) && isOfKnownValues(p, u, type, someReal, 0) && someReal;
}

bool isPassedWithDerivative(const Program &p, const Unit &u, Tree type, bool intentIn) {
  const bool mustBeGiven = p.forest().is(type, Op::ClassType) || holdsAllocatables(p, u, type);
  return !(intentIn && mustBeGiven) && isOfReals(p, u, type);
}

bool pointsToProcedures(const Program &p, const Unit &u, Tree type) {
  const Record *r = p.record(u, type);
  if (!r) return false;
  for (const Record *at = r; at; at = parentOf(p, *at))
    for (Tree member : p.forest().children(il::TypedefOp::members_(p.forest(), at->definition)))
      if (semantics::isProcedurePointer(p.forest(), member)) return true;
  return std::ranges::any_of(r->components, [&](const Component &c) {
    return !c.pointer && !c.allocatable && c.type != type && pointsToProcedures(p, p.unit(c.owner), c.type);
  });
}

namespace {

// `around`: the types that this one is inside of.
bool comesBack(const Program &p, const Unit &u, Tree type, std::vector<const Record *> &around) {
  const Record *r = p.record(u, type);
  if (!r) return false;
  if (std::ranges::find(around, r) != around.end()) return true;
  around.push_back(r);
  const bool found = std::ranges::any_of(
      r->components, [&](const Component &c) { return !c.pointer && comesBack(p, p.unit(c.owner), c.type, around); });
  around.pop_back();
  return found;
}

}  // namespace

bool holdsItself(const Program &p, const Unit &u, Tree type) {
  std::vector<const Record *> around;
  return comesBack(p, u, type, around);
}

bool Program::isAllocatable(const Unit &u, Tree ref) const { return attributesOf(*this, u, ref).allocatable; }

bool Program::isBehindPointer(const Unit &u, Tree ref) const {
  return onTheWay(*forest_, ref, [&](Tree at) { return attributesOf(*this, u, at).pointer; });
}

bool Program::isDetached(const Unit &u, Tree ref) const {
  return onTheWay(*forest_, ref, [&](Tree at) {
    const Attributes a = attributesOf(*this, u, at);
    return a.allocatable || a.pointer;
  });
}

}  // namespace dotbar::dataflow
