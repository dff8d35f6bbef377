// The output depends on the input alone: byte by byte the same whatever the locale, the folder, the size of the environment, the
// contents of fresh memory, the layout of addresses and the number of processes; and from two builds of the tool.
//
//   same_output [--runs N] [--dotbar PATH] [--cases DIR] [FILTER]...     N runs of every case, each in surroundings of its own
//   same_output --runs N --sample K [FILTER]...                          K of these N for each command, in turn
//   same_output --shard K/N ...                                          every N-th case
//   same_output --against PATH [FILTER]...                               one run of every case with each of two builds
//
// Compared are exit code, standard output, standard error and every file that was written; where a source is named by its
// absolute path, which messages repeat, only the derivative. A `check` stands for the tangent and the adjoint (its compilers and
// clocks are not the tool's). Exit code: 0, or 1 when something differed.
#include <sys/personality.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <set>

#include "spec-tests/cases/folders.h"

namespace fs = std::filesystem;
using namespace dotbar;
using Words = std::vector<std::string>;

namespace {

struct Settings {
  std::string dotbar = DOTBAR_EXECUTABLE, against, cases = DOTBAR_CASES;
  int runs = 10, sample = 0;
  cases::Shard shard;
  Words filters;
  bool wants(const std::string &name) const {
    return filters.empty() ||
           std::any_of(filters.begin(), filters.end(), [&](const std::string &f) { return name.find(f) != std::string::npos; });
  }
};

// What is around one run.
struct Surroundings {
  std::string locale, folder, time = "UTC";
  std::size_t padding = 0;  // bytes of environment
  int fresh = 0;            // what fresh memory holds
  bool fixed = false;       // no random layout of addresses
  bool absolute = false;    // sources are named by absolute paths
  int jobs = 1;             // processes

  void enter() const {
    setenv("LC_ALL", locale.c_str(), 1);
    setenv("LANG", locale.c_str(), 1);
    setenv("TZ", time.c_str(), 1);
    setenv("HOME", folder.c_str(), 1);
    setenv("PADDING", std::string(padding, 'x').c_str(), 1);
    if (fresh) setenv("MALLOC_PERTURB_", std::to_string(fresh).c_str(), 1);
    if (fixed) personality(static_cast<unsigned long>(personality(0xffffffff)) | ADDR_NO_RANDOMIZE);
  }
};

// The locales of this machine.
Words locales(const fs::path &work) {
  cases::execute("locale", {"-a"}, work, "locales.txt");
  std::set<std::string> all{"C", "C.UTF-8", "POSIX", "no_SUCH"};
  std::string list = cases::load(work / "locales.txt");
  for (std::size_t at = 0, end; (end = list.find('\n', at)) != std::string::npos; at = end + 1)
    all.insert(list.substr(at, end - at));
  return {all.begin(), all.end()};
}

Surroundings surroundings(int run, const Words &locales, const fs::path &work) {
  constexpr std::array folders{"a", "b/c", "a longer name/with blanks", "D.f90", "x/y/z/a/b/c/d/e/f"};
  constexpr std::array times{"UTC", "Asia/Kolkata", "America/St_Johns"};
  const auto k = static_cast<std::size_t>(run);
  Surroundings s;
  s.locale = locales[k % locales.size()];
  s.folder = (work / folders[k % folders.size()] / std::string(1 + k % 7, 'q')).string();
  s.time = times[k % times.size()];
  s.padding = k * 997 % 60000;
  s.fresh = run * 37 % 256;
  s.fixed = k % 2 == 1;
  s.absolute = k % 3 == 2;
  s.jobs = 1 + run % 4;
  return s;
}

using Output = std::map<std::string, std::string>;  // by the names of files; `exit` is the exit code

class Session {
 public:
  explicit Session(Settings &s) : s_(s) {
    work_ = fs::temp_directory_path() / ("dotbar-same-" + std::to_string(::getpid()));
    fs::create_directories(work_);
    locales_ = locales(work_);
  }
  ~Session() { fs::remove_all(work_); }

  int run() {
    for (const fs::path &folder : cases::caseFolders(s_.cases)) {
      const std::string name = fs::relative(folder, s_.cases).string();
      if (!s_.wants(name) || !s_.shard.takesNext()) continue;
      std::set<Words> seen;
      for (const auto &[variant, more] : cases::variants(folder))
        for (Words line : cases::commands(folder)) {
          line.insert(line.end(), more.begin(), more.end());
          const bool checks = line[0] == "check";
          for (const Words &words : checks ? cases::asDerivatives(line) : std::vector<Words>{line})
            if (cases::isNew(seen, words))
              compare(name + (variant.empty() ? "" : " [" + variant + "]") + " " + words[0], folder, words);
        }
    }
    std::cout << commands_ << " commands, " << runs_ << " runs, " << bad_ << " commands with different outputs\n";
    return bad_ || commands_ == 0 ? 1 : 0;
  }

