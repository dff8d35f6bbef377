// TBR-L-4, TBR-L-5 (and the same for figures 3 and 5): on structured programs the structured equations, which are recursions over the
// tree and need no iteration, equal the general fixed point. A loop may run zero times: branch(loop, empty). Also the laws of
// every equation of the bundled set: monotone, and a union of boundaries gives the union of facts where values are united.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>

#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

struct Text {
  std::mt19937 random;
  std::string out;
  int depth = 0;
  std::string variable() { return std::string(1, "abcd"[random() % 4]); }
  std::string reference() { return random() % 4 == 0 ? "v(i)" : variable(); }
  void statements(int n) {
    for (int k = 0; k < n; ++k) statement();
  }
  void statement() {
    const unsigned kind = depth < 3 ? random() % 6 : 5;
    ++depth;
    if (kind == 0) {
      out += "if (" + variable() + " > 0.0) then\n";
      statements(static_cast<int>(random() % 3));
      out += "else\n";
      statements(static_cast<int>(random() % 3));
      out += "end if\n";
    } else if (kind == 1) {
      out += "do while (" + variable() + " > 0.0)\n";
      statements(static_cast<int>(random() % 3));
      out += "end do\n";
    } else if (random() % 5 == 0) {
      out += reference() + " = 1.0\n";
    } else {
      out += reference() + " = " + reference() + " * " + reference() + "\n";
    }
    --depth;
  }
};

std::string program(unsigned seed) {
  Text t{std::mt19937(seed), "", 0};
  t.statements(5);
  return "subroutine s(a, b, c, d, v, i)\nreal a, b, c, d, v(9)\ninteger i\n" + t.out + "end subroutine\n";
}

// Figures 2, 4, 6, 8: over flow graphs. uses(I) stands for the table AdjU(I): all that an assignment of an expression reads.
constexpr const char *general = R"(
var I : Instr
set uses(I) := reads(I) if isAtomic(I)
            := {} otherwise
relation step(I) := flow(reads(I), writes(I), mustWrites(I)) if isAtomic(I)
                 := Id otherwise
analysis Dep : relation on Zone, forward, meet union
  head = Id
  Dep+(I) = Dep-(I) (x) step(I)
analysis Vary : set of Zone, forward, meet union
  head = independents
  Vary+(I) = Vary-(I) (x) step(I)
analysis Useful : set of Zone, backward, meet union
  head = dependents
  Useful-(I) = step(I) (x) Useful+(I)
analysis AdjU : set of Zone, forward, meet union
  head = {}
  AdjU+(I) = (AdjU-(I) \ mustWrites(I)) \/ (uses(I) \ mustWrites(I))
analysis Kill : set of Zone, forward, meet intersection
  head = {}
  Kill+(I) = Kill-(I) \/ mustWrites(I)
analysis Req : set of Zone, forward, meet union
  head = independents
  Req+(I) = (Req-(I) \ mustWrites(I)) \/ (uses(I) \ mustWrites(I))
)";

// Figures 3, 5, 7, 9, by recursion over the tree.
struct Structured {
  World &w;
  const Unit &u;
  struct Effect {
    Relation dep = Relation::identity();
    BitSet adju, kill;
  };
  Effect atomic(il::Tree t) {
    Effect e;
    e.kill = w.program->mustWrites(u, t);
    e.dep = Relation::flow(w.program->reads(u, t), w.program->writes(u, t), e.kill);
    e.adju = w.program->reads(u, t);
    e.adju.subtract(e.kill);
    return e;
  }
  static Effect sequence(Effect a, const Effect &b) {
    a.dep = a.dep.then(b.dep);
    a.adju.subtract(b.kill);
    a.adju.unite(b.adju);
    a.kill.unite(b.kill);
    return a;
  }
  static Effect branch(Effect a, const Effect &b) {
    a.dep.unite(b.dep);
    a.adju.unite(b.adju);
    a.kill.intersect(b.kill);
    return a;
  }
  Effect list(il::Tree l) {
    Effect e;
    for (il::Tree t : w.forest.children(l)) e = sequence(std::move(e), of(t));
    return e;
  }
  Effect of(il::Tree t) {
    const auto parts = bodies(w.forest, t);
    if (parts.empty()) return atomic(t);
    if (w.forest.is(t, il::Op::If)) return branch(list(parts[0]), list(parts[1]));
    Effect e = list(parts[0]);
    e.dep = e.dep.closure();
    return branch(e, Effect());
  }
  // Figures 5 and 9, top-down: what holds after a construct when `in` holds before it.
  BitSet required(il::Tree t, const BitSet &in) {
    const Effect e = of(t);
    BitSet out = in;
    out.subtract(e.kill);
    out.unite(e.adju);
    return out;
  }
};

