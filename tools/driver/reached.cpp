// From the procedures that heads reach over their hosts and the modules that they use.
#include "tools/driver/reached.h"

#include <algorithm>
#include <set>

namespace dotbar::tools {
namespace {

using dataflow::Program;
using dataflow::UnitId;

bool isWithin(Span inner, Span outer) { return outer.begin <= inner.begin && inner.begin < outer.end; }

std::set<UnitId> hostsOf(const Program &p, const std::set<UnitId> &units) {
  std::set<UnitId> hosts;
  for (const UnitId u : units)
    for (UnitId host = p.unit(u).parent; host != dataflow::none; host = p.unit(host).parent) hosts.insert(host);
  return hosts;
}

// All that declares names which these see.
std::set<UnitId> seenBy(const Program &p, std::vector<UnitId> open) {
  std::set<UnitId> seen;
  while (!open.empty()) {
    const UnitId u = open.back();
    open.pop_back();
    if (u == dataflow::none || !seen.insert(u).second) continue;
    open.push_back(p.unit(u).parent);
    for (const semantics::UseEdge &edge : p.unit(u).uses) open.push_back(edge.module);
  }
  return seen;
}

}  // namespace

Reached::Reached(const Analysed &a) {
  const Program &p = *a.program;
  const std::vector<UnitId> reached = a.facts->reached();
  const std::set<UnitId> procedures(reached.begin(), reached.end()), hosts = hostsOf(p, procedures), used = seenBy(p, reached);
  for (const dataflow::Unit &u : p.units())
    parts_.push_back({il::sourceSpan(p.forest(), u.tree), u.isProcedure(), procedures.contains(u.id), hosts.contains(u.id),
                      used.contains(u.id)});
}

bool Reached::derives(Span where) const {
  const auto in = [&](bool Part::*what) {
    return std::ranges::any_of(parts_, [&](const Part &part) { return part.*what && isWithin(where, part.span); });
  };
  return in(&Part::isReached) || (in(&Part::isHost) && !in(&Part::isProcedure));
}

bool Reached::concerns(Span where) const {
  const Part *innermost = nullptr;
  for (const Part &part : parts_)
    if (isWithin(where, part.span) && (!innermost || isWithin(part.span, innermost->span))) innermost = &part;
  return !innermost || innermost->isUsed || derives(where);
}

void spareWarnings(Session &s, const Analysed &a) {
  const Reached reached(a);
  for (Diagnostic &d : s.diagnostics.takeFrom(0))
    if (d.kind != DiagnosticKind::Unresolved || !d.where || reached.concerns(d.where)) s.diagnostics.add(std::move(d));
}

}  // namespace dotbar::tools
