// What stands for dummy procedures: the procedures of the program that calls pass for them, however often they are handed on.
// What these reach beside their arguments no caller of a dummy procedure can say.
#include <algorithm>
#include <iterator>
#include <utility>

#include "dataflow/program/builder.h"
#include "engine/il/declarations.h"
#include "frontends/semantics/component_dummies.h"
#include "il_make.h"

namespace dotbar::dataflow {

// No variable, nor a dummy: a procedure among the sources.
UnitId Program::procedureNamed(const Unit &u, Tree t) const {
  if (!t || !forest().is(t, Op::Name)) return none;
  const Variable *v = lookup(u, forest().symbol(t));
  return v && (v->isVariable() || v->formal != none) ? none : resolveProcedure(u, forest().symbol(t));
}

// The dummy procedure that a name is; null: the name means something else.
const Variable *Builder::dummyNamed(const Unit &u, Tree t) const {
  const Variable *v = t && f.is(t, Op::Name) ? p.lookup(u, f.symbol(t)) : nullptr;
  return v && v->formal != none && v->kind == Variable::Kind::Procedure ? v : nullptr;
}

// Those that a name may be: the one that it names, or what stands for the dummy.
std::vector<UnitId> Builder::proceduresFor(const Unit &u, Tree t) const {
  if (const UnitId q = p.procedureNamed(u, t); q != none) return {q};
  const Variable *v = dummyNamed(u, t);
  const auto known = v ? standIns_.find({v->owner, v->name}) : standIns_.end();
  return known == standIns_.end() ? std::vector<UnitId>()
                                  : std::vector<UnitId>(known->second.all.begin(), known->second.all.end());
}

std::vector<UnitId> Builder::proceduresAmong(const CallSite &site) const {
  std::vector<UnitId> all;
  for (const Actual &a : site.actuals) {
    const std::vector<UnitId> here = proceduresFor(p.units_[site.caller], a.tree);
    all.insert(all.end(), here.begin(), here.end());
  }
  return all;
}

// Says whether something was new.
bool Builder::handOn(const CallSite &site, std::set<UnitId> &anywhere) {
  const Unit &caller = p.units_[site.caller];
  bool grew = false;
  for (std::size_t k = 0; k < site.actuals.size(); ++k) {
    const Tree actual = site.actuals[k].tree;
    const std::vector<UnitId> procedures = proceduresFor(caller, actual);
    for (const UnitId q : procedures) grew |= !site.isKnown() && anywhere.insert(q).second;
    if (!actual || !site.isKnown() || k >= p.units_[site.callee].formals.size()) continue;
    const Unit &callee = p.units_[site.callee];
    const Variable *formal = callee.symbols.find(callee.formals[k]);
    if (!formal || formal->kind != Variable::Kind::Procedure) continue;
    StandIns &known = standIns_[{callee.id, formal->name}];
    for (const UnitId q : procedures) grew |= known.all.insert(q).second;
    const Variable *v = dummyNamed(caller, actual);
    const bool others = v ? standIns_[{v->owner, v->name}].others : procedures.empty();
    grew |= others && !std::exchange(known.others, true);
  }
  return grew;
}

// What nobody knows gets, it may pass to any procedure, and call with procedures of its own.
bool Builder::handToAll(const std::set<UnitId> &anywhere) {
  bool grew = false;
  for (const Unit &u : p.units_)
    for (const Symbol formal : u.formals) {
      const Variable *v = u.symbols.find(formal);
      if (!v || v->kind != Variable::Kind::Procedure) continue;
      StandIns &known = standIns_[{u.id, formal}];
      for (const UnitId q : anywhere) grew |= known.all.insert(q).second;
      grew |= (anywhere.contains(u.id) || isCalledOutOfSight(u)) && !std::exchange(known.others, true);
    }
  return grew;
}

void Builder::findStandIns() {
  std::set<UnitId> anywhere;
  for (bool grew = true; grew;) {
    grew = false;
    for (const CallSite &site : p.calls_) grew |= handOn(site, anywhere);
    grew |= handToAll(anywhere);
  }
  const std::vector<UnitId> associated = associatedProcedures();
  loose_.insert(associated.begin(), associated.end());
  loose_.insert(anywhere.begin(), anywhere.end());
  p.passers_.resize(p.units_.size());
  for (std::uint32_t c = 0; c < p.calls_.size(); ++c) {
    CallSite &site = p.calls_[c];
    site.passed = proceduresAmong(site);
    if (!site.isKnown()) findCalled(site, associated);
    std::ranges::sort(site.passed);
    site.passed.erase(std::unique(site.passed.begin(), site.passed.end()), site.passed.end());
    for (const UnitId q : site.passed) p.passers_[q].push_back(c);
  }
}

// As far as its form goes: a function where one is asked, with formals for all that is passed. No array is passed for a scalar,
// for what is passed is not elemental, and no number of one kind for one of another.
bool Builder::mayBeCalled(const CallSite &site, const Unit &procedure) const {
  const bool isAsked = f.is(site.tree, Op::Apply) || il::hasResult(f, site.tree);
  const auto args = f.children(il::AnyOp::args_(f, site.tree));
  if (isAsked != il::isFunction(f, procedure.tree) || args.size() > procedure.formals.size()) return false;
  for (std::size_t k = 0; k < args.size(); ++k) {
    if (f.is(args[k], Op::Keyword)) return true;
    const Variable *formal = procedure.symbols.find(procedure.formals[k]);
    if (!formal || !formal->isVariable()) continue;
    const semantics::Type there = p.type(*formal), here = p.type(p.units_[site.caller], args[k]);
    if (here.isKnown() && there.isNumeric() && here.isNumeric() && here.category != there.category) return false;
    if (here.isKnown() && here.isArray() && !formal->dims) return false;
  }
  return true;
}

// What a dummy procedure may be; of a component, which is one as well, whatever pointers are associated with.
void Builder::findCalled(CallSite &site, const std::vector<UnitId> &associated) {
  Unit &u = p.units_[site.caller];
  const Tree name = f.children(site.tree).front();
  if (const Variable *v = dummyNamed(u, name)) {
    const bool isComponent = semantics::isComponentDummy(v->name);
    const std::vector<UnitId> all = isComponent ? associated : proceduresFor(u, name);
    // What is passed is called, whatever its form; of what some pointer is associated with, what this one may be.
    std::ranges::copy_if(all, std::back_inserter(site.passed),
                         [&](UnitId q) { return !isComponent || mayBeCalled(site, p.units_[q]); });
    const bool isSeen = !isComponent && !all.empty() && !standIns_[{v->owner, v->name}].others;
    site.beside = isSeen ? CallSite::Beside::Nothing : CallSite::Beside::Common;
  }
  u.callsUnknown |= site.beside != CallSite::Beside::Nothing;
}

// Whether the variables of a host may be touched while the unit runs: it is the host or inside of it, or has got a procedure
// from there, which is bound to the activation that passed it.
bool Builder::mayReachInside(const Unit &u, UnitId host) const {
  const auto isInside = [&](UnitId q) {
    for (UnitId at = q; at != none; at = p.units_[at].parent)
      if (at == host) return true;
    return false;
  };
  if (isInside(u.id)) return true;
  if (runs(host) && std::ranges::any_of(loose_, isInside)) return true;
  for (UnitId at = u.id; at != none; at = p.units_[at].parent)
    for (const Symbol formal : p.units_[at].formals)
      if (const auto known = standIns_.find({at, formal}); known != standIns_.end())
        if (std::ranges::any_of(known->second.all, isInside)) return true;
  return false;
}

// Whether it may run where heads do: otherwise it may only be what called them.
bool Builder::runs(UnitId u) const {
  if (runs_.empty()) {
    runs_.assign(p.units_.size(), 0);
    std::vector<UnitId> open;
    for (const Unit &called : p.units_)
      if (isCalledOutOfSight(called)) open.push_back(called.id);
    while (!open.empty()) {
      const UnitId at = open.back();
      open.pop_back();
      if (std::exchange(runs_[at], 1)) continue;
      for (const std::uint32_t c : p.units_[at].calls) p.calls_[c].eachCallee([&](UnitId q) { open.push_back(q); });
    }
    for (const Unit &inside : p.units_)  // whose hosts have been called, too
      for (UnitId at = inside.id; runs_[inside.id] && at != none; at = p.units_[at].parent) runs_[at] = 1;
  }
  return runs_[u] != 0;
}

std::vector<std::uint32_t> Program::callsReaching(UnitId u) const {
  std::vector<std::uint32_t> all = callers_[u];
  all.insert(all.end(), passers_[u].begin(), passers_[u].end());
  return all;
}

bool Builder::isCalledOutOfSight(const Unit &u) const {
  const std::set<Symbol> &called = p.options_.called;
  const Unit *around = u.parent == none ? nullptr : &p.units_[u.parent];
  const std::string whole = (around ? std::string(text(around->name)) + "%" : "") + std::string(text(u.name));
  return called.empty() || called.contains(u.name) || called.contains(intern(whole));
}

}  // namespace dotbar::dataflow
