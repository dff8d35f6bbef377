// `classification passing(E : Expr)`: guards of which exactly one holds, whatever else does. Each class is a guard by equations
// (no class before it takes the tree, and its condition holds); that they exclude each other, and that one holds, are axioms.
#include "engine/rules/read/declare.h"

namespace dotbar::rules {
namespace {

std::vector<NodeId> classes(const Syntax &s, NodeId classification) {
  std::vector<NodeId> r;
  for (NodeId c : s.of(classification))
    if (s.part(c) == Part::Class) r.push_back(c);
  return r;
}

Symbol className(const Syntax &s, NodeId c) { return intern(s.str(s.of(c)[0])); }

Formula negation(Formula of) {
  Formula f;
  f.kind = Formula::Kind::Not, f.where = of.where;
  f.operands.push_back(std::move(of));
  return f;
}

}  // namespace

void Declaring::classification(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Guard shape;
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) == Part::OnAny) shape.onBuilt = true;
    if (s.part(c) == Part::Param) shape.params.push_back(guardParameter(e, c, true));
  }
  for (NodeId c : classes(s, e.node)) {
    Guard g = shape;
    g.name = className(s, c), g.where = s.span(c);
    if (const auto known = r_.guards.find(g.name); known != r_.guards.end()) {
      const Span first = r_.set.guards[known->second[0]].where;
      r_.error(DiagnosticKind::DuplicateName, g.where,
               "a guard of the name " + std::string(text(g.name)) + " is already in " + r_.place(first))
          .note(first, "the first");
    }
    r_.guards[g.name].push_back(static_cast<GuardId>(r_.set.guards.size()));
    r_.set.guards.push_back(std::move(g));
  }
}

void Declaring::classificationBody(const Entry &e) {
  const Syntax &s = e.file->syntax;
  std::vector<Parameter> params;
  std::vector<Variable> variables;
  std::vector<Term> subjects;
  const std::vector<NodeId> all = classes(s, e.node);
  const Guard &first = r_.set.guards[r_.guards.at(className(s, all[0]))[0]];
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) != Part::Param) continue;
    const Symbol name = intern(s.str(s.of(c)[0]));
    Term t;
    t.kind = Term::Kind::Var, t.var = static_cast<VarId>(variables.size()), t.sort = first.params[variables.size()],
    t.where = s.span(c);
    params.push_back({name, t.sort});
    variables.push_back({name, t.sort});
    subjects.push_back(std::move(t));
  }
  std::vector<Formula> classesOf;
  for (NodeId c : all) {
    const GuardId id = r_.guards.at(className(s, c))[0];
    r_.set.guards[id].defined = true;
    Formula f;
    f.kind = Formula::Kind::Guard, f.guard = id, f.args = subjects, f.where = s.span(c);
    classesOf.push_back(std::move(f));
  }
  readClassification(r_, *e.file, e.node, all, params);
  oneHolds(classesOf, variables);
}

// Each excludes those behind it; the last one holds where no other does.
void Declaring::oneHolds(const std::vector<Formula> &all, const std::vector<Variable> &variables) {
  Axiom last;
  last.variables = variables, last.where = all.back().where;
  last.premise.kind = Formula::Kind::And, last.premise.where = last.where;
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    last.premise.operands.push_back(negation(all[i]));
    for (std::size_t k = i + 1; k < all.size(); ++k) r_.set.axioms.push_back({all[i], negation(all[k]), variables, all[k].where});
  }
  last.conclusion = all.back();
  r_.set.axioms.push_back(std::move(last));
}

}  // namespace dotbar::rules
