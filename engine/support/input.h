// Reading files whole.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace dotbar {

// Nothing when the file is not there, is a folder, or fails while it is read.
std::optional<std::string> readWhole(const std::string &path);

// What is in the way, in words: ": it is a folder"; empty: nothing that could be told.
std::string whyUnreadable(const std::string &path);
// The other files in the folder of one, as its path would name them.
std::vector<std::string> filesBeside(const std::string &path);

}  // namespace dotbar
