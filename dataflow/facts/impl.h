// The inside of Facts: compiled equations, the solved analyses by unit and context, names that rules made.
#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <deque>
#include <functional>
#include <optional>
#include <set>

#include "dataflow/facts/derivative_use/use.h"
#include "dataflow/facts/equations/equations.h"
#include "dataflow/facts/facts.h"
#include "dataflow/facts/heads/heads.h"
#include "dataflow/facts/names/names.h"
#include "dataflow/facts/solutions/memo.h"
#include "dataflow/facts/solutions/progress.h"
#include "dataflow/facts/solutions/tabling.h"
#include "dataflow/facts/values/current_unit.h"
#include "dataflow/facts/values/kept.h"
#include "dataflow/program/jumps.h"
#include "il_make.h"

namespace dotbar::dataflow {

using Slots = boost::container::small_vector<Tree, 8>;
using Values = boost::container::small_vector<Value, 2>;  // the arguments of a primitive

struct Frame {
  Slots slots;
  UnitId unit = none;
  Tree subject;  // the first parameter: what a bare callee(X) speaks of
};

// What is being carried through a point: X-(I) of an analysis X under solution, for the instruction I of its transfer.
struct Carried {
  std::uint32_t analysis = none;
  Tree instr;
  bool head = false;                       // of a control
  std::uint32_t circle = Rests::noCircle;  // that the value rests on
  const BitSet *set = nullptr;
  const Relation *relation = nullptr;
};

// Numbers of what is remembered: definitions come first, then primitives, judgements, and for each definition whether it surely
// does not hold and whether it surely does.
inline constexpr std::uint32_t firstPrimitive = 1u << 12, firstJudgement = 2u << 12, firstSurely = 3u << 12;

class Solver;     // solver.h
class NamedHere;  // covering.h
struct Primitive;

// A region whose facts are kept apart: layer 0 is the program; each `with` adds one.
struct Layer {
  Symbol context;
  Tree fragment;
  UnitId unit = none;
  BitSet analyses;  // solved anew in this layer
  std::unique_ptr<FlowGraph> flow;
  std::vector<std::vector<std::unique_ptr<Solver>>> solvers;  // by analysis and unit; of a fragment, only that of its unit
  std::vector<MemoTable> memos;                               // by unit: tables stay small, and a unit's can be dropped
  MemoTable &memo(UnitId);
  Layer();
  Layer(Layer &&) noexcept;
  ~Layer();
};

struct Facts::Impl {
  Impl(Facts &f, Program &p, const rules::RuleSet &r, const std::vector<Head> &h, Diagnostics &d, FactsOptions o);
  ~Impl();

  Facts &facts;
  Program &program;
  Forest &forest;
  const rules::RuleSet &rules;
  Diagnostics &diagnostics;
  FactsOptions options;
  Kept kept;
  CurrentUnit currentUnit;
  bool good = true;
  Diagnostic &error(DiagnosticKind, Span, std::string message);

  Heads heads;
  const Equations equations;
  std::map<Op, std::vector<char>> unitsReaching;           // by operators of IL: units that hold one, or call one that does
  std::vector<std::optional<BitSet>> unresolved;           // by unit: zones of what a module out of sight may declare
  std::map<UnitId, std::set<Tree>> settersOfForgotten;     // of units whose assignments somebody asked about
  std::map<UnitId, std::unique_ptr<NamedHere>> namedHere;  // of units whose zones somebody asked names for (covering.cpp)
  struct {
    Tree of;
    std::vector<Tree> all;
  } references;  // in the expression that was asked last

  // --- evaluation (evaluate.cpp, patterns.cpp) ---
  Question question(std::uint32_t what, std::span<const Tree> of) const {
    const bool head = way.carried.head;
    return {what, {of.begin(), of.end()}, head ? way.carried.analysis : none, head ? way.carried.instr : Tree{}};
  }
  // What is under way where a question is asked.
  struct UnderWay {
    bool quiet = false;  // solving: primitives report nothing
    Carried carried;
    UnitId unit = none;  // whose facts are being found
  };
  UnderWay way;
  Tabling tabling;
  // A solution begins with nothing under way: what it asks of a definition that asked for it is no circle. As long as this lives.
  class Solution {
   public:
    explicit Solution(Impl &i) : impl_(i), outer_(std::exchange(i.way, UnderWay{true, {}, none})), apart_(i.tabling) {}
    ~Solution() { impl_.way = std::move(outer_); }
    Solution(const Solution &) = delete;
    Solution &operator=(const Solution &) = delete;

