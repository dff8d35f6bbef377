// Specification statements other than type declarations.
#include <utility>

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
    scope_.declare(f_.symbol(n), Scope::Constant);
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
      Tree n = name();
      if (!n || (block && !c_.need("/"))) return false;
      if (block) n = f_.node(Op::SavedBlock, {n}, c_.spanFrom(at));
      names.push_back(n);
    } while (c_.take(","));
  return declared(s, from, f_.node(Op::Save, {list(Op::Saves, names, from)}, c_.spanFrom(from)));
}

// R837
bool StatementParser::data(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("data")) return false;
  std::vector<Tree> sets;
  do {
    const std::size_t at = c_.at();
    std::vector<Tree> objects, values;
    do {
      const Tree object = dataObject(0);
      if (!object) return false;
      objects.push_back(object);
    } while (c_.take(","));
    if (!c_.need("/")) return false;
    const std::size_t first = c_.at();
    do {
      const Tree value = dataValue();
      if (!value) return false;
      values.push_back(value);
    } while (c_.take(","));
    if (!c_.need("/")) return false;
    sets.push_back(f_.node(Op::DataSet, {list(Op::Objects, objects, at), list(Op::Values, values, first)}, c_.spanFrom(at)));
    c_.take(",");
  } while (!c_.ended());
  return declared(s, from, f_.node(Op::Data, {list(Op::Sets, sets, from)}, c_.spanFrom(from)));
}

// R839, R840: a variable, or (objects, i = first, last, step).
Tree StatementParser::dataObject(int depth) {
  const std::size_t from = c_.at();
  if (!c_.take("(")) return e_.designator();
  if (depth == mostImpliedDos) return c_.fail("fewer implied DO loops in each other"), Tree{};
  std::vector<Tree> objects;
  Tree variable;
  do {
    const std::size_t at = c_.at();
    const Symbol n = c_.tryName();
    if (n && !objects.empty() && c_.take("=")) {
      variable = f_.leaf(Op::Name, n, c_.span(at, at + 1));
      break;
    }
    c_.back(at);
    const Tree object = dataObject(depth + 1);
    if (!object) return {};
    objects.push_back(object);
  } while (c_.need(","));
  if (!variable) return {};
  const std::size_t to = c_.at();
  const Tree first = e_.expression();
  if (!first || !c_.need(",")) return {};
  const Tree last = e_.expression();
  if (!last) return {};
  const Tree step = c_.take(",") ? e_.expression() : none(Op::Noexpr);
  if (!step || !c_.need(")")) return {};
  return f_.node(Op::ImpliedDo, {list(Op::Objects, objects, to), variable, first, last, step}, c_.spanFrom(from));
}

// R843: [count *] value. What is no expression (1 byte at a time, as old compilers take it) is copied.
Tree StatementParser::dataValue() {
  const std::size_t from = c_.at();
  Tree count;
  if (lexical::digit(c_.peek()))
    count = f_.leaf(Op::Intval, c_.digits(), c_.spanFrom(from));
  else if (const Symbol n = c_.tryName())
    count = f_.leaf(Op::Name, n, c_.spanFrom(from));
  if (!count || c_.looking("**") || !c_.take("*")) count = Tree{}, c_.back(from);
  const std::size_t at = c_.at();
  Tree value = e_.dataValue();
  if (!value || !(c_.ended() || c_.peek() == ',' || c_.peek() == '/')) value = copiedValue(at);
  return !value || !count ? value : f_.node(Op::Repeated, {count, value}, c_.spanFrom(from));
}

Tree StatementParser::copiedValue(std::size_t from) {
  std::size_t i = from;
  for (int depth = 0; i < c_.code().size(); ++i) {
    const char c = c_.line().opaque(i) ? 'x' : c_.code()[i];
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (c == '/' || (c == ',' && depth <= 0)) break;
  }
  if (i == from || i == c_.code().size()) return {};
  c_.back(i);
  return f_.node(Op::OtherExpr, {text(c_.text(from, i, true), from), f_.node(Op::Exprs, {})}, c_.spanFrom(from));
}

