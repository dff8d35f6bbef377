// Specification statements other than type declarations.
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"

namespace dotbar::fortran {

// R848
bool StatementParser::dimension(Statement &s) {
  const std::size_t from = c_.at();
  std::vector<Tree> all;
  if (!c_.needKeyword("dimension")) return false;
  c_.take("::");
  if (!entities(all, 0)) return false;
  return declared(s, from, f_.node(Op::Dimension, {list(Op::Entities, all, from)}, c_.spanFrom(from)));
}

// R873: one declaration a block.
bool StatementParser::common(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("common")) return false;
  std::size_t start = from;
  do {
    Tree block = none(Op::Noname);
    if (c_.take("//")) {
    } else if (c_.take("/")) {
      if (c_.peek() != '/' && !(block = name())) return false;
      if (!c_.need("/")) return false;
    }
    std::vector<Tree> members;
    const std::size_t first = c_.at();
    do {
      Tree e;
      if (!entity(e, 0, false)) return false;
      members.push_back(e);
    } while (c_.take(",") && c_.peek() != '/');
    declared(s, start, f_.node(Op::Common, {block, list(Op::Entities, members, first)}, c_.spanFrom(start)));
    start = c_.at();
  } while (c_.peek() == '/');
  return true;
}

// R851
bool StatementParser::parameter(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("parameter") || !c_.need("(")) return false;
  std::vector<Tree> all;
  do {
    const std::size_t at = c_.at();
    const Tree n = name();
    if (!n || !c_.need("=")) return false;
    const Tree value = e_.expression();
    if (!value) return false;
    if (!scope_.isDeclaredHere(f_.symbol(n))) scope_.declare(f_.symbol(n), 0);
    const Tree dims = f_.node(Op::Dims, {}, f_.span(n));
    all.push_back(f_.node(Op::Entity, {n, dims, none(Op::Noexpr), value}, c_.spanFrom(at)));
  } while (c_.take(","));
  if (!c_.need(")")) return false;
  return declared(s, from, f_.node(Op::Parameter, {list(Op::Entities, all, from)}, c_.spanFrom(from)));
}

bool StatementParser::external(Statement &s) { return c_.needKeyword("external") && nameList(s, Op::External); }
bool StatementParser::intrinsic(Statement &s) { return c_.needKeyword("intrinsic") && nameList(s, Op::Intrinsic); }

bool StatementParser::nameList(Statement &s, Op op) {
  const std::size_t from = c_.at();
  c_.take("::");
  std::vector<Tree> names;
  do {
    const Tree n = name();
    if (!n) return false;
    scope_.declare(f_.symbol(n), 0);
    names.push_back(n);
  } while (c_.take(","));
  return declared(s, from, f_.node(op, {list(Op::Names, names, from)}, c_.spanFrom(0)));
}

// R856
bool StatementParser::save(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("save")) return false;
  c_.take("::");
  std::vector<Tree> names;
  if (!c_.ended()) do {
      const std::size_t at = c_.at();
      const bool block = c_.take("/");
      const Symbol n = c_.name();
      if (!n || (block && !c_.need("/"))) return false;
      names.push_back(
          f_.leaf(Op::Name, block ? "/" + std::string(dotbar::text(n)) + "/" : std::string(dotbar::text(n)), c_.spanFrom(at)));
    } while (c_.take(","));
  return declared(s, from, f_.node(Op::Save, {list(Op::Names, names, from)}, c_.spanFrom(from)));
}

