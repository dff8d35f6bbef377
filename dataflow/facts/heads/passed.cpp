// Procedures that are passed for dummy procedures: where one of those is called with real values, what may stand for it is a head
// that names all its real arguments and objects, since its derivative goes beside it, and what calls that knows no more of it.
#include <algorithm>
#include <set>

#include "dataflow/facts/heads/heads.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

bool isOfReals(const Program &p, const Variable &v) {
  const Category c = p.type(v).category;
  return v.isVariable() && (c == Category::Real || c == Category::Complex);
}

// Objects, too, of which a description of the procedure says enough.
bool isNamedAsPassed(const Program &p, const Unit &u, const Variable &v) {
  const auto isObject = [&] {
    return isPassedWithDerivative(p, u, v.type, semantics::saysIntentIn(p.forest(), u.decls, v.name));
  };
  return isOfReals(p, v) || (v.isVariable() && !v.pointer && !v.allocatable && isObject());
}

// Dummy procedures that are called with real values, or handed on to such.
class Asked {
 public:
  Asked(const Program &p, const std::vector<UnitId> &reached) : p_(p), f_(p.forest()) {
    for (bool grew = true; grew;) {
      grew = false;
      for (const UnitId u : reached)
        for (const std::uint32_t c : p.unit(u).calls)
          grew |= p.calls()[c].isKnown() ? handsOn(p.calls()[c]) : calls(p.calls()[c]);
    }
  }
  bool operator()(const CallSite &site, std::size_t actual) const {
    const Unit &callee = p_.unit(site.callee);
    return actual < callee.formals.size() && asked_.count({callee.id, callee.formals[actual]}) != 0;
  }

 private:
  bool handsOn(const CallSite &site) {
    bool grew = false;
    for (std::size_t k = 0; k < site.actuals.size(); ++k)
      if (const Tree t = site.actuals[k].tree; f_.is(t, Op::Name) && (*this)(site, k)) grew |= add(site.caller, f_.symbol(t));
    return grew;
  }
  bool calls(const CallSite &site) {
    const Unit &u = p_.unit(site.caller);
    const auto isActive = [&](const Actual &a) {
      const Category c = p_.type(u, a.tree).category;
      return c == Category::Real || c == Category::Complex || p_.record(u, p_.type(u, a.tree).spelled);
    };
    if (!il::hasResult(f_, site.tree) && std::ranges::none_of(site.actuals, isActive)) return false;
    return add(site.caller, f_.symbol(f_.children(site.tree).front()));
  }
  bool add(UnitId caller, Symbol name) {
    const Variable *v = p_.lookup(p_.unit(caller), name);
    return v && v->formal != none && v->kind == Variable::Kind::Procedure && asked_.insert({v->owner, name}).second;
  }

  const Program &p_;
  const Forest &f_;
  std::set<std::pair<UnitId, Symbol>> asked_;
};

}  // namespace

Head withArguments(const Program &program, Head head) {
  const Unit *u = program.findUnit(intern(head.procedure));
  if (!u || !head.independents.empty() || !head.dependents.empty()) return head;
  for (const Symbol s : u->formals)
    if (const Variable *v = u->symbols.find(s); v && v->isVariable() && isOfReals(program, *v)) {
      const bool isTouched = !program.localSet(*u, v->zones).empty();
      if (isTouched) head.independents.emplace_back(text(s)), head.dependents.emplace_back(text(s));
    }
  if (const Variable *v = u->result ? u->symbols.find(u->result) : nullptr; v && isOfReals(program, *v))
    head.dependents.emplace_back(text(u->name));
  return head;
}

void Heads::nameAll(const Unit &u) {
  Named &named = named_[u.id];
  const auto name = [&](Symbol s, Names &into) {
    const Variable *v = u.symbols.find(s);
    if (!v || !isNamedAsPassed(program_, u, *v)) return;
    into.zones.unite(program_.localSet(u, v->zones));
    const auto isIt = [&](Tree t) { return program_.forest().is(t, il::Op::Name) && program_.forest().symbol(t) == s; };
    if (std::ranges::none_of(into.names, isIt)) into.names.push_back(program_.forest().leaf(il::Op::Name, s));
  };
  for (const Symbol s : u.formals) name(s, named.independents), name(s, named.dependents);
  if (u.result) name(u.result, named.dependents);
  // what calls it takes it to reach all COMMON storage
  for (const Unit &other : program_.units())
    for (const Variable &v : other.symbols.all()) {
      if (v.kind != Variable::Kind::Common || !isOfReals(program_, v)) continue;
      for (const ZoneId z : v.zones)
        if (std::ranges::binary_search(u.touched, z))
          if (const std::uint32_t k = program_.localZone(u, z); k != dataflow::none)
            named.independents.zones.insert(k), named.dependents.zones.insert(k);
    }
}

// Says whether something was added.
bool Heads::addPassed() {
  const Asked asked(program_, reached_);
  std::set<UnitId> passed;
  for (const std::string &name : given_)
    if (const Unit *u = program_.findUnit(intern(name)); u && u->isProcedure()) givenUnits_.insert(u->id);
  passed = givenUnits_;
  for (const CallSite &site : program_.calls()) {
    if (!isReached_[site.caller] || !site.isKnown()) continue;
    const Unit &caller = program_.unit(site.caller);
    for (std::size_t k = 0; k < site.actuals.size(); ++k) {
      if (!asked(site, k)) continue;
      if (const UnitId u = program_.procedureNamed(caller, site.actuals[k].tree); u != dataflow::none) passed.insert(u);
    }
  }
  const std::size_t before = named_.size();
  passed_.insert(passed.begin(), passed.end());
  for (const UnitId u : passed) nameAll(program_.unit(u));
  return named_.size() != before;
}

}  // namespace dotbar::dataflow
