// What pointers are associated with, as something that instructions read and overwrite (TAP-F-pointer). Of each POINTER variable
// there is a zone for that, beside those of what it points to; and one for all POINTER components of a variable. It is
// overwritten by a pointer assignment, ALLOCATE and DEALLOCATE, and read by whoever finds storage through the pointer, as a
// subscript is.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// The associations among the zones of a unit; the memory that only pointers designate.
const BitSet &associations(const Program &, const Unit &);
const BitSet &pointees(const Program &, const Unit &);
// Those of a variable.
BitSet associationsOf(const Program &, const Unit &, const Variable &);

// Zones, and what pointers unite with them: where one has a derivative, what the pointer points to must have one, wherever it
// points.
BitSet pointedWith(const Program &, const Unit &, BitSet);

// A whole variable, or a whole component, that is a POINTER itself; an object some component of which is one.
bool isPointer(const Program &, const Unit &, Tree ref);
bool holdsPointers(const Program &, const Unit &, Tree type);

// An object whose POINTER components may point to what other variables are; its zones without those.
bool holdsTargets(const Program &, const Variable &);
std::vector<ZoneId> ownZonesOf(const Program &, const Variable &);

// The variable begins with an association, or its POINTER components do: with something, not with nothing.
bool isBegunElsewhere(const Program &, const Unit &, Tree ref);

// It, or the variable beside which it stands, is a pointer or what one may point to.
bool isPointedAt(const Program &, const Unit &, Tree ref);

// A derived name that stands beside a variable: it points where that does.
void derivedBeside(Program &, UnitId, Symbol derived, const Variable &original);

}  // namespace dotbar::dataflow
