// Finding, reading and ordering the files of rule sets. A set is NAME.rules, or all files of the folder NAME, under one of the
// rules folders; or a path. A file that lies as its set is called (X/dotbar/adjoint.rules) brings its own folder X, which comes
// before the others: whoever checks an edited copy of the sets means that copy.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>
#include <utility>

#include "engine/rules/read/extends.h"
#include "engine/rules/read/reading.h"
#include "engine/support/input.h"
#include "engine/support/nearest.h"

namespace dotbar::rules {
namespace fs = std::filesystem;
namespace {

std::vector<std::string> ruleFiles(const fs::path &folder) {
  std::vector<std::string> r;
  std::error_code none;
  for (const fs::directory_entry &e : fs::directory_iterator(folder, none))
    if (e.path().extension() == ".rules") r.push_back(e.path().string());
  std::sort(r.begin(), r.end());
  return r;
}

std::vector<std::string> at(const fs::path &path) {
  std::error_code none;
  if (fs::is_regular_file(path, none)) return {path.string()};
  fs::path file = path;
  file += ".rules";
  if (fs::is_regular_file(file, none)) return {file.string()};
  return fs::is_directory(path, none) ? ruleFiles(path) : std::vector<std::string>{};
}

NodeId inside(const Syntax &s, NodeId item) {  // the part that an Item wraps
  return s.of(item).back();
}

void readHeader(File &f, Diagnostics &diagnostics) {
  for (std::size_t i = 0; i < f.syntax.items.size(); ++i) {
    const NodeId n = inside(f.syntax, f.syntax.items[i]);
    if (f.syntax.part(n) != Part::Ruleset) continue;
    if (i != 0) diagnostics.report(DiagnosticKind::Syntax, f.syntax.span(n), "`ruleset` is the first item of a file");
    const auto parts = f.syntax.of(n);
    f.set = f.syntax.str(parts[0]);
    for (NodeId p : parts.subspan(1)) f.extends.emplace_back(f.syntax.str(p), f.syntax.span(p));
  }
}

}  // namespace

bool extendsOthers(const std::string &path) { return !extendedBy(path).empty(); }

std::vector<std::string> extendedBy(const std::string &path) {
  const auto text = readWhole(path);
  if (!text) return {};
  Diagnostics unheard;  // who loads the file says what is wrong with it
  File f;
  f.syntax = parse(*text, 0, unheard);
  readHeader(f, unheard);
  std::vector<std::string> sets;
  for (const auto &[set, where] : f.extends) sets.push_back(set);
  return sets;
}

// How messages name a file: one under a rules folder from that folder on, so that they are the same on every machine.
std::string Files::shown(const std::string &path) const {
  for (const std::string &folder : options_.folders) {
    const fs::path inside = fs::path(path).lexically_relative(folder);
    if (!inside.empty() && *inside.begin() != "..") return (fs::path(folder).filename() / inside).string();
  }
  return path;
}

std::vector<std::string> Files::find(const std::string &name) const {
  std::error_code none;
  if (!options_.texts.empty() && options_.texts.count(fs::weakly_canonical(name, none).string()))
    return {name};  // not on disk yet
  for (const auto &folders : {std::span<const std::string>(trees_), std::span<const std::string>(options_.folders)})
    for (const std::string &folder : folders)
      if (auto found = at(fs::path(folder) / name); !found.empty()) return found;
  return at(name);
}

namespace {

// The folder X of X/dotbar/adjoint.rules, for the set dotbar/adjoint (empty: the one we are in); nothing: the path does not end
// as the set is called.
std::optional<fs::path> folderAround(fs::path path, const std::string &set) {
  for (fs::path part = set + ".rules"; !part.empty(); part = part.parent_path()) {
    if (path.filename() != part.filename()) return std::nullopt;
    path = path.parent_path();
  }
  return path;
}

}  // namespace

void Files::noteTree(const File &f) {
  std::error_code none;
  std::optional<fs::path> tree = folderAround(f.path, f.set);  // as it was said, where it was said in full
  if (!tree) tree = folderAround(fs::weakly_canonical(f.path, none), f.set);
  if (!tree) return;
  const auto here = [](const fs::path &folder) { return folder.empty() ? fs::path(".") : folder; };
  const auto isTree = [&](const std::string &folder) { return fs::equivalent(here(folder), here(*tree), none); };

  if (std::ranges::none_of(options_.folders, isTree) && std::ranges::none_of(trees_, isTree)) trees_.push_back(tree->string());
}

namespace {

// Families of sets below the folders, as they may be named.
std::vector<std::string> familiesIn(const std::vector<std::string> &folders) {
  std::vector<std::string> names;
  std::error_code failed;
  for (const fs::path &folder : std::vector<fs::path>(folders.begin(), folders.end()))
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
      if (at->path().extension() == ".rules") names.push_back(at->path().parent_path().lexically_relative(folder).string());
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace

void Files::readSet(const std::string &name, Span from) {
  const auto [known, isNew] = sets_.emplace(name, find(name));
  const std::vector<std::string> paths = known->second;
  if (!isNew && paths.empty()) return;
  if (paths.empty()) {
    Diagnostic &d = diagnostics_.report(DiagnosticKind::UnreadableFile, from, "no rule set '" + name + "'");
    for (const std::string &folder : options_.folders) d.note({}, "looked in " + fs::path(folder).filename().string());
    d.fix = didYouMean(name, familiesIn(options_.folders));
  }
  for (const std::string &path : paths) readFile(path, from);
}

// A set that extends itself through others has no order.
void Files::circle(const std::string &path, Span from) {
  const auto at = std::find(open_.begin(), open_.end(), path);
  if (at == open_.end()) return;
  std::string names;
  for (auto p = at; p != open_.end(); ++p) names += shown(*p) + " extends ";
  diagnostics_.report(DiagnosticKind::RuleOverride, from, "rule sets extend each other: " + names + shown(path)).fix =
      "move what both need into a set that both extend";
}

void Files::readFile(const std::string &path, Span from) {
  std::error_code none;
  const fs::path real = fs::weakly_canonical(path, none);
  if (!seen_.insert(none ? path : real.string()).second) return circle(path, from);
  if (const auto text = options_.texts.find(none ? path : real.string()); text != options_.texts.end())
    return readText(path, text->second);
  if (auto text = readWhole(path)) return readText(path, std::move(*text));
  diagnostics_.report(DiagnosticKind::UnreadableFile, from, "cannot read " + path + whyUnreadable(path));
}

void Files::readText(std::string path, std::string text) {
  const std::uint32_t size = static_cast<std::uint32_t>(text.size());
  const std::uint32_t base = sources_.add(shown(path), std::move(text));
  File f;
  f.path = path;
  f.set = fs::path(path).stem().string();
  f.syntax = parse(sources_.text({base, base + size}), base, diagnostics_);
  readHeader(f, diagnostics_);
  if (!f.extends.empty()) noteTree(f);
  readBeneath(f);
  files_.push_back(std::move(f));
}

void Files::readBeneath(File &f) {
  open_.push_back(f.path);
  for (const auto &[set, where] : f.extends) {
    readSet(set, where);
    for (const std::string &path : sets_[set]) f.beneath.insert(path);
  }
  open_.pop_back();
  for (const File &below : files_)
    if (f.beneath.count(below.path)) f.beneath.insert(below.beneath.begin(), below.beneath.end());
}

const File *importer(const std::deque<File> &files, const File &a, const File &b) {
  if (a.set == b.set || a.beneath.count(b.path) || b.beneath.count(a.path)) return nullptr;
  for (const File &f : files)
    if (f.beneath.count(a.path) && f.beneath.count(b.path)) return &f;
  return nullptr;
}

Diagnostic &Reading::error(DiagnosticKind kind, Span where, std::string message) {
  const bool name = kind == DiagnosticKind::UnknownName;
  const std::string key = (name ? std::string(sources.file(where.begin)) : std::to_string(where.begin)) + "\n" + message;
  if (!reported.insert(key).second) return ignored = Diagnostic{kind, where, {}, {}, {}};
  return diagnostics.report(kind, where, std::move(message));
}

void Reading::clash(const Clash &c, const std::string &message, const std::string &override) {
  const File *by = importer(*files, *c.first, *c.second);
  Diagnostic &d = error(DiagnosticKind::DuplicateName, c.secondName, message + place(c.firstName));
  d.note(c.firstName, by ? by->set + " extends " + c.first->set + ", which states this" : "the first");
  if (by) d.note(c.secondName, "and " + c.second->set + ", which states this one");
  d.fix = by ? "state in " + by->set + " which is meant: " + override : "write `" + override + "` to replace it";
}

std::string Reading::place(Span where) const {
  const Position p = sources.position(where.begin);
  return std::string(p.file) + ":" + std::to_string(p.line);
}

}  // namespace dotbar::rules
