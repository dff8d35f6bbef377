// The interpreter of IL: runs subroutines and functions directly on their trees, with a checked stack, so that rules can be
// tested before any Fortran is written. It is strict where a compiler is silent: reads of what was never written, subscripts
// out of bounds, pops that do not match their push, and dummy arguments that share storage and are written are errors.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "tools/verify/interpret/program.h"
#include "tools/verify/interpret/real.h"

namespace dotbar::interpret {

struct Options {
  bool roundReal4 = false;       // store real(4) variables in single precision
  bool checkAliasing = true;     // Fortran's rule on dummy arguments that share storage
  bool requireDeclared = false;  // an undeclared variable is an error
  std::uint64_t stepLimit = 20'000'000;
};

struct Result {
  bool ok = true;
  std::string message;  // with the unit it happened in
  Span where;
  bool isCopied = false;  // RunError says
  explicit operator bool() const { return ok; }
};

template <class Real>
class Machine {
 public:
  using Values = std::vector<std::optional<Real>>;  // of an array in its element order; none: undefined

  // Problems in declarations show in `problem` and in every run.
  Machine(const Forest &forest, std::span<const Tree> files, Options options = {});
  const Result &problem() const { return problem_; }

  // Values for the next run of `unit`: of a dummy argument, or of a COMMON or module variable that the unit (or module) knows. A
  // dummy that is not set is undefined. Integers and logicals are given as their numbers. False: the unit has no such variable.
  bool set(std::string_view unit, std::string_view variable, Values values);
  bool set(std::string_view unit, std::string_view variable, Real value) { return set(unit, variable, Values{value}); }
  // Runs a unit. Dummies live until the next run; COMMON and saved variables live as long as the machine.
  Result run(std::string_view unit);
  // What a dummy, a COMMON variable or the result (by its name, or by the function's) holds after a run.
  Values get(std::string_view unit, std::string_view variable);
  std::size_t stackSize() const { return stack_.size(); }
  std::uint64_t steps() const { return steps_; }
  Real largest() const { return largest_; }  // magnitude of all reals stored so far, infinite ones too
  std::uint64_t pushedBytes() const { return pushed_; }
  std::size_t peakEntries() const { return peak_; }
  void clearStack() { stack_.clear(); }
  void clearStatic();  // COMMON, module and saved variables as at the start

 private:
  using V = Value<Real>;
  enum class Flow { Next, Return, Exit, Cycle, Goto };
  struct Frame {
    UnitInfo *unit = nullptr;
    std::vector<Binding> slots;
    std::uint32_t base = 0;                 // memory in use before
    std::map<int, std::uint32_t> overlays;  // where those of the unit are
    bool watched = false;                   // dummies share storage: every access is noted
    struct Access {
      int by;
      bool mixed, written;
    };
    std::unordered_map<std::uint32_t, Access> accesses;
    std::map<Symbol, UnitInfo *> procedures;  // that stand for its dummy procedures
  };
  // What a reference designates.
  struct Place {
    Type type;
    std::uint32_t address = 0, limit = 0;
    int slot = -1;
    bool whole = false;                // an array by its name
    bool section = false;              // cells lists its elements
    std::vector<std::uint32_t> cells;  // addresses of the elements, when whole or section
    std::vector<Bound> dims;           // of an array that is passed as an argument
    bool absent = false;               // no argument is passed
    UnitInfo *procedure = nullptr;     // no storage, but this
  };
  struct Entry {  // of the stack: one pushed reference, or a control value
    bool control = false;
    std::int64_t count = 1;
    std::vector<V> values;
    bool array = false;
  };

  // frames
  void layOut();
  void initialise(UnitInfo &u);
  void initialise(Frame &f, Tree dataSet);
  void bindConstants(Frame &f);
  std::optional<std::pair<std::uint32_t, std::int64_t>> home(const Variable &v) const;
  void bindAll(Frame &f, const std::vector<Place> &actuals, const std::vector<bool> &given);
  void bindStatic(Frame &f, std::size_t i);
  void bindHosted(Frame &f);
  void bindCopy(Frame &f, std::size_t i, const Place &actual);
  void bindFormal(Frame &f, std::size_t i, const Place &actual);
  void bindLocal(Frame &f, std::size_t i);
  void bindDims(Frame &f, std::size_t i, const Place *actual = nullptr);
  void markShared(Frame &f);
  std::uint32_t allocate(std::uint32_t units);
  std::uint32_t overlaid(Frame &f, const Variable &v);
  UnitInfo *called(Tree name, Tree args);
  UnitInfo *standIn(Symbol name) const;
  UnitInfo *passedProcedure(Tree actual) const;
  bool takes(const UnitInfo &u, Tree args);
  std::optional<std::vector<Tree>> arranged(const UnitInfo &callee, Tree args) const;
  bool isAbsent(Tree actual);
  V call(UnitInfo &callee, Tree args, Tree at);
  Place evaluated(Tree expression, Type formal);
  std::vector<Place> actuals(UnitInfo &callee, const std::vector<Tree> &args, std::vector<std::pair<Place, Place>> &copies);
  void execute(UnitInfo &u, Frame &f);
  Frame &frame() { return *frames_.back(); }
  Binding &binding(Tree name, int &slot);

