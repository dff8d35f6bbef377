// Applying, undoing, building and asking: what both implementations do alike.
#include "engine/rewrite/core.h"

#include <charconv>

namespace dotbar::rewrite {
namespace {

// `+ - *` on numbers of rules (sort Nat) need no host.
Arithmetic arithmeticOf(const rules::Function &f) {
  const std::string_view n = dotbar::text(f.name);
  if (f.result != il::Sort::Nat) return Arithmetic::None;
  if (n == "natAdd") return Arithmetic::Add;
  if (n == "natSub") return Arithmetic::Sub;
  if (n == "natMul") return Arithmetic::Mul;
  return Arithmetic::None;
}

std::int64_t number(std::string_view s) {
  std::int64_t n = 0;
  std::from_chars(s.data(), s.data() + s.size(), n);
  return n;
}

}  // namespace

Core::Core(const RuleSet &s, Forest &f, Host &h, Diagnostics &d, Options o)
    : set(s), forest(f), host(h), diagnostics(d), options(std::move(o)), lists(f), plans(s) {
  if (options.traced) trace.push({}), contexts.emplace_back();
  for (const rules::Function &function : s.functions) arithmetic_.push_back(arithmeticOf(function));
}

Tree Core::contextFree(const Value *inputs, JudgementId j) const {
  const rules::Judgement &judgement = set.judgements[j];
  return judgement.contexts < judgement.inputs.size() ? lists.anchor(inputs[judgement.contexts]) : Tree{};
}

// Only who asks for the trace pays for a copy.
const std::vector<Application> &Core::traced() const {
  shown_.resize(trace.size());
  for (std::size_t i = 0; i < trace.size(); ++i) {
    const Proved p = i < proved.size() ? proved[i] : Proved{};
    shown_[i] = {trace[i].rule, trace[i].input, trace[i].parent, p.context, p.values};
  }
  return shown_;
}

void Core::rollback(const Checkpoint &c) {
  unwind(c.open);
  applications = c.applications;
  if (options.traced && c.trace < trace.size()) {
    if (c.trace < proved.size()) values.resize(proved[c.trace].values), proved.resize(c.trace);
    while (!answers.empty() && answers.back().application >= c.trace) answers.pop_back();
  }
  trace.resize(c.trace);
}

void Core::unwind(std::size_t openSize) {
  while (open.size() > openSize) {
    const Open o = open.back();
    open.pop_back();
    if (o.kind == Open::Kind::Names) host.freshRelease(o.mark);
    if (o.kind == Open::Kind::Context) left(o.context);
    if (o.kind == Open::Kind::Scope) host.scopeEnd();
  }
}

Tree Core::leaf(Op op, Symbol text, Origin origin) { return forest.buildLeaf(op, text, origin); }

Tree Core::made(Tree t, std::uint32_t from, Origin origin) {
  for (std::uint32_t i = from; i < forest.size(); ++i) {
    const Origin had = forest.origin(Tree{i});
    if (had.rule == 0 && !had.source) forest.setOrigin(Tree{i}, origin);
  }
  return t;
}

Tree Core::call(FunctionId function, std::span<const Tree> args, Origin origin) {
  if (const Arithmetic a = arithmetic_[function]; a != Arithmetic::None) {
    const std::int64_t x = number(forest.text(args[0])), y = number(forest.text(args[1]));
    const std::int64_t z = a == Arithmetic::Add ? x + y : a == Arithmetic::Sub ? x - y : x * y;
    return leaf(Op::Nat, intern(std::to_string(z)), origin);
  }
  const std::uint32_t from = forest.size();
  const std::size_t reports = diagnostics.all().size();
  const Tree t = made(host.call(function, args), from, origin);
  if (!t && diagnostics.all().size() == reports)
    internal("the function " + std::string(dotbar::text(set.functions[function].name)) + " gave no tree",
             origin.source ? il::sourceSpan(forest, origin.source) : Span{});
  failed = failed || !t;
  return t;
}

Tree Core::fresh(Symbol hint, Tree type, Origin origin) {
  const std::uint32_t from = forest.size();
  const Tree t = made(host.fresh(hint, type), from, origin);
  failed = failed || !t;
  return t;
}

Tree Core::recall(JudgementId j, Tree about, Origin origin) {
  const std::uint32_t from = forest.size();
  return made(host.recall(j, about), from, origin);
}

Tree Core::bind(GuardId guard, std::span<const Tree> args, Origin origin) {
  const std::uint32_t from = forest.size();
  return made(host.bind(guard, args), from, origin);
}

Tree Core::scopeEnd(Origin origin) {
  const std::uint32_t from = forest.size();
  const Tree t = made(host.scopeEnd(), from, origin);
  failed = failed || !t;
  return t;
}

bool Core::same(Value a, Value b, Origin origin) {
  return a.bits == b.bits || forest.equal(lists.flat(a, origin), lists.flat(b, origin));
}

}  // namespace dotbar::rewrite
