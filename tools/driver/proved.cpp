// A file for each set, by its name. What it holds is compared as it is: no digest that two texts might share.
#include "tools/driver/proved.h"

#include <algorithm>
#include <filesystem>

#include "engine/rules/read/load.h"
#include "engine/support/input.h"
#include "tools/driver/files.h"
#include "tools/driver/places.h"
#include "tools/driver/proof_cache.h"

namespace dotbar::tools {
namespace fs = std::filesystem;
namespace {

std::string textsOf(const SourceMap &sources, const rules::RuleSet &set) {
  std::string all;
  for (const auto &[name, path] : set.files) {
    const std::string_view whole = sources.whole(path);
    all += std::string(text(name)) + ' ' + std::to_string(whole.size()) + '\n';
    all += whole;
  }
  return all;
}

// By which a set is known among others: where its texts are.
std::string nameOf(const rules::RuleSet &set) {
  std::string name(text(set.name));
  std::error_code none;
  for (const auto &[part, path] : set.files) name += ' ' + fs::absolute(path, none).string();
  return name;
}

// Layers may lie on several sets: of how many files it is made tells these apart.
std::string fileOf(const std::string &folder, const rules::RuleSet &set) {
  std::string name(text(set.name));
  std::ranges::replace(name, '/', '-');
  return folder + "/" + name + "-" + std::to_string(set.files.size()) + ".proved";
}

// A file that is older was kept for another executable.
std::string proofOf(const rules::RuleSet &set) {
  std::error_code failed;
  std::string path = fileOf(places().proved, set);
  const auto kept = fs::last_write_time(path, failed);
  return failed || kept < fs::last_write_time("/proc/self/exe", failed) || failed ? std::string() : path;
}

}  // namespace

bool isProved(const SourceMap &sources, const rules::RuleSet &set) {
  const std::string path = proofOf(set);
  return !path.empty() && readWhole(path) == textsOf(sources, set);
}

// What was warned of is to be said again.
bool prove(Diagnostics &diagnostics, const SourceMap &sources, const rules::RuleSet &set) {
  if (isProved(sources, set)) return true;
  const std::string name = nameOf(set), texts = textsOf(sources, set);
  if (isInCache(name, texts)) return true;
  const std::size_t before = diagnostics.all().size();
  const bool passed = rules::check(set, diagnostics);
  if (passed && diagnostics.all().size() == before) putInCache(name, texts);
  return passed;
}

bool keepProved(Diagnostics &diagnostics, const SourceMap &sources, const rules::RuleSet &set, const std::string &folder) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  return writeWhole(diagnostics, sources, fileOf(folder, set), textsOf(sources, set));
}

}  // namespace dotbar::tools
