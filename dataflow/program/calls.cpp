// The call graph, and facts translated across a call: formals to actuals, storage of the whole program as it is.
#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "dataflow/program/associations.h"
#include "dataflow/program/builder.h"
#include "dataflow/program/descriptions.h"
#include "dataflow/program/gathered.h"
#include "dataflow/program/generics.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/semantics/component_dummies.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

std::string whyUnknown(const Unit &u, Symbol name) {
  const Variable *v = u.symbols.find(name);
  if (v && v->formal != none) return " is a dummy procedure, which may be any";
  if (v && v->statementFunction)
    return " is a statement function that is not expanded (it, or an argument, is given a value of another type, or a call)";
  return " is not among the sources";
}

}  // namespace

void Builder::findCalls() {
  p.callers_.resize(p.units_.size());
  for (Unit &u : p.units_) {
    if (!u.body) continue;
    std::vector<Tree> open{u.body};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f.is(t, Op::Other) && p.callsSomething(t)) u.callsUnknown = u.callsCopied = true;
      if (f.is(t, Op::Apply)) p.applied_.insert(f.symbol(il::ApplyOp::function_(f, t)));
      if (f.is(t, Op::Call) || f.is(t, Op::Apply)) callSite(u, t);
      for (std::uint32_t k = f.arity(t); k-- > 0;) open.push_back(f.child(t, k));
    }
  }
}

void Builder::callSite(Unit &u, Tree t) {
  const Symbol name = f.symbol(f.children(t).front());
  CallSite site;
  site.tree = t, site.caller = u.id;
  site.callee = p.resolveProcedure(u, name);
  if (site.callee == none && (f.is(t, Op::Apply) || il::hasResult(f, t))) {
    const Variable *v = u.symbols.find(name);
    const bool own = v && (v->formal != none || v->external || v->statementFunction);
    if (!own && p.options_.isIntrinsic && p.options_.isIntrinsic(name)) return;
  }
  if (site.callee == none && p.constructed(u, t)) return;
  const std::uint32_t index = static_cast<std::uint32_t>(p.calls_.size());
  if (site.callee != none) p.callers_[site.callee].push_back(index);
  p.callAt_[t] = index;
  u.calls.push_back(index);
  p.calls_.push_back(std::move(site));
}

void Builder::warnOfUnknown(const CallSite &site) const {
  const Tree called = f.children(site.tree).front();
  const Symbol name = f.symbol(called);
  if (site.isKnown() || isGenericName(name) || semantics::isComponentDummy(name)) return;  // said where it could not be bound
  if (site.beside != CallSite::Beside::Anything && !proceduresFor(p.units_[site.caller], called).empty()) return;
  const Span own = f.span(site.tree);   // none where normalisation took the call out of its statement
  if (!own && !f.span(called)) return;  // or made it: what that calls, it knows
  p.diagnostics_->report(DiagnosticKind::Unresolved, own ? own : f.span(called),
                         "procedure " + semantics::spelled(name) + whyUnknown(p.units_[site.caller], name) +
                             ": it is taken to read and overwrite its arguments and all COMMON storage");
}

// Runs after zones and the storage that units see are numbered.
Actual Builder::actual(const Unit &u, Tree t, const Variable *formal, const Unit *callee) {
  Actual a;
  a.tree = t;
  const Variable *v = il::hasSort(f.op(a.tree), Sort::Ref) ? p.designated(u, a.tree) : nullptr;
  a.reference = v != nullptr;
  if (!v) {
    a.reads = p.reads(u, a.tree);
    return a;
  }
  a.zones = p.zonesOf(u, a.tree).members();
  a.byValue = formal && formal->byValue;
  if (!p.coversZones(u, a.tree)) return a;
  const bool array = p.type(u, a.tree).isArray();
  if (!formal || !formal->dims) {
    a.whole = !array;
    return a;
  }
  bool same = array;
  for (Tree d : f.children(formal->dims))
    if (!f.is(il::BoundsOp::upper_(f, d), Op::Noexpr)) same = false;  // not assumed shape
  const std::int64_t bytes = callee ? size(*callee, *formal) : 0;
  a.whole = same || (array && f.is(a.tree, Op::Name) && bytes > 0 && bytes == size(p.unit(v->owner), *v));
  return a;
}

