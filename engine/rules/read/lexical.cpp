// Tokens of the rules language: bars, arrows and minus signs apart, metavariables, names, white space and comments.
#include <algorithm>
#include <iterator>

#include "engine/rules/read/grammar.h"

namespace dotbar::rules::grammar {
namespace {

bool isUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool isLower(char c) { return c >= 'a' && c <= 'z'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isWord(char c) { return isUpper(c) || isLower(c) || isDigit(c) || c == '_'; }

char at(const Input &in, std::size_t i) { return i < in.size() ? in.peek_char(i) : '\0'; }

std::size_t wordLength(const Input &in, std::size_t from) {
  std::size_t n = from;
  while (isWord(at(in, n))) ++n;
  return n - from;
}

// `-name->` from the dash on: its length, or 0
std::size_t arrowLength(const Input &in) {
  if (at(in, 0) != '-') return 0;
  if (at(in, 1) == '-') return at(in, 2) == '>' ? 3 : 0;
  const std::size_t n = isLower(at(in, 1)) || isUpper(at(in, 1)) ? wordLength(in, 1) : 0;
  return n && at(in, n + 1) == '-' && at(in, n + 2) == '>' ? n + 3 : 0;
}

void skipComment(Input &in) {
  while (!in.empty() && *in.current() != '\n') in.bump(1);
}

constexpr std::string_view betweenTerms[] = {"and",       "or",  "not",   "else", "is",    "if",
                                             "otherwise", "let", "fresh", "with", "scope", "refuse"};

bool reserved(std::string_view s) {
  return std::find(std::begin(betweenTerms), std::end(betweenTerms), s) != std::end(betweenTerms);
}

}  // namespace

bool blanks(Input &in, State &s) {
  if (in.current() != s.triviaEnd) s.triviaBegin = in.current();
  while (!in.empty()) {
    const char c = *in.current();
    if (c == ' ' || c == '\t' || c == '\r' || (c == '\n' && s.brackets)) {
      in.bump(1);
    } else if (c == '#') {
      skipComment(in);
    } else {
      break;
    }
  }
  s.triviaEnd = in.current();
  return true;
}

bool lines(Input &in, State &s) {
  ++s.brackets;
  blanks(in, s);
  --s.brackets;
  return true;
}

bool metavariable(Input &in, State &) {
  std::size_t n = at(in, 0) == '_' ? 1 : 0;
  if (!isUpper(at(in, n))) return false;
  while (isUpper(at(in, n)) || isLower(at(in, n)) || isDigit(at(in, n))) ++n;
  if (at(in, n) == '#') ++n;
  while (at(in, n) == '\'') ++n;
  if (isWord(at(in, n))) return false;
  in.bump(n);
  return true;
}

bool wildcard(Input &in, State &) { return at(in, 0) == '_' && wordLength(in, 0) == 1 && (in.bump(1), true); }

bool lowerName(Input &in, State &) {
  if (!isLower(at(in, 0))) return false;
  const std::size_t n = wordLength(in, 0);
  return !reserved({in.current(), n}) && (in.bump(n), true);
}

bool operatorName(Input &in, State &) {
  const std::size_t n = isLower(at(in, 0)) ? wordLength(in, 0) : 0;
  return n && (in.bump(n), true);
}

bool anyName(Input &in, State &) {
  if (!isLower(at(in, 0)) && !isUpper(at(in, 0))) return false;
  std::size_t n = wordLength(in, 0);
  while (at(in, n) == '\'') ++n;
  in.bump(n);
  return true;
}

bool setName(Input &in, State &) {
  std::size_t n = 0;
  while (isWord(at(in, n)) || at(in, n) == '/' || at(in, n) == '.' || (n && at(in, n) == '-')) ++n;
  return n && (in.bump(n), true);
}

bool number(Input &in, State &) {
  std::size_t n = 0;
  while (isDigit(at(in, n))) ++n;
  if (!n) return false;
  if (at(in, n) == '.' && isDigit(at(in, n + 1)))
    for (++n; isDigit(at(in, n));) ++n;
  if (const char e = at(in, n); e == 'e' || e == 'E' || e == 'd' || e == 'D') {
    const std::size_t sign = at(in, n + 1) == '-' || at(in, n + 1) == '+' ? 1 : 0;
    if (isDigit(at(in, n + 1 + sign)))
      for (n += 1 + sign; isDigit(at(in, n));) ++n;
  }
  if (isWord(at(in, n))) return false;
  in.bump(n);
  return true;
}

bool quoted(Input &in, State &) {
  if (at(in, 0) != '"') return false;
  std::size_t n = 1;
  while (at(in, n) != '"') {
    if (n >= in.size() || at(in, n) == '\n') return false;
    n += at(in, n) == '\\' ? 2 : 1;
  }
  in.bump(n + 1);
  return true;
}

bool minusSign(Input &in, State &) {
  if (at(in, 0) != '-' || at(in, 1) == '-' || arrowLength(in)) return false;
  in.bump(1);
  return true;
}

bool infixOperator(Input &in, State &s) {
  if (at(in, 0) == '-') return minusSign(in, s);
  if (isLower(at(in, 0))) {
    const std::size_t n = wordLength(in, 0);
    const std::string_view w{in.current(), n};
    return (w == "and" || w == "or") && (in.bump(n), true);
  }
  for (std::string_view op : {":=", "\\/", "/\\", "==", "/=", "<=", ">=", "**", "\\", "<", ">", "+", "*", "/"})
    if (in.size() >= op.size() && std::string_view{in.current(), op.size()} == op) {
      in.bump(op.size());
      return true;
    }
  return false;
}

bool arrow(Input &in, State &) {
  const std::size_t n = arrowLength(in);
  return n && (in.bump(n), true);
}

bool bar(Input &in, State &s) {
  std::size_t n = 0;
  while (at(in, n) == '-') ++n;
  if (n < 3) return false;
  in.bump(n);
  const unsigned brackets = std::exchange(s.brackets, 0);
  blanks(in, s);
  s.brackets = brackets;
  return in.empty() || *in.current() == '\n';
}

bool restOfLine(Input &in, State &) {
  std::size_t n = 0, last = 0;
  bool string = false;
  for (char c; n < in.size() && (c = at(in, n)) != '\n'; ++n) {
    if (c == '"') string = !string;
    if (c == '#' && !string && (n == 0 || at(in, n - 1) == ' ')) break;
    if (c != ' ' && c != '\t' && c != '\r') last = n + 1;
  }
  in.bump(last);
  return last != 0;
}

bool itemEnd(Input &in, State &s) {
  blanks(in, s);
  if (in.empty() || *in.current() == '\n') return true;
  for (std::string_view w : {"var", "guard", "judgement", "function", "naming", "context", "intrinsic", "option"})
    if (in.size() > w.size() && std::string_view{in.current(), w.size()} == w && !isWord(at(in, w.size()))) return true;
  return false;
}

bool literal(Input &in, std::string_view what) {
  if (in.size() < what.size() || std::string_view{in.current(), what.size()} != what) return false;
  if (isWord(what.back()) && isWord(at(in, what.size()))) return false;
  in.bump(what.size());
  return true;
}

}  // namespace dotbar::rules::grammar

std::span<const std::string_view> dotbar::rules::reservedWords() { return grammar::betweenTerms; }
