// Jumps to labels in random programs: choices, loops, EXIT, CYCLE and RETURN of a program are said by GOTO, arithmetic IF and
// computed GOTO. The program does the same, so it stays well defined. Some of it no order of blocks can say: loops that are
// entered in two ways, choices that are entered from outside. The numbers that this is drawn from are its own.
#include <algorithm>

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
        if (const Tree inside = f_.child(t, 1); f_.is(inside, Op::If))
          return to.push_back(same(t, {f_.child(t, 0), same(inside, {f_.child(inside, 0), b_.instrs(list(f_.child(inside, 1))),
                                                                     f_.child(inside, 2)})}));
        return instruction(f_.child(t, 1), f_.symbol(f_.child(t, 0)), to);
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
      default:
        return to.push_back(t);
    }
  }

  void leave(Tree t, Trees &to) {
    const Symbol said = f_.symbol(f_.child(t, 0));
    const bool unnamed = f_.is(f_.child(t, 0), Op::Notext), exits = f_.is(t, Op::Exit);
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
    const Tree test = f_.child(t, 0);
    Trees yes = list(f_.child(t, 1)), no = list(f_.child(t, 2));
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
    const Tree value = b_.two(Op::Sub, f_.child(test, 0), f_.node(Op::Paren, {f_.child(test, 1)}));
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
    const Tree cases = f_.child(t, 1);
    Trees all(f_.children(cases).begin(), f_.children(cases).end());
    std::vector<Trees> bodies;
    for (Tree c : all) bodies.push_back(list(f_.child(c, f_.arity(c) - 1)));
    const bool computed = r_.chance(50) && std::ranges::all_of(all, [this](Tree c) { return isOfNumbers(c); });
    if (!computed) {
      for (std::size_t k = 0; k < all.size(); ++k) {
        Trees parts(f_.children(all[k]).begin(), f_.children(all[k]).end());
        parts.back() = b_.instrs(bodies[k]);
        all[k] = same(all[k], parts);
      }
      return to.push_back(same(t, {f_.child(t, 0), b_.list(Op::Cases, all)}));
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
    to.push_back(f_.node(Op::GotoComputed, {b_.list(Op::Texts, targets), f_.child(t, 0)}));
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
    return std::ranges::all_of(f_.children(f_.child(c, 0)), [this](Tree range) {
      return std::ranges::all_of(f_.children(range), [this](Tree e) { return isNumber(f_, e); });
    });
  }
  bool takes(Tree c, long v) const {
    const Trees ranges(f_.children(f_.child(c, 0)).begin(), f_.children(f_.child(c, 0)).end());
    const auto value = [this](Tree e, long absent) {
      for (long n = 0; n < 10; ++n)
        if (f_.equal(e, b_.integer(n))) return n;
      return absent;
    };
    return std::ranges::any_of(ranges, [&](Tree range) {
      if (f_.is(range, Op::Single)) return value(f_.child(range, 0), 0) == v;
      return value(f_.child(range, 0), 0) <= v && v <= value(f_.child(range, 1), 1000);
    });
  }

  // --- loops ---

  void loop(Tree t, Symbol name, Trees &to) {
    const Tree control = f_.child(t, 0);
    const bool isWhile = f_.is(control, Op::While), isEndless = f_.is(control, Op::Forever);
    if ((isWhile || isEndless) && r_.chance(60)) return backward(t, name, isWhile ? f_.child(control, 0) : Tree{}, to);
    if (isCounted(control) && r_.chance(25)) return counted(t, name, to);
    Around a{name, r_.chance(60) ? label() : "", r_.chance(60) ? label() : "", true, true};
    around_.push_back(a);
    Trees inside = list(f_.child(t, 1));
    a = around_.back();
    around_.pop_back();
    if (a.saidNext) inside.push_back(at(a.next)), has(Feature::GotoForward);
    const Tree r = same(t, {control, b_.instrs(inside)});
    to.push_back(name ? f_.node(Op::Named, {f_.leaf(Op::Text, name), r}) : r);
    if (a.saidBehind) to.push_back(at(a.behind)), has(Feature::GotoOut);
  }
  Trees bodyOf(Tree t, Symbol name, const std::string &next, const std::string &behind) {
    around_.push_back({name, next, behind});
    Trees inside = list(f_.child(t, 1));
    around_.pop_back();
    return inside;
  }

  // DO WHILE and DO: a jump back, with the test at the beginning or at the end; or entered in two ways.
  void backward(Tree t, Symbol name, Tree test, Trees &to) {
    has(Feature::GotoBackward);
    const std::string begin = label(), behind = label();
    if (test && isPure(test) && !holdsNames(f_.child(t, 1)) && r_.chance(30))
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
    if (!f_.is(control, Op::Do) || !f_.is(f_.child(control, 2), Op::Intval)) return false;
    return f_.is(f_.child(control, 3), Op::Noexpr) && f_.is(f_.child(control, 1), Op::Intval);
  }
  void counted(Tree t, Symbol name, Trees &to) {
    has(Feature::GotoBackward);
    const Tree control = f_.child(t, 0), variable = f_.child(control, 0);
    const std::string begin = label(), next = label(), behind = label();
    to.push_back(b_.assign(variable, f_.child(control, 1)));
    to.push_back(at(begin, onlyIf(b_.two(Op::Gt, copied(variable), f_.child(control, 2)), behind)));
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
