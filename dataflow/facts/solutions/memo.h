// What definitions gave for occurrences, remembered: an open-addressed table from (definition, tree) to a number.
#pragma once

#include <cstdint>
#include <vector>

namespace dotbar::dataflow {

class MemoTable {
 public:
  static constexpr std::uint32_t absent = ~0u;

  std::uint32_t find(std::uint32_t what, std::uint32_t tree) const {
    if (entries_.empty()) return absent;
    const std::uint64_t key = keyOf(what, tree);
    for (std::size_t i = slot(key); entries_[i]; i = after(i))
      if (entries_[i] >> valueBits == key) return static_cast<std::uint32_t>(entries_[i] & ((1u << valueBits) - 1)) - 1;
    return absent;
  }
  // The pair must not be there yet. What has too large a number is not remembered.
  void insert(std::uint32_t what, std::uint32_t tree, std::uint32_t value) {
    if (what >> whatBits || tree >> treeBits || (value + 1) >> valueBits) return;
    if ((count_ + 1) * 32 > entries_.size() * 27) enlarge();
    ++count_;
    if (place(keyOf(what, tree) << valueBits | (value + 1)) <= farthest || spread_ == widest) return;
    spread_ *= 2;  // of neighbours more is known than there is room for between them
    rearrange(entries_.size());
  }

 private:
  // An entry is one word, since there are a dozen for each statement: definition, tree, and one more than the value (0: free).
  static constexpr unsigned whatBits = 14, treeBits = 27, valueBits = 23;
  static std::uint64_t keyOf(std::uint32_t what, std::uint32_t tree) { return std::uint64_t{what} << treeBits | tree; }
  std::size_t after(std::size_t i) const { return i + 1 == entries_.size() ? 0 : i + 1; }
  // Near each other for trees that are: what is asked of one place is asked together, and a long unit's table is large. They
  // are spread over as much as fits into the processor's nearest cache.
  std::size_t slot(std::uint64_t key) const {
    const std::uint64_t what = key * 0x9E3779B97F4A7C15ull >> 52, tree = key & ((std::uint64_t{1} << treeBits) - 1);
    return ((tree * spread_ + what) & ((std::uint64_t{8} << shift_) - 1)) * eighths_ >> 3;
  }
  // How far from its slot it comes to lie.
  std::size_t place(std::uint64_t e) {
    std::size_t i = slot(e >> valueBits), far = 0;
    for (; entries_[i]; i = after(i)) ++far;
    entries_[i] = e;
    return far;
  }
  // By a third or a half: tables are what takes most of the memory.
  void enlarge() {
    if (eighths_ == 8) eighths_ = 4, ++shift_;
    eighths_ += 2;
    rearrange(std::size_t{eighths_} << shift_);
  }
  void rearrange(std::size_t size) {
    std::vector<std::uint64_t> old(size);
    old.swap(entries_);
    for (const std::uint64_t e : old)
      if (e) place(e);
  }

  std::vector<std::uint64_t> entries_;     // six or eight eighths of a power of two
  std::uint32_t eighths_ = 8, shift_ = 3;  // which are the size: 8 << shift_, taken so many times, over 8
  std::size_t count_ = 0;
  static constexpr std::size_t farthest = 4096, widest = 1024;
  std::size_t spread_ = 16;  // slots from a tree to the next
};

}  // namespace dotbar::dataflow
