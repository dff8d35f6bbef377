#include "random_sets.h"

#include <rapidcheck.h>

namespace dotbar::rules {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

bool oneIn(int n) { return *rc::gen::inRange(0, n) == 0; }

template <class... S>
std::string one(S... of) {
  return *rc::gen::elementOf(std::vector<std::string>{of...});
}

std::string pattern(int depth, bool &repeated) {
  const int kind = *rc::gen::inRange(0, depth > 0 ? 10 : 5);
  switch (kind) {
    case 0:
      return one("name(\"x\")", "intval(\"1\")", "intval(_)", "name(_)");
    case 1:
      return "R";
    case 2:
    case 3:
      return "_";
    case 4:
      return repeated ? "A" : (repeated = oneIn(3), "A");
    case 5:
      return "neg(" + pattern(depth - 1, repeated) + ")";
    case 6:
      return "arrayval(" + one("", "_", "[_]", "_, E2 . ES") + ")";
    default: {
      const std::string left = pattern(depth - 1, repeated);
      return "add(" + left + ", " + pattern(depth - 1, repeated) + ")";
    }
  }
}

std::string guards() {
  std::string r;
  for (int n = *rc::gen::inRange(0, 3); n > 0; --n)
    r += "    " +
         one("g", "!g", "h(X)", "!h(X)", "isRef(X)", "!isRef(X)", "!(g /\\ h(X))", "g \\/ isSum(X)",
             "!(X is neg(_) | intval(\"1\"))", "onRef(X)") +
         "\n";
  return r;
}

std::string vocabulary() {
  std::string text =
      "var X, A, B, C, D, E : Expr  var R : Ref  var ES, FS : Exprs  var N : Name  var SUBS : Subs\njudgement Expr -j-> "
      "Expr\nguard g(Expr) on any\nguard "
      "h(Expr) on "
      "any\nguard onRef(Ref) on any\n"
      "guard isRef(E) := E is name(_) | index(_, _) | field(_, _) | deref(_)\nguard isSum(E) := E is add(_, neg(_)) | neg(add(_, "
      "_))\n";
  if (oneIn(2)) text += "axiom g(X) => h(X)\n";
  if (oneIn(3)) text += "axiom h(X) => !(X is neg(_))\n";
  return text;
}

// --- judgements that premises ask: of each some that are complete and exclusive ---
std::string rule(const std::string &name, const std::string &premises, const std::string &conclusion) {
  return "rule " + name + ":\n" + premises + "  ---\n    " + conclusion + "\n";
}

std::string built(bool parts) {
  return parts ? one("X", "neg(X)", "A", "A", "add(A, A)", "intval(\"1\")", "refuse \"no\"")
               : one("X", "X", "neg(X)", "add(X, X)", "intval(\"1\")", "name(\"x\")", "refuse \"no\"", "refuse \"no\"");
}

std::string judgementOfTrees() {
  std::string text = "judgement Expr -k-> Expr\n";
  switch (*rc::gen::inRange(0, 5)) {
    case 0:
      return text + rule("k1", "", "X -k-> " + built(false));
    case 1:
      return text + rule("k1", "    g\n", "X -k-> " + built(false)) + rule("k2", "    !g\n", "X -k-> " + built(false));
    case 2:
      return text + rule("k1", "", "X@neg(A) -k-> " + built(true)) + rule("k2", "    otherwise\n", "X -k-> " + built(false));
    case 3:
      return text + rule("k1", "    h(A)\n", "X@add(A, _B) -k-> " + built(true)) +
             rule("k2", "    !h(A)\n", "X@add(A, A) -k-> " + built(true)) +
             rule("k3", "    otherwise\n", "X -k-> " + built(false));
    default:  // by way of another
      return text + "judgement Expr -l-> Expr\n" + rule("l1", "    g\n", "X -l-> " + built(false)) +
             rule("l2", "    !g\n", "X -l-> " + built(false)) + rule("k1", "    X -l-> A\n", "X -k-> " + one("A", "neg(A)"));
  }
}

std::string judgementOfLists() {
  std::string text =
      "judgement Exprs -q-> Exprs\n" + rule("q0", "", "[] -q-> " + one("[]", "[]", "[]", "[intval(\"1\")]", "refuse \"no\""));
  const std::string inner = "    ES -q-> FS\n";
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      return text + rule("q1", inner, "[A . ES] -q-> [A . FS]");
    case 1:
      return text + rule("q1", inner + "    g(A)\n", "[A . ES] -q-> [neg(A) . FS]") +
             rule("q2", inner + "    !g(A)\n", "[A . ES] -q-> FS");
    case 2:
      return text + rule("q1", "", "[A . ES] -q-> " + one("[A . ES]", "ES", "[A]", "[]", "[ES, A]", "[ES, ES]", "[ES, A, ES]"));
    default:
      return text + rule("q1", "    g(A)\n", "[A . ES] -q-> [A, A]") +
             rule("q2", "    !g(A)\n", "[A . ES] -q-> " + one("ES", "[]", "refuse \"no\""));
  }
}

