// Part of the interpreter: array expressions, one element after the other in the order of arrays. Included by machine.cpp only.
// Functions that are not applied element by element are known for arrays of one dimension.
#pragma once

#include "il_make.h"
#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {

inline bool isReductionName(std::string_view name) {
  for (const char *known : {"sum", "product", "maxval", "minval", "count", "dot_product", "norm2"})
    if (name == known) return true;
  return false;
}

inline bool isPlaceName(std::string_view name) { return name == "maxloc" || name == "minloc"; }

// Whether one number is asked for, not a vector of one: maxloc(a, 1), maxloc(a, dim=1).
inline bool namesDimension(const il::Forest &f, Tree args) {
  for (std::uint32_t k = 1; k < f.arity(args); ++k) {
    const Tree a = f.child(args, k);
    if (!f.is(a, Op::Keyword) || f.text(il::KeywordOp::formal_(f, a)) == "dim") return true;
  }
  return false;
}

// How many elements an expression has; -1: it is a scalar.
template <class Real>
std::int64_t Machine<Real>::countOf(Tree e) {
  switch (f_.op(e)) {
    case Op::Name: {
      int slot = frame().unit->find(f_.symbol(e));
      if (slot < 0) return -1;
      const Binding &b = binding(e, slot);
      return b.array ? b.elements() : -1;
    }
    case Op::Index: {
      const auto subs = f_.children(il::IndexOp::subs_(f_, e));
      if (std::none_of(subs.begin(), subs.end(), [&](Tree s) { return f_.is(s, Op::Range) || countOf(s) >= 0; })) return -1;
      return static_cast<std::int64_t>(locate(e).cells.size());
    }
    case Op::Arrayval:
      return listLength(il::ArrayvalOp::elements_(f_, e));
    case Op::Listed: {
      std::int64_t n = 0;
      eachTrip(e, [&] { return n += listLength(il::ListedOp::values_(f_, e)), true; });
      return n;
    }
    case Op::Apply: {
      const Tree function = il::ApplyOp::function_(f_, e), args = il::ApplyOp::args_(f_, e);
      const std::string_view name = f_.text(function);
      const auto isOwn = [&](const UnitInfo *u) { return !meansIntrinsic(*u, f_.symbol(function)); };
      if (isReductionName(name) || name == "size") return -1;
      if (std::ranges::any_of(program_->meant(*frame().unit, f_.symbol(function)), isOwn)) return -1;
      if (isPlaceName(name)) return namesDimension(f_, args) ? -1 : 1;
      if (name == "spread") return integer(f_.children(args)[2]);
      if (name == "shape") return 1;
      if (name == "reshape") return valueAt(f_.children(args)[1], 0).i;
      break;
    }
    case Op::Keyword:
      return countOf(il::KeywordOp::value_(f_, e));
    default:
      break;
  }
  for (std::uint32_t k = f_.is(e, Op::Apply) ? 1 : 0; k < f_.arity(e); ++k)
    if (const std::int64_t n = countOf(f_.child(e, k)); n >= 0) return n;
  return -1;
}

template <class Real>
auto Machine<Real>::valueAt(Tree e, std::int64_t k) -> V {
  const std::int64_t outer = element_;
  element_ = k;
  const V v = eval(e);
  element_ = outer;
  return v;
}

template <class Real>
std::int64_t Machine<Real>::listLength(Tree values) {
  std::int64_t n = 0;
  for (Tree part : f_.children(values)) {
    const std::int64_t own = countOf(part);
    n += own < 0 ? 1 : own;
  }
  return n;
}

// Does it for each value of the variable, which is another one than the unit's, until it has done.
template <class Real>
template <class Act>
void Machine<Real>::eachTrip(Tree listed, Act &&act) {
  using L = il::ListedOp;
  const Tree step = L::step_(f_, listed);
  const std::int64_t first = integer(L::first_(f_, listed)), last = integer(L::last_(f_, listed)),
                     by = f_.is(step, Op::Noexpr) ? 1 : integer(step);
  const Place p = locate(L::var_(f_, listed));
  const auto outside = memory_[p.address];
  for (std::int64_t at = first; by > 0 ? at <= last : at >= last; at += by) {
    V v{p.type, at, 0};
    memory_[p.address].value = v;
    if (!act()) break;
  }
  memory_[p.address] = outside;
}

// The element that is asked for, of a constructor.
template <class Real>
auto Machine<Real>::constructed(Tree e) -> V {
  std::int64_t before = 0;
  std::optional<V> found = listedAt(il::ArrayvalOp::elements_(f_, e), before);
  if (!found) fail("arrays of different sizes: " + il::dump(f_, e), f_.span(e));
  return *found;
}

