// Looking for a possible case: one that axioms, what judgements give and equalities allow. What is not known yet is chosen, one
// after the other; where a choice is not to blame that no case is possible, its other sides are not tried: else every guard and
// every list that has nothing to do with it would double the search (conflict-directed backjumping).
#include <utility>

#include "engine/rules/check/explore.h"

namespace dotbar::rules {

using Truth = Answer::Truth;
namespace {

constexpr std::size_t searchedPlainly = 50;      // steps before it is asked what is to blame
constexpr std::size_t searchedStrictly = 10000;  // steps before what is not looked into is taken to hold

}  // namespace

// Calls `witness` in it. One that needs nothing that is not looked into is better.
bool Explorer::consistent(const std::function<void()> &witness) {
  const auto search = [&](bool isDeep) {
    chosen_.clear(), searched_ = 0, abandoned_ = false;
    deep_ = isDeep;
    region_.setStrict(!isDeep);
    const bool found = consistent(derived(), witness);
    deep_ = false;
    region_.setStrict(false);
    return found;
  };
  if (search(false)) return true;
  return search(true);
}

bool Explorer::consistent(const std::vector<bool> &derived, const std::function<void()> &witness) {
  if (++steps_ > mostSteps_) exhausted = true;
  if (++searched_ > searchedStrictly && !deep_) abandoned_ = true;
  if (exhausted || abandoned_) return false;
  const Answer open = contradiction(derived);
  if (open.truth == Truth::No) {
    blame([&] { return contradiction(derived).truth == Truth::No; });
    return false;
  }
  if (open.truth != Truth::Unknown) {
    witness();
    return true;
  }
  return open.tree ? chooseTree(open, derived, witness) : chooseAnswer(open.atom, derived, witness);
}

bool Explorer::chooseTree(const Answer &open, const std::vector<bool> &derived, const std::function<void()> &witness) {
  const std::size_t depth = chosen_.size();
  std::set<std::size_t> blamed;
  for (std::size_t i = 0; i < depth; ++i) blamed.insert(i);  // where it can be no tree at all
  bool found = false, isFirst = true;
  chosen_.push_back({true, open.path, 0, region_.at(open.path)});
  split({open}, [&](const Rows *) {
    if (std::exchange(isFirst, false)) blamed.clear();
    found = consistent(derived, witness);
    return found || exhausted || abandoned_ || isInnocent(depth, blamed);
  });
  chosen_.pop_back();
  blamed.erase(depth);
  blamed_ = std::move(blamed);
  return found;
}

bool Explorer::chooseAnswer(Atom a, const std::vector<bool> &derived, const std::function<void()> &witness) {
  const std::size_t depth = chosen_.size();
  std::set<std::size_t> blamed;
  bool found = false;
  chosen_.push_back({false, 0, a, {}});
  for (const signed char v : {1, 0}) {
    region_.set(a, v);
    if (violates(a))
      blame([&] { return violates(a); });
    else if ((found = consistent(derived, witness)))
      break;
    if (exhausted || abandoned_ || isInnocent(depth, blamed)) break;
  }
  region_.set(a, -1);
  chosen_.pop_back();
  blamed.erase(depth);
  blamed_ = std::move(blamed);
  return found;
}

// One side of a choice failed. What is to blame for all sides is added up, until one fails whatever was chosen.
bool Explorer::isInnocent(std::size_t depth, std::set<std::size_t> &blamed) const {
  if (!blamed_.count(depth)) {
    blamed = blamed_;
    return true;
  }
  blamed.insert(blamed_.begin(), blamed_.end());
  return false;
}

// Which choices make the case impossible: taken back one by one, the last first, as long as it stays so. A tree stays as it is
// where one of its parts is to blame.
void Explorer::blame(const std::function<bool()> &isImpossible) {
  blamed_.clear();
  std::vector<std::pair<Path, Know>> trees;
  std::vector<std::pair<Atom, signed char>> answers;
  const auto restore = [&](std::size_t from) {
    for (; trees.size() > from; trees.pop_back()) region_.at(trees.back().first) = trees.back().second;
  };
  std::set<Path> above;  // of the trees that are to blame
  region_.setPartial(true);
  for (std::size_t i = chosen_.size(); i-- > 0;) {
    const Choice &c = chosen_[i];
    const std::size_t from = trees.size();
    const signed char value = c.tree ? 0 : region_.value(c.atom);
    bool isToBlame = searched_ <= searchedPlainly || (c.tree && above.count(c.path));
    if (!isToBlame && c.tree) {
      trees.emplace_back(c.path, region_.at(c.path));
      for (const Path child : region_.childrenOf(c.path)) {
        trees.emplace_back(child, region_.at(child));
        region_.at(child).exists = false;
      }
      region_.at(c.path) = c.before;
    } else if (!isToBlame) {
      region_.set(c.atom, -1);
    }
    if (!isToBlame && isImpossible()) {
      if (!c.tree) answers.emplace_back(c.atom, value);
      continue;
    }
    if (c.tree)
      restore(from);
    else
      region_.set(c.atom, value);
    blamed_.insert(i);
    for (Path p = c.tree ? c.path : 0; p; p = region_.parent(p)) above.insert(p);
  }
  region_.setPartial(false);
  restore(0);
  for (const auto &[a, v] : answers) region_.set(a, v);
}

}  // namespace dotbar::rules
