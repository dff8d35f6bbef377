// A rule as text: where it is for all that its siblings leave, the checker knows what that is.
#include "engine/rules/check/explore.h"
#include "engine/rules/read/load.h"
#include "engine/rules/show/show.h"

namespace dotbar::rules {

std::string show(const RuleSet &set, RuleId id) {
  const Rule &r = set.rules[id];
  std::string out = "rule " + std::string(text(r.name)) + ":" + (r.cites.empty() ? "" : "  # " + r.cites) + "\n";
  if (!r.otherwise) return out + content(set, r);
  out += "    otherwise\n";  // the complement of its siblings, as the checker computes it
  Explorer e(set, r.judgement);
  e.run();
  for (const std::string &covered : e.coveredByOtherwise[id]) out += "    # stands for  " + covered + "\n";
  return out + content(set, r).substr(std::string_view("    otherwise\n").size());
}

}  // namespace dotbar::rules
