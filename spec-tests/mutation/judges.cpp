// The judges of a mutant. Texts are compared first: only where the rules make something else than before is anything run.
#include "spec-tests/mutation/judges.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "engine/rules/show/show.h"
#include "engine/support/progress.h"
#include "spec-tests/cases/folders.h"
#include "tools/cli/commands.h"
#include "tools/verify/random/generator.h"
#include "tools/workbench/fuzz/fuzz.h"

namespace dotbar::mutation {

namespace fs = std::filesystem;
using random::Build;
using tools::Prepared;
using tools::Request;
using tools::Session;

namespace {

constexpr unsigned secondsForAProgram = 30;

// What is loaded and run on its own: every mode's sets, and the sets of no mode.
const std::vector<std::string> wholeSets = {"dotbar/adjoint",        "dotbar/tangent",   "tapenade-2012/adjoint",
                                            "tapenade-2012/tangent", "common/normalise", "common/unlabelled",
                                            "common/structured"};

std::string placeOf(const SourceMap &sources, Span where) {
  const Position p = sources.position(where.begin);
  return fs::path(std::string(p.file)).lexically_relative("rules").string() + ":" + std::to_string(p.line);
}

std::string said(const Diagnostics &d) {
  std::string s;
  for (const Diagnostic &one : d.all()) s += std::string(word(one.kind)) + ": " + one.message + "\n";
  return s;
}

std::string firstLine(const std::string &s) { return s.substr(0, std::min(s.find('\n'), std::size_t{160})); }

int command(const std::string &line) {
  const int status = std::system(line.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

std::string keyOf(const Request &r) {
  std::string key = r.mode;
  for (const std::string &s : r.rules) key += " " + s;
  for (const std::string &s : r.layers) key += " --" + s;
  return key;
}

}  // namespace

Judges::Judges(Settings settings, const std::vector<RulesFile> &files) : settings_(std::move(settings)), files_(files) {
  ::setenv("DOTBAR_RULES", settings_.rules.c_str(), 1);
  if (!settings_.own.empty()) return;
  findTests();
  findCases();
  if (settings_.onlyCases.empty()) findPrograms();
  std::erase_if(subjects_, [&](const Subject &s) { return s.name.find(settings_.onlyCases) == std::string::npos; });
}

Judges::~Judges() {
  std::error_code ignored;
  fs::remove_all(caseCopies_, ignored);
}

bool Judges::concerns(const std::string &set, const Mutant &m) const {
  const std::string own = fs::path(m.file).replace_extension().string();
  const auto all = closure(files_, set);
  return std::find(all.begin(), all.end(), own) != all.end();
}

// --- what there is to judge by ---
void Judges::findTests() {
  for (const auto &e : fs::recursive_directory_iterator(settings_.rules)) {
    if (e.path().extension() != ".rules") continue;
    std::ifstream in(e.path());
    bool tests = false;
    TestSet t{fs::relative(e.path(), settings_.rules).replace_extension().string(), {}};
    for (std::string line; std::getline(in, line);) {
      tests = tests || line.starts_with("test ");
      std::replace(line.begin(), line.end(), ',', ' ');
      std::istringstream header(line);
      std::string word;
      if (header >> word && word == "ruleset") t.sets.assign(std::istream_iterator<std::string>(header), {});
    }
    if (tests) testSets_.push_back(std::move(t));
  }
  std::sort(testSets_.begin(), testSets_.end(), [](const TestSet &a, const TestSet &b) { return a.name < b.name; });
}

void Judges::findCases() {
  caseCopies_ = fs::temp_directory_path() / ("dotbar-mutation-cases-" + std::to_string(::getpid()));
  for (const fs::path &folder : cases::caseFolders(settings_.cases)) {
    const fs::path work = caseCopies_ / fs::relative(folder, settings_.cases);
    fs::create_directories(work);
    cases::copyInputs(folder, work);
    for (const auto &[variant, more] : cases::variants(folder))
      for (std::vector<std::string> line : cases::commands(folder)) {
        line.insert(line.end(), more.begin(), more.end());
        findCase(folder, work, line);
      }
  }
  // facts are cheap, and say most of what equations say
  std::stable_partition(subjects_.begin(), subjects_.end(), [](const Subject &s) { return s.facts; });
}

// Whether some family has a set of that name.
bool Judges::isMode(const std::string &word) const {
  return std::any_of(files_.begin(), files_.end(), [&](const auto &f) { return fs::path(f.name).stem() == word; });
}

// Whether the file is the set of a mode: it, or what it is made of, declares one.
bool Judges::isOfMode(const RulesFile &file) const {
  const auto made = closure(files_, file.set);
  return std::any_of(files_.begin(), files_.end(), [&](const RulesFile &f) {
    return std::find(made.begin(), made.end(), f.set) != made.end() && f.text.find("\nmode ") != std::string::npos;
  });
}

// A line of a case's command that differentiates: what it makes says whether the case is worth running.
void Judges::findCase(const fs::path &folder, const fs::path &work, const std::vector<std::string> &arguments) {
  static const std::map<std::string, std::vector<std::string>> modes = {
      {"adjoint", {"adjoint"}}, {"tangent", {"tangent"}}, {"count", {"count"}},
      {"facts", {"facts"}},     {"il", {"il"}},           {"check", {"tangent", "adjoint"}}};
  if (arguments.empty()) return;
  const auto known = modes.find(arguments[0]);
  std::vector<std::string> made = known != modes.end() ? known->second : std::vector{arguments[0]};
  if (known == modes.end() && !isMode(arguments[0])) return;
  tools::Invocation i;
  i.command = arguments[0];
  const bool makes = arguments[0] != "facts" && arguments[0] != "il" && arguments[0] != "check";
  if (!tools::parse(makes ? "mode" : arguments[0], {arguments.begin() + 1, arguments.end()}, i) || i.why) return;
  if (arguments[0] == "check" && !i.mode.empty()) made = {i.mode};
  for (const std::string &mode : made) {
    Subject s;
    s.request = i.request, s.request.sources = i.words;
    if (arguments[0] == "check") s.request.mode = mode;
    s.facts = arguments[0] == "facts";
    if (s.facts && i.mode.empty()) s.request.mode = "adjoint";
    s.name = fs::relative(folder, settings_.cases).string(), s.folder = work.string(), s.isCase = true;
    subjects_.push_back(std::move(s));
  }
}

void Judges::findPrograms() {
  struct Family {
    bool tangent;
    std::vector<std::string> rules, layers;
    int share;
  };
  const std::vector<Family> families = {{false, {}, {}, 1},
                                        {true, {}, {}, 1},
                                        {false, {"tapenade-2012"}, {}, 3},
                                        {true, {"tapenade-2012"}, {}, 3},
                                        {false, {settings_.split}, {}, 3},
                                        {false, {"examples/snapshot"}, {}, 6},
                                        {false, {"examples/preaccumulation"}, {}, 6},
                                        {false, {"strategies/all-recompute"}, {}, 3},
                                        {false, {"strategies/all-store"}, {}, 6},
                                        {false, {"strategies/routine"}, {}, 6},
                                        {false, {}, {"specialize-activity"}, 3},
                                        {true, {}, {"specialize-activity"}, 3},
                                        {false, {}, {"no-activity"}, 8},
                                        {false, {}, {"no-tbr"}, 8},
                                        {false, {}, {"no-diff-liveness"}, 8},
                                        {false, {}, {"keep-results"}, 8}};
  for (int k = 0; k < settings_.programs; ++k)
    for (const Family &f : families) {
      if (k % f.share) continue;
      Subject s;
      s.seed = settings_.seed + static_cast<std::uint64_t>(k), s.tangent = f.tangent;
      s.request.mode = f.tangent ? "tangent" : "adjoint";
      s.request.rules = f.rules, s.request.layers = f.layers;
      s.name = "program " + std::to_string(s.seed) + ", " + keyOf(s.request);
      subjects_.push_back(std::move(s));
    }
}

// --- rules, with and without the change ---
Judges::Rules Judges::rulesFor(const Request &r, std::map<std::string, Rules> &cache) {
  const std::string mode = r.mode == "il" ? "adjoint" : r.mode;
  Request named = r;
  named.mode = mode;
  if (const auto known = cache.find(keyOf(named)); known != cache.end()) return known->second;
  Session s;
  auto set = tools::loadRules(s, mode, r.rules, r.layers);
  sources_[keyOf(named)] = std::move(s.sources);
  return cache[keyOf(named)] = set ? std::make_shared<const rules::RuleSet>(std::move(*set)) : nullptr;
}

// --- subjects ---
void Judges::make(Subject &s) {
  if (s.ready) return;
  s.ready = true;
  s.session = std::make_unique<Session>();
  if (s.isCase) {
    fs::current_path(s.folder);
  } else {
    il::Forest f;
    const random::RandomProgram p = random::generate(f, s.seed, {});
    const fs::path at = fs::temp_directory_path() / ("dotbar-mutation-" + std::to_string(::getpid()) + ".f90");
    std::ofstream(at) << language().write(f, p.file);
    s.request.sources = {at.string()};
    s.request.heads = {p.head.text()};
    for (const random::Target &t : p.others) s.request.heads.push_back(t.head.text());
  }
  const Rules set = rulesFor(s.request, asTheyAre_);
  s.prepared = tools::prepare(*s.session, s.request, set.get());
  if (!s.isCase) fs::remove(s.request.sources[0]);
  s.usable = set != nullptr;
  if (!s.prepared || !set) return s.result = said(s.session->diagnostics), s.refused = true, void();
  s.result = run(s, set, *s.session, *s.prepared, s.refused, everything_ ? &s.applied : nullptr);
}

std::string Judges::run(Subject &s, const Rules &set, Session &session, const Prepared &prepared, bool &refused,
                        Applied *applied) {
  session.diagnostics = Diagnostics{};
  if (s.request.mode == "il") {
    std::string all;
    for (const il::Tree file : prepared.files) all += il::dump(session.forest, file);
    return refused = false, all;
  }
  auto analysed = tools::analyse(session, set, prepared);
  refused = true;
  if (!analysed) return said(session.diagnostics);
  if (s.facts) {
    std::ostringstream out;
    analysed->facts->print(out, session.sources, s.request.defined, s.request.only);
    return refused = false, out.str();
  }
  tools::Derivative d;
  Request traced = s.request;
  traced.traced = applied != nullptr;
  refused = !tools::derive(session, traced, std::move(*analysed), d);
  if (applied && d.rewriter)
    for (const rewrite::Application &a : d.rewriter->trace()) {
      if (!a.rule) continue;
      const rules::Rule &rule = set->rules[a.rule];
      Request named = s.request;
      const std::string place = placeOf(sources_[keyOf(named)], rule.where);
      applied->rules.insert(place);
      const std::string judgement = rules::spelled(set->judgements[rule.judgement]);
      applied->judgements.insert(judgement), judgementOf_[place] = judgement;
    }
  return refused ? said(session.diagnostics) : language().write(session.forest, d.file);
}

// What is wrong with somebody's own rules before anything is changed: their mutants would all be noticed.
std::string Judges::ownBeforehand() const {
  for (const std::string &mode : tools::modesOf(settings_.own)) {
    Session s;
    const auto set = tools::loadRules(s, mode, {settings_.own}, {});
    if (!set) return firstLine(said(s.diagnostics));
    for (const rules::RuleTest &t : set->tests)
      if (s.sources.file(t.where.begin).starts_with(settings_.own) && !tools::runRuleTest(*set, s.sources, t, false).passed)
        return "test " + std::string(text(t.name)) + " fails";
  }
  return "";
}

std::string Judges::beforehand() {
  if (!settings_.own.empty()) return ownBeforehand();
  for (const auto &[name, sets] : testSets_) {
    SourceMap sources;
    Diagnostics diagnostics;
    const auto set = rules::load(sources, diagnostics, {name}, {{settings_.rules}});
    if (!set) return firstLine(said(diagnostics));
    for (const rules::RuleTest &t : set->tests)
      if (sources.file(t.where.begin) == "rules/" + name + ".rules" && !tools::runRuleTest(*set, sources, t, false).passed)
        return "test " + std::string(text(t.name)) + " of " + name + " fails";
  }
  return "";
}

void Judges::prepareAll() {
  everything_ = true;
  for (const auto &[name, sets] : testSets_) {
    SourceMap sources;
    Diagnostics diagnostics;
    const auto set = rules::load(sources, diagnostics, {name}, {{settings_.rules}});
    if (!set) continue;
    for (std::size_t k = 0; k < set->tests.size(); ++k) {
      const std::string file(sources.file(set->tests[k].where.begin));
      if (file != "rules/" + name + ".rules") continue;
      Test t{name, std::string(text(set->tests[k].name)), k, {}};
      for (const rules::RuleId r : tools::runRuleTest(*set, sources, set->tests[k], false).applied) {
        const std::string place = placeOf(sources, set->rules[r].where);
        t.applied.rules.insert(place);
        judgementOf_[place] = rules::spelled(set->judgements[set->rules[r].judgement]);
        t.applied.judgements.insert(judgementOf_[place]);
      }
      tests_.push_back(std::move(t));
    }
  }
  Progress progress("cases and programs by the rules as they are", subjects_.size());
  for (Subject &s : subjects_) {
    make(s);
    progress.done();
    Progress::show();
  }
}

// Whether the mutant can change what applied these rules: what a rule builds matters where the rule applied; its guards, where
// its judgement was asked. Equations matter everywhere.
bool Judges::relevant(const Applied &a, const Mutant &m) const {
  if (!m.rule) return true;
  const std::string place = m.file + ":" + std::to_string(m.line);
  if (a.rules.count(place)) return true;
  const auto j = judgementOf_.find(place);
  return !m.built && j != judgementOf_.end() && a.judgements.count(j->second);
}

// Sets of somebody's own, on top of the bundled ones: checked, their tests, and random programs.
Verdict Judges::judgeOwn(const Mutant &m) {
  const fs::path root = fs::temp_directory_path() / ("dotbar-mutation-" + std::to_string(::getpid()));
  const fs::path own = root / fs::weakly_canonical(settings_.own).filename();
  fs::remove_all(root);
  fs::create_directories(root);
  fs::copy(settings_.own, own, fs::copy_options::recursive);
  for (const RulesFile &f : files_)
    if (f.name == m.file) std::ofstream(own / m.file) << f.text.substr(0, m.begin) + m.replacement + f.text.substr(m.end);
  ::alarm(4 * secondsForAProgram);
  Verdict v;
  for (const std::string &mode : tools::modesOf(own.string())) {
    Session s;
    const auto set = tools::loadRules(s, mode, {own.string()}, {});
    if (!set) {
      v = {"static checker", firstLine(said(s.diagnostics))};
      break;
    }
    for (const rules::RuleTest &t : set->tests)
      if (v.judge.empty() && s.sources.file(t.where.begin).starts_with(own.string()) &&
          !tools::runRuleTest(*set, s.sources, t, false).passed)
        v = {"rule test", std::string(text(t.name))};
  }
  if (v.judge.empty())
    if (const auto p = tools::fuzzPrograms({own.string(), settings_.seed, settings_.programs, false, {}}); p.found)
      v = {"random program", p.found->lines[0]};
  fs::remove_all(root);
  return v;
}

// --- the trial ---
Verdict Judges::judge(const Mutant &m) {
  if (!settings_.own.empty()) return judgeOwn(m);
  const fs::path root = fs::temp_directory_path() / ("dotbar-mutation-" + std::to_string(::getpid()));
  folder_ = (root / "rules").string();
  fs::remove_all(root);  // of a process of the same number that hung or crashed
  fs::create_directories(root);
  fs::copy(settings_.rules, folder_, fs::copy_options::recursive);
  for (const RulesFile &f : files_)
    if (f.name == m.file)
      std::ofstream(fs::path(folder_) / m.file) << f.text.substr(0, m.begin) + m.replacement + f.text.substr(m.end);
  ::setenv("DOTBAR_RULES", folder_.c_str(), 1);
  ::alarm(4 * secondsForAProgram);
  Verdict v = checked(m);
  if (v.judge.empty() && !m.equation) v = ruleTests(m);
  if (v.judge.empty() && !settings_.testsOnly) v = singleRules(m);
  if (v.judge.empty() && !settings_.testsOnly) v = subjects(m);
  fs::remove_all(root);
  return v;
}

Verdict Judges::checked(const Mutant &m) {
  for (const RulesFile &f : files_) {
    const bool ofItsFolder = fs::path(f.name).parent_path() == fs::path(m.file).parent_path();
    const bool whole = std::find(wholeSets.begin(), wholeSets.end(), f.set) != wholeSets.end() ||
                       f.name.starts_with("examples/") || (ofItsFolder && isOfMode(f));
    const bool layer = f.name.starts_with("options/") || (f.name == m.file && f.name.starts_with("strategies/") && !isOfMode(f));
    if ((!whole && !layer) || !concerns(f.set, m)) continue;
    Session s;
    std::vector<std::string> sets{f.set};
    if (layer) sets.insert(sets.begin(), "dotbar/adjoint");
    const auto set = rules::load(s.sources, s.diagnostics, sets, {{folder_}});
    if (!set || !rules::check(*set, s.diagnostics)) return {"static checker", firstLine(said(s.diagnostics))};
  }
  return {};
}

Verdict Judges::ruleTests(const Mutant &m) {
  for (const auto &[name, sets] : testSets_) {
    if (std::none_of(sets.begin(), sets.end(), [&](const std::string &set) { return concerns(set, m); })) continue;
    SourceMap sources;
    Diagnostics diagnostics;
    const auto loaded = rules::load(sources, diagnostics, {name}, {{folder_}});
    if (!loaded) return {"static checker", firstLine(said(diagnostics))};
    for (std::size_t k = 0; k < loaded->tests.size(); ++k) {
      const rules::RuleTest &t = loaded->tests[k];
      if (sources.file(t.where.begin) != "rules/" + name + ".rules") continue;
      if (everything_) {
        const auto known =
            std::find_if(tests_.begin(), tests_.end(), [&](const Test &x) { return x.set == name && x.index == k; });
        if (known != tests_.end() && !relevant(known->applied, m)) continue;
      }
      if (!tools::runRuleTest(*loaded, sources, t, false).passed) return {"rule test", name + ", " + std::string(text(t.name))};
    }
  }
  return {};
}

// Derivative lines against differences, powers, and the structured equations against the general ones.
Verdict Judges::singleRules(const Mutant &m) {
  const std::string quiet = " > /dev/null 2>&1";
  if (m.item.starts_with("partial ")) {
    SourceMap sources;
    Diagnostics diagnostics;
    const auto set = rules::load(sources, diagnostics, {"common/derivatives"}, {{folder_}});
    if (m.kind == "removed" && command("'" + settings_.lines + "' --gtest_filter=DerivativeLines.areTheDerivatives" + quiet))
      return {"derivative line", "is missing"};
    for (const rules::Partial &p : set->partials)
      if (placeOf(sources, p.where) == m.file + ":" + std::to_string(m.line) &&
          command("DOTBAR_LINE=" + std::string(text(p.function)) + " '" + settings_.lines +
                  "' --gtest_filter=DerivativeLines.areTheDerivatives" + quiet))
        return {"derivative line", std::string(text(p.function))};
  }
  if (m.file == "common/power.rules" && command("'" + settings_.lines + "' --gtest_filter='-DerivativeLines*'" + quiet))
    return {"derivative line", "power"};
  if (m.file == "common/structured.rules" &&
      command("'" + settings_.facts + "' --gtest_filter='Structured*:Lemmas*:Papers*'" + quiet))
    return {"structured equations", "differ from the general ones"};
  return {};
}

// A rule that nothing applied by itself may be one that equations apply, or that normalised the program before anything was
// traced: then everything is tried.
Verdict Judges::subjects(const Mutant &m) {
  const bool traced = m.file != "common/normalise.rules" && m.file != "common/unlabelled.rules";
  const bool some =
      traced && std::any_of(subjects_.begin(), subjects_.end(), [&](const Subject &s) { return relevant(s.applied, m); });
  for (Subject &s : subjects_) {
    if ((everything_ && some && !relevant(s.applied, m)) || !uses(s, m)) continue;
    if (const Verdict v = tried(s, m); !v.judge.empty()) return v;
  }
  return {};
}

// Whether the changed file is part of what the subject is read or differentiated with.
bool Judges::uses(const Subject &s, const Mutant &m) const {
  const std::string mode = s.request.mode == "il" ? "adjoint" : s.request.mode;
  bool touched = concerns("common/normalise", m) || concerns("common/unlabelled", m);
  for (const std::string &layer : s.request.layers) touched = touched || concerns("options/" + layer, m);
  for (const std::string &rules : s.request.rules)
    touched = touched || concerns(rules + "/" + mode, m) || rules.find(fs::path(m.file).parent_path().string()) != rules.npos;
  const auto isLayer = [&](const std::string &rules) {
    return rules == settings_.split || rules.starts_with("./");
  };  // of a case
  if (s.request.rules.empty() || isLayer(s.request.rules[0])) touched = touched || concerns("dotbar/" + mode, m);
  return touched;
}

Verdict Judges::tried(Subject &s, const Mutant &m) {
  ::alarm(secondsForAProgram);
  const std::string mutated = folder_;
  ::setenv("DOTBAR_RULES", settings_.rules.c_str(), 1);
  make(s);
  ::setenv("DOTBAR_RULES", mutated.c_str(), 1);
  if (!s.usable) return {};
  if (s.isCase) fs::current_path(s.folder);
  bool refused = false;
  std::string now;
  const Rules set = rulesFor(s.request, mutated_);
  if (!set) return {"static checker", "the rules for " + s.name};
  if (concerns("common/normalise", m) || concerns("common/unlabelled", m) || !s.prepared) {  // then it may be read in another way
    if (!s.isCase) {
      il::Forest f;
      s.request.sources = {mutated + ".f90"};
      std::ofstream(mutated + ".f90") << language().write(f, random::generate(f, s.seed, {}).file);
    }
    Session again;
    const auto prepared = tools::prepare(again, s.request, set.get());
    refused = !prepared;
    now = prepared ? run(s, set, again, *prepared, refused, nullptr) : said(again.diagnostics);
  } else {
    now = run(s, set, *s.session, *s.prepared, refused, nullptr);
  }
  if (now == s.result) return {};
  if (s.isCase) return confirmCase(s);
  if (s.refused) return {};
  if (refused) return {"random program", s.name + ": " + firstLine(now)};
  return checkProgram(s, now);
}

// The texts differ; the case says whether that matters.
Verdict Judges::confirmCase(const Subject &s) const {
  const std::string line = "'" + settings_.runCases + "' --dotbar '" + settings_.dotbar + "' '" + s.name + "' > /dev/null 2>&1";
  return command(line) ? Verdict{"case", s.name} : Verdict{};
}

Verdict Judges::checkProgram(const Subject &s, const std::string &text) {
  il::Forest f;
  const random::RandomProgram p = random::generate(f, s.seed, {});
  Request other = s.request;
  other.mode = s.tangent ? "adjoint" : "tangent";
  Subject sibling;
  sibling.seed = s.seed, sibling.request = other, sibling.name = s.name;
  if (!s.tangent) sibling.request.rules.clear(), sibling.request.layers.clear();
  ::setenv("DOTBAR_RULES", settings_.rules.c_str(), 1);
  make(sibling);
  ::setenv("DOTBAR_RULES", folder_.c_str(), 1);
  if (sibling.refused) return {};
  const auto read = [&](const std::string &fortranText) {
    SourceMap sources;
    Diagnostics diagnostics;
    random::Derivative d;
    d.text = fortranText;
    d.file = language().readText(f, sources, diagnostics, "out.f90", fortranText);
    if (!d.file) d.error = "cannot be read";
    return d;
  };
  const random::Derivative mine = read(text), beside = read(sibling.result);
  const random::Outcome o = random::checkInterpreted(f, p, s.tangent ? mine : beside, s.tangent ? beside : mine);
  return o.verdict == random::Verdict::Failed ? Verdict{"random program", s.name + ": " + o.what} : Verdict{};
}

}  // namespace dotbar::mutation
