// Prints the facts of a rule set over a Fortran file, or what the rules derive (-d): facts_dump [-d] RULESET FILE HEAD INS... /
// OUTS... Judgements run on the machine, or with NAIVE set in the environment on the interpreter. For developers: unlike `dotbar`
// it neither checks the rules nor normalises the program first.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "dataflow/facts/facts.h"
#include "engine/rules/read/load.h"
#include "frontends/fortran/fortran.h"
#include "il_make.h"

using namespace dotbar;

int main(int argc, char **argv) {
  const bool derive = argc > 1 && std::string(argv[1]) == "-d";
  if (derive) ++argv, --argc;
  if (argc < 4) return std::cerr << "usage: facts_dump [-d] RULESET FILE HEAD INS... / OUTS...\n", 2;
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
  auto set = rules::load(sources, diagnostics, {argv[1]},
                         {{std::getenv("DOTBAR_RULES") ? std::getenv("DOTBAR_RULES") : DOTBAR_RULES_FOLDER}});
  if (set && !diagnostics.hasErrors()) {
    dataflow::Program program(forest, files, diagnostics, dataflow::programOptions(*set));
    dataflow::Facts facts(program, *set, {head}, diagnostics, {std::getenv("NAIVE") == nullptr});
    if (!facts.ok()) {
    } else if (!derive) {
      facts.print(std::cout, sources);
    } else {
      auto rewriter = (std::getenv("NAIVE") ? rewrite::interpreter : rewrite::machine)(*set, forest, facts, diagnostics, {});
      for (il::Tree file : program.files())
        for (std::uint32_t k = 0; k < forest.arity(il::FileOp::units_(forest, file)); ++k) {
          const il::Tree unit = forest.child(il::FileOp::units_(forest, file), k);
          std::vector<il::Tree> out;
          if (rewriter->run(set->modes.at(0).units, std::vector{unit}, out)) std::cout << fortran::write(forest, out[0]);
        }
    }
  }
  diagnostics.print(std::cerr, sources);
  return diagnostics.hasErrors();
}
