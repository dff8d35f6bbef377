// Rule sets as a whole: naming them, checking them.
#include "tools/rule_sets.h"

#include <algorithm>
#include <filesystem>

namespace dotbar::tools {
namespace fs = std::filesystem;

std::vector<std::string> setNames(const std::vector<std::string> &words) {
  std::vector<std::string> names;
  for (const std::string &word : words) {
    if (!fs::is_directory(word)) {
      names.push_back(word);
      continue;
    }
    const auto first = static_cast<std::ptrdiff_t>(names.size());
    for (const auto &entry : fs::directory_iterator(word))
      if (entry.path().extension() == ".rules") names.push_back(entry.path().string());
    std::sort(names.begin() + first, names.end());
  }
  return names;
}

std::vector<CheckedSet> checkRuleSets(Session &s, const std::vector<std::string> &words) {
  std::vector<CheckedSet> checked;
  for (const std::string &name : setNames(words)) {
    const auto set = rules::load(s.sources, s.diagnostics, {name}, {{rulesFolder()}});
    checked.push_back({name, set ? set->rules.size() - 1 : 0, set && rules::check(*set, s.diagnostics)});
  }
  return checked;
}

}  // namespace dotbar::tools
