// Bodies of declarations: structural guards, axioms, derivative lines, modes, what the derivative is, tests.
#include <utility>

#include "engine/rules/read/declare.h"

namespace dotbar::rules {

void Declaring::bodies() {
  for (const Entry &e : entries_) {
    if (e.removed) continue;
    switch (e.file->syntax.part(e.node)) {
      case Part::GuardItem: {
        const GuardId id = r_.guards.at(intern(e.file->syntax.str(e.file->syntax.of(e.node)[0])))[0];
        guardBody(e, r_.set.guards[id]);
        break;
      }
      case Part::Classification:
        classificationBody(e);
        break;
      case Part::Axiom:
        axiom(e);
        break;
      case Part::PartialItem:
        partial(e);
        break;
      case Part::Analysis:
        readAnalysis(r_, e);
        break;
      case Part::SetItem:
      case Part::RelationItem:
        readDefinition(r_, *e.file, e.node);
        break;
      case Part::Mode:
        mode(e);
        break;
      case Part::Interface:
        interface(e);
        break;
      case Part::Derivative:
        derivative(e);
        break;
      case Part::Naming:
        typed(e);
        break;
      case Part::Test:
        test(e);
        break;
      default:
        break;
    }
  }
}

namespace {

// The right side of a structural guard: only patterns, other structural guards, ! /\ \/.
bool isStructural(const Reading &r, const Syntax &s, NodeId n) {
  switch (s.part(n)) {
    case Part::EqFlat:
    case Part::EqNot:
    case Part::Paren:
      for (NodeId c : s.of(n))
        if (s.part(c) == Part::Op ? s.str(c) != "/\\" && s.str(c) != "\\/" : !isStructural(r, s, c)) return false;
      return true;
    case Part::EqIs:
      return true;
    case Part::EqName: {
      const auto g = r.guards.find(intern(s.str(s.of(n)[0])));
      return g != r.guards.end() && r.set.guards[g->second[0]].structural.has_value();
    }
    default:
      return false;
  }
}

// The same right side as a formula over the guard's parameters.
class StructuralGuard {
 public:
  StructuralGuard(Reading &r, const File &file, Guard &g) : r_(r), s_(file.syntax), g_(g), terms_(r, file, g.variables) {}

  Formula formula(NodeId n) {
    Formula f;
    f.where = s_.span(n);
    if (s_.part(n) == Part::Paren) return formula(s_.of(n)[0]);
    if (s_.part(n) == Part::EqIs) return pattern(n);
    if (s_.part(n) == Part::EqName) {
      f.kind = Formula::Kind::Guard, f.guard = r_.guards.at(intern(s_.str(s_.of(n)[0])))[0];
      for (NodeId c : s_.of(n).subspan(1)) f.args.push_back(parameter(c));
      const Guard &asked = r_.set.guards[f.guard];
      if (f.args.size() != asked.params.size())
        r_.error(DiagnosticKind::IllSorted, f.where,
                 std::string(text(asked.name)) + " has " + std::to_string(asked.params.size()) + " arguments");
      return f;
    }
    if (s_.part(n) == Part::EqNot) {
      f.kind = Formula::Kind::Not;
      f.operands.push_back(formula(s_.of(n)[0]));
      return f;
    }
    return connected(n);
  }

 private:
  Formula connected(NodeId n) {  // /\ binds closer than \/
    Formula either, both;
    either.kind = Formula::Kind::Or, both.kind = Formula::Kind::And;
    either.where = both.where = s_.span(n);
    for (NodeId c : s_.of(n)) {
      if (s_.part(c) != Part::Op)
        both.operands.push_back(formula(c));
      else if (s_.str(c) == "\\/")
        either.operands.push_back(std::exchange(both, Formula{Formula::Kind::And, 0, {}, {}, s_.span(n)}));
    }
    either.operands.push_back(std::move(both));
    return either;
  }
  Formula pattern(NodeId n) {
    Formula either;
    either.kind = Formula::Kind::Or, either.where = s_.span(n);
    const Term subject = parameter(s_.of(n)[0]);
    for (NodeId alternative : s_.of(n).subspan(1)) {
      Formula f;
      f.kind = Formula::Kind::Is, f.where = s_.span(alternative);
      f.args.push_back(subject);
      f.args.push_back(terms_.pattern(alternative, subject.sort));
      either.operands.push_back(std::move(f));
    }
    return either;
  }
  Term parameter(NodeId n) {
    const NodeId name = s_.part(n) == Part::EqName ? s_.of(n)[0] : n;
    for (VarId v = 0; v < g_.params.size(); ++v)
      if (text(g_.variables[v].name) == s_.str(name)) return terms_.use(v, s_.span(n));
    r_.error(DiagnosticKind::UnboundVariable, s_.span(n), std::string(s_.str(name)) + " is not a parameter of the guard");
    return Term{};
  }
  Reading &r_;
  const Syntax &s_;
  Guard &g_;
  Terms terms_;
};

}  // namespace

void Declaring::guardBody(const Entry &e, Guard &g) {
  const Syntax &s = e.file->syntax;
  std::vector<NodeId> cases;
  std::size_t param = 0;
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) == Part::Case) cases.push_back(c);
    if (s.part(c) == Part::Param) g.variables.push_back({intern(s.str(s.of(c)[0])), g.params[param++]});
  }
  if (cases.empty()) {
    g.variables.clear();
    return;
  }
  if (cases.size() == 1 && s.of(cases[0]).size() == 1 && isStructural(r_, s, s.of(cases[0])[0])) {
    Formula f = StructuralGuard(r_, *e.file, g).formula(s.of(cases[0])[0]);
    g.structural = std::move(f);
    g.onBuilt = true;
    return;
  }
  g.defined = true;
  std::vector<Parameter> params;
  for (const Variable &v : g.variables) params.push_back({v.name, v.sort});
  g.variables.clear();
  readGuardEquations(r_, *e.file, e.node, params);
}

