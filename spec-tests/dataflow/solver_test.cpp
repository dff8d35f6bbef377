// The generic fixed point against a naive iteration; laws of relations and sets (TBR-L-1, TBR-L-2, TBR-L-3: termination).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>

#include "dataflow/solver/relation.h"
#include "dataflow/solver/solve.h"

namespace dotbar::dataflow {
namespace {

constexpr std::uint32_t zones = 6;
constexpr std::uint32_t apart[] = {0, 15, 16, 64, 300, 70000};  // the same number of zones, as relations have them in the tree

BitSet randomSet(std::mt19937 &random) {
  BitSet s;
  for (std::uint32_t z = 0; z < zones; ++z)
    if (random() % 3 == 0) s.insert(z);
  return s;
}

BitSet farSet(std::mt19937 &random) {
  BitSet s;
  for (std::uint32_t z : apart)
    if (random() % 3 == 0) s.insert(z);
  return s;
}

Relation randomRelation(std::mt19937 &random) {
  Relation r = random() % 4 ? Relation::identity() : Relation();
  for (std::uint32_t c : apart)
    if (random() % 2) r.set(c, farSet(random));
  return r;
}

Graph randomGraph(std::mt19937 &random) {
  const std::uint32_t n = 2 + static_cast<std::uint32_t>(random() % 12);
  Graph g(n);
  for (std::uint32_t k = 0; k < 2 * n; ++k)
    g.connect(static_cast<std::uint32_t>(random() % n), static_cast<std::uint32_t>(random() % n));
  return g;
}

struct GenKill {
  using Value = BitSet;
  bool forward, unites;
  std::vector<BitSet> gen, kill;
  Value bottom() const { return unites ? BitSet() : BitSet::all(zones); }
  bool meet(Value &into, const Value &v) const { return unites ? into.unite(v) : into.intersect(v); }
  Value transfer(std::uint32_t n, const Value &in) const {
    Value v = in;
    v.subtract(kill[n]);
    v.unite(gen[n]);
    return v;
  }
  bool nonlocal(std::uint32_t) const { return false; }
};

// All equations, over and over, until nothing changes.
std::vector<BitSet> naive(const Graph &g, const GenKill &p, const BitSet &boundary) {
  std::vector<BitSet> in(g.size(), p.bottom()), out(g.size(), p.bottom());
  const std::uint32_t start = p.forward ? Graph::entry : Graph::exit;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::uint32_t n = 0; n < g.size(); ++n) {
      BitSet v = n == start ? boundary : p.bottom();
      for (std::uint32_t from : p.forward ? g.previous[n] : g.next[n]) p.meet(v, out[from]);
      const BitSet w = p.transfer(n, v);
      changed |= !(w == out[n]) || !(v == in[n]);
      in[n] = v, out[n] = w;
    }
  }
  return out;
}

RC_GTEST_PROP(Solver, agreesWithNaiveIteration, (unsigned seed)) {
  std::mt19937 random(seed);
  const Graph g = randomGraph(random);
  GenKill p{random() % 2 == 0, random() % 2 == 0, {}, {}};
  for (std::uint32_t n = 0; n < g.size(); ++n) {
    p.gen.push_back(randomSet(random));
    p.kill.push_back(randomSet(random));
  }
  const BitSet boundary = randomSet(random);
  FixedPoint<GenKill> fixed(g, p);
  fixed.boundary(boundary);
  fixed.solve();
  const auto expected = naive(g, p, boundary);
  for (std::uint32_t n = 0; n < g.size(); ++n) RC_ASSERT(fixed.out(n) == expected[n]);
}

// Boundaries that grow one after the other end where their union does.
RC_GTEST_PROP(Solver, boundariesAccumulate, (unsigned seed)) {
  std::mt19937 random(seed);
  const Graph g = randomGraph(random);
  GenKill p{true, true, {}, {}};
  for (std::uint32_t n = 0; n < g.size(); ++n) {
    p.gen.push_back(randomSet(random));
    p.kill.push_back(randomSet(random));
  }
  const BitSet a = randomSet(random), b = randomSet(random);
  BitSet both = a;
  both.unite(b);
  FixedPoint<GenKill> step(g, p);
  step.boundary(a);
  step.solve();
  step.boundary(b);
  step.solve();
  const auto expected = naive(g, p, both);
  for (std::uint32_t n = 0; n < g.size(); ++n) RC_ASSERT(step.out(n) == expected[n]);
}

