// Facts: heads, what they reach, and the public face of the implementation.
#include "dataflow/facts/facts.h"

#include <algorithm>
#include <cctype>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

Facts::Impl::Impl(Facts &fa, Program &p, const rules::RuleSet &r, std::vector<Head> h, Diagnostics &d, FactsOptions o)
    : facts(fa),
      program(p),
      forest(p.forest()),
      rules(r),
      heads(std::move(h)),
      diagnostics(d),
      options(std::move(o)),
      kept(p.forest()),
      currentUnit(p),
      table(primitives()),
      quietly(*this),
      use({program, rules, aboveUse, quietly, kept, currentUnit, options.machine, [this](UnitId u) { shareUses(u); }}) {
  layers.emplace_back();
  readHeads();
  findReached();
  compile();
  solving.assign(analyses.size(), 0);
  ways.resize(analyses.size());
  solved.assign(analyses.size(), 0);
  stratify();
  resolveHost();
  nameShared();
}

Facts::Impl::~Impl() = default;

void Facts::Impl::error(DiagnosticKind kind, Span where, std::string message) {
  diagnostics.report(kind, where, std::move(message));
  good = false;
}

namespace {

// What USE calls a module's variable in a unit, when it does not have its own name there.
std::string renamed(const Unit &u, Symbol name) {
  std::set<std::string_view> all;
  for (const auto &[local, there] : u.symbols.used())
    if (there.name == name && local != name) all.insert(text(local));
  return all.empty() ? "" : ", where it is called " + std::string(*all.begin());
}

}  // namespace

