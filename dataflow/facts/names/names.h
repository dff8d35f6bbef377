// Names that rules make (TAP-M-names): derived ones, by the namings of the rule set; fresh ones, by a hint and a type; those that
// belong to a place of the program. None meets a name that means something else where it stands, and what a scope of rules has
// asked for and used is declared when it ends.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "dataflow/facts/names/derived_name.h"
#include "dataflow/facts/values/current_unit.h"
#include "dataflow/facts/values/mixed.h"
#include "frontends/declare.h"

namespace dotbar::dataflow {

class Names {
 public:
  struct Surroundings {
    Program &program;
    const rules::RuleSet &rules;
    const CurrentUnit &currentUnit;
    std::function<bool(UnitId, Symbol)> isConstructName;
    // Derivatives of the unit are among the sources, or elsewhere, and are called just as the namings say.
    std::function<bool(UnitId)> isWrittenByHand;
    // The type with which a variable of a reference's shape is declared beside it; no tree: its extents are not known there.
    std::function<Tree(UnitId, Tree)> explicitType;
    // What a judgement of the rules makes of the name of a variable of a unit and the type it has there; no tree: it refuses.
    std::function<Tree(UnitId, rules::JudgementId, Tree name, Tree type)> typeBy;
  };
  explicit Names(Surroundings);

  // What a naming calls what a name stands for where it stands. Quiet: no scope has to declare it.
  Tree derived(const rules::Function &naming, Tree name, bool quiet);
  // hint, hint0, hint1 ...: the first that is free in the unit that is spoken of and whose type, if it was used before there, is
  // the same.
  Tree fresh(Symbol hint, Tree type);
  std::size_t mark() const { return live_.size(); }
  void release(std::size_t mark);  // those since then are free again
  // A variable, or the name of a construct, that belongs to a tree of the program: the same whenever it is asked for.
  Symbol nameFor(Tree, Symbol hint, UnitId);
  Tree variableFor(Tree, Symbol hint, Tree type, UnitId, bool quiet);
  Tree pointerFor(Tree, Symbol hint, Tree type, UnitId, bool quiet);  // likewise, a POINTER
  // A constant of a module that is not among the sources, as the unit calls it: under its own name, or where that is taken under
  // another one. The scope declares it by USE.
  Tree constantOf(Symbol module, Symbol there, UnitId);
  // Some derived variable has another type than its original.
  bool typesDiffer() const { return typesDiffer_; }
  bool elementsDiffer() const { return elementsDiffer_; }  // in more than dimensions
  // From now on the name stands for something of this type in the unit.
  void take(UnitId u, Symbol name, Tree type) { freshTypes_.emplace(std::pair(u, name), type); }

  void scopeBegin();
  // Declarations of what was asked for since and occurs in what was built since.
  Tree scopeEnd();

  // Nothing is asked of the unit any more; if something is all the same, it gets the same derived names.
  void forget(UnitId);

 private:
  using InUnit = std::pair<UnitId, Symbol>;
  struct Derived {
    Symbol original, naming;
    UnitId unit = none;
    Tree type, dims;
    std::optional<rules::JudgementId> typedBy;
    bool declares = false;  // a variable: the scope declares it
    bool settled = false;   // its type is no tree that is dropped after the facts are found
    std::size_t order = 0;
  };
  struct Fresh {
    Symbol hint;
    UnitId unit = none;
    int number = 0;  // hint, hint0, hint1 ... are -1, 0, 1 ...
  };
  // The names of one hint in a unit: which are free again, by their types, and the first that none was asked for yet.
  struct FreshNames {
    std::vector<std::pair<Tree, std::set<int>>> free;
    int next = -1;
    std::set<int> &ofType(const Forest &, Tree type);
  };
  using NameKey = std::tuple<Symbol, Symbol, UnitId>;  // naming, original, unit
  struct NameHash {
    std::size_t operator()(const NameKey &k) const {
      return Mixed()((std::uint64_t{std::get<2>(k)} << 32 | std::get<1>(k).id) ^ std::uint64_t{std::get<0>(k).id} << 20);
    }
  };
  struct NameOf {
    Symbol name;
    std::size_t era = 0;  // of which `derived_` has it; another one: it may not
  };
  struct Scope {
    std::vector<InUnit> names;  // in the order they were asked for
    std::uint32_t mark = 0;     // of the forest when it began
    std::set<InUnit> noted;
  };
  struct Constant {
    Symbol module, there;
  };
  struct Item;         // of what a scope declares
  struct Occurrences;  // in what was built in a scope

  void nameShared();
  void nameByHand(const rules::Function &naming, const Unit &);
  Symbol basis(const Unit &, Symbol procedure) const;
  NameOf &nameOf(const rules::Function &naming, bool shared, Symbol original, UnitId);
  bool mayUse(UnitId, Symbol name) const;
  bool isTaken(UnitId, Symbol name) const;
  bool noteDerived(InUnit, Symbol original, const rules::Function &naming, const Variable *, bool quiet);
  bool isDeclaredAs(Tree polymorphic, Tree type) const;
  Tree typed(const Derived &, Tree type);
  void noteName(UnitId, Symbol);
  // scope.cpp
  Occurrences occurringSince(std::uint32_t mark) const;
  // What is taken of the module that is derived of a module, or, written by hand, of the module itself.
  using TakenOf = std::map<std::pair<UnitId, bool>, std::vector<Taken>>;
  void declareDerived(InUnit, UnitId own, const Occurrences &, std::vector<Item> &, TakenOf &modules);
  Item asItem(Symbol name, Tree type, std::size_t order, std::size_t asked) const;
  Item asItem(Symbol name, const Derived &, bool formal, std::size_t asked);
  std::vector<Tree> declarationsOf(std::vector<Item>);
  bool isDescribed(UnitId unit, Symbol procedure) const;
  Tree resultType(UnitId from, Symbol function) const;
  Tree localType(const Derived &);
  InUnit derivedIn(const Derived &);
  const Variable *ofHost(const Derived &) const;
  std::string attributesOf(const Derived &, bool isFormal) const;
  bool hasOpenBounds(il::Tree type) const;
  void useDerived(const TakenOf &names, std::vector<Tree> &decls);
  bool standsThere(const Derived &) const;
  void useConstants(UnitId own, const std::set<Symbol> &occurring, const std::vector<Item> &items, std::vector<Tree> &decls);

  Surroundings at_;
  Program &program_;
  Forest &forest_;
  const rules::RuleSet &rules_;
  std::unordered_map<NameKey, NameOf, NameHash> derivedNames_;
  bool typesDiffer_ = false, elementsDiffer_ = false;
  std::size_t era_ = 1;  // one more whenever something in `derived_` is dropped
  std::map<InUnit, Derived> derived_;
  // Derived names of what units share, and of variables what they are derived from: procedures, modules, COMMONs, storage.
  std::unordered_map<Symbol, Symbol> programWide_;
  std::map<InUnit, Tree> freshTypes_;
  std::set<InUnit> pointers_;  // those of them that are POINTER
  std::vector<Fresh> live_;    // fresh names in use
  std::map<InUnit, FreshNames> freshNames_;
  std::map<std::pair<UnitId, Symbol>, std::map<Tree, Symbol>>
      namesFor_;                          // by the hint, and the tree: one of the unit, or built for it
  std::map<InUnit, Constant> constants_;  // by what the unit calls them
  std::vector<Scope> scopes_;
};

}  // namespace dotbar::dataflow
