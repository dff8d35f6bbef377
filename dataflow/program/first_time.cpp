// The text that is understood, in the list of the procedure's body, or of a branch, where no jump leads behind it:
//
//   if (first) then              if (n /= 0) go to 10           if (xmax == 0.0) xmax = ...
//     n = ...; xmax = ...        n = ...; xmax = ...
//   end if                    10 ...
//   first = .false.
#include "dataflow/program/first_time.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>

#include "frontends/language.h"

namespace dotbar::dataflow {

namespace {

// The value of a test when all variables have what they have in the beginning.
class Beginning {
 public:
  Beginning(const Program &p, const Unit &u) : p_(p), f_(p.forest()), u_(u) {}

  std::optional<bool> truth(Tree t) const {
    switch (f_.op(t)) {
      case Op::Logicalval:
        return f_.text(t).starts_with("true");
      case Op::Paren:
        return truth(il::ParenOp::operand_(f_, t));
      case Op::Not: {
        const auto inside = truth(il::NotOp::operand_(f_, t));
        return inside ? std::optional(!*inside) : std::nullopt;
      }
      case Op::Name: {
        const Tree first = value(t);
        return first ? truth(first) : std::nullopt;
      }
      case Op::Eq:
      case Op::Ne:
      case Op::Lt:
      case Op::Le:
      case Op::Gt:
      case Op::Ge:
        return compared(t);
      default:
        return std::nullopt;
    }
  }

  std::optional<double> number(Tree t) const {
    switch (f_.op(t)) {
      case Op::Intval:
      case Op::Realval:
        return language().number(f_.text(t));
      case Op::Neg: {
        const auto inside = number(il::NegOp::operand_(f_, t));
        return inside ? std::optional(-*inside) : std::nullopt;
      }
      case Op::Name: {
        const Tree first = value(t);
        return first ? number(first) : std::nullopt;
      }
      default:
        return std::nullopt;
    }
  }

 private:
  const Program &p_;
  const Forest &f_;
  const Unit &u_;

  std::optional<bool> compared(Tree t) const {
    const auto a = number(il::AnyOp::left_(f_, t)), b = number(il::AnyOp::right_(f_, t));
    if (!a || !b) return std::nullopt;
    switch (f_.op(t)) {
      case Op::Eq:
        return *a == *b;
      case Op::Ne:
        return *a != *b;
      case Op::Lt:
        return *a < *b;
      case Op::Le:
        return *a <= *b;
      case Op::Gt:
        return *a > *b;
      default:
        return *a >= *b;
    }
  }

  // No tree: it is not said.
  Tree value(Tree name) const {
    const Variable *v = p_.lookup(u_, f_.symbol(name));
    if (!v || v->dims || (v->kind != Variable::Kind::Constant && !v->saved)) return {};
    if (v->value && !f_.is(v->value, Op::Name)) return v->value;
    for (Tree d : f_.children(u_.decls))
      if (f_.is(d, Op::Data))
        for (Tree set : f_.children(il::DataOp::sets_(f_, d)))
          if (const Tree found = inData(set, f_.symbol(name))) return found;
    return {};
  }

  Tree inData(Tree set, Symbol name) const {
    const auto objects = f_.children(il::DataSetOp::objects_(f_, set));
    const auto values = f_.children(il::DataSetOp::values_(f_, set));
    std::size_t at = 0;  // of values, in elements
    for (Tree o : objects) {
      if (!f_.is(o, Op::Name)) return {};
      const Variable *v = p_.lookup(u_, f_.symbol(o));
      if (!v || v->dims) return {};
      if (f_.symbol(o) == name) return nth(values, at);
      ++at;
    }
    return {};
  }

  Tree nth(std::span<const Tree> values, std::size_t at) const {
    for (Tree v : values) {
      std::int64_t times = 1;
      if (f_.is(v, Op::Repeated) && !p_.constant(u_, il::RepeatedOp::count_(f_, v), times)) return {};
      if (at < static_cast<std::size_t>(times)) return f_.is(v, Op::Repeated) ? il::RepeatedOp::value_(f_, v) : v;
      at -= static_cast<std::size_t>(times);
    }
    return {};
  }
};

class Finder {
 public:
  Finder(const Program &p, UnitId id) : p_(p), f_(p.forest()), u_(p.unit(id)), beginning_(p, u_) {}

  FirstTime run() {
    if (!u_.isProcedure() || !u_.contained.empty()) return {};
    const Tree body = il::ProcedureOp::body_(f_, u_.tree);
    for (const Variable &v : u_.symbols.all())
      if (v.saved && v.kind == Variable::Kind::Local && !v.pointer) saved_.unite(p_.localSet(u_, v.zones));
    if (saved_.empty()) return {};
    BitSet state = overwrittenIn(body);
    state.intersect(saved_);
    if (state.empty() || mayBeginElsewhere(body)) return {};
    state_ = state;
    list_ = f_.children(body);
    return isUnderstood() ? FirstTime{instructions_, state} : FirstTime{};
  }

