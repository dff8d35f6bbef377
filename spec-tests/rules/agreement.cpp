#include "agreement.h"

#include "brute_force.h"
#include "engine/rules/read/load.h"
#include "small_trees.h"

namespace dotbar::rules {

Form randomSet(Kind kind) {
  if (kind == Kind::Forms) return randomSetOfForms();
  if (kind == Kind::Otherwise) return randomSetWithOtherwise();
  const std::string text = kind == Kind::Plain ? randomSet() : randomSetWithPremises();
  return {text, text};
}

namespace {

// The judgement of lists, or of two of them, by itself: what it is asked elsewhere need not show where it goes wrong.
void judgeLists(const RuleSet &set, il::Forest &forest, BruteForce &oracle, bool &gap, bool &overlap) {
  std::vector<il::Tree> lists;
  for (const il::Tree t : candidates(forest, Sort::Exprs, 14))
    if (forest.op(t) == il::Op::Exprs) lists.push_back(t);
  for (JudgementId id = 0; id < set.judgements.size(); ++id) {
    const std::size_t inputs = set.judgements[id].inputs.size();
    if (set.judgements[id].inputs[0].sort != Sort::Exprs) continue;
    for (const il::Tree a : lists)
      for (const il::Tree b : inputs > 1 ? lists : std::vector<il::Tree>{a})
        oracle.judge(id, inputs > 1 ? std::vector<il::Tree>{a, b} : std::vector<il::Tree>{a}, gap, overlap);
  }
}

}  // namespace

std::string disagreement(const Form &form, Kind kind, Verdict &v) {
  const std::string &text = form.said;
  v = verdict(text);
  if (!v.wrong.empty()) return text + "\n" + v.wrong + "\n" + v.said;
  if (form.meant != text) {
    const Verdict meant = verdict(form.meant);
    if (meant.gap != v.gap || meant.overlap != v.overlap || meant.confirmed != v.confirmed || !meant.wrong.empty())
      return text + v.said + "\nbut of what it is short for\n\n" + form.meant + meant.wrong + meant.said;
  }
  SourceMap sources;
  Diagnostics none;
  const std::optional<RuleSet> set = loadText(sources, none, "random", text);
  const JudgementId judgement = *set->findJudgement(intern("j"), Sort::Expr);
  bool gap = v.gap, overlap = v.overlap;
  il::Forest forest;
  BruteForce oracle(*set, forest);
  for (const il::Tree t : kind == Kind::Plain ? smallTrees(forest, 2) : smallTreesAndLists(forest))
    oracle.judge(judgement, {t}, gap, overlap);
  if (kind == Kind::Otherwise) judgeLists(*set, forest, oracle, gap, overlap);
  if (gap == v.gap && overlap == v.overlap) return "";
  return text + "\ngap " + std::to_string(gap) + " overlap " + std::to_string(overlap) + "\n" + v.said;
}

}  // namespace dotbar::rules
