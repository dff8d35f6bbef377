// What depends on what: cycles between analyses, conditions used against their own direction, and what lies above use'.
#include <algorithm>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

namespace {

// Items by number: analyses, then definitions, then judgements, then use'.
struct Strata {
  Facts::Impl &impl;
  std::uint32_t analyses, definitions, judgements, use, count;
  std::vector<Graph::Nodes> next;
  struct Negative {
    std::uint32_t from, to;
    Span where;
  };
  std::vector<Negative> negatives;

  explicit Strata(Facts::Impl &i)
      : impl(i),
        analyses(0),
        definitions(static_cast<std::uint32_t>(i.analyses.size())),
        judgements(definitions + static_cast<std::uint32_t>(i.definitions.size())),
        use(judgements + static_cast<std::uint32_t>(i.rules.judgements.size())),
        count(use + 1),
        next(count) {}

  void edge(std::uint32_t from, std::uint32_t to, bool negative, Span where) {
    next[from].push_back(to);
    if (negative) negatives.push_back({from, to, where});
  }

  void walk(std::uint32_t from, const Node &n, bool negative) {
    using T = Node::Target;
    if (n.kind == Eq::Kind::Callee || n.target == T::Analysis) edge(from, analyses + n.index, negative, n.where);
    if (n.target == T::Definition) edge(from, definitions + n.index, negative, n.where);
    if (n.target == T::Judgement) judgementEdges(from, n);
    if (n.target == T::Use) edge(from, use, negative, n.where);
    if (n.target == T::Anywhere || n.target == T::Entry || n.target == T::Exit) {
      if (n.other == ~0u)
        edge(from, analyses + n.index, negative, n.where);
      else
        edge(from, definitions + n.index, negative, n.where), edge(from, definitions + n.other, negative, n.where);
    }
    for (std::size_t i = 0; i < n.args.size(); ++i) {
      const bool flips =
          n.kind == Eq::Kind::Not || (n.kind == Eq::Kind::Difference && i == 1) || (n.kind == Eq::Kind::Within && i == 0);
      walk(from, n.args[i], negative != flips);
    }
  }

  void judgementEdges(std::uint32_t from, const Node &n) {
    for (std::uint32_t j = 0; j < impl.rules.judgements.size(); ++j)
      if (impl.rules.judgements[j].name == n.word) edge(from, judgements + j, false, n.where);
  }

  void cases(std::uint32_t from, const std::vector<Case> &cs) {
    for (const Case &c : cs) {
      walk(from, c.value, false);
      // choosing between two values by a condition is not monotone in it in general: the checker of rules compares the values
      if (c.condition) walk(from, *c.condition, false);
    }
  }

  void guardOrFunction(std::uint32_t from, Symbol name) {
    for (char side : {char{0}, '-', '+'})
      if (auto d = impl.definitionIndex.find({name, side}); d != impl.definitionIndex.end())
        edge(from, definitions + d->second, false, {});
  }

  void term(std::uint32_t from, const rules::Term &t) {
    if (t.kind == rules::Term::Kind::Call) guardOrFunction(from, impl.rules.functions[t.function].name);
    for (const rules::Term &c : t.children) term(from, c);
  }

  void formula(std::uint32_t from, const rules::Formula &f) {
    if (f.kind == rules::Formula::Kind::Guard) guardOrFunction(from, impl.rules.guards[f.guard].name);
    for (const rules::Term &t : f.args) term(from, t);
    for (const rules::Formula &o : f.operands) formula(from, o);
  }

  void premises(std::uint32_t from, const std::vector<rules::Premise> &ps) {
    for (const rules::Premise &p : ps) {
      formula(from, p.formula);
      if (p.kind == rules::Premise::Kind::Judge) edge(from, judgements + p.judgement, false, p.where);
      if (p.kind == rules::Premise::Kind::Bind) guardOrFunction(from, impl.rules.guards[p.guard].name);
      for (const rules::Term &t : p.inputs) term(from, t);
      premises(from, p.premises);
    }
  }

  void build() {
    for (std::uint32_t i = 0; i < impl.analyses.size(); ++i) {
      cases(analyses + i, impl.analyses[i].head);
      cases(analyses + i, impl.analyses[i].callee);
      cases(analyses + i, impl.analyses[i].transfer);
    }
    for (std::uint32_t i = 0; i < impl.definitions.size(); ++i) cases(definitions + i, impl.definitions[i].cases);
    for (rules::RuleId r = 1; r < impl.rules.rules.size(); ++r) {
      const rules::Rule &rule = impl.rules.rules[r];
      premises(judgements + rule.judgement, rule.premises);
      for (const rules::Term &t : rule.outputs) term(judgements + rule.judgement, t);
    }
    for (Graph::Nodes &n : next) {
      std::sort(n.begin(), n.end());
      n.erase(std::unique(n.begin(), n.end()), n.end());
    }
  }

