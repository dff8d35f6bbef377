// What the interpreter and the machine share: the program they run and its host, list values, origins, the trace, what has
// to be undone when a rule turns out not to apply, and the messages.
#pragma once

#include "engine/rewrite/lists.h"
#include "engine/rewrite/plan.h"
#include "engine/rewrite/rewriter.h"

namespace dotbar::rewrite {

// Something opened at the host that has to be closed, also when the rules fail.
struct Open {
  enum class Kind : std::uint8_t { Names, Context, Scope };
  Kind kind;
  Symbol context;
  std::size_t mark = 0;
};

// Where a rule may have to be taken back to.
struct Checkpoint {
  std::uint64_t applications = 0;
  std::size_t trace = 0, open = 0;
};

enum class Arithmetic : std::uint8_t { None, Add, Sub, Mul };

// A host guard, asked in one rule application: asked once, then remembered.
struct Asked {
  GuardId guard;
  std::vector<Tree> args;
  bool holds;
  Tree result;  // of a guard that binds
};

// What every application leaves in the trace, and what it leaves in the proof besides.
struct Applied {
  RuleId rule = 0;
  Tree input;
  std::uint32_t parent = 0;
};
struct Proved {
  std::uint32_t context = 0, values = 0;
};

class Core {
 public:
  Core(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o);

  const RuleSet &set;
  Forest &forest;
  Host &host;
  Diagnostics &diagnostics;
  Options options;
  Lists lists;
  Plans plans;
  il::Buffer<Applied> trace;
  il::Buffer<Proved> proved;  // as long as the trace when there is a proof
  std::vector<Answer> answers;
  std::vector<Context> contexts;
  il::Buffer<Value> values;   // of the applications of the trace: inputs, then outputs
  std::uint32_t context = 0;  // the innermost one
  std::uint64_t applications = 0;
  std::uint32_t sourceEnd = 0;  // trees below it are source trees of the run
  std::vector<Open> open;
  bool failed = false;       // a diagnostic was reported: the run ends
  std::size_t refusals = 0;  // of the run that is under way, so far

  Tree contextFree(const Value *inputs, JudgementId j) const;  // anchor of the first input that is not a context
  // The source tree that a rule speaks of, by its first input and what the caller's speaks of. What is made of a built
  // instruction speaks of what that was built for.
  Tree spokenOf(Tree input, Tree asked) const {
    if (!input) return asked;
    if (input.id < sourceEnd) return bare(input, asked) ? asked : input;
    if (!il::hasSort(forest.op(input), il::Sort::Instr)) return asked;
    const Tree from = forest.origin(input).source;
    return from ? from : asked;
  }
  // The rule is applied: counts, traces, and says where what it builds comes from.
  Origin commit(RuleId rule, Tree input, Origin caller) {
    count(rule, input, caller);
    return {options.traced ? static_cast<std::uint32_t>(trace.size() - 1) : rule, spokenOf(input, caller.source)};
  }
  // The same of a rule that builds nothing.
  void count(RuleId rule, Tree input, Origin caller) {
    ++applications;
    if (options.traced) trace.push({rule, input ? input : caller.source, caller.rule});
  }
  const std::vector<Application> &traced() const;  // the trace as a vector
  // --- the proof, when asked for (proof.cpp) ---
  // What the rule that was just applied was asked of, and what its selecting guards say: both implementations ask them again,
  // since they do not ask alike on the way to it.
  void prove(Origin own, Origin caller, const Value *inputs);
  void answered(std::uint32_t application, const Asked &a);  // a guard in its body; each once
  void concluded(std::uint32_t application, std::size_t output, Value v);
  std::vector<Tree> valuesOf(std::uint32_t application, bool outputs);
  void enter(Symbol name, Tree fragment);  // a context of the host
  void leave(Symbol name);
  Checkpoint checkpoint() const { return {applications, trace.size(), open.size()}; }
  void rollback(const Checkpoint &c);
  void unwind(std::size_t openSize);  // closes what is open, innermost first

  // Building and asking; what the host builds meanwhile gets the origin too. `failed` is set when the host gives no tree.
  Tree leaf(Op op, Symbol text, Origin origin);
  Tree call(FunctionId function, std::span<const Tree> args, Origin origin);
  Tree fresh(Symbol hint, Tree type, Origin origin);
  Tree recall(JudgementId j, Tree about, Origin origin);
  Tree bind(GuardId guard, std::span<const Tree> args, Origin origin);
  Tree scopeEnd(Origin origin);
  bool same(Value a, Value b, Origin origin);

  // --- messages; each sets `failed` ---
  void noRule(JudgementId j, const Value *inputs, Origin caller);
  void overlap(JudgementId j, RuleId a, RuleId b, const Value *inputs, Origin caller);
  void refused(RuleId rule, const std::function<Value(rules::VarId)> &valueOf, const Value *inputs, Origin own);
  // Outputs in place of those of a judgement that refused, of its inputs; sets `failed` where there are none, or enough was
  // refused.
  void standIn(JudgementId j, const Value *inputs, std::span<Value> outputs, Origin own);
  void tooDeep(JudgementId j, const Value *inputs, Origin caller);
  void internal(const std::string &what, Span where);

  // The end of a run that began with so many diagnostics: whether it gives anything.
  bool ended(bool ok, std::size_t diagnosed);

 private:
  // A leaf that the host made up has no place: then what asked is meant, if that has one.
  bool bare(Tree input, Tree asked) const {
    return !forest.span(input) && asked && forest.span(asked) && !forest.origin(input).source;
  }
  void left(Symbol name);
  Tree made(Tree t, std::uint32_t from, Origin origin);
  Span place(JudgementId j, const Value *inputs, Origin origin) const;
  std::string text(Value v, Origin origin);
  std::string describe(JudgementId j, const Value *inputs) const;
  std::string guardsAsked(JudgementId j, const Value *inputs, Origin caller);
  std::vector<Arithmetic> arithmetic_;  // by FunctionId
  mutable std::vector<Application> shown_;
};

std::string describe(const RuleSet &set, JudgementId j);  // "Expr, Expr -expr->"

}  // namespace dotbar::rewrite
