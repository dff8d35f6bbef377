// Writing files whole, and nothing lost unsaid.
#pragma once

#include <string>

#include "engine/support/diagnostics.h"

namespace dotbar::tools {

// False after a diagnostic. What was read for the run is not overwritten, by whatever name.
bool writeWhole(Diagnostics &, const SourceMap &read, const std::string &path, const std::string &text);
// The same for a file that is laid out anew: it was read.
bool replaceWhole(Diagnostics &, const std::string &path, const std::string &text);
// A folder, and those on the way to it, unless they are there.
bool makeFolder(Diagnostics &, const std::string &path);
// Says, with the reason of the system, that nothing can be written where temporary files go.
void reportNoRoom(Diagnostics &, int error);
// Whether everything that was printed has arrived: else the disk behind standard output is full.
bool allPrinted(Diagnostics &);

}  // namespace dotbar::tools
