// Jumps to labels in random programs: choices, loops, EXIT, CYCLE and RETURN of a program are said by GOTO, arithmetic IF and
// computed GOTO. The program does the same, so it stays well defined. Some of it no order of blocks can say: loops that are
// entered in two ways, choices that are entered from outside. The numbers that this is drawn from are its own.
#include <algorithm>

#include "il_make.h"
#include "tools/verify/random/generator.h"

namespace dotbar::random {

namespace {

using Trees = std::vector<Tree>;

class Labels {
 public:
  Labels(Forest &f, RandomProgram &p) : b_{f}, f_(f), p_(p), r_(p.seed * 77 + 13) {}
  void run() { p_.file = within(p_.file); }

 private:
  struct Around {  // a loop
    Symbol name;
    std::string next, behind;  // labels for CYCLE and EXIT; empty: those stay
    bool mayJumpNext = false, mayJumpBehind = false;
    bool saidNext = false, saidBehind = false;
  };

  Tree within(Tree t) {
    if (!f_.is(t, Op::File) && !f_.is(t, Op::Units) && !il::hasSort(f_.op(t), il::Sort::Unit)) return t;
    Trees all(f_.children(t).begin(), f_.children(t).end());
    for (Tree &c : all) c = f_.is(c, Op::Instrs) ? body(c) : within(c);
    return same(t, all);
  }
  Tree same(Tree t, const Trees &children) {
    if (il::isLeaf(f_.op(t))) return t;
    const Tree r = f_.node(f_.op(t), children, f_.span(t));
    if (const il::Comments *c = f_.comments(t)) f_.setComments(r, il::Comments(*c));
    return r;
  }
  Tree copied(Tree t) { return il::read(f_, il::dump(f_, t), scratch_); }
  void has(Feature f) { p_.features[static_cast<std::size_t>(f)] = true; }

  std::string label() { return std::to_string(next_ += 10); }
  Tree jump(const std::string &to) { return f_.node(Op::Goto, {f_.leaf(Op::Text, to)}); }
  Tree at(const std::string &here, Tree t = {}) {
    return f_.node(Op::Label, {f_.leaf(Op::Text, here), t ? t : f_.node(Op::Continue, {})});
  }
  Tree onlyIf(Tree test, const std::string &to) { return b_.branch(test, {jump(to)}, {}); }
  Tree unless(Tree test, const std::string &to) { return onlyIf(f_.node(Op::Not, {f_.node(Op::Paren, {test})}), to); }

  Tree body(Tree instrs) {
    next_ = 0;
    end_ = r_.chance(50) ? label() : "";
    saidEnd_ = false;
    Trees all = list(instrs);
    if (saidEnd_) all.push_back(at(end_));
    return b_.instrs(all);
  }
  Trees list(Tree instrs) {
    Trees all;
    for (std::uint32_t k = 0; k < f_.arity(instrs); ++k) instruction(f_.child(instrs, k), {}, all);
    return all;
  }

  void instruction(Tree t, Symbol name, Trees &to) {
    switch (f_.op(t)) {
      case Op::Named:
        return namedConstruct(t, to);
      case Op::If:
        return choice(t, to);
      case Op::Select:
        return selection(t, to);
      case Op::Loop:
        return loop(t, name, to);
      case Op::Exit:
      case Op::Cycle:
        return leave(t, to);
      case Op::Return:
        if (end_.empty() || !r_.chance(60)) return to.push_back(t);
        has(Feature::GotoForward);
        saidEnd_ = true;
        return to.push_back(jump(end_));
      case Op::Assign:
        if (!r_.chance(8)) return to.push_back(t);
        has(Feature::Labelled);
        return to.push_back(at(label(), t));
      default:
        return to.push_back(t);
    }
  }

