// Interface blocks (R1501-R1506), generic names and what is bound to them: parsed, and put together as one declaration.
#include "frontends/fortran/blocks.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

// Spellings of one operator have one name.
std::string_view canonical(std::string_view sign) {
  static constexpr std::pair<std::string_view, std::string_view> others[] = {{".eq.", "=="}, {".ne.", "/="}, {".lt.", "<"},
                                                                             {".le.", "<="}, {".gt.", ">"},  {".ge.", ">="}};
  for (const auto &[word, is] : others)
    if (sign == word) return is;
  return sign;
}

}  // namespace

// R1508: operator(+), assignment(=), read(formatted) as one name; no tree: none of these.
Tree StatementParser::genericSpec() {
  const std::size_t from = c_.at();
  std::string_view word;
  for (std::string_view w : {"operator", "assignment", "read", "write"})
    if (word.empty() && c_.keyword(w)) word = w;
  const std::size_t open = c_.at();
  const std::size_t end = word.empty() || c_.peek() != '(' ? std::string::npos : c_.skipParentheses(open);
  if (end == std::string::npos) return c_.back(from), Tree{};
  std::string sign;
  for (char c : c_.code().substr(open + 1, end - open - 2))
    if (c != ' ' && c != '(') sign += c;
  c_.back(end);
  return f_.leaf(Op::Name, std::string(word) + "(" + std::string(canonical(sign)) + ")", c_.spanFrom(from));
}

Tree StatementParser::genericName() {
  const Tree t = genericSpec();
  return t ? t : name();
}

// R1503
bool StatementParser::interfaceBlock(Statement &s) {
  const std::size_t from = c_.at();
  std::vector<Tree> prefix;
  if (c_.keyword("abstract interface"))
    prefix.push_back(f_.leaf(Op::Attr, "abstract", c_.spanFrom(from)));
  else if (!c_.keyword("interface"))
    return false;
  const Tree generic = c_.ended() ? none(Op::Noname) : genericName();
  if (!generic) return false;
  s.kind = Statement::Interface;
  s.trees = {list(Op::Attrs, prefix, from), generic};
  return true;
}

// R1506: [MODULE] PROCEDURE [::] name, ...
bool StatementParser::specifics(Statement &s) {
  const std::size_t from = c_.at();
  std::vector<Tree> prefix, names;
  if (c_.keyword("module")) prefix.push_back(f_.leaf(Op::Attr, "module", c_.spanFrom(from)));
  if (!c_.keyword("procedure")) return c_.back(from), false;
  c_.take("::");
  const std::size_t first = c_.at();
  do {
    const Tree n = name();
    if (!n) return false;
    names.push_back(n);
  } while (c_.take(","));
  s.kind = Statement::Specifics;
  s.tree = f_.node(Op::Specifics, {list(Op::Attrs, prefix, from), list(Op::Names, names, first)}, c_.spanFrom(from));
  return true;
}

// R1504
bool StatementParser::endInterface(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("end interface") && !c_.keyword("endinterface")) return c_.back(from), false;
  if (!c_.ended() && !genericName()) return false;
  s.kind = Statement::EndInterface;
  return true;
}

// R751: GENERIC [, access] :: generic => name, ...
bool StatementParser::genericBinding(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("generic")) return false;
  std::vector<Tree> attrs, names;
  Scope::Flags flags = 0;
  if (!attributes(attrs, flags)) return false;
  const Tree generic = genericName();
  if (!generic || !c_.need("=>")) return false;
  const std::size_t first = c_.at();
  do {
    const Tree n = name();
    if (!n) return false;
    names.push_back(n);
  } while (c_.take(","));
  return declared(
      s, from,
      f_.node(Op::GenericBinding, {list(Op::Attrs, attrs, from), generic, list(Op::Names, names, first)}, c_.spanFrom(from)));
}

// R749, and R741: a component that is a pointer to a procedure; false for one whose interface is a type.
bool StatementParser::bindings(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("procedure")) return false;
  Tree interface = none(Op::Noname), pass = none(Op::Noname);
  if (c_.take("(") && (!(interface = name()) || !c_.take(")"))) return false;
  std::vector<Tree> attrs;
  while (c_.take(",")) {
    const std::size_t at = c_.at();
    const Symbol word = c_.name();
    if (!word) return false;
    if (dotbar::text(word) == "pass" && c_.take("(")) {
      if (!(pass = name()) || !c_.take(")")) return false;
    } else {
      attrs.push_back(f_.leaf(Op::Attr, word, c_.spanFrom(at)));
    }
  }
  c_.take("::");
  const Tree all = list(Op::Attrs, attrs, from);
  std::vector<Tree> found;
  do {
    const std::size_t at = c_.at();
    const Tree n = name();
    Tree procedure = none(Op::Noname);
    if (!n || (c_.take("=>") && !(procedure = name()))) return false;
    if (c_.take("(")) {  // => null()
      if (!c_.take(")")) return false;
      procedure = f_.leaf(Op::Name, "null()", f_.span(procedure));
    }
    found.push_back(f_.node(Op::Binding, {all, interface, pass, n, procedure}, c_.spanFrom(found.empty() ? from : at)));
  } while (c_.take(","));
  if (!c_.ended()) return false;
  for (const Tree b : found) declared(s, from, b);
  return true;
}

void Blocks::openInterface(Statement &s, LogicalLine &line) {
  if (unit().executable && !fragment_)
    return void(error(DiagnosticKind::Syntax, s.where, "a declaration behind executable statements"));
  Frame frame;
  frame.kind = Frame::Interface;
  frame.where = s.where;
  frame.comments = take(line);
  frame.cases = s.trees;  // prefix and name
  stack_.push_back(std::move(frame));
}

// A procedure without its body, or lines for the preprocessor, inside an interface block.
void Blocks::describe(Tree t) {
  stack_.back().body.push_back(f_.node(Op::Described, {t}, f_.span(t)));
  if (f_.is(t, Op::Procedure)) unit().scope->declare(f_.symbol(il::ProcedureOp::name_(f_, t)), 0);
}

void Blocks::specifics(const Statement &s, LogicalLine &line) {
  hang(s.tree, line);
  stack_.back().body.push_back(s.tree);
}

void Blocks::closeInterface(const Statement &s, LogicalLine &line) {
  if (stack_.back().kind != Frame::Interface)
    return void(error(DiagnosticKind::Syntax, s.where, "END INTERFACE without INTERFACE"));
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  const Tree parts = list(Op::Interfaced, frame.body, line);
  const Tree t = f_.node(Op::Interface, {frame.cases[0], frame.cases[1], parts}, {frame.where.begin, line.end});
  if (!frame.comments.before.empty() || !frame.comments.trailing.empty()) f_.setComments(t, std::move(frame.comments));
  declsHere().push_back(t);
}

}  // namespace dotbar::fortran
