#include "dataflow/program/set_elements.h"

#include <algorithm>

#include "dataflow/program/shape.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

constexpr std::int64_t mostFixed = 4096;  // elements that fixed subscripts tell apart; of longer lists nobody writes each out

bool isEqual(const Polynomial &a, const Polynomial &b) {
  const Polynomial d = a - b;
  return d.isConstant() && d.constant() == 0;
}

Tree counter(const Forest &f, Tree loop) { return il::DoOp::var_(f, il::LoopOp::control_(f, loop)); }

}  // namespace

const Variable *SetElements::of(Tree left) const {
  if (!f_.is(left, Op::Index) || !f_.is(il::IndexOp::base_(f_, left), Op::Name)) return nullptr;
  const Variable *v = p_.designated(u_, left);
  if (!v || !v->isVariable() || !v->dims || v->owner != u_.id || p_.lookup(u_, v->name) != v) return nullptr;
  if (!v->exact || v->pointer || v->target || v->allocatable || names_.areSeveral(*v)) return nullptr;
  return f_.arity(v->dims) == f_.arity(il::IndexOp::subs_(f_, left)) ? v : nullptr;
}

bool SetElements::isKnownElsewhere(const Variable &v) const {
  return v.saved || !u_.contained.empty() ||
         !(v.kind == Variable::Kind::Local || v.kind == Variable::Kind::Formal || v.kind == Variable::Kind::Result);
}

SetElements::Extent SetElements::extent(const Variable &v, std::size_t k) const {
  const Tree b = dimension(v, k), lower = il::BoundsOp::lower_(f_, b);
  Extent e;
  e.first = 1;
  e.isKnown =
      (f_.is(lower, Op::Noexpr) || p_.constant(u_, lower, e.first)) && p_.constant(u_, il::BoundsOp::upper_(f_, b), e.last);
  return e;
}

// A section that is the whole of a dimension.
bool SetElements::spansAll(const Variable &v, std::size_t k, Tree range) const {
  const Tree lower = il::RangeOp::lower_(f_, range), upper = il::RangeOp::upper_(f_, range), by = il::RangeOp::stride_(f_, range);
  std::int64_t step = 1;
  return (f_.is(lower, Op::Noexpr) || isLower(v, k, lower, 0)) && (f_.is(upper, Op::Noexpr) || isUpper(v, k, upper, 0)) &&
         (f_.is(by, Op::Noexpr) || (p_.constant(u_, by, step) && step == 1));
}

Selected SetElements::place(const Variable &v, std::size_t k, Tree s, std::span<const Tree> loops) const {
  if (f_.is(s, Op::Range)) return {spansAll(v, k, s) ? Selected::Kind::All : Selected::Kind::Unknown};
  std::int64_t value = 0;
  if (p_.constant(u_, s, value)) return {Selected::Kind::Fixed, {}, value};
  const Polynomial said = now_(s);
  for (Tree loop : loops)
    if (const Polynomial shift = said - now_(counter(f_, loop)); shift.isConstant())
      return {Selected::Kind::Counted, loop, shift.constant()};
  return {};
}

std::vector<Selected> SetElements::places(const Variable &v, Tree element, std::span<const Tree> loops) const {
  std::vector<Selected> r;
  for (Tree s : f_.children(il::IndexOp::subs_(f_, element))) r.push_back(place(v, r.size(), s, loops));
  return r;
}

// Nobody else can give the names in a bound other values: a host's variables, or what internal procedures see.
bool SetElements::bindsOwn(Tree bound) const {
  return !il::any(f_, bound, [&](Tree t) {
    const Variable *v = f_.is(t, Op::Name) ? p_.entity(u_, t) : nullptr;
    return v && v->isVariable() && (v->owner != u_.id || !u_.contained.empty());
  });
}

// As it was when the procedure began; of an array that is given with its shape, as it is asked for.
bool SetElements::isLower(const Variable &v, std::size_t k, Tree bound, std::int64_t shift) const {
  const Tree said = il::BoundsOp::lower_(f_, dimension(v, k));
  return bindsOwn(said) && isEqual(now_(bound) + Polynomial(shift), then_.first(said));
}

