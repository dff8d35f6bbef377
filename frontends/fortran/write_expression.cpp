// Expressions as text: parentheses only where the tree would be read back as another one.
#include "frontends/fortran/operators.h"
#include "frontends/fortran/writer.h"
#include "frontends/semantics/component_dummies.h"
#include "frontends/semantics/copies.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

const Operator *find(Op op) {
  for (const Operator &o : operators)
    if (o.op == op) return &o;
  return nullptr;
}

bool negative(std::string_view literal) { return !literal.empty() && (literal[0] == '-' || literal[0] == '+'); }

}  // namespace

int Writer::strength(Tree t) const {
  const Op op = f_.op(t);
  if (const Operator *o = find(op)) return o->strength;
  if (op == Op::Neg || op == Op::Plus) return Sum;
  if (op == Op::Not) return Not;
  if (isOperation(t)) return f_.arity(il::ApplyOp::args_(f_, t)) == 2 ? User : UserUnary;
  if ((op == Op::Intval || op == Op::Realval || op == Op::Number) && negative(f_.text(t))) return Sum;
  return Primary;
}

void Writer::expression(Tree t, int need) {
  const std::size_t bottom = pieces_.size();
  later(t, need);
  pieces(bottom);
}

void Writer::application(std::string_view function, Tree args) {
  const std::size_t bottom = pieces_.size();
  if (isOperator(function))
    operation(function, args);
  else
    applied(function, args);
  pieces(bottom);
}

// All that was put off since then.
void Writer::pieces(std::size_t bottom) {
  while (pieces_.size() > bottom) {
    const Piece p = pieces_.back();
    pieces_.pop_back();
    if (p.tree) {
      tree(p.tree, p.need);
      continue;
    }
    out_ << p.text;
    if (p.mayBreak) out_.mayBreak();
  }
}

// object%name(args), of what the type of the first argument binds.
void Writer::bound(std::string_view name, Tree args) {
  const auto all = f_.children(args);
  later(")");
  for (std::size_t i = all.size(); i-- > 1;) {
    later(all[i]);
    if (i > 1) later(", ", true);
  }
  later("(");
  later(written(name));
  later("%");
  later(all.front(), Primary);
}

// A procedure and its arguments, behind what is there.
void Writer::applied(std::string_view name, Tree args) {
  if (name.starts_with("bound(")) return bound(name, args);
  later(args);
  out_ << written(name);
}

void Writer::enclosed(std::string_view open, Tree list, std::string_view close) {
  later(close);
  for (std::uint32_t i = f_.arity(list); i-- > 0;) {
    later(f_.child(list, i));
    if (i) later(", ", true);
  }
  out_ << open;
}

bool Writer::binary(Tree t) {
  const Operator *o = find(f_.op(t));
  if (!o) return false;
  later(il::AnyOp::right_(f_, t), o->right);
  if (o->spaced) later(" ", true);
  later(o->text, !o->spaced && o->op != Op::Pow);
  if (o->spaced) later(" ");
  later(il::AnyOp::left_(f_, t), o->left);
  return true;
}

bool Writer::prefix(Tree t) {
  switch (f_.op(t)) {
    case Op::Neg:
    case Op::Plus:
      out_ << (f_.is(t, Op::Neg) ? "-" : "+");
      return later(il::AnyOp::operand_(f_, t), Product), true;
    case Op::Not:
      out_ << ".not. ";
      return later(il::NotOp::operand_(f_, t), Relation), true;
    case Op::Apply:
      return isOperation(t) && (operation(f_.text(il::ApplyOp::function_(f_, t)), il::ApplyOp::args_(f_, t)), true);
    default:
      return false;
  }
}

// operator(.dot.) is written .dot., and interface(f), for a call of one of f, as f; which is meant may stand behind it. A copy of
// a procedure is written as the procedure.
std::string_view Writer::written(std::string_view name) {
  const std::size_t open = name.find('(');
  return open == std::string_view::npos ? semantics::copiedText(name) : name.substr(open + 1, name.find(')') - open - 1);
}

bool Writer::isOperator(std::string_view name) { return name.starts_with("operator("); }

bool Writer::isOperation(Tree t) const { return f_.is(t, Op::Apply) && isOperator(f_.text(il::ApplyOp::function_(f_, t))); }

// Operands of + and its kin are in parentheses: what binds how strongly is the intrinsic operators' own.
void Writer::operation(std::string_view name, Tree operands) {
  const bool both = f_.arity(operands) == 2;
  const std::string_view sign = written(name);
  const bool word = sign[0] == '.';
  later(f_.child(operands, both), !word ? Primary : both ? User + 1 : UserUnary);
  later(" ", true);
  later(sign);
  if (!both) return;
  later(" ");
  later(f_.children(operands).front(), word ? User : Primary);
}

