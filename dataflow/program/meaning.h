// What names and types of one procedure mean where its text is said in another one.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// What a name of the unit, or one that only a statement function of it gives a meaning, is declared as.
semantics::Type typeOfName(const Program &, const Unit &of, Symbol name);
bool sameType(const Program &, const semantics::Type &, const semantics::Type &);  // that is known
// Nothing of the program has the name there: applied, it is the language's function, if the language has one.
bool isNoOwnFunction(const Program &, const Unit &, Symbol name);

}  // namespace dotbar::dataflow
