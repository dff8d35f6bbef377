// From trees that rules built to trees that a compiler knows: entries of the runtime by type, literals with the kind of what is
// around them. Nothing of the AD model: only types.
#pragma once

#include "tools/driver/stack_entries.h"

namespace dotbar::tools {

// The derivative unit `tree`, built for the unit `of`, with every push, pop, look and control value as a call of the runtime
// (TAP-M-stack) every `number` as a literal of its kind, every
// function of the runtime under the name that it has there, and real values converted to what they are assigned to. No tree after
// a diagnostic.
il::Tree lower(dataflow::Program &, const dataflow::Unit &of, il::Tree tree, const MemoryFacts &memory);

}  // namespace dotbar::tools
