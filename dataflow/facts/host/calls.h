// What primitives ask of calls and of the procedures that trees stand for.
#pragma once

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

// The procedure that a tree names: a unit, the name in its header, a call, or the name in a call; null: none that is known. The
// name is one of the unit `around`.
const Unit *procedureOf(Facts::Impl &, UnitId around, Tree);
// The first in an instruction's expressions of what may be a function and is not among the sources: its name; no tree: none is.
Tree askedOutside(Facts::Impl &, Tree instr);
// An application of a function of the sources whose result is that of its arguments alone: nothing else happens.
bool isRepeatableCall(Facts::Impl &, UnitId, Tree);
// An external procedure that may only be called where its interface is explicit: its derivative has none there.
bool isWithoutInterface(const Facts::Impl &, const CallSite &);

// What is passed for a formal of a dummy procedure that is described as an object with a derivative wherever it is called.
bool isForDescribedObject(const Facts::Impl &, Tree argument);

}  // namespace dotbar::dataflow
