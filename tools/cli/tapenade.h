// The command line of Tapenade 3.16, for builds that call it: `dotbar tapenade ARGUMENT...`, also by the name dotbar-tapenade.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace dotbar::tools {

using Words = std::vector<std::string>;

// The commands of dotbar that stand for it, one for each mode. What has no counterpart is said, and left out where the derivative
// stays right; else there is no command.
std::vector<Words> fromTapenade(const Words &arguments, std::ostream &said);

// What becomes of each option, as a table in Markdown.
void printTapenadeOptions(std::ostream &);

}  // namespace dotbar::tools
