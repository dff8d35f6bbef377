// TAP-M-validate, TAP-M-interface. The checks of a program's derivatives. With J the Jacobian of the head:
//   differences  central differences of the program in quadruple precision, two steps extrapolated (good to about 20 digits)
//   columns      J by the tangent code, one independent at a time
//   rows         J by the adjoint code, one dependent at a time
// columns against differences, rows against columns entry by entry, and the dot product of random directions. What the
// interface leaves open is poison: derivatives that the caller need not set are undefined (NaN where it is compiled).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tools/verify/interpret/machine.h"
#include "tools/verify/random/generator.h"

namespace dotbar::random {

// How a mode calls what it makes, where that is not as the bundled modes do, and what the interface says of a dimension more.
struct Convention {
  std::string procedure, variable;  // behind the names of originals
  // Derivatives have one more dimension, the innermost, of this extent, of which `used` are in use: the last argument.
  std::size_t extent = 0, used = 0;
  Tree beside;           // a file that has the extent
  bool pattern = false;  // only whether a derivative is zero counts
};

// The derivative program of one mode, as the tool made it.
struct Derivative {
  Tree file;         // units of the derivative; no tree when there was an error
  std::string text;  // Fortran, when the maker has it
  std::string error;
  Convention called = {};
};

// Whoever makes derivatives: the tool's executable, the tool in process, or a test.
struct Differentiator {
  virtual ~Differentiator() = default;
  virtual Derivative tangent(Forest &forest, const RandomProgram &program) = 0;
  virtual Derivative adjoint(Forest &forest, const RandomProgram &program) = 0;
};

enum class Verdict { Passed, Discarded, Failed };

struct Outcome {
  Verdict verdict = Verdict::Passed;
  std::string what;               // one line: which check, which entry, both values
  long entries = 0, nonzero = 0;  // compared
};

struct CheckOptions {
  interpret::Options machine;
  double differences = 1e-9;  // tolerances, relative to the entry and to a small part of the largest entry
  double exact = 1e-12;
  double huge = 1e30;  // a program whose results exceed this is discarded
};

// (a) All on the interpreter of IL.
// Without an adjoint only the tangent is compared, with differences.
Outcome checkInterpreted(const Forest &forest, const RandomProgram &program, const Derivative &tangent,
                         const std::optional<Derivative> &adjoint, const CheckOptions &options = {});

// Where the interpreter keeps an input: with its unit, or a module variable with its module.
template <class Machine>
bool give(Machine &m, const std::string &unit, const Input &in, const typename Machine::Values &values) {
  if (!in.original.empty()) return m.set(in.block, in.original, values);
  return m.set(unit, in.name, values) || (!in.declared.empty() && m.set(in.declared, in.name, values));
}
template <class Machine>
bool giveAll(Machine &m, const std::string &unit, const RandomProgram &p) {
  bool all = true;
  for (const Input &in : p.inputs) {
    typename Machine::Values v(in.values.begin(), in.values.end());
    if (!in.defined) v.assign(v.size(), std::nullopt);
    // a COMMON block that the unit does not mention
    all &= give(m, unit, in, v) || give(m, p.head.unit, in, v);
  }
  return all;
}
template <class Machine>
typename Machine::Values taken(Machine &m, const std::string &unit, const Input &in) {
  return in.original.empty() ? m.get(unit, in.name) : m.get(in.block, in.original);
}
const Input &inputNamed(const RandomProgram &program, const std::string &name);

// One scalar that is differentiated: an element of an input of the head.
struct Scalar {
  std::size_t input;
  std::size_t element;
};
std::vector<Scalar> scalars(const RandomProgram &program, const std::vector<std::string> &names);

// Where a derivative unit keeps the derivative of a variable of the head: the dummy behind the variable's own, or the variable of
// COMMON or of a module with the suffix; of the arguments some that stand behind all are none. `unit` is the unit or module that
// declares it.
struct DerivativeName {
  std::string unit, name;  // empty: there is none
};
DerivativeName derivativeOf(const Forest &forest, const RandomProgram &program, Tree derivative, const std::string &unit,
                            const Input &input, const std::string &suffix, std::size_t behind = 0);
// The module around a unit, empty when there is none.
std::string moduleOf(const Forest &forest, Tree file, const std::string &unit);
std::vector<std::string> formalsOf(const Forest &forest, Tree file, const std::string &unit);

// A Jacobian, rows of dependents; unknown entries (not differentiable there) are not compared.
struct Matrix {
  std::size_t rows = 0, columns = 0;
  std::vector<interpret::Quad> values;
  std::vector<bool> known;
  void resize(std::size_t r, std::size_t c) { rows = r, columns = c, values.assign(r * c, 0), known.assign(r * c, true); }
  interpret::Quad &at(std::size_t r, std::size_t c) { return values[r * columns + c]; }
  interpret::Quad at(std::size_t r, std::size_t c) const { return values[r * columns + c]; }
  interpret::Quad largest() const;
};
// The slope of what has these values at -2h, -h, 0, h, 2h, and whether they say it.
struct Slope {
  interpret::Quad value = 0;
  bool known = false;
};
Slope slopeOf(std::span<const interpret::Quad, 5> values, interpret::Quad h);
// What the adjoint of a loop that settles may leave of what the loop began with: a rounding of what it started from.
interpret::Quad residue(const RandomProgram &program);
// Empty when they agree, otherwise the entry and both values.
std::string compare(const RandomProgram &program, const char *what, const Matrix &a, const Matrix &b, double tolerance,
                    interpret::Quad absolute = 0);

}  // namespace dotbar::random
