// What a name means (TAP-M-ir): an entity, with what its declarations say of it. Names are bound to entities once; what two names
// mean is compared by entity, never by text.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/symbol.h"

namespace dotbar::semantics {

using il::Tree;

using ScopeId = std::uint32_t;
using StorageId = std::uint32_t;  // a piece of storage; numbered by who lays it out
inline constexpr std::uint32_t none = ~0u;

enum class EntityId : std::uint32_t {};
inline constexpr EntityId noEntity{none};

struct Entity {
  enum class Kind { Local, Formal, Result, Common, Module, Constant, Procedure, Type };
  EntityId id = noEntity;
  Symbol name;
  Kind kind = Kind::Local;
  ScopeId owner = none;         // the scope that declares it
  std::uint32_t order = 0;      // among the entities of its scope
  Tree type;                    // of an element
  Tree dims;                    // Dims; no tree: a scalar
  Tree declared;                // its occurrence in a declaration; no tree: implicit
  Tree occurs;                  // of an implicit one: where it occurs first
  Tree value;                   // of a constant; the initial value of a variable; the definition of a type
  std::uint32_t formal = none;  // its place among the formals
  Symbol block;                 // of a COMMON member ("" is blank COMMON)
  bool saved = false, pointer = false, target = false, allocatable = false, optional = false, byValue = false;
  bool contiguous = false;       // a pointer, or an array of assumed shape
  Tree statementFunction;        // its definition, if it is one
  ScopeId procedure = none;      // the unit that a procedure is, where that lies in the scope
  bool external = false;         // declared EXTERNAL: no intrinsic, whatever its name
  bool typed = false;            // some declaration gives its type
  bool exact = true;             // its storage holds nothing but it: assigning all of it overwrites all of that
  std::vector<StorageId> zones;  // one; one per component; one per fragment of a block
  bool isVariable() const { return kind != Kind::Constant && kind != Kind::Procedure && kind != Kind::Type; }
};

// All entities of a program. They stay where they are.
class Entities {
 public:
  Entity &add(Symbol name, ScopeId owner) {
    Entity &e = all_.emplace_back();
    e.id = static_cast<EntityId>(all_.size() - 1), e.name = name, e.owner = owner;
    return e;
  }
  Entity &operator[](EntityId e) { return all_[static_cast<std::size_t>(e)]; }
  const Entity &operator[](EntityId e) const { return all_[static_cast<std::size_t>(e)]; }

 private:
  std::deque<Entity> all_;
};

}  // namespace dotbar::semantics
