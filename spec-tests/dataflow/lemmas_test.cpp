// TBR-L-1, TBR-L-2, TBR-L-3: iteration reaches a fixed point after finitely many rounds, each of which only adds (or only
// removes), over random flow graphs and random unstructured programs; what the solver finds is that fixed point. And the laws of
// every analysis of the bundled set: a larger boundary gives larger facts, and where its conditions are the same, the meet of
// boundaries the meet of facts.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <random>
#include <set>

#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

using NameSet = std::set<std::string>;
using PairSet = std::set<std::pair<std::string, std::string>>;

// Statements with a label each; some jump, forward or back. `next` is the flow graph that the text plainly has; the last node is
// the end.
struct Unstructured {
  std::string text;
  std::vector<std::vector<std::size_t>> next;

  explicit Unstructured(unsigned seed) {
    std::mt19937 random(seed);
    auto variable = [&] { return std::string(1, "abcd"[random() % 4]); };
    auto reference = [&] { return random() % 4 == 0 ? "v(i)" : variable(); };
    const std::size_t n = 3 + random() % 9;
    auto label = [](std::size_t k) { return std::to_string(10 * (k + 1)); };
    for (std::size_t k = 0; k < n; ++k) {
      const std::size_t to = random() % (n + 1);
      text += label(k) + " ";
      switch (random() % 8) {
        case 0:
          text += "goto " + label(to);
          next.push_back({to});
          break;
        case 1:
        case 2:
          text += "if (" + variable() + " > 0.0) goto " + label(to);
          next.push_back({k + 1, to});
          break;
        case 3:
          text += reference() + " = 1.0";
          next.push_back({k + 1});
          break;
        default:
          text += reference() + " = " + reference() + (random() % 2 ? " * " : " + ") + reference();
          next.push_back({k + 1});
      }
      text += "\n";
    }
    text = "subroutine s(a, b, c, d, v, i)\nreal a, b, c, d, v(9)\ninteger i\n" + text + label(n) + " continue\nend subroutine\n";
    next.push_back({});
  }
  std::vector<bool> reachable() const {
    std::vector<bool> seen(next.size());
    std::vector<std::size_t> open{0};
    while (!open.empty()) {
      const std::size_t k = open.back();
      open.pop_back();
      if (seen[k]) continue;
      seen[k] = true;
      open.insert(open.end(), next[k].begin(), next[k].end());
    }
    return seen;
  }
};

// All equations `out(k) = transfer(k, meet of out(p))` over and over: every round may only add to a value (or, where values are
// intersected, only take away), so that there are at most as many rounds as all values have elements together.
template <class Value, class Transfer>
std::vector<Value> iterate(const Unstructured &p, const Value &boundary, const Value &all, bool unites, std::size_t most,
                           Transfer transfer) {
  std::vector<Value> out(p.next.size(), unites ? Value() : all);
  for (std::size_t rounds = 0;; ++rounds) {
    RC_ASSERT(rounds <= most * p.next.size() + 1);
    bool changed = false;
    for (std::size_t k = 0; k < p.next.size(); ++k) {
      Value in = unites ? Value() : all;  // a block that nothing leads to
      auto meet = [&](const Value &v) {
        Value m;
        if (unites)
          std::set_union(in.begin(), in.end(), v.begin(), v.end(), std::inserter(m, m.end()));
        else
          std::set_intersection(in.begin(), in.end(), v.begin(), v.end(), std::inserter(m, m.end()));
        in = m;
      };
      if (k == 0) meet(boundary);
      for (std::size_t q = 0; q < p.next.size(); ++q)
        if (std::count(p.next[q].begin(), p.next[q].end(), k)) meet(out[q]);
      const Value now = transfer(k, in);
      if (now == out[k]) continue;
      const bool grows = unites ? std::includes(now.begin(), now.end(), out[k].begin(), out[k].end())
                                : std::includes(out[k].begin(), out[k].end(), now.begin(), now.end());
      RC_ASSERT(grows);
      out[k] = now, changed = true;
    }
    if (!changed) return out;
  }
}

template <class Container>
auto setOf(const Container &c) {
  return std::set<typename Container::value_type>(c.begin(), c.end());
}

struct Solved {
  Unstructured p;
  World w;
  std::vector<il::Tree> statements;
  std::vector<bool> reachable;

  explicit Solved(unsigned seed) : p(seed), w({p.text}), reachable(p.reachable()) {
    w.ruleSet("common/structured", {{"s", {"a", "v"}, {"b", "d"}}});
    for (il::Tree t : w.forest.children(w.unit("s").body)) statements.push_back(unwrapped(w.forest, t));
    RC_ASSERT(statements.size() == p.next.size());
  }
  NameSet own(const char *name, std::size_t k) { return setOf(w.facts->set(name, 0, statements[k])); }
};

