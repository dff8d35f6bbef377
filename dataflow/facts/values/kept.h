// Sets and relations that are kept: each by a number, equal ones once. As trees they are leaves (`zones`, `relation`) that carry
// the number.
#pragma once

#include <type_traits>
#include <vector>

#include "dataflow/facts/values/pool.h"
#include "dataflow/facts/values/value.h"

namespace dotbar::dataflow {

class Kept {
 public:
  explicit Kept(Forest &f) : forest_(f) {}

  // R: BitSet, Relation, or bool, which is its own number.
  template <class R>
  std::uint32_t numberOf(const R &value) {
    if constexpr (std::is_same_v<R, bool>)
      return value;
    else if constexpr (std::is_same_v<R, BitSet>)
      return sets_.numberOf(value);
    else
      return relations_.numberOf(value);
  }
  std::uint32_t numberOf(const Value &v) { return v.type == Type::Relation ? numberOf(v.relation) : numberOf(v.set); }
  template <class R>
  R as(std::uint32_t number) const {
    if constexpr (std::is_same_v<R, bool>)
      return number != 0;
    else if constexpr (std::is_same_v<R, BitSet>)
      return sets_[number];
    else
      return relations_[number];
  }
  const BitSet &set(std::uint32_t number) const { return sets_[number]; }
  bool hasSet(std::uint32_t number) const { return number < sets_.size(); }
  Value value(std::uint32_t number, Type t) const {
    return t == Type::Relation ? Value::of(relations_[number]) : Value::of(sets_[number]);
  }

  const BitSet &setOf(Tree) const;  // of a leaf; nothing for other trees
  const Relation &relationOf(Tree) const;
  Tree leafOf(std::uint32_t set);
  Tree treeOf(const Value &);
  Value valueOf(Tree, Type) const;

 private:
  Symbol numeral(std::uint32_t);

  Forest &forest_;
  Pool<BitSet> sets_;
  Pool<Relation> relations_;
  std::vector<Symbol> numerals_;
  std::vector<std::uint32_t> numberOf_;  // by symbol: the other way round
};

}  // namespace dotbar::dataflow
