// Shapes of expressions: what the dimensions of an application's result are, by those of its arguments. A shape is the dims of an
// array's type (bounds that nobody knows are left out), or that of a scalar, or not known.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/il/forest.h"
#include "frontends/semantics/type.h"

namespace dotbar::dataflow {

// How the shape of a function's result follows from its arguments.
enum class Form {
  Elementwise,  // that of whichever argument is an array
  First,        // that of the first argument, whose elements may go elsewhere
  Second,       // that of the second
  Scalar,
  Reduction,    // without the dimension that the second says, or a scalar
  Location,     // likewise, or a subscript for each dimension
  ByDimension,  // a scalar where the second says a dimension, or a number for each
  Extended,     // one more dimension
  Turned,       // two dimensions exchanged
  Contracted,   // of two arrays, without the last dimension of the first and the first of the second
  Given,        // the second lists the extents
  Vector,       // one dimension
  Unknown,
};
Form formOf(std::string_view word);  // as rules write it

// What is asked about arguments.
struct Shapes {
  il::Forest &forest;
  std::function<semantics::Type(il::Tree)> typeOf;
  std::function<std::optional<std::int64_t>(il::Tree)> constant;  // the value of an integer that is known
  std::string dimensionKeyword;                                   // names the argument that is a dimension

  // The dims of the result; no tree: a scalar; nothing: not known. `elementwise`: the dims of what is applied element by element.
  std::optional<il::Tree> result(Form, il::Tree args, il::Tree elementwise) const;
  il::Tree dimension(il::Tree args) const;  // the argument of a reduction that is the dimension; no tree: all of them
  il::Tree dims(il::Tree expr) const;       // no tree: a scalar
  il::Tree unknownExtents(std::size_t rank) const;
  il::Tree eachDimension(il::Tree dims) const;

 private:
  il::Tree without(il::Tree dims, il::Tree dimension) const;
  il::Tree contracted(il::Tree a, il::Tree b) const;
};

// An argument by its place, whatever keyword it has; no tree: there is none.
il::Tree argument(const il::Forest &, il::Tree args, std::uint32_t place);

// Something selects several elements: a range, or a vector of subscripts.
bool isRange(const il::Forest &, il::Tree subscript);
// a(:, :), which is all of a.
bool selectsAll(const il::Forest &, il::Tree subscripts);

}  // namespace dotbar::dataflow
