// Interface blocks: what the units around a call, and the modules that they use, say of a procedure.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// The description that the unit itself, or a module that it uses, has of a procedure; no tree: there is none.
il::Tree descriptionIn(const Program &, const Unit &, Symbol procedure, int depth = 0);
// That of a module that it uses.
il::Tree descriptionUsed(const Program &, const Unit &, Symbol procedure, int depth = 0);
// The same with the units around it, the innermost first.
il::Tree descriptionOf(const Program &, const Unit &, Symbol procedure);

// Whether the names of types, kinds and extents that the description has from around it mean the same in a unit.
bool meansTheSame(const Program &, const Unit &, il::Tree described);

// The names by which a call may pass arguments: those of the description, where there is one, else those of the procedure.
std::vector<Symbol> keywordsOf(const Program &, const Unit &caller, Symbol name, const Unit &callee);

}  // namespace dotbar::dataflow
