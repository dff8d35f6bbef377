// W1 by rules and by hand, timed.
#include "bench/w1.h"

#include <charconv>
#include <ctime>
#include <stdexcept>

#include "bench/w1_limit.h"

namespace dotbar::bench {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

// Trees of the generator as IL.
struct IlArena {
  Forest &forest;
  W1Host &host;
  Tree leaf(w1::Op op, std::uint32_t payload) {
    return op == w1::Num ? host.number(payload) : forest.leaf(Op::Name, host.symbolOf(payload));
  }
  Tree node(w1::Op op, Tree a, Tree b) {
    static constexpr Op ops[] = {Op::Number, Op::Name, Op::Add, Op::Sub, Op::Mul, Op::Neg, Op::Paren, Op::Plus, Op::Not};
    if (op <= w1::Mul) return forest.node(ops[op], {a, b});
    return forest.node(ops[op], {a});
  }
};

std::uint64_t count(const Forest &f, W1Host &host, Tree t) {
  if (f.is(t, Op::Number)) return 1 + host.valueOf(f.symbol(t));
  std::uint64_t n = 1;
  for (const Tree c : f.children(t)) n += count(f, host, c);
  return n;
}

std::uint64_t seedOf(int tree) { return static_cast<std::uint64_t>(tree + 1) * 7919 % w1::modulus; }

void constructors(test::Rulebook &b) {
  const auto fold = [&](const char *j, const char *function) {
    b.rule("numbers", j, {"X@number(_)", "Y@number(_)"}).gives({std::string(function) + "(X, Y)"});
  };
  fold("sadd", "addp");
  b.rule("zeroLeft", "sadd", {"number(\"0\")", "Y"}).guard("!(Y is number(_))").gives({"Y"});
  b.rule("zeroRight", "sadd", {"X", "number(\"0\")"}).guard("!(X is number(_))").gives({"X"});
  b.rule("add", "sadd", {"X", "Y"}).otherwise().gives({"add(X, Y)"});
  fold("ssub", "subp");
  b.rule("zeroRight", "ssub", {"X", "number(\"0\")"}).guard("!(X is number(_))").gives({"X"});
  b.rule("zeroLeft", "ssub", {"number(\"0\")", "Y"}).guard("!(Y is number(_))").judge("sneg", {"Y"}, {"X"}).gives({"X"});
  b.rule("sub", "ssub", {"X", "Y"}).otherwise().gives({"sub(X, Y)"});
  fold("smul", "mulp");
  b.rule("zeroLeft", "smul", {"X@number(\"0\")", "Y"}).guard("!(Y is number(_))").gives({"X"});
  b.rule("oneLeft", "smul", {"number(\"1\")", "Y"}).guard("!(Y is number(_))").gives({"Y"});
  b.rule("zeroRight", "smul", {"X", "Y@number(\"0\")"}).guard("!(X is number(_))").gives({"Y"});
  b.rule("oneRight", "smul", {"X", "number(\"1\")"}).guard("!(X is number(_))").gives({"X"});
  b.rule("mul", "smul", {"X", "Y"}).otherwise().gives({"mul(X, Y)"});
  b.rule("number", "sneg", {"X@number(_)"}).gives({"negp(X)"});
  b.rule("neg", "sneg", {"neg(X)"}).gives({"X"});
  b.rule("other", "sneg", {"X"}).otherwise().gives({"neg(X)"});
}

void traversals(test::Rulebook &b) {
  for (const char *op : {"add", "sub", "mul"}) {
    const std::string pattern = std::string(op) + "(X, Y)", constructor = std::string("s") + op;
    b.rule(op, "simp", {pattern})
        .judge("simp", {"X"}, {"X'"})
        .judge("simp", {"Y"}, {"Y'"})
        .judge(constructor, {"X'", "Y'"}, {"E"})
        .gives({"E"});
    if (std::string(op) != "mul")
      b.rule(op, "d", {pattern})
          .judge("d", {"X"}, {"X'"})
          .judge("d", {"Y"}, {"Y'"})
          .judge(constructor, {"X'", "Y'"}, {"E"})
          .gives({"E"});
  }
  for (const char *op : {"paren", "plus", "not"})
    b.rule(op, "simp", {std::string(op) + "(X)"}).judge("simp", {"X"}, {"X'"}).gives({std::string(op) + "(X')"});
  b.rule("neg", "simp", {"neg(X)"}).judge("simp", {"X"}, {"X'"}).judge("sneg", {"X'"}, {"E"}).gives({"E"});
  b.rule("number", "simp", {"X@number(_)"}).gives({"X"});
  b.rule("name", "simp", {"N"}).gives({"N"});
  b.rule("number", "d", {"number(_)"}).gives({"number(\"0\")"});
  b.rule("x0", "d", {"name(\"0\")"}).gives({"number(\"1\")"});
  b.rule("name", "d", {"N"}).otherwise().gives({"number(\"0\")"});
  b.rule("mul", "d", {"mul(X, Y)"})
      .judge("d", {"Y"}, {"Y'"})
      .judge("smul", {"X", "Y'"}, {"A"})
      .judge("d", {"X"}, {"X'"})
      .judge("smul", {"X'", "Y"}, {"B"})
      .judge("sadd", {"A", "B"}, {"E"})
      .gives({"E"});
  b.rule("neg", "d", {"neg(X)"}).judge("d", {"X"}, {"X'"}).judge("sneg", {"X'"}, {"E"}).gives({"E"});
  b.rule("sin", "d", {"paren(X)"}).judge("d", {"X"}, {"X'"}).judge("smul", {"plus(X)", "X'"}, {"E"}).gives({"E"});
  b.rule("cos", "d", {"plus(X)"})
      .judge("d", {"X"}, {"X'"})
      .judge("smul", {"paren(X)", "X'"}, {"A"})
      .judge("sneg", {"A"}, {"E"})
      .gives({"E"});
  b.rule("exp", "d", {"E@not(X)"}).judge("d", {"X"}, {"X'"}).judge("smul", {"E", "X'"}, {"A"}).gives({"A"});
}

}  // namespace

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::uint64_t W1Host::valueOf(Symbol s) {
  if (s.id >= values_.size()) values_.resize(s.id + 1000);
  if (values_[s.id] == 0) {
    const std::string_view t = text(s);
    std::uint32_t n = 0;
    std::from_chars(t.data(), t.data() + t.size(), n);
    values_[s.id] = n + 1;
  }
  return values_[s.id] - 1;
}

