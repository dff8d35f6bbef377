// The steps of a run, in the order in which they are taken.
#include "tools/driver/pipeline.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "engine/support/nearest.h"
#include "engine/support/progress.h"
#include "tools/driver/before.h"
#include "tools/driver/contexts.h"
#include "tools/driver/derive.h"
#include "tools/driver/directives.h"
#include "tools/driver/idle.h"
#include "tools/driver/library.h"
#include "tools/driver/merged.h"
#include "tools/driver/missing_components.h"
#include "tools/driver/normalise.h"
#include "tools/driver/places.h"
#include "tools/driver/proved.h"
#include "tools/driver/reached.h"
#include "tools/driver/refused_paths.h"
#include "tools/driver/sizes.h"
#include "tools/driver/undeclared.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;
using il::Tree;

constexpr const char *defaultFamily = "dotbar";
constexpr std::size_t placesForReason = 10;  // of one unit, on an average: what is refused often is told once

std::vector<Tree> readSources(Session &s, const Request &request) {
  Reading options;
  options.includeDirs = request.includeDirs;
  options.macros = request.macros;
  options.keepsForeign = false;
  std::vector<Tree> files;
  std::vector<std::string> paths;
  std::set<fs::path> known;  // one that is named twice, by patterns of a shell, is read once
  for (const std::string &path : request.sources)
    if (std::error_code none; known.insert(fs::weakly_canonical(path, none)).second) paths.push_back(path);
  for (std::string &path : libraryFiles(request.libraries, s.diagnostics).all()) paths.push_back(std::move(path));
  for (const std::string &path : paths) files.push_back(language().read(s.forest, s.sources, s.diagnostics, path, options));
  if (const auto &made = request.made)
    files.push_back(language().readText(s.forest, s.sources, s.diagnostics, made->path, made->text));
  if (s.diagnostics.hasErrors()) return {};
  return withSizes(s.forest, s.sources, s.diagnostics, language().bind(s.forest, files, &s.diagnostics), request.sizes);
}

// A family of sets has one for each mode: a name (dotbar, tapenade-2012) or a folder.
std::string setFor(const std::string &family, const std::string &mode) {
  if (fs::is_directory(family)) {
    const fs::path file = fs::path(family) / (mode + ".rules");
    return fs::exists(file) ? file.string() : "";
  }
  if (fs::exists(fs::path(rulesFolder()) / family / (mode + ".rules"))) return family + "/" + mode;
  return fs::exists(family) || fs::exists(fs::path(rulesFolder()) / (family + ".rules")) ? family : "";
}

bool hasRules(const std::string &family) {
  for (const fs::path &folder : {fs::path(family), fs::path(rulesFolder()) / family})
    if (fs::is_directory(folder))
      for (const auto &entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".rules") return true;
  return false;
}

// The family that one of its sets, which somebody named instead, belongs to: of dotbar/adjoint, dotbar.
std::string familyOf(const std::string &set) {
  const std::string path = set.ends_with(".rules") ? set : set + ".rules";
  const fs::path own(path), bundled = fs::path(rulesFolder()) / path;
  const std::vector<std::string> modes = modesOf(defaultFamily);
  if (!own.has_parent_path() || std::ranges::find(modes, own.stem().string()) == modes.end()) return set;
  return rules::extendsOthers((fs::exists(own) ? own : bundled).string()) ? own.parent_path().string() : set;
}

std::vector<std::string> setsFor(const std::string &mode, const std::vector<std::string> &families) {
  std::vector<std::string> sets;
  bool based = false;
  for (const std::string &word : families) {
    const std::string family = familyOf(word);
    std::string set = setFor(family, mode);
    if (set.empty() && hasRules(family)) continue;  // a folder need not have a set for every mode
    if (set.empty()) set = family;                  // rules::load says that there is none
    based = based || set == family + "/" + mode || fs::is_directory(family);
    sets.push_back(std::move(set));
  }
  if (!based) sets.insert(sets.begin(), std::string(defaultFamily) + "/" + mode);
  return sets;
}

}  // namespace

std::string rulesFolder() {
  const char *set = std::getenv("DOTBAR_RULES");
  return set ? set : places().rules;
}

