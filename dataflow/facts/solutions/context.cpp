// with CONTEXT(fragment) { ... }: the analyses that `option CONTEXT = A, B` lists are solved again inside the fragment only.
// Backward ones end there at nothing; forward ones begin at their value before the fragment (TAP 5.4, the inventory's
// TAP-A-snapshot).
#include <algorithm>

#include "dataflow/facts/solutions/solver.h"

namespace dotbar::dataflow {

void Facts::Impl::enter(Symbol context, Tree fragment) {
  Layer layer;
  layer.context = context;
  layer.fragment = fragment;
  layer.unit = program.unitOf(fragment);
  for (std::uint32_t a = 0; a < equations.analyses.size(); ++a) {
    // option CONTEXT_NAME = value, or one option with a list in quotes
    auto o = rules.options.find(context);
    if (o == rules.options.end()) break;
    const std::string list = " " + std::string(text(o->second)) + " ";
    std::string word;
    for (char c : list) {
      if (c != ' ' && c != ',') {
        word += c;
        continue;
      }
      if (word == text(equations.analyses[a].source->name)) layer.analyses.insert(a);
      word.clear();
    }
  }
  if (layer.unit == none || !program.isSource(fragment)) {
    layers.push_back(std::move(layer));
    return;
  }
  Tree list = fragment;
  if (!forest.is(list, Op::Instrs)) {
    const auto inner = bodies(forest, fragment);
    list = inner.empty() ? fragment : inner[0];
  }
  if (list == program.unit(layer.unit).body) {  // a whole procedure ends where it ends: its own equations say how
    layer.analyses.clear();
    layers.push_back(std::move(layer));
    return;
  }
  layer.flow = std::make_unique<FlowGraph>(FlowGraph::build(forest, list));
  layer.fragment = list;
  // boundaries, in the facts around
  std::vector<std::pair<std::uint32_t, Value>> boundaries;
  layer.analyses.each([&](std::uint32_t a) {
    Value v;
    v.type = equations.analyses[a].source->relation ? Type::Relation : Type::Set;
    if (!progress.isBegun(a)) solve(a);
    if (equations.analyses[a].source->forward) v = at(a, '-', list);
    boundaries.push_back({a, std::move(v)});
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
