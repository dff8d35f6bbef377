// Rules in the order of the files, overridden and removed by judgement and name; schemes expanded to a rule for each
// derivative line.
#include "engine/rules/declare.h"

namespace dotbar::rules {

SchemeHead schemeHead(const Syntax &s, NodeId n) {
  SchemeHead h;
  std::vector<NodeId> vars;
  for (NodeId c : s.of(n)) {
    if (s.part(c) == Part::Piecewise) h.piecewise = true;
    if (s.part(c) == Part::Metavar) vars.push_back(c);
    if (s.part(c) == Part::Override) h.overrides = true;
    if (s.part(c) == Part::Rule) h.rule = c;
  }
  h.function = vars[0], h.operand = vars[1], h.partial = vars.back();
  if (vars.size() == 4) h.test = vars[2];
  return h;
}

void Declaring::rules() {
  for (const Entry &e : entries_) {
    const Syntax &s = e.file->syntax;
    if (s.part(e.node) == Part::Item) planRule({e.file, s.of(e.node).back(), false}, s.part(s.of(e.node)[0]) == Part::Override);
    if (s.part(e.node) == Part::Scheme) planScheme(e);
    if (s.part(e.node) == Part::Remove) removeRule(e);
  }
  r_.set.rules.emplace_back();
  r_.set.rulesOf.resize(r_.set.judgements.size());
  for (const Plan &p : plans_)
    if (!p.removed) read(p);
}

void Declaring::planRule(const Entry &e, bool overriding) {
  Rule scratch;
  Terms terms(r_, *e.file, scratch.variables);
  const std::optional<JudgementId> id = RuleReader(terms, scratch).judgement(e.node);
  const Syntax &s = e.file->syntax;
  if (id) place({e.file, e.node, e.node, *id, intern(s.str(s.of(e.node)[0])), nullptr, {}, 0, false}, overriding);
}

void Declaring::planScheme(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const SchemeHead head = schemeHead(s, e.node);
  if (s.str(head.operand).find('#') == std::string_view::npos || s.str(head.partial).find('#') == std::string_view::npos) {
    r_.error(DiagnosticKind::Syntax, s.span(head.operand),
             "a scheme's head is F(ARG#) = PARTIAL#: `#` marks what is repeated for every operand");
    return;
  }
  for (const Partial &line : r_.set.partials) {
    if ((line.pieces.size() > 1) != head.piecewise) continue;
    planExpansion(e, line, line.function);
    for (Symbol specific : line.specifics) planExpansion(e, line, specific);
  }
}

void Declaring::planExpansion(const Entry &e, const Partial &line, Symbol applied) {
  const Syntax &s = e.file->syntax;
  const SchemeHead head = schemeHead(s, e.node);
  Expansion x{s.str(head.function),
              s.str(head.operand),
              s.str(head.partial),
              head.test ? s.str(head.test) : "TEST",
              &line,
              applied,
              {},
              {}};
  Rule scratch;
  Terms terms(r_, *e.file, scratch.variables, &x);
  const std::optional<JudgementId> id = RuleReader(terms, scratch).judgement(head.rule);
  if (!id) return;
  std::string name(s.str(s.of(head.rule)[0]));
  const std::string_view f = s.str(head.function);
  if (name.size() > f.size() && name.ends_with(f) && name[name.size() - f.size() - 1] == '_')
    name.resize(name.size() - f.size());
  else
    name += '_';
  name += text(applied);
  for (const Partial &other : r_.set.partials)  // atan(A), then atan(A, B)
    if (other.variables.size() < line.variables.size() && other.names(applied))
      name += "_" + std::to_string(line.variables.size());
  place({e.file, head.rule, e.node, *id, intern(name), &line, applied, e.node, false}, head.overrides);
}

void Declaring::place(Plan plan, bool overriding) {
  const auto key = std::make_pair(plan.judgement, plan.name);
  const auto at = placed_.find(key);
  const Span where = plan.file->syntax.span(plan.file->syntax.of(plan.node)[0]);
  const std::string name(text(plan.name));
  if (overriding && at == placed_.end()) {
    std::vector<std::string> names;
    for (const auto &[k, ignored] : placed_)
      if (k.first == plan.judgement) names.emplace_back(text(k.second));
    Diagnostic &d = r_.error(DiagnosticKind::RuleOverride, where, "this judgement has no rule " + name + " to override");
    if (const std::string near = nearest(name, names); !near.empty()) d.fix = "did you mean " + near + "?";
    return;
  }
  if (!overriding && at != placed_.end()) {
    const Plan &first = plans_[at->second];
    const Span other = first.file->syntax.span(first.file->syntax.of(first.node)[0]);
    Diagnostic &d =
        r_.error(DiagnosticKind::DuplicateName, where, "this judgement already has a rule " + name + ", in " + r_.place(other));
    d.note(other, "the first");
    d.fix = "write `override rule " + name + "` to replace it";
    return;
  }
  if (overriding) {
    plans_[at->second] = plan;
  } else {
    placed_.emplace(key, plans_.size());
    plans_.push_back(plan);
  }
}

// remove rule [Sort] [-arrow->] NAME
void Declaring::removeRule(const Entry &e) {
  const Syntax &s = e.file->syntax;
  std::optional<Symbol> arrow;
  std::optional<Sort> first;
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) == Part::Arrow) arrow = arrowName(s, c);
    if (s.part(c) == Part::SortName) first = sort(e, c);
  }
  const Symbol name = intern(s.str(s.of(e.node).back()));
  std::vector<JudgementId> found;
  for (JudgementId id = 0; id < r_.set.judgements.size(); ++id) {
    const Judgement &j = r_.set.judgements[id];
    if ((!arrow || j.name == *arrow) && (!first || j.inputs[j.contexts].sort == *first) && placed_.count({id, name}))
      found.push_back(id);
  }
  if (found.size() != 1) {
    Diagnostic &d = r_.error(DiagnosticKind::RuleOverride, s.span(e.node),
                             found.empty() ? "there is no rule " + std::string(text(name)) + " to remove"
                                           : "several judgements have a rule " + std::string(text(name)));
    if (!found.empty()) d.fix = "remove rule Sort -arrow-> " + std::string(text(name));
    return;
  }
  const auto at = placed_.find({found[0], name});
  plans_[at->second].removed = true;
  placed_.erase(at);
}

void Declaring::read(const Plan &p) {
  Rule rule;
  const Syntax &s = p.file->syntax;
  rule.name = p.name;
  rule.ruleset = intern(p.file->set);
  Expansion x;
  if (p.line) {
    const SchemeHead head = schemeHead(s, p.scheme);
    x = {s.str(head.function),
         s.str(head.operand),
         s.str(head.partial),
         head.test ? s.str(head.test) : "TEST",
         p.line,
         p.applied,
         {},
         {}};
    rule.scheme = intern(s.str(s.of(p.node)[0]));
  }
  Terms terms(r_, *p.file, rule.variables, p.line ? &x : nullptr);
  RuleReader(terms, rule).read(p.node, p.judgement);
  if (p.line && rule.cites.empty()) rule.cites = citation(s, p.item);
  r_.set.rulesOf[p.judgement].push_back(static_cast<RuleId>(r_.set.rules.size()));
  r_.set.rules.push_back(std::move(rule));
}

}  // namespace dotbar::rules
