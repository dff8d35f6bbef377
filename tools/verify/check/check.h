// dotbar check: whether the derivatives that the rules generate are those of the program. Tangent and adjoint are generated,
// a driver is written around them, all is compiled and run, and three things are compared: the tangent with divided
// differences in quadruple precision, the adjoint with the tangent (dot product), the Jacobian by rows with that by columns.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>

#include "tools/driver/invocation.h"
#include "tools/driver/pipeline.h"

namespace dotbar::tools {

struct CheckRequest {
  Request request;                         // its mode is not looked at
  std::map<std::string, std::string> set;  // --set n=20: an integer, a list, an expression of Fortran, `random`, a procedure
  std::vector<std::string> named;          // those of it that the command line names itself: in vain, that is a warning
  std::uint64_t seed = 1;                  // of the pseudo-random values
  std::optional<double> tolerance;         // of the scaled errors; default: what the program's precision allows
  std::size_t entries = 8;                 // how many lines of derivatives side by side are shown
  std::string mode;                        // that is compared; empty: the bundled ones
  bool keep = false;                       // leave the temporary folder and say where it is
  bool bench = false;                      // also run times, the stack's peak and traffic
  std::string plot;                        // the picture's file; empty: none
  bool compare = true;                     // false with bench: measure only
  unsigned seconds = 60;                   // time limit of each run of a generated program
};

// 0 when they agree, 1 for inputs that are rejected, 3 when they disagree. What was rejected is in the session's diagnostics
// (the caller prints them); tables and what is worst go to `out`.
int check(Session &, const CheckRequest &, std::ostream &out);

// The same as the command line says it: --set, --seed, --tolerance, --keep, --bench; tables go to standard output. 2 for a
// setting that cannot be read.
int check(Session &, const Invocation &);

// The library that generated adjoint programs link: in the folder DOTBAR_RUNTIME, or where it was built.
std::string runtimeLibrary();

}  // namespace dotbar::tools
