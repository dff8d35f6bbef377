// The generic fixed point against a naive iteration; laws of relations and sets (TBR-L-1, TBR-L-2, TBR-L-3: termination).
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <random>

#include "dataflow/solver/relation.h"
#include "dataflow/solver/solve.h"

namespace dotbar::dataflow {
namespace {

constexpr std::uint32_t zones = 6;

BitSet randomSet(std::mt19937 &random) {
  BitSet s;
  for (std::uint32_t z = 0; z < zones; ++z)
    if (random() % 3 == 0) s.insert(z);
  return s;
}

Relation randomRelation(std::mt19937 &random) {
  Relation r = random() % 4 ? Relation::identity() : Relation();
  for (std::uint32_t c = 0; c < zones; ++c)
    if (random() % 2) r.set(c, randomSet(random));
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
  const BitSet s = randomSet(random);
  Relation sum = a;
  sum.unite(b);
  const Relation product = a.then(b), closure = a.closure();
  for (std::uint32_t x = 0; x < zones; ++x)
    for (std::uint32_t y = 0; y < zones; ++y) {
      bool through = false;
      for (std::uint32_t v = 0; v < zones; ++v) through |= a.contains(x, v) && b.contains(v, y);
      RC_ASSERT(product.contains(x, y) == through);
      RC_ASSERT(sum.contains(x, y) == (a.contains(x, y) || b.contains(x, y)));
    }
  for (std::uint32_t y = 0; y < zones; ++y) {
    bool image = false, preimage = false;
    for (std::uint32_t x = 0; x < zones; ++x)
      image |= s.contains(x) && a.contains(x, y), preimage |= s.contains(x) && a.contains(y, x);
    RC_ASSERT(a.image(s).contains(y) == image);
    RC_ASSERT(a.preimage(s).contains(y) == preimage);
  }
  Relation again = closure;
  RC_ASSERT(!again.unite(a));
  RC_ASSERT(!again.unite(closure.then(closure)));
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
