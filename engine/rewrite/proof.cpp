// What a traced run records beside the applications: the proof that they are.
#include <algorithm>
#include <utility>

#include "engine/rewrite/terms.h"

namespace dotbar::rewrite {

void Core::prove(Origin own, Origin caller, const Value *inputs) {
  const RuleId rule = trace[own.rule].rule;
  const rules::Judgement &j = set.judgements[set.rules[rule].judgement];
  proved.resize(own.rule);
  proved.push({context, static_cast<std::uint32_t>(values.size())});
  values.append(inputs, j.inputs.size());
  values.resize(values.size() + j.outputs.size());
  const Plan &plan = plans[rule];
  if (plan.select.empty()) return;
  // the host may start runs of its own, and the machine's registers then lie elsewhere
  const std::vector<Value> kept(inputs, inputs + j.inputs.size());
  const bool before = std::exchange(failed, false);
  Terms terms(*this);
  Env env;
  terms.selects(plan, kept.data(), env, caller);
  for (const Asked &asked : terms.asked()) answered(own.rule, asked);
  failed = before;
}

void Core::answered(std::uint32_t application, const Asked &a) {
  // occurrences are told apart, built trees are not: one implementation builds them once, the other whenever it asks
  const auto same = [&](Tree x, Tree y) { return x == y || (x.id >= sourceEnd && y.id >= sourceEnd && forest.equal(x, y)); };
  for (std::size_t i = answers.size(); i-- > 0 && answers[i].application >= application;)
    if (answers[i].application == application && answers[i].guard == a.guard &&
        std::equal(answers[i].args.begin(), answers[i].args.end(), a.args.begin(), a.args.end(), same))
      return;
  answers.push_back({application, a.guard, a.args, a.holds, a.result});
}

void Core::concluded(std::uint32_t application, std::size_t output, Value v) {
  const rules::Judgement &j = set.judgements[set.rules[trace[application].rule].judgement];
  values[proved[application].values + j.inputs.size() + output] = v;
}

std::vector<Tree> Core::valuesOf(std::uint32_t application, bool outputs) {
  const Applied a = trace[application];
  std::vector<Tree> trees;
  if (!a.rule || !options.proof) return trees;
  const rules::Judgement &j = set.judgements[set.rules[a.rule].judgement];
  const std::size_t from = proved[application].values + (outputs ? j.inputs.size() : 0);
  for (std::size_t i = 0; i < (outputs ? j.outputs : j.inputs).size(); ++i) {
    if (!values[from + i]) return {};
    trees.push_back(lists.flat(values[from + i], {application, a.input}));
  }
  return trees;
}

void Core::enter(Symbol name, Tree fragment) {
  host.enter(name, fragment);
  open.push_back({Open::Kind::Context, name});
  if (!options.proof) return;
  contexts.push_back({name, fragment, context});
  context = static_cast<std::uint32_t>(contexts.size() - 1);
}

void Core::leave(Symbol name) {
  open.pop_back();
  left(name);
}

void Core::left(Symbol name) {
  host.leave(name);
  if (options.proof) context = contexts[context].outer;
}

}  // namespace dotbar::rewrite
