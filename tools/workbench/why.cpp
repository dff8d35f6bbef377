// Questions about a line of the source, answered from the facts and from the rules that were asked there.
#include "tools/workbench/why.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "engine/rewrite/mismatch.h"
#include "engine/rules/show/show.h"
#include "tools/workbench/explain_proof.h"

namespace dotbar::tools {

using il::Sort;
using il::Tree;

bool readSourceLine(const std::string &text, SourceLine &at) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0) return false;
  at.file = text.substr(0, colon);
  at.line = static_cast<unsigned>(std::atoi(text.c_str() + colon + 1));
  return at.line != 0;
}

namespace {

constexpr std::size_t shortest = 56;  // characters of a tree in a reason

void shortTrees(Session &s, dataflow::Facts &facts) {
  facts.writeTreesBy([&s](Tree t) { return cut(inOneLine(s, nullptr, {}, t), shortest); });
}

Tree instructionOn(Session &s, const Analysed &a, const SourceLine &at) {
  const Tree t = a.facts->instructionAt(s.sources, at.file, at.line);
  if (!t)
    s.diagnostics.report(DiagnosticKind::Usage, {},
                         "no instruction begins at " + at.file + ":" + std::to_string(at.line) + " of the normalised program");
  return t;
}

std::string titleOf(const Session &s, Tree t) {
  const Span where = il::sourceSpan(s.forest, t);
  const std::string_view line = s.sources.line(where.begin);
  return placeOf(s, where) + ": " + std::string(line.substr(std::min(line.find_first_not_of(' '), line.size())));
}

}  // namespace

int why(Session &s, const Request &request, const std::string &name, const std::string &variable, const SourceLine &at, bool json,
        std::ostream &out) {
  const auto a = analyse(s, request);
  const Tree t = a ? instructionOn(s, *a, at) : Tree{};
  if (!t) return 1;
  shortTrees(s, *a->facts);
  const char last = name.empty() ? '\0' : name.back();
  const char side = last == '-' || last == '+' ? last : '\0';
  const auto reason =
      a->facts->why(side ? name.substr(0, name.size() - 1) : name, side, t, variable.empty() ? Symbol{} : intern(variable));
  if (!reason) {
    s.diagnostics
        .report(DiagnosticKind::Usage, il::sourceSpan(s.forest, t),
                "nothing to say about " + (variable.empty() ? "" : variable + " and ") + name)
        .fix = "NAME is an analysis, a set or a guard of the rules (see dotbar facts), VAR a variable of the procedure";
    return 1;
  }
  if (json) return out << reasonJson(s, *reason) << '\n', 0;
  out << titleOf(s, t) << '\n';
  printReasons(s, {*reason}, "  ", 12, out);
  return 0;
}

namespace {

// What the rules were asked there: an application of the judgement of the rule, on something on that line.
struct Asked {
  std::vector<Tree> inputs;
  rules::RuleId applied = 0;
};

class WhyNot {
 public:
  WhyNot(Session &s, Derivative &d, Tree statement) : s_(s), d_(d), statement_(statement) {}

  std::vector<Asked> asked(rules::JudgementId j) {
    std::vector<Asked> all;
    const std::vector<rewrite::Application> trace = d_.rewriter->trace();
    std::set<std::vector<Tree>> seen;
    for (std::uint32_t i = 1; i < trace.size(); ++i) {
      if (set().rules[trace[i].rule].judgement != j || d_.source.program->instruction(trace[i].input) != statement_) continue;
      std::vector<Tree> inputs = d_.rewriter->inputs(i);
      if (seen.insert(inputs).second) all.push_back({std::move(inputs), trace[i].rule});
    }
    const rules::Judgement &judgement = set().judgements[j];  // never asked (refused before): ask about the statement itself
    if (all.empty() && judgement.inputs.size() == 1 && judgement.inputs[0].sort == Sort::Instr) all.push_back({{statement_}, 0});
    return all;
  }

