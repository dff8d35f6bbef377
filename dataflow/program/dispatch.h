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
  // why): they are not all known in one module, or that uses the caller's.
  std::optional<Symbol> procedure(const Program &, const Generics &, UnitId caller, Tree definition, Symbol binding,
                                  std::string &why);
  // The files with those that were asked for, and are not there yet, in their modules.
  std::vector<Tree> with(const Program &, std::vector<Tree> files);

 private:
  using Key = std::tuple<Symbol, Symbol, Symbol>;  // module, type, binding
  struct Wanted {
    Symbol module;
    Tree procedure;
  };
  std::map<Key, Symbol> made_;
  std::vector<Wanted> wanted_;
};

}  // namespace dotbar::dataflow