// R837: the names are those of the object lists; values are copied.
bool StatementParser::data(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("data")) return false;
  const std::size_t rest = c_.at();
  std::vector<Tree> names;
  auto add = [&](Tree t) {
    while (f_.is(t, Op::Index) || f_.is(t, Op::Field)) t = f_.child(t, 0);
    for (Tree n : names)
      if (f_.symbol(n) == f_.symbol(t)) return;
    names.push_back(t);
  };
  do {
    do {
      const std::size_t at = c_.at();
      if (c_.peek() == '(') {  // R840: an implied do
        const std::size_t end = c_.skipParentheses(at);
        if (end == std::string::npos) return c_.failAt(c_.code().size(), "')'"), false;
        if (!e_.designator()) return false;
        c_.back(end);
        for (Tree n : mentions(at, end))
          if (parenthesised(n)) add(n);
      } else {
        const Tree object = e_.designator();
        if (!object) return false;
        add(object);
      }
    } while (c_.take(","));
    if (!c_.need("/")) return false;
    std::size_t i = c_.at();
    while (i < c_.code().size() && (c_.code()[i] != '/' || c_.line().opaque(i))) ++i;
    if (i == c_.at()) return c_.fail("a value"), false;
    c_.back(i);
    if (!c_.need("/")) return false;
    c_.take(",");
  } while (!c_.ended());
  return declared(
      s, from,
      f_.node(Op::Data, {text(c_.keywordText("data", rest, c_.at()), from), list(Op::Names, names, from)}, c_.spanFrom(from)));
}

// R870
bool StatementParser::equivalence(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("equivalence")) return false;
  const std::size_t rest = c_.at();
  std::vector<Tree> names;
  do {
    if (!c_.need("(")) return false;
    do {
      Tree object = e_.designator();
      if (!object) return false;
      while (f_.is(object, Op::Index) || f_.is(object, Op::Field)) object = f_.child(object, 0);
      names.push_back(object);
    } while (c_.take(","));
    if (!c_.need(")")) return false;
  } while (c_.take(","));
  return declared(
      s, from,
      f_.node(Op::Equivalence, {text(c_.keywordText("equivalence", rest, c_.at()), from), list(Op::Names, names, from)},
              c_.spanFrom(from)));
}

// R863: IMPLICIT NONE; IMPLICIT type (letters), ...
bool StatementParser::implicit(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("implicit")) return false;
  if (c_.keyword("none") && c_.ended()) return declared(s, from, f_.node(Op::ImplicitNone, {}, c_.spanFrom(from)));
  std::string all = "implicit ";
  if (c_.peek() == '(') {
    const std::size_t at = c_.at(), end = c_.skipParentheses(at);
    if (end == std::string::npos) return c_.fail("')'"), false;
    c_.back(end);
    all += "none " + c_.text(at, end);
    return declared(s, from, f_.node(Op::Implicit, {text(all, from)}, c_.spanFrom(from)));
  }
  for (bool first = true; first || c_.take(","); first = false) {
    const std::size_t at = c_.at();
    // the letters are the last parentheses: those of a kind come in front of them
    std::string word;
    for (const char *w :
         {"integer", "real", "double precision", "double complex", "complex", "logical", "character", "byte", "type"})
      if (word.empty() && c_.keyword(w)) word = w;
    if (word.empty()) return c_.failAt(at, "a type"), false;
    const std::size_t behind = c_.at();
    if (c_.take("*") && c_.peek() != '(') c_.digits();
    std::size_t end = c_.peek() == '(' ? c_.skipParentheses(c_.at()) : std::string::npos;
    if (end == std::string::npos) return c_.fail("'('"), false;
    c_.back(end);
    if (c_.peek() == '(') {
      end = c_.skipParentheses(c_.at());
      if (end == std::string::npos) return c_.failAt(c_.code().size(), "')'"), false;
    }
    c_.back(end);
    std::size_t letters = end;
    while (c_.code()[letters - 1] != '(') --letters;
    all += (first ? "" : ", ") + word + c_.text(behind, letters - 1, true) + " " + c_.text(letters - 1, end, true);
  }
  return declared(s, from, f_.node(Op::Implicit, {text(all, from)}, c_.spanFrom(from)));
}

// R1409
bool StatementParser::use(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("use")) return false;
  Tree nature = none(Op::Notext);
  if (c_.take(",")) {
    if (const std::size_t at = c_.at(); c_.keyword("non_intrinsic") || c_.needKeyword("intrinsic"))
      nature = text(c_.text(at, c_.at()), at);
    else
      return false;
  }
  c_.take("::");
  const Tree module = name();
  if (!module) return false;
  Op visible = Op::Everything;
  std::vector<Tree> names;
  if (!c_.ended()) {
    if (!c_.need(",")) return false;
    if (const std::size_t at = c_.at(); c_.keyword("only") && c_.take(":"))
      visible = Op::Only;
    else
      c_.back(at);
    while (!c_.ended()) {
      names.push_back(used());
      if (!names.back() || (!c_.take(",") && !c_.end())) return false;
    }
  }
  const Tree shown = f_.node(visible, {f_.node(Op::Uses, names)});
  return declared(s, from, f_.node(Op::Use, {module, shown, nature}, c_.spanFrom(from)));
}