void Builder::visibleStorage() {
  for (CallSite &site : p.calls_) matchActuals(site);
  findStandIns();
  for (const CallSite &site : p.calls_) warnOfUnknown(site);
  std::vector<Graph::Nodes> next(p.units_.size());
  for (Unit &u : p.units_)
    for (std::uint32_t c : u.calls) p.calls_[c].eachCallee([&](UnitId q) { next[u.id].push_back(q); });
  if (std::any_of(p.units_.begin(), p.units_.end(), [](const Unit &u) { return u.callsUnknown; }))
    p.zones_[p.outside_ = newZone("(outside)", none, {}, false)].outside = true;
  std::vector<ZoneId> commons;
  for (ZoneId z = 0; z < p.zones_.size(); ++z)
    if (p.zones_[z].common || p.zones_[z].outside) commons.push_back(z);
  std::vector<ZoneId> modules;
  for (const Unit &u : p.units_)
    for (const Variable &v : u.symbols.all())
      if (v.kind == Variable::Kind::Module) addAll(v.zones, modules);
  reachedThroughPointers(next, commons);
  const std::map<UnitId, std::vector<ZoneId>> named = namedZones();
  for (const Graph::Nodes &component : dataflow::components(next)) {
    std::vector<ZoneId> zones;
    bool unknown = false, copied = false;
    for (UnitId id : component) {
      Unit &u = p.units_[id];
      copied |= u.callsCopied;
      u.recursive = component.size() > 1 || std::find(next[id].begin(), next[id].end(), id) != next[id].end();
      unknown |= u.callsUnknown;
      mentionedZones(u, zones);
      for (UnitId callee : next[id]) {
        unknown |= p.units_[callee].callsUnknown;
        copied |= p.units_[callee].callsCopied;
        std::vector<ZoneId> touched;
        std::ranges::copy_if(p.units_[callee].touched, std::back_inserter(touched),
                             [&](ZoneId z) { return p.zones_[z].owner != callee; });
        addAll(touched, zones);
        if (const auto q = named.find(callee); q != named.end()) addAll(q->second, zones);
      }
    }
    if (unknown) zones.insert(zones.end(), commons.begin(), commons.end());
    if (copied) zones.insert(zones.end(), modules.begin(), modules.end());
    std::sort(zones.begin(), zones.end());
    zones.erase(std::unique(zones.begin(), zones.end()), zones.end());
    for (UnitId id : component) {
      Unit &u = p.units_[id];
      u.callsUnknown = unknown;
      u.callsCopied = copied;
      numberSeen(u, zones);
      if (u.body) p.bottomUp_.push_back(id);
    }
  }
  for (CallSite &site : p.calls_) {
    passActuals(site);
    if (site.isKnown()) continue;
    for (const UnitId q : proceduresAmong(site))
      for (const ZoneId z : p.units_[q].touched) p.zones_[z].passed = true;
  }
}

// Procedures that pointers are associated with, by statements, constructors or declarations.
std::vector<UnitId> Builder::associatedProcedures() const {
  std::vector<UnitId> all;
  for (const Unit &u : p.units_) {
    const auto note = [&](Tree t) {
      const std::vector<UnitId> here = proceduresFor(u, t);
      all.insert(all.end(), here.begin(), here.end());
    };
    if (u.body)
      il::each(f, u.body, [&](Tree t) {
        if (f.is(t, Op::PointTo)) note(il::PointToOp::right_(f, t));
        if (f.is(t, Op::Apply) && p.constructed(u, t))
          for (Tree a : f.children(il::ApplyOp::args_(f, t))) note(f.is(a, Op::Keyword) ? il::KeywordOp::value_(f, a) : a);
      });
    if (u.decls)
      il::each(f, u.decls, [&](Tree t) {
        if (f.is(t, Op::Entity)) il::each(f, il::EntityOp::init_(f, t), note);
        if (f.is(t, Op::OtherDecl)) il::each(f, t, note);
      });
  }
  return all;
}