// --- premises ---
std::string askedOf(const std::string &made) {
  const std::string of = "(" + made + ")";
  return "    " +
         one("same(" + made + ", X)", "!same(" + made + ", X)", "isSum" + of, "!isSum" + of, made + " is neg(_)",
             "!(" + made + " is neg(_))", "isRef" + of, "!isRef" + of, "h" + of, "!h" + of) +
         "\n";
}

// A premise is one of few, so that several rules ask the same.
std::string premise(const std::string &shape, int number) {
  const std::string n = std::to_string(number), c = "C" + n, d = "D" + n, fs = "FS" + n;
  std::vector<std::string> of{"X"};
  if (shape.find('A') != shape.npos) of.insert(of.end(), {"A", "A", "neg(A)", "add(A, X)"});
  if (shape.find("ES") != shape.npos && !oneIn(3)) {
    const std::string what = one("[]", "[_ . _]", "[" + c + " . _]", "[_]", "[_, _ . _]", "[" + c + ", " + c + "]", fs);
    std::string text = "    " + one("ES", "ES", "[E2 . ES]") + " -q-> " + what + "\n";
    if (what == fs) text += "    " + one("same(" + fs + ", ES)", "!same(" + fs + ", ES)", fs + " is []") + "\n";
    if (what.find('C') == 1 && oneIn(2)) text += askedOf(c);
    return text;
  }
  const std::string what = one(c, c, "neg(_)", "neg(" + c + ")", "name(\"x\")", "intval(_)", "add(" + c + ", " + c + ")",
                               "add(" + c + ", " + d + ")", "R" + n);
  std::string text = "    " + *rc::gen::elementOf(of) + " -k-> " + what + "\n";
  if (what.find(c) != what.npos) text += what == c || oneIn(2) ? askedOf(c) : "";
  if (what.find(d) != what.npos && oneIn(2)) text += "    " + one("same", "!same") + "(" + c + ", " + d + ")\n";
  return text;
}

std::string equalities(const std::string &shape) {
  if (shape.find('A') == shape.npos || !oneIn(3)) return "";
  return "    " +
         one("same(A, X)", "!same(A, neg(A))", "h(A)", "!h(A)", "X is add(A, _)", "!(X is neg(A))", "same(X, add(A, A))",
             "!same(X, add(A, A))") +
         "\n";
}

// Rules about which of three trees are equal, so that one equality follows from others.
std::string rulesOfEqualities(int i) {
  const bool two = oneIn(3);
  const std::string trees = two ? "add(A, B)" : one("add(add(A, B), C)", "add(A, add(B, neg(C)))", "add(add(A, A), add(B, C))");
  std::string text;
  for (int k = *rc::gen::inRange(1, 4); k > 0; --k) {
    std::string guards;
    for (int n = *rc::gen::inRange(1, 4); n > 0; --n) {
      const std::string of = two ? one("(A, B)", "(A, neg(B))", "(neg(A), B)", "(B, add(A, A))", "(A, neg(neg(B)))", "(X, A)")
                                 : one("(A, B)", "(B, C)", "(A, C)", "(neg(A), neg(C))", "(add(A, B), add(B, C))");
      guards += "    " + one("same", "same", "!same") + of + "\n";
    }
    text += rule("e" + std::to_string(i) + std::to_string(k), guards, "X@(" + trees + ") -j-> X");
  }
  return text;
}

