// Case folders, for everything that walks them: their command lines, inputs and variants, and how a command is run.
// run_cases.cpp says what the files of a case mean.
#pragma once

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace dotbar::cases {

std::string load(const std::filesystem::path &file);
// The words of a command line: quotes '..' and "..", no shell.
std::vector<std::string> split(const std::string &line);

// All folders with a file `command`, sorted.
std::vector<std::filesystem::path> caseFolders(const std::filesystem::path &root);
// What a command reads, as opposed to what the case expects.
bool isInput(const std::string &fileName);
// Part K of N of a test, said as K/N: every N-th in the order they come in.
class Shard {
 public:
  Shard() = default;
  explicit Shard(const std::string &said);  // what cannot be read is the whole
  bool takesNext() { return next_++ % of_ == part_; }

 private:
  std::size_t part_ = 0, of_ = 1, next_ = 0;
};

// The inputs in a folder, and those of other cases that its file `inputs` names.
std::vector<std::filesystem::path> inputs(const std::filesystem::path &folder);
void copyInputs(const std::filesystem::path &folder, const std::filesystem::path &to);
// The lines of `command`, each split into words.
std::vector<std::vector<std::string>> commands(const std::filesystem::path &folder);
// Name and further arguments of each variant; a case without variants has one, which has no name.
std::vector<std::pair<std::string, std::vector<std::string>>> variants(const std::filesystem::path &folder);

// The commands that write the derivatives of a command: a `check` stands for tangent and adjoint; none when it writes nothing.
std::vector<std::vector<std::string>> asDerivatives(const std::vector<std::string> &words);

// Whether these words, in whatever order, are new: a case checks a derivative and writes it, too.
bool isNew(std::set<std::vector<std::string>> &seen, std::vector<std::string> words);

// Runs a program in a folder, ended after a number of seconds; what it says is appended to two files there. Its exit code.
// `before` is run in the new process.
int execute(const std::string &program, const std::vector<std::string> &words, const std::filesystem::path &folder,
            const std::string &out = "stdout.txt", const std::string &err = "stderr.txt", unsigned seconds = 30,
            const std::function<void()> &before = {});

}  // namespace dotbar::cases
