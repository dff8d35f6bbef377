// The steps that build a Program, in order. Internal to dataflow/program.
#pragma once

#include <map>

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
  // Types by operator and bytes, made once: what is asked for inside a run whose trees are dropped is remembered longer.
  std::map<std::pair<Op, std::int64_t>, Tree> canonical;
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
  ZoneId newZone(std::string name, UnitId owner, Symbol block, bool common);
  std::int64_t size(const Unit &, const Variable &);
  bool outlives(const Unit &, const Variable &) const;
  // records.cpp
  std::vector<std::string> components(const Unit &, const Variable &);
  // pointers.cpp
  void keptTargets();
  // finalisation.cpp
  void finalisedVariables();
  // calls.cpp
  void findCalls();
  void callSite(Unit &, Tree call);
  Actual actual(const Unit &caller, Tree tree, const Variable *formal, const Unit *callee);
  void matchActuals(CallSite &);
  void beyond(CallSite &, std::size_t i);  // actuals.cpp
  void visibleStorage();
  std::map<UnitId, std::vector<ZoneId>> namedZones() const;
  void mentionedZones(const Unit &, std::vector<ZoneId> &zones) const;
  void numberSeen(Unit &, const std::vector<ZoneId> &mentioned);
  void passActuals(CallSite &);
};

// Where the zones of one component lie among those of a structured type.
struct Member {
  std::size_t from = 0, count = 0;
  Component component;
};
bool findMember(const Program &, const Unit &, Tree type, Symbol name, Member &);
std::uint32_t componentCount(const Program &, const Unit &, Tree type, int depth = 0);

}  // namespace dotbar::dataflow
