// Zones as references: whole variables, left sides, components.
#include "dataflow/facts/host/covering.h"

#include <algorithm>

#include "dataflow/facts/host/calls.h"
#include "dataflow/program/associations.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

using Impl = Facts::Impl;

NamedHere::NamedHere(const Program &p, const Unit &unit) : byZone_(unit.zoneCount()) {
  const auto name = [&](const Variable &v, Symbol name) {
    if (!v.isVariable()) return;
    const auto at = static_cast<std::uint32_t>(all_.size());
    all_.push_back({&v, name});
    p.localSet(unit, v.zones).each([&](std::uint32_t zone) { byZone_[zone].push_back(at); });
  };
  for (const Unit *at = &unit; at; at = at->parent == none ? nullptr : &p.unit(at->parent)) {
    for (const Variable &v : at->symbols.all()) name(v, v.name);
    std::vector<std::pair<Symbol, const Variable *>> used;
    for (const auto &[local, v] : at->symbols.used()) used.emplace_back(local, &v);
    std::sort(used.begin(), used.end(), [](auto &a, auto &b) { return text(a.first) < text(b.first); });
    for (const auto &[local, v] : used) name(*v, local);
  }
}

std::vector<Named> NamedHere::of(const BitSet &zones) const {
  std::vector<std::uint32_t> found;
  zones.each([&](std::uint32_t zone) { found.insert(found.end(), byZone_[zone].begin(), byZone_[zone].end()); });
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::vector<Named> r;
  for (const std::uint32_t at : found) r.push_back(all_[at]);
  return r;
}

namespace {

const NamedHere &namedHere(Impl &i, UnitId u) {
  auto &known = i.namedHere[u];
  if (!known) known = std::make_unique<NamedHere>(i.program, i.program.unit(u));
  return *known;
}

// Of an instruction that normalisation built: that of its first part that has one.
Span placeOf(const Forest &f, Tree t) {
  if (const Span own = f.span(t)) return own;
  for (Tree c : f.children(t))
    if (const Span s = placeOf(f, c)) return s;
  return {};
}

void notVisible(Impl &i, UnitId u, Tree t, const BitSet &left) {
  std::string names;
  for (const std::string &n : i.namesIn(u, left)) names += (names.empty() ? "" : ", ") + n;
  if (left.meets(i.program.outside(i.program.unit(u)))) {
    i.error(DiagnosticKind::Refused, placeOf(i.forest, t),
            "what procedures without source keep between their calls must be saved here, and cannot be (give their source)");
    return;
  }
  const std::string unit(text(i.program.unit(u).name));
  Diagnostic &d = i.error(DiagnosticKind::Refused, placeOf(i.forest, t),
                          "this overwrites storage that is not visible in " + unit + ": " + names);
  const auto callsStandIn = [](const CallSite *c) { return !c->isKnown() && !c->passed.empty(); };
  if (std::ranges::any_of(i.program.callsIn(t), callsStandIn))
    d.fix = "what is passed for the dummy procedure sets it, and it is needed again: make it an argument of that";
}

// What pointers are associated with is no value that could be kept.
bool isAssociation(Impl &i, UnitId u, Tree t, BitSet &left) {
  BitSet moved = associations(i.program, i.program.unit(u));
  moved.intersect(left);
  left.subtract(moved);
  if (moved.empty() || i.way.quiet) return false;
  std::string names;
  for (const std::string &n : i.namesIn(u, moved)) names += (names.empty() ? "" : ", ") + n.substr(0, n.find_first_of(" %"));
  i.error(DiagnosticKind::Refused, placeOf(i.forest, t),
          names +
              " is associated with something else here, and what it was associated with is needed again: not differentiated "
              "yet (use another POINTER)");
  return true;
}

}  // namespace

// A pointer that may lead to several targets unites their zones, behind those that they have of themselves: each has its own
// name.
static BitSet ofOtherTargets(Impl &i, UnitId u, const Variable &v, const BitSet &among) {
  BitSet zones;
  for (const Named &n : namedHere(i, u).of(among)) {
    const Variable &w = *n.variable;
    if (&w == &v || !w.target || w.pointer || w.owner == none || w.kind == Variable::Kind::Common) continue;
    Component whole;
    whole.type = w.type, whole.owner = w.owner;
    const std::size_t own = std::min(w.zones.size(), zoneCountOf(i.program, whole));
    zones.unite(i.program.localSet(i.program.unit(u), {w.zones.begin(), w.zones.begin() + static_cast<std::ptrdiff_t>(own)}));
  }
  return zones;
}

