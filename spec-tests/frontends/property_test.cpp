// unparse ∘ parse is the identity: random well-sorted trees of the source subset are written, read, and are the same again.
// The trees are built as reading would build them: parentheses wherever the operators need them, no line-bound texts.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "il_make.h"
#include "spec-tests/frontends/support.h"

namespace dotbar::fortran::test {
namespace {

using rc::Gen;
namespace gen = rc::gen;

// A random source of decisions, so that trees are built bottom up in one forest and shrink with the decisions.
class Builder {
 public:
  Builder(il::Forest &forest, const std::vector<int> &choices) : f_(forest), choices_(choices) {}

  int pick(int n) {
    if (at_ >= choices_.size()) return 0;
    return choices_[at_++] % n;
  }
  bool spent() const { return at_ >= choices_.size(); }

  Tree name() {
    static const char *names[] = {"a", "b", "x1", "if", "do", "end", "call_", "real", "data", "i", "format", "then"};
    return f_.leaf(Op::Name, names[pick(12)]);
  }
  Tree none() { return f_.leaf(Op::Noexpr, ""); }

  Tree literal() {
    switch (pick(6)) {
      case 0:
        return f_.leaf(Op::Intval, "42");
      case 1:
        return f_.leaf(Op::Realval, "1.5E-3");
      case 2:
        return f_.leaf(Op::Realval, "2._wp");
      case 3:
        return f_.leaf(Op::Logicalval, pick(2) ? "true" : "false");
      case 4:
        return f_.leaf(Op::Stringval, "'it''s & \"!'");
      default:
        return f_.leaf(Op::Intval, "1_8");
    }
  }

  Tree reference(int depth) {
    Tree t = name();
    if (depth <= 0) return t;
    for (int n = pick(3); n > 0; --n) {
      switch (pick(2)) {
        case 0:
          t = f_.node(Op::Field, {t, name()});
          break;
        default:
          t = f_.node(Op::Index, {t, subscripts(depth - 1)});
      }
    }
    return t;
  }

  // Always with a range, so that no declaration is needed to know the array.
  Tree subscripts(int depth) {
    std::vector<Tree> all{f_.node(Op::Range, {pick(2) ? expression(depth) : none(), pick(2) ? expression(depth) : none(),
                                              pick(3) ? none() : expression(depth)})};
    if (pick(2)) all.push_back(expression(depth));
    return f_.node(Op::Subs, all);
  }

  Tree arguments(int depth) {
    std::vector<Tree> all;
    for (int n = pick(3); n > 0; --n) all.push_back(expression(depth));
    if (pick(4) == 0) all.push_back(f_.node(Op::Keyword, {name(), expression(depth)}));
    return f_.node(Op::Args, all);
  }

  Tree primary(int depth) {
    if (depth <= 0 || spent()) return pick(2) ? name() : literal();
    switch (pick(6)) {
      case 0:
        return literal();
      case 1:
        return reference(depth);
      case 2:
        return f_.node(Op::Apply, {name(), arguments(depth - 1)});
      case 3:
        return f_.node(Op::Paren, {expression(depth - 1)});
      case 4:
        return f_.node(Op::Arrayval, {f_.node(Op::Exprs, {expression(depth - 1), expression(depth - 1)})});
      default:
        return f_.node(Op::Complexval, {f_.leaf(Op::Realval, "1."), f_.node(Op::Neg, {f_.leaf(Op::Realval, ".5e1")})});
    }
  }

  // An operand that binds at least as strongly as `need`: 0 any … 11 primary.
  Tree operand(int depth, int need) {
    struct Level {
      Op op;
      int strength, left, right;
    };
    static const Level levels[] = {{Op::Eqv, 2, 2, 3},    {Op::Neqv, 2, 2, 3},  {Op::Or, 3, 3, 4},  {Op::And, 4, 4, 5},
                                   {Op::Eq, 6, 7, 7},     {Op::Le, 6, 7, 7},    {Op::Ne, 6, 7, 7},  {Op::Gt, 6, 7, 7},
                                   {Op::Concat, 7, 7, 8}, {Op::Add, 8, 8, 9},   {Op::Sub, 8, 8, 9}, {Op::Mul, 9, 9, 10},
                                   {Op::Div, 9, 9, 10},   {Op::Pow, 10, 11, 10}};
    if (depth <= 0 || spent()) return primary(0);
    const int k = pick(20);
    if (k < 14) {
      const Level &l = levels[k];
      if (l.strength < need) return primary(depth);
      const Tree left = operand(depth - 1, l.left);
      return f_.node(l.op, {left, operand(depth - 1, l.right)});
    }
    if (k == 14 && need <= 8) return f_.node(pick(2) ? Op::Neg : Op::Plus, {operand(depth - 1, 9)});
    if (k == 15 && need <= 5) return f_.node(Op::Not, {operand(depth - 1, 6)});
    return primary(depth);
  }
  Tree expression(int depth) { return operand(depth, 0); }

