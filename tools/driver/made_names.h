// Names that a derivative brings in - intrinsics that rules apply, entries of the runtime - mean the same wherever they are
// written: what a unit of the program calls by such a name is called otherwise in its derivative.
#pragma once

#include "dataflow/program/program.h"
#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// The lowered derivative unit, built for the unit `of`, so that each of these names means there what it means to the rules. No
// tree after a diagnostic. Units inside it are left alone.
il::Tree withMadeNames(dataflow::Program &, const dataflow::Unit &of, il::Tree unit);

// The same of a unit of the program that was rewritten, and of those inside it. Only locals get other names; where others know
// something by such a name, the procedure stays as it was written, and what is said of that comes behind `said`: what is active
// there is refused as it stands.
il::Tree withMadeNamesInside(dataflow::Program &, const dataflow::Unit &of, il::Tree unit, std::vector<Unnormalised> &said);

// Whether the runtime has an entry of this name.
bool isRuntimeEntry(std::string_view name);

}  // namespace dotbar::tools