  nlohmann::json one(rules::RuleId r, const Asked &a, std::string &text) {
    const rules::Rule &rule = set().rules[r];
    std::string conclusion;
    for (const Tree t : a.inputs)
      conclusion += (conclusion.empty() ? "" : ", ") + inOneLine(s_, d_.source.facts.get(), statement_, t);
    conclusion += " " + rules::arrow(set().judgements[rule.judgement]);
    nlohmann::json j{{"rule", std::string(dotbar::text(rule.name))}, {"place", placeOf(s_, rule.where)}, {"asked", conclusion}};
    text += "  " + conclusion + "\n";
    if (a.applied == r) return text += "    " + std::string(dotbar::text(rule.name)) + " applies\n", j["applies"] = true, j;
    j["applies"] = false;
    if (a.applied) {
      const rules::Rule &other = set().rules[a.applied];
      text += "    " + std::string(dotbar::text(other.name)) + " applies  (" + placeOf(s_, other.where) + ")\n";
      j["applied"] = dotbar::text(other.name);
    }
    const auto m = rewrite::mismatch(set(), s_.forest, *d_.source.facts, s_.diagnostics, r, a.inputs);
    std::string why;
    if (!m && rule.otherwise)
      why = "it stands for what no other rule takes";
    else if (!m)
      why = "it would apply, but was not tried";
    else
      why = m->pattern ? pattern(rule, *m) : premise(rule, *m);
    j["why"] = why;
    text += "    " + why + "\n";
    if (m && m->premise)
      for (const rewrite::Answer &answer : m->answers) {
        const dataflow::Reason reason = d_.source.facts->whyGuard(answer.guard, answer.args);
        std::ostringstream reasons;
        printReasons(s_, {reason}, "      ", 4, reasons);
        text += reasons.str();
        j["guards"].push_back(nlohmann::json::parse(reasonJson(s_, reason)));
      }
    return j;
  }

 private:
  const rules::RuleSet &set() const { return *d_.source.rules; }

  std::string pattern(const rules::Rule &rule, const rewrite::Mismatch &m) const {
    const rules::Shower show(set(), rule.variables);
    std::string found = inOneLine(s_, d_.source.facts.get(), statement_, m.found);
    return m.position + ": the pattern " + show.term(*m.pattern, 1) + (m.bound ? " (bound to another tree already)" : "") +
           " does not match " + found + " (" + std::string(il::info(s_.forest.op(m.found)).name) + ")";
  }
  std::string premise(const rules::Rule &rule, const rewrite::Mismatch &m) const {
    std::string text = rules::Shower(set(), rule.variables).premise(*m.premise, "");
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return "the premise " + text + " does not hold";
  }

  Session &s_;
  Derivative &d_;
  Tree statement_;
};

}  // namespace

int whyNot(Session &s, Request request, const std::string &name, const SourceLine &at, bool json, std::ostream &out) {
  request.traced = true;
  Derivative d;
  const bool done = derive(s, request, d);
  if (!done && !d.rewriter) return 1;
  const Tree t = instructionOn(s, d.source, at);
  if (!t) return 1;
  shortTrees(s, *d.source.facts);
  WhyNot whyNot(s, d, t);
  std::string text;
  nlohmann::json all = nlohmann::json::array();
  bool known = false, asked = false;
  for (rules::RuleId r = 1; r < d.source.rules->rules.size(); ++r) {
    const rules::Rule &rule = d.source.rules->rules[r];
    if (dotbar::text(rule.name) != name) continue;
    known = true;
    const std::vector<Asked> inputs = whyNot.asked(rule.judgement);
    if (inputs.empty()) continue;
    asked = true;
    text += "rule " + name + "  " + placeOf(s, rule.where) + "\n";
    for (const Asked &a : inputs) all.push_back(whyNot.one(r, a, text));
  }
  if (!known) {
    s.diagnostics.report(DiagnosticKind::Usage, {}, "no rule of this mode is called " + name).fix = "see dotbar rules show";
    return 1;
  }
  if (!asked) text = "no rule with the judgement of " + name + " was asked of anything on this line\n";
  if (json)
    out << all.dump(1) << '\n';
  else
    out << titleOf(s, t) << '\n' << text;
  return 0;
}

}  // namespace dotbar::tools
