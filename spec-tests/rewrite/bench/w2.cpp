// W2 by rules, timed.
#include "bench/w2.h"

#include <stdexcept>

namespace dotbar::bench {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

constexpr std::uint64_t modulus = 1u << 28;
enum Guard : unsigned { Live, Stored, Active, ActiveCall, Joint, DiffFormal, Diff };

// Facts are bits by occurrence.
class W2Host : public W1Host {
 public:
  explicit W2Host(Forest &forest) : W1Host(forest), forest_(forest) {}
  std::vector<std::uint8_t> facts;
  void set(Tree t, Guard g, bool value) {
    if (facts.size() <= t.id) facts.resize(2 * t.id + 1);
    if (value) facts[t.id] = static_cast<std::uint8_t>(facts[t.id] | 1u << g);
  }
  bool has(Tree t, Guard g) const { return t.id < facts.size() && facts[t.id] >> g & 1; }
  bool holds(rules::GuardId guard, std::span<const Tree> args) override { return has(args[0], static_cast<Guard>(guard)); }
  Tree fresh(Symbol hint, Tree) override { return forest_.leaf(Op::Name, hint); }

 private:
  Forest &forest_;
};

class Generator {
 public:
  Generator(Forest &forest, W2Host &host) : f_(forest), host_(host) {}

  Tree items(int n, std::uint64_t s, int depth) {
    std::vector<Tree> all;
    for (int i = 0; i < n; ++i, s = h2(s)) all.push_back(item(h1(s), depth));
    return list(all);
  }

 private:
  static std::uint64_t h1(std::uint64_t s) { return (s * 1664525 + 1013904223) % modulus; }
  static std::uint64_t h2(std::uint64_t s) { return (s * 69069 + 1) % modulus; }
  Tree list(const std::vector<Tree> &all) { return f_.node(Op::Arrayval, {f_.node(Op::Exprs, all)}); }
  Tree name(std::uint64_t v) { return f_.leaf(Op::Name, std::to_string(v)); }
  Tree variable(std::uint64_t v) {
    const Tree t = name(v);
    host_.set(t, Active, v % 4 != 3);
    host_.set(t, Diff, v % 4 != 3);
    return t;
  }
  Tree reference(std::uint64_t s) {
    const std::uint64_t k = (s >> 12) % 10, v = (s >> 16) % 8;
    if (k < 7) return variable(v);
    const Tree t = f_.node(Op::Lt, {name(v), name((s >> 10) % 8)});
    host_.set(t, Active, v % 4 != 3);
    host_.set(t, Diff, v % 4 != 3);
    return t;
  }
  Tree expression(int depth, std::uint64_t s) {
    const std::uint64_t k = (s >> 12) % 10;
    if (depth == 0) return k < 3 ? host_.number(k + 1) : reference(h1(s));
    const Tree x = expression(depth - 1, h1(s));
    if (k == 9) return active(f_.node(Op::Paren, {x}), host_.has(x, Active));
    const Tree y = expression(depth - 1, h2(s));
    return active(f_.node(k <= 3 ? Op::Add : k <= 5 ? Op::Sub : Op::Mul, {x, y}), host_.has(x, Active) || host_.has(y, Active));
  }
  Tree active(Tree t, bool is) { return host_.set(t, Active, is), t; }
  Tree item(std::uint64_t s, int depth) {
    const std::uint64_t k = (s >> 12) % 10;
    const Tree t = depth == 0 || k <= 6 ? assignment(s) : k == 7 ? branch(s, depth - 1) : k == 8 ? loop(s, depth - 1) : call(s);
    host_.set(t, Live, (s >> 6) % 8 != 0);
    return t;
  }
  Tree assignment(std::uint64_t s) {
    const Tree r = reference(h1(s)), t = f_.node(Op::Eq, {r, expression(3, h2(s))});
    host_.set(t, Stored, (s >> 9) % 2);
    return t;
  }
  Tree branch(std::uint64_t s, int depth) {
    const Tree test = f_.node(Op::And, {name(0), name(1)}), yes = items(3, h1(s), depth);
    return f_.node(Op::Cond, {test, yes, items(3, h2(s), depth)});
  }
  Tree loop(std::uint64_t s, int depth) {
    const Tree body = items(4, h1(s), depth), step = f_.node(Op::Le, {host_.number(1), body});
    return f_.node(Op::Concat, {name(7), f_.node(Op::Gt, {host_.number(1), f_.node(Op::Ge, {host_.number(9), step})})});
  }
  Tree call(std::uint64_t s) {
    const std::uint64_t p = (s >> 16) % 8;
    std::vector<Tree> arguments;
    std::uint64_t a = h1(s);
    for (std::uint64_t k = 0; k < 3; ++k, a = h2(a)) {
      arguments.push_back(k == 2 ? expression(2, h1(a)) : reference(h1(a)));
      host_.set(arguments.back(), DiffFormal, (p + k) % 3 != 0);
    }
    const Tree t = f_.node(Op::Pow, {name(p), list(arguments)});
    host_.set(t, ActiveCall, (s >> 8) % 4 != 0);
    host_.set(t, Joint, (s >> 10) % 2);
    return t;
  }
  Forest &f_;
  W2Host &host_;
};

// How much a node counts, and from which child on its children do: v, n, td, t: leaves; vd, pd: deref; pb: bytes; pfwd: not;
// pbwd: complexval; ix, look: lt; ixd: ne; as: eq; if: cond; lp: concat(gt(ge(le))); call, pop: pow; push: div; seq: or;
// nil: star; asg: eqv; ocall: neqv; a list: arrayval of n elements, as n cells and its end.
std::uint64_t weigh(const Forest &f, Tree t, std::uint32_t &from) {
  from = 0;
  switch (f.op(t)) {
    case Op::Deref:
    case Op::Bytes:
    case Op::Not:
    case Op::Complexval:
      from = 2;
      return 1;
    case Op::Lt:
    case Op::Pow:
    case Op::Div:
      from = 1;
      return 1;
    case Op::Gt:
    case Op::Ge:
    case Op::Le:
      return 0;
    case Op::Exprs:
      return f.arity(t);
    default:
      return 1;
  }
}

std::uint64_t size(const Forest &f, Tree root) {
  std::uint64_t n = 0;
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    std::uint32_t from = 0;
    n += weigh(f, t, from);
    for (std::uint32_t i = from; i < f.arity(t); ++i) open.push_back(f.child(t, i));
  }
  return n;
}

