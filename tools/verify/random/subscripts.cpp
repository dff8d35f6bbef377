// Directed patterns about subscripts: overwritten behind what they select, indirect, put back by the adjoint.
#include "tools/verify/random/unit.h"

namespace dotbar::random {

// a(i) = sin(a(i))*..
void Writer::setElement(std::vector<Tree> &to, Var &a, Tree i) {
  note(a, true);
  auto left = [&] { return b.index(a.name, {subscript(a, il::read(b.f, il::dump(b.f, i), scratch))}); };
  to.push_back(b.assign(left(), b.two(Op::Mul, b.apply("sin", {left()}), real(1))));
}

// False where the feature is another one's, or cannot be had here.
bool Writer::directedSubscript(std::vector<Tree> &to, Feature f, const Subscripted &s) {
  const bool indirect = f == Feature::Indirect || f == Feature::DoubleIndirect;
  if (f == Feature::StringInput) return stringInput(to, s.index, s.indices);
  if (f == Feature::IndexRestored) return indexRestored(to, s);
  if (f == Feature::SubscriptOverwritten && s.array && s.index) {
    has(f);
    setElement(to, *s.array, b.name(note(*s.index, false)));
    note(*s.index, true);
    to.push_back(b.assign(b.name(s.index->name), indexValue(2)));
  } else if (f == Feature::KK && s.array && s.indices) {
    has(f);
    note(*s.indices, true);
    to.push_back(b.assign(b.index(s.indices->name, {b.index(s.indices->name, {indexValue(0)})}), indexValue(1)));
    setElement(to, *s.array, b.index(note(*s.indices, false), {indexValue(0)}));
  } else if (indirect && s.array && s.indices) {
    has(f);
    Tree at = b.index(note(*s.indices, false), {indexValue(0)});
    if (f == Feature::DoubleIndirect) at = b.index(s.indices->name, {at});
    setElement(to, *s.array, at);
  } else if (f == Feature::MaybeAliased && s.array) {
    has(f);
    auto at = [&] { return b.index(note(*s.array, true), {subscript(*s.array, indexValue(1))}); };
    to.push_back(b.assign(at(), b.two(Op::Mul, at(), b.apply("sin", {at()}))));
    note(*s.array, false);
  } else {
    return false;
  }
  return true;
}

// k(i) must be put back, and i, which no derivative needs, is overwritten behind it.
bool Writer::indexRestored(std::vector<Tree> &to, const Subscripted &s) {
  if (!s.array || !s.index || !s.indices || loopDepth) return false;
  has(Feature::IndexRestored);
  Var &i = *s.index, &k = *s.indices;
  note(i, true), note(k, true);
  const int c = r.between(1, N);
  auto through = [&] { return b.index(note(k, false), {b.integer(c)}); };
  to.push_back(b.assign(b.name(i.name), b.integer(c)));
  setElement(to, *s.array, through());
  to.push_back(b.assign(b.index(k.name, {b.name(note(i, false))}), indexValue(1)));
  setElement(to, *s.array, through());
  to.push_back(b.assign(b.name(i.name), b.two(Op::Add, b.apply("mod", {wholeNumber(through()), b.integer(N)}), b.integer(1))));
  setElement(to, *s.array, b.name(i.name));
  return true;
}

}  // namespace dotbar::random
