// Components that no object of a type has. A compiler would not take the program; a derivative of it would have guessed what
// was meant.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// Errors (kind UnknownName) where procedures that heads reach name a component, or a procedure that is bound to a
// type, that the type does not have. Of a type of which not all is known nothing is said. False: there were some.
bool refuseMissingComponents(Session &, const Analysed &);

}  // namespace dotbar::tools
