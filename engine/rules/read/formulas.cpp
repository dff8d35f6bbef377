// Formulas over guards: names, the arguments that a guard leaves out, `is` and `same`.
#include "engine/rules/read/rules.h"

namespace dotbar::rules {

std::optional<Term> Formulas::subject(Sort, Span) { return std::nullopt; }
std::optional<Term> Formulas::context(Sort, Span) { return std::nullopt; }

Formula Formulas::formula(NodeId n) {
  Formula f;
  f.where = s_.span(n);
  switch (s_.part(n)) {
    case Part::Paren:
      return formula(s_.of(n)[0]);
    case Part::FormulaNot: {
      f.kind = Formula::Kind::Not;
      f.operands.push_back(formula(s_.of(n)[0]));
      return f;
    }
    case Part::FormulaFlat: {  // a \/ b /\ c: the disjuncts, each a conjunction
      Formula either, both;
      either.kind = Formula::Kind::Or, both.kind = Formula::Kind::And, either.where = both.where = f.where;
      for (NodeId c : s_.of(n)) {
        if (s_.part(c) != Part::Op) {
          both.operands.push_back(formula(c));
        } else if (s_.str(c) == "\\/") {
          either.operands.push_back(both.operands.size() == 1 ? both.operands[0] : both);
          both.operands.clear();
        }
      }
      Formula last = both.operands.size() == 1 ? both.operands[0] : both;
      if (either.operands.empty()) return last;
      either.operands.push_back(std::move(last));
      return either;
    }
    case Part::Is:
      return isPattern(n);
    default:
      return asked(n);
  }
}

Formula Formulas::isPattern(NodeId n) {
  Formula either;
  either.kind = Formula::Kind::Or, either.where = s_.span(n);
  const Term subject = t_.natural(s_.of(n)[0], std::nullopt, false);
  for (NodeId alternative : s_.of(n).subspan(1)) {
    Formula f;
    f.kind = Formula::Kind::Is, f.where = s_.span(alternative);
    f.args.push_back(subject);
    f.args.push_back(t_.pattern(alternative, subject.sort));
    either.operands.push_back(std::move(f));
  }
  return either.operands.size() == 1 ? either.operands[0] : either;
}

std::optional<GuardId> Formulas::guard(NodeId n) {
  const NodeId nameNode = s_.part(n) == Part::App ? s_.of(n)[0] : n;
  const std::string_view name = s_.str(nameNode);
  Reading &r = t_.reading();
  if (auto f = r.guards.find(intern(name)); f != r.guards.end()) return f->second[0];
  std::vector<std::string> names{"same"};
  for (const Guard &g : r.set.guards) names.emplace_back(text(g.name));
  Diagnostic &d = r.error(DiagnosticKind::UnknownName, s_.span(nameNode), "no guard is named " + std::string(name));
  const std::string near = nearest(name, names);
  d.fix = near.empty() ? "declare it: guard " + std::string(name) + "(Instr)" : "did you mean " + near + "?";
  return std::nullopt;
}

// The arguments as written, then the conclusion's first input for the last parameter, then contexts for the first ones.
std::vector<Term> Formulas::guardArguments(NodeId n, GuardId id) {
  const std::vector<Sort> params = t_.reading().set.guards[id].params;
  std::vector<Term> given, args;
  const auto written = s_.part(n) == Part::App ? s_.of(n).subspan(1) : std::span<const NodeId>{};
  const auto wrong = [&] {
    t_.reading().error(
        DiagnosticKind::IllSorted, s_.span(n),
        std::string(text(t_.reading().set.guards[id].name)) + " has " + std::to_string(params.size()) + " arguments");
    return std::vector<Term>(params.size());
  };
  if (written.size() > params.size()) return wrong();
  std::size_t missing = params.size() - written.size();
  std::optional<Term> last;
  if (missing)
    if ((last = subject(params.back(), s_.span(n)))) --missing;
  for (std::size_t i = 0; i < missing; ++i) {
    std::optional<Term> c = context(params[i], s_.span(n));
    if (!c) return wrong();
    args.push_back(std::move(*c));
  }
  for (NodeId w : written) {
    const Sort sort = params[args.size()];
    Term a = t_.natural(w, sort, false);
    // a guard that is asked of a tree of another sort does not hold
    args.push_back(a.kind != Term::Kind::Any && meet(a.sort, sort) ? std::move(a) : t_.coerce(std::move(a), sort, false));
  }
  if (last) args.push_back(std::move(*last));
  return args;
}

Formula Formulas::asked(NodeId n) {
  Formula f;
  f.where = s_.span(n);
  if (s_.part(n) == Part::App && s_.str(s_.of(n)[0]) == "same" && s_.of(n).size() == 3) {
    f.kind = Formula::Kind::Same;
    f.args.push_back(t_.natural(s_.of(n)[1], std::nullopt, false));
    f.args.push_back(t_.natural(s_.of(n)[2], f.args[0].sort, false));
    return f;
  }
  const std::optional<GuardId> id = guard(n);
  if (!id) return f;
  f.kind = Formula::Kind::Guard, f.guard = *id;
  f.args = guardArguments(n, *id);
  return f;
}

}  // namespace dotbar::rules