template <class Real>
auto Machine<Real>::listedAt(Tree values, std::int64_t &before) -> std::optional<V> {
  for (Tree part : f_.children(values)) {
    std::optional<V> found;
    if (f_.is(part, Op::Listed)) {
      eachTrip(part, [&] { return !(found = listedAt(il::ListedOp::values_(f_, part), before)); });
      if (found) return found;
      continue;
    }
    const std::int64_t n = countOf(part), length = n < 0 ? 1 : n;
    if (element_ < before + length) return n < 0 ? eval(part) : valueAt(part, element_ - before);
    before += length;
  }
  return std::nullopt;
}

template <class Real>
auto Machine<Real>::reduced(std::string_view name, Tree args, Tree at) -> V {
  const Tree array = f_.children(args).front();
  const std::int64_t n = countOf(array);
  if (n < 0) fail(std::string(name) + " of a scalar", f_.span(at));
  Tree mask, other;
  for (std::uint32_t k = 1; k < f_.arity(args); ++k) {
    const Tree a = f_.child(args, k);
    if (name == "dot_product")
      other = a;
    else if (f_.is(a, Op::Keyword) && f_.text(il::KeywordOp::formal_(f_, a)) == "mask")
      mask = il::KeywordOp::value_(f_, a);
    else
      fail("a reduction with arguments that the interpreter does not know", f_.span(at));
  }
  V r{{Kind::Real, 0}, 0, name == "product" ? Real(1) : Real(0)};
  if (name == "count") r.type = {Kind::Integer, 4};
  bool first = true;
  for (std::int64_t k = 0; k < n; ++k) {
    step(at);
    if (mask && !valueAt(mask, k).i) continue;
    const V x = valueAt(array, k);
    if (name == "count") {
      r.i += x.i != 0;
      continue;
    }
    r.type = x.type;
    if (name == "sum") r.r += x.real(), r.i += x.i;
    if (name == "product") r.r *= x.real();
    if (name == "norm2") r.r += x.real() * x.real();
    if (name == "dot_product") r.r += x.real() * valueAt(other, k).real();
    if (name == "maxval" && (first || x.real() > r.r)) r.r = x.real();
    if (name == "minval" && (first || x.real() < r.r)) r.r = x.real();
    first = false;
  }
  if (name == "norm2") r.r = sqrtR(r.r);
  return r;
}

// The place of the first extremum, counted from 1; 0: there is none.
template <class Real>
auto Machine<Real>::placed(std::string_view name, Tree args, Tree at) -> V {
  const Tree array = f_.children(args).front();
  Tree mask;
  for (std::uint32_t k = 1; k < f_.arity(args); ++k) {
    const Tree a = f_.child(args, k);
    const bool isDimension = !f_.is(a, Op::Keyword) || f_.text(il::KeywordOp::formal_(f_, a)) == "dim";
    const Tree value = f_.is(a, Op::Keyword) ? il::KeywordOp::value_(f_, a) : a;
    if (isDimension && integer(value) != 1) fail("a place along another dimension", f_.span(at));
    if (!isDimension && f_.text(il::KeywordOp::formal_(f_, a)) == "mask") mask = value;
  }
  V r{{Kind::Integer, 4}, 0, 0};
  Real best = 0;
  const std::int64_t n = countOf(array);
  for (std::int64_t k = 0; k < n; ++k) {
    step(at);
    if (mask && !valueAt(mask, k).i) continue;
    const Real x = valueAt(array, k).real();
    if (r.i == 0 || (name == "maxloc" ? x > best : x < best)) r.i = k + 1, best = x;
  }
  return r;
}

// Elements that come from elsewhere.
template <class Real>
auto Machine<Real>::moved(std::string_view name, Tree args, Tree at) -> V {
  const Tree array = f_.children(args).front();
  if (name == "spread") return element_ < 0 ? (fail("a spread value where a scalar is expected", f_.span(at)), V{}) : eval(array);
  if (name == "shape") return V{{Kind::Integer, 4}, countOf(array), 0};
  if (name == "reshape") return element_ < countOf(array) ? valueAt(array, element_) : valueAt(f_.children(args)[2], 0);
  const std::int64_t from = element_ + integer(f_.children(args)[1]);  // eoshift
  if (from >= 0 && from < countOf(array)) return valueAt(array, from);
  V zero = valueAt(array, element_);
  zero.i = 0, zero.r = 0;
  return zero;
}

}  // namespace dotbar::interpret
