// Part of the interpreter: expressions, operators, intrinsics. Included by machine.cpp only.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <set>

#include "il_make.h"
#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {

template <class Real>
std::int64_t Machine<Real>::integer(Tree e) {
  const V v = eval(e);
  if (v.type.kind != Kind::Integer) fail("an integer is expected: " + il::dump(f_, e), f_.span(e));
  return v.i;
}

template <class Real>
bool Machine<Real>::logical(Tree e) {
  const V v = eval(e);
  if (v.type.kind != Kind::Logical) fail("a logical value is expected: " + il::dump(f_, e), f_.span(e));
  return v.i != 0;
}

// Literals are read in double precision in both arithmetics, so that both run the same program.
template <class Real>
auto Machine<Real>::literal(Tree e) const -> V {
  std::string s(f_.text(e));
  V v;
  if (f_.is(e, Op::Intval)) {
    v.type = {Kind::Integer, static_cast<std::uint8_t>(s.find("_8") != std::string::npos ? 8 : 4)};
    v.i = std::strtoll(s.c_str(), nullptr, 10);
    return v;
  }
  if (f_.is(e, Op::Logicalval)) {
    v.type = {Kind::Logical, 4};
    v.i = s.find('t') != std::string::npos && s.find("true") != std::string::npos;
    return v;
  }
  return realLiteral(std::move(s), f_.is(e, Op::Number));
}

template <class Real>
auto Machine<Real>::realLiteral(std::string s, bool number) const -> V {
  V v;
  v.type = {Kind::Real, static_cast<std::uint8_t>(number ? 0 : 4)};
  for (char &c : s)
    if (c == 'd' || c == 'D') c = 'e', v.type.bytes = 8;
  if (const std::size_t kind = s.find('_'); kind != std::string::npos) {
    v.type.bytes = s.substr(kind + 1) == "4" ? 4 : 8;
    s.resize(kind);
  }
  if (v.type.bytes == 4 && options_.roundReal4)
    v.r = static_cast<Real>(std::strtof(s.c_str(), nullptr));
  else
    v.r = static_cast<Real>(std::strtod(s.c_str(), nullptr));
  return v;
}

inline std::uint8_t lengthOf(std::string_view s) { return static_cast<std::uint8_t>(std::min<std::size_t>(255, s.size())); }

// A text value: without its trailing blanks, which no comparison sees.
template <class Real>
Value<Real> textValue(std::string_view s, std::uint8_t length) {
  s = s.substr(0, length);
  while (s.ends_with(' ')) s.remove_suffix(1);
  return {{Kind::Character, length}, static_cast<std::int64_t>(intern(s).id), 0};
}

inline std::string_view textOf(std::int64_t symbol) { return text(Symbol{static_cast<std::uint32_t>(symbol)}); }

template <class Real>
auto Machine<Real>::evalReference(Tree e) -> V {
  if (f_.is(e, Op::Name) && !bound_.empty())
    if (const auto argument = bound_.find(f_.symbol(e)); argument != bound_.end()) return argument->second;
  Place p = locate(e);
  if (!p.whole && !p.section) return load(p.address, p.type, p.slot, e);
  if (element_ < 0) fail("an array where a scalar is expected: " + il::dump(f_, e), f_.span(e));
  if (p.whole) listCells(p, frame().slots[static_cast<std::size_t>(p.slot)]);
  if (static_cast<std::size_t>(element_) >= p.cells.size()) fail("arrays of different sizes: " + il::dump(f_, e), f_.span(e));
  return load(p.cells[static_cast<std::size_t>(element_)], p.type, p.slot, e);
}

// Fortran may evaluate both sides; generated code guards nothing with them, so both must be defined.
template <class Real>
auto Machine<Real>::connected(Tree e) -> V {
  const bool a = logical(il::AnyOp::left_(f_, e)), b = logical(il::AnyOp::right_(f_, e)), same = a == b;
  const bool r = f_.is(e, Op::And) ? a && b : f_.is(e, Op::Or) ? a || b : f_.is(e, Op::Eqv) ? same : !same;
  return V{{Kind::Logical, 4}, r, 0};
}

