// Whether a procedure overwrites whatever it reads of an array that it is given. What it gives a value through one dummy a
// conforming program does not reach through another: of two dummies of which one is so, the elements in use are apart, wherever
// they lie.
#include <algorithm>

#include "dataflow/program/program.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

// An instruction in a list of them.
struct Place {
  Tree list;
  std::uint32_t at;
};

class Reads {
 public:
  Reads(const Program &p, const Unit &u, Symbol formal) : p_(p), f_(p.forest()), u_(u), formal_(formal) {}

  // All of them are of elements that are overwritten.
  bool areOverwritten() { return u_.contained.empty() && instructions(u_.body); }

 private:
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  Symbol formal_;
  std::vector<Place> around_;

  bool instructions(Tree list) {
    for (std::uint32_t k = 0; k < f_.arity(list); ++k) {
      around_.push_back({list, k});
      const bool good = parts(f_.child(list, k));
      around_.pop_back();
      if (!good) return false;
    }
    return true;
  }

  // Of an instruction, or of something inside one.
  bool parts(Tree t) {
    if (f_.is(t, Op::Instrs)) return instructions(t);
    if (isCopiedOrMasked(f_.op(t))) return !mentions(t);
    if (isReadHere(t)) return isOverwritten(t);
    if (f_.is(t, Op::Name)) return f_.symbol(t) != formal_;
    const bool isCall = p_.callAt(t) != nullptr;
    for (std::uint32_t k = 0; k < f_.arity(t); ++k) {
      const Tree c = f_.child(t, k);
      if (k == 0 && isTest(f_.op(t)) && !callsSomething(c)) continue;  // a decision, and no value, comes of it
      if (f_.is(t, Op::Assign) ? k == 0 : il::hasResult(f_, t) && c == il::CallOp::result_(f_, t)) {
        if (!subscripts(c)) return false;
      } else if (isCall && f_.is(c, Op::Args)) {
        if (!actuals(t, c)) return false;
      } else if (!parts(c)) {
        return false;
      }
    }
    return true;
  }

  static bool isCopiedOrMasked(Op op) {
    return op == Op::Other || op == Op::Output || op == Op::Input || op == Op::PointTo || op == Op::Where;
  }
  static bool isTest(Op op) { return op == Op::If || op == Op::While || op == Op::Select; }

  bool callsSomething(Tree t) const {
    return il::any(f_, t, [&](Tree c) { return p_.callAt(c) != nullptr; });
  }
  bool mentions(Tree t) const {
    return il::any(f_, t, [&](Tree c) { return f_.is(c, Op::Name) && f_.symbol(c) == formal_; });
  }

  // The left side of an assignment: what it designates is no read, its subscripts are.
  bool subscripts(Tree left) {
    if (f_.is(left, Op::Name)) return true;
    const bool element = f_.is(left, Op::Index) && f_.is(il::IndexOp::base_(f_, left), Op::Name);
    return parts(element ? il::IndexOp::subs_(f_, left) : left);
  }

  bool isReadHere(Tree t) const {
    const Tree base = f_.is(t, Op::Index) ? il::IndexOp::base_(f_, t) : t;
    return f_.is(base, Op::Name) && f_.symbol(base) == formal_;
  }

  // What is passed on is read as the callee does.
  bool actuals(Tree call, Tree args) {
    const CallSite &site = *p_.callAt(call);
    for (Tree a : f_.children(args)) {
      if (!isReadHere(a)) {
        if (!parts(a)) return false;
        continue;
      }
      const auto own = std::find_if(site.actuals.begin(), site.actuals.end(), [&](const Actual &x) { return x.tree == a; });
      if (!site.isKnown() || own == site.actuals.end() || own->byValue) return false;
      const Unit &callee = p_.unit(site.callee);
      const Symbol formal = callee.formals[static_cast<std::size_t>(own - site.actuals.begin())];
      if (p_.overwritesWhatItReads(callee, formal)) continue;
      const Variable *v = callee.symbols.find(formal);
      if (!v || v->dims || !isOverwritten(a)) return false;
    }
    return true;
  }

  // --- an assignment to the same element, in a list around, that is made whenever this one is read ---
  bool isOverwritten(Tree read) const {
    for (std::size_t level = around_.size(); level-- > 0;) {
      const auto [list, at] = around_[level];
      for (std::uint32_t k = 0; k < f_.arity(list); ++k)
        if (overwrites(f_.child(list, k), read) && isSure(list, at, k, read)) return true;
    }
    return false;
  }

  bool overwrites(Tree i, Tree read) const {
    i = unwrapped(f_, i);
    return (f_.is(i, Op::Assign) && f_.equal(il::AssignOp::left_(f_, i), read)) ||
           (il::hasResult(f_, i) && f_.equal(il::CallOp::result_(f_, i), read));
  }

