// What stands for dummy procedures: the procedures of the program that calls pass for them, however often they are handed on.
// What these reach beside their arguments no caller of a dummy procedure can say.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "frontends/semantics/component_dummies.h"
#include "il_make.h"

namespace dotbar::dataflow {

// No variable, nor a dummy: a procedure among the sources.
UnitId Builder::procedureNamed(const Unit &u, Tree t) const {
  if (!t || !f.is(t, Op::Name)) return none;
  const Variable *v = p.lookup(u, f.symbol(t));
  return v && (v->isVariable() || v->formal != none) ? none : p.resolveProcedure(u, f.symbol(t));
}

// Those that a name may be: the one that it names, or what stands for the dummy.
std::vector<UnitId> Builder::proceduresFor(const Unit &u, Tree t) const {
  if (const UnitId q = procedureNamed(u, t); q != none) return {q};
  const Variable *v = t && f.is(t, Op::Name) ? p.lookup(u, f.symbol(t)) : nullptr;
  const auto known = v && v->formal != none ? standIns_.find({v->owner, v->name}) : standIns_.end();
  return known == standIns_.end() ? std::vector<UnitId>() : std::vector<UnitId>(known->second.begin(), known->second.end());
}

std::vector<UnitId> Builder::proceduresAmong(const CallSite &site) const {
  std::vector<UnitId> all;
  for (const Actual &a : site.actuals) {
    const std::vector<UnitId> here = proceduresFor(p.units_[site.caller], a.tree);
    all.insert(all.end(), here.begin(), here.end());
  }
  return all;
}

// Says whether something was new. What nobody knows gets, it may pass to whatever else it got.
bool Builder::handOn(const CallSite &site, std::set<UnitId> &anywhere) {
  bool grew = false;
  for (std::size_t k = 0; k < site.actuals.size(); ++k)
    for (const UnitId q : proceduresFor(p.units_[site.caller], site.actuals[k].tree)) {
      if (!site.isKnown()) {
        grew |= anywhere.insert(q).second;
      } else if (const Unit &callee = p.units_[site.callee]; k < callee.formals.size()) {
        grew |= standIns_[{callee.id, callee.formals[k]}].insert(q).second;
      }
    }
  return grew;
}

void Builder::findStandIns() {
  std::set<UnitId> anywhere;
  for (bool grew = true; grew;) {
    grew = false;
    for (const CallSite &site : p.calls_) grew |= handOn(site, anywhere);
    for (const UnitId got : anywhere)
      for (const Symbol formal : p.units_[got].formals) {
        const Variable *v = p.units_[got].symbols.find(formal);
        if (!v || v->isVariable()) continue;
        for (const UnitId q : anywhere) grew |= standIns_[{got, formal}].insert(q).second;
      }
  }
  const std::vector<UnitId> associated = associatedProcedures();
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

// What a dummy procedure may be; of a component, which is one as well, whatever pointers are associated with.
void Builder::findCalled(CallSite &site, const std::vector<UnitId> &associated) {
  const Unit &u = p.units_[site.caller];
  const Tree name = f.children(site.tree).front();
  const Variable *v = f.is(name, Op::Name) ? p.lookup(u, f.symbol(name)) : nullptr;
  site.isOfDummy = v && v->formal != none && v->kind == Variable::Kind::Procedure;
  if (!site.isOfDummy) return;
  const std::vector<UnitId> all = semantics::isComponentDummy(v->name) ? associated : proceduresFor(u, name);
  site.passed.insert(site.passed.end(), all.begin(), all.end());
}

}  // namespace dotbar::dataflow
