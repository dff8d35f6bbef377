// Values, types and storage of the interpreter. Storage is counted in numeric storage units of four bytes, so that COMMON
// blocks that are declared differently in different units overlay as Fortran says.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/support/source.h"

namespace dotbar::interpret {

enum class Kind : std::uint8_t { None, Integer, Real, Logical, Character };

// bytes 0 (of a real): a `number`, which takes the kind of what is around it; of characters: their length is not fixed.
struct Type {
  Kind kind = Kind::None;
  std::uint8_t bytes = 0;
  bool operator==(const Type &) const = default;
  std::uint32_t units() const { return bytes <= 4 || kind == Kind::Character ? 1 : bytes / 4; }
};
std::string describe(Type t);  // "real(8)"

template <class Real>
struct Value {
  Type type;
  std::int64_t i = 0;  // of an integer or logical; the symbol of a text without its trailing blanks
  Real r = 0;
  Real real() const { return type.kind == Kind::Real ? r : static_cast<Real>(i); }
};

// One storage unit. An undefined one has the type None; a longer value sits in its first unit.
template <class Real>
struct Cell {
  Value<Real> value;
  bool constant = false;  // an expression passed as an argument, or a PARAMETER: may not be written
};

struct Bound {
  std::int64_t lower = 1;
  std::int64_t extent = 0;  // -1: assumed size
};

// What a name means in one activation of a unit.
struct Binding {
  Type type;
  bool bound = false;
  bool array = false;
  bool shared = false;  // in COMMON
  int formal = -1;      // position among the dummy arguments
  int actualSlot = -1;  // of a dummy: the caller's variable behind it, -1 none
  int hosted = -1;      // which variable of the procedure around it it is
  std::uint32_t address = 0;
  std::uint32_t limit = 0;  // first unit behind what it may touch
  std::vector<Bound> dims;
  std::int64_t elements() const {
    std::int64_t n = 1;
    for (const Bound &b : dims) n = b.extent < 0 ? (limit - address) / type.units() : n * b.extent;
    return n;
  }
};

// Why a run ended early. Thrown inside the interpreter, a result outside.
struct RunError {
  std::string message;
  Span where;
  bool isCopied = false;  // at a construct that is kept as text, which only a compiler can run
};

[[noreturn]] inline void fail(std::string message, Span where = {}) { throw RunError{std::move(message), where}; }

}  // namespace dotbar::interpret
