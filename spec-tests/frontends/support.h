// Short ways to read and write in tests.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "frontends/fortran/fortran.h"

namespace dotbar::fortran::test {

using il::Op;
using il::Tree;

struct Session {
  SourceMap sources;
  Diagnostics diagnostics;
  il::Forest forest;

  Tree free(std::string text) { return readText(forest, sources, diagnostics, "t.f90", std::move(text)); }
  Tree fixed(std::string text) { return readText(forest, sources, diagnostics, "t.f", std::move(text)); }
  Tree statements(std::string text) { return readStatements(forest, sources, diagnostics, std::move(text)); }
  Tree expression(std::string text) { return readExpression(forest, sources, diagnostics, std::move(text)); }
  Tree tree(std::string_view dumped) {
    std::string why;
    const Tree t = il::read(forest, dumped, why);
    EXPECT_TRUE(t) << why << " in " << dumped;
    return t;
  }
  // The diagnostics, a line each: "t.f90:2:5: error[syntax]: expected ..."
  std::string messages() const {
    std::ostringstream out;
    diagnostics.print(out, sources);
    std::istringstream in(out.str());
    std::string all;
    for (std::string line; std::getline(in, line);)
      if (line.substr(0, 2) != "  ") all += line + "\n";
    return all;
  }
};

}  // namespace dotbar::fortran::test