  // Read in the instruction `at` of a list, overwritten by the instruction `by` of it.
  bool isSure(Tree list, std::uint32_t at, std::uint32_t by, Tree read) const {
    const Tree subs = f_.is(read, Op::Index) ? il::IndexOp::subs_(f_, read) : Tree{};
    if (subs && callsSomething(subs)) return false;
    const std::uint32_t from = std::min(at, by), to = std::max(at, by);
    for (std::uint32_t k = from; k <= to; ++k) {
      const Tree i = f_.child(list, k);
      if (k != by && by > at && leaves(i, list, from, to)) return false;
      if (k != from && by < at && il::any(f_, i, [&](Tree t) { return f_.is(t, Op::Label); })) return false;
      const bool isItself = at == by && !callsSomething(i);
      if (subs && !isItself && changesAny(i, subs)) return false;
    }
    return true;
  }

  // Control may go from inside an instruction to a place outside of this stretch of a list.
  bool leaves(Tree i, Tree list, std::uint32_t from, std::uint32_t to) const {
    if (f_.is(i, Op::Goto)) {
      const Symbol label = f_.symbol(il::GotoOp::label_(f_, i));
      for (std::uint32_t k = from; k <= to; ++k)
        if (il::any(f_, f_.child(list, k),
                    [&](Tree t) { return f_.is(t, Op::Label) && f_.symbol(il::LabelOp::label_(f_, t)) == label; }))
          return false;
      return true;
    }
    if (f_.is(i, Op::Stop)) return false;  // nothing comes after it
    if ((f_.is(i, Op::Output) || f_.is(i, Op::Input) || f_.is(i, Op::Other)) && mentionsJumps(i)) return true;
    if (leadsAway(f_.op(i))) return true;
    const auto below = f_.children(i);
    return std::any_of(below.begin(), below.end(), [&](Tree c) { return leaves(c, list, from, to); });
  }
  bool mentionsJumps(Tree i) const { return f_.arity(il::AnyOp::jumps_(f_, i)) > 0; }

  bool changesAny(Tree i, Tree subs) const {
    return il::any(f_, subs, [&](Tree t) { return f_.is(t, Op::Name) && mayChange(i, t); });
  }

  // Whether an instruction may give a name that subscripts are computed from another value.
  bool mayChange(Tree i, Tree name) const {
    const Variable *v = p_.entity(u_, name);
    if (!v) return true;
    if (v->kind == Variable::Kind::Constant || v->kind == Variable::Kind::Procedure) return false;
    const bool isOwn = (v->kind == Variable::Kind::Local || v->kind == Variable::Kind::Formal) && v->owner == u_.id && v->exact &&
                       !v->pointer && !v->target;
    if (!isOwn && callsSomething(i)) return true;
    return p_.zonesOf(u_, name).meets(written(i));
  }
  BitSet written(Tree t) const {
    BitSet r;
    il::each(f_, t, [&](Tree x) {
      if (il::hasSort(f_.op(x), Sort::Instr)) r.unite(p_.writes(u_, x));
      if (const CallSite *c = p_.callAt(x))
        for (const Actual &a : c->actuals)
          if (a.tree && a.reference) r.unite(p_.zonesOf(u_, a.tree));
      if (f_.is(x, Op::Do)) r.unite(p_.zonesOf(u_, il::DoOp::var_(f_, x)));
    });
    return r;
  }
};

}  // namespace

// What a head names its derivative sets as well, whether the procedure overwrites it or not.
bool Program::isNamedByHead(const Unit &u, Symbol name) const {
  const auto at = options_.named.find(u.name);
  return at != options_.named.end() && std::ranges::find(at->second, name) != at->second.end();
}

bool Program::overwritesWhatItReads(const Unit &u, Symbol formal) const {
  if (isNamedByHead(u, formal)) return false;
  const auto [at, isNew] = overwritesReads_.try_emplace({u.id, formal}, false);  // false: asked again by what it asks
  if (isNew) {
    // for what it does not mention a conforming program may give it anything
    const auto isIt = [&](Tree t) { return forest_->is(t, Op::Name) && forest_->symbol(t) == formal; };
    const bool found = u.body && il::any(*forest_, u.body, isIt) && Reads(*this, u, formal).areOverwritten();
    overwritesReads_[{u.id, formal}] = found;
    return found;
  }
  return at->second;
}

// What it has by VALUE is another matter: the argument itself may be overwritten by another way. And where two arguments surely
// are the same storage nothing is concluded from what a program must not do: it does it.
bool Program::mayReachBoth(const CallSite &site, std::size_t i, std::size_t j) const {
  if (!mayShare(site, i, j)) return false;
  const auto isPassedByValue = [&](std::size_t k) { return k >= site.actuals.size() || site.actuals[k].byValue; };
  if (!site.isKnown() || isPassedByValue(i) || isPassedByValue(j)) return true;
  if (sameStorage(units_[site.caller], site.actuals[i].tree, site.actuals[j].tree)) return true;
  const Unit &callee = units_[site.callee];
  return !overwritesWhatItReads(callee, callee.formals[i]) && !overwritesWhatItReads(callee, callee.formals[j]);
}

}  // namespace dotbar::dataflow
