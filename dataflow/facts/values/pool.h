// Sets and relations that are kept: equal ones once, each by a number. An open-addressed table finds the number.
#pragma once

#include <cstdint>
#include <vector>

namespace dotbar::dataflow {

template <class V>
class Pool {
 public:
  const V &operator[](std::uint32_t number) const { return values_[number]; }
  std::size_t size() const { return values_.size(); }

  std::uint32_t numberOf(const V &v) {
    if ((values_.size() + 1) * 4 > slots_.size() * 3) enlarge();
    const auto hash = mixed(v.hash());
    std::size_t i = hash & (slots_.size() - 1);
    for (; slots_[i].number; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i].hash == hash && values_[slots_[i].number - 1] == v) return slots_[i].number - 1;
    values_.push_back(v);
    slots_[i] = {hash, static_cast<std::uint32_t>(values_.size())};
    return slots_[i].number - 1;
  }

 private:
  struct Slot {
    std::uint32_t hash = 0, number = 0;  // one more than the number; 0: free
  };
  static std::uint32_t mixed(std::size_t hash) { return static_cast<std::uint32_t>(hash * 0x9E3779B97F4A7C15ull >> 32); }
  void enlarge() {
    std::vector<Slot> old(slots_.empty() ? 64 : 2 * slots_.size());
    old.swap(slots_);
    for (const Slot &s : old) {
      if (!s.number) continue;
      std::size_t i = s.hash & (slots_.size() - 1);
      while (slots_[i].number) i = (i + 1) & (slots_.size() - 1);
      slots_[i] = s;
    }
  }

  std::vector<V> values_;
  std::vector<Slot> slots_;  // a power of two
};

}  // namespace dotbar::dataflow
