// Names that were meant, by the number of letters that differ.
#include "engine/support/nearest.h"

#include <algorithm>
#include <utility>

namespace dotbar {
namespace {

// Letters left out, added, changed, or exchanged with the next.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

}  // namespace

std::string nearest(std::string_view name, const std::vector<std::string> &names) {
  std::string best;
  std::size_t least = std::max<std::size_t>(1, name.size() / 3) + 1;
  for (const std::string &n : names)
    if (const std::size_t d = distance(name, n); d < least && d < name.size()) least = d, best = n;  // x is not y misspelt
  return best;
}

std::string didYouMean(std::string_view name, const std::vector<std::string> &names, std::string otherwise) {
  const std::string near = nearest(name, names);
  return near.empty() ? otherwise : "did you mean " + near + "?";
}

}  // namespace dotbar
