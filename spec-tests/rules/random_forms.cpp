// Random rule sets in the forms that authors write, each beside what it is short for.
#include <optional>

#include "random_parts.h"
#include "random_sets.h"

namespace dotbar::rules {
namespace {

Form operator+(const Form &a, const Form &b) { return {a.said + b.said, a.meant + b.meant}; }
Form operator+(const Form &a, const std::string &b) { return a + Form{b, b}; }
Form same(const std::string &text) { return {text, text}; }

std::string lines(const std::vector<std::string> &conditions) {
  std::string r;
  for (const std::string &c : conditions) r += "    " + c + "\n";
  return r;
}

// With its conditions on the line, or on the next.
std::string oneLine(const std::string &kind, const std::string &name, const std::vector<std::string> &conditions,
                    const std::string &conclusion) {
  std::string r = kind + " " + name + ": " + conclusion;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const bool either = conditions[i].find(" \\/ ") != std::string::npos;
    r += (i ? " /\\ " : one("    if ", "\n    if ")) + (either ? "(" + conditions[i] + ")" : conditions[i]);
  }
  return r + "\n";
}

// A rule whose other premises are the same in both.
Form ruleOf(const std::string &name, const std::vector<std::string> &conditions, const std::vector<std::string> &more,
            const Form &premises, const Form &conclusion) {
  Form r;
  r.meant = rule(name, lines(more) + lines(conditions) + premises.meant, conclusion.meant);
  r.said = premises.said.empty() && oneIn(2) ? oneLine("rule", name, conditions, conclusion.said)
                                             : rule(name, lines(conditions) + premises.said, conclusion.said);
  return r;
}

// --- lists element by element ---
// What becomes of an element, and of the rest.
Form element(bool &ends) {
  const std::vector<Form> all{{"[A ...]", "[A . FS]"},
                              {"[A, ...]", "[A . FS]"},
                              {"[neg(A) ...]", "[neg(A) . FS]"},
                              {"[...]", "FS"},
                              {"...", "FS"},
                              {"[..., A]", "[FS, A]"},
                              {"[A, A ...]", "[A, A . FS]"},
                              {"[A, ..., A]", "[A, FS, A]"},
                              {"refuse \"no\"", "refuse \"no\""}};
  const Form f = *rc::gen::elementOf(all);
  ends = f.said.starts_with("refuse");
  return f;
}

struct Case {
  std::vector<std::string> conditions, refused;
};

// Conditions of which one holds, mostly.
std::vector<Case> cases(const std::string &of) {
  const std::vector<std::vector<Case>> all{
      {{{}, {}}},
      {{{"g(" + of + ")"}, {}}, {{"!g(" + of + ")"}, {}}},
      {{{of + " is neg(_)"}, {}}, {{"!(" + of + " is neg(_))"}, {}}},
      {{{"g(" + of + ")", "h(" + of + ")"}, {}}, {{"!(g(" + of + ") /\\ h(" + of + "))"}, {}}},
      {{{"isRef(" + of + ") \\/ h(" + of + ")"}, {}}, {{"!isRef(" + of + ")", "!h(" + of + ")"}, {}}}};
  std::vector<Case> r = *rc::gen::elementOf(all);
  if (r.size() > 1 && oneIn(8)) r.pop_back();
  if (r.size() > 1 && oneIn(8)) r[0].conditions.pop_back();
  return r;
}

Form judgementElementByElement() {
  const bool two = oneIn(3), stated = oneIn(3), asks = oneIn(4);
  Form text = same(two ? "judgement Exprs, Expr -p-> Exprs\n" : "judgement Exprs -q-> Exprs\n");
  const std::string arrow = two ? " -p-> " : " -q-> ";
  const bool refuses = oneIn(3);
  const std::string no = one("g(A)", "h(A)", "isSum(A)", "g(A) /\\ h(A)");
  int number = 0;
  for (const Case &c : cases("A")) {
    bool ends = false;
    Form out = element(ends), premises, tail = same(two ? ", B" : "");
    const std::string name = "q" + std::to_string(++number);
    if (asks && !ends) premises = premises + "    A -k-> C\n", out = out.said == "[A ...]" ? Form{"[C ...]", "[C . FS]"} : out;
    if (asks && !ends && out.said != "[C ...]") premises = same("    A -k-> neg(_)\n");
    Form walk{"", "    ES" + tail.meant + arrow + "FS\n"};
    if (two && oneIn(3)) walk = {"    ..., neg(B)" + arrow + "...\n", "    ES, neg(B)" + arrow + "FS\n"};
    if (two && oneIn(4)) tail = {", " + one("neg(B)", "_"), ""}, tail.meant = ", D@" + tail.said.substr(2);
    if (two && tail.meant.starts_with(", D")) walk = {"", "    ES, D" + arrow + "FS\n"};
    if (tail.said == ", _") tail.meant = ", D";
    if (ends) walk = {}, tail.meant = tail.said;
    const std::vector<std::string> more = refuses ? std::vector<std::string>{"!(" + no + ")"} : std::vector<std::string>{};
    text = text + ruleOf(name, c.conditions, more, premises + walk, Form{"[A ...]", "[A . ES]"} + tail + arrow + out);
  }
  if (refuses) {
    const std::string conclusion = std::string("[A . ES]") + (two ? ", _" : "") + arrow + "refuse \"no\"";
    text.meant += rule("q_no", lines({no}), conclusion);
    text.said +=
        oneIn(2) ? oneLine("refusal", "q_no", {no}, conclusion) : "refusal" + rule("q_no", lines({no}), conclusion).substr(4);
  }
  const std::string nil = one("[]", "[intval(\"1\")]", "refuse \"no\"");
  if (stated) text = text + ruleOf("nil", {}, {}, {}, same(std::string("[]") + (two ? ", _" : "") + arrow + nil));
  if (!stated) text.meant += rule("nil", "", std::string("[]") + (two ? ", _" : "") + arrow + "[]");
  return text;
}

// --- children by name ---
Form pattern(int depth, bool &repeated) {
  const int kind = *rc::gen::inRange(0, depth > 0 ? 10 : 4);
  if (kind == 0) return same(one("name(\"x\")", "intval(\"1\")", "intval(_)", "name(_)"));
  if (kind < 3) return same("_");
  if (kind == 3) return same(repeated ? "A" : (repeated = oneIn(3), "A"));
  if (kind == 4) {
    const Form of = pattern(depth - 1, repeated);
    if (of.meant == "_" && oneIn(2)) return {"neg(...)", "neg(_)"};
    return {one("neg(", "neg(operand: ") + of.said + ")", "neg(" + of.meant + ")"};
  }
  if (kind < 7) return same("arrayval(" + one("", "[_]", "E2 . ES", "ES", "ES") + ")");
  const Form l = pattern(depth - 1, repeated), r = pattern(depth - 1, repeated);
  const std::string meant = "add(" + l.meant + ", " + r.meant + ")";
  std::vector<std::string> ways{"add(" + l.said + ", " + r.said + ")", "add(" + l.said + ", right: " + r.said + ")",
                                "add(left: " + l.said + ", right: " + r.said + ")",
                                "add(right: " + r.said + ", left: " + l.said + ")"};
  if (r.meant == "_") ways.insert(ways.end(), {"add(" + l.said + ", ...)", "add(left: " + l.said + ", ...)"});
  if (l.meant == "_") ways.push_back("add(right: " + r.said + ", ...)");
  if (l.meant == "_" && r.meant == "_") ways.emplace_back("add(...)");
  return {*rc::gen::elementOf(ways), meant};
}

std::vector<std::string> conditions() {
  std::vector<std::string> r;
  const std::string all = guards();
  for (std::size_t at = 0, end; at < all.size(); at = end + 1) {
    end = all.find('\n', at);
    r.push_back(all.substr(at + 4, end - at - 4));
  }
  return r;
}

// What -q-> or -p-> gives for the list of the shape.
std::string ofList(const std::string &shape, bool two, int number) {
  const std::string n = std::to_string(number), c = "C" + n, fs = "FS" + n;
  std::vector<std::string> lists{"ES", "ES", "ES", "[X . ES]", "[ES, X]", "[ES, ES]", "[ES, neg(X), ES]"};
  if (shape.find("E2") != shape.npos) lists.insert(lists.end(), {"[E2 . ES]", "[E2 . ES]", "[ES, E2]"});
  const std::string what = one("[]", "[_ . _]", "[" + c + " . _]", "[_]", "[_, _ . _]", "[" + c + ", " + c + "]", fs);
  std::string text =
      "    " + *rc::gen::elementOf(lists) + (two ? ", " + one("X", "X", "neg(X)") + " -p-> " : " -q-> ") + what + "\n";
  if (what == fs)
    text += "    " + one("same(" + fs + ", ES)", "!same(" + fs + ", ES)", fs + " is []", "!(" + fs + " is [])") + "\n";
  if (what.find('C') == 1)
    text +=
        "    " + one("same(" + c + ", X)", "!same(" + c + ", X)", "g(" + c + ")", "!isSum(" + c + ")", c + " is neg(_)") + "\n";
  return text;
}

// Guards of which exactly one holds.
Form classification() {
  return {"classification kind(E : Expr) on any\n  isMinus if g(E)\n  isPlus if h(E)\n  isElse otherwise\n",
          "guard isMinus(Expr) on any\nguard isPlus(Expr) on any\nguard isElse(Expr) on any\naxiom isMinus(X) => !isPlus(X)\n"
          "axiom isMinus(X) => !isElse(X)\naxiom isPlus(X) => !isElse(X)\naxiom !isMinus(X) /\\ !isPlus(X) => isElse(X)\n"};
}

// Whether a refusal of a tree may meet a rule of this shape; what it adds to it.
std::optional<std::string> refusedIn(const std::string &refused, const std::string &shape) {
  if (refused == "X") return "!(g /\\ h(X))";
  const std::string op = refused.substr(0, refused.find('('));
  if (shape == "X") return "!(X is " + refused + " /\\ g)";
  return shape.starts_with(op) ? std::optional<std::string>("!g") : std::nullopt;
}

}  // namespace