void shared(test::Rulebook &b) {
  b.rule("v", "ref", {"N"}).gives({"deref(N)"});
  b.rule("ix", "ref", {"lt(X, Y)"}).gives({"ne(deref(X), Y)"});
  const char *zero = "number(\"0\")", *one = "number(\"1\")";
  b.rule("zeroLeft", "sadd", {zero, "Y"}).gives({"Y"});
  b.rule("zeroRight", "sadd", {"X", zero}).guard("!(X is number(\"0\"))").gives({"X"});
  b.rule("add", "sadd", {"X", "Y"}).otherwise().gives({"add(X, Y)"});
  b.rule("zeroRight", "ssub", {"X", zero}).gives({"X"});
  b.rule("zeroLeft", "ssub", {zero, "Y"}).guard("!(Y is number(\"0\"))").gives({"neg(Y)"});
  b.rule("sub", "ssub", {"X", "Y"}).otherwise().gives({"sub(X, Y)"});
  b.rule("zero", "smul", {"X", "Y"}).guard("X is number(\"0\") \\/ Y is number(\"0\")").gives({zero});
  b.rule("oneLeft", "smul", {one, "Y"}).guard("!(Y is number(\"0\"))").gives({"Y"});
  b.rule("oneRight", "smul", {"X", one}).guard("!(X is number(\"0\")) /\\ !(X is number(\"1\"))").gives({"X"});
  b.rule("mul", "smul", {"X", "Y"}).otherwise().gives({"mul(X, Y)"});
}

void tangentExpressions(test::Rulebook &b) {
  b.rule("active", "texpr", {"E"}).guard("act(E)").judge("tact", {"E"}, {"E'"}).gives({"E'"});
  b.rule("passive", "texpr", {"E"}).guard("!act(E)").gives({"number(\"0\")"});
  for (const char *op : {"add", "sub"})
    b.rule(op, "tact", {std::string(op) + "(A, B)"})
        .judge("texpr", {"A"}, {"X"})
        .judge("texpr", {"B"}, {"Y"})
        .judge(std::string("s") + op, {"X", "Y"}, {"E"})
        .gives({"E"});
  b.rule("mul", "tact", {"mul(A, B)"})
      .judge("texpr", {"B"}, {"Y"})
      .judge("smul", {"A", "Y"}, {"X1"})
      .judge("texpr", {"A"}, {"X"})
      .judge("smul", {"X", "B"}, {"X2"})
      .judge("sadd", {"X1", "X2"}, {"E"})
      .gives({"E"});
  b.rule("sin", "tact", {"paren(A)"}).judge("texpr", {"A"}, {"X"}).judge("smul", {"plus(A)", "X"}, {"E"}).gives({"E"});
  b.rule("v", "tact", {"N"}).judge("ref", {"N"}, {"E"}).gives({"E"});
  b.rule("ix", "tact", {"E@lt(_, _)"}).judge("ref", {"E"}, {"E'"}).gives({"E'"});
}