// Whoever calls what nobody knows may call these, and so touch what they, or what they call, mention.
void Builder::reachedThroughPointers(const std::vector<Graph::Nodes> &next, std::vector<ZoneId> &zones) {
  std::vector<UnitId> open = associatedProcedures();
  std::set<UnitId> seen;
  while (!open.empty()) {
    const UnitId id = open.back();
    open.pop_back();
    if (!seen.insert(id).second) continue;
    open.insert(open.end(), next[id].begin(), next[id].end());
    std::vector<ZoneId> mentioned;
    mentionedZones(p.units_[id], mentioned);
    for (const ZoneId z : mentioned)
      if (p.zones_[z].owner != id) p.zones_[z].passed = true, zones.push_back(z);
  }
}

// What questions name in procedures, of the storage that outlives them.
std::map<UnitId, std::vector<ZoneId>> Builder::namedZones() const {
  std::map<UnitId, std::vector<ZoneId>> r;
  for (const auto &[procedure, names] : p.options_.named)
    if (const Unit *u = p.findUnit(procedure))
      for (const Symbol name : names)
        if (const Variable *v = p.lookup(*u, name); v && (v->kind == Variable::Kind::Common || v->kind == Variable::Kind::Module))
          r[u->id].insert(r[u->id].end(), v->zones.begin(), v->zones.end());
  return r;
}

// What names of a unit stand for, and what its calls pass on beside it.
void Builder::mentionedZones(const Unit &u, std::vector<ZoneId> &zones) const {
  const auto add = [&](const std::vector<ZoneId> &more) { zones.insert(zones.end(), more.begin(), more.end()); };
  std::unordered_set<const Variable *> met;
  const auto addOf = [&](const Variable &v) {
    if (!met.insert(&v).second) return;
    add(v.zones);
    const auto *a = p.names_->associationsOf(&v);
    if (a) add(a->inner), add(a->own == none ? std::vector<ZoneId>{} : std::vector<ZoneId>{a->own});
  };
  const auto names = [&](Tree in) {
    il::each(f, in, [&](Tree t) {
      if (const Variable *v = f.is(t, Op::Name) ? p.entity(u, t) : nullptr) addOf(*v);
    });
  };
  if (u.body) names(u.body);
  for (const Variable &v : u.symbols.all()) {
    if (v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Result) addOf(v);
    if (!u.body) continue;
    if (v.dims) names(v.dims);  // extents and lengths are read as the procedure begins
    if (v.type && f.is(v.type, Op::CharacterType)) names(v.type);
  }
  for (std::uint32_t c : u.calls)
    for (const Actual &a : p.calls_[c].actuals) add(a.further);
}

// The zones that a unit sees of others, from those that it and its callees mention.
void Builder::numberSeen(Unit &u, const std::vector<ZoneId> &mentioned) {
  const auto isOwn = [&](const Unit &of, ZoneId z) { return z >= of.firstZone && z - of.firstZone < of.ownZones; };
  for (ZoneId z : mentioned) {
    const UnitId owner = p.zones_[z].owner;
    if (isOwn(u, z) || (owner != none && (isOwn(p.units_[owner], z) || !mayReachInside(u, owner)))) continue;
    u.globals.push_back(z);
    if (owner != u.id) u.touched.push_back(z);  // what its internal procedures see of it is its own, too
  }
  ZoneId last = none;
  for (const Variable &v : u.symbols.all()) {  // what is only declared is numbered too, and what other views lay over it
    if (v.kind != Variable::Kind::Common && v.kind != Variable::Kind::Module) continue;
    u.globals.insert(u.globals.end(), v.zones.begin(), v.zones.end());
    if (const auto *a = p.names_->associationsOf(&v)) {
      u.globals.insert(u.globals.end(), a->inner.begin(), a->inner.end());
      if (a->own != none) u.globals.push_back(a->own);
    }
    const ZoneId group = v.zones.empty() ? none : p.zones_[v.zones[0]].group;
    if (group != std::exchange(last, group)) p.eachOfGroup(group, [&](ZoneId z) { u.globals.push_back(z); });
  }
  std::sort(u.globals.begin(), u.globals.end());
  u.globals.erase(std::unique(u.globals.begin(), u.globals.end()), u.globals.end());
}

