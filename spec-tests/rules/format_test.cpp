// Laying out rules files: what is bundled stays as it is; whatever the layout was, the text means the same, nothing of it is
// lost, and a second time changes nothing.
#include "engine/rules/read/format.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/support/diagnostics.h"

namespace dotbar::rules {
namespace {
namespace fs = std::filesystem;

std::vector<std::pair<std::string, std::string>> files(const fs::path &folder) {
  std::vector<std::pair<std::string, std::string>> r;
  for (const auto &e : fs::recursive_directory_iterator(folder)) {
    if (e.path().extension() != ".rules") continue;
    std::ifstream in(e.path());
    std::ostringstream text;
    text << in.rdbuf();
    Diagnostics diagnostics;
    parse(text.str(), 1, diagnostics);
    if (!diagnostics.hasErrors()) r.emplace_back(e.path().string(), text.str());
  }
  std::sort(r.begin(), r.end());
  return r;
}

Syntax parsed(const std::string &text) {
  Diagnostics diagnostics;
  Syntax s = parse(text, 1, diagnostics);
  EXPECT_FALSE(diagnostics.hasErrors()) << text;
  return s;
}

std::string format(const std::string &text) { return formatted(text, parsed(text)); }

bool sameItems(const std::string &a, const std::string &b) {
  const Syntax x = parsed(a), y = parsed(b);
  if (x.items.size() != y.items.size()) return false;
  for (std::size_t i = 0; i < x.items.size(); ++i)
    if (!sameText(x, x.items[i], y, y.items[i])) return false;
  return true;
}

// Every character that is neither white space nor a dash, in order: comments too.
std::string marks(const std::string &text) {
  std::string r;
  for (char c : text)
    if (!std::strchr(" \t\r\n-", c)) r += c;
  return r;
}

TEST(Format, BundledFilesStayAsTheyAre) {
  const auto all = files(BUNDLED_RULES);
  EXPECT_GT(all.size(), 15u);
  for (const auto &[path, text] : all) EXPECT_EQ(format(text), text) << path;
}

TEST(Format, MeansTheSameAndIsStable) {
  const auto all = files(fs::path(RULES_CASES).parent_path());
  EXPECT_GT(all.size(), 40u);
  for (const auto &[path, text] : all) {
    const std::string once = format(text);
    EXPECT_TRUE(sameItems(text, once)) << path;
    EXPECT_EQ(marks(once), marks(text)) << path;
    EXPECT_EQ(format(once), once) << path;
  }
}

TEST(Format, LaysOut) {
  EXPECT_EQ(
      format(
          "\n\nvar A : Expr  \n\n\n  rule r: # why\n g(A)   h(A)\n       with C(A) {\n  A -j->\n     B\n   }\n-----\nA -j-> [A,\n"
          "    B]\n# last"),
      "var A : Expr\n\nrule r: # why\n    g(A)   h(A)\n    with C(A) {\n      A -j->\n         B\n    }\n"
      "  ------------------------------------------------------------------\n    A -j-> [A,\n        B]\n# last\n");
}

// A bundled file whose lines (not those in ```) are moved about, with blank lines between, is the bundled file again up to
// those lines that continue others.
RC_GTEST_PROP(Format, WhateverTheLayoutWas, ()) {
  static const auto all = files(BUNDLED_RULES);
  const std::string &text = (*rc::gen::elementOf(all)).second;
  RC_PRE(text.find("```") == text.npos);
  std::istringstream lines(text);
  std::string moved, line;
  std::uint32_t random = *rc::gen::arbitrary<std::uint32_t>();
  while (std::getline(lines, line)) {
    random = random * 1664525 + 1013904223;
    const std::size_t from = std::min(line.find_first_not_of(' '), line.size());
    moved += std::string(random >> 28, ' ') + line.substr(from) + std::string(random >> 24 & 3, ' ') + "\n";
    if ((random >> 20 & 15) == 0) moved += "\n";
  }
  const std::string once = format(moved);
  RC_ASSERT(sameItems(text, once));
  RC_ASSERT(marks(once) == marks(text));
  RC_ASSERT(format(once) == once);
}

}  // namespace
}  // namespace dotbar::rules
