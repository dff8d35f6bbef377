#include "dataflow/program/setting_walk.h"

#include <algorithm>

#include "dataflow/program/straight.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

bool SettingWalk::passes(Tree t) {
  if (leadsElsewhere(f_, t)) return false;
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
