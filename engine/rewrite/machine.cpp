// The compiled machine: runs the bytecode with a stack of frames of its own. It does what the interpreter does, faster. Here is
// what begins and ends a run, and the instructions that take long anyway; the loop is in loop.cpp.
#include "engine/rewrite/machine.h"

#include <utility>

namespace dotbar::rewrite {

Machine::Machine(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o)
    : core_(s, f, h, d, std::move(o)), program_(uncompiled(s)), registers_(1 << 12), frames_(1 << 8) {
  at_ = {program_.code.data(), registers_.data(), frames_.data()};
  noLists_ = core_.lists.mark();
}

bool Machine::run(JudgementId j, std::span<const Tree> inputs, std::vector<Tree> &outputs) {
  const auto pc = at_.pc - program_.code.data(), outer = at_.r - registers_.data(), top = at_.frame - frames_.data();
  const auto base = runs_ == 0 ? 0 : outer + program_.window;
  const std::size_t open = core_.open.size(), saved = saved_.size(), pending = pending_.size();
  if (core_.options.choices) core_.lists.release(noLists_);  // forks of the run before are forgotten
  const auto lists = core_.lists.mark();
  const Tree about = inputs.empty() ? Tree{} : inputs.front();
  forks_.clear(), forked_ = {j, about};
  if (runs_++ == 0) core_.sourceEnd = core_.forest.size();
  const bool failed = std::exchange(core_.failed, false);
  at_.r = registers_.data() + base;
  makeRoom();
  std::copy(inputs.begin(), inputs.end(), at_.r);
  const std::size_t diagnosed = core_.diagnostics.all().size();
  *at_.frame++ = {program_.code.data() + Program::done, 0, 0, 0};
  const bool executed = execute(program_.code.data() + program_.entry[j]);
  const bool ok = ended(executed, diagnosed, {j, about}, static_cast<std::size_t>(base), outputs);
  if (!ok) {
    core_.unwind(open);
    saved_.resize(saved);
    pending_.resize(pending);
  }
  at_ = {program_.code.data() + pc, registers_.data() + outer, frames_.data() + top};
  --runs_;
  core_.failed = failed;
  if (!core_.options.proof && !core_.options.choices) core_.lists.release(lists);  // else proof or forks speak of them
  return ok;
}

// Whether what was executed gives anything, and what.
bool Machine::ended(bool executed, std::size_t diagnosed, const Asking &asking, std::size_t base, std::vector<Tree> &outputs) {
  if (!(runs_ == 1 ? core_.ended(executed, diagnosed) : executed)) return false;
  const std::size_t count = core_.set.judgements[asking.judgement].outputs.size();
  outputs.clear();
  outputs.reserve(count);
  for (std::size_t i = 0; i < count; ++i) outputs.push_back(core_.lists.flat(registers_[base + i], Origin{0, asking.about}));
  return true;
}

std::vector<Region> Machine::regionsReached() const {
  std::vector<Region> all;
  for (const std::uint32_t r : reached_) all.push_back(program_.regions[r]);
  return all;
}

// The code may come to lie elsewhere.
bool Machine::compiled(JudgementId j) {
  const auto before = reinterpret_cast<std::uintptr_t>(program_.code.data());
  const Options &o = core_.options;
  compile(j, core_.set, core_.plans, {o.proof, o.choices != nullptr, o.choosing, o.remembered}, program_);
  const auto moved = reinterpret_cast<std::uintptr_t>(program_.code.data()) - before;
  const auto follow = [&](const Insn *&pc) { pc = reinterpret_cast<const Insn *>(reinterpret_cast<std::uintptr_t>(pc) + moved); };
  if (moved != 0)
    for (Frame *f = frames_.data(); f != at_.frame; ++f) follow(f->pc);
  if (moved != 0) follow(at_.pc);
  if (program_.unchecked) core_.internal("a rule uses a variable without a value", {});
  makeRoom();
  return !program_.unchecked;
}

// For the window at at_.r and two more, and for two frames.
void Machine::makeRoom() {
  const auto base = at_.r - registers_.data(), top = at_.frame - frames_.data();
  const std::size_t wanted = static_cast<std::size_t>(base) + 3 * program_.window;
  if (wanted > registers_.size()) registers_.resize(std::max(wanted, registers_.size() * 2));
  if (static_cast<std::size_t>(top) + 2 >= frames_.size()) frames_.resize(2 * frames_.size());
  at_.r = registers_.data() + base;
  at_.frame = frames_.data() + top;
  lastWindow_ = registers_.data() + registers_.size() - program_.window;
  lastFrame_ = frames_.data() + frames_.size() - 1;
}

// Values of registers, in one of two rooms: the second is at hand, and nearly always large enough.
std::span<const Tree> Machine::arguments(std::uint32_t first, std::uint32_t n, std::vector<Tree> &many,
                                         std::span<Tree> few) const {
  if (n > few.size()) many.resize(n), few = many;
  for (std::uint32_t i = 0; i < n; ++i) few[i] = at_.r[first + i].tree();
  return few.first(n);
}

void Machine::holds(Word o) {
  const Insn i = *at_.pc;
  std::vector<Tree> many;
  Tree few[4];
  const std::span<const Tree> args = arguments(i.a, i.b, many, few);
  const bool answer = core_.host.holds(i.e, args);
  if (i.c) core_.answered(origin(o).rule, {i.e, {args.begin(), args.end()}, answer, {}});  // in the body of a rule, with a proof
  at_.pc += answer ? 1 : i.target();
}

void Machine::bind(Word o) {
  const Insn i = *at_.pc;
  std::vector<Tree> many;
  Tree few[4];
  const std::span<const Tree> args = arguments(i.a, i.b, many, few);
  const Tree t = core_.bind(i.e, args, origin(o));
  if (i.c) core_.answered(origin(o).rule, {i.e, {args.begin(), args.end()}, static_cast<bool>(t), t});
  at_.r[i.a] = t;
  at_.pc += t ? 1 : i.target();
}

void Machine::proved(Word own, Word caller) {
  core_.prove(origin(own), origin(caller), at_.r);
  ++at_.pc;
}

bool Machine::call(Word o) {
  const Insn i = *at_.pc;
  std::vector<Tree> many;
  Tree few[4];
  const Tree t = core_.call(i.e, arguments(i.b, i.c, many, few), origin(o));
  at_.r[i.a] = t;
  ++at_.pc;
  return !core_.failed;
}

bool Machine::fresh(Word o) {
  const Insn i = *at_.pc;
  const Tree t = core_.fresh(Symbol{i.e}, at_.r[i.b].tree(), origin(o));
  at_.r[i.a] = t;
  ++at_.pc;
  return !core_.failed;
}

// The message asks the guards again, and with them perhaps for another run: the inputs are kept apart.
void Machine::noRule(Word o) {
  const JudgementId j = at_.pc->e;
  const std::vector<Value> inputs(at_.r, at_.r + core_.set.judgements[j].inputs.size());
  core_.noRule(j, inputs.data(), origin(o));
}

// What stands in for the outputs takes their place. False: the run ends.
bool Machine::refuse(const Insn &i, Value *r, Word o) {
  const Refusal &refusal = program_.refusals[i.e];
  const auto valueOf = [&](rules::VarId v) {
    for (const auto &[var, reg] : refusal.registers)
      if (var == v) return r[reg];
    return Value{};
  };
  core_.refused(refusal.rule, valueOf, r, origin(o));
  if (runs_ > 1) core_.failed = true;
  if (!core_.failed) core_.standIn(core_.set.rules[refusal.rule].judgement, r, {r + i.a, i.b}, origin(o));
  return !core_.failed;
}

// What was kept takes the place of the inputs; else the judgement is under way. Lists that are no nodes become nodes where they
// are short.
bool Machine::look(const Insn &i, Value *r, Word o) {
  static constexpr std::size_t shortList = 32;
  Choices &host = *core_.options.choices;
  Pending p{{i.e, static_cast<std::uint32_t>(core_.host.freshMark())}, host.asked.size()};
  for (std::uint32_t k = 0; k < i.b; ++k) {
    Value &v = r[i.a + k];
    if (!v.isNode() && core_.lists.length(v) <= shortList) v = kept_.known(core_.forest, core_.lists.flat(v, origin(o)));
    if (!v.isNode()) p.asked = notKept;
    p.key[2 + k] = v.bits;
  }
  if (const Kept *kept = p.asked == notKept ? nullptr : kept_.find(p.key, host)) {
    std::copy_n(kept->outputs.begin(), i.c, r + i.a);
    if (kept->fresh != p.key[1]) core_.host.freshRelease(kept->fresh);
    return true;
  }
  pending_.push_back(p);
  return false;
}

void Machine::keep(const Insn &i, Value *r, Word o) {
  const Pending p = pending_.back();
  pending_.pop_back();
  if (p.asked == notKept) return;
  Kept kept{{}, core_.host.freshMark()};
  for (std::uint32_t k = 0; k < i.b; ++k) {
    kept.outputs[k] = kept_.known(core_.forest, core_.lists.flat(r[i.a + k], origin(o)));
    r[i.a + k] = kept.outputs[k];
  }
  kept_.insert(p.key, std::span(core_.options.choices->asked).subspan(p.asked), kept);
}

// What is built is found again over runs.
void Machine::known(Value &v) {
  if (v.isNode()) v = kept_.known(core_.forest, v.tree());
}

// What the host remembers takes the place of the input; else the judgement is under way.
bool Machine::recall(const Insn &i, Value *r, Word o) {
  const Tree about = r[i.a].isNode() ? r[i.a].tree() : Tree{};
  if (const Tree known = about ? core_.recall(i.e, about, origin(o)) : Tree{}) {
    r[i.a] = known;
    return true;
  }
  Pending p;
  p.key[2] = about.id;
  pending_.push_back(p);
  return false;
}

void Machine::remember(const Insn &i, Value *r, Word o) {
  const Tree about{pending_.back().key[2]};
  pending_.pop_back();
  if (!about) return;
  const Tree found = core_.lists.flat(r[i.a], origin(o));
  r[i.a] = found;
  core_.host.remember(i.e, about, found);
}

// What can be undone or has to be closed.
bool Machine::bookkeeping(Word &o) {
  const Insn i = *at_.pc;
  switch (i.code) {
    case Code::Save:
      saved_.push_back({core_.checkpoint(), o});
      break;
    case Code::Rollback:
      core_.rollback(saved_.back().checkpoint);
      o = saved_.back().caller;
      saved_.pop_back();
      break;
    case Code::Forget:
      saved_.pop_back();
      break;
    case Code::Caller:
      o = saved_.back().caller;
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
      core_.enter(Symbol{i.e}, at_.r[i.a].tree());
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
      const Tree t = core_.scopeEnd(origin(o));
      at_.r[i.a] = t;
    }
  }
  ++at_.pc;
  return !core_.failed;
}

