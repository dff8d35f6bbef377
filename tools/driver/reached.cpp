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
    if (const Span span = il::sourceSpan(p.forest(), u.tree))
      parts_.push_back({span, u.isProcedure(), procedures.contains(u.id), hosts.contains(u.id), used.contains(u.id)});
  std::ranges::stable_sort(parts_, [](const Part &a, const Part &b) {
    return std::pair(a.span.begin, b.span.end) < std::pair(b.span.begin, a.span.end);
  });
  for (std::size_t k = 1; k < parts_.size(); ++k) {
    std::size_t around = k - 1;
    while (around != none && !isWithin(parts_[k].span, parts_[around].span)) around = parts_[around].around;
    parts_[k].around = around;
  }
}

std::size_t Reached::innermost(Span where) const {
  const auto behind = std::ranges::upper_bound(parts_, where.begin, {}, [](const Part &part) { return part.span.begin; });
  std::size_t k = behind == parts_.begin() ? none : static_cast<std::size_t>(behind - parts_.begin()) - 1;
  while (k != none && !isWithin(where, parts_[k].span)) k = parts_[k].around;
  return k;
}

bool Reached::derives(Span where) const {
  bool isHost = false, isProcedure = false;
  for (std::size_t k = innermost(where); k != none; k = parts_[k].around) {
    if (parts_[k].isReached) return true;
    isHost = isHost || parts_[k].isHost;
    isProcedure = isProcedure || parts_[k].isProcedure;
  }
  return isHost && !isProcedure;
}

bool Reached::concerns(Span where) const {
  const std::size_t k = innermost(where);
  return k == none || parts_[k].isUsed || derives(where);
}

void spareWarnings(Session &s, const Analysed &a) {
  const Reached reached(a);
  for (Diagnostic &d : s.diagnostics.takeFrom(0))
    if (d.kind != DiagnosticKind::Unresolved || !d.where || reached.concerns(d.where)) s.diagnostics.add(std::move(d));
}

}  // namespace dotbar::tools
