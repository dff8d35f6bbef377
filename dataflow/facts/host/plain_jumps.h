// For normalisation: jumps that statements make beside what they do, made by GOTO and computed GOTO.
#pragma once

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

// The body of a unit, where input that ends or fails is told by its status, and what a jump by a variable with a label leads to
// is counted. What cannot be said so stays.
Tree withPlainJumps(Facts::Impl &, UnitId, Tree body);

}  // namespace dotbar::dataflow
