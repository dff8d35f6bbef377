#include "random_sets.h"

#include "random_parts.h"

namespace dotbar::rules {
namespace {

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
      return "arrayval(" + one("", "_", "[_]", "_, E2 . ES", "ES", "ES") + ")";
    default: {
      const std::string left = pattern(depth - 1, repeated);
      return "add(" + left + ", " + pattern(depth - 1, repeated) + ")";
    }
  }
}

}  // namespace

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
      "var X, A, B, C, D, E : Expr  var R : Ref  var ES, FS : Exprs  var N : Name  var SUBS : Subs  var TYPE : Type\njudgement "
      "Expr -j-> "
      "Expr\nguard g(Expr) on any\nguard "
      "h(Expr) on "
      "any\nguard onRef(Ref) on any\n"
      "guard isRef(E) := E is name(_) | index(_, _) | field(_, _) | downcast(_, _) | deref(_)\nguard isSum(E) := E is add(_, "
      "neg(_)) | neg(add(_, "
      "_))\n";
  if (oneIn(2)) text += "axiom g(X) => h(X)\n";
  if (oneIn(3)) text += "axiom h(X) => !(X is neg(_))\n";
  return text;
}

// --- judgements that premises ask: of each some that are complete and exclusive ---
std::string rule(const std::string &name, const std::string &premises, const std::string &conclusion) {
  return "rule " + name + ":\n" + premises + "  ---\n    " + conclusion + "\n";
}

namespace {

std::string built(bool parts) {
  return parts ? one("X", "neg(X)", "A", "A", "add(A, A)", "intval(\"1\")", "refuse \"no\"")
               : one("X", "X", "neg(X)", "add(X, X)", "intval(\"1\")", "name(\"x\")", "refuse \"no\"", "refuse \"no\"");
}

}  // namespace

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

namespace {

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

}  // namespace

// A premise is one of few, so that several rules ask the same.
std::string premise(const std::string &shape, int number) {
  const std::string n = std::to_string(number), c = "C" + n, d = "D" + n, fs = "FS" + n;
  std::vector<std::string> of{"X"};
  if (shape.find('A') != shape.npos) of.insert(of.end(), {"A", "A", "neg(A)", "add(A, X)"});
  if (shape.find("ES") != shape.npos && !oneIn(3)) {
    const std::string what = one("[]", "[_ . _]", "[" + c + " . _]", "[_]", "[_, _ . _]", "[" + c + ", " + c + "]", fs);
    const std::string more = shape.find("E2") == shape.npos ? "[X . ES]" : "[E2 . ES]";
    std::string text = "    " + one("ES", "ES", more) + " -q-> " + what + "\n";
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

namespace {

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

}  // namespace dotbar::rules