  // Everything from which `goal` can be reached.
  std::vector<char> reaching(std::uint32_t goal) const {
    std::vector<Graph::Nodes> previous(count);
    for (std::uint32_t i = 0; i < count; ++i)
      for (std::uint32_t j : next[i]) previous[j].push_back(i);
    std::vector<char> seen(count, 0);
    std::vector<std::uint32_t> open{goal};
    seen[goal] = 1;
    while (!open.empty()) {
      const std::uint32_t i = open.back();
      open.pop_back();
      for (std::uint32_t j : previous[i])
        if (!seen[j]) seen[j] = 1, open.push_back(j);
    }
    return seen;
  }

  // An equation asks for something of its own component, and names other occurrences than its own and their parts.
  bool asksAround(std::uint32_t i, const std::vector<std::uint32_t> &component, std::uint32_t own) const {
    const auto names = [&](const Node &n, auto &&self) -> std::pair<bool, bool> {
      using T = Node::Target;
      std::pair<bool, bool> r;
      if (n.target == T::Analysis) r.first = component[analyses + n.index] == own;
      if (n.target == T::Definition) r.first = component[definitions + n.index] == own;
      if (n.target == T::Judgement) r.second = true;
      if (n.target == T::Anywhere || n.target == T::Entry || n.target == T::Exit) r = {true, true};
      if (n.target == T::Primitive && (n.type == Type::Tree || n.type == Type::Trees)) r.second = !impl.table[n.index].inside;
      for (const Node &a : n.args) {
        const auto below = self(a, self);
        r.first |= below.first, r.second |= below.second;
      }
      return r;
    };
    const auto some = [&](const std::vector<Case> &cs) {
      return std::ranges::any_of(cs, [&](const Case &c) {
        auto r = names(c.value, names);
        if (c.condition) {
          const auto of = names(*c.condition, names);
          r.first |= of.first, r.second |= of.second;
        }
        return r.first && r.second;
      });
    };
    if (i < definitions) return some(impl.analyses[i].transfer) || some(impl.analyses[i].callee);
    return i < judgements ? some(impl.definitions[i - definitions].cases) : i < use;
  }

  std::string nameOf(std::uint32_t i) const {
    if (i == use) return "use'";
    if (i >= judgements) return "-" + std::string(text(impl.rules.judgements[i - judgements].name)) + "->";
    if (i >= definitions) return std::string(text(impl.definitions[i - definitions].source->name));
    return std::string(text(impl.analyses[i].source->name));
  }

  Span placeOf(std::uint32_t i) const {
    if (i >= definitions && i < judgements) return impl.definitions[i - definitions].source->where;
    return i < definitions ? impl.analyses[i].source->where : Span{};
  }
};

}  // namespace

// What an equation depends on of the occurrence that it is asked of: X-(T) speaks of the instruction around T, exit(X) of the
// unit.
Definition::Of Facts::Impl::speaksOf(const Node &n) const {
  using Of = Definition::Of;
  const auto ofAll = [&] {
    Of of = Of::Unit;
    for (const Node &a : n.args) of = std::max(of, speaksOf(a));
    return of;
  };
  switch (n.kind) {
    case Eq::Kind::Empty:
    case Eq::Kind::All:
    case Eq::Kind::True:
      return Of::Unit;
    case Eq::Kind::Union:
    case Eq::Kind::Intersection:
    case Eq::Kind::Difference:
    case Eq::Kind::Meets:
    case Eq::Kind::Within:
    case Eq::Kind::And:
    case Eq::Kind::Or:
    case Eq::Kind::Not:
      return ofAll();
    case Eq::Kind::Name:
      break;
    default:
      return Of::Itself;
  }
  const bool plain = n.args.size() == 1 && n.args[0].kind == Eq::Kind::Name && n.args[0].target == Node::Target::Variable;
  if (!plain && !n.args.empty()) return Of::Itself;
  switch (n.target) {
    case Node::Target::Primitive:
      return n.args.empty() || table[n.index].ofUnit ? Of::Unit : Of::Itself;
    case Node::Target::Anywhere:
    case Node::Target::Entry:
    case Node::Target::Exit:
      return Of::Unit;
    case Node::Target::Analysis:
      return plain ? Of::Place : Of::Itself;
    case Node::Target::Definition:
      return plain ? definitions[n.index].of : Of::Itself;
    default:
      return Of::Itself;
  }
}

namespace {

constexpr unsigned cheapest = 8, dear = 100, later = 2;  // later: what is evaluated for few occurrences

}  // namespace