  void namedConstruct(Tree t, Trees &to) {
    const Tree name = il::NamedOp::construct_(f_, t), inside = il::NamedOp::instr_(f_, t);
    if (!f_.is(inside, Op::If)) return instruction(inside, f_.symbol(name), to);
    using O = il::IfOp;
    const Tree then = b_.instrs(list(O::then_(f_, inside)));
    to.push_back(same(t, {name, same(inside, {O::test_(f_, inside), then, O::else_(f_, inside)})}));
  }

  void leave(Tree t, Trees &to) {
    const Tree construct = il::AnyOp::construct_(f_, t);
    const Symbol said = f_.symbol(construct);
    const bool unnamed = f_.is(construct, Op::Notext), exits = f_.is(t, Op::Exit);
    for (auto l = around_.rbegin(); l != around_.rend(); ++l) {
      if (!unnamed && l->name != said) continue;
      const bool must = !(exits ? l->mayJumpBehind : l->mayJumpNext);
      if (!must && (!(exits ? l->behind : l->next).size() || r_.chance(50))) break;
      (exits ? l->saidBehind : l->saidNext) = true;
      if (l != around_.rbegin()) has(Feature::GotoOut);
      return to.push_back(jump(exits ? l->behind : l->next));
    }
    to.push_back(t);
  }

  // --- choices ---

  void choice(Tree t, Trees &to) {
    const Tree test = il::IfOp::test_(f_, t);
    Trees yes = list(il::IfOp::then_(f_, t)), no = list(il::IfOp::else_(f_, t));
    const int how = r_.below(100);
    if (how < 15 && isOrder(test)) return arithmetic(test, yes, no, to);
    if (how < 35) return passedOver(test, yes, no, to);
    if (how < 41 && isPure(test)) return entered(test, yes, no, to);
    to.push_back(same(t, {test, b_.instrs(yes), b_.instrs(no)}));
  }
  static void append(Trees &to, const Trees &more) { to.insert(to.end(), more.begin(), more.end()); }
  bool isOrder(Tree t) const { return (f_.is(t, Op::Lt) || f_.is(t, Op::Le) || f_.is(t, Op::Gt) || f_.is(t, Op::Ge)); }
  bool isPure(Tree t) const {
    if (f_.is(t, Op::Apply)) return false;
    return std::ranges::all_of(f_.children(t), [this](Tree c) { return isPure(c); });
  }
  bool holdsNames(Tree t) const {
    if (f_.is(t, Op::Named)) return true;
    return std::ranges::any_of(f_.children(t), [this](Tree c) { return holdsNames(c); });
  }
  void passedOver(Tree test, const Trees &yes, const Trees &no, Trees &to) {
    has(Feature::GotoForward);
    const std::string other = label(), behind = label();
    if (no.empty()) {
      to.push_back(unless(test, behind));
      append(to, yes);
    } else if (r_.chance(50)) {
      to.push_back(unless(test, other));
      append(to, yes);
      to.push_back(jump(behind));
      to.push_back(at(other));
      append(to, no);
    } else {
      to.push_back(onlyIf(test, other));
      append(to, no);
      to.push_back(jump(behind));
      to.push_back(at(other));
      append(to, yes);
    }
    to.push_back(at(behind));
  }
  void arithmetic(Tree test, const Trees &yes, const Trees &no, Trees &to) {
    has(Feature::ArithmeticIf);
    const std::string first = label(), other = label(), behind = label();
    const bool equal = f_.is(test, Op::Le) || f_.is(test, Op::Ge), less = f_.is(test, Op::Le) || f_.is(test, Op::Lt);
    const auto text = [&](bool chosen) { return f_.leaf(Op::Text, chosen ? first : other); };
    const Tree value = b_.two(Op::Sub, il::AnyOp::left_(f_, test), f_.node(Op::Paren, {il::AnyOp::right_(f_, test)}));
    to.push_back(f_.node(Op::IfArithmetic, {value, text(less), text(equal), text(!less)}));
    to.push_back(at(first));
    append(to, yes);
    to.push_back(jump(behind));
    to.push_back(at(other));
    append(to, no);
    to.push_back(at(behind));
  }
  // From outside into a part.
  void entered(Tree test, Trees yes, const Trees &no, Trees &to) {
    has(Feature::GotoInto);
    const std::string inside = label();
    to.push_back(onlyIf(copied(test), inside));
    yes.insert(yes.begin(), at(inside));
    to.push_back(b_.branch(test, yes, no));
  }

