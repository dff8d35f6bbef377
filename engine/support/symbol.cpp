// The table behind Symbol: texts in a deque (their addresses never change), an index by text.
#include "engine/support/symbol.h"

#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace dotbar {
namespace {

struct Table {
  std::deque<std::string> texts{""};
  std::vector<std::string_view> views{""};
  std::unordered_map<std::string_view, std::uint32_t> index{{"", 0}};
};

Table &table() {
  static Table the;
  return the;
}

}  // namespace

Symbol intern(std::string_view text) {
  Table &t = table();
  if (auto found = t.index.find(text); found != t.index.end()) return Symbol{found->second};
  const std::string &kept = t.texts.emplace_back(text);
  const auto id = static_cast<std::uint32_t>(t.texts.size() - 1);
  t.index.emplace(kept, id);
  t.views.push_back(kept);
  return Symbol{id};
}

std::string_view text(Symbol symbol) { return table().views[symbol.id]; }

}  // namespace dotbar
