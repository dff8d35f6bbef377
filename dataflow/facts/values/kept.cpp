// Sets and relations as trees, and back.
#include "dataflow/facts/values/kept.h"

namespace dotbar::dataflow {

Symbol Kept::numeral(std::uint32_t n) {
  while (numerals_.size() <= n) {
    const Symbol s = intern(std::to_string(numerals_.size()));
    if (numberOf_.size() <= s.id) numberOf_.resize(s.id + std::size_t{256});
    numberOf_[s.id] = static_cast<std::uint32_t>(numerals_.size());
    numerals_.push_back(s);
  }
  return numerals_[n];
}

const BitSet &Kept::setOf(Tree t) const {
  static const BitSet nothing;
  const Symbol s = forest_.symbol(t);
  return forest_.is(t, Op::Zones) && s.id < numberOf_.size() ? sets_[numberOf_[s.id]] : nothing;
}

const Relation &Kept::relationOf(Tree t) const {
  static const Relation nothing;
  const Symbol s = forest_.symbol(t);
  return forest_.is(t, Op::Relation) && s.id < numberOf_.size() ? relations_[numberOf_[s.id]] : nothing;
}

Tree Kept::leafOf(std::uint32_t set) { return forest_.leaf(Op::Zones, numeral(set)); }

Tree Kept::treeOf(const Value &v) {
  switch (v.type) {
    case Type::Set:
      return leafOf(numberOf(v.set));
    case Type::Relation:
      return forest_.leaf(Op::Relation, numeral(numberOf(v.relation)));
    case Type::Bool:
      return forest_.leaf(Op::Logicalval, v.truth ? "true" : "false");
    case Type::Trees:
      return forest_.node(Op::Exprs, v.trees);
    default:
      return v.tree;
  }
}

Value Kept::valueOf(Tree t, Type type) const {
  switch (type) {
    case Type::Set:
      return Value::of(setOf(t));
    case Type::Relation:
      return Value::of(relationOf(t));
    case Type::Trees: {
      const auto c = forest_.children(t);
      return Value::of(std::vector<Tree>(c.begin(), c.end()));
    }
    default:
      return Value::of(t);
  }
}

}  // namespace dotbar::dataflow
