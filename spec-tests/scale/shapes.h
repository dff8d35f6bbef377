// Programs of one shape that grow: what is nested, what is long, what is many.
#pragma once

#include <string>
#include <vector>

namespace dotbar::scale {

struct Shape {
  std::string name;
  std::string (*text)(int n);  // of a procedure f(n, x, y) that depends on x
  int size;                    // a large one, far beyond what people write
  bool square = false;         // each line of the derivative holds as much again: what there is to write grows with the square
};

const std::vector<Shape> &shapes();

}  // namespace dotbar::scale
