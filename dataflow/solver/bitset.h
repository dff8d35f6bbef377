// Sets of small numbers (zones). Sets of different lengths may meet: what is missing counts as absent, so a set needs no
// universe; only `all` names one. The first 64 members have a word of their own; the others stand in a tree that sets share as
// long as they agree: a copy costs nothing, sets of a long procedure that differ in a few members share the rest, and what is
// shared is not looked at twice.
#pragma once

#include <algorithm>
#include <array>
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
  BitSet(const BitSet &o) noexcept : low_(o.low_), high_(o.high_) {
    if (high_) ++high_->refs;
  }
  BitSet(BitSet &&o) noexcept : low_(std::exchange(o.low_, 0)), high_(std::exchange(o.high_, nullptr)) {}
  BitSet &operator=(BitSet o) noexcept {
    std::swap(low_, o.low_);
    std::swap(high_, o.high_);
    return *this;
  }
  ~BitSet() {
    if (high_) drop(high_);
  }
  BitSet(std::initializer_list<std::uint32_t> members) {
    for (std::uint32_t m : members) insert(m);
  }
  static BitSet all(std::uint32_t count);

  bool contains(std::uint32_t i) const { return word(i / 64) >> i % 64 & 1; }
  void insert(std::uint32_t i) {
    if (i < 64)
      low_ |= Word{1} << i;
    else if (!contains(i))
      wordAt(i / 64) |= Word{1} << i % 64;
  }
  void erase(std::uint32_t i) {
    if (i < 64)
      low_ &= ~(Word{1} << i);
    else if (contains(i))
      setWord(i / 64, word(i / 64) & ~(Word{1} << i % 64));
  }
  void clear() {
    low_ = 0;
    if (high_) drop(std::exchange(high_, nullptr));
  }

  bool empty() const { return low_ == 0 && !high_; }
  std::uint32_t size() const {
    int n = 0;
    eachWord([&](std::size_t, Word w) { n += std::popcount(w); });
    return static_cast<std::uint32_t>(n);
  }

  // Each changes this set and says whether it did.
  bool unite(const BitSet &o) {
    const bool changed = (o.low_ & ~low_) != 0;
    low_ |= o.low_;
    return o.high_ && o.high_ != high_ ? uniteHigh(o) || changed : changed;
  }
  bool intersect(const BitSet &o) {
    const bool changed = (low_ & ~o.low_) != 0;
    low_ &= o.low_;
    return high_ && o.high_ != high_ ? without(false, o) || changed : changed;
  }
  bool subtract(const BitSet &o) {
    const bool changed = (low_ & o.low_) != 0;
    low_ &= ~o.low_;
    return high_ && o.high_ ? without(true, o) || changed : changed;
  }
  // The members of o from `from` on, `count` of them at most, each as the number that is as far behind `to`.
  void uniteMoved(const BitSet &o, std::uint32_t from, std::uint32_t count, std::uint32_t to);

  bool meets(const BitSet &o) const { return (low_ & o.low_) != 0 || (high_ && o.high_ && meetHigh(high_, o.high_)); }
  bool within(const BitSet &o) const { return (low_ & ~o.low_) == 0 && (!high_ || isWithin(high_, o.high_)); }
  bool operator==(const BitSet &o) const { return low_ == o.low_ && (high_ == o.high_ || isSame(high_, o.high_)); }

  std::size_t hash() const {
    const std::size_t h = (1469598103934665603ull ^ low_) * 1099511628211ull;
    return high_ ? (h ^ hashOf(high_)) * 1099511628211ull : h;
  }

  template <class F>
  void each(F &&f) const {
    eachWord([&](std::size_t i, Word w) {
      for (; w; w &= w - 1) f(static_cast<std::uint32_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(w))));
    });
  }
  std::vector<std::uint32_t> members() const {
    std::vector<std::uint32_t> r;
    each([&](std::uint32_t i) { r.push_back(i); });
    return r;
  }

  // In words: the i-th has the members from 64 i on. Behind the last one there are none.
  std::size_t length() const;
  Word word(std::size_t i) const {
    if (i == 0) return low_;
    const Node *n = high_;
    if (!n || i >= extent(n->level)) return 0;
    while (n->level)
      if (n = n->below[i >> bits * n->level & (fan - 1)]; !n) return 0;
    return n->words[i & (fan - 1)];
  }
  void setWord(std::size_t i, Word w);

  // The union of many sets, one after the other.
  class Sum;

 private:
  static constexpr unsigned bits = 4, fan = 1u << bits;
  // A node of level 0 has words, others have nodes of the level below. None is empty, and the uppermost has more than its first.
  struct Node {
    std::uint32_t refs = 1, level = 0;
    mutable std::size_t hash = 0;  // 0: not known
    union {
      std::array<Word, fan> words{};
      std::array<Node *, fan> below;
    };
  };
  static std::size_t extent(std::uint32_t level) { return std::size_t{fan} << bits * level; }  // in words

  template <class F>
  void eachWord(F &&f) const {
    if (low_) f(std::size_t{0}, low_);
    if (high_) eachWord(high_, 0, f);
  }
  template <class F>
  static void eachWord(const Node *n, std::size_t first, F &f) {
    for (unsigned k = 0; k < fan; ++k) {
      if (n->level == 0) {
        if (n->words[k]) f(first + k, n->words[k]);
      } else if (n->below[k]) {
        eachWord(n->below[k], first + (std::size_t{k} << bits * n->level), f);
      }
    }
  }

  static void drop(Node *);
  static Node *shared(Node *n) { return ++n->refs, n; }
  static void own(Node *&);
  static Node *made(std::uint32_t level);
  static Node *filled(std::uint32_t level, std::uint64_t count);
  static Node *raised(Node *, std::uint32_t level);
  static const Node *child(const Node *n, std::uint32_t level, unsigned k);
  static bool isEmpty(const Node *);
  static bool unite(Node *&, const Node *);
  static bool without(bool these, Node *&, const Node *);
  static bool meetHigh(const Node *, const Node *);
  static bool isWithin(const Node *, const Node *);
  static bool isSame(const Node *, const Node *);
  static std::size_t hashOf(const Node *);
  static Word &wordAt(Node *&, std::size_t i);
  Word &wordAt(std::size_t i);
  bool uniteHigh(const BitSet &);
  bool without(bool these, const BitSet &);
  void lower();

  static void add(const Node *, std::size_t first, std::vector<Word> &);
  static Node *packed(std::vector<Word> &, std::size_t first, std::uint32_t level);

  Word low_ = 0;          // most units have few zones: one word without allocation
  Node *high_ = nullptr;  // the words behind it
};

class BitSet::Sum {
 public:
  void add(const BitSet &s) {
    low_ |= s.low_;
    if (!s.high_) return;
    if (words_.size() < extent(s.high_->level)) words_.resize(extent(level_ = s.high_->level));
    BitSet::add(s.high_, 0, words_);
    high_ = true;
  }
  BitSet take() {  // and begins anew
    BitSet s;
    s.low_ = std::exchange(low_, 0);
    if (!std::exchange(high_, false)) return s;
    s.high_ = packed(words_, 0, level_);
    s.lower();
    return s;
  }

 private:
  Word low_ = 0;
  bool high_ = false;
  std::uint32_t level_ = 0;
  std::vector<Word> words_;
};

}  // namespace dotbar::dataflow
