// What a driver must know of the procedure under check: its variables with their shapes as numbers, its COMMON blocks, how
// its derivatives are called.
#pragma once

#include <optional>

#include "frontends/driver.h"
#include "tools/verify/check/check.h"

namespace dotbar::tools {

using driver::Block;
using driver::Callable;
using driver::Class;
using driver::Item;
using driver::Subject;

// A mode and what it made.
struct Checked {
  std::string mode;
  Derivative derivative;
};

// Reads all of it off the program and its derivatives; reports what has no value or is not supported. No value after errors.
std::optional<Subject> describe(Session &, const CheckRequest &, const dataflow::Program &, const dataflow::Head &,
                                const Checked &tangent, const std::optional<Checked> &adjoint);

}  // namespace dotbar::tools
