// Nested symbol tables (TAP-M-ir): what a name means in a unit, by its declarations or by implicit typing.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "dataflow/program/access.h"
#include "engine/il/forest.h"

namespace dotbar::dataflow {

using il::Op;
using il::Sort;
using il::Tree;

using UnitId = std::uint32_t;
using ZoneId = std::uint32_t;  // of the whole program
inline constexpr std::uint32_t none = ~0u;

struct Variable {
  enum class Kind { Local, Formal, Result, Common, Module, Constant, Procedure };
  Symbol name;
  Kind kind = Kind::Local;
  UnitId owner = none;          // the unit that declares it
  Tree type;                    // of an element
  Tree dims;                    // Dims; no tree: a scalar
  Tree declared;                // its occurrence in a declaration; no tree: implicit
  Tree occurs;                  // of an implicit one: where it occurs first
  Tree value;                   // of a constant; the initial value of a variable
  std::uint32_t formal = none;  // its place among the formals
  Symbol block;                 // of a COMMON member ("" is blank COMMON)
  bool saved = false, pointer = false, target = false, allocatable = false, optional = false, byValue = false;
  Tree statementFunction;     // its definition, if it is one
  bool external = false;      // declared EXTERNAL: no intrinsic, whatever its name
  bool typed = false;         // some declaration gives its type
  bool exact = true;          // its zones hold nothing but it: assigning all of it overwrites all of them
  std::vector<ZoneId> zones;  // one; one per component; one per storage fragment
  bool isVariable() const { return kind != Kind::Constant && kind != Kind::Procedure; }
};

class SymbolTable {
 public:
  Variable *find(Symbol name);  // here only
  const Variable *find(Symbol name) const { return const_cast<SymbolTable *>(this)->find(name); }
  Variable &add(Symbol name);                          // find or new
  std::vector<Variable> &all() { return variables_; }  // in the order of their declarations
  const std::vector<Variable> &all() const { return variables_; }

  // IMPLICIT: the type of names by their first letter; no tree under IMPLICIT NONE.
  std::array<Tree, 26> implicit{};
  Tree implicitType(Symbol name) const;
  Access access;  // of a module
  // Through USE of modules that are not among the sources: names, or anything at all.
  std::vector<Symbol> unresolved;
  bool open = false;
  bool mayComeFromElsewhere(Symbol name) const;
  std::unordered_map<Symbol, std::pair<Symbol, UnitId>> used;  // through USE: local name -> name in the module, module

 private:
  std::vector<Variable> variables_;
  std::unordered_map<Symbol, std::uint32_t> index_;
};

}  // namespace dotbar::dataflow
