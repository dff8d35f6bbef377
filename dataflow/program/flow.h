// Flow graphs (TAP-M-ir, TBR 3): blocks of at most a few dozen points. A point is an atomic instruction, the head of a
// control (it reads the test or the bounds, and writes the counter), or an anchor that marks where a construct is entered or
// left and does nothing. An analysis is solved for the ends of blocks; what holds at a point follows from them.
#pragma once

#include <algorithm>
#include <span>
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
il::Tree statusLabels(const il::Forest &, il::Tree inputOrOutput);

struct FlowGraph {
  static constexpr std::size_t longest = 32;  // points in a block
  Graph graph;
  std::vector<Point> points;                         // of all blocks, one after the other
  std::vector<std::uint32_t> ends;                   // where each block's end
  std::vector<std::pair<il::Tree, Extent>> extents;  // instructions and lists of instructions, sorted
  std::vector<std::pair<il::Tree, Place>> heads;     // the heads of controls, sorted

  // The graph of a list of instructions: a body, or a fragment of one; a jump that leaves it goes to the exit.
  static FlowGraph build(const il::Forest &, il::Tree instrs);
  std::span<const Point> block(std::uint32_t b) const {
    const std::uint32_t begin = b ? ends[b - 1] : 0;
    return std::span(points).subspan(begin, ends[b] - begin);
  }
  const Extent *find(il::Tree t) const { return found(extents, t); }
  const Place *findHead(il::Tree t) const { return found(heads, t); }

 private:
  template <class V>
  static const V *found(const std::vector<std::pair<il::Tree, V>> &sorted, il::Tree t) {
    const auto f = std::lower_bound(sorted.begin(), sorted.end(), t, [](const auto &e, il::Tree x) { return e.first < x; });
    return f == sorted.end() || f->first != t ? nullptr : &f->second;
  }
};

// The construct without its labels and names.
il::Tree unwrapped(const il::Forest &, il::Tree instr);
// The instruction lists directly inside a control, in order.
std::vector<il::Tree> bodies(const il::Forest &, il::Tree instr);
// A named IF that is there for EXIT alone: its test is true, and there is no other part.
bool choosesNothing(const il::Forest &, il::Tree instr);
bool isControl(const il::Forest &, il::Tree instr);
// Control need not go on behind an instruction, or an argument, of this kind.
bool leadsAway(il::Op);

}  // namespace dotbar::dataflow
