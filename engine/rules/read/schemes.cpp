// Rules in the order of the files, overridden and removed by judgement and name; schemes expanded to a rule for each
// derivative line.
#include <sstream>

#include "engine/rules/read/declare.h"

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
  h.ofAny = vars.size() == 2;
  if (vars.size() == 4) h.test = vars[2];
  return h;
}

namespace {

Expansion expansion(const Syntax &s, const SchemeHead &head, const Partial &line, Symbol applied) {
  return {s.str(head.function),
          s.str(head.operand),
          head.ofAny ? "" : s.str(head.partial),
          head.test ? s.str(head.test) : "TEST",
          &line,
          applied,
          {},
          {}};
}

}  // namespace

void Declaring::rules() {
  for (const Entry &e : entries_) {
    const Syntax &s = e.file->syntax;
    if (s.part(e.node) == Part::Item) planRule({e.file, s.of(e.node).back(), false}, s.part(s.of(e.node)[0]) == Part::Override);
    if (s.part(e.node) == Part::Scheme) planScheme(e);
    if (s.part(e.node) == Part::Remove) removeRule(e);
    if (s.part(e.node) == Part::Split) splitRule(e);
  }
  finish();
  r_.set.rules.emplace_back();
  r_.set.rulesOf.resize(r_.set.judgements.size());
  for (const Plan &p : plans_)
    if (!p.removed) read(p);
  for (const auto &[judgement, plan] : walking_) {  // also where a rule in other words overrides it
    Rule scratch;
    if (!walks_.count(judgement)) readText(plan, scratch, false);
  }
  for (const auto &[judgement, inputs] : walks_)
    if (!r_.set.rulesOf[judgement].empty()) endWalk(judgement, inputs);
  excludeRefusals();
}

namespace {

// Takes out the identifiers that end so: the paper's for the empty list are behind the name of the rule for an element.
std::string citedFor(std::string &cites, std::string_view ending) {
  std::string theirs, others;
  std::istringstream words(cites);
  for (std::string w; words >> w;) {
    std::string &to = w.ends_with(ending) ? theirs : others;
    to += (to.empty() ? "" : " ") + w;
  }
  if (!theirs.empty()) cites = others;
  return theirs;
}

// Whether a rule takes the place of that for the empty list: where several are walked, one of them is empty and the others may
// be.
bool isForTheEnd(const Rule &rule, const std::vector<std::size_t> &walked) {
  const auto isEmpty = [&](std::size_t i) { return rule.inputs[i].kind == Term::Kind::List && rule.inputs[i].children.empty(); };
  const auto mayBe = [&](std::size_t i) {
    return isEmpty(i) || rule.inputs[i].kind == Term::Kind::Var || rule.inputs[i].kind == Term::Kind::Any;
  };
  return std::ranges::any_of(walked, isEmpty) && std::ranges::all_of(walked, mayBe);
}

}  // namespace

// A judgement whose rules take lists element by element gives empty lists for the empty one, unless a rule says what it gives.
void Declaring::endWalk(JudgementId id, const std::vector<std::size_t> &walked) {
  const Judgement &j = r_.set.judgements[id];
  for (RuleId r : r_.set.rulesOf[id])
    if (isForTheEnd(r_.set.rules[r], walked)) return;
  const Rule &first = r_.set.rules[r_.set.rulesOf[id][0]];
  Rule rule;
  for (RuleId r : r_.set.rulesOf[id]) {
    const std::string cited = citedFor(r_.set.rules[r].cites, "-nil");
    rule.cites += (rule.cites.empty() || cited.empty() ? "" : " ") + cited;
  }
  rule.name = intern("nil");
  rule.ruleset = first.ruleset, rule.judgement = id, rule.where = first.where, rule.whole = first.whole;
  const auto empty = [&](Sort sort) {
    Term t;
    t.kind = Term::Kind::List, t.op = *listOf(sort), t.sort = sort, t.where = first.where;
    return t;
  };
  for (std::size_t i = 0; i < j.inputs.size(); ++i) {
    Term any;
    any.sort = j.inputs[i].sort, any.where = first.where;
    rule.inputs.push_back(std::ranges::count(walked, i) ? empty(j.inputs[i].sort) : any);
  }
  for (const Parameter &p : j.outputs) {
    if (!listOf(p.sort)) {
      r_.error(DiagnosticKind::IllSorted, first.where,
               "a rule for the empty list is missing: " + std::string(il::name(p.sort)) + " is no list");
      return;
    }
    rule.outputs.push_back(empty(p.sort));
  }
  r_.set.rulesOf[id].push_back(static_cast<RuleId>(r_.set.rules.size()));
  r_.set.rules.push_back(std::move(rule));
}

