// Writing files.
#include "tools/files.h"

#include <filesystem>
#include <fstream>

namespace dotbar::tools {
namespace fs = std::filesystem;

// Whole or not at all: beside its place first, then renamed. A device is written to, not replaced.
bool writeWhole(Diagnostics &diagnostics, const std::string &path, const std::string &text) {
  std::error_code unknown;
  const bool device = fs::exists(path, unknown) && !fs::is_regular_file(path, unknown);
  const std::string part = device ? path : path + ".part";
  {
    std::ofstream out(part, std::ios::binary);
    out << text;
    out.close();
    if (out && device) return true;
    if (out) {
      std::error_code failed;
      fs::rename(part, path, failed);
      if (!failed) return true;
    }
  }
  std::error_code ignored;
  if (!device) fs::remove(part, ignored);
  diagnostics.report(DiagnosticKind::UnwritableFile, {}, "cannot write " + path);
  return false;
}

}  // namespace dotbar::tools
