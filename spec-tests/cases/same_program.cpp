// Programs in a normal form, one line for each statement and declaration.
#include "spec-tests/cases/same_program.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>
#include <sstream>
#include <vector>

#include "engine/il/declarations.h"
#include "frontends/fortran/fortran.h"
#include "il_make.h"

namespace dotbar::cases {

namespace {

using il::Forest;
using il::Op;
using il::Tree;

std::string lower(std::string_view s) {
  std::string r(s);
  for (char &c : r) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return r;
}

// 0.5, 0.5D0 and 5.0E-1 are one number.
std::string number(std::string text) {
  for (char &c : text)
    if (c == 'd' || c == 'D') c = 'e';
  char out[40];
  std::snprintf(out, sizeof out, "%.15g", std::strtod(text.c_str(), nullptr));
  return out;
}

class Normaliser {
 public:
  Normaliser(const Forest &f, const std::set<std::string> &known) : f_(f), known_(known) {}

  std::vector<std::string> file(Tree t) {
    for (Tree u : f_.children(il::FileOp::units_(f_, t))) unit(u);
    return lines_;
  }

 private:
  // Temporaries are numbered by their first occurrence in the statements.
  std::string name(Tree t) {
    std::string n = lower(f_.text(t));
    if (known_.count(n) || units_.count(n)) return n;
    if (n.size() > 1 && (n.back() == 'd' || n.back() == 'b') && known_.count(n.substr(0, n.size() - 1))) return n;
    auto [found, fresh] = temporaries_.try_emplace(n, "");
    if (fresh) found->second = "#" + std::to_string(temporaries_.size());
    return found->second;
  }

  static std::string join(std::vector<std::string> parts, const char *between) {
    std::sort(parts.begin(), parts.end());
    std::string s;
    for (const std::string &p : parts) s += (s.empty() ? "" : between) + p;
    return s;
  }

  void terms(Tree t, bool minus, std::vector<std::string> &out) {
    switch (f_.op(t)) {
      case Op::Add:
      case Op::Sub:
        terms(il::AnyOp::left_(f_, t), minus, out);
        return terms(il::AnyOp::right_(f_, t), minus != f_.is(t, Op::Sub), out);
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
        return terms(il::AnyOp::operand_(f_, t), minus != f_.is(t, Op::Neg), out);
      default:
        break;
    }
    std::vector<std::string> above, below;
    factors(t, false, minus, above, below);
    std::string s = minus ? "-" : "+";
    s += above.empty() ? "1" : join(above, "*");
    if (!below.empty()) s += "/" + join(below, "/");
    out.push_back(s);
  }

  void factors(Tree t, bool divide, bool &minus, std::vector<std::string> &above, std::vector<std::string> &below) {
    switch (f_.op(t)) {
      case Op::Mul:
      case Op::Div:
        factors(il::AnyOp::left_(f_, t), divide, minus, above, below);
        return factors(il::AnyOp::right_(f_, t), divide != f_.is(t, Op::Div), minus, above, below);
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
        minus ^= f_.is(t, Op::Neg);
        return factors(il::AnyOp::operand_(f_, t), divide, minus, above, below);
      default:
        (divide ? below : above).push_back(atom(t));
    }
  }

  std::string expression(Tree t) {
    std::vector<std::string> parts;
    terms(t, false, parts);
    if (parts.size() == 1 && parts[0][0] == '+') return parts[0].substr(1);
    return "(" + join(parts, " ") + ")";
  }

  std::string list(Tree t) {
    std::string s;
    for (Tree c : f_.children(t)) s += (s.empty() ? "" : ",") + (il::hasSort(f_.op(c), il::Sort::Expr) ? expression(c) : atom(c));
    return s;
  }

  std::string atom(Tree t) {
    const Op op = f_.op(t);
    if (op == Op::Name) return name(t);
    if (op == Op::Realval || op == Op::Number) return number(std::string(f_.text(t)));
    if (op == Op::Index) return atom(il::IndexOp::base_(f_, t)) + "(" + list(il::IndexOp::subs_(f_, t)) + ")";
    if (op == Op::Apply) return lower(f_.text(il::ApplyOp::function_(f_, t))) + "(" + list(il::ApplyOp::args_(f_, t)) + ")";
    if (op == Op::Add || op == Op::Sub || op == Op::Neg || op == Op::Mul || op == Op::Div || op == Op::Paren || op == Op::Plus)
      return expression(t);
    if (il::isLeaf(op)) return lower(f_.text(t));
    std::string s = std::string(il::info(op).name) + "(";
    for (std::uint32_t k = 0; k < f_.arity(t); ++k) s += (k ? "," : "") + atom(f_.child(t, k));
    return s + ")";
  }

  void line(const std::string &s) { lines_.push_back(std::string(static_cast<std::size_t>(depth_) * 2, ' ') + s); }

  void body(Tree instrs) {
    ++depth_;
    for (Tree t : f_.children(instrs)) instruction(t);
    --depth_;
  }

