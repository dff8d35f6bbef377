// Derivatives from the tool: its executable on Fortran text. The text that comes back is read by the Fortran front end, so
// that the interpreter can run it too.
#pragma once

#include <memory>

#include "tools/verify/random/check.h"

namespace dotbar::random {

struct ToolOptions {
  std::string executable;  // empty: in process, when built with the tool's library
  std::string arguments;   // more for the command line
  std::string folder;      // for files
  int seconds = 20;
  // How rules call derivatives that are not called as those of the bundled modes: `extent:module:d:_dv:b:_bv`, the constant that
  // is the extent of a dimension more and its module, then what stands behind variables and procedures of the tangent and of the
  // adjoint.
  std::string called;
};

std::unique_ptr<Differentiator> makeDifferentiator(const ToolOptions &options);

}  // namespace dotbar::random
