// In which order sources compile.
#pragma once

#include <string>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The paths, what others use before them; otherwise as they are given.
std::vector<std::string> inOrderOfUse(const dataflow::Program &, const std::vector<std::string> &paths);

}  // namespace dotbar::tools