 private:
  const Program &p_;
  const Forest &f_;
  const Unit &u_;
  Beginning beginning_;
  BitSet saved_, state_;
  BitSet set_, ever_;  // has its value here; somewhere
  BitSet tests_;       // says that it is done
  std::span<const Tree> list_;
  std::vector<Tree> instructions_;

  Tree plain(Tree t) const { return f_.is(t, Op::Label) ? il::LabelOp::instr_(f_, t) : t; }

  // What an instruction may overwrite itself, by its calls too.
  BitSet writesOf(Tree t) const {
    BitSet r = p_.writes(u_, t);
    for (const CallSite *c : p_.callsIn(t))
      for (std::size_t k = 0; k < c->actuals.size(); ++k)
        if (mayOverwrite(*c, k))
          for (const std::uint32_t z : c->actuals[k].zones) r.insert(z);
    return r;
  }
  bool mayOverwrite(const CallSite &c, std::size_t k) const {
    if (!c.actuals[k].reference || !c.isKnown()) return c.actuals[k].reference;
    const Unit &callee = p_.unit(c.callee);
    return k >= callee.formals.size() || p_.overwrites(callee, callee.formals[k]);
  }
  BitSet overwrittenIn(Tree t) const {
    BitSet r;
    each(t, [&](Tree i) { r.unite(writesOf(i)); });
    return r;
  }
  BitSet readIn(Tree t) const {
    BitSet r;
    each(t, [&](Tree i) { r.unite(p_.reads(u_, i)); });
    return r;
  }

  template <class Act>
  void each(Tree root, Act &&act) const {
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (il::hasSort(f_.op(t), Sort::Instr)) act(t);
      if (f_.is(t, Op::Assign) || f_.is(t, Op::Call)) continue;
      for (Tree c : f_.children(t)) open.push_back(c);
    }
  }

  // Labels where control may go from an instruction, but for those inside of it. False: that is not known.
  bool targets(Tree root, std::set<Symbol> &labels) const {
    bool isKnown = true;
    std::set<Symbol> own;
    each(root, [&](Tree i) {
      if (f_.is(i, Op::Label)) own.insert(f_.symbol(il::LabelOp::label_(f_, i)));
      if (f_.is(i, Op::Goto)) labels.insert(f_.symbol(il::GotoOp::label_(f_, i)));
      if (f_.is(i, Op::IfArithmetic))
        for (Tree l : f_.children(i))
          if (f_.is(l, Op::Text)) labels.insert(f_.symbol(l));
      if (f_.is(i, Op::GotoComputed)) {
        const auto all = f_.children(il::GotoComputedOp::labels_(f_, i));
        isKnown = isKnown && !all.empty();
        for (Tree l : all) labels.insert(f_.symbol(l));
      }
      if (f_.is(i, Op::Input) || f_.is(i, Op::Output))
        for (Tree l : f_.children(il::AnyOp::jumps_(f_, i))) labels.insert(f_.symbol(l));
      if (f_.is(i, Op::Call))
        for (Tree a : f_.children(il::CallOp::args_(f_, i))) isKnown = isKnown && !f_.is(a, Op::Alternate);
      isKnown = isKnown && !f_.is(i, Op::Flowgraph);
    });
    for (const Symbol l : own) labels.erase(l);
    return isKnown;
  }

  // Statements that other procedures begin at, or that may go on anywhere.
  bool mayBeginElsewhere(Tree body) const {
    bool found = false;
    each(body, [&](Tree i) { found |= f_.is(i, Op::Other) && !f_.children(il::OtherOp::jumps_(f_, i)).empty(); });
    return found;
  }

  // Where in the body's own list a label stands; its length: nowhere.
  std::size_t placeOf(Symbol label) const {
    std::size_t k = 0;
    while (k < list_.size() && !(f_.is(list_[k], Op::Label) && f_.symbol(il::LabelOp::label_(f_, list_[k])) == label)) ++k;
    return k;
  }

  // What jumps to a place of the list bring there: of that, what each of them has.
  using Arrivals = std::map<std::size_t, BitSet>;

  bool isUnderstood() {
    Arrivals arrivals;
    std::vector<BitSet> before(list_.size());  // what has its value there, whichever way control comes
    for (std::size_t k = 0; k < list_.size();) {
      if (const auto it = arrivals.find(k); it != arrivals.end()) set_.intersect(it->second);
      before[k] = set_;
      std::set<Symbol> labels;
      if (!targets(list_[k], labels)) return false;
      const std::size_t behind = taken(list_, k);
      if (behind != 0) {
        const auto inside = arrivals.upper_bound(k);
        if (inside != arrivals.end() && inside->first < behind) return false;
        std::fill(before.begin() + static_cast<std::ptrdiff_t>(k) + 1, before.begin() + static_cast<std::ptrdiff_t>(behind),
                  set_);
      } else if (!go(labels, k, before, arrivals) || !isUnderstoodInside(list_[k])) {
        return false;
      }
      k = behind == 0 ? k + 1 : behind;
    }
    BitSet done = ever_;
    done.unite(tests_);
    return state_.within(done);
  }

