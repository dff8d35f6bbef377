// Results that are kept for a while: an open-addressed table whose keys are a few numbers. Forgetting all of it is one step.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace dotbar::rewrite {

template <std::size_t N, class V>
class Table {
 public:
  using Key = std::array<std::uint32_t, N>;

  // The value of a key; null: there is none. Until the next insertion.
  const V *find(const Key &key) const {
    if (entries_.empty()) return nullptr;
    for (std::size_t i = slot(key); entries_[i].era == era_; i = (i + 1) & (entries_.size() - 1))
      if (entries_[i].key == key) return &entries_[i].value;
    return nullptr;
  }
  // The key must not be there yet.
  void insert(const Key &key, V value) {
    if ((count_ + 1) * 2 > entries_.size()) enlarge();
    place(key, std::move(value));
    ++count_;
  }
  void clear() { count_ = 0, ++era_; }

 private:
  struct Entry {
    Key key{};
    std::uint64_t era = 0;  // of another era: free
    V value{};
  };
  std::size_t slot(const Key &key) const {
    std::uint64_t h = 0;
    for (const std::uint32_t k : key) h = (h ^ k) * 0x9E3779B97F4A7C15ull;
    return (h ^ h >> 32) & (entries_.size() - 1);
  }
  void place(const Key &key, V value) {
    std::size_t i = slot(key);
    while (entries_[i].era == era_) i = (i + 1) & (entries_.size() - 1);
    entries_[i] = {key, era_, std::move(value)};
  }
  void enlarge() {
    std::vector<Entry> old(entries_.empty() ? 64 : 2 * entries_.size());
    old.swap(entries_);
    for (Entry &e : old)
      if (e.era == era_) place(e.key, std::move(e.value));
  }

  std::vector<Entry> entries_;  // a power of two
  std::size_t count_ = 0;
  std::uint64_t era_ = 1;
};

}  // namespace dotbar::rewrite