   private:
    Impl &impl_;
    UnderWay outer_;
    Tabling::Apart apart_;
  };
  // Sets, relations and truths are evaluated as what they are (R: BitSet, Relation or bool); `evaluate` and `apply` serve whoever
  // does not know the type.
  Value evaluate(const Node &, Frame &);
  Tree tree(const Node &, Frame &);  // an occurrence, or the tree of a set, a relation or a truth
  BitSet set(const Node &, Frame &);
  Relation relation(const Node &, Frame &);
  bool truth(const Node &, Frame &);
  template <class R>
  R of(const Node &, Frame &);
  template <class R>
  R named(const Node &, Frame &);
  template <class R>
  R cases(const std::vector<Case> &, Frame &);  // the first case whose condition holds; nothing: none does
  Value apply(std::uint32_t definition, std::span<const Tree> args);
  Tree keptBy(const Definition &, Tree) const;
  template <class R>
  R applied(std::uint32_t definition, std::span<const Tree> args);
  template <class R>
  R compute(std::uint32_t definition, std::span<const Tree> args);
  template <class R>
  R tabled(std::uint32_t definition, std::span<const Tree> args);
  bool mayBeCarried(const BitSet &analyses, bool looksAround, Tree) const;
  Frame frameOf(const Definition &, std::span<const Tree> args);
  bool argumentsOf(const Node &, Frame &, Slots &args);  // false: one of them is not known
  Value judgement(std::uint32_t id, std::span<const Tree> args);
  BitSet readsOfBuilt(std::uint32_t derivative, Tree built, Tree instr);
  Value derive(rules::JudgementId, std::span<const Tree> args, Type);
  Tree recall(rules::JudgementId, Tree);
  void remember(rules::JudgementId, Tree, Tree found);
  template <class R, class Compute>
  R remembered(std::uint32_t what, Tree occurrence, const BitSet &analyses, Compute &&);
  std::vector<Tree> trees(const Node &, Frame &);
  bool matches(const rules::Term &, Tree, Slots &slots, std::uint32_t base);
  bool structural(rules::GuardId, std::span<const Tree> args);
  bool formula(const rules::Formula &, Slots &slots);
  const std::vector<Primitive> &table;  // of all primitives
  template <class R>
  R ofOccurrence(std::uint32_t primitive, const Node &, Frame &);  // a primitive of one occurrence

  // --- what holds whatever use' is (regardless.cpp) ---
  bool isSurely(bool wanted, const Node &, Frame &);
  bool areSurely(bool wanted, const std::vector<Case> &, Frame &);
  bool isSurely(bool wanted, std::uint32_t definition, std::span<const Tree> args);
  std::optional<bool> regardless(std::uint32_t definition, std::span<const Tree> args);  // no value: it depends on use'

  // --- solving (solve.cpp) ---
  std::uint32_t solverCount = 0;
  std::deque<Solver *> walked;  // the solvers that keep values inside blocks, the latest asked last
  std::deque<Layer> layers;
  Progress progress;
  struct Ways {
    bool up = false, down = false;
  };
  std::vector<std::optional<Ways>> ways;  // by analysis, once somebody asked
  const Ways &waysOf(std::uint32_t analysis);
  Ways findWays(std::uint32_t analysis);  // ways.cpp
  bool restsOn(std::uint32_t analysis, const Node &) const;
  bool comesTo(std::uint32_t analysis, const std::vector<Case> &, Tree instr, const auto &matters);
  void solve(std::uint32_t analysis);
  void solveUnit(std::uint32_t analysis, UnitId, const std::function<void(UnitId)> &wake);
  void solveAlone(std::uint32_t analysis, UnitId);
  // Nothing is under way where an analysis, or a part of it, begins to be solved.
  class Solving {
   public:
    Solving(Impl &i, std::uint32_t analysis) : begins_(i), solving_(i.progress, analysis) {}

