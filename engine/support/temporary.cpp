// What there is of them is in one list, so that it can be removed by another thread.
#include "engine/support/temporary.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <random>
#include <set>
#include <thread>
#include <utility>

namespace dotbar {
namespace {

namespace fs = std::filesystem;

struct Made {
  std::mutex mutex;
  std::set<std::string> paths;
  std::set<pid_t> groups;
};

Made &made() {  // never destroyed: what interrupts comes at any time
  static Made *const all = new Made;
  return *all;
}

constexpr int tries = 100;

std::string someName() {
  static constexpr char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  static std::random_device random;
  std::string name;
  for (int k = 0; k < 10; ++k) name += letters[random() % (sizeof letters - 1)];
  return name;
}

// The lock is held from before it is made, so that it is known when it is there.
template <class Make>
std::string make(const fs::path &folder, const std::string &prefix, const std::string &suffix, Make one) {
  const std::lock_guard lock(made().mutex);
  for (int k = 0; k < tries; ++k) {
    const std::string path = (folder / (prefix + someName() + suffix)).string();
    if (one(path)) return made().paths.insert(path), path;
    if (errno != EEXIST) break;
  }
  return {};
}

}  // namespace

Temporary::Temporary(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

Temporary::Temporary(Temporary &&o) noexcept : path_(std::exchange(o.path_, {})), descriptor_(std::exchange(o.descriptor_, -1)) {}

Temporary Temporary::file(const std::string &folder, const std::string &suffix) {
  int descriptor = -1;
  std::string path = make(folder, ".dotbar-", suffix, [&](const std::string &p) {
    descriptor = open(p.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    return descriptor >= 0;
  });
  return {std::move(path), descriptor};
}

Temporary Temporary::folder(const std::string &prefix) {
  std::error_code error;
  fs::path base = fs::temp_directory_path(error);
  if (error) base = "/tmp";
  return {make(base, prefix, "", [](const std::string &p) { return mkdir(p.c_str(), 0700) == 0; }), -1};
}

Temporary::~Temporary() {
  close();
  if (path_.empty()) return;
  const std::lock_guard lock(made().mutex);
  std::error_code ignored;
  fs::remove_all(path_, ignored);
  made().paths.erase(path_);
}

void Temporary::close() {
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = -1;
}

bool Temporary::write(const std::string &text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(descriptor_, text.data() + done, text.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    done += static_cast<std::size_t>(n);
  }
  return ::close(std::exchange(descriptor_, -1)) == 0;
}

bool Temporary::permit(mode_t mode) { return fchmod(descriptor_, mode & 0777) == 0; }

bool Temporary::rename(const std::string &as) {
  const std::lock_guard lock(made().mutex);
  if (std::rename(path_.c_str(), as.c_str()) != 0) return false;
  made().paths.erase(std::exchange(path_, {}));
  return true;
}

void Temporary::keep() {
  const std::lock_guard lock(made().mutex);
  made().paths.erase(std::exchange(path_, {}));
}

OwnProcesses::OwnProcesses(pid_t group) : group_(group) {
  const std::lock_guard lock(made().mutex);
  made().groups.insert(group_);
}

OwnProcesses::~OwnProcesses() {
  const std::lock_guard lock(made().mutex);
  made().groups.erase(group_);
}

void removeTemporaries() {
  made().mutex.lock();                                            // for ever
  for (const pid_t group : made().groups) kill(-group, SIGTERM);  // compilers remove their own
  if (!made().groups.empty()) std::this_thread::sleep_for(std::chrono::milliseconds(50));
  for (const pid_t group : made().groups) kill(-group, SIGKILL);
  std::error_code ignored;
  for (const std::string &path : made().paths) fs::remove_all(path, ignored);
}

}  // namespace dotbar
