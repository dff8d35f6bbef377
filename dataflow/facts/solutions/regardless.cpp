// What equations say whatever use' is: for use' itself, which must answer guards that rest on it before it is known. A truth that
// rests on it is open, unless what does not rest on it decides: `holdsJumps(I) /\ isReversed(I)` is false where nothing jumps.
#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

using Kind = Eq::Kind;
using Target = Node::Target;

// Of several truths, whether one is `wanted`: none of them is open, or one of them decides.
std::optional<bool> Facts::Impl::oneRegardless(bool wanted, const auto &each, const auto &ask) {
  bool open = false;
  for (const auto &e : each) {
    const std::optional<bool> t = ask(e);
    if (t == wanted) return wanted;
    open |= !t;
  }
  return open ? std::nullopt : std::optional(!wanted);
}

std::optional<bool> Facts::Impl::regardless(const Node &n, Frame &f) {
  if (!n.aboveUse) return truth(n, f);
  const auto ask = [&](const Node &a) { return regardless(a, f); };
  const auto isNothing = [&](const Node &a) { return !a.aboveUse && set(a, f).empty(); };
  switch (n.kind) {
    case Kind::Not: {
      const std::optional<bool> t = regardless(n.args[0], f);
      return t ? std::optional(!*t) : t;
    }
    case Kind::And:
    case Kind::Or:
      return oneRegardless(n.kind == Kind::Or, n.args, ask);
    case Kind::SomePart:
    case Kind::EachPart:
      if (n.args[0].aboveUse) return {};
      return oneRegardless(n.kind == Kind::SomePart, trees(n.args[0], f), [&](Tree t) {
        f.slots[n.index] = t;
        return regardless(n.args[1], f);
      });
    case Kind::Meets:
      return isNothing(n.args[0]) || isNothing(n.args[1]) ? std::optional(false) : std::nullopt;
    case Kind::Within:
      return isNothing(n.args[0]) ? std::optional(true) : std::nullopt;
    case Kind::Name: {
      Slots args;
      if (n.target != Target::Definition || std::ranges::any_of(n.args, [&](const Node &a) { return a.aboveUse; })) return {};
      if (!argumentsOf(n, f, args)) return true;
      return regardless(n.index, {args.data(), args.size()});
    }
    default:
      return {};
  }
}

// The first case whose condition holds: as long as one is open, those behind it must agree with it.
std::optional<bool> Facts::Impl::casesRegardless(const std::vector<Case> &cases, Frame &f) {
  std::optional<bool> agreed;
  for (const Case &c : cases) {
    const std::optional<bool> condition = c.condition ? regardless(*c.condition, f) : std::optional(true);
    if (condition == false) continue;
    const std::optional<bool> t = regardless(c.value, f);
    if (!t || (agreed && agreed != t)) return {};
    if (condition) return t;
    agreed = t;
  }
  return agreed == true ? std::nullopt : std::optional(false);
}

// A definition, of occurrences of the program. What asks itself again is open.
std::optional<bool> Facts::Impl::regardless(std::uint32_t d, std::span<const Tree> args) {
  const Definition &def = equations.definitions[d];
  if (def.type != Type::Bool || args.size() != 1 || !program.isSource(args[0])) return {};
  if (!equations.aboveUse.definitions[d]) return applied<bool>(d, args);
  const auto [known, isNew] = regardlessOfUse.try_emplace({d, args[0].id});
  if (!isNew) return known->second;
  Frame f = frameOf(def, args);
  return regardlessOfUse[{d, args[0].id}] = casesRegardless(def.cases, f);
}

}  // namespace dotbar::dataflow
