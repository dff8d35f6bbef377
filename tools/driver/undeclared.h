// Names that no declaration explains where IMPLICIT NONE asks for one: said beside what is refused, of which they may be the
// reason.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// Of the procedures that heads reach. A compiler would not take the program; of one that it takes nothing is said.
void warnOfUndeclared(Session &, const Analysed &);

}  // namespace dotbar::tools
