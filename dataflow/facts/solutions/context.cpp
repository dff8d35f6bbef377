// with CONTEXT(fragment) { ... }: the analyses that say `with CONTEXT = ...` are solved again inside the fragment only: backward
// ones end there, forward ones begin there with that value (TAP 5.4, the inventory's TAP-A-snapshot).
#include <algorithm>

#include "dataflow/facts/solutions/solver.h"

namespace dotbar::dataflow {

Value Facts::Impl::boundaryOf(std::uint32_t analysis, const std::vector<Case> &said, Tree fragment) {
  Frame f;
  f.slots.assign(std::max<std::size_t>(equations.analyses[analysis].slots, 1), {});
  f.slots[0] = f.subject = fragment;
  f.unit = program.unitOf(fragment);
  if (equations.analyses[analysis].source->relation) return Value::of(cases<Relation>(said, f));
  return Value::of(cases<BitSet>(said, f));
}

void Facts::Impl::enter(Symbol context, Tree fragment) {
  Layer layer;
  layer.context = context;
  layer.fragment = fragment;
  layer.unit = program.unitOf(fragment);
  std::map<std::uint32_t, const std::vector<Case> *> said;
  for (std::uint32_t a = 0; a < equations.analyses.size(); ++a)
    for (const auto &[of, cases] : equations.analyses[a].boundaries)
      if (of == context) layer.analyses.insert(a), said.emplace(a, &cases);
  if (layer.unit == none || !program.isSource(fragment)) {
    layers.push_back(std::move(layer));
    return;
  }
  if (fragment == program.unit(layer.unit).body) {  // a whole procedure ends where it ends: its own equations say how
    layer.analyses.clear();
    layers.push_back(std::move(layer));
    return;
  }
  layer.flow = std::make_unique<FlowGraph>(FlowGraph::build(forest, fragment));
  // boundaries, in the facts around
  std::vector<std::pair<std::uint32_t, Value>> boundaries;
  layer.analyses.each([&](std::uint32_t a) {
    if (!progress.isBegun(a)) solve(a);
    boundaries.push_back({a, boundaryOf(a, *said.at(a), fragment)});
  });
  layers.push_back(std::move(layer));
  const std::size_t k = layers.size() - 1;
  for (auto &[a, v] : boundaries) {
    Solver &s = makeSolver(k, a, layers[k].unit);
    s.boundary(v);
  }
  // in the order of what they need
  std::vector<std::uint32_t> order;
  for (auto &[a, v] : boundaries) order.push_back(a);
  std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return equations.analyses[a].analyses.size() != equations.analyses[b].analyses.size()
               ? equations.analyses[a].analyses.size() < equations.analyses[b].analyses.size()
               : a < b;
  });
  for (std::uint32_t a : order) {
    const Solving now(*this, a);
    solver(k, a, layers[k].unit)->solve();
  }
}

void Facts::Impl::leave(Symbol) {
  if (layers.size() > 1) layers.pop_back();
}

}  // namespace dotbar::dataflow