Tree variables(Impl &i, UnitId u, Tree t, BitSet left, std::vector<Tree> result) {
  const Unit &unit = i.program.unit(u);
  if (isAssociation(i, u, t, left)) return {};
  if (left.empty()) return i.forest.node(Op::Exprs, result);
  const BitSet all = left;
  std::vector<const Variable *> parts;
  for (const Named &n : namedHere(i, u).of(all)) {
    const Variable &v = *n.variable;
    const bool holds = holdsTargets(i.program, v);  // what they lie in is named by others
    BitSet zones = i.program.localSet(unit, holds ? ownZonesOf(i.program, v) : v.zones);
    if (v.pointer) zones.intersect(pointees(i.program, unit));  // what it may point to beside that is kept by its own name
    if (v.target && !v.pointer) zones.subtract(ofOtherTargets(i, u, v, all));
    const bool part = !v.exact && !v.pointer && !v.target && !holds;  // of its zones others may hold what it does not
    if (!zones.meets(part ? all : left) || i.program.lookup(unit, n.name) != &v) continue;  // a local of that name hides it
    if (part && std::find(parts.begin(), parts.end(), &v) != parts.end()) continue;
    if (part) parts.push_back(&v);
    const Tree said = v.declared ? v.declared : v.occurs;  // where messages point
    const Tree whole = i.forest.leaf(Op::Name, n.name, v.owner == u && said ? i.forest.span(said) : Span{});
    if (part || (!v.exact && !holds) || v.zones.size() == 1)
      result.push_back(whole);
    else
      i.program.partsWithin(unit, v, whole, left, result);
    left.subtract(zones);
  }
  if (!left.empty() && !i.way.quiet) {
    notVisible(i, u, t, left);
    return {};
  }
  return i.forest.node(Op::Exprs, result);
}

namespace {

// A reference, or of an object those components whose zones are in a set.
void addParts(Impl &i, const Unit &unit, Tree ref, const BitSet &wanted, std::vector<Tree> &to) {
  const BitSet zones = i.program.zonesOf(unit, ref);
  if (!zones.meets(wanted)) return;
  const semantics::Type type = i.program.type(unit, ref);
  BitSet others = zones;
  others.subtract(wanted);
  const Record *record = others.empty() ? nullptr : i.program.record(unit, type.spelled);
  const auto isArray = [](const Component &c) { return static_cast<bool>(c.dims); };
  if (!record || (type.isArray() && std::ranges::any_of(record->components, isArray)) ||
      hidesComponents(i.program, unit, type.spelled))
    return to.push_back(ref);
  for (const Constituent &c : constituents(i.program, unit, type.spelled))
    addParts(i, unit, partOf(i.program, unit, ref, c), wanted, to);
}

}  // namespace

Tree partsWithin(Impl &i, UnitId u, Tree ref, Tree other, BitSet zones) {
  std::vector<Tree> parts;
  zones.intersect(i.program.zonesOf(i.program.unit(u), other));
  addParts(i, i.program.unit(u), ref, zones, parts);
  return i.forest.node(Op::Exprs, parts);
}

Tree references(Impl &i, UnitId u, Tree t, BitSet left) {
  Forest &f = i.forest;
  const Unit &unit = i.program.unit(u);
  const Tree instr = f.is(t, Op::Instrs) ? t : unwrapped(f, t);
  std::vector<Tree> result;
  auto take = [&](Tree ref) {
    const BitSet zones = i.program.zonesOf(unit, ref);
    if (!zones.meets(left)) return;
    addParts(i, unit, ref, left, result);
    left.subtract(zones);
  };
  if (f.is(instr, Op::Input)) {  // an item that is found by what the same statement reads is another one afterwards
    const Tree items = il::InputOp::writes_(f, instr);
    const BitSet all = i.program.zonesOf(unit, items);
    BitSet whole;
    for (Tree r : f.children(items))
      if (!il::hasSort(f.op(r), il::Sort::Ref) || i.program.subscripts(unit, r).meets(all))
        whole.unite(i.program.zonesOf(unit, r));
    for (Tree r : f.children(items))
      if (const BitSet zones = i.program.zonesOf(unit, r); zones.meets(left) && !zones.meets(whole)) result.push_back(r);
    whole.intersect(left);
    return whole.empty() ? f.node(Op::Exprs, result) : variables(i, u, t, std::move(whole), std::move(result));
  }
  const bool assigns = f.is(instr, Op::Assign) || f.is(instr, Op::PointTo);
  const Tree written = assigns ? il::AnyOp::left_(f, instr) : il::hasResult(f, instr) ? il::CallOp::result_(f, instr) : Tree{};
  // what is selected by a vector is passed as a copy, and nothing put into that comes back
  const bool scattered = written && selectsByVector(i, u, written);
  if (f.is(instr, Op::PointTo)) {
    const BitSet &all = associations(i.program, unit);
    if (all.meets(left)) result.push_back(written);
    left.subtract(all);
  } else if (written && !scattered) {
    take(written);
  }
  if (f.is(instr, Op::Assign) && isAssociation(i, u, t, left)) return {};  // an object with POINTER components
  if (f.is(instr, Op::Assign) && !scattered && !askedOutside(i, instr))    // one reference is all that it overwrites
    return f.node(Op::Exprs, result);
  return variables(i, u, t, std::move(left), std::move(result));
}

}  // namespace dotbar::dataflow