// A rule, and now and then those that it leaves its trees to: where a premise gives something else.
std::string rulesWithPremises(int i) {
  bool repeated = false;
  std::string shape = pattern(*rc::gen::inRange(0, 3), repeated);
  if (shape == "A" || shape == "R" || shape == "_") shape = "X";
  const std::string input = (shape == "X" ? "X" : "X@(" + shape + ")") + std::string(" -j-> X");
  const std::string name = "r" + std::to_string(i), common = oneIn(2) ? guards() : "";
  if (oneIn(3)) return rule(name, common + equalities(shape), input);
  const std::string of = one("X", "X", shape.find('A') == shape.npos ? "X" : "A");
  switch (*rc::gen::inRange(0, 6)) {
    case 0:
      return rule(name, common + "    " + of + " -k-> neg(_)\n", input) +
             rule(name + "b", common + "    " + of + " -k-> C\n    !(C is neg(_))\n", input);
    case 1:
      return rule(name, common + "    " + of + " -k-> C\n    same(C, X)\n", input) +
             rule(name + "b", common + "    " + of + " -k-> C\n    !same(C, X)\n", input);
    case 2:
      return rule(name, common + "    " + of + " -k-> add(C, C)\n", input) +
             rule(name + "b", common + "    " + of + " -k-> add(C, D)\n    !same(C, D)\n", input) +
             rule(name + "c", common + "    " + of + " -k-> C\n    !(C is add(_, _))\n", input);
    case 3:
      return rule(name, common + "    " + of + " -k-> " + one("R1", "intval(_)", "neg(_)", "X1") + "\n", input);
    default: {
      const std::string later = oneIn(4) ? guards() : "";  // asked before the premises, wherever they stand
      return rule(name, common + premise(shape, 1) + (oneIn(3) ? premise(shape, 2) : "") + later + equalities(shape), input);
    }
  }
}

}  // namespace

std::string randomSet() {
  std::string text = vocabulary();
  const int rules = *rc::gen::inRange(1, 6);
  for (int i = 0; i < rules; ++i) {
    bool repeated = false;
    const std::string shape = pattern(2, repeated);
    text += rule("r" + std::to_string(i), guards(), (shape == "A" || shape == "R" ? "X" : "X@(" + shape + ")") + " -j-> X");
  }
  if (oneIn(4)) text += "rule rest:\n    otherwise\n  ---\n    X -j-> X\n";
  return text;
}

std::string randomSetWithPremises() {
  std::string text = vocabulary() + judgementOfTrees() + judgementOfLists();
  const int rules = *rc::gen::inRange(1, 4);
  const bool equalities = oneIn(6);
  for (int i = 0; i < rules; ++i) text += equalities ? rulesOfEqualities(i) : rulesWithPremises(i);
  if (oneIn(3)) text += "rule rest:\n    otherwise\n  ---\n    X -j-> X\n";
  return text;
}

std::vector<Tree> smallTrees(Forest &f, int depth) {
  std::vector<Tree> r{f.leaf(Op::Name, "x"), f.leaf(Op::Name, "y"), f.leaf(Op::Intval, "1"), f.leaf(Op::Intval, "2"),
                      f.leaf(Op::Logicalval, "true")};
  r.push_back(f.node(Op::Index, {r[0], f.node(Op::Subs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, std::initializer_list<Tree>{})}));
  if (depth == 0) return r;
  const std::vector<Tree> below = smallTrees(f, depth - 1);
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {below[0]})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {below[0], below[1]})}));
  for (Tree a : below) r.push_back(f.node(Op::Neg, {a}));
  for (std::size_t i = 0; i < below.size(); ++i)
    for (std::size_t k = 0; k < below.size(); ++k) r.push_back(f.node(Op::Add, {below[i], below[k]}));
  return r;
}

