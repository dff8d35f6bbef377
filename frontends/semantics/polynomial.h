// Sums of products of names with whole coefficients: subscripts, extents and their differences, compared without knowing the
// names.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace dotbar::semantics {

class Polynomial {
 public:
  Polynomial() = default;
  explicit Polynomial(std::int64_t constant) {
    if (constant != 0) terms_[{}] = constant;
  }
  static Polynomial named(std::string name);

  Polynomial operator+(const Polynomial &) const;
  Polynomial operator-(const Polynomial &) const;
  Polynomial operator*(const Polynomial &) const;
  bool isConstant() const { return terms_.empty() || (terms_.size() == 1 && terms_.begin()->first.empty()); }
  std::int64_t constant() const;
  // Every product of names of the other occurs as often or more.
  bool isAtLeast(const Polynomial &) const;

 private:
  using Product = std::vector<std::string>;  // in order
  void add(const Product &, std::int64_t factor);
  std::map<Product, std::int64_t> terms_;
};

}  // namespace dotbar::semantics
