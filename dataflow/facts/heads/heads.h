// What is differentiated: the heads of a run, which zones they name, and which procedures they reach.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "dataflow/program/program.h"
#include "engine/support/diagnostics.h"

namespace dotbar::dataflow {

// Variables by name: formals, a function's result (by the function's name), COMMON members and module variables visible in the
// procedure; components of these, p%x.
struct Head {
  std::string procedure;  // `m%f` names a procedure of a module
  std::vector<std::string> independents, dependents;
  std::vector<std::string> passed{};  // procedures that a caller passes for its dummy procedures
  std::string suffix{};               // of what is derived for it; empty: as the rules name what is derived of the procedure
  bool onlyReaches = false;           // what it names is not asked (it may not be there yet): only what it reaches
};

// A head that names no variables, with those that it stands for: all real arguments of the procedure, and its result.
Head withArguments(const Program &, Head);

std::string lowered(std::string name);            // as a variable is called where letter case does not count
std::string variableIn(const std::string &name);  // of p%x, p

class Heads {
 public:
  // Reports heads that the program does not have, and what they name in vain; see ok(). Without a head everything is reached, and
  // nothing is named.
  // `passed`: what is passed for a dummy procedure is a head, too, which names all its real arguments (and its result).
  Heads(const Program &, const std::vector<Head> &, Diagnostics &, bool passed = false);
  bool ok() const { return good_; }
  bool none() const { return none_; }

  struct Names {
    BitSet zones;             // as the procedure numbers them
    std::vector<Tree> names;  // as it calls them, in the order they were given
  };
  struct Named {
    Names independents, dependents;
  };
  // Null: the procedure is no head. Without a head each is one that names nothing.
  const Named *of(UnitId) const;
  bool isPassed(UnitId u) const { return passed_.count(u) != 0; }     // for a dummy procedure
  bool isGiven(UnitId u) const { return givenUnits_.count(u) != 0; }  // by a caller of a head, as the user says
  const std::vector<UnitId> &reached() const { return reached_; }     // callees first
  bool reaches(UnitId u) const { return isReached_[u]; }

  // What outlives calls and is named by heads that a unit is or calls, as the program numbers it.
  const BitSet &namedBelow(UnitId) const;

 private:
  void read(const Head &);
  void read(const Unit &, const std::vector<std::string> &names, const Head &, Names &);
  void read(const Unit &, const std::string &name, const Head &, Names &);
  Tree component(const Unit &, const Variable &, Tree whole, const std::string &path);
  void addHandedOut(const Unit &, Named &);
  void findReached();
  bool addPassed();
  void nameAll(const Unit &);
  void refuseFinalised();
  std::vector<BitSet> findNamed() const;
  Diagnostic &error(Span, std::string message);
  std::vector<std::string> procedures(bool withModules) const;
  void notThere(const std::string &name, const Unit *other);
  std::vector<std::string> meant(const Unit &found, const std::string &name) const;
  std::vector<std::string> nameable(const Unit &) const;

  const Program &program_;
  Diagnostics &diagnostics_;
  bool good_ = true, none_;
  std::map<UnitId, Named> named_;
  std::set<UnitId> passed_, givenUnits_;
  std::vector<std::string> given_;  // procedures that callers of heads pass
  std::vector<UnitId> reached_;
  std::vector<char> isReached_;
  mutable std::optional<std::vector<BitSet>> namedBelow_;  // by unit, once somebody asked; empty: no head is called
};

}  // namespace dotbar::dataflow
