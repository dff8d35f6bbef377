// Nested symbol tables (TAP-M-ir): which entities the names of one scope mean.
#pragma once

#include <array>
#include <ranges>
#include <unordered_map>
#include <vector>

#include "frontends/semantics/access.h"
#include "frontends/semantics/entity.h"

namespace dotbar::semantics {

// Names of types are apart from those of all else (a function that constructs may have the name of its type; C has tags).
enum class Space { Ordinary, Types };

class SymbolTable {
 public:
  // Before anything else: where entities are kept, and whose these are.
  void open(Entities &all, ScopeId scope) { entities_ = &all, scope_ = scope; }

  Entity *find(Symbol name, Space = Space::Ordinary);  // declared here
  const Entity *find(Symbol name, Space space = Space::Ordinary) const {
    return const_cast<SymbolTable *>(this)->find(name, space);
  }
  Entity &add(Symbol name, Space = Space::Ordinary);  // find or new
  // In the order of their declarations; without types.
  auto all() {
    return order_ | std::views::transform([this](EntityId e) -> Entity & { return (*entities_)[e]; });
  }
  auto all() const {
    return order_ | std::views::transform([this](EntityId e) -> const Entity & { return (*entities_)[e]; });
  }

  // Through USE, by the name that it has here.
  const Entity *findUsed(Symbol name, Space = Space::Ordinary) const;
  void use(Symbol local, EntityId, Space = Space::Ordinary);
  auto used() const {
    return used_[0] | std::views::transform(
                          [this](const auto &u) { return std::pair<Symbol, const Entity &>(u.first, (*entities_)[u.second]); });
  }
  // What a USE of this scope, a module, can name: declared here or used, and not PRIVATE.
  std::unordered_map<Symbol, EntityId> offered(Space) const;

  // IMPLICIT: the type of names by their first letter; no tree under IMPLICIT NONE.
  std::array<Tree, 26> implicit{};
  Tree implicitType(Symbol name) const;
  Access access;  // of a module
  // Through USE of modules that are not among the sources: names, or anything at all.
  std::vector<Symbol> unresolved;
  bool isOpen = false;
  bool mayComeFromElsewhere(Symbol name) const;

 private:
  Entities *entities_ = nullptr;
  ScopeId scope_ = none;
  std::vector<EntityId> order_;
  std::array<std::unordered_map<Symbol, EntityId>, 2> own_, used_;  // by Space
};

}  // namespace dotbar::semantics
