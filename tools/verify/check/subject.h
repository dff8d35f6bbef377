// What a driver must know of the procedure under check: its variables with their shapes as numbers, its COMMON blocks, how
// its derivatives are called.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/verify/check/check.h"

namespace dotbar::tools {

enum class Class { Real, Complex, Integer, Logical, Character, Procedure, Structure };

// A variable that a call of the procedure can see: a formal argument, the result, a COMMON member, a module variable.
struct Item {
  std::string name, headName;  // the second: what a head calls it
  Class kind = Class::Real;
  std::string type;                           // as Fortran declares it: real(8)
  std::string definition;                     // of a structured type; others: empty
  std::vector<std::pair<long, long>> bounds;  // empty: a scalar
  std::size_t count = 1;                      // elements
  bool independent = false, dependent = false;
  std::size_t x = 0, y = 0;      // where its elements begin among the independents, the dependents
  std::string value;             // what --set says; empty: pseudo-random
  bool preset = false;           // has its value from the program (DATA, initialisation): put back before every run
  std::string tangent, adjoint;  // names of the derivatives of a COMMON member; empty: none
};

struct Block {       // a COMMON block, or the variables of one module
  std::string name;  // of the block as in /name/, empty: blank COMMON; of the module
  bool module = false;
  std::vector<Item> items;                      // in the order of the text
  std::string tangent, adjoint;                 // names of the blocks (modules) of derivatives; empty: none
  std::vector<std::string> tangents, adjoints;  // their members, in order
};

// How a procedure or a derivative of it is called.
struct Callable {
  std::string name, module;  // module: empty for an external procedure
  bool function = false;
  std::string interface;  // an interface body, when calls need one
  struct Actual {
    std::string item;
    bool derivative = false;
  };
  std::vector<Actual> actuals;
};

struct Subject {
  std::string title;        // f(x, y) > (z)
  std::vector<Item> items;  // formals, then the result of a function
  bool function = false;
  std::vector<Block> blocks;
  Callable primal, tangent, adjoint;
  std::size_t independents = 0, dependents = 0;  // elements
  bool single = false;                           // some variable is of single precision
  bool strict = true;  // one head: derivatives that the contract does not speak of may hold anything on entry

  std::vector<const Item *> seen() const {  // every variable, those of blocks behind the formals
    std::vector<const Item *> all;
    for (const Item &i : items) all.push_back(&i);
    for (const Block &b : blocks)
      for (const Item &i : b.items) all.push_back(&i);
    return all;
  }
};

// Reads all of it off the program and its derivatives; reports what has no value or is not supported. No value after errors.
std::optional<Subject> describe(Session &, const CheckRequest &, const dataflow::Program &, const dataflow::Head &,
                                const Derivative &tangent, const Derivative &adjoint);

}  // namespace dotbar::tools
