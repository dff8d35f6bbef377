// The way through the house, from source text to source text: read, normalise, program, facts, derive, lower, write. The only
// place where the stations meet (with main.cpp). Each step reports to `diagnostics`; a step after an error is not taken.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "dataflow/facts/facts.h"
#include "engine/il/forest.h"
#include "engine/rules/read/load.h"
#include "frontends/language.h"

namespace dotbar::tools {

// A source that is no file: what the mode before made (before.h).
struct MadeSource {
  std::string path, text;
};

// What a user asks for.
struct Request {
  std::string mode;                          // tangent, adjoint, any that a rule set declares
  std::vector<std::string> passed;           // procedures that callers of heads pass for dummy procedures
  std::vector<std::string> heads;            // f(outs)/(ins), f(ins)>(outs), f(ins)\(outs), mod%f..., f
  std::vector<std::string> sources;          // paths
  std::vector<std::string> libraries;        // --library: names (library.h)
  std::optional<MadeSource> made;            // a source, too: the mode before has run
  std::string output;                        // where the text goes: its name may say in which form; empty: as the first source
  std::vector<std::string> rules;            // --rules: names or folders; empty: the default family
  std::vector<std::string> layers;           // sets in rules/options, by name
  std::map<std::string, std::string> sizes;  // --size a=n*m
  std::vector<std::string> marks;            // --mark WORD=f,m%g: as if !$AD WORD stood before their headers
  std::vector<std::string> includeDirs;
  std::optional<std::vector<std::string>> macros;  // --cpp, -D, -U: lines of the preprocessor are evaluated
  std::vector<std::string> namings;  // NAME=PATTERN: how what is derived is called, instead of what the rule set says
  std::string part;                  // only the derivatives of what this source has; empty: of all
  bool divided = false;              // the text also by source
  bool traced = false;               // record rule applications, for explain
  bool keep = true;                  // keep the trees of the derivative; else each unit is written and released
  unsigned jobs = 0;              // processes that share the work on one program, unless its trees are kept; 0: as many as pays
  unsigned maxErrors = 20;        // refusals that are told at most
  bool naive = false;             // use the interpreter of rules instead of the machine
  bool why = false;               // how what is refused comes to be active
  bool defined = false;           // facts: also what equations define
  std::vector<std::string> only;  // facts: of these names; none: all
  std::string_view form() const { return !output.empty() ? output : sources.empty() ? std::string_view() : sources.front(); }
};

// A procedure that stays as it was written, since it means something else by a name that its normal form would apply.
struct Unnormalised {
  Span procedure;
  Note why;
};

// Everything of one run; trees, places and messages live as long as it does.
struct Session {
  il::Forest forest;
  SourceMap sources;
  Diagnostics diagnostics;
  std::vector<Unnormalised> unnormalised;
};

// A program that was read and normalised, ready for facts.
struct Prepared {
  std::vector<il::Tree> files;    // normalised
  std::vector<il::Tree> sources;  // as they were read
  std::vector<dataflow::Head> heads;
  std::vector<Symbol> copies;  // procedures that the sources do not have
};

// A program with the facts of a mode's equations about it.
struct Analysed {
  std::shared_ptr<const rules::RuleSet> rules;
  std::unique_ptr<dataflow::Program> program;
  std::unique_ptr<dataflow::Facts> facts;
  std::vector<Symbol> copies;     // procedures of the program that the sources do not have
  std::vector<il::Tree> sources;  // files as they were read
  std::string before;             // what the mode before wrote: its text stands before the derivative's
};

// Whether what a rule set makes takes the place of the sources: it has all their units, modules with what was made of them.
bool replacesSources(const rules::RuleSet &);

struct Derivative {
  Analysed source;
  std::unique_ptr<rewrite::Rewriter> rewriter;  // with its proof, when traced
  il::Tree file;                                // a `file` tree of the derivative units, lowered; if they are kept
  std::string text;
  std::map<std::string, std::string> bySource;  // the same, if it is to be divided
  LineMap lines;                                // if they are kept
};

// Where the bundled rule sets are: DOTBAR_RULES, or where places() has them.
std::string rulesFolder();
// The rule set for a mode: the family's set for it (or the folder's) with the layers on top.
std::optional<rules::RuleSet> loadRules(Session &, const std::string &mode, const std::vector<std::string> &rules,
                                        const std::vector<std::string> &layers);
std::optional<rules::RuleSet> readRules(Session &, const std::string &mode, const std::vector<std::string> &rules,
                                        const std::vector<std::string> &layers);  // without the static checks
// The modes that a family has sets for; of a layer, those of the default family.
std::vector<std::string> modesOf(const std::string &family);
// Those that a family or a folder has itself; none: it is no family of modes (a layer, a set).
std::vector<std::string> ownModes(const std::string &family);

// Parses a --head text, one head or several; names are checked later, against the program. None after an error.
std::vector<dataflow::Head> parseHeads(Session &, const std::string &text);

// In the normal form that the mode asks for, when its rules are given.
std::optional<Prepared> prepare(Session &, const Request &, const rules::RuleSet * = nullptr);
std::optional<Analysed> analyse(Session &, const Request &);
std::optional<Analysed> analyse(Session &, std::shared_ptr<const rules::RuleSet>, const Prepared &);
// Facts and rules; false after errors, with what was recorded until then.
bool derive(Session &, const Request &, Derivative &);
bool derive(Session &, const Request &, Analysed, Derivative &);
// The whole way. No value after errors.
std::optional<Derivative> differentiate(Session &, const Request &);

}  // namespace dotbar::tools
