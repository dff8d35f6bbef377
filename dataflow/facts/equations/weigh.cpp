// How dear it is to find what a definition gives, and what it depends on of an occurrence: whether it is remembered, and by what.
#include <algorithm>

#include "dataflow/facts/equations/equations.h"

namespace dotbar::dataflow {

// What an equation depends on of the occurrence that it is asked of: X-(T) speaks of the instruction around T, exit(X) of the
// unit. `determined`: bound variables that stand for what the unit determines.
Definition::Of Equations::speaksOf(const Node &n, const BitSet &determined) const {
  using Of = Definition::Of;
  const auto ofAll = [&] {
    Of of = Of::Unit;
    for (const Node &a : n.args) of = std::max(of, speaksOf(a, determined));
    return of;
  };
  switch (n.kind) {
    case Eq::Kind::Empty:
    case Eq::Kind::All:
    case Eq::Kind::True:
      return Of::Unit;
    case Eq::Kind::Union:
    case Eq::Kind::Intersection:
    case Eq::Kind::Difference:
    case Eq::Kind::Compose:
    case Eq::Kind::Meets:
    case Eq::Kind::Within:
    case Eq::Kind::And:
    case Eq::Kind::Or:
    case Eq::Kind::Not:
      return ofAll();
    case Eq::Kind::SomePart:
    case Eq::Kind::EachPart: {
      if (speaksOf(n.args[0], determined) != Of::Unit) return Of::Itself;
      BitSet inside = determined;
      inside.insert(n.index);
      return speaksOf(n.args[1], inside);
    }
    case Eq::Kind::Name:
      break;
    default:
      return Of::Itself;
  }
  if (n.target == Node::Target::Variable) return determined.contains(n.index) ? Of::Unit : Of::Itself;
  if (!n.args.empty() && ofAll() == Of::Unit) return Of::Unit;  // asked of what the unit determines: unit(T), sets of the unit
  const bool plain = n.args.size() == 1 && n.args[0].kind == Eq::Kind::Name && n.args[0].target == Node::Target::Variable;
  if (!plain && !n.args.empty()) return Of::Itself;
  switch (n.target) {
    case Node::Target::Word:
      return Of::Unit;
    case Node::Target::Primitive:
      return n.args.empty() || signatures_[n.index].ofUnit ? Of::Unit : Of::Itself;
    case Node::Target::Anywhere:
    case Node::Target::Entry:
    case Node::Target::Exit:
      return Of::Unit;
    case Node::Target::Analysis:
      return plain ? Of::Place : Of::Itself;
    case Node::Target::Definition:
      return plain ? definitions[n.index].of : Of::Itself;
    default:
      return Of::Itself;
  }
}

namespace {

constexpr unsigned cheapest = 8, dear = 100, later = 2;  // later: what is evaluated for few occurrences

}  // namespace

// About how long it takes, in looks at an operator.
unsigned Equations::costOf(const Node &n) const {
  const auto sum = [&] {
    unsigned cost = 1;
    for (const Node &a : n.args) cost += costOf(a);
    return cost;
  };
  switch (n.kind) {
    case Eq::Kind::Empty:
    case Eq::Kind::True:
      return 0;
    case Eq::Kind::And:
    case Eq::Kind::Or:
      return costOf(n.args[0]) + later;
    case Eq::Kind::Not:
      return costOf(n.args[0]);
    case Eq::Kind::Is:
      return 1;
    case Eq::Kind::Union:
    case Eq::Kind::Intersection:
    case Eq::Kind::Difference:
    case Eq::Kind::Meets:
      return sum();
    case Eq::Kind::Name:
      break;
    default:
      return dear;
  }
  switch (n.target) {
    case Node::Target::Variable:
      return 0;
    case Node::Target::Primitive:
      return signatures_[n.index].quick ? 1 : signatures_[n.index].remembered ? 3 : dear;
    case Node::Target::Definition:
      return definitions[n.index].isFoundAtOnce() ? 1 + definitions[n.index].cost : 3;
    default:
      return dear;
  }
}

bool Equations::looksAround(const Node &n) const {
  const bool occurrences = n.type == Type::Tree || n.type == Type::Trees;
  if (n.target == Node::Target::Judgement) return true;
  if (n.target == Node::Target::Definition && definitions[n.index].looksAround) return true;
  if (n.target == Node::Target::Primitive && occurrences && !signatures_[n.index].inside) return true;
  return std::ranges::any_of(n.args, [&](const Node &a) { return looksAround(a); });
}

// Which definitions are remembered by place or by unit, and which are not remembered.
void Equations::weigh() {
  for (bool found = true; found;) {
    found = false;
    for (Definition &d : definitions)
      for (const Case &c : d.cases)
        if (!d.looksAround && (looksAround(c.value) || (c.condition && looksAround(*c.condition)))) d.looksAround = found = true;
  }
  for (bool found = true; found;) {
    found = false;
    for (Definition &d : definitions) {
      if (d.source->params.size() != 1) continue;
      Definition::Of of = Definition::Of::Unit;
      unsigned cost = 0;
      for (const Case &c : d.cases) {
        of = std::max(of, speaksOf(c.value, {}));
        if (c.condition) of = std::max(of, speaksOf(*c.condition, {}));
        cost += c.condition ? costOf(*c.condition) + std::min(costOf(c.value), later) : costOf(c.value);
      }
      if (of < d.of) d.of = of, found = true;
      if (!d.recursive && !d.isFoundAtOnce() && cost <= cheapest) d.cost = cost, found = true;
    }
  }
}

}  // namespace dotbar::dataflow
