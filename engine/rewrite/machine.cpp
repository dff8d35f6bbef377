// The compiled machine: runs the bytecode with a stack of frames of its own. It does what the interpreter does, faster.
#include <set>
#include <utility>

#include "engine/rewrite/code.h"

namespace dotbar::rewrite {
namespace {

// What to go back to when an application returns.
struct Frame {
  std::uint32_t pc, window;  // the next instruction, and how far the callee's window is from the caller's
  Origin origin;
  std::uint32_t depth;
};

// A judgement whose result may be kept.
struct Pending {
  Kept::Key key;
  std::size_t choices = 0;
};

struct Saved {
  Checkpoint checkpoint;
  Origin caller;
};

class Machine : public Rewriter {
 public:
  Machine(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o)
      : core_(s, f, h, d, std::move(o)), program_(uncompiled(s)), registers_(1 << 12), frames_(1 << 8) {}

  bool run(JudgementId judgement, std::span<const Tree> inputs, std::vector<Tree> &outputs) override;
  std::uint64_t applications() const override { return core_.applications; }
  const std::vector<Application> &trace() const override { return core_.traced(); }
  const std::vector<Answer> &answers() const override { return core_.answers; }
  const std::vector<Context> &contexts() const override { return core_.contexts; }
  std::vector<Tree> inputs(std::uint32_t application) override { return core_.valuesOf(application, false); }
  std::vector<Tree> outputs(std::uint32_t application) override { return core_.valuesOf(application, true); }
  std::vector<Region> regionsReached() const override {
    std::vector<Region> all;
    for (const std::uint32_t r : reached_) all.push_back(program_.regions[r]);
    return all;
  }
  void forget() override { kept_.clear(); }

 private:
  [[gnu::noinline]] bool execute(JudgementId judgement, std::uint32_t base);
  void reserve(std::size_t registers);
  bool compiled(JudgementId);

  // Instructions that are not simple, and those after which registers and code may lie elsewhere (so these have copies of them);
  // `base` is the window's.
  void makeRoom();
  bool holds(Insn i, std::uint32_t base, Origin o);
  Origin proved(Origin own, std::uint32_t base, Origin caller);
  bool bind(Insn i, std::uint32_t base, Origin o);
  void call(Insn i, std::uint32_t base, Origin o);
  void fresh(Insn i, std::uint32_t base, Origin o);
  void noRule(Insn i, std::uint32_t base, Origin o);
  void refuse(const Insn &i, const Value *r, Origin o);
  void append(const Insn &i, Value *r, Origin o);
  Tree node(const Insn &i, const Value *r, Origin o);
  std::uint32_t texts(const Insn &i, Symbol s) const;
  bool look(const Insn &i, Value *r);
  void keep(const Insn &i, Value *r, Origin o);
  bool bookkeeping(Insn i, std::uint32_t base, Origin &origin);
  std::vector<Tree> arguments(std::uint32_t base, std::uint32_t first, std::uint32_t n);

