// By comparison with the sets that the file's header names.
#include "tools/workbench/left_over.h"

#include <algorithm>
#include <filesystem>

#include "engine/rules/check/compare.h"
#include "engine/rules/read/extends.h"
#include "engine/rules/read/load.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

bool isBundled(const fs::path &file) {
  const fs::path inside = fs::weakly_canonical(file).lexically_relative(fs::weakly_canonical(rulesFolder()));
  return !inside.empty() && *inside.begin() != "..";
}

const rules::Rule *ruleAt(const rules::RuleSet &set, const rules::Handler &h) {
  const auto isIt = [&](const rules::Rule &r) { return r.where.begin == h.where.begin && text(r.name) == h.name; };
  const auto found = std::ranges::find_if(set.rules, isIt);
  return found == set.rules.end() ? nullptr : &*found;
}

std::string placed(const Session &s, const rules::Handler &h) {
  const Position p = s.sources.position(h.where.begin);
  return h.name + " (" + std::string(p.file) + ":" + std::to_string(p.line) + ")";
}

}  // namespace

std::vector<std::string> leftOver(Session &s, const rules::RuleSet &set) {
  std::vector<std::string> lines;
  if (set.files.empty() || isBundled(set.files.back().second)) return lines;
  const fs::path own = fs::absolute(set.files.back().second);
  const std::vector<std::string> base = rules::extendedBy(own.string());
  Diagnostics unheard;  // the set itself was loaded
  const auto before = base.empty()
                          ? std::nullopt
                          : rules::load(s.sources, unheard, base,
                                        {{own.parent_path().parent_path().string(), own.parent_path().string(), rulesFolder()}});
  if (!before) return lines;
  for (const rules::JudgementChanges &j : rules::compare(*before, set, s.sources).judgements)
    for (const rules::Change &c : j.changes) {
      const rules::Rule *was = ruleAt(*before, c.was), *now = ruleAt(set, c.now);
      if (!was || !now || !now->refusal || !now->otherwise || was->refusal) continue;
      std::string guards;
      for (const std::string &g : c.guards) guards += (guards.empty() ? " where " : ", ") + g;
      lines.push_back(c.tree + guards + ": was taken by " + placed(s, c.was) + ", is refused now by " + placed(s, c.now) +
                      ", which has what is left");
    }
  return lines;
}

}  // namespace dotbar::tools