// R1411, R1412
Tree StatementParser::used() {
  const std::size_t from = c_.at();
  if (!genericSpec()) {
    c_.back(from);
    const Tree local = name();
    if (!local) return {};
    const Tree there = c_.take("=>") ? name() : local;
    return there ? f_.node(Op::Used, {local, there}, c_.spanFrom(from)) : Tree{};
  }
  if (c_.take("=>") && !genericSpec()) return c_.fail("an operator"), Tree{};
  return f_.node(Op::UsedOther, {text(c_.text(from, c_.at()), from)}, c_.spanFrom(from));
}

// R1208, that of a name apart
bool StatementParser::genericSpec() {
  if (!(c_.keyword("operator") || c_.keyword("assignment") || c_.keyword("read") || c_.keyword("write"))) return false;
  const std::size_t end = c_.peek() == '(' ? c_.skipParentheses(c_.at()) : std::string::npos;
  if (end == std::string::npos) return false;
  c_.back(end);
  return true;
}

// R868
bool StatementParser::namelist(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("namelist")) return false;
  const std::size_t rest = c_.at();
  std::vector<Tree> names;
  do {
    if (!c_.need("/")) return false;
    const Symbol group = c_.name();
    if (!group || !c_.need("/")) return false;
    std::vector<Symbol> members;
    do {
      const Tree n = name();
      if (!n) return false;
      members.push_back(f_.symbol(n));
      names.push_back(n);
    } while (c_.take(",") && c_.peek() != '/');
    scope_.group(group, members);
  } while (c_.peek() == '/');
  return declared(s, from,
                  f_.node(Op::OtherDecl, {text(c_.keywordText("namelist", rest, c_.at()), from), list(Op::Names, names, from)},
                          c_.spanFrom(from)));
}

// Whether a '(' follows the name in the statement.
bool StatementParser::parenthesised(Tree name) const {
  std::size_t i = 0;
  while (i < c_.code().size() && c_.place(i) + 1 < f_.span(name).end) ++i;
  for (++i; i < c_.code().size() && c_.code()[i] == ' ';) ++i;
  return i < c_.code().size() && c_.code()[i] == '(';
}

// R829 and its kin: ALLOCATABLE x(:), TARGET y, INTENT (IN) z. What declares no variables here, Cray's POINTER (p, x) and
// coarrays are copied.
bool StatementParser::attributeStatement(Statement &s) {
  static constexpr std::string_view words[] = {
      "allocatable", "asynchronous", "automatic", "bind",      "codimension", "contiguous", "enumerator", "import", "intent",
      "optional",    "pointer",      "private",   "protected", "public",      "static",     "target",     "value",  "volatile"};
  const std::size_t from = c_.at();
  std::string_view word;
  for (std::string_view w : words)
    if (word.empty() && c_.keyword(w)) word = w;
  if (word.empty()) return false;
  std::string head(word);
  const std::size_t parenthesis = c_.at();
  if (word == "intent") {
    if (!c_.need("(")) return false;
    head += c_.keyword("in out") ? "(inout)" : c_.keyword("in") ? "(in)" : c_.keyword("out") ? "(out)" : "";
    if (head.back() != ')') return c_.fail("IN, OUT or INOUT"), false;
    if (!c_.need(")")) return false;
  } else if (word == "bind" && c_.peek() == '(') {
    const std::size_t end = c_.skipParentheses(parenthesis);
    if (end == std::string::npos) return c_.fail("')'"), false;
    head += c_.text(parenthesis, end, true);
    c_.back(end);
  }
  const std::size_t rest = c_.at();
  c_.take("::");
  const bool names = word != "private" && word != "public" && word != "import" && word != "enumerator";
  if (!names || c_.peek() == '(') return copiedAttribute(s, from, head, rest);
  if (c_.ended()) return c_.fail("a name"), false;
  std::vector<Tree> all;
  std::vector<std::string> images;
  const std::size_t at = c_.at();
  do {
    Tree e;
    images.emplace_back();
    if (c_.peek() == '/') return copiedAttribute(s, from, head, rest);
    if (!entity(e, 0, false, &images.back())) return false;
    if (!images.back().empty()) return copiedAttribute(s, from, head, rest);
    all.push_back(e);
  } while (c_.take(","));
  return declared(
      s, from,
      f_.node(Op::Attribute, {f_.leaf(Op::Attr, head, c_.span(from, rest)), list(Op::Entities, all, at)}, c_.spanFrom(from)));
}

