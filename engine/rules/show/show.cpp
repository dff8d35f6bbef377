// Terms, formulas, premises and rules back in the surface syntax.
#include "engine/rules/show/show.h"

#include "engine/rules/sorts.h"

namespace dotbar::rules {
namespace {

struct Written {
  Op op;
  std::string_view text;
  int level;
};

constexpr Written operators[] = {{Op::Assign, ":=", 1}, {Op::Or, "or", 4},  {Op::And, "and", 5}, {Op::Eq, "==", 7},
                                 {Op::Ne, "/=", 7},     {Op::Lt, "<", 7},   {Op::Le, "<=", 7},   {Op::Gt, ">", 7},
                                 {Op::Ge, ">=", 7},     {Op::Add, "+", 8},  {Op::Sub, "-", 8},   {Op::Mul, "*", 9},
                                 {Op::Div, "/", 9},     {Op::Pow, "**", 10}};
constexpr int operandLevel = 11;

const Written *written(Op op) {
  for (const Written &w : operators)
    if (w.op == op) return &w;
  return nullptr;
}

std::string bracketed(std::string s, bool yes) { return yes ? "(" + s + ")" : s; }

bool isNoexpr(const Term &t) { return t.kind == Term::Kind::Leaf && t.op == Op::Noexpr && !t.anyText; }
bool isEmptyList(const Term &t) { return t.kind == Term::Kind::List && t.children.empty(); }

}  // namespace

std::string quotedText(std::string_view text) {
  std::string r = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') r += '\\';
    if (c == '\n')
      r += "\\n";
    else
      r += c;
  }
  return r + "\"";
}

std::string arrow(const Judgement &j) { return j.name ? "-" + std::string(text(j.name)) + "->" : "-->"; }

std::string spelled(const Judgement &j) {
  std::string r;
  const auto params = [&](const std::vector<Parameter> &ps, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) r += (i > from ? ", " : "") + std::string(il::name(ps[i].sort));
  };
  params(j.inputs, 0, j.contexts);
  if (j.contexts) r += " |- ";
  params(j.inputs, j.contexts, j.inputs.size());
  r += " " + arrow(j) + " ";
  params(j.outputs, 0, j.outputs.size());
  return r;
}

std::string Shower::name(VarId v) const { return std::string(text(variables_[v].name)); }

std::string Shower::terms(const std::vector<Term> &ts) const {
  std::string r;
  for (std::size_t i = 0; i < ts.size(); ++i) r += (i ? ", " : "") + term(ts[i], 1);
  return r;
}

std::string Shower::term(const Term &t, int level) const {
  if (t.named && name(t.var) != "_this" && !name(t.var).starts_with("_context"))
    return name(t.var) + "@" + unnamed(t, operandLevel);
  return unnamed(t, level);
}

std::string Shower::unnamed(const Term &t, int level) const {
  switch (t.kind) {
    case Term::Kind::Any:
      return "_";
    case Term::Kind::Var:
      return name(t.var);
    case Term::Kind::Leaf:
      return leaf(t);
    case Term::Kind::List:
      return list(t);
    case Term::Kind::Call:
      return call(t, level);
    case Term::Kind::Node:
      return node(t, level);
  }
  return "_";
}

std::string Shower::leaf(const Term &t) const {
  const std::string op(il::info(t.op).name);
  if (t.anyText) return op + "(_)";
  const std::string s(text(t.text));
  switch (t.op) {
    case Op::Intval:
    case Op::Nat:
    case Op::Number:
      if (!s.empty() && s.find_first_not_of("0123456789.eEdD+-") == s.npos) return s;
      break;
    case Op::Logicalval:
      if (s == "true" || s == "false") return s;
      break;
    case Op::Text:
      return quotedText(s);
    default:
      break;
  }
  return s.empty() ? op : op + "(" + quotedText(s) + ")";
}

std::string Shower::arguments(const Term &t) const { return t.named ? term(t, 1) : elements(t); }