  Core core_;
  Program program_;
  std::vector<Value> registers_;
  std::vector<Frame> frames_;
  std::vector<Saved> saved_;
  std::set<std::uint32_t> reached_;  // regions
  std::vector<Pending> pending_;
  Table<std::tuple_size_v<Kept::Key>, Kept> kept_;
  std::size_t top_ = 0;     // frames in use
  std::uint32_t used_ = 0;  // registers that outer runs use
  std::size_t moves_ = 0;   // how often registers, frames or code came to lie elsewhere
};

bool Machine::run(JudgementId j, std::span<const Tree> inputs, std::vector<Tree> &outputs) {
  const std::uint32_t base = used_;
  const std::size_t open = core_.open.size(), saved = saved_.size(), top = top_, pending = pending_.size();
  const auto lists = core_.lists.mark();
  if (base == 0) core_.sourceEnd = core_.forest.size();
  const bool failed = std::exchange(core_.failed, false);
  makeRoom();
  std::copy(inputs.begin(), inputs.end(), registers_.begin() + base);
  const bool ok = execute(j, base);
  if (ok) {
    outputs.clear();
    const Origin about{0, inputs.empty() ? Tree{} : inputs.front()};
    for (std::size_t i = 0; i < core_.set.judgements[j].outputs.size(); ++i)
      outputs.push_back(core_.lists.flat(registers_[base + i], about));
  } else {
    core_.unwind(open);
    saved_.resize(saved);
    pending_.resize(pending);
  }
  top_ = top;
  used_ = base;
  core_.failed = failed;
  if (!core_.options.proof) core_.lists.release(lists);  // else the proof speaks of them
  return ok;
}

void Machine::reserve(std::size_t registers) {
  if (registers <= registers_.size()) return;
  registers_.resize(std::max(registers, registers_.size() * 2));
  ++moves_;
}

bool Machine::compiled(JudgementId j) {
  compile(j, core_.set, core_.plans, core_.options.proof, core_.options.choices, program_);
  ++moves_;
  if (program_.unchecked) core_.internal("a rule uses a variable without a value", {});
  makeRoom();
  return !program_.unchecked;
}

void Machine::makeRoom() {
  reserve(used_ + 2 * program_.window);
  if (top_ + 2 < frames_.size()) return;
  frames_.resize(2 * frames_.size());
  ++moves_;
}

std::vector<Tree> Machine::arguments(std::uint32_t base, std::uint32_t first, std::uint32_t n) {
  std::vector<Tree> args(n);
  for (std::uint32_t i = 0; i < n; ++i) args[i] = registers_[base + first + i].tree();
  return args;
}

bool Machine::holds(Insn i, std::uint32_t base, Origin o) {
  if (i.c) {  // in the body of a rule, with a proof
    const std::vector<Tree> args = arguments(base, i.a, i.b);
    const bool answer = core_.host.holds(i.e, args);
    return core_.answered(o.rule, {i.e, args, answer, {}}), answer;
  }
  if (i.b == 1) return core_.host.holds(i.e, std::array{registers_[base + i.a].tree()});
  Tree few[4];
  if (i.b > 4) return core_.host.holds(i.e, arguments(base, i.a, i.b));
  for (std::uint32_t k = 0; k < i.b; ++k) few[k] = registers_[base + i.a + k].tree();
  return core_.host.holds(i.e, {few, i.b});
}

bool Machine::bind(Insn i, std::uint32_t base, Origin o) {
  const std::vector<Tree> args = arguments(base, i.a, i.b);
  const Tree t = core_.bind(i.e, args, o);
  if (i.c) core_.answered(o.rule, {i.e, args, static_cast<bool>(t), t});
  registers_[base + i.a] = t;
  return static_cast<bool>(t);
}

Origin Machine::proved(Origin own, std::uint32_t base, Origin caller) {
  core_.prove(own, caller, registers_.data() + base);
  return own;
}

void Machine::call(Insn i, std::uint32_t base, Origin o) {
  Tree few[4];
  for (std::uint32_t k = 0; k < i.c && k < 4; ++k) few[k] = registers_[base + i.b + k].tree();
  const Tree t = i.c <= 4 ? core_.call(i.e, {few, i.c}, o) : core_.call(i.e, arguments(base, i.b, i.c), o);
  registers_[base + i.a] = t;
}

void Machine::fresh(Insn i, std::uint32_t base, Origin o) {
  const Tree t = core_.fresh(Symbol{i.e}, registers_[base + i.b].tree(), o);
  registers_[base + i.a] = t;
}

// The message asks the guards again, and with them perhaps for another run: the inputs are kept apart.
void Machine::noRule(Insn i, std::uint32_t base, Origin o) {
  const auto first = registers_.begin() + base;
  const std::vector<Value> inputs(first, first + static_cast<std::ptrdiff_t>(core_.set.judgements[i.e].inputs.size()));
  core_.noRule(i.e, inputs.data(), o);
}

void Machine::refuse(const Insn &i, const Value *r, Origin o) {
  const Refusal &refusal = program_.refusals[i.e];
  const auto valueOf = [&](rules::VarId v) {
    for (const auto &[var, reg] : refusal.registers)
      if (var == v) return r[reg];
    return Value{};
  };
  core_.refused(refusal.rule, valueOf, r, o);
}

// What was kept takes the place of the inputs; else the judgement is under way. Lists that are no nodes are not kept.
bool Machine::look(const Insn &i, Value *r) {
  Pending p{{i.e, static_cast<std::uint32_t>(core_.host.freshMark())}, *core_.options.choices};
  for (std::uint32_t k = 0; k < i.b; ++k) {
    if (!r[i.a + k].isNode()) p.choices = ~std::size_t{0};
    p.key[2 + k] = r[i.a + k].bits;
  }
  if (const Kept *kept = p.choices == ~std::size_t{0} ? nullptr : kept_.find(p.key)) {
    std::copy_n(kept->outputs.begin(), i.c, r + i.a);
    if (kept->fresh != p.key[1]) core_.host.freshRelease(kept->fresh);
    return true;
  }
  pending_.push_back(p);
  return false;
}

void Machine::keep(const Insn &i, Value *r, Origin o) {
  const Pending p = pending_.back();
  pending_.pop_back();
  if (p.choices != *core_.options.choices) return;
  Kept kept{{}, core_.host.freshMark()};
  for (std::uint32_t k = 0; k < i.b; ++k) {
    kept.outputs[k] = core_.lists.flat(r[i.a + k], o);
    r[i.a + k] = kept.outputs[k];
  }
  kept_.insert(p.key, kept);
}

// What can be undone or has to be closed. False when the run ends.
bool Machine::bookkeeping(Insn i, std::uint32_t base, Origin &origin) {
  switch (i.code) {
    case Code::Save:
      saved_.push_back({core_.checkpoint(), origin});
      break;
    case Code::Rollback:
      core_.rollback(saved_.back().checkpoint);
      origin = saved_.back().caller;
      saved_.pop_back();
      break;
    case Code::Forget:
      saved_.pop_back();
      break;
    case Code::Caller:
      origin = saved_.back().caller;
      break;
    case Code::Mark:
      core_.open.push_back({Open::Kind::Names, {}, core_.host.freshMark()});
      break;
    case Code::Unmark:
      core_.open.pop_back();
      break;
    case Code::Release:
      core_.unwind(core_.open.size() - 1);
      break;
    case Code::Enter:
      core_.enter(Symbol{i.e}, registers_[base + i.a].tree());
      break;
    case Code::Leave:
      core_.leave(Symbol{i.e});
      break;
    case Code::ScopeBegin:
      core_.host.scopeBegin();
      core_.open.push_back({Open::Kind::Scope, {}});
      break;
    case Code::Reached:
      reached_.insert(i.e);
      break;
    default: {
      core_.open.pop_back();
      const Tree t = core_.scopeEnd(origin);
      registers_[base + i.a] = t;
    }
  }
  return !core_.failed;
}

void Machine::append(const Insn &i, Value *r, Origin o) {
  if (!r[i.a]) {
    r[i.a] = r[i.b];
  } else if (i.c) {
    const Value both[] = {r[i.a], r[i.b]};
    r[i.a] = core_.lists.rope(static_cast<Op>(i.d), both, o);
  }
}

Tree Machine::node(const Insn &i, const Value *r, Origin o) {
  static_assert(sizeof(Value) == sizeof(Tree));
  Tree few[8];
  std::vector<Tree> many;
  if (i.c > 8) many.resize(i.c);
  Tree *children = i.c > 8 ? many.data() : few;
  for (std::uint32_t k = 0; k < i.c; ++k) children[k] = r[i.b + k].tree();
  return core_.forest.build(static_cast<Op>(i.d), {children, i.c}, o);
}

std::uint32_t Machine::texts(const Insn &i, Symbol s) const {
  const std::uint32_t *t = program_.tables.data() + i.d;
  for (std::uint32_t k = 0; i.b <= 4; ++k)  // so few are looked at one after the other
    if (k == i.b || t[1 + 2 * k] == s.id) return k == i.b ? t[0] : t[2 + 2 * k];
  std::uint32_t low = 0, high = i.b;
  while (low < high) {
    const std::uint32_t middle = (low + high) / 2;
    if (t[1 + 2 * middle] < s.id)
      low = middle + 1;
    else
      high = middle;
  }
  return low < i.b && t[1 + 2 * low] == s.id ? t[2 + 2 * low] : t[0];
}

// The loop. `r` is the window of the application that is under way, `frame` the next free frame; both are put away before
// anything that may start another run, and fetched again after it.
bool Machine::execute(JudgementId judgement, std::uint32_t base) {
  Forest &forest = core_.forest;
  Lists &lists = core_.lists;
  const Insn *code = program_.code.data();
  const std::uint32_t *tables = program_.tables.data();
  std::uint32_t windowSize = program_.window;
  const std::uint32_t limit = core_.options.depthLimit;
  frames_[top_++] = {Program::done, 0, {}, 0};
  const Insn *pc = code + program_.entry[judgement];
  Value *r = registers_.data() + base, *lastWindow = registers_.data() + registers_.size() - windowSize;
  Frame *frame = frames_.data() + top_, *lastFrame = frames_.data() + frames_.size() - 1;
  Origin origin{};
  std::uint32_t depth = 1;
  std::size_t next = 0;  // of the instructions, while another run may compile more of them
  std::size_t moves = moves_;
  const auto putAway = [&]() __attribute__((always_inline)) {
    next = static_cast<std::size_t>(pc - code);
    base = static_cast<std::uint32_t>(r - registers_.data());
    top_ = static_cast<std::size_t>(frame - frames_.data());
    used_ = base + windowSize;
  };
  const auto fetch = [&]() __attribute__((always_inline)) {
    pc = code + next;
    if (moves == moves_) return;
    moves = moves_;
    code = program_.code.data();
    tables = program_.tables.data();
    windowSize = program_.window;
    pc = code + next;
    r = registers_.data() + base;
    lastWindow = registers_.data() + registers_.size() - windowSize;
    frame = frames_.data() + top_;
    lastFrame = frames_.data() + frames_.size() - 1;
  };
  const auto input = [&](const Insn &i) { return i.a == noRegister ? Tree{} : r[i.a].tree(); };
  // What nearly always follows is done at once: a judgement begins with a switch, and that leads to a rule.
  const auto apply = [&]() __attribute__((always_inline)) {
    if (pc->code != Code::Commit) return;
    origin = core_.commit(pc->e, input(*pc), origin);
    ++pc;
  };
  const auto choose = [&](const Insn &i) __attribute__((always_inline)) {
    pc = code + tables[i.d + static_cast<std::uint32_t>(forest.op(r[i.a].tree()))];
    apply();
  };
  const auto begin = [&](std::uint32_t entry) __attribute__((always_inline)) {
    pc = code + entry;
    if (pc->code == Code::Switch) choose(*pc);
  };
  for (;;) {
    const Insn &i = *pc++;
    switch (i.code) {
      case Code::Switch:
        choose(i);
        break;
      case Code::SwitchList:
        pc = code + tables[i.d + static_cast<std::uint32_t>(lists.op(r[i.a]))];
        break;
      case Code::Texts:
        pc = code + texts(i, forest.leafSymbol(r[i.a].tree()));
        apply();
        break;
      case Code::TextIs:
        if (forest.leafSymbol(r[i.a].tree()).id != i.e) pc = code + i.d;
        apply();
        break;
      case Code::OpIn:
        if (!program_.sets[i.e][static_cast<std::uint32_t>(lists.op(r[i.a]))]) pc = code + i.d;
        break;
      case Code::AtLeast:
        if (lists.length(r[i.a]) < i.e) pc = code + i.d;
        break;
      case Code::Same:
        if (!core_.same(r[i.a], r[i.b], origin)) pc = code + i.d;
        break;
      case Code::Holds:
        putAway();
        if (const std::uint32_t other = i.d; !holds(i, base, origin)) next = other;
        fetch();
        apply();
        break;
      case Code::Bind:
        putAway();
        if (const std::uint32_t other = i.d; !bind(i, base, origin)) next = other;
        fetch();
        break;
      case Code::Jump:
        pc = code + i.d;
        break;
      case Code::IfZero:
        if (!r[i.a]) pc = code + i.d;
        break;
      case Code::Child:
        r[i.a] = forest.child(r[i.b].tree(), i.c);
        break;
      case Code::Elem:
        r[i.a] = lists.at(r[i.b], i.e);
        break;
      case Code::Drop:
        r[i.a] = lists.drop(r[i.b], i.e);
        break;
      case Code::Move:
        r[i.a] = r[i.b];
        break;
      case Code::Set:
        r[i.a] = Value::fromBits(i.e);
        break;
      case Code::Flat:
        r[i.a] = lists.flat(r[i.b], origin);
        break;
      case Code::Leaf:
        r[i.a] = forest.buildLeaf(static_cast<Op>(i.d), Symbol{i.e}, origin);
        break;
      case Code::Node1:
        r[i.a] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), origin);
        break;
      case Code::Node2:
        r[i.a] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), r[i.c].tree(), origin);
        break;
      case Code::Node:
        r[i.a] = node(i, r, origin);
        break;
      case Code::Rope:
        r[i.a] = lists.rope(static_cast<Op>(i.d), {r + i.b, i.c}, origin);
        break;
      case Code::Append:
        append(i, r, origin);
        break;
      case Code::Call:
        putAway();
        call(i, base, origin);
        if (core_.failed) return false;
        fetch();
        break;
      case Code::Fresh:
        putAway();
        fresh(i, base, origin);
        if (core_.failed) return false;
        fetch();
        break;
      case Code::Commit:
        origin = core_.commit(i.e, input(i), origin);
        break;
      case Code::CommitReturn:
        core_.count(i.e, input(i), origin);
        r[0] = r[i.b];
        goto leave;
      case Code::CommitList:
        origin = core_.commit(i.e, lists.anchor(r[i.a]), origin);
        break;
      case Code::CommitTraced:
        putAway();
        origin = proved(core_.commit(i.e, i.a == noRegister ? Tree{} : lists.anchor(r[i.a]), origin), base, origin);
        fetch();
        break;
      case Code::Conclude:
        for (std::uint32_t k = 0; k < i.b; ++k) core_.concluded(origin.rule, k, r[i.a + k]);
        break;
      case Code::JudgeChild:
        r[i.a] = forest.child(r[i.b].tree(), i.c);
        [[fallthrough]];
      case Code::Judge:
        if (r + i.a > lastWindow || frame == lastFrame) {
          putAway();
          makeRoom();
          fetch();
        }
        *frame++ = {static_cast<std::uint32_t>(pc - code), i.a, origin, depth};
        r += i.a;
        if (++depth > limit) return core_.tooDeep(i.e, r, origin), false;
        begin(i.d);
        break;
      case Code::Tail:
        std::copy_n(r + i.a, i.b, r);
        goto tail;
      case Code::Tail2: {
        const Value second = r[i.b];
        r[0] = r[i.a];
        r[1] = second;
        goto tail;
      }
      case Code::Tail1:
        r[0] = r[i.a];
      tail:
        if (++depth > limit) return core_.tooDeep(i.e, r, origin), false;
        begin(i.d);
        break;
      case Code::ReturnLeaf:
        r[0] = forest.buildLeaf(static_cast<Op>(i.d), Symbol{i.e}, origin);
        goto leave;
      case Code::ReturnNode1:
        r[0] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), origin);
        goto leave;
      case Code::ReturnNode2:
        r[0] = forest.build(static_cast<Op>(i.d), r[i.b].tree(), r[i.c].tree(), origin);
        goto leave;
      case Code::Return:
        std::copy_n(r + i.a, i.b, r);
        goto leave;
      case Code::Return1:
        r[0] = r[i.a];
      leave:
        --frame;
        pc = code + frame->pc;
        r -= frame->window;
        origin = frame->origin;
        depth = frame->depth;
        break;
      case Code::Look:
        if (look(i, r)) pc += 2;
        break;
      case Code::Keep:
        keep(i, r, origin);
        break;
      case Code::Compile: {
        const JudgementId asked = i.e;
        putAway();
        if (!compiled(asked)) return false;
        next = program_.entry[asked];
        fetch();
        break;
      }
      case Code::NoRule:
        putAway();
        return noRule(i, base, origin), false;
      case Code::Refuse:
        return refuse(i, r, origin), false;
      case Code::Done:
        return true;
      case Code::Save:
      case Code::Rollback:
      case Code::Forget:
      case Code::Caller:
      case Code::Mark:
      case Code::Unmark:
      case Code::Release:
      case Code::Enter:
      case Code::Leave:
      case Code::ScopeBegin:
      case Code::ScopeEnd:
      case Code::Reached:
        putAway();
        if (!bookkeeping(i, base, origin)) return false;
        fetch();
        break;
      default:
        __builtin_unreachable();  // there are no others, which saves the check
    }
  }
}

}  // namespace

std::vector<Region> regions(const RuleSet &s) {
  Program all = uncompiled(s);
  const std::vector<Plan> each = plans(s);
  for (JudgementId j = 0; j < s.judgements.size(); ++j) compile(j, s, each, true, false, all);
  return all.regions;
}

std::unique_ptr<Rewriter> machine(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o) {
  return std::make_unique<Machine>(s, f, h, d, std::move(o));
}

}  // namespace dotbar::rewrite
