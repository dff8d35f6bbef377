// Programs that grow: no command ends by a signal, goes on for ever, or asks for more than in proportion. What grows is counted,
// not timed: applications of rules, memory at the peak. And what is no program at all: random bytes, texts that break off.
//   shapes_test DOTBAR CASES [SHAPE...]      CASES: a folder with programs
#include "spec-tests/scale/shapes.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

namespace fs = std::filesystem;
using namespace dotbar::scale;

namespace {

using Command = std::vector<std::string>;

struct Run {
  int code = 0;     // 128 + signal
  long memory = 0;  // kilobytes at the peak
  std::string said;
};

std::string contents(const fs::path &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

class Room {
 public:
  explicit Room(std::string dotbar) : dotbar_(std::move(dotbar)) {
    std::string name = (fs::temp_directory_path() / "dotbar-shapes-XXXXXX").string();
    if (mkdtemp(name.data())) folder_ = name;
  }
  ~Room() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  Room(const Room &) = delete;
  Room &operator=(const Room &) = delete;

  fs::path file(const std::string &text, const std::string &name = "in.f90") const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return folder_ / name;
  }

  // `memory`: of data, in bytes; 0: as much as there is.
  Run run(Command words, rlim_t memory = 0) const {
    words.insert(words.begin(), dotbar_);
    std::vector<char *> argv;
    for (std::string &w : words) argv.push_back(w.data());
    argv.push_back(nullptr);
    const std::string said = (folder_ / "said").string();
    const pid_t child = fork();
    if (child == 0) {
      const rlimit patience{150, 150}, room{memory, memory};  // seconds: whoever needs them does not end
      setrlimit(RLIMIT_CPU, &patience);
      if (memory) setrlimit(RLIMIT_DATA, &room);
      const int err = open(said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), out = open("/dev/null", O_WRONLY);
      dup2(out, 1), dup2(err, 2);
      execv(argv[0], argv.data());
      _exit(127);
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    return {WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status), usage.ru_maxrss, contents(said)};
  }

 private:
  std::string dotbar_;
  fs::path folder_;
};

int wrong = 0;

void fail(const std::string &what, const Run &r) {
  ++wrong;
  std::cout << "WRONG " << what << ": exit code " << r.code << ", " << r.memory << " kB\n" << r.said.substr(0, 500) << '\n';
}

double applications(const Run &r) {
  const std::size_t at = r.said.find(" applications of rules");
  if (at == std::string::npos) return 0;
  const std::size_t from = r.said.rfind(' ', at - 1) + 1;
  return std::strtod(r.said.c_str() + from, nullptr);
}

// --- programs that grow ---
void growth(const Room &room, const Shape &shape, const char *command, long empty) {
  constexpr int times = 8;
  constexpr double slack = 1.5;  // of a product's tangent each factor is a sum of products: its text is longer than in proportion
  constexpr long unseen = 64 << 10;  // kilobytes: what grows in steps
  const double allowed = shape.square ? slack * times * times : slack * times;
  const auto at = [&](int n) {
    const std::string file = room.file(shape.text(n)).string();
    const std::string kind = command;
    return room.run(kind == "il" ? Command{kind, file} : Command{kind, "-v", "--jobs", "1", "--head", "f(x)>(y)", file});
  };
  const Run small = at(shape.size / times), large = at(shape.size);
  const std::string what = shape.name + ", " + command + ", " + std::to_string(shape.size);
  if (small.code != 0) fail(what + " / 8", small);
  if (large.code != 0) return fail(what, large);
  if (applications(large) > allowed * applications(small)) fail(what + ": applications of rules grow", large);
  if (large.memory - empty > allowed * std::max(small.memory - empty, 0L) + unseen) fail(what + ": memory grows", large);
}

void limits(const Room &room) {
  const auto text = [](const char *shape, int n) {
    for (const Shape &s : shapes())
      if (s.name == shape) return s.text(n);
    return std::string();
  };
  const std::string deep = room.file(text("sums", 1'100'000)).string();
  const Run depth = room.run({"il", deep});
  if (depth.code != 1 || depth.said.find("in.f90:") == std::string::npos || depth.said.find("error[depth]") == std::string::npos)
    fail("an expression deeper than the limit", depth);
  const std::string wide = room.file(text("statements", 200'000)).string();
  const Run memory = room.run({"adjoint", "--jobs", "1", "--head", "f(x)>(y)", wide}, rlim_t{160} << 20);
  if (memory.code != 1 || memory.said.find("error[memory]") == std::string::npos) fail("little memory", memory);
}

// --- what is no program ---
bool isPrintable(const std::string &text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c == '\n' || c == '\t' || static_cast<unsigned char>(c) >= 0x20; });
}

void endures(const Room &room, const std::string &what, const std::string &text, const std::string &name) {
  const std::string file = room.file(text, name).string();
  const Command commands[] = {{"il", file},
                              {"facts", "--head", "f(x)>(y)", file},
                              {"tangent", "--head", "f(x)>(y)", file},
                              {"adjoint", "--head", "f(x)>(y)", file},
                              {"explain", file + ":2"},
                              {"why", "active", "x", file + ":3", "--head", "f(x)>(y)"}};
  for (const Command &c : commands) {
    const Run r = room.run(c);
    if (r.code > 2 || !isPrintable(r.said)) fail(what + ", " + c[0], r);
  }
}

void noPrograms(const Room &room, const fs::path &cases) {
  std::mt19937 random(1);
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  std::vector<fs::path> files;
  for (const auto &e : fs::recursive_directory_iterator(cases))
    if (e.path().extension() == ".f90" || e.path().extension() == ".f") files.push_back(e.path());
  std::sort(files.begin(), files.end());
  for (int k = 0; k < 12; ++k) {
    std::string bytes(1 + below(4000), ' ');
    for (char &c : bytes) c = static_cast<char>(k % 2 ? random() % 256 : 32 + random() % 96);
    endures(room, "random bytes " + std::to_string(k), bytes, k % 3 ? "in.f90" : "in.f");
  }
  for (int k = 0; k < 20; ++k) {
    const fs::path &path = files[below(files.size())];
    std::string text = contents(path);
    text.resize(below(text.size() + 1));
    if (!text.empty() && k % 2) text[below(text.size())] = static_cast<char>(random() % 256);
    endures(room, path.string() + " broken off", text, "in" + path.extension().string());
  }
}

}  // namespace

int main(int argc, char **argv) {
  if (argc < 3) return std::cerr << "shapes_test DOTBAR CASES [SHAPE...]\n", 2;
  const Room room(fs::absolute(argv[1]).string());
  const std::vector<std::string> wanted(argv + 3, argv + argc);
  const long empty = room.run({"il", room.file("end\n").string()}).memory;
  for (const Shape &s : shapes()) {
    if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), s.name) == wanted.end()) continue;
    for (const char *command : {"il", "tangent", "adjoint"}) growth(room, s, command, empty);
  }
  if (wanted.empty()) limits(room), noPrograms(room, argv[2]);
  std::cout << (wrong ? "wrong: " + std::to_string(wrong) : "all is in proportion") << '\n';
  return wrong ? 1 : 0;
}
