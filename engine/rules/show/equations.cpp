// Data-flow equations back in the surface syntax (dataflow/README.md), as they stand after merging.
#include "engine/rules/show/show.h"

namespace dotbar::rules {
namespace {

struct Infix {
  Eq::Kind kind;
  std::string_view text;
  int level;
};

// Loosest first, as they are read.
constexpr Infix infixes[] = {{Eq::Kind::Or, "\\/", 1},           {Eq::Kind::And, "/\\", 1},    {Eq::Kind::Meets, "meets", 2},
                             {Eq::Kind::Within, "within", 2},    {Eq::Kind::Union, "\\/", 3},  {Eq::Kind::Difference, "\\", 3},
                             {Eq::Kind::Intersection, "/\\", 4}, {Eq::Kind::Compose, "(x)", 5}};
constexpr int operandLevel = 6, patternLevel = 11;

class Writer {
 public:
  Writer(const RuleSet &set, const std::vector<Variable> &variables, Connectives connectives)
      : shower_(set, variables), connectives_(connectives) {}

  // Parentheses where the text needs them, and around what stands between `\/` and `/\` of conditions.
  std::string written(const Eq &e, int level) const {
    if (e.kind == Eq::Kind::Or && isChoice(e)) return bracketed(choice(e), level > 0);
    for (const Infix &i : infixes)
      if (i.kind == e.kind) return bracketed(row(e, i), level > (i.level == 1 ? 0 : i.level));
    switch (e.kind) {
      case Eq::Kind::Empty:
        return "{}";
      case Eq::Kind::All:
        return "all";
      case Eq::Kind::Identity:
        return "Id";
      case Eq::Kind::True:
        return "true";
      case Eq::Kind::Not:
        return e.args[0].kind == Eq::Kind::True ? "false" : "!" + written(e.args[0], operandLevel);
      case Eq::Kind::Closure:
        return written(e.args[0], operandLevel) + "^+";
      case Eq::Kind::SomePart:
        return bracketed("some " + part(e), level > 0);
      case Eq::Kind::EachPart:
        return bracketed("each " + part(e), level > 0);
      case Eq::Kind::Is:
        return bracketed(std::string(text(e.name)) + " is " + shower_.term(e.pattern, patternLevel), level > 0);
      case Eq::Kind::Callee:
        return "callee(" + named(e) + ")";
      default:
        return named(e);
    }
  }

 private:
  static std::string bracketed(std::string s, bool yes) { return yes ? "(" + s + ")" : s; }

  static bool isChoice(const Eq &e) {
    return std::ranges::all_of(e.args, [&](const Eq &a) { return a.kind == Eq::Kind::Is && a.name == e.args[0].name; });
  }

  std::string choice(const Eq &e) const {
    std::string r = std::string(text(e.args[0].name)) + " is ";
    for (std::size_t i = 0; i < e.args.size(); ++i) r += (i ? " | " : "") + shower_.term(e.args[i].pattern, patternLevel);
    return r;
  }

  std::string row(const Eq &e, const Infix &i) const {
    const bool isLogical = i.level == 1 && connectives_ == Connectives::Apart;
    const std::string sign(!isLogical ? i.text : i.kind == Eq::Kind::And ? "∧" : "∨");
    const int inner = i.level == 1 ? operandLevel : i.level + 1;
    std::string r = written(e.args[0], e.args[0].kind != e.kind ? inner : i.level == 1 ? 0 : i.level);  // a \/ b \/ c
    for (std::size_t k = 1; k < e.args.size(); ++k) r += " " + sign + " " + written(e.args[k], inner);
    return r;
  }

  std::string part(const Eq &e) const {
    return std::string(text(e.name)) + " in " + written(e.args[0], operandLevel) + ": " + written(e.args[1], 0);
  }

  std::string named(const Eq &e) const {
    std::string r = std::string(text(e.name)) + (e.prime ? "'" : "");
    if (e.side) r += e.side;
    for (std::size_t i = 0; i < e.args.size(); ++i) r += (i ? ", " : "(") + written(e.args[i], 0);
    return r + (e.args.empty() ? "" : ")");
  }

  Shower shower_;
  Connectives connectives_;
};

Equation equation(const Writer &writer, std::string left, std::string_view sign, const std::vector<EqCase> &cases) {
  Equation r{std::move(left), std::string(sign), {}};
  for (const EqCase &c : cases)
    r.cases.emplace_back(writer.written(c.value, 0), c.condition         ? "if " + writer.written(*c.condition, 0)
                                                     : cases.size() == 1 ? ""
                                                                         : "otherwise");
  return r;
}

}  // namespace

std::vector<Equation> equations(const RuleSet &set, const Analysis &a, Connectives connectives) {
  const Writer writer(set, a.variables, connectives);
  std::vector<Equation> r;
  if (a.head.kind != Eq::Kind::Empty) r.push_back(equation(writer, "head", "=", {{a.head, {}}}));
  if (!a.callee.empty()) r.push_back(equation(writer, "callee", "=", a.callee));
  for (const Analysis::Boundary &b : a.boundaries)
    r.push_back(equation(writer, "with " + std::string(text(b.context)), "=", b.cases));
  const std::string left = std::string(text(a.name)) + (a.forward ? "+(" : "-(") + std::string(text(a.parameter)) + ")";
  r.push_back(equation(writer, left, "=", a.transfer));
  return r;
}

std::string attributes(const Analysis &a) {
  return std::string(a.relation ? "relation on Zone" : "set of Zone") + (a.forward ? ", forward" : ", backward") +
         (a.meetUnion ? ", meet union" : ", meet intersection");
}

Equation equation(const RuleSet &set, const Definition &d, Connectives connectives) {
  std::string left(text(d.name));
  if (d.side) left += d.side;
  for (std::size_t i = 0; i < d.params.size(); ++i) left += (i ? ", " : "(") + std::string(text(d.params[i].name));
  return equation(Writer(set, d.variables, connectives), left + (d.params.empty() ? "" : ")"), ":=", d.cases);
}

Equation equation(const RuleSet &set, const Guard &g) {
  std::string left(text(g.name));
  for (std::size_t i = 0; i < g.params.size(); ++i) left += (i ? ", " : "(") + std::string(text(g.variables[i].name));
  return {left + (g.params.empty() ? "" : ")"), ":=", {{Shower(set, g.variables).formula(*g.structural), ""}}};
}

std::string content(const std::vector<Equation> &equations) {
  std::string r;
  for (const Equation &e : equations) {
    const std::string indent(e.left.size(), ' ');
    for (std::size_t i = 0; i < e.cases.size(); ++i)
      r += "  " + (i ? indent : e.left) + " " + e.sign + " " + e.cases[i].first +
           (e.cases[i].second.empty() ? "" : "    " + e.cases[i].second) + "\n";
  }
  return r;
}

}  // namespace dotbar::rules
