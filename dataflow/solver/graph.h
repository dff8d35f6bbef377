// Directed graphs as the solver sees them, and the orders it works in. Nodes are numbers; 0 is the entry, 1 the exit.
#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <vector>

namespace dotbar::dataflow {

struct Graph {
  using Nodes = boost::container::small_vector<std::uint32_t, 2>;  // mostly one or two
  std::vector<Nodes> next, previous;
  static constexpr std::uint32_t entry = 0, exit = 1;

  explicit Graph(std::uint32_t count = 0) : next(count), previous(count) {}
  std::uint32_t size() const { return static_cast<std::uint32_t>(next.size()); }
  std::uint32_t add() {
    next.emplace_back();
    previous.emplace_back();
    return size() - 1;
  }
  void connect(std::uint32_t from, std::uint32_t to);  // once, however often it is asked
  // Rank of each node in reverse post-order (see below), for all who ask once the graph is complete.
  const std::vector<std::uint32_t> &rank(bool forward) const;

 private:
  mutable std::array<std::vector<std::uint32_t>, 2> rank_;
};

// Rank of each node in reverse post-order, along the arrows or against them; nodes that cannot be reached come last.
std::vector<std::uint32_t> reversePostOrder(const Graph &, bool forward);

// Strongly connected components, callees (what `next` leads to) first; each in ascending order of its nodes.
std::vector<Graph::Nodes> components(const std::vector<Graph::Nodes> &next);

}  // namespace dotbar::dataflow
