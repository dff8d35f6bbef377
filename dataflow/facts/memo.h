// What definitions gave for occurrences, remembered: an open-addressed table from (definition, tree) to a number.
#pragma once

#include <cstdint>
#include <vector>

namespace dotbar::dataflow {

class MemoTable {
 public:
  static constexpr std::uint32_t absent = ~0u;

  std::uint32_t find(std::uint64_t key) const {
    if (entries_.empty()) return absent;
    for (std::size_t i = slot(key);; i = (i + 1) & mask()) {
      if (entries_[i].value == absent) return absent;
      if (entries_[i].key == key) return entries_[i].value;
    }
  }
  // The key must not be there yet; the value is not `absent`.
  void insert(std::uint64_t key, std::uint32_t value) {
    if ((count_ + 1) * 4 > entries_.size() * 3) grow();
    place({key, value});
    ++count_;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t value = absent;
  };
  std::size_t mask() const { return entries_.size() - 1; }
  std::size_t slot(std::uint64_t key) const {
    key *= 0x9E3779B97F4A7C15ull;
    return (key ^ key >> 32) & mask();
  }
  void place(Entry e) {
    std::size_t i = slot(e.key);
    while (entries_[i].value != absent) i = (i + 1) & mask();
    entries_[i] = e;
  }
  void grow() {
    std::vector<Entry> old(entries_.empty() ? 64 : entries_.size() * 2);
    old.swap(entries_);
    for (const Entry &e : old)
      if (e.value != absent) place(e);
  }

  std::vector<Entry> entries_;  // a power of two
  std::size_t count_ = 0;
};

}  // namespace dotbar::dataflow
