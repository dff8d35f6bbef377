// Every construct of the rules language, run by the interpreter and by the machine: what is built, what is said, what the
// host is asked.
#include <gtest/gtest.h>

#include "fixture.h"
#include "il_make.h"

namespace dotbar::test {
namespace {

class Constructs : public testing::TestWithParam<Implementation> {
 protected:
  Rulebook book;
  Forest forest;
  Diagnostics diagnostics;
  rewrite::Options options;
  std::unique_ptr<TestHost> host = std::make_unique<TestHost>(book.set, forest);
  std::unique_ptr<rewrite::Rewriter> rewriter;

  Tree read(std::string_view text) {
    std::string why;
    const Tree t = il::read(forest, text, why);
    EXPECT_TRUE(t) << why << ": " << text;
    return t;
  }
  std::vector<Tree> run(std::string_view judgement, std::vector<Tree> inputs) {
    if (!rewriter) rewriter = GetParam().make(book.set, forest, *host, diagnostics, options);
    std::vector<Tree> outputs;
    ok = rewriter->run(book.judgementId(judgement), inputs, outputs);
    return outputs;
  }
  // Texts of the outputs, or the messages.
  std::string result(std::string_view judgement, std::vector<std::string> inputs) {
    std::vector<Tree> trees;
    for (const auto &s : inputs) trees.push_back(read(s));
    return shown(run(judgement, trees));
  }
  std::string shown(const std::vector<Tree> &outputs) {
    std::string s;
    for (const Tree t : outputs) s += (s.empty() ? "" : " | ") + il::dump(forest, t);
    if (!ok)
      for (const Diagnostic &d : diagnostics.all()) {
        s += std::string(word(d.kind)) + ": " + d.message;
        for (const Note &n : d.notes) s += "; " + n.text;
      }
    return s;
  }
  bool ok = false;
};

TEST_P(Constructs, nodesLeavesAndSharing) {
  book.judgement("d", {"Expr"}, {"Expr"});
  book.rule("mul", "d", {"mul(A, B)"}).judge("d", {"A"}, {"A'"}).judge("d", {"B"}, {"B'"}).gives({"add(mul(A, B'), mul(A', B))"});
  book.rule("zero", "d", {"intval(_)"}).gives({"number(\"0.0\")"});
  book.rule("var", "d", {"X@name(_)"}).gives({"neg(X)"});
  const Tree in = read("mul(name\"x\", intval\"2\")");
  const auto out = run("d", {in});
  EXPECT_EQ(shown(out), "add(mul(name\"x\", number\"0.0\"), mul(neg(name\"x\"), intval\"2\"))");
  EXPECT_EQ(rewriter->applications(), 3u);
  EXPECT_EQ(il::MulOp::left_(forest, il::AddOp::left_(forest, out[0])), il::MulOp::left_(forest, in))
      << "bound subtrees are shared";
}

TEST_P(Constructs, leafTextsAndSorts) {
  book.judgement("k", {"Expr"}, {"Expr"});
  book.rule("one", "k", {"number(\"1\")"}).gives({"intval(\"1\")"});
  book.rule("two", "k", {"number(\"2\")"}).gives({"intval(\"2\")"});
  book.rule("ref", "k", {"R"}).gives({"neg(R)"});
  book.rule("other", "k", {"E"}).otherwise().gives({"E"});
  EXPECT_EQ(result("k", {"number\"1\""}), "intval\"1\"");
  EXPECT_EQ(result("k", {"number\"2\""}), "intval\"2\"");
  EXPECT_EQ(result("k", {"number\"3\""}), "number\"3\"");
  EXPECT_EQ(result("k", {"name\"3\""}), "neg(name\"3\")");
  EXPECT_EQ(result("k", {"index(name\"a\", subs[])"}), "neg(index(name\"a\", subs[]))");
}

TEST_P(Constructs, repeatedVariablesMeanEquality) {
  book.judgement("s", {"Expr"}, {"Expr"});
  book.rule("same", "s", {"sub(A, A)"}).gives({"number(\"0.0\")"});
  book.rule("other", "s", {"E"}).otherwise().gives({"E"});
  EXPECT_EQ(result("s", {"sub(neg(name\"x\"), neg(name\"x\"))"}), "number\"0.0\"");
  EXPECT_EQ(result("s", {"sub(neg(name\"x\"), neg(name\"y\"))"}), "sub(neg(name\"x\"), neg(name\"y\"))");
}

TEST_P(Constructs, listsAreSplitAndPutTogether) {
  book.judgement("rev", {"Exprs"}, {"Exprs"});
  book.rule("nil", "rev", {"[]"}).gives({"[]"});
  book.rule("cons", "rev", {"[A . L]"}).judge("rev", {"L"}, {"L'"}).gives({"[*L', A]"});
  book.judgement("pairs", {"Exprs"}, {"Exprs", "Exprs"});
  book.rule("two", "pairs", {"[A, B . L]"}).judge("pairs", {"L"}, {"L1", "L2"}).gives({"[A . L1]", "[B . L2]"});
  book.rule("one", "pairs", {"[A]"}).gives({"[A]", "[]"});
  book.rule("none", "pairs", {"[]"}).gives({"[]", "[]"});
  EXPECT_EQ(result("rev", {"exprs[name\"a\", name\"b\", name\"c\"]"}), "exprs[name\"c\", name\"b\", name\"a\"]");
  EXPECT_EQ(result("pairs", {"exprs[name\"a\", name\"b\", name\"c\"]"}), "exprs[name\"a\", name\"c\"] | exprs[name\"b\"]");
  EXPECT_EQ(result("pairs", {"exprs[]"}), "exprs[] | exprs[]");
}

TEST_P(Constructs, listsInsideNodesAreFlat) {
  book.judgement("p", {"Instr"}, {"Instr"});
  book.rule("push", "p", {"push([A . L])"}).gives({"pop([*L, A, *L])"});
  book.rule("other", "p", {"push([])"}).gives({"continue()"});
  EXPECT_EQ(result("p", {"push(exprs[name\"a\", name\"b\"])"}), "pop(exprs[name\"b\", name\"a\", name\"b\"])");
  EXPECT_EQ(result("p", {"push(exprs[name\"a\"])"}), "pop(exprs[name\"a\"])");
  EXPECT_EQ(result("p", {"push(exprs[])"}), "continue()");
}

// An operator whose list is marked `some` in il.ops is nothing without an element: a list that a rule writes leaves it out.
TEST_P(Constructs, whatIsNothingIsLeftOut) {
  book.judgement("alone", {"Exprs"}, {"Instrs"});
  book.rule("alone", "alone", {"L"}).gives({"[push(L)]"});
  book.judgement("shape", {"Instrs"}, {"Expr"});
  book.judgement("asked", {"Exprs"}, {"Expr"});
  book.rule("asked", "asked", {"L"}).judge("shape", {"[push(L)]"}, {"A"}).gives({"A"});
  book.rule("empty", "shape", {"[]"}).gives({"intval(\"0\")"});
  book.rule("some", "shape", {"[_]"}).gives({"intval(\"1\")"});
  EXPECT_EQ(result("alone", {"exprs[]"}), "instrs[]");
  EXPECT_EQ(result("alone", {"exprs[name\"a\"]"}), "instrs[push(exprs[name\"a\"])]");
  EXPECT_EQ(result("asked", {"exprs[]"}), "intval\"0\"");
  EXPECT_EQ(result("asked", {"exprs[name\"a\"]"}), "intval\"1\"");
}

TEST_P(Constructs, listsMayBeMadeByRulesAndMatchedAgain) {
  book.judgement("twice", {"Exprs"}, {"Exprs"});
  book.judgement("tail", {"Exprs"}, {"Exprs"});
  book.rule("twice", "twice", {"L"}).judge("tail", {"[*L, *L]"}, {"L'"}).gives({"L'"});
  book.rule("tail", "tail", {"[A . L]"}).gives({"L"});
  book.rule("nil", "tail", {"[]"}).gives({"[]"});
  EXPECT_EQ(result("twice", {"exprs[name\"a\", name\"b\"]"}), "exprs[name\"b\", name\"a\", name\"b\"]");
  EXPECT_EQ(result("twice", {"exprs[]"}), "exprs[]");
}

TEST_P(Constructs, guardsSelectAndAreAskedOnce) {
  book.guard("isLive", {"Instr"});
  book.guard("isDiff", {"Ref"});
  book.judgement("t", {"Instr"}, {"Instrs"});
  book.rule("a", "t", {"X@assign(R, E)"}).guard("isLive(X)").guard("isDiff(R)").gives({"[X, X]"});
  book.rule("b", "t", {"X@assign(R, E)"}).guard("isLive(X)").guard("!isDiff(R)").gives({"[X]"});
  book.rule("c", "t", {"X@assign(R, E)"}).guard("!isLive(X)").gives({"[]"});
  book.rule("d", "t", {"continue()"}).gives({"[]"});
  bool live = true, diff = true;
  host->guards["isLive"] = [&](auto) { return live; };
  host->guards["isDiff"] = [&](auto args) { return diff && forest.is(args[0], il::Op::Name); };
  const std::string in = "assign(name\"x\", name\"y\")";
  EXPECT_EQ(result("t", {in}), "instrs[" + in + ", " + in + "]");
  EXPECT_EQ(host->holdsAsked, 2u);
  diff = false;
  EXPECT_EQ(result("t", {in}), "instrs[" + in + "]");
  EXPECT_EQ(host->holdsAsked, 4u);
  live = false;
  EXPECT_EQ(result("t", {in}), "instrs[]");
  EXPECT_EQ(result("t", {"continue()"}), "instrs[]");
  EXPECT_LE(host->holdsAsked, 6u);
}

TEST_P(Constructs, structuralGuardsAndPatternsAsConditions) {
  book.guard("isDiff", {"Expr"});
  book.structural("isRef", {"E"}, "E is name(_) \\/ E is index(_, _)");
  book.structural("isDiffRef", {"E"}, "isRef(E) /\\ isDiff(E)");
  book.judgement("t", {"Expr"}, {"Expr"});
  book.rule("ref", "t", {"E"}).guard("isDiffRef(E)").gives({"neg(E)"});
  book.rule("base", "t", {"E"}).guard("!isDiffRef(E) /\\ E is index(R, _)").gives({"R"});
  book.rule("other", "t", {"E"}).otherwise().gives({"plus(E)"});
  host->guards["isDiff"] = [&](auto args) {
    EXPECT_TRUE(il::hasSort(forest.op(args[0]), il::Sort::Ref)) << "asked only when the structure fits";
    return forest.is(args[0], il::Op::Name);
  };
  EXPECT_EQ(result("t", {"name\"x\""}), "neg(name\"x\")");
  EXPECT_EQ(result("t", {"index(name\"x\", subs[])"}), "name\"x\"");
  EXPECT_EQ(result("t", {"intval\"1\""}), "plus(intval\"1\")");
}

TEST_P(Constructs, sameAndFunctionsInGuards) {
  book.function("base", {"Expr"}, "Expr");
  book.judgement("t", {"Expr", "Expr"}, {"Expr"});
  book.rule("same", "t", {"A", "B"}).let("X", "base(A)").guard("same(X, B)").gives({"X"});
  book.rule("other", "t", {"A", "B"}).guard("!same(base(A), B)").gives({"add(A, B)"});
  host->functions["base"] = [&](auto args) { return il::NegOp::operand_(forest, args[0]); };
  EXPECT_EQ(result("t", {"neg(name\"x\")", "name\"x\""}), "name\"x\"");
  EXPECT_EQ(result("t", {"neg(name\"x\")", "name\"y\""}), "add(neg(name\"x\"), name\"y\")");
}

TEST_P(Constructs, guardsThatReturnATree) {
  book.guard("isActiveCall", {"Expr", "Instr"}, "Expr");
  book.judgement("t", {"Expr", "Instr"}, {"Expr"});
  book.rule("yes", "t", {"A", "I"}).bind("isActiveCall", {"A", "I"}, "B").gives({"add(A, B)"});
  book.rule("no", "t", {"A", "I"}).otherwise().gives({"A"});
  host->binders["isActiveCall"] = [&](auto args) {
    return forest.is(args[1], il::Op::Continue) ? Tree{} : forest.leaf(il::Op::Name, "b");
  };
  EXPECT_EQ(result("t", {"name\"a\"", "return()"}), "add(name\"a\", name\"b\")");
  EXPECT_EQ(result("t", {"name\"a\"", "continue()"}), "name\"a\"");
}

TEST_P(Constructs, occurrencesKeepTheirIdentity) {
  book.judgement("t", {"Instr"}, {"Expr"});
  book.function("restore", {"Instr"}, "Expr");
  book.rule("t", "t", {"I@assign(R, E)"}).let("X", "restore(I@assign(R, E))").gives({"X"});
  Tree in = read("assign(name\"x\", name\"y\")");
  host->functions["restore"] = [&](auto args) { return args[0] == in ? il::AssignOp::left_(forest, in) : Tree{}; };
  EXPECT_EQ(run("t", {in})[0], il::AssignOp::left_(forest, in));
}

TEST_P(Constructs, freshNamesAreReleasedAfterAStatement) {
  const auto j = book.judgement("stmt", {"Instr"}, {"Expr"});
  book.judgement("list", {"Instrs"}, {"Exprs"});
  book.set.judgements[j].statement = true;
  book.rule("any", "stmt", {"I"})
      .fresh("V", "t", "integerType(noexpr(\"\"))")
      .fresh("V'", "u", "doubleType()")
      .gives({"add(V, V')"});
  book.rule("nil", "list", {"[]"}).gives({"[]"});
  book.rule("cons", "list", {"[I . P]"}).judge("stmt", {"I"}, {"E"}).judge("list", {"P"}, {"L"}).gives({"[E . L]"});
  EXPECT_EQ(result("list", {"instrs[continue(), return()]"}), "exprs[add(name\"t0\", name\"u1\"), add(name\"t0\", name\"u1\")]");
  EXPECT_EQ(host->freshMade, 4u);
}

TEST_P(Constructs, withAndScope) {
  book.judgement("t", {"Instrs"}, {"Instrs", "Decls"});
  book.judgement("u", {"Instrs"}, {"Instrs"});
  book.rule("t", "t", {"P"}).scope("D").with("CKP", "P").judge("u", {"P"}, {"Q"}).end().end().gives({"[*Q, *P]", "D"});
  book.rule("u", "u", {"[I . P]"}).gives({"[I]"});
  EXPECT_EQ(result("t", {"instrs[continue(), return()]"}), "instrs[continue(), continue(), return()] | decls[]");
  EXPECT_EQ(host->log, (std::vector<std::string>{"begin", "enter CKP instrs[continue(), return()]", "leave CKP", "end"}));
  host->log.clear();
  EXPECT_EQ(result("t", {"instrs[]"}), "no-rule: no rule of Instrs -u-> applies to an empty list of Instr");
  EXPECT_EQ(host->log, (std::vector<std::string>{"begin", "enter CKP instrs[]", "leave CKP", "end"}))
      << "closed after an error too";
}

TEST_P(Constructs, collectAppendsInTheOrderOfTheRules) {
  const auto j = book.judgement("c", {"Instr"}, {"Instrs", "Expr"});
  book.set.judgements[j].collect = true;
  book.guard("joint", {"Instr"});
  book.guard("split", {"Instr"});
  book.rule("joint", "c", {"I"}).guard("joint(I)").gives({"[I]", "number(\"1\")"});
  book.rule("split", "c", {"I"}).guard("split(I)").gives({"[I, I]", "number(\"2\")"});
  book.rule("none", "c", {"I"}).otherwise().gives({"[]", "number(\"3\")"});
  bool joint = true, split = true;
  host->guards["joint"] = [&](auto) { return joint; };
  host->guards["split"] = [&](auto) { return split; };
  EXPECT_EQ(result("c", {"stop(text\"\", exprs[])"}),
            "instrs[stop(text\"\", exprs[]), stop(text\"\", exprs[]), stop(text\"\", exprs[])] | number\"1\"");
  EXPECT_EQ(rewriter->applications(), 2u);
  joint = false;
  EXPECT_EQ(result("c", {"continue()"}), "instrs[continue(), continue()] | number\"2\"");
  split = false;
  EXPECT_EQ(result("c", {"continue()"}), "instrs[] | number\"3\"");
}

TEST_P(Constructs, firstMatchGoesByOrder) {
  const auto j = book.judgement("f", {"Expr", "Expr"}, {"Expr"});
  book.set.judgements[j].firstMatch = true;
  book.rule("left", "f", {"number(\"0\")", "E"}).gives({"E"});
  book.rule("right", "f", {"E", "number(\"0\")"}).gives({"neg(E)"});
  book.rule("both", "f", {"A", "B"}).gives({"add(A, B)"});
  EXPECT_EQ(result("f", {"number\"0\"", "number\"0\""}), "number\"0\"");
  EXPECT_EQ(result("f", {"name\"x\"", "number\"0\""}), "neg(name\"x\")");
  EXPECT_EQ(result("f", {"number\"1\"", "name\"x\""}), "add(number\"1\", name\"x\")");
}

TEST_P(Constructs, guardsAfterAJudgement) {
  book.judgement("d", {"Expr"}, {"Expr"});
  book.judgement("t", {"Expr"}, {"Expr"});
  book.rule("d", "d", {"E"}).fresh("V", "t", "doubleType()").gives({"sub(E, V)"});
  book.rule("first", "t", {"E"}).judge("d", {"E"}, {"E'"}).guard("E is neg(_) /\\ E' is sub(neg(A), _)").gives({"A"});
  book.rule("second", "t", {"E"})
      .judge("d", {"E"}, {"sub(plus(A), X)"})
      .with("W", "[]")
      .guard("E is plus(_)")
      .end()
      .gives({"add(A, X)"});
  book.rule("third", "t", {"E"})
      .with("W", "[]")
      .judge("d", {"E"}, {"E'"})
      .guard("!(E' is sub(neg(_), _))")
      .guard("!(E' is sub(plus(_), _))")
      .end()
      .gives({"E'"});
  EXPECT_EQ(result("t", {"neg(name\"x\")"}), "name\"x\"");
  EXPECT_EQ(rewriter->applications(), 2u) << "attempts that fail are not counted";
  EXPECT_EQ(result("t", {"plus(name\"x\")"}), "add(name\"x\", name\"t1\")");
  host->log.clear();
  EXPECT_EQ(result("t", {"name\"x\""}), "sub(name\"x\", name\"t2\")") << "fresh names of failed attempts are released";
  EXPECT_EQ(host->log, (std::vector<std::string>{"enter W instrs[]", "leave W"}));
}

TEST_P(Constructs, arithmeticOfNumbers) {
  book.function("natAdd", {"Nat", "Nat"}, "Nat");
  book.function("natMul", {"Nat", "Nat"}, "Nat");
  book.judgement("n", {"Expr"}, {"Nat"});
  book.rule("add", "n", {"add(A, B)"})
      .judge("n", {"A"}, {"K"})
      .judge("n", {"B"}, {"J"})
      .gives({"natAdd(K, natMul(J, nat(\"10\")))"});
  book.rule("leaf", "n", {"N"}).gives({"nat(\"1\")"});
  EXPECT_EQ(result("n", {"add(add(name\"a\", name\"b\"), name\"c\")"}), "nat\"21\"");
}

TEST_P(Constructs, noRuleNamesTheGuards) {
  book.guard("isLive", {"Expr"});
  book.guard("isDiff", {"Expr"});
  book.judgement("t", {"Expr"}, {"Expr"});
  book.rule("a", "t", {"neg(A)"}).guard("isDiff(A)").gives({"A"});
  book.rule("b", "t", {"E@neg(A)"}).guard("!isDiff(A)").guard("isLive(E)").gives({"A"});
  host->guards["isLive"] = host->guards["isDiff"] = [](auto) { return false; };
  const Tree in = forest.node(il::Op::Neg, {read("name\"x\"")}, {3, 9});
  EXPECT_EQ(shown(run("t", {in})),
            "no-rule: no rule of Expr -t-> applies to 'neg': isDiff(name\"x\") does not hold, isLive does not hold");
  EXPECT_EQ(diagnostics.all()[0].where.begin, 3u);
}

TEST_P(Constructs, refusalsSayWhy) {
  book.judgement("t", {"Instr"}, {"Instrs"});
  book.judgement("e", {"Expr"}, {"Expr"});
  book.rule("t", "t", {"assign(R, E)"}).judge("e", {"neg(E)"}, {"X"}).gives({"[]"});
  book.rule("e", "e", {"neg(X)"}).refuses("cannot differentiate {X} {here}");
  options.printer = [&](Tree t) { return "<" + std::string(forest.text(t)) + ">"; };
  const Tree in = forest.node(il::Op::Assign, {read("name\"x\""), read("name\"y\"")}, {5, 8});
  EXPECT_EQ(shown(run("t", {in})), "refused: cannot differentiate <y> {here}; refused by rule e");
  EXPECT_EQ(diagnostics.all()[0].where.begin, 5u) << "a built input has no place: that of the statement";
}

TEST_P(Constructs, hostFailuresEndTheRun) {
  book.function("f", {"Expr"}, "Expr");
  book.judgement("t", {"Expr"}, {"Expr"});
  book.rule("t", "t", {"E"}).let("X", "f(E)").gives({"X"});
  host->functions["f"] = [&](auto) { return diagnostics.report(DiagnosticKind::Unsupported, {}, "not this"), Tree{}; };
  EXPECT_EQ(result("t", {"name\"x\""}), "unsupported: not this");
  host->functions["f"] = [&](auto args) { return args[0]; };
  EXPECT_EQ(result("t", {"name\"x\""}), "name\"x\"") << "the next run is not affected";
}

TEST_P(Constructs, originsAndTrace) {
  options.traced = true;
  book.judgement("d", {"Expr"}, {"Expr"});
  book.judgement("s", {"Expr", "Expr"}, {"Expr"});
  book.rule("add", "d", {"add(A, B)"})
      .judge("d", {"A"}, {"A'"})
      .judge("d", {"B"}, {"B'"})
      .judge("s", {"A'", "B'"}, {"E"})
      .gives({"E"});
  book.rule("var", "d", {"N"}).gives({"neg(N)"});
  book.rule("s", "s", {"A", "B"}).gives({"sub(A, B)"});
  const Tree in = read("add(name\"x\", name\"y\")");
  const Tree out = run("d", {in})[0];
  const auto &trace = rewriter->trace();
  ASSERT_EQ(trace.size(), 5u);
  EXPECT_EQ(trace[1].rule, 1u);
  EXPECT_EQ(trace[1].input, in);
  EXPECT_EQ(trace[1].parent, 0u);
  EXPECT_EQ(trace[2].rule, 2u);
  EXPECT_EQ(trace[2].input, il::AddOp::left_(forest, in));
  EXPECT_EQ(trace[2].parent, 1u);
  EXPECT_EQ(trace[4].rule, 3u);
  EXPECT_EQ(trace[4].parent, 1u);
  EXPECT_EQ(forest.origin(out).rule, 4u);
  EXPECT_EQ(forest.origin(out).source, in) << "s speaks of a built tree: the source is its caller's";
  EXPECT_EQ(forest.origin(il::SubOp::right_(forest, out)).source, il::AddOp::right_(forest, in));
}

TEST_P(Constructs, originsUntraced) {
  book.judgement("d", {"Expr"}, {"Expr"});
  book.rule("neg", "d", {"neg(A)"}).judge("d", {"A"}, {"A'"}).gives({"plus(A')"});
  book.rule("var", "d", {"N"}).gives({"mul(N, number(\"2\"))"});
  const Tree in = read("neg(name\"x\")");
  const Tree out = run("d", {in})[0];
  EXPECT_TRUE(rewriter->trace().empty());
  EXPECT_EQ(forest.origin(out).rule, 1u);
  EXPECT_EQ(forest.origin(out).source, in);
  EXPECT_EQ(forest.origin(il::MulOp::right_(forest, il::PlusOp::operand_(forest, out))).rule, 2u) << "leaves too";
}

TEST_P(Constructs, theHostMayRunRules) {
  book.guard("g", {"Expr"});
  book.judgement("d", {"Expr"}, {"Expr"});
  book.judgement("e", {"Expr"}, {"Expr"});
  book.rule("neg", "d", {"neg(A)"}).guard("g(A)").judge("d", {"A"}, {"A'"}).gives({"plus(A')"});
  book.rule("var", "d", {"N"}).gives({"N"});
  book.rule("e", "e", {"A"}).gives({"A"});
  host->guards["g"] = [&](auto args) {
    std::vector<Tree> outputs;
    return rewriter->run(book.judgementId("e"), args, outputs) && outputs[0] == args[0];
  };
  EXPECT_EQ(result("d", {"neg(neg(name\"x\"))"}), "plus(plus(name\"x\"))");
}

TEST_P(Constructs, theHostMayRunRulesThatAskIt) {
  book.guard("g", {"Expr"});
  book.guard("h", {"Expr"});
  book.judgement("d", {"Expr"}, {"Expr"});
  book.judgement("e", {"Expr"}, {"Expr"});
  book.rule("neg", "d", {"neg(A)"}).guard("g(A)").judge("d", {"A"}, {"A'"}).gives({"plus(A')"});
  book.rule("var", "d", {"N"}).gives({"N"});
  book.rule("neg", "e", {"neg(A)"}).guard("h(A)").judge("e", {"A"}, {"A'"}).gives({"paren(A')"});
  book.rule("var", "e", {"N"}).gives({"N"});
  host->guards["h"] = [](auto) { return true; };
  host->guards["g"] = [&](auto) {  // asks h in the midst of applications
    const Tree in = read("neg(neg(neg(name\"y\")))");
    std::vector<Tree> outputs;
    return rewriter->run(book.judgementId("e"), {&in, 1}, outputs) &&
           il::dump(forest, outputs[0]) == "paren(paren(paren(name\"y\")))";
  };
  EXPECT_EQ(result("d", {"neg(neg(name\"x\"))"}), "plus(plus(name\"x\"))");
}

INSTANTIATE_TEST_SUITE_P(Both, Constructs,
                         testing::Values(Implementation{"interpreter", rewrite::interpreter},
                                         Implementation{"machine", rewrite::machine}),
                         [](const auto &i) { return i.param.name; });

}  // namespace
}  // namespace dotbar::test
