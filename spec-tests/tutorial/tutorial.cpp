// Runs a page of documentation: tutorial [--renew] PAGE. What stands there must be what happens.
//
//   ```console        lines that begin with `$ ` are commands of the shell, run one after the other in a fresh folder; the lines
//   $ dotbar ...      behind one are what it prints, standard error among it; a line `...` stands for any number of lines
//   ```
//   ```rules my/adjoint.rules      the block is that file; a later block of the same name replaces it (so for fortran)
//   ```
//
// --renew writes what the commands print into the page; a block with a line `...` is left as it is when it holds.
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>
#include <sstream>
#include <vector>

namespace fs = std::filesystem;

namespace {

using Lines = std::vector<std::string>;

Lines readLines(const fs::path &path) {
  Lines lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// Places in bundled rule files are shown without their lines, seconds and rules without their number: they change with every edit
// or run.
std::string settled(const std::string &line) {
  static const std::regex place(R"(\b(rules/[-\w/]+\.rules):\d+(:\d+)?)");
  static const std::regex seconds(R"( in \d+ s:)");
  static const std::regex rules(R"(: \d+ rules,)");
  return std::regex_replace(std::regex_replace(std::regex_replace(line, place, "$1"), seconds, " in .. s:"), rules,
                            ": .. rules,");
}

Lines run(const std::string &command, const fs::path &folder) {
  const std::string line = "cd '" + folder.string() + "' && (" + command + ") 2>&1";
  Lines printed;
  FILE *out = ::popen(line.c_str(), "r");
  std::array<char, 4096> buffer{};
  std::string all;
  while (out && std::fgets(buffer.data(), buffer.size(), out)) all += buffer.data();
  if (out) ::pclose(out);
  std::istringstream in(all);
  for (std::string one; std::getline(in, one);) printed.push_back(settled(one));
  return printed;
}

// Whether the lines are those expected, where `...` stands for any.
bool same(const Lines &expected, std::size_t e, const Lines &actual, std::size_t a) {
  if (e == expected.size()) return a == actual.size();
  if (expected[e] == "...") {
    for (std::size_t k = a; k <= actual.size(); ++k)
      if (same(expected, e + 1, actual, k)) return true;
    return false;
  }
  return a < actual.size() && settled(expected[e]) == actual[a] && same(expected, e + 1, actual, a + 1);
}

class Page {
 public:
  Page(fs::path path, bool renew) : path_(std::move(path)), renew_(renew), lines_(readLines(path_)) {
    folder_ = fs::temp_directory_path() / ("dotbar-tutorial-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  ~Page() { fs::remove_all(folder_); }

  int run() {
    for (std::size_t k = 0; k < lines_.size(); ++k) {
      written_.push_back(lines_[k]);
      if (!lines_[k].starts_with("```")) continue;
      std::istringstream info(lines_[k].substr(3));
      std::string language, file;
      info >> language >> file;
      Lines block;
      const std::size_t first = ++k;
      for (; k < lines_.size() && !lines_[k].starts_with("```"); ++k) block.push_back(lines_[k]);
      if (language == "console")
        console(block, first + 1);
      else
        written_.insert(written_.end(), block.begin(), block.end());
      if (!file.empty()) write(file, block);
      written_.push_back("```");
    }
    if (renew_) {
      std::ofstream out(path_);
      for (const std::string &line : written_) out << line << '\n';
    }
    std::cout << commands_ << " commands, " << failed_ << " do not print what the page says\n";
    return failed_ || commands_ == 0 ? 1 : 0;
  }

 private:
  void write(const std::string &file, const Lines &block) {
    fs::create_directories((folder_ / file).parent_path());
    std::ofstream out(folder_ / file);
    for (const std::string &line : block) out << line << '\n';
  }

  void console(const Lines &block, std::size_t line) {
    for (std::size_t k = 0; k < block.size();) {
      if (!block[k].starts_with("$ ")) {
        std::cout << path_.filename().string() << ":" << line + k << ": a command begins with `$ `\n", ++failed_;
        return;
      }
      const std::size_t at = line + k;
      const std::string command = block[k++].substr(2);
      Lines expected;
      while (k < block.size() && !block[k].starts_with("$ ")) expected.push_back(block[k++]);
      one(command, expected, at);
    }
  }

  void one(const std::string &command, const Lines &expected, std::size_t line) {
    ++commands_;
    const Lines actual = ::run(command, folder_);
    written_.push_back("$ " + command);
    const bool ok = same(expected, 0, actual, 0);
    const Lines &kept = ok ? expected : actual;
    written_.insert(written_.end(), kept.begin(), kept.end());
    if (ok || renew_) return;
    ++failed_;
    std::cout << path_.filename().string() << ":" << line << ": " << command << "\n  prints\n";
    for (const std::string &l : actual) std::cout << "    " << l << '\n';
  }

  fs::path path_, folder_;
  bool renew_;
  Lines lines_, written_;
  int commands_ = 0, failed_ = 0;
};

}  // namespace

int main(int argc, char **argv) {
  const bool renew = argc == 3 && std::string(argv[1]) == "--renew";
  if (argc != (renew ? 3 : 2)) return std::cerr << "tutorial [--renew] PAGE\n", 2;
  const char *path = std::getenv("PATH");
  ::setenv("PATH", (std::string(DOTBAR_BUILD_FOLDER) + ":" + (path ? path : "")).c_str(), 1);
  if (!std::getenv("DOTBAR_RULES")) ::setenv("DOTBAR_RULES", DOTBAR_RULES_FOLDER, 1);
  return Page(fs::absolute(argv[renew ? 2 : 1]), renew).run();
}
