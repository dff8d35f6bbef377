// A hash for numbers that follow each other: they spread over the table.
#pragma once

#include <cstddef>
#include <cstdint>

namespace dotbar::dataflow {

struct Mixed {
  std::size_t operator()(std::uint64_t k) const {
    k *= 0x9E3779B97F4A7C15ull;
    return k ^ k >> 32;
  }
};

}  // namespace dotbar::dataflow