RC_GTEST_PROP(Relations, meanTheirPairs, (unsigned seed)) {
  std::mt19937 random(seed);
  const Relation a = randomRelation(random), b = randomRelation(random);
  const BitSet s = farSet(random);
  Relation sum = a;
  const bool grew = sum.unite(b);
  RC_ASSERT(grew == !(sum == a));
  Relation common = a;
  const bool shrank = common.intersect(b);
  RC_ASSERT(shrank == !(common == a));
  const Relation product = a.then(b), closure = a.closure();
  for (std::uint32_t x : apart)
    for (std::uint32_t y : apart) {
      bool through = false;
      for (std::uint32_t v : apart) through |= a.contains(x, v) && b.contains(v, y);
      RC_ASSERT(product.contains(x, y) == through);
      RC_ASSERT(common.contains(x, y) == (a.contains(x, y) && b.contains(x, y)));
      RC_ASSERT(sum.contains(x, y) == (a.contains(x, y) || b.contains(x, y)));
    }
  for (std::uint32_t y : apart) {
    bool image = false, preimage = false;
    for (std::uint32_t x : apart) image |= s.contains(x) && a.contains(x, y), preimage |= s.contains(x) && a.contains(y, x);
    RC_ASSERT(a.image(s).contains(y) == image);
    RC_ASSERT(a.preimage(s).contains(y) == preimage);
  }
  Relation again = closure;
  RC_ASSERT(!again.unite(a));
  RC_ASSERT(!again.unite(closure.then(closure)));
  Relation anew = a.isIdentityElsewhere() ? Relation::identity() : Relation();
  for (std::uint32_t y : apart) {
    BitSet rows;
    for (std::uint32_t x : apart)
      if (a.contains(x, y)) rows.insert(x);
    anew.set(y, rows);
  }
  RC_ASSERT(anew == a);
  RC_ASSERT(anew.hash() == a.hash());
  RC_ASSERT(a.then(Relation::identity()) == a);
  RC_ASSERT(Relation::identity().then(a) == a);
}

RC_GTEST_PROP(Relations, compositionIsAssociative, (unsigned seed)) {
  std::mt19937 random(seed);
  const Relation a = randomRelation(random), b = randomRelation(random), c = randomRelation(random);
  RC_ASSERT(a.then(b).then(c) == a.then(b.then(c)));
}

TEST(Relations, flowKeepsWhatIsNotKilled) {
  const Relation r = Relation::flow({1, 2}, {0, 3}, {3});
  EXPECT_TRUE(r.contains(0, 0));
  EXPECT_TRUE(r.contains(1, 0));
  EXPECT_FALSE(r.contains(3, 3));
  EXPECT_TRUE(r.contains(5, 5));
}

// Numbers on both sides of every border that a set may have inside.
std::uint32_t far(std::mt19937 &random) {
  static constexpr std::uint32_t borders[] = {0, 64, 128, 1024, 2048, 16384, 32768, 262144, 524288};
  const std::uint32_t border = borders[random() % std::size(borders)];
  const auto near = static_cast<std::uint32_t>(random() % 5);
  return border + near < 2 ? 0 : border + near - 2;
}

