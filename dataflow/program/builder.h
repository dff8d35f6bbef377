// The steps that build a Program, in order. Internal to dataflow/program.
#pragma once

#include <map>
#include <set>
#include <unordered_map>

#include "dataflow/program/program.h"
#include "il_make.h"

namespace dotbar::dataflow {

// Derived and fresh names with their types, by unit; and trees of the basic types.
struct Program::Names {
  struct Entry {
    semantics::Type type;
  };
  std::vector<std::unordered_map<std::uint32_t, Entry>> byUnit;
  const Entry *find(UnitId u, Symbol s) const {
    if (u >= byUnit.size()) return nullptr;
    auto f = byUnit[u].find(s.id);
    return f == byUnit[u].end() ? nullptr : &f->second;
  }
  Tree noexpr;
  semantics::Type integer, real, doubled, complex, doubleComplex, logical, unknown;
  // Associations of pointers (associations.h): of a variable; of its POINTER components, and of those of what it may point to.
  // The memory that nothing but the pointer designates.
  struct Associated {
    ZoneId own = semantics::none;
    std::vector<ZoneId> inner, memory;
    std::size_t zones = 0;  // those that the variable has itself; behind them stand those that its pointers were found to reach
    bool isEmpty() const { return own == semantics::none && inner.empty(); }
  };
  std::map<const Variable *, Associated> associated;
  const Associated *associationsOf(const Variable *v) const {
    const auto at = associated.find(v);
    return at == associated.end() ? nullptr : &at->second;
  }
  std::vector<std::map<std::uint32_t, const Variable *>> beside;  // derived names of such variables, by unit
  std::vector<std::vector<ZoneId>> unions;                        // zones that pointers unite: a derivative of one wants all
  struct Local {
    BitSet associations, pointees;
    std::vector<BitSet> unions;
  };
  std::map<UnitId, Local> local;  // the same in the numbering of a unit
  // Types by operator and bytes, made once: what is asked for inside a run whose trees are dropped is remembered longer.
  std::map<std::pair<Op, std::int64_t>, Tree> canonical;
  // By its definition, a structured type as one where no other has its name; and the class of it. They say which type is meant
  // (Forest::readAs of the name) to units that do not know it by this name.
  std::unordered_map<Tree, std::pair<Tree, Tree>> structured;
};

struct Builder {
  Program &p;
  Forest &f;

  explicit Builder(Program &program) : p(program), f(*program.forest_) {}
  void run(std::span<const Tree> files);

