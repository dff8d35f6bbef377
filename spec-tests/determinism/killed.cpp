// What comes of a program does not depend on how many processes share the work, nor on whether they all live to the end.
//   killed DOTBAR SCALE_PROGRAM     runs the tool on a generated program, and kills one of its processes, earlier or later
// Exit code: 0, or 1 when the derivative was another one or no process was found.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

std::string load(const fs::path &file) {
  std::stringstream all;
  all << std::ifstream(file, std::ios::binary).rdbuf();
  return all.str();
}

// The adjoint of in.f90 in this folder.
pid_t start(const std::string &dotbar, const std::string &jobs, const std::string &output) {
  const pid_t process = fork();
  if (process != 0) return process;
  execl(dotbar.c_str(), "dotbar", "adjoint", "--head", "top(y)/(x)", "--jobs", jobs.c_str(), "-o", output.c_str(), "in.f90",
        static_cast<char *>(nullptr));
  _exit(127);
}

bool endsWell(pid_t process) {
  int status = 0;
  return waitpid(process, &status, 0) == process && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

// Of all threads: the work runs on one with a stack of its own.
std::vector<pid_t> childrenOf(pid_t process) {
  std::vector<pid_t> all;
  std::error_code gone;
  for (const auto &thread : std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task", gone)) {
    std::ifstream list(thread.path() / "children");
    for (pid_t child; list >> child;) all.push_back(child);
  }
  return all;
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  const std::string dotbar = argv[1];
  const fs::path folder = fs::temp_directory_path() / ("dotbar-killed-" + std::to_string(getpid()));
  fs::create_directories(folder);
  fs::current_path(folder);
  bool good = std::system((std::string(argv[2]) + " 4000 60 > in.f90").c_str()) == 0;
  const auto begin = Clock::now();
  good = good && endsWell(start(dotbar, "1", "alone.f90"));
  const auto alone = Clock::now() - begin;
  const std::string expected = load("alone.f90");
  constexpr int tries = 24;
  int killed = 0;
  for (int k = 0; good && k < tries; ++k) {
    const pid_t process = start(dotbar, "3", "shared.f90");
    std::this_thread::sleep_for(alone * k / tries);
    if (const std::vector<pid_t> children = childrenOf(process); !children.empty()) {
      ++killed;
      kill(children[static_cast<std::size_t>(k) % children.size()], SIGKILL);
    }
    good = endsWell(process) && load("shared.f90") == expected;
    if (!good) std::cout << "another derivative, or none, in try " << k << "\n";
  }
  fs::current_path("/");
  fs::remove_all(folder);
  std::cout << killed << " processes killed in " << tries << " runs\n";
  return good && killed > 0 ? 0 : 1;
}
