// Which names are arrays, and which are of type character: what telling name(args) apart needs. Scopes nest as units do;
// a module's scope is seen through USE.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/support/symbol.h"

namespace dotbar::fortran {

class Scope {
 public:
  using Flags = std::uint16_t;
  // Foreign: of a type whose definition is not there. Target: perhaps, where a statement says what is not looked at. Overlaid: by
  // EQUIVALENCE.
  enum Flag : Flags {
    Known = 1,
    Array = 2,
    Character = 4,
    Constant = 8,
    Pointer = 16,
    Foreign = 32,
    Target = 64,
    Overlaid = 128,
    Common = 256
  };

  explicit Scope(const Scope *host = nullptr) : host_(host) {}

  void declare(Symbol name, Flags flags) { names_[name] |= static_cast<Flags>(flags | Known); }
  // USE module, of which only `only` (when given) is seen, under other names as `renames` (local name, its name there) says.
  struct Use {
    const Scope *module;
    bool only;
    std::vector<std::pair<Symbol, Symbol>> names;  // local name, name in the module
  };
  void use(Use u) { uses_.push_back(std::move(u)); }
  // PRIVATE or PUBLIC: of these names; without one of all that no other statement says.
  void access(bool isPublic, const std::vector<Symbol> &names) {
    if (names.empty()) private_ = !isPublic;
    for (Symbol n : names) said_[n] = isPublic;
  }
  void setOpen() { open_ = true; }  // something here could not be found: a name may be declared there

  bool isArray(Symbol name) const { return lookup(name, 0) & Array; }
  bool isCharacter(Symbol name) const { return lookup(name, 0) & Character; }
  bool isConstant(Symbol name) const { return lookup(name, 0) & Constant; }
  bool isPointer(Symbol name) const { return lookup(name, 0) & Pointer; }
  bool isForeign(Symbol name) const { return lookup(name, 0) & Foreign; }
  bool is(Symbol name, Flag flag) const { return lookup(name, 0) & flag; }
  bool isKnown(Symbol name) const { return lookup(name, 0) != 0; }
  const Scope *origin(Symbol name) const;  // where it is declared; null: not known
  bool isDeclaredHere(Symbol name) const { return names_.count(name) != 0; }
  bool isOpen() const { return open_ || (host_ && host_->isOpen()); }

  Symbol enumerated;  // the last one, of the enumeration that is being read

 private:
  struct Found {
    const Scope *in = nullptr;
    Flags flags = 0;
  };
  Found find(Symbol name, int depth) const;
  Flags lookup(Symbol name, int depth) const { return find(name, depth).flags; }
  bool hides(Symbol name) const {
    const auto found = said_.find(name);
    return found == said_.end() ? private_ : !found->second;
  }
  const Scope *host_;
  std::unordered_map<Symbol, Flags> names_;
  std::vector<Use> uses_;
  std::unordered_map<Symbol, bool> said_;  // whether it is PUBLIC
  bool private_ = false;
  bool open_ = false;
};

}  // namespace dotbar::fortran