  void instruction(Tree t) {
    switch (f_.op(t)) {
      case Op::Assign: {
        const std::string left = atom(il::AssignOp::left_(f_, t));
        return line(left + " = " + expression(il::AssignOp::right_(f_, t)));
      }
      case Op::If:
      case Op::Where: {
        const std::string word = f_.is(t, Op::Where) ? "where" : "if";
        line(word + " " + expression(il::AnyOp::test_(f_, t)));
        body(il::AnyOp::then_(f_, t));
        if (const Tree otherwise = il::AnyOp::else_(f_, t); f_.arity(otherwise)) line("else"), body(otherwise);
        return line("end " + word);
      }
      case Op::Loop: {
        const Tree c = il::LoopOp::control_(f_, t);
        std::string s = "loop";
        for (Tree x : f_.children(c)) s += " " + (f_.is(x, Op::Noexpr) ? std::string("1") : expression(x));
        line(s);
        body(il::LoopOp::body_(f_, t));
        return line("end loop");
      }
      case Op::Call:
        return line("call " + lower(f_.text(il::CallOp::procedure_(f_, t))) + "(" + list(il::CallOp::args_(f_, t)) + ")");
      case Op::Continue:
      case Op::Comment:
        return;
      case Op::Return:
        return line("return");
      default:
        return line(atom(t));
    }
  }

  void unit(Tree u) {
    temporaries_.clear();
    const bool function = il::isFunction(f_, u);
    if (!f_.is(u, Op::Procedure)) return line(atom(u));
    const std::string name = lower(f_.text(il::AnyOp::name_(f_, u)));
    units_.insert(name);
    std::string head = (function ? "function " : "subroutine ") + name + "(";
    for (Tree n : f_.children(il::AnyOp::formals_(f_, u))) head += lower(f_.text(n)) + " ";
    line(head + ")");
    body(il::AnyOp::body_(f_, u));
    declarations(il::AnyOp::decls_(f_, u));
    line("end");
  }

  // Types and shapes of the variables, as a sorted list; the statements have given the temporaries their numbers.
  void declarations(Tree decls) {
    using E = il::EntityOp;
    std::map<std::string, std::string> variables;
    std::vector<std::string> others;
    for (Tree d : f_.children(decls)) {
      if (f_.is(d, Op::Declare)) {
        for (Tree e : f_.children(il::DeclareOp::entities_(f_, d))) {
          std::string &v = variables[name(E::name_(f_, e))];
          v = typeName(il::DeclareOp::type_(f_, d)) + v;
          if (f_.arity(E::dims_(f_, e))) v += shape(E::dims_(f_, e));
        }
      } else if (f_.is(d, Op::Dimension)) {
        for (Tree e : f_.children(il::DimensionOp::entities_(f_, d))) variables[name(E::name_(f_, e))] += shape(E::dims_(f_, e));
      } else if (f_.is(d, Op::Common)) {
        std::string s = "common /" + lower(f_.text(il::CommonOp::block_(f_, d))) + "/";
        for (Tree e : f_.children(il::CommonOp::members_(f_, d))) s += " " + name(E::name_(f_, e));
        others.push_back(s);
      } else if (!f_.is(d, Op::External) && !f_.is(d, Op::Intrinsic) && !f_.is(d, Op::ImplicitNone)) {
        others.push_back(atom(d));
      }
    }
    for (const auto &[n, type] : variables) others.push_back(n + ": " + type);
    std::sort(others.begin(), others.end());
    ++depth_;
    for (const std::string &s : others) line(s);
    --depth_;
  }

  std::string shape(Tree dims) {
    std::string s = "(";
    for (Tree d : f_.children(dims)) {
      const Tree lower = il::BoundsOp::lower_(f_, d);
      s += (s.size() > 1 ? "," : "") + (f_.is(lower, Op::Noexpr) ? std::string("1") : expression(lower)) + ":" +
           atom(il::BoundsOp::upper_(f_, d));
    }
    return s + ")";
  }

  std::string typeName(Tree t) {
    if (f_.is(t, Op::DoubleType)) return "real*8";
    if (!f_.is(t, Op::RealType)) return atom(t);
    const Tree said = il::RealTypeOp::kind_(f_, t);
    const std::string kind = f_.is(said, Op::Noexpr) ? "" : atom(said);
    return kind.find('8') != std::string::npos ? "real*8" : "real" + kind;
  }

  const Forest &f_;
  const std::set<std::string> &known_;
  std::set<std::string> units_;
  std::map<std::string, std::string> temporaries_;
  std::vector<std::string> lines_;
  int depth_ = 0;
};

bool normal(const std::string &text, const char *what, const std::set<std::string> &names, std::vector<std::string> &lines,
            std::string &error) {
  Forest f;
  SourceMap sources;
  Diagnostics diagnostics;
  const Tree t = fortran::readText(f, sources, diagnostics, std::string(what) + ".f90", text);
  if (!t) {
    std::ostringstream s;
    diagnostics.print(s, sources);
    error = std::string("the ") + what + " text cannot be read: " + s.str();
    return false;
  }
  lines = Normaliser(f, names).file(t);
  return true;
}

}  // namespace

std::set<std::string> namesIn(const std::string &text) {
  std::set<std::string> names;
  std::string word;
  for (char c : text + " ") {
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_') {
      word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      continue;
    }
    if (!word.empty() && std::isalpha(static_cast<unsigned char>(word[0]))) names.insert(word);
    word.clear();
  }
  return names;
}

std::string differenceAsPrograms(const std::string &expected, const std::string &actual, const std::set<std::string> &names) {
  std::vector<std::string> a, b;
  std::string error;
  if (!normal(expected, "expected", names, a, error) || !normal(actual, "actual", names, b, error)) return error;
  for (std::size_t k = 0; k < std::max(a.size(), b.size()); ++k) {
    const std::string x = k < a.size() ? a[k] : "(nothing)", y = k < b.size() ? b[k] : "(nothing)";
    if (x != y) return "statement " + std::to_string(k + 1) + "\n  expected  " + x + "\n  actual    " + y;
  }
  return {};
}

}  // namespace dotbar::cases
