// `dotbar why SET [VAR] FILE:LINE`: why a variable is in a set of the equations at a statement, or is not; why a guard holds of
// it. `dotbar why-not RULE FILE:LINE`: why a rule does not apply to what stands on a line of the source.
#pragma once

#include <ostream>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// A line of a source file; false when the text does not name one.
struct SourceLine {
  std::string file;
  unsigned line = 0;
};
bool readSourceLine(const std::string &text, SourceLine &);

// NAME: an analysis or a set, with '-' (before) or '+' (after) behind it or without; a guard takes no variable.
int why(Session &, const Request &, const std::string &name, const std::string &variable, const SourceLine &, bool json,
        std::ostream &);
int whyNot(Session &, Request, const std::string &rule, const SourceLine &, bool json, std::ostream &);

}  // namespace dotbar::tools
