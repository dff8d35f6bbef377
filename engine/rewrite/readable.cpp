// What a decision asks, as people read it.
#include "engine/rewrite/readable.h"

#include <algorithm>

namespace dotbar::rewrite {

std::string readable(const rules::RuleSet &set, const rules::Judgement &j, const Conditions &in, ExprId id) {
  const Expr &e = in.expr(id);
  const auto text = [&](ExprId other) { return readable(set, j, in, other); };
  const auto arguments = [&] {
    std::string s;
    for (const ExprId a : e.args) s += (s.empty() ? "" : ", ") + text(a);
    return "(" + s + ")";
  };
  switch (e.kind) {
    case Expr::Kind::Register: {
      if (e.a >= j.inputs.size()) return "a value";
      const rules::Parameter &p = j.inputs[e.a];
      const std::string sort(il::name(p.sort));
      const bool several = std::count_if(j.inputs.begin(), j.inputs.end(), [&](const auto &q) { return q.sort == p.sort; }) > 1;
      return several ? sort + " " + std::to_string(e.a + 1) : sort;
    }
    case Expr::Kind::Child:
      return text(e.a) + "." + std::to_string(e.b + 1);
    case Expr::Kind::Elem:
      return text(e.a) + "[" + std::to_string(e.b + 1) + "]";
    case Expr::Kind::Drop:
      return text(e.a) + "[" + std::to_string(e.b + 1) + "..]";
    case Expr::Kind::Call:
      return std::string(dotbar::text(set.functions[e.a].name)) + arguments();
    case Expr::Kind::Bind:
      return std::string(dotbar::text(set.guards[e.a].name)) + arguments();
    default:
      return "a tree";
  }
}

std::string readable(const rules::RuleSet &set, const rules::Judgement &j, const Conditions &in, const Cond &c) {
  const auto text = [&](ExprId id) { return readable(set, j, in, id); };
  switch (c.kind) {
    case Cond::Kind::Host: {
      std::string s;
      for (const ExprId a : c.args) s += (s.empty() ? "" : ", ") + text(a);
      return std::string(dotbar::text(set.guards[c.a].name)) + "(" + s + ")";
    }
    case Cond::Kind::OpIn: {
      std::string s;
      for (unsigned op = 0; op < il::opCount && s.size() < 60; ++op)
        if (in.set(c.b)[op]) s += (s.empty() ? "" : " | ") + std::string(il::info(static_cast<Op>(op)).name);
      return "(" + text(c.a) + " is " + s + ")";
    }
    case Cond::Kind::Text:
      return "(" + text(c.a) + " is \"" + std::string(dotbar::text(Symbol{c.b})) + "\")";
    case Cond::Kind::AtLeast:
      return "(" + text(c.a) + " has " + std::to_string(c.b) + ")";
    case Cond::Kind::Same:
      return "same(" + text(c.a) + ", " + text(c.b) + ")";
    case Cond::Kind::Binds:
      return text(c.a);
    default:
      return "";
  }
}

}  // namespace dotbar::rewrite
