// Where things are stored: a block of storage (COMMON block, EQUIVALENCE class, record, sequence) as pieces, each with its place
// in bytes. Several views of one block are compared by what they cover.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace dotbar::semantics {

enum class Content : std::uint8_t { Unknown, Integer, Logical, Character, Real, Complex };

// What a piece consists of: one number, or an array of them. Of a complex number `bytes` is the size of one part.
struct Cell {
  Content content = Content::Unknown;
  std::int64_t bytes = 0;
  bool operator==(const Cell &) const = default;
};

enum class Fit { Same, Parts, Other };  // Parts: complex numbers against real ones of their kind
Fit fit(Cell, Cell);

struct Piece {
  std::uint32_t view = 0, entity = 0;  // the latter is the caller's number
  std::int64_t offset = 0;             // in bytes
  std::int64_t size = 0;               // 0: not known, and nothing behind it has a known place
  Cell cell;
  std::string shape;               // what the size follows from, where it is not known
  std::uint32_t from = 0, to = 0;  // the fragments that it covers
  bool exact = true;               // it covers them wholly
  std::int64_t end() const { return offset + size; }
};

// What no view divides, and so either all or nothing of it belongs to a piece. Behind a piece of unknown size a block is one
// fragment.
struct Fragment {
  std::int64_t offset = 0;
  std::uint32_t firstPiece = 0;  // that begins here
  bool begins = false;           // some piece does
  std::uint32_t group = 0;       // fragments of one piece are in one group: the least of them
};

class Block {
 public:
  std::uint32_t addView() {
    begins_.push_back(static_cast<std::uint32_t>(pieces_.size()));
    return views_++;
  }
  // Behind the pieces that the last view has.
  void append(std::uint32_t entity, std::int64_t size, Cell, std::string shape);
  void divide();  // once all views are there

  std::uint32_t views() const { return views_; }
  const std::vector<Piece> &pieces() const { return pieces_; }  // view by view, in order
  std::span<const Piece> piecesOf(std::uint32_t view) const {
    const std::size_t end = view + 1 < views_ ? begins_[view + 1] : pieces_.size();
    return std::span(pieces_).subspan(begins_[view], end - begins_[view]);
  }
  // Views that are alike piece by piece have one number.
  std::uint32_t kindOf(std::uint32_t view) const { return kinds_[view]; }
  bool isUniform() const;  // all are, and it is known where everything stands
  const std::vector<Fragment> &fragments() const { return fragments_; }
  // Nothing tells whether the views agree behind the first piece of unknown size.
  bool isUndecided() const { return undecided_; }
  std::int64_t undecidedFrom() const { return blurred_; }
  bool overlap(const Piece &a, const Piece &b) const { return a.from < b.to && b.from < a.to; }

 private:
  void unite(std::uint32_t from, std::uint32_t to);
  void compare();

  std::uint32_t views_ = 0;
  std::vector<std::uint32_t> begins_, kinds_;  // by view
  std::vector<Piece> pieces_;
  std::vector<Fragment> fragments_;
  std::int64_t blurred_ = 0;
  bool undecided_ = false;
};

}  // namespace dotbar::semantics
