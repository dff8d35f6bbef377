// Heads: from names on the command line to zones, and what the calls of heads reach.
#include "dataflow/facts/heads/heads.h"

#include <algorithm>
#include <cctype>
#include <set>

#include "dataflow/program/generics.h"
#include "dataflow/program/records.h"
#include "engine/support/nearest.h"
#include "frontends/semantics/component_dummies.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

// What USE calls a module's variable in a unit, when it does not have its own name there.
std::string renamed(const Unit &u, Symbol name) {
  std::set<std::string_view> all;
  for (const auto &[local, there] : u.symbols.used())
    if (there.name == name && local != name) all.insert(text(local));
  return all.empty() ? "" : ", where it is called " + std::string(*all.begin());
}

// As the unit calls it: letter case does not count, and a function's name is that of its result.
Symbol nameIn(const Program &p, const Unit &u, const std::string &given) {
  Symbol s = intern(given);
  if (!p.lookup(u, s)) s = intern(lowered(given));
  return s == u.name && u.result ? u.result : s;
}

bool mayBeNamed(const Variable *v) {
  using K = Variable::Kind;
  return v && v->isVariable() && (v->kind == K::Formal || v->kind == K::Result || v->kind == K::Common || v->kind == K::Module);
}

}  // namespace

std::string lowered(std::string name) {
  for (char &c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return name;
}

std::string variableIn(const std::string &name) { return name.substr(0, name.find('%')); }

Heads::Heads(const Program &p, const std::vector<Head> &heads, Diagnostics &d, bool passed)
    : program_(p), diagnostics_(d), none_(heads.empty()) {
  for (const Head &h : heads) read(h), given_.insert(given_.end(), h.passed.begin(), h.passed.end());
  do findReached();
  while (passed && !none_ && addPassed());
  refuseFinalised();
  if (none_)
    for (UnitId u : reached_) named_[u];
}

Diagnostic &Heads::error(Span where, std::string message) {
  good_ = false;
  return diagnostics_.report(DiagnosticKind::UnknownHead, where, std::move(message));
}

// As heads may name them: those of modules also with their module.
std::vector<std::string> Heads::procedures(bool withModules) const {
  std::vector<std::string> names;
  for (const Unit &u : program_.units()) {
    if (!u.isProcedure()) continue;
    names.emplace_back(text(u.name));
    if (withModules && u.parent != dataflow::none)
      names.push_back(std::string(text(program_.unit(u.parent).name)) + "%" + names.back());
  }
  return names;
}

std::vector<std::string> Heads::nameable(const Unit &u) const {
  std::vector<std::string> names;
  for (const Variable &v : u.symbols.all())
    if (mayBeNamed(&v)) names.emplace_back(text(v.name == u.result ? u.name : v.name));
  for (const auto &[local, v] : u.symbols.used())
    if (mayBeNamed(&v)) names.emplace_back(text(local));
  std::ranges::sort(names);
  return names;
}

namespace {

std::string listed(const std::vector<std::string> &names) {
  constexpr std::size_t most = 12;
  std::string all;
  for (std::size_t k = 0; k < std::min(most, names.size()); ++k) all += (k ? ", " : "") + names[k];
  return names.size() > most ? all + ", ..." : all;
}

}  // namespace

// The procedures that a head may mean by a name: inside modules or other procedures there may be several. What is in none goes
// before them, and can be named in no other way.
std::vector<std::string> Heads::meant(const Unit &found, const std::string &name) const {
  if (found.parent == dataflow::none || name.find('%') != name.npos) return {name};
  std::vector<std::string> all;
  for (const Unit &u : program_.units())
    if (u.isProcedure() && u.name == found.name && u.parent != dataflow::none)
      all.push_back(std::string(text(program_.unit(u.parent).name)) + "%" + std::string(text(u.name)));
  return all;
}

// Another thing may have the name of a head: a generic name, a module, a main program.
void Heads::notThere(const std::string &name, const Unit *other) {
  std::vector<std::string> specifics;
  const Symbol called = intern(name.substr(name.find('%') == name.npos ? 0 : name.find('%') + 1));
  for (const Unit &u : program_.units())
    for (const auto &level : program_.generics().levels(u, called))
      for (const Specific &s : level) {
        const std::string specific = s.unit == dataflow::none ? "" : std::string(text(program_.unit(s.unit).name));
        if (!specific.empty() && std::ranges::find(specifics, specific) == specifics.end()) specifics.push_back(specific);
      }
  const std::vector<std::string> names = procedures(true);
  if (!specifics.empty())
    error({}, name + " is a generic name").fix = "name what it stands for: " + listed(specifics);
  else if (names.empty())
    error({}, "no procedure is called " + name + ": the sources have none").fix = "name the files that have it";
  else
    error({}, other ? name + " is no subroutine or function" : "no procedure is called " + name).fix =
        didYouMean(name, names, "there are " + listed(procedures(false)));
}

void Heads::read(const Head &given) {
  const Head h = withArguments(program_, given);
  const Unit *u = program_.findUnit(intern(h.procedure));
  if (!u || !u->isProcedure()) return notThere(h.procedure, u);
  if (const std::vector<std::string> all = meant(*u, h.procedure); all.size() > 1) {
    error({}, h.procedure + " is the name of " + std::to_string(all.size()) + " procedures").fix =
        "name one of them: " + listed(all);
    return;
  }
  Named &named = named_[u->id];
  if (h.onlyReaches) return;
  if (h.independents.empty() && h.dependents.empty()) {
    const std::vector<std::string> names = nameable(*u);
    error(sourceSpan(program_.forest(), u->tree),
          h.procedure + " has no real argument: a head without variables stands for those")
        .fix = names.empty() ? "" : "name what depends on what: there are " + listed(names);
    return;
  }
  read(*u, h.independents, h, named.independents);
  read(*u, h.dependents, h, named.dependents);
  addHandedOut(*u, named);
}

// An object of a class that is handed, with its derivative, to what a component of it points to: that derivative must be of the
// type that the object has then, which the caller alone knows. So it is named, too.
void Heads::addHandedOut(const Unit &u, Named &named) {
  const Forest &f = program_.forest();
  for (const Symbol s : u.formals) {
    const bool passes = semantics::isComponentDummy(s) && semantics::passesObject(s);
    const Variable *v = passes ? program_.lookup(u, semantics::objectOf(s)) : nullptr;
    const Tree described = v ? semantics::describedIn(f, u.decls, s) : Tree{};
    if (!described || v->allocatable || v->pointer || !f.is(v->type, Op::ClassType)) continue;
    const Symbol there = f.symbol(f.children(il::AnyOp::formals_(f, described)).front());
    const bool isRead = semantics::saysIntentIn(f, il::AnyOp::decls_(f, described), there);
    const BitSet zones = program_.localSet(u, v->zones);
    if (!isPassedWithDerivative(program_, u, v->type, isRead) || zones.meets(named.independents.zones) ||
        zones.meets(named.dependents.zones))
      continue;
    for (Names *into : {&named.independents, &named.dependents})
      into->zones.unite(zones), into->names.push_back(program_.forest().leaf(Op::Name, v->name));
    const std::string name(text(v->name));
    diagnostics_
        .report(DiagnosticKind::Unresolved, sourceSpan(f, v->declared ? v->declared : u.tree),
                name + " is taken for an independent and a dependent, too: it is of a class, and handed to " +
                    semantics::spelled(s) + ", whose derivative may ask for the type of its derivative")
        .fix = "name it in the head";
  }
}

void Heads::read(const Unit &u, const std::vector<std::string> &names, const Head &h, Names &into) {
  for (const std::string &name : names) read(u, name, h, into);
}

void Heads::read(const Unit &u, const std::string &name, const Head &h, Names &into) {
  const Span where = sourceSpan(program_.forest(), u.tree);
  const std::string variable = variableIn(name);
  const Symbol s = nameIn(program_, u, variable);
  const Variable *v = program_.lookup(u, s);
  if (!mayBeNamed(v)) {
    const std::vector<std::string> names = nameable(u);
    const bool isLocal = v && v->isVariable();
    error(where, isLocal ? variable + " is a local variable of " + h.procedure + ", which no caller sees"
                         : variable + " is no formal argument, result, COMMON member or module variable of " + h.procedure +
                               renamed(u, s))
        .fix = didYouMean(variable, names, names.empty() ? "" : "there are " + listed(names));
    return;
  }
  Tree named = program_.forest().leaf(Op::Name, s);
  if (name != variable) named = component(u, *v, named, name.substr(variable.size()));
  if (!named) return;
  const BitSet zones = name == variable ? program_.localSet(u, v->zones) : program_.zonesOf(u, named);
  if (zones.empty()) {  // its derivative would be the identity, of which nothing says that it was meant
    error(where, name + " is a variable that neither " + h.procedure + " nor what it calls touches: it has no derivative there");
    return;
  }
  into.zones.unite(zones);
  const auto isIt = [&](Tree t) { return program_.forest().equal(t, named); };
  if (std::ranges::none_of(into.names, isIt)) into.names.push_back(named);
}

// The reference to %a%b of a variable; no tree after a message.
Tree Heads::component(const Unit &u, const Variable &v, Tree whole, const std::string &path) {
  Forest &f = program_.forest();
  const Unit *owner = &program_.unit(v.owner);
  Tree type = v.type;
  std::string before = std::string(text(v.name));
  for (std::size_t at = 1; at < path.size(); at = path.find('%', at) + 1) {
    const std::string name = lowered(path.substr(at, path.find('%', at) - at));
    const Record *record = program_.record(*owner, type);
    if (!record || !record->known) {
      error(sourceSpan(f, u.tree), before + (record ? " is of a type of which not all is known" : " has no components")).fix =
          record ? "name the files that have it" : "name " + before;
      return {};
    }
    const auto found = std::ranges::find(record->components, intern(name), &Component::name);
    if (found == record->components.end()) {
      std::vector<std::string> names;
      for (const Component &c : record->components) names.emplace_back(text(c.name));
      error(sourceSpan(f, u.tree), before + " has no component " + name).fix =
          didYouMean(name, names, "there are " + listed(names));
      return {};
    }
    whole = f.node(Op::Field, {whole, f.leaf(Op::Name, found->name)});
    type = found->type, owner = &program_.unit(found->owner), before += "%" + name;
    if (path.find('%', at) == std::string::npos) break;
  }
  return whole;
}

// From the heads, or everything when there are none.
void Heads::findReached() {
  isReached_.assign(program_.units().size(), none_ ? 1 : 0);
  reached_.clear();
  std::vector<UnitId> open;
  for (const auto &[u, named] : named_) open.push_back(u);
  while (!open.empty()) {
    const UnitId u = open.back();
    open.pop_back();
    if (isReached_[u]) continue;
    isReached_[u] = 1;
    for (std::uint32_t c : program_.unit(u).calls) {
      const CallSite &site = program_.calls()[c];
      site.eachCallee([&](UnitId q) { open.push_back(q); });
    }
  }
  for (UnitId u : program_.bottomUp())
    if (isReached_[u]) reached_.push_back(u);
}

void Heads::refuseFinalised() {
  const Forest &f = program_.forest();
  for (UnitId u : reached_)
    if (const Tree v = program_.unit(u).finalised; v && !none_) {
      diagnostics_.report(DiagnosticKind::Refused, f.span(v),
                          "the type of " + std::string(f.text(v)) +
                              " has a FINAL procedure that touches more than its argument: not differentiated yet");
      good_ = false;
    }
}

const Heads::Named *Heads::of(UnitId u) const {
  const auto found = named_.find(u);
  return found == named_.end() ? nullptr : &found->second;
}

// Callees come first; around circles of calls once more, until nothing is added.
std::vector<BitSet> Heads::findNamed() const {
  std::vector<BitSet> r(program_.units().size());
  for (const auto &[u, named] : named_) {
    const Unit &unit = program_.unit(u);
    BitSet both = named.independents.zones;
    both.unite(named.dependents.zones);
    both.each([&, id = u](std::uint32_t z) {
      if (z >= unit.ownZones) r[id].insert(program_.globalZone(unit, z));
    });
  }
  for (bool grew = true; grew;) {
    grew = false;
    for (const UnitId u : reached_)
      for (const std::uint32_t c : program_.unit(u).calls)
        program_.calls()[c].eachCallee([&](UnitId q) { grew |= r[u].unite(r[q]); });
  }
  return r;
}

const BitSet &Heads::namedBelow(UnitId u) const {
  static const BitSet nothing;
  if (!namedBelow_) {
    const auto isCalled = [&](const auto &head) { return !program_.callsReaching(head.first).empty(); };
    namedBelow_ = !none_ && std::ranges::any_of(named_, isCalled) ? findNamed() : std::vector<BitSet>();
  }
  return namedBelow_->empty() ? nothing : (*namedBelow_)[u];
}

}  // namespace dotbar::dataflow
