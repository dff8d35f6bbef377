// Why the kind of a value is not known.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::tools {

// The declaration that leaves it open, in whatever unit: one between lines of the preprocessor, or one of a file that is not
// there. No tree: the kind is not a name that such a declaration mentions.
il::Tree undecidedBy(const dataflow::Program &, const dataflow::Unit &, il::Tree type);

}  // namespace dotbar::tools