  // storage
  V load(std::uint32_t address, Type type, int slot, Tree at, bool mayBeUndefined = false);
  void store(std::uint32_t address, Type type, V value, int slot, Tree at);
  void touch(std::uint32_t address, int slot, bool write, Tree at);
  V converted(V value, Type type, Tree at) const;

  // references and expressions
  Place locate(Tree ref);
  void listCells(Place &p, const Binding &b);
  void locateSection(Place &p, const Binding &b, Tree subs);
  V eval(Tree e);
  V evalReference(Tree e);
  V connected(Tree e);  // logical values, by .AND. and others
  V chosen(Tree e);     // of two values, by a test
  V literal(Tree e) const;
  V realLiteral(std::string s, bool number) const;
  V arithmetic(Op op, const V &a, const V &b, Tree at) const;
  V power(const V &a, const V &b, Tree at) const;
  V compare(Op op, const V &a, const V &b) const;
  V apply(Tree e);
  V isPresent(Tree args);
  bool meansIntrinsic(const UnitInfo &found, Symbol name);
  V statementFunction(Tree f, Tree args);
  UnitInfo *assigning(Tree assignment);
  V intrinsic(std::string_view name, Tree args, Tree at);
  V intrinsicTwo(std::string_view name, const std::vector<V> &a, Tree at) const;
  bool modelFunction(std::string_view name, const std::vector<V> &a, V &r) const;
  V extremum(bool largest, const std::vector<V> &a) const;
  V sizeOf(Tree args);
  std::int64_t countOf(Tree e);
  V valueAt(Tree e, std::int64_t element);
  V constructed(Tree e);
  std::int64_t listLength(Tree values);
  template <class Act>
  void eachTrip(Tree listed, Act &&act);
  std::optional<V> listedAt(Tree values, std::int64_t &before);
  V reduced(std::string_view name, Tree args, Tree at);
  V placed(std::string_view name, Tree args, Tree at);
  V moved(std::string_view name, Tree args, Tree at);
  V charactersOf(Tree text);  // of a variable that need not be set
  std::int64_t integer(Tree e);
  bool logical(Tree e);

  // statements
  Flow run(Tree instr);
  Flow runList(Tree instrs, Flow flow = Flow::Next);
  Tree partWithLabel(Tree t) const;
  Flow chosenJump(Tree t);
  Flow runNamed(Tree t);
  std::pair<bool, Flow> afterTrip(Flow flow, Symbol name) const;
  Flow runLoop(Tree loop, Symbol name);
  Flow runDo(Tree control, Tree body, Symbol name);
  void runWhere(Tree where);
  void callResult(Tree t);
  void input(Tree t);
  void pushControl(Tree t);
  std::size_t elements(Tree array);
  Flow runSelect(Tree select);
  void assign(Tree left, Tree right);
  void forget(Tree left);
  void assignArray(Place &p, Tree left, Tree right);
  void callStatement(Tree name, Tree args, Tree at);
  bool runtimeCall(std::string_view name, Tree args, Tree at);
  void nextSnapshot(Tree args);
  void step(Tree at);

  // the stack
  void push(Tree ref);
  void pop(Tree ref, bool look);
  void pushValues(Tree e, std::int64_t limit);
  bool isHeld(std::uint32_t address, const V &) const;
  void popValues(Tree ref, bool look, std::int64_t limit);
  const Entry &top(bool look, Tree at);
  void popControl(Tree ref, std::int64_t count, bool look);

  const Forest &f_;
  Options options_;
  Result problem_;
  std::unique_ptr<Program> program_;
  std::vector<Cell<Real>> memory_, initial_;
  std::uint32_t staticEnd_ = 0;
  std::vector<std::unique_ptr<Frame>> frames_;
  std::unique_ptr<Frame> last_;  // of the unit that ran: its dummies can be read
  std::uint32_t watchedFrames_ = 0;
  std::vector<Entry> stack_;
  std::size_t look_ = 0;
  std::uint64_t steps_ = 0, pushed_ = 0;
  Real largest_ = 0;
  std::size_t peak_ = 0;
  std::int64_t element_ = -1;  // which element of an array expression is evaluated
  std::vector<bool> mask_;     // inside WHERE: the elements that are assigned
  std::map<Symbol, V> bound_;  // the arguments of the statement function that is evaluated
  std::string_view jump_;      // the label that a GOTO looks for
  Symbol left_;                // the construct that EXIT or CYCLE names; none: the innermost loop
  std::map<std::pair<Symbol, Symbol>, Values> given_;
};

extern template class Machine<double>;
extern template class Machine<Quad>;

}  // namespace dotbar::interpret