void Declaring::axiom(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Axiom a;
  a.where = s.span(e.node);
  Terms terms(r_, *e.file, a.variables);
  Formulas formulas(terms);
  a.premise = formulas.formula(s.of(e.node)[0]);
  a.conclusion = formulas.formula(s.of(e.node)[1]);
  r_.set.axioms.push_back(std::move(a));
}

// --- derivative lines ---
void Declaring::partial(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Partial p;
  p.where = s.span(e.node);
  Terms terms(r_, *e.file, p.variables);
  const std::span<const NodeId> left = s.of(s.of(e.node)[0]);
  std::vector<Term> operands;
  if (s.part(left[0]) == Part::PartialNames) {
    p.function = intern(s.str(s.of(left[0])[0]));
    for (NodeId c : s.of(left[0]).subspan(1)) p.specifics.push_back(intern(s.str(c)));
    for (NodeId c : left.subspan(1)) operands.push_back(terms.pattern(c, Sort::Expr));
    if (const std::optional<Op> op = operatorOf(text(p.function), operands.size())) p.isOperator = true, p.op = *op;
  } else {
    Term whole = terms.pattern(left[0], Sort::Expr);
    const bool applied = whole.kind == Term::Kind::Node && whole.op == Op::Apply;
    p.isOperator = !applied && whole.kind == Term::Kind::Node;
    if (applied)
      p.function = whole.children[0].text;
    else
      p.function = intern(il::info(whole.op).name), p.op = whole.op;
    operands = applied ? whole.children[1].children : whole.children;
  }
  if (!p.function || p.variables.size() != operands.size()) {
    r_.error(DiagnosticKind::IllSorted, s.span(s.of(e.node)[0]),
             "the left side of a derivative line is an operator or a name applied to different metavariables");
    return;
  }
  const std::size_t count = p.variables.size();
  partialPieces(e, s.of(e.node)[1], terms, p);
  for (NodeId c : s.of(e.node))
    if (s.part(c) == Part::Domain) p.domain = s.str(c);
  for (const Partial::Piece &piece : p.pieces)
    if (piece.partials.size() != count)
      r_.error(DiagnosticKind::IllSorted, p.where,
               std::string(text(p.function)) + " has " + std::to_string(count) + " operands, here are " +
                   std::to_string(piece.partials.size()) + " partial derivatives");
  for (std::size_t v = count; v < p.variables.size(); ++v)
    r_.error(DiagnosticKind::UnboundVariable, p.where, std::string(text(p.variables[v].name)) + " is not an operand");
  r_.set.partials.push_back(std::move(p));
}

// if (TEST) (p, q) else if ... else (r, s), or p, q
void Declaring::partialPieces(const Entry &e, NodeId n, Terms &terms, Partial &p) {
  const Syntax &s = e.file->syntax;
  Partial::Piece piece;
  const auto group = [&](NodeId g) {
    for (NodeId c : s.of(g)) piece.partials.push_back(terms.expression(c, Sort::Expr));
  };
  if (s.part(n) == Part::Group) {
    group(n);
    p.pieces.push_back(std::move(piece));
    return;
  }
  piece.test = terms.expression(s.of(n)[0], Sort::Expr);
  group(s.of(n)[1]);
  p.pieces.push_back(std::move(piece));
  partialPieces(e, s.of(n)[2], terms, p);
}

