// The generator's array notation: whole arrays, sections with strides, scalars spread over them, reductions, masks, vectors of
// subscripts, constructors. All of it is one-dimensional: a selection of so many of the N elements.
#include <algorithm>
#include <cstdlib>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

// Every `step`-th element from the `first` on, counted from 1.
Writer::Cut Writer::cutOf(int count) {
  static const std::vector<int> steps = {1, 1, 1, 2, -1};
  int step = r.pick(steps);
  if ((count - 1) * std::abs(step) + 1 > N) step = 1;
  const int length = (count - 1) * std::abs(step) + 1, low = r.between(1, N - length + 1);
  return {step > 0 ? low : low + length - 1, step, count};
}

Tree Writer::cut(const Var &v, const Cut &c, bool write) {
  note(v, write);
  const int shift = v.zeroBased ? 1 : 0, last = c.first + (c.count - 1) * c.step;
  const bool all = c.first == 1 && c.step == 1 && c.count == N, exact = v.exact();
  const bool column = v.is == Is::Real2;
  if (all && exact && !column && r.chance(60)) {
    has(Feature::ArrayAssigned);
    return b.name(v.name);
  }
  if (v.zeroBased) has(Feature::LowerBound);
  if (c.step != 1) has(Feature::Section);
  const Tree lower = c.first == 1 && c.step > 0 && r.chance(40) ? b.none() : b.integer(c.first - shift);
  Tree upper = b.integer(last - shift);
  if (last == N && c.step > 0 && exact && r.chance(40)) upper = b.none();
  if (c.step < 0 && last - shift <= 0) upper = b.integer(last - shift);
  const Tree range = b.f.node(Op::Range, {lower, upper, c.step == 1 ? b.none() : b.integer(c.step)});
  if (!column) return b.index(v.name, {range});
  has(Feature::TwoDimensions);
  return b.index(v.name, {range, b.integer(r.between(1, 2))});
}

// Elements by a vector of subscripts, which may hold one of them twice; no tree: there is none.
Tree Writer::gathered(int count) {
  auto vectors = those([](const Var &v) { return v.is == Is::IndexArray; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  if (vectors.empty() || arrays.empty()) return {};
  has(Feature::Gather);
  const Var &v = *r.pick(arrays);
  const Tree places = cut(*r.pick(vectors), cutOf(count), false);
  return b.index(note(v, false), {subscript(v, places)});
}

// Where the largest or smallest of some elements stands, counted from 1: a number, or a vector of one.
Tree Writer::place(bool number) {
  const auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  const int count = r.between(2, N);
  std::vector<Tree> args{cut(*r.pick(arrays), cutOf(count), false)};
  if (number) args.push_back(r.chance(50) ? b.integer(1) : b.f.node(Op::Keyword, {b.name("dim"), b.integer(1)}));
  const bool masked = number && r.chance(30);  // there may be none under a mask
  if (masked) args.push_back(b.f.node(Op::Keyword, {b.name("mask"), arrayMask(count, 1)}));
  const Tree where = b.apply(r.chance(50) ? "maxloc" : "minloc", args);
  return masked ? b.apply("max", {b.integer(1), where}) : where;
}

// The element at such a place.
Tree Writer::elementAtPlace(const Var &v, bool number, bool write) {
  has(Feature::Picked);
  const Tree where = subscript(v, place(number));
  return b.index(note(v, write), {where});
}

// a(maxloc(b)) = ..
void Writer::placedAssignment(std::vector<Tree> &to) {
  const auto targets = those([](const Var &v) { return v.is == Is::RealArray && v.writable(); });
  if (targets.empty()) return assignment(to);
  const Var &v = *r.pick(targets);
  const bool number = r.chance(50);
  const Tree left = elementAtPlace(v, number, true);
  const Tree own = r.chance(50) ? il::read(b.f, il::dump(b.f, left), scratch) : elementAtPlace(v, number, false);
  note(v, false);
  const Tree factor = b.apply("cos", {number ? real(1) : arrayReal(1, 1)});
  to.push_back(
      b.assign(left, ofKind(b.two(Op::Add, b.two(Op::Mul, own, factor), number ? realLeaf() : arrayReal(1, 1)), v.bytes)));
}

Tree Writer::arrayOperand(int count) {
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray || v.is == Is::Real2; });
  if (arrays.empty()) return {};
  if (r.chance(15))
    if (const Tree t = gathered(count)) return t;
  if (const auto vectors = those([](const Var &v) { return v.is == Is::RealArray; });
      count == 1 && !vectors.empty() && r.chance(40))
    return elementAtPlace(*r.pick(vectors), false, false);
  return cut(*r.pick(arrays), cutOf(count), false);
}

