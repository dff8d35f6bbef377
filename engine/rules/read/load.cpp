// From names of rule sets to a rule set: the steps in order.
#include "engine/rules/read/load.h"

#include "engine/rules/read/declare.h"

namespace dotbar::rules {
namespace {

// Metavariables: a file knows its own stems, and those of the files merged before it.
void shareStems(std::deque<File> &files, Diagnostics &diagnostics) {
  Stems sofar;
  for (File &f : files) {
    const Syntax &s = f.syntax;
    for (NodeId item : s.items) {
      const NodeId n = s.of(item).back();
      if (s.part(n) != Part::Var) continue;
      const auto parts = s.of(n);
      Sort sort{};
      if (!il::findSort(s.str(parts.back()), sort) && s.str(parts.back()) != "Activity")
        diagnostics.report(DiagnosticKind::UnknownName, s.span(parts.back()),
                           "no sort is named " + std::string(s.str(parts.back())));
      if (s.str(parts.back()) == "Activity") sort = Sort::Text;
      for (NodeId stem : parts.first(parts.size() - 1)) sofar[std::string(s.str(stem))] = sort;
    }
    f.stems = std::make_shared<const Stems>(sofar);
  }
}

// An item, and each class of a classification, stands for that of its name in what it overrides.
void noteReplaced(const Entry &e, const Entry &other, std::map<std::uint32_t, Span> &replaced) {
  const Syntax &s = e.file->syntax, &old = other.file->syntax;
  replaced[s.span(e.node).begin] = old.span(other.node);
  for (NodeId c : s.of(e.node))
    for (NodeId o : old.of(other.node))
      if (s.part(c) == Part::Class && old.part(o) == Part::Class && s.str(s.of(c)[0]) == old.str(old.of(o)[0]))
        replaced[s.span(c).begin] = old.span(o);
}

std::optional<RuleSet> resolved(SourceMap &sources, Diagnostics &diagnostics, Files &files, std::string name) {
  RuleSet set;
  set.name = intern(name);
  Reading reading{set, diagnostics, sources};
  reading.files = &files.all();
  shareStems(files.all(), diagnostics);
  Merging merging(reading);
  for (const File &f : files.all()) merging.add(f);
  merging.finish();
  for (const File &f : files.all()) set.files.emplace_back(intern(f.set), sources.file(f.syntax.base));
  for (const Entry &e : merging.entries())
    if (e.overrides) noteReplaced(e, *e.overrides, set.replaced);
  Declaring declaring(reading, merging.entries());
  declaring.signatures();
  declaring.bodies();
  declaring.rules();
  if (!files.all().empty()) set.stems.insert(files.all().back().stems->begin(), files.all().back().stems->end());
  if (diagnostics.hasErrors()) return std::nullopt;
  return set;
}

}  // namespace

std::optional<RuleSet> load(SourceMap &sources, Diagnostics &diagnostics, const std::vector<std::string> &sets,
                            const LoadOptions &options) {
  Files files(sources, diagnostics, options);
  for (const std::string &set : sets) files.readSet(set, {});
  return resolved(sources, diagnostics, files, sets.empty() ? "" : sets.back());
}

std::optional<RuleSet> loadText(SourceMap &sources, Diagnostics &diagnostics, std::string path, std::string text,
                                const LoadOptions &options) {
  Files files(sources, diagnostics, options);
  files.readText(path, std::move(text));
  return resolved(sources, diagnostics, files, path);
}

}  // namespace dotbar::rules
