// Laying out rules files: indentation of premises, bars, conclusions and clauses; blanks at line ends; blank lines.
#pragma once

#include <string>

#include "engine/rules/read/syntax.h"

namespace dotbar::rules {

// The text laid out again. Lines stay lines: what an author aligned inside them, comments, and the texts between ``` are kept.
// `parsed` is of this text, without errors.
std::string formatted(std::string_view text, const Syntax &parsed);

}  // namespace dotbar::rules