// The branch that is not taken may divide by zero.
template <class Real>
auto Machine<Real>::chosen(Tree e) -> V {
  const V yes = eval(il::CondOp::yes_(f_, e)), no = eval(il::CondOp::no_(f_, e));
  V r = logical(il::CondOp::test_(f_, e)) ? yes : no;
  if (r.type.bytes == 0) r.type = yes.type.bytes ? yes.type : no.type;
  return r;
}

template <class Real>
auto Machine<Real>::eval(Tree e) -> V {
  step(e);
  switch (f_.op(e)) {
    case Op::Name:
    case Op::Index:
      return evalReference(e);
    case Op::Intval:
    case Op::Realval:
    case Op::Number:
    case Op::Logicalval:
      return literal(e);
    case Op::Stringval: {
      const std::string_view s = f_.text(e);
      return textValue<Real>(s.substr(1, s.size() - 2), lengthOf(s.substr(2)));
    }
    case Op::Paren:
    case Op::Plus:
      return eval(il::AnyOp::operand_(f_, e));
    case Op::Neg: {
      V v = eval(il::NegOp::operand_(f_, e));
      if (v.type.kind == Kind::Logical) fail("minus a logical", f_.span(e));
      v.i = -v.i, v.r = -v.r;
      return v;
    }
    case Op::Add:
    case Op::Sub:
    case Op::Mul:
    case Op::Div:
    case Op::Pow:
    case Op::Eq:
    case Op::Ne:
    case Op::Lt:
    case Op::Le:
    case Op::Gt:
    case Op::Ge: {
      const V a = eval(il::AnyOp::left_(f_, e)), b = eval(il::AnyOp::right_(f_, e));
      if (f_.is(e, Op::Pow)) return power(a, b, e);
      return il::info(f_.op(e)).typing == il::Typing::Truth ? compare(f_.op(e), a, b) : arithmetic(f_.op(e), a, b, e);
    }
    case Op::And:
    case Op::Or:
    case Op::Eqv:
    case Op::Neqv:
      return connected(e);
    case Op::Not:
      return V{{Kind::Logical, 4}, !logical(il::NotOp::operand_(f_, e)), 0};
    case Op::Cond:
      return chosen(e);
    case Op::Arrayval:
      return constructed(e);
    case Op::Apply:
      return apply(e);
    default:
      fail("the interpreter does not know the expression " + il::dump(f_, e), f_.span(e));
  }
}

namespace detail {
inline Type common(Type a, Type b) {
  if (a.kind == Kind::Real && b.kind == Kind::Real) return {Kind::Real, std::max(a.bytes, b.bytes)};
  if (a.kind == Kind::Real) return a.bytes ? a : Type{Kind::Real, 0};
  if (b.kind == Kind::Real) return b.bytes ? b : Type{Kind::Real, 0};
  return {Kind::Integer, std::max(a.bytes, b.bytes)};
}
template <class Real>
bool fits(const Value<Real> &v) {
  const int unused = 64 - 8 * v.type.bytes;
  return v.i == static_cast<std::int64_t>(static_cast<std::uint64_t>(v.i) << unused) >> unused;
}
}  // namespace detail

template <class Real>
auto Machine<Real>::arithmetic(Op op, const V &a, const V &b, Tree at) const -> V {
  if (a.type.kind == Kind::Logical || b.type.kind == Kind::Logical || a.type.kind == Kind::None || b.type.kind == Kind::None)
    fail("arithmetic on a value that is not a number: " + il::dump(f_, at), f_.span(at));
  V r;
  r.type = detail::common(a.type, b.type);
  if (r.type.kind == Kind::Real) {
    const Real x = a.real(), y = b.real();
    r.r = op == Op::Add ? x + y : op == Op::Sub ? x - y : op == Op::Mul ? x * y : x / y;
    return r;
  }
  if (op == Op::Div && b.i == 0) fail("integer division by zero", f_.span(at));
  bool overflow = false;
  if (op == Op::Add) overflow = __builtin_add_overflow(a.i, b.i, &r.i);
  if (op == Op::Sub) overflow = __builtin_sub_overflow(a.i, b.i, &r.i);
  if (op == Op::Mul) overflow = __builtin_mul_overflow(a.i, b.i, &r.i);
  if (op == Op::Div) r.i = a.i / b.i;
  if (overflow || !detail::fits(r)) fail("integer overflow", f_.span(at));
  return r;
}

