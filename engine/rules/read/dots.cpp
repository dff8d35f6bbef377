// Lists element by element: a rule whose conclusion takes `{X ; ...}` is about one element, and the judgement makes of the rest
// what its rules say of it, with the other inputs as they are; `[A ...], [B ...]` takes two lists side by side. In its outputs
// `...` is what was made of the rest: the end or the beginning of a list, or the whole output. A premise `..., E' -name-> ..., F`
// says otherwise how the rest is walked. The rule for the empty list is added where none is stated (schemes.cpp): it gives empty
// lists.
#include "engine/rules/read/rules.h"

namespace dotbar::rules {

RuleReader::RuleReader(Terms &terms, Rule &rule) : Formulas(terms), r_(terms.reading()), rule_(rule) {
  t_.dots = [this](NodeId n, std::optional<Sort> sort) { return dots(n, sort); };
}

// A variable that the rule does not have yet, named by a stem of its sort (that of the sort's own name where there is one) and a
// letter.
std::optional<VarId> RuleReader::madeVariable(Sort sort, std::string_view letter, Span where) {
  std::string own(il::name(sort));
  for (char &c : own) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  std::string stem;
  for (const auto &[name, s] : *t_.file().stems)
    if (s == sort && (stem.empty() || name == own)) stem = name;
  if (stem.empty()) {
    r_.error(DiagnosticKind::UnknownName, where, "no metavariable is of the sort " + std::string(il::name(sort))).fix =
        "declare one: var " + own + " : " + std::string(il::name(sort));
    return std::nullopt;
  }
  std::string name = stem + std::string(letter);
  for (unsigned k = 1; written_.count(name) || t_.known(name); ++k) name = stem + std::to_string(k) + std::string(letter);
  return t_.variable(name, sort);
}

std::optional<Term> RuleReader::dots(NodeId n, std::optional<Sort> sort) {
  if (output_ && !ofRest_) {
    r_.error(DiagnosticKind::UnboundVariable, s_.span(n), "`...` is what the rule's own judgement makes of the rest");
    return std::nullopt;
  }
  if (output_) {
    const std::optional<VarId> v = restOutput(n, *output_);
    return v ? std::optional(t_.use(*v, s_.span(n))) : std::nullopt;
  }
  const bool inConclusion = rule_.inputs.size() < r_.set.judgements[rule_.judgement].inputs.size();
  if (!inConclusion) return restInput(n);
  if (!sort || !listOf(*sort)) {
    r_.error(DiagnosticKind::IllSorted, s_.span(n), "`...` stands for the rest of a list, which the conclusion takes apart");
    return std::nullopt;
  }
  const std::optional<VarId> list = madeVariable(*sort, "", s_.span(n));
  if (!list) return std::nullopt;
  if (!rest_) rest_.emplace();
  rest_->lists.push_back({*list});
  return t_.use(*list, s_.span(n));
}

// The list whose rest stands at this input.
const RuleReader::Walked *RuleReader::walkedAt(std::size_t input) const {
  if (!rest_) return nullptr;
  const auto at = std::ranges::find(rest_->lists, input, &Walked::input);
  return at == rest_->lists.end() ? nullptr : &*at;
}

// In a premise: the rest of the only list, or of several that which stands at the same place in the conclusion.
std::optional<Term> RuleReader::restInput(NodeId n) {
  const Walked *w = input_ ? walkedAt(*input_) : nullptr;
  if (!w && rest_ && rest_->lists.size() == 1) w = &rest_->lists[0];
  if (!w) {
    r_.error(DiagnosticKind::IllSorted, s_.span(n),
             rest_ ? "the conclusion takes several lists apart, none of them here: which rest `...` is cannot be told"
                   : "`...` stands for the rest of a list, which the conclusion takes apart");
    return std::nullopt;
  }
  rest_->stated = true;
  return t_.use(w->list, s_.span(n));
}

// What is made of the rest, as one of the outputs: where several are of its sort its name has the first letter of the output's
// (INSTRSf, INSTRSb).
std::optional<VarId> RuleReader::restOutput(NodeId n, std::size_t output) {
  const std::vector<Parameter> &params = r_.set.judgements[rule_.judgement].outputs;
  if (!rest_ || output >= params.size()) {
    r_.error(DiagnosticKind::IllSorted, s_.span(n),
             "`...` stands for the rest of a list, and the conclusion takes none apart: `{X ; ...}`");
    return std::nullopt;
  }
  rest_->outputs.resize(params.size());
  std::optional<VarId> &v = rest_->outputs[output];
  const auto isLikeIt = [&](const Parameter &p) { return p.sort == params[output].sort; };
  const bool isOneOfSeveral = params[output].name && std::ranges::count_if(params, isLikeIt) > 1;
  if (!v) v = madeVariable(params[output].sort, isOneOfSeveral ? text(params[output].name).substr(0, 1) : "", s_.span(n));
  return v;
}

// Which inputs they are.
void RuleReader::findWalked(Span where) {
  const auto endsIn = [](const Term &t, VarId v) {
    return t.kind == Term::Kind::List && !t.children.empty() && t.children.back().kind == Term::Kind::Var &&
           t.children.back().var == v;
  };
  for (Walked &w : rest_->lists) {
    const auto at = std::ranges::find_if(rule_.inputs, [&](const Term &t) { return endsIn(t, w.list); });
    if (at == rule_.inputs.end()) {
      r_.error(DiagnosticKind::IllSorted, where, "`...` ends a list that is itself an input of the judgement");
      rest_.reset();
      return;
    }
    w.input = static_cast<std::size_t>(at - rule_.inputs.begin());
  }
}

std::vector<std::size_t> RuleReader::walked() const {
  std::vector<std::size_t> inputs;
  if (rest_)
    for (const Walked &w : rest_->lists) inputs.push_back(w.input);
  return inputs;
}

// The premise that nobody wrote: the same judgement of the rest.
void RuleReader::walkRest(Span where) {
  Premise p;
  p.kind = Premise::Kind::Judge, p.judgement = rule_.judgement, p.where = where;
  for (std::size_t i = 0; i < rule_.inputs.size(); ++i) {
    Term &input = rule_.inputs[i];
    if (const Walked *walked = walkedAt(i)) {
      p.inputs.push_back(t_.use(walked->list, where));
      continue;
    }
    if (input.kind != Term::Kind::Var && !input.named) {
      const std::optional<VarId> v = madeVariable(input.sort, "", where);
      if (!v) return;
      const bool any = input.kind == Term::Kind::Any;
      if (any) input = t_.use(*v, where);
      input.named = !any, input.var = *v;
    }
    p.inputs.push_back(t_.use(input.var, where));
  }
  const std::vector<Parameter> &params = r_.set.judgements[rule_.judgement].outputs;
  rest_->outputs.resize(params.size());
  for (std::size_t k = 0; k < params.size(); ++k) {
    if (!rest_->outputs[k]) {
      r_.error(DiagnosticKind::IllSorted, where,
               "the output " + std::to_string(k + 1) + " does not say where what is made of the rest goes: `...`");
      return;
    }
    p.outputs.push_back(t_.use(*rest_->outputs[k], where));
  }
  rule_.premises.push_back(std::move(p));
}

}  // namespace dotbar::rules
