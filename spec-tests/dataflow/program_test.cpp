// Programs: types, zones of COMMON and EQUIVALENCE, aliasing, translation across calls, unstructured flow.
#include "il_make.h"
#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

TEST(Types, promotion) {
  World w({R"(
subroutine s(n, a)
  integer, parameter :: wp = 8
  integer n
  integer*8 big
  real r, a(n, 3)
  double precision d
  real(wp) q
  real*8 e
  complex c
  logical l
  implicit real(8) (z)
end subroutine
)"});
  const std::pair<const char *, const char *> table[] = {
      {"n + 1", R"(integerType(noexpr""))"},
      {"n * r", R"(realType(noexpr""))"},
      {"r + d", "doubleType()"},
      {"r + 1.0d0", "doubleType()"},
      {"d * e", "doubleType()"},
      {"q + r", R"(realType(name"wp"))"},
      {"r * 2.0_wp", R"(realType(name"wp"))"},
      {"n / big", R"(integerType(bytes(intval"8")))"},
      {"d ** n", "doubleType()"},
      {"r ** d", "doubleType()"},
      {"c * r", R"(complexType(noexpr""))"},
      {"c * d", "doubleComplexType()"},
      {"r > d", R"(logicalType(noexpr""))"},
      {".not. l", R"(logicalType(noexpr""))"},
      {"a(1, 2)", R"(realType(noexpr""))"},
      {"sin(d)", "doubleType()"},
      {"-(n)", R"(integerType(noexpr""))"},
      {"unknown_name", "unknownType()"},
      {"x1", "unknownType()"},
  };
  for (const auto &[expression, type] : table) EXPECT_EQ(w.typeText("s", expression), type) << expression;
  EXPECT_TRUE(w.typeText("s", "a").starts_with("arrayType(realType"));
}

TEST(Types, implicitAndFunctions) {
  World w({R"(
subroutine s(x)
  implicit double precision (d-e)
  x = dd + i + f(x)
end subroutine
real(8) function f(y)
  f = y
end function
)"});
  EXPECT_EQ(w.typeText("s", "dd"), "doubleType()");
  EXPECT_EQ(w.typeText("s", "i"), R"(integerType(noexpr""))");
  EXPECT_EQ(w.typeText("s", "x"), R"(realType(noexpr""))");
  EXPECT_EQ(w.typeText("s", "f(x)"), R"(realType(intval"8"))");
}

TEST(Zones, commonIsCutWhereSomeUnitBegins) {
  World w({R"(
subroutine one
  real a(10), b
  common /c/ a, b
  a(1) = 1
  b = 2
  call two
end subroutine
subroutine two
  real p(4), q(6), r
  common /c/ p, q, r
  p(1) = q(1) + r
end subroutine
)"});
  const Unit &one = w.unit("one"), &two = w.unit("two");
  EXPECT_EQ(one.symbols.find(intern("a"))->zones.size(), 2u);
  EXPECT_EQ(two.symbols.find(intern("p"))->zones.size(), 1u);
  EXPECT_EQ(one.symbols.find(intern("b"))->zones, two.symbols.find(intern("r"))->zones);
  EXPECT_EQ(one.zoneCount(), 3u);
}

TEST(Zones, equivalenceShares) {
  World w({R"(
subroutine s
  integer x, y, u(4), v(2)
  equivalence (x, y), (u(3), v(1))
  x = 1
  u(1) = v(2)
  u(2) = y
end subroutine
)"});
  const semantics::SymbolTable &t = w.unit("s").symbols;
  EXPECT_EQ(t.find(intern("x"))->zones, t.find(intern("y"))->zones);
  EXPECT_TRUE(t.find(intern("x"))->exact);
  EXPECT_FALSE(t.find(intern("u"))->exact);
  const Unit &u = w.unit("s");
  EXPECT_EQ(w.program->mustWrites(u, w.instruction("s", 0)), w.program->localSet(u, t.find(intern("y"))->zones));
  const BitSet written = w.program->writes(u, w.instruction("s", 1));
  EXPECT_TRUE(written.meets(w.program->localSet(u, t.find(intern("v"))->zones)));
}

TEST(Zones, equivalenceWithNamesThatNobodyUses) {
  World w({R"(
subroutine s
  integer :: i(4), j(4), k(4)
  double precision x, y, z
  equivalence (x, i(1)), (y, j(1)), (z, k(1))
  data j /4*0/
  save i, x
  x = 1
  y = 1
  z = k(1)
end subroutine
)"});
  const semantics::SymbolTable &t = w.unit("s").symbols;
  EXPECT_TRUE(t.find(intern("x"))->exact);
  EXPECT_FALSE(t.find(intern("y"))->exact);  // it begins with what DATA says
  EXPECT_FALSE(t.find(intern("z"))->exact);
}

TEST(Zones, componentsOfStructures) {
  World w({R"(
subroutine s(k)
  type point
    real x, y(3)
  end type
  type(point) p, q(5)
  integer k
  p%x = 1
  q(k)%y(2) = p%x
end subroutine
)"});
  const Unit &u = w.unit("s");
  EXPECT_EQ(w.names(u, w.program->writes(u, w.instruction("s", 0))), (Names{"p%x"}));
  EXPECT_EQ(w.names(u, w.program->mustWrites(u, w.instruction("s", 0))), (Names{"p%x"}));
  EXPECT_EQ(w.names(u, w.program->writes(u, w.instruction("s", 1))), (Names{"q%y"}));
  EXPECT_EQ(w.names(u, w.program->mustWrites(u, w.instruction("s", 1))), Names{});
  EXPECT_EQ(w.names(u, w.program->subscripts(u, w.instruction("s", 1))), (Names{"k"}));
}

TEST(Zones, readsAndWritesByUse) {
  World w({R"(
subroutine s(a, n, t)
  real a(10), t
  integer n, i
  do i = 1, n
    a(i + 1) = a(i) * t
  end do
end subroutine
)"});
  const Unit &u = w.unit("s");
  const il::Tree loop = w.instruction("s", 0), assign = w.instruction("s", 1);
  EXPECT_EQ(w.names(u, w.program->reads(u, loop)), (Names{"n"}));
  EXPECT_EQ(w.names(u, w.program->mustWrites(u, loop)), (Names{"i"}));
  EXPECT_EQ(w.names(u, w.program->reads(u, assign)), (Names{"a", "i", "t"}));
  EXPECT_EQ(w.names(u, w.program->mustWrites(u, assign)), Names{});
}

TEST(Calls, translation) {
  World w({R"(
subroutine caller(x, y, a)
  real x, y, a(5), z
  common /blk/ z
  call callee(x, y + 1.0, a(2))
end subroutine
subroutine callee(p, q, r)
  real p, q, r, zz, local
  common /blk/ zz
  local = q
  p = local
  r = zz
end subroutine
)"});
  const Unit &caller = w.unit("caller"), &callee = w.unit("callee");
  const CallSite &site = w.program->calls()[0];
  ASSERT_TRUE(site.isKnown());
  const BitSet all = BitSet::all(callee.zoneCount());
  EXPECT_EQ(w.names(caller, w.program->toCaller(site, all, Program::Side::After, false)), (Names{"a", "x", "z"}));
  EXPECT_EQ(w.names(caller, w.program->toCaller(site, all, Program::Side::Before, false)), (Names{"a", "x", "y", "z"}));
  EXPECT_EQ(w.names(caller, w.program->toCaller(site, all, Program::Side::After, true)), (Names{"x", "z"}));
  const BitSet y = w.program->localSet(caller, caller.symbols.find(intern("y"))->zones);
  EXPECT_EQ(w.names(callee, w.program->toCallee(site, y, Program::Side::Before, false)), (Names{"q"}));
  EXPECT_EQ(w.names(callee, w.program->toCallee(site, y, Program::Side::After, false)), Names{});
}

TEST(Calls, keywordsFunctionsAndUnknown) {
  World w({R"(
subroutine caller(x, y)
  real x, y
  y = f(b = x, a = 2.0)
  call nowhere(x)
end subroutine
real function f(a, b)
  real a, b
  f = a * b
end function
)"});
  ASSERT_EQ(w.program->calls().size(), 2u);
  EXPECT_EQ(w.names(w.unit("caller"), w.program->toCaller(w.program->calls()[0], BitSet::all(3), Program::Side::After, false)),
            (Names{"x"}));
  EXPECT_FALSE(w.program->calls()[1].isKnown());
  EXPECT_NE(w.messages().find("nowhere is not among the sources"), std::string::npos);
}

TEST(Aliasing, subscripts) {
  World w({R"(
subroutine s(a, b, i, j)
  real a(9), b(9)
  integer i, j
  a(i) = b(j)
end subroutine
)"});
  const Unit &u = w.unit("s");
  auto expression = [&](const char *t) { return fortran::readExpression(w.forest, w.sources, w.diagnostics, t); };
  auto index = [&](const char *base, const char *sub) {
    return w.forest.node(il::Op::Index, {w.forest.leaf(il::Op::Name, base), w.forest.node(il::Op::Subs, {expression(sub)})});
  };
  struct Row {
    const char *first, *second;
    bool may, same;
  };
  for (const Row &r :
       {Row{"i", "i", true, true}, Row{"i", "i + 1", false, false}, Row{"1", "2", false, false}, Row{"i", "j", true, false},
        Row{"2*i + 1", "i + i + 1", true, true}, Row{"i - 1", "i + 1", false, false}}) {
    const il::Tree x = index("a", r.first), y = index("a", r.second);
    EXPECT_EQ(w.program->mayAlias(u, x, y), r.may) << r.first << " " << r.second;
    EXPECT_EQ(w.program->sameStorage(u, x, y), r.same) << r.first << " " << r.second;
  }
  EXPECT_FALSE(w.program->mayAlias(u, index("a", "i"), index("b", "i")));
}

// Reachability through every kind of jump: a set that is generated at one place arrives where control may go.
TEST(Flow, jumps) {
  World w({R"(
subroutine s(k, x)
  integer k
  real x
  outer: do i = 1, 10
    do
      if (k == 1) exit outer
      if (k == 2) cycle outer
      x = 1.0
    end do
  end do outer
  goto (10, 20), k
  x = 2.0
10 x = 3.0
  return
20 x = 4.0
  if (k) 30, 40, 40
  x = 5.0
30 x = 6.0
  stop
40 x = 7.0
end subroutine
)"});
  w.equations(R"(
var I : Instr
analysis Reach : set of Zone, forward, meet union
  head = all
  Reach+(I) = Reach-(I)
analysis Leaves : set of Zone, backward, meet union
  head = all
  Leaves-(I) = Leaves+(I)
)");
  std::map<std::string, std::pair<bool, bool>> seen;
  std::vector<il::Tree> all;
  w.collect(w.unit("s").body, all);
  for (il::Tree t : all)
    if (w.forest.is(t, il::Op::Assign))
      seen[std::string(w.forest.text(il::AssignOp::right_(w.forest, t)))] = {!w.facts->set("Reach", '-', t).empty(),
                                                                             !w.facts->set("Leaves", '+', t).empty()};
  const std::map<std::string, std::pair<bool, bool>> expected = {
      {"1.0", {true, true}},   {"2.0", {true, true}},  {"3.0", {true, true}}, {"4.0", {true, true}},
      {"5.0", {false, false}}, {"6.0", {true, false}}, {"7.0", {true, true}}};
  EXPECT_EQ(seen, expected);
}

}  // namespace
}  // namespace dotbar::dataflow::test
