// mutation: makes mutants of the bundled rule sets and asks who notices them.
//
//   mutation [--rules DIR] [--sample N --seed S] [--jobs N] [--only TEXT] [--from FILE] [--programs N] [--tests]
//            [--cases TEXT] [--list] [-v]
//
// --rules takes the sets of a folder of somebody's own instead of the bundled ones; without a table.
// Without --sample every mutant is tried, and so are those of the table `equivalent`: one that is noticed leaves it. --only takes
// the mutants whose line contains TEXT, --from those that are lines of FILE; --tests asks the
// static checker and the tests in rule files alone, --cases besides only the cases whose names contain TEXT. Prints every
// survivor that the table does not explain, then how many of each kind were noticed and by whom. DOTBAR_RULES and DOTBAR_BUILD
// name another rules folder and build folder. Exit code: 0; 1 a survivor is not explained, or a line of the table is no survivor;
// 2 usage.
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <iostream>

#include "engine/support/progress.h"
#include "spec-tests/mutation/judges.h"

namespace dotbar::mutation {
namespace {

struct Options {
  int sample = 0, jobs = 1;
  std::uint32_t seed = 1;
  std::string only, from;
  bool list = false, verbose = false;
  Settings settings;
};

bool parse(int argc, char **argv, Options &o) {
  const std::map<std::string, std::function<void(const std::string &)>> values = {
      {"--sample", [&](const std::string &v) { o.sample = std::stoi(v); }},
      {"--seed", [&](const std::string &v) { o.seed = static_cast<std::uint32_t>(std::stoul(v)); }},
      {"--jobs", [&](const std::string &v) { o.jobs = std::max(1, std::stoi(v)); }},
      {"--rules", [&](const std::string &v) { o.settings.own = v, o.settings.programs = 30; }},
      {"--programs", [&](const std::string &v) { o.settings.programs = std::stoi(v); }},
      {"--cases", [&](const std::string &v) { o.settings.onlyCases = v; }},
      {"--only", [&](const std::string &v) { o.only = v; }},
      {"--from", [&](const std::string &v) { o.from = v; }}};
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    if (word == "--list") {
      o.list = true;
    } else if (word == "--tests") {
      o.settings.testsOnly = true;
    } else if (word == "-v") {
      o.verbose = true;
    } else if (const auto v = values.find(word); v != values.end() && k + 1 < argc) {
      v->second(argv[++k]);
    } else {
      return std::cerr << "mutation [--rules DIR] [--sample N --seed S] [--jobs N] [--only TEXT] [--from FILE] [--programs N] "
                          "[--tests] [--cases TEXT] [--list] [-v]\n",
             false;
    }
  }
  return true;
}

// Lines of mutants, each after a line `# why` that explains it and those that follow it.
std::map<std::string, std::string> readTable(const std::string &path) {
  std::map<std::string, std::string> table;
  std::ifstream in(path);
  std::string why;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# "))
      why = line.substr(2);
    else if (!line.empty())
      table[line] = why;
  }
  return table;
}

constexpr const char *notJudged = "not judged";  // the judge failed: that says nothing of the mutant

struct Trial {
  const Mutant *mutant;
  pid_t child = 0;
  int pipe = -1;
  std::string said;
};

class Session {
 public:
  using Table = std::map<std::string, std::string>;
  Session(const Options &o, std::vector<Mutant> mutants, Table equivalent, Table open, Judges &judges)
      : o_(o), mutants_(std::move(mutants)), table_(std::move(equivalent)), open_(std::move(open)), judges_(judges) {}