// The actual arguments: alike in both modes.
void arguments(test::Rulebook &b, const std::string &one, const std::string &all) {
  b.rule("nil", all, {"[]"}).gives({"star()", "[]", "star()"});
  b.rule("diff", all, {"[A . L]"})
      .guard("fd(A)")
      .judge(one, {"A"}, {"X1", "A'", "Y1"})
      .judge(all, {"L"}, {"X2", "L'", "Y2"})
      .gives({"or(X1, X2)", "[A, A' . L']", "or(Y1, Y2)"});
  b.rule("plain", all, {"[A . L]"}).guard("!fd(A)").judge(all, {"L"}, {"X", "L'", "Y"}).gives({"X", "[A . L']", "Y"});
  b.rule("ref", one, {"A"}).guard("isRef(A) /\\ isDiff(A)").judge("ref", {"A"}, {"B"}).gives({"star()", "B", "star()"});
}

void tangent(test::Rulebook &b) {
  tangentExpressions(b);
  arguments(b, "targ", "targs");
  b.rule("expr", "targ", {"A"})
      .guard("!(isRef(A) /\\ isDiff(A))")
      .fresh("V", "t", "doubleType()")
      .judge("texpr", {"A"}, {"B"})
      .gives({"eqv(V, B)", "V", "star()"});
  b.rule("nil", "tang", {"[]"}).gives({"star()"});
  b.rule("cons", "tang", {"[E . L]"}).judge("tin", {"E"}, {"X"}).judge("tang", {"L"}, {"Y"}).gives({"or(X, Y)"});
  const auto assign = [&](const char *name, const char *guards) { return b.rule(name, "tin", {"E@eq(X, Y)"}).guard(guards); };
  assign("liveDiff", "live(E) /\\ isDiff(X)")
      .judge("ref", {"X"}, {"X'"})
      .judge("texpr", {"Y"}, {"Y'"})
      .gives({"or(eqv(X', Y'), eqv(X, Y))"});
  assign("live", "live(E) /\\ !isDiff(X)").gives({"eqv(X, Y)"});
  assign("diff", "!live(E) /\\ isDiff(X)").judge("ref", {"X"}, {"X'"}).judge("texpr", {"Y"}, {"Y'"}).gives({"eqv(X', Y')"});
  assign("dead", "!live(E) /\\ !isDiff(X)").gives({"star()"});
  b.rule("if", "tin", {"E@cond(X, arrayval(L1), arrayval(L2))"})
      .guard("live(E)")
      .judge("tang", {"L1"}, {"A"})
      .judge("tang", {"L2"}, {"B"})
      .gives({"cond(X, A, B)"});
  b.rule("ifDead", "tin", {"E@cond(_, _, _)"}).guard("!live(E)").gives({"star()"});
  b.rule("loop", "tin", {"E@concat(X, gt(A1, ge(A2, le(A3, arrayval(L)))))"})
      .guard("live(E)")
      .judge("tang", {"L"}, {"B"})
      .gives({"concat(X, gt(A1, ge(A2, le(A3, B))))"});
  b.rule("loopDead", "tin", {"E@concat(_, _)"}).guard("!live(E)").gives({"star()"});
  b.rule("call", "tin", {"E@pow(X, arrayval(L))"})
      .guard("actCall(E)")
      .judge("targs", {"L"}, {"A", "L'", "B"})
      .gives({"or(A, or(neqv(deref(X), arrayval(L')), B))"});
  b.rule("callLive", "tin", {"E@pow(X, Y)"}).guard("!actCall(E) /\\ live(E)").gives({"neqv(X, Y)"});
  b.rule("callDead", "tin", {"E@pow(_, _)"}).guard("!actCall(E) /\\ !live(E)").gives({"star()"});
}

