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

bool leadsAway(const Forest &f, Tree t) {
  switch (f.op(t)) {
    case Op::Return:
    case Op::ReturnValue:
    case Op::Goto:
    case Op::GotoComputed:
    case Op::IfArithmetic:
    case Op::Exit:
    case Op::Cycle:
    case Op::Alternate:
    case Op::Flowgraph:
    case Op::Label:
      return true;
    case Op::Jumps:
      return f.arity(t) > 0;
    case Op::Input:
    case Op::Output:
      return f.arity(statusLabels(f, t)) > 0;
    default:
      return false;
  }
}

}  // namespace

const Variable *SetElements::of(Tree left) const {
  if (!f_.is(left, Op::Index) || !f_.is(il::IndexOp::base_(f_, left), Op::Name)) return nullptr;
  const Variable *v = p_.designated(u_, left);
  if (!v || !v->isVariable() || !v->dims || v->owner != u_.id || p_.lookup(u_, v->name) != v) return nullptr;
  if (!v->exact || v->pointer || v->target || v->allocatable || isOverlaid(*v)) return nullptr;
  return f_.arity(v->dims) == f_.arity(il::IndexOp::subs_(f_, left)) ? v : nullptr;
}

// Another name of the unit has some of its storage (EQUIVALENCE).
bool SetElements::isOverlaid(const Variable &v) const {
  if (uses_.empty())
    for (const Variable &other : u_.symbols.all())
      if (other.isVariable())
        for (const ZoneId z : other.zones) ++uses_[z];
  return std::ranges::any_of(v.zones, [&](ZoneId z) { return uses_[z] > 1; });
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
  if (!asked || asked == ProgramOptions::AskedOf::Lower || args.empty() || !f_.is(args[0], Op::Name) ||
      f_.symbol(args[0]) != v.name)
    return false;
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

bool SettingWalk::passes(Tree t) {
  if (leadsAway(f_, t)) return false;
  if (isOf(t)) return arrays_.cover(v_, setters_, done_, {}, loops_);
  switch (f_.op(t)) {
    case Op::Forget:
      return true;
    case Op::Index:
      return isOf(il::IndexOp::base_(f_, t)) ? element(t) : all(t);
    case Op::Assign:
      return passes(il::AssignOp::right_(f_, t)) && written(il::AssignOp::left_(f_, t)) && set(t);
    case Op::Call:
      return calls(il::CallOp::args_(f_, t)) && (!il::hasResult(f_, t) || written(il::CallOp::result_(f_, t))) && set(t);
    case Op::Apply:
      return applies(t);
    case Op::Other:
      return (f_.arity(il::OtherOp::calls_(f_, t)) == 0 || !arrays_.isKnownElsewhere(v_)) && copied(t);
    case Op::Input:
    case Op::Output:
      return copied(t);
    case Op::Loop:
      return f_.is(il::LoopOp::control_(f_, t), Op::Do) ? loop(t) : all(t);
    default:
      return all(t);
  }
}

bool SettingWalk::all(Tree t) {
  for (std::uint32_t k = 0; k < f_.arity(t); ++k)
    if (!passes(f_.child(t, k))) return false;
  return true;
}

// Where it is found is read.
bool SettingWalk::written(Tree left) {
  if (isOf(left)) return true;
  return f_.is(left, Op::Index) && isOf(il::IndexOp::base_(f_, left)) ? all(il::IndexOp::subs_(f_, left)) : passes(left);
}

bool SettingWalk::element(Tree t) {
  return arrays_.cover(v_, setters_, done_, arrays_.places(v_, t, loops_), loops_) && all(il::IndexOp::subs_(f_, t));
}

bool SettingWalk::loop(Tree t) {
  const Tree control = il::LoopOp::control_(f_, t);
  if (!passes(il::DoOp::first_(f_, control)) || !passes(il::DoOp::last_(f_, control)) || !passes(il::DoOp::step_(f_, control)))
    return false;
  loops_.push_back(t);
  const bool r = passes(il::LoopOp::body_(f_, t));
  loops_.pop_back();
  return r;
}

// Who asks for extents reads no element.
bool SettingWalk::applies(Tree t) {
  const Tree function = il::ApplyOp::function_(f_, t), args = il::ApplyOp::args_(f_, t);
  if (!isIntrinsic_(f_.symbol(function))) return calls(args);
  const bool asks = p_.asks(f_.symbol(function)) || p_.form(f_.symbol(function)) == Form::ByDimension;
  for (std::uint32_t k = 0; k < f_.arity(args); ++k)
    if (!(asks && isOf(f_.child(args, k))) && !passes(f_.child(args, k))) return false;
  return true;
}

// What is read beside what is written there: by the name of a group.
bool SettingWalk::copied(Tree t) {
  const BitSet zones = p_.localSet(u_, v_.zones);
  if ((p_.reads(u_, t).meets(zones) || p_.writes(u_, t).meets(zones)) && !arrays_.cover(v_, setters_, done_, {}, loops_))
    return false;
  return all(t);
}

// What begins at an element may be all of the array.
bool SettingWalk::calls(Tree args) {
  if (arrays_.isKnownElsewhere(v_)) return false;
  const bool isGiven = il::any(f_, args, [&](Tree x) { return isOf(x); });
  return (!isGiven || arrays_.cover(v_, setters_, done_, {}, loops_)) && all(args);
}

bool SettingWalk::set(Tree statement) {
  if (done_ < setters_.size() && setters_[done_].statement == statement) ++done_;
  return true;
}

bool Writes::mentions(Tree t) const {
  return il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Name) && f_.symbol(x) == v_.name; });
}

