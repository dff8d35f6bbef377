// From the text of data-flow equations to their meaning (TAP 5.2): what is a set and what is a condition is told by where it
// stands.
#include <map>
#include <set>

#include "engine/rules/read/declare.h"

namespace dotbar::rules {
namespace {

class Equations {
 public:
  Equations(Reading &r, const File &file, std::vector<Variable> &variables, std::vector<Parameter> params)
      : r_(r), s_(file.syntax), terms_(r, file, variables), params_(std::move(params)) {}

  std::vector<EqCase> cases(std::span<const NodeId> nodes, bool condition);
  Eq equation(NodeId n, bool condition);

 private:
  Eq row(NodeId n, bool condition);
  Eq climb(std::span<const NodeId> row, std::size_t &at, int level, bool condition);
  Eq named(NodeId n);
  Eq isPattern(NodeId n);
  Eq part(NodeId n, Eq::Kind kind, bool condition);
  Eq make(Eq::Kind kind, NodeId n, std::vector<Eq> args = {}) const {
    Eq e;
    e.kind = kind, e.args = std::move(args), e.where = s_.span(n);
    return e;
  }
  Sort subjectSort(std::string_view name) const;
  Reading &r_;
  const Syntax &s_;
  Terms terms_;
  std::vector<Parameter> params_;
};

struct Infix {
  std::string_view text;
  int level;
  Eq::Kind set, condition;
};
// tests bind loosest among sets; \/ and /\ of conditions are told from those of sets by what stands around them
constexpr Infix infixes[] = {
    {"\\/", 3, Eq::Kind::Union, Eq::Kind::Or},         {"\\", 3, Eq::Kind::Difference, Eq::Kind::Difference},
    {"/\\", 4, Eq::Kind::Intersection, Eq::Kind::And}, {"(x)", 5, Eq::Kind::Compose, Eq::Kind::Compose},
    {"meets", 2, Eq::Kind::Meets, Eq::Kind::Meets},    {"within", 2, Eq::Kind::Within, Eq::Kind::Within}};

const Infix &infix(std::string_view text) {
  for (const Infix &i : infixes)
    if (i.text == text) return i;
  return infixes[0];
}

std::vector<EqCase> Equations::cases(std::span<const NodeId> nodes, bool condition) {
  std::vector<EqCase> r;
  for (NodeId n : nodes) {
    if (s_.part(n) != Part::Case) continue;
    const auto parts = s_.of(n);
    EqCase c{equation(parts[0], condition), std::nullopt};
    if (parts.size() > 1 && s_.part(parts[1]) == Part::CaseIf) c.condition = equation(s_.of(parts[1])[0], true);
    if (!r.empty() && !r.back().condition) r_.error(DiagnosticKind::Syntax, s_.span(n), "a case after one that always applies");
    r.push_back(std::move(c));
  }
  if (!r.empty() && r.back().condition)
    r_.error(DiagnosticKind::Syntax, r.back().value.where, "the last case applies `otherwise`");
  return r;
}

// In a condition the row is split at \/ and /\ that stand between conditions: where a test (meets, within, is, a guard, !, some)
// is on either side. Sets are rows of sets.
Eq Equations::row(NodeId n, bool condition) {
  const auto row = s_.of(n);
  if (!condition) {
    std::size_t at = 0;
    return climb(row, at, 0, false);
  }
  // units between meets/within are sets as far as the next connective between conditions
  std::vector<std::span<const NodeId>> units;
  std::vector<std::string_view> between;
  std::size_t begin = 0;
  bool test = false;  // the unit so far holds `meets` or `within`
  const auto isCondition = [&](NodeId x) {
    const Part p = s_.part(x);
    if (p == Part::EqNot || p == Part::EqIs || p == Part::EqSome) return true;
    return p == Part::EqName && r_.guards.count(intern(s_.str(s_.of(x)[0]))) != 0;
  };
  const auto laterTest = [&](std::size_t from) {
    for (std::size_t i = from; i < row.size(); i += 2) {
      if (i > from && infix(s_.str(row[i - 1])).level == 2) return true;
      if (isCondition(row[i])) return false;
    }
    return false;
  };
  for (std::size_t i = 1; i < row.size(); i += 2) {
    const std::string_view op = s_.str(row[i]);
    const bool connective = op == "\\/" || op == "/\\";
    if (infix(op).level == 2) test = true;
    const bool single = begin + 1 == i;
    if (connective &&
        ((single && (isCondition(row[begin]) || !laterTest(begin))) || (test && (isCondition(row[i + 1]) || laterTest(i + 1))))) {
      units.push_back(row.subspan(begin, i - begin));
      between.push_back(op);
      begin = i + 1, test = false;
    }
  }
  units.push_back(row.subspan(begin));
  Eq either = make(Eq::Kind::Or, n), both = make(Eq::Kind::And, n);
  for (std::size_t i = 0; i < units.size(); ++i) {
    std::size_t at = 0;
    both.args.push_back(units[i].size() == 1 ? equation(units[i][0], true) : climb(units[i], at, 0, false));
    if (i < between.size() && between[i] == "\\/") {
      either.args.push_back(both.args.size() == 1 ? both.args[0] : both);
      both.args.clear();
    }
  }
  Eq last = both.args.size() == 1 ? both.args[0] : both;
  if (either.args.empty()) return last;
  either.args.push_back(std::move(last));
  return either;
}

Eq Equations::climb(std::span<const NodeId> row, std::size_t &at, int level, bool condition) {
  Eq left = equation(row[at++], condition);
  while (at < row.size()) {
    const NodeId token = row[at];
    const Infix &i = infix(s_.str(token));
    if (i.level < level) break;
    ++at;
    Eq right = climb(row, at, i.level + 1, condition);
    left = make(condition ? i.condition : i.set, token, {std::move(left), std::move(right)});
  }
  return left;
}

Eq Equations::equation(NodeId n, bool condition) {
  switch (s_.part(n)) {
    case Part::EqFlat:
      return row(n, condition);
    case Part::Paren:
      return equation(s_.of(n)[0], condition);
    case Part::EqNot:
      return make(Eq::Kind::Not, n, {equation(s_.of(n)[0], true)});
    case Part::EqEmpty:
      return make(Eq::Kind::Empty, n);
    case Part::EqSome:
      return part(n, Eq::Kind::SomePart, true);
    case Part::EqEach:
      return part(n, Eq::Kind::EachPart, condition);
    case Part::Closure:
      return make(Eq::Kind::Closure, n, {equation(s_.of(n)[0], false)});
    case Part::EqIs:
      return isPattern(n);
    default:
      return named(n);
  }
}

Eq Equations::named(NodeId n) {
  const auto parts = s_.of(n);
  std::string_view name = s_.str(parts[0]);
  Eq e = make(Eq::Kind::Name, n);
  if (name == "all" && parts.size() == 1) e.kind = Eq::Kind::All;
  if (name == "Id" && parts.size() == 1) e.kind = Eq::Kind::Identity;
  if (name == "true" && parts.size() == 1) e.kind = Eq::Kind::True;
  if (name == "false" && parts.size() == 1) {
    e.kind = Eq::Kind::Not;
    e.args.push_back(make(Eq::Kind::True, n));
  }
  if (e.kind != Eq::Kind::Name) return e;
  if (name.ends_with('\'')) e.prime = true, name.remove_suffix(1);
  e.name = intern(name);
  for (NodeId c : parts.subspan(1)) {
    if (s_.part(c) == Part::Side)
      e.side = s_.str(c)[0];
    else
      e.args.push_back(equation(c, false));
  }
  if (name == "callee" && !e.args.empty()) {
    e.kind = Eq::Kind::Callee;
    e.name = e.args[0].name, e.side = e.args[0].side;
    e.args = std::vector<Eq>(e.args[0].args);
  }
  return e;
}

Eq Equations::part(NodeId n, Eq::Kind kind, bool condition) {
  const auto parts = s_.of(n);
  Eq range = equation(parts[1], false);
  params_.push_back({intern(s_.str(parts[0])), Sort::Instr});
  Eq body = equation(parts[2], condition);
  params_.pop_back();
  Eq e = make(kind, n, {std::move(range), std::move(body)});
  e.name = intern(s_.str(parts[0]));
  return e;
}

Sort Equations::subjectSort(std::string_view name) const {
  for (std::size_t i = params_.size(); i-- > 0;)
    if (text(params_[i].name) == name) return params_[i].sort;
  if (const std::optional<VarId> v = terms_.known(name)) return const_cast<Terms &>(terms_).variables()[*v].sort;
  return Sort::Instr;
}

Eq Equations::isPattern(NodeId n) {
  const auto parts = s_.of(n);
  const std::string_view subject = s_.str(s_.of(parts[0])[0]);
  Eq either = make(Eq::Kind::Or, n);
  for (NodeId alternative : parts.subspan(1)) {
    Eq e = make(Eq::Kind::Is, alternative);
    e.name = intern(subject);
    e.pattern = terms_.pattern(alternative, subjectSort(subject));
    either.args.push_back(std::move(e));
  }
  return either.args.size() == 1 ? either.args[0] : either;
}

std::vector<Parameter> parameters(const Reading &, const File &file, NodeId n) {
  const Syntax &s = file.syntax;
  std::vector<Parameter> r;
  for (NodeId c : s.of(n)) {
    if (s.part(c) != Part::Param) continue;
    Parameter p{intern(s.str(s.of(c)[0])), Sort::Instr};
    if (s.of(c).size() > 1) il::findSort(s.str(s.of(c)[1]), p.sort);
    r.push_back(p);
  }
  return r;
}

char sideOf(const Syntax &s, NodeId n) {
  for (NodeId c : s.of(n))
    if (s.part(c) == Part::Side) return s.str(c)[0];
  return 0;
}

void attribute(Reading &r, const Syntax &s, NodeId n, Analysis &a) {
  const std::string_view word = s.str(s.of(n).empty() ? n : s.of(n)[0]);
  const std::string_view second = s.of(n).size() > 1 ? s.str(s.of(n)[1]) : "";
  if (word.starts_with("relation"))
    a.relation = true;
  else if (word == "forward")
    a.forward = true;
  else if (word == "backward")
    a.forward = false;
  else if (word == "meet" && (second == "union" || second == "intersection"))
    a.meetUnion = second == "union";
  else if (!word.starts_with("set"))
    r.error(DiagnosticKind::UnknownName, s.span(n), "unknown attribute of an analysis").fix =
        "forward, backward, meet union, meet intersection";
}

// A clause `head = `, `callee = `, `with CONTEXT = ` or `NAME+(I) = ` of an analysis.
void clause(Reading &r, const File &file, NodeId n, Analysis &a) {
  const Syntax &s = file.syntax;
  const auto parts = s.of(n);
  const std::string_view head = s.str(s.of(parts[0])[0]);
  const char side = sideOf(s, parts[0]);
  std::vector<Parameter> params;
  for (NodeId p : s.of(parts[0]).subspan(1))
    if (s.part(p) == Part::EqName) params.push_back({intern(s.str(p)), Sort::Instr});
  const bool transfer = head == text(a.name) && side && !params.empty();
  if (params.empty()) params.push_back({intern("I"), Sort::Instr});
  if (transfer) a.parameter = params[0].name;
  std::vector<EqCase> cases = Equations(r, file, a.variables, params).cases(parts.subspan(1), false);
  if (s.part(parts[0]) == Part::EqWith)
    a.boundaries.push_back({intern(head), std::move(cases), s.span(parts[0])});
  else if (head == "head")
    a.head = cases.empty() ? Eq{} : cases[0].value;
  else if (head == "callee")
    a.callee = std::move(cases);
  else if (transfer)
    a.transfer = std::move(cases);
  else
    r.error(DiagnosticKind::UnknownName, s.span(parts[0]),
            "an analysis says head = , callee = , with CONTEXT = , and " + std::string(text(a.name)) + "+(I) = or -(I) =");
  if (transfer && (side == '+') != a.forward)
    r.error(DiagnosticKind::IllSorted, s.span(parts[0]),
            a.forward ? "a forward analysis defines what holds after I: +(I)"
                      : "a backward analysis defines what holds before I: -(I)");
}

// The clauses of an analysis, with those that it leaves to what it overrides.
void clauses(Reading &r, const Entry &e, std::map<std::string_view, std::pair<const File *, NodeId>> &all) {
  const Syntax &s = e.file->syntax;
  std::set<std::string_view> own;
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) != Part::Clause) continue;
    const NodeId left = s.of(c)[0];
    const std::string_view head = s.part(left) == Part::EqWith ? s.str(left) : s.str(s.of(left)[0]);
    if (!own.insert(head).second)
      r.error(DiagnosticKind::RuleOverride, s.span(c), "the analysis says twice what " + std::string(head) + " is");
    all.try_emplace(head, e.file, c);
  }
  if (e.overrides) clauses(r, *e.overrides, all);
}

}  // namespace

