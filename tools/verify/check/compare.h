// The numbers that generated programs print, and how well they agree.
#pragma once

#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "tools/verify/check/subject.h"

namespace dotbar::tools {

// Rows of numbers by tag and index, as the mains of frontends/driver.h print them.
class Numbers {
 public:
  explicit Numbers(const std::string &text);
  const std::vector<double> *find(char tag, int index) const;
  // All rows of a tag, by index.
  std::map<int, std::vector<double>> rows(char tag) const;

 private:
  std::map<std::pair<char, int>, std::vector<double>> rows_;
};

// The worst disagreement of one kind of comparison.
struct Agreement {
  Agreement(std::string name, double limit) : what(std::move(name)), allowed(limit) {}
  std::string what;
  double allowed;
  std::size_t compared = 0, nonzero = 0;
  std::size_t below = 0;  // pairs that differ, both too small beside the function for anything to be said of them
  double worst = 0;       // scaled error
  std::string where;      // of the worst
  std::vector<std::pair<std::string, double>> errors;  // of all, for a picture; those that are below resolution have none
  bool failed() const { return !(worst <= allowed); }
  // Adds one pair; the error is their difference over `size`. Numbers up to `resolution` are rounding.
  void add(double a, double b, double size, const std::string &at, double resolution = 0);
};

// What a difference of two entries is measured by, when the largest entry around is `largest`.
double sizeOf(double a, double b, double largest);

// What rounding did to the dependents, between double (d) and quadruple precision (q), over the bound that the adjoint sums up
// for the same weights, in units of what a number of the program may be off.
Agreement roundingErrors(const std::string &mode, const Subject &, const Numbers &d, const Numbers &q);

// d z(3) / d x(4) for element numbers of the independents and dependents.
std::string independentName(const Subject &, std::size_t element);
std::string dependentName(const Subject &, std::size_t element);

}  // namespace dotbar::tools
