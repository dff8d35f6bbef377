// Who may name what a module declares: PRIVATE, PUBLIC, PROTECTED.
#pragma once

#include <set>

#include "engine/il/forest.h"
#include "engine/support/symbol.h"

namespace dotbar::semantics {

struct Access {
  bool all = false;  // PRIVATE for whatever is not named
  std::set<Symbol> closed, open, guarded;
  bool hides(Symbol n) const { return closed.count(n) || (all && !open.count(n)); }
  bool guards(Symbol n) const { return guarded.count(n) != 0; }  // others may name it and not overwrite it
};

Access accessIn(const il::Forest &, il::Tree decls);
// The components of a structured type that only its module may name.
std::set<Symbol> privateComponents(const il::Forest &, il::Tree typedefinition);
// A component of a type that is a pointer to a procedure: a binding that says POINTER.
bool isProcedurePointer(const il::Forest &, il::Tree member);
// Of a structured type what only its module may name: components that are pointers to procedures, and what is bound to it.
std::set<Symbol> privateProcedures(const il::Forest &, il::Tree typedefinition);

}  // namespace dotbar::semantics
