// Which sets have tests, running them all, what is printed, and the rules that none of them applied.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "engine/rewrite/regions.h"
#include "engine/rules/read/load.h"
#include "engine/rules/show/show.h"
#include "tools/driver/files.h"
#include "tools/driver/pipeline.h"
#include "tools/workbench/rule_tests/accept.h"
#include "tools/workbench/rule_tests/rule_tests.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

bool statesTests(const fs::path &file) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("test ")) return true;
  return false;
}

// Rule files with tests: all of a folder; of a set named, its file and the file of its name in the folder `tests` beside it.
void filesUnder(const fs::path &folder, std::vector<fs::path> &files) {
  for (const auto &e : fs::recursive_directory_iterator(folder))
    if (e.path().extension() == ".rules" && statesTests(e.path())) files.push_back(e.path());
}

bool filesOf(const std::string &name, std::vector<fs::path> &files) {
  for (const fs::path &base : {fs::path(), fs::path(rulesFolder())}) {
    const fs::path at = base / name;
    if (fs::is_directory(at)) return filesUnder(at, files), true;
    fs::path file = at;
    if (file.extension() != ".rules") file += ".rules";
    if (!fs::exists(file)) continue;
    const fs::path beside = file.parent_path() / "tests" / file.filename();
    for (const fs::path &f : {file, beside})
      if (fs::exists(f) && statesTests(f)) files.push_back(f);
    return true;
  }
  return false;
}

struct Report {
  const RuleTestRequest &request;
  Session session{};
  RuleCoverage coverage{};
  std::vector<RuleTestResult> results{};
  nlohmann::json json{};

  // A set is loaded by its name when it lies under the rules folder, so that messages name it as people do.
  bool run(const fs::path &file) {
    const fs::path inside = file.lexically_relative(rulesFolder());
    const bool bundled = !inside.empty() && *inside.begin() != "..";
    const std::string name = bundled ? fs::path(inside).replace_extension().string() : file.string();
    const auto set = rules::load(session.sources, session.diagnostics, {name}, {{rulesFolder()}});
    if (!set) return false;
    const rules::RuleTest *own = set->tests.empty() ? nullptr : &set->tests.back();
    if (!own) return true;
    const std::string stated(session.sources.file(own->where.begin));
    count(*set, stated);
    const std::size_t first = results.size();
    for (const rules::RuleTest &t : set->tests) {
      if (session.sources.file(t.where.begin) != stated) continue;  // of a set that this one extends: run there
      results.push_back(runRuleTest(*set, session.sources, t, request.naive));
      coverage.apply(*set, session.sources, results.back());
    }
    return !request.accept || accept(file, first);
  }

  // The last first: what stands above keeps its lines.
  bool accept(const fs::path &file, std::size_t first) {
    std::ifstream in(file, std::ios::binary);
    const std::string read{std::istreambuf_iterator<char>(in), {}};
    std::string text = read;
    std::vector<RuleTestResult *> failed;
    for (std::size_t k = first; k < results.size(); ++k)
      if (!results[k].passed && !results[k].gives.empty()) failed.push_back(&results[k]);
    std::ranges::sort(failed, std::greater<>(), &RuleTestResult::line);
    for (RuleTestResult *r : failed)
      if (std::string next = withResult(text, r->line, r->gives); !next.empty()) text = std::move(next), r->accepted = true;
    return text == read || replaceWhole(session.diagnostics, file.string(), text);
  }

  // Everything that was loaded, or the rules of the set whose tests these are.
  void count(const rules::RuleSet &set, const std::string &stated) {
    const fs::path file(stated);
    coverage.count(set, session.sources, request.sets.empty() ? "" : stated);
    if (file.parent_path().filename() == "tests")
      coverage.count(set, session.sources, (file.parent_path().parent_path() / file.filename()).string());
  }

  std::size_t failures() const {
    return static_cast<std::size_t>(
        std::count_if(results.begin(), results.end(), [](const auto &r) { return !r.passed && !r.accepted; }));
  }

  void print() const {
    for (const RuleTestResult &r : results)
      if (r.accepted)
        std::cout << r.place << ": test " << r.name << " gives what came now\n";
      else if (!r.passed)
        std::cout << r.place << ": test " << r.name << " failed\n    " << r.message << '\n';
    if (request.coverage) printCoverage();
    std::cout << results.size() - failures() << " passed, " << failures() << " failed\n";
  }

