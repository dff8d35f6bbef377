// The program of one run (TAP-M-ir): units, symbol tables, zones, flow graphs and the call graph, built from its `file` trees.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <unordered_set>

#include "dataflow/program/flow.h"
#include "dataflow/program/shape.h"
#include "dataflow/solver/bitset.h"
#include "dataflow/solver/relation.h"
#include "engine/support/diagnostics.h"
#include "frontends/semantics/access_path.h"
#include "frontends/semantics/layout.h"
#include "frontends/semantics/scopes.h"
#include "frontends/semantics/type.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Forest;
using il::Op;
using il::Sort;
using il::Tree;
using semantics::Category;
using semantics::none;
using UnitId = semantics::ScopeId;
using ZoneId = semantics::StorageId;  // of the whole program
using Variable = semantics::Entity;

// Storage that facts speak of (TAP-F-zones).
struct Zone {
  Symbol name;           // as facts print it: x, s%part, /block/x
  UnitId owner = none;   // of a local; none: visible to several units
  UnitId keeper = none;  // of a SAVEd local: whose it is
  Symbol block;          // of a fragment of COMMON
  bool common = false;
  bool passed = false;   // a procedure touches it that is passed to what nobody knows, or that a pointer leads to
  ZoneId group = none;   // of a fragment that views of its block unite with others: the first of those
  bool outside = false;  // what procedures keep that are not among the sources; one for all, and only where some unit calls one
};

// A component of a structured type, in the words of the unit that defines it.
struct Component {
  Symbol name;
  Tree type, dims;
  Tree initial;  // noexpr: none
  bool pointer = false, allocatable = false;
  UnitId owner = none;
};

struct Record {
  Tree definition;
  UnitId owner = none;
  std::vector<Component> components;  // the inherited ones first
  std::size_t inherited = 0;
  Symbol parent;          // the type that they come from, which is the name of them all
  Tree parentDefinition;  // its definition; no tree: there is none, or it is not among the sources
  bool known = true;      // nothing else can be a component
};

// One argument of a call, as its formal sees it.
struct Actual {
  Tree tree;                         // the expression; no tree: absent
  bool reference = false;            // may be overwritten by the callee
  bool whole = false;                // the formal covers exactly the zones of the actual
  bool byValue = false;              // what becomes of the formal is nothing to the actual
  bool onlyWritten = false;          // by a callee that is described: of its value nothing is read
  std::vector<std::uint32_t> zones;  // of the reference, in the caller's numbering
  BitSet reads;                      // zones that evaluating an expression reads
  // The formal is an object of a type that this one's extends, or the other way round: where its zones lie among these; none:
  // this one has not got them.
  bool isPlaced = false;
  std::vector<std::uint32_t> places;
  bool isUndivided = false;     // the type of one of them is not known: any of its zones may be any of the formal's
  bool goesOn = false;          // the formal array goes on behind this member of COMMON ...
  std::vector<ZoneId> further;  // ... over these zones of the program
};

struct CallSite {
  Tree tree;  // call or apply
  UnitId caller = none;
  UnitId callee = none;         // none: unknown
  std::vector<Actual> actuals;  // one for each formal of a known callee, else in the order of the arguments
  Actual result;
  // Procedures that are called meanwhile, or not: among the arguments, or what stands for a dummy one.
  std::vector<UnitId> passed;
  // Beside its arguments, and what those that are passed do: COMMON and what pointers lead to, where nobody knows what is called;
  // COMMON, where it is a dummy procedure that callers out of sight may pass, too; nothing, where it is one that none of them
  // can.
  enum class Beside { Anything, Common, Nothing } beside = Beside::Anything;
  bool isKnown() const { return callee != none; }
  template <class Act>
  void eachCallee(Act &&act) const {  // that is called, or passed
    if (isKnown()) act(callee);
    for (const UnitId q : passed) act(q);
  }
  // The call as one of a procedure with arguments that nobody knows: what it says of all else.
  CallSite besideArguments(UnitId procedure) const {
    CallSite own;
    own.tree = tree, own.caller = caller, own.callee = procedure;
    return own;
  }
};

struct Unit : semantics::Scope {
  bool recursive = false;
  bool elemental = false;  // may be applied to arrays, element by element

  ZoneId firstZone = 0;  // its own zones: firstZone .. firstZone + ownZones - 1, numbered 0 .. in its sets
  std::uint32_t ownZones = 0;
  std::vector<ZoneId> touched;  // other storage that it or what it calls may touch; sorted
  std::vector<ZoneId> globals;  // that, and what it declares in COMMON: numbered from ownZones on; sorted
  std::uint32_t zoneCount() const { return ownZones + static_cast<std::uint32_t>(globals.size()); }

