#include "spec-tests/cases/folders.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

namespace dotbar::cases {

namespace fs = std::filesystem;

std::string load(const fs::path &file) {
  std::ifstream in(file, std::ios::binary);
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

std::vector<fs::path> caseFolders(const fs::path &root) {
  std::vector<fs::path> folders;
  for (const auto &e : fs::recursive_directory_iterator(root))
    if (e.path().filename() == "command") folders.push_back(e.path().parent_path());
  std::sort(folders.begin(), folders.end());
  return folders;
}

Shard::Shard(const std::string &said) {
  char *end = nullptr;
  part_ = std::strtoul(said.c_str(), &end, 10);
  if (*end == '/') of_ = std::max(1ul, std::strtoul(end + 1, nullptr, 10));
}

bool isInput(const std::string &n) {
  static const std::set<std::string> ofTheCase = {"command", "exit", "compare", "variants", "mentions", "inputs", "README"};
  return ofTheCase.count(n) == 0 && !n.starts_with("expected.") && n.find(".expected.") == std::string::npos;
}

std::vector<fs::path> inputs(const fs::path &folder) {
  std::vector<fs::path> all;
  for (const auto &e : fs::directory_iterator(folder))
    if (isInput(e.path().filename().string())) all.push_back(e.path());
  std::istringstream others(load(folder / "inputs"));
  for (std::string other; std::getline(others, other);) all.push_back(folder / other);
  std::sort(all.begin(), all.end());
  return all;
}

void copyInputs(const fs::path &folder, const fs::path &to) {
  for (const fs::path &input : inputs(folder)) fs::copy(input, to / input.filename(), fs::copy_options::recursive);
}

std::vector<std::vector<std::string>> commands(const fs::path &folder) {
  std::vector<std::vector<std::string>> all;
  std::istringstream lines(load(folder / "command"));
  for (std::string line; std::getline(lines, line);)
    if (!line.empty() && line[0] != '#') all.push_back(split(line));
  return all;
}

std::vector<std::pair<std::string, std::vector<std::string>>> variants(const fs::path &folder) {
  std::vector<std::pair<std::string, std::vector<std::string>>> all;
  std::istringstream lines(load(folder / "variants"));
  for (std::string line; std::getline(lines, line);) {
    std::vector<std::string> words = split(line);
    if (!words.empty()) all.emplace_back(words[0], std::vector<std::string>(words.begin() + 1, words.end()));
  }
  if (all.empty()) all.emplace_back();
  return all;
}

std::vector<std::vector<std::string>> asDerivatives(const std::vector<std::string> &words) {
  if (words[0] != "check") {
    if (std::find(words.begin(), words.end(), "out.f90") == words.end()) return {};
    return {words};
  }
  std::vector<std::string> tangent{"tangent", "-o", "out.f90"};
  bool one = false;  // check --mode: what is compared is that mode
  for (std::size_t k = 1; k < words.size(); ++k) {
    if (words[k] == "--mode")
      tangent[0] = words[++k], one = true;
    else if (words[k] == "--set" || words[k] == "--tolerance" || words[k] == "--seed")
      ++k;
    else if (words[k] != "--bench" && words[k] != "--keep")
      tangent.push_back(words[k]);
  }
  if (one) return {tangent};
  std::vector<std::string> adjoint = tangent;
  adjoint[0] = "adjoint";
  return {tangent, adjoint};
}

bool isNew(std::set<std::vector<std::string>> &seen, std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  return seen.insert(std::move(words)).second;
}

int execute(const std::string &program, const std::vector<std::string> &words, const fs::path &folder, const std::string &out,
            const std::string &err, unsigned seconds, const std::function<void()> &before) {
  std::cout.flush();  // else the child prints it again
  const pid_t child = fork();
  if (child < 0) return 127;
  if (child == 0) {
    std::vector<char *> arguments{const_cast<char *>(program.c_str())};
    for (const std::string &w : words) arguments.push_back(const_cast<char *>(w.c_str()));
    arguments.push_back(nullptr);
    if (chdir(folder.c_str()) || !std::freopen(out.c_str(), "ab", stdout) || !std::freopen(err.c_str(), "ab", stderr)) _exit(127);
    if (before) before();
    alarm(seconds);
    execvp(program.c_str(), arguments.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace dotbar::cases
