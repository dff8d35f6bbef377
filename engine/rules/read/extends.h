// What the header of a rules file says.
#pragma once

#include <string>
#include <vector>

namespace dotbar::rules {

// The sets that the set of a file extends, as it names them.
std::vector<std::string> extendedBy(const std::string &path);

}  // namespace dotbar::rules