  // program.cpp
  std::vector<Tree> unshared(std::span<const Tree> files);
  void numberParents();
  void numberUnits();
  void findUnits(Tree list, UnitId parent);
  void addUnit(Tree t, UnitId parent);
  // storage.cpp, equivalence.cpp
  void ownZones();
  void commonBlocks();
  void layOut(Symbol block, const std::vector<semantics::Scopes::Layout> &layouts);
  semantics::Cell cell(const Variable &);
  std::string shape(const Variable &);
  void equivalences(Unit &, Tree decl);
  void pointers();
  // associations.cpp
  void addAssociations(const Unit &, const Variable &);
  void uniteAssociated();
  bool share(const Variable &, const Variable &) const;
  bool hasAssociations(const Variable &) const;
  std::vector<ZoneId> ownZonesOf(const Variable &) const;
  void indexHolders();  // before mayBePartOf, and again when zones have come in
  std::vector<const Variable *> mayBePartOf(const Variable &pointer) const;
  std::unordered_map<ZoneId, std::vector<const Variable *>> holders;  // the variables with pointers that designate a zone
  bool pointThereToo(const Variable &left, const std::vector<ZoneId> &zones, const std::vector<ZoneId> &inner);
  bool pointToResult(Variable &left, Tree right);
  // What a reference may lead to, and what the pointers there are associated with.
  struct Reached {
    std::vector<ZoneId> zones, inner;
  };
  Reached reachedByResult(Tree call) const;
  // copied.cpp
  struct Copied {
    Variable *to;
    const Variable *from;
    Tree call = {};  // of what function it is the result
    bool operator==(const Copied &) const = default;
  };
  std::vector<Copied> copiedObjects() const;
  Reached reachedFrom(const Copied &) const;
  bool pointWhereCopiedDo(std::vector<Copied> &);
  bool pointToWhatCalleesDo(const CallSite &);
  void pointWhereBegun();  // initial.cpp
  const Program::Names::Local &inNumbersOf(const Unit &) const;
  BitSet associationsInside(const Unit &, Tree ref) const;
  bool isUnited(const Variable &) const;
  const Variable *baseOf(const Unit &, const semantics::AccessPath &) const;
  void noteBeside(UnitId, Symbol derived, const Variable &original) const;
  BitSet associationsOf(const Unit &, const Variable &, bool own) const;
  BitSet associationsOn(const Unit &, Tree ref, bool isFollowed) const;
  BitSet associationOf(const Unit &, Tree ref, bool &surely) const;
  ZoneId newZone(std::string name, UnitId owner, Symbol block, bool common);
  std::int64_t size(const Unit &, const Variable &);
  bool outlives(const Unit &, const Variable &) const;
  // records.cpp
  std::vector<std::string> components(const Unit &, const Variable &);
  // extended.cpp
  void structuredTypes();
  void typesTakenFor();
  void placeFormal(const Unit &caller, Actual &, const Unit &callee, const Variable &formal) const;
  // pointers.cpp
  void keptTargets();
  // finalisation.cpp
  void finalisedVariables();
  // calls.cpp
  void findCalls();
  void callSite(Unit &, Tree call);
  void warnOfUnknown(const CallSite &) const;
  Actual actual(const Unit &caller, Tree tree, const Variable *formal, const Unit *callee);
  void matchActuals(CallSite &);
  std::vector<UnitId> associatedProcedures() const;
  void reachedThroughPointers(const std::vector<Graph::Nodes> &next, std::vector<ZoneId> &zones);
  void beyond(CallSite &, std::size_t i);  // actuals.cpp
  void visibleStorage();
  std::map<UnitId, std::vector<ZoneId>> namedZones() const;
  void mentionedZones(const Unit &, std::vector<ZoneId> &zones) const;
  void numberSeen(Unit &, const std::vector<ZoneId> &mentioned);
  void describe(const Unit &caller, Tree call, std::size_t at, Actual &) const;  // descriptions.cpp
  void passActuals(CallSite &);
  // stand_ins.cpp
  const Variable *dummyNamed(const Unit &, Tree) const;
  std::vector<UnitId> proceduresFor(const Unit &, Tree) const;
  std::vector<UnitId> proceduresAmong(const CallSite &) const;
  bool handOn(const CallSite &, std::set<UnitId> &anywhere);
  bool handToAll(const std::set<UnitId> &anywhere);
  bool isCalledOutOfSight(const Unit &) const;
  bool mayReachInside(const Unit &, UnitId host) const;
  bool runs(UnitId) const;
  void findStandIns();
  void findCalled(CallSite &, const std::vector<UnitId> &associated);
  bool mayBeCalled(const CallSite &, const Unit &procedure) const;
  struct StandIns {
    std::set<UnitId> all;
    bool others = false;  // and what is out of sight
  };
  std::map<std::pair<UnitId, Symbol>, StandIns> standIns_;  // for dummy procedures, each by whose it is and its name
  std::set<UnitId> loose_;                                  // what pointers, or procedures that nobody knows, may lead to
  mutable std::vector<char> runs_;                          // by unit, once it is asked
};

// Where the zones of one component lie among those of a structured type.
struct Member {
  std::size_t from = 0, count = 0;
  Component component;
};
// The variable that is given for a formal in a call; itself, when it is none.
const Variable *givenFor(const Builder &, const CallSite &, const Variable &formal);
// The zones of a reference, along its path.
std::vector<ZoneId> zonesAlong(const Program &, const Unit &, const semantics::AccessPath &);
bool findMember(const Program &, const Unit &, Tree type, Symbol name, Member &);
std::uint32_t componentCount(const Program &, const Unit &, Tree type, int depth = 0);

}  // namespace dotbar::dataflow
