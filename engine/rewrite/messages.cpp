// What a run says when it cannot go on: no rule applies, two do, a rule refuses, the rules go too deep. One place for both
// implementations, so that they say the same.
#include <string_view>
#include <utility>

#include "engine/rewrite/core.h"
#include "engine/rewrite/terms.h"

namespace dotbar::rewrite {

std::string describe(const RuleSet &set, JudgementId j) {
  const rules::Judgement &judgement = set.judgements[j];
  std::string s;
  for (std::size_t i = 0; i < judgement.inputs.size(); ++i) {
    if (i != 0) s += i == judgement.contexts ? " |- " : ", ";
    s += il::name(judgement.inputs[i].sort);
  }
  const std::string_view name = dotbar::text(judgement.name);
  return s + (name.empty() ? " -->" : " -" + std::string(name) + "->");
}

namespace {

// What stands in parentheses at the end of a refusal's text is what to do: "f has no source (give it)".
std::pair<std::string_view, std::string_view> reasonAndFix(std::string_view refusal) {
  if (!refusal.ends_with(')')) return {refusal, {}};
  std::size_t open = refusal.size() - 1, depth = 0;
  do {
    depth += refusal[open] == ')';
    depth -= refusal[open] == '(';
  } while (depth != 0 && open-- != 0);
  if (depth != 0 || open < 2 || refusal[open - 1] != ' ') return {refusal, {}};
  return {refusal.substr(0, open - 1), refusal.substr(open + 1, refusal.size() - open - 2)};
}

}  // namespace

Span Core::place(JudgementId j, const Value *inputs, Origin origin) const {
  // what is rewritten, else what it was built from, else what the rule that asked was applied to
  for (Tree from : {contextFree(inputs, j), origin.source})
    for (; from; from = forest.origin(from).source) {
      if (forest.span(from)) return forest.span(from);
      if (forest.origin(from).source == from) break;
    }
  return {};
}

std::string Core::text(Value v, Origin origin) {
  const Tree t = lists.flat(v, origin);
  return options.printer ? options.printer(t) : il::dump(forest, t);
}

// The operators of what is rewritten: 'loop', or 'number', 'mul'.
std::string Core::describe(JudgementId j, const Value *inputs) const {
  const rules::Judgement &judgement = set.judgements[j];
  std::string s;
  for (std::size_t i = judgement.contexts; i < judgement.inputs.size(); ++i) {
    if (!s.empty()) s += ", ";
    const Op op = lists.op(inputs[i]);
    if (!il::isListOp(op))
      s += "'" + std::string(il::info(op).name) + "'";
    else if (const auto n = lists.length(inputs[i]); n == 0)
      s += "an empty list of " + std::string(il::name(il::info(op).element));
    else
      s += "a list of " + std::to_string(n) + " " + std::string(il::name(il::info(op).element));
  }
  return s;
}

// The host's guards that the rules whose patterns match have asked, with their values.
std::string Core::guardsAsked(JudgementId j, const Value *inputs, Origin caller) {
  Terms terms(*this);
  Env env;
  for (const RuleId r : set.rulesOf[j]) terms.selects(plans[r], inputs, env, caller);
  const Tree first = contextFree(inputs, j);
  std::string s;
  for (const Asked &a : terms.asked()) {
    s += (s.empty() ? "" : ", ") + std::string(dotbar::text(set.guards[a.guard].name));
    if (a.args.size() != 1 || a.args[0] != first) {
      s += '(';
      for (std::size_t i = 0; i < a.args.size(); ++i) s += (i ? ", " : "") + text(a.args[i], caller);
      s += ')';
    }
    s += a.holds ? " holds" : " does not hold";
  }
  return s;
}

void Core::noRule(JudgementId j, const Value *inputs, Origin caller) {
  const bool before = std::exchange(failed, false);
  const std::string guards = guardsAsked(j, inputs, caller);
  std::string s = "no rule of " + rewrite::describe(set, j) + " applies to " + describe(j, inputs);
  if (!guards.empty()) s += ": " + guards;
  if (!before) diagnostics.report(DiagnosticKind::NoRule, place(j, inputs, caller), std::move(s));
  failed = true;
}

void Core::overlap(JudgementId j, RuleId a, RuleId b, const Value *inputs, Origin caller) {
  const auto name = [&](RuleId r) { return std::string(dotbar::text(set.rules[r].name)); };
  diagnostics
      .report(
          DiagnosticKind::Internal, place(j, inputs, caller),
          "two rules of " + rewrite::describe(set, j) + " apply to " + describe(j, inputs) + ": " + name(a) + " and " + name(b))
      .note(set.rules[a].where, "rule " + name(a))
      .note(set.rules[b].where, "rule " + name(b));
  failed = true;
}

void Core::refused(RuleId rule, const std::function<Value(rules::VarId)> &valueOf, const Value *inputs, Origin own) {
  const rules::Rule &r = set.rules[rule];
  std::vector<Note> places;  // of {X@}
  const auto filled = [&](std::string_view pattern) {
    std::string s;
    for (std::size_t i = 0; i < pattern.size();) {
      const std::size_t end = pattern[i] == '{' ? pattern.find('}', i) : std::string_view::npos;
      std::string_view name = end == std::string_view::npos ? "" : pattern.substr(i + 1, end - i - 1);
      const bool isPlaced = name.ends_with('@');
      if (isPlaced) name.remove_suffix(1);
      rules::VarId v = 0;
      while (v < r.variables.size() && (name.empty() || dotbar::text(r.variables[v].name) != name)) ++v;
      if (v == r.variables.size()) {
        s += pattern[i++];
        continue;
      }
      s += text(valueOf(v), own);
      if (isPlaced) places.push_back({forest.span(lists.flat(valueOf(v), own)), text(valueOf(v), own) + " is here"});
      i = end + 1;
    }
    return s;
  };
  const auto [reason, fix] = reasonAndFix(dotbar::text(r.refusal));
  Diagnostic &d = diagnostics.report(DiagnosticKind::Refused, place(r.judgement, inputs, own), filled(reason));
  d.fix = filled(fix);
  for (Note &n : places) d.note(n.where, std::move(n.text));
  d.note(r.where, "refused by rule " + std::string(dotbar::text(r.name)));
  ++refusals;
}

void Core::standIn(JudgementId j, const Value *inputs, std::span<Value> outputs, Origin own) {
  const rules::Judgement &about = set.judgements[j];
  failed = refusals >= options.refusals;
  for (std::size_t k = 0; k < outputs.size() && !failed; ++k) {
    Op list{};
    std::size_t same = 0;
    while (same < about.inputs.size() && about.inputs[same].sort != about.outputs[k].sort) ++same;
    if (il::isListSort(about.outputs[k].sort, list))
      outputs[k] = forest.build(list, own);
    else if (same < about.inputs.size())
      outputs[k] = inputs[same];
    else
      failed = true;
  }
}

bool Core::ended(bool ok, std::size_t diagnosed) {
  if (std::exchange(refusals, 0) == 0) return ok;
  for (Diagnostic &d : diagnostics.takeFrom(diagnosed))  // what else went wrong may have come of what stood in
    if (d.kind == DiagnosticKind::Refused || severity(d.kind) != Severity::Error) diagnostics.add(std::move(d));
  return false;
}

void Core::tooDeep(JudgementId j, const Value *inputs, Origin caller) {
  diagnostics.report(DiagnosticKind::TooDeep, place(j, inputs, caller),
                     "rules of " + rewrite::describe(set, j) + " are nested more than " + std::to_string(options.depthLimit) +
                         " deep at " + describe(j, inputs));
  failed = true;
}

void Core::internal(const std::string &what, Span where) {
  diagnostics.report(DiagnosticKind::Internal, where, what);
  failed = true;
}

}  // namespace dotbar::rewrite
