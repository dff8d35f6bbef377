// Sparse relations on zones: composition, images, closure.
#include "dataflow/solver/relation.h"

#include <algorithm>

namespace dotbar::dataflow {

namespace {

auto position(const Relation::Columns &columns, std::uint32_t c) {
  return std::lower_bound(columns.begin(), columns.end(), c, [](const auto &p, std::uint32_t k) { return p.first < k; });
}

}  // namespace

// Every zone that a or b lists, in order: each(zone, what a lists for it or null, what b lists).
template <class Each>
void Relation::both(const Relation &a, const Relation &b, Each &&each) {
  auto x = a.columns_.begin(), y = b.columns_.begin();
  while (x != a.columns_.end() || y != b.columns_.end()) {
    if (y == b.columns_.end() || (x != a.columns_.end() && x->first < y->first)) {
      each(x->first, &x->second, static_cast<const BitSet *>(nullptr));
      ++x;
    } else if (x == a.columns_.end() || y->first < x->first) {
      each(y->first, static_cast<const BitSet *>(nullptr), &y->second);
      ++y;
    } else {
      each(x->first, &x->second, &y->second);
      ++x, ++y;
    }
  }
}

Relation Relation::identityOn(const BitSet &zones) {
  Relation r;
  zones.each([&](std::uint32_t z) { r.columns_.push_back({z, {z}}); });
  return r;
}

Relation Relation::flow(const BitSet &from, const BitSet &to, const BitSet &killed) {
  Relation r = identity();
  BitSet columns = to;
  columns.unite(killed);
  r.columns_.reserve(columns.size());
  columns.each([&](std::uint32_t c) {
    BitSet rows = to.contains(c) ? from : BitSet{};
    if (!killed.contains(c)) rows.insert(c);
    r.columns_.push_back({c, std::move(rows)});
  });
  return r;
}

const BitSet *Relation::listed(std::uint32_t column) const {
  auto p = position(columns_, column);
  return p != columns_.end() && p->first == column ? &p->second : nullptr;
}

BitSet Relation::rowsOf(std::uint32_t column) const {
  if (const BitSet *rows = listed(column)) return *rows;
  return identity_ ? BitSet{column} : BitSet{};
}

bool Relation::contains(std::uint32_t from, std::uint32_t to) const {
  const BitSet *rows = listed(to);
  return rows ? rows->contains(from) : identity_ && from == to;
}

void Relation::set(std::uint32_t column, BitSet rows) {
  auto p = position(columns_, column);
  if (p != columns_.end() && p->first == column)
    columns_[static_cast<std::size_t>(p - columns_.begin())].second = std::move(rows);
  else
    columns_.insert(p, {column, std::move(rows)});
}

bool Relation::unite(const Relation &o) {
  if (o.columns_.empty() && !o.identity_) return false;
  Relation r;
  r.identity_ = identity_ || o.identity_;
  r.columns_.reserve(columns_.size() + o.columns_.size());
  bool changed = r.identity_ != identity_;
  both(*this, o, [&](std::uint32_t c, const BitSet *a, const BitSet *b) {
    BitSet rows = a ? *a : identity_ ? BitSet{c} : BitSet{};
    changed |= rows.unite(b ? *b : o.identity_ ? BitSet{c} : BitSet{});
    r.columns_.push_back({c, std::move(rows)});
  });
  if (changed) changed = !(r == *this);
  *this = std::move(r);
  return changed;
}

bool Relation::intersect(const Relation &o) {
  Relation r;
  r.identity_ = identity_ && o.identity_;
  both(*this, o, [&](std::uint32_t c, const BitSet *a, const BitSet *b) {
    BitSet rows = a ? *a : identity_ ? BitSet{c} : BitSet{};
    rows.intersect(b ? *b : o.identity_ ? BitSet{c} : BitSet{});
    r.columns_.push_back({c, std::move(rows)});
  });
  const bool changed = !(r == *this);
  *this = std::move(r);
  return changed;
}

bool Relation::operator==(const Relation &o) const {
  if (identity_ != o.identity_) return false;
  bool same = true;
  // a listed column may say what an unlisted one means
  const auto plain = [&](std::uint32_t c, const BitSet &rows) { return identity_ ? rows == BitSet{c} : rows.empty(); };
  both(*this, o, [&](std::uint32_t c, const BitSet *a, const BitSet *b) {
    if (same) same = a && b ? *a == *b : plain(c, a ? *a : *b);
  });
  return same;
}

Relation Relation::then(const Relation &next) const {
  Relation r;
  r.identity_ = identity_ && next.identity_;
  r.columns_.reserve(columns_.size() + next.columns_.size());
  both(*this, next, [&](std::uint32_t c, const BitSet *own, const BitSet *through) {
    if (!through && !next.identity_) return;
    if (!through) {
      r.columns_.push_back({c, *own});
      return;
    }
    BitSet rows;
    through->each([&](std::uint32_t v) {
      if (const BitSet *from = listed(v))
        rows.unite(*from);
      else if (identity_)
        rows.insert(v);
    });
    r.columns_.push_back({c, std::move(rows)});
  });
  return r;
}

BitSet Relation::image(const BitSet &before) const {
  BitSet r;
  if (identity_) r = before;
  for (const auto &[c, rows] : columns_) {
    if (rows.meets(before))
      r.insert(c);
    else
      r.erase(c);
  }
  return r;
}

BitSet Relation::preimage(const BitSet &after) const {
  BitSet r;
  if (identity_) {
    r = after;
    for (const auto &[c, rows] : columns_) r.erase(c);
  }
  for (const auto &[c, rows] : columns_)
    if (after.contains(c)) r.unite(rows);
  return r;
}

Relation Relation::closure() const {
  Relation r = *this;
  while (r.unite(r.then(*this))) {
  }
  return r;
}

std::size_t Relation::hash() const {
  std::size_t h = identity_ ? 7 : 3;
  for (const auto &[c, rows] : columns_) {
    if (identity_ ? rows == BitSet{c} : rows.empty()) continue;
    h = (h ^ c) * 1099511628211ull;
    h = (h ^ rows.hash()) * 1099511628211ull;
  }
  return h;
}

}  // namespace dotbar::dataflow
