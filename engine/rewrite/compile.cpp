// From rules to bytecode: for each judgement its decision graph, and at its leaves the bodies of the rules.
#include <algorithm>
#include <deque>

#include "engine/rewrite/decision.h"
#include "engine/rewrite/emitter.h"
#include "engine/rewrite/kept.h"
#include "engine/rewrite/readable.h"

namespace dotbar::rewrite {
namespace {

using rules::Premise;
using rules::Rule;
using rules::Term;

constexpr std::size_t fewAnswers = 8;

class JudgementCompiler {
 public:
  JudgementCompiler(const RuleSet &set, const Plans &plans, JudgementId id, Program &program, const CompileOptions &options)
      : set_(set),
        id_(id),
        j_(set.judgements[id]),
        program_(program),
        c_(set),
        e_(set, program, c_),
        options_(options),
        proof_(options.proof) {
    e_.overRuns = options.tabled;
    for (const RuleId r : set.rulesOf[id]) {
      Candidate c{&plans[r], Conditions::yes, {}};
      c.condition = c_.selects(plans[r], c.env);
      candidates_.push_back(std::move(c));
    }
  }

  void compile();

 private:
  // What to do after a rule's outputs are known: return them, or gather them and go on.
  struct Gather {
    Label next;
    Reg outputs, fired;
  };

  void collect();
  void graph(DecisionGraph &g, Decision::Id root, std::optional<Label> none);
  void node(Decision::Id id);
  void switches(Decision::Id id, const Decision &d);
  void test(Decision::Id id, const Decision &d);
  void follow(Decision::Id from, Decision::Id to, const std::string &answer);
  void leaf(const Decision &d);
  void available(const Decision &d);
  void compute(ExprId e);
  Label labelOf(Decision::Id id);
  Label edge(Decision::Id from, Decision::Id to, const std::string &answer);
  void edges();

  void attempt(std::uint32_t candidate, Label fail);
  void body(const Candidate &c, Label fail, bool mayTail);
  void keepHoisted(const Candidate &c, const Symbolic &env);
  void step(const Candidate &c, const Step &s, Symbolic &env, Label fail);
  void judge(const Rule &r, const Premise &p, Symbolic &env, Label fail);
  bool tail(const Candidate &c, const Step &s, const Symbolic &env);
  void bindGuard(const Rule &r, const Premise &p, Symbolic &env, Label fail);
  void bindPattern(const Rule &r, const Term &pattern, Sort sort, Reg reg, Symbolic &env, Label fail);
  void refuse(const Candidate &c);
  bool closed(const Candidate &c, Reg first);
  void finish(const Candidate &c);
  void window(std::size_t n) {
    e_.next = static_cast<Reg>(e_.next + n), program_.window = std::max<std::uint32_t>(program_.window, e_.next);
  }

  const RuleSet &set_;
  JudgementId id_;
  const rules::Judgement &j_;
  Program &program_;
  Conditions c_;
  Emitter e_;
  std::vector<Candidate> candidates_;
  std::map<ExprId, Reg> computedHome_;

