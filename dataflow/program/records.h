// Objects of structured types, as rules take them apart.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// Some component of an object of a type, also of an object inside, is PRIVATE in a module that the unit is not in.
bool hidesComponents(const Program &, const Unit &, Tree type);

// The zones of a variable that lie in memory of their own: its own, and those of components, that are ALLOCATABLE.
void allocatableZones(const Program &, const Variable &, std::vector<ZoneId> &to);

// The same of what is a POINTER.
void pointerZones(const Program &, const Variable &, std::vector<ZoneId> &to);

// A component of an object of a type, at any depth, is ALLOCATABLE.
bool holdsAllocatables(const Program &, const Unit &, Tree type);

}  // namespace dotbar::dataflow
