// A scope (TAP-M-ir): where names are declared. Units are scopes inside each other; USE and host association lead from one to
// another.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "frontends/semantics/symbols.h"

namespace dotbar::semantics {

// A USE: everything that a module offers, some of it under other names, or only what is named.
struct UseEdge {
  ScopeId module = none;  // none: not among the sources
  Tree use;
  bool only = false;
  std::vector<std::pair<Symbol, Symbol>> names;  // local name, name in the module; generic ones too
};

struct Scope {
  ScopeId id = none;
  Tree tree;
  Symbol name;
  ScopeId parent = none;  // the host
  std::vector<ScopeId> contained;
  std::vector<Symbol> formals;
  Symbol result;  // of a function
  Tree body, decls;
  bool savesAll = false;  // SAVE without names
  SymbolTable symbols;
  std::vector<UseEdge> uses;
  bool isProcedure() const { return body.id != 0; }
};

}  // namespace dotbar::semantics
