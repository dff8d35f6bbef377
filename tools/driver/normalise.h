// Normalisation before data flow (TAP-M-ir): runs the rule set common/normalise, which asks a few questions about the form of a
// program. Neutral: the program does the same afterwards.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// The files with every unit normalised; empty after a diagnostic.
std::vector<il::Tree> normalise(Session &, const std::vector<il::Tree> &files);

}  // namespace dotbar::tools
