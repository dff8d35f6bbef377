// The machine's state: registers, frames, and what its loop (loop.cpp) leaves to functions (machine.cpp).
#pragma once

#include <set>

#include "engine/rewrite/code.h"
#include "engine/rewrite/kept.h"

namespace dotbar::rewrite {

// An origin in one word, which the loop holds in one register: the rule below, the source above.
using Word = std::uint64_t;
inline Word word(std::uint32_t rule, Tree source) { return rule | Word{source.id} << 32; }
inline Tree sourceOf(Word w) { return Tree{static_cast<std::uint32_t>(w >> 32)}; }
inline Origin origin(Word w) { return {static_cast<std::uint32_t>(w), sourceOf(w)}; }

// What to go back to when an application returns.
struct Frame {
  const Insn *pc;
  Word origin;
  std::uint32_t window, depth;  // how far the callee's window is from the caller's
};

// A judgement whose result may be kept, and how many questions had been asked before it.
struct Pending {
  KeptResults::Key key{};
  std::size_t asked = 0;
};

struct Saved {
  Checkpoint checkpoint;
  Word caller;
};

class Machine : public Rewriter {
 public:
  Machine(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o);

  bool run(JudgementId judgement, std::span<const Tree> inputs, std::vector<Tree> &outputs) override;
  std::uint64_t applications() const override { return core_.applications; }
  const std::vector<Application> &trace() const override { return core_.traced(); }
  const std::vector<Answer> &answers() const override { return core_.answers; }
  const std::vector<Context> &contexts() const override { return core_.contexts; }
  std::vector<Tree> inputs(std::uint32_t application) override { return core_.valuesOf(application, false); }
  std::vector<Tree> outputs(std::uint32_t application) override { return core_.valuesOf(application, true); }
  std::vector<Region> regionsReached() const override;
  void forget() override { kept_.clear(); }
  void fork() override;
  bool again(std::size_t fork, std::vector<Tree> &outputs) override;

 private:
  // Where the loop stands: the instruction under way, the window of the application, the next free frame. The loop has these
  // in variables, puts them here before anything that may start another run or make room, and fetches them again after it.
  struct Place {
    const Insn *pc = nullptr;
    Value *r = nullptr;
    Frame *frame = nullptr;
  };

  // The origin of the application under way, or of the caller before a rule is applied; how deep it is.
  struct Around {
    Word origin = 0;
    std::uint32_t depth = 1;
  };
  // A place that can be gone back to when code and registers lie elsewhere, and all that the run had open there.
  struct Fork {
    std::ptrdiff_t pc = 0, r = 0;
    Around around;
    std::vector<Value> registers;
    std::vector<Frame> frames;
    std::vector<std::ptrdiff_t> returns;  // of the frames
    std::vector<Saved> saved;
    std::vector<Pending> pending;
    std::vector<Open> open;
  };

  struct Asking {  // what a run is for
    JudgementId judgement = 0;
    Tree about;
  };

  bool execute(const Insn *begin);  // in the window and with the frames of at_
  bool ended(bool executed, std::size_t diagnosed, const Asking &, std::size_t base, std::vector<Tree> &outputs);
  Word commit(RuleId rule, Tree input, Word caller) {
    core_.count(rule, input, origin(caller));
    const auto id = core_.options.traced ? static_cast<std::uint32_t>(core_.trace.size() - 1) : rule;
    return word(id, core_.spokenOf(input, sourceOf(caller)));
  }
  void makeRoom();
  bool compiled(JudgementId);

  // Instructions that are not simple: the one at at_.pc, which they leave behind. False: the run ends.
  void holds(Word o);
  void bind(Word o);
  void proved(Word own, Word caller);
  bool call(Word o);
  bool fresh(Word o);
  void noRule(Word o);
  bool bookkeeping(Word &o);
  // These start no other run.
  bool refuse(const Insn &i, Value *r, Word o);
  Tree node(const Insn &i, const Value *r, Word o);
  JudgementId judgementAt(const Insn *entry) const;
  void append(const Insn &i, Value *r, Word o);
  const Insn *texts(const Insn *i, Symbol s) const;
  static constexpr std::size_t notKept = ~std::size_t{0};
  bool look(const Insn &i, Value *r, Word o);
  void keep(const Insn &i, Value *r, Word o);
  void known(Value &v);
  bool recall(const Insn &i, Value *r, Word o);
  void remember(const Insn &i, Value *r, Word o);
  std::span<const Tree> arguments(std::uint32_t first, std::uint32_t n, std::vector<Tree> &many, std::span<Tree> few) const;

  Core core_;
  Program program_;
  std::vector<Value> registers_;
  std::vector<Frame> frames_;
  Place at_;
  Around around_;                      // there, where something may fork
  const Value *lastWindow_ = nullptr;  // the last place for a window, and for a frame
  const Frame *lastFrame_ = nullptr;
  std::vector<Saved> saved_;
  std::set<std::uint32_t> reached_;  // regions
  std::vector<Pending> pending_;
  std::vector<Fork> forks_;  // of the run begun last
  Asking forked_;
  Lists::Mark noLists_;
  KeptResults kept_;
  std::uint32_t runs_ = 0;  // under way, one inside the other
};

}  // namespace dotbar::rewrite
