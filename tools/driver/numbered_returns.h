// Calls that may return to labels (CALL s(x, *10, *20)): the procedure says by a number where it returns to, and the caller
// jumps.
#pragma once

#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

struct Numbered {
  std::vector<il::Tree> files;     // nothing: there are no such calls
  std::vector<Symbol> procedures;  // copies that were made
};

// Such calls call a copy of the procedure, which has an integer in the place of its labels. A call of what cannot be copied so
// stays as it is.
Numbered withNumberedReturns(il::Forest &, const dataflow::Program &);

}  // namespace dotbar::tools
