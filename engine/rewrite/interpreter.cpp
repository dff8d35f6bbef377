// The naive interpreter: tries every rule of a judgement, one after the other, straight from its text. It is the oracle of
// the machine. Nested applications are frames of a stack of its own, so that long and deep trees do not exhaust that of C++.
#include <deque>
#include <utility>

#include "engine/rewrite/terms.h"

namespace dotbar::rewrite {
namespace {

struct Attempt {
  const Plan *plan;
  Env env;
};

// One judgement asked of some inputs.
struct Frame {
  JudgementId judgement;
  std::vector<Value> inputs;
  Origin caller, own;             // of the application that asked, of the rule that is carried out
  std::vector<Attempt> attempts;  // rules that may apply, in the order in which they are carried out
  std::size_t regular = 0;        // how many of them are not `otherwise`
  std::size_t attempt = 0, step = 0;
  bool begun = false, fired = false;
  Checkpoint before;
  std::size_t entryOpen = 0;
  std::vector<std::vector<Value>> collected;  // by output
};

class Interpreter : public Rewriter {
 public:
  Interpreter(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o) : core_(s, f, h, d, std::move(o)), terms_(core_) {}

  bool run(JudgementId judgement, std::span<const Tree> inputs, std::vector<Tree> &outputs) override;
  std::uint64_t applications() const override { return core_.applications; }
  const std::vector<Application> &trace() const override { return core_.traced(); }
  const std::vector<Answer> &answers() const override { return core_.answers; }
  const std::vector<Context> &contexts() const override { return core_.contexts; }
  std::vector<Tree> inputs(std::uint32_t application) override { return core_.valuesOf(application, false); }
  std::vector<Tree> outputs(std::uint32_t application) override { return core_.valuesOf(application, true); }

 private:
  enum class Outcome { Goes, NotThisRule };

  const rules::Judgement &judgement(const Frame &f) const { return core_.set.judgements[f.judgement]; }
  void enter(JudgementId j, std::vector<Value> inputs, Origin caller);
  void select(Frame &f);
  void select(Frame &f, bool otherwise);
  void advance();
  void begin(Frame &f);
  Outcome step(Frame &f, const Step &s);
  Outcome fresh(Frame &f, const rules::Premise &p);
  Outcome open(Frame &f, const Step &s);
  void conclude(Frame &f);
  void refuse(Frame &f);
  void next(Frame &f, bool applied);
  void exhausted(Frame &f);
  void leave(std::vector<Value> outputs);
  Outcome receive(Frame &f, const std::vector<Value> &outputs);

