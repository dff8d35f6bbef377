// Inside the generator: what it knows of a unit while it writes it, and of the units that it may call.
#pragma once

#include <memory>
#include <set>

#include "tools/random/generator.h"

namespace dotbar::random {

enum class Is { Real, RealArray, Real2, RealShort, Index, IndexArray, Loop, Count, Stride, Extent, Level };
enum class Role { Local, In, InOut, Out, Common };

struct Var {
  std::string name;
  Is is = Is::Real;
  Role role = Role::Local;
  std::string block;        // of COMMON
  std::string global;       // its name in the first unit: COMMON may have other names elsewhere
  bool set = false;         // scalars: certainly has a value here
  bool zeroBased = false;   // of a RealArray
  bool adjustable = false;  // its extent is the argument n
  bool busy = false;        // a DO or WHILE variable in use
  bool frozen = false;      // COMMON in a function: read only
  bool writable() const { return role != Role::In && !frozen && !busy; }
  bool array() const { return is == Is::RealArray || is == Is::Real2 || is == Is::RealShort || is == Is::IndexArray; }
  bool real() const { return is == Is::Real || is == Is::RealArray || is == Is::Real2 || is == Is::RealShort; }
};

struct UnitModel {
  std::string name;
  bool function = false;
  bool recursive = false;  // calls itself while its argument `lev` is positive
  bool head = false;       // to be a head: all that it sets depends on all that it is given
  bool writesExtent = false;
  std::vector<Var> vars;  // dummy arguments first, in order
  int formals = 0;
  std::set<std::string> commonRead, commonWritten;  // global names, callees included
  Tree tree;
};

// Writes one unit after the other, callees first.
class Writer {
 public:
  Writer(Forest &f, std::uint64_t seed, const GeneratorOptions &o) : b{f}, r(seed), o_(o) {}
  RandomProgram write();

 private:
  // units
  void planGlobals();
  void writeFunction(int k);
  void writeSubroutine(int k);
  void writeHead();
  void addCommon(bool all);
  void addLocals();
  void initialise(std::vector<Tree> &body);
  void finish(std::vector<Tree> &body);
  void mixHead(std::vector<Tree> &body);
  void close(std::vector<Tree> &body);
  Tree declarations(bool head);
  Tree dims(const Var &v) const;
  Var &add(std::string name, Is is, Role role);
  void callItself(std::vector<Tree> &body);
  void headInputs(RandomProgram &p);
  void furtherHead(RandomProgram &p, const UnitModel &unit);
  Input inputOf(const Var &v);

  // statements
  void statements(std::vector<Tree> &to, int count, int depth);
  void statement(std::vector<Tree> &to, int depth);
  void directed(std::vector<Tree> &to, Feature f, int depth);
  void assignment(std::vector<Tree> &to);
  void indexAssignment(std::vector<Tree> &to);
  void loop(std::vector<Tree> &to, int depth, Feature kind);
  void zeroTrip(std::vector<Tree> &to, int depth);
  void whileLoop(std::vector<Tree> &to, int depth);
  void branch(std::vector<Tree> &to, int depth);
  void selection(std::vector<Tree> &to, int depth);
  bool call(std::vector<Tree> &to, Feature wanted);
  Tree actual(const UnitModel &callee, const Var &formal, Feature wanted, std::set<std::string> &used,
              std::set<std::string> &written);
  Var *chosen(bool array, bool write);
  std::vector<bool> setNow() const;
  void restore(const std::vector<bool> &before);
  Tree damped(Tree e);
  Tree extent(bool constant = false);

  // expressions
  Tree real(int depth);
  Tree realLeaf();
  Tree unary(int depth);
  Tree special(int depth);
  Tree extremum(int depth);
  Tree power(int depth);
  Tree literal();
  Tree element(const Var &v);
  Tree indexValue(int depth);
  Tree subscript(const Var &v, Tree i);
  Tree functionCall(int depth);
  Tree target(const Var &v);
  Tree test();
  std::string readable(const Var &v) { return note(v, false); }
  std::string note(const Var &v, bool write);  // records accesses of COMMON

  std::vector<Var *> those(auto wanted) {
    std::vector<Var *> v;
    for (Var &x : u->vars)
      if (wanted(x)) v.push_back(&x);
    return v;
  }
  void has(Feature f) { features[static_cast<std::size_t>(f)] = true; }

  Build b;
  Random r;
  GeneratorOptions o_;
  int N = 4;
  UnitModel *u = nullptr;
  std::vector<std::unique_ptr<UnitModel>> units;
  std::vector<Var> globals;
  std::vector<Feature> plan;
  Features features{};
  int loopDepth = 0;
  int callBudget = 0;
  std::string scratch;
};

}  // namespace dotbar::random
