// Reading fragments: each stands in a small subroutine, so that the front end sees what it sees in a program.
#include "tools/workbench/rule_tests/fragments.h"

#include <algorithm>
#include <cctype>

#include "engine/il/declarations.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::tools {

using il::Forest;
using il::Op;
using il::Sort;
using il::Tree;

namespace {

std::string stripped(const std::string &text, char open, char close) {
  std::string s = text;
  while (!s.empty() && std::isspace(static_cast<unsigned char>(s.back()))) s.pop_back();
  std::size_t from = 0;
  while (from < s.size() && std::isspace(static_cast<unsigned char>(s[from]))) ++from;
  s.erase(0, from);
  if (s.size() >= 2 && s.front() == open && s.back() == close) return s.substr(1, s.size() - 2);
  return s;
}

bool isBlank(const std::string &s) {
  return std::all_of(s.begin(), s.end(), [](char c) { return std::isspace(static_cast<unsigned char>(c)); });
}

// IL begins with the name of an operator and a bracket or a quote that Fortran would not have there.
bool isIl(const std::string &text) {
  std::size_t i = 0;
  while (i < text.size() && std::isalpha(static_cast<unsigned char>(text[i]))) ++i;
  return i > 0 && i < text.size() && (text[i] == '"' || text[i] == '[' || text.find('"') != text.npos);
}

bool isListOf(Sort sort, Op &list) { return il::isListSort(sort, list) && list != Op::Instrs && list != Op::Units; }

Tree elementsOf(Forest &f, Tree call, Op list) {
  const Tree args = il::CallOp::args_(f, call);
  if (list == Op::Args) return args;
  const std::vector<Tree> elements(f.children(args).begin(), f.children(args).end());
  return f.node(list, elements);
}

}  // namespace