std::string Shower::elements(const Term &t) const {
  if (t.kind != Term::Kind::List) return term(t, 1);
  if (t.children.size() == 1 && t.children[0].kind == Term::Kind::Any && !t.children[0].named) return "[_]";
  std::string r;
  for (std::size_t i = 0; i < t.children.size(); ++i) {
    const Term &c = t.children[i];
    r += (i == 0 ? "" : c.spread && c.sort == t.sort && i + 1 == t.children.size() ? " . " : ", ") + term(c, 1);
  }
  return r;
}

std::string Shower::list(const Term &t) const {
  if (t.op != Op::Instrs && t.children.size() == 1 && t.children[0].kind == Term::Kind::Any) return "[_]";
  if (t.op != Op::Instrs) return "[" + elements(t) + "]";
  if (t.children.empty()) return "{}";
  std::string r = "{ ";
  for (std::size_t i = 0; i < t.children.size(); ++i) r += (i ? " ; " : "") + term(t.children[i]);
  return r + " }";
}

std::string Shower::call(const Term &t, int level) const {
  const Function &f = set_.functions[t.function];
  const std::string_view n = text(f.name);
  const auto infix = [&](const char *op, int own) {
    return bracketed(term(t.children[0], own) + " " + op + " " + term(t.children[1], own + 1), level > own);
  };
  if (!f.where) {
    if (n == "union") return infix("\\/", 2);
    if (n == "difference") return infix("\\", 2);
    if (n == "intersection") return infix("/\\", 3);
    if (n == "natAdd") return infix("+", 8);
    if (n == "natSub") return infix("-", 8);
    if (n == "natMul") return infix("*", 9);
  }
  return t.children.empty() ? std::string(n) : std::string(n) + "(" + terms(t.children) + ")";
}

std::string Shower::node(const Term &t, int level) const {
  const auto &c = t.children;
  if (const Written *w = written(t.op)) {
    const bool right = t.op == Op::Pow;
    return bracketed(term(c[0], right ? w->level + 1 : w->level) + " " + std::string(w->text) + " " +
                         term(c[1], right ? w->level : w->level + 1),
                     level > w->level);
  }
  switch (t.op) {
    case Op::Neg:
      return bracketed("-" + term(c[0], 9), level > 8);
    case Op::Not:
      return bracketed("not " + term(c[0], 7), level > 6);
    case Op::Index:
      if (c[0].kind == Term::Kind::Var) return term(c[0]) + "(" + arguments(c[1]) + ")";
      break;
    case Op::Apply:
      if (c[0].kind == Term::Kind::Leaf && !c[0].anyText) return std::string(text(c[0].text)) + "(" + arguments(c[1]) + ")";
      break;
    case Op::Call:
      if (c[2].kind != Term::Kind::Any && (c[2].kind != Term::Kind::Leaf || c[2].anyText)) break;
      if (c[0].kind == Term::Kind::Var || c[0].kind == Term::Kind::Call || (c[0].kind == Term::Kind::Leaf && c[0].anyText))
        return "call " + term(c[0]) + "(" + arguments(c[1]) + ")";
      break;
    case Op::If: {
      const std::string then = "if (" + term(c[0]) + ") " + term(c[1], operandLevel);
      return isEmptyList(c[2]) ? then : then + " else " + term(c[2], operandLevel);
    }
    case Op::Do:
      return "do(" + terms(c) + ")";
    case Op::Loop: {
      std::string control = term(c[0]);
      if (c[0].kind == Term::Kind::Node && c[0].op == Op::Do && !c[0].named) {
        const auto &d = c[0].children;
        control = term(d[0], operandLevel) + " = " + term(d[1], 1) + ", " + term(d[2], 1) +
                  (isNoexpr(d[3]) ? "" : ", " + term(d[3], 1));
      }
      return "loop (" + control + ") " + term(c[1], operandLevel);
    }
    case Op::While:
      return "while (" + term(c[0]) + ")";
    case Op::DoubleType:
      return "double";
    case Op::IntegerType:
      if (isNoexpr(c[0])) return "integer";
      break;
    case Op::RealType:
      if (isNoexpr(c[0])) return "real";
      break;
    case Op::LogicalType:
      if (isNoexpr(c[0])) return "boolean";
      break;
    default:
      break;
  }
  const std::string op(il::info(t.op).name);
  if (c.empty()) return op + "()";
  if (directList(t.op)) return op + "(" + arguments(c[0]) + ")";
  return op + "(" + terms(c) + ")";
}

