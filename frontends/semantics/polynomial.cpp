#include "frontends/semantics/polynomial.h"

#include <algorithm>

namespace dotbar::semantics {

Polynomial Polynomial::named(std::string name) {
  Polynomial p;
  p.terms_[{std::move(name)}] = 1;
  return p;
}

void Polynomial::add(const Product &names, std::int64_t factor) {
  const auto at = terms_.emplace(names, 0).first;
  if ((at->second += factor) == 0) terms_.erase(at);
}

Polynomial Polynomial::operator+(const Polynomial &other) const {
  Polynomial r = *this;
  for (const auto &[names, factor] : other.terms_) r.add(names, factor);
  return r;
}

Polynomial Polynomial::operator-(const Polynomial &other) const {
  Polynomial r = *this;
  for (const auto &[names, factor] : other.terms_) r.add(names, -factor);
  return r;
}

Polynomial Polynomial::operator*(const Polynomial &other) const {
  Polynomial r;
  for (const auto &[a, x] : terms_)
    for (const auto &[b, y] : other.terms_) {
      Product names = a;
      names.insert(names.end(), b.begin(), b.end());
      std::sort(names.begin(), names.end());
      r.add(names, x * y);
    }
  return r;
}

std::int64_t Polynomial::constant() const {
  const auto c = terms_.find({});
  return c == terms_.end() ? 0 : c->second;
}

bool Polynomial::isAtLeast(const Polynomial &other) const {
  return !other.isConstant() && std::all_of(other.terms_.begin(), other.terms_.end(), [&](const auto &term) {
    const auto own = terms_.find(term.first);
    const std::int64_t factor = own == terms_.end() ? 0 : own->second;
    return term.first.empty() || (term.second > 0 ? factor >= term.second : factor <= term.second);
  });
}

}  // namespace dotbar::semantics
