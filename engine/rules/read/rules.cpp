// Reading rules: conclusion's inputs first, then premises in order, then the outputs.
#include "engine/rules/read/rules.h"

#include <algorithm>
#include <set>

#include "engine/rules/show/show.h"

namespace dotbar::rules {

Symbol arrowName(const Syntax &s, NodeId arrow) {
  const std::string_view text = s.str(arrow);
  return text == "-->" ? Symbol{} : intern(text.substr(1, text.size() - 3));
}

Judging judging(const Syntax &s, NodeId n) {
  Judging j;
  for (NodeId c : s.of(n)) {
    if (s.part(c) == Part::Turnstile) {
      std::swap(j.contexts, j.inputs);
    } else if (s.part(c) == Part::Arrow && !j.arrow) {
      j.arrow = c, j.name = arrowName(s, c);
    } else {
      (j.arrow ? j.outputs : j.inputs).push_back(c);
    }
  }
  return j;
}

std::string citation(const Syntax &s, NodeId n) {
  const std::size_t begin = s.nodes[n].begin;
  std::string_view line = s.text.substr(begin, s.text.find('\n', begin) - begin);
  for (std::size_t at = line.find('#'); at != line.npos; at = line.find('#', at + 1)) {
    if (at == 0 || (line[at - 1] != ' ' && line[at - 1] != '\t')) continue;
    line.remove_prefix(at + 1);
    while (!line.empty() && (line.front() == ' ' || line.front() == '#')) line.remove_prefix(1);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\r')) line.remove_suffix(1);
    return std::string(line);
  }
  return {};
}

// A rule's premises stand before or behind its conclusion.
NodeId partOf(const Syntax &s, NodeId rule, Part part) {
  const auto parts = s.of(rule);
  return *std::find_if(parts.begin(), parts.end(), [&](NodeId c) { return s.part(c) == part; });
}

void metavariables(const Syntax &s, NodeId n, std::set<std::string_view> &into) {
  if (s.part(n) == Part::Metavar) into.insert(s.str(n));
  for (NodeId c : s.of(n)) metavariables(s, c, into);
}

std::string takes(const Judgement &j) {
  std::string r;
  for (std::size_t i = j.contexts; i < j.inputs.size(); ++i)
    r += (i > j.contexts ? ", " : "") + (j.inputs[i].name ? std::string(text(j.inputs[i].name)) + ": " : "") +
         std::string(il::name(j.inputs[i].sort));
  return r + (j.name ? " -" + std::string(text(j.name)) + "->" : " -->");
}

namespace {

Term anyOf(Sort sort) {
  Term t;
  t.sort = sort;
  return t;
}

// `[a | b]`, or `a, b`: the outputs apart.
std::vector<NodeId> apart(const Syntax &s, const std::vector<NodeId> &nodes) {
  if (nodes.size() != 1 || s.part(nodes[0]) != Part::List) return nodes;
  std::vector<NodeId> cells;
  bool bars = false;
  for (NodeId c : s.of(nodes[0])) s.part(c) == Part::Bar ? void(bars = true) : cells.push_back(c);
  return bars ? cells : nodes;
}

}  // namespace

// Judgements of a name are told apart by the sort of their first input.
std::optional<JudgementId> RuleReader::choose(const Judging &j, bool pattern, bool silent) {
  const auto found = r_.judgements.find(j.name);
  if (found != r_.judgements.end() && found->second.size() == 1 && !r_.functions.count(j.name)) return found->second[0];
  if (found != r_.judgements.end()) {
    const Term first = t_.natural(j.inputs[0], std::nullopt, pattern);
    const auto sortOfInput = [&](JudgementId id) { return r_.set.judgements[id].inputs[r_.set.judgements[id].contexts].sort; };
    for (JudgementId id : found->second)
      if (within(first.sort, sortOfInput(id))) return id;
    for (JudgementId id : found->second)
      if (pattern ? meet(first.sort, sortOfInput(id))
                  : elementOf(sortOfInput(id)) && within(first.sort, *elementOf(sortOfInput(id))))
        return id;
    if (!silent) {
      Diagnostic &d =
          r_.error(DiagnosticKind::UnknownName, s_.span(j.inputs[0]),
                   "no judgement " + std::string(s_.str(j.arrow)) + " is for the sort " + std::string(il::name(first.sort)));
      for (JudgementId id : found->second) d.note(r_.set.judgements[id].where, takes(r_.set.judgements[id]));
    }
    return std::nullopt;
  }
  if (!silent) {
    std::vector<std::string> names;
    for (const Judgement &known : r_.set.judgements) names.emplace_back("-" + std::string(text(known.name)) + "->");
    for (const Function &known : r_.set.functions) names.emplace_back("-" + std::string(text(known.name)) + "->");
    const std::string near = nearest(s_.str(j.arrow), names);
    Diagnostic &d =
        r_.error(DiagnosticKind::UnknownName, s_.span(j.arrow), "no judgement is written " + std::string(s_.str(j.arrow)));
    if (!near.empty()) d.fix = "did you mean " + near + "?";
  }
  return std::nullopt;
}

std::optional<JudgementId> RuleReader::judgement(NodeId rule) {
  return choose(judging(s_, partOf(s_, rule, Part::Conclusion)), true, false);
}

void RuleReader::read(NodeId n, JudgementId id, const Asking &asking) {
  const Judging conclusion = judging(s_, partOf(s_, n, Part::Conclusion));
  rule_.judgement = id;
  rule_.cites = citation(s_, n);
  rule_.where = s_.span(s_.of(n)[0]), rule_.whole = s_.span(n);
  metavariables(s_, n, written_);
  conclusionInputs(conclusion, id);
  const NodeId asked = partOf(s_, n, Part::Premises);
  ask(asking, asked);
  const std::size_t inherited = rule_.premises.size();
  premises(asked, rule_.premises);
  leaveOutRepeated(inherited);
  conclusionOutputs(conclusion, id);
}

namespace {

bool equal(const Term &a, const Term &b) {
  return a.kind == b.kind && a.op == b.op && a.sort == b.sort && a.spread == b.spread && a.text == b.text &&
         a.anyText == b.anyText && (a.kind != Term::Kind::Var || a.var == b.var) &&
         std::equal(a.children.begin(), a.children.end(), b.children.begin(), b.children.end(),
                    [](const Term &x, const Term &y) { return equal(x, y); });
}

bool equal(const Formula &a, const Formula &b) {
  const auto both = [](const auto &x, const auto &y) { return equal(x, y); };
  return a.kind == b.kind && a.guard == b.guard && std::equal(a.args.begin(), a.args.end(), b.args.begin(), b.args.end(), both) &&
         std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(), both);
}

}  // namespace

