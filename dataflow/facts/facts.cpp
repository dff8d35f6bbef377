// Facts: the rooms put together, and the public face of the implementation.
#include "dataflow/facts/facts.h"

#include <algorithm>

#include "dataflow/facts/host/covering.h"
#include "dataflow/facts/solutions/solver.h"

namespace dotbar::dataflow {

Facts::Impl::Impl(Facts &fa, Program &p, const rules::RuleSet &r, const std::vector<Head> &h, Diagnostics &d, FactsOptions o)
    : facts(fa),
      program(p),
      forest(p.forest()),
      rules(r),
      diagnostics(d),
      options(std::move(o)),
      kept(p.forest()),
      currentUnit(p),
      heads(p, h, d, r.options.contains(intern("passed_are_heads"))),
      equations(r, signatures(), d),
      table(primitives()),
      progress(equations.analyses.size()),
      quietly(*this),
      use({program, rules, equations.aboveUse, quietly, kept, currentUnit, options.machine,
           [this](std::uint32_t d, Tree built, Tree instr) { return readsOfBuilt(d, built, instr); },
           [this](UnitId u) { shareUses(u); }}),
      names({program, rules, currentUnit, [this](UnitId u, Symbol s) { return jumpsOf(u).isConstructName(s); },
             [this](UnitId u) { return isWrittenByHand(u); }, [this](UnitId u, Tree ref) { return explicitType(*this, u, ref); },
             [this](UnitId u, rules::JudgementId j, Tree name, Tree type) { return typeBy(u, j, name, type); }}) {
  layers.emplace_back();
  good = heads.ok() && equations.ok();
  ways.resize(equations.analyses.size());
  resolveHost();
}

Facts::Impl::~Impl() = default;

bool Facts::Impl::isWrittenByHand(UnitId u) const {
  const auto word = rules.options.find(intern("by_hand"));
  return word != rules.options.end() && mentionsDirective(program.forest(), program.unit(u).tree, text(word->second));
}

Tree Facts::Impl::typeBy(UnitId unit, rules::JudgementId j, Tree name, Tree type) {
  const CurrentUnit::Within within(currentUnit, unit);
  const std::array<Tree, 2> args{name, type};
  return derive(j, args, Type::Tree).tree;
}

Diagnostic &Facts::Impl::error(DiagnosticKind kind, Span where, std::string message) {
  good = false;
  return diagnostics.report(kind, where, std::move(message));
}

bool checkEquations(const rules::RuleSet &rules, Diagnostics &diagnostics) {
  Diagnostics found;
  const bool good = Equations(rules, signatures(), found).ok();
  const auto isOrder = [](const Diagnostic &d) {
    return d.kind == DiagnosticKind::Stratification || d.kind == DiagnosticKind::NonMonotone;
  };
  const bool said = std::ranges::any_of(diagnostics.all(), isOrder);  // by the checker of rules, which shows the way round
  for (const Diagnostic &d : found.all())
    if (!said || !isOrder(d)) diagnostics.report(d.kind, d.where, d.message);
  return good;
}

Facts::Facts(Program &p, const rules::RuleSet &r, const std::vector<Head> &h, Diagnostics &d, FactsOptions o)
    : impl_(std::make_unique<Impl>(*this, p, r, h, d, std::move(o))) {}

Facts::~Facts() = default;

bool Facts::ok() const { return impl_->good; }

void Facts::solve() {
  for (std::uint32_t a = 0; a < impl_->equations.analyses.size() && impl_->good; ++a)
    if (!impl_->progress.isSolved(a)) impl_->solve(a);
}

std::vector<UnitId> Facts::reached() const { return impl_->heads.reached(); }

bool Facts::derivedTypesDiffer(bool butForOneDimension) const {
  return butForOneDimension ? impl_->names.elementsDiffer() : impl_->names.typesDiffer();
}

void Facts::forget(Tree unit) {
  Program &program = impl_->program;
  const UnitId outer = program.unitOf(unit);
  const auto isInside = [&](UnitId u) {
    while (u != none && u != outer) u = program.unit(u).parent;
    return u == outer;
  };
  if (outer == none) return;
  for (UnitId u = outer; u < program.units().size() && isInside(u); ++u) {  // those in a unit have the numbers behind it
    impl_->layers[0].memo(u) = {};
    for (std::uint32_t a = 0; a < impl_->equations.analyses.size(); ++a)
      if (Solver *s = impl_->solver(0, a, u)) s->close();
    program.releaseFlow(u);
    program.forgetNames(u);
    impl_->jumps.erase(u);
    impl_->namedHere.erase(u);
    impl_->names.forget(u);
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

Tree Facts::fresh(Symbol hint, Tree type) { return impl_->names.fresh(hint, type); }
std::size_t Facts::freshMark() { return impl_->names.mark(); }
void Facts::freshRelease(std::size_t mark) { impl_->names.release(mark); }
void Facts::enter(Symbol context, Tree fragment) { impl_->enter(context, fragment); }
void Facts::leave(Symbol context) { impl_->leave(context); }
void Facts::scopeBegin() { impl_->names.scopeBegin(); }
Tree Facts::scopeEnd() { return impl_->names.scopeEnd(); }
Tree Facts::recall(rules::JudgementId j, Tree t) { return impl_->recall(j, t); }
void Facts::remember(rules::JudgementId j, Tree t, Tree found) { impl_->remember(j, t, found); }

std::vector<std::string> Facts::set(std::string_view name, char side, Tree at) {
  const UnitId u = impl_->program.unitOf(at);
  if (const auto a = impl_->equations.analysis(intern(name)); a && side) return impl_->namesIn(u, impl_->at(*a, side, at).set);
  const auto d = impl_->equations.definition(intern(name), side);
  if (!d) return {"?"};
  return impl_->namesIn(u, impl_->apply(*d, std::span(&at, 1)).set);
}

std::vector<std::pair<std::string, std::string>> Facts::relation(std::string_view name, char side, Tree at) {
  const UnitId u = impl_->program.unitOf(at);
  Relation r;
  if (const auto a = impl_->equations.analysis(intern(name)); a && side)
    r = impl_->at(*a, side, at).relation;
  else if (const auto d = impl_->equations.definition(intern(name), side))
    r = impl_->apply(*d, std::span(&at, 1)).relation;
  return impl_->pairs(u, r);
}

std::vector<std::string> Facts::setOf(Tree at, Tree zones) {
  return impl_->namesIn(impl_->program.unitOf(at), impl_->kept.valueOf(zones, Type::Set).set);
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

BitSet Facts::zones(std::string_view name, Tree at) {
  const auto d = impl_->equations.definition(intern(name), '\0');
  return d ? impl_->apply(*d, std::span(&at, 1)).set : BitSet();
}

BitSet Facts::boundary(std::string_view name, const CallSite &site) {
  const auto a = impl_->equations.analysis(intern(name));
  if (!a || impl_->equations.analyses[*a].source->relation || !site.isKnown()) return {};
  if (!impl_->progress.isSolved(*a)) impl_->solve(*a);
  return impl_->saidAt(*a, site);
}

std::optional<BitSet> Facts::headBoundary(std::string_view name, UnitId u) {
  const auto a = impl_->equations.analysis(intern(name));
  if (!a || impl_->equations.analyses[*a].source->relation || impl_->heads.none() || !impl_->heads.of(u)) return std::nullopt;
  return impl_->headValue(*a, u).set;
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
  const auto d = impl_->equations.definition(intern(name));
  return d && impl_->apply(*d, std::span(&at, 1)).truth;
}

std::vector<std::string> Facts::Impl::namesIn(UnitId u, const BitSet &s) const {
  std::vector<std::string> r;
  if (u == none) return r;
  s.each([&](std::uint32_t z) {
    if (z < program.unit(u).zoneCount()) r.push_back(program.zoneName(program.unit(u), z));
  });
  std::sort(r.begin(), r.end());
  return r;
}

}  // namespace dotbar::dataflow
