// Layout of the tables; the numbers come from compare.cpp.
#include "tools/verify/check/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace dotbar::tools {
namespace {

struct Line {
  std::string what;
  double difference = 0, tangent = 0, adjoint = 0;
};

double relative(double a, double b) {
  const double size = std::max(std::fabs(a), std::fabs(b));
  return a == b ? 0 : std::fabs(a - b) / size;
}

double element(const std::vector<double> *row, std::size_t i) { return row && i < row->size() ? (*row)[i] : std::nan(""); }

// Entries of the Jacobian that are not zero, spread evenly over it.
std::vector<Line> someEntries(const Subject &s, const Numbers &d, const Numbers &q, std::size_t count) {
  std::vector<Line> all;
  for (std::size_t j = 0; j < s.independents; ++j)
    for (std::size_t i = 0; i < s.dependents; ++i) {
      const int column = static_cast<int>(j) + 1, row = static_cast<int>(i) + 1;
      const Line line{"d " + dependentName(s, i) + " / d " + independentName(s, j), element(q.find('D', column), i),
                      element(d.find('T', column), i), element(d.find('A', row), j)};
      const bool backward = !s.adjoint.name.empty() && line.adjoint != 0;
      if (line.difference != 0 || line.tangent != 0 || backward) all.push_back(line);
    }
  std::vector<Line> chosen;
  for (std::size_t k = 0; k < std::min(count, all.size()); ++k)
    chosen.push_back(all[k * all.size() / std::min(count, all.size())]);
  return chosen;
}

// <w, J v> for the pairs of directions: by differences, by the tangent, by the adjoint.
std::vector<Line> sums(const Numbers &d, const Numbers &q, std::size_t directions) {
  std::vector<Line> lines;
  for (int k = 1; k <= static_cast<int>(directions); ++k) {
    const auto *w = d.find('W', k), *column = q.find('D', -k), *pair = d.find('P', k);
    Line line{"weights " + std::to_string(k) + ", direction " + std::to_string(k), 0, element(pair, 0), element(pair, 1)};
    for (std::size_t i = 0; w && i < w->size(); ++i) line.difference += (*w)[i] * element(column, i);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

void showDerivatives(std::ostream &out, const Subject &s, const driver::Plan &plan, const Numbers &d, const Numbers &q,
                     std::size_t count) {
  const std::vector<Line> lines = plan.jacobian ? someEntries(s, d, q, count) : sums(d, q, plan.directions);
  std::size_t width = 10;
  for (const Line &l : lines) width = std::max(width, l.what.size());
  const bool backward = !s.adjoint.name.empty();
  char text[320];
  std::snprintf(text, sizeof text, "%-*s %23s %23s", static_cast<int>(width), "", "divided differences", "tangent");
  if (!lines.empty()) out << text;
  if (!lines.empty() && backward) std::snprintf(text, sizeof text, " %23s", "adjoint"), out << text;
  if (!lines.empty()) std::snprintf(text, sizeof text, " %10s", "tan-diff"), out << text;
  if (!lines.empty() && backward) std::snprintf(text, sizeof text, " %10s", "adj-tan"), out << text;
  if (!lines.empty()) out << "\n";
  for (const Line &l : lines) {
    std::snprintf(text, sizeof text, "%-*.200s %23.15e %23.15e", static_cast<int>(width), l.what.c_str(), l.difference,
                  l.tangent);
    out << text;
    if (backward) std::snprintf(text, sizeof text, " %23.15e", l.adjoint), out << text;
    std::snprintf(text, sizeof text, " %10.1e", relative(l.tangent, l.difference));
    out << text;
    if (backward) std::snprintf(text, sizeof text, " %10.1e", relative(l.adjoint, l.tangent)), out << text;
    out << "\n";
  }
}

void showAgreements(std::ostream &out, const Subject &s, const std::vector<Agreement> &all) {
  out << s.title << ": " << s.independents << " independents, " << s.dependents << " dependents\n";
  char text[160];
  std::snprintf(text, sizeof text, "%-30s %10s %10s %12s %10s\n", "", "compared", "nonzero", "worst error", "allowed");
  out << text;
  for (const Agreement &a : all) {
    std::snprintf(text, sizeof text, "%-30s %10zu %10zu %12.1e %10.0e  %s", a.what.c_str(), a.compared, a.nonzero, a.worst,
                  a.allowed, a.failed() ? "DISAGREES" : "agrees");
    out << text;
    if (a.below != 0) out << ", " << a.below << " below resolution";
    out << "\n";
  }
  for (const Agreement &a : all)
    if (a.failed()) out << a.what << ": worst at " << a.where << "\n";
}

}  // namespace dotbar::tools