Tree Writer::arrayLeaf(int count) {
  if (r.chance(70))
    if (const Tree t = arrayOperand(count)) return t;
  return r.chance(60) ? realLeaf() : literal();
}

Tree Writer::arrayMask(int count, int depth) {
  static const std::vector<Op> orders = {Op::Lt, Op::Gt, Op::Le, Op::Ge};
  const Tree x = arrayOperand(count);
  return b.two(r.pick(orders), x, r.chance(50) ? literal() : arrayReal(count, depth - 1));
}

// An expression with so many elements, or a scalar.
Tree Writer::arrayReal(int count, int depth) {
  if (depth <= 0) return arrayLeaf(count);
  auto e = [&] { return arrayReal(count, depth - 1); };
  auto bracketed = [&] { return b.f.node(Op::Paren, {e()}); };
  auto square = [&] { return b.f.node(Op::Pow, {bracketed(), b.integer(2)}); };
  switch (r.below(14)) {
    case 0:
    case 1:
      return b.two(Op::Add, e(), e());
    case 2:
      return b.two(Op::Sub, e(), bracketed());
    case 3:
    case 4:
    case 5:
      return b.two(Op::Mul, bracketed(), bracketed());
    case 6:
      return b.two(Op::Div, bracketed(), b.f.node(Op::Paren, {b.two(Op::Add, b.real("1.5d0"), square())}));
    case 7:
      return b.apply("sin", {e()});
    case 8:
      return b.apply("exp", {b.two(Op::Mul, b.real("0.5d0"), b.apply("sin", {e()}))});
    case 9:
      return b.apply("sqrt", {b.two(Op::Add, b.real("1.0d0"), square())});
    case 10:
      has(Feature::Extremum);
      return b.apply(r.chance(50) ? "max" : "min", {wide(e()), wide(e())});
    case 11:
      return b.apply("abs", {e()});
    case 12:
      return r.chance(40) ? reduction(depth) : b.apply("merge", {wide(e()), wide(e()), arrayMask(count, depth)});
    default:
      return arrayLeaf(count);
  }
}

// A scalar from an array.
Tree Writer::reduction(int depth) {
  const int count = r.between(2, N);
  const Tree operand = arrayOperand(count);
  if (!operand) return realLeaf();
  has(Feature::Reduction);
  // what has as many elements for certain
  auto e = [&] { return b.two(Op::Mul, arrayOperand(count), b.apply("sin", {arrayReal(count, depth - 1)})); };
  if (const auto vectors = those([](const Var &v) { return v.is == Is::RealArray; }); !vectors.empty() && r.chance(20))
    return elementAtPlace(*r.pick(vectors), true, false);
  auto masked = [&](std::vector<Tree> args) {
    if (r.chance(40)) args.push_back(b.f.node(Op::Keyword, {b.name("mask"), arrayMask(count, depth)}));
    return args;
  };
  switch (r.below(6)) {
    case 0:
      return b.apply("dot_product", {operand, e()});
    case 1:
      return b.apply(r.chance(50) ? "maxval" : "minval", {e()});
    case 2:
      return b.apply("product",
                     masked({b.two(Op::Add, b.real("1.1d0"), b.two(Op::Mul, b.real("0.4d0"), b.apply("sin", {e()})))}));
    default:
      return b.apply("sum", masked({r.chance(50) ? operand : e()}));
  }
}

// As many values for a dummy array: scalars alone, since their number is to be seen.
Tree Writer::constructedActual(int count, int bytes) {
  has(Feature::ConstructorActual);
  std::vector<Tree> elements;
  for (int k = 0; k < count; ++k) elements.push_back(ofKind(r.chance(50) ? realLeaf() : real(1), bytes));
  return b.f.node(Op::Arrayval, {b.list(Op::Exprs, elements)});
}

// A loop in a constructor that lists so many elements. Its variable counts nothing else here.
Tree Writer::listed(int count, int bytes) {
  auto free = those([](const Var &v) { return v.is == Is::Loop && !v.busy; });
  auto arrays = those([](const Var &v) { return v.is == Is::RealArray; });
  if (free.empty() || arrays.empty()) return {};
  has(Feature::ConstructorLoop);
  const std::string i = r.pick(free)->name;
  const bool back = r.chance(30);
  const int low = r.between(1, N - count + 1), high = low + count - 1;
  auto value = [&] { return b.two(Op::Mul, swept(*r.pick(arrays), b.name(i)), b.apply("sin", {realLeaf()})); };
  const Tree item = r.chance(50) ? value() : b.two(Op::Sub, value(), b.two(Op::Mul, b.real("0.1d0"), value()));
  return b.f.node(Op::Listed, {b.list(Op::Exprs, {ofKind(item, bytes)}), b.name(i), b.integer(back ? high : low),
                               b.integer(back ? low : high), back ? b.integer(-1) : b.none()});
}