std::vector<std::string> splitAtCommas(const std::string &text) {
  std::vector<std::string> parts(1);
  int open = 0;
  bool quoted = false;
  for (char c : text) {
    if (c == '"') quoted = !quoted;
    if (!quoted) open += (c == '(' || c == '[' || c == '{') - (c == ')' || c == ']' || c == '}');
    if (c == ',' && open == 0 && !quoted)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  for (std::string &p : parts) p = stripped(p, 0, 0);
  return parts;
}

bool isIlStatement(const Fragment &f) { return isIl(f.text) && il::isSubsort(f.sort, Sort::Instr); }

bool isOccurrence(const Fragment &f) {
  return f.sort != Sort::Text && f.sort != Sort::Zones && f.sort != Sort::Unit && !isIl(f.text) &&
         !(f.sort == Sort::OptExpr && f.text.empty());
}

std::string unitAround(const std::string &name, const std::string &declarations, const std::vector<Fragment> &fragments) {
  std::string s;
  for (const Fragment &f : fragments) {
    Op list;
    if (!isOccurrence(f)) continue;
    if (f.sort == Sort::Instrs)
      s += language().blockOf(stripped(f.text, '{', '}'));
    else if (il::isSubsort(f.sort, Sort::Instr))
      s += f.text + "\n";
    else
      s += language().callNamed("rule_test_input", isListOf(f.sort, list) ? stripped(f.text, '[', ']') : stripped(f.text, 0, 0));
  }
  return language().procedureOf(name, declarations, s);
}

Tree fragmentIn(Forest &f, Tree statement, const Fragment &fragment) {
  Op list;
  if (fragment.sort == Sort::Instrs) return f.is(statement, Op::If) ? il::IfOp::then_(f, statement) : Tree{};
  if (fragment.sort == Sort::Instr) return statement;
  if (!f.is(statement, Op::Call)) return {};
  if (isListOf(fragment.sort, list)) return elementsOf(f, statement, list);
  const auto args = f.children(il::CallOp::args_(f, statement));
  if (args.size() != 1) return {};
  const Tree t = args[0];
  return il::hasSort(f.op(t), fragment.sort) ? t : Tree{};
}

bool readUnits(Forest &forest, const std::string &text, Tree &file, std::string &why) {
  SourceMap sources;
  Diagnostics diagnostics;
  file = language().readText(forest, sources, diagnostics, "test" + language().suffix(""), text);
  for (const Diagnostic &d : diagnostics.all())
    if (severity(d.kind) == Severity::Error) {
      why = d.message + (d.where ? ": " + std::string(sources.line(d.where.begin)) : "");
      return false;
    }
  return static_cast<bool>(file);
}

Tree readFragment(Forest &forest, const Fragment &fragment, const std::string &declarations, std::string &why) {
  if (fragment.sort == Sort::Text) return forest.leaf(Op::Text, stripped(fragment.text, '"', '"'));
  if (fragment.sort == Sort::OptExpr && fragment.text.empty()) return forest.leaf(Op::Noexpr, "");
  if (fragment.sort == Sort::Nat) return forest.leaf(Op::Nat, fragment.text);
  if (isIl(fragment.text)) {
    const Tree t = il::read(forest, fragment.text, why);
    if (!t || il::hasSort(forest.op(t), fragment.sort)) return t;
    why = "no " + std::string(il::name(fragment.sort)) + ": " + fragment.text;
    return {};
  }
  const bool units = fragment.sort == Sort::Units || fragment.sort == Sort::Unit;
  Tree file;
  if (units && isBlank(stripped(fragment.text, '[', ']'))) return forest.node(Op::Units, std::span<const Tree>{});
  if (!readUnits(forest, units ? fragment.text : unitAround("rule_test", declarations, {fragment}), file, why)) return {};
  const Tree list = il::FileOp::units_(forest, file), unit = forest.children(list).front();
  if (units) return fragment.sort == Sort::Units ? list : unit;
  const Tree body = il::ProcedureOp::body_(forest, unit);
  const Tree t = forest.arity(body) == 1 ? fragmentIn(forest, forest.children(body).front(), fragment) : Tree{};
  if (!t) why = "no " + std::string(il::name(fragment.sort)) + ": " + fragment.text;
  return t;
}

namespace {

// Both sides in one form: what the front end reads for the text that is written.
class Canonical {
 public:
  explicit Canonical(Forest &forest) : f_(forest) {}

  Tree of(Tree t) {
    switch (f_.op(t)) {
      case Op::Paren:
        return of(il::ParenOp::operand_(f_, t));
      case Op::Number:
        return f_.leaf(Op::Realval, f_.text(t));
      case Op::Nat:
        return f_.leaf(Op::Intval, f_.text(t));
      case Op::Apply:
        return applied(il::ApplyOp::function_(f_, t), children(il::ApplyOp::args_(f_, t)));
      case Op::Cond:
        return written(t);
      case Op::Call: {
        using O = il::CallOp;
        if (!il::hasResult(f_, t)) return f_.node(Op::Call, mapped(children(t)));
        return f_.node(Op::Assign, {of(O::result_(f_, t)), applied(O::procedure_(f_, t), children(O::args_(f_, t)))});
      }
      case Op::Push:
        return called(t, children(il::PushOp::values_(f_, t)));
      case Op::Pop:
      case Op::Look:
        return called(t, children(il::AnyOp::references_(f_, t)));
      case Op::PushControl:
      case Op::PopControl:
        return called(t, children(t));
      default:
        return il::isLeaf(f_.op(t)) ? t : f_.node(f_.op(t), mapped(children(t)));
    }
  }

 private:
  std::vector<Tree> children(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }
  std::vector<Tree> mapped(const std::vector<Tree> &list) {
    std::vector<Tree> r;
    for (Tree t : list)
      if (!f_.is(t, Op::Comment)) r.push_back(of(t));
    return r;
  }
  Tree applied(Tree name, const std::vector<Tree> &args) { return f_.node(Op::Index, {name, f_.node(Op::Subs, mapped(args))}); }
  // What is written otherwise than it is built: as the front end reads it again.
  Tree written(Tree t) {
    SourceMap sources;
    Diagnostics diagnostics;
    const Tree again = language().readExpression(f_, sources, diagnostics, language().writeExpression(f_, t));
    return again ? of(again) : t;
  }
  Tree called(Tree t, const std::vector<Tree> &args) {
    std::string name(il::info(f_.op(t)).name);
    for (char &c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return f_.node(Op::Call, {f_.leaf(Op::Name, name), f_.node(Op::Args, mapped(args)), f_.leaf(Op::Noref, "")});
  }
  Forest &f_;
};

}  // namespace

Tree asTestsWrite(Forest &forest, Tree t) { return Canonical(forest).of(t); }

bool sameSource(Forest &forest, Tree a, Tree b) {
  Canonical c(forest);
  const Tree x = c.of(a), y = c.of(b);
  return forest.equal(x, y);
}

}  // namespace dotbar::tools
