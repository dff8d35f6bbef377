// Equations: the papers' examples, summaries and contexts, recursion, conditions on parts, contexts, messages.
#include <algorithm>

#include "spec-tests/dataflow/fixture.h"

namespace dotbar::dataflow::test {
namespace {

constexpr const char *basics = R"(
var I, J : Instr   var REF : Ref   var EXPR : Expr
set kill(I) := mustWrites(I) \/ callee(Must)
analysis Must : set of Zone, forward, meet intersection
  head = {}
  Must+(I) = Must-(I) \/ kill(I)
analysis May : set of Zone, forward, meet union
  head = {}
  May+(I) = May-(I) \/ writes(I) \/ callee(May)
analysis Live : set of Zone, backward, meet union
  head = {}
  Live-(I) = reads(I) \/ (Live+(I) \ kill(I))
relation dep(I) := callee(Dep) if isCall(I)
                := flow(reads(I), writes(I), kill(I)) otherwise
analysis Dep : relation on Zone, forward, meet union
  head = Id
  Dep+(I) = Dep-(I) (x) dep(I)
)";

TEST(Equations, mayAndMustOverALoopThatMayNotRun) {
  World w({R"(
subroutine s(n, a, b, c)
  integer n
  real a, b, c
  a = 1.0
  do i = 1, n
    b = 2.0
  end do
  if (n > 1) then
    c = 1.0
  else
    c = 2.0
  end if
end subroutine
)"});
  w.equations(basics);
  const il::Tree unit = w.unit("s").tree;
  EXPECT_EQ(w.facts->set("May", '+', unit), (Names{"a", "b", "c", "i"}));
  EXPECT_EQ(w.facts->set("Must", '+', unit), (Names{"a", "c", "i"}));
  EXPECT_EQ(w.facts->set("Live", '-', unit), (Names{"n"}));
}

TEST(Equations, summariesThroughRecursion) {
  World w({R"(
recursive subroutine r(n, x, y)
  integer n
  real x, y
  if (n > 0) then
    call r(n - 1, y, x)
    y = x
  end if
end subroutine
subroutine top(u, v)
  real u, v
  call r(3, u, v)
end subroutine
)"});
  w.equations(basics);
  const il::Tree call = w.instruction("top", 0);
  EXPECT_EQ(w.facts->set("May", '+', call), (Names{"u", "v"}));
  EXPECT_EQ(w.facts->set("Must", '+', call), Names{});
  const Pairs dep = w.facts->relation("dep", 0, call);
  for (const auto &[from, to] : Pairs{{"u", "u"}, {"u", "v"}, {"v", "u"}, {"v", "v"}})
    EXPECT_NE(std::find(dep.begin(), dep.end(), std::pair(from, to)), dep.end()) << from << to;
}

TEST(Equations, commonIsSeenThroughProceduresThatDoNotNameIt) {
  World w({R"(
subroutine top
  common /c/ a, b
  a = 1.0
  call middle
  b = a
end subroutine
subroutine middle
  call bottom
end subroutine
subroutine bottom
  common /c/ p, q
  p = 2.0
end subroutine
)"});
  w.equations(basics);
  EXPECT_EQ(w.facts->set("May", '+', w.instruction("top", 1)), (Names{"a"}));
  EXPECT_EQ(w.facts->set("Must", '+', w.unit("middle").tree), (Names{"/c/a"}));
}

TEST(Equations, contextsAreUnitedOverCalls) {
  World w({R"(
subroutine top(x, y)
  real x, y, z
  call f(x)
  call f(z)
end subroutine
subroutine f(a)
  real a, b
  b = a
end subroutine
)"});
  w.equations(R"(
var I : Instr
analysis Known : set of Zone, forward, meet union
  head = independents
  callee = Known-(I)
  Known+(I) = Known-(I)
analysis Sure : set of Zone, forward, meet intersection
  head = independents
  callee = Sure-(I)
  Sure+(I) = Sure-(I)
)",
              {{"top", {"x"}, {"y"}}});
  EXPECT_EQ(w.facts->set("Known", '-', w.instruction("f", 0)), (Names{"a"}));
  EXPECT_EQ(w.facts->set("Sure", '-', w.instruction("f", 0)), Names{});
}

// TAP-F-diffpresent: "a statement that computes a live variable makes its surrounding control live", and that makes other
// variables live.
TEST(Equations, conditionOnPartsReachesItsFixedPoint) {
  World w({R"(
subroutine s(k, m, x, y)
  integer k, m, j
  real x, y
  j = k
  if (m > 0) j = 2 * k
  do i = 1, j
    if (i > 2) then
      y = x
    end if
  end do
end subroutine
)"});
  w.equations(R"(
var I, J : Instr
analysis Need : set of Zone, backward, meet union
  head = dependents
  Need-(I) = (Need+(I) \ mustWrites(I)) \/ reads(I)   if wanted(I)
           = Need+(I)                                 otherwise
guard wanted(I : Instr) := writes(I) meets Need+(I)   if isAtomic(I)
                        := some J in parts(I): wanted(J)   otherwise
)",
              {{"s", {}, {"y"}}});
  EXPECT_EQ(w.facts->set("Need", '-', w.unit("s").tree), (Names{"k", "m", "x", "y"}));
  EXPECT_TRUE(w.facts->guard("wanted", w.instruction("s", 0)));
  EXPECT_TRUE(w.facts->guard("wanted", w.instruction("s", 1)));
}

TEST(Equations, cyclesAndUnknownNamesAreReported) {
  World w({"subroutine s\nend subroutine\n"});
  w.set = rules::loadText(w.sources, w.diagnostics, "bad.rules", R"(ruleset bad
var I : Instr
analysis One : set of Zone, forward, meet union
  head = {}
  One+(I) = One-(I) \/ Two-(I)
analysis Two : set of Zone, backward, meet union
  head = {}
  Two-(I) = Two+(I) \/ One+(I) \/ nobody(I)
)");
  if (w.set) {
    Facts facts(*w.program, *w.set, {}, w.diagnostics);
    EXPECT_FALSE(facts.ok());
  }
  EXPECT_NE(w.messages().find("One"), std::string::npos) << w.messages();
  EXPECT_NE(w.messages().find("nobody"), std::string::npos) << w.messages();
}

TEST(Heads, unknownNamesAreReported) {
  World w({"subroutine s(x)\nend subroutine\n"});
  w.set = rules::loadText(w.sources, w.diagnostics, "empty.rules", "ruleset empty\n");
  ASSERT_TRUE(w.set);
  Facts facts(*w.program, *w.set, {{"s", {"nothing"}, {}}, {"nowhere", {}, {}}}, w.diagnostics);
  EXPECT_FALSE(facts.ok());
  EXPECT_NE(w.messages().find("nothing is no formal"), std::string::npos);
  EXPECT_NE(w.messages().find("no procedure is called nowhere"), std::string::npos);
}

// TBR-P-example51, with the inventory's correction: what is used in the adjoint of I1 ... I4 and still holds after each.
TEST(Papers, tbrExample51) {
  World w({R"(
subroutine s(x1, x2, v)
  real x1, x2, v, y, z
  y = sin(x1 + x2)
  z = y
  x1 = x2
  v = z * x2
end subroutine
)"},
          World::plain());
  w.ruleSet("dotbar/adjoint", {{"s", {"x1", "x2"}, {"v", "x1"}}});
  EXPECT_EQ(w.facts->set("TBR", '+', w.instruction("s", 0)), (Names{"x1", "x2"}));
  EXPECT_EQ(w.facts->set("TBR", '+', w.instruction("s", 1)), (Names{"x1", "x2"}));
  EXPECT_EQ(w.facts->set("restored", 0, w.instruction("s", 2)), (Names{"x1"}));
  EXPECT_EQ(w.facts->set("TBR", '+', w.instruction("s", 3)), (Names{"x1", "x2", "z"}));
}

// use'(I): a loop's bounds are read by the backward loop, although bodies are left out while use' is computed; a copy counts
// nothing.
TEST(Papers, useOfALoopHoldsItsBounds) {
  World w({R"(
subroutine s(n, x, y)
  integer n, i
  real x(n), y
  do i = 1, n
    y = y * x(i)
  end do
  n = 3
end subroutine
)"});
  w.ruleSet("dotbar/adjoint", {{"s", {"x", "y"}, {"y"}}});
  EXPECT_EQ(w.facts->set("restored", 0, w.instruction("s", 1)), (Names{"y"}));
  EXPECT_EQ(w.facts->set("TBR", '+', w.instruction("s", 0)), (Names{"n", "x"}));
}

// A guard that rests on use' is answered both ways while use' is computed, unless all else settles it: y is not read.
TEST(Papers, useOfWhatNothingElseSettles) {
  World w({R"(
subroutine s(x, y, z, u)
  real x, y, z, u
  x = y
  z = -u
end subroutine
)"});
  w.equations(R"(
var I : Instr   var X : Instr   var REF : Ref   var E : Expr
judgement Instr --> backward: Instrs
derivative of Instr is --> backward
analysis Need : set of Zone, backward, meet union
  Need-(I) = (Need+(I) \ mustWrites(I)) \/ use'(I)
guard isMarked(I : Instr) := (I is assign(REF, neg(E))) /\ !(writes(I) meets Need+(I))
rule marked:
    isMarked(X)
  ------------------------------------------------------------------
    X@(assign(REF, E)) --> {REF := E + E}
rule other:
    !isMarked(X)
  ------------------------------------------------------------------
    X --> {}
rule none:
    isMarked(X)   !(X is assign(_, _))
  ------------------------------------------------------------------
    X --> {}
)");
  EXPECT_EQ(w.facts->set("Need", '-', w.instruction("s", 1)), (Names{"u"}));
  EXPECT_EQ(w.facts->set("Need", '-', w.instruction("s", 0)), (Names{"u"}));
}

// TAP-F-context: a context ends diff-liveness at {} and begins TBR where the surroundings have it.
TEST(Contexts, fragmentIsSolvedAgain) {
  World w({R"(
subroutine s(x, y, z)
  real x, y, z
  y = x * x
  x = y
  if (x > 0.0) then
    z = x + y
    y = sin(z)
  end if
  x = x * y * z
end subroutine
)"});
  w.ruleSet("dotbar/adjoint", {{"s", {"x"}, {"x"}}});
  const il::Tree branch = w.instruction("s", 2), inner = w.instruction("s", 4), list = bodies(w.forest, branch)[0];
  const Names before = w.facts->set("DiffLive", '+', inner), tbr = w.facts->set("TBR", '-', list);
  EXPECT_FALSE(before.empty());
  w.facts->enter(intern("CKPdataFlow"), list);
  EXPECT_EQ(w.facts->set("DiffLive", '+', inner), Names{});
  EXPECT_EQ(w.facts->set("TBR", '-', list), tbr);
  w.facts->leave(intern("CKPdataFlow"));
  EXPECT_EQ(w.facts->set("DiffLive", '+', inner), before);
}

// A fragment may be an instruction: of a loop, what the next trip reads is live at the end of a trip.
TEST(Contexts, anInstructionIsAFragment) {
  World w({R"(
subroutine s(n, x, y)
  integer n, i
  real x, y, z
  do i = 1, n
    z = x * x
    x = y * z
    y = z * z
  end do
  x = x * y
end subroutine
)"});
  w.ruleSet("dotbar/adjoint", {{"s", {"x", "y"}, {"x"}}});
  const il::Tree loop = w.instruction("s", 0), last = w.instruction("s", 3);
  w.facts->enter(intern("CKPdataFlow"), loop);
  const Names live = w.facts->set("DiffLive", '+', last);
  EXPECT_NE(std::find(live.begin(), live.end(), "x"), live.end());
  EXPECT_EQ(w.facts->set("DiffLive", '+', loop), Names{});
  w.facts->leave(intern("CKPdataFlow"));
  const il::Tree first = w.instruction("s", 1);
  w.facts->enter(intern("CKPdataFlow"), first);
  EXPECT_EQ(w.facts->set("DiffLive", '+', first), Names{});
  w.facts->leave(intern("CKPdataFlow"));
}

// A control inside the fragment that becomes wanted late, by what the next trip reads, is solved there as it is outside.
TEST(Contexts, conditionOnPartsReachesItsFixedPoint) {
  World w({R"(
subroutine s(n, c, a, b, z)
  integer n, i
  real a, b, c, z
  if (n > 0) then
    do i = 1, n
      a = a + z
      if (c > 0.0) then
        z = 1.0
      else
        z = 2.0
      end if
      b = b + a
    end do
  end if
end subroutine
)"});
  w.equations(R"(
var I, J, T : Instr
analysis Need : set of Zone, backward, meet union
  head = {}
  with Again = {}
  Need-(I) = (Need+(I) \ mustWrites(I)) \/ reads(I)    if isAtomic(I) \/ wanted(I)
           = Need+(I)                                  otherwise
guard wanted(T : Instr) := writes(T) meets Need+(T)    if isAtomic(T)
                        := some J in parts(T): wanted(J)   otherwise
)");
  const il::Tree list = bodies(w.forest, w.instruction("s", 0))[0], inner = w.instruction("s", 3);
  const Names outside = w.facts->set("Need", '-', inner);
  EXPECT_EQ(outside, (Names{"a", "b", "c", "n"}));
  w.facts->enter(intern("Again"), list);
  EXPECT_EQ(w.facts->set("Need", '-', inner), outside);
  w.facts->leave(intern("Again"));
}

// TBR-P-bratu: F is never to be recorded.
TEST(Papers, bratu) {
  World w({R"(
subroutine bratu(dim,parmax,x,prm,f)
  integer dim, parmax, i
  double precision x(dim), prm(parmax), f(dim), h
  h = 2.0/(dim+1)
  f(1) = -2*x(1)+h*h*prm(1)/12.0*(1+10*exp(x(1)/(1.0+prm(2)*x(1))))
  do i=2,dim-1
    f(i-1) = f(i-1)+x(i)+h*h*prm(1)/12.0*exp(x(i)/(1.0+prm(2)*x(i)))
    f(i) = f(i)-2*x(i)+h*h*prm(1)/1.2*exp(x(i)/(1.0+prm(2)*x(i)))
  end do
  f(dim) = f(dim)-2*x(dim)
end subroutine
)"});
  w.ruleSet("dotbar/adjoint", {{"bratu", {"x", "prm"}, {"f"}}});
  std::vector<il::Tree> all;
  w.collect(w.unit("bratu").body, all);
  for (il::Tree t : all) {
    for (char side : {'-', '+'}) {
      const Names tbr = w.facts->set("TBR", side, t);
      EXPECT_EQ(std::count(tbr.begin(), tbr.end(), "f"), 0);
    }
    EXPECT_FALSE(w.forest.is(t, il::Op::Loop) && !w.facts->guard("isLiveForDiff", t)) << "the loop has a derivative";
  }
}

}  // namespace
}  // namespace dotbar::dataflow::test