// The elements of a constructor: scalars, and at times a section, or what a loop lists.
Tree Writer::constructed(int count, int bytes) {
  has(Feature::Constructor);
  std::vector<Tree> elements;
  if (r.chance(60)) {
    const int single = r.chance(50) ? r.below(count) : 0;
    for (int k = 0; k < single; ++k) elements.push_back(ofKind(realLeaf(), bytes));
    if (const Tree all = listed(count - single, bytes)) {
      elements.push_back(all);
      return b.f.node(Op::Arrayval, {b.list(Op::Exprs, elements)});
    }
    elements.clear();
  }
  const int section = count > 1 && r.chance(50) ? r.between(1, count - 1) : 0, before = r.between(0, count - section);
  for (int k = 0; k < count - section; ++k) {
    if (k == before && section) break;
    elements.push_back(ofKind(r.chance(50) ? realLeaf() : real(1), bytes));
  }
  if (section) {
    const Tree part = arrayOperand(section);
    elements.push_back(ofKind(part ? part : literal(), bytes));
    for (int k = static_cast<int>(elements.size()); k < count - section + 1; ++k) elements.push_back(ofKind(realLeaf(), bytes));
  }
  return b.f.node(Op::Arrayval, {b.list(Op::Exprs, elements)});
}

Tree Writer::arrayAssignment(const Var &v, const Cut &c) {
  const Tree left = cut(v, c, true);
  const int how = r.below(100);
  Tree right;
  if (how < 30) {  // of itself: the same elements, or others
    const bool same = r.chance(50);
    const Tree own = same ? il::read(b.f, il::dump(b.f, left), scratch) : cut(v, cutOf(c.count), true);
    if (!same) has(Feature::Overlap);
    const Tree factor = b.apply("cos", {arrayReal(c.count, 1)});
    right = b.two(Op::Add, b.two(Op::Mul, own, factor), arrayReal(c.count, 1));
  } else if (how < 40) {
    return b.assign(left, constructed(c.count, v.bytes));
  } else if (how < 45) {
    has(Feature::PassiveKill);
    right = literal();
  } else {
    right = arrayReal(c.count, r.between(1, 3));
  }
  if (loopDepth > 0 || r.chance(40)) right = b.apply("sin", {right});
  return b.assign(left, ofKind(right, v.bytes));
}

void Writer::arrayStatement(std::vector<Tree> &to) {
  auto targets = those([](const Var &v) { return (v.is == Is::RealArray || v.is == Is::Real2) && v.writable(); });
  if (targets.empty() || r.chance(20)) {
    Var *x = chosen(false, true);
    if (!x) return assignment(to);
    const Tree value = b.two(Op::Add, b.apply("sin", {reduction(2)}), real(1));
    to.push_back(b.assign(target(*x), ofKind(value, x->bytes)));
    x->set = true;
    return;
  }
  if (r.chance(8)) return placedAssignment(to);
  const Var &v = *r.pick(targets);
  const int count = r.chance(40) ? N : r.between(2, N);
  const Cut c = count == N && r.chance(70) ? Cut{1, 1, N} : cutOf(count);
  if (!r.chance(25)) return to.push_back(arrayAssignment(v, c));
  has(Feature::Masked);
  // what is only defined under its mask
  const Noted before = noted();
  const Tree guarded = arrayOperand(c.count);
  auto again = [&] { return il::read(b.f, il::dump(b.f, guarded), scratch); };
  const bool partial = r.chance(40);
  if (!partial) forget(before);
  const Tree mask = partial ? b.two(Op::Gt, guarded, b.real("0.2d0")) : arrayMask(c.count, 2);
  std::vector<Tree> yes, no;
  if (partial) {
    const Tree e = b.two(Op::Mul, b.apply(r.chance(50) ? "log" : "sqrt", {again()}), arrayReal(c.count, 1));
    yes.push_back(b.assign(cut(v, c, true), ofKind(b.apply("sin", {e}), v.bytes)));
  }
  auto more = [&](std::vector<Tree> &part) {
    const Var &w = *r.pick(targets);
    part.push_back(arrayAssignment(w, r.chance(50) ? c : cutOf(c.count)));
  };
  if (yes.empty() || r.chance(30)) more(yes);
  if (r.chance(50)) more(no);
  if (r.chance(20) && !no.empty()) {
    std::vector<Tree> inner;
    std::swap(inner, no);
    no.push_back(b.f.node(Op::Where, {arrayMask(c.count, 1), b.instrs(inner), b.instrs({})}));
  }
  to.push_back(b.f.node(Op::Where, {mask, b.instrs(yes), b.instrs(no)}));
}

}  // namespace dotbar::random
