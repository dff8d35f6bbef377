// Merging the items of several sets: each named item stands once; `override` replaces, `remove` takes away. Rules are merged
// later, when their judgements are known.
#include "engine/rules/read/declare.h"

namespace dotbar::rules {
namespace {

NodeId inner(const Syntax &s, NodeId item) { return s.of(item).back(); }
bool overrides(const Syntax &s, NodeId item) { return s.part(s.of(item)[0]) == Part::Override; }

// A function with another number of operands is another one: atan(A) and atan(A, B).
std::string partialKey(const Syntax &s, NodeId n) {
  const NodeId left = s.of(n)[0];
  const NodeId first = s.of(left)[0];
  if (s.part(first) == Part::PartialNames) {
    const std::size_t operands = s.of(left).size() - 1;
    return std::string(s.str(s.of(first)[0])) + (operands > 1 ? " of " + std::to_string(operands) + " operands" : "");
  }
  if (s.part(first) == Part::App) return std::string(s.str(s.of(first)[0]));
  std::string key;
  for (NodeId c : s.of(first))
    if (s.part(c) == Part::Op)
      key += s.str(c);
    else if (s.part(c) == Part::Prefix)
      key += "unary " + std::string(s.str(c));
  return key;
}

std::string sideOf(const Syntax &s, NodeId n) {
  for (NodeId c : s.of(n))
    if (s.part(c) == Part::Side) return std::string(s.str(c));
  return {};
}

// What an item is called among those it could collide with; empty for items that have no name.
std::string key(const Syntax &s, NodeId n) {
  const auto named = [&](const char *kind) { return std::string(kind) + " " + std::string(s.str(s.of(n)[0])); };
  switch (s.part(n)) {
    case Part::GuardItem:
      return named("guard");
    case Part::Classification:
      return named("classification");
    case Part::Function:
    case Part::Naming:
      return named("function");
    case Part::Analysis:
      return named("equation");
    case Part::SetItem:
    case Part::RelationItem:
      return named("equation") + sideOf(s, n);
    case Part::Option:
      return named("option");
    case Part::Mode:
      return named("mode");
    case Part::Interface:
      return named("interface");
    case Part::PartialItem:
      return "partial " + partialKey(s, n);
    default:
      return {};
  }
}

}  // namespace

void Merging::add(const File &file) {
  const Syntax &s = file.syntax;
  for (NodeId item : s.items) {
    const NodeId n = inner(s, item);
    if (s.part(n) == Part::Ruleset) continue;
    if (s.part(n) == Part::Remove && s.str(s.of(n)[0]) != "rule") {
      remove(file, n);
      continue;
    }
    const std::string k = key(s, n);
    if (!k.empty() && overrides(s, item)) {
      replace(k, file, n);
    } else if (!k.empty()) {
      insert(k, file, n);
    } else {
      entries_.push_back({&file, s.part(n) == Part::Rule ? item : n, false});
    }
  }
}

void Merging::insert(const std::string &k, const File &file, NodeId n) {
  const auto [at, isNew] = keys_.emplace(k, entries_.size());
  if (isNew) {
    entries_.push_back({&file, n, false});
    return;
  }
  const Entry &first = entries_[at->second];
  const bool imported = importer(*r_.files, *first.file, file) != nullptr;
  if (imported && sameText(first.file->syntax, first.node, file.syntax, n)) return;
  clashes_.emplace(k, Clash{first.file, &file, first.file->syntax.span(first.node), file.syntax.span(n)});
  if (!imported) finish(k);
}

// What was neither overridden nor removed by the set that imports both.
void Merging::finish(const std::string &k) {
  const auto at = clashes_.find(k);
  const std::string kind = k.substr(0, k.find(' '));
  r_.clash(at->second, k + " is already in ", "override " + (kind == "equation" ? "analysis|set|relation" + k.substr(8) : k));
  clashes_.erase(at);
}

void Merging::finish() {
  while (!clashes_.empty()) finish(clashes_.begin()->first);
}

void Merging::replace(const std::string &k, const File &file, NodeId n) {
  const auto at = keys_.find(k);
  if (at == keys_.end()) {
    std::vector<std::string> names;
    for (const auto &[name, ignored] : keys_) names.push_back(name);
    const std::string near = nearest(k, names);
    Diagnostic &d = r_.error(DiagnosticKind::RuleOverride, file.syntax.span(n), "there is no " + k + " to override");
    if (!near.empty()) d.fix = "did you mean " + near + "?";
    return;
  }
  clashes_.erase(k);
  Entry &e = entries_[at->second];
  if (e.removed)
    keys_.erase(at), insert(k, file, n);
  else
    e = {&file, n, false, std::make_shared<const Entry>(e)};
}

void Merging::remove(const File &file, NodeId n) {
  const Syntax &s = file.syntax;
  std::string kind(s.str(s.of(n)[0]));
  if (kind == "analysis" || kind == "set" || kind == "relation") kind = "equation";
  if (kind == "naming") kind = "function";
  const std::string k = kind + " " + std::string(s.str(s.of(n).back()));
  const auto at = keys_.find(k);
  if (at == keys_.end()) {
    r_.error(DiagnosticKind::RuleOverride, s.span(n), "there is no " + k + " to remove");
    return;
  }
  clashes_.erase(k);
  entries_[at->second].removed = true;
  keys_.erase(at);
}

}  // namespace dotbar::rules
