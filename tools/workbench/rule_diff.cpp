// Printing what changed between two rule sets.
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "engine/rules/check/compare.h"
#include "tools/driver/pipeline.h"
#include "tools/workbench/rule_sets.h"

namespace dotbar::tools {
namespace {

using Json = nlohmann::ordered_json;
using rules::Change, rules::Comparison, rules::Handler;

std::string place(const Session &s, Span where) {
  const Position p = s.sources.position(where.begin);
  return std::string(p.file) + ":" + std::to_string(p.line);
}

std::string named(const Session &s, const Handler &h) {
  return h.name.empty() ? "no rule" : h.name + "  (" + place(s, h.where) + ")";
}

// Rules that one scheme made are told once.
std::string family(const Change &c) {
  const auto of = [](const Handler &h) { return h.scheme.empty() ? h.name : "scheme " + h.scheme; };
  return of(c.was) + "\n" + of(c.now);
}

void print(const Session &s, const rules::JudgementChanges &j, std::ostream &out) {
  out << j.judgement << (j.onlyOld ? "   is gone" : j.onlyNew ? "   is new" : "") << '\n';
  std::map<std::string, std::size_t> families;
  for (const Change &c : j.changes) ++families[family(c)];
  for (const Change &c : j.changes) {
    std::size_t &more = families[family(c)];
    if (!more) continue;
    out << "  tree     " << c.tree << '\n';
    if (!c.guards.empty()) {
      out << "  guards ";
      for (const std::string &g : c.guards) out << "  " << g;
      out << '\n';
    }
    out << "    was    " << named(s, c.was) << "\n    now    " << named(s, c.now) << '\n';
    if (more > 1) out << "    and " << more - 1 << " more of the same schemes\n";
    more = 0;
  }
  if (j.exhausted) out << "  too many cases: there may be more changes\n";
}

Json handler(const Session &s, const Handler &h) {
  if (h.name.empty()) return nullptr;
  const Position p = s.sources.position(h.where.begin);
  return {{"rule", h.name}, {"file", p.file}, {"line", p.line}};
}

Json asJson(const Session &s, const Comparison &c) {
  Json judgements = Json::array(), definitions = Json::array();
  for (const rules::JudgementChanges &j : c.judgements) {
    Json changes = Json::array();
    for (const Change &x : j.changes)
      changes.push_back({{"tree", x.tree}, {"guards", x.guards}, {"was", handler(s, x.was)}, {"now", handler(s, x.now)}});
    Json one{{"judgement", j.judgement}, {"changes", std::move(changes)}};
    if (j.onlyOld || j.onlyNew) one["is"] = j.onlyOld ? "gone" : "new";
    if (j.exhausted) one["exhausted"] = true;
    judgements.push_back(std::move(one));
  }
  for (const rules::DefinitionChange &d : c.definitions) {
    Json one{{"name", d.name}};
    if (d.was) one["was"] = place(s, d.was);
    if (d.now) one["now"] = place(s, d.now);
    definitions.push_back(std::move(one));
  }
  return {{"judgements", std::move(judgements)}, {"definitions", std::move(definitions)}};
}

std::optional<rules::RuleSet> loaded(Session &s, const std::string &sets) {
  std::vector<std::string> names;
  std::istringstream list(sets);
  for (std::string name; std::getline(list, name, ',');) names.push_back(name);
  return rules::load(s.sources, s.diagnostics, names, {{rulesFolder()}});
}

void print(Session &s, const Comparison &c, std::ostream &out) {
  for (const rules::JudgementChanges &j : c.judgements) print(s, j, out);
  if (!c.definitions.empty()) out << "definitions\n";
  for (const rules::DefinitionChange &d : c.definitions) {
    out << "  " << d.name << "   ";
    if (d.was) out << "was " << place(s, d.was) << (d.now ? ", " : "");
    out << (d.now ? "now " + place(s, d.now) : ", is gone") << '\n';
  }
  if (c.judgements.empty() && c.definitions.empty()) out << "no difference\n";
}

std::optional<Comparison> compared(Session &s, const std::string &before, const std::string &after) {
  const auto old = loaded(s, before), now = loaded(s, after);
  if (!old || !now) return std::nullopt;
  return rules::compare(*old, *now, s.sources);
}

// Families, mode by mode: what is one's alone is said.
bool diffFamilies(Session &s, const std::string &before, const std::string &after, bool json, std::ostream &out) {
  const std::vector<std::string> old = ownModes(before), now = ownModes(after);
  std::set<std::string> modes(old.begin(), old.end());
  modes.insert(now.begin(), now.end());
  Json all;
  for (const std::string &mode : modes) {
    const bool was = std::ranges::find(old, mode) != old.end(), is = std::ranges::find(now, mode) != now.end();
    if (!json) out << mode << (was && is ? "" : ": only " + (was ? before : after) + " has it") << '\n';
    if (!was || !is) continue;
    const auto c = compared(s, before + "/" + mode, after + "/" + mode);
    if (!c) return false;
    if (json)
      all[mode] = asJson(s, *c);
    else
      print(s, *c, out);
  }
  if (json) out << all.dump(2) << '\n';
  return true;
}

}  // namespace

bool diffRules(Session &s, const std::string &before, const std::string &after, bool json, std::ostream &out) {
  if (!ownModes(before).empty() && !ownModes(after).empty()) return diffFamilies(s, before, after, json, out);
  const auto c = compared(s, before, after);
  if (!c) return false;
  if (json)
    out << asJson(s, *c).dump(2) << '\n';
  else
    print(s, *c, out);
  return true;
}

}  // namespace dotbar::tools