std::string Shower::guard(GuardId g, const std::vector<Term> &args) const {
  std::vector<Term> shown;
  for (const Term &a : args)
    if (a.kind != Term::Kind::Var || (name(a.var) != "_this" && !name(a.var).starts_with("_context"))) shown.push_back(a);
  const std::string n(text(set_.guards[g].name));
  return shown.empty() ? n : n + "(" + terms(shown) + ")";
}

std::string Shower::formula(const Formula &f, int level) const {
  const auto joined = [&](const char *with, int own) {
    std::string r;
    for (std::size_t i = 0; i < f.operands.size(); ++i) r += (i ? with : "") + formula(f.operands[i], own + 1);
    return bracketed(r, level > own && f.operands.size() > 1);
  };
  switch (f.kind) {
    case Formula::Kind::True:
      return "true";
    case Formula::Kind::Guard:
      return guard(f.guard, f.args);
    case Formula::Kind::Is:
      return term(f.args[0], operandLevel) + " is " + term(f.args[1], operandLevel);
    case Formula::Kind::Same:
      return "same(" + terms(f.args) + ")";
    case Formula::Kind::Not: {
      const Formula &inner = f.operands[0];
      const bool plain =
          inner.kind == Formula::Kind::Guard || inner.kind == Formula::Kind::Same || inner.kind == Formula::Kind::Not;
      return plain ? "!" + formula(inner, 3) : "!(" + formula(inner) + ")";
    }
    case Formula::Kind::And:
      return joined(" /\\ ", 2);
    case Formula::Kind::Or:
      return joined(" \\/ ", 1);
  }
  return {};
}

std::string Shower::judged(JudgementId id, const std::vector<Term> &inputs) const {
  const Judgement &j = set_.judgements[id];
  std::string r;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (i) r += i == j.contexts ? " |- " : ", ";
    r += term(inputs[i], 1);
  }
  return r + " " + arrow(j) + " ";
}

std::string Shower::premise(const Premise &p, const std::string &indent) const {
  const auto block = [&] {
    std::string r = "{\n";
    for (const Premise &inner : p.premises) r += premise(inner, indent + "  ") + "\n";
    return r + indent + "}";
  };
  switch (p.kind) {
    case Premise::Kind::Guard:
      return indent + formula(p.formula);
    case Premise::Kind::Judge:
      return indent + judged(p.judgement, p.inputs) + terms(p.outputs);
    case Premise::Kind::Let:
      return indent + "let " + terms(p.outputs) + " = " + terms(p.inputs);
    case Premise::Kind::Fresh:
      return indent + "fresh " + terms(p.outputs) + " " + quotedText(text(p.text)) + " : " + terms(p.inputs);
    case Premise::Kind::With:
      return indent + "with " + std::string(text(p.text)) + "(" + terms(p.inputs) + ") " + block();
    case Premise::Kind::Scope:
      return indent + "scope " + block() + " => " + terms(p.outputs);
    case Premise::Kind::Bind:
      return indent + guard(p.guard, p.inputs) + " => " + terms(p.outputs);
  }
  return {};
}

std::string content(const RuleSet &set, const Rule &r) {
  const Shower s(set, r.variables);
  std::string out = r.otherwise ? "    otherwise\n" : "";
  for (const Premise &p : r.premises) out += s.premise(p, "    ") + "\n";
  out += "  " + std::string(60, '-') + "\n    " + s.judged(r.judgement, r.inputs);
  if (r.refusal) return out + "refuse " + quotedText(text(r.refusal)) + "\n";
  const bool lists = r.outputs.size() == 2 && r.outputs[0].op == Op::Instrs && r.outputs[1].op == Op::Instrs &&
                     r.outputs[0].kind == Term::Kind::List && r.outputs[1].kind == Term::Kind::List;
  if (lists)
    return out.substr(0, out.size() - 1) + "\n      [ " + s.term(r.outputs[0]) + "\n      | " + s.term(r.outputs[1]) + " ]\n";
  return out + s.terms(r.outputs) + "\n";
}

}  // namespace dotbar::rules
