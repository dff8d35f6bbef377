// Comments `$AD WORD` of the sources that no rule knows: other tools have more of them, and one that is passed over may be
// what the user relies on. They are named, with their place.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// The words are those of the rule set's `option directives = "..."`.
void warnOfDirectives(Session &, const rules::RuleSet &, const Request &);

}  // namespace dotbar::tools
