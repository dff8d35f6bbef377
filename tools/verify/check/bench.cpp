// Ratios are medians over interleaved rounds: what disturbs the machine disturbs all three.
#include "tools/verify/check/bench.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

#include "tools/verify/check/compare.h"

namespace dotbar::tools {
namespace {

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

std::string numbered(const char *format, double value) {
  char text[32];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

void line(std::ostream &out, const std::string &what, const std::string &first, const std::string &second) {
  char text[120];
  std::snprintf(text, sizeof text, "%-30.30s %14s %14s\n", what.c_str(), first.c_str(), second.c_str());
  out << text;
}

// What the runtime reports of the adjoint's stack: `dotbar-stack: peak=BYTES traffic=BYTES pushes=CALLS real8=CALLS ...`.
void showStack(std::ostream &out, const std::string &output) {
  const std::size_t at = output.find("dotbar-stack: peak=");
  if (at == std::string::npos) return;
  std::istringstream in(output.substr(at, output.find('\n', at) - at));
  std::string word;
  in >> word;
  line(out, "stack of the adjoint", "", "");
  while (in >> word) {
    const std::string name = word.substr(0, word.find('=')), value = word.substr(std::min(word.find('=') + 1, word.size()));
    const bool bytes = name == "peak" || name == "traffic", all = name == "pushes";
    if (value != "0" || bytes || all)
      line(out, "  " + (bytes || all ? name : "pushes of " + name), value, bytes ? "bytes" : "calls");
  }
}

}  // namespace

void showTimes(std::ostream &out, const Outcome &outcome) {
  std::vector<double> times[3];
  for (const auto &[round, seconds] : Numbers(outcome.results).rows('B'))
    for (std::size_t i = 0; i < std::min<std::size_t>(3, seconds.size()); ++i) times[i].push_back(seconds[i]);
  const double original = median(times[0]);
  line(out, "", "seconds", "over original");
  for (const auto &[who, name] : {std::pair(0, "the original"), std::pair(1, "tangent"), std::pair(2, "adjoint")}) {
    const double seconds = median(times[who]);
    line(out, name, numbered("%.3e", seconds), original > 0 ? numbered("%.2f", seconds / original) : "-");
  }
  out << "medians of " << times[0].size() << " rounds\n";
  showStack(out, outcome.output);
}

}  // namespace dotbar::tools