  std::vector<std::uint32_t> calls;  // indices into Program::calls, in the order of the text
  bool callsUnknown = false;         // it or something it calls has an unknown callee
  bool callsCopied = false;          // ... calls in a statement that is only copied
  // A variable whose type has a final procedure that touches more than its argument: it runs unseen.
  Tree finalised;
};

struct ProgramOptions {
  std::function<bool(Symbol)> isIntrinsic;  // functions without side effects that are no units
  std::function<bool(Symbol)> isOwnModule;  // modules of the language
  std::function<bool(Symbol)> isReserved;   // those of them that rules may apply: no new name may hide them
  // the type of (an element of) an intrinsic's result, given that of its arguments, and of what form the result is
  std::function<Tree(Forest &, Tree apply, Tree arguments)> applyType;
  std::function<Form(Symbol)> form;
  std::string dimensionKeyword;  // names the argument that is a dimension
  // functions of the runtime that rules apply, and the kinds of real that they have
  std::map<Symbol, std::set<std::int64_t>> externals;
  enum class KindOf { Argument, Digits, Range };  // the argument's own; of so many digits (reals), of so many digits (integers)
  std::map<Symbol, KindOf> kindInquiries;         // functions whose value is a kind
  enum class AskedOf { Extent, Lower, Upper };    // of an array along a dimension
  std::map<Symbol, AskedOf> extentInquiries;
  std::string digitsKeyword, rangeKeyword;   // names of the two arguments that say how many digits, and which powers of ten
  std::map<Symbol, std::int64_t> constants;  // that modules of the language declare
  // What a question names, by procedure. Of storage that outlives calls what calls it passes on, touched or not; a formal is
  // overwritten.
  std::map<Symbol, std::vector<Symbol>> named;
  std::set<Symbol> called;  // procedures that callers out of sight call, some with their module before them; empty: any
};

class Generics;

class Program {
 public:
  // Keeps references to forest and diagnostics. Trees that occur twice are copied (facts hang on occurrences): use `files()`.
  Program(Forest &, std::span<const Tree> files, Diagnostics &, ProgramOptions = {});
  ~Program();

  Forest &forest() const { return *forest_; }
  Diagnostics &diagnostics() const { return *diagnostics_; }
  const std::vector<Tree> &files() const { return files_; }
  const std::map<Symbol, std::set<std::int64_t>> &externals() const { return options_.externals; }
  bool isSource(Tree t) const { return t.id != 0 && t.id < sourceEnd_; }  // an occurrence of the program

  const std::vector<Unit> &units() const { return units_; }
  const Unit &unit(UnitId u) const { return units_[u]; }
  const Unit *findUnit(Symbol name) const;  // a procedure or module of the run, by name
  UnitId resolveProcedure(const Unit &from, Symbol name) const { return scopes_.procedure(from, name); }  // none: unknown here
  UnitId procedureNamed(const Unit &, Tree) const;  // none: the tree is no name of a procedure among the sources

  // --- occurrences ---
  Tree parent(Tree t) const { return isSource(t) && t.id < parents_.size() ? parents_[t.id] : Tree{}; }
  Tree instruction(Tree t) const;  // the innermost instruction around t, itself included; labels stripped
  UnitId unitOf(Tree t) const { return isSource(t) && t.id < unitOf_.size() ? unitOf_[t.id] : none; }  // none: no occurrence
  const FlowGraph &flow(UnitId) const;                                                                 // built when first asked
  void releaseFlow(UnitId);

