// Runs the cases: folders with a file `command`. Usage: run_cases [--dotbar PATH] [--cases DIR] [--renew] [--shard K/N]
// [--agreed FILE] [FILTER]...
//
//   command        a line of arguments for dotbar (quotes '..' and ".."; no shell); several lines run one after the other
//   exit           the exit code of the last line; none: 0
//   expected.out   standard output      expected.err  standard error
//   expected.EXT   the file out.EXT that the command writes (f90, f, ...)
//   mentions       every line must occur in standard error (place and construct of a refusal, stated by hand)
//   inputs         every line: an input of another case that is one of this case, too (../name/in.f90)
//   compare        the word `trees`: Fortran is compared as programs (same_program.h)
//   variants       every line: a name and arguments that are added; what is expected is then in
//                  NAME.expected.EXT, NAME.expected.exit
// Every other file is an input; the command runs in a copy of the folder, so outputs hold no path of the machine.
//
// What a case expects it states: a stream or file that is not stated is not compared, but a case must state something.
// --agreed FILE: what agreed before, with the same programs, is not compared again (tools/verify/check/agreed.h), except in the
// topic `check`.
// --renew writes the actual outputs as expected (not those of cases that compare trees: they are stated by hand).
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "spec-tests/cases/folders.h"
#include "spec-tests/cases/same_program.h"

namespace fs = std::filesystem;

using namespace dotbar::cases;

namespace {

constexpr unsigned seconds = 30;                                               // of a command
constexpr const char *extensions[] = {"f90", "F90", "f", "F", "txt", "json"};  // of files that commands write

struct Settings {
  std::string dotbar, cases, agreed;
  bool renew = false;
  Shard shard;
  std::vector<std::string> filters;
};

class Case {
 public:
  Case(const Settings &s, fs::path folder, std::string name, std::string variant, std::vector<std::string> extra)
      : s_(s), folder_(std::move(folder)), name_(std::move(name)), variant_(std::move(variant)), extra_(std::move(extra)) {}

  bool run() {
    work_ = fs::temp_directory_path() / ("dotbar-case-" + std::to_string(::getpid()));
    fs::remove_all(work_);
    fs::create_directories(work_);
    copyInputs(folder_, work_);
    int code = 0;
    for (std::vector<std::string> words : commands(folder_)) {
      words.insert(words.end(), extra_.begin(), extra_.end());
      if ((code = execute(s_.dotbar, words, work_, "stdout.txt", "stderr.txt", seconds, [this] { letRemember(); })) != 0) break;
    }
    const bool ok = s_.renew ? renew(code) : compare(code);
    fs::remove_all(work_);
    return ok;
  }

 private:
  fs::path stated(const std::string &extension) const {
    return folder_ / ((variant_.empty() ? "" : variant_ + ".") + std::string("expected.") + extension);
  }
  fs::path exitFile() const { return folder_ / (variant_.empty() ? "exit" : variant_ + ".expected.exit"); }
  bool trees() const { return load(folder_ / "compare").find("trees") != std::string::npos; }

  bool failed(const std::string &what) const {
    std::cout << "FAILED " << name_ << (variant_.empty() ? "" : " [" + variant_ + "]") << ": " << what << '\n';
    return false;
  }

  static std::string firstDifference(const std::string &a, const std::string &b) {
    std::istringstream x(a), y(b);
    std::string p, q;
    for (int n = 1;; ++n) {
      const bool more = static_cast<bool>(std::getline(x, p)), also = static_cast<bool>(std::getline(y, q));
      if (!more) p = "(end)";
      if (!also) q = "(end)";
      if (p != q || !more || !also) return "line " + std::to_string(n) + "\n  expected  " + p + "\n  actual    " + q;
    }
  }

  // A place in a bundled rule file is stated without its line: an edit elsewhere in the file does not change what a case shows.
  static std::string withoutLines(const std::string &s) {
    static const std::regex place(R"(\b(rules/[-\w/]+\.rules):\d+(:\d+)?)");
    return std::regex_replace(s, place, "$1");
  }

  bool same(const std::string &extension, const std::string &written) const {
    if (!fs::exists(stated(extension))) return true;
    const std::string expected = withoutLines(load(stated(extension))), actual = withoutLines(written);
    if (expected == actual) return true;
    const bool fortran = extension != "out" && extension != "err";
    if (!fortran || !trees()) return failed(extension + " differs: " + firstDifference(expected, actual));
    std::string source;
    for (const fs::path &input : inputs(folder_))
      if (fs::is_regular_file(input)) source += load(input) + "\n";
    const std::string d = dotbar::cases::differenceAsPrograms(expected, actual, dotbar::cases::namesIn(source));
    return d.empty() || failed(d);
  }