RC_GTEST_PROP(Sets, meanTheirMembers, (unsigned seed)) {
  std::mt19937 random(seed);
  BitSet sets[3];
  std::set<std::uint32_t> plain[3];
  for (int step = 0; step < 60; ++step) {
    const std::size_t a = random() % 3, b = random() % 3;
    const std::uint32_t m = far(random), from = far(random), to = far(random), count = far(random);
    std::set<std::uint32_t> before = plain[a], other = plain[b], result;
    bool changed = false, said = false;
    switch (random() % 7) {
      case 0:
      case 1:
        sets[a].insert(m), plain[a].insert(m), said = changed = false;
        break;
      case 2:
        sets[a].erase(m), plain[a].erase(m);
        break;
      case 3:
        said = sets[a].unite(BitSet(sets[b])), plain[a].insert(other.begin(), other.end()), changed = plain[a] != before;
        break;
      case 4:
        std::ranges::set_intersection(before, other, std::inserter(result, result.end()));
        said = sets[a].intersect(BitSet(sets[b])), plain[a] = result, changed = result != before;
        break;
      case 5:
        std::ranges::set_difference(before, other, std::inserter(result, result.end()));
        said = sets[a].subtract(BitSet(sets[b])), plain[a] = result, changed = result != before;
        break;
      default:
        for (const std::uint32_t z : other)
          if (z >= from && z - from < count) plain[a].insert(z - from + to);
        sets[a].uniteMoved(BitSet(sets[b]), from, count, to);
    }
    RC_ASSERT(said == changed);
    RC_ASSERT(sets[a].members() == std::vector<std::uint32_t>(plain[a].begin(), plain[a].end()));
    RC_ASSERT(sets[a].size() == plain[a].size());
    RC_ASSERT(sets[a].empty() == plain[a].empty());
    RC_ASSERT(sets[a].contains(m) == plain[a].contains(m));
    RC_ASSERT(sets[a].within(sets[b]) == std::ranges::includes(plain[b], plain[a]));
    result.clear();
    std::ranges::set_intersection(plain[a], plain[b], std::inserter(result, result.end()));
    RC_ASSERT(sets[a].meets(sets[b]) == !result.empty());
    BitSet anew;
    for (auto z = plain[a].rbegin(); z != plain[a].rend(); ++z) anew.insert(*z);
    RC_ASSERT(anew == sets[a]);
    RC_ASSERT(anew.hash() == sets[a].hash());
    if (step % 20 == 0) {
      BitSet words;
      for (std::size_t i = 0; i < sets[a].length(); ++i) words.setWord(i, sets[a].word(i));
      RC_ASSERT(words == sets[a]);
    }
    RC_ASSERT((sets[a] == sets[b]) == (plain[a] == plain[b]));
  }
}

RC_GTEST_PROP(Sets, sumsAreUnions, (unsigned seed)) {
  std::mt19937 random(seed);
  BitSet::Sum sum;
  for (int round = 0; round < 3; ++round) {
    BitSet united;
    for (int k = 0; k < 4; ++k) {
      BitSet s;
      for (int m = 0; m < 3; ++m) s.insert(far(random));
      if (random() % 3) sum.add(s), united.unite(s);
    }
    RC_ASSERT(sum.take() == united);
  }
}

RC_GTEST_PROP(Sets, allHasAll, (unsigned seed)) {
  std::mt19937 random(seed);
  const std::uint32_t count = far(random);
  const BitSet all = BitSet::all(count);
  RC_ASSERT(all.size() == count);
  RC_ASSERT(!all.contains(count));
  BitSet less = all;
  if (count) less.erase(count - 1);
  RC_ASSERT(less == BitSet::all(count ? count - 1 : 0));
}

TEST(Sets, longAndShortMeet) {
  BitSet a{1, 200}, b{1};
  EXPECT_TRUE(b.within(a));
  EXPECT_FALSE(a.within(b));
  EXPECT_TRUE(a.intersect(b));
  EXPECT_EQ(a, b);
  EXPECT_EQ(a.hash(), b.hash());
  EXPECT_EQ(BitSet::all(130).size(), 130u);
}

TEST(Graphs, componentsComeCalleesFirst) {
  const auto c = components({{1}, {2}, {1, 3}, {}});
  ASSERT_EQ(c.size(), 3u);
  EXPECT_EQ(c[0], Graph::Nodes{3});
  EXPECT_EQ(c[1], (Graph::Nodes{1, 2}));
  EXPECT_EQ(c[2], Graph::Nodes{0});
}

}  // namespace
}  // namespace dotbar::dataflow
