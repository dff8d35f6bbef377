// In which order sources compile.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::tools {

// The paths, what others use before them; otherwise as they are given. Files: as they were read.
std::vector<std::string> inOrderOfUse(const il::Forest &, std::span<const il::Tree> files, const std::vector<std::string> &paths);

}  // namespace dotbar::tools
