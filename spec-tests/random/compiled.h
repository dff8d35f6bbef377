// The checks (b): programs and their derivatives as Fortran text, compiled with gfortran. Many programs go into one batch:
// two executables (quadruple precision: differences and tangent; double precision with the runtime: tangent and adjoint),
// which run one program each time, under a time limit.
#pragma once

#include "tools/verify/random/check.h"

namespace dotbar::random {

struct Candidate {
  RandomProgram program;
  std::string text;  // of the program
  Derivative tangent, adjoint;
  Outcome outcome;
  bool open = true;   // no verdict yet
  bool view = false;  // the program of the candidate before it, seen from a further head: its text is there already
};

struct CompileOptions {
  std::string folder;          // for what is written and built
  std::string runtime;         // libdotbar_runtime.a
  std::string runtimeSources;  // the folder of what that is made of
  std::string compiler = "gfortran";
  std::string flags = "-O0";  // of the executable in double precision
  int seconds = 10;           // each run
  CheckOptions checks;
};

// Sets the outcome of every candidate. Their units and COMMON blocks must have different names.
void checkCompiled(Forest &forest, std::vector<Candidate> &candidates, const CompileOptions &options);

// The driver of one candidate: subroutines drive_INDEX of the two executables.
std::string quadDriver(const Forest &forest, const Candidate &candidate, int index);
std::string doubleDriver(const Forest &forest, const Candidate &candidate, int index);
// Compiles the programs themselves (all subscripts checked) and compares their results with those of the interpreter: both are
// right about Fortran. Empty, or the first difference.
std::string compareResults(Forest &forest, const std::vector<Candidate> &candidates, const CompileOptions &options);
std::string primalDriver(const Forest &forest, const Candidate &candidate, int index);
// The main program that calls the driver named on its command line.
std::string mainDriver(const std::vector<int> &indices);

}  // namespace dotbar::random