template <class Real>
auto Machine<Real>::power(const V &a, const V &b, Tree at) const -> V {
  V r;
  r.type = detail::common(a.type, b.type);
  if (r.type.kind == Kind::Integer) {
    if (b.i < 0) {
      if (a.i == 0) fail("zero to a negative power", f_.span(at));
      r.i = a.i == 1 ? 1 : a.i == -1 ? (b.i % 2 ? -1 : 1) : 0;
      return r;
    }
    r.i = 1;
    for (std::int64_t k = 0; k < b.i; ++k)
      if (__builtin_mul_overflow(r.i, a.i, &r.i) || r.i != static_cast<std::int32_t>(r.i)) fail("integer overflow", f_.span(at));
    return r;
  }
  r.r = b.type.kind == Kind::Integer ? integerPower(a.real(), b.i) : powR(a.real(), b.real());
  return r;
}

template <class Real>
auto Machine<Real>::compare(Op op, const V &a, const V &b) const -> V {
  if (a.type.kind == Kind::Character && b.type.kind == Kind::Character) {
    const int order = textOf(a.i).compare(textOf(b.i));
    const V x{{Kind::Integer, 4}, order, 0}, zero{{Kind::Integer, 4}, 0, 0};
    return compare(op, x, zero);
  }
  const bool ints = a.type.kind == Kind::Integer && b.type.kind == Kind::Integer;
  const bool less = ints ? a.i < b.i : a.real() < b.real();
  const bool same = ints ? a.i == b.i : a.real() == b.real();
  const bool more = ints ? a.i > b.i : a.real() > b.real();
  const bool r = op == Op::Eq   ? same
                 : op == Op::Ne ? !same
                 : op == Op::Lt ? less
                 : op == Op::Le ? less || same
                 : op == Op::Gt ? more
                                : more || same;
  return V{{Kind::Logical, 4}, r, 0};
}

namespace detail {
template <class Real>
bool isIntrinsic(std::string_view name);
}  // namespace detail

// PRESENT(x): here, or in the procedure around this one.
template <class Real>
auto Machine<Real>::isPresent(Tree args) -> V {
  const Tree argument = f_.arity(args) == 1 ? f_.children(args).front() : Tree{};
  const int slot = f_.is(argument, Op::Name) ? frame().unit->find(f_.symbol(argument)) : -1;
  if (slot < 0) fail("PRESENT of what is no argument", f_.span(args));
  return V{{Kind::Logical, 4}, frame().slots[static_cast<std::size_t>(slot)].bound, 0};
}

template <class Real>
auto Machine<Real>::apply(Tree e) -> V {
  const Tree name = il::ApplyOp::function_(f_, e);
  for (const UnitInfo *u = frame().unit; u; u = u->host)
    if (const auto own = u->statementFunctions.find(f_.symbol(name)); own != u->statementFunctions.end())
      return statementFunction(own->second, il::ApplyOp::args_(f_, e));
  UnitInfo *u = called(name, il::ApplyOp::args_(f_, e));
  if (u && meansIntrinsic(*u, f_.symbol(name))) u = nullptr;
  if (u) {
    if (!u->function) fail(std::string(f_.text(name)) + " is not a function", f_.span(e));
    return call(*u, il::ApplyOp::args_(f_, e), e);
  }
  if (f_.text(name) == "present") return isPresent(il::ApplyOp::args_(f_, e));
  return intrinsic(f_.text(name), il::ApplyOp::args_(f_, e), e);
}