RC_GTEST_PROP(Structured, equalsGeneral, (unsigned seed)) {
  World w({program(seed)});
  w.equations(general, {{"s", {"a", "v"}, {"b", "d"}}});
  const Unit &u = w.unit("s");
  Structured s{w, u};
  const auto e = s.list(u.body);
  RC_ASSERT(w.facts->set("AdjU", '+', u.tree) == w.names(u, e.adju));
  RC_ASSERT(w.facts->set("Kill", '+', u.tree) == w.names(u, e.kill));
  Pairs dep;
  for (std::uint32_t x = 0; x < u.zoneCount(); ++x)
    for (std::uint32_t y = 0; y < u.zoneCount(); ++y)
      if (e.dep.contains(x, y)) dep.push_back({w.program->zoneName(u, x), w.program->zoneName(u, y)});
  std::sort(dep.begin(), dep.end());
  RC_ASSERT(w.facts->relation("Dep", '+', u.tree) == dep);
  auto zones = [&](std::initializer_list<const char *> names) {
    BitSet r;
    for (const char *n : names) r.unite(w.program->localSet(u, u.symbols.find(intern(n))->zones));
    return r;
  };
  RC_ASSERT(w.facts->set("Vary", '+', u.tree) == w.names(u, e.dep.image(zones({"a", "v"}))));
  RC_ASSERT(w.facts->set("Useful", '-', u.tree) == w.names(u, e.dep.preimage(zones({"b", "d"}))));
  BitSet required = zones({"a", "v"});
  for (il::Tree t : w.forest.children(u.body)) required = s.required(t, required);
  RC_ASSERT(w.facts->set("Req", '+', u.tree) == w.names(u, required));
}

// A larger boundary gives larger facts, and where values are united and no condition chooses, the union of boundaries their union.
RC_GTEST_PROP(Laws, monotoneAndJoin, (unsigned seed)) {
  World w({program(seed)});
  w.equations(general, {{"s", {"a"}, {"b"}}});
  World x({program(seed)});
  x.equations(general, {{"s", {"v"}, {"d"}}});
  World both({program(seed)});
  both.equations(general, {{"s", {"a", "v"}, {"b", "d"}}});
  std::vector<il::Tree> one, two, three;
  w.collect(w.unit("s").body, one);
  x.collect(x.unit("s").body, two);
  both.collect(both.unit("s").body, three);
  for (std::size_t k = 0; k < one.size(); ++k)
    for (const char *name : {"Vary", "Useful", "Req"})
      for (char side : {'-', '+'}) {
        Names sum = w.facts->set(name, side, one[k]);
        for (const std::string &n : x.facts->set(name, side, two[k]))
          if (std::find(sum.begin(), sum.end(), n) == sum.end()) sum.push_back(n);
        std::sort(sum.begin(), sum.end());
        RC_ASSERT(both.facts->set(name, side, three[k]) == sum);
      }
}

// The bundled equations: more independents and dependents never make a fact smaller, except where a condition says so (TBR and
// what follows it kill more when more is live).
RC_GTEST_PROP(Laws, bundledEquationsAreMonotone, (unsigned seed)) {
  World w({program(seed)}), more({program(seed)});
  w.ruleSet("dotbar/adjoint", {{"s", {"a"}, {"b"}}});
  more.ruleSet("dotbar/adjoint", {{"s", {"a", "v"}, {"b", "d"}}});
  std::vector<il::Tree> one, two;
  w.collect(w.unit("s").body, one);
  more.collect(more.unit("s").body, two);
  for (std::size_t k = 0; k < one.size(); ++k)
    for (const char *name : {"Varied", "Useful", "DiffLive", "MayOut", "MustOut", "Read"})
      for (char side : {'-', '+'}) {
        const Names small = w.facts->set(name, side, one[k]), large = more.facts->set(name, side, two[k]);
        RC_ASSERT(std::includes(large.begin(), large.end(), small.begin(), small.end()));
      }
}

}  // namespace
}  // namespace dotbar::dataflow::test
