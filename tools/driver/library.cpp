#include "tools/driver/library.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/support/nearest.h"
#include "tools/driver/places.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

fs::path folder() { return fs::path(places().runtime) / "libraries"; }

std::vector<std::string> entriesOf(const fs::path &at) {
  std::vector<std::string> entries;
  std::error_code failed;
  for (const auto &e : fs::directory_iterator(at, failed)) entries.push_back(e.path().filename().string());
  std::sort(entries.begin(), entries.end());
  return entries;
}

// The library and, before it, those whose procedures its derivatives call: its file `uses` names them.
void collect(const std::string &name, LibraryFiles &result) {
  const std::string needed = "uses";
  std::vector<std::string> files = entriesOf(folder() / name);
  if (std::erase(files, needed)) {
    std::ifstream in(folder() / name / needed);
    for (std::string other; in >> other;) collect(other, result);
  }
  for (const std::string &file : files) {
    const std::string path = (folder() / name / file).string();
    auto &all = fs::path(file).stem().string().ends_with("_derivatives") ? result.derivatives : result.described;
    if (std::find(all.begin(), all.end(), path) == all.end()) all.push_back(path);
  }
}

}  // namespace

std::vector<std::string> LibraryFiles::all() const {
  std::vector<std::string> files = described;
  files.insert(files.end(), derivatives.begin(), derivatives.end());
  return files;
}

LibraryFiles libraryFiles(const std::vector<std::string> &names, Diagnostics &diagnostics) {
  LibraryFiles result;
  const std::vector<std::string> known = entriesOf(folder());
  for (const std::string &name : names) {
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      std::string list;
      for (const std::string &k : known) list += (list.empty() ? "known are " : ", ") + k;
      diagnostics.report(DiagnosticKind::Usage, {}, "there is no library '" + name + "' with derivatives").fix =
          didYouMean(name, known, list);
      continue;
    }
    collect(name, result);
  }
  return result;
}

bool isOfLibrary(std::string_view path) { return path.starts_with(folder().string()); }

}  // namespace dotbar::tools