   private:
    Solution begins_;
    Progress::Solving solving_;
  };
  Solver *solver(std::size_t layer, std::uint32_t analysis, UnitId);
  std::unique_ptr<Solver> &roomFor(std::size_t layer, std::uint32_t analysis, UnitId);
  Solver &makeSolver(std::size_t layer, std::uint32_t analysis, UnitId);
  // X-(T) or X+(T) for any occurrence T: see dataflow/README.md.
  Value at(std::uint32_t analysis, char side, Tree t);
  template <class V>
  V fact(std::uint32_t analysis, char side, Tree t);
  template <class V>
  V summary(std::uint32_t analysis, const CallSite &);
  template <class V>
  V callee(std::uint32_t analysis, Tree instr);
  Value sweep(const Node &, Frame &);  // anywhere, entry, exit
  BitSet anywhere(const Node &, UnitId);
  struct Sweep {
    std::map<UnitId, BitSet> local;
    BitSet global;  // by number of the program
    bool whole = false;
    mutable std::map<UnitId, BitSet> told;  // what `in` said since something was kept
    void keep(const Program &, UnitId, BitSet sum);
    const BitSet &in(const Program &, UnitId) const;
  };
  using SweepKey = std::pair<std::uint32_t, std::uint32_t>;  // an analysis and ~0, or a definition for either side
  std::map<SweepKey, Sweep> sweeps;
  BitSet sweptIn(const SweepKey &, UnitId);
  void keepSwept(const SweepKey &, UnitId, BitSet sum);
  // To all that it calls, or to one of them.
  void spreadContexts(std::uint32_t analysis, UnitId, const std::function<void(UnitId)> &wake, UnitId only = none);
  BitSet saidAt(std::uint32_t analysis, const CallSite &);
  Value headValue(std::uint32_t analysis, UnitId);
  template <class V>
  V through(std::uint32_t analysis, const Point &, const V &in, UnitId);
  void looksElsewhere(UnitId);
  std::size_t layerFor(std::uint32_t analysis, Tree t) const;
  bool inside(const Layer &, Tree t) const;

  // --- host (host.cpp) ---
  struct HostTarget {
    enum class Kind : std::uint8_t { None, Definition, Primitive, Naming, Operation } kind = Kind::None;
    std::uint32_t index = 0;
  };
  std::vector<HostTarget> guardTargets, functionTargets;
  void resolveHost();
  bool holds(rules::GuardId, std::span<const Tree>);
  Tree call(rules::FunctionId, std::span<const Tree>, bool quiet);
  Tree operation(std::uint32_t which, std::span<const Tree>);
  struct Quietly : WithoutUse {
    explicit Quietly(Impl &i) : impl(i) {}
    bool holds(rules::GuardId g, std::span<const Tree> args) override { return impl.holds(g, args); }
    Tree call(rules::FunctionId f, std::span<const Tree> args) override { return impl.call(f, args, true); }
    std::optional<bool> regardless(rules::GuardId g, std::span<const Tree> args) override {
      const HostTarget &t = impl.guardTargets[g];
      return t.kind == HostTarget::Kind::Definition ? impl.regardless(t.index, args) : std::nullopt;
    }
    Impl &impl;
  };
  Quietly quietly;
  DerivativeUse use;
  std::vector<std::unique_ptr<rewrite::Rewriter>> engines;
  std::vector<std::unique_ptr<Diagnostics>> scratch;
  std::size_t depth = 0;

  bool isWrittenByHand(UnitId) const;  // its derivative: `option by_hand` names the directive
  Tree typeBy(UnitId, rules::JudgementId, Tree name, Tree type);
  Names names;
  std::map<UnitId, std::unique_ptr<Jumps>> jumps;  // of units that somebody asked for (jumps.cpp)
  const Jumps *jumpsAround(Tree);
  const Jumps &jumpsOf(UnitId);
  std::map<UnitId, bool> repeatable;  // functions, as far as it is known (normal.cpp)

  // --- what several processes find (sharing.cpp) ---
  struct Sharing;
  std::shared_ptr<Sharing> sharing;  // null: this one is alone
  void share(Team &, std::vector<unsigned> owners, rules::JudgementId);
  void orderUnits();
  void solveShared(std::uint32_t analysis);
  const std::vector<UnitId> &unitsFor(std::uint32_t analysis) const;  // that it is solved for here, callees first
  bool isLeftToOthers(std::uint32_t analysis, UnitId) const;
  bool isLeftOut(std::uint32_t analysis, UnitId) const;
  void solveLeftOut(std::uint32_t analysis, UnitId);
  bool obtain(std::uint32_t analysis, UnitId);
  void tellIfUp(std::uint32_t analysis, UnitId);  // at once: its callers wait for it
  void tellSolved(std::uint32_t analysis, UnitId);
  void keepTold(std::uint32_t analysis, UnitId, const Value &start, const Value &end);
  void shareSweeps(const Node &, const BitSet &wanted);
  bool gatherSweep(const SweepKey &);
  void tellUses();
  void shareUses(UnitId);
  bool listen(unsigned member);
  bool hear(unsigned member, LetterReader);

