// Sparse relations on zones: composition, images, closure.
#include "dataflow/solver/relation.h"

#include <algorithm>

namespace dotbar::dataflow {

// --- columns ---
void Columns::drop(Node *n) {
  if (--n->refs) return;
  for (Node *c : n->below)
    if (c) drop(c);
  delete n;
}

void Columns::own(Node *&n) {
  if (n->refs > 1) {
    Node *copy = new Node(*n);
    copy->refs = 1;
    for (Node *c : copy->below)
      if (c) ++c->refs;
    --n->refs;
    n = copy;
  }
  n->hash = 0;
}

std::size_t Columns::size() const {
  std::size_t n = 0;
  each([&](std::uint32_t, const BitSet &) { ++n; });
  return n;
}

const BitSet *Columns::find(std::uint32_t column) const {
  const Node *n = root_;
  if (!n || column >= extent(n->level)) return nullptr;
  while (n->level)
    if (n = n->below[column >> bits * n->level & (fan - 1)]; !n) return nullptr;
  const unsigned k = column & (fan - 1);
  return n->listed >> k & 1 ? &n->rows[k] : nullptr;
}

void Columns::set(Node *&n, std::uint32_t column, BitSet &rows) {
  own(n);
  const unsigned k = column >> bits * n->level & (fan - 1);
  if (n->level == 0) {
    n->listed |= 1u << k;
    n->rows[k] = std::move(rows);
    return;
  }
  if (!n->below[k]) n->below[k] = new Node(n->level - 1);
  set(n->below[k], column, rows);
}

void Columns::set(std::uint32_t column, BitSet rows) {
  std::uint32_t level = 0;
  while (column >= extent(level)) ++level;
  if (!root_) root_ = new Node(level);
  while (root_->level < level) {
    Node *above = new Node(root_->level + 1);
    above->below[0] = root_;
    root_ = above;
  }
  set(root_, column, rows);
}

void Columns::erase(Node *&n, std::uint32_t column) {
  own(n);
  const unsigned k = column >> bits * n->level & (fan - 1);
  if (n->level == 0)
    n->listed &= ~(1u << k), n->rows[k].clear();
  else
    erase(n->below[k], column);
  const bool empty = n->level == 0 ? n->listed == 0 : std::all_of(n->below.begin(), n->below.end(), [](Node *c) { return !c; });
  if (empty) drop(std::exchange(n, nullptr));
}

void Columns::erase(std::uint32_t column) {
  if (!find(column)) return;
  erase(root_, column);
  while (root_ && root_->level && std::all_of(root_->below.begin() + 1, root_->below.end(), [](Node *c) { return !c; })) {
    Node *first = root_->below[0];
    ++first->refs;
    drop(std::exchange(root_, first));
  }
}

BitSet Columns::members() const {
  BitSet r;
  each([&](std::uint32_t c, const BitSet &) { r.insert(c); });
  return r;
}

// Equal ones have trees of one shape.
bool Columns::isSame(const Node *a, const Node *b) {
  if (a == b) return true;
  if (!a || !b || a->level != b->level || (a->hash && b->hash && a->hash != b->hash)) return false;
  if (a->level == 0) return a->listed == b->listed && a->rows == b->rows;
  for (unsigned k = 0; k < fan; ++k)
    if (!isSame(a->below[k], b->below[k])) return false;
  return true;
}

std::size_t Columns::hashOf(const Node *n) {
  if (n->hash) return n->hash;
  std::size_t h = n->level + n->listed;
  for (unsigned k = 0; k < fan; ++k) {
    h = (h ^ (n->level == 0 ? n->rows[k].hash() : n->below[k] ? hashOf(n->below[k]) : 0)) * 1099511628211ull;
    h ^= h >> 29;
  }
  return n->hash = h ? h : 1;
}

// --- relations ---
namespace {

bool isOnly(const BitSet &rows, std::uint32_t c) { return rows.contains(c) && rows.size() == 1; }

}  // namespace

void Relation::set(std::uint32_t column, BitSet rows) {
  if (identity_ ? isOnly(rows, column) : rows.empty())
    columns_.erase(column);
  else
    columns_.set(column, std::move(rows));
}

Relation Relation::identityOn(const BitSet &zones) {
  Relation r;
  zones.each([&](std::uint32_t z) { r.set(z, {z}); });
  return r;
}

Relation Relation::flow(const BitSet &from, const BitSet &to, const BitSet &killed) {
  Relation r = identity();
  BitSet columns = to;
  columns.unite(killed);
  columns.each([&](std::uint32_t c) {
    BitSet rows = to.contains(c) ? from : BitSet{};
    if (!killed.contains(c)) rows.insert(c);
    r.set(c, std::move(rows));
  });
  return r;
}

BitSet Relation::rowsOf(std::uint32_t column) const {
  if (const BitSet *rows = columns_.find(column)) return *rows;
  return identity_ ? BitSet{column} : BitSet{};
}

bool Relation::contains(std::uint32_t from, std::uint32_t to) const {
  const BitSet *rows = columns_.find(to);
  return rows ? rows->contains(from) : identity_ && from == to;
}

// meet(rows, others) changes rows and says whether it did.
template <class Meet>
bool Relation::meet(const Relation &o, bool identity, Meet &&meet) {
  Relation r = *this;
  bool changed = identity != identity_;
  r.identity_ = identity;
  const auto one = [&](std::uint32_t c, const BitSet *a, const BitSet *b) {
    BitSet rows = a ? *a : identity_ ? BitSet{c} : BitSet{};
    const bool more = meet(rows, b ? *b : o.identity_ ? BitSet{c} : BitSet{});
    if (more || identity != identity_) r.set(c, std::move(rows));
    changed |= more;
  };
  if (identity_ == o.identity_) {
    columns_.eachDifferent(o.columns_, one);
  } else {  // also where both list the same, since what is unlisted means something else now
    columns_.each([&](std::uint32_t c, const BitSet &a) { one(c, &a, o.columns_.find(c)); });
    o.columns_.each([&](std::uint32_t c, const BitSet &b) {
      if (!columns_.find(c)) one(c, nullptr, &b);
    });
  }
  if (changed) *this = std::move(r);
  return changed;
}

bool Relation::unite(const Relation &o) {
  return meet(o, identity_ || o.identity_, [](BitSet &a, const BitSet &b) { return a.unite(b); });
}

bool Relation::intersect(const Relation &o) {
  return meet(o, identity_ && o.identity_, [](BitSet &a, const BitSet &b) { return a.intersect(b); });
}

// A column of the second that rests on none that the first lists stays as it is.
Relation Relation::then(const Relation &next) const {
  if (identity_ && columns_.empty()) return next;
  Relation r = next.identity_ ? *this : Relation();
  const BitSet listed = columns_.members();
  BitSet::Sum sum;
  next.columns_.each([&](std::uint32_t c, const BitSet &through) {
    if (identity_ && !through.meets(listed)) return r.set(c, through);
    BitSet rows;
    if (identity_) {
      rows = through;
      rows.subtract(listed);
    }
    sum.add(rows);
    columns_.eachOf(through, [&](std::uint32_t, const BitSet &own) { sum.add(own); });
    r.set(c, sum.take());
  });
  return r;
}

BitSet Relation::image(const BitSet &before) const {
  BitSet r;
  if (identity_) r = before;
  columns_.each([&](std::uint32_t c, const BitSet &rows) {
    if (rows.meets(before))
      r.insert(c);
    else
      r.erase(c);
  });
  return r;
}

BitSet Relation::preimage(const BitSet &after) const {
  BitSet r;
  if (identity_) {
    r = after;
    r.subtract(columns_.members());
  }
  columns_.eachOf(after, [&](std::uint32_t, const BitSet &rows) { r.unite(rows); });
  return r;
}

Relation Relation::closure() const {
  Relation r = *this;
  while (r.unite(r.then(*this))) {
  }
  return r;
}

}  // namespace dotbar::dataflow