Form randomSetOfForms() {
  const bool classifies = oneIn(3);
  Form text = same(vocabulary()) + (classifies ? classification() : Form{}) + judgementOfTrees();
  const Form lists = judgementElementByElement();
  const bool two = lists.said.find(" -p-> ") != std::string::npos;
  text = text + lists;
  const bool refuses = oneIn(3);
  const std::string refused = one("X", "neg(_)", "add(_, _)");
  const int rules = *rc::gen::inRange(1, 5);
  for (int i = 0; i < rules; ++i) {
    bool repeated = false;
    Form shape = pattern(2, repeated);
    if (shape.meant == "A" || shape.meant == "_") shape = same("X");
    const std::string name = "r" + std::to_string(i);
    Form input = shape.meant == "X" ? shape : Form{"X@(" + shape.said + ")", "X@(" + shape.meant + ")"};
    Form premises;
    if (shape.meant.find("ES") != std::string::npos && !oneIn(4))
      premises = same(ofList(shape.meant, two, 1));
    else if (oneIn(4))
      premises = same(premise(shape.meant.find("ES") == std::string::npos ? shape.meant : "X", 2));
    std::vector<std::string> asked = conditions(), more;
    if (classifies) asked.push_back(one("isMinus", "isPlus", "isElse", "!isElse", "!isMinus"));
    if (const auto no = refuses ? refusedIn(refused, shape.meant) : std::nullopt) more.push_back(*no);
    text = text + ruleOf(name, asked, more, premises, input + " -j-> X");
  }
  if (refuses) {
    const std::vector<std::string> when = refused == "X" ? std::vector<std::string>{"g", "h(X)"} : std::vector<std::string>{"g"};
    const std::string conclusion = (refused == "X" ? "X" : "X@(" + refused + ")") + " -j-> refuse \"no\"";
    text.meant += rule("r_no", lines(when), conclusion);
    text.said +=
        oneIn(2) ? oneLine("refusal", "r_no", when, conclusion) : "refusal" + rule("r_no", lines(when), conclusion).substr(4);
  }
  const std::string rest = rule("rest", "    otherwise\n", "X -j-> X");
  if (oneIn(3))
    text = text +
           Form{one(rest, std::string("rule rest: X -j-> X    otherwise\n"), std::string("rule rest: X -j-> X\n    otherwise\n")),
                rest};
  return text;
}

}  // namespace dotbar::rules
