// The commands as one table: from it and from that of the options come --help, the manual page and the completions of shells.
#pragma once

#include <string>
#include <vector>

#include "tools/driver/invocation.h"

namespace dotbar::tools {

struct Command {
  const char *name;
  const char *arguments;
  const char *help;
  int (*run)(Invocation &);
};
const std::vector<Command> &commands();
int runMode(Invocation &);  // any other first word: a mode of the rule sets

}  // namespace dotbar::tools
