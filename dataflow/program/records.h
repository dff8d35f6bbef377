// Objects of structured types, as rules take them apart.
#pragma once

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// The type that it extends; null: none, or its definition is not there.
const Record *parentOf(const Program &, const Record &);
// Whether it is the other type, or extends it, directly or not.
bool isOrExtends(const Program &, const Record &, const Record &other);
// The program takes objects of a class for one of a type that extends this one.
bool isTakenFurther(const Program &, const Record &);

// A component that an object of a type has; of an object of a class also one that it may have: it is of a type then that extends
// the declared one, and that the program somewhere takes an object for.
struct Constituent {
  Component component;
  Tree in;           // the definition that declares it
  bool isExtension;  // the declared type has not got it
};
// In the order of their zones; nothing: no structured type.
std::vector<Constituent> constituents(const Program &, const Unit &, Tree type);
// A reference to it in an object, as a unit says it.
Tree partOf(const Program &, const Unit &, Tree object, const Constituent &);
std::size_t zoneCountOf(const Program &, const Component &);
// Of the zones of `of`, which of those of `among` each is; none: it is not among them.
std::vector<std::uint32_t> placesAmong(const Program &, const std::vector<Constituent> &of,
                                       const std::vector<Constituent> &among);

// Some component of an object of a type, also of an object inside, is PRIVATE in a module that the unit is not in.
bool hidesComponents(const Program &, const Unit &, Tree type);

// No number in an object of a type is real, however deep it lies. Of a class objects may have more than is known.
bool isWithoutReals(const Program &, const Unit &, Tree type);

// The zones of a variable that lie in memory of their own: its own, and those of components, that are ALLOCATABLE.
void allocatableZones(const Program &, const Variable &, std::vector<ZoneId> &to);

// Those of all that lies in objects that are ALLOCATABLE.
void allocatableObjects(const Program &, const Variable &, std::vector<ZoneId> &to);

// The same as the first of what is a POINTER.
void pointerZones(const Program &, const Variable &, std::vector<ZoneId> &to);

// A component of an object of a type, at any depth, is ALLOCATABLE.
bool holdsAllocatables(const Program &, const Unit &, Tree type);

// Objects that procedures take which nobody knows have derivatives if they are of this type: all of it is known, something in it
// is real, and nothing is a POINTER.
bool isOfReals(const Program &, const Unit &, Tree type);
// The same of a formal. None that is INTENT(IN), and of a class or with ALLOCATABLE components, has: for what has no derivative
// where it is called none can be declared.
bool isPassedWithDerivative(const Program &, const Unit &, Tree type, bool intentIn);

// A component of an object of a type, or of an object inside, is a pointer to a procedure.
bool pointsToProcedures(const Program &, const Unit &, Tree type);

// Objects of a type have others of the type in them, or inside of these, however deep: no list of components ends.
bool holdsItself(const Program &, const Unit &, Tree type);

}  // namespace dotbar::dataflow
