// Control: IF, DO, SELECT, jumps.
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"

namespace dotbar::fortran {

// R1135 IF (…) THEN; R1139 IF (…) action; the arithmetic IF.
bool StatementParser::ifStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("if") || !c_.need("(")) return false;
  const Tree test = e_.expression();
  if (!test || !c_.need(")")) return false;
  if (lexical::digit(c_.peek())) return arithmeticIf(s, test);
  if (context_.action) return false;
  const std::size_t behind = c_.at();
  const bool then = c_.keyword("then");
  if (then && c_.ended()) {
    s.kind = Statement::IfThen;
    s.tree = test;
    return true;
  }
  const std::size_t behindThen = c_.at();
  c_.back(behind);
  // the action statement is parsed as a statement of its own
  LogicalLine rest = c_.line();
  rest.code.erase(0, behind);
  rest.original.erase(0, behind);
  rest.place.erase(rest.place.begin(), rest.place.begin() + static_cast<std::ptrdiff_t>(behind));
  rest.marks.erase(rest.marks.begin(), rest.marks.begin() + static_cast<std::ptrdiff_t>(behind));
  if (rest.code.empty()) return c_.fail("THEN"), c_.fail("a statement"), false;
  StatementParser inner(f_, scope_, rest, {.action = true});
  const Statement action = inner.parse();
  if (action.kind == Statement::Failed) {
    if (c_.keyword("if") && c_.take("(")) return c_.failAt(behind, "THEN or an action statement"), false;
    c_.back(behind);
    if (inner.cursor().furthest() == 0) return c_.failAt(behind, "THEN"), c_.failAt(behind, "a statement"), false;
    if (then) return c_.failAt(behindThen, "the end of the statement"), false;
    c_.failAt(behind + inner.cursor().furthest(), inner.cursor().expected().substr(9));
    return false;
  }
  if (action.kind != Statement::Action || action.construct) return c_.failAt(behind, "THEN or an action statement"), false;
  jumps_.insert(jumps_.end(), inner.jumps().begin(), inner.jumps().end());
  c_.back(c_.code().size());
  const Tree thenPart = f_.node(Op::Instrs, {action.tree}, f_.span(action.tree)),
             otherwise = f_.node(Op::Instrs, {}, c_.span(c_.at(), c_.at()));
  return acted(s, f_.node(Op::If, {test, thenPart, otherwise}, c_.spanFrom(from)));
}

bool StatementParser::label(Tree &t) {
  const std::size_t from = c_.at();
  const std::string_view d = c_.digits();
  if (d.empty()) return c_.fail("a label"), false;
  const std::size_t first = d.find_first_not_of('0');
  t = f_.leaf(Op::Text, first == std::string::npos ? "0" : d.substr(first), c_.spanFrom(from));
  jumps_.push_back(f_.symbol(t));
  return true;
}

bool StatementParser::arithmeticIf(Statement &s, Tree value) {
  Tree negative, zero, positive;
  if (!label(negative) || !c_.need(",") || !label(zero) || !c_.need(",") || !label(positive)) return false;
  return acted(s, f_.node(Op::IfArithmetic, {value, negative, zero, positive}, c_.spanFrom(0)));
}

// R1136, R1137
bool StatementParser::elseIf(Statement &s) {
  if (c_.keyword("else if")) {
    if (!c_.need("(") || !(s.tree = e_.expression()) || !c_.need(")") || !c_.needKeyword("then")) return false;
    s.kind = Statement::ElseIf;
  } else if (c_.keyword("else")) {
    s.kind = Statement::Else;
  } else {
    return false;
  }
  s.construct = c_.tryName();
  return true;
}

// R1120: DO [label] [,] [control]
bool StatementParser::doStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("do")) {
    // "do10i" never occurs in free form, "do 10" and "dowhile" do
    if (c_.line().fixed || !c_.keyword("dowhile")) return false;
    c_.back(from + 2);
  }
  const std::string_view d = c_.digits();
  if (!d.empty()) s.doLabel = intern(d.substr(std::min(d.find_first_not_of('0'), d.size() - 1)));
  s.kind = Statement::Do;
  const std::size_t at = c_.at();
  if (c_.ended()) {
    s.tree = f_.node(Op::Forever, {}, c_.spanFrom(from));
    return true;
  }
  c_.take(",");
  if (c_.keyword("concurrent") && c_.peek() == '(') {
    if (s.doLabel) return c_.failAt(at, "no label in front of CONCURRENT"), false;
    return doConcurrent(s);
  }
  c_.back(at);
  c_.take(",");
  return doControl(s);
}

