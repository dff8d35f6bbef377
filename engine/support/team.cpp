// Team: fork, and memory that all see. Addresses of what they share are the same in all.
#include "engine/support/team.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

namespace dotbar {

Letter &Letter::number(std::uint64_t n) {
  bytes_.append(reinterpret_cast<const char *>(&n), sizeof n);
  return *this;
}

Letter &Letter::text(std::string_view t) {
  number(t.size());
  bytes_.append(t);
  return *this;
}

std::uint64_t LetterReader::number() {
  std::uint64_t n;
  std::memcpy(&n, rest_.data(), sizeof n);
  rest_.remove_prefix(sizeof n);
  return n;
}

std::string_view LetterReader::text() {
  const std::size_t size = number();
  const std::string_view t = rest_.substr(0, size);
  rest_.remove_prefix(size);
  return t;
}

namespace {

constexpr std::size_t room = std::size_t{1} << 30;  // of addresses, for each member; memory is taken as it is filled

}  // namespace

std::unique_ptr<Team> Team::start(unsigned size) {
  if (size < 2) return nullptr;
  std::unique_ptr<Team> team(new Team);
  void *all = mmap(nullptr, size * room, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED) return nullptr;
  for (unsigned m = 0; m < size; ++m) team->boxes_.push_back(new (static_cast<char *>(all) + m * room) Box{});
  team->heard_.assign(size, 0);
  team->processes_.assign(size, 0);
  const pid_t first = getpid();
  for (unsigned m = 1; m < size; ++m) {
    const pid_t process = fork();
    if (process == 0) {
      team->member_ = m;
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != first) _exit(1);
      break;
    }
    team->processes_[m] = process;
    if (process < 0) team->boxes_[m]->closed = 1;  // the others do its share
  }
  return team;
}

Team::~Team() {
  for (unsigned m = 1; member_ == 0 && m < size(); ++m)
    if (processes_[m] > 0) {
      if (!boxes_[m]->closed) kill(processes_[m], SIGKILL);
      waitpid(processes_[m], nullptr, 0);
    }
  munmap(boxes_[0], size() * room);
}

void Team::tell(const Letter &letter) {
  Box &box = *boxes_[member_];
  const std::uint64_t at = box.filled.load(std::memory_order_relaxed), length = letter.bytes().size();
  if (box.closed.load(std::memory_order_relaxed) || sizeof(Box) + at + sizeof length + length > room) {
    box.closed.store(1, std::memory_order_release);
    return;
  }
  std::memcpy(box.letters() + at, &length, sizeof length);
  std::memcpy(box.letters() + at + sizeof length, letter.bytes().data(), length);
  box.filled.store(at + sizeof length + length, std::memory_order_release);
}

std::optional<LetterReader> Team::next(unsigned from) {
  Box &box = *boxes_[from];
  constexpr int patient = 2000;  // looks, until it lets others run meanwhile
  for (int looks = 0; box.filled.load(std::memory_order_acquire) == heard_[from]; ++looks) {
    if (box.closed.load(std::memory_order_acquire) && box.filled.load(std::memory_order_acquire) == heard_[from]) return {};
    if (looks < patient) continue;
    if (member_ == 0) findEnded();
    std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
  std::uint64_t length;
  std::memcpy(&length, box.letters() + heard_[from], sizeof length);
  const std::string_view bytes(box.letters() + heard_[from] + sizeof length, length);
  heard_[from] += sizeof length + length;
  return LetterReader(bytes);
}

// Whoever ended without a word is seen by member 0 alone. (Where the ends of processes are ignored, it is not there any more.)
void Team::findEnded() {
  for (unsigned m = 1; m < size(); ++m)
    if (processes_[m] > 0 && waitpid(processes_[m], nullptr, WNOHANG) != 0) {
      processes_[m] = 0;
      boxes_[m]->closed.store(1, std::memory_order_release);
    }
}

void Team::leave() {
  boxes_[member_]->closed.store(1, std::memory_order_release);
  _exit(0);
}

}  // namespace dotbar