  // The selector is 1 .. 9 where all ranges are of numbers.
  void selection(Tree t, Trees &to) {
    const Tree value = il::SelectOp::value_(f_, t), cases = il::SelectOp::cases_(f_, t);
    Trees all(f_.children(cases).begin(), f_.children(cases).end());
    std::vector<Trees> bodies;
    for (Tree c : all) bodies.push_back(list(il::AnyOp::body_(f_, c)));
    const bool computed = r_.chance(50) && std::ranges::all_of(all, [this](Tree c) { return isOfNumbers(c); });
    if (!computed) {
      for (std::size_t k = 0; k < all.size(); ++k) {
        Trees parts(f_.children(all[k]).begin(), f_.children(all[k]).end());
        parts.back() = b_.instrs(bodies[k]);
        all[k] = same(all[k], parts);
      }
      return to.push_back(same(t, {value, b_.list(Op::Cases, all)}));
    }
    has(Feature::ComputedGoto);
    const std::string behind = label();
    std::vector<std::string> begins;
    std::string other = behind;
    for (Tree c : all) {
      begins.push_back(label());
      if (f_.is(c, Op::DefaultCase)) other = begins.back();
    }
    Trees targets;
    for (long v = 1; v <= 9; ++v) {
      std::string to_ = other;
      for (std::size_t k = 0; k < all.size(); ++k)
        if (!f_.is(all[k], Op::DefaultCase) && takes(all[k], v)) to_ = begins[k];
      targets.push_back(f_.leaf(Op::Text, to_));
    }
    to.push_back(f_.node(Op::GotoComputed, {b_.list(Op::Texts, targets), value}));
    if (other != behind || r_.chance(50)) to.push_back(jump(other));
    for (std::size_t k = 0; k < all.size(); ++k) {
      to.push_back(at(begins[k]));
      append(to, bodies[k]);
      if (k + 1 < all.size()) to.push_back(jump(behind));
    }
    to.push_back(at(behind));
  }
  static bool isNumber(const Forest &f, Tree t) { return f.is(t, Op::Intval) || f.is(t, Op::Noexpr); }
  bool isOfNumbers(Tree c) const {
    if (f_.is(c, Op::DefaultCase)) return true;
    return std::ranges::all_of(f_.children(il::CaseOp::ranges_(f_, c)), [this](Tree range) {
      return std::ranges::all_of(f_.children(range), [this](Tree e) { return isNumber(f_, e); });
    });
  }
  bool takes(Tree c, long v) const {
    const auto list = f_.children(il::CaseOp::ranges_(f_, c));
    const Trees ranges(list.begin(), list.end());
    const auto value = [this](Tree e, long absent) {
      for (long n = 0; n < 10; ++n)
        if (f_.equal(e, b_.integer(n))) return n;
      return absent;
    };
    return std::ranges::any_of(ranges, [&](Tree range) {
      if (f_.is(range, Op::Single)) return value(il::SingleOp::value_(f_, range), 0) == v;
      return value(il::BetweenOp::lower_(f_, range), 0) <= v && v <= value(il::BetweenOp::upper_(f_, range), 1000);
    });
  }

  // --- loops ---

  // DO CONCURRENT (scopes.cpp), which no jump leaves: gfortran takes one into a choice inside for such a jump, too.
  static bool isConcurrent(Symbol name) { return name && text(name).starts_with("dc"); }

