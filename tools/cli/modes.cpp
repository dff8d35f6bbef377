// The commands that write derivatives. Several modes at once, or a folder: a file for each mode, named as the mode names
// procedures.
#include <spdlog/spdlog.h>

#include <filesystem>
#include <iostream>
#include <set>
#include <sstream>

#include "engine/support/input.h"
#include "tools/cli/commands.h"
#include "tools/driver/files.h"
#include "tools/driver/made_before.h"
#include "tools/driver/proof_cache.h"
#include "tools/driver/recorded.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> modesIn(const std::string &command) {
  std::vector<std::string> modes;
  std::istringstream in(command);
  for (std::string one; std::getline(in, one, ',');) modes.push_back(one);
  return modes;
}

bool isFolder(const std::string &path) { return path.ends_with('/') || fs::is_directory(path); }

// How a mode calls the derivative of the procedure `name`.
std::string named(const rules::RuleSet &set, const std::string &name) {
  for (const rules::Function &f : set.functions) {
    if (f.namingKind != intern("procedure")) continue;
    std::string pattern(text(f.naming));
    if (const std::size_t at = pattern.find('%'); at != pattern.npos) return pattern.replace(at, 1, name);
  }
  return name;
}

// What a source's derivative is called in a folder.
std::string fileFor(const Invocation &i, const Derivative &d, const std::string &source, const std::string &text) {
  const std::string name = named(*d.source.rules, fs::path(source).stem().string());
  return (fs::path(i.output) / (name + language().suffix(text, source))).string();
}

std::string inMake(const std::string &path) {
  std::string r;
  for (const char c : path) r += c == ' ' || c == '#' ? std::string("\\") + c : c == '$' ? std::string("$$") : std::string(1, c);
  return r;
}

// The files that were read, each once: sources, what they include, rules.
std::set<std::string> filesRead(const SourceMap &sources) {
  std::set<std::string> files;
  for (const std::string_view path : sources.paths())
    for (const fs::path &file : {fs::path(path), fs::path(rulesFolder()).parent_path() / path})  // rules are shown so
      if (fs::is_regular_file(file)) {
        files.insert(file.string());
        break;
      }
  return files;
}

// For make and ninja.
void writeDependences(Session &s, const Invocation &i, const std::vector<std::string> &results) {
  std::string rule;
  for (const std::string &r : results) rule += (rule.empty() ? "" : " ") + inMake(r);
  rule += ':';
  for (const std::string &file : filesRead(s.sources)) rule += " \\\n  " + inMake(file);
  writeWhole(s.diagnostics, s.sources, i.depfile, rule + "\n");
}

int usage(const Invocation &i, const std::string &what) {
  std::cerr << printable("dotbar " + i.command + ": " + what) << '\n';
  return WrongUsage;
}

// Lines that compilers look at only where the file is named after them.
void warnOfKeptLines(Session &s, const std::string &path, const std::string &text) {
  const std::string given = fs::path(path).extension().string(), right = language().suffix(text, path);
  const auto isCapital = [](const std::string &suffix) { return suffix.size() > 1 && std::isupper(suffix[1]) != 0; };
  if (given.empty() || isCapital(given) || !isCapital(right)) return;
  s.diagnostics
      .report(DiagnosticKind::Ignored, {},
              path + " keeps lines of the preprocessor, which compilers ignore in a file of this name")
      .fix = "name it " + fs::path(path).replace_extension(right).string() +
             ", or have them evaluated: --cpp, with -D as the compiler has it";
}

bool write(Session &s, const Invocation &i, std::string &text, std::vector<std::string> &results) {
  text.insert(0, madeBy(fromOutput(i)) + "\n");
  if (i.output.empty()) return std::cout << text, true;
  results.push_back(i.output);
  warnOfKeptLines(s, i.output, text);
  if (i.incremental && readWhole(i.output) == text) return true;  // its time stays, too
  return writeWhole(s.diagnostics, s.sources, i.output, text);
}

// A file for each source that there is a derivative of; of several sources, what makes each again is its part.
bool writeInto(Session &s, const Invocation &i, Derivative &d, std::vector<std::string> &results) {
  if (!makeFolder(s.diagnostics, i.output)) return false;
  for (auto &[source, text] : d.bySource) {
    Invocation one = i;
    one.output = fileFor(i, d, source, text);
    if (i.words.size() > 1) one.arguments.insert(one.arguments.begin() + 1, {"--part", source});
    if (!write(s, one, text, results)) return false;
  }
  return true;
}

// False after messages.
bool runMode(Session &s, Invocation i, const std::string &mode, std::vector<std::string> &results) {
  i.request.mode = mode;
  i.request.keep = false;
  i.request.divided = isFolder(i.output);
  if (i.output != "-" && !i.request.divided) i.request.output = i.output;
  i.arguments.front() = mode;
  spdlog::info("{}: {} source files", mode, i.request.sources.size());
  // never destroyed: the system takes all of it back at once, the facts of a long program one by one take a while
  auto *const d = new std::optional(differentiate(s, i.request));
  if (!*d) return false;
  spdlog::info("{} applications of rules", (*d)->rewriter->applications());
  if (i.request.divided) return writeInto(s, i, **d, results);
  if (i.output == "-") i.output.clear();
  return write(s, i, (*d)->text, results);
}

// Beside the file, or in the folder, under the name of the command.
MadeBefore madeBefore(const Invocation &i) {
  std::ostringstream mark;
  for (const char c : ownMark()) mark << std::hex << static_cast<int>(static_cast<unsigned char>(c));
  std::string how = mark.str() + '\n' + rulesFolder();
  for (const std::string &a : i.arguments) how += '\n' + a;
  std::set<std::string> names;  // one more in a folder may take the place of what was read
  for (const std::vector<std::string> *folders : {&i.request.rules, &i.request.includeDirs})
    for (const std::string &folder : *folders)
      for (std::error_code none; const auto &entry : fs::directory_iterator(folder, none)) names.insert(entry.path().string());
  for (const std::string &name : names) how += '\n' + name;
  const std::string path = isFolder(i.output) ? (fs::path(i.output) / i.command).string() : i.output;
  return {path + ".made", how + "\n" + i.output};
}

}  // namespace

int runModes(Invocation &i) {
  const std::vector<std::string> modes = modesIn(i.command);
  const bool printed = i.output.empty() || i.output == "-";
  if (modes.size() > 1 && !printed && !isFolder(i.output)) return usage(i, "several modes write into a folder: -o FOLDER/");
  if (!i.depfile.empty() && printed) return usage(i, "--depfile names what -o FILE is made from; there is no -o");
  if (i.incremental && printed) return usage(i, "--incremental looks at what -o FILE names; there is no -o");
  i.request.sources = i.words;
  Session s;
  std::vector<std::string> results;
  const std::optional<MadeBefore> before = i.incremental && !ownMark().empty() ? std::optional(madeBefore(i)) : std::nullopt;
  if (before && before->isCurrent() && (i.depfile.empty() || fs::exists(i.depfile))) return finish(s, i, Done);
  for (const std::string &mode : modes)
    if (!runMode(s, i, mode, results)) return finish(s, i, Rejected);
  if (!i.depfile.empty()) writeDependences(s, i, results);
  if (before) before->write(s.diagnostics, s.sources, filesRead(s.sources), results);
  return finish(s, i, Done);
}

}  // namespace dotbar::tools
