// `dotbar report`: a derivative and what it was made of as one page, without a network: source and derivative side by side,
// linked line by line; sets of the equations before and after each statement; who calls whom, and how; the proof of a line; what
// is refused, where it is refused.
#pragma once

#include <string>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// Also when the derivative is refused: then of what is wrong.
std::string reportPage(Session &, Request);

}  // namespace dotbar::tools
