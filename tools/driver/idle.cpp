// What is named in vain is differentiated all the same: its derivative is zero, and somebody waits for another one.
#include "tools/driver/idle.h"

#include <algorithm>

#include "frontends/semantics/copies.h"

namespace dotbar::tools {
namespace {

struct Idle {
  const char *option;
  std::vector<std::string> dataflow::Head::*names;
  const char *before, *behind;
  const char *plainOption, *plainBehind;  // and where the reason is plainer than that
};

constexpr Idle kinds[] = {
    {"idle_dependents", &dataflow::Head::dependents, "", " depends on none of the independents: its derivative is zero",
     "unset_dependents", " is set nowhere: its derivative is zero"},
    {"idle_independents", &dataflow::Head::independents, "none of the dependents depends on ", ": its derivative is zero",
     "unread_independents", " is not read, as it is at entry: its derivative is zero"},
};

// Whether the head would be in vain no more, or less, with its variables exchanged, nobody asks: that it is in vain altogether is
// enough to say how heads are read.
constexpr const char *howRead = "heads are read f(independents)>(dependents), or f(dependents)/(independents)";

// The names that are in the set that an option of the rules names.
std::vector<std::string> namedBy(const Analysed &a, const char *option, const dataflow::Unit &unit) {
  const auto set = a.rules->options.find(intern(option));
  return set == a.rules->options.end() ? std::vector<std::string>{} : a.facts->set(text(set->second), '\0', unit.tree);
}

bool has(const std::vector<std::string> &names, const std::string &name) { return std::ranges::find(names, name) != names.end(); }

void warn(Session &s, const Analysed &a, const dataflow::Head &head, const Idle &kind) {
  const dataflow::Unit *unit = a.program->findUnit(semantics::copyName(intern(head.procedure), head.suffix));
  if (!unit) return;
  const std::vector<std::string> idle = namedBy(a, kind.option, *unit);
  const std::vector<std::string> plain = idle.empty() ? idle : namedBy(a, kind.plainOption, *unit);
  std::size_t found = 0;
  for (const std::string &name : head.*kind.names) {
    const bool isResult = dataflow::lowered(name) == text(unit->name) && unit->result;
    const std::string known = isResult ? std::string(text(unit->result)) : dataflow::lowered(name);
    if (!has(idle, known)) continue;
    const dataflow::Variable *v = a.program->lookup(*unit, intern(known));
    Diagnostic &d = s.diagnostics.report(
        DiagnosticKind::IdleName, s.forest.span(v && v->declared ? v->declared : unit->tree),
        head.procedure + ": " + (has(plain, known) ? name + kind.plainBehind : kind.before + name + kind.behind));
    if (++found == (head.*kind.names).size()) d.fix = howRead;
  }
}

}  // namespace

void warnOfIdleNames(Session &s, const Request &request, const Analysed &a) {
  for (const std::string &text : request.heads)
    for (const dataflow::Head &head : parseHeads(s, text))
      for (const Idle &kind : kinds) warn(s, a, head, kind);
}

}  // namespace dotbar::tools
