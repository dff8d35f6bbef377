// What depends on what: cycles between analyses, conditions used against their own direction, and what lies above use'.
#include <algorithm>
#include <array>
#include <functional>

#include "dataflow/facts/equations/equations.h"
#include "dataflow/solver/graph.h"

namespace dotbar::dataflow {

// Items by number: analyses, then definitions, then judgements, then use'.
struct Equations::Strata {
  const Equations &of;
  const rules::RuleSet &rules;
  std::uint32_t analyses, definitions, judgements, use, count;
  std::vector<Graph::Nodes> next;
  struct Negative {
    std::uint32_t from, to;
    Span where;
  };
  std::vector<Negative> negatives;
  std::vector<Graph::Nodes> circles;     // strongly connected, what is needed first
  std::vector<std::uint32_t> component;  // by item: the number of its circle

  Strata(const Equations &e, const rules::RuleSet &r)
      : of(e),
        rules(r),
        analyses(0),
        definitions(static_cast<std::uint32_t>(e.analyses.size())),
        judgements(definitions + static_cast<std::uint32_t>(e.definitions.size())),
        use(judgements + static_cast<std::uint32_t>(r.judgements.size())),
        count(use + 1),
        next(count) {}

  void edge(std::uint32_t from, std::uint32_t to, bool negative, Span where) {
    next[from].push_back(to);
    if (negative) negatives.push_back({from, to, where});
  }

  // What a name stands for, item by item; not what is below it.
  void eachTarget(const Node &n, const auto &item) const {
    using T = Node::Target;
    if (n.kind == Eq::Kind::Callee || n.target == T::Analysis) item(analyses + n.index);
    if (n.target == T::Definition) item(definitions + n.index);
    if (n.target == T::Judgement)
      for (std::uint32_t j = 0; j < rules.judgements.size(); ++j)
        if (rules.judgements[j].name == n.word) item(judgements + j);
    if (n.target == T::Use) item(use);
    if (n.target == T::Anywhere || n.target == T::Entry || n.target == T::Exit) {
      item((n.other == ~0u ? analyses : definitions) + n.index);
      if (n.other != ~0u) item(definitions + n.other);
    }
  }

  void walk(std::uint32_t from, const Node &n, bool negative) {
    eachTarget(n, [&](std::uint32_t to) { edge(from, to, negative && n.target != Node::Target::Judgement, n.where); });
    for (std::size_t i = 0; i < n.args.size(); ++i) {
      const bool flips =
          n.kind == Eq::Kind::Not || (n.kind == Eq::Kind::Difference && i == 1) || (n.kind == Eq::Kind::Within && i == 0);
      walk(from, n.args[i], negative != flips);
    }
  }

  bool noteAboveUse(Node &n, const std::vector<char> &above) const {
    eachTarget(n, [&](std::uint32_t item) { n.aboveUse |= above[item] || item == use; });
    for (Node &a : n.args) n.aboveUse |= noteAboveUse(a, above);
    return n.aboveUse;
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
      if (const auto d = of.definition(name, side)) edge(from, definitions + *d, false, {});
  }

  void term(std::uint32_t from, const rules::Term &t) {
    if (t.kind == rules::Term::Kind::Call) guardOrFunction(from, rules.functions[t.function].name);
    for (const rules::Term &c : t.children) term(from, c);
  }

  void formula(std::uint32_t from, const rules::Formula &f) {
    if (f.kind == rules::Formula::Kind::Guard) guardOrFunction(from, rules.guards[f.guard].name);
    for (const rules::Term &t : f.args) term(from, t);
    for (const rules::Formula &o : f.operands) formula(from, o);
  }

  void premises(std::uint32_t from, const std::vector<rules::Premise> &ps) {
    for (const rules::Premise &p : ps) {
      formula(from, p.formula);
      if (p.kind == rules::Premise::Kind::Judge) edge(from, judgements + p.judgement, false, p.where);
      if (p.kind == rules::Premise::Kind::Bind) guardOrFunction(from, rules.guards[p.guard].name);
      for (const rules::Term &t : p.inputs) term(from, t);
      premises(from, p.premises);
    }
  }

