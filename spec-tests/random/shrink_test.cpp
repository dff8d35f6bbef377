// The shrinker keeps what makes a program fail, keeps it well defined, and drops the rest.
#include "tools/verify/random/shrink.h"

#include <gtest/gtest.h>

namespace dotbar::random {
namespace {

int count(const Forest &f, Tree t, Op op) {
  int n = f.is(t, op);
  for (std::uint32_t k = 0; k < f.arity(t); ++k) n += count(f, f.child(t, k), op);
  return n;
}

// An integer power inside a loop.
bool powerInLoop(const Forest &f, Tree t, bool inside) {
  if (inside && f.is(t, Op::Pow)) return true;
  for (std::uint32_t k = 0; k < f.arity(t); ++k)
    if (powerInLoop(f, f.child(t, k), inside || f.is(t, Op::Loop))) return true;
  return false;
}

TEST(Shrink, KeepsTheCauseAndLittleElse) {
  int shrunk = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Forest f;
    const RandomProgram p = generate(f, seed);
    if (!powerInLoop(f, p.file, false)) continue;
    const RandomProgram small = shrink(f, p, [](Forest &g, const RandomProgram &q) { return powerInLoop(g, q.file, false); });
    EXPECT_TRUE(powerInLoop(f, small.file, false));
    std::string why;
    EXPECT_FALSE(il::validate(f, small.file, why)) << why;
    EXPECT_LE(count(f, small.file, Op::Assign), 6) << "seed " << seed << "\n" << il::dumpIndented(f, small.file);
    EXPECT_EQ(small.head.dependents.size(), 1u);
    ++shrunk;
  }
  EXPECT_GT(shrunk, 3);
}

}  // namespace
}  // namespace dotbar::random
