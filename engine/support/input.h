// Reading files whole.
#pragma once

#include <optional>
#include <string>

namespace dotbar {

// Nothing when the file is not there, is a folder, or fails while it is read.
std::optional<std::string> readWhole(const std::string &path);

}  // namespace dotbar
