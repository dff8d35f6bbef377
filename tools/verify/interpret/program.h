// What the declarations of a unit say, looked up once per unit: types, dimensions, dummy arguments, places in COMMON.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>

#include "engine/il/forest.h"
#include "tools/verify/interpret/value.h"

namespace dotbar::interpret {

using il::Forest;
using il::Op;
using il::Tree;

struct UnitInfo;

struct Variable {
  Symbol name;
  Type type;
  Tree dims;  // no tree or an empty list: a scalar
  Tree init;  // of a PARAMETER or an initialised variable
  bool parameter = false;
  bool saved = false;
  bool declared = false;   // by a type statement
  bool procedure = false;  // EXTERNAL, INTRINSIC
  bool external = false;   // EXTERNAL
  bool byValue = false;    // a dummy with VALUE: a copy of what the actual argument is at the call
  bool optional = false;   // a dummy that need not be present
  int hosted = -1;         // which variable of the procedure around it it is
  int formal = -1;
  int block = -1;    // COMMON block
  int overlay = -1;  // which of the unit's overlays by EQUIVALENCE; there at `offset`
  std::uint32_t offset = 0;
  std::uint32_t home = 0;  // address of a saved variable
  bool hasDims = false;
  UnitInfo *origin = nullptr;  // of a name that USE or the module around gives: the module that declares it
  Symbol original;             // its name there
  bool fixed = false;          // has its own storage as long as the machine lives: saved, or of a module
  std::vector<Bound> shape;    // of a fixed one
};

struct UnitInfo {
  Symbol name;
  Tree tree, body;
  bool function = false;
  bool module = false;
  UnitInfo *host = nullptr;                         // the module or procedure around it
  std::map<Symbol, UnitInfo *> own;                 // procedures that it contains
  std::map<Symbol, std::vector<Symbol>> generics;   // names that stand for several procedures
  std::map<Symbol, std::vector<Symbol>> described;  // what interface blocks call the arguments of external procedures
  std::map<Symbol, std::pair<const UnitInfo *, Symbol>>
      procedures;                                       // that USE names, or gives another name: the module, its name there
  std::map<const UnitInfo *, std::set<Symbol>> wholes;  // modules that it uses without ONLY, and what of them has another name
  bool isPrivate = false;                               // what no PUBLIC names is PRIVATE
  std::set<Symbol> publicNames, privateNames;
  std::vector<Tree> data;
  std::map<Symbol, Tree> statementFunctions;
  std::vector<Tree> equivalences;       // sets of what begins at the same place
  std::vector<std::uint32_t> overlays;  // the storage that each takes
  std::vector<Symbol> formals;
  Symbol result;
  std::vector<Variable> variables;
  std::unordered_map<std::uint32_t, int> index;  // by symbol
  std::array<Type, 26> implicit{};
  bool implicitNone = false;
  bool implicitGiven = false;  // by a statement: names that it types count as declared

  int slot(Symbol name);  // adds an implicitly typed variable where there is none; -1 under IMPLICIT NONE
  int find(Symbol name) const;
  bool offers(Symbol name) const { return isPrivate ? publicNames.count(name) != 0 : !privateNames.count(name); }
};

struct Block {
  Symbol name;
  std::uint32_t units = 0, address = 0;
};

// All units of some files. Names are those of the trees; Fortran's front end writes them in lower case.
class Program {
 public:
  Program(const Forest &forest, std::span<const Tree> files);  // throws RunError
  UnitInfo *find(Symbol name);                                 // a procedure
  std::vector<UnitInfo *> meant(const UnitInfo &from,
                                Symbol name);  // by the name that they have in a unit: several of a generic one
  // By which names a unit may pass the arguments of a procedure.
  const std::vector<Symbol> &keywords(const UnitInfo &from, const UnitInfo &callee) const;
  UnitInfo *scope(Symbol name);                                  // a procedure or a module
  bool definesAssignment() const { return definesAssignment_; }  // somewhere
  std::vector<Block> &blocks() { return blocks_; }
  std::vector<std::unique_ptr<UnitInfo>> &units() { return units_; }
  // The value of a constant integer expression.
  std::optional<std::int64_t> constant(const UnitInfo &unit, Tree e) const;

 private:
  void addUnit(Tree t, UnitInfo *host);
  void addProcedure(UnitInfo &u, Tree t);
  void addInterface(UnitInfo &u, Tree interface);
  const std::vector<Symbol> *describedIn(const UnitInfo &u, Symbol procedure) const;
  void access(UnitInfo &u, Tree decl);
  void addDeclarations(UnitInfo &u, Tree decls);
  void implicit(UnitInfo &u, Tree decl);
  void use(UnitInfo &u, Tree use);
  void importFrom(UnitInfo &u, UnitInfo &module, Symbol there, Symbol local);
  void host(UnitInfo &u);
  bool meantIn(const UnitInfo &u, Symbol name, std::vector<UnitInfo *> &found);
  bool meantInScope(const UnitInfo &u, Symbol name, std::vector<UnitInfo *> &found);
  void declare(UnitInfo &u, Tree decl);
  void declareEntities(UnitInfo &u, Tree decl);
  void layout(UnitInfo &u, Tree common);
  void overlay(UnitInfo &u);
  std::int64_t elements(const UnitInfo &u, const Variable &v, Span where) const;  // of a constant shape
  std::int64_t offsetOf(const UnitInfo &u, const Variable &v, Tree object) const;
  Type typeOf(const UnitInfo &u, Tree type) const;
  Variable &variable(UnitInfo &u, Symbol name);
  int block(Symbol name);

  const Forest &f_;
  std::vector<std::unique_ptr<UnitInfo>> units_;
  std::map<Symbol, UnitInfo *> byName_, modules_;
  std::vector<Block> blocks_;
  bool definesAssignment_ = false;
};

}  // namespace dotbar::interpret