// --- modes, derivatives, tests ---
std::optional<JudgementId> Declaring::judgementOf(const Entry &e, NodeId sortNode, NodeId arrow) {
  const Syntax &s = e.file->syntax;
  const std::optional<Sort> first = sort(e, sortNode);
  if (!first) return std::nullopt;
  const std::optional<JudgementId> id = r_.set.findJudgement(arrowName(s, arrow), *first);
  if (!id)
    r_.error(DiagnosticKind::UnknownName, s.span(arrow),
             "no judgement " + std::string(il::name(*first)) + " " + std::string(s.str(arrow)));
  return id;
}

void Declaring::mode(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  Mode m;
  m.name = intern(s.str(parts[0])), m.where = s.span(e.node);
  m.units = judgementOf(e, parts[1], parts[2]).value_or(0);
  for (NodeId c : parts.subspan(3)) {
    const NodeId value = s.of(c)[1];
    const Symbol v = intern(s.part(value) == Part::String ? unquoted(s.str(value)) : std::string(s.str(value)));
    m.options[intern(s.str(s.of(c)[0]))] = v;
    if (s.str(s.of(c)[0]) == "direction") m.direction = v;
  }
  r_.set.modes.push_back(std::move(m));
}

void Declaring::derivative(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  const std::optional<JudgementId> id = judgementOf(e, parts[0], parts[1]);
  if (!id) return;
  DerivativeOf d;
  d.judgement = *id, d.where = s.span(e.node);
  for (NodeId c : parts.subspan(2)) {
    if (s.part(c) == Part::Reading) {
      d.reads = intern(s.str(s.of(c)[0]));
      continue;
    }
    const auto &outputs = r_.set.judgements[*id].outputs;
    std::uint32_t at = 0;
    while (at < outputs.size() && text(outputs[at].name) != s.str(c)) ++at;
    if (at == outputs.size())
      r_.error(DiagnosticKind::UnknownName, s.span(c), "the judgement has no output " + std::string(s.str(c)));
    else
      d.outputs.push_back(at);
  }
  r_.set.derivatives.push_back(std::move(d));
}

// naming varName variable "%b" : -derivativeType->
void Declaring::typed(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  if (parts.size() < 4) return;
  Function &f = r_.set.functions[*r_.set.findFunction(intern(s.str(parts[0])))];
  if (text(f.namingKind) != "variable")
    r_.error(DiagnosticKind::IllSorted, s.span(parts[3]), "variables have types, names of another kind have none");
  for (const JudgementId id : r_.judgements[arrowName(s, parts[3])]) {
    const Judgement &j = r_.set.judgements[id];
    if (j.contexts == 0 && j.inputs.size() == 2 && j.outputs.size() == 1 && within(Sort::Name, j.inputs[0].sort) &&
        within(Sort::Type, j.inputs[1].sort) && j.outputs[0].sort == Sort::Type)
      f.typedBy = id;
  }
  if (!f.typedBy)
    r_.error(DiagnosticKind::UnknownName, s.span(parts[3]),
             "no judgement Name, Type " + std::string(s.str(parts[3])) + " Type says what type the variable has");
}

namespace {

constexpr std::pair<std::string_view, std::string_view> interfaced[] = {  // and the kind of the names of their derivatives
    {"procedure", "procedure"}, {"argument", "variable"}, {"passed", "procedure"},
    {"result", "variable"},     {"common", "common"},     {"module", "module"}};

}  // namespace

