#include "witnesses.h"

#include <algorithm>
#include <sstream>

#include "brute_force.h"
#include "engine/rules/read/load.h"
#include "engine/rules/show/show.h"
#include "random_sets.h"

namespace dotbar::rules {
namespace {

using il::Forest;
using il::Tree;

bool calls(const Term &t) { return t.kind == Term::Kind::Call || std::any_of(t.children.begin(), t.children.end(), calls); }

bool isPlain(const RuleSet &set, const Formula &f) {
  if (f.kind == Formula::Kind::Guard && set.guards[f.guard].params.size() != 1) return false;
  return std::none_of(f.args.begin(), f.args.end(), calls) &&
         std::all_of(f.operands.begin(), f.operands.end(), [&](const Formula &o) { return isPlain(set, o); });
}

bool isPlain(const RuleSet &set, const Premise &p) {
  if (p.kind == Premise::Kind::Guard) return isPlain(set, p.formula);
  return (p.kind == Premise::Kind::Judge || p.kind == Premise::Kind::Let) &&
         std::none_of(p.inputs.begin(), p.inputs.end(), calls);
}

// Brute force can carry it out, with all that it asks.
bool isPlain(const RuleSet &set) {
  for (RuleId r = 1; r < set.rules.size(); ++r)
    for (const Premise &p : set.rules[r].premises)
      if (!isPlain(set, p)) return false;
  return std::none_of(set.judgements.begin(), set.judgements.end(),
                      [](const Judgement &j) { return j.contexts || j.collect || j.firstMatch; });
}

// The judgement that a finding is about: of its place, or of the rule at its place.
std::optional<JudgementId> about(const RuleSet &set, const Diagnostic &d) {
  for (JudgementId j = 0; j < set.judgements.size(); ++j)
    if (set.judgements[j].where.begin == d.where.begin) return j;
  for (RuleId r = 1; r < set.rules.size(); ++r)
    if (set.rules[r].where.begin == d.where.begin) return set.rules[r].judgement;
  return {};
}

// The tree of a finding, read back as the pattern that it is: one for each input.
std::optional<std::vector<Term>> read(const RuleSet &set, const Diagnostic &finding, const std::string &text, JudgementId j,
                                      std::string &wrong) {
  for (const Note &n : finding.notes) {
    if (!n.text.starts_with("tree     ")) continue;
    std::string sorts;
    for (const Parameter &p : set.judgements[j].inputs) sorts += (sorts.empty() ? "" : ", ") + std::string(il::name(p.sort));
    std::string probe = text + "judgement " + sorts + " -probe-> Nat\n";
    for (const auto &[stem, sort] :
         {std::pair{"NAME", "Name"}, {"SUBS", "Subs"}, {"CTL", "Ctl"}})  // where the set has no stem of the sort
      if (text.find(std::string(" ") + stem) == text.npos) probe += std::string("var ") + stem + " : " + sort + "\n";
    probe += "rule probe: " + n.text.substr(9) + " -probe-> 1\n";
    SourceMap sources;
    Diagnostics none;
    const std::optional<RuleSet> with = loadText(sources, none, "probe", probe);
    std::ostringstream said;
    none.print(said, sources);
    if (!with) wrong = "the witness cannot be read back\n" + said.str();
    return with ? std::optional(with->rules.back().inputs) : std::nullopt;
  }
  return {};  // more findings than are shown
}

// One of the trees that the witness stands for goes wrong.
bool goesWrong(const RuleSet &set, JudgementId j, const std::vector<Term> &witness, bool gap) {
  Forest forest;
  BruteForce oracle(set, forest);
  for (const bool many : {false, true})
    for (const std::vector<Tree> &inputs : instances(forest, witness, many)) {
      bool isGap = false, isOverlap = false;
      oracle.judge(j, inputs, isGap, isOverlap);
      if (gap ? isGap : isOverlap) return true;
    }
  return false;
}

}  // namespace

Verdict verdict(const std::string &text) {
  Verdict v;
  SourceMap sources;
  Diagnostics diagnostics;
  const std::optional<RuleSet> set = loadText(sources, diagnostics, "set", text);
  if (set) check(*set, diagnostics);
  std::ostringstream said;
  diagnostics.print(said, sources);
  v.said = said.str();
  if (!set) v.wrong = "cannot be read";
  if (!set) return v;
  const auto isBound = [](const Diagnostic &d) { return d.kind != DiagnosticKind::UnboundVariable; };
  const bool plain = isPlain(*set) && std::all_of(diagnostics.all().begin(), diagnostics.all().end(), isBound);
  for (const Diagnostic &d : diagnostics.all()) {
    const bool gap = d.kind == DiagnosticKind::RuleGap, overlap = d.kind == DiagnosticKind::RuleOverlap;
    v.gap |= gap, v.overlap |= overlap;
    const std::optional<JudgementId> j = plain && (gap || overlap) ? about(*set, d) : std::nullopt;
    const auto witness = j ? read(*set, d, text, *j, v.wrong) : std::nullopt;
    if (!witness) continue;
    if (goesWrong(*set, *j, *witness, gap))
      ++v.confirmed;
    else
      v.wrong = "this is none: " + d.message;
  }
  return v;
}

}  // namespace dotbar::rules
