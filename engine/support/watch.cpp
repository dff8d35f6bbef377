// Two threads: one works, the first one waits for signals, so that what has to be done then need not be done in a handler. While
// none comes it shows what the work is at.
//
// Walks over trees recur where that says best what they do; how deep a tree is, the source decides. So the stack is addresses for
// a depth beyond all that is accepted (`deepest` in frontends/fortran/read.cpp), which become memory only as they are used. A
// limit of the system on the stack of the first thread would have to be raised by whoever starts the process.
#include "engine/support/watch.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>

#include "engine/support/progress.h"
#include "engine/support/temporary.h"

namespace dotbar {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr std::size_t wanted = std::size_t{1} << 30;  // sanitizers have memory for each of its addresses
#else
constexpr std::size_t wanted = std::size_t{1} << 35;
#endif
constexpr std::size_t least = std::size_t{1} << 23, guarded = std::size_t{1} << 20, ofHandlers = std::size_t{1} << 16;

struct Stack {
  char *base = nullptr;
  std::size_t size = 0;
};

// As large as there are addresses for; where they are few, a quarter of them.
Stack reserve() {
  std::size_t size = wanted;
  for (const int resource : {RLIMIT_DATA, RLIMIT_AS})
    if (rlimit limit{}; getrlimit(resource, &limit) == 0)
      while (size > least && size > limit.rlim_cur / 4) size /= 2;
  for (; size >= least; size /= 2) {
    void *at = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (at == MAP_FAILED) continue;
    mprotect(at, guarded, PROT_NONE);
    return {static_cast<char *>(at), size};
  }
  return {};
}

// More memory than the machine has is not promised: asking for it fails, instead of the system's choosing whom to end.
void limitMemory(std::size_t stack) {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  rlimit data{};
  const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
  if (pages <= 0 || page <= 0 || getrlimit(RLIMIT_DATA, &data) != 0) return;
  const rlim_t most = static_cast<rlim_t>(pages) * static_cast<rlim_t>(page) + stack;
  if (data.rlim_cur == RLIM_INFINITY || data.rlim_cur > most) data.rlim_cur = most, setrlimit(RLIMIT_DATA, &data);
#else
  (void)stack;
#endif
}

struct Watch {
  const std::function<int()> &work;
  Stack stack;
  pthread_t first = pthread_self();
  pid_t process = getpid();  // others that it becomes have no first thread
  int result = 0;
  std::atomic<bool> done = false, full = false;
};

Watch *watch = nullptr;  // of the process

constexpr int wake = SIGUSR1;

// Of the thread that works, on a stack of its own: a word to the first thread, which ends the process.
void touched(int signal, siginfo_t *info, void *) {
  const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr), base = reinterpret_cast<std::uintptr_t>(watch->stack.base);
  if (getpid() != watch->process || at < base || at >= base + 2 * guarded) {
    std::signal(signal, SIG_DFL);  // a fault: it happens again
    return;
  }
  watch->full = true;
  pthread_kill(watch->first, wake);
  for (;;) pause();
}

void *begin(void *) {
  static std::array<char, ofHandlers> room;
  stack_t handlers{}, before{};
  handlers.ss_sp = room.data();
  handlers.ss_size = room.size();
  sigaltstack(&handlers, &before);
  struct sigaction action {};
  action.sa_sigaction = touched;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigaction(SIGSEGV, &action, nullptr);
  watch->result = watch->work();
  sigaltstack(&before, nullptr);  // what a sanitizer gave this thread, it takes back
  watch->done = true;
  pthread_kill(watch->first, wake);
  return nullptr;
}

// Those that would end the process: one that is ignored remains so.
sigset_t interruptions() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    struct sigaction now {};
    if (sigaction(signal, nullptr, &now) == 0 && now.sa_handler != SIG_IGN) sigaddset(&set, signal);
  }
  sigaddset(&set, wake);
  return set;
}

[[noreturn]] void end(int signal) {
  Progress::hide();
  removeTemporaries();
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal);
  std::signal(signal, SIG_DFL);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
  _exit(128 + signal);
}

// Waits for one of the signals. A run that nobody watches at a terminal is not woken for anything else.
int nextOf(const sigset_t &signals) {
  constexpr timespec often{0, 200'000'000};
  const bool shows = isatty(STDERR_FILENO);
  for (int signal = 0;;) {
    if (!shows && sigwait(&signals, &signal) == 0) return signal;
    if (shows && (signal = sigtimedwait(&signals, nullptr, &often)) > 0) return signal;
    if (shows && errno == EAGAIN) Progress::show();
  }
}

}  // namespace

int watched(const std::function<int()> &work, const std::function<int()> &exhausted) {
  Watch own{work, reserve()};
  watch = &own;
  limitMemory(own.stack.size);
  const sigset_t signals = interruptions();
  sigset_t before;
  pthread_sigmask(SIG_BLOCK, &signals, &before);
  pthread_attr_t attributes;
  pthread_t thread{};
  pthread_attr_init(&attributes);
  if (!own.stack.base || pthread_attr_setstack(&attributes, own.stack.base, own.stack.size) != 0 ||
      pthread_create(&thread, &attributes, begin, nullptr) != 0) {
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return work();
  }
  while (!own.done) {
    const int signal = nextOf(signals);
    if (own.done) continue;
    if (own.full) {
      Progress::hide();
      const int code = exhausted();
      removeTemporaries();
      _exit(code);
    }
    end(signal);
  }
  pthread_join(thread, nullptr);
  return own.result;
}

}  // namespace dotbar