std::optional<rules::RuleSet> readRules(Session &s, const std::string &mode, const std::vector<std::string> &families,
                                        const std::vector<std::string> &layers) {
  std::vector<std::string> sets = setsFor(mode, families);
  for (const std::string &layer : layers) sets.push_back("options/" + layer);
  return rules::load(s.sources, s.diagnostics, sets, {{rulesFolder()}});
}

std::vector<std::string> ownModes(const std::string &family) {
  std::vector<std::string> modes;
  if (!hasRules(family)) return modes;
  for (const std::string &word : modesOf(family)) {
    Session s;
    const auto set = rules::load(s.sources, s.diagnostics, {setFor(family, word)}, {{rulesFolder()}});
    const auto isIt = [&](const rules::Mode &m) { return text(m.name) == word; };
    if (set && std::ranges::any_of(set->modes, isIt)) modes.push_back(word);
  }
  return modes;
}

std::vector<std::string> modesOf(const std::string &family) {
  for (const fs::path &folder : {fs::path(family), fs::path(rulesFolder()) / family, fs::path(rulesFolder()) / defaultFamily}) {
    std::vector<std::string> modes;
    if (!fs::is_directory(folder)) continue;
    for (const auto &entry : fs::directory_iterator(folder))
      if (entry.path().extension() == ".rules") modes.push_back(entry.path().stem().string());
    std::sort(modes.begin(), modes.end());
    return modes;
  }
  return {};
}

namespace {

// What a pattern may be: one % for the name, beside it what names are made of.
bool isPattern(std::string_view pattern) {
  const auto isPart = [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '%'; };
  return pattern.size() > 1 && std::ranges::count(pattern, '%') == 1 && std::ranges::all_of(pattern, isPart);
}

// NAME is a naming of the rules, or what it names (procedure, variable, module, common): the first one.
bool rename(Session &s, rules::RuleSet &set, const std::string &wish) {
  const std::string name = wish.substr(0, wish.find('=')), pattern = wish.substr(std::min(name.size() + 1, wish.size()));
  std::vector<std::string> names;
  for (rules::Function &f : set.functions) {
    if (!f.naming) continue;
    names.emplace_back(text(f.name));
    if ((text(f.name) != name && text(f.namingKind) != name) || !isPattern(pattern)) continue;
    f.naming = intern(pattern);
    return true;
  }
  Diagnostic &d = s.diagnostics.report(DiagnosticKind::Usage, {}, "--naming " + wish + " names nothing as it could be named");
  d.fix = isPattern(pattern) ? didYouMean(name, names, "the rules have " + (names.empty() ? "none" : names.front()))
                             : "for instance --naming procedure=%_d: % stands for the name";
  return false;
}

}  // namespace

std::optional<rules::RuleSet> loadRules(Session &s, const std::string &mode, const std::vector<std::string> &families,
                                        const std::vector<std::string> &layers) {
  auto set = readRules(s, mode, families, layers);
  if (set && !prove(s.diagnostics, s.sources, *set)) return std::nullopt;
  return set;
}

namespace {

const rules::Mode *findMode(Session &s, const rules::RuleSet &set, const std::string &name) {
  for (const rules::Mode &m : set.modes)
    if (text(m.name) == name) return &m;
  std::vector<std::string> names;
  for (const rules::Mode &m : set.modes) names.emplace_back(text(m.name));
  s.diagnostics.report(DiagnosticKind::Usage, {}, "no rule set declares the mode '" + name + "'").fix = didYouMean(name, names);
  return nullptr;
}

// What is refused where a procedure has no normal form may be refused for that.
void noteUnnormalised(Session &s, std::size_t before) {
  if (s.unnormalised.empty()) return;
  for (Diagnostic &d : s.diagnostics.takeFrom(before)) {
    for (const Unnormalised &u : s.unnormalised)
      if (d.kind == DiagnosticKind::Refused && d.where.begin >= u.procedure.begin && d.where.end <= u.procedure.end)
        d.note(u.why.where, u.why.text);
    s.diagnostics.add(std::move(d));
  }
}

bool deriveProgram(Session &s, const Request &request, Derivative &result) {
  const rules::RuleSet &set = *result.source.rules;
  const rules::Mode *mode = findMode(s, set, request.mode);
  if (!mode) return false;
  rewrite::Options options;
  options.traced = options.proof = request.traced;
  if (!request.traced && request.maxErrors != 0)
    options.refusals = placesForReason * std::size_t{request.maxErrors} + 1;  // a proof ends where it was refused
  options.printer = [&s](Tree t) { return language().writeExpression(s.forest, t); };
  auto make = request.naive ? rewrite::interpreter : rewrite::machine;
  result.rewriter = make(set, s.forest, *result.source.facts, s.diagnostics, options);
  const std::size_t before = s.diagnostics.all().size();
  const bool derived = deriveUnits(s, request, mode->units, result);
  if (!derived) noteUnnormalised(s, before);
  return derived;
}

}  // namespace