  // --- symbols and types ---
  // The variable that a name means in a unit: its own, its host's, a module's; null for none.
  const Variable *lookup(const Unit &u, Symbol name) const { return scopes_.find(u, name); }
  // Of an occurrence, whatever unit asks; of a name that was built, as its text says in the unit.
  const Variable *entity(const Unit &u, Tree name) const { return scopes_.entity(u, name); }
  // The typedef that a type's name means; no tree: unknown.
  Tree definition(const Unit &u, Tree tag) const { return scopes_.definition(u, tag); }
  // What an object of a type consists of; null for what is not structured, and where the definition is not among the sources.
  const Record *record(const Unit &u, Tree type) const;
  // References to all numbers and texts that an object consists of, or several of one type; nothing: it is none, or not all of it
  // can be told (a component lies elsewhere, or holds too many elements in each of several objects).
  std::optional<std::vector<Tree>> numbersOf(const Unit &, Tree ref) const;
  // Of a variable, or of its components that a reference can name: those whose zones are all in a set, and what meets it and has
  // no components.
  void partsWithin(const Unit &, const Variable &, Tree whole, const BitSet &zones, std::vector<Tree> &to) const;
  // What a structure constructor makes; null: the function that is applied is no type, or not only one.
  const Record *constructed(const Unit &, Tree apply) const;
  const Record *recordOf(Tree definition) const;
  const std::vector<Tree> &takenFor() const { return takenFor_; }  // definitions of types that objects of a class are taken for
  // A reference to what does not lie in the object or the frame itself: it, or a component on the way, is ALLOCATABLE or POINTER.
  bool isDetached(const Unit &, Tree ref) const;
  // A whole variable, or a whole component, that is ALLOCATABLE itself.
  bool isAllocatable(const Unit &, Tree ref) const;
  // It, or a component on the way to it, is a POINTER.
  bool isBehindPointer(const Unit &, Tree ref) const;
  // Not declared here, and a module that is not among the sources may declare it: nothing is known of it.
  bool mayBeImported(const Unit &u, const Variable &v) const { return scopes_.mayBeImported(u, v); }
  bool knowsName(const Unit &, Symbol name) const;                       // any meaning at all: a new name must avoid it
  bool knowsName(Symbol name) const;                                     // in any unit, from the beginning
  bool applies(Symbol name) const { return applied_.count(name) != 0; }  // the sources, to arguments
  // Whether all units of a program see the name: of an external procedure, a module, a COMMON block (its place).
  bool isGlobal(Symbol name, Span &where) const;
  const Generics &generics() const;  // as the interface blocks of its units say
  // Gives a derived or fresh name a type in a unit (and the dims of an array).
  void declareName(UnitId, Symbol name, Tree type, Tree dims = {});
  void forgetNames(UnitId);
  // Of an expression, a built one too, as the unit says it; of a variable, as its own unit does; what a type's tree says.
  semantics::Type type(const Unit &, Tree expr) const;
  semantics::Type type(const Variable &) const;
  semantics::Type typeSaid(const Unit &, Tree type) const;
  semantics::Type canonical(
      const semantics::Type &) const;        // spelled so that all units understand it: double precision is real(8)
  Tree tree(const semantics::Type &) const;  // arrayType of arrays; unknownType
  // The same by trees.
  Tree typeOf(const Unit &u, Tree expr) const { return tree(type(u, expr)); }
  Tree canonicalType(const Unit &u, Tree t) const { return tree(canonical(typeSaid(u, t))); }
  std::int64_t typeSize(const Unit &u, Tree t) const { return typeSaid(u, t).bytes; }
  // What `owner` declares as it can be said here: a type; bounds (an upper one that cannot is left out; no tree: nor a lower
  // one);
  Tree typeFor(const Unit &here, const Unit &owner, Tree type) const;
  Tree structuredFor(const Unit &here, const Unit &owner, Tree type) const;
  Tree boundsFor(const Unit &here, const Unit &owner, Tree dims) const;
  // those of a function's result, from 1 on.
  Tree extentsFor(const Unit &here, const Unit &callee, Tree dims) const;
  bool constant(const Unit &, Tree expr, std::int64_t &value) const;  // an integer that is known here
  Tree elementType(Tree t) const { return forest_->is(t, Op::ArrayType) ? il::ArrayTypeOp::element_(*forest_, t) : t; }
  Shapes shapes(const Unit &) const;
  // What a function says of an array that it is given; nothing: it may read elements.
  std::optional<ProgramOptions::AskedOf> asks(Symbol function) const {
    const auto at = options_.extentInquiries.find(function);
    return at == options_.extentInquiries.end() ? std::nullopt : std::optional(at->second);
  }
  // The array whose extents such a function is asked for, which keeps them as long as the unit runs: of its elements nothing is
  // read; no tree: another function, or memory may be given or taken.
  Tree askedOf(const Unit &, Tree apply) const;
  // DIMENSION(..), of which only the run knows how many dimensions it has; it as one of each number that the language has, 0
  // first.
  bool isAssumedRank(const Unit &, Tree ref) const;
  std::vector<Tree> asEachRank(Tree array) const;
  Form form(Symbol function) const { return options_.form ? options_.form(function) : Form::Elementwise; }
  // An application of a function of the program to arrays, element by element.
  bool isElemental(const Unit &, Tree apply) const;

