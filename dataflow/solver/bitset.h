// Sets of small numbers (zones) in own 64-bit words. Sets of different lengths may meet: what is missing counts as absent, so
// a set needs no universe; only `all` names one.
#pragma once

#include <bit>
#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <initializer_list>
#include <vector>

namespace dotbar::dataflow {

class BitSet {
 public:
  using Word = std::uint64_t;

  BitSet() = default;
  BitSet(std::initializer_list<std::uint32_t> members) {
    for (std::uint32_t m : members) insert(m);
  }
  static BitSet all(std::uint32_t count) {
    BitSet s;
    s.words_.assign((count + 63) / 64, ~Word{0});
    if (count % 64) s.words_.back() >>= 64 - count % 64;
    return s;
  }

  bool contains(std::uint32_t i) const { return i / 64 < words_.size() && (words_[i / 64] >> i % 64 & 1); }
  void insert(std::uint32_t i) {
    if (i / 64 >= words_.size()) words_.resize(i / 64 + 1);
    words_[i / 64] |= Word{1} << i % 64;
  }
  void erase(std::uint32_t i) {
    if (i / 64 < words_.size()) words_[i / 64] &= ~(Word{1} << i % 64);
  }
  void clear() { words_.clear(); }

  bool empty() const {
    for (Word w : words_)
      if (w) return false;
    return true;
  }
  std::uint32_t size() const {
    int n = 0;
    for (Word w : words_) n += std::popcount(w);
    return static_cast<std::uint32_t>(n);
  }

  // Each changes this set and says whether it did.
  bool unite(const BitSet &o) {
    if (words_.size() < o.words_.size()) words_.resize(o.words_.size());
    Word changed = 0;
    for (std::size_t i = 0; i < o.words_.size(); ++i) {
      changed |= o.words_[i] & ~words_[i];
      words_[i] |= o.words_[i];
    }
    return changed != 0;
  }
  bool intersect(const BitSet &o) {
    Word changed = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const Word other = i < o.words_.size() ? o.words_[i] : 0;
      changed |= words_[i] & ~other;
      words_[i] &= other;
    }
    return changed != 0;
  }
  bool subtract(const BitSet &o) {
    Word changed = 0;
    for (std::size_t i = 0; i < words_.size() && i < o.words_.size(); ++i) {
      changed |= words_[i] & o.words_[i];
      words_[i] &= ~o.words_[i];
    }
    return changed != 0;
  }

  bool meets(const BitSet &o) const {
    for (std::size_t i = 0; i < words_.size() && i < o.words_.size(); ++i)
      if (words_[i] & o.words_[i]) return true;
    return false;
  }
  bool within(const BitSet &o) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      if (words_[i] & ~(i < o.words_.size() ? o.words_[i] : 0)) return false;
    return true;
  }
  bool operator==(const BitSet &o) const { return within(o) && o.within(*this); }

  std::size_t hash() const {
    std::size_t h = 1469598103934665603ull, n = words_.size();
    while (n && !words_[n - 1]) --n;
    for (std::size_t i = 0; i < n; ++i) h = (h ^ words_[i]) * 1099511628211ull;
    return h;
  }

  template <class F>
  void each(F &&f) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      for (Word w = words_[i]; w; w &= w - 1) f(static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(w))));
  }
  std::vector<std::uint32_t> members() const {
    std::vector<std::uint32_t> r;
    each([&](std::uint32_t i) { r.push_back(i); });
    return r;
  }

 private:
  boost::container::small_vector<Word, 2> words_;
};

}  // namespace dotbar::dataflow