bool SetElements::isUpper(const Variable &v, std::size_t k, Tree bound, std::int64_t shift) const {
  const Tree said = il::BoundsOp::upper_(f_, dimension(v, k));
  if (f_.is(said, Op::Star)) return false;
  if (!f_.is(said, Op::Noexpr)) return bindsOwn(said) && isEqual(now_(bound) + Polynomial(shift), then_(said));
  if (shift != 0 || !f_.is(bound, Op::Apply) || !f_.is(il::BoundsOp::lower_(f_, dimension(v, k)), Op::Noexpr)) return false;
  const auto asked = p_.asks(f_.symbol(il::ApplyOp::function_(f_, bound)));
  const auto args = f_.children(il::ApplyOp::args_(f_, bound));
  const Tree array = p_.askedOf(u_, bound);
  if (!array || asked == ProgramOptions::AskedOf::Lower || f_.symbol(array) != v.name) return false;
  std::int64_t along = 1;
  if (args.size() == 2) return p_.constant(u_, args[1], along) && along == static_cast<std::int64_t>(k) + 1;
  return asked == ProgramOptions::AskedOf::Extent && args.size() == 1 && f_.arity(v.dims) == 1;
}

bool SetElements::countsAll(const Variable &v, Tree element, Tree loop) const {
  const Tree control = il::LoopOp::control_(f_, loop), step = il::DoOp::step_(f_, control);
  std::int64_t by = 1;
  if (!f_.is(step, Op::Noexpr) && (!p_.constant(u_, step, by) || (by != 1 && by != -1))) return false;
  Tree first = il::DoOp::first_(f_, control), last = il::DoOp::last_(f_, control);
  if (by < 0) std::swap(first, last);
  const std::vector<Selected> at = places(v, element, std::span(&loop, 1));
  for (std::size_t k = 0; k < at.size(); ++k)
    if (at[k].kind == Selected::Kind::Counted && isLower(v, k, first, at[k].value) && isUpper(v, k, last, at[k].value))
      return true;
  return false;
}

bool SetElements::areAll(const Variable &v, const Setter &s) const {
  for (std::size_t k = 0; k < s.places.size(); ++k) {
    if (s.places[k].kind == Selected::Kind::Unknown) return false;
    if (s.places[k].kind == Selected::Kind::Fixed && !extent(v, k).isKnown) return false;
  }
  std::vector<Tree> counting;  // each along one dimension: of a(i, i) only a diagonal is set
  for (const Selected &p : s.places)
    if (p.kind == Selected::Kind::Counted) counting.push_back(p.loop);
  std::ranges::sort(counting, {}, &Tree::id);
  return std::ranges::adjacent_find(counting) == counting.end();
}

bool SetElements::cover(const Variable &v, std::span<const Setter> all, std::size_t done, std::span<const Selected> read,
                        std::span<const Tree> loops) const {
  const std::span<const Setter> setters = all.first(std::min(done, all.size()));
  const std::size_t rank = f_.arity(v.dims);
  const auto isUnderWay = [&](Tree loop) { return std::ranges::find(loops, loop) != loops.end(); };
  // along dimensions where some setter is fixed each of the elements that are read
  std::vector<Extent> each(rank);
  std::int64_t count = 1;
  for (std::size_t k = 0; k < rank; ++k) {
    if (std::ranges::none_of(setters, [&](const Setter &s) { return s.places[k].kind == Selected::Kind::Fixed; })) continue;
    each[k] = extent(v, k);
    if (!read.empty() && read[k].kind == Selected::Kind::Fixed) each[k].first = each[k].last = read[k].value;
    count *= std::max<std::int64_t>(each[k].last - each[k].first + 1, 0);
    if (count > mostFixed) return false;
  }
  for (std::int64_t n = 0; n < count; ++n) {
    std::vector<std::int64_t> at(rank, 0);
    std::int64_t rest = n;
    for (std::size_t k = 0; k < rank; ++k)
      if (each[k].isKnown) {
        const std::int64_t width = each[k].last - each[k].first + 1;
        at[k] = each[k].first + rest % width, rest /= width;
      }
    const bool isSet = std::ranges::any_of(setters, [&](const Setter &s) {
      for (std::size_t k = 0; k < rank; ++k) {
        const Selected &p = s.places[k];
        if (p.kind == Selected::Kind::Fixed && at[k] != p.value) return false;
        if (p.kind == Selected::Kind::Counted && isUnderWay(p.loop) &&
            (read.empty() || read[k].kind != Selected::Kind::Counted || read[k].loop != p.loop || read[k].value != p.value))
          return false;
      }
      return true;
    });
    if (!isSet) return false;
  }
  return count > 0 && !setters.empty();
}

}  // namespace dotbar::dataflow
