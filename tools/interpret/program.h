// What the declarations of a unit say, looked up once per unit: types, dimensions, dummy arguments, places in COMMON.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>

#include "engine/il/forest.h"
#include "tools/interpret/value.h"

namespace dotbar::interpret {

using il::Forest;
using il::Op;
using il::Tree;

struct Variable {
  Symbol name;
  Type type;
  Tree dims;  // no tree or an empty list: a scalar
  Tree init;  // of a PARAMETER or an initialised variable
  bool parameter = false;
  bool saved = false;
  bool declared = false;   // by a type statement
  bool procedure = false;  // EXTERNAL, INTRINSIC
  int formal = -1;
  int block = -1;  // COMMON block
  std::uint32_t offset = 0;
  std::uint32_t home = 0;  // address of a saved variable
  bool hasDims = false;
};

struct UnitInfo {
  Symbol name;
  Tree tree, body;
  bool function = false;
  std::vector<Symbol> formals;
  Symbol result;
  std::vector<Variable> variables;
  std::unordered_map<std::uint32_t, int> index;  // by symbol
  std::array<Type, 26> implicit{};
  bool implicitNone = false;

  int slot(Symbol name);  // adds an implicitly typed variable where there is none; -1 under IMPLICIT NONE
  int find(Symbol name) const;
};

struct Block {
  Symbol name;
  std::uint32_t units = 0, address = 0;
};

// All units of some files. Names are those of the trees; Fortran's front end writes them in lower case.
class Program {
 public:
  Program(const Forest &forest, std::span<const Tree> files);  // throws RunError
  UnitInfo *find(Symbol name);
  std::vector<Block> &blocks() { return blocks_; }
  std::vector<std::unique_ptr<UnitInfo>> &units() { return units_; }
  // The value of a constant integer expression.
  std::optional<std::int64_t> constant(const UnitInfo &unit, Tree e) const;

 private:
  void addUnit(Tree t);
  void declare(UnitInfo &u, Tree decl);
  void declareEntities(UnitInfo &u, Tree decl);
  void layout(UnitInfo &u, Tree common);
  Type typeOf(const UnitInfo &u, Tree type) const;
  Variable &variable(UnitInfo &u, Symbol name);
  int block(Symbol name);

  const Forest &f_;
  std::vector<std::unique_ptr<UnitInfo>> units_;
  std::map<Symbol, UnitInfo *> byName_;
  std::vector<Block> blocks_;
};

}  // namespace dotbar::interpret
