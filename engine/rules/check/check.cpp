// The static checks in order; the cheap ones first.
#include "engine/rules/check/checks.h"
#include "engine/rules/read/load.h"

namespace dotbar::rules {

bool check(const RuleSet &set, Diagnostics &diagnostics) {
  const std::size_t before = diagnostics.all().size();
  checkModes(set, diagnostics);
  checkOccurrences(set, diagnostics);
  checkTermination(set, diagnostics);
  checkExclusivity(set, diagnostics);
  checkStratification(set, diagnostics);
  for (std::size_t i = before; i < diagnostics.all().size(); ++i)
    if (severity(diagnostics.all()[i].kind) == Severity::Error) return false;
  return true;
}

}  // namespace dotbar::rules
