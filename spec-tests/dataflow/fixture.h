// Programs from Fortran text, rule sets from the folder rules/ or from text, and facts about both, for the tests of data flow.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <sstream>

#include "dataflow/facts/facts.h"
#include "engine/rules/read/load.h"
#include "frontends/fortran/fortran.h"

namespace dotbar::dataflow::test {

inline std::string rulesFolder() {
  const char *other = std::getenv("DOTBAR_RULES");
  return other ? other : DOTBAR_RULES_FOLDER;
}

using Names = std::vector<std::string>;
using Pairs = std::vector<std::pair<std::string, std::string>>;

struct World {
  SourceMap sources;
  Diagnostics diagnostics;
  il::Forest forest;
  std::vector<il::Tree> files;
  std::unique_ptr<Program> program;
  std::optional<rules::RuleSet> set;
  std::unique_ptr<Facts> facts;

  // Free form; several texts are several files.
  explicit World(const std::vector<std::string> &texts, ProgramOptions options = plain()) {
    for (std::size_t i = 0; i < texts.size(); ++i)
      files.push_back(fortran::readText(forest, sources, diagnostics, "test" + std::to_string(i) + ".f90", texts[i]));
    EXPECT_FALSE(diagnostics.hasErrors()) << messages();
    files = fortran::resolve(forest, files);
    program = std::make_unique<Program>(forest, files, diagnostics, std::move(options));
  }

  static ProgramOptions plain() {
    ProgramOptions o;
    o.isIntrinsic = [](Symbol s) {
      for (const char *known : {"sin", "cos", "exp", "sqrt", "real", "int", "size", "max"})
        if (text(s) == known) return true;
      return false;
    };
    return o;
  }

  // Equations from text, over this program.
  void equations(std::string text, std::vector<Head> heads = {}) {
    set = rules::loadText(sources, diagnostics, "test.rules", "ruleset test\n" + std::move(text));
    start(std::move(heads));
  }
  void ruleSet(const std::string &name, std::vector<Head> heads) {
    set = rules::load(sources, diagnostics, {name}, {{rulesFolder()}});
    start(std::move(heads));
  }
  void start(std::vector<Head> heads) {
    ASSERT_TRUE(set) << messages();
    facts = std::make_unique<Facts>(*program, *set, std::move(heads), diagnostics);
    EXPECT_TRUE(facts->ok()) << messages();
  }

  std::string messages() const {
    std::ostringstream out;
    diagnostics.print(out, sources);
    return out.str();
  }

  const Unit &unit(const std::string &name) const {
    const Unit *u = program->findUnit(intern(name));
    EXPECT_TRUE(u) << name;
    return *u;
  }

  // The k-th instruction of a unit, labels stripped, in the order of the text, parts after their control.
  il::Tree instruction(const std::string &unitName, std::size_t k) const {
    std::vector<il::Tree> all;
    collect(unit(unitName).body, all);
    EXPECT_LT(k, all.size());
    return all[k];
  }
  void collect(il::Tree list, std::vector<il::Tree> &all) const {
    for (il::Tree t : forest.children(list)) {
      all.push_back(unwrapped(forest, t));
      for (il::Tree body : bodies(forest, t)) collect(body, all);
    }
  }

  Names names(const Unit &u, const BitSet &s) const {
    Names r;
    s.each([&](std::uint32_t z) { r.push_back(program->zoneName(u, z)); });
    std::sort(r.begin(), r.end());
    return r;
  }
  std::string typeText(const std::string &unitName, const std::string &expression) {
    const il::Tree e = fortran::readExpression(forest, sources, diagnostics, expression);
    return il::dump(forest, program->typeOf(unit(unitName), e));
  }
};

}  // namespace dotbar::dataflow::test
