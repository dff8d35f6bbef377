// Modes of modes: what one mode makes is the program of the next.
#pragma once

#include <string>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// The mode that stands before `mode` (`after = SET` of its declaration) runs on the sources; they and what it made are then the
// sources of `request`, and its heads those of what was made. True as well where none stands before, or it ran already; false
// after a diagnostic.
bool runBefore(Session &, const rules::Mode &, Request &);

}  // namespace dotbar::tools
