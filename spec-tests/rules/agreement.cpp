#include "agreement.h"

#include "brute_force.h"
#include "engine/rules/read/load.h"
#include "small_trees.h"

namespace dotbar::rules {

Form randomSet(Kind kind) {
  if (kind == Kind::Forms) return randomSetOfForms();
  const std::string text = kind == Kind::Plain ? randomSet() : randomSetWithPremises();
  return {text, text};
}

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
  if (gap == v.gap && overlap == v.overlap) return "";
  return text + "\ngap " + std::to_string(gap) + " overlap " + std::to_string(overlap) + "\n" + v.said;
}

}  // namespace dotbar::rules
