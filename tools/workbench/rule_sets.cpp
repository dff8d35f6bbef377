// Rule sets as a whole: naming them, checking them.
#include "tools/workbench/rule_sets.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <set>

#include "dataflow/facts/facts.h"
#include "engine/rules/read/format.h"
#include "engine/support/input.h"
#include "engine/support/progress.h"
#include "tools/driver/files.h"
#include "tools/driver/normalise.h"
#include "tools/driver/pipeline.h"
#include "tools/driver/proved.h"
#include "tools/workbench/left_over.h"

namespace dotbar::tools {
namespace fs = std::filesystem;

namespace {

// The files that a set is made of, all but its own.
std::set<fs::path> below(const std::string &set) {
  Session unheard;  // who asked for it is told
  std::set<fs::path> paths;
  if (const auto loaded = rules::load(unheard.sources, unheard.diagnostics, {set}, {{rulesFolder()}}))
    for (const auto &[name, path] : loaded->files) paths.insert(fs::weakly_canonical(path));
  paths.erase(fs::weakly_canonical(set + ".rules"));
  return paths;
}

}  // namespace

// A family is its modes. A folder is the sets in it; what its modes are made of need not be complete without them.
std::vector<std::string> setNames(const std::vector<std::string> &words) {
  std::vector<std::string> names;
  for (const std::string &word : words) {
    const std::vector<std::string> modes = ownModes(word);
    const bool isFolder = fs::is_directory(word);
    if (!isFolder && modes.empty()) names.push_back(word);
    std::set<fs::path> parts;
    const auto first = static_cast<std::ptrdiff_t>(names.size());
    for (const std::string &mode : modes)
      if (isFolder)
        parts.merge(below((fs::path(word) / mode).string()));
      else
        names.push_back(word + "/" + mode);
    if (isFolder)
      for (const auto &entry : fs::directory_iterator(word))
        if (entry.path().extension() == ".rules" && !parts.contains(fs::weakly_canonical(entry.path())))
          names.push_back(entry.path().string());
    std::sort(names.begin() + first, names.end());
  }
  return names;
}

namespace {

// What a mode's programs are normalised by is no set with a name: its form, and what the set lays on that.
void keepNormalForms(Session &s, const rules::RuleSet &set, const std::string &folder) {
  for (const rules::Mode &m : set.modes) {
    const auto form = readNormalForm(s, &set, std::string(text(m.name)));
    if (form && rules::check(*form, s.diagnostics)) keepProved(s.diagnostics, s.sources, *form, folder);
  }
}

}  // namespace

std::vector<CheckedSet> checkRuleSets(Session &s, const std::vector<std::string> &words, const std::string &keptIn) {
  std::vector<CheckedSet> checked;
  const std::vector<std::string> names = setNames(words);
  Progress progress("rule sets", names.size());
  for (const std::string &name : names) {
    progress.at(name);
    const auto set = rules::load(s.sources, s.diagnostics, {name}, {{rulesFolder()}});
    const bool rules = set && rules::check(*set, s.diagnostics), equations = set && dataflow::checkEquations(*set, s.diagnostics);
    if (rules && equations && !keptIn.empty()) {
      keepProved(s.diagnostics, s.sources, *set, keptIn);
      keepNormalForms(s, *set, keptIn);
    }
    checked.push_back({name, set ? set->rules.size() - 1 : 0, rules && equations, {}});
    if (rules) checked.back().leftOver = leftOver(s, *set);
    progress.done();
  }
  return checked;
}

namespace {

std::optional<std::string> laidOut(Session &s, const std::string &path, const std::string &text) {
  const std::uint32_t base = s.sources.add(path, text);
  Diagnostics found;
  const rules::Syntax syntax = rules::parse(s.sources.text({base, base + static_cast<std::uint32_t>(text.size())}), base, found);
  for (const Diagnostic &d : found.all()) s.diagnostics.report(d.kind, d.where, d.message);
  if (found.hasErrors()) return std::nullopt;
  return rules::formatted(syntax.text, syntax);
}

std::vector<std::string> rulesFiles(const std::vector<std::string> &paths) {
  std::vector<std::string> files;
  for (const std::string &path : paths) {
    if (!fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    for (const auto &entry : fs::recursive_directory_iterator(path))
      if (entry.path().extension() == ".rules") files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

bool formatRules(Session &s, const std::vector<std::string> &paths, bool onlyNames) {
  if (paths == std::vector<std::string>{"-"}) {
    if (const auto text = laidOut(s, "<standard input>", std::string(std::istreambuf_iterator<char>(std::cin), {})))
      std::cout << *text;
    return true;
  }
  bool same = true;
  for (const std::string &path : rulesFiles(paths)) {
    const auto text = readWhole(path);
    if (!text) s.diagnostics.report(DiagnosticKind::UnreadableFile, {}, "cannot read " + path);
    const auto formatted = text ? laidOut(s, path, *text) : std::nullopt;
    if (!formatted || *formatted == *text) continue;
    same = false;
    std::cout << path << '\n';
    if (!onlyNames) replaceWhole(s.diagnostics, path, *formatted);
  }
  return same;
}

}  // namespace dotbar::tools
