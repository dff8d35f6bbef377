// Random rule sets with `otherwise` rules on one line: for one operator, for an element of a list, for two lists side by side.
#include "random_parts.h"
#include "random_sets.h"

namespace dotbar::rules {
namespace {

std::string underline(const std::string &conclusion) {
  return conclusion + one("    otherwise\n", "\n    otherwise\n", "   otherwise   # what is left\n");
}

std::string arrow(bool two) { return two ? " -z-> " : " -q-> "; }

// What a rule takes, as it is said and what that is short for, and what it gives.
struct Element {
  Form inputs, output;
};

Element element(bool two) {
  Element e;
  e.inputs = two ? Form{"[A ...], [B ...]", "[A . ES], [B . ES2]"} : Form{"[A ...]", "[A . ES]"};
  const std::vector<Form> outputs{
      {"[A ...]", "[A . FS]"}, {"[..., A]", "[FS, A]"}, {"[neg(A) ...]", "[neg(A) . FS]"}, {"[...]", "FS"}};
  e.output = *rc::gen::elementOf(outputs);
  return e;
}

Form elementRule(const std::string &name, bool two, const std::vector<std::string> &guards, bool isRest) {
  const Element e = element(two);
  const std::string walk = two ? "    ES, ES2 -z-> FS\n" : "    ES -q-> FS\n",
                    meant = e.inputs.meant + arrow(two) + e.output.meant;
  std::string conditions, line;
  for (const std::string &g : guards) {
    conditions += "    " + g + "\n";
    line += (line.empty() ? "    if " : " /\\ ") + g;
  }
  const std::string conclusion = e.inputs.said + arrow(two) + e.output.said;
  if (isRest) return {"rule " + name + ": " + underline(conclusion), rule(name, "    otherwise\n" + walk, meant)};
  return {"rule " + name + ": " + conclusion + line + "\n", rule(name, conditions + walk, meant)};
}

// A judgement of one list, or of two, by the element.
Form judgementOfElements(bool two) {
  Form text;
  const std::string head = std::string("judgement Exprs") + (two ? ", Exprs -z->" : " -q->") + " Exprs\n";
  text.said = text.meant = head;
  const std::vector<std::vector<std::string>> all{
      {"g(A)"}, {"A is neg(_)"}, {"h(A)", "isRef(A)"}, {"!isSum(A)"}, {"same(A, neg(A))"}};
  const int rules = *rc::gen::inRange(0, 3);
  const auto add = [&](const Form &f) { text.said += f.said, text.meant += f.meant; };
  for (int k = 0; k < rules; ++k) add(elementRule("q" + std::to_string(k), two, *rc::gen::elementOf(all), false));
  if (rules == 0 || !oneIn(5)) add(elementRule("q_rest", two, {}, rules > 0 || oneIn(2)));
  const std::string end = two ? "[], []" : "[]";
  if (oneIn(4))
    add({"rule nil: " + end + arrow(two) + one("[]", "refuse \"no\"") + "\n", ""}),
        text.meant += text.said.substr(text.said.rfind("rule nil:"));
  else
    text.meant += rule("nil", "", end + arrow(two) + "[]");
  if (!two || oneIn(4)) return text;
  const std::string no = " -z-> refuse \"no\"";
  switch (*rc::gen::inRange(0, 3)) {
    case 0:
      add({"rule z_first: [_ . _], []" + no + "\n", "rule z_first: [_ . _], []" + no + "\n"});
      break;
    case 1:
      add({"rule z_first: [_ . _], []" + no + "\nrule z_second: " + underline("[], [_ . _]" + no),
           "rule z_first: [_ . _], []" + no + "\n" + rule("z_second", "    otherwise\n", "[], [_ . _]" + no)});
      break;
    default:
      add({"rule z_uneven: " + underline("ES, FS" + no), rule("z_uneven", "    otherwise\n", "ES, FS" + no)});
  }
  return text;
}

// --- of trees ---
Form rest(const std::string &name, const std::string &shape) {
  const std::string conclusion = (shape == "X" ? "X" : "X@(" + shape + ")") + " -j-> " + one("X", "X", "neg(X)", "refuse \"no\"");
  const std::string meant = rule(name, "    otherwise\n", conclusion);
  return {oneIn(3) ? meant : "rule " + name + ": " + underline(conclusion), meant};
}

std::string shape() {
  return one("X", "neg(_)", "add(_, _)", "add(A, A)", "neg(neg(_))", "arrayval([])", "arrayval(ES)", "name(_)", "add(neg(_), _)");
}

std::string listPremise(const std::string &of, bool two) {
  const std::string lists = two ? one("ES, ES", "ES, [X . ES]", "[X . ES], ES", "ES, []") : one("ES", "[X . ES]", "[ES, X]");
  return of == "arrayval(ES)" && oneIn(2) ? "    " + lists + arrow(two) + one("[]", "[_ . _]", "[C1]") + "\n" : "";
}

}  // namespace

Form randomSetWithOtherwise() {
  const std::string common = vocabulary() + "var ES2 : Exprs\n" + judgementOfTrees();
  const bool two = oneIn(2);
  const Form lists = judgementOfElements(two);
  Form text{common + lists.said, common + lists.meant};
  const auto add = [&](const Form &f) { text.said += f.said, text.meant += f.meant; };
  const bool apart = oneIn(2);  // so that many sets are as they should be
  for (int k = *rc::gen::inRange(0, apart ? 2 : 4); k > 0; --k) {
    const std::string of = shape(), premises = of == "arrayval(ES)" ? listPremise(of, two) : oneIn(4) ? premise("X", 2) : "";
    const std::string r = rule("r" + std::to_string(k), guards() + premises, (of == "X" ? "X" : "X@(" + of + ")") + " -j-> X");
    add({r, r});
  }
  if (apart && oneIn(2)) {
    int number = 0;
    for (const char *of : {"neg(_)", "add(_, _)", "arrayval(_)", "name(_)"})
      if (!oneIn(8)) add(rest("o" + std::to_string(++number), of));
    if (const std::string r = rule("left", "    !(X is neg(_) | add(_, _) | arrayval(_) | name(_))\n", "X -j-> X"); !oneIn(8))
      add({r, r});
  } else if (apart) {
    add(rest("o1", "X"));
  } else {
    for (int k = *rc::gen::inRange(1, 4); k > 0; --k) add(rest("o" + std::to_string(k), k == 1 && !oneIn(3) ? "X" : shape()));
  }
  return text;
}

}  // namespace dotbar::rules