bool StatementParser::copiedAttribute(Statement &s, std::size_t from, const std::string &head, std::size_t rest) {
  c_.back(rest);
  c_.take("::");
  const bool access = head == "private" || head == "public" || head == "import";
  if (!c_.ended() && c_.peek() != ',' && c_.peek() != '(' && !lexical::letter(c_.peek()) && c_.peek() != '/')
    return c_.fail("a name"), false;
  const std::vector<Tree> mentioned = mentions(c_.at(), c_.code().size());
  if (!access)
    for (Tree n : mentioned)
      if (parenthesised(n)) scope_.declare(f_.symbol(n), Scope::Array);
  c_.back(c_.code().size());
  const std::string tail = c_.text(rest, c_.code().size(), true);
  const bool close = tail.empty() || tail[0] == ',';
  return declared(s, from,
                  f_.node(Op::OtherDecl, {text(head + (close ? "" : " ") + tail, from), list(Op::Names, mentioned, from)},
                          c_.spanFrom(from)));
}

bool StatementParser::include(Statement &s) {
  if (!c_.needKeyword("include")) return false;
  const std::size_t at = c_.at();
  const std::size_t n = c_.ended() ? 0 : lexical::string(c_.rest());
  if (!n || !c_.line().opaque(at)) return c_.fail("a file name in quotes"), false;
  s.kind = Statement::Include;
  s.word = c_.line().original.substr(at + 1, n - 2);
  c_.advance(n);
  return true;
}

// R1301: blanks say nothing in a format; the label belongs to its text.
bool StatementParser::format(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("format")) return false;
  const std::size_t rest = c_.at();
  if (!c_.looking("(")) return c_.fail("'('"), false;
  const std::size_t end = c_.skipParentheses(rest);
  if (end == std::string::npos) return c_.failAt(c_.code().size(), "')'"), false;
  c_.back(end);
  if (c_.line().label.empty()) return c_.failAt(rest, "a label in front of FORMAT"), false;
  s.kind = Statement::Format;
  s.tree = f_.node(Op::FormatLine, {text(c_.line().label + " format" + c_.text(rest, end, true), from)}, c_.spanFrom(from));
  return true;
}

// R1547: f(x) = expression among the declarations, when nothing says that f is an array.
bool StatementParser::statementFunction(Statement &s) {
  const std::size_t from = c_.at();
  if (!context_.specification) return false;
  const Symbol function = c_.tryName();
  if (!function || scope_.isArray(function) || scope_.isCharacter(function) || scope_.isOpen()) return false;
  const Tree name = f_.leaf(Op::Name, function, c_.spanFrom(from));
  const std::size_t open = c_.at();
  if (!c_.take("(")) return false;
  std::vector<Tree> formals;
  if (c_.peek() != ')') do {
      const std::size_t at = c_.at();
      const Symbol formal = c_.tryName();
      if (!formal) return false;
      formals.push_back(f_.leaf(Op::Name, formal, c_.spanFrom(at)));
    } while (c_.take(","));
  if (!c_.take(")") || !c_.take("=")) return false;
  const Tree value = e_.expression();
  if (!value) return false;
  scope_.declare(function, 0);
  return declared(s, from, f_.node(Op::StatementFunction, {name, list(Op::Names, formals, open), value}, c_.spanFrom(from)));
}

}  // namespace dotbar::fortran