// R1123: variable = first, last [, step]; WHILE (test)
bool StatementParser::doControl(Statement &s) {
  const std::size_t from = c_.at();
  if (c_.keyword("while") && c_.peek() == '(') {
    c_.take("(");
    const Tree test = e_.expression();
    if (!test || !c_.need(")")) return false;
    s.tree = f_.node(Op::While, {test}, c_.spanFrom(from));
    return true;
  }
  c_.back(from);
  const Tree variable = name();
  if (!variable || !c_.need("=")) return false;
  const Tree first = e_.expression();
  if (!first || !c_.need(",")) return false;
  const Tree last = e_.expression();
  if (!last) return false;
  const Tree step = c_.take(",") ? e_.expression() : none(Op::Noexpr);
  if (!step) return false;
  s.tree = f_.node(Op::Do, {variable, first, last, step}, c_.spanFrom(from));
  return true;
}

// R1141
bool StatementParser::select(Statement &s) {
  if (!c_.keyword("select case") || !c_.need("(") || !(s.tree = e_.expression()) || !c_.need(")")) return false;
  s.kind = Statement::Select;
  return true;
}

// R1142: CASE (ranges), CASE DEFAULT
bool StatementParser::caseStatement(Statement &s) {
  if (!c_.keyword("case")) return false;
  s.kind = Statement::Case;
  if (c_.keyword("default")) {
    s.construct = c_.tryName();
    return true;
  }
  const std::size_t from = c_.at();
  if (!c_.need("(")) return c_.fail("DEFAULT"), false;
  do {
    const std::size_t at = c_.at();
    Tree lower = c_.peek() == ':' ? none(Op::Noexpr) : e_.expression(), upper;
    if (!lower) return false;
    if (c_.take(":")) {
      upper = c_.peek() == ',' || c_.peek() == ')' ? none(Op::Noexpr) : e_.expression();
      if (!upper) return false;
      s.trees.push_back(f_.node(Op::Between, {lower, upper}, c_.spanFrom(at)));
    } else {
      s.trees.push_back(f_.node(Op::Single, {lower}, c_.spanFrom(at)));
    }
  } while (c_.take(","));
  if (!c_.need(")")) return false;
  s.tree = list(Op::Ranges, s.trees, from);
  s.construct = c_.tryName();
  return true;
}

// R1041: WHERE (mask); R1043: WHERE (mask) assignment.
bool StatementParser::where(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("where") || !c_.need("(")) return false;
  const Tree mask = e_.expression();
  if (!mask || !c_.need(")")) return false;
  if (c_.ended()) {
    s.kind = Statement::Where;
    s.tree = mask;
    return true;
  }
  Statement inner;
  if (!assignment(inner)) return false;
  const Tree then = f_.node(Op::Instrs, {inner.tree}, f_.span(inner.tree)),
             otherwise = f_.node(Op::Instrs, {}, c_.span(c_.at(), c_.at()));
  return acted(s, f_.node(Op::Where, {mask, then, otherwise}, c_.spanFrom(from)));
}

// R1047, R1049: ELSEWHERE [(mask)] [name]
bool StatementParser::elseWhere(Statement &s) {
  if (!c_.keyword("elsewhere") && !c_.keyword("else where")) return false;
  s.kind = Statement::ElseWhere;
  if (c_.take("(") && (!(s.tree = e_.expression()) || !c_.need(")"))) return false;
  s.construct = c_.tryName();
  return true;
}

// R1050: a construct, or one assignment.
bool StatementParser::forall(Statement &s) {
  const std::size_t from = c_.at();
  const std::string word = "forall";
  if (!c_.keyword(word)) return false;
  Statement::Concurrent c;
  if (!concurrentHeader(c)) return false;
  if (c_.ended()) {
    s.kind = Statement::Forall;
    s.tree = none(Op::Noexpr);
    s.second = c_.textFrom(from);
    s.concurrent = c;
    return true;
  }
  const std::size_t at = c_.at();
  const Tree left = e_.designator();
  if (!left) return false;
  if (c_.take("=")) {
    const Tree right = e_.expression();
    if (!right || !c_.end()) return false;
    c.assigned = f_.node(Op::Assign, {left, right}, c_.spanFrom(at));
    s.concurrent = c;
  } else if (!c_.need("=>") || !e_.expression() || !c_.end()) {
    return false;
  }
  c_.back(from);
  return copied(s, word);
}

