// Assignments, calls, and statements that are copied.
#include <algorithm>
#include <cctype>

#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"
#include "il_make.h"

namespace dotbar::fortran {

// "WHERE construct": how a copied statement or construct is called in messages.
std::string kindOf(std::string_view words, std::string_view what) {
  std::string kind(words);
  std::transform(kind.begin(), kind.end(), kind.begin(), [](unsigned char c) { return std::toupper(c); });
  return kind + " " + std::string(what);
}

// R1032, R1033
bool StatementParser::assignment(Statement &s) {
  const std::size_t from = c_.at();
  const Tree left = e_.designator();
  if (!left) return false;
  if (f_.is(left, Op::OtherExpr)) return copiedAssignment(s, left, from);
  if (!f_.is(left, Op::Name) && !f_.is(left, Op::Index) && !f_.is(left, Op::Field)) return c_.failAt(from, "a variable"), false;
  const bool pointer = c_.take("=>");
  if (!pointer && (c_.looking("==") ? (c_.fail("'='"), true) : !c_.need("="))) return false;
  const Tree right = e_.expression();
  if (!right || !c_.end()) return false;
  return acted(s, f_.node(pointer ? Op::PointTo : Op::Assign, {left, right}, c_.spanFrom(from)));
}

// To what is no variable of this image: an element of another image's coarray, what a function's result points to.
bool StatementParser::copiedAssignment(Statement &s, Tree left, std::size_t from) {
  const bool image = f_.text(il::OtherExprOp::text_(f_, left)).find('[') != std::string_view::npos;
  if (!c_.take("=>") && !c_.need("=")) return false;
  if (!e_.expression() || !c_.end()) return false;
  return acted(s, copy(image ? "assignment to a variable of another image" : "assignment to the result of a function",
                       c_.textFrom(from), mentions(from, c_.at()), from));
}

// R1521; what a call begins with that is no name is copied.
bool StatementParser::call(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("call")) return false;
  const std::size_t target = c_.at();
  Tree arguments;
  const Tree procedure = e_.call(arguments);
  if (!procedure || !c_.end()) return false;
  if (!f_.is(procedure, Op::Name) && !f_.is(procedure, Op::Field) && !f_.is(procedure, Op::Index) &&
      !f_.is(procedure, Op::OtherExpr))
    return c_.failAt(target, "a procedure"), false;
  if (!f_.is(procedure, Op::Name)) {
    alternates(target);
    return acted(
        s, copy("call of a type-bound procedure", c_.keywordText("call", target, c_.at()), mentions(target, c_.at()), from));
  }
  for (Tree a : f_.children(arguments))
    if (f_.is(a, Op::Alternate)) jumps_.push_back(f_.symbol(a));
  return acted(s, f_.node(Op::Call, {procedure, arguments, f_.leaf(Op::Noref, "")}, c_.spanFrom(from)));
}

// R1160: STOP and ERROR STOP.
bool StatementParser::stop(Statement &s) {
  const std::size_t from = c_.at();
  std::string keyword;
  if (c_.keyword("error stop"))
    keyword = "error stop";
  else if (c_.keyword("stop"))
    keyword = "stop";
  else
    return false;
  const std::size_t rest = c_.at();
  std::vector<Tree> reads;
  const auto read = [&] {
    reads.push_back(e_.expression());
    return bool(reads.back());
  };
  if (!c_.ended() && c_.peek() != ',' && !read()) return false;
  if (c_.take(",") && !(c_.keyword("quiet") && c_.need("=") && read())) return c_.fail("QUIET="), false;
  const Tree said = text(c_.keywordText(keyword, rest, c_.at()), from);
  return acted(s, f_.node(Op::Stop, {said, list(Op::Exprs, reads, from)}, c_.spanFrom(from)));
}