  Tree instructions(int depth) {
    std::vector<Tree> all;
    for (int n = pick(4); n > 0; --n) all.push_back(instruction(depth));
    return f_.node(Op::Instrs, all);
  }

  Tree loop(int depth) {
    Tree control;
    switch (pick(3)) {
      case 0:
        control = f_.node(Op::While, {expression(2)});
        break;
      case 1:
        control = f_.node(Op::Forever, {});
        break;
      default:
        control = f_.node(Op::Do, {name(), expression(2), expression(2), pick(2) ? none() : expression(2)});
    }
    return f_.node(Op::Loop, {control, instructions(depth - 1)});
  }

  Tree select(int depth) {
    std::vector<Tree> cases;
    for (int n = pick(3); n > 0; --n) {
      const Tree range =
          pick(2) ? f_.node(Op::Single, {literal()}) : f_.node(Op::Between, {literal(), pick(2) ? none() : literal()});
      cases.push_back(f_.node(Op::Case, {f_.node(Op::Ranges, {range}), instructions(depth - 1)}));
    }
    if (pick(2)) cases.push_back(f_.node(Op::DefaultCase, {instructions(depth - 1)}));
    return f_.node(Op::Select, {expression(2), f_.node(Op::Cases, cases)});
  }

  Tree compound(int depth) {
    switch (pick(4)) {
      case 0:
        return f_.node(Op::If, {expression(2), instructions(depth - 1), instructions(depth - 1)});
      case 1:
        return f_.node(Op::Named, {f_.leaf(Op::Text, "outer"), loop(depth)});
      case 2:
        return select(depth);
      default:
        return loop(depth);
    }
  }

  Tree instruction(int depth) {
    if (depth > 0 && pick(3) == 0) return compound(depth);
    switch (pick(12)) {
      case 0:
        return f_.node(Op::Call, {name(), arguments(2), f_.leaf(Op::Noref, "")});
      case 1:
        return f_.node(Op::Continue, {});
      case 2:
        return f_.node(Op::Goto, {f_.leaf(Op::Text, "10")});
      case 3:
        return f_.node(Op::Label, {f_.leaf(Op::Text, "20"), instruction(0)});
      case 4:
        return f_.node(pick(2) ? Op::Exit : Op::Cycle, {pick(2) ? f_.leaf(Op::Notext, "") : f_.leaf(Op::Text, "outer")});
      case 5:
        return f_.node(Op::Return, {});
      case 6:
        return f_.node(Op::PointTo, {reference(2), expression(2)});
      case 7:
        return f_.node(Op::IfArithmetic, {expression(2), f_.leaf(Op::Text, "1"), f_.leaf(Op::Text, "2"), f_.leaf(Op::Text, "3")});
      default:
        return f_.node(Op::Assign, {reference(2), expression(4)});
    }
  }

 private:
  il::Forest &f_;
  const std::vector<int> &choices_;
  std::size_t at_ = 0;
};

// A label on a labelled statement or on a loop's name is no Fortran: the grammar of labels is `label statement`.
bool doubleLabel(const il::Forest &f, Tree t) {
  std::vector<Tree> open{t};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    if (f.is(x, Op::Label) && f.is(il::LabelOp::instr_(f, x), Op::Label)) return true;
    for (Tree c : f.children(x)) open.push_back(c);
  }
  return false;
}

void roundTrip(Session &s, Tree t) {
  std::string why;
  RC_ASSERT(!il::validate(s.forest, t, why));
  const std::string once = write(s.forest, t);
  const Tree u = s.statements(once);
  if (!u || !s.forest.equal(t, u)) RC_FAIL(once + s.messages() + il::dump(s.forest, t) + "\n" + il::dump(s.forest, u));
  RC_ASSERT(write(s.forest, u) == once);
}

RC_GTEST_PROP(RoundTrip, Instructions, ()) {
  const auto choices = *gen::container<std::vector<int>>(gen::inRange(0, 5040));
  Session s;
  Builder b(s.forest, choices);
  const Tree t = b.instructions(4);
  RC_PRE(!doubleLabel(s.forest, t));
  roundTrip(s, t);
}

RC_GTEST_PROP(RoundTrip, Expressions, ()) {
  const auto choices = *gen::container<std::vector<int>>(gen::inRange(0, 5040));
  Session s;
  Builder b(s.forest, choices);
  const Tree t = b.expression(6);
  const std::string once = writeExpression(s.forest, t);
  const Tree u = s.expression(once);
  if (!u || !s.forest.equal(t, u)) RC_FAIL(once + "\n" + s.messages() + il::dump(s.forest, t));
}

}  // namespace
}  // namespace dotbar::fortran::test
