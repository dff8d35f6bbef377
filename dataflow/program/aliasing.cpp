// Whether two references may, or must, designate the same storage: differences of subscripts that are linear in plain names.
#include <map>

#include "dataflow/program/builder.h"

namespace dotbar::dataflow {

namespace {

// constant + sum of coefficient * name; anything that is no such sum is one opaque "name", by its text.
struct Linear {
  std::map<std::string, std::int64_t> terms;
  std::int64_t constant = 0;
  bool pure = true;  // nothing in it could change between two evaluations
};

void collect(const Program &p, const Unit &u, Tree t, std::int64_t factor, Linear &out) {
  const Forest &f = p.forest();
  std::int64_t c = 0;
  if (p.constant(u, t, c)) {
    out.constant += factor * c;
    return;
  }
  switch (f.op(t)) {
    case Op::Add:
    case Op::Sub:
      collect(p, u, f.child(t, 0), factor, out);
      collect(p, u, f.child(t, 1), f.is(t, Op::Sub) ? -factor : factor, out);
      return;
    case Op::Neg:
      collect(p, u, f.child(t, 0), -factor, out);
      return;
    case Op::Plus:
    case Op::Paren:
      collect(p, u, f.child(t, 0), factor, out);
      return;
    case Op::Mul:
      if (p.constant(u, f.child(t, 0), c)) return collect(p, u, f.child(t, 1), factor * c, out);
      if (p.constant(u, f.child(t, 1), c)) return collect(p, u, f.child(t, 0), factor * c, out);
      break;
    default:
      break;
  }
  std::vector<Tree> open{t};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    if (f.is(x, Op::Apply) && p.callAt(x)) out.pure = false;  // a function may answer differently each time
    for (Tree k : f.children(x)) open.push_back(k);
  }
  out.terms[il::dump(f, t)] += factor;
}

enum class Answer { Different, Same, Undecided };

Answer compare(const Program &p, const Unit &u, Tree a, Tree b) {
  const Forest &f = p.forest();
  if (f.is(a, Op::Range) || f.is(b, Op::Range)) return f.equal(a, b) ? Answer::Same : Answer::Undecided;
  Linear d;
  collect(p, u, a, 1, d);
  collect(p, u, b, -1, d);
  if (!d.pure) return Answer::Undecided;
  for (const auto &[name, factor] : d.terms)
    if (factor != 0) return Answer::Undecided;
  return d.constant == 0 ? Answer::Same : Answer::Different;
}

// From the outermost selector inwards: a list of the selectors on the way from the name.
std::vector<Tree> selectors(const Forest &f, Tree t) {
  std::vector<Tree> r;
  for (; f.is(t, Op::Index) || f.is(t, Op::Field); t = f.child(t, 0)) r.insert(r.begin(), t);
  return r;
}

Answer compareReferences(const Program &p, const Unit &u, Tree a, Tree b) {
  const Forest &f = p.forest();
  const Variable *va = p.designated(u, a), *vb = p.designated(u, b);
  if (!va || !vb) return f.equal(a, b) ? Answer::Same : Answer::Undecided;
  if (va != vb || va->pointer)
    return p.zonesOf(u, a).meets(p.zonesOf(u, b)) || va->pointer ? Answer::Undecided : Answer::Different;
  const auto sa = selectors(f, a), sb = selectors(f, b);
  Answer all = sa.size() == sb.size() ? Answer::Same : Answer::Undecided;
  for (std::size_t i = 0; i < sa.size() && i < sb.size(); ++i) {
    if (f.op(sa[i]) != f.op(sb[i])) return Answer::Undecided;
    if (f.is(sa[i], Op::Field)) {
      if (f.symbol(f.child(sa[i], 1)) != f.symbol(f.child(sb[i], 1))) return Answer::Different;
      continue;
    }
    const Tree x = f.child(sa[i], 1), y = f.child(sb[i], 1);
    if (f.arity(x) != f.arity(y)) return Answer::Undecided;
    for (std::uint32_t k = 0; k < f.arity(x); ++k) {
      const Answer one = compare(p, u, f.child(x, k), f.child(y, k));
      if (one == Answer::Different) return one;
      if (one == Answer::Undecided) all = one;
    }
  }
  return all;
}

}  // namespace

bool Program::mayAlias(const Unit &u, Tree a, Tree b) const { return compareReferences(*this, u, a, b) != Answer::Different; }

bool Program::sameStorage(const Unit &u, Tree a, Tree b) const { return compareReferences(*this, u, a, b) == Answer::Same; }

}  // namespace dotbar::dataflow
