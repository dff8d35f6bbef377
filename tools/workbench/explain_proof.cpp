// From the rewriter's record to steps that people read.
#include "tools/workbench/explain_proof.h"

#include <algorithm>

#include "engine/rules/show/show.h"

namespace dotbar::tools {

using il::Op;
using il::Sort;
using il::Tree;

namespace {

constexpr std::size_t longest = 110;  // characters of a tree in one line

// Lines of statements on one, without their indentation.
std::string joined(const std::string &text) {
  std::string s;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::size_t from = std::min(text.find_first_not_of(' ', at), end);
    if (from < end) s += (s.empty() ? "" : " ; ") + text.substr(from, end - from);
    at = end + 1;
  }
  return s;
}

}  // namespace

std::string cut(const std::string &s, std::size_t longest) { return s.size() > longest ? s.substr(0, longest - 4) + " ..." : s; }

std::string placeOf(const Session &s, Span where) {
  if (!where) return "";
  const Position p = s.sources.position(where.begin);
  return std::string(p.file) + ":" + std::to_string(p.line);
}

std::string inOneLine(const Session &s, dataflow::Facts *facts, Tree at, Tree t) {
  const il::Forest &f = s.forest;
  if (!t) return "";
  if (f.is(t, Op::Zones) && facts && at) {
    std::string names;
    for (const std::string &n : facts->setOf(at, t)) names += (names.empty() ? "" : ", ") + n;
    return "{" + names + "}";
  }
  if (f.is(t, Op::Instrs)) return cut("{" + joined(language().write(f, t)) + "}", longest);
  if (il::info(f.op(t)).list && !f.is(t, Op::Units) && !f.is(t, Op::Decls)) {
    std::string all;
    for (const Tree c : f.children(t)) all += (all.empty() ? "" : ", ") + inOneLine(s, facts, at, c);
    return cut("[" + all + "]", longest);
  }
  return cut(joined(language().write(f, t)), longest);
}

ProofReader::ProofReader(const Session &s, const Derivative &d) : s_(s), d_(d) {
  const auto &trace = d.rewriter->trace();
  children_.resize(trace.size());
  answers_.resize(trace.size());
  for (std::uint32_t i = 1; i < trace.size(); ++i) children_[trace[i].parent].push_back(i);
  const auto &answers = d.rewriter->answers();
  for (std::uint32_t i = 0; i < answers.size(); ++i) answers_[answers[i].application].push_back(i);
}

// What the rule made the statement of: one of its input that was built, too, and has the same right side, or a part of it.
Tree ProofReader::madeOf(std::uint32_t application, Tree built) const {
  const il::Forest &f = s_.forest;
  const std::vector<Tree> inputs = d_.rewriter->inputs(application);
  const Tree input = inputs.empty() ? Tree{} : inputs.front();
  if (!input || !f.is(input, Op::Instrs) || f.arity(built) == 0) return {};
  const Tree value = f.children(built).back();
  for (const Tree j : f.children(input)) {
    if (j == built || !f.origin(j).rule || f.op(j) != f.op(built) || f.arity(j) == 0) continue;
    const Tree whole = f.children(j).back();
    const auto parts = f.children(whole);
    const auto isValue = [&](Tree t) {  // numbers have got the digits of their kind since
      return f.equal(t, value) || (f.op(t) == f.op(value) && f.origin(t).rule && f.origin(t).rule == f.origin(value).rule);
    };
    if (isValue(whole) || std::any_of(parts.begin(), parts.end(), isValue)) return j;
  }
  return {};
}

// Where a rule has changed a statement that others had built, these come first.
std::vector<std::uint32_t> ProofReader::chain(Tree built) const {
  const auto &trace = d_.rewriter->trace();
  std::vector<std::uint32_t> all;
  for (std::uint32_t at = s_.forest.origin(built).rule; at && at < trace.size(); at = trace[at].parent) all.push_back(at);
  const Tree before = all.empty() ? Tree{} : madeOf(all.front(), built);
  if (!before) return all;
  std::vector<std::uint32_t> first = chain(before);
  const auto shared = std::find_first_of(first.begin(), first.end(), all.begin(), all.end());
  first.erase(shared, first.end());
  all.insert(all.begin(), first.begin(), first.end());
  return all;
}