// Of the first premises, which the rule has anyhow, those that it repeats.
void RuleReader::leaveOutRepeated(std::size_t inherited) {
  std::vector<Premise> &all = rule_.premises;
  for (std::size_t i = inherited; i-- > 0;) {
    const auto isIt = [&](const Premise &p) { return p.kind == Premise::Kind::Guard && equal(p.formula, all[i].formula); };
    if (std::any_of(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(), isIt))
      all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// What splits asked: but `otherwise` is the complement of the siblings, and needs no guards of its own.
void RuleReader::ask(const Asking &asking, NodeId premises) {
  if (std::ranges::any_of(s_.of(premises), [&](NodeId p) { return s_.part(p) == Part::Otherwise; })) return;
  asking();
  for (const Premise &p : rule_.premises) learn(p.formula);
}

void RuleReader::readGuards(NodeId n, JudgementId id, const Asking &asking) {
  const Judging conclusion = judging(s_, partOf(s_, n, Part::Conclusion));
  rule_.judgement = id;
  metavariables(s_, n, written_);
  conclusionInputs(conclusion, id);
  ask(asking, partOf(s_, n, Part::Premises));
  std::set<std::string_view> known, made;
  for (NodeId c : conclusion.inputs) metavariables(s_, c, known);
  for (NodeId c : conclusion.contexts) metavariables(s_, c, known);
  for (NodeId p : s_.of(partOf(s_, n, Part::Premises)))
    if (s_.part(p) != Part::Guard) metavariables(s_, p, made);
  for (NodeId p : s_.of(partOf(s_, n, Part::Premises))) {
    std::set<std::string_view> asked;
    metavariables(s_, p, asked);
    const bool later = std::any_of(asked.begin(), asked.end(), [&](auto v) { return made.count(v) && !known.count(v); });
    if (s_.part(p) == Part::Otherwise || (s_.part(p) == Part::Guard && !later)) repeated(p, rule_.premises);
  }
}

void RuleReader::divide(NodeId guard, bool yes) {
  auto at = rule_.premises.begin();
  while (at != rule_.premises.end() && (at->kind == Premise::Kind::Guard || at->kind == Premise::Kind::Bind)) {
    if (at->kind == Premise::Kind::Guard) learn(at->formula);
    ++at;
  }
  Premise p;
  p.where = s_.span(guard);
  p.formula = formula(guard);
  if (yes) {
    learn(p.formula);
  } else {
    Formula no;
    no.kind = Formula::Kind::Not, no.where = p.where;
    no.operands.push_back(std::move(p.formula));
    p.formula = std::move(no);
  }
  rule_.premises.insert(at, std::move(p));
}

// A branch is about the trees of the rule that was split: it repeats the conclusion's inputs for the reader.
void RuleReader::readBranch(NodeId n) {
  const Judging conclusion = judging(s_, partOf(s_, n, Part::Conclusion));
  std::vector<Term> inputs;
  std::swap(inputs, rule_.inputs);
  conclusionInputs(conclusion, rule_.judgement);
  std::swap(inputs, rule_.inputs);
  if (!std::equal(inputs.begin(), inputs.end(), rule_.inputs.begin(), rule_.inputs.end(),
                  [](const Term &a, const Term &b) { return equal(a, b); })) {
    const Shower shown(r_.set, rule_.variables);
    r_.error(DiagnosticKind::RuleOverride, s_.span(partOf(s_, n, Part::Conclusion)),
             "a branch is for the trees of the rule that is split: " + shown.judged(rule_.judgement, rule_.inputs) + "...");
    return;
  }
  std::set<std::string_view> mentioned;
  metavariables(s_, n, mentioned);
  for (const Premise &p : rule_.premises)  // what a guard returns and this branch does not want
    for (const Term &t : p.outputs)
      if (t.kind == Term::Kind::Var && !mentioned.count(text(rule_.variables[t.var].name)))
        rule_.variables[t.var].name = intern("_" + std::string(text(rule_.variables[t.var].name)));
  premises(partOf(s_, n, Part::Premises), rule_.premises);
  conclusionOutputs(conclusion, rule_.judgement);
}

// Inputs by place, then by name; `...` in a conclusion: whatever the others are.
std::vector<std::optional<NodeId>> RuleReader::inputsGiven(const Judging &j, JudgementId id, bool pattern) {
  const Judgement &judgement = r_.set.judgements[id];
  const auto params = std::span(judgement.inputs).subspan(judgement.contexts);
  std::vector<std::optional<NodeId>> given(params.size());
  std::span<const NodeId> written = j.inputs;
  const bool isOpen = pattern && !written.empty() && s_.part(written.back()) == Part::Dots;
  if (isOpen) written = written.first(written.size() - 1);
  const auto wrong = [&](NodeId at, const std::string &what) {
    r_.error(DiagnosticKind::IllSorted, s_.span(at), takes(judgement) + " has " + what);
    return given;
  };
  for (std::size_t k = 0; k < written.size(); ++k) {
    if (k > 0 && s_.part(written[k]) == Part::Dots && (pattern || !walkedAt(judgement.contexts + k)))
      return wrong(written[k], pattern ? "`...` last" : "all its inputs said in a premise");
    const bool isNamed = s_.part(written[k]) == Part::Child;
    const auto called = [&](const Parameter &p) { return p.name && text(p.name) == s_.str(s_.of(written[k])[0]); };
    const auto at = isNamed ? static_cast<std::size_t>(std::ranges::find_if(params, called) - params.begin()) : k;
    if (at >= params.size())
      return wrong(isNamed ? written[k] : j.inputs[0],
                   isNamed ? "no input of this name" : std::to_string(params.size()) + " inputs");
    if (given[at]) return wrong(written[k], "this input already");
    given[at] = isNamed ? s_.of(written[k])[1] : written[k];
  }
  if (!isOpen && !std::ranges::all_of(given, [](const auto &g) { return g.has_value(); }))
    wrong(j.inputs[0], std::to_string(params.size()) + " inputs");
  return given;
}

void RuleReader::conclusionInputs(const Judging &j, JudgementId id) {
  const Judgement &judgement = r_.set.judgements[id];
  const std::size_t given = j.contexts.size();
  std::size_t implicit = judgement.contexts - std::min<std::size_t>(given, judgement.contexts);
  if (given > judgement.contexts || (given && implicit && implicit != r_.globalContexts[id]))
    r_.error(DiagnosticKind::IllSorted, s_.span(j.contexts[0]),
             takes(judgement) + " has " + std::to_string(judgement.contexts) + " contexts");
  const std::vector<std::optional<NodeId>> inputs = inputsGiven(j, id, true);
  for (std::size_t i = 0; i < judgement.inputs.size(); ++i) {
    const Parameter &p = judgement.inputs[i];
    const std::size_t context = i - implicit, input = i - judgement.contexts;
    if (i < implicit) {
      rule_.inputs.push_back(t_.use(t_.variable(p.name ? text(p.name) : "_context", p.sort), s_.span(j.arrow)));
    } else if (i < judgement.contexts) {
      rule_.inputs.push_back(context < given ? t_.pattern(j.contexts[context], p.sort) : Term{});
    } else {
      rule_.inputs.push_back(inputs[input] ? t_.pattern(*inputs[input], p.sort) : anyOf(p.sort));
    }
  }
  if (rest_) findWalked(s_.span(j.arrow));
}

void RuleReader::conclusionOutputs(const Judging &j, JudgementId id) {
  if (j.outputs.size() == 1 && s_.part(j.outputs[0]) == Part::Refuse) {
    rule_.refusal = intern(unquoted(s_.str(s_.of(j.outputs[0])[0])));
    return;
  }
  outputs(j.outputs, r_.set.judgements[id].outputs, false, rule_.outputs, s_.span(j.arrow));
  if (rest_ && !rest_->stated) walkRest(s_.span(j.arrow));
}

void RuleReader::outputs(const std::vector<NodeId> &nodes, const std::vector<Parameter> &params, bool pattern,
                         std::vector<Term> &into, Span where) {
  const std::vector<NodeId> cells = apart(s_, nodes);
  if (cells.size() != params.size()) {
    r_.error(DiagnosticKind::IllSorted, where,
             "the judgement has " + std::to_string(params.size()) + " outputs, here are " + std::to_string(cells.size()));
    return;
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    output_ = i;
    into.push_back(pattern ? t_.pattern(cells[i], params[i].sort) : t_.expression(cells[i], params[i].sort));
  }
  output_.reset();
}

// --- what bare guards and threaded contexts stand for ---
std::optional<Term> RuleReader::subject(Sort sort, Span where) {
  const std::size_t first = r_.set.judgements[rule_.judgement].contexts;
  if (first >= rule_.inputs.size()) return std::nullopt;
  Term &input = rule_.inputs[first];
  if (!meet(input.sort, sort)) return std::nullopt;
  if (input.kind == Term::Kind::Var && !input.named) return t_.use(input.var, where);
  if (!input.named) {
    input.var = t_.variable("_this", input.sort);
    input.named = true;
  }
  return t_.use(input.var, where);
}

std::optional<Term> RuleReader::context(Sort sort, Span where) {
  const std::size_t count = r_.set.judgements[rule_.judgement].contexts;
  for (std::size_t i = 0; i < count; ++i) {
    Term &c = rule_.inputs[i];
    if (r_.set.judgements[rule_.judgement].inputs[i].sort != sort) continue;
    if (c.kind != Term::Kind::Var && !c.named) c.named = true, c.var = t_.variable("_context" + std::to_string(i), sort);
    return t_.use(c.var, where);
  }
  return std::nullopt;
}

// --- premises ---
void RuleReader::premises(NodeId n, std::vector<Premise> &into) {
  Expansion *x = t_.expansion();
  for (NodeId p : s_.of(n)) {
    if (x && x->line->pieces.size() > 1 && !x->piece && t_.differsByPiece(p)) {
      for (std::size_t k = 0; k < x->line->pieces.size(); ++k) {
        x->piece = k;
        repeated(p, into);
      }
      x->piece.reset();
    } else {
      repeated(p, into);
    }
  }
}

void RuleReader::repeated(NodeId n, std::vector<Premise> &into) {
  Expansion *x = t_.expansion();
  if (!x || x->instance || !t_.repeats(n)) return premise(n, into);
  for (std::size_t k = 0; k < x->line->variables.size(); ++k) {
    x->instance = k;
    premise(n, into);
  }
  x->instance.reset();
}

void RuleReader::premise(NodeId n, std::vector<Premise> &into) {
  Premise p;
  switch (s_.part(n)) {
    case Part::Otherwise:
      if (!into.empty() || &into != &rule_.premises)
        r_.error(DiagnosticKind::RuleMode, s_.span(n), "`otherwise` is the first premise of a rule");
      rule_.otherwise = true;
      return;
    case Part::Let:
      p = let(n);
      break;
    case Part::Fresh:
      p = freshPremise(n);
      break;
    case Part::With:
    case Part::Scope:
      p = block(n);
      break;
    case Part::Judge:
      p = judgePremise(n);
      break;
    default:
      p = guardPremise(n);
      break;
  }
  p.where = s_.span(n);
  if (p.kind != Premise::Kind::Guard || p.formula.kind != Formula::Kind::And) return into.push_back(std::move(p));
  for (Formula &f : p.formula.operands) {  // each is a premise of its own
    Premise one;
    one.formula = std::move(f), one.where = p.where;
    into.push_back(std::move(one));
  }
}

namespace {

il::OpSet rootsOf(const Term &pattern) {
  il::OpSet ops = il::members(pattern.sort);
  if (pattern.kind == Term::Kind::Node || pattern.kind == Term::Kind::Leaf || pattern.kind == Term::Kind::List)
    ops.reset().set(static_cast<unsigned>(pattern.op));
  return ops;
}

// The operators that a tree can have for which a structural guard's formula holds.
il::OpSet rootsWhere(const Formula &f) {
  il::OpSet ops;
  if (f.kind == Formula::Kind::Is) return rootsOf(f.args[1]);
  if (f.kind == Formula::Kind::Or)
    for (const Formula &o : f.operands) ops |= rootsWhere(o);
  else
    ops.set();
  if (f.kind == Formula::Kind::And)
    for (const Formula &o : f.operands) ops &= rootsWhere(o);
  return ops;
}

}  // namespace

void RuleReader::learn(const Formula &f) {
  if (f.kind == Formula::Kind::And)
    for (const Formula &o : f.operands) learn(o);
  if (f.args.empty() || f.args[0].kind != Term::Kind::Var) return;
  if (f.kind == Formula::Kind::Is) t_.narrow(f.args[0].var, rootsWhere(f));
  if (f.kind == Formula::Kind::Guard && f.args.size() == 1 && r_.set.guards[f.guard].structural)
    t_.narrow(f.args[0].var, rootsWhere(*r_.set.guards[f.guard].structural));
}

Premise RuleReader::guardPremise(NodeId n) {
  Premise p;
  const auto parts = s_.of(n);
  if (parts.size() == 1) {
    p.formula = formula(parts[0]);
    learn(p.formula);
    return p;
  }
  p.kind = Premise::Kind::Bind;
  const std::optional<GuardId> id =
      s_.part(parts[0]) == Part::App || s_.part(parts[0]) == Part::Name ? guard(parts[0]) : std::nullopt;
  if (!id) return p;
  p.guard = *id;
  p.inputs = guardArguments(parts[0], *id);
  const Guard &g = r_.set.guards[*id];
  if (!g.result) r_.error(DiagnosticKind::IllSorted, s_.span(parts[0]), std::string(text(g.name)) + " does not return a tree");
  p.outputs.push_back(t_.pattern(parts[1], g.result.value_or(Sort::Expr)));
  return p;
}

// A function (or naming) written like a judgement.
bool RuleReader::functionPremise(const Judging &j, NodeId n, Premise &p) {
  const auto found = r_.functions.find(j.name);
  if (found == r_.functions.end() || !j.name) return false;
  const FunctionId id = found->second[0];
  const Function f = r_.set.functions[id];
  p.kind = Premise::Kind::Let;
  std::vector<Term> args;
  if (f.params.size() != j.inputs.size() || j.outputs.size() != 1) {
    r_.error(DiagnosticKind::IllSorted, s_.span(n),
             std::string(text(f.name)) + " takes " + std::to_string(f.params.size()) + " trees and returns one");
    return true;
  }
  for (std::size_t i = 0; i < j.inputs.size(); ++i) args.push_back(t_.expression(j.inputs[i], f.params[i]));
  p.inputs.push_back(t_.apply(id, std::move(args), s_.span(n)));
  p.outputs.push_back(t_.pattern(j.outputs[0], f.result));
  return true;
}

Premise RuleReader::judgePremise(NodeId n) {
  Premise p;
  p.kind = Premise::Kind::Judge;
  const Judging j = judging(s_, n);
  const bool alsoFunction = r_.functions.count(j.name) != 0;
  const std::optional<JudgementId> id = choose(j, false, alsoFunction);
  if (!id) {
    if (alsoFunction) functionPremise(j, n, p);
    return p;
  }
  p.judgement = *id;
  const Judgement &judgement = r_.set.judgements[*id];
  threadContexts(j, *id, p);
  const std::vector<std::optional<NodeId>> inputs = inputsGiven(j, *id, false);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    input_ = i + judgement.contexts;
    if (inputs[i]) p.inputs.push_back(t_.expression(*inputs[i], judgement.inputs[*input_].sort));
  }
  input_.reset();
  ofRest_ = *id == rule_.judgement;
  outputs(j.outputs, judgement.outputs, true, p.outputs, s_.span(j.arrow));
  ofRest_ = true;
  return p;
}

void RuleReader::threadContexts(const Judging &j, JudgementId id, Premise &p) {
  const Judgement &judgement = r_.set.judgements[id];
  const Judgement &own = r_.set.judgements[rule_.judgement];
  const std::size_t given = j.contexts.size();
  if (given > judgement.contexts || (given && given < judgement.contexts && given + r_.globalContexts[id] != judgement.contexts))
    r_.error(DiagnosticKind::IllSorted, s_.span(j.contexts[0]),
             takes(judgement) + " has " + std::to_string(judgement.contexts) + " contexts");
  const std::size_t threaded = judgement.contexts - std::min<std::size_t>(given, judgement.contexts);
  for (std::size_t i = 0; i < judgement.contexts; ++i) {
    const Parameter &param = judgement.inputs[i];
    if (i >= threaded) {
      p.inputs.push_back(t_.expression(j.contexts[i - threaded], param.sort));
      continue;
    }
    std::optional<Term> passed;
    for (std::size_t k = 0; k < own.contexts && !passed; ++k)
      if (own.inputs[k].sort == param.sort && own.inputs[k].name == param.name) passed = context(param.sort, s_.span(j.arrow));
    if (!passed) passed = context(param.sort, s_.span(j.arrow));
    if (!passed)
      r_.error(DiagnosticKind::UnboundVariable, s_.span(j.arrow),
               takes(judgement) + " needs the context " + std::string(text(param.name)) + " : " +
                   std::string(il::name(param.sort)) + ", which this rule does not have");
    p.inputs.push_back(passed.value_or(Term{}));
  }
}

Premise RuleReader::freshPremise(NodeId n) {
  Premise p;
  p.kind = Premise::Kind::Fresh;
  p.text = intern("temp");
  const auto parts = s_.of(n);
  for (NodeId c : parts.first(parts.size() - 1)) {
    if (s_.part(c) == Part::String)
      p.text = intern(unquoted(s_.str(c)));
    else
      p.outputs.push_back(t_.natural(c, Sort::Name, true));
  }
  p.inputs.push_back(t_.expression(parts.back(), Sort::Type));
  return p;
}

Premise RuleReader::let(NodeId n) {
  Premise p;
  p.kind = Premise::Kind::Let;
  Term value = t_.natural(s_.of(n)[1], std::nullopt, false);
  Term out = t_.natural(s_.of(n)[0], value.sort, true);
  if (value.kind != Term::Kind::Any && !meet(value.sort, out.sort)) value = t_.expression(s_.of(n)[1], out.sort);
  p.inputs.push_back(std::move(value));
  p.outputs.push_back(std::move(out));
  return p;
}

// with CONTEXT(trees) { premises }; scope { premises } => NEW
Premise RuleReader::block(NodeId n) {
  Premise p;
  const bool scope = s_.part(n) == Part::Scope;
  p.kind = scope ? Premise::Kind::Scope : Premise::Kind::With;
  for (NodeId c : s_.of(n)) {
    if (s_.part(c) == Part::Premises)
      premises(c, p.premises);
    else if (scope)
      p.outputs.push_back(t_.pattern(c, Sort::Decls));
    else if (!p.text)
      p.text = intern(s_.str(c));
    else
      p.inputs.push_back(t_.natural(c, std::nullopt, false));
  }
  return p;
}

}  // namespace dotbar::rules
