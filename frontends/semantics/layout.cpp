// Views of one block, cut where one of them begins or ends a piece.
#include "frontends/semantics/layout.h"

#include <algorithm>
#include <map>
#include <span>

namespace dotbar::semantics {

namespace {

constexpr std::int64_t farther = std::int64_t{1} << 60;

}  // namespace

Fit fit(Cell a, Cell b) {
  if (a == b) return a.content == Content::Unknown ? Fit::Other : Fit::Same;
  const bool numbers = (a.content == Content::Real && b.content == Content::Complex) ||
                       (a.content == Content::Complex && b.content == Content::Real);
  return numbers && a.bytes == b.bytes ? Fit::Parts : Fit::Other;
}

void Block::append(std::uint32_t entity, std::int64_t size, Cell cell, std::string shape) {
  Piece p;
  p.view = views_ - 1, p.entity = entity, p.size = std::max<std::int64_t>(size, 0), p.cell = cell, p.shape = std::move(shape);
  if (!pieces_.empty() && pieces_.back().view == p.view) {
    const Piece &before = pieces_.back();
    p.offset = before.end();
    if (before.size == 0) p.size = 0;
  }
  pieces_.push_back(std::move(p));
}

void Block::divide() {
  std::map<std::int64_t, std::uint32_t> cuts;  // the piece that begins there; none: one only ends
  constexpr std::uint32_t none = ~0u;
  std::int64_t end = 0;
  blurred_ = farther;
  for (std::uint32_t i = 0; i < pieces_.size(); ++i) {
    const Piece &p = pieces_[i];
    const auto [at, isNew] = cuts.emplace(p.offset, i);
    if (!isNew && at->second == none) at->second = i;
    if (p.size == 0) blurred_ = std::min(blurred_, p.offset);
    cuts.emplace(p.end(), none);
    end = std::max(end, p.end());
  }
  cuts.erase(cuts.upper_bound(blurred_), cuts.end());
  for (const auto &[offset, piece] : cuts)
    if (blurred_ != farther || offset < end)
      fragments_.push_back({offset, piece == none ? 0 : piece, piece != none, static_cast<std::uint32_t>(fragments_.size())});
  auto fragmentAt = [&](std::int64_t offset) {  // the first that begins there or later
    const auto f = std::lower_bound(fragments_.begin(), fragments_.end(), offset,
                                    [](const Fragment &x, std::int64_t at) { return x.offset < at; });
    return static_cast<std::uint32_t>(f - fragments_.begin());
  };
  for (Piece &p : pieces_) {
    const auto last = static_cast<std::uint32_t>(fragments_.size());
    p.from = p.offset >= blurred_ ? last - 1 : fragmentAt(p.offset);
    p.to = p.size == 0 || p.end() > blurred_ ? last : fragmentAt(p.end());
    p.exact = p.size > 0 && p.end() <= blurred_;
    for (std::uint32_t f = p.from + 1; f < p.to; ++f) unite(p.from, f);
  }
  for (std::uint32_t f = 0; f < fragments_.size(); ++f) fragments_[f].group = fragments_[fragments_[f].group].group;
  // behind the first piece of unknown size views agree that have the same pieces
  std::vector<std::span<const Piece>> tails;
  for (std::size_t i = 0; i < pieces_.size();) {
    std::size_t j = i;
    while (j < pieces_.size() && pieces_[j].view == pieces_[i].view) ++j;
    std::size_t k = i;
    while (k < j && pieces_[k].offset < blurred_ && pieces_[k].size > 0) ++k;
    undecided_ |= k > i && pieces_[k - 1].end() > blurred_;
    if (k < j) tails.emplace_back(&pieces_[k], j - k);
    i = j;
  }
  std::size_t longest = 0;
  for (const auto &tail : tails) longest = std::max(longest, tail.size());
  for (const auto &tail : tails)
    for (std::size_t k = 0; k < std::min(tail.size(), tails[0].size()); ++k)
      undecided_ |= tail[k].cell != tails[0][k].cell || tail[k].shape != tails[0][k].shape;
  if (longest == 1 && !undecided_)  // it alone is all that is behind
    for (Piece &p : pieces_) p.exact |= p.size == 0;
  compare();
}

void Block::compare() {
  const auto alike = [](const Piece &a, const Piece &b) {
    return a.cell == b.cell && a.offset == b.offset && a.size == b.size && a.shape == b.shape;
  };
  std::vector<std::uint32_t> first;  // by kind
  for (std::uint32_t v = 0; v < views_; ++v) {
    std::uint32_t k = 0;
    while (k < first.size() && !std::ranges::equal(piecesOf(v), piecesOf(first[k]), alike)) ++k;
    if (k == first.size()) first.push_back(v);
    kinds_.push_back(k);
  }
}

bool Block::isUniform() const {
  return !undecided_ && std::all_of(kinds_.begin(), kinds_.end(), [](std::uint32_t k) { return k == 0; });
}

// Groups are named by their least fragment, and those that a piece unites lie side by side.
void Block::unite(std::uint32_t a, std::uint32_t b) {
  auto leader = [&](std::uint32_t f) {
    while (fragments_[f].group != f) f = fragments_[f].group = fragments_[fragments_[f].group].group;
    return f;
  };
  const std::uint32_t x = leader(a), y = leader(b);
  fragments_[std::max(x, y)].group = std::min(x, y);
}

}  // namespace dotbar::semantics