// INTRINSIC says so; an external function with such a name is meant only where EXTERNAL says so, one of a module where it is
// seen.
template <class Real>
bool Machine<Real>::meansIntrinsic(const UnitInfo &found, Symbol name) {
  for (const UnitInfo *u = frame().unit; u; u = u->host) {
    const int slot = u->find(name);
    if (slot >= 0 && u->variables[static_cast<std::size_t>(slot)].procedure)
      return !u->variables[static_cast<std::size_t>(slot)].external;
    const auto whole = u->wholes.find(found.host);
    const bool offered = whole != u->wholes.end() && !whole->second.count(name) && found.host->offers(name);
    const bool seen = found.host == u || u->procedures.count(name) || offered;
    if (found.host && seen) return false;
  }
  return detail::isIntrinsic<Real>(text(name));
}

// f(x, y) = ...: its arguments are values of their types.
template <class Real>
auto Machine<Real>::statementFunction(Tree f, Tree args) -> V {
  const Tree formals = il::StatementFunctionOp::formals_(f_, f);
  if (f_.arity(args) != f_.arity(formals)) fail("a statement function with another number of arguments", f_.span(args));
  auto typed = [&](Tree name, const V &v) {
    const int slot = frame().unit->slot(f_.symbol(name));
    if (slot < 0) fail("undeclared variable " + std::string(f_.text(name)), f_.span(name));
    return converted(v, frame().unit->variables[static_cast<std::size_t>(slot)].type, name);
  };
  std::map<Symbol, V> values;
  for (std::uint32_t k = 0; k < f_.arity(args); ++k)
    values[f_.symbol(f_.child(formals, k))] = typed(f_.child(formals, k), eval(f_.child(args, k)));
  values.swap(bound_);
  const V result = eval(il::StatementFunctionOp::value_(f_, f));
  values.swap(bound_);
  return typed(il::StatementFunctionOp::name_(f_, f), result);
}

template <class Real>
auto Machine<Real>::sizeOf(Tree args) -> V {
  if (const Tree of = f_.children(args).front(); !f_.is(of, Op::Name)) {
    const std::int64_t n = countOf(of);
    if (n < 0) fail("SIZE of a scalar", f_.span(args));
    return V{{Kind::Integer, 4}, n, 0};
  }
  Place p = locate(f_.children(args).front());
  const Binding &b = frame().slots[static_cast<std::size_t>(p.slot)];
  V r{{Kind::Integer, 4}, 0, 0};
  if (f_.arity(args) < 2) return r.i = p.section ? static_cast<std::int64_t>(p.cells.size()) : b.elements(), r;
  const auto dim = static_cast<std::size_t>(integer(f_.children(args)[1]));
  if (dim < 1 || dim > b.dims.size() || b.dims[dim - 1].extent < 0) fail("SIZE of an unknown extent", f_.span(args));
  r.i = b.dims[dim - 1].extent;
  return r;
}

template <class Real>
auto Machine<Real>::charactersOf(Tree text) -> V {
  const bool isVariable = f_.is(text, Op::Name) || f_.is(text, Op::Index);
  return {{Kind::Integer, 4}, isVariable ? locate(text).type.bytes : eval(text).type.bytes, 0};
}

template <class Real>
auto Machine<Real>::extremum(bool largest, const std::vector<V> &a) const -> V {
  V r = a[0];
  for (const V &v : a) {
    const Type t = detail::common(r.type, v.type);
    if (largest ? v.real() > r.real() : v.real() < r.real()) r = v;
    if (t.kind == Kind::Real && r.type.kind == Kind::Integer) r.r = r.real();
    r.type = t;
  }
  return r;
}

