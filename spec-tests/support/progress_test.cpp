// What a terminal shows of long work, and what is no terminal does not.
#include "engine/support/progress.h"

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <functional>

namespace dotbar {
namespace {

constexpr unsigned longEnough = 2'100'000;  // microseconds

std::string allOf(int from) {
  std::string text;
  char some[512];
  for (ssize_t n; (n = read(from, some, sizeof some)) > 0;) text.append(some, static_cast<std::size_t>(n));
  return text;
}

// What a process that does this writes to standard error, which is a terminal of 40 columns.
std::string onTerminal(const std::function<void()> &work) {
  const winsize size{24, 40, 0, 0};
  int master = -1;
  const pid_t child = forkpty(&master, nullptr, nullptr, &size);
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    work();
    _exit(0);
  }
  const std::string text = allOf(master);
  waitpid(child, nullptr, 0);
  close(master);
  return text;
}

void halfOf(std::size_t parts) {
  Progress whole("adjoint");
  Progress units("units", parts);
  units.at("solver");
  usleep(longEnough);
  units.done(parts / 2);
  Progress::show();
}

TEST(Progress, isOneLineThatGoes) {
  EXPECT_EQ(onTerminal([] { halfOf(4); }), "\r\033[K2 s: adjoint; units 2 of 4: solver\r\033[K");
}

TEST(Progress, estimatesWhatIsLeftOfManyAndStaysWithinTheTerminal) {
  EXPECT_EQ(onTerminal([] { halfOf(40); }), "\r\033[K2 s: adjoint; units 20 of 40, about 2 s\r\033[K");
}

TEST(Progress, isNotShownOfShortWork) {
  EXPECT_EQ(onTerminal([] {
              Progress work("adjoint");
              Progress::show();
            }),
            "");
}

TEST(Progress, isHiddenForOtherLines) {
  EXPECT_EQ(onTerminal([] {
              Progress work("check");
              usleep(longEnough);
              Progress::show();
              Progress::silence();
              Progress::show();
            }),
            "\r\033[K2 s: check\r\033[K");
}

TEST(Progress, isNothingForAFile) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    dup2(ends[1], STDERR_FILENO);
    halfOf(4);
    _exit(0);
  }
  close(ends[1]);
  EXPECT_EQ(allOf(ends[0]), "");
  waitpid(child, nullptr, 0);
}

}  // namespace
}  // namespace dotbar
