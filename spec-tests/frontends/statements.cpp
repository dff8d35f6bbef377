// A developer's tool: reads statements from standard input, one a line, and prints the tree of each.
#include <iostream>

#include "frontends/fortran/fortran.h"

int main() {
  using namespace dotbar;
  for (std::string line; std::getline(std::cin, line);) {
    SourceMap sources;
    Diagnostics diagnostics;
    il::Forest forest;
    const il::Tree t = fortran::readStatements(forest, sources, diagnostics, line);
    std::cout << line << '\n';
    diagnostics.print(std::cout, sources);
    if (t) std::cout << "  " << il::dump(forest, t) << '\n' << fortran::write(forest, t);
  }
}
