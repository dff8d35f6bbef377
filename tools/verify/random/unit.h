// Inside the generator: what it knows of a unit while it writes it, and of the units that it may call.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>

#include "tools/verify/random/generator.h"

namespace dotbar::random {

// Room: an integer of a module, at least N, that only extents use.
enum class Is {
  Real,
  RealArray,
  Real2,
  RealShort,
  Index,
  IndexArray,
  Loop,
  Long,
  Complex,
  Count,
  Stride,
  Extent,
  Room,
  Level,
  Text,
  Flag,
  Kind
};
enum class Role { Local, In, InOut, Out, Shared };
enum class Shape { Explicit, AssumedShape, AssumedSize };
enum class Given { No, Parameter, Data, Initial };  // how a constant has its value

struct Var {
  std::string name;
  Is is = Is::Real;
  Role role = Role::Local;
  std::string block;                // of shared storage: the COMMON block or the module
  bool module = false;              // which of both
  std::string global;               // its name in the first unit or in the module: it may have other names elsewhere
  std::string original;             // its name in its module, where that is not `global`: another module has the name, too
  bool isPrivate = false;           // of the module
  std::string common;               // of a variable of a module: the COMMON block that it is a member of there
  std::vector<std::string> covers;  // of a part of another layout of a COMMON block: the global names of what it lies over
  int elements = 0;                 // of such a part, where it is an array
  int beyond = 0;                   // so many more are declared, which nobody touches
  int bytes = 8;                    // of a real
  int kind = 0;                     // of an integer or a logical: the bytes, 0 for the default
  bool overlaid = false;            // by EQUIVALENCE with another variable of the unit
  std::string room;                 // of a local array: the module variable that is its extent
  Given given = Given::No;          // a constant, which no statement writes
  std::string value;                // of a constant
  Shape shape = Shape::Explicit;
  bool saved = false;
  bool set = false;         // scalars: certainly has a value here
  bool zeroBased = false;   // of a RealArray
  bool adjustable = false;  // its extent is the argument n
  bool byValue = false;     // a dummy that is only read, where callers see the interface
  bool busy = false;        // a DO or WHILE variable in use
  bool frozen = false;      // read only: a constant, shared storage in a function
  bool hidden = false;      // no statement may name it here: another variable has its name, or it may be absent
  bool optional = false;
  bool workspace = false;  // workspaces.cpp sets and uses it, nothing else
  bool inner = false;      // of a BLOCK or an internal procedure: its name begins with the number of that
  // The COMMON block that it is a member of, in a module or not; empty: of none.
  const std::string &commonBlock() const { return module ? common : block; }
  bool writable() const { return role != Role::In && !frozen && !busy; }
  bool array() const { return is == Is::RealArray || is == Is::Real2 || is == Is::RealShort || is == Is::IndexArray; }
  // It has N elements along its first dimension, neither more (a room, a view of a longer block) nor an unknown number.
  bool exact() const { return shape != Shape::AssumedSize && room.empty() && !elements; }
  bool constant() const { return given != Given::No; }
  bool real() const { return is == Is::Real || is == Is::RealArray || is == Is::Real2 || is == Is::RealShort; }
};

struct UseModel {
  std::string module;
  bool only = false;
  std::vector<std::pair<std::string, std::string>> names;  // here and there; without `only` those that are renamed
};

struct UnitModel {
  std::string name;
  std::string module;  // around it, if any
  std::string result;  // of a function with RESULT
  int bytes = 8;       // of a function's result
  std::vector<UseModel> uses;
  std::map<std::string, std::string> aliases;  // what procedures of modules are called here
  std::vector<std::vector<Tree>> overlays;     // EQUIVALENCE: each a set
  std::vector<Tree> statementFunctions;
  std::vector<Tree> internals;               // procedures
  bool intents = false;                      // its dummies have INTENT
  bool implicit = false;                     // what IMPLICIT types is not declared
  bool function = false, isFormula = false;  // ... which one formula says
  bool isPrivate = false;                    // of its module: others call it by a generic name alone
  bool recursive = false;                    // calls itself while its argument `lev` is positive
  bool head = false;                         // to be a head: all that it sets depends on all that it is given
  bool writesExtent = false;
  bool described = false;                                        // of no module, and by interface blocks where it is called
  bool isKnown() const { return described || !module.empty(); }  // callers see its interface
  std::vector<Var> vars;                                         // dummy arguments first, in order
  int formals = 0;
  std::set<std::string> sharedRead, sharedWritten;  // global names, callees included
  Tree tree;
};

// Writes one unit after the other, callees first.
class Writer {
 public:
  Writer(Forest &f, std::uint64_t seed, const GeneratorOptions &o) : b{f}, r(seed), working(seed ^ 0x3a17), o_(o) {}
  RandomProgram write();

