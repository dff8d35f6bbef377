// Small subroutines in loops, written out in the place of their calls before anything is differentiated: what a call would have
// kept a compiler from seeing, and needs a checkpoint for, are plain assignments then.
#pragma once

#include <functional>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The files with that; none where there is nothing of the kind. A subroutine that can be written out is made of assignments, IFs
// and loops; its arguments and its own variables are numbers, and arrays whose extents are constants; it calls only such
// subroutines, and knows nothing else. No comment to the tool speaks of it, or of the call.
std::vector<il::Tree> withWrittenCalls(il::Forest &, const dataflow::Program &, const std::function<bool(Symbol)> &isIntrinsic);

}  // namespace dotbar::tools