// R870
bool StatementParser::equivalence(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("equivalence")) return false;
  std::vector<Tree> sets;
  do {
    const std::size_t at = c_.at();
    if (!c_.need("(")) return false;
    std::vector<Tree> objects;
    do {
      const Tree object = e_.designator();
      if (!object) return false;
      objects.push_back(object);
    } while (c_.take(","));
    if (!c_.need(")")) return false;
    sets.push_back(f_.node(Op::Overlay, {list(Op::Exprs, objects, at)}, c_.spanFrom(at)));
  } while (c_.take(","));
  return declared(s, from, f_.node(Op::Equivalence, {list(Op::Overlays, sets, from)}, c_.spanFrom(from)));
}

// R863: IMPLICIT NONE [(TYPE, EXTERNAL)]; IMPLICIT type (letters), ...
bool StatementParser::implicit(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("implicit")) return false;
  if (c_.keyword("none") && (c_.ended() || c_.peek() == '(')) {
    std::vector<Tree> what;
    const std::size_t at = c_.at();
    if (c_.take("(")) {
      if (c_.peek() != ')') do {
          const std::size_t word = c_.at();
          if (!c_.keyword("type") && !c_.needKeyword("external")) return false;
          what.push_back(text(c_.text(word, c_.at()), word));
        } while (c_.take(","));
      if (!c_.need(")")) return false;
    }
    return declared(s, from, f_.node(Op::ImplicitNone, {list(Op::Texts, what, at)}, c_.spanFrom(from)));
  }
  std::vector<Tree> typings;
  do {
    const std::size_t at = c_.at();
    const auto mark = f_.mark();
    Tree type, which;
    if (!typeSpecification(type) || c_.peek() != '(') {
      c_.back(at);  // what looked like a kind are the letters
      f_.release(mark);
      if (!typeSpecification(type, true)) return false;
    }
    if (!(which = letterRanges())) return false;
    typings.push_back(f_.node(Op::Typing, {type, which}, c_.spanFrom(at)));
  } while (c_.take(","));
  return declared(s, from, f_.node(Op::Implicit, {list(Op::Typings, typings, from)}, c_.spanFrom(from)));
}

// R865: (a-h, o)
Tree StatementParser::letterRanges() {
  const std::size_t from = c_.at();
  if (!c_.need("(")) return {};
  std::vector<Tree> all;
  auto letter = [&] {
    const std::size_t at = c_.at();
    if (!lexical::letter(c_.peek())) return c_.fail("a letter"), Tree{};
    c_.advance(1);
    return text(c_.text(at, at + 1), at);
  };
  do {
    const std::size_t at = c_.at();
    const Tree first = letter();
    if (!first) return {};
    const Tree last = c_.take("-") ? letter() : none(Op::Notext);
    if (!last) return {};
    all.push_back(f_.node(Op::Letters, {first, last}, c_.spanFrom(at)));
  } while (c_.take(","));
  return c_.need(")") ? list(Op::Intervals, all, from) : Tree{};
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
  if (Tree local = genericSpec()) {
    const Tree there = c_.take("=>") ? genericSpec() : local;
    return there ? f_.node(Op::UsedGeneric, {local, there}, c_.spanFrom(from)) : (c_.fail("an operator"), Tree{});
  }
  const Tree local = name();
  if (!local) return {};
  const Tree there = c_.take("=>") ? name() : local;
  return there ? f_.node(Op::Used, {local, there}, c_.spanFrom(from)) : Tree{};
}