// About how long it takes, in looks at an operator.
unsigned Facts::Impl::costOf(const Node &n) const {
  const auto sum = [&] {
    unsigned cost = 1;
    for (const Node &a : n.args) cost += costOf(a);
    return cost;
  };
  switch (n.kind) {
    case Eq::Kind::Empty:
    case Eq::Kind::True:
      return 0;
    case Eq::Kind::And:
    case Eq::Kind::Or:
      return costOf(n.args[0]) + later;
    case Eq::Kind::Not:
      return costOf(n.args[0]);
    case Eq::Kind::Is:
      return 1;
    case Eq::Kind::Union:
    case Eq::Kind::Intersection:
    case Eq::Kind::Difference:
    case Eq::Kind::Meets:
      return sum();
    case Eq::Kind::Name:
      break;
    default:
      return dear;
  }
  switch (n.target) {
    case Node::Target::Variable:
      return 0;
    case Node::Target::Primitive:
      return table[n.index].quick ? 1 : table[n.index].remembered ? 3 : dear;
    case Node::Target::Definition:
      return definitions[n.index].isFoundAtOnce() ? 1 + definitions[n.index].cost : 3;
    default:
      return dear;
  }
}

bool Facts::Impl::looksAround(const Node &n) const {
  const bool occurrences = n.type == Type::Tree || n.type == Type::Trees;
  if (n.target == Node::Target::Judgement) return true;
  if (n.target == Node::Target::Definition && definitions[n.index].looksAround) return true;
  if (n.target == Node::Target::Primitive && occurrences && !table[n.index].inside) return true;
  return std::ranges::any_of(n.args, [&](const Node &a) { return looksAround(a); });
}

// Which definitions are remembered by place or by unit, and which are not remembered.
void Facts::Impl::weigh() {
  for (bool found = true; found;) {
    found = false;
    for (Definition &d : definitions)
      for (const Case &c : d.cases)
        if (!d.looksAround && (looksAround(c.value) || (c.condition && looksAround(*c.condition)))) d.looksAround = found = true;
  }
  for (bool found = true; found;) {
    found = false;
    for (Definition &d : definitions) {
      if (d.source->params.size() != 1) continue;
      Definition::Of of = Definition::Of::Unit;
      unsigned cost = 0;
      for (const Case &c : d.cases) {
        of = std::max(of, speaksOf(c.value));
        if (c.condition) of = std::max(of, speaksOf(*c.condition));
        cost += c.condition ? costOf(*c.condition) + std::min(costOf(c.value), later) : costOf(c.value);
      }
      if (of < d.of) d.of = of, found = true;
      if (!d.recursive && !d.isFoundAtOnce() && cost <= cheapest) d.cost = cost, found = true;
    }
  }
}

// An analysis that carries a value through an instruction has it at hand there.
void Facts::Impl::findAsked(const std::vector<Case> &cases, std::uint32_t carried) {
  const std::function<void(const Node &)> look = [&](const Node &n) {
    const bool ofPlaces = n.kind == Eq::Kind::Name &&
                          (n.target == Node::Target::Analysis || (n.target == Node::Target::Anywhere && n.other == ~0u));
    const char side = n.index == carried && analyses[carried].source->forward ? '-' : '+';
    if (ofPlaces && !(n.index == carried && n.side == side)) analyses[n.index].asked = true;
    for (const Node &a : n.args) look(a);
  };
  for (const Case &c : cases) {
    look(c.value);
    if (c.condition) look(*c.condition);
  }
}