// interface adjoint, then lines `argument X = X, varName(X)`
void Declaring::interface(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Interface all;
  all.mode = intern(s.str(s.of(e.node)[0])), all.where = s.span(e.node);
  for (NodeId n : s.of(e.node).subspan(1)) {
    const auto parts = s.of(n);
    if (s.part(n) == Part::InterfaceOracle) {
      if (all.oracle != Interface::Oracle::None)
        r_.error(DiagnosticKind::DuplicateName, s.span(n), "the interface says this twice");
      all.oracle = s.str(parts[0]) == "weight"    ? Interface::Oracle::Weight
                   : s.str(parts[0]) == "pattern" ? Interface::Oracle::Pattern
                   : s.str(parts[0]) == "curve"   ? Interface::Oracle::Curve
                   : s.str(parts[0]) == "columns" ? Interface::Oracle::Columns
                                                  : Interface::Oracle::Direction;
      continue;
    }
    if (s.part(n) == Part::InterfaceExtent) {
      if (all.extent) r_.error(DiagnosticKind::DuplicateName, s.span(n), "the interface says this twice");
      all.extent = {intern(unquoted(s.str(parts[0]))), intern(unquoted(s.str(parts[1]))), parts.size() > 2};
      continue;
    }
    const auto kind =
        std::find_if(std::begin(interfaced), std::end(interfaced), [&](const auto &k) { return k.first == s.str(parts[0]); });
    Interface::Line line;
    line.of = static_cast<Interface::Of>(kind - std::begin(interfaced)), line.where = s.span(n);
    const auto part = [&](NodeId p) {
      const auto words = s.of(p);
      Interface::Part r;
      if (s.str(words.back()) != s.str(parts[1]))
        r_.error(DiagnosticKind::UnboundVariable, s.span(words.back()),
                 std::string(s.str(words.back())) + " is not what the line is about");
      if (words.size() == 1) return r;
      r.naming = r_.set.findFunction(intern(s.str(words[0])));
      if (!r.naming || text(r_.set.functions[*r.naming].namingKind) != kind->second)
        r_.error(DiagnosticKind::UnknownName, s.span(words[0]),
                 std::string(s.str(words[0])) + " is no naming of kind " + std::string(kind->second));
      return r;
    };
    for (NodeId p : parts.subspan(2)) {
      if (s.part(p) == Part::Returns)
        line.value = part(s.of(p)[0]);
      else
        line.parts.push_back(part(p));
    }
    if (all.find(line.of)) r_.error(DiagnosticKind::DuplicateName, line.where, "the interface says this twice");
    if (line.value && line.of != Interface::Of::Result)
      r_.error(DiagnosticKind::IllSorted, line.where, "only the result of a function is returned");
    all.lines.push_back(std::move(line));
  }
  const auto isMode = [&](const Mode &m) { return m.name == all.mode; };
  if (std::none_of(r_.set.modes.begin(), r_.set.modes.end(), isMode))
    r_.error(DiagnosticKind::UnknownName, s.span(s.of(e.node)[0]), "there is no mode " + std::string(text(all.mode)));
  if (!all.extent && (all.oracle == Interface::Oracle::Columns || all.oracle == Interface::Oracle::Curve))
    r_.error(DiagnosticKind::IllSorted, all.where, "without an extent there is no place where a column or a coefficient stands");
  if (all.extent && all.extent->places && all.oracle != Interface::Oracle::Columns)
    r_.error(DiagnosticKind::IllSorted, all.where, "places are those of columns: `oracle columns`");
  r_.set.interfaces.push_back(std::move(all));
}

namespace {

std::string trimmed(std::string_view t) {
  while (!t.empty() && (t.back() == ' ' || t.back() == '\t' || t.back() == '\r' || t.back() == '\n')) t.remove_suffix(1);
  while (!t.empty() && (t.front() == ' ' || t.front() == '\t' || t.front() == '\n')) t.remove_prefix(1);
  return std::string(t);
}

std::string fragment(const Syntax &s, NodeId n) {  // raw, "quoted" or fenced
  if (s.part(n) == Part::String) return unquoted(s.str(n));
  if (s.part(n) == Part::Fenced) {
    std::string_view t = s.str(n).substr(3);
    t.remove_suffix(3);
    const std::size_t line = t.find('\n');
    t.remove_prefix(line == t.npos ? 0 : line + 1);  // what follows the opening fence names the language
    while (!t.empty() && (t.back() == ' ' || t.back() == '\t')) t.remove_suffix(1);
    return std::string(t);
  }
  return trimmed(s.str(n));
}

}  // namespace

void Declaring::test(const Entry &e) {
  const Syntax &s = e.file->syntax;
  RuleTest t;
  t.where = s.span(e.node);
  for (NodeId c : s.of(e.node)) {
    const auto parts = s.of(c);
    switch (s.part(c)) {
      case Part::Name:
        t.name = intern(s.str(c));
        break;
      case Part::TestInput:
        t.input = fragment(s, parts[0]), t.judgement = s.str(parts[1]);
        break;
      case Part::TestSet:
        t.sets[trimmed(s.str(parts[0]))] = trimmed(s.str(parts[1]));
        break;
      case Part::TestGives:
        t.refused = s.part(parts[0]) == Part::Refuse;
        for (NodeId g : parts) t.expected.push_back(fragment(s, t.refused ? s.of(g)[0] : g));
        break;
      case Part::TestDeclares:
        t.declarations = fragment(s, parts[0]);
        break;
      case Part::TestBeside:
        t.beside = fragment(s, parts[0]);
        break;
      case Part::TestGuard:
        for (NodeId g : parts) {
          const std::string asked = trimmed(s.str(g));
          const bool no = asked.starts_with('!');
          t.guards.emplace_back(no ? trimmed(std::string_view(asked).substr(1)) : asked, !no);
        }
        break;
      default:
        break;
    }
  }
  r_.set.tests.push_back(std::move(t));
}

}  // namespace dotbar::rules