Symbol W1Host::symbolOf(std::uint64_t n) {
  if (symbols_.empty()) symbols_.resize(w1::prime);
  if (!symbols_[n]) symbols_[n] = intern(std::to_string(n));
  return symbols_[n];
}

Tree W1Host::call(rules::FunctionId function, std::span<const Tree> args) {
  const std::uint64_t x = valueOf(forest_.symbol(args[0])), y = args.size() > 1 ? valueOf(forest_.symbol(args[1])) : 0;
  const std::uint64_t z = function == 0 ? x + y : function == 1 ? x + w1::prime - y : function == 2 ? x * y : w1::prime - x;
  return number(z % w1::prime);
}

rules::RuleSet w1Rules() {
  test::Rulebook b;
  for (const char *f : {"addp", "subp", "mulp"}) b.function(f, {"Expr", "Expr"}, "Expr");
  b.function("negp", {"Expr"}, "Expr");
  for (const char *j : {"sadd", "ssub", "smul"}) b.judgement(j, {"Expr", "Expr"}, {"Expr"});
  for (const char *j : {"sneg", "simp", "d"}) b.judgement(j, {"Expr"}, {"Expr"});
  constructors(b);
  traversals(b);
  return b.set;
}

Result w1ByRules(const rules::RuleSet &set, Make make, int trees, bool traced) {
  Forest forest;
  W1Host host(forest);
  IlArena arena{forest, host};
  std::vector<Tree> roots(static_cast<std::size_t>(trees));
  for (int i = 0; i < trees; ++i) roots[static_cast<std::size_t>(i)] = w1::generate(arena, 10, seedOf(i));
  Diagnostics diagnostics;
  const auto rewriter = make(set, forest, host, diagnostics, {.traced = traced});
  std::vector<Tree> out;
  const double begin = processorSeconds();
  for (const rules::JudgementId j : {4u, 5u})
    for (Tree &t : roots) {
      if (!rewriter->run(j, {&t, 1}, out)) throw std::runtime_error(diagnostics.all()[0].message);
      t = out[0];
    }
  Result r;
  r.seconds = processorSeconds() - begin;
  r.applications = rewriter->applications();
  for (const Tree t : roots) r.checksum = (r.checksum + count(forest, host, t)) % w1::modulus;
  return r;
}

Result w1Limit(int trees) {
  w1::Limit limit(static_cast<std::size_t>(trees) * 9000);
  std::vector<w1::Limit::Id> roots(static_cast<std::size_t>(trees));
  for (int i = 0; i < trees; ++i) roots[static_cast<std::size_t>(i)] = w1::generate(limit, 10, seedOf(i));
  const double begin = processorSeconds();
  for (auto &t : roots) t = limit.simplified(t);
  for (auto &t : roots) t = limit.derivative(t);
  Result r;
  r.seconds = processorSeconds() - begin;
  for (const auto t : roots) r.checksum = (r.checksum + limit.count(t)) % w1::modulus;
  return r;
}

}  // namespace dotbar::bench
