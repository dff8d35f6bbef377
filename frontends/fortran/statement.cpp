// Which statement it is: an assignment when it has the shape of one, else the first alternative that reads it to its end.
#include "frontends/fortran/statement.h"

#include <algorithm>

#include "frontends/fortran/lexical.h"

namespace dotbar::fortran {
namespace {

bool typeWord(std::string_view word) {
  for (std::string_view w : {"real", "integer", "logical", "character", "complex", "type", "class", "double", "precision"})
    if (w == word) return true;
  return false;
}

}  // namespace

Statement StatementParser::parse() {
  Statement s;
  const auto mark = f_.mark();
  bool ok = assignmentAhead() ? tryAll(s, {&StatementParser::statementFunction, &StatementParser::assignment})
                              : constructName(s) && dispatch(s);
  if (ok) {
    s.where = {c_.line().start, c_.line().end};
    return s;
  }
  if (c_.furthest() == 0) c_.onlyExpected("a Fortran statement");
  f_.release(mark);
  return {};
}

// Tries one alternative, all of the statement; what it built is dropped when it fails.
bool StatementParser::attempt(Result parse, Statement &s) {
  const std::size_t at = c_.at();
  const auto mark = f_.mark();
  const std::size_t jumps = jumps_.size();
  Statement tried = s;
  if ((this->*parse)(tried) && c_.end()) {
    s = std::move(tried);
    return true;
  }
  c_.back(at);
  f_.release(mark);
  jumps_.resize(jumps);
  return false;
}

bool StatementParser::tryAll(Statement &s, std::initializer_list<Result> parsers) {
  for (Result p : parsers)
    if (attempt(p, s)) return true;
  return false;
}

// The shape `name (…) %name … =` or `=>`; in fixed form `do10i=1,5` is none, for its comma.
bool StatementParser::assignmentAhead() {
  const LogicalLine &l = c_.line();
  const std::string &code = l.code;
  auto blanks = [&](std::size_t i) {
    while (i < code.size() && code[i] == ' ' && !l.opaque(i)) ++i;
    return i;
  };
  std::size_t i = blanks(0);
  if (i >= code.size() || l.opaque(i) || !lexical::letter(code[i])) return false;
  for (;;) {
    const std::size_t length = lexical::name(std::string_view(code).substr(i));
    if (!length) return false;
    i = blanks(i + length);
    while (i < code.size() && (code[i] == '(' || code[i] == '[') && !l.opaque(i)) {
      const std::size_t behind = c_.skipParentheses(i);
      if (behind == std::string::npos) return false;
      i = blanks(behind);
    }
    if (i >= code.size() || code[i] != '%' || l.opaque(i)) break;
    i = blanks(i + 1);
  }
  if (i >= code.size() || code[i] != '=' || l.opaque(i) || (i + 1 < code.size() && code[i + 1] == '=')) return false;
  if (!l.fixed || code.compare(0, 2, "do") != 0) return true;
  int depth = 0;
  for (; i < code.size(); ++i) {
    if (l.opaque(i)) continue;
    if (code[i] == '(') ++depth;
    if (code[i] == ')') --depth;
    if (code[i] == ',' && depth == 0) return false;
  }
  return true;
}

// R1104 and others: a name and a colon in front of a construct.
bool StatementParser::constructName(Statement &s) {
  const std::size_t at = c_.at();
  const Symbol name = c_.tryName();
  if (name && c_.peek() == ':' && !c_.looking("::")) {
    c_.take(":");
    s.construct = name;
    return true;
  }
  c_.back(at);
  return true;
}

bool StatementParser::dispatch(Statement &s) {
  if (byKeyword(s)) return true;
  // no keyword led anywhere: say what an assignment misses
  return c_.furthest() <= c_.at() && lexical::letter(c_.peek()) && attempt(&StatementParser::assignment, s);
}

bool StatementParser::byKeyword(Statement &s) {
  using P = StatementParser;
  if (context_.guards && attempt(&P::typeGuard, s)) return true;
  if (context_.ranks && attempt(&P::rankGuard, s)) return true;
  if (context_.interface && tryAll(s, {&P::endInterface, &P::specifics})) return true;
  if (context_.header && attempt(&P::unitHeader, s)) return true;
  if (context_.component && tryAll(s, {&P::procedureDeclaration})) return true;
  switch (c_.peek()) {
    case 'a':
      return tryAll(s, {&P::assignLabel, &P::allocate, &P::associate, &P::interfaceBlock, &P::otherConstruct,
                        &P::attributeStatement, &P::mentionAll});
    case 'b':
      return tryAll(s, {&P::fileStatement, &P::block, &P::otherConstruct, &P::typeDeclaration, &P::attributeStatement});
    case 'c':
      return tryAll(s, {&P::call, &P::continueStatement, &P::contains, &P::caseStatement, &P::exitOrCycle, &P::fileStatement,
                        &P::common, &P::typeDeclaration, &P::otherConstruct, &P::attributeStatement});
    case 'd':
      return tryAll(s, {&P::doStatement, &P::deallocate, &P::typeDeclaration, &P::dimension, &P::data, &P::mentionAll});
    case 'e':
      return tryAll(s, {&P::endInterface, &P::end, &P::elseWhere, &P::elseIf, &P::exitOrCycle, &P::external, &P::equivalence,
                        &P::stop, &P::entry, &P::fileStatement, &P::otherConstruct, &P::attributeStatement, &P::mentionAll});
    case 'f':
      return tryAll(s, {&P::format, &P::forall, &P::fileStatement, &P::mentionAll, &P::unitHeader});
    case 'g':
      return tryAll(s, {&P::goTo});
    case 'i':
      return tryAll(s, {&P::ifStatement, &P::implicit, &P::include, &P::intrinsic, &P::typeDeclaration, &P::fileStatement,
                        &P::interfaceBlock, &P::attributeStatement, &P::unitHeader});
    case 'n':
      return tryAll(s, {&P::namelist, &P::mentionAll, &P::unitHeader});
    case 'o':
      return tryAll(s, {&P::fileStatement, &P::attributeStatement});
    case 'p':
      return tryAll(s, {&P::printStatement, &P::parameter, &P::procedureDeclaration, &P::attributeStatement, &P::mentionAll,
                        &P::unitHeader});
    case 'r':
      return tryAll(s, {&P::returnStatement, &P::readStatement, &P::fileStatement, &P::typeDeclaration, &P::unitHeader});
    case 's':
      return tryAll(s, {&P::save, &P::stop, &P::selectType, &P::select, &P::mentionAll, &P::unitHeader});
    case 't':
      return tryAll(s, {&P::typeDefinition, &P::typeDeclaration, &P::attributeStatement});
    case 'u':
      return tryAll(s, {&P::use, &P::mentionAll});
    case 'w':
      return tryAll(s, {&P::writeStatement, &P::where, &P::fileStatement});
    default:
      break;
  }
  return tryAll(s, {&P::typeDeclaration, &P::attributeStatement, &P::mentionAll, &P::unitHeader});
}

Tree StatementParser::name() {
  const std::size_t at = c_.at();
  const Symbol n = c_.name();
  return n ? f_.leaf(Op::Name, n, c_.spanFrom(at)) : Tree{};
}

Tree StatementParser::list(Op op, const std::vector<Tree> &elements, std::size_t from) {
  return f_.node(op, elements, c_.spanFrom(from));
}

bool StatementParser::declared(Statement &s, std::size_t, Tree declaration) {
  s.kind = Statement::Declarations;
  s.trees.push_back(declaration);
  return true;
}

bool StatementParser::acted(Statement &s, Tree instruction) {
  s.kind = Statement::Action;
  s.tree = instruction;
  return true;
}

std::vector<Tree> StatementParser::mentionsOf(const LogicalLine &line) {
  std::size_t from = 0;
  while (from < line.code.size() && (line.code[from] != '(' || line.opaque(from))) ++from;
  return mentions(from, line.code.size());
}

// Every name in a part of the statement that may be a variable: no member, no keyword of an argument, each once.
std::vector<Tree> StatementParser::mentions(std::size_t from, std::size_t to) {
  std::vector<Tree> found;
  std::vector<Symbol> seen;
  const LogicalLine &l = c_.line();
  const std::string_view code = c_.code().substr(0, to);
  int depth = 0;
  char previous = ' ';
  for (std::size_t i = from; i < to; ++i) {
    if (l.opaque(i)) {
      previous = '\'';
      continue;
    }
    const char c = code[i];
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (c == '.')
      if (const std::size_t n = lexical::dotted(code.substr(i))) {
        i += n - 1;
        previous = '.';
        continue;
      }
    bool real;
    if (lexical::digit(c)) {
      i += std::max<std::size_t>(lexical::number(code.substr(i), real), 1) - 1;
      previous = '0';
      continue;
    }
    if (!lexical::letter(c)) {
      if (c != ' ') previous = c;
      continue;
    }
    const std::size_t n = lexical::name(code.substr(i));
    std::size_t next = i + n;
    while (next < to && code[next] == ' ') ++next;
    const char then = next + 1 < to ? code[next + 1] : '\0';
    const bool keyword = depth > 0 && next < to && code[next] == '=' && then != '=' && then != '>';
    const Symbol symbol = intern(code.substr(i, n));
    const bool word = typeWord(code.substr(i, n)) && !scope_.isKnown(symbol);  // of ALLOCATE (real :: x)
    if (!keyword && !word && previous != '%' && std::find(seen.begin(), seen.end(), symbol) == seen.end() &&
        (next >= to || !l.opaque(i + n) || next > i + n)) {
      seen.push_back(symbol);
      found.push_back(f_.leaf(Op::Name, symbol, c_.span(i, i + n)));
    }
    i += n - 1;
    previous = 'a';
  }
  return found;
}

}  // namespace dotbar::fortran