std::optional<Prepared> prepare(Session &s, const Request &request, const rules::RuleSet *set) {
  Prepared prepared;
  for (const std::string &text : request.heads)
    for (dataflow::Head &head : parseHeads(s, text)) {
      head.passed = request.passed;
      prepared.heads.push_back(std::move(head));
    }
  const std::vector<Tree> files = readSources(s, request);
  for (const std::string &wish : request.marks) mark(s, files, wish, set);
  if (s.diagnostics.hasErrors()) return std::nullopt;
  prepared.sources.assign(files.begin(), files.begin() + static_cast<std::ptrdiff_t>(request.sources.size()));
  s.forest.spareOrigins();
  prepared.files = normalise(s, files, set, request.mode, prepared.heads, prepared.copies);
  if (s.diagnostics.hasErrors()) return std::nullopt;
  return prepared;
}

std::optional<Analysed> analyse(Session &s, const Request &request) {
  if (request.rules.empty() && setFor(defaultFamily, request.mode).empty()) {
    s.diagnostics.report(DiagnosticKind::Usage, {}, "no rule set declares the mode '" + request.mode + "'").fix =
        didYouMean(request.mode, modesOf(defaultFamily), "see dotbar --help and dotbar rules list");
    return std::nullopt;
  }
  auto set = loadRules(s, request.mode, request.rules, request.layers);
  if (!set) return std::nullopt;
  for (const std::string &wish : request.namings)
    if (!rename(s, *set, wish)) return std::nullopt;
  const rules::Mode *mode = findMode(s, *set, request.mode);
  if (!mode) return std::nullopt;
  if (auto heads = mode->options.find(intern("heads"));
      heads != mode->options.end() && text(heads->second) == "required" && request.heads.empty()) {
    s.diagnostics.report(DiagnosticKind::Usage, {}, "the mode '" + request.mode + "' needs a head").fix =
        "say what depends on what: --head 'f(ins)>(outs)', f a procedure of the sources";
    return std::nullopt;
  }
  Request whole = request;
  if (!runBefore(s, *mode, whole)) return std::nullopt;
  const auto prepared = prepare(s, whole, &*set);
  if (!prepared) return std::nullopt;
  warnOfUnknownDirectives(s, *set);
  auto analysed = analyse(s, std::make_shared<const rules::RuleSet>(std::move(*set)), *prepared);
  if (analysed && !refuseMissingComponents(s, *analysed)) return std::nullopt;
  if (analysed) warnOfForeignDirectives(s, *analysed);
  if (analysed && !prepared->heads.empty()) spareWarnings(s, *analysed);
  if (analysed && whole.made && !request.made) analysed->before = std::move(whole.made->text);
  return analysed;
}