void Writer::leaf(Tree t) {
  if (f_.is(t, Op::Logicalval)) {
    const std::string_view text = f_.text(t);
    const std::size_t kind = text.find('_');
    out_ << "." << text.substr(0, kind) << "." << (kind == std::string_view::npos ? "" : text.substr(kind));
  } else if (f_.is(t, Op::Alternate)) {
    out_ << "*" << f_.text(t);
  } else {
    const std::string_view text = f_.is(t, Op::Name) ? semantics::copiedText(f_.text(t)) : f_.text(t);
    if (f_.is(t, Op::Name) && semantics::isComponentDummy(f_.symbol(t))) {  // in what is said of it
      out_ << semantics::spelled(f_.symbol(t));
      return;
    }
    out_ << (f_.is(t, Op::Name) && (text.starts_with("interface(") || text.starts_with("bound(")) ? written(text) : text);
  }
}

// Lists, with what stands around them.
bool Writer::listed(Tree t) {
  switch (f_.op(t)) {
    case Op::Subs:
    case Op::Args:
      return enclosed("(", t, ")"), true;
    case Op::Exprs:
    case Op::Names:
    case Op::Texts:
      return enclosed("", t, ""), true;
    case Op::Arrayval:
      return enclosed("[", il::ArrayvalOp::elements_(f_, t), "]"), true;
    case Op::ArrayvalOf:
      enclosed("", il::ArrayvalOfOp::elements_(f_, t), "]");
      out_ << "[";
      type(il::ArrayvalOfOp::type_(f_, t));
      return void(out_ << " :: "), true;
    case Op::Listed:
      return implied(t), true;
    default:
      return false;
  }
}

// (values, var = first, last, step)
void Writer::implied(Tree t) {
  using L = il::ListedOp;
  later(")");
  if (!none(L::step_(f_, t))) later(L::step_(f_, t)), later(", ", true);
  later(L::last_(f_, t));
  later(", ", true);
  later(L::first_(f_, t));
  later("=");
  later(L::var_(f_, t));
  enclosed("(", L::values_(f_, t), ", ");
}

// What designates a variable, and sections in it.
bool Writer::reference(Tree t) {
  switch (f_.op(t)) {
    case Op::Index:
      later(il::IndexOp::subs_(f_, t));
      return later(il::IndexOp::base_(f_, t), Primary), true;
    case Op::Field:
      later(il::FieldOp::member_(f_, t));
      later("%");
      return later(il::FieldOp::base_(f_, t), Primary), true;
    case Op::Downcast:
      return cast(t), true;
    case Op::Deref:
      return later(il::DerefOp::base_(f_, t), Primary), true;
    case Op::Range:
      if (!none(il::RangeOp::stride_(f_, t))) later(il::RangeOp::stride_(f_, t)), later(":");
      later(il::RangeOp::upper_(f_, t));
      later(":");
      return later(il::RangeOp::lower_(f_, t)), true;
    default:
      return false;
  }
}

void Writer::tree(Tree t, int need) {
  if (need > strength(t)) {
    later(")");
    out_ << "(";
  }
  if (isLeaf(f_.op(t))) return leaf(t);
  if (binary(t) || prefix(t) || listed(t) || reference(t)) return;
  switch (f_.op(t)) {
    case Op::Paren:
      later(")");
      later(il::ParenOp::operand_(f_, t));
      return void(out_ << "(");
    case Op::Apply:
      return applied(f_.text(il::ApplyOp::function_(f_, t)), il::ApplyOp::args_(f_, t));
    case Op::Keyword:
      later(il::KeywordOp::value_(f_, t));
      later("=");
      return later(il::KeywordOp::formal_(f_, t));
    case Op::Complexval:
      later(")");
      later(il::ComplexvalOp::im_(f_, t));
      later(", ");
      later(il::ComplexvalOp::re_(f_, t));
      return void(out_ << "(");
    case Op::Cond:  // merge(yes, no, test)
      later(")");
      later(il::CondOp::test_(f_, t));
      later(", ", true);
      later(il::CondOp::no_(f_, t));
      later(", ", true);
      later(il::CondOp::yes_(f_, t));
      return void(out_ << choiceName << "(");
    case Op::OtherExpr:
      return out_.copied(copiedText(t));
    case Op::Star:
      return void(out_ << "*");
    case Op::Bytes:
      return later(il::BytesOp::size_(f_, t));
    default:  // what rules and the host pass around
      later(")");
      for (std::uint32_t i = f_.arity(t); i-- > 0;) {
        later(f_.child(t, i));
        if (i) later(", ", true);
      }
      out_ << info(f_.op(t)).name << "(";
  }
}

std::string writeExpression(const Forest &forest, Tree tree) {
  Writer w(forest, {}, nullptr);
  return w.expressionText(tree);
}

}  // namespace dotbar::fortran
