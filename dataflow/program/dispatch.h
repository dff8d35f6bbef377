// Calls of what the type of an object binds, where a type that extends the declared one binds something else: a procedure that
// asks for the type of the object and calls what that type binds stands for all of them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "dataflow/program/generics.h"

namespace dotbar::dataflow {

class Dispatchers {
 public:
  // What a call names the procedure that chooses among what the type, and those that extend it, bind to the name; nothing (and
  // why): they are not all known, or cannot all be named in one module.
  std::optional<Symbol> procedure(const Program &, const Generics &, UnitId caller, Tree definition, Symbol binding,
                                  std::string &why);
  // The files with those that were asked for, and are not there yet. Each stands in the module of the type, or of the first
  // caller, if that knows all types and has a procedure of one; or in the type's, if that calls what is bound itself; else in a
  // module of its own, which begins with what the sources do not say (imported), behind the last file that has one of the types.
  std::vector<Tree> with(const Program &, std::vector<Tree> files);

 private:
  using Key = std::tuple<Symbol, Symbol, Symbol>;  // module, type, binding
  struct Name {
    Symbol module, procedure;
  };
  struct Wanted {
    Symbol module;
    Tree unit;                   // the procedure, or its own module
    std::vector<Symbol> behind;  // of its own module: one of these has each type
  };
  std::map<Key, Name> made_;
  std::vector<Wanted> wanted_;
};

}  // namespace dotbar::dataflow