namespace detail {

// clang-format off
// The generic names behind specific ones.
inline const std::map<std::string_view, std::string_view> genericNames = {
    {"dsqrt", "sqrt"}, {"dexp", "exp"}, {"dlog", "log"}, {"alog", "log"}, {"dlog10", "log10"}, {"alog10", "log10"},
    {"dsin", "sin"}, {"dcos", "cos"}, {"dtan", "tan"}, {"dasin", "asin"}, {"dacos", "acos"}, {"datan", "atan"},
    {"dsinh", "sinh"}, {"dcosh", "cosh"}, {"dtanh", "tanh"}, {"dasinh", "asinh"}, {"dacosh", "acosh"}, {"datanh", "atanh"},
    {"datan2", "atan2"}, {"dabs", "abs"}, {"iabs", "abs"}, {"dsign", "sign"}, {"isign", "sign"}, {"dmod", "mod"},
    {"amod", "mod"}, {"amax1", "max"}, {"dmax1", "max"}, {"max0", "max"}, {"amin1", "min"}, {"dmin1", "min"},
    {"min0", "min"}, {"float", "real"}, {"sngl", "real"}, {"dfloat", "dble"}, {"ifix", "int"}, {"idint", "int"},
    {"idnint", "nint"}, {"ddim", "dim"}, {"idim", "dim"}, {"dint", "aint"}, {"dnint", "anint"}, {"dcotan", "cotan"},
    {"dsind", "sind"}, {"dcosd", "cosd"}, {"dtand", "tand"}, {"dcotand", "cotand"}, {"dasind", "asind"}, {"dacosd", "acosd"},
    {"datand", "atand"}, {"datan2d", "atan2d"}, {"derf", "erf"}, {"derfc", "erfc"}, {"dgamma", "gamma"},
    {"algama", "log_gamma"}, {"dlgama", "log_gamma"}, {"lgamma", "log_gamma"}, {"besj0", "bessel_j0"},
    {"dbesj0", "bessel_j0"}, {"besj1", "bessel_j1"}, {"dbesj1", "bessel_j1"}, {"besy0", "bessel_y0"},
    {"dbesy0", "bessel_y0"}, {"besy1", "bessel_y1"}, {"dbesy1", "bessel_y1"}, {"besjn", "bessel_jn"},
    {"dbesjn", "bessel_jn"}, {"besyn", "bessel_yn"}, {"dbesyn", "bessel_yn"}, {"dotbar_digamma4", "dotbar_digamma"},
    {"dotbar_digamma8", "dotbar_digamma"}};
// clang-format on

// The generic name behind a specific one: DSIN, AMAX1, ...
inline std::string_view generic(std::string_view name) {
  const auto found = genericNames.find(name);
  return found == genericNames.end() ? name : found->second;
}

template <class Real>
using Unary = Real (*)(Real);

template <class Real>
Unary<Real> unary(std::string_view name) {
  static const std::map<std::string_view, Unary<Real>> table = {{"sqrt", [](Real x) { return sqrtR(x); }},
                                                                {"exp", [](Real x) { return expR(x); }},
                                                                {"log", [](Real x) { return logR(x); }},
                                                                {"log10", [](Real x) { return log10R(x); }},
                                                                {"sin", [](Real x) { return sinR(x); }},
                                                                {"cos", [](Real x) { return cosR(x); }},
                                                                {"tan", [](Real x) { return tanR(x); }},
                                                                {"asin", [](Real x) { return asinR(x); }},
                                                                {"acos", [](Real x) { return acosR(x); }},
                                                                {"atan", [](Real x) { return atanR(x); }},
                                                                {"sinh", [](Real x) { return sinhR(x); }},
                                                                {"cosh", [](Real x) { return coshR(x); }},
                                                                {"tanh", [](Real x) { return tanhR(x); }},
                                                                {"asinh", [](Real x) { return asinhR(x); }},
                                                                {"acosh", [](Real x) { return acoshR(x); }},
                                                                {"atanh", [](Real x) { return atanhR(x); }},
                                                                {"erf", [](Real x) { return erfR(x); }},
                                                                {"erfc", [](Real x) { return erfcR(x); }},
                                                                {"gamma", [](Real x) { return tgammaR(x); }},
                                                                {"log_gamma", [](Real x) { return lgammaR(x); }},
                                                                {"erfc_scaled", [](Real x) { return erfcScaledR(x); }},
                                                                {"dotbar_digamma", [](Real x) { return digammaR(x); }},
                                                                {"bessel_j0", [](Real x) { return j0R(x); }},
                                                                {"bessel_j1", [](Real x) { return j1R(x); }},
                                                                {"bessel_y0", [](Real x) { return y0R(x); }},
                                                                {"bessel_y1", [](Real x) { return y1R(x); }},
                                                                {"cotan", [](Real x) { return 1 / tanR(x); }},
                                                                {"sind", [](Real x) { return sinR(x / degrees<Real>()); }},
                                                                {"cosd", [](Real x) { return cosR(x / degrees<Real>()); }},
                                                                {"tand", [](Real x) { return tanR(x / degrees<Real>()); }},
                                                                {"cotand", [](Real x) { return 1 / tanR(x / degrees<Real>()); }},
                                                                {"asind", [](Real x) { return asinR(x) * degrees<Real>(); }},
                                                                {"acosd", [](Real x) { return acosR(x) * degrees<Real>(); }},
                                                                {"atand", [](Real x) { return atanR(x) * degrees<Real>(); }}};
  auto found = table.find(name);
  return found == table.end() ? nullptr : found->second;
}

template <class Real>
bool isIntrinsic(std::string_view name) {
  static const std::set<std::string_view> others = {"abs", "sign",  "merge",  "size",    "real",    "dble",   "int",  "nint",
                                                    "max", "min",   "huge",   "tiny",    "epsilon", "mod",    "kind", "digits",
                                                    "sum", "scale", "spread", "product", "norm2",   "modulo", "len",  "dim"};
  return unary<Real>(generic(name)) || others.count(name);
}

}  // namespace detail

