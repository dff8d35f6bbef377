// Trees against rules: what a run on one tree may do wrong, and the smallest tree on which it does.
#include <algorithm>

#include "engine/rules/show/show.h"
#include "engine/support/progress.h"
#include "tools/workbench/fuzz/fuzz.h"
#include "tools/workbench/fuzz/oracle.h"

namespace dotbar::tools {
namespace {

using il::Tree;

std::string placeOf(const SourceMap &sources, Span where) {
  const Position p = sources.position(where.begin);
  return std::string(p.file) + ":" + std::to_string(p.line);
}

struct Wrong {
  std::string what;      // empty: nothing
  std::string kind;      // what shrinking keeps
  rules::RuleId by = 0;  // the last rule that applied
  bool fast = false;     // found by the machine only
};

class TreeFuzzer {
 public:
  TreeFuzzer(const rules::RuleSet &set, const SourceMap &sources, std::uint64_t seed)
      : set_(set), sources_(sources), seed_(seed), random_(seed), maker_(set, forest_, random_) {}

  // The smallest inputs on which something goes wrong; only what is of `kind`, when one is given.
  bool run(const std::string &kind) {
    const auto r = static_cast<rules::RuleId>(1 + random_.below(static_cast<int>(set_.rules.size()) - 1));
    const rules::JudgementId j = set_.rules[r].judgement;
    std::vector<il::Sort> sorts;
    for (const rules::Parameter &p : set_.judgements[j].inputs) sorts.push_back(p.sort);
    std::vector<Tree> inputs = maker_.inputsFor(set_.rules[r], 1 + random_.below(3));
    const Wrong first = wrong(j, inputs);
    if (first.what.empty() || (!kind.empty() && first.kind != kind)) return false;
    inputs_ =
        smaller(forest_, inputs, sorts, [&](const std::vector<Tree> &t) { return wrong(j, t, first.fast).kind == first.kind; });
    judgement_ = j, kind_ = first.kind;
    return true;
  }
  const std::string &kind() const { return kind_; }
  std::size_t size() const {
    std::size_t n = 0;
    for (const Tree t : inputs_) n += il::dump(forest_, t).size();
    return n;
  }
  Counterexample describe() { return describe(judgement_, inputs_); }

 private:
  // Both implementations, with the same answers; or the interpreter alone, which compiles nothing.
  Wrong wrong(rules::JudgementId j, const std::vector<Tree> &inputs, bool both = true) {
    std::vector<Tree> naive, fast;
    RandomOracle slowHost(set_, forest_, seed_), fastHost(set_, forest_, seed_);
    asked_.clear();
    Wrong w = ran(rewrite::interpreter, slowHost, j, inputs, naive);
    asked_ = slowHost.asked;
    if (!w.what.empty() || !both) return w;
    w = ran(rewrite::machine, fastHost, j, inputs, fast);
    w.fast = true;
    if (!w.what.empty()) return w;
    if (naive.size() != fast.size() ||
        !std::equal(naive.begin(), naive.end(), fast.begin(), [&](Tree a, Tree b) { return forest_.equal(a, b); }))
      return {"the interpreter and the machine derive different trees", "agreement", w.by, true};
    return {};
  }

  template <class Make>
  Wrong ran(Make make, rewrite::Host &host, rules::JudgementId j, const std::vector<Tree> &inputs, std::vector<Tree> &outputs) {
    Diagnostics said;
    rewrite::Options options;
    options.traced = true, options.depthLimit = 5000;
    const auto rewriter = make(set_, forest_, host, said, options);
    const bool done = rewriter->run(j, inputs, outputs);
    const rules::RuleId by = rewriter->trace().empty() ? 0 : rewriter->trace().back().rule;
    if (!done) {
      outputs.clear();
      // a measure gets smaller by what a host answers (an element of an array is none), which random answers need not
      const bool isMeasured = by && text(set_.judgements[set_.rules[by].judgement].measure) != "";
      for (const Diagnostic &d : said.all())
        if (d.kind != DiagnosticKind::Refused && !(d.kind == DiagnosticKind::TooDeep && isMeasured))
          return {d.message, std::string(word(d.kind)) + d.message.substr(0, d.message.find(" appl")), by};
      return {};
    }
    for (std::size_t k = 0; k < outputs.size(); ++k) {
      std::string why;
      if (il::validate(forest_, outputs[k], why)) return {"what is derived is not well sorted: " + why, "sorts", by};
    }
    return {};
  }

  Counterexample describe(rules::JudgementId j, const std::vector<Tree> &inputs) {
    const Wrong w = wrong(j, inputs);
    Counterexample c{seed_, {w.what}};
    std::string tree;
    for (const Tree t : inputs) tree += (tree.empty() ? "" : ", ") + il::dump(forest_, t);
    c.lines.push_back("judgement  " + rules::spelled(set_.judgements[j]));
    c.lines.push_back("tree       " + tree);
    for (const std::string &s : asked_) c.lines.push_back("guard      " + s);
    if (w.by)
      c.lines.push_back("rule       " + std::string(text(set_.rules[w.by].name)) + " applied last, at " +
                        placeOf(sources_, set_.rules[w.by].where));
    return c;
  }

  const rules::RuleSet &set_;
  const SourceMap &sources_;
  std::uint64_t seed_;
  il::Forest forest_;
  random::Random random_;
  TreeMaker maker_;
  std::set<std::string> asked_;
  rules::JudgementId judgement_ = 0;
  std::vector<Tree> inputs_;
  std::string kind_;
};

constexpr int furtherTries = 200;  // for a smaller tree that shows the same

}  // namespace

std::optional<Counterexample> fuzzTrees(const rules::RuleSet &set, const SourceMap &sources, std::uint64_t seed, int count) {
  std::unique_ptr<TreeFuzzer> smallest;
  Progress progress("random trees", static_cast<std::size_t>(count));
  for (int k = 0, last = count; k < last; ++k, progress.done()) {
    if (smallest) progress.at("a smaller one that goes wrong");
    auto next = std::make_unique<TreeFuzzer>(set, sources, seed + static_cast<std::uint64_t>(k));
    if (!next->run(smallest ? smallest->kind() : "")) continue;
    if (!smallest) last = k + furtherTries;
    if (!smallest || next->size() < smallest->size()) smallest = std::move(next);
  }
  return smallest ? std::optional(smallest->describe()) : std::nullopt;
}

}  // namespace dotbar::tools
