// An installation is known by the rules that lie where the prefix of the executable has them.
#include "tools/driver/places.h"

#include <filesystem>

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

Places found() {
  std::error_code failed;
  const fs::path folder = fs::read_symlink("/proc/self/exe", failed).parent_path(), prefix = folder.parent_path();
  if (const fs::path data = prefix / "share/dotbar"; fs::is_directory(data / "rules", failed))
    return {data / "rules",
            data / "proved",
            prefix / DOTBAR_INSTALLED_LIBRARY,
            prefix / DOTBAR_INSTALLED_HEADERS,
            data / "messages.md",
            true};
  for (const fs::path &near : {folder / "rules", prefix / "rules"})
    if (fs::is_directory(near, failed))
      return {near, folder / "proved", DOTBAR_RUNTIME_LIBRARY, DOTBAR_RUNTIME_FOLDER, DOTBAR_MESSAGES};
  return {DOTBAR_RULES_FOLDER, folder / "proved", DOTBAR_RUNTIME_LIBRARY, DOTBAR_RUNTIME_FOLDER, DOTBAR_MESSAGES};
}

}  // namespace

const Places &places() {
  static const Places all = found();
  return all;
}

}  // namespace dotbar::tools
