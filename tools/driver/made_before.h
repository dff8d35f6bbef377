// What an earlier run made, and of what, in a file beside that: who asks for it again with --incremental has it already where
// nothing has changed, and otherwise keeps the files whose text is the same, so that make compiles only the others.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "engine/support/diagnostics.h"

namespace dotbar::tools {

class MadeBefore {
 public:
  // `path` is where that stands, `how` all that decides beside files: the program, its command line, what surrounds it.
  MadeBefore(std::string path, std::string how);
  // All is as it was: what was read, and what was written.
  bool isCurrent() const;
  // What is written now; a file of the run before that is not among it goes, unless somebody has changed it.
  bool write(Diagnostics &, const SourceMap &, const std::set<std::string> &read, const std::vector<std::string> &written) const;

 private:
  struct File {
    std::string word, digest, path;
  };
  std::string path_, how_;
  std::vector<File> files_;  // of the run before; none where it was another command
  std::vector<File> stale_;  // what that one wrote
};

}  // namespace dotbar::tools