void Builder::passActuals(CallSite &site) {
  const Unit &u = p.units_[site.caller];
  const Unit *callee = site.isKnown() ? &p.units_[site.callee] : nullptr;
  for (std::size_t at = 0; at < site.actuals.size(); ++at) {
    Actual &a = site.actuals[at];
    if (!a.tree) continue;
    const std::vector<ZoneId> further = std::move(a.further);
    const Variable *formal = callee ? callee->symbols.find(callee->formals[at]) : nullptr;
    a = actual(u, a.tree, formal, callee);
    if (formal && a.reference) placeFormal(u, a, *callee, *formal);
    if (!callee && a.reference) describe(u, site.tree, at, a);
    if (further.empty()) continue;
    a.goesOn = true, a.whole = false;
    for (std::uint32_t z : p.localSet(u, further).members()) a.zones.push_back(z);
  }
  if (il::hasResult(f, site.tree)) site.result = actual(u, il::CallOp::result_(f, site.tree), nullptr, callee);
}

// Finds the formals that the arguments of a call stand for.
void Builder::matchActuals(CallSite &site) {
  const Unit *callee = site.isKnown() ? &p.units_[site.callee] : nullptr;
  if (callee) site.actuals.resize(callee->formals.size());
  std::size_t next = 0;
  for (Tree a : f.children(il::AnyOp::args_(f, site.tree))) {
    if (f.is(a, Op::Alternate)) continue;
    std::size_t at = next++;
    if (f.is(a, Op::Keyword) && callee) {
      const auto names = keywordsOf(p, p.units_[site.caller], f.symbol(f.children(site.tree).front()), *callee);
      at = static_cast<std::size_t>(std::ranges::find(names, f.symbol(il::KeywordOp::formal_(f, a))) - names.begin());
    }
    if (!callee) site.actuals.resize(std::max(site.actuals.size(), at + 1));
    if (at >= site.actuals.size()) {
      p.diagnostics_->report(DiagnosticKind::Unresolved, f.span(a),
                             "this argument has no counterpart in " + std::string(text(callee->name)));
      continue;
    }
    site.actuals[at].tree = f.is(a, Op::Keyword) ? il::KeywordOp::value_(f, a) : a;
  }
  for (std::size_t i = 0; i < site.actuals.size(); ++i)
    if (site.actuals[i].tree) beyond(site, i);
}

const CallSite *Program::callAt(Tree t) const {
  auto f = callAt_.find(t);
  return f == callAt_.end() ? nullptr : &calls_[f->second];
}

std::vector<const CallSite *> Program::callsIn(Tree instr) const {
  const Forest &f = *forest_;
  std::vector<const CallSite *> r;
  if (const UnitId u = unitOf(instr); u != none && units_[u].calls.empty()) return r;
  std::vector<Tree> open{unwrapped(f, instr)};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (const CallSite *c = callAt(t)) r.push_back(c);
    for (std::uint32_t k = f.arity(t); k-- > 0;) {
      const Op below = f.op(f.child(t, k));
      if (below != Op::Instrs && !il::hasSort(below, Sort::Instr)) open.push_back(f.child(t, k));
    }
  }
  return r;
}