const NameSet allNames = {"a", "b", "c", "d", "i", "v"};

// Figure 2 on unstructured flow graphs: TBR-F-dep.
RC_GTEST_PROP(Lemmas, TBR_L_2_dependence, (unsigned seed)) {
  Solved s(seed);
  auto relation = [&](const char *name, char side, std::size_t k) {
    return setOf(s.w.facts->relation(name, side, s.statements[k]));
  };
  PairSet identity;
  for (const std::string &n : allNames) identity.insert({n, n});
  const auto expected =
      iterate(s.p, identity, PairSet(), true, allNames.size() * allNames.size(), [&](std::size_t k, const PairSet &in) {
        PairSet out;
        for (const auto &[from, by] : in)
          for (const auto &[through, to] : relation("ownDep", 0, k))
            if (by == through) out.insert({from, to});
        return out;
      });
  for (std::size_t k = 0; k < expected.size(); ++k) RC_ASSERT(!s.reachable[k] || relation("Dependence", '+', k) == expected[k]);
}

// Figures 6 and 8 on unstructured flow graphs: TBR-F-bottomup, TBR-F-topdown; an array element kills nothing (TBR-F-kill).
RC_GTEST_PROP(Lemmas, TBR_L_3_usedAndKilled, (unsigned seed)) {
  Solved s(seed);
  auto used = [&](std::size_t k, const NameSet &in) {
    NameSet out = s.own("ownAdjU", k);
    const NameSet killed = s.own("ownKill", k);
    std::set_difference(in.begin(), in.end(), killed.begin(), killed.end(), std::inserter(out, out.end()));
    return out;
  };
  auto kills = [&](std::size_t k, const NameSet &in) {
    NameSet out = s.own("ownKill", k);
    out.insert(in.begin(), in.end());
    return out;
  };
  const auto adju = iterate(s.p, NameSet(), allNames, true, allNames.size(), used);
  const auto kill = iterate(s.p, NameSet(), allNames, false, allNames.size(), kills);
  for (std::size_t k = 0; k < adju.size(); ++k) {
    if (!s.reachable[k]) continue;
    RC_ASSERT(setOf(s.w.facts->set("AdjU", '+', s.statements[k])) == adju[k]);
    RC_ASSERT(setOf(s.w.facts->set("Required", '+', s.statements[k])) == adju[k]);
    RC_ASSERT(setOf(s.w.facts->set("Kill", '+', s.statements[k])) == kill[k]);
  }
}

// Lemma 1 as it stands: any monotone transfer over a finite set of values.
RC_GTEST_PROP(Lemmas, TBR_L_1_iterationEnds, (unsigned seed)) {
  std::mt19937 random(seed);
  const Unstructured p(seed);
  auto some = [&] {
    NameSet s;
    for (const std::string &n : allNames)
      if (random() % 3 == 0) s.insert(n);
    return s;
  };
  std::vector<std::map<std::string, NameSet>> images;  // monotone, not only gen and kill: each element brings others
  std::vector<NameSet> always;
  for (std::size_t k = 0; k < p.next.size(); ++k) {
    images.emplace_back();
    for (const std::string &n : allNames) images.back()[n] = some();
    always.push_back(some());
  }
  for (bool unites : {true, false}) {
    const NameSet boundary = some();
    auto transfer = [&](std::size_t k, const NameSet &in) {
      NameSet out = always[k];
      for (const std::string &n : in) out.insert(images[k][n].begin(), images[k][n].end());
      return out;
    };
    const auto fixed = iterate(p, boundary, allNames, unites, allNames.size(), transfer);
    RC_ASSERT(fixed.size() == p.next.size());
  }
}

// --- laws of every analysis: TAP-F-inout, TAP-F-varied, TAP-F-useful, TAP-F-difflive, TAP-F-tbr, TAP-F-adjout ---

NameSet united(const NameSet &a, const NameSet &b) {
  NameSet r = a;
  r.insert(b.begin(), b.end());
  return r;
}
NameSet common(const NameSet &a, const NameSet &b) {
  NameSet r;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(r, r.end()));
  return r;
}

// The bundled set with the boundary of one analysis replaced: it is what the head calls independent; nothing else depends on
// that.
struct Bounded {
  World w;
  std::vector<il::Tree> instructions;

