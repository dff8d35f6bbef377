// A developer's tool: reads Fortran files, writes them, reads that again, compares. Usage: fortran_roundtrip [-w|-d] FILE...
//   -w prints the written text, -d the tree.
#include <cstring>
#include <iostream>

#include "frontends/fortran/fortran.h"

int main(int argc, char **argv) {
  using namespace dotbar;
  bool show = false, dump = false;
  int bad = 0;
  for (int i = 1; i < argc; ++i) {
    if (!std::strcmp(argv[i], "-w")) {
      show = true;
      continue;
    }
    if (!std::strcmp(argv[i], "-d")) {
      dump = true;
      continue;
    }
    SourceMap sources;
    Diagnostics diagnostics;
    il::Forest forest;
    const il::Tree t = fortran::read(forest, sources, diagnostics, argv[i]);
    diagnostics.print(std::cerr, sources);
    if (!t) {
      ++bad;
      continue;
    }
    std::string why;
    if (il::validate(forest, t, why)) std::cerr << argv[i] << ": invalid: " << why << '\n', ++bad;
    if (dump) std::cout << il::dumpIndented(forest, t) << '\n';
    const std::string once = fortran::write(forest, t);
    if (show) std::cout << once;
    Diagnostics again;
    fortran::ReadOptions options;
    options.form = fortran::ReadOptions::Form::Free;
    const il::Tree u = fortran::readText(forest, sources, again, argv[i], once, options);
    again.print(std::cerr, sources);
    if (!u) {
      std::cerr << argv[i] << ": what was written cannot be read\n", ++bad;
      continue;
    }
    if (!forest.equal(t, u)) {
      std::cerr << argv[i] << ": another tree is read back\n", ++bad;
      if (dump) std::cout << il::dumpIndented(forest, u) << '\n';
    }
    const std::string fixed = fortran::write(forest, t, {.fixed = true});
    Diagnostics third;
    options.form = fortran::ReadOptions::Form::Fixed;
    const il::Tree v = fortran::readText(forest, sources, third, argv[i], fixed, options);
    third.print(std::cerr, sources);
    if (!v || !forest.equal(t, v)) {
      std::cerr << argv[i] << ": another tree is read back from fixed form\n", ++bad;
      if (show) std::cout << fixed;
    }
    if (fortran::write(forest, u) != once) {
      std::cerr << argv[i] << ": written differently the second time\n", ++bad;
      if (show) std::cout << fortran::write(forest, u);
    }
  }
  return bad != 0;
}
