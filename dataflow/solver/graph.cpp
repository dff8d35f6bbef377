// Depth-first orders and strongly connected components, without recursion: a unit may have a million blocks.
#include "dataflow/solver/graph.h"

#include <algorithm>

namespace dotbar::dataflow {

void Graph::connect(std::uint32_t from, std::uint32_t to) {
  if (std::find(next[from].begin(), next[from].end(), to) != next[from].end()) return;
  next[from].push_back(to);
  previous[to].push_back(from);
}

std::vector<std::uint32_t> reversePostOrder(const Graph &g, bool forward) {
  const auto &arrows = forward ? g.next : g.previous;
  std::vector<std::uint32_t> rank(g.size(), 0), order;
  std::vector<char> seen(g.size(), 0);
  std::vector<std::pair<std::uint32_t, std::size_t>> path;
  auto visit = [&](std::uint32_t root) {
    if (seen[root]) return;
    seen[root] = 1;
    path.push_back({root, 0});
    while (!path.empty()) {
      auto &[node, i] = path.back();
      if (i == arrows[node].size()) {
        order.push_back(node);
        path.pop_back();
        continue;
      }
      // the way out of a loop is followed before its body, so that it comes behind the body: a loop settles before what follows
      // it
      const std::uint32_t to = forward ? arrows[node][arrows[node].size() - 1 - i] : arrows[node][i];
      ++i;
      if (!seen[to]) seen[to] = 1, path.push_back({to, 0});
    }
  };
  if (g.size()) visit(forward ? Graph::entry : Graph::exit);
  const std::size_t reached = order.size();
  for (std::uint32_t n = 0; n < g.size(); ++n) visit(forward ? n : g.size() - 1 - n);
  std::reverse(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(reached));
  std::reverse(order.begin() + static_cast<std::ptrdiff_t>(reached), order.end());
  for (std::uint32_t i = 0; i < order.size(); ++i) rank[order[i]] = i;
  return rank;
}

const std::vector<std::uint32_t> &Graph::rank(bool forward) const {
  std::vector<std::uint32_t> &r = rank_[forward];
  if (r.size() != size()) r = reversePostOrder(*this, forward);
  return r;
}

namespace {

// Tarjan's algorithm with its own stack.
struct Tarjan {
  const std::vector<Graph::Nodes> &next;
  std::vector<std::uint32_t> index, low;
  std::vector<char> open;
  std::vector<std::uint32_t> stack;
  std::vector<Graph::Nodes> result;
  std::uint32_t counter = 0;

  explicit Tarjan(const std::vector<Graph::Nodes> &n) : next(n), index(n.size(), 0), low(n.size(), 0), open(n.size(), 0) {}

  void enter(std::uint32_t v) {
    index[v] = low[v] = ++counter;
    stack.push_back(v);
    open[v] = 1;
  }

  void close(std::uint32_t v) {
    if (low[v] != index[v]) return;
    Graph::Nodes component;
    std::uint32_t w;
    do {
      w = stack.back();
      stack.pop_back();
      open[w] = 0;
      component.push_back(w);
    } while (w != v);
    std::sort(component.begin(), component.end());
    result.push_back(std::move(component));
  }

  void run(std::uint32_t root) {
    std::vector<std::pair<std::uint32_t, std::size_t>> path{{root, 0}};
    enter(root);
    while (!path.empty()) {
      auto &[v, i] = path.back();
      if (i < next[v].size()) {
        const std::uint32_t w = next[v][i++];
        if (!index[w]) {
          enter(w);
          path.push_back({w, 0});
        } else if (open[w]) {
          low[v] = std::min(low[v], index[w]);
        }
        continue;
      }
      const std::uint32_t done = v;
      close(done);
      path.pop_back();
      if (!path.empty()) low[path.back().first] = std::min(low[path.back().first], low[done]);
    }
  }
};

}  // namespace

std::vector<Graph::Nodes> components(const std::vector<Graph::Nodes> &next) {
  Tarjan t(next);
  for (std::uint32_t v = 0; v < next.size(); ++v)
    if (!t.index[v]) t.run(v);
  return std::move(t.result);
}

}  // namespace dotbar::dataflow
