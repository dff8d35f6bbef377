// What metavariables hold while rules run: a tree, or a list that is not a node (yet). The rest of a matched list is a view
// of it, spliced lists are ropes; both become one flat node at most once, when they are put under a node, given to the host
// or returned. So walking a list and putting its results together costs time in its length, not in its square.
#pragma once

#include <span>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::rewrite {

using il::Forest;
using il::Op;
using il::Origin;
using il::Tree;

struct Value {
  static constexpr std::uint32_t listBit = 0x80000000u;
  std::uint32_t bits = 0;  // a tree's id, or listBit and an index of Lists
  Value() = default;
  Value(Tree t) : bits(t.id) {}
  static Value list(std::size_t index) { return fromBits(listBit | static_cast<std::uint32_t>(index)); }
  static Value fromBits(std::uint32_t b) {
    Value v;
    v.bits = b;
    return v;
  }
  bool isNode() const { return !(bits & listBit); }
  std::size_t index() const { return bits & ~listBit; }
  Tree tree() const { return Tree{bits}; }
  explicit operator bool() const { return bits != 0; }
};

class Lists {
 public:
  explicit Lists(Forest &forest) : forest_(forest) {}

  Op op(Value v) const { return v.isNode() ? forest_.op(v.tree()) : records_[v.index()].op; }
  std::uint32_t length(Value v) const {
    if (v.isNode()) return forest_.arity(v.tree());
    const Record &r = records_[v.index()];
    return r.view ? forest_.arity(Tree{r.first}) - r.count : ropes_[r.first].length;
  }
  Tree at(Value v, std::uint32_t i) {  // element i of a list
    if (v.isNode()) return forest_.child(v.tree(), i);
    const Record &r = records_[v.index()];
    return r.view ? forest_.child(Tree{r.first}, r.count + i) : forest_.child(flatten(v, {}), i);
  }
  // The list without its first k elements, k <= length; the list itself for 0.
  Value drop(Value v, std::uint32_t k) {
    if (k == 0) return v;
    if (!v.isNode() && !records_[v.index()].view) v = flatten(v, {});
    Record r = v.isNode() ? Record{forest_.op(v.tree()), true, v.bits, 0, {}} : records_[v.index()];
    r.count += k;
    r.flat = {};
    records_.push(r);
    return Value::list(records_.size() - 1);
  }
  // `push([])`: an operator that is nothing without an element of its list.
  bool isNothing(Tree t) const { return il::mayBeNothing(forest_.op(t)) && forest_.arity(forest_.children(t).front()) == 0; }
  // The list of these parts: elements, or lists whose elements are spliced. Its node, once it has one, is of the origin.
  Value rope(Op op, std::span<const Value> parts, Origin origin);
  // The node of a list; that of a view is of the given origin.
  Tree flat(Value v, Origin origin) { return v.isNode() ? v.tree() : flatten(v, origin); }
  // The tree that a value speaks of: itself, the first element that a view still shows; none for a rope.
  Tree anchor(Value v) const {
    if (v.isNode()) return v.tree();
    const Record &r = records_[v.index()];
    if (!r.view) return {};
    return r.count < forest_.arity(Tree{r.first}) ? forest_.child(Tree{r.first}, r.count) : Tree{r.first};
  }

  struct Mark {
    std::size_t records, ropes, parts;
  };
  Mark mark() const { return {records_.size(), ropes_.size(), parts_.size()}; }
  void release(Mark m) { records_.resize(m.records), ropes_.resize(m.ropes), parts_.resize(m.parts); }

 private:
  struct Record {
    Op op{};
    bool view = false;
    std::uint32_t first = 0;  // view: the list node; rope: which of ropes_
    std::uint32_t count = 0;  // view: elements skipped; rope: number of parts
    Tree flat;                // once it was needed
  };
  struct Rope {
    std::uint32_t first = 0;   // part, of parts_
    std::uint32_t length = 0;  // elements
    Origin origin;             // of the rule that put it together
  };
  Tree flatten(Value v, Origin origin);
  void append(Value v);  // its elements, to elements_

  Forest &forest_;
  il::Buffer<Record> records_;
  il::Buffer<Rope> ropes_;
  il::Buffer<Value> parts_;
  std::vector<Tree> elements_;  // of the list that is made a node
  std::vector<Value> open_;     // of its parts, those still to come
};

}  // namespace dotbar::rewrite
