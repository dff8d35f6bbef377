// Evaluation of the few forms that extents have. What is not understood is asked for, never guessed.
#include "tools/verify/check/extents.h"

#include <algorithm>
#include <cstdlib>

#include "il_make.h"

namespace dotbar::tools {
namespace {

using dataflow::Unit;
using dataflow::Variable;
using il::Forest;
using il::Op;
using il::Tree;
using Value = std::optional<std::int64_t>;

std::optional<std::int64_t> integer(const std::string &text) {
  char *end = nullptr;
  const long long v = std::strtoll(text.c_str(), &end, 10);
  while (end && *end == ' ') ++end;
  return !text.empty() && end && *end == '\0' ? std::optional<std::int64_t>(v) : std::nullopt;
}

Value power(std::int64_t base, std::int64_t exponent) {
  if (exponent < 0 || exponent > 62) return std::nullopt;
  std::int64_t result = 1;
  while (exponent-- > 0)
    if (__builtin_mul_overflow(result, base, &result)) return std::nullopt;
  return result;
}

Value combine(Op op, std::int64_t a, std::int64_t b) {
  std::int64_t r = 0;
  switch (op) {
    case Op::Add:
      return __builtin_add_overflow(a, b, &r) ? Value{} : r;
    case Op::Sub:
      return __builtin_sub_overflow(a, b, &r) ? Value{} : r;
    case Op::Mul:
      return __builtin_mul_overflow(a, b, &r) ? Value{} : r;
    case Op::Div:
      if (b == -1) return combine(Op::Sub, 0, a);
      return b == 0 ? Value{} : a / b;
    case Op::Pow:
      return power(a, b);
    default:
      return std::nullopt;
  }
}

}  // namespace

Extents::Extents(Session &session, const dataflow::Program &program, const Request &request,
                 const std::map<std::string, std::string> &set)
    : session_(session), program_(program), request_(request) {
  for (const auto &[name, text] : set)
    if (isSet_.insert(name); auto v = integer(text)) integers_[name] = *v;
}

Value Extents::value(const Unit &unit, Tree t, std::string &missing) const {
  const Forest &f = session_.forest;
  std::int64_t constant = 0;
  if (program_.constant(unit, t, constant)) return constant;
  switch (f.op(t)) {
    case Op::Name: {
      const auto found = integers_.find(std::string(f.text(t)));
      if (found != integers_.end()) return found->second;
      missing = f.text(t);
      return std::nullopt;
    }
    case Op::Paren:
    case Op::Plus:
      return value(unit, il::AnyOp::operand_(f, t), missing);
    case Op::Neg: {
      const Value v = value(unit, il::NegOp::operand_(f, t), missing);
      return v ? Value(-*v) : v;
    }
    case Op::Add:
    case Op::Sub:
    case Op::Mul:
    case Op::Div:
    case Op::Pow: {
      const Value a = value(unit, il::AnyOp::left_(f, t), missing), b = value(unit, il::AnyOp::right_(f, t), missing);
      return a && b ? combine(f.op(t), *a, *b) : Value{};
    }
    default:
      return std::nullopt;
  }
}

// --size 'a=n*m': the number of elements, in terms of the integers that --set gives.
Value Extents::sizeOf(const Unit &unit, const std::string &name) const {
  const auto found = request_.sizes.find(name);
  if (found == request_.sizes.end()) return std::nullopt;
  if (const auto number = integer(found->second)) return number;
  std::string missing;
  const Tree t = language().readExpression(session_.forest, session_.sources, session_.diagnostics, found->second);
  return t ? value(unit, t, missing) : std::nullopt;
}

bool Extents::open(Tree upper) const { return session_.forest.is(upper, Op::Star) || session_.forest.is(upper, Op::Noexpr); }

void Extents::unknown(const Unit &unit, const Variable &v, const std::string &name, Tree dim, const std::string &missing) {
  const std::string what = "the extent of " + name + " in " + std::string(text(unit.name)) + " is not known";
  const Span where = session_.forest.span(v.declared);
  if (!missing.empty()) {
    missing_.push_back({where, what, missing});
    return;
  }
  auto &d = session_.diagnostics.report(DiagnosticKind::Usage, where, what);
  d.fix = open(il::BoundsOp::upper_(session_.forest, dim))
              ? "give its number of elements: --size '" + name + "=100'"
              : "only literals, constants, arguments and + - * / ** between them are understood here";
}

void Extents::reportMissing() {
  for (const Missing &m : missing_)
    session_.diagnostics.report(DiagnosticKind::Usage, m.where, m.what).fix =
        (isSet_.contains(m.integer) ? "what --set gives " + m.integer + " is no whole number: --set "
                                    : "give " + m.integer + " a value: --set ") +
        m.integer + "=20";
}

std::optional<std::vector<std::pair<long, long>>> Extents::bounds(const Unit &unit, const Variable &v, const std::string &said) {
  const Forest &f = session_.forest;
  std::vector<std::pair<long, long>> result;
  if (!v.dims) return result;
  const std::string name = said.empty() ? std::string(text(v.name)) : said;
  const Value total = sizeOf(unit, name);
  std::int64_t elements = 1;
  const std::size_t rank = f.arity(v.dims);
  for (std::size_t i = 0; i < rank; ++i) {
    const Tree dim = f.child(v.dims, static_cast<std::uint32_t>(i));
    const Tree lower = il::BoundsOp::lower_(f, dim), upper = il::BoundsOp::upper_(f, dim);
    std::string missing;
    const Value from = f.is(lower, Op::Noexpr) ? Value(1) : value(unit, lower, missing);
    Value to;
    if (!open(upper))
      to = value(unit, upper, missing);
    else if (total && i + 1 == rank && from)
      to = *from + (*total + std::max<std::int64_t>(elements, 1) - 1) / std::max<std::int64_t>(elements, 1) - 1;
    if (!from || !to) return unknown(unit, v, name, dim, missing), std::nullopt;
    elements *= std::max<std::int64_t>(0, *to - *from + 1);
    result.emplace_back(static_cast<long>(*from), static_cast<long>(*to));
  }
  return result;
}

}  // namespace dotbar::tools
