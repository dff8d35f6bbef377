// Sets of small numbers (zones) in own 64-bit words. Sets of different lengths may meet: what is missing counts as absent, so
// a set needs no universe; only `all` names one.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace dotbar::dataflow {

class BitSet {
 public:
  using Word = std::uint64_t;

  BitSet() = default;
  BitSet(const BitSet &o) : low_(o.low_), high_(o.high_ ? copied(o.high_, o.high_[0]) : nullptr) {}
  BitSet(BitSet &&o) noexcept : low_(std::exchange(o.low_, 0)), high_(std::exchange(o.high_, nullptr)) {}
  BitSet &operator=(BitSet o) noexcept {
    std::swap(low_, o.low_);
    std::swap(high_, o.high_);
    return *this;
  }
  ~BitSet() {
    if (high_) delete[] high_;
  }
  BitSet(std::initializer_list<std::uint32_t> members) {
    for (std::uint32_t m : members) insert(m);
  }
  static BitSet all(std::uint32_t count) {
    BitSet s;
    for (std::uint32_t i = 0; i < (count + 63) / 64; ++i) s.at(i) = ~Word{0};
    if (count % 64) s.at(count / 64) = ~Word{0} >> (64 - count % 64);
    return s;
  }

  bool contains(std::uint32_t i) const { return word(i / 64) >> i % 64 & 1; }
  void insert(std::uint32_t i) { at(i / 64) |= Word{1} << i % 64; }
  void erase(std::uint32_t i) {
    if (i / 64 < length()) at(i / 64) &= ~(Word{1} << i % 64);
  }
  void clear() {
    low_ = 0;
    delete[] std::exchange(high_, nullptr);
  }

  bool empty() const {
    for (std::size_t i = 0; i < length(); ++i)
      if (word(i)) return false;
    return true;
  }
  std::uint32_t size() const {
    int n = 0;
    for (std::size_t i = 0; i < length(); ++i) n += std::popcount(word(i));
    return static_cast<std::uint32_t>(n);
  }

  // Each changes this set and says whether it did.
  bool unite(const BitSet &o) {
    if (length() < o.length()) enlarge(o.length() - 1);
    Word changed = 0;
    for (std::size_t i = 0; i < o.length(); ++i) {
      changed |= o.word(i) & ~word(i);
      at(i) |= o.word(i);
    }
    return changed != 0;
  }
  bool intersect(const BitSet &o) {
    Word changed = 0;
    for (std::size_t i = 0; i < length(); ++i) {
      changed |= word(i) & ~o.word(i);
      at(i) &= o.word(i);
    }
    return changed != 0;
  }
  bool subtract(const BitSet &o) {
    Word changed = 0;
    for (std::size_t i = 0; i < length(); ++i) {
      changed |= word(i) & o.word(i);
      at(i) &= ~o.word(i);
    }
    return changed != 0;
  }

  bool meets(const BitSet &o) const {
    for (std::size_t i = 0; i < length(); ++i)
      if (word(i) & o.word(i)) return true;
    return false;
  }
  bool within(const BitSet &o) const {
    for (std::size_t i = 0; i < length(); ++i)
      if (word(i) & ~o.word(i)) return false;
    return true;
  }
  bool operator==(const BitSet &o) const { return within(o) && o.within(*this); }

  std::size_t hash() const {
    std::size_t h = 1469598103934665603ull, n = length();
    while (n && !word(n - 1)) --n;
    for (std::size_t i = 0; i < n; ++i) h = (h ^ word(i)) * 1099511628211ull;
    return h;
  }

  template <class F>
  void each(F &&f) const {
    for (std::size_t i = 0; i < length(); ++i)
      for (Word w = word(i); w; w &= w - 1) f(static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(w))));
  }
  std::vector<std::uint32_t> members() const {
    std::vector<std::uint32_t> r;
    each([&](std::uint32_t i) { r.push_back(i); });
    return r;
  }

  // In words: the i-th has the members from 64 i on. Behind the last one there are none.
  std::size_t length() const { return high_ ? high_[0] + 1 : 1; }
  Word word(std::size_t i) const { return i == 0 ? low_ : i < length() ? high_[i] : 0; }
  void setWord(std::size_t i, Word w) { at(i) = w; }

 private:
  Word &at(std::size_t i) {
    if (i == 0) return low_;
    if (i >= length()) enlarge(i);
    return high_[i];
  }
  static Word *copied(const Word *from, std::size_t words) {
    Word *w = new Word[words + 1]{};
    if (from) std::copy_n(from, from[0] + 1, w);
    w[0] = words;
    return w;
  }
  void enlarge(std::size_t words) {
    Word *w = copied(high_, words);
    delete[] std::exchange(high_, w);
  }
  Word low_ = 0;          // most units have few zones: one word without allocation
  Word *high_ = nullptr;  // the others, behind their number
};

}  // namespace dotbar::dataflow
