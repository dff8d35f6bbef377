// The generator keeps its promises: valid trees, runs without an error, every directed feature in a tenth of the programs.
#include "tools/verify/random/generator.h"

#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

#include "tools/verify/interpret/machine.h"
#include "tools/verify/random/check.h"

namespace dotbar::random {
namespace {

interpret::Result run(const Forest &f, const RandomProgram &p, bool &huge, std::uint64_t &steps) {
  interpret::Options o;
  o.requireDeclared = true;
  interpret::Machine<double> m(f, std::span(&p.file, 1), o);
  if (!m.problem().ok) return m.problem();
  EXPECT_TRUE(giveAll(m, p.head.unit, p));
  const interpret::Result r = m.run(p.head.unit);
  steps = m.steps();
  for (const std::string &y : p.head.dependents)
    for (const auto &v : taken(m, p.head.unit, inputNamed(p, y))) {
      EXPECT_TRUE(!r.ok || v) << "seed " << p.seed << ": " << y << " is not set";
      huge |= v && !(std::fabs(*v) < 1e30);
    }
  return r;
}

TEST(Generator, ProgramsAreWellDefined) {
  const int count = 2000;
  std::vector<int> seen(featureCount);
  int discarded = 0;
  std::uint64_t steps = 0, most = 0;
  GeneratorOptions options;
  options.names = true;
  for (int seed = 1; seed <= count; ++seed) {
    Forest f;
    options.jumps = seed % 4 != 1;
    options.directives = seed % 4 < 2;  // labels move statements away from what is said of them: not both
    options.arrays = seed % 4 >= 2;
    options.scopes = seed % 8 >= 4;
    const RandomProgram p = generate(f, static_cast<std::uint64_t>(seed), options);
    std::string why;
    ASSERT_FALSE(il::validate(f, p.file, why)) << "seed " << seed << ": " << why;
    bool huge = false;
    std::uint64_t n = 0;
    const interpret::Result r = run(f, p, huge, n);
    EXPECT_TRUE(r.ok) << "seed " << seed << ": " << r.message;
    if (testing::Test::HasFailure()) {
      std::cout << il::dumpIndented(f, p.file) << '\n';
      return;
    }
    EXPECT_FALSE(p.head.independents.empty());
    discarded += huge;
    steps += n, most = std::max(most, n);
    for (int k = 0; k < featureCount; ++k) seen[static_cast<std::size_t>(k)] += p.features[static_cast<std::size_t>(k)];
  }
  for (int k = 0; k < featureCount; ++k) {
    if (static_cast<Feature>(k) >= Feature::Structure) continue;                        // not interpreted
    const int percent = (100 * seen[static_cast<std::size_t>(k)] + count / 2) / count;  // the nearest
    std::cout << describe(static_cast<Feature>(k)) << ": " << percent << " %\n";
    EXPECT_GE(percent, static_cast<Feature>(k) == Feature::GotoCrossing ? 1 : 5) << describe(static_cast<Feature>(k));
  }
  std::cout << "discarded " << discarded << ", mean steps " << steps / count << ", most " << most << '\n';
  EXPECT_LT(discarded, count / 20);
}

TEST(Generator, ProgramsWithComplexViewsAreValid) {
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Forest f;
    GeneratorOptions options;
    options.complex = true;
    const RandomProgram p = generate(f, seed, options);
    std::string why;
    EXPECT_FALSE(il::validate(f, p.file, why)) << "seed " << seed << ": " << why;
    seen += p.features[static_cast<std::size_t>(Feature::ComplexView)];
  }
  EXPECT_GE(seen, 20);
}

TEST(Generator, LocalsBecomeComponents) {
  std::array<int, 4> seen{};
  int lent = 0, absent = 0, room = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Forest f;
    GeneratorOptions options;
    options.structures = true;
    const RandomProgram p = generate(f, seed, options);
    std::string why;
    EXPECT_FALSE(il::validate(f, p.file, why)) << "seed " << seed << ": " << why;
    lent += p.features[static_cast<std::size_t>(Feature::ObjectLent)];
    absent += p.features[static_cast<std::size_t>(Feature::ObjectAbsent)];
    room += p.features[static_cast<std::size_t>(Feature::ObjectRoom)];
    for (std::size_t k = 0; k < seen.size(); ++k) seen[k] += p.features[static_cast<std::size_t>(Feature::Structure) + k];
  }
  for (const int n : seen) EXPECT_GE(n, 20);
  EXPECT_GE(lent, 15);
  EXPECT_GE(absent, 10);
  EXPECT_GE(room, 8);
}

TEST(Generator, LocalsBecomeAllocatable) {
  std::array<int, 10> seen{};
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Forest f;
    GeneratorOptions options;
    options.allocatables = true;
    const RandomProgram p = generate(f, seed, options);
    std::string why;
    EXPECT_FALSE(il::validate(f, p.file, why)) << "seed " << seed << ": " << why;
    for (std::size_t k = 0; k < seen.size(); ++k) seen[k] += p.features[static_cast<std::size_t>(Feature::Allocatable) + k];
  }
  for (const int n : seen) EXPECT_GE(n, 20);
}

TEST(Generator, LocalsBecomeTargets) {
  std::array<int, 6> seen{};
  int results = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Forest f;
    GeneratorOptions options;
    options.pointers = true;
    const RandomProgram p = generate(f, seed, options);
    std::string why;
    EXPECT_FALSE(il::validate(f, p.file, why)) << "seed " << seed << ": " << why;
    results += p.features[static_cast<std::size_t>(Feature::PointerResult)];
    for (std::size_t k = 0; k < seen.size(); ++k) seen[k] += p.features[static_cast<std::size_t>(Feature::Pointer) + k];
  }
  for (const int n : seen) EXPECT_GE(n, 20);
  EXPECT_GE(results, 8);  // some are refused
}

TEST(Generator, FormsOccur) {
  constexpr int programs = 200, first = static_cast<int>(Feature::FormEmptyLoop);
  std::array<int, featureCount - first> seen{};
  for (std::uint64_t seed = 1; seed <= programs; ++seed) {
    Forest f;
    GeneratorOptions options;
    options.forms = true;
    const RandomProgram p = generate(f, seed, options);
    std::string why;
    EXPECT_FALSE(il::validate(f, p.file, why)) << "seed " << seed << ": " << why;
    for (std::size_t k = 0; k < seen.size(); ++k) seen[k] += p.features[first + k];
  }
  for (std::size_t k = 0; k < seen.size(); ++k)
    EXPECT_GE(seen[k], programs / 20) << describe(static_cast<Feature>(first + static_cast<int>(k)));
}

TEST(Generator, BlocksWithMemoryAreLeft) {
  int left = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Forest f;
    GeneratorOptions options;
    options.allocatables = options.jumps = true;
    left += generate(f, seed, options).features[static_cast<std::size_t>(Feature::MemoryBlockLeft)];
  }
  EXPECT_GE(left, 5);
}

TEST(Generator, SameSeedSameProgram) {
  for (std::uint64_t seed : {1, 2, 77}) {
    Forest a, b;
    EXPECT_EQ(il::dump(a, generate(a, seed).file), il::dump(b, generate(b, seed).file));
  }
}

}  // namespace
}  // namespace dotbar::random
