// How the elements of an array follow each other in storage, as expressions of the unit that it is in.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "dataflow/program/program.h"

namespace dotbar::tools {

// Sums and products with what is known of them. No tree: zero.
class Sums {
 public:
  Sums(il::Forest &forest, const dataflow::Program &program, const dataflow::Unit &unit) : f(forest), p(program), u(unit) {}
  il::Tree whole(std::int64_t n) const;
  bool isNumeral(il::Tree t, std::int64_t &n) const { return t && f.is(t, il::Op::Intval) && p.constant(u, t, n); }
  il::Tree sum(il::Tree a, il::Tree b) const;
  il::Tree less(il::Tree a, il::Tree b) const;  // a - b
  il::Tree product(il::Tree a, il::Tree b) const;

 private:
  il::Forest &f;
  const dataflow::Program &p;
  const dataflow::Unit &u;

  il::Tree moved(il::Tree a, std::int64_t by) const;
};

// By expressions that mean the same all through the unit; where there are none it is not known.
class Sequence {
 public:
  Sequence(il::Forest &, const dataflow::Program &, const dataflow::Unit &, const dataflow::Variable &);

  bool isKnown() const { return known_; }
  // How far behind the first element; no tree: it is the first. Nothing: it is no element.
  std::optional<il::Tree> distance(std::span<const il::Tree> subs) const;
  // The subscript of this element in an array that begins `from` elements before, counted from 1.
  std::optional<il::Tree> place(il::Tree from, std::span<const il::Tree> subs) const;

 private:
  il::Forest &f;
  const dataflow::Program &p;
  const dataflow::Unit &u;
  Sums sums_;
  bool known_ = true;
  std::vector<il::Tree> lowers_, strides_;

  il::Tree one() const { return sums_.whole(1); }
  il::Tree extent(il::Tree lower, il::Tree upper) const { return sums_.sum(sums_.less(upper, lower), one()); }
  bool isFixed(il::Tree bound) const;
  bool isElement(std::span<const il::Tree> subs) const;
  il::Tree behind(il::Tree from, std::span<const il::Tree> subs, std::size_t dimension) const;
};

}  // namespace dotbar::tools
