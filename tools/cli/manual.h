// What the tables of commands and options say, for people and for shells.
#pragma once

#include <ostream>

#include "tools/cli/commands.h"

namespace dotbar::tools {

void printOverview(std::ostream &);                             // dotbar --help
void printHelp(std::ostream &, const Command &);                // dotbar COMMAND --help
void printManual(std::ostream &, const Command *);              // in roff; none: the page of all commands
std::string manualName(const Command &);                        // dotbar-rules-check
bool printCompletions(std::ostream &, std::string_view shell);  // bash, zsh, fish; false: there are none for it

}  // namespace dotbar::tools