// R868
bool StatementParser::namelist(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.needKeyword("namelist")) return false;
  std::vector<Tree> groups;
  do {
    const std::size_t at = c_.at();
    if (!c_.need("/")) return false;
    const Tree group = name();
    if (!group || !c_.need("/")) return false;
    std::vector<Tree> names;
    const std::size_t first = c_.at();
    do {
      const Tree n = name();
      if (!n) return false;
      names.push_back(n);
    } while (c_.take(",") && c_.peek() != '/');
    groups.push_back(f_.node(Op::Group, {group, list(Op::Names, names, first)}, c_.spanFrom(at)));
  } while (c_.peek() == '/');
  return declared(s, from, f_.node(Op::Namelist, {list(Op::Groups, groups, from)}, c_.spanFrom(from)));
}

// Whether a '(' follows the name in the statement.
bool StatementParser::parenthesised(Tree name) const {
  std::size_t i = 0;
  while (i < c_.code().size() && c_.place(i) + 1 < f_.span(name).end) ++i;
  for (++i; i < c_.code().size() && c_.code()[i] == ' ';) ++i;
  return i < c_.code().size() && c_.code()[i] == '(';
}

// R761: integer constants, each the next of the one before, or as it says.
bool StatementParser::enumerators(Statement &s, std::size_t from) {
  c_.take("::");
  std::vector<Tree> all;
  do {
    const std::size_t at = c_.at();
    const Tree n = name();
    if (!n) return false;
    const Symbol before = std::exchange(scope_.enumerated, f_.symbol(n));
    Tree value = f_.leaf(Op::Intval, before ? "1" : "0", f_.span(n));
    if (before) value = f_.node(Op::Add, {f_.leaf(Op::Name, before, f_.span(n)), value}, f_.span(n));
    if (c_.take("=") && !(value = e_.expression())) return false;
    scope_.declare(f_.symbol(n), Scope::Constant);
    all.push_back(f_.node(Op::Entity, {n, f_.node(Op::Dims, {}, f_.span(n)), none(Op::Noexpr), value}, c_.spanFrom(at)));
  } while (c_.take(","));
  const Tree type = f_.node(Op::IntegerType, {none(Op::Noexpr)}), constant = f_.leaf(Op::Attr, "parameter");
  return declared(s, from,
                  f_.node(Op::Declare, {type, f_.node(Op::Attrs, {constant}), list(Op::Entities, all, from)}, c_.spanFrom(from)));
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
  if (word == "enumerator") return enumerators(s, from);
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
  const bool names = word != "private" && word != "public" && word != "import";
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
  const std::vector<Tree> mentioned = access ? accessNames() : mentions(c_.at(), c_.code().size());
  if (access && head != "import") {
    const Tree attr = f_.leaf(Op::Attr, head, c_.span(from, rest));
    std::vector<Symbol> names;
    for (Tree n : mentioned) names.push_back(f_.symbol(n));
    scope_.access(head == "public", names);
    return declared(s, from, f_.node(Op::Accessible, {attr, list(Op::Names, mentioned, from)}, c_.spanFrom(from)));
  }
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

// R827: names, operator(+), assignment(=).
std::vector<Tree> StatementParser::accessNames() {
  std::vector<Tree> names;
  do {
    const Tree t = c_.ended() ? Tree{} : genericName();
    if (!t) break;
    names.push_back(t);
  } while (c_.take(","));
  return names;
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
  s.tree =
      f_.node(Op::FormatLine, {text(c_.line().label, from), text("format" + c_.text(rest, end, true), from)}, c_.spanFrom(from));
  return true;
}

// R1547: f(x) = expression among the declarations, when nothing says that f is an array. What a module of another file says is
// known when all are read: `resolve` makes an assignment of it, then.
bool StatementParser::statementFunction(Statement &s) {
  const std::size_t from = c_.at();
  if (!context_.specification || context_.block || (scope_.isOpen() && !c_.line().label.empty())) return false;
  const Symbol function = c_.tryName();
  if (!function || scope_.isArray(function) || scope_.isCharacter(function)) return false;
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
  if (!scope_.isOpen()) scope_.declare(function, 0);
  return declared(s, from, f_.node(Op::StatementFunction, {name, list(Op::Names, formals, open), value}, c_.spanFrom(from)));
}

}  // namespace dotbar::fortran