namespace {

// Calls act(callee's zone, actual, place among the zones of its formal, number of those).
template <class Act>
void eachFormalZone(const Program &p, const CallSite &site, Act &&act) {
  const Unit &callee = p.unit(site.callee);
  auto one = [&](const Variable *v, const Actual &a) {
    if (v)
      for (std::size_t j = 0; j < v->zones.size(); ++j)
        if (const std::uint32_t k = p.localZone(callee, v->zones[j]); k != none) act(k, a, j, v->zones.size());
  };
  for (std::size_t i = 0; i < site.actuals.size(); ++i)
    if (site.actuals[i].tree) one(callee.symbols.find(callee.formals[i]), site.actuals[i]);
  if (site.result.tree && callee.result) one(callee.symbols.find(callee.result), site.result);
}

// What the callee may associate anew, or follow: pairs of associations of its formals and of their actuals.
template <class Act>
void eachFormalAssociation(const Program &p, const CallSite &site, Act &&act) {
  const Unit &callee = p.unit(site.callee), &caller = p.unit(site.caller);
  const Builder pointers(const_cast<Program &>(p));
  if (associations(p, callee).empty()) return;
  for (std::size_t i = 0; i < site.actuals.size(); ++i) {
    const Variable *formal = callee.symbols.find(callee.formals[i]);
    if (!formal || !site.actuals[i].tree || !site.actuals[i].reference) continue;
    const BitSet there = pointers.associationsOf(callee, *formal, true);
    if (there.empty()) continue;
    const Variable *given = p.designated(caller, site.actuals[i].tree);
    act(there, given ? pointers.associationsOf(caller, *given, true) : BitSet{});
  }
}

// Structured objects go component by component.
std::vector<std::uint32_t> counterparts(const Actual &a, std::size_t j, std::size_t n) {
  if (a.isPlaced) return a.places[j] == none ? std::vector<std::uint32_t>{} : std::vector{a.zones[a.places[j]]};
  if (n > 1 && a.zones.size() == n && !a.isUndivided) return {a.zones[j]};
  return a.zones;
}

}  // namespace

const std::vector<Program::Run> &Program::runs(UnitId callee, UnitId caller, bool down) const {
  const auto [known, isNew] = runs_.try_emplace({callee, caller});
  auto &[up, back] = known->second;
  if (isNew) {
    const Unit &u = units_[callee];
    for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k) {
      const std::uint32_t z = localZone(units_[caller], globalZone(u, k));
      if (z == none || zones_[globalZone(u, k)].owner == callee) continue;  // each activation has its own
      if (!up.empty() && up.back().from + up.back().count == k && up.back().to + up.back().count == z)
        ++up.back().count;
      else
        up.push_back({k, 1, z});
    }
    for (const Run &r : up) back.push_back({r.to, r.count, r.from});
    std::sort(back.begin(), back.end(), [](const Run &a, const Run &b) { return a.from < b.from; });
  }
  return down ? back : up;
}

namespace {

std::uint32_t renumbered(const std::vector<Program::Run> &runs, std::uint32_t z) {
  const auto r =
      std::upper_bound(runs.begin(), runs.end(), z, [](std::uint32_t k, const Program::Run &run) { return k < run.from; });
  return r == runs.begin() || z - (r - 1)->from >= (r - 1)->count ? none : (r - 1)->to + (z - (r - 1)->from);
}

BitSet renumbered(const std::vector<Program::Run> &runs, const BitSet &s) {
  constexpr std::size_t few = 8;
  BitSet r;
  if (runs.size() <= few) {
    for (const Program::Run &run : runs) r.uniteMoved(s, run.from, run.count, run.to);
    return r;
  }
  auto at = runs.begin();
  s.each([&](std::uint32_t z) {
    while (at != runs.end() && z >= at->from + at->count) ++at;
    if (at != runs.end() && z >= at->from) r.insert(at->to + (z - at->from));
  });
  return r;
}

}  // namespace