  // of the graph that is being written
  DecisionGraph *graph_ = nullptr;
  std::map<Decision::Id, Label> labels_;
  std::deque<Decision::Id> waiting_;
  std::map<std::pair<std::vector<std::uint32_t>, std::vector<ExprId>>, Label> leaves_;
  std::optional<Label> none_;  // where to go when no rule applies (else that is an error)
  std::optional<Gather> gather_;
  CompileOptions options_;
  bool proof_ = false;
  struct Edge {  // into a leaf, in the code of a proof: says that its region was reached
    Label label, leaf;
    std::uint32_t region;
  };
  std::vector<Edge> edges_;
  std::map<Decision::Id, std::string> ways_;  // the answers on the first way to a node
};

void JudgementCompiler::compile() {
  program_.entry[id_] = static_cast<std::uint32_t>(program_.code.size());
  window(std::max(j_.inputs.size(), j_.outputs.size()));
  if (j_.statement) e_.emit({Code::Mark, 0, 0, 0, 0, 0});
  if (j_.collect) {
    collect();
  } else {
    DecisionGraph g(c_, candidates_, j_.firstMatch);
    std::vector<std::uint32_t> all(candidates_.size());
    for (std::uint32_t i = 0; i < all.size(); ++i) all[i] = i;
    graph(g, g.build(all), {});
  }
  e_.patch();
  program_.unchecked = program_.unchecked || c_.unbound;
}

// Each rule by a graph of its own, in the order of the text; then, when none applied, the `otherwise` rules.
void JudgementCompiler::collect() {
  const Reg outputs = e_.alloc(j_.outputs.size()), fired = e_.alloc();
  for (Reg r = outputs; r <= fired; ++r) e_.emit({Code::Set, r, 0, 0, 0, 0});
  e_.emit({Code::Save, 0, 0, 0, 0, 0});
  std::vector<std::uint32_t> otherwise;
  for (std::uint32_t i = 0; i < candidates_.size(); ++i) {
    if (candidates_[i].plan->rule->otherwise) {
      otherwise.push_back(i);
      continue;
    }
    const Label next = e_.label();
    gather_ = Gather{next, outputs, fired};
    DecisionGraph g(c_, candidates_, true);
    graph(g, g.build({i}), next);
    e_.place(next);
  }
  const Label nothing = e_.label(), done = e_.label();
  e_.jumping({Code::IfZero, fired, 0, 0, 0, 0}, nothing);
  e_.place(done);
  e_.emit({Code::Forget, 0, 0, 0, 0, 0});
  if (j_.statement) e_.emit({Code::Release, 0, 0, 0, 0, 0});
  e_.emit({Code::Return, outputs, static_cast<Reg>(j_.outputs.size()), 0, 0, 0});
  e_.place(nothing);
  gather_ = Gather{done, outputs, fired};
  DecisionGraph g(c_, candidates_, false);
  graph(g, g.build(otherwise), {});
  gather_.reset();
}

Label JudgementCompiler::labelOf(Decision::Id id) {
  const auto [at, isNew] = labels_.emplace(id, 0);
  if (isNew) at->second = e_.label(), waiting_.push_back(id);
  return at->second;
}

// Where an answer leads. Each that leads to a leaf is a region.
Label JudgementCompiler::edge(Decision::Id from, Decision::Id to, const std::string &answer) {
  const Label at = labelOf(to);
  if (!proof_) return at;
  const std::string before = ways_[from], way = before + (before.empty() || answer.empty() ? "" : ", ") + answer;
  ways_.try_emplace(to, way);
  const Decision &d = graph_->node(to);
  if (d.kind != Decision::Kind::Leaf || d.attempts.empty()) return at;
  program_.regions.push_back({candidates_[d.attempts[0]].plan->id, way});
  edges_.push_back({e_.label(), at, static_cast<std::uint32_t>(program_.regions.size() - 1)});
  return edges_.back().label;
}

void JudgementCompiler::edges() {
  for (const Edge &e : edges_) {
    e_.place(e.label);
    e_.emit({Code::Reached, 0, 0, 0, 0, e.region});
    e_.jumping({Code::Jump, 0, 0, 0, 0, 0}, e.leaf);
  }
  edges_.clear();
}

void JudgementCompiler::graph(DecisionGraph &g, Decision::Id root, std::optional<Label> none) {
  graph_ = &g;
  none_ = none;
  labels_.clear();
  leaves_.clear();
  ways_.clear();
  labelOf(root);
  if (proof_ && g.node(root).kind == Decision::Kind::Leaf) e_.jumping({Code::Jump, 0, 0, 0, 0, 0}, edge(root, root, ""));
  while (!waiting_.empty()) {  // the node that was asked for last comes next: it often follows directly
    const Decision::Id id = waiting_.back();
    waiting_.pop_back();
    node(id);
  }
  edges();
}

// Computed values that are known here stay where they are; each has one register in the whole judgement.
void JudgementCompiler::available(const Decision &d) {
  e_.home.clear();
  for (const ExprId x : d.available) e_.home[x] = computedHome_.at(x);
}

void JudgementCompiler::compute(ExprId e) {
  const Expr x = c_.expr(e);
  if (x.kind == Expr::Kind::Register || e_.home.count(e)) return;
  if (!x.computed()) return compute(x.a);
  for (const ExprId a : x.args) compute(a);
  if (x.kind == Expr::Kind::Bind) return;  // its test computes it
  const auto [at, isNew] = computedHome_.emplace(e, 0);
  if (isNew) at->second = e_.alloc();
  e_.into(e, at->second);
  e_.home[e] = at->second;
}

void JudgementCompiler::node(Decision::Id id) {
  const Decision d = graph_->node(id);
  e_.place(labels_.at(id));
  available(d);
  const Reg before = e_.next;
  const std::size_t homes = computedHome_.size();
  if (d.kind == Decision::Kind::Leaf) leaf(d);
  if (d.kind == Decision::Kind::Test) test(id, d);
  if (d.kind == Decision::Kind::Operator || d.kind == Decision::Kind::Text) switches(id, d);
  if (computedHome_.size() == homes) e_.next = before;  // else the new homes are kept, with what lies below them
}

void JudgementCompiler::switches(Decision::Id id, const Decision &d) {
  compute(d.on);
  const Reg before = e_.next, r = e_.operand(d.on);
  const std::string on = proof_ ? readable(set_, j_, c_, d.on) : "";
  const Label other = edge(id, d.other, on + " is another");
  // Answers that lead to one place are regions each while they are few, else one.
  const auto shown = [&](std::uint32_t what) {
    return d.kind == Decision::Kind::Text ? '"' + std::string(dotbar::text(Symbol{what})) + '"'
                                          : std::string(il::info(static_cast<Op>(what)).name);
  };
  std::map<Decision::Id, std::size_t> leading;
  for (const auto &answer : d.branches) ++leading[answer.second];
  std::map<Decision::Id, Label> many;
  const auto branch = [&](std::size_t i) {
    const auto &[what, to] = d.branches[i];
    if (!proof_ || leading[to] <= fewAnswers) return edge(id, to, proof_ ? on + " is " + shown(what) : "");
    if (const auto known = many.find(to); known != many.end()) return known->second;
    const std::string more = " or one of " + std::to_string(leading[to] - 1) + " others";
    return many[to] = edge(id, to, on + " is " + shown(what) + more);
  };
  if (d.kind == Decision::Kind::Text && d.branches.size() == 1) {
    e_.jumping({Code::TextIs, r, 0, 0, 0, d.branches[0].first}, other);
    follow(id, d.branches[0].second, proof_ ? on + " is " + shown(d.branches[0].first) : "");
  } else if (d.kind == Decision::Kind::Text) {
    const std::uint32_t at = e_.table(std::vector<std::uint32_t>(1 + 2 * d.branches.size()));
    e_.emit({Code::Texts, r, static_cast<Reg>(d.branches.size()), 0, at, 0});
    e_.tableEntry(at, other);
    for (std::uint32_t i = 0; i < d.branches.size(); ++i) {
      program_.tables[at + 1 + 2 * i] = d.branches[i].first;
      e_.tableEntry(at + 2 + 2 * i, branch(i));
    }
  } else {
    const std::uint32_t at = e_.table(std::vector<std::uint32_t>(il::opCount));
    e_.emit({c_.mayBeUnflat(d.on) ? Code::SwitchList : Code::Switch, r, 0, 0, at, 0});
    std::vector<Label> to(il::opCount, other);
    for (std::uint32_t i = 0; i < d.branches.size(); ++i) to[d.branches[i].first] = branch(i);
    for (std::uint32_t op = 0; op < il::opCount; ++op) e_.tableEntry(at + op, to[op]);
  }
  e_.next = before;
}

void JudgementCompiler::test(Decision::Id id, const Decision &d) {
  const Cond c = c_.cond(d.test);
  for (const ExprId a : c.args) compute(a);
  if (c.kind != Cond::Kind::Host) compute(c.a);
  if (c.kind == Cond::Kind::Same) compute(c.b);
  const std::string asked = proof_ ? readable(set_, j_, c_, c) : "";
  const Label other = edge(id, d.other, "!" + asked);
  if (c.kind != Cond::Kind::Binds) {
    e_.atom(c, other);
  } else {
    const auto [at, isNew] = computedHome_.emplace(c.a, 0);
    if (isNew) at->second = e_.alloc();
    const Expr x = c_.expr(c.a);
    const std::vector<Source> args(x.args.begin(), x.args.end());
    const Reg before = e_.next, first = args.empty() ? e_.alloc() : e_.consecutive(args, true);
    e_.jumping({Code::Bind, first, static_cast<Reg>(args.size()), 0, 0, x.a}, other);
    e_.emit({Code::Move, at->second, first, 0, 0, 0});
    e_.next = before;
  }
  follow(id, d.yes, asked);
}

// Goes on there: with a jump, unless it is written next.
void JudgementCompiler::follow(Decision::Id from, Decision::Id to, const std::string &answer) {
  const bool known = labels_.count(to) != 0;
  const Label label = edge(from, to, answer);
  if (known || label != labels_.at(to)) e_.jumping({Code::Jump, 0, 0, 0, 0, 0}, label);
}

void JudgementCompiler::leaf(const Decision &d) {
  const auto [at, isNew] = leaves_.emplace(std::pair(d.attempts, d.available), 0);
  if (!isNew) return e_.jumping({Code::Jump, 0, 0, 0, 0, 0}, at->second);
  at->second = e_.label();
  e_.place(at->second);
  for (const std::uint32_t candidate : d.attempts) {
    const Label fail = e_.label();
    const bool late = candidates_[candidate].plan->late;
    available(d);
    attempt(candidate, fail);
    e_.place(fail);
    if (!late) return;
    e_.emit({Code::Rollback, 0, 0, 0, 0, 0});
  }
  if (none_) return e_.jumping({Code::Jump, 0, 0, 0, 0, 0}, *none_);
  e_.emit({Code::NoRule, 0, 0, 0, 0, id_});
}

void JudgementCompiler::attempt(std::uint32_t candidate, Label fail) {
  const Candidate &c = candidates_[candidate];
  const Reg before = e_.next;
  if (c.plan->late) {
    e_.emit({Code::Save, 0, 0, 0, 0, 0});
    e_.emit({Code::Mark, 0, 0, 0, 0, 0});
  }
  keepHoisted(c, c.env);  // before the rule is committed to: as when it is selected
  const bool about = j_.contexts < j_.inputs.size();
  Op list;
  const bool mayBeList = about && il::isListSort(j_.inputs[j_.contexts].sort, list);
  const Code commit = proof_ ? Code::CommitTraced : mayBeList ? Code::CommitList : about ? Code::Commit : Code::CommitBare;
  e_.emit({commit, about ? static_cast<Reg>(j_.contexts) : noRegister, 0, 0, 0, c.plan->id});
  e_.recorded = proof_;
  body(c, fail, !c.plan->late && !gather_ && !j_.statement && !proof_);
  e_.recorded = false;
  e_.next = before;
}

// Values that selecting computed or would have, and rests of lists used more than once, get a register now.
void JudgementCompiler::keepHoisted(const Candidate &c, const Symbolic &env) {
  const Rule &r = *c.plan->rule;
  std::vector<int> uses(env.size());
  const auto count = [&](const Term &t) {
    std::vector<bool> vars(env.size());
    variablesOf(t, vars);
    for (std::size_t v = 0; v < vars.size(); ++v) uses[v] += vars[v];
  };
  for (const Step &s : c.plan->body)
    for (const Term &t : s.premise->inputs) count(t);
  for (const Term &t : r.outputs) count(t);
  for (std::size_t v = 0; v < env.size(); ++v) {
    if (env[v] == none || uses[v] == 0 || e_.home.count(env[v])) continue;
    const Expr &x = c_.expr(env[v]);
    if (!(x.computed() && x.kind != Expr::Kind::Bind) && !(x.kind == Expr::Kind::Drop && uses[v] > 1)) continue;
    const Reg reg = e_.alloc();
    e_.into(env[v], reg);
    e_.home[env[v]] = reg;
  }
}

void JudgementCompiler::body(const Candidate &c, Label fail, bool mayTail) {
  Symbolic env = c.env;
  e_.env = &env;
  const auto &steps = c.plan->body;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (mayTail && i + 1 == steps.size() && tail(c, steps[i], env)) return;
    step(c, steps[i], env, fail);
  }
  if (c.plan->rule->refusal) return refuse(c);
  finish(c);
}

void JudgementCompiler::step(const Candidate &c, const Step &s, Symbolic &env, Label fail) {
  const Rule &r = *c.plan->rule;
  const Premise &p = *s.premise;
  switch (s.kind) {
    case Step::Kind::Guard:
      return e_.branch(c_.holds(p.formula, env, r.variables), fail, false);
    case Step::Kind::Bind:
      return bindGuard(r, p, env, fail);
    case Step::Kind::Judge:
      return judge(r, p, env, fail);
    case Step::Kind::Let: {
      const Reg reg = e_.alloc();
      e_.into(p.inputs[0], reg);
      return bindPattern(r, p.outputs[0], staticSort(set_, r, p.inputs[0]), reg, env, fail);
    }
    case Step::Kind::Fresh: {
      const Reg type = e_.flatOperand(p.inputs[0]);
      for (const Term &t : p.outputs) {
        const Reg reg = e_.alloc();
        e_.emit({Code::Fresh, reg, type, 0, 0, p.text.id});
        bindPattern(r, t, Sort::Name, reg, env, fail);
      }
      return;
    }
    case Step::Kind::Enter: {
      const Reg before = e_.next;
      e_.emit({Code::Enter, e_.flatOperand(p.inputs[0]), 0, 0, 0, p.text.id});
      e_.next = before;
      return;
    }
    case Step::Kind::Leave:
      return e_.emit({Code::Leave, 0, 0, 0, 0, p.text.id});
    case Step::Kind::ScopeBegin:
      return e_.emit({Code::ScopeBegin, 0, 0, 0, 0, 0});
    case Step::Kind::ScopeEnd: {
      const Reg reg = e_.alloc();
      e_.emit({Code::ScopeEnd, reg, 0, 0, 0, 0});
      if (!p.outputs.empty()) bindPattern(r, p.outputs[0], p.outputs[0].sort, reg, env, fail);
    }
  }
}

void JudgementCompiler::bindPattern(const Rule &r, const Term &pattern, Sort sort, Reg reg, Symbolic &env, Label fail) {
  e_.branch(c_.match(pattern, c_.place(sort, reg), env, r.variables), fail, false);
}

void JudgementCompiler::bindGuard(const Rule &r, const Premise &p, Symbolic &env, Label fail) {
  const std::vector<Source> args(p.inputs.begin(), p.inputs.end());
  const Reg first = args.empty() ? e_.alloc() : e_.consecutive(args, true);
  e_.jumping({Code::Bind, first, static_cast<Reg>(args.size()), e_.recorded, 0, p.guard}, fail);
  bindPattern(r, p.outputs[0], *set_.guards[p.guard].result, first, env, fail);
}

void JudgementCompiler::judge(const Rule &r, const Premise &p, Symbolic &env, Label fail) {
  const rules::Judgement &j = set_.judgements[p.judgement];
  const Reg first = e_.alloc(std::max(j.inputs.size(), j.outputs.size()));
  for (std::size_t i = 0; i < p.inputs.size(); ++i) e_.into(p.inputs[i], static_cast<Reg>(first + i));
  const bool kept = options_.tabled && (!options_.choosing || (*options_.choosing)[id_]) && j.inputs.size() <= Kept::most &&
                    j.outputs.size() <= Kept::most;
  const bool remembered = !kept && options_.remembered && (*options_.remembered)[p.judgement];
  if (remembered) e_.emit({Code::Recall, first, 0, 0, 0, p.judgement});
  if (kept) e_.emit({Code::Look, first, static_cast<Reg>(j.inputs.size()), static_cast<Reg>(j.outputs.size()), 0, p.judgement});
  e_.judge(first, j.inputs.size(), p.judgement, !kept && !remembered);
  if (remembered) e_.emit({Code::Remember, first, 0, 0, 0, p.judgement});
  if (kept) e_.emit({Code::Keep, first, static_cast<Reg>(j.outputs.size()), 0, 0, 0});
  e_.next = static_cast<Reg>(first + j.outputs.size());
  for (std::size_t i = 0; i < p.outputs.size(); ++i)
    bindPattern(r, p.outputs[i], j.outputs[i].sort, static_cast<Reg>(first + i), env, fail);
}

// A judgement whose outputs are the rule's own needs no way back.
bool JudgementCompiler::tail(const Candidate &c, const Step &s, const Symbolic &env) {
  const Rule &r = *c.plan->rule;
  const Premise &p = *s.premise;
  if (s.kind != Step::Kind::Judge || r.refusal || p.outputs.size() != r.outputs.size()) return false;
  const rules::Judgement &j = set_.judgements[p.judgement];
  for (std::size_t i = 0; i < p.outputs.size(); ++i) {
    const Term &from = p.outputs[i], &to = r.outputs[i];
    if (from.kind != Term::Kind::Var || to.kind != Term::Kind::Var || from.var != to.var || env[from.var] != none) return false;
    if (!il::isSubsort(j.outputs[i].sort, r.variables[from.var].sort)) return false;
    for (std::size_t k = 0; k < i; ++k)
      if (p.outputs[k].var == from.var) return false;
  }
  const std::vector<Source> args(p.inputs.begin(), p.inputs.end());
  if (args.size() == 1) {
    e_.emit({Code::Tail1, e_.operand(args[0]), 0, 0, 0, p.judgement});
  } else if (args.size() == 2) {
    const Reg a = e_.operand(args[0]), b = e_.operand(args[1]);
    e_.emit({Code::Tail2, a, b, 0, 0, p.judgement});
  } else {
    const Reg first = e_.consecutive(args, false);
    e_.emit({Code::Tail, first, static_cast<Reg>(args.size()), 0, 0, p.judgement});
  }
  return true;
}

// The end of a rule whose outputs begin in a register. False: they are gathered, nothing returns.
bool JudgementCompiler::closed(const Candidate &c, Reg first) {
  if (c.plan->late) {
    e_.emit({Code::Unmark, 0, 0, 0, 0, 0});
    e_.emit({Code::Forget, 0, 0, 0, 0, 0});
  }
  if (gather_) {
    e_.emit({Code::Caller, 0, 0, 0, 0, 0});
    for (std::size_t i = 0; i < j_.outputs.size(); ++i) {
      Op list{};
      const bool append = il::isListSort(j_.outputs[i].sort, list);
      e_.emit({Code::Append, static_cast<Reg>(gather_->outputs + i), static_cast<Reg>(first + i), append,
               static_cast<std::uint32_t>(list), 0});
    }
    e_.emit({Code::Set, gather_->fired, 0, 0, 0, 1});
    e_.jumping({Code::Jump, 0, 0, 0, 0, 0}, gather_->next);
    return false;
  }
  if (j_.statement) e_.emit({Code::Release, 0, 0, 0, 0, 0});
  return true;
}

void JudgementCompiler::refuse(const Candidate &c) {
  Refusal refusal{c.plan->id, {}};
  const Rule &r = *c.plan->rule;
  for (rules::VarId v = 0; v < r.variables.size(); ++v) {
    const std::string name = "{" + std::string(dotbar::text(r.variables[v].name));
    auto says = [&](const char *end) { return dotbar::text(r.refusal).find(name + end) != std::string_view::npos; };
    if (!(says("}") || says("@}")) || (*e_.env)[v] == none) continue;
    const Reg reg = e_.alloc();
    e_.into((*e_.env)[v], reg);
    refusal.registers.emplace_back(v, reg);
  }
  program_.refusals.push_back(std::move(refusal));
  const Reg n = static_cast<Reg>(j_.outputs.size()), first = e_.alloc(n);
  e_.emit({Code::Refuse, first, n, 0, 0, static_cast<std::uint32_t>(program_.refusals.size() - 1)});
  if (closed(c, first)) e_.emit({Code::Return, first, n, 0, 0, 0});
}

void JudgementCompiler::finish(const Candidate &c) {
  const Rule &r = *c.plan->rule;
  const std::vector<Source> outputs(r.outputs.begin(), r.outputs.end());
  const bool one = outputs.size() == 1 && !gather_, two = outputs.size() == 2 && !gather_ && !proof_;
  const Reg first = one || two ? e_.operand(outputs[0]) : e_.consecutive(outputs, false);
  const Reg second = two ? e_.operand(outputs[1]) : first;
  if (proof_) e_.emit({Code::Conclude, first, static_cast<Reg>(outputs.size()), 0, 0, 0});
  if (!closed(c, first)) return;
  if (two) return e_.emit({Code::Return2, first, second, 0, 0, 0});
  if (!one) return e_.emit({Code::Return, first, static_cast<Reg>(outputs.size()), 0, 0, 0});
  if (Insn *i = e_.last(); i && (i->code == Code::Commit || i->code == Code::CommitBare)) {
    i->code = Code::CommitReturn, i->b = first;
    return;
  }
  Insn *made = e_.last(first);
  const Code code = made ? made->code : Code::Return1;
  if (code == Code::Leaf)
    made->code = Code::ReturnLeaf;
  else if (code == Code::Node0)
    made->code = Code::ReturnNode0;
  else if (code == Code::Node1)
    made->code = Code::ReturnNode1;
  else if (code == Code::Node2)
    made->code = Code::ReturnNode2;
  else
    e_.emit({Code::Return1, first, 0, 0, 0, 0});
}

}  // namespace

Program uncompiled(const RuleSet &set) {
  Program program;
  program.code.push_back({Code::Done, 0, 0, 0, 0, 0});
  for (JudgementId j = 0; j < set.judgements.size(); ++j) {
    program.entry.push_back(static_cast<std::uint32_t>(program.code.size()));
    program.code.push_back({Code::Compile, 0, 0, 0, 0, j});
    const auto inputs = static_cast<std::uint32_t>(set.judgements[j].inputs.size());
    program.window = std::max(program.window, inputs);
  }
  return program;
}

void compile(JudgementId j, const RuleSet &set, const Plans &plans, const CompileOptions &options, Program &program) {
  JudgementCompiler(set, plans, j, program, options).compile();
  for (std::uint32_t at = 0; at < program.code.size(); ++at)
    if (Insn &i = program.code[at]; i.code >= Code::Judge && i.code <= Code::Tail2) i.d = program.entry[i.e] - at;
}

}  // namespace dotbar::rewrite