// What is given it may do so.
bool Writes::mayOverwrite(Tree t) const {
  return il::any(f_, t, [&](Tree x) {
    return f_.is(x, Op::Apply) && !isIntrinsic_(f_.symbol(il::ApplyOp::function_(f_, x))) && mentions(il::ApplyOp::args_(f_, x));
  });
}

void Writes::collect(Tree t) {
  t = unwrapped(f_, t);
  if (f_.is(t, Op::Forget)) return;
  const std::vector<Tree> lists = bodies(f_, t);
  if (lists.empty()) return atomic(t);
  const bool counts = f_.is(t, Op::Loop) && f_.is(il::LoopOp::control_(f_, t), Op::Do);
  if (counts) loops_.push_back(t);
  for (std::uint32_t k = 0; k < f_.arity(t); ++k)  // tests and bounds
    if (!f_.is(f_.child(t, k), Op::Instrs) && !f_.is(f_.child(t, k), Op::Cases) && mayOverwrite(f_.child(t, k)))
      all_.push_back({t, loops_, {}});
  for (Tree list : lists)
    for (Tree inner : f_.children(list)) collect(inner);
  if (counts) loops_.pop_back();
}

void Writes::atomic(Tree t) {
  if (!mentions(t)) return;
  const bool assigns = f_.is(t, Op::Assign);
  const Tree left = assigns ? il::AssignOp::left_(f_, t) : il::hasResult(f_, t) ? il::CallOp::result_(f_, t) : Tree{};
  const bool isElement =
      left && f_.is(left, Op::Index) && f_.is(il::IndexOp::base_(f_, left), Op::Name) && mentions(il::IndexOp::base_(f_, left));
  if (isElement)
    all_.push_back({t, loops_, arrays_.places(v_, left, loops_)});
  else if (!assigns || mentions(left))
    all_.push_back({t, loops_, {}});
  const Tree others = assigns ? il::AssignOp::right_(f_, t) : il::hasResult(f_, t) ? il::CallOp::args_(f_, t) : Tree{};
  if (others && (assigns ? mayOverwrite(others) : mentions(others))) all_.push_back({t, loops_, {}});
}

bool Writes::missesAll(const Setter &s, const Write &w, bool isBefore) const {
  for (std::size_t k = 0; k < w.places.size(); ++k)
    if (s.places[k].kind == Selected::Kind::Fixed && w.places[k].kind == Selected::Kind::Fixed &&
        s.places[k].value != w.places[k].value)
      return true;
  if (isBefore) return false;
  // behind it: in the same trips the same elements, in others others
  for (std::size_t k = 0; k < s.places.size(); ++k) {
    const Selected &p = s.places[k];
    if (p.kind != Selected::Kind::Counted || std::ranges::find(w.loops, p.loop) == w.loops.end()) continue;
    if (w.places.empty() || w.places[k].kind != Selected::Kind::Counted || w.places[k].loop != p.loop ||
        w.places[k].value != p.value)
      return false;
  }
  return true;
}

bool Writes::areElsewhere(const Setter &s) const {
  bool isBefore = true;
  for (const Write &w : all_) {
    if (w.statement == s.statement) {
      if (w.places.empty()) return false;
      isBefore = false;
    } else if (!missesAll(s, w, isBefore)) {
      return false;
    }
  }
  return true;
}

}  // namespace dotbar::dataflow