void readAnalysis(Reading &r, const Entry &e) {
  const Syntax &s = e.file->syntax;
  Analysis a;
  a.name = intern(s.str(s.of(e.node)[0])), a.where = s.span(e.node), a.cites = citation(s, e.node);
  for (NodeId c : s.of(e.node))
    if (s.part(c) == Part::Attribute) attribute(r, s, c, a);
  std::map<std::string_view, std::pair<const File *, NodeId>> all;
  clauses(r, e, all);
  for (const auto &[head, at] : all) clause(r, *at.first, at.second, a);
  if (a.transfer.empty()) r.error(DiagnosticKind::UnknownName, a.where, "the analysis has no equation");
  r.set.analyses.push_back(std::move(a));
}

namespace {

void define(Reading &r, const File &file, NodeId n, Definition::Kind kind, std::vector<Parameter> params) {
  const Syntax &s = file.syntax;
  Definition d;
  d.kind = kind, d.name = intern(s.str(s.of(n)[0])), d.side = sideOf(s, n);
  d.where = s.span(n), d.cites = citation(s, n), d.params = std::move(params);
  d.cases = Equations(r, file, d.variables, d.params).cases(s.of(n), kind == Definition::Kind::Guard);
  r.set.definitions.push_back(std::move(d));
}

}  // namespace