void Facts::Impl::readHeads() {
  for (const Head &h : heads) {
    const Unit *u = program.findUnit(intern(h.procedure));
    if (!u || !u->isProcedure()) {
      error(DiagnosticKind::UnknownHead, {}, "no procedure is called " + h.procedure);
      continue;
    }
    auto &[in, out] = headSets[u->id];
    auto &[inNames, outNames] = headNames[u->id];
    auto read = [&](const std::vector<std::string> &names, BitSet &into, std::vector<Symbol> &list) {
      for (const std::string &name : names) {
        Symbol s = intern(name);
        if (!program.lookup(*u, s)) {  // letter case does not count
          std::string lower = name;
          for (char &c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
          s = intern(lower);
        }
        if (s == u->name && u->result) s = u->result;
        const Variable *v = program.lookup(*u, s);
        const bool known = v && v->isVariable() &&
                           (v->kind == Variable::Kind::Formal || v->kind == Variable::Kind::Result ||
                            v->kind == Variable::Kind::Common || v->kind == Variable::Kind::Module);
        if (!known) {
          error(DiagnosticKind::UnknownHead, forest.span(u->tree),
                name + " is no formal argument, result, COMMON member or module variable of " + h.procedure + renamed(*u, s));
          continue;
        }
        const BitSet zones = program.localSet(*u, v->zones);
        if (zones.empty()) {  // its derivative would be the identity, of which nothing says that it was meant
          error(DiagnosticKind::UnknownHead, forest.span(u->tree),
                name + " is a variable that neither " + h.procedure + " nor what it calls touches: it has no derivative there");
          continue;
        }
        into.unite(zones);
        if (std::find(list.begin(), list.end(), s) == list.end()) list.push_back(s);
      }
    };
    read(h.independents, in, inNames);
    read(h.dependents, out, outNames);
  }
}

// From the heads, or everything when there are none.
void Facts::Impl::findReached() {
  isReached.assign(program.units().size(), heads.empty() ? 1 : 0);
  std::vector<UnitId> open;
  for (const auto &[u, sets_] : headSets) open.push_back(u);
  while (!open.empty()) {
    const UnitId u = open.back();
    open.pop_back();
    if (isReached[u]) continue;
    isReached[u] = 1;
    for (std::uint32_t c : program.unit(u).calls)
      if (program.calls()[c].isKnown()) open.push_back(program.calls()[c].callee);
  }
  for (UnitId u : program.bottomUp())
    if (isReached[u]) reachedUnits.push_back(u);
  for (UnitId u : reachedUnits)
    if (const Tree v = program.unit(u).finalised; v && !heads.empty())
      error(DiagnosticKind::Refused, forest.span(v),
            "the type of " + std::string(forest.text(v)) +
                " has a FINAL procedure that touches more than its argument: not differentiated yet");
  if (heads.empty())
    for (UnitId u : reachedUnits) headSets[u];
}

// Callees come first; around circles of calls once more, until nothing is added.
void Facts::Impl::findNamed(std::vector<BitSet> &named) {
  for (const auto &[u, sets_] : headSets) {
    const Unit &unit = program.unit(u);
    BitSet both = sets_.first;
    both.unite(sets_.second);
    both.each([&](std::uint32_t z) {
      if (z >= unit.ownZones) named[unit.id].insert(program.globalZone(unit, z));
    });
  }
  for (bool grew = true; grew;) {
    grew = false;
    for (const UnitId u : reachedUnits)
      for (const std::uint32_t c : program.unit(u).calls)
        if (const CallSite &site = program.calls()[c]; site.isKnown()) grew |= named[u].unite(named[site.callee]);
  }
}

const BitSet &Facts::Impl::namedByHeads(UnitId callee) {
  static const BitSet nothing;
  if (!namedBelow) {
    namedBelow.emplace();
    const auto isCalled = [&](const auto &head) { return !program.callsOf(head.first).empty(); };
    if (!heads.empty() && std::any_of(headSets.begin(), headSets.end(), isCalled)) {
      namedBelow->resize(program.units().size());
      findNamed(*namedBelow);
    }
  }
  return namedBelow->empty() ? nothing : (*namedBelow)[callee];
}

Facts::Facts(Program &p, const rules::RuleSet &r, std::vector<Head> h, Diagnostics &d, FactsOptions o)
    : impl_(std::make_unique<Impl>(*this, p, r, std::move(h), d, std::move(o))) {}

Facts::~Facts() = default;

bool Facts::ok() const { return impl_->good; }

void Facts::solve() {
  for (std::uint32_t a = 0; a < impl_->analyses.size() && impl_->good; ++a)
    if (!impl_->solved[a]) impl_->solve(a);
}

std::vector<UnitId> Facts::reached() const { return impl_->reachedUnits; }

void Facts::forget(Tree unit) {
  Program &program = impl_->program;
  const UnitId outer = program.unitOf(unit);
  const auto isInside = [&](UnitId u) {
    while (u != none && u != outer) u = program.unit(u).parent;
    return u == outer;
  };
  if (outer == none) return;
  ++impl_->era;
  for (UnitId u = outer; u < program.units().size() && isInside(u); ++u) {  // those in a unit have the numbers behind it
    impl_->layers[0].memo(u) = {};
    for (std::uint32_t a = 0; a < impl_->analyses.size(); ++a)
      if (Solver *s = impl_->solver(0, a, u)) s->close();
    program.releaseFlow(u);
    program.forgetNames(u);
    impl_->jumps.erase(u);
    const std::pair from{u, Symbol{}}, to{u + 1, Symbol{}};
    impl_->derived.erase(impl_->derived.lower_bound(from), impl_->derived.lower_bound(to));
    impl_->freshTypes.erase(impl_->freshTypes.lower_bound(from), impl_->freshTypes.lower_bound(to));
    impl_->freshNames.erase(impl_->freshNames.lower_bound(from), impl_->freshNames.lower_bound(to));
  }
}

void Facts::about(Tree occurrence) { impl_->currentUnit.set(impl_->program.unitOf(occurrence)); }

bool Facts::holds(rules::GuardId g, std::span<const Tree> args) {
  impl_->currentUnit.set(impl_->currentUnit.of(args));
  return impl_->holds(g, args);
}

Tree Facts::bind(rules::GuardId, std::span<const Tree>) { return {}; }

Tree Facts::call(rules::FunctionId f, std::span<const Tree> args) {
  impl_->currentUnit.set(impl_->currentUnit.of(args));
  return impl_->call(f, args, false);
}

Tree Facts::fresh(Symbol hint, Tree type) { return impl_->fresh(hint, type); }
std::size_t Facts::freshMark() { return impl_->live.size(); }
void Facts::freshRelease(std::size_t mark) { impl_->freshRelease(mark); }
void Facts::enter(Symbol context, Tree fragment) { impl_->enter(context, fragment); }
void Facts::leave(Symbol context) { impl_->leave(context); }
void Facts::scopeBegin() { impl_->scopes.push_back({{}, impl_->forest.size(), {}}); }
Tree Facts::scopeEnd() { return impl_->scopeEnd(); }
Tree Facts::recall(rules::JudgementId j, Tree t) { return impl_->recall(j, t); }
void Facts::remember(rules::JudgementId j, Tree t, Tree found) { impl_->remember(j, t, found); }

namespace {

std::uint32_t require(const std::map<Symbol, std::uint32_t> &index, std::string_view name) {
  auto f = index.find(intern(name));
  return f == index.end() ? ~0u : f->second;
}

}  // namespace

std::vector<std::string> Facts::set(std::string_view name, char side, Tree at) {
  const UnitId u = impl_->program.unitOf(at);
  if (const std::uint32_t a = require(impl_->analysisIndex, name); a != ~0u && side)
    return impl_->names(u, impl_->at(a, side, at).set);
  auto d = impl_->definitionIndex.find({intern(name), side});
  if (d == impl_->definitionIndex.end()) return {"?"};
  return impl_->names(u, impl_->apply(d->second, std::span(&at, 1)).set);
}

std::vector<std::pair<std::string, std::string>> Facts::relation(std::string_view name, char side, Tree at) {
  const UnitId u = impl_->program.unitOf(at);
  Relation r;
  if (const std::uint32_t a = require(impl_->analysisIndex, name); a != ~0u && side)
    r = impl_->at(a, side, at).relation;
  else if (auto d = impl_->definitionIndex.find({intern(name), side}); d != impl_->definitionIndex.end())
    r = impl_->apply(d->second, std::span(&at, 1)).relation;
  return impl_->pairs(u, r);
}

std::vector<std::string> Facts::setOf(Tree at, Tree zones) {
  return impl_->names(impl_->program.unitOf(at), impl_->kept.valueOf(zones, Type::Set).set);
}

std::vector<std::pair<std::string, std::string>> Facts::relationOf(Tree at, Tree relation) {
  return impl_->pairs(impl_->program.unitOf(at), impl_->kept.valueOf(relation, Type::Relation).relation);
}

Tree Facts::zonesTree(Tree at, const std::vector<std::string> &variables) {
  const Unit &u = impl_->program.unit(impl_->program.unitOf(at));
  BitSet s;
  for (const std::string &name : variables)
    if (const Variable *v = impl_->program.lookup(u, intern(name))) s.unite(impl_->program.localSet(u, v->zones));
  return impl_->kept.treeOf(Value::of(std::move(s)));
}

std::vector<std::pair<std::string, std::string>> Facts::Impl::pairs(UnitId u, const Relation &r) const {
  std::vector<std::pair<std::string, std::string>> result;
  const Unit &unit = program.unit(u);
  for (std::uint32_t to = 0; to < unit.zoneCount(); ++to)
    for (std::uint32_t from = 0; from < unit.zoneCount(); ++from)
      if (r.contains(from, to)) result.push_back({program.zoneName(unit, from), program.zoneName(unit, to)});
  std::sort(result.begin(), result.end());
  return result;
}

bool Facts::guard(std::string_view name, Tree at) {
  auto d = impl_->definitionIndex.find({intern(name), 0});
  return d != impl_->definitionIndex.end() && impl_->apply(d->second, std::span(&at, 1)).truth;
}

std::vector<std::string> Facts::Impl::names(UnitId u, const BitSet &s) const {
  std::vector<std::string> r;
  if (u == none) return r;
  s.each([&](std::uint32_t z) {
    if (z < program.unit(u).zoneCount()) r.push_back(program.zoneName(program.unit(u), z));
  });
  std::sort(r.begin(), r.end());
  return r;
}

}  // namespace dotbar::dataflow