  // --- zones ---
  const std::vector<Zone> &zones() const { return zones_; }
  std::string zoneName(const Unit &, std::uint32_t zone) const;
  ZoneId globalZone(const Unit &u, std::uint32_t local) const {
    return local < u.ownZones ? u.firstZone + local : u.globals[local - u.ownZones];
  }
  std::uint32_t localZone(const Unit &, ZoneId) const;  // none: this unit cannot touch it
  BitSet localSet(const Unit &, const std::vector<ZoneId> &) const;
  semantics::AccessPath path(const Unit &, Tree ref) const;  // casts left out
  semantics::AccessPath pathWithCasts(const Unit &, Tree ref) const;
  BitSet zonesOf(const Unit &, Tree ref) const;    // that a reference (or a list of them) designates
  bool coversZones(const Unit &, Tree ref) const;  // assigning it overwrites all of its zones
  BitSet reads(const Unit &, Tree t) const;        // that evaluating or executing t reads; bodies of controls left out
  BitSet writes(const Unit &, Tree instr) const;   // that t itself (no callee, no body) may overwrite
  BitSet mustWrites(const Unit &, Tree instr) const;
  bool isMasked(Tree instr) const;
  Tree statusOf(Tree instr) const;
  BitSet subscripts(const Unit &, Tree t) const;             // that subscripts anywhere in t read
  BitSet visible(const Unit &) const;                        // zones of a unit that outlive a call of it
  const Variable *designated(const Unit &, Tree ref) const;  // the variable that a reference is (a part of)
  // All that variables of a block, in the view of any unit, lay over these zones, directly or not.
  BitSet overlaid(const Unit &, const BitSet &) const;
  template <class Act>
  void eachOfGroup(ZoneId group, Act &&act) const {  // they lie side by side
    for (ZoneId z = group; z < zones_.size() && zones_[z].group == group; ++z) act(z);
  }
  struct Member {
    UnitId unit = none;
    Symbol name;
  };
  struct Stored {  // a COMMON block with its views
    semantics::Block block;
    std::vector<Member> members;            // the entities of its pieces
    std::map<UnitId, std::uint32_t> views;  // by unit
    ZoneId firstZone = 0;                   // of its fragments, one after the other
  };
  const std::map<Symbol, Stored> &blocks() const { return blocks_; }

  // --- calls ---
  const std::vector<CallSite> &calls() const { return calls_; }
  const CallSite *callAt(Tree call) const;                  // call, apply; null: no call of a procedure
  std::vector<const CallSite *> callsIn(Tree instr) const;  // in the instruction itself, not in its parts
  const std::vector<std::uint32_t> &callsOf(UnitId callee) const { return callers_[callee]; }
  const std::vector<std::uint32_t> &callsPassing(UnitId u) const { return passers_[u]; }  // among whose `passed` it is
  std::vector<std::uint32_t> callsReaching(UnitId u) const;                               // both
  const std::vector<UnitId> &bottomUp() const { return bottomUp_; }                       // procedures, callees first
  enum class Side { Before, After };
  // Storage that a caller numbers as its callee does, but for the first number: `count` zones of the callee (of the caller:
  // down).
  struct Run {
    std::uint32_t from = 0, count = 0, to = 0;
  };
  const std::vector<Run> &runs(UnitId callee, UnitId caller, bool down) const;
  // Facts across a call. Before: values as the call begins (expressions count by what they read); After: as it ends.
  BitSet toCaller(const CallSite &, const BitSet &, Side, bool must) const;
  BitSet toCallee(const CallSite &, const BitSet &, Side, bool must) const;
  Relation toCaller(const CallSite &, const Relation &) const;
  BitSet reachedBeside(const CallSite &) const;     // of the caller's storage, without the arguments; what is passed does, too
  BitSet touchedByUnknown(const CallSite &) const;  // what an unknown callee may overwrite
  BitSet readByUnknown(const CallSite &) const;     // ... may read, evaluated arguments included
  BitSet setByUnknown(const CallSite &) const;      // ... surely overwrites, wholly, as its description says
  BitSet outside(const Unit &) const;               // what procedures keep that are not among the sources
  // The formal's occurrence in the callee's header that an actual (or the formal's own occurrence) stands for; no tree: unknown.
  Tree formalOf(Tree argument) const;

