// --size 'a=n*m': assumed-size arrays whose number of elements the user tells become arrays of explicit shape before anything
// else.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/diagnostics.h"
#include "engine/support/source.h"

namespace dotbar::tools {

// The `file` trees with the last bound of every assumed-size array that `sizes` names replaced, in the procedures where all names
// of the number of elements mean something at entry: arguments, members of COMMON, constants, names of modules. A size that fits
// nowhere or is no expression is an error (kind Usage).
std::vector<il::Tree> withSizes(il::Forest &, SourceMap &, Diagnostics &, std::span<const il::Tree> files,
                                const std::map<std::string, std::string> &sizes);

}  // namespace dotbar::tools
