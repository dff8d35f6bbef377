// From facts to the text of the derivative: every unit that the mode's judgement gives something for, lowered and written.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// False after errors. Expects result.source and result.rewriter.
bool deriveUnits(Session &, const Request &, rules::JudgementId judgement, Derivative &result);

}  // namespace dotbar::tools
