// The command that made a derivative, as its first line has it: `! dotbar adjoint --head 'f(y)/(x)' in.f90`.
// Paths are written relative to the folder of the derivative, so that its text does not depend on where a project stands.
#pragma once

#include "tools/driver/invocation.h"

namespace dotbar::tools {

std::string madeBy(const std::vector<std::string> &arguments);
std::vector<std::string> readMadeBy(const std::string &line);

// The invocation's arguments with the paths among them as seen from the folder that its output is written to.
std::vector<std::string> fromOutput(const Invocation &);
// The request in recorded arguments (mode first), its paths as seen from here; `file` is the derivative. False after a message.
bool requestOf(const std::vector<std::string> &arguments, const std::string &file, Request &);

}  // namespace dotbar::tools
