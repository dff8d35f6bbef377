// Commands that take long say on a terminal how far they are.
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

namespace dotbar {
namespace {

constexpr unsigned patience = 60;  // seconds

// Whether the command writes that to a terminal; it is ended then.
bool shows(const std::vector<std::string> &command, const std::string &what) {
  const winsize size{24, 120, 0, 0};
  int master = -1;
  const pid_t child = forkpty(&master, nullptr, nullptr, &size);
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    setenv("FC", COMPILER_THAT_SLEEPS, 1);
    std::vector<char *> words;
    for (const std::string &word : command) words.push_back(const_cast<char *>(word.c_str()));
    words.push_back(nullptr);
    alarm(patience);
    execv(words[0], words.data());
    _exit(127);
  }
  std::string text;
  char some[512];
  for (ssize_t n; text.find(what) == text.npos && (n = read(master, some, sizeof some)) > 0;)
    text.append(some, static_cast<std::size_t>(n));
  kill(-child, SIGKILL);
  waitpid(child, nullptr, 0);
  close(master);
  return text.find(what) != text.npos;
}

TEST(ProgressOfCommands, isShownByFuzz) {
  EXPECT_TRUE(shows({DOTBAR, "rules", "fuzz", "strategies/routine", "--programs", "500"}, " s: random trees "));
}

TEST(ProgressOfCommands, isShownByMutation) {
  EXPECT_TRUE(shows({MUTATION, "--rules", RULES "/examples/rounding"}, " s: mutants "));
}

TEST(ProgressOfCommands, isShownByCheck) {
  const std::string source = testing::TempDir() + "progress_of_commands.f90";
  std::ofstream(source) << "subroutine f(x, y)\n  real(8) :: x, y\n  y = x*x\nend\n";
  EXPECT_TRUE(shows({DOTBAR, "check", "--head", "f(x)>(y)", source}, " s: check of f(x) > (y)"));
}

}  // namespace
}  // namespace dotbar