bool ProofReader::isStatement(Tree t) const {
  return t && il::sourceSpan(s_.forest, t) && il::hasSort(s_.forest.op(t), Sort::Instr);
}

std::uint32_t ProofReader::statement(const std::vector<std::uint32_t> &chain) const {
  const auto &trace = d_.rewriter->trace();
  for (const std::uint32_t a : chain) {
    const rules::Judgement &j = d_.source.rules->judgements[d_.source.rules->rules[trace[a].rule].judgement];
    const Sort first = j.contexts < j.inputs.size() ? j.inputs[j.contexts].sort : Sort::Text;
    if (first == Sort::Instr && isStatement(trace[a].input)) return a;
  }
  return chain.empty() ? 0 : chain.front();
}

std::string ProofReader::written(Tree t) const {
  const Tree at = d_.source.program->files().empty() ? Tree{} : d_.source.program->units().front().tree;
  return inOneLine(s_, d_.source.facts.get(), at, t);
}

std::string ProofReader::sequence(const std::vector<Tree> &trees, const char *separator) const {
  std::string s;
  for (std::size_t i = 0; i < trees.size(); ++i) s += (i ? separator : "") + written(trees[i]);
  return s;
}

// The contexts in which the rule was tried are entered again: facts inside differ.
std::vector<GuardShown> ProofReader::guards(std::uint32_t application) const {
  const auto &contexts = d_.rewriter->contexts();
  std::vector<std::uint32_t> inside;
  for (std::uint32_t c = d_.rewriter->trace()[application].context; c; c = contexts[c].outer) inside.push_back(c);
  dataflow::Facts &facts = *d_.source.facts;
  if (answers_[application].empty()) return {};
  for (auto c = inside.rbegin(); c != inside.rend(); ++c) facts.enter(contexts[*c].name, contexts[*c].fragment);
  std::vector<GuardShown> shown;
  for (const std::uint32_t a : answers_[application]) {
    const rewrite::Answer &answer = d_.rewriter->answers()[a];
    shown.push_back({facts.whyGuard(answer.guard, answer.args), answer.holds});
  }
  for (const std::uint32_t c : inside) facts.leave(contexts[c].name);
  return shown;
}

ProofStep ProofReader::step(std::uint32_t application) const {
  const rewrite::Application a = d_.rewriter->trace()[application];
  const rules::RuleSet &set = *d_.source.rules;
  const rules::Rule &rule = set.rules[a.rule];
  const rules::Judgement &judgement = set.judgements[rule.judgement];
  ProofStep step;
  step.rule = text(rule.name);
  step.cites = rule.cites;
  step.place = placeOf(s_, rule.where);
  const std::vector<Tree> outputs = d_.rewriter->outputs(application);
  step.conclusion = sequence(d_.rewriter->inputs(application), ", ") + " " + rules::arrow(judgement) + " ";
  if (outputs.empty() && !judgement.outputs.empty())
    step.conclusion += "refused";
  else
    step.conclusion += outputs.size() > 1 && !judgement.name ? "[ " + sequence(outputs, " | ") + " ]" : sequence(outputs, ", ");
  if (const Span where = il::sourceSpan(s_.forest, a.input); where) {
    step.source = placeOf(s_, where);
    const std::string_view line = s_.sources.line(where.begin);
    step.sourceText = line.substr(std::min(line.find_first_not_of(' '), line.size()));
  }
  step.guards = guards(application);
  return step;
}

ProofStep ProofReader::tree(std::uint32_t application) const { return tree(application, true); }

// The depth of a proof is that of expressions; statements in statements are shown by their conclusions only.
ProofStep ProofReader::tree(std::uint32_t application, bool root) const {
  ProofStep t = step(application);
  const auto &trace = d_.rewriter->trace();
  t.elsewhere =
      !root && trace[application].input && s_.forest.span(trace[application].input) &&
      (il::hasSort(s_.forest.op(trace[application].input), Sort::Instr) || s_.forest.is(trace[application].input, Op::Instrs)) &&
      s_.sources.position(s_.forest.span(trace[application].input).begin).line !=
          s_.sources.position(s_.forest.span(trace[trace[application].parent].input).begin).line;
  if (t.elsewhere) return t.guards.clear(), t;
  for (const std::uint32_t c : children_[application]) t.premises.push_back(tree(c, false));
  return t;
}

}  // namespace dotbar::tools
