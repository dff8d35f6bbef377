// What names mean in modules, as far as putting a submodule into one asks: where they are declared, and who sees them.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>

#include "engine/il/forest.h"

namespace dotbar::fortran {

// The module that declares a name, and the name there; of a module that is not among the files what a USE says.
using ModuleName = std::pair<Symbol, Symbol>;

class ModuleNames {
 public:
  explicit ModuleNames(const il::Forest &f) : f_(f) {}

  void set(Symbol module, il::Tree t) { modules_[module] = t; }
  il::Tree module(Symbol name) const;
  bool isKnown(Symbol module) const { return static_cast<bool>(module_(module)); }

  // What a name of the module means in it.
  std::optional<ModuleName> origin(Symbol module, Symbol name, int depth = 0) const;
  // Others that use the module see it.
  bool isPublic(Symbol module, Symbol name) const;
  // By USE, over any number of modules.
  bool reaches(Symbol from, Symbol to) const;
  // All operators and assignments that are generic somewhere.
  std::set<Symbol> operators() const;

 private:
  il::Tree module_(Symbol name) const;
  std::optional<ModuleName> throughUse(il::Tree use, Symbol name, int depth) const;
  const il::Forest &f_;
  std::map<Symbol, il::Tree> modules_;
};

// What the declarations and procedures of a module declare; not what it uses.
std::set<Symbol> declaredIn(const il::Forest &, il::Tree module);
// Names in a unit that nothing in the procedures they stand in declares: of a module all but those.
std::set<Symbol> freeNames(const il::Forest &, il::Tree unit);
// operator(+), assignment(=), which several modules may give a meaning.
bool isOperatorName(Symbol);

}  // namespace dotbar::fortran