  // --- contexts (context.cpp) ---
  Value boundaryOf(std::uint32_t analysis, const std::vector<Case> &said, Tree fragment);
  void enter(Symbol context, Tree fragment);
  void leave(Symbol context);

  // --- printing (print.cpp, spelled.cpp) ---
  std::function<std::string(Tree)> printer;
  std::string written(Tree) const;
  std::string spelled(const Node &, const Frame &, int level = 0) const;
  std::string nameOf(const Node &) const;
  std::vector<std::string> namesIn(UnitId, const BitSet &) const;
  std::vector<std::pair<std::string, std::string>> pairs(UnitId, const Relation &) const;
};

// A value for an occurrence, looked up before it is computed. Only what is complete is remembered.
template <class R, class Compute>
R Facts::Impl::remembered(std::uint32_t what, Tree occurrence, const BitSet &needs, Compute &&compute) {
  std::size_t layer = 0;
  for (std::size_t i = layers.size(); i-- > 1;)
    if (layers[i].analyses.meets(needs) && inside(layers[i], occurrence)) {
      layer = i;
      break;
    }
  const UnitId unit = program.unitOf(occurrence);
  if (const std::uint32_t found = layers[layer].memo(unit).find(what, occurrence.id); found != MemoTable::absent)
    return kept.as<R>(found);
  const Tabling::Watch watch(tabling);
  R r = compute();
  if (watch.rests().isComplete() && !watch.rests().carried)
    layers[layer].memo(unit).insert(what, occurrence.id, kept.numberOf(r));
  return r;
}

struct Primitive : Signature {
  std::function<Value(Facts::Impl &, UnitId, Values &)> run;
  // Of one occurrence, a truth or a set: asked without making values of it.
  bool (*test)(Facts::Impl &, UnitId, Tree) = nullptr;
  BitSet (*ask)(Facts::Impl &, UnitId, Tree) = nullptr;
};

const std::vector<Primitive> &primitives();
const Primitive *findPrimitive(std::string_view name, std::uint32_t &index);
const Signatures &signatures();
void addProgramPrimitives(std::vector<Primitive> &);
void addCallPrimitives(std::vector<Primitive> &);
void addDummyPrimitives(std::vector<Primitive> &);
void addTreePrimitives(std::vector<Primitive> &);
void addShapePrimitives(std::vector<Primitive> &);
void addSubscriptPrimitives(std::vector<Primitive> &);
void addDeclaringPrimitives(std::vector<Primitive> &);
void addViewPrimitives(std::vector<Primitive> &);
void addRecordPrimitives(std::vector<Primitive> &);
void addDefaultPrimitives(std::vector<Primitive> &);
void addNormalPrimitives(std::vector<Primitive> &);
void addJumpPrimitives(std::vector<Primitive> &);
void addStatementFunctions(std::vector<Primitive> &);

// A comment `$AD word` hangs on a tree, or on what normalisation built it from.
bool mentionsDirective(const Forest &, Tree, std::string_view word);
const il::Directive *directiveAt(const Forest &, Tree, std::string_view word);  // null: it does not stand there

// Occurrences: the unit itself, lists of instructions, or the instruction around an expression.
Tree positionOf(const Program &, Tree t);

// The type with which a variable of a reference's shape is declared beside it; no tree when its extents are not known there.
Tree explicitType(Facts::Impl &, UnitId, Tree ref);
// An elemental procedure of the program, and an array among the arguments.
bool appliesElementally(Facts::Impl &, UnitId, Tree procedure, Tree args);
// A subscript of the reference is an array.
bool selectsByVector(Facts::Impl &, UnitId, Tree ref);
// One dimension of it; no tree when its extent is not known.
Tree explicitBounds(Facts::Impl &, UnitId, Tree ref, std::size_t dimension);

}  // namespace dotbar::dataflow
