// Files and folders that a run makes for itself: named so that no other run has them, and removed with the run, also when it is
// interrupted (watch.h). So do the processes that it started.
#pragma once

#include <sys/types.h>

#include <string>

namespace dotbar {

class Temporary {
 public:
  // A new, empty file in a folder, open for writing. Nothing that is there is opened, nor followed when it is a link.
  static Temporary file(const std::string &folder, const std::string &suffix = "");
  static Temporary folder(const std::string &prefix);  // where the system has its temporary files
  Temporary(Temporary &&) noexcept;
  Temporary &operator=(Temporary &&) = delete;
  ~Temporary();

  explicit operator bool() const { return !path_.empty(); }  // false: it cannot be made, and errno says why
  const std::string &path() const { return path_; }
  bool write(const std::string &text);  // all of it, and closes; false: errno says why
  bool rename(const std::string &as);   // it has come to its place, and stays; false: errno says why
  bool permit(mode_t mode);             // who may read and write it
  void keep();                          // it stays

 private:
  Temporary(std::string path, int descriptor);
  void close();
  std::string path_;
  int descriptor_ = -1;
};

// A group of processes that ends with the run.
class OwnProcesses {
 public:
  explicit OwnProcesses(pid_t group);
  ~OwnProcesses();
  OwnProcesses(const OwnProcesses &) = delete;
  OwnProcesses &operator=(const OwnProcesses &) = delete;

 private:
  pid_t group_;
};

// Ends those processes and removes those files. Nothing is made any more: the process is about to end.
void removeTemporaries();

}  // namespace dotbar
