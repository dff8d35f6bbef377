// Scaled errors: a difference over the larger of the two numbers, with a floor so that an entry which cancels to nothing is not
// held to the last bit. What is not a number disagrees.
#include "tools/verify/check/compare.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <sstream>

namespace dotbar::tools {
namespace {

constexpr double floorOfScale = 1e-3;  // of the largest entry around
constexpr double tiny = 1e-290;

// A part of an object is called by what is in front of it, too.
std::string nameOf(const Subject &s, const Item &item) {
  for (const Item *whole : s.seen())
    for (const Item &part : whole->parts)
      if (&part == &item) return whole->name + item.name;
  return item.name;
}

std::string subscripts(const Subject &subject, const Item &item, std::size_t element) {
  if (item.bounds.empty()) return nameOf(subject, item);
  std::string s;
  for (const auto &[from, to] : item.bounds) {
    const auto extent = static_cast<std::size_t>(std::max(1L, to - from + 1));
    s += (s.empty() ? "(" : ",") + std::to_string(from + static_cast<long>(element % extent));
    element /= extent;
  }
  return nameOf(subject, item) + s + ")";
}

}  // namespace

Numbers::Numbers(const std::string &text) {
  std::istringstream in(text);
  char tag = 0;
  int index = 0;
  std::size_t place = 0;
  for (std::string number; in >> tag >> index >> place >> number;) {
    auto &row = rows_[{tag, index}];
    if (row.size() < place) row.resize(place);
    row[place - 1] = std::strtod(number.c_str(), nullptr);  // reads NaN and Infinity too
  }
}

const std::vector<double> *Numbers::find(char tag, int index) const {
  const auto f = rows_.find({tag, index});
  return f == rows_.end() ? nullptr : &f->second;
}

std::map<int, std::vector<double>> Numbers::rows(char tag) const {
  std::map<int, std::vector<double>> result;
  for (const auto &[key, row] : rows_)
    if (key.first == tag) result[key.second] = row;
  return result;
}

void Agreement::add(double a, double b, double size, const std::string &at, double resolution) {
  ++compared;
  if (a != b && std::max(std::fabs(a), std::fabs(b)) <= resolution) return void(++below);
  if (a != 0 || b != 0) ++nonzero;
  const bool numbers = std::isfinite(a) && std::isfinite(b);
  const double error = !numbers ? std::nan("") : a == b ? 0 : std::fabs(a - b) / std::max(size, tiny);
  errors.emplace_back(at, error);
  if (std::isnan(worst) || (numbers && error <= worst)) return;
  worst = error;
  char text[96];
  std::snprintf(text, sizeof text, ": %.17g against %.17g", a, b);
  where = at + text;
}

double sizeOf(double a, double b, double largest) { return std::max({std::fabs(a), std::fabs(b), floorOfScale * largest}); }

Agreement roundingErrors(const std::string &mode, const Subject &subject, const Numbers &d, const Numbers &q) {
  const double precision = subject.single ? std::numeric_limits<float>::epsilon() : std::numeric_limits<double>::epsilon();
  Agreement a{mode + ", errors over bounds", 1};
  const auto *rounded = d.find('Y', 0), *exact = q.find('Y', 0);
  if (!rounded || !exact || rounded->size() != exact->size()) return a.worst = std::nan(""), a;
  for (const auto &[k, bound] : d.rows('E')) {
    const auto *weights = d.find('W', -k);  // of a row there are none: one of one dependent
    double left = 0, right = 0;
    for (std::size_t i = 0; i < rounded->size(); ++i) {
      const double weight = weights ? (*weights)[i] : static_cast<int>(i) + 1 == k;
      left += weight * (*rounded)[i], right += weight * (*exact)[i];
    }
    a.add(left, right, bound[0] * precision,
          k > 0 ? dependentName(subject, static_cast<std::size_t>(k - 1)) : "weights " + std::to_string(-k));
  }
  return a;
}

std::string independentName(const Subject &s, std::size_t element) {
  for (const Item *i : s.seen())
    if (i->independent && i->typeName.empty() && element >= i->x && element < i->x + i->count)
      return subscripts(s, *i, element - i->x);
  return "?";
}

std::string dependentName(const Subject &s, std::size_t element) {
  for (const Item *i : s.seen())
    if (i->dependent && i->typeName.empty() && element >= i->y && element < i->y + i->count)
      return subscripts(s, *i, element - i->y);
  return "?";
}

}  // namespace dotbar::tools
