// Running a rule set over trees: the interface of the naive interpreter (the oracle) and of the compiled machine, and what
// both ask of their host (guards, sets, types, names). The engine knows nothing of data flow or of differentiation.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/rewrite/regions.h"
#include "engine/rules/ruleset.h"
#include "engine/support/diagnostics.h"

namespace dotbar::rewrite {

using il::Forest;
using il::Tree;
using rules::FunctionId;
using rules::GuardId;
using rules::JudgementId;
using rules::RuleId;
using rules::RuleSet;

// What rules ask for. Trees given to `holds` are occurrences of the source program.
class Host {
 public:
  virtual ~Host() = default;
  virtual bool holds(GuardId guard, std::span<const Tree> args) = 0;
  // A guard that also returns a tree (`isActiveCall(A, I) => B`); no tree: it does not hold.
  virtual Tree bind(GuardId guard, std::span<const Tree> args) = 0;
  // A function or naming of the rule set: typeOf, restore, set operations ... No tree after a diagnostic.
  virtual Tree call(FunctionId function, std::span<const Tree> args) = 0;
  // A new variable; names come from hint and type. `released` gives back all that were made since `taken`.
  virtual Tree fresh(Symbol hint, Tree type) = 0;
  virtual std::size_t freshMark() = 0;
  virtual void freshRelease(std::size_t mark) = 0;
  // with NAME(tree) { ... }
  virtual void enter(Symbol context, Tree fragment) = 0;
  virtual void leave(Symbol context) = 0;
  // scope { ... } => NEW: declarations of every fresh or derived name in what was built since scopeBegin
  virtual void scopeBegin() = 0;
  virtual Tree scopeEnd() = 0;
  // What a judgement of Options::remembered gives for a tree, if that is known; and that it was found.
  virtual Tree recall(JudgementId, Tree) { return {}; }
  virtual void remember(JudgementId, Tree, Tree) {}
};

// A rule application, for `explain`: which rule, on which first input, called from which application (0: none).
struct Application {
  RuleId rule = 0;
  Tree input;
  std::uint32_t parent = 0;
  std::uint32_t context = 0;  // an index into contexts(): the facts that its guards were asked of
  std::uint32_t values = 0;   // the rewriter's own: where its inputs and outputs are kept
};

// A guard of the host that a rule which applied had asked, with what it said. (A formula behind a judgement that is decided
// without its guard: the machine does not ask it.)
struct Answer {
  std::uint32_t application = 0;
  GuardId guard = 0;
  std::vector<Tree> args;
  bool holds = false;
  Tree result;  // of a guard that binds
};

// with NAME(fragment) { ... }, inside another one (0: none).
struct Context {
  Symbol name;
  Tree fragment;
  std::uint32_t outer = 0;
};

class Rewriter {
 public:
  virtual ~Rewriter() = default;
  // Derives `inputs -judgement-> outputs`. False after a diagnostic (no rule applies, a refusal, a limit). Lists in the outputs
  // are flat. Every node built gets an Origin: the rule, and the innermost source tree that the rules were speaking of.
  virtual bool run(JudgementId judgement, std::span<const Tree> inputs, std::vector<Tree> &outputs) = 0;
  virtual std::uint64_t applications() const = 0;             // rule applications so far
  virtual const std::vector<Application> &trace() const = 0;  // empty unless traced; Origin::rule then indexes it
  // The proof behind the trace, only with `proof`: what guards said, in which contexts (the first is a dummy), and the
  // inputs and outputs of an application's judgement. No outputs: it was refused.
  virtual const std::vector<Answer> &answers() const = 0;
  virtual const std::vector<Context> &contexts() const = 0;
  virtual std::vector<Tree> inputs(std::uint32_t application) = 0;
  virtual std::vector<Tree> outputs(std::uint32_t application) = 0;
  // Regions of the decision graphs that were reached, with `proof`; the interpreter has no graphs.
  virtual std::vector<Region> regionsReached() const { return {}; }
  virtual void forget() {}  // what was kept because of Options::choices
  // Keeps where the run stands while a guard or function is asked, or kept results are looked for: `again` goes on from the fork
  // of that number, asking anew, with the host as it was there; later forks are forgotten. The machine alone can do so.
  virtual void fork() {}
  virtual bool again(std::size_t /*fork*/, std::vector<Tree> & /*outputs*/) { return false; }
};

// Questions that a host answers by choice: it runs the same trees again under other answers. One question has one answer in a
// run.
struct Choices {
  using Question = std::array<std::uint32_t, 4>;
  static constexpr Question unlike{~0u, ~0u, ~0u, ~0u};  // one that is not known again
  struct Asked {
    Question question;
    bool answer = false;
    bool operator==(const Asked &) const = default;
  };
  std::vector<Asked> asked;  // in this run, in their order; some several times
  virtual bool choose(const Question &) = 0;
  virtual ~Choices() = default;
};

struct Options {
  bool traced = false;                   // then trace()[0] is a dummy, since Origin::rule 0 means none
  bool proof = false;                    // records also what guards said and what rules gave; needs traced
  std::uint32_t depthLimit = 4'000'000;  // of nested rule applications; TooDeep beyond
  // A run goes on after so many refusals, less one, to find the others: what stands for the outputs of a judgement that refused
  // is what it was asked of, or an empty list. It gives nothing all the same, and says nothing but refusals.
  std::size_t refusals = 1;
  // What a judgement gave is kept over the runs of a host that chooses, until forget(), and given again under the same answers.
  // Such a host gives the same tree to the same call, and takes a later mark in freshRelease: what is kept used new variables up
  // to there.
  Choices *choices = nullptr;
  // By judgement, with `choices`: it, or one that it asks for, may ask such a question. What the others give is kept where these
  // ask for it, not what they give each other.
  const std::vector<char> *choosing = nullptr;
  // By judgement: of one input and one output, which the host remembers for longer than a run. The interpreter does without.
  const std::vector<char> *remembered = nullptr;
  std::function<std::string(Tree)> printer = {};  // how messages write a tree; dump when there is none
};

// Both keep references to all their arguments.
std::unique_ptr<Rewriter> interpreter(const RuleSet &, Forest &, Host &, Diagnostics &, Options = {});
std::unique_ptr<Rewriter> machine(const RuleSet &, Forest &, Host &, Diagnostics &, Options = {});

}  // namespace dotbar::rewrite