void Declaring::planRule(const Entry &e, bool overriding) {
  Rule scratch;
  Terms terms(r_, *e.file, scratch.variables);
  const std::optional<JudgementId> id = RuleReader(terms, scratch).judgement(e.node);
  const Syntax &s = e.file->syntax;
  if (id) place({e.file, e.node, e.node, *id, intern(s.str(s.of(e.node)[0])), nullptr, {}, 0, false, {}, {}, {}}, overriding);
}

void Declaring::planScheme(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const SchemeHead head = schemeHead(s, e.node);
  if (s.str(head.operand).find('#') == std::string_view::npos || s.str(head.partial).find('#') == std::string_view::npos) {
    r_.error(
        DiagnosticKind::Syntax, s.span(head.operand),
        "a scheme's head is F(ARG#) = PARTIAL#, or F(ARG#) for lines of any kind: `#` marks what is repeated for every operand");
    return;
  }
  for (const Partial &line : r_.set.partials) {
    if (const bool isPiecewise = line.pieces.size() > 1; head.piecewise ? !isPiecewise : isPiecewise && !head.ofAny) continue;
    planExpansion(e, line, line.function);
    for (Symbol specific : line.specifics) planExpansion(e, line, specific);
  }
}

void Declaring::planExpansion(const Entry &e, const Partial &line, Symbol applied) {
  const Syntax &s = e.file->syntax;
  const SchemeHead head = schemeHead(s, e.node);
  Expansion x = expansion(s, head, line, applied);
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
  place({e.file, head.rule, e.node, *id, intern(name), &line, applied, e.node, false, {}, {}, {}}, head.overrides);
}

namespace {

bool mentionsDots(const Syntax &s, NodeId n) {
  return s.part(n) == Part::Dots || std::ranges::any_of(s.of(n), [&](NodeId c) { return mentionsDots(s, c); });
}

}  // namespace

void Declaring::place(Plan plan, bool overriding) {
  const auto key = std::make_pair(plan.judgement, plan.name);
  const auto at = placed_.find(key);
  const Span where = nameOf(plan);
  const std::string name(text(plan.name));
  if (mentionsDots(plan.file->syntax, plan.node)) walking_.try_emplace(plan.judgement, plan);
  if (at == placed_.end() && name == "nil" && walking_.count(plan.judgement)) overriding = false;  // for the one that is added
  if (overriding && at == placed_.end()) {
    std::vector<std::string> names;
    for (const auto &[k, ignored] : placed_)
      if (k.first == plan.judgement) names.emplace_back(text(k.second));
    Diagnostic &d = r_.error(DiagnosticKind::RuleOverride, where, "this judgement has no rule " + name + " to override");
    elsewhere(plan.name, d);
    if (d.fix.empty()) d.fix = didYouMean(name, names);
    return;
  }
  if (!overriding && at != placed_.end()) {
    const Plan &first = plans_[at->second];
    const bool imported = importer(*r_.files, *first.file, *plan.file) != nullptr;
    if (imported && sameText(first.file->syntax, first.node, plan.file->syntax, plan.node)) return;
    const Clash c{first.file, plan.file, nameOf(first), where};
    if (imported)
      clashes_.emplace(key, c);
    else
      r_.clash(c, "this judgement already has a rule " + name + ", in ", "override rule " + name);
    return;
  }
  if (overriding) {
    clashes_.erase(key);
    plan.replaces = nameOf(plans_[at->second]);
    plan.within = conditionsOf(plans_[at->second]);
    plans_[at->second] = plan;
  } else {
    placed_.emplace(key, plans_.size());
    plans_.push_back(plan);
  }
}

// A rule of this name that other judgements have: one of them may be meant.
void Declaring::elsewhere(Symbol name, Diagnostic &d) const {
  std::vector<std::string> theirs;
  for (const auto &[key, at] : placed_) {
    if (key.second != name) continue;
    const Judgement &j = r_.set.judgements[key.first];
    theirs.push_back(takes(j));
    d.note(nameOf(plans_[at]), "a rule of another judgement: " + theirs.back());
  }
  if (theirs.size() == 1) d.fix = "did you mean this judgement, " + theirs[0] + "?";
}

