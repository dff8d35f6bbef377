// What equations say whatever use' is: for use' itself, which must answer guards that rest on it before it is known.
// `holdsJumps(I) /\ isReversed(I)` is surely false where nothing jumps. That something surely holds, and that it surely does not,
// are two questions that both begin at "no": where definitions ask for each other no order of asking matters (tabling.h).
#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

using Kind = Eq::Kind;
using Target = Node::Target;

// Whether a condition is `wanted` whatever use' is.
bool Facts::Impl::isSurely(bool wanted, const Node &n, Frame &f) {
  if (!n.aboveUse) return truth(n, f) == wanted;
  const auto isIt = [&](const Node &a) { return isSurely(wanted, a, f); };
  const auto isNothing = [&](const Node &a) { return !a.aboveUse && set(a, f).empty(); };
  switch (n.kind) {
    case Kind::Not:
      return isSurely(!wanted, n.args[0], f);
    case Kind::And:
    case Kind::Or:
      return wanted == (n.kind == Kind::Or) ? std::ranges::any_of(n.args, isIt) : std::ranges::all_of(n.args, isIt);
    case Kind::SomePart:
    case Kind::EachPart: {
      if (n.args[0].aboveUse) return false;
      const auto isItOf = [&](Tree t) {
        f.slots[n.index] = t;
        return isSurely(wanted, n.args[1], f);
      };
      const std::vector<Tree> all = trees(n.args[0], f);
      return wanted == (n.kind == Kind::SomePart) ? std::ranges::any_of(all, isItOf) : std::ranges::all_of(all, isItOf);
    }
    case Kind::Meets:
      return !wanted && (isNothing(n.args[0]) || isNothing(n.args[1]));
    case Kind::Within:
      return wanted && isNothing(n.args[0]);
    case Kind::Name: {
      Slots args;
      if (n.target != Target::Definition || std::ranges::any_of(n.args, [](const Node &a) { return a.aboveUse; })) return false;
      return argumentsOf(n, f, args) ? isSurely(wanted, n.index, {args.data(), args.size()}) : wanted;
    }
    default:
      return false;
  }
}

// All cases that may be the first whose condition holds say so.
bool Facts::Impl::areSurely(bool wanted, const std::vector<Case> &cases, Frame &f) {
  for (const Case &c : cases) {
    if (c.condition && isSurely(false, *c.condition, f)) continue;
    if (!isSurely(wanted, c.value, f)) return false;
    if (!c.condition || isSurely(true, *c.condition, f)) return true;
  }
  return !wanted;
}

// A definition, of occurrences of the program.
bool Facts::Impl::isSurely(bool wanted, std::uint32_t d, std::span<const Tree> args) {
  const Definition &def = equations.definitions[d];
  if (def.type != Type::Bool || args.empty() || !program.isSource(args[0])) return false;
  if (!equations.aboveUse.definitions[d]) return applied<bool>(d, args) == wanted;
  const std::uint32_t what = firstSurely + 2 * d + wanted;
  const auto ask = [&] {
    return tabling.ask<bool>(
        question(what, args), false, [] { return false; },
        [&] {
          Frame f = frameOf(def, args);
          return areSurely(wanted, def.cases, f);
        });
  };
  return args.size() == 1 ? remembered<bool>(what, args[0], def.analyses, ask) : ask();
}

std::optional<bool> Facts::Impl::regardless(std::uint32_t d, std::span<const Tree> args) {
  if (isSurely(false, d, args)) return false;
  return isSurely(true, d, args) ? std::optional(true) : std::nullopt;
}

}  // namespace dotbar::dataflow
