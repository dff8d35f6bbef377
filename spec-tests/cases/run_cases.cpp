// Runs the cases: folders with a file `command`. Usage: run_cases [--dotbar PATH] [--cases DIR] [--renew] [FILTER]...
//
//   command        a line of arguments for dotbar (quotes '..' and ".."; no shell); several lines run one after the other
//   exit           the exit code of the last line; none: 0
//   expected.out   standard output      expected.err  standard error
//   expected.EXT   the file out.EXT that the command writes (f90, f, ...)
//   mentions       every line must occur in standard error (place and construct of a refusal, stated by hand)
//   compare        the word `trees`: Fortran is compared as programs (same_program.h)
//   variants       every line: a name and arguments that are added; expected files are then NAME.out, NAME.err, NAME.f90,
//   NAME.exit every other file is an input; the command runs in a copy of the folder, so outputs hold no path of the machine
//
// What a case expects it states: a stream or file that is not stated is not compared, but a case must state something.
// --renew writes the actual outputs as expected (not those of cases that compare trees: they are stated by hand).
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>
#include <sstream>
#include <vector>

#include "spec-tests/cases/same_program.h"

namespace fs = std::filesystem;

namespace {

struct Settings {
  std::string dotbar, cases;
  bool renew = false;
  std::vector<std::string> filters;
};

std::string load(const fs::path &p) {
  std::ifstream in(p, std::ios::binary);
  std::stringstream s;
  s << in.rdbuf();
  return s.str();
}

std::vector<std::string> split(const std::string &line) {
  std::vector<std::string> words;
  std::string word;
  char quote = 0;
  bool any = false;
  for (char c : line) {
    if (quote ? c == quote : c == '\'' || c == '"') {
      quote = quote ? 0 : c;
      any = true;
    } else if (!quote && (c == ' ' || c == '\t')) {
      if (any) words.push_back(word);
      word.clear(), any = false;
    } else {
      word += c, any = true;
    }
  }
  if (any) words.push_back(word);
  return words;
}

struct Run {
  int code = 0;
  std::string out, err;
};

// Runs dotbar in a folder, ended after 30 seconds.
int execute(const Settings &s, const std::vector<std::string> &words, const fs::path &folder) {
  std::cout.flush();  // else the child prints it again
  const pid_t child = fork();
  if (child < 0) return 127;
  if (child == 0) {
    std::vector<char *> arguments{const_cast<char *>(s.dotbar.c_str())};
    for (const std::string &w : words) arguments.push_back(const_cast<char *>(w.c_str()));
    arguments.push_back(nullptr);
    if (chdir(folder.c_str()) || !std::freopen("stdout.txt", "ab", stdout) || !std::freopen("stderr.txt", "ab", stderr))
      _exit(127);
    alarm(30);
    execv(s.dotbar.c_str(), arguments.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

class Case {
 public:
  Case(const Settings &s, fs::path folder, std::string name, std::string variant, std::string extra)
      : s_(s), folder_(std::move(folder)), name_(std::move(name)), variant_(std::move(variant)), extra_(std::move(extra)) {}

  bool run() {
    work_ = fs::temp_directory_path() / ("dotbar-case-" + std::to_string(::getpid()));
    fs::remove_all(work_);
    fs::create_directories(work_);
    for (const auto &e : fs::directory_iterator(folder_))
      if (isInput(e.path().filename().string())) fs::copy(e.path(), work_ / e.path().filename(), fs::copy_options::recursive);
    std::istringstream lines(load(folder_ / "command"));
    std::string line;
    int code = 0;
    while (code == 0 && std::getline(lines, line)) {
      if (line.empty() || line[0] == '#') continue;
      std::vector<std::string> words = split(line), more = split(extra_);
      words.insert(words.end(), more.begin(), more.end());
      code = execute(s_, words, work_);
    }
    const bool ok = s_.renew ? renew(code) : compare(code);
    fs::remove_all(work_);
    return ok;
  }

 private:
  static bool isInput(const std::string &n) {
    return n != "command" && n != "exit" && n != "compare" && n != "variants" && n != "mentions" && n != "README" &&
           !n.starts_with("expected.") && n.find(".expected.") == std::string::npos;
  }
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
    for (const auto &e : fs::directory_iterator(folder_))
      if (isInput(e.path().filename().string()) && e.is_regular_file()) source += load(e.path()) + "\n";
    const std::string d = dotbar::cases::differenceAsPrograms(expected, actual, dotbar::cases::namesIn(source));
    return d.empty() || failed(d);
  }

  bool compare(int code) const {
    int wanted = 0;
    if (fs::exists(exitFile())) wanted = std::atoi(load(exitFile()).c_str());
    if (code != wanted)
      return failed("exit code " + std::to_string(code) + " instead of " + std::to_string(wanted) + "\n" +
                    load(work_ / "stderr.txt").substr(0, 400));
    if (!same("out", load(work_ / "stdout.txt")) || !same("err", load(work_ / "stderr.txt"))) return false;
    std::istringstream mentions(load(folder_ / "mentions"));
    const std::string said = load(work_ / "stderr.txt");
    for (std::string line; std::getline(mentions, line);)
      if (said.find(line) == std::string::npos)
        return failed("standard error does not mention " + line + "\n" + said.substr(0, 600));
    bool any = fs::exists(exitFile()) || fs::exists(stated("out")) || fs::exists(stated("err"));
    for (const char *extension : {"f90", "f", "txt", "json"}) {
      if (!fs::exists(stated(extension))) continue;
      any = true;
      const fs::path file = work_ / (std::string("out.") + extension);
      if (!fs::exists(file)) return failed(std::string("out.") + extension + " was not written");
      if (!same(extension, load(file))) return false;
    }
    // what is rejected leaves nothing behind
    if (wanted == 1 && fs::exists(work_ / "out.f90")) return failed("out.f90 was written though the input was rejected");
    return any || failed("nothing is expected yet: write an expected file, or --renew");
  }

  bool renew(int code) const {
    auto save = [&](const fs::path &p, const std::string &text) {
      if (text.empty())
        fs::remove(p);
      else
        std::ofstream(p, std::ios::binary) << withoutLines(text);
    };
    save(exitFile(), code ? std::to_string(code) + "\n" : "");
    save(stated("out"), load(work_ / "stdout.txt"));
    save(stated("err"), load(work_ / "stderr.txt"));
    if (!trees() && fs::file_size(work_ / "stdout.txt") == 0)  // else the output is what the case is about
      for (const char *extension : {"f90", "f", "txt", "json"})
        save(stated(extension), load(work_ / (std::string("out.") + extension)));
    return true;
  }

  const Settings &s_;
  fs::path folder_, work_;
  std::string name_, variant_, extra_;
};

bool wanted(const Settings &s, const std::string &name) {
  if (s.filters.empty()) return true;
  return std::any_of(s.filters.begin(), s.filters.end(), [&](const std::string &f) { return name.find(f) != std::string::npos; });
}

int runAll(const Settings &s) {
  std::vector<fs::path> folders;
  for (const auto &e : fs::recursive_directory_iterator(s.cases))
    if (e.path().filename() == "command") folders.push_back(e.path().parent_path());
  std::sort(folders.begin(), folders.end());
  int passed = 0, failed = 0;
  for (const fs::path &folder : folders) {
    const std::string name = fs::relative(folder, s.cases).string();
    if (!wanted(s, name)) continue;
    std::vector<std::pair<std::string, std::string>> variants;
    std::istringstream lines(load(folder / "variants"));
    for (std::string line; std::getline(lines, line);) {
      const std::size_t end = line.find(' ');
      if (!line.empty()) variants.emplace_back(line.substr(0, end), end == std::string::npos ? "" : line.substr(end));
    }
    if (variants.empty()) variants.emplace_back("", "");
    for (const auto &[variant, extra] : variants) (Case(s, folder, name, variant, extra).run() ? passed : failed)++;
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
    else if (word.starts_with("-"))
      return std::cerr << "run_cases [--dotbar PATH] [--cases DIR] [--renew] [FILTER]...\n", 2;
    else
      s.filters.push_back(word);
  }
  if (!fs::exists(s.dotbar)) return std::cerr << "run_cases: there is no " << s.dotbar << "\n", 2;
  return runAll(s);
}
