// What judgements gave in earlier runs of a host that answers some questions by choice (rewriter.h, Choices): by what they were
// asked of, and by the answers that they heard. Looking something up asks the questions again, in their order, as the judgement
// would.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/rewrite/rewriter.h"
#include "engine/rewrite/table.h"

namespace dotbar::rewrite {

struct Kept {
  static constexpr std::size_t most = 3;  // inputs, outputs
  std::array<il::Tree, most> outputs;
  std::size_t fresh = 0;  // names in use afterwards
};

class KeptResults {
 public:
  using Key = std::array<std::uint32_t, 2 + Kept::most>;  // judgement, fresh names in use, inputs

  // Null: not under the answers that the host gives now. Until the next insertion.
  const Kept *find(const Key &, Choices &);
  // What find did not find, with what was asked meanwhile.
  void insert(const Key &, std::span<const Choices::Asked>, const Kept &);
  // The tree of the same operator, children and origin that was built before: what is kept for it is found for this one, too.
  il::Tree known(const il::Forest &, il::Tree built);
  void clear();

 private:
  struct Path {  // of questions and answers, to what was given
    Kept kept;
    std::uint32_t first = 0, count = 0, next = none;  // of asked_; the next path with the same key
  };
  static constexpr std::uint32_t none = ~0u;
  std::span<const Choices::Asked> asked(const Path &p) const { return std::span(asked_).subspan(p.first, p.count); }
  std::uint32_t turned(std::uint32_t path, std::size_t at) const;

  Table<std::tuple_size_v<Key>, std::uint32_t> first_;  // a path by key
  std::vector<Path> paths_;
  std::vector<Choices::Asked> asked_;
  Table<2, il::Tree> built_;  // by a hash of operator, text, origin and children
};

}  // namespace dotbar::rewrite
