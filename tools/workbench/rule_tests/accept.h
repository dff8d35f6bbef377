// What a test gave, as the text of its `gives`; and the file of a test with that in the place of what it expected.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::tools {

// One result: as the source has it where that reads as the same tree again, else in IL. Nothing where neither does.
std::optional<std::string> shownResult(il::Forest &forest, il::Tree result,
                                       const std::function<bool(const std::string &)> &isSame);
std::string shownRefusal(const std::string &reason);

// The text of a rules file whose test at this line (from 1) gives something else. Empty: there is no such clause.
std::string withResult(const std::string &file, std::size_t line, const std::string &gives);

}  // namespace dotbar::tools
