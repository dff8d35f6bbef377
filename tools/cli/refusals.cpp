// What is refused, counted. Places with one message have one reason, and what is named in it: what undoes one undoes the others.
#include <algorithm>
#include <set>

#include "tools/cli/reports.h"

namespace dotbar::tools {
namespace {

struct Reason {
  std::string message;
  std::size_t places = 0;
};

struct Refusals {
  std::vector<Reason> reasons;  // in the order in which they are told
  std::size_t places = 0;
  bool more = false;  // than are told
};

Refusals counted(const Diagnostics &diagnostics) {
  Refusals all;
  std::set<std::pair<std::uint32_t, std::string>> seen;  // two modes refuse much of the same
  for (const Diagnostic &d : diagnostics.all()) {
    if (d.kind != DiagnosticKind::Refused) continue;
    if (!d.where) all.more = true;  // that there are more is no place
    if (!d.where || !seen.emplace(d.where.begin, d.message).second) continue;
    ++all.places;
    const auto known = std::ranges::find(all.reasons, d.message, &Reason::message);
    if (known == all.reasons.end())
      all.reasons.push_back({d.message, 1});
    else
      ++known->places;
  }
  return all;
}

std::string listed(const std::vector<std::string> &heads) {
  std::string list;
  for (const std::string &h : heads) list += (list.empty() ? "" : ", ") + h;
  return list;
}

}  // namespace

std::string ofRefusals(const Diagnostics &diagnostics, const std::vector<std::string> &heads) {
  const Refusals all = counted(diagnostics);
  if (all.places < 2) return {};
  std::string text = heads.empty() ? "" : "no derivative of " + listed(heads) + ": ";
  if (all.more) return text + "more than " + std::to_string(all.places) + " places are refused\n";
  const std::size_t reasons = all.reasons.size();
  text += std::to_string(all.places) + " places are refused, for ";
  text += reasons == 1 ? "one reason\n" : std::to_string(reasons) + " reasons\n";
  if (reasons == 1) return text;
  for (const Reason &r : all.reasons)
    if (r.places > 1) text += "  " + std::to_string(r.places) + " of them: " + printable(r.message) + '\n';
  return text;
}

}  // namespace dotbar::tools