 private:
  // units
  void planWishes();
  void planGlobals();
  void planModules();
  void planOtherModule();
  void planModuleCommon();
  void moduleCommon(std::vector<Tree> &decls);
  void addOtherModule();
  void writeNamesakes();
  void writeOperator();
  void writeAssignment();
  bool definedAssignment(std::vector<Tree> &to);
  void limitAccess(std::vector<Tree> &decls);
  bool isSeen(const UnitModel &callee) const;
  bool seesOperator() const;
  void addModules(bool all);
  void addConstants();
  void firstTime(std::vector<Tree> &body);
  void addFlags();
  void addOverlays();
  void addRealOverlays();
  void addConstantOverlays();
  void addStatementFunctions();
  void widenToRoom(Var &array);
  UseModel &useOf(const std::string &module);
  std::string callName(const UnitModel &callee);
  void makeGeneric();
  Tree likeFormal(const Var &v, const std::string &name, bool rank, bool &first);
  void genericNames(std::vector<Tree> &decls, std::vector<Tree> &procedures);
  std::vector<Tree> uses();
  Tree moduleTree(const std::string &module, const std::vector<Tree> &contained);
  Tree implicitReal();
  std::vector<Tree> dataValues(std::string_view text) const;
  void constantDeclarations(std::vector<Tree> &decls);
  void storageDeclarations(std::vector<Tree> &decls);
  void namelist(std::vector<Tree> &decls);
  Tree entityOf(const Var &v) const;
  Tree initially(const Var &v);
  Tree typeOf(const Var &v);
  bool typedByLetter(const Var &v) const;
  void shapeOf(Var &v);
  void passByValue();
  void describeIt();
  Tree description(const UnitModel &);
  std::vector<Tree> interfaceBlocks(const std::vector<const UnitModel *> &);
  Tree useOfBlocks(const UnitModel &caller, const std::vector<const UnitModel *> &called);
  Tree withBlocks(Tree unit, const std::vector<Tree> &more);
  std::vector<Tree> describeCalled();
  void writeFunction(int k);
  void writeFormula();
  void writeSubroutine(int k);
  void writeUnits();
  void writeHead();
  void writeScalarHead();
  void addCommon(bool all);
  bool otherLayout(const std::string &block);
  void planComplex();
  void complexLayout(const std::string &block);
  void complexStatements(std::vector<Tree> &body);
  void realPart(std::vector<Tree> &body, Var &t);
  void addLocals();
  std::vector<il::Tree> begun();
  void initialise(std::vector<Tree> &body);
  void finish(std::vector<Tree> &body);
  void mixHead(std::vector<Tree> &body);
  void close(std::vector<Tree> &body);
  Tree declarations();
  void typings(std::vector<Tree> &decls);
  bool isAttributed(const Var &v) const;
  bool isDeclared(const Var &v);
  void declareThose(std::vector<Tree> &decls, int bytes, const std::function<bool(const Var &)> &wanted,
                    const std::vector<Tree> &more = {});
  void realDeclarations(std::vector<Tree> &decls, int bytes);
  void externalDeclarations(std::vector<Tree> &decls);
  void blockDeclarations(std::vector<Tree> &decls);
  Tree dims(const Var &v) const;
  Var &add(std::string name, Is is, Role role);
  void callItself(std::vector<Tree> &body);
  void headInputs(RandomProgram &p);
  void furtherHead(RandomProgram &p, const UnitModel &unit);
  Input inputOf(const Var &v);
  void unseen(std::vector<Input> &inputs, const std::set<std::string> &seen);
  void blockData(std::vector<Tree> &trees);

