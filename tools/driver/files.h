// Writing files whole, and nothing lost unsaid.
#pragma once

#include <string>

#include "engine/support/diagnostics.h"

namespace dotbar::tools {

// False after a diagnostic.
bool writeWhole(Diagnostics &, const std::string &path, const std::string &text);
// Whether everything that was printed has arrived: else the disk behind standard output is full.
bool allPrinted(Diagnostics &);

}  // namespace dotbar::tools
