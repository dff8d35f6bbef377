// Processes are started without a shell, so that no path needs quoting.
#include "tools/verify/check/workshop.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t longestOutput = 65536;

// What the child does between fork and exec.
[[noreturn]] void become(const std::vector<char *> &arguments, const char *folder, const char *log, unsigned seconds) {
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);  // a run waits for signals by itself (watch.h)
  rlimit stack{};
  getrlimit(RLIMIT_STACK, &stack);
  stack.rlim_cur = stack.rlim_max;
  setrlimit(RLIMIT_STACK, &stack);
  const rlimit cpu{seconds, seconds + 1};
  setrlimit(RLIMIT_CPU, &cpu);
  const int in = open("/dev/null", O_RDONLY);
  const int out = open(log, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(out, 2) < 0 || chdir(folder) != 0) _exit(127);
  execvp(arguments[0], arguments.data());
  _exit(127);
}

// Waits for a process and ends its group when the time is over (a program may also wait for ever without using the processor).
int await(pid_t child, unsigned seconds, bool &timedOut) {
  int status = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
  auto nap = std::chrono::microseconds(200);
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > end) {
      timedOut = true;
      kill(-child, SIGKILL);
      waitpid(child, &status, 0);
      break;
    }
    std::this_thread::sleep_for(nap);
    nap = std::min(nap * 2, std::chrono::microseconds(10000));
  }
  if (WIFSIGNALED(status)) {
    timedOut = timedOut || WTERMSIG(status) == SIGXCPU;
    return 128 + WTERMSIG(status);
  }
  return WEXITSTATUS(status);
}

std::string beginning(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::string text(longestOutput, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

}  // namespace

Workshop::Workshop(bool keep) : temporary_(Temporary::folder("dotbar-check-")), folder_(temporary_.path()) {
  if (keep) temporary_.keep();
}

bool Workshop::write(const std::string &name, const std::string &text) const {
  std::ofstream out(path(name), std::ios::binary);
  out << text;
  return static_cast<bool>(out.flush());
}

std::string Workshop::read(const std::string &name) const {
  std::ifstream in(path(name), std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void Workshop::room(const std::string &name) const {
  std::error_code ignored;
  fs::create_directories(path(name), ignored);
}

Ran Workshop::run(const std::vector<std::string> &command, const std::string &room, unsigned seconds) const {
  std::vector<std::string> words = command;
  std::vector<char *> arguments;
  for (std::string &w : words) arguments.push_back(w.data());
  arguments.push_back(nullptr);
  const std::string folder = path(room), log = folder + "/log";
  Ran ran;
  const pid_t child = fork();
  if (child == 0) become(arguments, folder.c_str(), log.c_str(), seconds);
  if (child < 0) {
    ran.status = 127;
    return ran;
  }
  const OwnProcesses own(child);
  ran.status = await(child, seconds, ran.timedOut);
  ran.output = ran.status == 127 ? words[0] + " cannot be run\n" : beginning(log);
  return ran;
}

}  // namespace dotbar::tools