  // statements
  void statements(std::vector<Tree> &to, int count, int depth);
  void statement(std::vector<Tree> &to, int depth);
  void scalarStatement(std::vector<Tree> &to, int depth);
  void directed(std::vector<Tree> &to, Feature f, int depth);
  struct Subscripted {  // what patterns about subscripts are made of, where there is any
    Var *array, *index, *indices;
  };
  Var *pickIs(Is is, bool write);
  bool directedControl(std::vector<Tree> &to, Feature f, int depth);
  bool directedCall(std::vector<Tree> &to, Feature f);
  bool directedSubscript(std::vector<Tree> &to, Feature f, const Subscripted &);
  bool directedValue(std::vector<Tree> &to, Feature f);
  bool loopAround(std::vector<Tree> &to, const std::function<void(std::vector<Tree> &)> &write, std::size_t variables);
  void storedControl(std::vector<Tree> &to, int depth);
  void storedFlag(std::vector<Tree> &to);
  void loopVariableAfter(std::vector<Tree> &to, int depth);
  Tree ofOwnValue();
  bool ownValue(std::vector<Tree> &to);
  bool twoDimensions(std::vector<Tree> &to);
  void setElement(std::vector<Tree> &to, Var &a, Tree i);
  bool indexRestored(std::vector<Tree> &to, const Subscripted &);
  void assignment(std::vector<Tree> &to);
  void indexAssignment(std::vector<Tree> &to);
  void loop(std::vector<Tree> &to, int depth, Feature kind);
  void realLoop(std::vector<Tree> &to, int depth);
  void longLoop(std::vector<Tree> &to, int depth);
  void loopOver(std::vector<Tree> &to, Var &v, Tree first, Tree last, Tree step, int depth);
  Tree unbounded(const Var &v);
  void zeroTrip(std::vector<Tree> &to, int depth);
  void whileLoop(std::vector<Tree> &to, int depth);
  void counting(std::vector<Tree> &to, int depth);
  void passing(std::vector<Tree> &body);
  Tree swept(const Var &a, Tree i);
  void sweep(std::vector<Tree> &to, int depth);
  struct Ends {
    Tree i, low, high;  // a counter, and from where to where it counts
  };
  Tree besideWithEnds(const Ends &e);
  void closedEnds(std::vector<Tree> &to);
  void ownPlaces(std::vector<Tree> &to);
  Tree ofTheTrip(const Var &a, Tree i, const Var *before);
  void tripsAlone(std::vector<Tree> &to);
  void tripsPlain(std::vector<Tree> &to);
  void tripsChoosing(std::vector<Tree> &to);
  void tripsChosen(std::vector<Tree> &to);
  void tripsStepping(std::vector<Tree> &to);
  void partialSums(std::vector<Tree> &to);
  struct Workplace;
  void addWorkspace();
  Var *workspace();
  Tree workElement(const Workplace &p, Tree at, bool second);
  void fillWorkspace(std::vector<Tree> &to, const Workplace &p, int how);
  void useWorkspace(std::vector<Tree> &to, const Workplace &p);
  void workspaces(std::vector<Tree> &to);
  std::vector<Tree> contraction(Var &x, Var &t, const Var &a, Var *c, Var *j);
  void settling(std::vector<Tree> &to);
  void neighbours(std::vector<Tree> &to);
  void branch(std::vector<Tree> &to, int depth);
  void begin(const std::string &count = "", bool small = false);
  void end();
  Tree ended(Tree loop) const;
  void jump(std::vector<Tree> &to);
  void leaveLoop(std::vector<Tree> &to);
  void leaveUnit(std::vector<Tree> &to);
  Tree uncontrolled(Tree test, std::vector<Tree> body);
  void selection(std::vector<Tree> &to, int depth);
  bool call(std::vector<Tree> &to, Feature wanted);
  Tree partOfItsOwn(const Var &formal, std::set<std::string> &used, std::set<std::string> &written);
  Tree actual(const UnitModel &callee, const Var &formal, Feature wanted, std::set<std::string> &used,
              std::set<std::string> &written);
  Var *chosen(bool array, bool write);
  std::vector<bool> setNow() const;
  void restore(const std::vector<bool> &before);
  Tree damped(Tree e);
  void textAssignment(std::vector<Tree> &to);
  void flagAssignment(std::vector<Tree> &to);
  bool textSelection(std::vector<Tree> &to, int depth);
  void passive(std::vector<Tree> &to);
  bool stringInput(std::vector<Tree> &to, Var *index, Var *indices);
  Tree extent(bool constant = false);

  // scopes
  struct Scope {
    std::string prefix;              // of the names that it declares
    std::vector<std::string> hides;  // names of variables of the unit
    std::vector<std::string> own;
  };
  Scope open(int most, std::vector<Tree> &body, bool results);
  void shut(const Scope &scope);
  std::vector<std::string> hideThoseOfBlocks();
  Var *declareInner(Scope &scope, Is is, int bytes, const Var &hides);
  std::vector<Tree> innerDeclarations(const Scope &scope, Tree body);
  bool mentioned(std::string_view name) const;
  void scope(std::vector<Tree> &to, int depth);
  void associateStatement(std::vector<Tree> &to, int depth);
  void changeUnderName(std::vector<Tree> &to, Tree expression);
  void selectStatement(std::vector<Tree> &to, int depth);
  void concurrentLoop(std::vector<Tree> &to);
  void overlappingForall(std::vector<Tree> &to, Var &i, const Var &a, Tree value);
  void blockStatement(std::vector<Tree> &to, int depth);
  struct Dummies {  // of an internal procedure
    std::vector<Var *> vars;
    std::vector<Tree> formals, decls;
    std::vector<std::string> passed;  // variables of the unit that it overwrites through them
    std::vector<Tree> first, again;   // the arguments of its calls
  };
  Dummies dummiesOf(const Scope &scope, const std::vector<bool> &before, bool twice);
  void internalStatements(std::vector<Tree> &body, const Dummies &dummies, int depth);
  void noteInternalWrites(Tree body);
  void internalCall(std::vector<Tree> &to, int depth);
  Tree internalFunction();
  enum class Taker { Changes, Weighs, Shows, Runs, Gains };  // a procedure of the program that takes another one
  std::string handedOver(Taker);                             // its name; it is written then
  bool isApplied(Taker t) { return takesProcedures[static_cast<int>(t)] && mentioned(handedOver(t)); }
  void takersOfProcedures(std::vector<Tree> &trees);
  void addOptional(int percent, bool array);
  void presence(std::vector<Tree> &body, const std::string &result);
  std::vector<Tree> arguments(const UnitModel &callee, const std::vector<Tree> &args);
  Tree intended(const Var &v);