  Bounded(const std::string &text, std::size_t analysis, const NameSet &boundary) : w({text}) {
    w.set = rules::load(w.sources, w.diagnostics, {"dotbar/adjoint"}, {{rulesFolder()}});
    RC_ASSERT(w.set.has_value());
    for (std::size_t k = 0; k < w.set->analyses.size(); ++k) {
      rules::Eq &head = w.set->analyses[k].head;
      if (k == analysis) {
        head = rules::Eq();
        head.kind = rules::Eq::Kind::Name, head.name = intern("independents");
      } else if (head.kind == rules::Eq::Kind::Name && text_(head) == "independents") {
        head = rules::Eq();
        head.kind = rules::Eq::Kind::All;
      }
    }
    w.start({{"s", {boundary.begin(), boundary.end()}, {"a", "b", "c", "d", "v"}}});
    w.collect(w.unit("s").body, instructions);
  }
  static std::string text_(const rules::Eq &e) { return std::string(text(e.name)); }

  // Whether the analysis chooses by the same conditions as in another run.
  bool sameConditions(Bounded &other, const rules::Analysis &a) {
    for (const rules::EqCase &c : a.transfer) {
      if (!c.condition || c.condition->kind != rules::Eq::Kind::Name) continue;
      const std::string guard(text(c.condition->name));
      for (std::size_t k = 0; k < instructions.size(); ++k)
        if (w.facts->guard(guard, instructions[k]) != other.w.facts->guard(guard, other.instructions[k])) return false;
    }
    return true;
  }
  NameSet fact(const rules::Analysis &a, char side, std::size_t k) {
    return setOf(w.facts->set(text(a.name), side, instructions[k]));
  }
};

std::string structuredProgram(std::mt19937 &random, int depth, int count) {
  std::string out;
  auto variable = [&] { return std::string(1, "abcd"[random() % 4]); };
  auto reference = [&] { return random() % 4 == 0 ? "v(i)" : variable(); };
  for (int k = 0; k < count; ++k) {
    const unsigned kind = depth < 2 ? random() % 5 : 4;
    if (kind == 0)
      out += "if (" + variable() + " > 0.0) then\n" + structuredProgram(random, depth + 1, 2) + "else\n" +
             structuredProgram(random, depth + 1, 1) + "end if\n";
    else if (kind == 1)
      out += "do i = 1, 3\n" + structuredProgram(random, depth + 1, 2) + "end do\n";
    else
      out += reference() + " = " + (random() % 5 == 0 ? "1.0" : reference() + " * sin(" + reference() + ")") + "\n";
  }
  return out;
}

RC_GTEST_PROP(Laws, everyAnalysisIsMonotoneAndJoins, (unsigned seed)) {
  std::mt19937 random(seed);
  const std::string text =
      "subroutine s(a, b, c, d, v, i)\nreal a, b, c, d, v(9)\ninteger i\n" + structuredProgram(random, 0, 5) + "end subroutine\n";
  NameSet one, two;
  for (const char *n : {"a", "b", "c", "d", "v"}) {
    if (random() % 2) one.insert(n);
    if (random() % 2) two.insert(n);
  }
  std::vector<std::size_t> sets;  // relations begin as the identity: lemma 2
  {
    SourceMap sources;
    Diagnostics diagnostics;
    const auto set = rules::load(sources, diagnostics, {"dotbar/adjoint"}, {{rulesFolder()}});
    RC_ASSERT(set.has_value());
    for (std::size_t k = 0; k < set->analyses.size(); ++k)
      if (!set->analyses[k].relation) sets.push_back(k);
  }
  const std::size_t which = sets[random() % sets.size()];
  Bounded x(text, which, one);
  const rules::Analysis &a = x.w.set->analyses[which];
  Bounded y(text, which, two), both(text, which, a.meetUnion ? united(one, two) : common(one, two));
  const bool equal = x.sameConditions(both, a) && y.sameConditions(both, a);
  for (std::size_t k = 0; k < x.instructions.size(); ++k)
    for (char side : {'-', '+'}) {
      const NameSet met =
          a.meetUnion ? united(x.fact(a, side, k), y.fact(a, side, k)) : common(x.fact(a, side, k), y.fact(a, side, k));
      const NameSet together = both.fact(a, side, k);
      const NameSet &larger = a.meetUnion ? together : met, &smaller = a.meetUnion ? met : together;
      RC_ASSERT(std::includes(larger.begin(), larger.end(), smaller.begin(), smaller.end()));
      RC_ASSERT(!equal || met == together);
    }
}

}  // namespace
}  // namespace dotbar::dataflow::test