  Core core_;
  Terms terms_;
  std::deque<Frame> frames_;  // references to frames outlive deeper ones, and runs that the host starts
  std::size_t base_ = 0;      // frames of the run that is under way begin here (the host may start another within)
  std::vector<Value> result_;
};

bool Interpreter::run(JudgementId j, std::span<const Tree> inputs, std::vector<Tree> &outputs) {
  const std::size_t outer = std::exchange(base_, frames_.size()), opened = core_.open.size();
  const auto lists = core_.lists.mark();
  if (base_ == 0) core_.sourceEnd = core_.forest.size();
  const bool failed = std::exchange(core_.failed, false);
  const std::size_t diagnosed = core_.diagnostics.all().size();
  enter(j, std::vector<Value>(inputs.begin(), inputs.end()), {});
  while (!core_.failed && frames_.size() > base_) advance();
  const bool done = !std::exchange(core_.failed, failed), ok = base_ == 0 ? core_.ended(done, diagnosed) : done;
  if (ok) {
    outputs.clear();
    const Origin about{0, inputs.empty() ? Tree{} : inputs.front()};
    for (const Value v : result_) outputs.push_back(core_.lists.flat(v, about));
  } else {
    frames_.resize(base_);
    core_.unwind(opened);
  }
  base_ = outer;
  if (!core_.options.proof) core_.lists.release(lists);  // else the proof speaks of them
  return ok;
}

void Interpreter::enter(JudgementId j, std::vector<Value> inputs, Origin caller) {
  if (frames_.size() - base_ >= core_.options.depthLimit) return core_.tooDeep(j, inputs.data(), caller);
  Frame &f = frames_.emplace_back();
  f.judgement = j;
  f.inputs = std::move(inputs);
  f.caller = caller;
  f.entryOpen = core_.open.size();
  if (judgement(f).statement) core_.open.push_back({Open::Kind::Names, {}, core_.host.freshMark()});
  f.collected.resize(judgement(f).outputs.size());
  select(f);
}

// Which rules may apply. Of those that only their inputs decide there is at most one; such a one makes all others needless.
void Interpreter::select(Frame &f) {
  terms_.forget();
  select(f, false);
  f.regular = f.attempts.size();
  const bool decided = !judgement(f).collect && f.regular != 0 && !f.attempts.back().plan->late;
  if (!decided) select(f, true);
}

void Interpreter::select(Frame &f, bool otherwise) {
  const rules::Judgement &j = judgement(f);
  std::vector<Attempt> late;
  const Plan *sure = nullptr;
  Env env;
  for (const RuleId id : core_.set.rulesOf[f.judgement]) {
    const Plan &plan = core_.plans[id];
    if (plan.rule->otherwise != otherwise) continue;
    const bool selected = terms_.selects(plan, f.inputs.data(), env, f.caller);
    if (core_.failed) return;
    if (!selected) continue;
    if (j.collect) {
      f.attempts.push_back({&plan, env});
    } else if (j.firstMatch) {
      f.attempts.push_back({&plan, env});
      if (!plan.late) return;
    } else if (plan.late) {
      late.push_back({&plan, env});
    } else if (sure) {
      return core_.overlap(f.judgement, sure->id, id, f.inputs.data(), f.caller);
    } else {
      sure = &plan;
      f.attempts.push_back({&plan, env});
    }
  }
  if (!sure)
    for (Attempt &a : late) f.attempts.push_back(std::move(a));
}

void Interpreter::advance() {
  Frame &f = frames_.back();
  const bool enough = f.attempt == f.regular && judgement(f).collect && f.fired;  // `otherwise` is for when none applied
  if (!f.begun && (f.attempt == f.attempts.size() || enough)) return exhausted(f);
  if (!f.begun) begin(f);
  const Plan &plan = *f.attempts[f.attempt].plan;
  if (f.step == plan.body.size()) return conclude(f);
  const Step &s = plan.body[f.step];
  if (s.kind != Step::Kind::Judge) ++f.step;  // a judgement's step ends when its outputs are received
  if (step(f, s) == Outcome::NotThisRule && !core_.failed) next(f, false);
}

void Interpreter::begin(Frame &f) {
  f.begun = true;
  f.step = 0;
  f.before = core_.checkpoint();
  const Plan &plan = *f.attempts[f.attempt].plan;
  if (plan.late) core_.open.push_back({Open::Kind::Names, {}, core_.host.freshMark()});
  f.own = core_.commit(plan.id, core_.contextFree(f.inputs.data(), f.judgement), f.caller);
  if (core_.options.proof) core_.prove(f.own, f.caller, f.inputs.data());
}

Interpreter::Outcome Interpreter::step(Frame &f, const Step &s) {
  const rules::Premise &p = *s.premise;
  Attempt &a = f.attempts[f.attempt];
  const auto &vars = a.plan->rule->variables;
  terms_.forget();
  switch (s.kind) {
    case Step::Kind::Guard:
    case Step::Kind::Bind: {
      const bool guard = s.kind == Step::Kind::Guard;
      const bool goes = guard ? terms_.holds(p.formula, a.env, vars, f.own) : terms_.binds(p, a.env, vars, f.own);
      if (core_.options.proof)
        for (const Asked &asked : terms_.asked()) core_.answered(f.own.rule, asked);
      return goes ? Outcome::Goes : Outcome::NotThisRule;
    }
    case Step::Kind::Let:
      return terms_.lets(p, a.env, vars, f.own) ? Outcome::Goes : Outcome::NotThisRule;
    case Step::Kind::Fresh:
      return fresh(f, p);
    case Step::Kind::Judge: {
      std::vector<Value> inputs;
      for (const rules::Term &t : p.inputs) {
        inputs.push_back(terms_.eval(t, a.env, f.own));
        if (core_.failed) return Outcome::NotThisRule;
      }
      enter(p.judgement, std::move(inputs), f.own);
      return Outcome::Goes;
    }
    default:
      return open(f, s);
  }
}

Interpreter::Outcome Interpreter::fresh(Frame &f, const rules::Premise &p) {
  Attempt &a = f.attempts[f.attempt];
  const Tree type = terms_.tree(p.inputs[0], a.env, f.own);
  for (const rules::Term &t : p.outputs) {
    if (core_.failed) return Outcome::NotThisRule;
    const Tree name = core_.fresh(p.text, type, f.own);
    if (!core_.failed) terms_.match(t, name, a.env, a.plan->rule->variables, f.own);
  }
  return Outcome::Goes;
}

// with and scope: their beginnings and ends.
Interpreter::Outcome Interpreter::open(Frame &f, const Step &s) {
  Attempt &a = f.attempts[f.attempt];
  const rules::Premise &p = *s.premise;
  if (s.kind == Step::Kind::Enter) {
    const Tree fragment = terms_.tree(p.inputs[0], a.env, f.own);
    if (core_.failed) return Outcome::NotThisRule;
    core_.enter(p.text, fragment);
  } else if (s.kind == Step::Kind::Leave) {
    core_.leave(p.text);
  } else if (s.kind == Step::Kind::ScopeBegin) {
    core_.host.scopeBegin();
    core_.open.push_back({Open::Kind::Scope, {}});
  } else {
    core_.open.pop_back();
    const Tree made = core_.scopeEnd(f.own);
    if (!core_.failed && !p.outputs.empty() && !terms_.match(p.outputs[0], made, a.env, a.plan->rule->variables, f.own))
      return Outcome::NotThisRule;
  }
  return Outcome::Goes;
}

// What stands in for the outputs takes their place.
void Interpreter::refuse(Frame &f) {
  const Attempt &a = f.attempts[f.attempt];
  core_.refused(
      a.plan->id, [&](rules::VarId v) { return a.env[v]; }, f.inputs.data(), f.own);
  std::vector<Value> outputs(judgement(f).outputs.size());
  if (base_ != 0) core_.failed = true;
  if (!core_.failed) core_.standIn(f.judgement, f.inputs.data(), outputs, f.own);
  if (core_.failed) return;
  for (std::size_t i = 0; i < outputs.size(); ++i) f.collected[i].push_back(outputs[i]);
  f.fired = true;
  next(f, true);
}

void Interpreter::conclude(Frame &f) {
  const Attempt &a = f.attempts[f.attempt];
  const rules::Rule &r = *a.plan->rule;
  if (r.refusal) return refuse(f);
  for (std::size_t i = 0; i < r.outputs.size(); ++i) {
    const Value v = terms_.eval(r.outputs[i], a.env, f.own);
    if (core_.failed) return;
    f.collected[i].push_back(v);
    if (core_.options.proof) core_.concluded(f.own.rule, i, v);
  }
  f.fired = true;
  next(f, true);
}

// After a rule was carried out, or turned out not to apply.
void Interpreter::next(Frame &f, bool applied) {
  if (applied && f.attempts[f.attempt].plan->late) core_.open.pop_back();  // its fresh names stay
  if (!applied) core_.rollback(f.before);
  f.begun = false;
  ++f.attempt;
  if (applied && !judgement(f).collect) exhausted(f);
}

// No more rules to carry out: the judgement's outputs, or none applied.
void Interpreter::exhausted(Frame &f) {
  if (!f.fired) return core_.noRule(f.judgement, f.inputs.data(), f.caller);
  std::vector<Value> outputs;
  for (std::size_t i = 0; i < f.collected.size(); ++i) {
    Op list;
    const bool append = f.collected[i].size() > 1 && il::isListSort(judgement(f).outputs[i].sort, list);
    outputs.push_back(append ? core_.lists.rope(list, f.collected[i], f.caller) : f.collected[i][0]);
  }
  leave(std::move(outputs));
}

void Interpreter::leave(std::vector<Value> outputs) {
  core_.unwind(frames_.back().entryOpen);
  frames_.pop_back();
  if (frames_.size() == base_) {
    result_ = std::move(outputs);
    return;
  }
  Frame &f = frames_.back();
  const Outcome o = receive(f, outputs);
  ++f.step;
  if (o == Outcome::NotThisRule && !core_.failed) next(f, false);
}

Interpreter::Outcome Interpreter::receive(Frame &f, const std::vector<Value> &outputs) {
  Attempt &a = f.attempts[f.attempt];
  const rules::Premise &p = *a.plan->body[f.step].premise;
  for (std::size_t i = 0; i < outputs.size(); ++i)
    if (!terms_.match(p.outputs[i], outputs[i], a.env, a.plan->rule->variables, f.own)) return Outcome::NotThisRule;
  return Outcome::Goes;
}

}  // namespace

std::unique_ptr<Rewriter> interpreter(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o) {
  return std::make_unique<Interpreter>(s, f, h, d, std::move(o));
}

}  // namespace dotbar::rewrite
