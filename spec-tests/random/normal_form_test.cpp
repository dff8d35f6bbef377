// The normal form of a program does the same as the program: random programs on the interpreter, where what is forgotten has no
// value until it is set again (forgotten.h).
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/driver/normalise.h"
#include "tools/driver/pipeline.h"
#include "tools/verify/interpret/machine.h"
#include "tools/verify/random/check.h"

namespace dotbar::random {
namespace {

using il::Op;
using Machine = interpret::Machine<double>;
using Results = std::vector<std::optional<double>>;

// What the head's dependents hold afterwards; none: it did not run to its end.
std::optional<Results> results(const Forest &f, std::span<const Tree> files, const RandomProgram &p, interpret::Result &how) {
  Machine m(f, files);
  if (!(how = m.problem())) return std::nullopt;
  giveAll(m, p.head.unit, p);
  if (!(how = m.run(p.head.unit))) return std::nullopt;
  Results all;
  for (const std::string &y : p.head.dependents)
    for (const auto &v : taken(m, p.head.unit, inputNamed(p, y))) all.push_back(v);
  return all;
}

// What the interpreter finds in no tree that was read from a text: names that USE gives, and what stands for them.
bool isUnknown(const std::string &message) {
  return std::ranges::any_of(std::array{"the interpreter", "no function", "no subroutine"},
                             [&](const char *said) { return message.find(said) != std::string::npos; });
}

class NormalForm {
 public:
  int compared = 0, forgotten = 0, refused = 0;

  void check(std::uint64_t seed, const GeneratorOptions &options) {
    Forest f;
    const RandomProgram p = generate(f, seed, options);
    interpret::Result how;
    const auto before = results(f, std::span(&p.file, 1), p, how);
    if (!before || std::ranges::any_of(*before, [](auto v) { return !v || !(std::fabs(*v) < 1e30); })) return;
    const std::filesystem::path path =
        std::filesystem::path(testing::TempDir()) / ("normal_form_" + std::to_string(seed) + ".f90");
    std::ofstream(path) << sourceOf(f, p.file);
    normalised(p, path, *before);
    std::filesystem::remove(path);
  }

 private:
  void normalised(const RandomProgram &p, const std::filesystem::path &path, const Results &before) {
    tools::Session s;
    tools::Request request;
    request.mode = "adjoint", request.heads = {p.head.unit}, request.sources = {path.string()};
    const auto set = tools::loadRules(s, request.mode, {}, {});
    ASSERT_TRUE(set);
    const auto prepared = tools::prepare(s, request, &*set);
    if (!prepared) return void(++refused);
    for (const Tree file : prepared->files) il::each(s.forest, file, [&](Tree t) { forgotten += s.forest.is(t, Op::Forget); });
    interpret::Result how;
    const auto after = results(s.forest, prepared->files, p, how);
    if (!after && isUnknown(how.message)) return void(++refused);
    ASSERT_TRUE(after) << "seed " << p.seed << ": " << how.message;
    ASSERT_EQ(after->size(), before.size());
    for (std::size_t k = 0; k < before.size(); ++k)
      EXPECT_TRUE((*after)[k] && std::fabs(*(*after)[k] - *before[k]) <= 1e-9 * (1 + std::fabs(*before[k])))
          << "seed " << p.seed << ": result " << k << " was " << *before[k] << " and is " << (*after)[k].value_or(NAN);
    ++compared;
  }
};

TEST(NormalForm, DoesTheSame) {
  NormalForm all;
  for (std::uint64_t seed = 1; seed <= 320 && !testing::Test::HasFailure(); ++seed) {
    GeneratorOptions options;
    options.jumps = seed % 4 == 1, options.arrays = seed % 4 == 2, options.scopes = seed % 4 == 3;
    all.check(seed, options);
  }
  std::cout << all.compared << " programs compared, " << all.refused << " not; " << all.forgotten << " arrays are set wholly\n";
  EXPECT_GT(all.compared, 280);
  EXPECT_GT(all.forgotten, 600);
}

}  // namespace
}  // namespace dotbar::random
