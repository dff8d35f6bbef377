// How the variables of what is refused come to be where values with derivatives pass: notes of the messages, for who asks
// (--why).
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// In which set they are the rule set says (`option refused_because`). From the message with this number on.
void showRefusedPaths(Session &, Analysed &, std::size_t first);

}  // namespace dotbar::tools