  void printCoverage() const {
    std::size_t applied = 0;
    std::string place;  // a scheme is stated once, for many rules
    for (const auto &[key, n] : coverage.tests) {
      applied += n != 0;
      if (n) continue;
      const std::string at = key.file + ':' + std::to_string(key.line);
      const std::string name = key.rule.substr(key.rule.rfind(' ') + 1);
      std::cout << (at == place ? ", " + name : (place.empty() ? "" : "\n") + at + ": no test applies " + key.rule);
      place = at;
    }
    if (!place.empty()) std::cout << '\n';
    printRegions();
    std::cout << applied << " of " << coverage.tests.size() << " rules are applied by some test\n";
  }

  // Of rules that some test applied: the regions that none reached.
  void printRegions() const {
    std::size_t reached = 0, all = 0;
    for (const auto &[key, regions] : coverage.regions) {
      const auto here =
          static_cast<std::size_t>(std::count_if(regions.begin(), regions.end(), [](const auto &r) { return r.second; }));
      reached += here, all += regions.size();
      if (!coverage.tests.at(key) || here == regions.size()) continue;
      std::cout << key.file << ':' << key.line << ": tests reach " << here << " of " << regions.size() << " regions of "
                << key.rule << '\n';
      for (const auto &[when, n] : regions)
        if (!n) std::cout << "    not  " << when << '\n';
    }
    std::cout << reached << " of " << all << " regions of the decision graphs are reached by some test\n";
  }

  nlohmann::json regionsOf(const RuleCoverage::Key &key) const {
    nlohmann::json all = nlohmann::json::array();
    if (const auto regions = coverage.regions.find(key); regions != coverage.regions.end())
      for (const auto &[when, n] : regions->second) all.push_back({{"when", when}, {"tests", n}});
    return all;
  }

  void printJson() {
    json["tests"] = nlohmann::json::array();
    for (const RuleTestResult &r : results)
      json["tests"].push_back({{"name", r.name}, {"place", r.place}, {"passed", r.passed}, {"message", r.message}});
    json["rules"] = nlohmann::json::array();
    for (const auto &[key, n] : coverage.tests)
      json["rules"].push_back(
          {{"rule", key.rule}, {"file", key.file}, {"line", key.line}, {"tests", n}, {"regions", regionsOf(key)}});
    json["passed"] = results.size() - failures();
    json["failed"] = failures();
    std::cout << json.dump(1) << '\n';
  }
};

RuleCoverage::Key keyOf(const rules::RuleSet &set, const SourceMap &sources, const rules::Rule &rule) {
  const Position p = sources.position(rule.where.begin);
  return {std::string(p.file), p.line, rules::spelled(set.judgements[rule.judgement]) + " " + std::string(text(rule.name))};
}

}  // namespace

void RuleCoverage::count(const rules::RuleSet &set, const SourceMap &sources, const std::string &file) {
  for (rules::RuleId r = 1; r < set.rules.size(); ++r)
    if (const Key key = keyOf(set, sources, set.rules[r]); file.empty() || key.file == file) tests.try_emplace(key, 0);
  for (const rewrite::Region &region : rewrite::regions(set))
    if (const Key key = keyOf(set, sources, set.rules[region.rule]); file.empty() || key.file == file)
      regions[key].try_emplace(region.when, 0);
}

void RuleCoverage::apply(const rules::RuleSet &set, const SourceMap &sources, const RuleTestResult &result) {
  for (const rules::RuleId r : result.applied)
    if (const auto counted = tests.find(keyOf(set, sources, set.rules[r])); counted != tests.end()) ++counted->second;
  for (const rewrite::Region &region : result.regions) {
    const auto counted = regions.find(keyOf(set, sources, set.rules[region.rule]));
    if (counted != regions.end()) ++counted->second[region.when];
  }
}

int runRuleTests(const RuleTestRequest &request) {
  std::vector<fs::path> files;
  if (request.sets.empty()) filesUnder(rulesFolder(), files);
  for (const std::string &name : request.sets)
    if (!filesOf(name, files)) return std::cerr << "dotbar rules test: no rule set '" << name << "'\n", 2;
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  Report report{request};
  bool read = true;
  for (const fs::path &file : files) read = report.run(file) && read;
  report.session.diagnostics.print(std::cerr, report.session.sources);
  request.json ? report.printJson() : report.print();
  return !read ? 1 : report.failures() ? 3 : 0;
}

}  // namespace dotbar::tools
