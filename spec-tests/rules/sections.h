// A file with several cases: what stands before the first `#== name` belongs to all, and each reads as if the others were blank
// lines.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace dotbar::rules {

inline std::vector<std::pair<std::string, std::string>> sections(const std::string &file) {
  std::vector<std::pair<std::string, std::string>> r;
  std::string common, blank;
  for (std::size_t at = 0, end; at < file.size(); at = end + 1) {
    end = std::min(file.find('\n', at), file.size());
    const std::string line = file.substr(at, end - at) + "\n";
    if (line.starts_with("#== ")) r.emplace_back(line.substr(4, line.size() - 5), common + blank);
    (r.empty() ? common : r.back().second) += line;
    if (!r.empty()) blank += "\n";
  }
  return r;
}

}  // namespace dotbar::rules
