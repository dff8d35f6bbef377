// Relations between what zones hold before and what they hold after (Diff-dep and Dep, TAP 5.2): (v1.v2) says that v2 after
// depends on v1 before. Sparse: only the columns (the v2) are listed that say something else than the rest does; `identity` says
// that every other zone keeps its value, without it that it depends on nothing. Relations share the columns in which they agree.
#pragma once

#include <array>
#include <cstdint>

#include "dataflow/solver/bitset.h"

namespace dotbar::dataflow {

// Sets by number, in a tree like that of a set.
class Columns {
 public:
  Columns() = default;
  Columns(const Columns &o) noexcept : root_(o.root_) {
    if (root_) ++root_->refs;
  }
  Columns(Columns &&o) noexcept : root_(std::exchange(o.root_, nullptr)) {}
  Columns &operator=(Columns o) noexcept {
    std::swap(root_, o.root_);
    return *this;
  }
  ~Columns() {
    if (root_) drop(root_);
  }

  bool empty() const { return !root_; }
  std::size_t size() const;
  const BitSet *find(std::uint32_t column) const;
  void set(std::uint32_t column, BitSet rows);
  void erase(std::uint32_t column);
  BitSet members() const;
  bool operator==(const Columns &o) const { return isSame(root_, o.root_); }
  std::size_t hash() const { return root_ ? hashOf(root_) : 0; }

  template <class F>
  void each(F &&f) const {  // f(column, rows), in order
    if (root_) each(root_, 0, f);
  }
  template <class F>
  void eachOf(const BitSet &wanted, F &&f) const {
    if (root_) eachOf(root_, wanted, 0, f);
  }
  // Every column that one of both lists, in order, but for those that they share: f(column, rows here or null, rows there or
  // null).
  template <class F>
  void eachDifferent(const Columns &o, F &&f) const {
    eachDifferent(root_, o.root_, 0, f);
  }

 private:
  static constexpr unsigned bits = 4, fan = 1u << bits;
  struct Node {
    explicit Node(std::uint32_t l) : level(l) {}
    Node(const Node &) = default;
    std::uint32_t refs = 1, level;
    mutable std::size_t hash = 0;  // 0: not known
    std::uint32_t listed = 0;      // of level 0: a bit each
    std::array<BitSet, fan> rows = {};
    std::array<Node *, fan> below = {};
  };

  template <class F>
  static void each(const Node *n, std::uint32_t first, F &f) {
    for (unsigned k = 0; k < fan; ++k)
      if (n->level == 0) {
        if (n->listed >> k & 1) f(first + k, n->rows[k]);
      } else if (n->below[k]) {
        each(n->below[k], first + (k << bits * n->level), f);
      }
  }
  template <class F>
  static void eachOf(const Node *n, const BitSet &wanted, std::uint32_t first, F &f) {
    if (n->level == 0) {
      for (std::uint64_t w = wanted.word(first / 64) >> first % 64 & n->listed; w; w &= w - 1)
        f(first + static_cast<std::uint32_t>(std::countr_zero(w)), n->rows[static_cast<std::size_t>(std::countr_zero(w))]);
      return;
    }
    for (unsigned k = 0; k < fan; ++k)
      if (n->below[k]) eachOf(n->below[k], wanted, first + (k << bits * n->level), f);
  }
  template <class F>
  static void eachDifferent(const Node *a, const Node *b, std::uint32_t first, F &f) {
    if (a == b) return;
    const std::uint32_t level = std::max(a ? a->level : 0, b ? b->level : 0);
    const auto rows = [](const Node *n, unsigned k) { return n && (n->listed >> k & 1) ? &n->rows[k] : nullptr; };
    for (unsigned k = 0; k < fan; ++k)
      if (level > 0)
        eachDifferent(child(a, level, k), child(b, level, k), first + (k << bits * level), f);
      else if (const BitSet *here = rows(a, k), *there = rows(b, k); here || there)
        f(first + k, here, there);
  }

  static std::uint64_t extent(std::uint32_t level) { return std::uint64_t{fan} << bits * level; }
  static const Node *child(const Node *n, std::uint32_t level, unsigned k) {
    if (!n) return nullptr;
    return n->level == level ? n->below[k] : k == 0 ? n : nullptr;
  }
  static void drop(Node *);
  static void own(Node *&);
  static void set(Node *&, std::uint32_t column, BitSet &rows);
  static void erase(Node *&, std::uint32_t column);
  static bool isSame(const Node *, const Node *);
  static std::size_t hashOf(const Node *);

  Node *root_ = nullptr;
};

class Relation {
 public:
  Relation() = default;  // the empty relation
  static Relation identity() {
    Relation r;
    r.identity_ = true;
    return r;
  }
  // The identity on `zones` only.
  static Relation identityOn(const BitSet &zones);
  // (Id without the columns of `killed`) united with from x to.
  static Relation flow(const BitSet &from, const BitSet &to, const BitSet &killed);

  bool isIdentityElsewhere() const { return identity_; }
  const Columns &columns() const { return columns_; }
  bool contains(std::uint32_t from, std::uint32_t to) const;
  void set(std::uint32_t column, BitSet rows);  // replaces a column
  bool unite(const Relation &other);            // says whether it changed
  bool intersect(const Relation &other);
  bool operator==(const Relation &o) const { return identity_ == o.identity_ && columns_ == o.columns_; }

  Relation then(const Relation &next) const;   // this (x) next
  BitSet image(const BitSet &before) const;    // before (x) this
  BitSet preimage(const BitSet &after) const;  // this (x) after
  Relation closure() const;                    // this^+ = this, this (x) this, ... united
  std::size_t hash() const { return (columns_.hash() ^ (identity_ ? 7u : 3u)) * 1099511628211ull; }

 private:
  template <class Meet>
  bool meet(const Relation &, bool identity, Meet &&);
  BitSet rowsOf(std::uint32_t column) const;
  bool identity_ = false;
  Columns columns_;  // none that says what it would say unlisted
};

}  // namespace dotbar::dataflow
