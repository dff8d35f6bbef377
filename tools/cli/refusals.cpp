// What is refused, counted, and what would undo how much of it.
#include <algorithm>
#include <set>

#include "tools/cli/reports.h"

namespace dotbar::tools {
namespace {

// What is done against it; empty: nothing is known.
struct Remedy {
  std::string fix;
  std::size_t places = 0;
};

struct Refusals {
  std::vector<Remedy> remedies;  // in the order in which they are told
  std::set<std::string> reasons;
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
    all.reasons.insert(d.message);
    const auto known = std::ranges::find(all.remedies, d.fix, &Remedy::fix);
    if (known == all.remedies.end())
      all.remedies.push_back({d.fix, 1});
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
  const std::size_t reasons = all.reasons.size();
  std::string text = heads.empty() ? "" : "no derivative of " + listed(heads) + ": ";
  text += (all.more ? "more than " : "") + std::to_string(all.places) + " places are refused, for ";
  text += reasons == 1 ? "one reason\n" : std::to_string(reasons) + " reasons\n";
  std::size_t without = 0;
  for (const Remedy &r : all.remedies)
    if (r.fix.empty())
      without = r.places;
    else
      text += "  " + std::to_string(r.places) + " would vanish with this: " + printable(r.fix) + '\n';
  if (without != 0) text += "  for " + std::to_string(without) + " dotbar explain refused says what can be done in general\n";
  return text;
}

}  // namespace dotbar::tools