bool StatementParser::copied(Statement &s, std::string_view keyword) {
  const std::size_t from = c_.at();
  if (!c_.keyword(keyword)) return false;
  const std::size_t rest = c_.at(), end = c_.code().size();
  c_.back(end);
  return acted(s, copy(kindOf(keyword, "statement"), c_.keywordText(keyword, rest, end), mentions(rest, end), from));
}

// An instruction that is only copied, with the jumps that this statement was found to make.
Tree StatementParser::copy(std::string kind, std::string what, const std::vector<Tree> &mentioned, std::size_t from) {
  std::vector<Tree> targets;
  std::vector<Tree> called;  // may be: name( of no array
  for (Tree n : mentioned)
    if (f_.is(n, Op::Name) && !scope_.isArray(f_.symbol(n)) && parenthesised(n)) called.push_back(n);
  if (kind.starts_with("call ")) called.push_back(f_.leaf(Op::Name, what.substr(5, what.find('(') - 5), c_.spanFrom(from)));
  for (Symbol label : jumps_) targets.push_back(jumpTree(f_, label, c_.spanFrom(from)));
  return f_.node(Op::Other,
                 {text(kind, from), text(what, from), list(Op::Exprs, mentioned, from), list(Op::Names, called, from),
                  list(Op::Jumps, targets, from)},
                 c_.spanFrom(from));
}

// R935: what loses its association, as references.
bool StatementParser::nullify(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("nullify") || !c_.take("(")) return false;
  const std::size_t rest = c_.at();
  std::vector<Tree> pointers;
  do {
    pointers.push_back(e_.designator());
    if (!pointers.back() || !il::hasSort(f_.op(pointers.back()), il::Sort::Ref)) return false;
  } while (c_.take(","));
  if (!c_.take(")") || !c_.ended()) return false;
  const std::size_t open = c_.code().find_last_of('(', rest), end = c_.code().size();
  c_.back(end);
  return acted(s, copy("NULLIFY statement", c_.keywordText("nullify", open, end), pointers, from));
}

// The labels *10 of alternate returns behind `from`.
void StatementParser::alternates(std::size_t from) {
  char previous = ' ';
  for (std::size_t i = from; i < c_.code().size(); ++i) {
    const char c = c_.code()[i];
    if (c == ' ' || c_.line().opaque(i)) continue;
    if ((c == '*' || c == '&') && (previous == '(' || previous == ',')) {
      std::size_t k = i + 1;
      while (k < c_.code().size() && c_.code()[k] == ' ') ++k;
      if (const std::size_t n = lexical::digits(c_.code().substr(k))) jumps_.push_back(intern(c_.code().substr(k, n)));
    }
    previous = c;
  }
}

// Statements that are only copied, with all names they mention.
bool StatementParser::mentionAll(Statement &s) {
  const std::size_t at = c_.at();
  for (const char *w : {"allocate", "deallocate", "nullify"})
    if (c_.keyword(w)) {
      const bool parenthesis = c_.looking("(");
      if (!parenthesis) return c_.fail("'('"), false;
      const std::size_t end = c_.skipParentheses(c_.at());
      if (end == std::string::npos) return c_.failAt(c_.code().size(), "')'"), false;
      c_.back(end);
      if (!c_.end()) return false;
      c_.back(at);
      return (std::string_view(w) == "nullify" && nullify(s)) || (c_.back(at), copied(s, w));
    }
  for (const char *w : {"pause", "event post", "event wait", "form team", "sync all", "sync images", "sync memory", "sync team",
                        "lock", "unlock", "fail image", "encode", "decode", "namelist"}) {
    const std::size_t length = c_.keyword(w) ? c_.at() : 0;
    c_.back(at);
    if (length && copied(s, w)) return true;
  }
  return false;
}

// R1541
bool StatementParser::entry(Statement &s) {
  const std::size_t at = c_.at();
  if (!c_.keyword("entry") || !c_.name()) return false;
  c_.back(at);
  jumps_.push_back(intern("entry"));
  return copied(s, "entry");
}

}  // namespace dotbar::fortran
