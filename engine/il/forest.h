// IL trees (TAP-M-ir): immutable, in an index arena, each with a stable identity and the place in the source it came from.
// Trees of the source are never shared or merged: facts hang on occurrences. What rules build may share subtrees.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/support/source.h"
#include "engine/support/symbol.h"
#include "il_ops.h"  // generated from il.ops: Op, Sort, the signature

namespace dotbar::il {

struct Tree {
  std::uint32_t id = 0;  // 0: no tree
  auto operator<=>(const Tree &) const = default;
  explicit operator bool() const { return id != 0; }
};

// Who built a node: the rule (an index into the rule set that ran; 0 for none) and the source node it speaks of.
struct Origin {
  std::uint32_t rule = 0;
  Tree source;
};

// Comments that hang on a statement or declaration: whole lines before it, without the comment character, and one behind it.
struct Comments {
  std::vector<std::string> before;
  std::string trailing;
};

class Forest {
 public:
  Tree leaf(Op op, Symbol text, Span where = {});
  Tree leaf(Op op, std::string_view text, Span where = {}) { return leaf(op, intern(text), where); }
  // Children must have the sorts of the signature (asserted in debug builds; `validate` reports).
  Tree node(Op op, std::span<const Tree> children, Span where = {});
  Tree node(Op op, std::initializer_list<Tree> children, Span where = {}) {
    return node(op, std::span(children.begin(), children.size()), where);
  }

  Op op(Tree t) const { return static_cast<Op>(nodes_[t.id].op); }
  bool is(Tree t, Op o) const { return t && op(t) == o; }
  std::uint32_t arity(Tree t) const { return isLeaf(op(t)) ? 0 : nodes_[t.id].count; }
  Tree child(Tree t, std::uint32_t i) const { return children_[nodes_[t.id].first + i]; }
  std::span<const Tree> children(Tree t) const { return {children_.data() + (isLeaf(op(t)) ? 0 : nodes_[t.id].first), arity(t)}; }
  Symbol symbol(Tree t) const { return isLeaf(op(t)) ? Symbol{nodes_[t.id].first} : Symbol{}; }
  std::string_view text(Tree t) const { return dotbar::text(symbol(t)); }
  Span span(Tree t) const { return {nodes_[t.id].begin, nodes_[t.id].end}; }

  Origin origin(Tree t) const { return t.id < origins_.size() ? origins_[t.id] : Origin{}; }
  void setOrigin(Tree t, Origin o);

  const Comments *comments(Tree t) const;
  void setComments(Tree t, Comments c) { comments_[t.id] = std::move(c); }

  bool equal(Tree a, Tree b) const;  // same operators, texts and children; places do not count
  std::size_t hash(Tree t) const;    // agrees with equal
  std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }

  // Trees built after a mark can be dropped together: a unit is written and released.
  struct Mark {
    std::uint32_t nodes, children;
  };
  Mark mark() const { return {size(), static_cast<std::uint32_t>(children_.size())}; }
  void release(Mark m);

 private:
  struct Node {
    std::uint16_t op = 0;
    std::uint32_t count = 0;
    std::uint32_t first = 0;  // of the children, or the symbol of a leaf
    std::uint32_t begin = 0, end = 0;
  };
  std::vector<Node> nodes_{1};
  std::vector<Tree> children_;
  std::vector<Origin> origins_;
  std::map<std::uint32_t, Comments> comments_;
};

// The first node below t (itself included) that breaks the signature; no tree when all is well. `why` says what is wrong.
Tree validate(const Forest &forest, Tree t, std::string &why);

// The tree as text: op(child, child), lists as [a, b], leaves as op"text". One line; `indented` for people.
std::string dump(const Forest &forest, Tree t);
std::string dumpIndented(const Forest &forest, Tree t);
// Reads what dump writes; no tree and a message when it cannot.
Tree read(Forest &forest, std::string_view text, std::string &why);

}  // namespace dotbar::il

template <>
struct std::hash<dotbar::il::Tree> {
  std::size_t operator()(dotbar::il::Tree t) const noexcept { return t.id * 0x9E3779B97F4A7C15ull; }
};
