// Tests of the interpreter of IL on small trees written as il::dump writes them.
#include <gtest/gtest.h>

#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {
namespace {

using il::Forest;
using il::Tree;

// A unit from its declarations and body, the rest as usual.
std::string procedure(const std::string &name, const std::string &formals, const std::string &decls, const std::string &body) {
  return "procedure(attrs[], novalue\"\", name\"" + name + "\", names[" + formals + "], noname\"\", decls[" + decls +
         "], instrs[" + body + "], units[])";
}

std::string real8(const std::string &names) {
  std::string s = "declare(realType(bytes(intval\"8\")), attrs[], entities[";
  std::size_t at = 0;
  bool first = true;
  while (at < names.size()) {
    std::size_t end = names.find(' ', at);
    if (end == std::string::npos) end = names.size();
    std::string n = names.substr(at, end - at), dims;
    if (auto open = n.find('('); open != std::string::npos) {
      dims = "bounds(noexpr\"\", intval\"" + n.substr(open + 1, n.size() - open - 2) + "\")";
      n.resize(open);
    }
    s += std::string(first ? "" : ", ") + "entity(name\"" + n + "\", dims[" + dims + "], noexpr\"\", noexpr\"\")";
    first = false;
    at = end + 1;
  }
  return s + "])";
}

struct Fixture {
  Forest f;
  std::vector<Tree> files;
  explicit Fixture(const std::string &units) {
    std::string why;
    const Tree t = il::read(f, "file(text\"t\", units[" + units + "])", why);
    EXPECT_TRUE(t) << why << "\n" << units;
    files.push_back(t);
  }
};

#define N(x) "name\"" x "\""

TEST(Interpret, AssignsAndLoops) {
  // y = 0; do i = 3, 1, -1: y = y*2 + x**i
  Fixture t(procedure("s", N("x") ", " N("y"), real8("x y"),
                      "assign(" N("y") ", realval\"0.0d0\"), loop(do(" N(
                          "i") ", intval\"3\", intval\"1\", neg(intval\"1\")), instrs["
                               "assign(" N("y") ", add(mul(" N("y") ", intval\"2\"), pow(" N("x") ", " N("i") ")))])"));
  Machine<double> m(t.f, t.files);
  m.set("s", "x", 2.0);
  const Result r = m.run("s");
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(*m.get("s", "y")[0], (8.0 * 2 + 4) * 2 + 2);
  EXPECT_EQ(*m.get("s", "i")[0], 0);
  Machine<Quad> q(t.f, t.files);
  q.set("s", "x", Quad(1) / 3);
  EXPECT_TRUE(q.run("s").ok);
  EXPECT_LT(static_cast<double>(fabsR(*q.get("s", "y")[0] - (Quad(4) / 27 + Quad(2) / 9 + Quad(1) / 3))), 1e-32);
}

TEST(Interpret, SaysWhatIsReadBeforeItIsSet) {
  Fixture t(procedure("s", N("x"), real8("x y"), "assign(" N("x") ", " N("y") ")"));
  Machine<double> m(t.f, t.files);
  const Result r = m.run("s");
  EXPECT_FALSE(r.ok);
  EXPECT_NE(r.message.find("read before it is set: name\"y\""), std::string::npos) << r.message;
}

TEST(Interpret, SubscriptsAreChecked) {
  Fixture t(procedure("s", N("a"), real8("a(3)"), "assign(index(" N("a") ", subs[intval\"4\"]), realval\"1.0d0\")"));
  Machine<double> m(t.f, t.files);
  EXPECT_NE(m.run("s").message.find("out of bounds"), std::string::npos);
}

TEST(Interpret, SequenceAssociationAndCommonByStorage) {
  const std::string common1 =
      "common(name\"c\", entities[entity(name\"u\", dims[], noexpr\"\", noexpr\"\"), entity(name\"v\", "
      "dims[bounds(noexpr\"\", intval\"2\")], noexpr\"\", noexpr\"\")])";
  const std::string common2 =
      "common(name\"c\", entities[entity(name\"w\", dims[bounds(noexpr\"\", intval\"3\")], noexpr\"\", noexpr\"\")])";
  Fixture t(procedure("s", N("a"), real8("a(5) u v") + ", " + common1,
                      "assign(" N("a") ", realval\"1.0d0\"), assign(" N("u") ", realval\"5.0d0\"), assign(" N(
                          "v") ", "
                               "realval\"7.0d0\"), call(" N("g") ", args[index(" N("a") ", subs[intval\"3\"])], noref\"\")") +
            ", " +
            procedure("g", N("b"), real8("b(2) w") + ", " + common2,
                      "assign(index(" N("b") ", subs[intval\"2\"]), index(" N(
                          "w") ", subs[intval\"3\"])), "
                               "assign(index(" N("w") ", subs[intval\"1\"]), realval\"9.0d0\")"));
  Machine<double> m(t.f, t.files);
  const Result r = m.run("s");
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(*m.get("s", "a")[3], 7.0);
  EXPECT_EQ(*m.get("s", "a")[2], 1.0);
  EXPECT_EQ(*m.get("s", "u")[0], 9.0);
  EXPECT_EQ(m.get("s", "v").size(), 2u);
}

TEST(Interpret, PopTakesTheListReversedAndChecksTypes) {
  const std::string list = "exprs[" N("x") ", " N("i") ", " N("a") "]";
  const std::string start =
      "assign(" N("x") ", realval\"2.5d0\"), assign(" N("i") ", intval\"3\"), assign(" N("a") ", realval\"1.0d0\"), ";
  Fixture t(procedure("s", "", real8("x a(2)"),
                      start + "push(" + list + "), assign(" N("x") ", realval\"0.0d0\"), assign(" N("i") ", intval\"0\"), look(" +
                          list + "), assign(" N("i") ", add(" N("i") ", intval\"1\")), pop(" + list + ")"));
  Machine<double> m(t.f, t.files);
  const Result r = m.run("s");
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(*m.get("s", "x")[0], 2.5);
  EXPECT_EQ(*m.get("s", "i")[0], 3);
  EXPECT_EQ(m.stackSize(), 0u);
  Fixture bad(procedure("s", "", real8("x a(2)"), start + "push(exprs[" N("x") "]), pop(exprs[" N("i") "])"));
  EXPECT_NE(Machine<double>(bad.f, bad.files).run("s").message.find("pop of integer(4) where real(8)"), std::string::npos);
  Fixture control(procedure("s", "", "", "pushControl(intval\"1\", intval\"2\"), popControl(" N("i") ", intval\"2\")"));
  EXPECT_TRUE(Machine<double>(control.f, control.files).run("s").ok);
  Fixture bytes(procedure("s", "", real8("x"),
                          "assign(" N("x") ", realval\"1.5d0\"), call(" N("PUSHREAL8") ", args[" N(
                              "x") "], noref\"\"), "
                                   "call(" N("POPREAL8") ", args[" N("x") "], noref\"\")"));
  EXPECT_TRUE(Machine<double>(bytes.f, bytes.files).run("s").ok);
}

TEST(Interpret, DummiesThatShareStorageMayNotBeWritten) {
  auto program = [](const std::string &body) {
    return procedure("s", "", real8("x"),
                     "assign(" N("x") ", realval\"2.5d0\"), call(" N("g") ", args[" N("x") ", " N("x") "], noref\"\")") +
           ", " + procedure("g", N("u") ", " N("v"), real8("u v w"), body);
  };
  Fixture read(program("assign(" N("w") ", add(" N("u") ", " N("v") "))"));
  const Result r = Machine<double>(read.f, read.files).run("s");
  EXPECT_TRUE(r.ok) << r.message;
  Fixture write(program("assign(" N("w") ", " N("u") "), assign(" N("v") ", " N("w") ")"));
  EXPECT_NE(Machine<double>(write.f, write.files).run("s").message.find("share"), std::string::npos);
}

TEST(Interpret, FunctionsAndExpressionsAsArguments) {
  const std::string f = "procedure(attrs[], realType(bytes(intval\"8\")), name\"f\", names[" N("u") "], noname\"\", decls[" +
                        real8("u") +
                        "], instrs[assign(" N("f") ", mul(" N("u") ", apply(" N("sin") ", args[" N("u") "])))], units[])";
  Fixture t(procedure("s", N("x") ", " N("y"), real8("x y f"),
                      "assign(" N("y") ", add(apply(" N("f") ", args[add(" N("x") ", number\"1.0\")]), apply(" N("f") ", args[" N(
                          "x") "])))") +
            ", " + f);
  Machine<double> m(t.f, t.files);
  m.set("s", "x", 0.5);
  const Result r = m.run("s");
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_DOUBLE_EQ(*m.get("s", "y")[0], 1.5 * std::sin(1.5) + 0.5 * std::sin(0.5));
}

// A function of a module with the name of an intrinsic one is meant where the module shows it, also inside of a procedure there.
TEST(Interpret, WhatAModuleKeepsToItselfIsNotMeant) {
  const std::string root = "procedure(attrs[], notype\"\", " N("sqrt") ", names[" N("a") "], noname\"\", decls[" +
                           real8("a sqrt") + "], instrs[assign(" N("sqrt") ", realval\"7.0d0\")], units[])";
  const std::string inner = procedure("inner", "", "", "assign(" N("y") ", apply(" N("sqrt") ", args[" N("x") "]))");
  const std::string unit = "procedure(attrs[], novalue\"\", " N("s") ", names[" N("x") ", " N("y") "], noname\"\", decls[use(" N(
                               "m") ", everything(uses[]), notext\"\"), " +
                           real8("x y") + "], instrs[call(" N("inner") ", args[], noref\"\")], units[" + inner + "])";
  for (const bool open : {false, true}) {
    const std::string access = std::string("accessible(attr\"") + (open ? "public" : "private") + "\", names[])";
    Fixture t("module(" N("m") ", decls[" + access + "], units[" + root + "]), " + unit);
    Machine<double> m(t.f, t.files);
    m.set("s", "x", 4.0);
    const Result r = m.run("s");
    EXPECT_TRUE(r.ok) << r.message;
    EXPECT_EQ(*m.get("s", "y")[0], open ? 7.0 : 2.0);
  }
}

TEST(Interpret, ConstantsThatAreArraysHaveTheirElements) {
  const std::string constant =
      "declare(realType(intval\"8\"), attrs[attr\"parameter\"], entities[entity(" N(
          "b") ", dims[bounds(noexpr\"\", intval\"3\")], noexpr\"\", arrayval(exprs[realval\"1.0d0\", realval\"2.0d0\", realval\"4.0d0\"]))])";
  Fixture t(procedure("s", "", real8("x") + ", " + constant, "assign(" N("x") ", index(" N("b") ", subs[intval\"3\"]))"));
  Machine<double> m(t.f, t.files);
  const Result r = m.run("s");
  EXPECT_TRUE(r.ok) << r.message;
  EXPECT_EQ(*m.get("s", "x")[0], 4.0);
}

TEST(Interpret, EndlessLoopsEnd) {
  Fixture t(
      procedure("s", "", "", "assign(" N("i") ", intval\"1\"), loop(while(gt(" N("i") ", intval\"0\")), instrs[continue()])"));
  Options o;
  o.stepLimit = 1000;
  EXPECT_NE(Machine<double>(t.f, t.files, o).run("s").message.find("too many steps"), std::string::npos);
}

}  // namespace
}  // namespace dotbar::interpret
