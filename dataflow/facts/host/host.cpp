// The host of rules: guards and functions by name, to definitions, primitives, namings or operations on lists and sets.
#include <algorithm>
#include <cstdlib>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

namespace {

constexpr std::string_view operations[] = {"union", "intersection", "difference"};

}  // namespace

void Facts::Impl::resolveHost() {
  auto resolve = [&](Symbol name) {
    HostTarget t;
    if (const auto d = equations.definition(name)) return HostTarget{HostTarget::Kind::Definition, *d};
    std::uint32_t index = 0;
    if (findPrimitive(text(name), index)) return HostTarget{HostTarget::Kind::Primitive, index};
    for (std::uint32_t k = 0; k < std::size(operations); ++k)
      if (text(name) == operations[k]) return HostTarget{HostTarget::Kind::Operation, k};
    return t;
  };
  for (const rules::Guard &g : rules.guards) {
    guardTargets.push_back(resolve(g.name));
    if (guardTargets.back().kind == HostTarget::Kind::None && !g.structural)
      error(DiagnosticKind::UnknownName, g.where,
            "no equation defines the guard " + std::string(text(g.name)) + ", and it is no primitive");
  }
  for (std::uint32_t f = 0; f < rules.functions.size(); ++f) {
    const rules::Function &fn = rules.functions[f];
    functionTargets.push_back(fn.naming ? HostTarget{HostTarget::Kind::Naming, f} : resolve(fn.name));
    if (functionTargets.back().kind == HostTarget::Kind::None && fn.where)  // no place: the engine's own
      error(DiagnosticKind::UnknownName, fn.where,
            "no equation defines the function " + std::string(text(fn.name)) + ", and it is no primitive");
  }
}

bool Facts::Impl::holds(rules::GuardId g, std::span<const Tree> args) {
  const HostTarget &t = guardTargets[g];
  if (t.kind == HostTarget::Kind::Definition) return applied<bool>(t.index, args);
  if (t.kind == HostTarget::Kind::Primitive) {
    const Primitive &p = table[t.index];
    if (p.test) return p.test(*this, currentUnit.of(args), args[0]);
    Values values;
    for (std::size_t i = 0; i < args.size() && i < p.params.size(); ++i) values.push_back(kept.valueOf(args[i], p.params[i]));
    return p.run(*this, currentUnit.of(args), values).truth;
  }
  return rules.guards[g].structural && structural(g, args);
}

Tree Facts::Impl::call(rules::FunctionId f, std::span<const Tree> args, bool silent) {
  const HostTarget &t = functionTargets[f];
  const bool wasQuiet = way.quiet;
  way.quiet = wasQuiet || silent;
  Tree r;
  switch (t.kind) {
    case HostTarget::Kind::Naming:
      r = names.derived(rules.functions[f], args[0], silent);
      break;
    case HostTarget::Kind::Definition:
      r = kept.treeOf(apply(t.index, args));
      break;
    case HostTarget::Kind::Operation:
      r = operation(t.index, args);
      break;
    case HostTarget::Kind::Primitive: {
      const Primitive &p = table[t.index];
      Values values;
      for (std::size_t i = 0; i < args.size() && i < p.params.size(); ++i) values.push_back(kept.valueOf(args[i], p.params[i]));
      const Value v = p.run(*this, currentUnit.of(args), values);
      Op list;
      r = v.type == Type::Trees && il::isListSort(rules.functions[f].result, list) ? forest.node(list, v.trees) : kept.treeOf(v);
      break;
    }
    case HostTarget::Kind::None:
      break;
  }
  way.quiet = wasQuiet;
  return r;
}

// \/ /\ \ on lists of expressions (structural equality, in the order of the first), sets and relations.
Tree Facts::Impl::operation(std::uint32_t which, std::span<const Tree> args) {
  if (forest.is(args[0], Op::Zones)) {
    BitSet r = kept.setOf(args[0]);
    for (std::size_t i = 1; i < args.size(); ++i) {
      const BitSet &b = kept.setOf(args[i]);
      if (which == 0) r.unite(b);
      if (which == 1) r.intersect(b);
      if (which == 2) r.subtract(b);
    }
    return kept.treeOf(Value::of(r));
  }
  if (forest.is(args[0], Op::Relation)) {
    Relation r = kept.relationOf(args[0]);
    for (std::size_t i = 1; i < args.size(); ++i) {
      const Relation &b = kept.relationOf(args[i]);
      which == 0 ? r.unite(b) : r.intersect(b);
    }
    return kept.treeOf(Value::of(r));
  }
  auto in = [&](const std::vector<Tree> &list, Tree t) {
    return std::any_of(list.begin(), list.end(), [&](Tree x) { return forest.equal(x, t); });
  };
  const auto first = forest.children(args[0]);
  std::vector<Tree> r(first.begin(), first.end());
  for (std::size_t i = 1; i < args.size(); ++i) {
    const auto c = forest.children(args[i]);
    const std::vector<Tree> b(c.begin(), c.end());
    if (which == 0) {
      for (Tree t : b)
        if (!in(r, t)) r.push_back(t);
    } else {
      std::erase_if(r, [&](Tree t) { return in(b, t) == (which == 2); });
    }
  }
  return forest.node(forest.op(args[0]), r);
}

}  // namespace dotbar::dataflow
