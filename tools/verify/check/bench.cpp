// Ratios are medians over interleaved rounds: what disturbs the machine disturbs all three.
#include "tools/verify/check/bench.h"

#include <algorithm>
#include <cstdio>

#include "tools/verify/check/compare.h"

namespace dotbar::tools {
namespace {

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

}  // namespace

void showTimes(std::ostream &out, const Outcome &outcome) {
  std::vector<double> times[3];
  for (const auto &[round, seconds] : Numbers(outcome.results).rows('B'))
    for (std::size_t i = 0; i < std::min<std::size_t>(3, seconds.size()); ++i) times[i].push_back(seconds[i]);
  const double original = median(times[0]);
  char text[160];
  std::snprintf(text, sizeof text, "bench: original=%.3e tangent=%.2f adjoint=%.2f rounds=%zu\n", original,
                median(times[1]) / original, median(times[2]) / original, times[0].size());
  out << text;
  const std::size_t at = outcome.output.find("dotbar-stack:");
  if (at != std::string::npos) out << outcome.output.substr(at, outcome.output.find('\n', at) - at) << "\n";
}

}  // namespace dotbar::tools
