// Shapes of what functions make of arrays. No function has a name here: rules say of what form each is.
#include "dataflow/program/shape.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "il_make.h"

namespace dotbar::dataflow {

using il::Forest;
using il::Op;
using il::Tree;

Form formOf(std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, Form>, 11> words = {{{"first", Form::First},
                                                                               {"second", Form::Second},
                                                                               {"scalar", Form::Scalar},
                                                                               {"reduction", Form::Reduction},
                                                                               {"location", Form::Location},
                                                                               {"by_dimension", Form::ByDimension},
                                                                               {"extended", Form::Extended},
                                                                               {"turned", Form::Turned},
                                                                               {"contracted", Form::Contracted},
                                                                               {"given", Form::Given},
                                                                               {"vector", Form::Vector}}};
  const auto found = std::find_if(words.begin(), words.end(), [&](const auto &w) { return w.first == word; });
  return found == words.end() ? Form::Unknown : found->second;
}

Tree argument(const Forest &f, Tree args, std::uint32_t place) {
  if (place >= f.arity(args)) return {};
  const Tree a = f.child(args, place);
  return f.is(a, Op::Keyword) ? il::KeywordOp::value_(f, a) : a;
}

bool isRange(const Forest &f, Tree subscript) { return f.is(subscript, Op::Range); }

bool selectsAll(const Forest &f, Tree subscripts) {
  const auto all = f.children(subscripts);
  return std::all_of(all.begin(), all.end(), [&](Tree s) {
    return isRange(f, s) && f.is(il::RangeOp::lower_(f, s), Op::Noexpr) && f.is(il::RangeOp::upper_(f, s), Op::Noexpr) &&
           f.is(il::RangeOp::stride_(f, s), Op::Noexpr);
  });
}

Tree Shapes::dims(Tree expr) const { return expr ? typeOf(expr).dims : Tree{}; }

Tree Shapes::unknownExtents(std::size_t rank) const {
  const Tree absent = forest.leaf(Op::Noexpr, "");
  return forest.node(Op::Dims, std::vector<Tree>(rank, forest.node(Op::Bounds, {absent, absent})));
}

// A vector of as many numbers as there are dimensions.
Tree Shapes::eachDimension(Tree dims) const {
  const Tree rank = forest.leaf(Op::Intval, std::to_string(dims ? forest.arity(dims) : 0));
  return forest.node(Op::Dims, {forest.node(Op::Bounds, {forest.leaf(Op::Noexpr, ""), rank})});
}

Tree Shapes::dimension(Tree args) const {
  for (std::uint32_t k = 1; k < forest.arity(args); ++k) {
    const Tree a = forest.child(args, k);
    if (forest.is(a, Op::Keyword)) {
      if (forest.text(il::KeywordOp::formal_(forest, a)) == dimensionKeyword) return il::KeywordOp::value_(forest, a);
      continue;
    }
    if (k != 1) continue;
    if (const semantics::Type type = typeOf(a); type.is(semantics::Category::Integer) && !type.isArray()) return a;
  }
  return {};
}

Tree Shapes::without(Tree dims, Tree dimension) const {
  std::vector<Tree> kept(forest.children(dims).begin(), forest.children(dims).end());
  if (kept.size() < 2) return {};
  const auto at = constant(dimension);
  if (!at || *at < 1 || *at > static_cast<std::int64_t>(kept.size())) return unknownExtents(kept.size() - 1);
  kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(*at - 1));
  return forest.node(Op::Dims, kept);
}

Tree Shapes::contracted(Tree a, Tree b) const {
  std::vector<Tree> kept(forest.children(a).begin(), forest.children(a).end());
  if (kept.empty()) return {};
  kept.pop_back();
  for (std::uint32_t k = 1; k < forest.arity(b); ++k) kept.push_back(forest.child(b, k));
  return kept.empty() ? Tree{} : forest.node(Op::Dims, kept);
}

std::optional<Tree> Shapes::result(Form form, Tree args, Tree elementwise) const {
  const Tree first = dims(argument(forest, args, 0)), second = dims(argument(forest, args, 1));
  switch (form) {
    case Form::Elementwise:
      return elementwise;
    case Form::First:
      return first;
    case Form::Second:
      return second;
    case Form::Scalar:
      return Tree{};
    case Form::Reduction:
    case Form::Location: {
      if (const Tree along = dimension(args)) return first ? std::optional(without(first, along)) : std::nullopt;
      if (const Tree next = argument(forest, args, 1); next && !typeOf(next).isKnown()) return std::nullopt;
      return form == Form::Reduction ? Tree{} : eachDimension(first);
    }
    case Form::ByDimension:
      return dimension(args) ? Tree{} : eachDimension(first);
    case Form::Extended:
      return unknownExtents((first ? forest.arity(first) : 0) + 1);
    case Form::Turned:
      if (!first || forest.arity(first) != 2) return std::nullopt;
      return forest.node(Op::Dims, {forest.children(first)[1], forest.children(first).front()});
    case Form::Contracted:
      if (!first || !second) return std::nullopt;
      return contracted(first, second);
    case Form::Given: {
      if (!second || forest.arity(second) != 1) return std::nullopt;
      const Tree bounds = forest.children(second).front(), lower = il::BoundsOp::lower_(forest, bounds);
      const auto last = constant(il::BoundsOp::upper_(forest, bounds));
      const auto before = forest.is(lower, Op::Noexpr) ? 1 : constant(lower);
      if (!last || !before || *last < *before) return std::nullopt;
      return unknownExtents(static_cast<std::size_t>(*last - *before + 1));
    }
    case Form::Vector:
      return unknownExtents(1);
    case Form::Unknown:
      break;
  }
  return std::nullopt;
}

}  // namespace dotbar::dataflow