Span Declaring::nameOf(const Plan &p) const { return p.file->syntax.span(p.file->syntax.of(p.node)[0]); }

// Different rules of one name from two imported sets that the importing set neither overrides nor removes.
void Declaring::finish() {
  for (const auto &[key, c] : clashes_) {
    const std::string name(text(key.second));
    r_.clash(c, "this judgement already has a rule " + name + ", in ", "override rule " + name);
  }
}

// remove rule [Sort] [-arrow->] NAME, split rule ...: the rule named, by its place among the plans.
std::optional<std::size_t> Declaring::named(const Entry &e, std::string_view what) {
  const Syntax &s = e.file->syntax;
  NodeId last = 0;
  std::optional<Symbol> arrow;
  std::optional<Sort> first;
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) == Part::Arrow) arrow = arrowName(s, c);
    if (s.part(c) == Part::SortName) first = sort(e, c);
    if (s.part(c) == Part::Name && !last) last = c;
  }
  const Symbol name = intern(s.str(last));
  std::vector<JudgementId> found;
  for (JudgementId id = 0; id < r_.set.judgements.size(); ++id) {
    const Judgement &j = r_.set.judgements[id];
    if ((!arrow || j.name == *arrow) && (!first || j.inputs[j.contexts].sort == *first) && placed_.count({id, name}))
      found.push_back(id);
  }
  if (found.size() != 1) {
    std::vector<std::string> names;
    for (const auto &[k, ignored] : placed_) names.emplace_back(text(k.second));
    Diagnostic &d = r_.error(DiagnosticKind::RuleOverride, s.span(last),
                             found.empty() ? "there is no rule " + std::string(text(name)) + " to " + std::string(what)
                                           : "several judgements have a rule " + std::string(text(name)));
    const std::string near = nearest(text(name), names);
    if (found.empty()) elsewhere(name, d);
    if (!found.empty())
      d.fix = std::string(what) + " rule Sort -arrow-> " + std::string(text(name));
    else if (d.fix.empty() && !near.empty() && near != text(name))
      d.fix = "did you mean " + near + "?";
    return std::nullopt;
  }
  clashes_.erase({found[0], name});
  return placed_.at({found[0], name});
}

void Declaring::removeRule(const Entry &e) {
  const std::optional<std::size_t> at = named(e, "remove");
  if (!at) return;
  plans_[*at].removed = true;
  placed_.erase({plans_[*at].judgement, plans_[*at].name});
}

void Declaring::read(const Plan &p) {
  Rule rule;
  const Syntax &s = p.file->syntax;
  rule.name = p.name;
  rule.ruleset = intern(p.file->set);
  rule.replaces = p.replaces;
  readText(p, rule, false);
  rule.where = nameOf(p), rule.whole = s.span(p.node);
  if (p.line) rule.scheme = p.of ? p.of->whole.name : intern(s.str(s.of(p.node)[0]));
  if (rule.cites.empty()) rule.cites = citation(s, p.item);
  if (s.str(p.node).starts_with("refusal")) refusals_.insert(static_cast<RuleId>(r_.set.rules.size()));
  r_.set.rulesOf[p.judgement].push_back(static_cast<RuleId>(r_.set.rules.size()));
  r_.set.rules.push_back(std::move(rule));
}

// A rule, or the inputs and guards of one; a branch of a split: those of the whole, the guard, and what the branch says.
void Declaring::readText(const Plan &p, Rule &rule, bool guardsOnly) {
  const Syntax &s = p.file->syntax;
  if (p.of) {
    const bool own = !p.asItWas();
    readText(p.of->whole, rule, guardsOnly || own);
    Terms terms(r_, *p.file, rule.variables);
    RuleReader reader(terms, rule);
    reader.divide(p.of->condition.guard, p.of->condition.yes);
    if (own && !guardsOnly) reader.readBranch(p.node), rule.cites = citation(s, p.node);
    return;
  }
  Expansion x;
  if (p.line) x = expansion(s, schemeHead(s, p.scheme), *p.line, p.applied);
  Terms terms(r_, *p.file, rule.variables, p.line ? &x : nullptr);
  RuleReader reader(terms, rule);
  const auto within = [&] { readConditions(p, rule); };
  if (guardsOnly)
    reader.readGuards(p.node, p.judgement, within);
  else
    reader.read(p.node, p.judgement, within);
  if (const auto inputs = reader.walked(); !inputs.empty()) walks_.try_emplace(p.judgement, inputs);
}

}  // namespace dotbar::rules
