// "Did you mean".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dotbar {

// The nearest of some names; empty when none is near.
std::string nearest(std::string_view name, const std::vector<std::string> &names);
// What to do about a name that is none: "did you mean NAME?", or `otherwise`.
std::string didYouMean(std::string_view name, const std::vector<std::string> &names, std::string otherwise = {});

}  // namespace dotbar
