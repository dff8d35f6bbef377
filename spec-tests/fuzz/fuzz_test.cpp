// Planted faults: `dotbar rules fuzz` finds each, makes it small, and names the rule.
#include "tools/workbench/fuzz/fuzz.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

// A layer of its own in a file.
class Layer {
 public:
  explicit Layer(const std::string &text)
      : path_(fs::temp_directory_path() / ("dotbar-fuzz-test-" + std::to_string(::getpid()) + ".rules")) {
    ::setenv("DOTBAR_RULES", DOTBAR_RULES_FOLDER, 1);
    std::ofstream(path_) << "ruleset planted\n" << text;
  }
  ~Layer() { fs::remove(path_); }
  std::string path() const { return path_.string(); }

  // What fuzzing the trees of a mode finds.
  std::optional<Counterexample> trees(const std::string &mode, int count) const {
    Session s;
    const auto set = readRules(s, mode, {path()}, {});
    EXPECT_TRUE(set) << (s.diagnostics.all().empty() ? "" : s.diagnostics.all()[0].message);
    return set ? fuzzTrees(*set, s.sources, 1, count) : std::nullopt;
  }

 private:
  fs::path path_;
};

std::string lines(const std::optional<Counterexample> &c) {
  std::string s;
  if (c)
    for (const std::string &line : c->lines) s += line + "\n";
  return s;
}

TEST(FuzzTrees, findAGap) {
  const auto found = Layer("remove rule -productOf-> inverse_left\n").trees("adjoint", 5000);
  ASSERT_TRUE(found);
  EXPECT_NE(lines(found).find("no rule of Expr, Expr -productOf-> applies to 'div'"), std::string::npos) << lines(found);
  EXPECT_LE(found->lines[2].size(), 60u) << lines(found);  // the tree
}

TEST(FuzzTrees, findAnOverlap) {
  const auto found = Layer("override rule expr_passive:\n  ---\n    EXPR, VAL -expr-> {}\n").trees("adjoint", 5000);
  ASSERT_TRUE(found);
  EXPECT_NE(lines(found).find("two rules of Expr, Expr -expr-> apply to '"), std::string::npos) << lines(found);
  EXPECT_NE(lines(found).find("': expr_active and expr_passive"), std::string::npos) << lines(found);
  EXPECT_NE(lines(found).find("guard      isActiveExpr("), std::string::npos) << lines(found);
}

TEST(FuzzTrees, findRulesWithoutEnd) {
  const auto found =
      Layer(
          "override rule leaf:\n    isRef(REF)   !hasVectorSubscript(REF)\n    REF, VAL + VAL -activeExpr-> INSTRS\n  "
          "---\n    REF, VAL -activeExpr-> INSTRS\n")
          .trees("adjoint", 5000);
  ASSERT_TRUE(found);
  EXPECT_NE(lines(found).find("are nested more than"), std::string::npos) << lines(found);
  EXPECT_NE(lines(found).find("rule       leaf applied last"), std::string::npos) << lines(found);
}

TEST(FuzzTrees, findNothingInTheBundledSets) {
  for (const char *mode : {"adjoint", "tangent"}) EXPECT_EQ(lines(Layer("").trees(mode, 2000)), "");
}

struct Fault {
  const char *rules, *applied;
  int lines;  // of the smallest program
};

class FuzzPrograms : public testing::TestWithParam<Fault> {};

TEST_P(FuzzPrograms, findTheFault) {
  ::setenv("DOTBAR_RULES", DOTBAR_RULES_FOLDER, 1);
  const FuzzedPrograms p = fuzzPrograms({std::string(DOTBAR_FAULTS) + "/" + GetParam().rules, 1, 30});
  ASSERT_TRUE(p.found);
  EXPECT_NE(lines(p.found).find(std::string("applied    ") + GetParam().applied), std::string::npos) << lines(p.found);
  EXPECT_LE(static_cast<int>(p.found->lines.size()), GetParam().lines) << lines(p.found);
  EXPECT_NE(p.found->seed, 0u);
}

INSTANTIATE_TEST_SUITE_P(Planted, FuzzPrograms,
                         testing::Values(Fault{"sign-of-a-partial.rules", "partial cos", 40},
                                         Fault{"push-dropped", "rule restore", 70},
                                         Fault{"no-zeroing.rules", "equation junctionZeroSet", 60}),
                         [](const auto &info) {
                           std::string name = fs::path(info.param.rules).stem().string();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(FuzzBundled, passWithTheBundledSets) {
  ::setenv("DOTBAR_RULES", DOTBAR_RULES_FOLDER, 1);
  const FuzzedPrograms p = fuzzPrograms({"dotbar", 8, 5});
  EXPECT_FALSE(p.found) << lines(p.found);
  EXPECT_EQ(p.passed, 5);
}

}  // namespace
}  // namespace dotbar::tools
