// Expressions: what stands between brackets, from argument lists to array constructors and implied loops.
#include "frontends/fortran/expression.h"
#include "frontends/fortran/lexical.h"
#include "frontends/semantics/scopes.h"
#include "il_make.h"

namespace dotbar::fortran {

Expressions::Step Expressions::openFrame(Frame::Kind kind, std::size_t length) {
  const std::size_t at = c_.at();
  c_.advance(length);
  if (kind != Frame::Call) values_.push_back({Tree{}, at});
  Frame frame{};
  frame.kind = kind;
  frame.operators = operators_.size();
  frame.items = items_.size();
  frame.open = at;
  frames_.push_back(frame);
  designator_ = false;
  return Step::Operand;
}

Expressions::Step Expressions::openCall() {
  openFrame(Frame::Call, 1);
  top().base = values_.back().first;
  return Step::Operand;
}

// R769: a type in front of an array constructor's elements that is of no number goes into the text of an otherExpr.
Expressions::Step Expressions::openArray(bool slash) {
  openFrame(Frame::Array, slash ? 2 : 1);
  top().slash = slash;
  const std::string_view code = c_.code();
  std::size_t depth = 0;
  for (std::size_t i = c_.at(); i + 1 < code.size(); ++i) {
    if (c_.line().opaque(i)) continue;
    if (code[i] == '(' || code[i] == '[') ++depth;
    if ((code[i] == ')' || code[i] == ']') && depth-- == 0) break;
    if (code[i] == ',' && depth == 0) break;
    if (code[i] == ':' && code[i + 1] == ':' && depth == 0) {
      top().typed = true;
      top().type = numberType();
      c_.back(i + 2);
      break;
    }
  }
  return Step::Operand;
}

// R704, in front of `::`: a type of numbers; no tree: another one.
Tree Expressions::numberType() {
  const std::size_t from = c_.at();
  if (c_.keyword("double precision")) return c_.looking("::") ? f_.node(Op::DoubleType, {}, spanOf(from)) : Tree{};
  Op op = Op::UnknownType;
  for (const auto &[word, its] : {std::pair("integer", Op::IntegerType), std::pair("real", Op::RealType),
                                  std::pair("complex", Op::ComplexType), std::pair("logical", Op::LogicalType)})
    if (op == Op::UnknownType && c_.keyword(word)) op = its;
  if (op == Op::UnknownType) return {};
  if (c_.looking("::")) return f_.node(op, {absent()}, spanOf(from));
  Cursor inside = c_;
  if (!inside.take("(")) return {};
  const std::size_t at = inside.at();
  if (!(inside.keyword("kind") && inside.take("="))) inside.back(at);
  const Tree kind = Expressions(f_, inside, scope_).expression();
  if (!kind || !inside.take(")") || !inside.looking("::")) return {};
  c_.back(inside.at());
  return f_.node(op, {kind}, spanOf(from));
}

// The end of the expression, or of an item in brackets.
Expressions::Step Expressions::delimiter() {
  if (frames_.size() == 1) {
    reduce(0, true);
    return Step::Done;
  }
  switch (c_.ended() || c_.line().opaque(c_.at()) ? '\0' : c_.peek()) {
    case ',':
      return comma();
    case ':':
      if (top().kind == Frame::Call) return colon();
      break;
    case ')':
      if (top().kind == Frame::Paren || (top().kind == Frame::Call && !top().image)) return close();
      break;
    case ']':
      if ((top().kind == Frame::Array && !top().slash) || (top().kind == Frame::Call && top().image)) return close();
      break;
    case '/':
      if (top().kind == Frame::Array && top().slash && c_.looking("/)")) return close();
      break;
    default:
      break;
  }
  c_.fail("an operator");
  c_.fail("','");
  c_.fail(top().kind != Frame::Array ? "')'" : top().slash ? "'/)'" : "']'");
  return Step::Failed;
}

// Takes the item's value from the operand stack, with its keyword or as a range.
bool Expressions::finishItem() {
  reduce(0, true);
  Frame &frame = top();
  Tree item = values_.back().first;
  values_.pop_back();
  if (frame.colons) {
    const Tree none = absent();
    const Tree parts[3] = {frame.bounds[0],
                           frame.colons == 2 ? frame.bounds[1]
                           : item            ? item
                                             : none,
                           frame.colons == 2 && item ? item : none};
    const Span first = f_.span(parts[0]);
    item = f_.node(Op::Range, {parts[0], parts[1], parts[2]}, {first.begin, std::max(first.end, c_.place(c_.at()))});
  } else if (frame.keyword) {
    item = f_.node(Op::Keyword, {frame.keyword, item}, {f_.span(frame.keyword).begin, f_.span(item).end});
  }
  frame.colons = 0;
  frame.keyword = {};
  items_.push_back(item);
  return true;
}

Expressions::Step Expressions::comma() {
  if (top().kind == Frame::Call && top().colons && (values_.empty() || values_.back().first == top().base)) values_.push_back({});
  finishItem();
  c_.advance(1);
  return Step::Operand;
}

// R921: lower : upper : stride. The bound before this colon has been read, or is absent.
Expressions::Step Expressions::colon() {
  Frame &frame = top();
  if (frame.keyword || frame.colons == 2) return c_.fail("','"), Step::Failed;
  reduce(0, true);
  Tree bound;
  if (values_.back().first != frame.base) {
    bound = values_.back().first;
    values_.pop_back();
  } else {
    bound = absent();
  }
  frame.bounds[frame.colons++] = bound;
  frame.ranges = true;
  c_.advance(1);
  const char next = c_.peek();
  if (next == ',' || next == ')' || next == ']') {
    values_.push_back({});
    return next == ',' ? comma() : close();
  }
  return Step::Operand;
}

Expressions::Step Expressions::close() {
  Frame &frame = top();
  const bool empty = frame.kind == Frame::Call ? values_.back().first == frame.base && items_.size() == frame.items
                                               : values_.back().first == Tree{} && items_.size() == frame.items;
  if (!empty) finishItem();
  c_.advance(frame.slash ? 2 : 1);
  const Frame closed = frame;
  frames_.pop_back();
  switch (closed.kind) {
    case Frame::Paren:
      return closeParen(closed);
    case Frame::Call:
      return closeCall(closed);
    default:
      return closeArray(closed);
  }
}

bool Expressions::constantPart(Tree t) const {
  if (f_.is(t, Op::Neg) || f_.is(t, Op::Plus)) t = il::AnyOp::operand_(f_, t);
  return f_.is(t, Op::Realval) || f_.is(t, Op::Intval) || f_.is(t, Op::Name);
}

Expressions::Step Expressions::closeParen(Frame frame) {
  const std::span<const Tree> items(items_.data() + frame.items, items_.size() - frame.items);
  const Span where = spanOf(frame.open);
  Tree t;
  if (frame.doVariable) {
    const std::size_t bounds = items_.size() - frame.doAt;
    if (bounds != 2 && bounds != 3) return c_.failAt(c_.at() - 1, "the bounds of an implied loop"), Step::Failed;
    const auto at = items.begin() + static_cast<std::ptrdiff_t>(frame.doAt - frame.items);
    const ImpliedDo loop{{items.begin(), at}, frame.doVariable, at[0], at[1], bounds == 3 ? at[2] : absent()};
    std::vector<Tree> mentions(items.begin(), items.end());
    mentions.push_back(frame.doVariable);
    t = copied(frame.open, mentions);
    implied_[t] = loop;
  } else if (items.size() == 1) {
    t = f_.node(Op::Paren, {items[0]}, where);
  } else if (items.size() == 2 && constantPart(items[0]) && constantPart(items[1])) {
    t = f_.node(Op::Complexval, {items[0], items[1]}, where);
  } else {
    return c_.failAt(c_.at() - 1, "an implied loop or a complex constant"), Step::Failed;
  }
  items_.resize(frame.items);
  return value(t);
}

Expressions::Step Expressions::closeArray(Frame frame) {
  const std::span<const Tree> items(items_.data() + frame.items, items_.size() - frame.items);
  const Span where = spanOf(frame.open);
  Tree t = frame.typed && !frame.type ? f_.node(Op::Exprs, items, where) : elements(items, where);
  if (!frame.typed)
    t = f_.node(Op::Arrayval, {t}, where);
  else if (frame.type)
    t = f_.node(Op::ArrayvalOf, {frame.type, t}, where);
  else
    t = f_.node(Op::OtherExpr, {f_.leaf(Op::Text, c_.textFrom(frame.open, true), where), t}, where);
  items_.resize(frame.items);
  return value(t);
}

// Implied loops among the items are no copied text here.
Tree Expressions::elements(std::span<const Tree> items, Span where) {
  std::vector<Tree> all(items.begin(), items.end());
  for (Tree &t : all)
    if (const ImpliedDo *loop = impliedDo(t)) {
      const Span own = f_.span(t);
      t = f_.node(Op::Listed, {elements(loop->items, own), loop->variable, loop->first, loop->last, loop->step}, own);
    }
  return f_.node(Op::Exprs, all, where);
}

Expressions::Step Expressions::closeCall(Frame frame) {
  const std::span<const Tree> items(items_.data() + frame.items, items_.size() - frame.items);
  auto &[base, from] = values_.back();
  const bool coindexed = f_.is(base, Op::OtherExpr);
  const Tree t = callTree(base, frame, items, spanOf(from));
  if (!t) return Step::Failed;
  base = t;
  items_.resize(frame.items);
  designator_ = !f_.is(t, Op::OtherExpr) || frame.image || coindexed;
  return Step::Operator;
}

// object%name(args): of a procedure of the object's type.
Tree Expressions::boundCall(Tree field, std::span<const Tree> items, Span inside, Span where) {
  const Tree member = il::FieldOp::member_(f_, field);
  std::vector<Tree> all{il::FieldOp::base_(f_, field)};
  all.insert(all.end(), items.begin(), items.end());
  const Tree name = f_.leaf(Op::Name, semantics::boundName(f_.symbol(member)), f_.span(member));
  return f_.node(Op::Apply, {name, f_.node(Op::Args, all, inside)}, where);
}

// name(args) is an array reference when the declarations or a range say so, else a call; a part or an element in front
// of the parentheses makes it a reference.
Tree Expressions::callTree(Tree base, const Frame &frame, std::span<const Tree> items, Span where) {
  const Span inside = c_.spanFrom(frame.open);
  const bool name = f_.is(base, Op::Name);
  const bool array = name && scope_.isArray(f_.symbol(base));
  const bool named = frame.keywords || items.empty();
  if (f_.is(base, Op::Field) && named && !frame.image && !frame.ranges) return boundCall(base, items, inside, where);
  if (f_.is(base, Op::Stringval) || f_.is(base, Op::OtherExpr) || frame.image || (!name && (frame.keywords || items.empty())) ||
      (name && frame.keywords && frame.ranges)) {
    std::vector<Tree> mentions;
    if (!f_.is(base, Op::Stringval)) mentions.push_back(toRef(base));
    for (Tree t : items) {
      if (f_.is(t, Op::Keyword)) t = il::KeywordOp::value_(f_, t);
      if (f_.is(t, Op::Range)) {
        for (Tree b : f_.children(t))
          if (!f_.is(b, Op::Noexpr)) mentions.push_back(b);
      } else if (!f_.is(t, Op::Alternate)) {
        mentions.push_back(t);
      }
    }
    return copied(values_.back().second, mentions);
  }
  if (name && !frame.ranges && (!array || frame.keywords || items.empty()))
    return f_.node(Op::Apply, {base, f_.node(Op::Args, items, inside)}, where);
  return f_.node(Op::Index, {toRef(base), f_.node(Op::Subs, items, inside)}, where);
}

}  // namespace dotbar::fortran