template <class Real>
auto Machine<Real>::intrinsic(std::string_view specific, Tree args, Tree at) -> V {
  const std::string_view name = detail::generic(specific);
  if (name == "size") return sizeOf(args);
  if (name == "len" && f_.arity(args) == 1) return charactersOf(f_.children(args).front());
  if (f_.arity(args) == 0) fail("no unit and no intrinsic function " + std::string(specific), f_.span(at));
  if (isReductionName(name)) return reduced(name, args, at);
  if (isPlaceName(name)) return placed(name, args, at);
  if (name == "spread" || name == "shape" || name == "reshape" || name == "eoshift") return moved(name, args, at);
  std::vector<V> a;
  for (Tree t : f_.children(args)) {
    if (f_.is(t, Op::Keyword)) t = il::KeywordOp::value_(f_, t);
    a.push_back(eval(t));
  }
  const V &x = a[0];
  V r = x;
  if (name == "atan" && a.size() == 2) return intrinsicTwo("atan2", a, at);
  if (name == "aint" || name == "anint") {
    r.r = name == "aint" ? truncR(x.r) : roundR(x.r);
    return a.size() == 2 ? converted(r, {Kind::Real, static_cast<std::uint8_t>(a[1].i)}, at) : r;
  }
  if (detail::Unary<Real> function = detail::unary<Real>(name)) {
    if (x.type.kind != Kind::Real) fail(std::string(name) + " of a value that is not real", f_.span(at));
    r.r = function(x.r);
    return r;
  }
  auto whole = [&](Real value) {
    V v = x;
    v.type.kind = Kind::Real, v.r = value;
    return converted(v, {Kind::Integer, static_cast<std::uint8_t>(a.size() > 1 ? a[1].i : 4)}, at);
  };
  if (name == "abs") return r.i = std::abs(x.i), r.r = fabsR(x.r), r;
  if (name == "real") {
    const std::uint8_t bytes = a.size() > 1 ? static_cast<std::uint8_t>(a[1].i) : 4;
    return converted(x, {Kind::Real, bytes}, at);
  }
  if (name == "dble") return converted(x, {Kind::Real, 8}, at);
  if (name == "int") return whole(truncR(x.real()));
  if (name == "nint") return whole(roundR(x.real()));
  if (name == "floor") return whole(floorR(x.real()));
  if (name == "ceiling") return whole(ceilR(x.real()));
  if (name == "max" || name == "min") return extremum(name == "max", a);
  if (name == "selected_real_kind") return V{{Kind::Integer, 4}, x.i <= 6 ? 4 : x.i <= 15 ? 8 : 16, 0};
  if (name == "merge" && a.size() == 3) return a[2].i ? a[0] : a[1];
  if (name == "huge") return r.i = x.type.bytes == 8 ? INT64_MAX : INT32_MAX, r.r = Real(1.7976931348623157e308), r;
  if (name == "tiny") return r.r = Real(2.2250738585072014e-308), r;
  if (name == "epsilon") return r.r = Real(2.220446049250313e-16), r;
  if (x.type.kind == Kind::Real)
    if (modelFunction(name, a, r)) return r;
  if (name == "kind") return V{{Kind::Integer, 4}, x.type.bytes, 0};
  if (a.size() == 2) return intrinsicTwo(name, a, at);
  fail("no unit and no intrinsic function " + std::string(specific), f_.span(at));
}