void Machine::append(const Insn &i, Value *r, Word o) {
  if (!r[i.a]) {
    r[i.a] = r[i.b];
  } else if (i.c) {
    const Value both[] = {r[i.a], r[i.b]};
    r[i.a] = core_.lists.rope(static_cast<Op>(i.d), both, origin(o));
  }
}

Tree Machine::node(const Insn &i, const Value *r, Word o) {
  const Value *first = r + i.b;
  return core_.forest.buildLong(
      static_cast<Op>(i.d), i.c, [=](std::uint32_t k) { return first[k].tree(); }, origin(o));
}

JudgementId Machine::judgementAt(const Insn *entry) const {
  JudgementId j = 0;
  while (program_.code.data() + program_.entry[j] != entry) ++j;
  return j;
}

const Insn *Machine::texts(const Insn *i, Symbol s) const {
  const std::uint32_t *t = program_.tables.data() + i->d;
  const auto to = [&](std::uint32_t target) { return i + static_cast<std::int32_t>(target); };
  for (std::uint32_t k = 0; i->b <= 4; ++k)  // so few are looked at one after the other
    if (k == i->b || t[1 + 2 * k] == s.id) return to(k == i->b ? t[0] : t[2 + 2 * k]);
  std::uint32_t low = 0, high = i->b;
  while (low < high) {
    const std::uint32_t middle = (low + high) / 2;
    if (t[1 + 2 * middle] < s.id)
      low = middle + 1;
    else
      high = middle;
  }
  return to(low < i->b && t[1 + 2 * low] == s.id ? t[2 + 2 * low] : t[0]);
}

std::vector<Region> regions(const RuleSet &s) {
  Program all = uncompiled(s);
  const Plans each(s);
  for (JudgementId j = 0; j < s.judgements.size(); ++j) compile(j, s, each, {true}, all);
  return all.regions;
}

std::unique_ptr<Rewriter> machine(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o) {
  return std::make_unique<Machine>(s, f, h, d, std::move(o));
}

}  // namespace dotbar::rewrite
