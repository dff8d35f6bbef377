// Flow graphs (TAP-M-ir, TBR 3): blocks of at most a few dozen points. A point is an atomic instruction, the head of a
// control (it reads the test or the bounds, and writes the counter), or an anchor that marks where a construct is entered or
// left and does nothing. Facts are kept at the ends of blocks; those at points are found by walking the block.
#pragma once

#include <unordered_map>
#include <vector>

#include "dataflow/solver/graph.h"
#include "engine/il/forest.h"

namespace dotbar::dataflow {

struct Point {
  enum class Kind : std::uint8_t { Atomic, Head, Anchor };
  il::Tree instr;
  Kind kind = Kind::Atomic;
};

struct Place {  // of a point
  std::uint32_t block = 0, index = 0;
};

struct Extent {  // where an instruction begins and ends; for an atomic one both are its point
  Place first, last;
};

// The labels behind ERR=, END= and EOR= in the text of a copied statement.
std::vector<Symbol> statusLabels(std::string_view text);

struct FlowGraph {
  static constexpr std::size_t longest = 32;  // points in a block
  Graph graph{2};
  std::vector<std::vector<Point>> blocks{2};
  std::unordered_map<il::Tree, Extent> extents;  // instructions and lists of instructions
  std::unordered_map<il::Tree, Place> heads;     // the head of a control

  // The graph of a list of instructions: a body, or a fragment of one; a jump that leaves it goes to the exit.
  static FlowGraph build(const il::Forest &, il::Tree instrs);
  const Extent *find(il::Tree t) const {
    auto f = extents.find(t);
    return f == extents.end() ? nullptr : &f->second;
  }
};

// The construct without its labels and names.
il::Tree unwrapped(const il::Forest &, il::Tree instr);
// The instruction lists directly inside a control, in order.
std::vector<il::Tree> bodies(const il::Forest &, il::Tree instr);
bool isControl(const il::Forest &, il::Tree instr);

}  // namespace dotbar::dataflow
