// Results over runs, found again by asking their questions.
#include "engine/rewrite/kept.h"

#include <algorithm>
#include <utility>

namespace dotbar::rewrite {

// A path that is like this one up to a question, and has the other answer there.
std::uint32_t KeptResults::turned(std::uint32_t path, std::size_t at) const {
  const auto like = asked(paths_[path]);
  for (std::uint32_t p = paths_[path].next; p != none; p = paths_[p].next) {
    const auto other = asked(paths_[p]);
    if (other.size() > at && std::equal(like.begin(), like.begin() + static_cast<std::ptrdiff_t>(at), other.begin()) &&
        other[at].question == like[at].question && other[at].answer != like[at].answer)
      return p;
  }
  return none;
}

const Kept *KeptResults::find(const Key &key, Choices &host) {
  const std::uint32_t *found = first_.find(key);
  std::uint32_t path = found ? *found : none;
  for (std::size_t k = 0; path != none && k < paths_[path].count; ++k) {
    const Choices::Asked &a = asked_[paths_[path].first + k];
    if (host.choose(a.question) != a.answer) path = turned(path, k);
  }
  return path == none ? nullptr : &paths_[path].kept;
}

void KeptResults::insert(const Key &key, std::span<const Choices::Asked> asked, const Kept &kept) {
  static constexpr std::size_t longest = 64;
  Path path{kept, static_cast<std::uint32_t>(asked_.size())};
  for (const Choices::Asked &a : asked) {
    const auto same = [&](const Choices::Asked &b) { return b.question == a.question; };
    if (std::any_of(asked_.begin() + path.first, asked_.end(), same)) continue;  // once is enough
    if (a.question == Choices::unlike || ++path.count > longest) return asked_.resize(path.first);
    asked_.push_back(a);
  }
  const auto number = static_cast<std::uint32_t>(paths_.size());
  if (const std::uint32_t *first = first_.find(key))
    path.next = std::exchange(paths_[*first].next, number);
  else
    first_.insert(key, number);
  paths_.push_back(path);
}

namespace {

std::uint64_t mixed(std::uint64_t h, std::uint64_t more) { return (h ^ h >> 29 ^ more) * 0x9E3779B97F4A7C15ull; }

bool alike(const il::Forest &f, il::Tree a, il::Tree b) {
  const il::Origin o = f.origin(a), p = f.origin(b);
  return f.op(a) == f.op(b) && f.symbol(a) == f.symbol(b) && o.rule == p.rule && o.source == p.source &&
         std::ranges::equal(f.children(a), f.children(b));
}

}  // namespace

il::Tree KeptResults::known(const il::Forest &f, il::Tree built) {
  const il::Origin o = f.origin(built);
  std::uint64_t h = mixed(std::uint64_t{o.rule} << 32 | o.source.id,
                          std::uint64_t{f.symbol(built).id} << 32 | static_cast<std::uint32_t>(f.op(built)));
  for (const il::Tree child : f.children(built)) h = mixed(h, child.id);
  const std::array<std::uint32_t, 2> key{static_cast<std::uint32_t>(h), static_cast<std::uint32_t>(h >> 32)};
  if (const il::Tree *before = built_.find(key)) return alike(f, built, *before) ? *before : built;
  built_.insert(key, built);
  return built;
}

void KeptResults::clear() {
  first_.clear();
  built_.clear();
  paths_.clear();
  asked_.clear();
}

}  // namespace dotbar::rewrite