namespace {

// One of each kind, the more telling first.
std::vector<Tree> kinds(Forest &f) {
  const Tree x = f.leaf(Op::Name, "x"), one = f.leaf(Op::Intval, "1"), is = f.leaf(Op::Logicalval, "true");
  const auto neg = [&](Tree a) { return f.node(Op::Neg, {a}); };
  const auto add = [&](Tree a, Tree b) { return f.node(Op::Add, {a, b}); };
  std::vector<Tree> r{x,  one,           add(x, neg(x)), neg(x),     f.node(Op::Deref, {x}), add(x, x), neg(add(x, x)),
                      is, add(one, one), neg(one),       add(x, one)};
  r.push_back(f.node(Op::Index, {x, f.node(Op::Subs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {x})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {x, one})}));
  for (Tree a : {add(one, x), add(x, is), add(is, x), add(is, is), add(one, is), add(is, one), neg(is)}) r.push_back(a);
  return r;
}

}  // namespace

std::vector<Tree> candidates(Forest &f, Sort sort, std::size_t most) {
  std::vector<Tree> all = kinds(f), r;
  if (most > 80) {  // deeper ones
    const std::vector<Tree> few = all;
    for (Tree a : few) all.push_back(f.node(Op::Neg, {a})), all.push_back(f.node(Op::Neg, {f.node(Op::Neg, {a})}));
    for (Tree a : few)
      for (Tree b : few) all.push_back(f.node(Op::Add, {a, b}));
  }
  if (sort == Sort::Name) r.push_back(f.leaf(Op::Name, "y"));
  if (sort == Sort::Type)
    for (Op op : {Op::DoubleType, Op::VoidType, Op::DoubleComplexType, Op::UnknownType})
      r.push_back(f.node(op, std::initializer_list<Tree>{}));
  if (sort == Sort::Instr)
    r = {f.node(Op::Continue, std::initializer_list<Tree>{}), f.node(Op::Assign, {all[0], all[1]}),
         f.node(Op::Assign, {all[0], all[3]})};
  if (sort == Sort::Instrs)
    for (const std::vector<Tree> &l : {std::vector<Tree>{}, {f.node(Op::Continue, std::initializer_list<Tree>{})}})
      r.push_back(f.node(Op::Instrs, l));
  if (sort == Sort::Exprs) {
    const Tree x = all[0], one = all[1], minus = all[3];
    for (const std::vector<Tree> &l :
         {std::vector<Tree>{}, {x}, {x, one}, {one}, {x, x}, {minus}, {x, x, x}, {x, one, x}, {minus, x}, {x, x, x, x}})
      r.push_back(f.node(Op::Exprs, l));
  }
  if (sort == Sort::Subs) r.push_back(f.node(Op::Subs, std::initializer_list<Tree>{}));
  if (sort == Sort::OptExpr) r.push_back(f.node(Op::Noexpr, std::initializer_list<Tree>{}));
  for (Tree t : all)
    if (il::hasSort(f.op(t), sort) && r.size() < most) r.push_back(t);
  return r;
}

std::vector<Tree> smallTreesAndLists(Forest &f) {
  std::vector<Tree> r = smallTrees(f, 1);
  const std::vector<Tree> below = r;
  const std::vector<Tree> leaves{f.leaf(Op::Name, "x"), f.leaf(Op::Intval, "1"), f.leaf(Op::Logicalval, "true")};
  for (Tree a : below) r.push_back(f.node(Op::Neg, {a}));
  const std::vector<Tree> few = kinds(f);
  for (Tree a : few)
    for (Tree b : few) r.push_back(f.node(Op::Add, {a, b}));
  for (Tree a : below)
    for (Tree b : {a, f.node(Op::Neg, {a}), f.node(Op::Add, {a, a})})
      r.push_back(f.node(Op::Add, {a, b})), r.push_back(f.node(Op::Add, {b, a}));
  for (Tree a : leaves)
    for (Tree b : leaves) {
      r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {a, b})}));
      for (Tree c : leaves) r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {a, b, c})}));
    }
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {f.node(Op::Neg, {leaves[0]})})}));
  return r;
}

}  // namespace dotbar::rules
