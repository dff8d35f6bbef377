// Prints the facts of a rule set over a Fortran file: facts_dump RULESET 'head(ins)>(outs) as head ins... / outs...' FILE
// For developers: unlike `dotbar facts` it does not check the rules first.
#include <fstream>
#include <iostream>
#include <sstream>

#include "dataflow/facts/facts.h"
#include "engine/rules/load.h"
#include "frontends/fortran/fortran.h"

using namespace dotbar;

int main(int argc, char **argv) {
  if (argc < 4) return std::cerr << "usage: facts_dump RULESET FILE HEAD INS... / OUTS...\n", 2;
  SourceMap sources;
  Diagnostics diagnostics;
  il::Forest forest;
  dataflow::Head head;
  head.procedure = argv[3];
  bool outs = false;
  for (int i = 4; i < argc; ++i) {
    if (std::string(argv[i]) == "/")
      outs = true;
    else
      (outs ? head.dependents : head.independents).push_back(argv[i]);
  }
  auto files = fortran::resolve(forest, std::vector{fortran::read(forest, sources, diagnostics, argv[2])});
  auto set = rules::load(sources, diagnostics, {argv[1]}, {{DOTBAR_RULES_FOLDER}});
  if (set && !diagnostics.hasErrors()) {
    dataflow::Program program(forest, files, diagnostics, dataflow::programOptions(*set));
    dataflow::Facts facts(program, *set, {head}, diagnostics);
    if (facts.ok()) facts.print(std::cout, sources);
  }
  diagnostics.print(std::cerr, sources);
  return diagnostics.hasErrors();
}