  // arrays
  struct Cut {
    int first, step, count;
  };
  Cut cutOf(int count);
  Tree cut(const Var &v, const Cut &c, bool write);
  Tree gathered(int count);
  Tree place(bool number);
  Tree elementAtPlace(const Var &v, bool number, bool write);
  void placedAssignment(std::vector<Tree> &to);
  Tree arrayOperand(int count);
  Tree listed(int count, int bytes);
  Tree arrayLeaf(int count);
  Tree arrayMask(int count, int depth);
  Tree arrayReal(int count, int depth);
  Tree reduction(int depth);
  Tree constructed(int count, int bytes);
  Tree constructedActual(int count, int bytes);
  Tree arrayAssignment(const Var &v, const Cut &c);
  void arrayStatement(std::vector<Tree> &to);

  // expressions
  int kindOf(Tree e) const;
  Tree ofKind(Tree e, int bytes);
  Tree wide(Tree e) { return ofKind(e, 8); }
  Tree text();
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
  Tree ofStatement();
  void noteAll(Tree value);
  Tree target(const Var &v);
  Tree test();
  Tree comparison();
  Tree wholeNumber(Tree i);
  std::string readable(const Var &v) { return note(v, false); }
  std::string note(const Var &v, bool write);  // records accesses of shared storage

  std::vector<Var *> those(auto wanted) {
    std::vector<Var *> v;
    for (Var &x : u->vars)
      if (!x.hidden && wanted(x)) v.push_back(&x);
    return v;
  }
  // What was noted of an expression that does not come into the program is forgotten.
  struct Noted {
    Features features;
    std::set<std::string> read, written;
  };
  Noted noted() const { return {features, u->sharedRead, u->sharedWritten}; }
  void forget(const Noted &since) { features = since.features, u->sharedRead = since.read, u->sharedWritten = since.written; }
  void has(Feature f) { features[static_cast<std::size_t>(f)] = true; }

  Build b;
  Random r, working;  // what has a workspace, where: the programs without are as they were
  GeneratorOptions o_;
  int N = 4;
  UnitModel *u = nullptr;
  std::vector<std::unique_ptr<UnitModel>> units;
  std::vector<Var> globals;                     // shared storage
  std::vector<std::string> modules;             // each uses those behind it
  std::map<std::string, std::string> generics;  // the generic names of procedures
  std::set<std::string> byType;                 // those of them that tell their procedures by kind or rank
  std::string otherModule;                      // its names are those of the first one
  bool privateModule = false;                   // the first offers only what PUBLIC names
  bool hasOperator = false;                     // the first declares operator(.mix.)
  bool hasAssignment = false;                   // ... and assignment(=), of a logical value to a real variable
  bool kinds = false;                           // there are real*4 variables
  bool blocksSaved = false;                     // SAVE /block/ wherever the block is declared
  bool dataInHead = false;                      // the head, not a BLOCK DATA, gives COMMON its values
  std::vector<Feature> plan;
  Features features{};
  int loopDepth = 0;
  struct LoopFrame {
    std::string count;   // of a WHILE loop: what its body counts down
    std::string name;    // given when a jump asks for it
    bool small = false;  // its variable is an integer*1 or integer*2
  };
  std::vector<LoopFrame> loops;  // around the place that is being written
  std::string endedName;         // of the loop that ended last
  int constructs = 0;            // names given in the unit
  int scopes = 0;                // BLOCKs and internal procedures so far
  bool inside = false;           // of an internal procedure
  bool takesProcedures[5] = {};  // the program has such takers of others
  bool leftEarly = false;        // a BLOCK or an internal procedure, before its end
  std::string block;             // the name of the BLOCK around, which EXIT may say
  int callBudget = 0;
  std::string scratch;
};

}  // namespace dotbar::random