  void loop(Tree t, Symbol name, Trees &to) {
    if (isConcurrent(name)) return to.push_back(f_.node(Op::Named, {f_.leaf(Op::Text, name), t}));
    const Tree control = il::LoopOp::control_(f_, t);
    const bool isWhile = f_.is(control, Op::While), isEndless = f_.is(control, Op::Forever);
    if ((isWhile || isEndless) && r_.chance(60)) return backward(t, name, il::AnyOp::test_(f_, control), to);
    if (isCounted(control) && r_.chance(25)) return counted(t, name, to);
    Around a{name, r_.chance(60) ? label() : "", r_.chance(60) ? label() : "", true, true};
    around_.push_back(a);
    Trees inside = list(il::LoopOp::body_(f_, t));
    a = around_.back();
    around_.pop_back();
    if (a.saidNext) inside.push_back(at(a.next)), has(Feature::GotoForward);
    const Tree r = same(t, {control, b_.instrs(inside)});
    to.push_back(name ? f_.node(Op::Named, {f_.leaf(Op::Text, name), r}) : r);
    if (a.saidBehind) to.push_back(at(a.behind)), has(Feature::GotoOut);
  }
  Trees bodyOf(Tree t, Symbol name, const std::string &next, const std::string &behind) {
    around_.push_back({name, next, behind});
    Trees inside = list(il::LoopOp::body_(f_, t));
    around_.pop_back();
    return inside;
  }

  // DO WHILE and DO: a jump back, with the test at the beginning or at the end; or entered in two ways.
  void backward(Tree t, Symbol name, Tree test, Trees &to) {
    has(Feature::GotoBackward);
    const std::string begin = label(), behind = label();
    if (test && isPure(test) && !holdsNames(il::LoopOp::body_(f_, t)) && r_.chance(30))
      return enteredTwice(t, name, test, begin, behind, to);
    if (test && r_.chance(40)) {
      const std::string next = label();
      to.push_back(jump(next));
      to.push_back(at(begin));
      append(to, bodyOf(t, name, next, behind));
      to.push_back(at(next, onlyIf(test, begin)));
    } else {
      to.push_back(at(begin));
      if (test) to.push_back(unless(test, behind));
      append(to, bodyOf(t, name, begin, behind));
      to.push_back(jump(begin));
    }
    to.push_back(at(behind));
  }
  void enteredTwice(Tree t, Symbol name, Tree test, const std::string &begin, const std::string &behind, Trees &to) {
    has(Feature::GotoCrossing);
    const std::string second = label();
    to.push_back(onlyIf(copied(test), second));
    to.push_back(at(begin));
    to.push_back(unless(test, behind));
    append(to, bodyOf(t, name, second, behind));
    to.push_back(at(second));
    to.push_back(unless(copied(test), behind));
    append(to, bodyOf(copied(t), name, begin, behind));
    to.push_back(jump(begin));
    to.push_back(at(behind));
  }
  bool isCounted(Tree control) const {
    using O = il::DoOp;
    return f_.is(control, Op::Do) && f_.is(O::first_(f_, control), Op::Intval) && f_.is(O::last_(f_, control), Op::Intval) &&
           f_.is(O::step_(f_, control), Op::Noexpr);
  }
  void counted(Tree t, Symbol name, Trees &to) {
    has(Feature::GotoBackward);
    const Tree control = il::LoopOp::control_(f_, t), variable = il::DoOp::var_(f_, control);
    const std::string begin = label(), next = label(), behind = label();
    to.push_back(b_.assign(variable, il::DoOp::first_(f_, control)));
    to.push_back(at(begin, onlyIf(b_.two(Op::Gt, copied(variable), il::DoOp::last_(f_, control)), behind)));
    append(to, bodyOf(t, name, next, behind));
    to.push_back(at(next, b_.assign(copied(variable), b_.two(Op::Add, copied(variable), b_.integer(1)))));
    to.push_back(jump(begin));
    to.push_back(at(behind));
  }

  Build b_;
  Forest &f_;
  RandomProgram &p_;
  Random r_;
  std::vector<Around> around_;
  int next_ = 0;
  std::string end_, scratch_;  // the label at the end of the unit
  bool saidEnd_ = false;
};

}  // namespace

void addLabels(Forest &f, RandomProgram &p) { Labels(f, p).run(); }

}  // namespace dotbar::random
