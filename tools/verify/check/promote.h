// Sources for the quadruple build: the compiler's options promote declared reals, but not the kinds that conversions name.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/rules/ruleset.h"
#include "frontends/language.h"

namespace dotbar::tools {

// The texts of those sources in which something converts to reals of 8 bytes (or 4): to the wide kind instead.
std::map<std::string, std::string> promoted(const rules::RuleSet &, const std::vector<std::string> &paths, bool singleToo,
                                            const Reading &reading);

}  // namespace dotbar::tools