BitSet Program::toCaller(const CallSite &site, const BitSet &s, Side side, bool must) const {
  BitSet r = renumbered(runs(site.callee, site.caller, false), s);
  eachFormalZone(*this, site, [&](std::uint32_t k, const Actual &a, std::size_t j, std::size_t n) {
    if (!s.contains(k) || (a.byValue && side == Side::After)) return;
    const bool isResult = &a == &site.result;
    if (a.reference && (!must || a.whole) && !(isResult && side == Side::Before))
      for (std::uint32_t z : counterparts(a, j, n)) r.insert(z);
    else if (!a.reference && side == Side::Before && !must)
      r.unite(a.reads);
  });
  if (!must)
    eachFormalAssociation(*this, site, [&](const BitSet &there, const BitSet &here) {
      if (there.meets(s)) r.unite(here);
    });
  return r;
}

BitSet Program::toCallee(const CallSite &site, const BitSet &s, Side side, bool must) const {
  BitSet r = renumbered(runs(site.callee, site.caller, true), s);
  eachFormalZone(*this, site, [&](std::uint32_t k, const Actual &a, std::size_t j, std::size_t n) {
    if ((&a == &site.result && side == Side::Before) || (a.byValue && side == Side::After)) return;
    bool in = false;
    if (a.reference) {
      const auto zones = counterparts(a, j, n);
      auto isIn = [&](std::uint32_t z) { return s.contains(z); };
      in = must ? !zones.empty() && std::all_of(zones.begin(), zones.end(), isIn) : std::any_of(zones.begin(), zones.end(), isIn);
    } else if (side == Side::Before && !must) {
      in = a.reads.meets(s);
    }
    if (in) r.insert(k);
  });
  if (!must)
    eachFormalAssociation(*this, site, [&](const BitSet &there, const BitSet &here) {
      if (here.meets(s)) r.unite(there);
    });
  return r;
}

// What the callee does not touch keeps its value; storage that has one name in both units is looked at only where the callee says
// something of it.
Relation Program::toCaller(const CallSite &site, const Relation &relation) const {
  const std::vector<Run> &up = runs(site.callee, site.caller, false), &down = runs(site.callee, site.caller, true);
  std::unordered_map<std::uint32_t, BitSet> before;  // of the callee's formals, what they are in the caller
  BitSet formals;
  eachFormalZone(*this, site, [&](std::uint32_t k, const Actual &a, std::size_t j, std::size_t n) {
    if (&a == &site.result) return;
    formals.insert(k);
    if (!a.reference)
      before[k].unite(a.reads);
    else
      for (std::uint32_t z : counterparts(a, j, n)) before[k].insert(z);
  });
  const auto carried = [&](const BitSet &rows) {
    BitSet r = renumbered(up, rows), met = rows;
    met.intersect(formals);
    met.each([&](std::uint32_t k) { r.unite(before[k]); });
    return r;
  };
  std::unordered_map<std::uint32_t, BitSet> known;  // what several formals may point to is asked of each
  const auto column = [&](std::uint32_t k) -> const BitSet & {
    const auto [at, isNew] = known.try_emplace(k);
    if (const BitSet *listed = isNew ? relation.columns().find(k) : nullptr)
      at->second = carried(*listed);
    else if (isNew && relation.isIdentityElsewhere())
      at->second = carried({k});
    return at->second;
  };
  struct Column {
    BitSet rows;
    bool whole = false;
  };
  std::map<std::uint32_t, Column> columns;  // of the actuals
  eachFormalZone(*this, site, [&](std::uint32_t k, const Actual &a, std::size_t j, std::size_t n) {
    if (!a.reference || a.byValue) return;
    const BitSet &rows = column(k);
    for (std::uint32_t z : counterparts(a, j, n)) {
      Column &c = columns[z];
      c.rows.unite(rows);
      c.whole |= a.whole;
    }
  });
  Relation r = Relation::identity();
  if (relation.isIdentityElsewhere())
    relation.columns().each([&](std::uint32_t k, const BitSet &rows) {
      if (const std::uint32_t z = renumbered(up, k); z != none && !columns.contains(z)) r.set(z, carried(rows));
    });
  else
    for (const Run &run : up)
      for (std::uint32_t k = 0; k < run.count; ++k)
        if (!columns.contains(run.to + k)) r.set(run.to + k, column(run.from + k));
  for (auto &[z, c] : columns) {
    if (const std::uint32_t k = renumbered(down, z); k != none) c.rows.unite(column(k)), c.whole = true;
    if (!c.whole) c.rows.insert(z);
    r.set(z, std::move(c.rows));
  }
  return r;
}

