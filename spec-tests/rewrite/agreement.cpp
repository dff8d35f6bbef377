// The machine agrees with the interpreter: over random rules and trees, the same trees, messages, applications, traces and
// origins, and the same wishes to the host.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "fixture.h"
#include "random_rules.h"

namespace dotbar::test {
namespace {

struct Outcome {
  bool ok = false, overlap = false;
  std::string text;  // everything that is compared
  std::set<std::string> answers;
  std::uint64_t applications = 0;
};

void answer(TestHost &host, Forest &forest) {
  host.guards["g"] = [&](auto args) { return forest.hash(args[0]) % 3 != 0; };
  host.guards["h"] = [&](auto args) { return (forest.hash(args[0]) ^ forest.hash(args[1])) % 2 == 0; };
  host.binders["b"] = [&](auto args) { return forest.hash(args[0]) % 2 ? Tree{} : forest.leaf(il::Op::Name, "bound"); };
  host.functions["f"] = [&](auto args) { return forest.node(il::Op::Plus, {args[0]}); };
}

std::string origin(const Forest &f, Tree t) {
  const il::Origin o = f.origin(t);
  return std::to_string(o.rule) + "<-" + std::to_string(o.source.id);
}

// Every application with its inputs, outputs and context, and what its guards said.
std::string proof(rewrite::Rewriter &rewriter, const Forest &forest) {
  std::string s = rewriter.trace().empty() && !(rewriter.answers().empty() && rewriter.contexts().empty())
                      ? "recorded without a trace\n"
                      : "";
  const std::vector<rewrite::Application> trace = rewriter.trace();
  const auto dumped = [&](const std::vector<Tree> &trees) {
    std::string all;
    for (const Tree t : trees) all += " " + il::dump(forest, t);
    return all;
  };
  for (std::uint32_t i = 0; i < trace.size(); ++i) {
    const rewrite::Application &a = trace[i];
    s += std::to_string(a.rule) + " of " + std::to_string(a.parent) + " on " + (a.input ? il::dump(forest, a.input) : "") +
         " in " + std::to_string(a.context) + ":" + dumped(rewriter.inputs(i)) + " =>" + dumped(rewriter.outputs(i)) + "\n";
  }
  for (const rewrite::Context &c : rewriter.contexts())
    s += std::string(text(c.name)) + " " + (c.fragment ? il::dump(forest, c.fragment) : "") + " in " + std::to_string(c.outer) +
         "\n";
  return s;
}

// What guards said, line by line.
std::set<std::string> answers(const rewrite::Rewriter &rewriter, const Forest &forest) {
  std::set<std::string> all;
  for (const rewrite::Answer &a : rewriter.answers()) {
    std::string s = std::to_string(a.application) + " asked " + std::to_string(a.guard);
    for (const Tree t : a.args) s += " " + il::dump(forest, t);
    all.insert(s + (a.holds ? " yes" : " no") + (a.result ? il::dump(forest, a.result) : ""));
  }
  return all;
}

Outcome run(const RuleSet &set, Factory make, rules::JudgementId j, const std::vector<std::string> &inputs,
            rewrite::Options options) {
  Forest forest;
  std::string why;
  std::vector<Tree> in, out;
  for (const auto &s : inputs) in.push_back(il::read(forest, s, why));
  TestHost host(set, forest);
  answer(host, forest);
  Diagnostics diagnostics;
  const auto rewriter = make(set, forest, host, diagnostics, options);
  Outcome o;
  o.ok = rewriter->run(j, in, out);
  o.applications = rewriter->applications();
  for (const Tree t : out) o.text += il::dump(forest, t) + " " + (il::info(forest.op(t)).list ? "" : origin(forest, t)) + "\n";
  for (const Diagnostic &d : diagnostics.all()) {
    o.text += std::string(word(d.kind)) + ": " + d.message + "\n";
    o.overlap = o.overlap || d.kind == DiagnosticKind::Internal;
    for (const Note &n : d.notes) o.text += "  " + n.text + "\n";
  }
  for (const auto &l : host.log) o.text += l + "\n";
  o.text += std::to_string(host.freshMade) + " fresh, mark " + std::to_string(host.freshMark()) + ", " +
            std::to_string(o.applications) + " applications\n";
  if (o.ok) o.text += proof(*rewriter, forest), o.answers = answers(*rewriter, forest);
  return o;
}

struct Counts {
  int cases = 0, ok = 0, overlaps = 0;
  std::uint64_t applications = 0;
};

void compare(std::uint64_t seed, Counts &counts) {
  RandomRules rules(seed);
  for (int i = 0; i < 4; ++i) {
    const auto j = static_cast<rules::JudgementId>(rules.below(RandomRules::judgements));
    std::vector<std::string> inputs{j == 2 ? rules.list(2) : rules.tree(3)};
    if (j == 3) inputs.push_back(rules.tree(2));
    rewrite::Options options{.traced = rules.below(2) == 0, .depthLimit = 500};
    options.proof = options.traced && rules.below(2) == 0;
    if (rules.below(4) == 0) options.depthLimit = 3;
    const Outcome naive = run(rules.book.set, rewrite::interpreter, j, inputs, options);
    ++counts.cases;
    counts.overlaps += naive.overlap;
    if (naive.overlap) continue;  // only the interpreter looks for a second rule
    const Outcome fast = run(rules.book.set, rewrite::machine, j, inputs, options);
    counts.ok += naive.ok;
    counts.applications += naive.applications;
    // the machine does not ask what the rest of a formula decides without the host
    const bool asked = std::includes(naive.answers.begin(), naive.answers.end(), fast.answers.begin(), fast.answers.end());
    if (!asked || naive.text != fast.text || naive.text.find("recorded without") != std::string::npos)
      throw std::runtime_error("seed " + std::to_string(seed) + "\n" + rules.log + "on " + inputs[0] + " by judgement " +
                               std::to_string(j) + "\ninterpreter\n" + naive.text + "machine\n" + fast.text);
  }
}

TEST(Agreement, randomRulesAndTrees) {
  Counts counts;
  if (const char *seed = std::getenv("REWRITE_SEED")) return compare(std::strtoull(seed, nullptr, 10), counts);  // one case again
  EXPECT_TRUE(rc::check([&] {
    for (int i = 0; i < 10; ++i) compare(*rc::gen::noShrink(rc::gen::arbitrary<std::uint64_t>()), counts);
  }));
  std::printf("%d cases, %d with a result, %d with overlapping rules, %lu applications\n", counts.cases, counts.ok,
              counts.overlaps, counts.applications);
  EXPECT_GT(counts.ok, counts.cases / 8) << "too few random rule sets give a result";
}

}  // namespace
}  // namespace dotbar::test
