// Making random rule sets.
#include "random_rules.h"

namespace dotbar::test {
namespace {

constexpr const char *names[] = {"e0", "e1", "l", "p"};

}  // namespace

RandomRules::RandomRules(std::uint64_t seed) : random_(seed) {
  book.guard("g", {"Expr"});
  book.guard("h", {"Expr", "Expr"});
  book.guard("b", {"Expr"}, "Expr");
  book.structural("atom", {"E"}, "E is name(_) \\/ E is number(_)");
  book.structural("good", {"E"}, "!atom(E) /\\ g(E)");
  book.function("f", {"Expr"}, "Expr");
  book.judgement("e0", {"Expr"}, {"Expr"});
  book.judgement("e1", {"Expr"}, {"Expr"});
  book.judgement("l", {"Exprs"}, {"Exprs"});
  book.judgement("p", {"Expr", "Expr"}, {"Expr", "Exprs"});
  for (int j = 0; j < judgements; ++j) {
    rules::Judgement &judgement = book.set.judgements[static_cast<std::size_t>(j)];
    judgement.firstMatch = chance(60);
    judgement.collect = !judgement.firstMatch && chance(25);
    judgement.statement = chance(20);
    log += std::string("judgement ") + names[j] + (judgement.firstMatch ? " firstmatch" : "") +
           (judgement.collect ? " collect" : "") + (judgement.statement ? " statement" : "") + "\n";
    const int n = 2 + static_cast<int>(below(6));
    for (int i = 0; i < n; ++i) rule(j, i);
  }
}

std::string RandomRules::tree(int depth) {
  const std::size_t k = below(depth == 0 ? 3 : 9);
  if (k == 0) return "number\"" + std::to_string(below(3)) + "\"";
  if (k < 3) return "name\"" + std::string(1, static_cast<char>('x' + below(3))) + "\"";
  if (k < 5) return "neg(" + tree(depth - 1) + ")";
  if (k < 7) return "add(" + tree(depth - 1) + ", " + tree(depth - 1) + ")";
  return "arrayval(" + list(depth - 1) + ")";
}

std::string RandomRules::list(int depth) {
  std::string s;
  for (std::size_t n = below(4); n > 0; --n) s += (s.empty() ? "" : ", ") + tree(depth);
  return "exprs[" + s + "]";
}

std::string RandomRules::fresh(bool list, bool part) {
  bound_.push_back({(list ? "L" : "E") + std::to_string(++counter_), list, part});
  return bound_.back().name;
}

std::string RandomRules::pattern(int depth, bool part) {
  if (chance(10)) return "_";
  if (part && chance(8))
    for (const Variable &v : bound_)
      if (!v.list) return v.name;  // again: structural equality
  std::string whole;
  if (depth > 0 && chance(15)) whole = fresh(false, part) + "@";
  const std::size_t k = below(depth == 0 ? 4 : 9);
  if (k < 2) return whole.empty() ? fresh(false, part) : whole + "_";
  if (k == 2) return whole + (chance(50) ? "number(_)" : "number(\"" + std::to_string(below(3)) + "\")");
  if (k == 3) return whole + (chance(50) ? "name(_)" : "name(\"x\")");
  if (k < 6) return whole + "neg(" + pattern(depth - 1, true) + ")";
  if (k < 8) {
    const std::string left = pattern(depth - 1, true);
    return whole + "add(" + left + ", " + pattern(depth - 1, true) + ")";
  }
  return whole + "arrayval(" + listPattern(depth - 1, true) + ")";
}

std::string RandomRules::listPattern(int depth, bool part) {
  if (chance(20)) return fresh(true, part);
  std::string s = "[";
  const std::size_t n = below(3);
  for (std::size_t i = 0; i < n; ++i) s += (i ? ", " : "") + pattern(depth, true);
  if (n != 0 && chance(60)) s += " . " + (chance(15) ? "_" : fresh(true, true));
  return s + "]";
}

// A variable that has a value; empty when there is none of the kind.
std::string RandomRules::pick(bool list, bool partOnly) {
  std::vector<const Variable *> fit;
  for (const Variable &v : bound_)
    if (v.list == list && (v.part || !partOnly)) fit.push_back(&v);
  return fit.empty() ? "" : fit[below(fit.size())]->name;
}

std::string RandomRules::templ(int depth) {
  const std::size_t k = below(depth == 0 ? 4 : 8);
  if (k < 3)
    if (const std::string v = pick(false, false); !v.empty()) return v;
  if (depth == 0 || k < 4) return chance(50) ? "number(\"1\")" : "name(\"y\")";
  if (k == 4) return "neg(" + templ(depth - 1) + ")";
  if (k == 5) return "add(" + templ(depth - 1) + ", " + templ(depth - 1) + ")";
  if (k == 6) return "f(" + templ(depth - 1) + ")";
  return "arrayval(" + listTempl(depth - 1) + ")";
}

std::string RandomRules::listTempl(int depth) {
  if (chance(25))
    if (const std::string v = pick(true, false); !v.empty()) return v;
  std::string s = "[";
  for (std::size_t n = below(4); n > 0; --n) {
    const std::string list = chance(50) ? pick(true, false) : "";
    s += (s.size() > 1 ? ", " : "") + (list.empty() ? templ(depth) : "*" + list);
  }
  return s + "]";
}

std::string RandomRules::formula(int depth, bool positive) {
  const std::size_t k = below(depth == 0 ? 5 : 8);
  if (k == 0) return "g(" + templ(1) + ")";
  if (k == 1) return "h(" + templ(0) + ", " + templ(0) + ")";
  if (k == 2) return (chance(50) ? "atom(" : "good(") + templ(0) + ")";
  if (k == 3) return "same(" + templ(0) + ", " + templ(1) + ")";
  if (k == 4) {
    const std::string v = pick(false, false);
    if (v.empty()) return "g(number(\"2\"))";
    const auto before = bound_;
    const std::string p = pattern(1, true);
    if (!positive) bound_ = before;
    return v + " is " + p;
  }
  if (k == 5) return "!(" + formula(depth - 1, false) + ")";
  const std::string a = formula(depth - 1, positive && k == 6);
  return "(" + a + (k == 6 ? " /\\ " : " \\/ ") + formula(depth - 1, positive && k == 6) + ")";
}

void RandomRules::judge(RuleMaker &r, int judgement) {
  const int to = judgement + static_cast<int>(below(static_cast<std::size_t>(judgements - judgement)));
  std::vector<std::string> inputs;
  const auto input = [&](bool list) {
    if (to > judgement) return list ? listTempl(1) : templ(1);
    return pick(list, true);
  };
  inputs.push_back(input(to == 2));
  if (to == 3) inputs.push_back(input(false));
  for (const auto &s : inputs)
    if (s.empty()) return;
  std::vector<std::string> outputs;
  const bool refutable = chance(15);
  outputs.push_back(to == 2 ? (refutable ? listPattern(1, false) : fresh(true, false))
                            : (refutable ? pattern(1, false) : fresh(false, false)));
  if (to == 3) outputs.push_back(fresh(true, false));
  // what a judgement gives is no part of the input, whatever the pattern
  for (Variable &v : bound_)
    for (const auto &o : outputs)
      if (o.find(v.name) != std::string::npos) v.part = false;
  log += "  " + inputs[0] + (to == 3 ? ", " + inputs[1] : "") + " -" + names[to] + "-> " + outputs[0] +
         (to == 3 ? ", " + outputs[1] : "") + "\n";
  r.judge(names[to], inputs, outputs);
}

void RandomRules::premise(RuleMaker &r, int judgement) {
  const std::size_t k = below(10);
  if (k < 4) return judge(r, judgement);
  if (k < 7) {
    const std::string f = formula(2, true);
    log += "  guard " + f + "\n";
    r.guard(f);
  } else if (k == 7) {
    const std::string t = templ(2), v = fresh(false, false);
    log += "  let " + v + " = " + t + "\n";
    r.let(v, t);
  } else if (k == 8) {
    const std::string t = templ(0), v = fresh(false, false);
    log += "  b(" + t + ") => " + v + "\n";
    r.bind("b", {t}, v);
  } else {
    bound_.push_back({"V" + std::to_string(++counter_), false, false});
    log += "  fresh " + bound_.back().name + "\n";
    r.fresh(bound_.back().name, "t", "doubleType()");
  }
}

void RandomRules::rule(int judgement, int number) {
  bound_.clear();
  std::vector<std::string> inputs{judgement == 2 ? listPattern(2, false) : pattern(2, false)};
  if (judgement == 3) inputs.push_back(pattern(1, false));
  const bool otherwise = number == 0 && chance(50);
  log += "rule " + std::to_string(number) + (otherwise ? " otherwise" : "") + ": " + inputs[0] +
         (judgement == 3 ? ", " + inputs[1] : "") + " -" + names[judgement] + "->\n";
  RuleMaker r = book.rule("r" + std::to_string(number), names[judgement], inputs);
  if (otherwise) r.otherwise();
  const int with = chance(10) ? 1 : 0, scope = chance(10) ? 1 : 0;
  for (std::size_t n = below(4); n > 0; --n) premise(r, judgement);
  if (with) r.with("W", "[]");
  if (scope) r.scope("D1");
  if (with || scope) {
    log += std::string("  in ") + (with ? "with " : "") + (scope ? "scope" : "") + ":\n";
    premise(r, judgement);
  }
  if (scope) r.end();
  if (with) r.end();
  if (chance(5)) {
    const std::string v = pick(false, false);
    log += "  refused " + v + "\n";
    return r.refuses("refused {" + v + "}");
  }
  std::vector<std::string> outputs{judgement == 2 ? listTempl(2) : templ(2)};
  if (judgement == 3) outputs.push_back(listTempl(1));
  log += "  gives " + outputs[0] + (judgement == 3 ? ", " + outputs[1] : "") + "\n";
  r.gives(outputs);
}

}  // namespace dotbar::test
