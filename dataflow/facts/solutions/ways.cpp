// Which ways the facts of an analysis go along the calls of this program: up, as what a callee does to its caller (callee(X) in
// the transfer, or in what holds at another call), or down, as what holds where it is called (callee = ...). Where they go one
// way only, one pass is enough: from callees to callers, or from callers to callees.
#include <algorithm>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

// Such a condition cannot be tested before the analysis is solved.
bool Facts::Impl::restsOn(std::uint32_t a, const Node &node) const {
  using Target = Node::Target;
  return some(node, [&](const Node &n) {
    if (n.kind == Eq::Kind::Callee) return n.index == a;
    if (n.kind != Eq::Kind::Name) return false;
    if (n.target == Target::Definition) return equations.definitions[n.index].analyses.contains(a);
    if (n.target == Target::Judgement) return true;
    const bool swept = n.target == Target::Anywhere || n.target == Target::Entry || n.target == Target::Exit;
    if (swept && n.other != ~0u)
      return equations.definitions[n.index].analyses.contains(a) || equations.definitions[n.other].analyses.contains(a);
    return (swept || n.target == Target::Analysis) && n.index == a;
  });
}

// Whether the case that applies is one of those that matter.
bool Facts::Impl::comesTo(std::uint32_t a, const std::vector<Case> &cases, Tree instr, const auto &matters) {
  Frame f;
  f.slots.assign(std::max<std::uint32_t>(equations.analyses[a].slots, 1), {});
  f.unit = program.unitOf(instr);
  f.subject = f.slots[0] = instr;
  for (const Case &c : cases) {
    if (c.condition && restsOn(a, *c.condition)) return true;
    if (!c.condition || truth(*c.condition, f)) return matters(c.value);
  }
  return false;
}

const Facts::Impl::Ways &Facts::Impl::waysOf(std::uint32_t a) {
  if (!ways[a]) ways[a] = findWays(a);
  return *ways[a];
}

// A relation begins everywhere as at a head: nothing goes down.
Facts::Impl::Ways Facts::Impl::findWays(std::uint32_t a) {
  const Analysis &analysis = equations.analyses[a];
  const auto isCallee = [&](const Node &n) { return n.kind == Eq::Kind::Callee && n.index == a; };
  const auto goesUp = [&](const Node &n) { return some(n, isCallee); };
  const auto goesDown = [&](const Node &n) { return n.kind != Eq::Kind::Empty || !analysis.source->meetUnion; };
  Ways ways{analysis.ownSummary, !analysis.callee.empty() && !analysis.source->relation};
  if (!ways.up || !ways.down) return ways;
  // a definition may ask for it anywhere; what the transfer itself asks for, it asks for at a call
  ways = {std::ranges::any_of(equations.definitions,
                              [&](const Definition &d) {
                                return std::ranges::any_of(d.cases, [&](const Case &c) {
                                  return goesUp(c.value) || (c.condition && goesUp(*c.condition));
                                });
                              }),
          false};
  for (const UnitId u : heads.reached())
    for (const std::uint32_t c : program.unit(u).calls) {
      if (!program.calls()[c].isKnown() && program.calls()[c].passed.empty()) continue;
      const Tree instr = program.instruction(program.calls()[c].tree);
      ways.up = ways.up || comesTo(a, analysis.transfer, instr, goesUp) || comesTo(a, analysis.callee, instr, goesUp);
      ways.down = ways.down || comesTo(a, analysis.callee, instr, goesDown);
      if (ways.up && ways.down) return ways;
    }
  return ways;
}

}  // namespace dotbar::dataflow
