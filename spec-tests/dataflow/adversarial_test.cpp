// Equations with every kind of mistake (adversarial/), each with what is said of it: none is accepted.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "dataflow/facts/facts.h"
#include "engine/rules/read/load.h"
#include "spec-tests/rules/sections.h"

namespace dotbar::dataflow {
namespace {
namespace fs = std::filesystem;

std::string contents(const fs::path &p) {
  std::ifstream in(p);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

std::string said(const std::string &name, const std::string &text) {
  SourceMap sources;
  Diagnostics diagnostics;
  if (const auto set = rules::loadText(sources, diagnostics, name, text)) {
    rules::check(*set, diagnostics);
    checkEquations(*set, diagnostics);
  }
  std::ostringstream out;
  diagnostics.print(out, sources);
  return out.str();
}

TEST(AdversarialEquations, SaidAsExpected) {
  std::size_t cases = 0;
  for (const fs::directory_entry &e : fs::directory_iterator(ADVERSARIAL_EQUATIONS)) {
    if (e.path().extension() != ".rules") continue;
    std::string all;
    for (const auto &[name, text] : rules::sections(contents(e.path()))) {
      const std::string messages = said(e.path().filename().string(), text);
      EXPECT_EQ(messages.empty(), name.starts_with("no mistake")) << name << "\n" << messages;
      all += "#== " + name + "\n" + messages;
      ++cases;
    }
    fs::path expected = e.path();
    expected.replace_extension(".expected");
    if (std::getenv("DOTBAR_RENEW"))
      std::ofstream(expected) << all;
    else
      EXPECT_EQ(all, contents(expected)) << e.path();
  }
  EXPECT_GE(cases, 45u);
}

}  // namespace
}  // namespace dotbar::dataflow
