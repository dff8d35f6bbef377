// The command: which sets there are to fuzz, and what is printed.
#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "engine/support/temporary.h"
#include "tools/driver/files.h"
#include "tools/workbench/fuzz/fuzz.h"

namespace dotbar::tools {
namespace {

void print(const std::string &what, const Counterexample &c) {
  std::cout << what << ", seed " << c.seed << ": " << c.lines[0] << '\n';
  for (std::size_t k = 1; k < c.lines.size(); ++k) std::cout << "  " << c.lines[k] << '\n';
}

bool isBundled(const std::string &mode) { return mode == FuzzedModes{}.forward || mode == FuzzedModes{}.backward; }

// By the oracle that the interface of each states. Of the bundled modes' names both are there whatever the family has of its own.
std::optional<FuzzedModes> modesToCompare(const std::string &family, std::vector<std::string> &silent) {
  const std::vector<std::string> own = ownModes(family);
  const bool both = std::ranges::any_of(own, isBundled);
  FuzzedModes modes{"", ""};
  for (const std::string &mode : own) {
    if (isBundled(mode)) continue;
    Session s;
    const auto set = readRules(s, mode, {family}, {});
    const rules::Interface *said = set ? set->findInterface(intern(mode)) : nullptr;
    using Oracle = rules::Interface::Oracle;
    const Oracle oracle = said ? said->oracle : Oracle::None;
    if (oracle == Oracle::None)
      silent.push_back(mode + ": its interface names no oracle that programs are compared by, so none was");
    else if (both || oracle == Oracle::Columns)
      silent.push_back(mode + ": no program was compared; dotbar check --mode " + mode + " does");
    else
      (oracle == Oracle::Weight ? modes.backward : modes.forward) = mode;
  }
  if (both) return FuzzedModes{};
  if (modes.forward.empty() && modes.backward.empty()) return std::nullopt;
  if (modes.forward.empty()) modes.forward = "tangent";
  return modes;
}

bool write(const std::string &folder, const Counterexample &c) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(folder, error);
  for (const auto &[name, text] : c.files) {
    std::ofstream out(fs::path(folder) / name);
    if (!(out << text)) return std::cerr << "dotbar rules fuzz: cannot write " << folder << '/' << name << '\n', false;
  }
  std::cout << "written to " << folder << '\n';
  return true;
}

// Programs are read from files: without room for one there would be failures of the rules that are none.
bool hasRoom() {
  constexpr std::size_t ofAProgram = 1 << 16;
  errno = 0;
  std::error_code none;
  Temporary at = Temporary::file(std::filesystem::temp_directory_path(none).string());
  if (at && at.write(std::string(ofAProgram, ' '))) return true;
  Session s;
  reportNoRoom(s.diagnostics, errno);
  s.diagnostics.print(std::cerr, s.sources);
  return false;
}

// What is known of programs besides what is wrong.
void report(const FuzzedPrograms &p) {
  for (const auto &[why, n] : p.reasons) std::cout << n << " programs discarded: " << why << '\n';
  if (p.acceptedByBase) std::cout << p.acceptedByBase << " of those the default rules differentiate\n";
  const int tried = p.passed + p.discarded + p.failed;
  for (const auto &[rule, n] : p.applied) std::cout << rule << ": applied in " << n << " of " << tried << " programs\n";
  std::cout << p.passed << " programs passed, " << p.discarded << " discarded, " << p.failed << " failed"
            << (p.failed ? "; the smallest is shown\n" : "\n");
}

// Exactly one rule applies to each random tree. False: the set cannot be read.
bool tryTrees(const FuzzRequest &request, const std::string &mode, Session &s, bool &found) {
  const auto set = readRules(s, mode, {request.rules}, {});
  if (!set) return false;
  const int trees = 100 * request.count;
  if (const auto c = fuzzTrees(*set, s.sources, request.seed, trees))
    print("tree", *c), found = true;
  else
    std::cout << mode << ": " << trees << " trees, exactly one rule applied to each\n";
  return true;
}

// A layer goes on top of the default rules of both modes, or of those of one; the other mode is then the default's.
std::optional<FuzzedModes> tryLayer(const FuzzRequest &request, bool &found) {
  FuzzedModes modes;
  Session forward, backward;
  modes.forwardIsOwn = tryTrees(request, modes.forward, forward, found);
  modes.backwardIsOwn = tryTrees(request, modes.backward, backward, found);
  if (!modes.forwardIsOwn && !modes.backwardIsOwn) return backward.diagnostics.print(std::cerr, backward.sources), std::nullopt;
  if (!modes.forwardIsOwn || !modes.backwardIsOwn)
    std::cout << (modes.forwardIsOwn ? modes.backward : modes.forward)
              << ": the default rules, on top of which these do not go\n";
  return modes;
}

int tryPrograms(const FuzzRequest &request, const FuzzedModes &modes, bool found) {
  const FuzzedPrograms p = fuzzPrograms(request, modes);
  if (p.found) print("program", *p.found), found = true;
  if (p.found && !request.folder.empty() && !write(request.folder, *p.found)) return 1;
  report(p);
  return found ? 3 : 0;
}

}  // namespace

int runRulesFuzz(const FuzzRequest &request) {
  if (!hasRoom()) return 1;
  bool found = false;
  const std::vector<std::string> modes = ownModes(request.rules);
  if (modes.empty()) {
    const auto layered = tryLayer(request, found);
    return layered ? tryPrograms(request, *layered, found) : 1;
  }
  for (const std::string &mode : modes) {
    Session s;
    if (!tryTrees(request, mode, s, found)) return s.diagnostics.print(std::cerr, s.sources), 1;
  }
  std::vector<std::string> silent;
  const auto compared = modesToCompare(request.rules, silent);
  for (const std::string &why : silent) std::cout << why << '\n';
  return compared ? tryPrograms(request, *compared, found) : found ? 3 : 0;
}

}  // namespace dotbar::tools
