// The pieces of work under way lie in a stack, the line is made of all of them. Work and its showing are two threads; a process
// that forks may do so while the other one shows, so the lock is taken across a fork.
#include "engine/support/progress.h"

#include <pthread.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <vector>

#include "engine/support/diagnostics.h"

namespace dotbar {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto patience = std::chrono::seconds(2);
constexpr std::size_t enoughToEstimate = 20;  // parts: of few, one may be as long as all others
constexpr std::size_t narrow = 80;            // columns of a terminal that does not say

struct Work {
  std::string what, part;
  std::size_t parts, done = 0;
  Clock::time_point begun = Clock::now();
};

struct State {
  std::mutex lock;
  std::vector<Work> works;
  bool shown = false;
  bool silent = !onTerminal();

  State() {
    static State *const self = this;
    pthread_atfork([] { self->lock.lock(); }, [] { self->lock.unlock(); }, [] { self->lock.unlock(); });
  }
  static bool onTerminal() {
    const char *terminal = std::getenv("TERM");
    return isatty(STDERR_FILENO) && terminal && std::string_view(terminal) != "dumb";
  }
};

// Never destroyed: a thread may show at the very end.
State &state() {
  static State *const one = new State;
  return *one;
}

long secondsSince(Clock::time_point t) { return std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - t).count(); }

std::string said(const Work &w) {
  std::string text = w.what;
  if (w.parts > 0) text += " " + std::to_string(w.done) + " of " + std::to_string(w.parts);
  if (w.parts >= enoughToEstimate && w.done > w.parts / enoughToEstimate && w.done <= w.parts)
    text += ", about " + std::to_string(secondsSince(w.begun) * static_cast<long>(w.parts - w.done) / static_cast<long>(w.done)) +
            " s left";
  return w.part.empty() ? text : text + ": " + w.part;
}

std::string line(const std::vector<Work> &works) {
  std::string text = std::to_string(secondsSince(works.front().begun)) + " s: ";
  for (const Work &w : works) text += (&w == works.data() ? "" : "; ") + said(w);
  return printable(text);
}

// As much as stands in one line of the terminal: what goes on in a second one cannot be taken back.
std::string_view fitting(std::string_view text) {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return text.substr(0, (known ? size.ws_col : narrow) - 1);
}

void write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(STDERR_FILENO, text.data(), text.size());
    if (n <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
}

constexpr std::string_view erased = "\r\033[K";

void erase(State &s) {
  if (s.shown) write(erased);
  s.shown = false;
}

}  // namespace

Progress::Progress(std::string what, std::size_t parts) {
  State &s = state();
  const std::lock_guard held(s.lock);
  depth_ = s.works.size();
  s.works.push_back({std::move(what), {}, parts});
}

Progress::~Progress() {
  State &s = state();
  const std::lock_guard held(s.lock);
  s.works.resize(std::min(s.works.size(), depth_), Work{});
  if (s.works.empty()) erase(s);
}

void Progress::at(std::string part) {
  State &s = state();
  const std::lock_guard held(s.lock);
  s.works[depth_].part = std::move(part);
}

void Progress::done(std::size_t more) {
  State &s = state();
  const std::lock_guard held(s.lock);
  s.works[depth_].done += more;
}

void Progress::show() {
  State &s = state();
  const std::lock_guard held(s.lock);
  if (s.silent || s.works.empty() || Clock::now() - s.works.front().begun < patience) return;
  s.shown = true;
  write(std::string(erased) + std::string(fitting(line(s.works))));
}

void Progress::hide() {
  State &s = state();
  const std::lock_guard held(s.lock);
  erase(s);
}

void Progress::silence() {
  State &s = state();
  const std::lock_guard held(s.lock);
  erase(s);
  s.silent = true;
}

}  // namespace dotbar