  int run() {
    const auto begin = std::chrono::steady_clock::now();
    std::size_t next = 0;
    Progress progress("mutants", mutants_.size());
    progress_ = &progress;
    while (next < mutants_.size() || !running_.empty()) {
      while (next < mutants_.size() && running_.size() < static_cast<std::size_t>(o_.jobs)) start(mutants_[next++]);
      collect();
    }
    Progress::hide();
    print();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin).count();
    std::cout << mutants_.size() << " mutants in " << seconds << " s: " << noticed_ << " noticed, " << explained_
              << " equivalent, " << known_ << " open, " << survivors_ << " survive" << (stale_ ? "; the tables are wrong" : "")
              << '\n';
    return survivors_ || stale_ ? 1 : 0;
  }

 private:
  void start(const Mutant &m) {
    int ends[2];
    if (::pipe(ends)) throw std::runtime_error("no pipe");
    std::cout.flush();
    const pid_t child = ::fork();
    if (child == 0) {
      ::close(ends[0]);
      Verdict v;
      try {
        v = judges_.judge(m);
      } catch (const std::exception &e) {
        v = {notJudged, e.what()};
      }
      const std::string text = v.judge + "\n" + v.what;
      if (::write(ends[1], text.data(), text.size()) < 0) ::_exit(1);
      ::_exit(0);
    }
    ::close(ends[1]);
    running_.push_back({&m, child, ends[0], {}});
  }

  void collect() {
    std::vector<pollfd> fds;
    for (const Trial &t : running_) fds.push_back({t.pipe, POLLIN, 0});
    constexpr int often = 200;  // milliseconds
    ::poll(fds.data(), fds.size(), often);
    Progress::show();
    for (std::size_t k = fds.size(); k-- > 0;) {
      if (!fds[k].revents) continue;
      Trial &t = running_[k];
      char buffer[4096];
      const auto n = ::read(t.pipe, buffer, sizeof buffer);
      if (n > 0) {
        t.said.append(buffer, static_cast<std::size_t>(n));
        continue;
      }
      ::close(t.pipe);
      int status = 0;
      ::waitpid(t.child, &status, 0);
      const std::size_t line = t.said.find('\n');
      Verdict v{t.said.substr(0, line), line == std::string::npos ? "" : t.said.substr(line + 1)};
      if (WIFSIGNALED(status))
        v = {WTERMSIG(status) == SIGALRM ? "time limit" : "crash", ::strsignal(WTERMSIG(status))};
      else if (WEXITSTATUS(status) || line == std::string::npos)
        v = {"crash", "exit code " + std::to_string(WEXITSTATUS(status))};
      finished(*t.mutant, v);
      running_.erase(running_.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }

  void finished(const Mutant &m, const Verdict &v) {
    progress_->done();
    Progress::hide();
    auto &[caught, all] = kinds_[m.kind];
    ++all, caught += !v.judge.empty() && v.judge != notJudged;
    if (v.judge == notJudged) {
      ++survivors_;
      std::cout << "NOT JUDGED: " << m.id() << "\n    " << v.what << std::endl;
      return;
    }
    const bool equal = table_.count(m.id()) != 0, open = open_.count(m.id()) != 0;
    if (!v.judge.empty()) {
      ++noticed_, ++judgesOf_[v.judge];
      if (equal || open)
        ++stale_, std::cout << "NOTICED, and in a table: " << m.id() << "\n    " << v.judge << ": " << v.what << std::endl;
      if (o_.verbose) std::cout << m.id() << "\n    " << v.judge << ": " << v.what << std::endl;
    } else if (equal) {
      ++explained_, ++kindsExplained_[m.kind];
    } else if (open) {
      ++known_;
    } else {
      ++survivors_;
      std::cout << "SURVIVES: " << m.id() << std::endl;
    }
  }

  void print() const {
    std::cout << std::left << std::setw(28) << "kind" << std::right << std::setw(8) << "mutants" << std::setw(9) << "noticed"
              << std::setw(12) << "equivalent" << std::setw(11) << "kill rate\n";
    for (const auto &[kind, n] : kinds_) {
      const auto equal = kindsExplained_.find(kind);
      const int same = equal == kindsExplained_.end() ? 0 : equal->second;
      const int rest = n.second - same;
      std::cout << std::left << std::setw(28) << kind << std::right << std::setw(8) << n.second << std::setw(9) << n.first
                << std::setw(12) << same << std::setw(8) << std::fixed << std::setprecision(1)
                << (rest ? 100.0 * n.first / rest : 100.0) << " %\n";
    }
    for (const auto &[judge, n] : judgesOf_) std::cout << "  noticed by " << std::left << std::setw(24) << judge << n << '\n';
  }

  const Options &o_;
  std::vector<Mutant> mutants_;
  Table table_, open_;
  Judges &judges_;
  std::vector<Trial> running_;
  Progress *progress_ = nullptr;
  std::map<std::string, std::pair<int, int>> kinds_;
  std::map<std::string, int> kindsExplained_, judgesOf_;
  int noticed_ = 0, explained_ = 0, known_ = 0, survivors_ = 0, stale_ = 0;
};

// Where a mutant stands in the order that samples are taken in: it is its own, so that a change of one rule does not draw others.
std::uint64_t placeOf(const Mutant &m, std::uint32_t seed) {
  std::uint64_t h = 0xCBF29CE484222325ull ^ seed;
  for (const char c : m.id()) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
  return h ^ h >> 29;
}

int mutation(const Options &o) {
  Diagnostics diagnostics;
  const bool own = !o.settings.own.empty();
  const std::vector<RulesFile> files = readRules(own ? o.settings.own : o.settings.rules, diagnostics);
  const std::vector<RulesFile> bundled = own ? readRules(o.settings.rules, diagnostics) : std::vector<RulesFile>();
  std::vector<Mutant> all = mutants(files, bundled);
  const auto equivalent = own ? Session::Table() : readTable(DOTBAR_MUTATION "/equivalent");
  const auto open = own ? Session::Table() : readTable(DOTBAR_MUTATION "/open");
  int stale = 0;
  for (const auto *table : {&equivalent, &open})
    for (const auto &[id, why] : *table)
      if (std::none_of(all.begin(), all.end(), [&](const Mutant &m) { return m.id() == id; }))
        ++stale, std::cout << "there is no such mutant any more: " << id << '\n';
  std::erase_if(all, [&](const Mutant &m) { return m.id().find(o.only) == std::string::npos; });
  if (!o.from.empty()) {
    const auto wanted = readTable(o.from);
    std::erase_if(all, [&](const Mutant &m) { return wanted.count(m.id()) == 0; });
  }
  if (o.list) {
    for (const Mutant &m : all) std::cout << m.id() << '\n';
    return 0;
  }
  if (o.sample) {
    std::erase_if(all, [&](const Mutant &m) { return equivalent.count(m.id()) || open.count(m.id()); });
    std::ranges::sort(all, {}, [&](const Mutant &m) { return std::pair(placeOf(m, o.seed), m.id()); });
    if (all.size() > static_cast<std::size_t>(o.sample)) all.resize(static_cast<std::size_t>(o.sample));
  }
  Judges judges(o.settings, files);
  if (const std::string fails = judges.beforehand(); !fails.empty())
    return std::cerr << "mutation: the rules as they are: " << fails << '\n', 1;
  if (all.size() > 100 && !own && !o.settings.testsOnly) judges.prepareAll();
  const int code = Session(o, std::move(all), equivalent, open, judges).run();
  return stale ? 1 : code;
}

}  // namespace
}  // namespace dotbar::mutation

int main(int argc, char **argv) {
  ::setenv("DOTBAR_CACHE", "", 1);  // a mutant is tried once
  dotbar::mutation::Options o;
  o.settings.rules = DOTBAR_RULES_FOLDER;
  if (const char *other = std::getenv("DOTBAR_RULES")) o.settings.rules = other;
  o.settings.cases = DOTBAR_CASES;
  const char *elsewhere = std::getenv("DOTBAR_BUILD");
  const std::string build = elsewhere ? elsewhere : DOTBAR_BUILD_FOLDER;
  o.settings.runCases = build + "/run_cases";
  o.settings.dotbar = build + "/dotbar";
  o.settings.lines = build + "/spec-tests/derivatives/derivatives_test";
  o.settings.facts = build + "/spec-tests/dataflow/dataflow_tests";
  o.settings.split = DOTBAR_SPLIT;
  try {
    if (!dotbar::mutation::parse(argc, argv, o)) return 2;
    return dotbar::mutation::mutation(o);
  } catch (const std::exception &e) {
    return std::cerr << "mutation: " << e.what() << '\n', 2;
  }
}
