// Writing files.
#include "tools/driver/files.h"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "engine/support/temporary.h"

namespace dotbar::tools {
namespace fs = std::filesystem;

namespace {

std::string reason(int error) { return error ? std::string(": ") + std::strerror(error) : ""; }

bool failed(Diagnostics &diagnostics, const std::string &what, const std::string &why) {
  diagnostics.report(DiagnosticKind::UnwritableFile, {}, "cannot write " + what + why);
  return false;
}

}  // namespace

// Whole or not at all: beside its place first, then renamed. A device is written to, not replaced.
bool writeWhole(Diagnostics &diagnostics, const SourceMap &read, const std::string &path, const std::string &text) {
  std::error_code error;
  for (const std::string_view source : read.paths())
    if (fs::equivalent(source, path, error))
      return failed(diagnostics, path, ": it is a source of this run, '" + printable(source) + "'");
  return replaceWhole(diagnostics, path, text);
}

namespace {

// A folder on the way that is none, or is not there; empty: there are all.
std::string missingFolder(const fs::path &path) {
  std::error_code none;
  fs::path at;
  for (const fs::path &part : path.parent_path()) {
    at /= part;
    if (!fs::exists(at, none)) return ": there is no folder " + at.string();
    if (!fs::is_directory(at, none)) return ": " + at.string() + " is no folder";
  }
  return {};
}

}  // namespace

bool replaceWhole(Diagnostics &diagnostics, const std::string &path, const std::string &text) {
  if (const std::string why = missingFolder(path); !why.empty()) return failed(diagnostics, path, why);
  struct stat there {};
  const bool exists = stat(path.c_str(), &there) == 0;
  errno = 0;
  if (exists && !S_ISREG(there.st_mode)) {
    std::ofstream device(path, std::ios::binary);
    device << text;
    device.close();
    return device ? true : failed(diagnostics, path, reason(errno));
  }
  const fs::path folder = fs::path(path).parent_path();
  Temporary part = Temporary::file(folder.empty() ? "." : folder.string());
  const bool done = part && (!exists || part.permit(there.st_mode)) && part.write(text) && part.rename(path);
  return done || failed(diagnostics, path, reason(errno));
}

bool makeFolder(Diagnostics &diagnostics, const std::string &path) {
  std::error_code error;
  fs::path at;
  for (const fs::path &part : fs::path(path)) {
    at /= part;
    if (!part.empty() && fs::exists(at, error) && !fs::is_directory(at, error))
      return failed(diagnostics, "into the folder " + path, ": " + at.string() + " is no folder");
  }
  fs::create_directories(path, error);
  return !error || fs::is_directory(path) || failed(diagnostics, "the folder " + path, ": " + error.message());
}

void reportNoRoom(Diagnostics &diagnostics, int error) {
  std::error_code none;
  const fs::path folder = fs::temp_directory_path(none);
  const std::string where = none ? std::string("the folder that TMPDIR names") : folder.string();
  diagnostics.report(DiagnosticKind::UnwritableFile, {}, "cannot write temporary files in " + where + reason(error)).fix =
      "name a folder with room: TMPDIR=FOLDER dotbar ...";
}

bool allPrinted(Diagnostics &diagnostics) {
  errno = 0;
  std::cout.flush();
  return std::cout ? true : failed(diagnostics, "standard output", reason(errno));
}

}  // namespace dotbar::tools