  // --- aliasing ---
  bool mayAlias(const Unit &, Tree a, Tree b) const;     // may designate common storage
  bool sameStorage(const Unit &, Tree a, Tree b) const;  // surely designate the same
  // Two actuals, as what they stand for (actuals.cpp); i, j = actuals.size(): the place of the result.
  bool mayShare(const CallSite &, std::size_t i, std::size_t j) const;
  bool mayReachBoth(const CallSite &, std::size_t i, std::size_t j) const;  // ... and the callee some element of it by both ways
  bool overwrites(const Unit &, Symbol formal) const;  // it, or what it calls, may give the formal another value
  // All that it, or what it calls, reads of the formal to compute with, it overwrites (overwritten.cpp).
  bool overwritesWhatItReads(const Unit &, Symbol formal) const;
  bool isNamedByHead(const Unit &, Symbol name) const;

 private:
  friend struct Builder;
  struct Names;
  mutable std::unique_ptr<const Generics> generics_;
  // Types that were asked for lately, once everything is declared: as long as the trees are there.
  struct KnownType {
    Tree tree;
    semantics::Type type;
    UnitId unit = none;
    std::uint32_t era = 0;  // how often trees had been released, where one of them is no occurrence
  };
  static constexpr std::size_t mostKnown = 2048;
  const semantics::Type *knownType(const Unit &u, Tree t) const {
    const KnownType &k = known_[t.id % mostKnown];
    return k.tree == t && t && k.unit == u.id && (k.era == 0 || k.era == forest_->era()) ? &k.type : nullptr;
  }
  void keepType(const Unit &u, Tree t, const semantics::Type &type) const {
    const bool lasts = isSource(t) && isSource(type.spelled) && (!type.dims || isSource(type.dims));
    if (settled_ && type.isKnown()) known_[t.id % mostKnown] = {t, type, u.id, lasts ? 0 : forest_->era()};
  }
  class Typer;
  semantics::Type findType(const Unit &, Tree) const;
  bool callsSomething(Tree other) const;
  bool isParent(const Unit &, Tree field) const;  // it selects all that a type inherits: no way from the object
  bool kindInquiry(const Unit &, Tree apply, std::int64_t &value) const;
  bool realKind(const Unit &, Tree args, std::int64_t &value) const;
  void collectUses(const Unit &, Tree, struct Uses &) const;
  BitSet touchedByApplied(const Unit &, const CallSite &) const;
  const BitSet &reachedByUnknown(const Unit &, CallSite::Beside) const;

  Forest *forest_;
  Diagnostics *diagnostics_;
  ProgramOptions options_;
  std::vector<Tree> files_;
  std::uint32_t sourceEnd_ = 0;
  std::set<Symbol> applied_;  // names that the sources apply to arguments
  std::vector<Unit> units_;
  semantics::Scopes scopes_;
  std::vector<Tree> parents_;
  mutable std::vector<Tree> around_;                      // the instruction around what lies deep in one
  std::vector<UnitId> unitOf_;                            // the innermost unit around every tree of the program, by the tree's id
  std::unordered_set<Symbol> procedureNames_, allNames_;  // of units, contained ones too; any that some unit gives a meaning
  std::vector<Zone> zones_;
  ZoneId outside_ = none;
  std::map<Symbol, Stored> blocks_;
  mutable std::map<UnitId, BitSet> united_;  // of units, the zones that some view of a block unites with others
  mutable std::map<std::pair<UnitId, CallSite::Beside>, BitSet> commons_;  // of units with unknown calls, what those reach
  std::vector<CallSite> calls_;
  std::unordered_map<Tree, std::uint32_t> callAt_;
  std::vector<std::vector<std::uint32_t>> callers_, passers_;
  std::vector<UnitId> bottomUp_;
  mutable std::vector<std::unique_ptr<FlowGraph>> flows_;
  mutable std::unordered_map<Tree, Record> records_;
  std::vector<Tree> takenFor_;
  mutable std::map<std::pair<UnitId, Symbol>, bool> overwrites_, overwritesReads_;
  mutable std::map<std::pair<UnitId, UnitId>, std::pair<std::vector<Run>, std::vector<Run>>> runs_;  // up, down
  std::unique_ptr<Names> names_;                                                                     // derived and fresh names
  bool settled_ = false;                                                                             // everything is declared
  mutable std::vector<semantics::Type> ofEntity_;                                                    // by entity
  mutable std::vector<KnownType> known_ = std::vector<KnownType>(mostKnown);
};

}  // namespace dotbar::dataflow
