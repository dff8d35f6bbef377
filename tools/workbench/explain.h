// `dotbar explain FILE:LINE`: the proof behind a line of a derivative, down to the source statement: the chain of rules, or the
// whole tree, with what guards said and the data-flow sets that decided them.
#pragma once

#include <ostream>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// Brief: the tree without what says nothing of a derivative, and without reasons.
enum class ExplainAs { Chain, Tree, Brief, Json, Html };

// The derivative is made again, traced, by the command that its first line records; the line is looked up in it.
// Returns the exit code: 0, or 1 when the file is no derivative or was changed since.
int explain(const std::string &file, unsigned line, ExplainAs as, std::ostream &out);

}  // namespace dotbar::tools