  void build() {
    for (std::uint32_t i = 0; i < of.analyses.size(); ++i) {
      cases(analyses + i, of.analyses[i].head);
      cases(analyses + i, of.analyses[i].callee);
      cases(analyses + i, of.analyses[i].transfer);
    }
    for (std::uint32_t i = 0; i < of.definitions.size(); ++i) cases(definitions + i, of.definitions[i].cases);
    for (rules::RuleId r = 1; r < rules.rules.size(); ++r) {
      const rules::Rule &rule = rules.rules[r];
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
      if (n.target == T::Primitive && (n.type == Type::Tree || n.type == Type::Trees)) r.second = !of.signatures_[n.index].inside;
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
    if (i < definitions) return some(of.analyses[i].transfer) || some(of.analyses[i].callee);
    return i < judgements ? some(of.definitions[i - definitions].cases) : i < use;
  }

  std::string nameOf(std::uint32_t i) const {
    if (i == use) return "use'";
    if (i >= judgements) return "-" + std::string(text(rules.judgements[i - judgements].name)) + "->";
    if (i >= definitions) return std::string(text(of.definitions[i - definitions].source->name));
    return std::string(text(of.analyses[i].source->name));
  }

  Span placeOf(std::uint32_t i) const {
    if (i >= definitions && i < judgements) return of.definitions[i - definitions].source->where;
    return i < definitions ? of.analyses[i].source->where : Span{};
  }

  // use' rests on what the judgements of derivatives ask, without anything that itself needs use'.
  void connectUse(const std::vector<char> &above) {
    for (const rules::DerivativeOf &d : rules.derivatives) {
      std::vector<char> seen(count, 0);
      std::vector<std::uint32_t> open{judgements + d.judgement};
      while (!open.empty()) {
        const std::uint32_t i = open.back();
        open.pop_back();
        if (seen[i]) continue;
        seen[i] = 1;
        if (i < judgements && !above[i]) next[use].push_back(i);
        if (i >= judgements)
          for (std::uint32_t j : next[i]) open.push_back(j);
      }
    }
  }

  void findCircles() {
    circles = components(next);
    component.resize(count);
    for (std::uint32_t c = 0; c < circles.size(); ++c)
      for (std::uint32_t i : circles[c]) component[i] = c;
  }

  bool isDefinition(std::uint32_t i) const { return i >= definitions && i < judgements; }
  bool needsItself(std::uint32_t i) const {
    return circles[component[i]].size() > 1 || std::ranges::find(next[i], i) != next[i].end();
  }

  // The analyses that each circle needs, its own among them. Callees of the condensation come first: by union.
  std::vector<BitSet> needs() const {
    std::vector<BitSet> r(circles.size());
    for (std::uint32_t c = 0; c < circles.size(); ++c)
      for (std::uint32_t i : circles[c]) {
        if (i < definitions) r[c].insert(i);
        for (std::uint32_t j : next[i])
          if (component[j] != c) r[c].unite(r[component[j]]);
      }
    return r;
  }
};

// An analysis that carries a value through an instruction has it at hand there.
void Equations::findAsked(const std::vector<Case> &cases, std::uint32_t carried) {
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

void Equations::stratify(const rules::RuleSet &rules) {
  for (const Definition &d : definitions) findAsked(d.cases, none);
  for (std::uint32_t a = 0; a < analyses.size(); ++a)
    findAsked(analyses[a].head, none), findAsked(analyses[a].callee, none), findAsked(analyses[a].transfer, a);
  for (const Analysis &a : analyses)
    for (const auto &[context, cases] : a.boundaries) findAsked(cases, none);
  Strata s(*this, rules);
  s.build();
  const std::vector<char> above = s.reaching(s.use);
  noteAboveUse(rules, s, above);
  s.connectUse(above);
  s.findCircles();
  noteCircles(s);
  for (const auto &n : s.negatives)
    if (s.component[n.from] == s.component[n.to] && s.circles[s.component[n.from]].size() + (n.from == n.to) > 1)
      error(DiagnosticKind::NonMonotone, n.where, s.nameOf(n.from) + " depends on " + s.nameOf(n.to) + " against its direction");
  noteNeeds(rules, s, above);
  weigh();
  noteSummaries(s);
}

void Equations::noteAboveUse(const rules::RuleSet &rules, const Strata &s, const std::vector<char> &above) {
  aboveUse.analyses.assign(above.begin(), above.begin() + s.definitions);
  aboveUse.definitions.assign(above.begin() + s.definitions, above.begin() + s.judgements);
  for (Definition &d : definitions)
    for (Case &c : d.cases) {
      s.noteAboveUse(c.value, above);
      if (c.condition) s.noteAboveUse(*c.condition, above);
    }
  const auto isAbove = [&](Symbol name) {
    return std::ranges::any_of(std::array{char{0}, '-', '+'}, [&](char side) {
      const auto d = definition(name, side);
      return d && above[s.definitions + *d];
    });
  };
  for (const rules::Guard &g : rules.guards) aboveUse.guards.push_back(isAbove(g.name));
  for (const rules::Function &f : rules.functions) aboveUse.functions.push_back(isAbove(f.name));
  for (std::uint32_t j = 0; j < rules.judgements.size(); ++j) aboveUse.judgements.push_back(above[s.judgements + j]);
}

void Equations::noteCircles(const Strata &s) {
  for (std::uint32_t c = 0; c < s.circles.size(); ++c) {
    const Graph::Nodes &circle = s.circles[c];
    const bool greatest =
        std::ranges::any_of(circle, [&](std::uint32_t i) { return i < s.definitions && !analyses[i].source->meetUnion; });
    std::vector<std::uint32_t> solved;
    std::string names;
    for (std::uint32_t i : circle) {
      if (i < s.definitions || i == s.use) solved.push_back(i);
      if (i < s.judgements || i == s.use) names += (names.empty() ? "" : ", ") + s.nameOf(i);
      if (s.isDefinition(i)) definitions[i - s.definitions].greatest = greatest;
      if (s.isDefinition(i)) definitions[i - s.definitions].recursive = s.needsItself(i);
      if (i < s.definitions)
        analyses[i].looksAround = std::ranges::any_of(circle, [&](std::uint32_t j) { return s.asksAround(j, s.component, c); });
    }
    if (solved.size() > 1)
      error(DiagnosticKind::Stratification, s.placeOf(solved[0]), "these analyses need each other: " + names);
  }
}

void Equations::noteNeeds(const rules::RuleSet &rules, const Strata &s, const std::vector<char> &above) {
  const std::vector<BitSet> needs = s.needs();
  const auto of = [&](std::uint32_t item) { return needs[s.component[item]]; };
  for (std::uint32_t a = 0; a < analyses.size(); ++a) analyses[a].analyses = of(a);
  for (std::uint32_t d = 0; d < definitions.size(); ++d) definitions[d].analyses = of(s.definitions + d);
  for (std::uint32_t j = 0; j < rules.judgements.size(); ++j) {
    judgementAnalyses.push_back(of(s.judgements + j));
    const rules::Judgement &judgement = rules.judgements[j];
    const bool fits = judgement.inputs.size() == 1 && judgement.outputs.size() == 1 && judgement.outputs[0].sort == Sort::Zones;
    remembers.push_back(fits && judgementAnalyses[j].empty() && !above[s.judgements + j]);
  }
}

// A summary may also be used through a definition that names it: then the callers wait for it all the same.
void Equations::noteSummaries(const Strata &s) {
  for (std::uint32_t a = 0; a < analyses.size(); ++a) {
    const auto own = [&](const Node &n) { return n.kind == Eq::Kind::Callee && n.index == a; };
    const auto uses = [&](const Case &c) { return some(c.value, own) || (c.condition && some(*c.condition, own)); };
    const auto passesOn = [&](const Definition &d) {
      const std::uint32_t item = s.definitions + static_cast<std::uint32_t>(&d - definitions.data());
      return (s.component[item] == s.component[a] || d.analyses.contains(a)) &&
             std::ranges::any_of(d.cases, [&](const Case &c) { return some(c.value, own); });
    };
    analyses[a].ownSummary = std::ranges::any_of(analyses[a].transfer, uses) || std::ranges::any_of(analyses[a].callee, uses) ||
                             std::ranges::any_of(definitions, passesOn);
  }
}

}  // namespace dotbar::dataflow