void adjointExpressions(test::Rulebook &b) {
  b.rule("active", "aexpr", {"E", "Y"}).guard("act(E)").judge("aact", {"E", "Y"}, {"X"}).gives({"X"});
  b.rule("passive", "aexpr", {"E", "Y"}).guard("!act(E)").gives({"star()"});
  const auto two = [&](const char *op, const char *left, const char *right) {
    b.rule(op, "aact", {std::string(op) + "(A, B)", "Y"})
        .judge("aexpr", {"A", left}, {"X1"})
        .judge("aexpr", {"B", right}, {"X2"})
        .gives({"or(X1, X2)"});
  };
  two("add", "Y", "Y");
  two("sub", "Y", "neg(Y)");
  two("mul", "mul(B, Y)", "mul(A, Y)");
  b.rule("sin", "aact", {"paren(A)", "Y"}).judge("aexpr", {"A", "mul(plus(A), Y)"}, {"X"}).gives({"X"});
  b.rule("v", "aact", {"N", "Y"}).judge("ref", {"N"}, {"X"}).gives({"eqv(X, add(X, Y))"});
  b.rule("ix", "aact", {"E@lt(_, _)", "Y"}).judge("ref", {"E"}, {"X"}).gives({"eqv(X, add(X, Y))"});
  b.rule("stored", "rest", {"E@eq(X, _)"}).guard("stored(E)").gives({"arrayval([X])"});
  b.rule("plain", "rest", {"E@eq(_, _)"}).guard("!stored(E)").gives({"arrayval([])"});
  b.rule("call", "rest", {"pow(X, _)"}).gives({"arrayval([X])"});
  b.rule("call", "snapshot", {"pow(X, _)"}).gives({"arrayval([X])", "arrayval([])"});
}

void adjointCalls(test::Rulebook &b) {
  const auto call = [&](const char *name, const char *guards) {
    return b.rule(name, "ain", {"E@pow(X, Y@arrayval(L))"}).guard(guards);
  };
  const std::string back = "or(pow(A1, A1), or(lt(A2, A2), or(B1, or(neqv(bytes(X), arrayval(L')), or(B2, pow(A2, A2))))))";
  call("jointLive", "actCall(E) /\\ joint(E) /\\ live(E)")
      .judge("snapshot", {"E"}, {"A1", "A2"})
      .judge("aargs", {"L"}, {"B1", "L'", "B2"})
      .gives({"or(div(A2, A2), or(div(A1, A1), neqv(X, Y)))", back});
  call("joint", "actCall(E) /\\ joint(E) /\\ !live(E)")
      .judge("snapshot", {"E"}, {"A1", "A2"})
      .judge("aargs", {"L"}, {"B1", "L'", "B2"})
      .gives({"or(div(A2, A2), div(A1, A1))", back});
  call("split", "actCall(E) /\\ !joint(E)")
      .judge("aargs", {"L"}, {"B1", "L'", "B2"})
      .gives({"neqv(not(X), Y)", "or(B1, or(neqv(complexval(X, X), arrayval(L')), B2))"});
  call("live", "!actCall(E) /\\ live(E)").judge("rest", {"E"}, {"A"}).gives({"or(div(A, A), neqv(X, Y))", "pow(A, A)"});
  call("dead", "!actCall(E) /\\ !live(E)").gives({"star()", "star()"});
}

