// Writing files whole.
#pragma once

#include <string>

#include "engine/support/diagnostics.h"

namespace dotbar::tools {

// False after a diagnostic.
bool writeWhole(Diagnostics &, const std::string &path, const std::string &text);

}  // namespace dotbar::tools
