// Sets and relations as trees: a `zones` or `relation` leaf carries the number of an interned value.
#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

std::uint32_t Facts::Impl::pooled(const BitSet &s) { return sets.numberOf(s); }
std::uint32_t Facts::Impl::pooled(const Relation &r) { return relations.numberOf(r); }

std::uint32_t Facts::Impl::kept(const Value &v) { return v.type == Type::Relation ? pooled(v.relation) : pooled(v.set); }

Value Facts::Impl::keptValue(std::uint32_t number, Type type) const {
  return type == Type::Relation ? Value::of(relations[number]) : Value::of(sets[number]);
}

Symbol Facts::Impl::numbered(std::uint32_t n) {
  while (numerals.size() <= n) {
    const Symbol s = intern(std::to_string(numerals.size()));
    if (numberOf.size() <= s.id) numberOf.resize(s.id + std::size_t{256});
    numberOf[s.id] = static_cast<std::uint32_t>(numerals.size());
    numerals.push_back(s);
  }
  return numerals[n];
}

const BitSet &Facts::Impl::setOf(Tree t) const {
  static const BitSet nothing;
  const Symbol s = forest.symbol(t);
  return forest.is(t, Op::Zones) && s.id < numberOf.size() ? sets[numberOf[s.id]] : nothing;
}

const Relation &Facts::Impl::relationOf(Tree t) const {
  static const Relation nothing;
  const Symbol s = forest.symbol(t);
  return forest.is(t, Op::Relation) && s.id < numberOf.size() ? relations[numberOf[s.id]] : nothing;
}

Tree Facts::Impl::treeOf(const Value &v) {
  switch (v.type) {
    case Type::Set:
      return forest.leaf(Op::Zones, numbered(pooled(v.set)));
    case Type::Relation:
      return forest.leaf(Op::Relation, numbered(pooled(v.relation)));
    case Type::Bool:
      return forest.leaf(Op::Logicalval, v.truth ? "true" : "false");
    case Type::Trees:
      return forest.node(Op::Exprs, v.trees);
    default:
      return v.tree;
  }
}

Value Facts::Impl::valueOf(Tree t, Type type) {
  switch (type) {
    case Type::Set:
      return Value::of(setOf(t));
    case Type::Relation:
      return Value::of(relationOf(t));
    case Type::Trees: {
      const auto c = forest.children(t);
      return Value::of(std::vector<Tree>(c.begin(), c.end()));
    }
    default:
      return Value::of(t);
  }
}

}  // namespace dotbar::dataflow
