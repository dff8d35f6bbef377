// The commands as one table: from it and from that of the options come --help, the manual pages and the completions of shells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/driver/invocation.h"

namespace dotbar::tools {

struct Command {
  std::string name;   // "adjoint", "rules check"
  std::string words;  // what stands behind it beside options: "SOURCE..."
  std::string help;
  int (*run)(Invocation &);
  std::size_t least = 0, most = static_cast<std::size_t>(-1);  // how many words
  std::string_view options() const;                            // under which name the table of options knows it
};
const std::vector<Command> &commands();
std::vector<Command> rulesCommands();  // those about rule sets
const Command *findCommand(std::string_view name);

int runModes(Invocation &);  // a mode of the rule sets; several: tangent,adjoint
// A text where -o says, or printed.
void put(Session &, const Invocation &, const std::string &text);
// The messages of a run, as they are asked for; the exit code that follows from them and from what the command says.
int finish(Session &, const Invocation &, int code);

}  // namespace dotbar::tools
