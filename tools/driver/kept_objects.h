// What is known of objects and arrays that are kept on the stack, from the source statements that entries are made for: whether
// they may be of another type, or of so many dimensions.
#pragma once

#include <span>
#include <vector>

#include "dataflow/program/program.h"
#include "dataflow/program/records.h"

namespace dotbar::tools {

// The object whose component it is, if the statement passes that for an argument that may be left out: without memory, or
// associated with nothing, it has no components. The call leaves it with or without memory as it is. No tree: none, or it is
// among `known`, which have memory.
il::Tree objectOfAbsence(const dataflow::Program &, const dataflow::Unit &, il::Tree statement, il::Tree value,
                         std::span<const il::Tree> known);
// An object of this type may be of one that extends it.
bool mayBeExtended(const dataflow::Program &, const dataflow::Unit &, il::Tree type);
// The components of objects, where some have memory of their own, or an object of a class may have some besides; nothing: they
// have none such, or not all can be told. What gives the object itself memory again would have to know its type.
std::vector<dataflow::Constituent> partsWithMemory(const dataflow::Program &, const dataflow::Unit &, il::Tree value);
// A call gets the object for arguments that are not ALLOCATABLE, and for no other: it keeps the memory that it has, whatever
// becomes of that of its components.
bool isPassedAsItIs(const dataflow::Program &, il::Tree call, il::Tree object);
// The type with the number of dimensions that a branch around a source statement is for; no tree: it stands in none.
il::Tree rankAround(const dataflow::Program &, il::Tree statement, il::Tree array);

}  // namespace dotbar::tools
