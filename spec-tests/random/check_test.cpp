// The checks themselves: a pair of hand-written derivatives passes, and every error planted in them is caught.
#include "tools/verify/random/check.h"

#include <gtest/gtest.h>

#include <functional>

namespace dotbar::random {
namespace {

// y = x*x*a(2);  a(1) = a(1)*x       with heads (y, a)/(x, a)
struct Pair {
  Forest f;
  Build b{f};
  RandomProgram p;

  Tree unit(const std::string &name, const std::vector<std::string> &formals, const std::vector<std::string> &arrays,
            const std::vector<std::string> &locals, const std::vector<Tree> &body) {
    std::vector<Tree> names, entities;
    auto dims = [&] { return std::vector<Tree>{f.node(Op::Bounds, {b.none(), b.integer(2)})}; };
    for (const std::string &n : formals) {
      names.push_back(b.name(n));
      const bool array = std::find(arrays.begin(), arrays.end(), n) != arrays.end();
      entities.push_back(b.entity(n, array ? dims() : std::vector<Tree>{}));
    }
    for (const std::string &n : locals) entities.push_back(b.entity(n));
    return f.node(Op::Procedure,
                  {b.list(Op::Attrs, {}), f.leaf(Op::Novalue, ""), b.name(name), b.list(Op::Names, names), f.leaf(Op::Noname, ""),
                   b.list(Op::Decls, {b.declare(b.real8(), entities)}), b.instrs(body), b.list(Op::Units, {})});
  }
  Tree file(Tree unit) { return f.node(Op::File, {f.leaf(Op::Text, "t"), b.list(Op::Units, {unit})}); }
  Tree n(const char *s) { return b.name(s); }
  Tree a(int k, const char *s = "a") { return b.index(s, {b.integer(k)}); }
  Tree mul(Tree x, Tree y) { return b.two(Op::Mul, x, y); }
  Tree add(Tree x, Tree y) { return b.two(Op::Add, x, y); }
  Tree push(Tree x) { return f.node(Op::Push, {b.list(Op::Exprs, {x})}); }
  Tree pop(Tree x) { return f.node(Op::Pop, {b.list(Op::Exprs, {x})}); }
  Tree zero() { return f.leaf(Op::Number, "0.0"); }

