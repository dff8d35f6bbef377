// What random_equations.h declares.
#include "spec-tests/dataflow/random_equations.h"

namespace dotbar::dataflow::test {
namespace {

using Kind = Expression::Kind;

std::string rangeText(const Expression &e) {
  switch (e.range) {
    case Expression::Range::Instructions:
      return "instructions(unit(" + e.of + "))";
    case Expression::Range::Callers:
      return "callers(unit(" + e.of + "))";
    default:
      return "parts(" + e.of + ")";
  }
}

std::string textOf(const Expression &e) {
  const auto of = [&](const char *name) { return std::string(name) + "(" + e.variable + ")"; };
  const auto both = [&](const char *sign) { return "(" + textOf(e.args[0]) + " " + sign + " " + textOf(e.args[1]) + ")"; };
  const auto each = [&](const char *word) {
    return std::string("(") + word + " " + e.variable + " in " + rangeText(e) + ": " + textOf(e.args[0]) + ")";
  };
  switch (e.kind) {
    case Kind::Empty:
      return "{}";
    case Kind::All:
      return "all";
    case Kind::Reads:
      return of("reads");
    case Kind::Writes:
      return of("writes");
    case Kind::MustWrites:
      return of("mustWrites");
    case Kind::Before:
      return of("X-");
    case Kind::After:
      return of("X+");
    case Kind::Callee:
      return "callee(X)";
    case Kind::Set:
      return of("s");
    case Kind::Guard:
      return of("g");
    case Kind::Union:
    case Kind::Or:
      return both("\\/");
    case Kind::Intersection:
    case Kind::And:
      return both("/\\");
    case Kind::Difference:
      return both("\\");
    case Kind::Meets:
      return both("meets");
    case Kind::Within:
      return both("within");
    case Kind::Not:
      return "!(" + textOf(e.args[0]) + ")";
    case Kind::IsAtomic:
      return of("isAtomic");
    case Kind::Some:
      return each("some");
    case Kind::EachSet:
    case Kind::Each:
      return each("each");
  }
  return {};
}

Expression of(Kind kind, std::string variable = {}) {
  Expression e;
  e.kind = kind, e.variable = std::move(variable);
  return e;
}

Expression of(Kind kind, Expression a, Expression b) {
  Expression e;
  e.kind = kind;
  e.args.push_back(std::move(a));
  e.args.push_back(std::move(b));
  return e;
}

}  // namespace

std::string Equations::text() const {
  const std::string side = forward ? "+" : "-";
  std::string t = "var I, J, T : Instr\nanalysis X : set of Zone, ";
  t += std::string(forward ? "forward" : "backward") + ", meet " + (unites ? "union" : "intersection") + "\n";
  t += "  head = " + textOf(head) + "\n";
  if (hasContext) t += "  callee = " + textOf(context) + "\n";
  if (conditional) {
    t += "  X" + side + "(I) = " + textOf(larger) + "    if " + textOf(condition) + "\n";
    t += "       = " + textOf(transfer) + "    otherwise\n";
  } else {
    t += "  X" + side + "(I) = " + textOf(transfer) + "\n";
  }
  t += "guard g(T : Instr) := " + textOf(guardAtomic) + "    if isAtomic(T)\n    := " + textOf(guardRest) + "    otherwise\n";
  t += "set s(T) := " + textOf(setAtomic) + "    if isAtomic(T)\n    := " + textOf(setRest) + "    otherwise\n";
  return t;
}

Expression RandomEquations::known(const Scope &s) {
  switch (random_() % 4) {
    case 0:
      return of(Kind::Writes, any(s));
    case 1:
      return of(Kind::MustWrites, any(s));
    default:
      return of(Kind::Reads, any(s));
  }
}

// Of the parameter only what is carried: what an analysis defines of an instruction may not rest on itself there.
Expression RandomEquations::fact(const Scope &s) {
  const std::string &v = any(s);
  const bool before = v == s.variables[0] ? forward_ : chance(50);
  return of(before ? Kind::Before : Kind::After, v);
}

Expression RandomEquations::quantified(Kind kind, const Scope &s, unsigned depth) {
  Expression e = of(kind);
  e.of = any(s);
  const unsigned way = random_() % 10;
  e.range = way < 7 ? Range::Parts : way < 9 || kind == Kind::EachSet ? Range::Instructions : Range::Callers;
  e.variable = "J" + std::to_string(s.variables.size());
  Scope inner = s;
  if (e.range == Range::Callers)
    inner.variables = {e.variable, e.variable};
  else
    inner.variables.push_back(e.variable);
  e.args.push_back(kind == Kind::EachSet ? set(inner, depth - 1) : test(inner, depth - 1));
  return e;
}

Expression RandomEquations::set(const Scope &s, unsigned depth) {
  const unsigned way = random_() % 100;
  if (depth == 0 || way < 25) return way % 2 ? known(s) : fact(s);
  if (way < 45) return of(Kind::Union, set(s, depth - 1), set(s, depth - 1));
  if (way < 60) return of(Kind::Intersection, set(s, depth - 1), set(s, depth - 1));
  if (way < 70) return of(Kind::Difference, set(s, depth - 1), known(s));
  if (way < 80) return of(Kind::Set, any(s));
  if (way < 84) return of(Kind::Callee);
  if (way < 92) return quantified(Kind::EachSet, s, depth);
  return fact(s);
}

Expression RandomEquations::test(const Scope &s, unsigned depth) {
  const unsigned way = random_() % 100;
  if (depth == 0 || way < 20) return way % 3 ? of(Kind::Meets, set(s, 0), set(s, 0)) : of(Kind::Within, known(s), fact(s));
  if (way < 35) return of(Kind::And, test(s, depth - 1), test(s, depth - 1));
  if (way < 50) return of(Kind::Or, test(s, depth - 1), test(s, depth - 1));
  if (way < 55) {
    Expression e = of(Kind::Not);
    e.args.push_back(of(Kind::Meets, known(s), known(s)));
    return e;
  }
  if (way < 75) return of(Kind::Guard, any(s));
  if (way < 80) return of(Kind::IsAtomic, any(s));
  return quantified(chance(50) ? Kind::Some : Kind::Each, s, depth);
}

Equations RandomEquations::make() {
  Equations r;
  r.forward = forward_ = chance(50);
  r.unites = chance(35);
  r.head = of(chance(50) ? Kind::Empty : Kind::All);
  const Scope instruction{{"I"}, true, true}, parameter{{"T"}, true, true};
  const Kind carried = r.forward ? Kind::Before : Kind::After;
  r.hasContext = chance(50);
  r.context = of(carried, "I");
  if (chance(50)) r.context = of(chance(50) ? Kind::Union : Kind::Intersection, std::move(r.context), set(instruction, 1));
  r.transfer = chance(80) ? of(Kind::Difference, of(carried, "I"), known(instruction)) : of(carried, "I");
  if (chance(60)) r.transfer = of(Kind::Union, std::move(r.transfer), set(instruction, 2));
  if (chance(25)) r.transfer = of(Kind::Intersection, std::move(r.transfer), set(instruction, 2));
  r.conditional = chance(75);
  r.larger = of(Kind::Union, r.transfer, chance(60) ? known(instruction) : set(instruction, 2));
  r.condition = chance(60) ? of(Kind::Guard, "I") : test(instruction, 2);
  r.guardAtomic = test(parameter, 2), r.guardRest = test(parameter, 3);
  if (chance(60)) {
    r.guardRest = of(chance(50) ? Kind::Some : Kind::Each);
    r.guardRest.of = "T", r.guardRest.variable = "J1";
    r.guardRest.args.push_back(of(Kind::Guard, "J1"));
  }
  r.setAtomic = set(parameter, 2), r.setRest = set(parameter, 3);
  return r;
}

}  // namespace dotbar::dataflow::test
