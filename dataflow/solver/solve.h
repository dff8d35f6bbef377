// The generic fixed point (TBR lemma 1): values at the ends of the nodes of a graph, met over neighbours and carried through
// nodes by a monotone transfer, in reverse post-order with a work list. It knows neither programs nor what the values are.
//
// A Problem gives
//   Value                                   what is propagated
//   bool forward                            along the arrows, or against them
//   Value bottom()                          where the iteration starts: {} when values are united, everything when intersected
//   bool meet(Value &into, const Value &)   says whether `into` changed
//   Value transfer(node, const Value &)     through the node, in the direction of propagation
//   bool nonlocal(node)                     the last transfer through this node looked at values elsewhere
#pragma once

#include <cstdint>
#include <queue>
#include <vector>

#include "dataflow/solver/graph.h"

namespace dotbar::dataflow {

template <class Problem>
class FixedPoint {
 public:
  using Value = typename Problem::Value;

  FixedPoint(const Graph &graph, Problem &problem)
      : graph_(&graph),
        problem_(&problem),
        rank_(&graph.rank(problem.forward)),
        queued_(graph.size(), 0),
        in_(graph.size(), problem.bottom()),
        out_(graph.size(), problem.bottom()),
        version_(graph.size(), 0),
        nonlocal_(graph.size(), 0) {
    for (std::uint32_t n = 0; n < graph.size(); ++n) push(n);
  }

  // in: where propagation enters a node; out: where it leaves it. The start node's `in` is the boundary.
  const Value &in(std::uint32_t n) const { return in_[n]; }
  const Value &out(std::uint32_t n) const { return out_[n]; }
  std::uint32_t version(std::uint32_t n) const { return version_[n]; }  // grows whenever in(n) changes
  std::uint32_t start() const { return problem_->forward ? Graph::entry : Graph::exit; }
  std::uint32_t end() const { return problem_->forward ? Graph::exit : Graph::entry; }

  // Meets more into the boundary; solve again afterwards.
  bool boundary(const Value &v) {
    if (bounded_) {
      if (!problem_->meet(in_[start()], v)) return false;
    } else {
      in_[start()] = v;
      bounded_ = true;
    }
    ++version_[start()];
    ++changes_;
    push(start());
    return true;
  }
  void revisit(std::uint32_t n) {  // what its transfer looks at has changed
    ++version_[n];
    ++changes_;
    push(n);
  }
  std::size_t changes() const { return changes_; }  // of any value so far

  // Runs to the fixed point. Nodes whose transfer looked elsewhere are tried again until nothing moves.
  void solve() {
    drain();
    while (retry()) {
    }
    work_ = {};
    order_ = {};
  }

 private:
  void push(std::uint32_t n) {
    if (queued_[n]) return;
    queued_[n] = 1;
    work_.push({(*rank_)[n], n});
  }

  void drain() {
    while (!work_.empty()) {
      const std::uint32_t n = work_.top().second;
      work_.pop();
      queued_[n] = 0;
      visit(n);
    }
  }

  bool visit(std::uint32_t n) {
    gather(n);
    Value v = problem_->transfer(n, in_[n]);
    nonlocal_[n] = problem_->nonlocal(n);
    if (v == out_[n]) return false;
    out_[n] = std::move(v);
    ++changes_;
    for (std::uint32_t to : problem_->forward ? graph_->next[n] : graph_->previous[n]) push(to);
    return true;
  }

  void gather(std::uint32_t n) {
    bool changed = false;
    for (std::uint32_t from : problem_->forward ? graph_->previous[n] : graph_->next[n])
      changed |= problem_->meet(in_[n], out_[from]);
    if (changed) ++version_[n], ++changes_;
  }

  // In reverse post-order, and what moves is followed at once: a chain of such nodes takes one sweep, not one for each.
  bool retry() {
    if (order_.empty()) {
      order_.resize(graph_->size());
      for (std::uint32_t n = 0; n < graph_->size(); ++n) order_[(*rank_)[n]] = n;
    }
    bool moved = false;
    for (std::uint32_t n : order_)
      if (nonlocal_[n] && visit(n)) {
        moved = true;
        drain();
      }
    return moved;
  }

  const Graph *graph_;
  Problem *problem_;
  const std::vector<std::uint32_t> *rank_;
  std::vector<std::uint32_t> order_;
  std::vector<char> queued_;
  std::vector<Value> in_, out_;
  std::vector<std::uint32_t> version_;
  std::vector<char> nonlocal_;
  bool bounded_ = false;
  std::size_t changes_ = 0;
  std::priority_queue<std::pair<std::uint32_t, std::uint32_t>, std::vector<std::pair<std::uint32_t, std::uint32_t>>,
                      std::greater<>>
      work_;
};

// Procedures that depend on each other, by summaries (bottom-up), contexts (top-down) or both: visits each once in the given
// order, and again whenever `wake` was called for it. `visit(procedure, wake)`.
template <class Visit>
void solveSystem(const std::vector<std::uint32_t> &order, Visit &&visit) {
  std::vector<std::uint32_t> rank;
  for (std::uint32_t i = 0; i < order.size(); ++i) {
    if (rank.size() <= order[i]) rank.resize(order[i] + 1, ~0u);
    rank[order[i]] = i;
  }
  std::vector<char> queued(rank.size(), 0);
  std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> work;
  auto wake = [&](std::uint32_t p) {
    if (p >= rank.size() || rank[p] == ~0u || queued[p]) return;
    queued[p] = 1;
    work.push(rank[p]);
  };
  for (std::uint32_t p : order) wake(p);
  while (!work.empty()) {
    const std::uint32_t p = order[work.top()];
    work.pop();
    queued[p] = 0;
    visit(p, wake);
  }
}

}  // namespace dotbar::dataflow
