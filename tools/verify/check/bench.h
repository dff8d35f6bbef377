// Run times over the original's, and what the stack was asked for.
#pragma once

#include <ostream>

#include "tools/verify/check/build.h"

namespace dotbar::tools {

// Two lines, made for eyes and for scripts:
//   bench: original=SECONDS tangent=RATIO adjoint=RATIO rounds=N
//   dotbar-stack: peak=BYTES traffic=BYTES pushes=...            (of one adjoint run, as the runtime reports)
void showTimes(std::ostream &, const Outcome &);

}  // namespace dotbar::tools