 private:
  Output output(const std::string &dotbar, const fs::path &folder, Words words, const Surroundings &s) {
    ++runs_;
    const fs::path room = fs::path(s.folder);
    fs::remove_all(room);
    fs::create_directories(room);
    cases::copyInputs(folder, room);
    if (s.absolute)
      for (std::size_t k = 1; k < words.size(); ++k) {
        const std::string e = fs::path(words[k]).extension().string();
        if (words[k - 1] != "-o" && words[k].find('(') == std::string::npos && e.size() > 1 &&
            std::string(".f.F.f90.F90").find(e) != std::string::npos)
          words[k] = (room / words[k]).string();
      }
    words.insert(words.begin() + 1, {"--jobs", std::to_string(s.jobs)});
    const int code = cases::execute(dotbar, words, room, "stdout.txt", "stderr.txt", 60, [&] { s.enter(); });
    Output all{{"exit", std::to_string(code)}};
    for (const auto &e : fs::directory_iterator(room)) {
      const std::string file = e.path().filename().string();
      if (!e.is_regular_file() || (s.absolute && (file == "stdout.txt" || file == "stderr.txt"))) continue;
      all[file] = cases::load(e.path());
    }
    fs::remove_all(room);
    return all;
  }

  void compare(const std::string &name, const fs::path &folder, const Words &words) {
    ++commands_;
    Surroundings plain = surroundings(0, locales_, work_);
    const Output expected = output(s_.dotbar, folder, words, plain);
    if (!s_.against.empty()) {
      const Output other = output(s_.against, folder, words, plain);
      if (const std::string d = difference(expected, other); !d.empty()) report(name, "the other build", d);
      return;
    }
    for (int k = 1; k < (s_.sample ? s_.sample + 1 : s_.runs); ++k) {
      const int run = s_.sample ? 1 + next_++ % (s_.runs - 1) : k;
      const Surroundings s = surroundings(run, locales_, work_);
      const std::string d = difference(expected, output(s_.dotbar, folder, words, s));
      if (d.empty()) continue;
      report(name,
             "run " + std::to_string(run) + ", " + s.locale + ", " + s.folder + (s.absolute ? ", absolute paths" : "") + ", " +
                 std::to_string(s.jobs) + " processes",
             d);
      return;
    }
  }

  // The first difference between what both have; the absolute runs have no messages.
  static std::string difference(const Output &expected, const Output &actual) {
    for (const auto &[file, text] : expected) {
      const auto other = actual.find(file);
      if (other == actual.end()) {
        if (file == "stdout.txt" || file == "stderr.txt") continue;
        return file + " is missing";
      }
      if (other->second == text) continue;
      const auto at = std::mismatch(text.begin(), text.end(), other->second.begin(), other->second.end());
      const auto from = static_cast<std::size_t>(at.first - text.begin());
      const std::size_t begin = from < 40 ? 0 : from - 40;
      return file + " differs at byte " + std::to_string(from) + ": `" + text.substr(begin, 80) + "` and `" +
             other->second.substr(begin, 80) + "`";
    }
    return "";
  }

  void report(const std::string &name, const std::string &where, const std::string &what) {
    ++bad_;
    std::cout << "DIFFERENT " << name << " (" << where << ")\n  " << what << std::endl;
  }

  Settings &s_;
  fs::path work_;
  Words locales_;
  int next_ = 0, commands_ = 0, runs_ = 0, bad_ = 0;
};

}  // namespace

int main(int argc, char **argv) {
  Settings s;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    auto value = [&] { return k + 1 < argc ? std::string(argv[++k]) : std::string(); };
    if (word == "--dotbar")
      s.dotbar = fs::absolute(value()).string();
    else if (word == "--against")
      s.against = fs::absolute(value()).string();
    else if (word == "--cases")
      s.cases = value();
    else if (word == "--runs")
      s.runs = std::max(2, std::atoi(value().c_str()));
    else if (word == "--sample")
      s.sample = std::atoi(value().c_str());
    else if (word == "--shard")
      s.shard = cases::Shard(value());
    else if (word.starts_with("-"))
      return std::cerr << "same_output: unknown argument " << word << "\n", 2;
    else
      s.filters.push_back(word);
  }
  return Session(s).run();
}
