// The scopes of a program and what every name in them means (TAP-M-ir): declarations are read once, occurrences are bound once.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/support/diagnostics.h"
#include "frontends/semantics/scope.h"

namespace dotbar::semantics {

using il::Forest;

struct ScopeOptions {
  std::function<bool(Symbol)> isIntrinsic;   // functions of the language
  std::function<bool(Symbol)> isOwnModule;   // modules of the language: they declare constants, types and procedures only
  std::map<Symbol, std::int64_t> constants;  // that such modules declare
};

// What a call is named by whose procedure has no name where it stands, since its module keeps it to itself: by the generic name
// that it is called by, `interface(f)` or `operator(+)`, and by what is meant.
Symbol specificName(Symbol generic, Symbol module, Symbol procedure);
bool isSpecificName(Symbol);
// Of such a name, and of `interface(f)`: f. None: it is no word.
Symbol genericWord(Symbol);
// What a call of a procedure of an object's type calls as long as it is not known: bound(name), with the object as first
// argument.
Symbol boundName(Symbol binding);
bool isBoundName(Symbol);  // also of one that is known: bound(name):module:procedure
Symbol bindingOf(Symbol boundName);

class Scopes {
 public:
  Scopes(Forest &, Diagnostics &, ScopeOptions);

  // --- building: all units, hosts first; then their names ---
  // A unit's scope, owned by the caller, with everything but names; it stays where it is.
  void add(Scope &);
  // Reads the declarations of all units and binds the occurrences in trees below `end`.
  void declare(std::uint32_t end);

  // --- what names mean; null: nothing that is known ---
  // In a scope: its own, a module's by USE, its host's.
  const Entity *find(const Scope &, Symbol, Space = Space::Ordinary) const;
  // Of an occurrence: as it was bound, whatever scope asks; of a name in a tree that was built: as its text says in the scope.
  const Entity *entity(const Scope &, Tree name) const;
  // The definition that a type's name means; no tree: unknown.
  Tree definition(const Scope &, Tree tag) const;
  // The unit that a procedure's name (or a specificName) means; none: unknown here (a dummy, or not among the sources).
  ScopeId procedure(const Scope &, Symbol) const;
  // A unit that no other contains, by name; none: there is none.
  ScopeId unit(Symbol name) const;
  // Not declared here, and a module that is not among the sources may declare it: nothing is known of it.
  bool mayBeImported(const Scope &, const Entity &) const;

  // --- storage that declarations name ---
  using Layout = std::pair<ScopeId, std::vector<Symbol>>;  // the members of a block in a unit
  const std::map<Symbol, std::vector<Layout>> &blocks() const { return blocks_; }
  const std::unordered_map<Symbol, Span> &blockNames() const { return blockNames_; }
  const std::vector<std::pair<ScopeId, Tree>> &equivalences() const { return equivalences_; }

 private:
  Scope &scope(ScopeId s) { return *scopes_[s]; }
  const Scope &scope(ScopeId s) const { return *scopes_[s]; }
  // declare.cpp
  void prepare(ScopeId);
  void declare(Scope &, Tree decl);
  void declareNames(Scope &, Tree decl);
  void declareEntities(Scope &, Tree decl);
  void common(Scope &, Tree decl);
  void describe(Scope &, Tree block);
  void entityOf(Scope &, Tree e, Tree type, const std::vector<Tree> &attrs);
  void applyAttribute(Entity &, Tree attribute);
  bool noneTyped(Tree implicitNone) const;
  void implicit(Scope &, Tree decl);
  void formalsAndResult(Scope &);
  void finishTypes(Scope &);
  // use.cpp
  void useModule(Scope &, Tree decl);
  void useOwnModule(Scope &, const UseEdge &);
  void useUnknown(Scope &, const UseEdge &);
  void import(Scope &, const Scope &module, const UseEdge &, Space);
  // scopes.cpp
  void bind(Scope &, Tree root, bool declares);
  bool saysExternal(const Scope &, Symbol) const;

  Forest &f_;
  Diagnostics &diagnostics_;
  ScopeOptions options_;
  Entities entities_;
  std::vector<Scope *> scopes_;
  std::vector<char> prepared_;
  std::unordered_map<Symbol, ScopeId> units_;
  std::vector<EntityId> bound_;  // by the tree's id
  std::map<Symbol, std::vector<Layout>> blocks_;
  std::unordered_map<Symbol, Span> blockNames_;
  std::vector<std::pair<ScopeId, Tree>> equivalences_;
  Tree integer_, real_, unknown_;
};

}  // namespace dotbar::semantics