namespace {

bool build(Session &s, Analysed &a, std::span<const Tree> files, const std::vector<dataflow::Head> &heads) {
  a.facts.reset();
  a.program = std::make_unique<dataflow::Program>(s.forest, files, s.diagnostics, dataflow::programOptions(*a.rules, heads));
  a.facts = std::make_unique<dataflow::Facts>(*a.program, *a.rules, heads, s.diagnostics);
  return a.facts->ok() && !s.diagnostics.hasErrors();
}

// Dummies that a rule set wants to be one: in copies of procedures, and in what those call.
bool merge(Session &s, Analysed &a, const Prepared &prepared, std::size_t before) {
  const auto wish = a.rules->options.find(intern("merged_arguments"));
  if (wish == a.rules->options.end() || prepared.heads.empty()) return true;
  Copies known;
  constexpr int deepest = 32;  // calls, one in the other
  for (int depth = 0; depth < deepest; ++depth) {
    const auto wished = [&](Tree actual) { return a.facts->guard(text(wish->second), actual); };
    const Merged merged = withMergedDummies(s.forest, *a.program, known, a.facts->reached(), wished);
    if (merged.files.empty()) return true;
    a.copies.insert(a.copies.end(), merged.procedures.begin(), merged.procedures.end());
    s.diagnostics.takeFrom(before);  // it is said of what takes the program's place
    if (!build(s, a, merged.files, prepared.heads)) return false;
  }
  return true;
}

// Procedures apart for each way in which they are called, as a rule set tells ways apart: copies are made until what is known of
// the program with them asks for no others. Whatever they are when that does not end soon, they do what the program does.
bool divide(Session &s, Analysed &a, const Prepared &prepared, std::size_t before) {
  const ContextRules by(*a.rules);
  const auto hasSuffix = [](const dataflow::Head &h) { return !h.suffix.empty(); };
  if (prepared.heads.empty() || (by.analyses.empty() && std::ranges::none_of(prepared.heads, hasSuffix))) return true;
  std::unique_ptr<dataflow::Program> undivided;
  const dataflow::Program &base = *a.program;
  const Contexts contexts(s.forest, base);
  Division kept, now;
  const std::vector<dataflow::Head> heads = contexts.withSuffixes(prepared.heads, kept);
  constexpr int most = 64;  // calls, one in the other
  for (int round = 0; round < most; ++round) {
    Division next = round == 0 && !kept.empty() ? kept : contexts.divided(*a.program, *a.facts, by, kept);
    if (next == now) break;
    now = std::move(next);
    s.diagnostics.takeFrom(before);
    a.facts.reset();
    if (!undivided) undivided = std::move(a.program);
    if (!build(s, a, contexts.files(now), heads)) return false;
  }
  return true;
}

}  // namespace

std::optional<Analysed> analyse(Session &s, std::shared_ptr<const rules::RuleSet> set, const Prepared &prepared) {
  Analysed a;
  a.rules = std::move(set);
  a.sources = prepared.sources, a.copies = prepared.copies;
  const std::size_t before = s.diagnostics.all().size();
  if (!build(s, a, prepared.files, prepared.heads) || !merge(s, a, prepared, before) || !divide(s, a, prepared, before))
    return std::nullopt;
  return a;
}

bool replacesSources(const rules::RuleSet &set) { return set.options.contains(intern("replaces_sources")); }

namespace {

// What the mode before wrote: programs call it, or what is derived of it does. Of several sources it is no longer told which it
// is of.
void standBefore(const Request &request, Derivative &result) {
  const std::string &before = result.source.before;
  if (before.empty()) return;
  auto &lines = result.lines.lines;
  const auto newLines = std::ranges::count(before, '\n') + 1;  // and a blank one
  if (!lines.empty()) lines.insert(lines.begin() + 1, static_cast<std::size_t>(newLines), Tree{});
  result.text.insert(0, before + '\n');
  if (request.divided) result.bySource = {{request.sources.front(), result.text}};
}

}  // namespace

bool derive(Session &s, const Request &request, Derivative &result) {
  auto source = analyse(s, request);
  return source && derive(s, request, std::move(*source), result);
}

bool derive(Session &s, const Request &request, Analysed source, Derivative &result) {
  result.source = std::move(source);
  if (!deriveProgram(s, request, result)) return false;
  standBefore(request, result);
  return true;
}

std::optional<Derivative> differentiate(Session &s, const Request &request) {
  Derivative result;
  const Progress progress(request.mode);
  const std::size_t before = s.diagnostics.all().size();
  if (!derive(s, request, result)) {
    if (result.source.facts) warnOfUndeclared(s, result.source);
    if (request.why && result.source.facts) showRefusedPaths(s, result.source, before);
    return std::nullopt;
  }
  warnOfIdleNames(s, request, result.source);
  return result;
}

}  // namespace dotbar::tools