void adjoint(test::Rulebook &b) {
  adjointExpressions(b);
  arguments(b, "aarg", "aargs");
  adjointCalls(b);
  b.rule("expr", "aarg", {"A"})
      .guard("!(isRef(A) /\\ isDiff(A))")
      .fresh("V", "t", "doubleType()")
      .judge("aexpr", {"A", "V"}, {"B"})
      .gives({"eqv(V, number(\"0\"))", "V", "B"});
  b.rule("nil", "adj", {"[]"}).gives({"star()", "star()"});
  b.rule("cons", "adj", {"[E . L]"})
      .judge("ain", {"E"}, {"X1", "Y1"})
      .judge("adj", {"L"}, {"X2", "Y2"})
      .gives({"or(X1, X2)", "or(Y2, Y1)"});
  const auto assign = [&](const char *name, const char *guards) { return b.rule(name, "ain", {"E@eq(X, Y)"}).guard(guards); };
  const std::string back = "or(eqv(V, X'), or(eqv(X', number(\"0\")), B))";
  assign("liveDiff", "live(E) /\\ isDiff(X)")
      .judge("rest", {"E"}, {"A"})
      .judge("ref", {"X"}, {"X'"})
      .fresh("V", "t", "doubleType()")
      .judge("aexpr", {"Y", "V"}, {"B"})
      .gives({"or(div(A, A), eqv(X, Y))", "or(pow(A, A), " + back + ")"});
  assign("live", "live(E) /\\ !isDiff(X)").judge("rest", {"E"}, {"A"}).gives({"or(div(A, A), eqv(X, Y))", "pow(A, A)"});
  assign("diff", "!live(E) /\\ isDiff(X)")
      .judge("ref", {"X"}, {"X'"})
      .fresh("V", "t", "doubleType()")
      .judge("aexpr", {"Y", "V"}, {"B"})
      .gives({"star()", back});
  assign("dead", "!live(E) /\\ !isDiff(X)").gives({"star()", "star()"});
  b.rule("if", "ain", {"E@cond(X, arrayval(L1), arrayval(L2))"})
      .guard("live(E)")
      .fresh("V", "t", "doubleType()")
      .judge("adj", {"L1"}, {"A1", "B1"})
      .judge("adj", {"L2"}, {"A2", "B2"})
      .let("E1", "logicalval(\"true\")")
      .let("E2", "logicalval(\"false\")")
      .gives({"cond(X, or(A1, div(E1, E1)), or(A2, div(E2, E2)))", "or(pow(V, V), cond(V, B1, B2))"});
  b.rule("ifDead", "ain", {"E@cond(_, _, _)"}).guard("!live(E)").gives({"star()", "star()"});
  b.rule("loop", "ain", {"E@concat(X, gt(A1, ge(A2, le(A3, arrayval(L)))))"})
      .guard("live(E)")
      .fresh("V1", "t", "doubleType()")
      .fresh("V2", "t", "doubleType()")
      .fresh("V3", "t", "doubleType()")
      .judge("adj", {"L"}, {"B1", "B2"})
      .let("E1", "arrayval([sub(X, V3), V1, neg(V3)])")
      .let("E2", "arrayval([V1, V2, V3])")
      .gives({"or(div(X, X), or(eqv(V1, A1), or(eqv(V3, A3), or(concat(X, gt(V1, ge(A2, le(V3, B1)))), div(E1, E1)))))",
              "or(pow(E2, E2), or(concat(X, gt(V1, ge(V2, le(V3, B2)))), pow(X, X)))"});
  b.rule("loopDead", "ain", {"E@concat(_, _)"}).guard("!live(E)").gives({"star()", "star()"});
}

}  // namespace

rules::RuleSet w2Rules() {
  test::Rulebook b;
  for (const char *g : {"live", "stored", "act", "actCall", "joint", "fd", "isDiff"}) b.guard(g, {"Expr"});
  b.structural("isRef", {"E"}, "E is name(_) \\/ E is lt(_, _)");
  const std::vector<std::string> one{"Expr"}, two{"Expr", "Expr"}, list{"Exprs"}, threes{"Expr", "Exprs", "Expr"};
  b.judgement("tang", list, one);
  b.judgement("adj", list, two);
  for (const char *j : {"tin", "texpr", "tact", "ref", "rest"}) b.judgement(j, one, one);
  for (const char *j : {"sadd", "ssub", "smul", "aexpr", "aact"}) b.judgement(j, two, one);
  for (const char *j : {"ain", "snapshot"}) b.judgement(j, one, two);
  for (const char *j : {"targ", "aarg"}) b.judgement(j, one, {"Expr", "Expr", "Expr"});
  for (const char *j : {"targs", "aargs"}) b.judgement(j, list, threes);
  shared(b);
  tangent(b);
  adjoint(b);
  return b.set;
}

W2Result w2ByRules(const rules::RuleSet &set, Make make, int statements, bool traced) {
  Forest forest;
  W2Host host(forest);
  const Tree program = Generator(forest, host).items(statements, 12345, 2), items = forest.children(program).front();
  Diagnostics diagnostics;
  const auto rewriter = make(set, forest, host, diagnostics, {.traced = traced});
  std::vector<Tree> tangent, adjoint;
  const double begin = processorSeconds();
  if (!rewriter->run(0, {&items, 1}, tangent) || !rewriter->run(1, {&items, 1}, adjoint))
    throw std::runtime_error(diagnostics.all()[0].message);
  W2Result r;
  r.seconds = processorSeconds() - begin;
  r.applications = rewriter->applications();
  r.in = size(forest, program);
  r.tangent = size(forest, tangent[0]);
  r.forward = size(forest, adjoint[0]);
  r.backward = size(forest, adjoint[1]);
  return r;
}

}  // namespace dotbar::bench