const BitSet &Program::reachedByUnknown(const Unit &u, CallSite::Beside beside) const {
  const auto [known, isNew] = commons_.try_emplace({u.id, beside});
  if (isNew && beside != CallSite::Beside::Nothing) {
    known->second = outside(u);
    for (std::uint32_t k = u.ownZones; k < u.zoneCount(); ++k)
      if (const Zone &z = zones_[globalZone(u, k)]; z.common || (z.passed && beside == CallSite::Beside::Anything))
        known->second.insert(k);
  }
  return known->second;
}

BitSet Program::reachedBeside(const CallSite &site) const {
  const Unit &caller = units_[site.caller];
  BitSet r = site.isKnown() ? localSet(caller, units_[site.callee].touched) : reachedByUnknown(caller, site.beside);
  for (const UnitId q : site.passed) r.unite(localSet(caller, units_[q].touched));
  return r;
}

BitSet Program::touchedByUnknown(const CallSite &site) const {
  BitSet r = reachedByUnknown(units_[site.caller], site.beside);
  for (const Actual &a : site.actuals)
    for (std::uint32_t z : a.zones) r.insert(z);
  for (std::uint32_t z : site.result.zones) r.insert(z);
  return r;
}

BitSet Program::readByUnknown(const CallSite &site) const {
  BitSet r = reachedByUnknown(units_[site.caller], site.beside);
  for (const Actual &a : site.actuals) {
    r.unite(a.reads);
    if (!a.onlyWritten)
      for (std::uint32_t z : a.zones) r.insert(z);
  }
  for (std::uint32_t z : site.result.zones) r.insert(z);
  return r;
}

BitSet Program::setByUnknown(const CallSite &site) const {
  BitSet r;
  for (const Actual &a : site.actuals)
    if (a.onlyWritten && a.whole)
      for (std::uint32_t z : a.zones) r.insert(z);
  return r;
}

BitSet Program::outside(const Unit &u) const {
  const std::uint32_t k = outside_ == none ? none : localZone(u, outside_);
  return k == none ? BitSet{} : BitSet{k};
}

// What the evaluation of an expression touches besides the values in it: by a function that stands in it. No function may define
// the variables of the loops around it.
BitSet Program::touchedByApplied(const Unit &u, const CallSite &site) const {
  BitSet r = reachedBeside(site);
  if (site.isKnown()) return r;
  r.unite(touchedByUnknown(site));
  for (Tree t = parent(site.tree); t && !il::hasSort(forest_->op(t), Sort::Unit); t = parent(t))
    if (const Tree control = forest_->is(t, Op::Loop) ? il::LoopOp::control_(*forest_, t) : Tree{}; forest_->is(control, Op::Do))
      r.subtract(zonesOf(u, il::DoOp::var_(*forest_, control)));
  return r;
}

Tree Program::formalOf(Tree argument) const {
  const Forest &f = *forest_;
  Tree list = parent(argument);
  if (f.is(list, Op::Keyword)) list = parent(argument = list);
  if (f.is(list, Op::Names)) return il::hasSort(f.op(parent(list)), Sort::Unit) ? argument : Tree{};
  if (!f.is(list, Op::Args)) return {};
  const CallSite *site = callAt(parent(list));
  if (!site || !site->isKnown()) return {};
  const Tree value = f.is(argument, Op::Keyword) ? il::KeywordOp::value_(f, argument) : argument;
  for (std::size_t i = 0; i < site->actuals.size(); ++i)
    if (site->actuals[i].tree == value)
      return f.child(il::AnyOp::formals_(f, units_[site->callee].tree), static_cast<std::uint32_t>(i));
  return {};
}

}  // namespace dotbar::dataflow