void Facts::Impl::stratify() {
  for (const Definition &d : definitions) findAsked(d.cases, none);
  for (std::uint32_t a = 0; a < analyses.size(); ++a)
    findAsked(analyses[a].head, none), findAsked(analyses[a].callee, none), findAsked(analyses[a].transfer, a);
  Strata s(*this);
  s.build();
  // what use' needs: the derivative's judgement, without anything that itself needs use'
  const std::vector<char> above = s.reaching(s.use);
  aboveUse.analyses.assign(above.begin(), above.begin() + s.definitions);
  aboveUse.definitions.assign(above.begin() + s.definitions, above.begin() + s.judgements);
  aboveUse.guards.assign(rules.guards.size(), 0);
  aboveUse.functions.assign(rules.functions.size(), 0);
  auto isAbove = [&](Symbol name) {
    for (char side : {char{0}, '-', '+'})
      if (auto d = definitionIndex.find({name, side}); d != definitionIndex.end() && above[s.definitions + d->second])
        return true;
    return false;
  };
  for (std::size_t g = 0; g < rules.guards.size(); ++g) aboveUse.guards[g] = isAbove(rules.guards[g].name);
  for (std::size_t f = 0; f < rules.functions.size(); ++f) aboveUse.functions[f] = isAbove(rules.functions[f].name);
  for (const rules::DerivativeOf &d : rules.derivatives) {
    std::vector<char> seen(s.count, 0);
    std::vector<std::uint32_t> open{s.judgements + d.judgement};
    while (!open.empty()) {
      const std::uint32_t i = open.back();
      open.pop_back();
      if (seen[i]) continue;
      seen[i] = 1;
      const bool blocked = above[i] && i < s.judgements;
      if (!blocked && i < s.judgements) s.next[s.use].push_back(i);
      if (i >= s.judgements)
        for (std::uint32_t j : s.next[i]) open.push_back(j);
    }
  }
  const auto sccs = components(s.next);
  std::vector<std::uint32_t> component(s.count);
  for (std::uint32_t c = 0; c < sccs.size(); ++c)
    for (std::uint32_t i : sccs[c]) component[i] = c;
  for (std::uint32_t c = 0; c < sccs.size(); ++c) {
    std::vector<std::uint32_t> inCycle;
    for (std::uint32_t i : sccs[c]) {
      if (i < s.definitions || i == s.use) inCycle.push_back(i);
      const bool self = std::find(s.next[i].begin(), s.next[i].end(), i) != s.next[i].end();
      if (i >= s.definitions && i < s.judgements && (sccs[c].size() > 1 || self)) definitions[i - s.definitions].recursive = true;
    }
    for (std::uint32_t i : sccs[c])
      if (i < s.definitions)
        analyses[i].looksAround = std::ranges::any_of(sccs[c], [&](std::uint32_t j) { return s.asksAround(j, component, c); });
    bool greatest = false;
    for (std::uint32_t i : sccs[c]) greatest |= i < s.definitions && !analyses[i].source->meetUnion;
    for (std::uint32_t i : sccs[c])
      if (i >= s.definitions && i < s.judgements) definitions[i - s.definitions].greatest = greatest;
    if (inCycle.size() < 2) continue;
    std::string names;
    for (std::uint32_t i : sccs[c])
      if (i < s.judgements || i == s.use) names += (names.empty() ? "" : ", ") + s.nameOf(i);
    error(DiagnosticKind::Stratification, s.placeOf(inCycle[0]), "these analyses need each other: " + names);
  }
  for (const auto &n : s.negatives)
    if (component[n.from] == component[n.to] && sccs[component[n.from]].size() + (n.from == n.to) > 1)
      error(DiagnosticKind::NonMonotone, n.where, s.nameOf(n.from) + " depends on " + s.nameOf(n.to) + " against its direction");
  // callees of the condensation come first: dependencies by union
  std::vector<BitSet> deps(sccs.size());
  for (std::uint32_t c = 0; c < sccs.size(); ++c) {
    for (std::uint32_t i : sccs[c]) {
      if (i < s.definitions) deps[c].insert(i);
      for (std::uint32_t j : s.next[i])
        if (component[j] != c) deps[c].unite(deps[component[j]]);
    }
  }
  for (std::uint32_t i = 0; i < analyses.size(); ++i) {
    analyses[i].analyses = deps[component[i]];
    const std::function<bool(const Node &)> own = [&](const Node &n) {
      if (n.kind == Eq::Kind::Callee && n.index == i) return true;
      for (const Node &a : n.args)
        if (own(a)) return true;
      return false;
    };
    const auto uses = [&](const Case &c) { return own(c.value) || (c.condition && own(*c.condition)); };
    analyses[i].ownSummary = std::ranges::any_of(analyses[i].transfer, uses) || std::ranges::any_of(analyses[i].callee, uses);
  }
  for (std::uint32_t d = 0; d < definitions.size(); ++d) definitions[d].analyses = deps[component[s.definitions + d]];
  for (std::uint32_t j = 0; j < rules.judgements.size(); ++j) {
    aboveUse.judgements.push_back(above[s.judgements + j]);
    judgementAnalyses.push_back(deps[component[s.judgements + j]]);
    const rules::Judgement &judgement = rules.judgements[j];
    const bool fits = judgement.inputs.size() == 1 && judgement.outputs.size() == 1 && judgement.outputs[0].sort == Sort::Zones;
    remembers.push_back(fits && judgementAnalyses[j].empty() && !aboveUse.judgements[j]);
  }
  weigh();
  // a summary may also be used through a definition that names it: then the callers wait for it all the same
  for (Analysis &a : analyses) {
    const std::uint32_t self = static_cast<std::uint32_t>(&a - analyses.data());
    for (std::uint32_t d = 0; d < definitions.size() && !a.ownSummary; ++d)
      if (component[s.definitions + d] == component[self] || definitions[d].analyses.contains(self)) {
        const std::function<bool(const Node &)> names = [&](const Node &n) {
          if (n.kind == Eq::Kind::Callee && n.index == self) return true;
          return std::any_of(n.args.begin(), n.args.end(), names);
        };
        for (const Case &c : definitions[d].cases) a.ownSummary |= names(c.value);
      }
  }
}

}  // namespace dotbar::dataflow
