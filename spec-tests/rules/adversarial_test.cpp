// Walks adversarial/: sets that are made to be got wrong, each with what the checker says of it; a case that begins with `no gap`
// is accepted without a word. The witnesses are carried out: they are trees for which no rule applies, or two.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/rules/read/load.h"
#include "sections.h"
#include "witnesses.h"

namespace dotbar::rules {
namespace {
namespace fs = std::filesystem;

const fs::path folder = fs::path(RULES_CASES) / "adversarial";

std::string contents(const fs::path &p) {
  std::ifstream in(p);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::vector<fs::path> files() {
  std::vector<fs::path> r;
  for (const fs::directory_entry &e : fs::directory_iterator(folder))
    if (e.path().extension() == ".rules") r.push_back(e.path());
  std::sort(r.begin(), r.end());
  return r;
}

std::string said(const std::string &name, const std::string &text) {
  SourceMap sources;
  Diagnostics diagnostics;
  if (const auto set = loadText(sources, diagnostics, name, text)) check(*set, diagnostics);
  std::ostringstream out;
  diagnostics.print(out, sources);
  return out.str();
}

TEST(Adversarial, SaidAsExpected) {
  std::size_t cases = 0;
  for (const fs::path &p : files()) {
    std::string all;
    for (const auto &[name, text] : sections(contents(p))) {
      const std::string messages = said(p.filename().string(), text);
      all += "#== " + name + "\n" + messages;
      EXPECT_EQ(messages.empty(), name.starts_with("no gap")) << p << " " << name << "\n" << messages;
      ++cases;
    }
    fs::path expected = p;
    expected.replace_extension(".expected");
    if (std::getenv("DOTBAR_RENEW"))
      std::ofstream(expected) << all;
    else
      EXPECT_EQ(all, contents(expected)) << p;
  }
  EXPECT_GE(cases, 60u);
}

// By brute force, where all is of trees and of guards of one tree.
TEST(Adversarial, WitnessesAreTrue) {
  std::size_t confirmed = 0;
  for (const fs::path &p : files())
    for (const auto &[name, text] : sections(contents(p))) {
      const Verdict v = verdict(text);
      EXPECT_EQ(v.wrong, "") << p << " " << name << "\n" << v.said;
      confirmed += v.confirmed;
    }
  RecordProperty("witnesses", static_cast<int>(confirmed));
  EXPECT_GE(confirmed, 50u);
}

}  // namespace
}  // namespace dotbar::rules
