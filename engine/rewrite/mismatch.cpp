// The naive matcher again, going down where it fails.
#include "engine/rewrite/mismatch.h"

#include "engine/rewrite/terms.h"

namespace dotbar::rewrite {
namespace {

using rules::Formula;
using rules::Premise;
using rules::Term;

struct Finder {
  Core &core;
  Terms terms;
  const Plan &plan;
  Env env;

  bool matches(const Term &p, Value v) { return terms.match(p, v, env, plan.rule->variables, {}); }

  // The innermost position at which the pattern fails.
  Mismatch at(const Term &p, Value v, const std::string &position) {
    const Op op = core.lists.op(v);
    if (p.kind == Term::Kind::Node && p.op == op && !il::isLeaf(op)) {
      const auto &signature = il::info(op);
      for (std::uint32_t i = 0; i < p.children.size(); ++i) {
        const Tree child = core.forest.child(v.tree(), i);
        const Env before = env;
        if (matches(p.children[i], child)) continue;
        env = before;
        return at(p.children[i], child, position + ", " + std::string(signature.children[i].name));
      }
    }
    if (p.kind == Term::Kind::List && p.op == op) {
      const std::uint32_t length = core.lists.length(v);
      for (std::uint32_t i = 0; i < p.children.size() && i < length && !p.children[i].spread; ++i) {
        const Tree child = core.lists.at(v, i);
        const Env before = env;
        if (matches(p.children[i], child)) continue;
        env = before;
        return at(p.children[i], child, position + ", element " + std::to_string(i + 1));
      }
    }
    Mismatch m;
    m.position = position, m.pattern = &p, m.found = core.lists.flat(v, {});
    m.bound = (p.kind == Term::Kind::Var || p.named) && env[p.var];
    return m;
  }

  std::optional<Mismatch> patterns(std::span<const Tree> inputs) {
    const rules::Judgement &j = core.set.judgements[plan.rule->judgement];
    for (std::size_t i = 0; i < plan.rule->inputs.size(); ++i) {
      const Env before = env;
      if (matches(plan.rule->inputs[i], inputs[i])) continue;
      env = before;
      const std::string_view name = dotbar::text(j.inputs[i].name);
      const std::string which = !name.empty() ? std::string(name) : "input " + std::to_string(i + 1);
      return at(plan.rule->inputs[i], inputs[i], which);
    }
    return std::nullopt;
  }

  std::optional<Mismatch> premises() {
    for (const Step &s : plan.select) {
      const Premise &p = *s.premise;
      const auto &vars = plan.rule->variables;
      terms.forget();
      const bool holds = s.kind == Step::Kind::Guard  ? terms.holds(p.formula, env, vars, {})
                         : s.kind == Step::Kind::Bind ? terms.binds(p, env, vars, {})
                                                      : terms.lets(p, env, vars, {});
      if (holds && !core.failed) continue;
      Mismatch m;
      m.premise = &p;
      for (const Asked &a : terms.asked()) m.answers.push_back({0, a.guard, a.args, a.holds, a.result});
      return m;
    }
    return std::nullopt;
  }
};

}  // namespace

std::optional<Mismatch> mismatch(const RuleSet &set, Forest &forest, Host &host, Diagnostics &diagnostics, RuleId rule,
                                 std::span<const Tree> inputs) {
  Core core(set, forest, host, diagnostics, {});
  core.sourceEnd = forest.size();
  Finder finder{core, Terms(core), core.plans[rule], Env(set.rules[rule].variables.size())};
  auto m = finder.patterns(inputs);
  if (!m) m = finder.premises();
  return m;
}

}  // namespace dotbar::rewrite
