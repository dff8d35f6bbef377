// What is named in vain is differentiated all the same: its derivative is zero, and somebody waits for another one.
#include "tools/driver/idle.h"

#include <algorithm>

namespace dotbar::tools {
namespace {

struct Idle {
  const char *option;
  std::vector<std::string> dataflow::Head::*names;
  const char *before, *behind;
};

constexpr Idle kinds[] = {
    {"idle_dependents", &dataflow::Head::dependents, "", " depends on none of the independents: its derivative is zero"},
    {"idle_independents", &dataflow::Head::independents, "none of the dependents depends on ", ": its derivative is zero"},
};

// Whether the head would be in vain no more, or less, with its variables exchanged, nobody asks: that it is in vain altogether is
// enough to say how heads are read.
constexpr const char *howRead = "heads are read f(independents)>(dependents), or f(dependents)/(independents)";

void warn(Session &s, const Analysed &a, const dataflow::Head &head, const Idle &kind) {
  const auto option = a.rules->options.find(intern(kind.option));
  const dataflow::Unit *unit = a.program->findUnit(intern(head.procedure));
  if (option == a.rules->options.end() || !unit) return;
  const std::vector<std::string> idle = a.facts->set(text(option->second), '\0', unit->tree);
  std::size_t found = 0;
  for (const std::string &name : head.*kind.names) {
    const bool isResult = dataflow::lowered(name) == text(unit->name) && unit->result;
    const std::string known = isResult ? std::string(text(unit->result)) : dataflow::lowered(name);
    if (std::ranges::find(idle, known) == idle.end()) continue;
    const dataflow::Variable *v = a.program->lookup(*unit, intern(known));
    Diagnostic &d = s.diagnostics.report(DiagnosticKind::IdleName, s.forest.span(v && v->declared ? v->declared : unit->tree),
                                         head.procedure + ": " + kind.before + name + kind.behind);
    if (++found == (head.*kind.names).size()) d.fix = howRead;
  }
}

}  // namespace

void warnOfIdleNames(Session &s, const Request &request, const Analysed &a) {
  for (const std::string &text : request.heads)
    if (const auto head = parseHead(s, text))
      for (const Idle &kind : kinds) warn(s, a, *head, kind);
}

}  // namespace dotbar::tools
