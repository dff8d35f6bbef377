// The type of a value: what kind of thing it is, how long, how many dimensions it has, and how its declaration says so. Two types
// are compared by what they are; the spelling is for what is written.
#pragma once

#include <cstdint>

#include "engine/il/forest.h"

namespace dotbar::semantics {

// In the order in which one gives way to the other in an operation.
enum class Category : std::uint8_t { Unknown, Logical, Character, Integer, Real, Complex, Record, Other };

struct Type {
  Category category = Category::Unknown;
  std::int64_t bytes = 0;  // of an element: of both parts of a complex number, of all characters of a text; 0: not known
  il::Tree spelled;        // of an element, as the unit says it: real(dp)
  il::Tree dims;           // Dims; no tree: a scalar

  bool isKnown() const { return category != Category::Unknown; }
  bool isArray() const { return static_cast<bool>(dims); }
  bool isNumeric() const { return category >= Category::Integer && category <= Category::Complex; }

  bool isComplex() const { return category == Category::Complex; }
  bool is(Category c) const { return category == c; }
  // Of a number that it consists of.
  std::int64_t part() const { return isComplex() ? bytes / 2 : bytes; }
  Type element() const { return {category, bytes, spelled, {}}; }
  Type of(il::Tree extents) const { return {category, bytes, spelled, extents}; }
};

// What a type's tree says of it by its operator alone.
Category categoryOf(const il::Forest &, il::Tree type);

}  // namespace dotbar::semantics
