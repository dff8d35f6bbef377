// Heads that name something in vain: a dependent that depends on no independent, an independent that nothing depends on.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// Which variables these are the rule set says (`option idle_dependents`, `option idle_independents`). Warnings.
void warnOfIdleNames(Session &, const Request &, const Analysed &);

}  // namespace dotbar::tools