// The functions of the model of real numbers: that of the type, also when the arithmetic is wider.
template <class Real>
bool Machine<Real>::modelFunction(std::string_view name, const std::vector<V> &a, V &r) const {
  const V &x = a[0];
  const int digits = x.type.bytes == 4 ? 24 : 53;
  int e = 0;
  const Real fraction = frexpR(x.r, &e);
  const int n = a.size() == 2 ? static_cast<int>(a[1].i) : 0;
  if (name == "digits") return r = V{{Kind::Integer, 4}, digits, 0}, true;
  if (name == "exponent") return r = V{{Kind::Integer, 4}, e, 0}, true;
  if (name == "fraction") return r.r = fraction, true;
  if (name == "scale") return r.r = ldexpR(x.r, n), true;
  if (name == "set_exponent") return r.r = ldexpR(fraction, n), true;
  if (name == "spacing") return r.r = ldexpR(Real(1), e - digits), true;
  if (name == "rrspacing") return r.r = ldexpR(fabsR(fraction), digits), true;
  if (name == "nearest") return r.r = x.r + copysignR(ldexpR(Real(1), e - digits), a[1].r), true;
  return false;
}

template <class Real>
auto Machine<Real>::intrinsicTwo(std::string_view name, const std::vector<V> &a, Tree at) const -> V {
  V r;
  r.type = detail::common(a[0].type, a[1].type);
  const bool reals = r.type.kind == Kind::Real;
  const Real x = a[0].real(), y = a[1].real();
  const std::int64_t m = a[0].i, n = a[1].i;
  auto nonzero = [&] {
    if (!reals && n == 0) fail("remainder of a division by zero", f_.span(at));
  };
  if (name == "sign") {
    if (reals)
      r.r = copysignR(fabsR(x), y);
    else
      r.i = n < 0 ? -std::abs(m) : std::abs(m);
  } else if (name == "mod") {
    nonzero();
    if (reals)
      r.r = fmodR(x, y);
    else
      r.i = m % n;
  } else if (name == "modulo") {
    nonzero();
    if (reals)
      r.r = x - y * floorR(x / y);
    else
      r.i = ((m % n) + n) % n;
  } else if (name == "atan2") {
    r.r = atan2R(x, y);
  } else if (name == "atan2d") {
    r.r = atan2R(x, y) * degrees<Real>();
  } else if (name == "bessel_jn" || name == "bessel_yn") {
    r.r = name == "bessel_jn" ? jnR(static_cast<int>(m), y) : ynR(static_cast<int>(m), y);
  } else if (name == "hypot") {
    r.r = hypotR(x, y);
  } else if (name == "dim") {
    r.r = x > y ? x - y : Real(0);
    r.i = std::max<std::int64_t>(0, m - n);
  } else if (name == "dprod") {
    r.type.bytes = 8, r.r = x * y;
  } else {
    fail("no unit and no intrinsic function " + std::string(name), f_.span(at));
  }
  return r;
}

}  // namespace dotbar::interpret