  bool compare(int code) const {
    int wanted = 0;
    if (fs::exists(exitFile())) wanted = std::atoi(load(exitFile()).c_str());
    if (code != wanted)
      return failed("exit code " + std::to_string(code) + " instead of " + std::to_string(wanted) + "\n" +
                    load(work_ / "stderr.txt").substr(0, 400));
    if ((!agreedBefore() && !same("out", load(work_ / "stdout.txt"))) || !same("err", load(work_ / "stderr.txt"))) return false;
    std::istringstream mentions(load(folder_ / "mentions"));
    const std::string said = load(work_ / "stderr.txt");
    for (std::string line; std::getline(mentions, line);)
      if (said.find(line) == std::string::npos)
        return failed("standard error does not mention " + line + "\n" + said.substr(0, 600));
    bool any = fs::exists(exitFile()) || fs::exists(stated("out")) || fs::exists(stated("err"));
    for (const char *extension : extensions) {
      if (!fs::exists(stated(extension))) continue;
      any = true;
      const fs::path file = work_ / (std::string("out.") + extension);
      if (!fs::exists(file)) return failed(std::string("out.") + extension + " was not written");
      if (!same(extension, load(file))) return false;
    }
    if (const std::string left = leftBehind(); wanted == 1 && !left.empty())
      return failed(left + " was written though the input was rejected");
    return any || failed("nothing is expected yet: write an expected file, or --renew");
  }

  // In the process of the tool: whose topic is what it prints compares.
  void letRemember() const {
    if (!s_.agreed.empty() && !s_.renew && !name_.starts_with("check/")) ::setenv("DOTBAR_AGREED", s_.agreed.c_str(), 1);
  }
  // Then it shows no numbers.
  bool agreedBefore() const { return load(work_ / "stdout.txt").find(": agreed before") != std::string::npos; }

  // A file that the only command made, and that the case does not state.
  std::string leftBehind() const {
    std::set<std::string> known{"stdout.txt", "stderr.txt"};
    for (const fs::path &input : inputs(folder_)) known.insert(input.filename().string());
    for (const auto &e : fs::directory_iterator(work_)) {
      const std::string name = e.path().filename().string();
      if (!known.count(name) && commands(folder_).size() == 1 && !fs::exists(stated(name.substr(name.find('.') + 1))))
        return name;
    }
    return "";
  }

  bool renew(int code) const {
    auto save = [&](const fs::path &p, const std::string &text) {
      if (text.empty())
        fs::remove(p);
      else
        std::ofstream(p, std::ios::binary) << withoutLines(text);
    };
    save(exitFile(), code ? std::to_string(code) + "\n" : "");
    const auto lines = commands(folder_);
    const bool writes = !lines.empty() && std::find(lines.back().begin(), lines.back().end(), "-o") != lines.back().end();
    if (!writes || fs::exists(stated("out")) || lines.size() == 1) save(stated("out"), load(work_ / "stdout.txt"));
    save(stated("err"), load(work_ / "stderr.txt"));
    if (trees()) return true;
    const bool isAbout =
        writes || fs::file_size(work_ / "stdout.txt") == 0;  // else the output is what the case is about, and what it states
    for (const char *extension : extensions)
      if (isAbout || fs::exists(stated(extension))) save(stated(extension), load(work_ / (std::string("out.") + extension)));
    return true;
  }

  const Settings &s_;
  fs::path folder_, work_;
  std::string name_, variant_;
  std::vector<std::string> extra_;
};

bool wanted(const Settings &s, const std::string &name) {
  if (s.filters.empty()) return true;
  return std::any_of(s.filters.begin(), s.filters.end(), [&](const std::string &f) { return name.find(f) != std::string::npos; });
}

int runAll(Settings &s) {
  int passed = 0, failed = 0;
  for (const fs::path &folder : caseFolders(s.cases)) {
    const std::string name = fs::relative(folder, s.cases).string();
    if (!wanted(s, name) || !s.shard.takesNext()) continue;
    for (const auto &[variant, extra] : variants(folder)) (Case(s, folder, name, variant, extra).run() ? passed : failed)++;
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed ? 1 : 0;
}

}  // namespace

int main(int argc, char **argv) {
  Settings s;
  s.cases = DOTBAR_CASES;
  s.dotbar = DOTBAR_EXECUTABLE;
  for (int k = 1; k < argc; ++k) {
    const std::string word = argv[k];
    if (word == "--renew")
      s.renew = true;
    else if (word == "--dotbar" && k + 1 < argc)
      s.dotbar = fs::absolute(argv[++k]).string();
    else if (word == "--cases" && k + 1 < argc)
      s.cases = argv[++k];
    else if (word == "--agreed" && k + 1 < argc)
      s.agreed = fs::absolute(argv[++k]).string();
    else if (word == "--shard" && k + 1 < argc)
      s.shard = Shard(argv[++k]);
    else if (word.starts_with("-"))
      return std::cerr << "run_cases [--dotbar PATH] [--cases DIR] [--renew] [--shard K/N] [--agreed FILE] [FILTER]...\n", 2;
    else
      s.filters.push_back(word);
  }
  ::setenv("DOTBAR_CACHE", (fs::path(DOTBAR_EXECUTABLE).parent_path() / "cache").c_str(), 0);  // not that of the user
  if (!fs::exists(s.dotbar)) return std::cerr << "run_cases: there is no " << s.dotbar << "\n", 2;
  return runAll(s);
}
