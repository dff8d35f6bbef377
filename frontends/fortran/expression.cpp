// Operator precedence (R1002-R1023) with explicit stacks of operands, operators and open brackets.
#include "frontends/fortran/expression.h"

#include <algorithm>

#include "frontends/fortran/lexical.h"
#include "frontends/fortran/operators.h"
#include "il_make.h"

namespace dotbar::fortran {

Tree Expressions::expression() { return run(false); }
Tree Expressions::absent() { return f_.leaf(Op::Noexpr, "", c_.span(c_.at(), c_.at())); }

Tree Expressions::designator() {
  const Tree t = run(true);
  return t ? toRef(t) : t;
}

Tree Expressions::dataValue() {
  slashEnds_ = true;
  const Tree t = run(false);
  slashEnds_ = false;
  return t;
}

Tree Expressions::toRef(Tree t) {
  if (!f_.is(t, Op::Apply)) return t;
  const Tree args = il::ApplyOp::args_(f_, t);
  const std::vector<Tree> list(f_.children(args).begin(), f_.children(args).end());
  return il::IndexOp::make(f_, il::ApplyOp::function_(f_, t), f_.node(Op::Subs, list, f_.span(args)), f_.span(t));
}

Tree Expressions::call(Tree &arguments) {
  const std::size_t from = c_.at();
  const Tree t = run(true);
  if (!t) return {};
  const auto split = [&](Tree name, Tree list) {
    const auto all = f_.children(list);
    arguments = f_.node(Op::Args, std::vector<Tree>(all.begin(), all.end()), f_.span(list));
    return name;
  };
  if (f_.is(t, Op::Apply)) return split(il::ApplyOp::function_(f_, t), il::ApplyOp::args_(f_, t));
  if (f_.is(t, Op::Index) && f_.is(il::IndexOp::base_(f_, t), Op::Name))
    return split(il::IndexOp::base_(f_, t), il::IndexOp::subs_(f_, t));
  const Tree field = f_.is(t, Op::Index) ? il::IndexOp::base_(f_, t) : t;
  if (f_.is(field, Op::Field)) {  // of a procedure of the object's type
    const Tree subs = field == t ? Tree{} : il::IndexOp::subs_(f_, t);
    const std::vector<Tree> items =
        subs ? std::vector<Tree>(f_.children(subs).begin(), f_.children(subs).end()) : std::vector<Tree>();
    const Tree bound = boundCall(field, items, f_.span(subs ? subs : t), f_.span(t));
    return split(il::ApplyOp::function_(f_, bound), il::ApplyOp::args_(f_, bound));
  }
  arguments = f_.node(Op::Args, {}, spanOf(from));
  return t;
}

Tree Expressions::run(bool onlyDesignator) {
  frames_.clear();
  operators_.clear();
  values_.clear();
  items_.clear();
  onlyDesignator_ = onlyDesignator;
  Frame outermost{};
  outermost.kind = Frame::Top;
  frames_.push_back(outermost);
  Step step = Step::Operand;
  while (step == Step::Operand || step == Step::Operator) step = step == Step::Operand ? operand() : afterOperand();
  if (step == Step::Failed) return {};
  return values_.back().first;
}

Expressions::Step Expressions::value(Tree t, bool designator) {
  designator_ = designator;
  if (values_.empty() || values_.back().first != Tree{}) return Step::Failed;
  values_.back().first = t;
  return Step::Operator;
}

// R1001: what an operand can begin with.
Expressions::Step Expressions::operand() {
  const char c = c_.peek();
  const std::size_t at = c_.at();
  if (at < c_.code().size() && c_.line().opaque(at)) return literal();
  if (lexical::digit(c) || (c == '.' && lexical::digit(c_.after(1)))) return literal();
  if (lexical::letter(c)) return nameOperand();
  switch (c) {
    case '(':
      return c_.looking("(/") ? openArray(true) : openFrame(Frame::Paren, 1);
    case '[':
      return openArray(false);
    case '+':
      return prefix(Op::Plus, 1, Sum);
    case '-':
      return prefix(Op::Neg, 1, Sum);
    case '.':
      return dottedOperand();
    case ':':
      if (top().kind == Frame::Call && startsItem()) return colon();
      break;
    case ')':
    case ']':
      if (top().kind == Frame::Call && top().image == (c == ']') && (items_.size() == top().items || top().colons) &&
          startsItem())
        return close();
      if (c == ']' && top().kind == Frame::Array && items_.size() == top().items && startsItem()) return close();
      break;
    case '/':
      if (top().kind == Frame::Array && top().slash && c_.looking("/)") && items_.size() == top().items && startsItem())
        return close();
      break;
    case ',':
      if (top().kind == Frame::Call && top().colons && startsItem()) return comma();
      break;
    case '*':
    case '&':
      if (top().kind == Frame::Call && startsItem() && lexical::digit(c_.after(1))) {
        c_.advance(1);
        const Tree t = f_.leaf(Op::Alternate, c_.digits(), spanOf(at));
        top().keywords = true;
        values_.push_back({Tree{}, at});
        return value(t);
      }
      break;
    case '%':
      if (percentFunction()) return Step::Operator;
      break;
    default:
      break;
  }
  c_.fail(onlyDesignator_ && frames_.size() == 1 ? "a name" : "an expression");
  return Step::Failed;
}

// %val(x), %ref(x), %loc(x): an extension, read as a call of a function of that name.
bool Expressions::percentFunction() {
  const std::size_t at = c_.at();
  c_.advance(1);
  const Symbol name = c_.tryName();
  if (name && c_.peek() == '(') {
    values_.push_back({Tree{}, at});
    value(f_.leaf(Op::Name, "%" + std::string(dotbar::text(name)), spanOf(at)), true);
    return true;
  }
  c_.back(at);
  return false;
}

// No operator of this item has been read yet.
bool Expressions::startsItem() { return operators_.size() == top().operators; }

Expressions::Step Expressions::literal() {
  const std::size_t at = c_.at();
  const std::string_view rest = c_.code().substr(at);
  values_.push_back({Tree{}, at});
  if (c_.line().opaque(at)) {
    if (const std::size_t n = lexical::boz(rest); n && !c_.line().opaque(at + n - 1)) {
      c_.advance(n);
      return value(
          f_.node(Op::OtherExpr, {f_.leaf(Op::Text, c_.textFrom(at, true), spanOf(at)), f_.node(Op::Exprs, {})}, spanOf(at)));
    }
    const std::size_t n = lexical::string(rest);
    if (!n) return c_.fail("the end of a character constant"), Step::Failed;
    c_.advance(n);
    return value(f_.leaf(Op::Stringval, std::string_view(c_.line().original).substr(at, n), spanOf(at)), true);
  }
  if (const std::size_t digits = lexical::digits(rest);
      digits && at + digits + 1 < c_.code().size() && rest[digits] == '_' && c_.line().opaque(at + digits + 1)) {  // 4_'a'
    const std::size_t n = lexical::string(rest);
    if (!n) return c_.fail("the end of a character constant"), Step::Failed;
    c_.advance(n);
    return value(f_.leaf(Op::Stringval, std::string_view(c_.line().original).substr(at, n), spanOf(at)), true);
  }
  bool real = false;
  std::size_t n = lexical::number(rest, real);
  if (!real && at + n + 1 < c_.code().size() && c_.code()[at + n] == 'h' && c_.line().opaque(at + n + 1)) {
    for (++n; at + n < c_.code().size() && (c_.line().marks[at + n] & LogicalLine::Hollerith);) ++n;
    c_.advance(n);
    return value(f_.leaf(Op::Stringval, std::string_view(c_.line().original).substr(at, n), spanOf(at)));
  }
  std::string text(rest.substr(0, n));  // as written, but for the kind, which may be a name
  for (std::size_t i = 0; i < n && text[i] != '_'; ++i) text[i] = c_.line().original[at + i];
  c_.advance(n);
  return value(f_.leaf(real ? Op::Realval : Op::Intval, text, spanOf(at)));
}

Expressions::Step Expressions::nameOperand() {
  const std::size_t at = c_.at();
  const std::string_view rest = c_.code().substr(at);
  const std::size_t length = lexical::name(rest);
  if (at + length < c_.code().size() && c_.line().opaque(at + length)) {
    values_.push_back({Tree{}, at});
    if (length == 1)
      if (const std::size_t n = lexical::boz(rest)) {
        c_.advance(n);
        return value(
            f_.node(Op::OtherExpr, {f_.leaf(Op::Text, c_.textFrom(at, true), spanOf(at)), f_.node(Op::Exprs, {})}, spanOf(at)));
      }
    const std::size_t n = lexical::string(rest);
    if (!n) return c_.fail("the end of a character constant"), Step::Failed;
    c_.advance(n);
    const std::string text = std::string(rest.substr(0, length)) + c_.line().original.substr(at + length, n - length);
    return value(f_.leaf(Op::Stringval, text, spanOf(at)), true);
  }
  const Tree name = f_.leaf(Op::Name, rest.substr(0, length), c_.span(at, at + length));
  c_.advance(length);
  const bool first = startsItem() && frames_.size() > 1;
  if (first && c_.peek() == '=' && !c_.looking("==") && !c_.looking("=>")) {
    if (top().kind == Frame::Call && !top().keyword && !top().colons) {  // R1524: keyword = actual
      top().keyword = name;
      top().keywords = true;
      c_.take("=");
      return Step::Operand;
    }
    if (top().kind == Frame::Paren && !top().doVariable && items_.size() > top().items) {  // R774: an implied do
      top().doVariable = name;
      top().doAt = items_.size();
      c_.take("=");
      return Step::Operand;
    }
  }
  values_.push_back({Tree{}, at});
  return value(name, true);
}

Expressions::Step Expressions::dottedOperand() {
  const std::size_t at = c_.at();
  const std::size_t n = lexical::dotted(c_.rest());
  if (!n) return c_.fail("an expression"), Step::Failed;
  const std::string_view word = c_.rest().substr(1, n - 2);
  if (word == "not") return prefix(Op::Not, n, Not);
  if (word == "true" || word == "false") {
    std::string text(word);
    c_.advance(n);
    if (!c_.ended() && c_.code()[c_.at()] == '_') {  // .true._lk
      const std::size_t from = c_.at();
      c_.tryName();
      text += c_.code().substr(from, c_.at() - from);
    }
    values_.push_back({Tree{}, at});
    return value(f_.leaf(Op::Logicalval, text, spanOf(at)));
  }
  for (std::string_view intrinsic : {"and", "or", "eqv", "neqv", "eq", "ne", "lt", "le", "gt", "ge"})
    if (word == intrinsic) return c_.fail("an expression"), Step::Failed;
  operators_.push_back({Op::Apply, UserUnary, true, false, true, at, generic(word)});
  c_.advance(n);
  return Step::Operand;
}

// A sign or .not.; behind an operator that binds as strongly it is an extension, read as if in parentheses.
Expressions::Step Expressions::prefix(Op op, std::size_t length, int precedence) {
  bool wrap = false;
  if (operators_.size() > top().operators && operators_.back().precedence >= precedence) {
    wrap = true;
    precedence =
        operators_.back().precedence >= Power ? Power - 5 : std::max(precedence, operators_.back().precedence / 10 * 10 - 5);
    if (operators_.back().precedence / 10 * 10 <= Product && op != Op::Not) precedence = Product - 5;
  }
  operators_.push_back({op, precedence, true, wrap, false, c_.at()});
  c_.advance(length);
  return Step::Operand;
}

Expressions::Step Expressions::afterOperand() {
  if (c_.ended()) return delimiter();
  if (c_.line().opaque(c_.at())) return delimiter();
  const char c = c_.peek();
  if (designator_ && (c == '(' || c == '%') && !c_.looking("(/")) return suffix();
  if (designator_ && (c == '(' || c == '[')) return suffix();
  if (onlyDesignator_ && frames_.size() == 1) return Step::Done;
  return binary();
}

// R901: selection of a part, of an element, of a substring; or a call.
Expressions::Step Expressions::suffix() {
  if (c_.take("%")) {
    const std::size_t at = c_.at();
    const Symbol member = c_.name();
    if (!member) return Step::Failed;
    auto &[base, from] = values_.back();
    if (f_.is(base, Op::Stringval)) return c_.failAt(at, "an operator"), Step::Failed;
    if (f_.is(base, Op::OtherExpr)) {  // a part of another image's variable
      const auto mentions = f_.children(il::OtherExprOp::mentions_(f_, base));
      base = copied(from, {mentions.begin(), mentions.end()});
      return Step::Operator;
    }
    base = f_.node(Op::Field, {toRef(base), f_.leaf(Op::Name, member, spanOf(at))}, spanOf(from));
    return Step::Operator;
  }
  const bool image = c_.peek() == '[';
  openCall();
  top().image = image;
  return Step::Operand;
}

// What is only copied, from `start` to here.
Tree Expressions::copied(std::size_t start, const std::vector<Tree> &mentions) {
  const Span where = spanOf(start);
  const Tree all = f_.node(Op::Exprs, mentions, where);
  return f_.node(Op::OtherExpr, {f_.leaf(Op::Text, c_.textFrom(start, true), where), all}, where);
}

Expressions::Step Expressions::binary() {
  const char c = c_.peek();
  if (c == '.') return dotted();
  if (c == '/' && ((slashEnds_ && frames_.size() == 1) || c_.looking("/)"))) return delimiter();
  const Operator *longest = nullptr;  // <= is not <
  for (const Operator &o : operators)
    if (o.text[0] == c && c_.looking(o.text) && (!longest || o.text.size() > longest->text.size())) longest = &o;
  return longest ? push(longest->op, longest->text.size(), longest->strength) : delimiter();
}

Expressions::Step Expressions::dotted() {
  const std::size_t n = lexical::dotted(c_.rest());
  if (!n) return delimiter();
  const std::string_view word = c_.rest().substr(0, n);
  for (const Operator &o : operators)
    if (word == o.text || word == o.old) return push(o.op, n, o.strength);
  if (word == ".not." || word == ".true." || word == ".false.") return delimiter();
  return push(Op::Apply, n, User, true);
}

// The name of an operator of the user, as interface blocks have it.
Symbol Expressions::generic(std::string_view word) { return intern("operator(." + std::string(word) + ".)"); }

Expressions::Step Expressions::push(Op op, std::size_t length, int precedence, bool user) {
  reduce(precedence + (precedence == Relation), op != Op::Pow);
  if (precedence == Relation && operators_.size() > top().operators && operators_.back().precedence == Relation)
    return c_.fail("an operator other than a comparison"), Step::Failed;
  operators_.push_back({op, precedence, false, false, user, c_.at(), user ? generic(c_.rest().substr(1, length - 2)) : Symbol{}});
  c_.advance(length);
  return Step::Operand;
}

void Expressions::reduce(int precedence, bool left) {
  while (operators_.size() > top().operators &&
         (operators_.back().precedence > precedence || (left && operators_.back().precedence == precedence)))
    reduceOne();
}

void Expressions::reduceOne() {
  const Pending p = operators_.back();
  operators_.pop_back();
  const auto right = values_.back();
  const std::uint32_t last = f_.span(right.first).end;
  if (p.prefix) {
    const Span where{c_.place(p.at), last};
    Tree t = p.user ? operation(p, {right.first}, where) : f_.node(p.op, {right.first}, where);
    if (p.wrap) t = f_.node(Op::Paren, {t}, where);
    values_.back() = {t, p.at};
    return;
  }
  values_.pop_back();
  auto &left = values_.back();
  const Span where{f_.span(left.first).begin, last};
  left.first = p.user ? operation(p, {left.first, right.first}, where) : f_.node(p.op, {left.first, right.first}, where);
}

Tree Expressions::operation(const Pending &p, std::initializer_list<Tree> operands, Span where) {
  const Tree name = f_.leaf(Op::Name, p.generic, c_.span(p.at, p.at + 1));
  return f_.node(Op::Apply, {name, f_.node(Op::Args, operands, where)}, where);
}

}  // namespace dotbar::fortran
