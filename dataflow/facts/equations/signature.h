// What equations have to know of a primitive to use it: what it takes and gives, and how far it looks.
#pragma once

#include <string_view>
#include <vector>

#include "dataflow/facts/values/value.h"

namespace dotbar::dataflow {

struct Signature {
  std::string_view name;
  std::vector<Type> params;  // the last may repeat when `variadic`
  Type result = Type::Bool;
  bool variadic = false;
  std::uint32_t optional = 0;  // how many of the last parameters may be left out
  bool remembered = false;     // depends on one occurrence alone, and costs a walk over it
  bool ofUnit = false;         // says the same of all occurrences of a unit
  bool quick = false;          // a look at one operator
  bool inside = false;         // gives what it is asked of, or parts of it
};

// All of them, by number; what is not found has none.
class Signatures {
 public:
  virtual const Signature &operator[](std::uint32_t) const = 0;
  virtual const Signature *find(std::string_view name, std::uint32_t &number) const = 0;

 protected:
  ~Signatures() = default;
};

}  // namespace dotbar::dataflow
