// Writing trees that rules build: parentheses, comments of their sources, long lines, the line map.
#include <fstream>

#include "il_make.h"
#include "spec-tests/frontends/support.h"

namespace dotbar::fortran::test {
namespace {

std::string written(const std::string &dumped) {
  Session s;
  return writeExpression(s.forest, s.tree(dumped));
}

TEST(WriteExpression, ParenthesesWhereNeeded) {
  const std::string a = "name\"a\"", b = "name\"b\"", c = "name\"c\"";
  auto op = [](const char *o, const std::string &x, const std::string &y) { return std::string(o) + "(" + x + ", " + y + ")"; };
  auto neg = [](const std::string &x) { return "neg(" + x + ")"; };
  EXPECT_EQ(written(op("sub", a, op("sub", b, c))), "a - (b - c)");
  EXPECT_EQ(written(op("sub", op("sub", a, b), c)), "a - b - c");
  EXPECT_EQ(written(op("add", a, op("add", b, c))), "a + (b + c)");
  EXPECT_EQ(written(op("mul", op("add", a, b), c)), "(a + b)*c");
  EXPECT_EQ(written(op("mul", a, neg(b))), "a*(-b)");
  EXPECT_EQ(written(op("mul", neg(a), b)), "(-a)*b");
  EXPECT_EQ(written(neg(op("mul", a, b))), "-a*b");
  EXPECT_EQ(written(neg(op("add", a, b))), "-(a + b)");
  EXPECT_EQ(written(neg(neg(a))), "-(-a)");
  EXPECT_EQ(written(op("add", neg(a), b)), "-a + b");
  EXPECT_EQ(written(op("add", a, neg(b))), "a + (-b)");
  EXPECT_EQ(written(neg(op("pow", a, b))), "-a**b");
  EXPECT_EQ(written(op("pow", neg(a), b)), "(-a)**b");
  EXPECT_EQ(written(op("pow", op("pow", a, b), c)), "(a**b)**c");
  EXPECT_EQ(written(op("pow", a, op("pow", b, c))), "a**b**c");
  EXPECT_EQ(written(op("pow", a, neg(b))), "a**(-b)");
  EXPECT_EQ(written(op("div", a, op("mul", b, c))), "a/(b*c)");
  EXPECT_EQ(written(op("mul", a, "realval\"-1.0\"")), "a*(-1.0)");
  EXPECT_EQ(written(op("and", op("or", a, b), c)), "(a .or. b) .and. c");
  EXPECT_EQ(written("not(" + op("and", a, b) + ")"), ".not. (a .and. b)");
  EXPECT_EQ(written("not(" + op("eq", a, b) + ")"), ".not. a == b");
  EXPECT_EQ(written(op("eq", op("lt", a, b), c)), "(a < b) == c");
  EXPECT_EQ(written("cond(" + a + ", " + b + ", " + c + ")"), "merge(b, c, a)");
  EXPECT_EQ(written("paren(paren(" + a + "))"), "((a))");
  EXPECT_EQ(written("number\"2\""), "2");
  EXPECT_EQ(written("logicalval\"true\""), ".true.");
}

TEST(WriteInstruction, WhatRulesBuild) {
  Session s;
  const Tree t = s.tree(
      "instrs[push(exprs[name\"a\", name\"b\"]), pop(exprs[name\"a\"]), look(exprs[name\"a\"]), pushControl(intval\"1\", "
      "intval\"2\"), "
      "popControl(name\"c\", intval\"2\"), comment(text\"said by a rule\"), checkpoint(instrs[continue()]), "
      "flowgraph(instrs[label(text\"10\", continue()), goto(text\"10\")]), call(name\"f\", args[name\"y\"], name\"x\")]");
  EXPECT_EQ(write(s.forest, t),
            "push(a, b)\npop(a)\nlook(a)\npushControl(1, 2)\npopControl(c, 2)\n! said by a rule\n"
            "continue\n10 continue\ngo to 10\nx = f(y)\n");
}

TEST(WriteComments, OfTheSourceOfWhatIsBuilt) {
  Session s;
  const Tree source = s.statements("! flux\nx = y ! of heat\n");
  const Tree statement = s.forest.children(source).front();
  auto built = [&](const char *name) {
    const Tree t = s.tree("assign(name\"" + std::string(name) + "\", intval\"0\")");
    s.forest.setOrigin(t, {1, statement});
    return t;
  };
  const Tree both = s.forest.node(Op::Instrs, {built("a"), built("b")});
  EXPECT_EQ(write(s.forest, both), "! flux\n! of heat\na = 0\nb = 0\n");
  const Tree withSource = s.forest.node(Op::Instrs, {built("a"), statement, built("b")});
  EXPECT_EQ(write(s.forest, withSource), "a = 0\n! flux\nx = y ! of heat\nb = 0\n");
}

TEST(WriteLines, LongOnesAreBroken) {
  Session s;
  std::string sum = "x = a1";
  for (int i = 2; i < 100; ++i) sum += " + a" + std::to_string(i);
  const Tree t = s.statements(sum + "\ns = '" + std::string(500, 'q') + "'\n");
  const std::string all = write(s.forest, t);
  std::istringstream lines(all);
  int count = 0;
  for (std::string l; std::getline(lines, l); ++count) EXPECT_LE(l.size(), count < 8 ? 100u : 132u) << l;
  EXPECT_GT(count, 8);
  const Tree again = s.statements(all);
  ASSERT_TRUE(again) << s.messages();
  EXPECT_TRUE(s.forest.equal(t, again));
}

TEST(WriteLines, MapToTrees) {
  Session s;
  const Tree t = s.statements("x = 1\nif (x > 1) then\ny = 2\nz = 3\nend if\n");
  LineMap map;
  write(s.forest, t, {}, &map);
  ASSERT_EQ(map.lines.size(), 6u);
  const Tree choice = s.forest.children(t)[1];
  EXPECT_EQ(map.lines[1], s.forest.children(t)[0]);
  EXPECT_EQ(map.lines[2], choice);
  EXPECT_EQ(map.lines[3], s.forest.children(il::IfOp::then_(s.forest, choice))[0]);
  EXPECT_EQ(map.lines[5], choice);
}

TEST(WriteLines, KeywordsInCapitals) {
  Session s;
  const Tree t = s.statements("do i = 1, 2\ncall f(i)\nend do\n");
  WriteOptions o;
  o.lowerCaseKeywords = false;
  EXPECT_EQ(write(s.forest, t, o), "DO i = 1, 2\n  CALL f(i)\nEND DO\n");
}

TEST(Spans, PointToTheSource) {
  Session s;
  const Tree t = s.free("subroutine s\n  x = a*(b + 1)\nend\n");
  ASSERT_TRUE(t);
  const Tree body = il::ProcedureOp::body_(s.forest, s.forest.children(il::FileOp::units_(s.forest, t)).front());
  const Tree assign = s.forest.children(body).front(), product = il::AssignOp::right_(s.forest, assign);
  EXPECT_EQ(s.sources.text(s.forest.span(assign)), "x = a*(b + 1)");
  EXPECT_EQ(s.sources.text(s.forest.span(product)), "a*(b + 1)");
  EXPECT_EQ(s.sources.text(s.forest.span(il::MulOp::right_(s.forest, product))), "(b + 1)");
  EXPECT_EQ(s.sources.position(s.forest.span(product).begin).column, 7u);
}

TEST(Include, DeclarationsAreKnownAndNotWritten) {
  const std::string dir = testing::TempDir();
  std::ofstream(dir + "/params.inc") << "      real a(10)\n      common /c/ a\n";
  std::ofstream(dir + "/user.f") << "      subroutine s\n      include 'params.inc'\n      x = a(1)\n      end\n";
  Session s;
  const Tree t = read(s.forest, s.sources, s.diagnostics, dir + "/user.f");
  ASSERT_TRUE(t) << s.messages();
  const std::string all = il::dump(s.forest, t);
  EXPECT_NE(all.find("includeLine(text\"include 'params.inc'\", decls[declare("), std::string::npos) << all;
  EXPECT_NE(all.find("assign(name\"x\", index(name\"a\""), std::string::npos) << all;
  EXPECT_EQ(write(s.forest, t), "subroutine s()\n  include 'params.inc'\n  x = a(1)\nend subroutine s\n");
}

}  // namespace
}  // namespace dotbar::fortran::test
