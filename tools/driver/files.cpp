// Writing files.
#include "tools/driver/files.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace dotbar::tools {
namespace fs = std::filesystem;

namespace {

bool failed(Diagnostics &diagnostics, const std::string &what, int error) {
  const std::string why = error ? std::string(": ") + std::strerror(error) : "";
  diagnostics.report(DiagnosticKind::UnwritableFile, {}, "cannot write " + what + why);
  return false;
}

}  // namespace

// Whole or not at all: beside its place first, then renamed. A device is written to, not replaced.
bool writeWhole(Diagnostics &diagnostics, const std::string &path, const std::string &text) {
  std::error_code error;
  const bool device = fs::exists(path, error) && !fs::is_regular_file(path, error);
  const std::string part = device ? path : path + ".part";
  errno = 0;
  std::ofstream out(part, std::ios::binary);
  out << text;
  out.close();
  int why = out ? 0 : errno;
  if (out && device) return true;
  if (out) {
    fs::rename(part, path, error);
    if (!error) return true;
    why = error.value();
  }
  if (!device) fs::remove(part, error);
  return failed(diagnostics, path, why);
}

bool allPrinted(Diagnostics &diagnostics) {
  errno = 0;
  std::cout.flush();
  return std::cout ? true : failed(diagnostics, "standard output", errno);
}

}  // namespace dotbar::tools
