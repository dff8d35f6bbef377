// Normalisation before data flow (TAP-M-ir): runs a rule set of the folder common, which asks a few questions about the form of a
// program: `normalise`, or the one that a mode says (`normal_form`), with the layers on top that the rule set says (`option
// normal_layers`). Neutral: the program does the same afterwards.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// The rules of that form and what lies on it, without the static checks. Null: the form of those who have no rule set.
std::optional<rules::RuleSet> readNormalForm(Session &, const rules::RuleSet *, const std::string &mode);
// The files with every procedure normalised that the heads reach (without heads: every one); empty after a diagnostic. `copies`:
// procedures that they have now, and the sources do not.
std::vector<il::Tree> normalise(Session &, const std::vector<il::Tree> &files, const rules::RuleSet *, const std::string &mode,
                                const std::vector<dataflow::Head> &heads, std::vector<Symbol> &copies);

}  // namespace dotbar::tools