void readDefinition(Reading &r, const File &file, NodeId n) {
  const bool set = file.syntax.part(n) == Part::SetItem;
  define(r, file, n, set ? Definition::Kind::Set : Definition::Kind::Relation, parameters(r, file, n));
}

// Of each class: no condition before its own holds, and its own does.
void readClassification(Reading &r, const File &file, NodeId n, std::span<const NodeId> classes, std::vector<Parameter> params) {
  const Syntax &s = file.syntax;
  std::vector<Variable> variables;
  Equations equations(r, file, variables, params);
  std::vector<Definition> all;
  Eq both;
  both.kind = Eq::Kind::And;
  for (NodeId c : classes) {
    Definition d;
    d.kind = Definition::Kind::Guard, d.name = intern(s.str(s.of(c)[0]));
    d.where = s.span(c), d.cites = citation(s, n), d.params = params;
    if (const bool last = s.of(c).size() == 1; last != (c == classes.back()))
      r.error(DiagnosticKind::Syntax, d.where, "the last class, and no other, applies `otherwise`");
    Eq holds = both, negation;
    if (s.of(c).size() > 1) {
      holds.args.push_back(equations.equation(s.of(c)[1], true));
      negation.kind = Eq::Kind::Not, negation.args = {holds.args.back()}, negation.where = holds.args.back().where;
      both.args.push_back(std::move(negation));
    }
    holds.where = d.where;
    if (holds.args.empty()) holds.kind = Eq::Kind::True;
    d.cases.push_back({holds.args.size() == 1 ? Eq(holds.args[0]) : holds, std::nullopt});
    all.push_back(std::move(d));
  }
  for (Definition &d : all) {
    d.variables = variables;
    r.set.definitions.push_back(std::move(d));
  }
}

void readGuardEquations(Reading &r, const File &file, NodeId n, std::vector<Parameter> params) {
  define(r, file, n, Definition::Kind::Guard, std::move(params));
}

}  // namespace dotbar::rules