// R1107
bool StatementParser::block(Statement &s) {
  if (!c_.keyword("block") || !c_.ended()) return false;
  s.kind = Statement::Block;
  return true;
}

// R1103: ASSOCIATE (name => selector, ...)
bool StatementParser::associate(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("associate") || !c_.need("(")) return false;
  s.kind = Statement::Associate;
  do {
    const Tree n = name();
    if (!n || !c_.need("=>")) return false;
    const Tree selected = e_.expression();
    if (!selected) return false;
    s.trees.push_back(n), s.trees.push_back(selected);
  } while (c_.take(","));
  if (!c_.need(")")) return false;
  s.second = c_.textFrom(from);
  return true;
}

// Constructs without an operator of their own.
bool StatementParser::otherConstruct(Statement &s) {
  const std::size_t at = c_.at();
  s.kind = Statement::Verbatim;
  for (const char *w : {"change team", "critical"}) {
    if (!c_.keyword(w)) continue;
    s.word = w;
    c_.back(c_.code().size());
    return true;
  }
  c_.back(at);
  if (!c_.keyword("enum") || !c_.take(",")) return false;
  s.word = "enum";
  c_.back(c_.code().size());
  return true;
}

bool StatementParser::goTo(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("go to")) return false;
  if (c_.peek() == '(') return computedGoTo(s, from);
  Tree target;
  if (lexical::digit(c_.peek())) return label(target) && acted(s, f_.node(Op::Goto, {target}, c_.spanFrom(from)));
  // the assigned GOTO: flows like a computed one, written from its text
  const std::size_t at = c_.at();
  const Tree variable = name();
  std::vector<Tree> labels;
  if (!variable) return c_.fail("a label"), false;
  const std::size_t behind = c_.at();
  if (c_.take(",") || c_.looking("(")) {
    if (!labelList(labels)) return false;
  } else {
    c_.back(behind);  // to any label that the unit assigns: Blocks adds them
  }
  const Tree value = f_.node(Op::OtherExpr, {text(c_.textFrom(at, true), at), list(Op::Exprs, {variable}, at)}, c_.spanFrom(at));
  return acted(s, f_.node(Op::GotoComputed, {list(Op::Texts, labels, at), value}, c_.spanFrom(from)));
}

bool StatementParser::labelList(std::vector<Tree> &labels) {
  if (!c_.need("(")) return false;
  do {
    Tree target;
    if (!label(target)) return false;
    labels.push_back(target);
  } while (c_.take(","));
  return c_.need(")");
}

bool StatementParser::computedGoTo(Statement &s, std::size_t from) {
  const std::size_t at = c_.at();
  std::vector<Tree> labels;
  if (!labelList(labels)) return false;
  const Tree all = list(Op::Texts, labels, at);
  c_.take(",");
  const Tree value = e_.expression();
  return value && acted(s, f_.node(Op::GotoComputed, {all, value}, c_.spanFrom(from)));
}

bool StatementParser::assignLabel(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("assign")) return false;
  Tree target;
  if (!label(target) || !c_.needKeyword("to")) return false;
  const Tree variable = name();
  if (!variable) return false;
  const std::string all = "assign " + std::string(f_.text(target)) + " to " + std::string(f_.text(variable));
  jumps_.pop_back();  // named, not jumped to
  acted(s, copy("ASSIGN statement", all, {variable}, from));
  jumps_.push_back(f_.symbol(target));
  return true;
}

bool StatementParser::continueStatement(Statement &s) {
  const std::size_t from = c_.at();
  return c_.keyword("continue") && acted(s, f_.node(Op::Continue, {}, c_.spanFrom(from)));
}

bool StatementParser::returnStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("return")) return false;
  if (c_.ended()) return acted(s, f_.node(Op::Return, {}, c_.spanFrom(from)));
  const Tree value = e_.expression();
  return value && acted(s, f_.node(Op::ReturnValue, {value}, c_.spanFrom(from)));
}

bool StatementParser::exitOrCycle(Statement &s) {
  const std::size_t from = c_.at();
  const bool exit = c_.keyword("exit");
  if (!exit && !c_.keyword("cycle")) return false;
  const std::size_t at = c_.at();
  const Symbol construct = c_.tryName();
  const Tree target = f_.leaf(construct ? Op::Text : Op::Notext, construct, c_.spanFrom(at));
  return acted(s, f_.node(exit ? Op::Exit : Op::Cycle, {target}, c_.spanFrom(from)));
}

}  // namespace dotbar::fortran
