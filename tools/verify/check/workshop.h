// A temporary folder in which generated programs are compiled and run, and the processes for it.
#pragma once

#include <string>
#include <vector>

#include "engine/support/temporary.h"

namespace dotbar::tools {

struct Ran {
  int status = 0;  // exit code; 128 + signal
  bool timedOut = false;
  std::string output;  // stdout and stderr, at most the first 64 KiB
  bool ok() const { return status == 0; }
};

class Workshop {
 public:
  explicit Workshop(bool keep);

  const std::string &folder() const { return folder_; }  // empty: it could not be made
  std::string path(const std::string &name) const { return folder_ + "/" + name; }
  bool write(const std::string &name, const std::string &text) const;
  std::string read(const std::string &name) const;
  // Makes a folder inside.
  void room(const std::string &name) const;

  // Runs a command in the folder `room` of this one. No standard input; the stack as large as the system allows.
  Ran run(const std::vector<std::string> &command, const std::string &room, unsigned seconds) const;

 private:
  Temporary temporary_;
  std::string folder_;
};

}  // namespace dotbar::tools
