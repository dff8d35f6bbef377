// Orders, dominators and loops of a list with labels.
#include "dataflow/program/label_graph.h"

#include <algorithm>

#include "dataflow/solver/graph.h"

namespace dotbar::dataflow {

void LabelGraph::place(bool isPlain, const std::function<Choosing()> &choosing) {
  thread();
  sort();
  makeReducible(order_, choosing);
  sort();
  findDominators();
  findLoops();
  findPlaces(isPlain);
}

// What does nothing but go on is passed over.
LabelGraph::Arm LabelGraph::threaded(Arm a) const {
  for (Id steps = 0; a.to != outside && a.to != behind && steps < size(); ++steps) {
    const Node &n = nodes_[a.to];
    if (!n.code.empty() || n.branch || n.arms.size() != 1) break;
    const bool fromJump = a.fromJump || n.arms.front().fromJump;
    a = n.arms.front();
    a.fromJump = fromJump;
  }
  return a;
}

void LabelGraph::thread() {
  for (Node &n : nodes_) {
    for (Arm &a : n.arms) a = threaded(a);
    for (Deep &d : n.deep)
      if (const Arm a = threaded({d.to, {}, true}); a.to != outside) d.to = a.to;
  }
}

// Reverse post-order, in which what stands first in the text comes first where that is possible.
void LabelGraph::sort() {
  order_.clear();
  previous_.assign(size(), {});
  std::vector<char> seen(size(), 0);
  std::vector<std::pair<Id, Ids>> path;  // what is still to be visited, the last first
  const auto enter = [&](Id n) {
    seen[n] = 1;
    Ids next;
    successors(nodes_[n], [&](Id s) { next.push_back(s), previous_[s].push_back(n); });
    std::ranges::stable_sort(next, {}, [&](Id s) { return nodes_[s].position; });
    path.emplace_back(n, std::move(next));
  };
  enter(first);
  while (!path.empty()) {
    auto &[n, next] = path.back();
    if (next.empty()) {
      order_.push_back(n);
      path.pop_back();
      continue;
    }
    const Id to = next.back();
    next.pop_back();
    if (!seen[to]) enter(to);
  }
  std::reverse(order_.begin(), order_.end());
  rank_.assign(size(), outside);
  for (Id k = 0; k < order_.size(); ++k) rank_[order_[k]] = k;
}

// Strongly connected parts, from the largest to what is within, are entered in one way each.
void LabelGraph::makeReducible(const Ids &among, const std::function<Choosing()> &choosing) {
  std::vector<Ids> open{among};
  while (!open.empty()) {
    const Ids nodes = std::move(open.back());
    open.pop_back();
    std::vector<Id> place(size(), outside);
    for (Id k = 0; k < nodes.size(); ++k) place[nodes[k]] = k;
    std::vector<Graph::Nodes> next(nodes.size());
    for (Id k = 0; k < nodes.size(); ++k)
      successors(nodes_[nodes[k]], [&](Id s) {
        if (place[s] != outside) next[k].push_back(place[s]);
      });
    for (const Graph::Nodes &c : components(next)) {
      if (c.size() < 2) continue;
      Ids component;
      std::vector<char> isIn(size(), 0);
      for (const std::uint32_t k : c) component.push_back(nodes[k]), isIn[nodes[k]] = 1;
      std::ranges::sort(component, {}, [&](Id n) { return std::pair(nodes_[n].position, n); });
      const Ids ways = entries(component, isIn);
      Ids made;
      if (ways.size() > 1)
        enterByOne(ways, choosing(), made);
      else
        std::erase(component, ways.front());
      component.insert(component.end(), made.begin(), made.end());
      open.push_back(std::move(component));
    }
  }
}

LabelGraph::Ids LabelGraph::entries(const Ids &component, const std::vector<char> &isIn) const {
  Ids r;
  for (const Id n : component)
    if (n == first || std::ranges::any_of(previous_[n], [&](Id p) { return p < isIn.size() && !isIn[p]; })) r.push_back(n);
  return r;
}

// A node that chooses among them, to which all arms lead that led to one of them, each setting the variable first.
LabelGraph::Id LabelGraph::enterByOne(const Ids &entries, const Choosing &choosing, Ids &made) {
  const Id known = size(), chooser = add();
  nodes_[chooser].branch = choosing.choose(entries.size());
  const auto redirect = [&](Id to) {
    const auto at = std::find(entries.begin(), entries.end(), to);
    if (at == entries.end()) return to;
    const Id setter = add();
    nodes_[setter].position = nodes_[to].position;
    nodes_[setter].code = {choosing.set(static_cast<unsigned>(at - entries.begin()) + 1)};
    nodes_[setter].arms = {{chooser, {}, true}};
    made.push_back(setter);
    return setter;
  };
  for (Id n = 0; n < known; ++n) {
    for (std::size_t k = 0; k < nodes_[n].arms.size(); ++k)
      if (const Id to = nodes_[n].arms[k].to; to != outside) {
        const Id now = redirect(to);
        nodes_[n].arms[k].to = now;
      }
    for (std::size_t k = 0; k < nodes_[n].deep.size(); ++k) {
      const Id now = redirect(nodes_[n].deep[k].to);
      nodes_[n].deep[k].to = now;
    }
  }
  for (const Id e : entries) nodes_[chooser].arms.push_back({e, {}, true});
  previous_.resize(size());
  for (const Id e : entries) previous_[e] = {chooser};
  return chooser;
}

// Cooper, Harvey and Kennedy: A simple, fast dominance algorithm.
void LabelGraph::findDominators() {
  dominator_.assign(size(), outside);
  dominator_[first] = first;
  const auto common = [&](Id a, Id b) {
    while (a != b) (rank_[a] > rank_[b] ? a : b) = dominator_[rank_[a] > rank_[b] ? a : b];
    return a;
  };
  for (bool moved = true; moved;) {
    moved = false;
    for (const Id n : order_) {
      if (n == first) continue;
      Id d = outside;
      for (const Id p : previous_[n])
        if (dominator_[p] != outside) d = d == outside ? p : common(d, p);
      moved |= dominator_[n] != d;
      dominator_[n] = d;
    }
  }
}

bool LabelGraph::dominates(Id a, Id b) const {
  while (rank_[b] > rank_[a]) b = dominator_[b];
  return a == b;
}

// Natural loops, from the outermost to the innermost.
void LabelGraph::findLoops() {
  loopsOf_.assign(size(), {});
  for (const Id head : order_) {
    Ids open;
    for (const Id p : previous_[head])
      if (dominates(head, p)) open.push_back(p);
    nodes_[head].isLoop = !open.empty();
    if (open.empty()) continue;
    std::vector<char> seen(size(), 0);
    seen[head] = 1;
    loopsOf_[head].push_back(head);
    while (!open.empty()) {
      const Id n = open.back();
      open.pop_back();
      if (seen[n]) continue;
      seen[n] = 1;
      loopsOf_[n].push_back(head);
      for (const Id p : previous_[n]) open.push_back(p);
    }
  }
}

// Behind the outermost loop that is left on the way there; else where its dominator is.
LabelGraph::Id LabelGraph::home(Id n, bool &behindLoop) const {
  const auto isIn = [&](Id head) { return std::ranges::find(loopsOf_[n], head) != loopsOf_[n].end(); };
  for (const Id head : loopsOf_[dominator_[n]])
    if ((behindLoop = !isIn(head))) return head;
  return dominator_[n];
}

void LabelGraph::findPlaces(bool isPlain) {
  std::vector<Id> onlyArm(size(), outside);
  std::vector<char> isDeep(size(), 0);
  for (const Id n : order_) {
    for (const Arm &a : nodes_[n].arms)
      if (a.to != outside && !(nodes_[a.to].isLoop && dominates(a.to, n))) ++nodes_[a.to].arrivals, onlyArm[a.to] = n;
    for (const Deep &d : nodes_[n].deep) ++nodes_[d.to].arrivals, isDeep[d.to] = 1;
  }
  for (const Id n : order_) {
    if (n == first || (n == behind && !isPlain)) continue;
    bool behindLoop = false;
    const Id at = home(n, behindLoop);
    nodes_[n].isInlined = n != behind && !behindLoop && !isDeep[n] && nodes_[n].arrivals == 1 && onlyArm[n] == at;
    if (!nodes_[n].isInlined) (behindLoop ? nodes_[at].after : nodes_[at].inside).push_back(n);
  }
}

}  // namespace dotbar::dataflow
