// What looks undeclared may come from a module out of sight or from the language's own, or be a name that a construct makes
// (SELECT TYPE, ASSOCIATE), which is a text to us: of these nothing is said.
#include "tools/driver/undeclared.h"

#include <algorithm>
#include <cctype>

#include "engine/support/nearest.h"

namespace dotbar::tools {
namespace {

using dataflow::Program;
using dataflow::Unit;
using dataflow::Variable;
using il::Op;
using il::Tree;

class Undeclared {
 public:
  Undeclared(const Session &s, const Program &p, const Unit &u) : s_(s), p_(p), u_(u) { findOpaque(u.tree); }

  std::vector<const Variable *> all() const {
    std::vector<const Variable *> found;
    for (const Variable &v : u_.symbols.all())
      if (isIt(v)) found.push_back(&v);
    return found;
  }

  Span where(const Variable &v) const { return v.occurs ? il::sourceSpan(s_.forest, v.occurs) : s_.forest.span(u_.tree); }

 private:
  const Session &s_;
  const Program &p_;
  const Unit &u_;
  std::vector<Span> opaque_;  // statements that are texts

  void findOpaque(Tree t) {
    if (il::isLeaf(s_.forest.op(t))) return;
    if (s_.forest.is(t, Op::Other)) opaque_.push_back(il::sourceSpan(s_.forest, t));
    for (const Tree c : s_.forest.children(t)) findOpaque(c);
  }

  bool isIt(const Variable &v) const {
    using Kind = Variable::Kind;
    if ((v.kind != Kind::Local && v.kind != Kind::Formal) || v.declared || v.typed || v.external || v.statementFunction)
      return false;
    const bool known = v.type && !s_.forest.is(v.type, Op::UnknownType);
    return !known && isName(v.name) && !u_.symbols.implicitType(v.name) && !mayBeImported(v.name) && !isInside(where(v));
  }

  static bool isName(Symbol name) {
    const auto isPart = [](unsigned char c) { return std::isalnum(c) || c == '_'; };
    return std::ranges::all_of(text(name), isPart);
  }

  bool mayBeImported(Symbol name) const {
    for (const Unit *at = &u_; at; at = at->parent == dataflow::none ? nullptr : &p_.unit(at->parent)) {
      if (at->symbols.mayComeFromElsewhere(name)) return true;
      for (const semantics::UseEdge &edge : at->uses)
        if (edge.module == dataflow::none &&
            (!edge.only || std::ranges::any_of(edge.names, [&](const auto &n) { return n.first == name; })))
          return true;
    }
    return false;
  }

  bool isInside(Span at) const {
    return !at || std::ranges::any_of(opaque_, [&](Span s) { return s.begin <= at.begin && at.begin < s.end; });
  }
};

}  // namespace

void warnOfUndeclared(Session &s, const Analysed &a) {
  for (const dataflow::UnitId id : a.facts->reached()) {
    const Unit &u = a.program->unit(id);
    std::vector<std::string> known;
    for (const Variable &v : u.symbols.all())
      if (v.declared) known.emplace_back(text(v.name));
    const Undeclared undeclared(s, *a.program, u);
    for (const Variable *v : undeclared.all()) {
      const std::string name(text(v->name));
      s.diagnostics
          .report(DiagnosticKind::Unresolved, undeclared.where(*v), name + " is not declared, though IMPLICIT NONE asks for it")
          .fix = didYouMean(name, known, "declare it");
    }
  }
}

}  // namespace dotbar::tools