  // Jumps from k: forward they bring along what has its value here; back, no less may have it here than was taken for granted
  // there.
  bool go(const std::set<Symbol> &labels, std::size_t k, const std::vector<BitSet> &before, Arrivals &arrivals) const {
    for (const Symbol l : labels) {
      const std::size_t at = placeOf(l);
      if (at == list_.size() || (at <= k && !before[at].within(set_))) return false;
      if (at <= k) continue;
      const auto [it, isNew] = arrivals.emplace(at, set_);
      if (!isNew) it->second.intersect(set_);
    }
    return true;
  }

  // What is done in a branch is done there alone.
  bool isUnderstoodInside(Tree t) {
    t = plain(t);
    if (isOther(t)) return true;
    if (f_.is(t, Op::Named)) return isUnderstoodInside(il::NamedOp::instr_(f_, t));
    if (!f_.is(t, Op::If) || holdsLabels(t)) return false;
    const BitSet before = set_;
    BitSet asked = p_.reads(u_, t);
    asked.intersect(state_);
    bool good = asked.within(set_);
    for (const Tree part : {il::IfOp::then_(f_, t), il::IfOp::else_(f_, t)}) {
      const std::span<const Tree> inside = f_.children(part);
      for (std::size_t k = 0; good && k < inside.size();) {
        const std::size_t behind = taken(inside, k);
        good = behind != 0 || isUnderstoodInside(inside[k]);
        k = behind == 0 ? k + 1 : behind;
      }
      set_ = before;
    }
    return good;
  }
  bool holdsLabels(Tree root) const {
    bool found = false;
    each(root, [&](Tree i) { found |= f_.is(i, Op::Label); });
    return found;
  }

  // Reads nothing of the state that has not its value yet, and overwrites nothing of it.
  bool isOther(Tree t) const {
    BitSet reads = readIn(t), writes = overwrittenIn(t);
    reads.intersect(state_);
    return reads.within(set_) && !writes.meets(state_);
  }

  // What is done the first time, and says so, from k on; the place behind it. 0: no such thing begins here.
  std::size_t taken(std::span<const Tree> list, std::size_t k) {
    const Tree t = plain(list[k]);
    if (!f_.is(t, Op::If) || !f_.children(il::IfOp::else_(f_, t)).empty()) return 0;
    const Tree test = il::IfOp::test_(f_, t), part = il::IfOp::then_(f_, t);
    BitSet asked = p_.reads(u_, t), tables = saved_;
    tables.subtract(state_);
    asked.subtract(tables);
    if (asked.empty() || !asked.within(state_) || asked.meets(ever_) || asked.meets(tests_)) return 0;
    const auto holds = beginning_.truth(test);
    if (!holds) return 0;
    const auto inside = f_.children(part);
    std::vector<Tree> body(inside.begin(), inside.end());
    std::size_t behind = k + 1;
    if (!*holds) {
      if (body.size() != 1 || !f_.is(body[0], Op::Goto)) return 0;
      const Symbol label = f_.symbol(il::GotoOp::label_(f_, body[0]));
      body.clear();
      while (behind < list.size() && !f_.is(list[behind], Op::Label)) body.push_back(list[behind++]);
      if (behind == list.size() || f_.symbol(il::LabelOp::label_(f_, list[behind])) != label) return 0;
    }
    if (!isDone(body, asked)) return 0;
    return withSign(list, behind, asked);
  }

  // All that it does is to give variables values, some of which are of the state. What it leaves of these as it was has the
  // value that the program begins with, the first time and later.
  bool isDone(const std::vector<Tree> &body, const BitSet &asked) {
    BitSet writes;
    for (Tree t : body) {
      if (!f_.is(t, Op::Assign) && !f_.is(t, Op::Call)) return false;
      const BitSet all = writesOf(t);
      if (all.meets(ever_) || all.meets(tests_)) return false;
      writes.unite(all);
    }
    BitSet seen = writes;
    seen.subtract(state_);
    if (seen.meets(p_.visible(u_))) return false;
    writes.intersect(state_);
    if (writes.empty()) return false;
    set_.unite(writes), ever_.unite(writes);
    tests_.unite(asked);
    instructions_.insert(instructions_.end(), body.begin(), body.end());
    return true;
  }

  // Behind it, perhaps, what is asked is given a constant.
  std::size_t withSign(std::span<const Tree> list, std::size_t k, const BitSet &asked) const {
    std::size_t at = k;
    while (at < list.size() && f_.is(plain(list[at]), Op::Continue)) ++at;
    if (at == list.size() || !f_.is(plain(list[at]), Op::Assign)) return k;
    const Tree t = plain(list[at]), right = il::AssignOp::right_(f_, t);
    const bool isConstant = f_.is(right, Op::Logicalval) || f_.is(right, Op::Intval) || f_.is(right, Op::Realval);
    const BitSet writes = writesOf(t);
    return isConstant && writes.within(asked) && !writes.meets(ever_) ? at + 1 : k;
  }
};

}  // namespace

FirstTime firstTime(const Program &p, UnitId u) { return Finder(p, u).run(); }

}  // namespace dotbar::dataflow
