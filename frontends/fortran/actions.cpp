// Assignments, calls, and statements that are copied.
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"

namespace dotbar::fortran {

// R1032, R1033
bool StatementParser::assignment(Statement &s) {
  const std::size_t from = c_.at();
  const Tree left = e_.designator();
  if (!left) return false;
  if (!f_.is(left, Op::Name) && !f_.is(left, Op::Index) && !f_.is(left, Op::Field)) return c_.failAt(from, "a variable"), false;
  const bool pointer = c_.take("=>");
  if (!pointer && (c_.looking("==") ? (c_.fail("'='"), true) : !c_.need("="))) return false;
  const Tree right = e_.expression();
  if (!right || !c_.end()) return false;
  return acted(s, f_.node(pointer ? Op::PointTo : Op::Assign, {left, right}, c_.spanFrom(from)));
}

// R1521; a type-bound procedure is copied.
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
    const Tree all = f_.node(Op::Exprs, mentions(target, c_.at()), c_.spanFrom(target));
    return acted(s, f_.node(Op::Other, {text(c_.keywordText("call", target, c_.at()), from), all}, c_.spanFrom(from)));
  }
  for (Tree a : f_.children(arguments))
    if (f_.is(a, Op::Alternate)) jumps_.push_back(f_.symbol(a));
  return acted(s, f_.node(Op::Call, {procedure, arguments}, c_.spanFrom(from)));
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
  if (!c_.ended() && !e_.expression()) return false;
  if (c_.take(",")) c_.back(c_.code().size());
  return acted(s, f_.node(Op::Stop, {text(c_.keywordText(keyword, rest, c_.at()), from)}, c_.spanFrom(from)));
}

bool StatementParser::copied(Statement &s, std::string_view keyword) {
  const std::size_t from = c_.at();
  if (!c_.keyword(keyword)) return false;
  const std::size_t rest = c_.at(), end = c_.code().size();
  c_.back(end);
  const Tree all = f_.node(Op::Exprs, mentions(rest, end), c_.span(rest, end));
  return acted(s, f_.node(Op::Other, {text(c_.keywordText(keyword, rest, end), from), all}, c_.spanFrom(from)));
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
      return copied(s, w);
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
bool StatementParser::entry(Statement &s) { return copied(s, "entry"); }

}  // namespace dotbar::fortran
