// Sparse relations on zones: composition, images, closure.
#include "dataflow/solver/relation.h"

#include <algorithm>
#include <iterator>

namespace dotbar::dataflow {

namespace {

using Row = Relation::Row;

Row merged(const Row &a, const Row &b) {
  Row r;
  r.reserve(a.size() + b.size());
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(r));
  return r;
}

auto position(const Relation::Columns &columns, std::uint32_t c) {
  return std::lower_bound(columns.begin(), columns.end(), c, [](const auto &p, std::uint32_t k) { return p.first < k; });
}

// Every zone that a or b lists, in order.
Row listedIn(const Relation &a, const Relation &b) {
  Row x, y;
  for (const auto &[c, rows] : a.columns()) x.push_back(c);
  for (const auto &[c, rows] : b.columns()) y.push_back(c);
  return merged(x, y);
}

}  // namespace

Relation Relation::identityOn(const BitSet &zones) {
  Relation r;
  zones.each([&](std::uint32_t z) { r.columns_.push_back({z, {z}}); });
  return r;
}

Relation Relation::flow(const BitSet &from, const BitSet &to, const BitSet &killed) {
  Relation r = identity();
  const Row sources = from.members();
  BitSet columns = to;
  columns.unite(killed);
  columns.each([&](std::uint32_t c) {
    Row rows = to.contains(c) ? sources : Row{};
    if (!killed.contains(c)) rows = merged(rows, {c});
    r.columns_.push_back({c, std::move(rows)});
  });
  return r;
}

const Relation::Row *Relation::listed(std::uint32_t column) const {
  auto p = position(columns_, column);
  return p != columns_.end() && p->first == column ? &p->second : nullptr;
}

Relation::Row Relation::rowsOf(std::uint32_t column) const {
  if (const Row *rows = listed(column)) return *rows;
  return identity_ ? Row{column} : Row{};
}

bool Relation::contains(std::uint32_t from, std::uint32_t to) const {
  const Row *rows = listed(to);
  return rows ? std::binary_search(rows->begin(), rows->end(), from) : identity_ && from == to;
}

void Relation::set(std::uint32_t column, Row rows) {
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
  for (std::uint32_t c : listedIn(*this, o)) r.columns_.push_back({c, merged(rowsOf(c), o.rowsOf(c))});
  const bool changed = !(r == *this);
  *this = std::move(r);
  return changed;
}

bool Relation::intersect(const Relation &o) {
  Relation r;
  r.identity_ = identity_ && o.identity_;
  for (std::uint32_t c : listedIn(*this, o)) {
    const Row a = rowsOf(c), b = o.rowsOf(c);
    Row both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    r.columns_.push_back({c, std::move(both)});
  }
  const bool changed = !(r == *this);
  *this = std::move(r);
  return changed;
}

bool Relation::operator==(const Relation &o) const {
  if (identity_ != o.identity_) return false;
  auto a = columns_.begin(), b = o.columns_.begin();
  // a listed column may say what an unlisted one means
  auto plain = [&](const auto &column) {
    return identity_ ? column.second.size() == 1 && column.second[0] == column.first : column.second.empty();
  };
  while (a != columns_.end() || b != o.columns_.end()) {
    if (b == o.columns_.end() || (a != columns_.end() && a->first < b->first)) {
      if (!plain(*a++)) return false;
    } else if (a == columns_.end() || b->first < a->first) {
      if (!plain(*b++)) return false;
    } else if ((a++)->second != (b++)->second) {
      return false;
    }
  }
  return true;
}

Relation Relation::then(const Relation &next) const {
  Relation r;
  r.identity_ = identity_ && next.identity_;
  for (std::uint32_t c : next.identity_ ? listedIn(*this, next) : listedIn(Relation(), next)) {
    const Row *through = next.listed(c);
    if (!through) {
      r.columns_.push_back({c, rowsOf(c)});
      continue;
    }
    Row rows;
    if (through->size() == 1) {
      rows = rowsOf((*through)[0]);
    } else {
      BitSet sum;
      for (std::uint32_t v : *through) {
        if (const Row *from = listed(v))
          for (std::uint32_t s : *from) sum.insert(s);
        else if (identity_)
          sum.insert(v);
      }
      rows = sum.members();
    }
    r.columns_.push_back({c, std::move(rows)});
  }
  return r;
}

BitSet Relation::image(const BitSet &before) const {
  BitSet r;
  if (identity_) r = before;
  for (const auto &[c, rows] : columns_) {
    const bool reached = std::any_of(rows.begin(), rows.end(), [&](std::uint32_t v) { return before.contains(v); });
    if (reached)
      r.insert(c);
    else
      r.erase(c);
  }
  return r;
}

BitSet Relation::preimage(const BitSet &after) const {
  BitSet r;
  if (identity_) r = after;
  if (identity_)
    for (const auto &[c, rows] : columns_) r.erase(c);
  for (const auto &[c, rows] : columns_)
    if (after.contains(c))
      for (std::uint32_t v : rows) r.insert(v);
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
    if (identity_ ? rows.size() == 1 && rows[0] == c : rows.empty()) continue;
    h = (h ^ c) * 1099511628211ull;
    for (std::uint32_t v : rows) h = (h ^ (v + 0x9E3779B9u)) * 1099511628211ull;
  }
  return h;
}

}  // namespace dotbar::dataflow
