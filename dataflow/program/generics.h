// Which specific procedure is meant where a call, an operation or an assignment names something generic: decided by the types,
// kinds and ranks of what it is applied to, before data flow (TAP-M-ir).
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

// The program, built again from trees in which calls of specific procedures stand wherever it is known which; where it is not, a
// call that no procedure is known for (and a warning that says why). The same program where nothing is generic.
void bindGenerics(std::unique_ptr<Program> &, Diagnostics &,
                  const std::function<std::unique_ptr<Program>(std::span<const Tree>)> &build);

struct Specific {
  UnitId unit = none;  // none: not among the sources
  Symbol name;
  bool operator==(const Specific &) const = default;
};

// What is generic, where: interface blocks of a scope, and what USE lets through of those of modules.
class Generics {
 public:
  explicit Generics(const Program &);
  bool any() const { return !names_.empty() || !binding_.empty(); }
  bool isKnown(Symbol generic) const { return names_.count(generic) != 0; }
  // Whether an operand may have a type that brings a meaning of its own along.
  bool isBound(const Unit &, Symbol generic, Tree type) const;
  // What a type binds to a name, by itself or by what it extends: the procedure, or several of which the arguments choose one.
  struct Bound {
    Specific specific;
    std::size_t passed = npos;  // where the object stands among the arguments; npos: it is not passed
    bool deferred = false;
    bool isPrivate = false;  // as a name of the type; the procedure is another matter
    Symbol binding;
  };
  static constexpr std::size_t npos = std::size_t(-1);
  std::vector<Bound> bound(Tree definition, Symbol name) const;
  Tree procedureComponent(Tree definition, Symbol name) const;
  const std::vector<Tree> &typesWithBindings() const { return binding_; }
  // Objects that take from that type what they bind to the name: of itself, or of what extends it and says nothing else. An
  // abstract type that only abstract ones extend has none.
  bool hasObjects(Tree definition, Symbol name) const;
  std::optional<Bound> ownBinding(Tree definition, Symbol name) const;  // of the type itself, one procedure; nothing: none
  bool isOverridden(Tree definition, Symbol name) const;                // a type that extends it binds something else to the name
  std::optional<Bound> overriding(Tree definition,
                                  Symbol name) const;  // what some type that extends it binds to the name; nothing: none
  // The specific procedures that a name stands for in a unit; those of the unit itself, and of each host, apart.
  std::vector<std::vector<Specific>> levels(const Unit &, Symbol generic) const;
  // Whether one of them may be meant where a name is applied to values of intrinsic types alone.
  bool takesIntrinsicTypes(const Unit &, Symbol generic) const;

 private:
  using Seen = std::set<std::pair<UnitId, Symbol>>;
  bool means(const Unit &, Symbol) const;
  void collect(const Unit &, Tree decls);
  void collectType(Tree definition);
  Bound bound(Tree definition, Tree binding) const;
  Tree member(Tree definition, Symbol name) const;
  bool hidesBindings(Tree definition) const;
  bool extends(Tree definition, Tree other) const;  // the other one extends it
  bool collectRenamed(const Unit &);
  void visible(const Unit &, Symbol generic, std::vector<Specific> &, Seen &) const;
  void used(const Unit &, Symbol generic, std::vector<Specific> &, Seen &) const;

  const Program &p_;
  const Forest &f_;
  std::vector<std::map<Symbol, std::vector<Specific>>> own_;  // by unit
  std::set<Symbol> names_, bound_;                            // all; those of types
  std::vector<Tree> types_, binding_;                         // all; those that bind names
};

// The name of a call of something generic for which no specific procedure is known.
bool isGenericName(Symbol);

}  // namespace dotbar::dataflow