  Pair() {
    p.seed = 1;
    p.file = file(unit("p", {"x", "a", "y"}, {"a"}, {},
                       {b.assign(n("y"), mul(mul(n("x"), n("x")), a(2))), b.assign(a(1), mul(a(1), n("x")))}));
    p.head = {"p", {"x", "a"}, {"y", "a"}};
    p.inputs = {
        {"x", "", false, true, false, {1.5}}, {"a", "", false, true, true, {0.7, 2.5}}, {"y", "", false, false, false, {0}}};
  }
  Derivative tangent(const std::function<void(std::vector<Tree> &)> &fault = nullptr) {
    std::vector<Tree> body{
        b.assign(n("yd"), add(mul(mul(b.real("2.0d0"), mul(n("x"), n("xd"))), a(2)), mul(mul(n("x"), n("x")), a(2, "ad")))),
        b.assign(n("y"), mul(mul(n("x"), n("x")), a(2))), b.assign(a(1, "ad"), add(mul(a(1, "ad"), n("x")), mul(a(1), n("xd")))),
        b.assign(a(1), mul(a(1), n("x")))};
    if (fault) fault(body);
    return {file(unit("p_d", {"x", "xd", "a", "ad", "y", "yd"}, {"a", "ad"}, {}, body)), "", ""};
  }
  Derivative adjoint(const std::function<void(std::vector<Tree> &)> &fault = nullptr) {
    std::vector<Tree> body{push(a(1)),
                           b.assign(a(1), mul(a(1), n("x"))),
                           b.assign(n("xb"), zero()),
                           pop(a(1)),
                           b.assign(n("xb"), add(n("xb"), mul(a(1), a(1, "ab")))),
                           b.assign(a(1, "ab"), mul(n("x"), a(1, "ab"))),
                           b.assign(n("xb"), add(n("xb"), mul(b.real("2.0d0"), mul(mul(n("x"), a(2)), n("yb"))))),
                           b.assign(a(2, "ab"), add(a(2, "ab"), mul(mul(n("x"), n("x")), n("yb")))),
                           b.assign(n("yb"), zero())};
    if (fault) fault(body);
    return {file(unit("p_b", {"x", "xb", "a", "ab", "y", "yb"}, {"a", "ab"}, {}, body)), "", ""};
  }
};

Outcome with(const std::function<void(std::vector<Tree> &)> &tangentFault,
             const std::function<void(std::vector<Tree> &)> &adjointFault) {
  Pair t;
  return checkInterpreted(t.f, t.p, t.tangent(tangentFault), t.adjoint(adjointFault));
}

using Body = std::vector<Tree>;

TEST(Check, RightDerivativesPass) {
  const Outcome o = with(nullptr, nullptr);
  EXPECT_EQ(o.verdict, Verdict::Passed) << o.what;
  EXPECT_EQ(o.entries, 9);
  EXPECT_EQ(o.nonzero, 5);
}

TEST(Check, FaultsAreCaught) {
  const auto erase = [](int k) { return [k](Body &b) { b.erase(b.begin() + k); }; };
  const std::vector<std::pair<std::function<void(Body &)>, const char *>> adjointFaults = {
      {erase(0), "empty stack"},                                            // a push dropped
      {[](Body &b) { std::swap(b[0], b[1]); }, "adjoint against tangent"},  // a push after its assignment
      {erase(2), "before it is set"},                                       // no zeroing
      {erase(3), "stay on the stack"},
      {erase(5), "adjoint against tangent"},
      {erase(7), "adjoint against tangent"},
      {erase(8), "is left at"},
      {[](Body &b) { std::swap(b[4], b[5]); }, "adjoint against tangent"}};
  for (const auto &[fault, word] : adjointFaults) {
    const Outcome o = with(nullptr, fault);
    EXPECT_EQ(o.verdict, Verdict::Failed) << word;
    EXPECT_NE(o.what.find(word), std::string::npos) << o.what << " does not say " << word;
  }
  const std::vector<std::pair<std::function<void(Body &)>, const char *>> tangentFaults = {
      {erase(0), "not set"},
      {erase(1), "the result y is not set"},
      {[](Body &b) { std::swap(b[2], b[3]); }, "tangent against differences"},
      {erase(3), "original result"}};
  for (const auto &[fault, word] : tangentFaults) {
    const Outcome o = with(fault, nullptr);
    EXPECT_EQ(o.verdict, Verdict::Failed) << word;
    EXPECT_NE(o.what.find(word), std::string::npos) << o.what << " does not say " << word;
  }
}

// A slope of values at five places: known where two steps and both sides agree, and where the digits are enough.
Slope slopeAtOne(const std::function<interpret::Quad(interpret::Quad)> &y) {
  const interpret::Quad h = interpret::Quad(1e-8);
  interpret::Quad values[5];
  for (int k = -2; k <= 2; ++k) values[k + 2] = y(1 + k * h);
  return slopeOf(values, h);
}

TEST(Slope, Smooth) {
  const Slope s = slopeAtOne([](auto x) { return x * x * x; });
  EXPECT_TRUE(s.known);
  EXPECT_NEAR(static_cast<double>(s.value), 3, 1e-12);
}
TEST(Slope, KinkBeside) {
  EXPECT_FALSE(slopeAtOne([](auto x) { return interpret::fabsR(x - 1 - interpret::Quad(1e-9)); }).known);
}
TEST(Slope, KinkInTheMiddle) {  // both differences are 0
  EXPECT_FALSE(slopeAtOne([](auto x) { return interpret::fabsR(x - 1); }).known);
}
TEST(Slope, AnotherValueInTheMiddle) {
  EXPECT_FALSE(slopeAtOne([](auto x) { return x == 1 ? interpret::Quad(5) : x; }).known);
}
TEST(Slope, LostBesideLargeValues) {
  EXPECT_FALSE(slopeAtOne([](auto x) { return interpret::Quad(1e20) + x; }).known);
}

}  // namespace
}  // namespace dotbar::random
