// `dotbar explain FILE:LINE`: the chain of rules behind a line of a derivative, down to the source statement.
#pragma once

#include <ostream>

#include "tools/pipeline.h"

namespace dotbar::tools {

// The derivative is made again, traced, by the command that its first line records; the line is looked up in it.
// Returns the exit code: 0, or 1 when the file is no derivative or was changed since.
int explain(const std::string &file, unsigned line, std::ostream &out);

// The first line of a derivative: what made it. `arguments` are those of the command line, without the output.
std::string madeBy(const std::vector<std::string> &arguments);

// Reads arguments as madeBy writes them (used to run them again); empty when the text is no such line.
std::vector<std::string> readMadeBy(const std::string &line);

}  // namespace dotbar::tools
