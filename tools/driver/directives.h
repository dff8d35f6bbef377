// Comments of the sources that speak to tools, as the front end read them. A word `$AD WORD` that no rule knows is named: other
// tools have more of them, and one that is passed over may be what the user relies on. Directives to compilers are not for
// derivatives, whose statements share other variables and depend on each other otherwise: they are left out, and named.
#pragma once

#include "tools/driver/pipeline.h"

namespace dotbar::tools {

// The words are those of the rule set's `option directives = "..."`.
void warnOfUnknownDirectives(Session &, const rules::RuleSet &);
// WORD=f,m%g, what `--mark` says: as if !$AD WORD stood before the headers of these procedures. With a rule set, one that knows
// the word. Procedures that are not there are an error.
void mark(Session &, const std::vector<il::Tree> &files, const std::string &wish, const rules::RuleSet *);
// Of the procedures whose derivatives may be asked for.
void warnOfForeignDirectives(Session &, const Analysed &);

}  // namespace dotbar::tools
