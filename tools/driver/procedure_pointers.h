// Local pointers to procedures, p => rhs; call p(x): what is called is said by a name where only one procedure can be meant, and
// by a number that is chosen among several.
#pragma once

#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The files with the procedures called that such pointers are associated with. A pointer of which not all that happens is seen
// stays as it is: its calls are those of something unknown. Nothing: nothing was changed.
std::vector<il::Tree> withPointedProcedures(il::Forest &, const dataflow::Program &);

}  // namespace dotbar::tools
