// Answers to questions that ask for each other: a table of those in progress. Who asks for one of them again gets what is known
// of it so far; the outermost question of such a circle is asked until no answer of the circle moves, and then all are complete.
// From nothing that gives the least answers, from everything the greatest.
#pragma once

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "dataflow/solver/relation.h"
#include "engine/il/forest.h"

namespace dotbar::dataflow {

// A definition asked of occurrences, or what holds inside a block of a region. Asked while a value is carried through the head of
// a control it is another question than without: X-(I) is there what enters the head, before every trip.
struct Question {
  std::uint32_t what = 0;
  boost::container::small_vector<il::Tree, 2> of;
  std::uint32_t analysis = ~0u;
  il::Tree head;
  bool operator==(const Question &) const = default;
  std::size_t hash() const {
    std::uint64_t h = what * 0x9E3779B97F4A7C15ull ^ head.id;
    for (const il::Tree t : of) h = (h ^ t.id) * 0x9E3779B97F4A7C15ull;
    return static_cast<std::size_t>(h ^ h >> 32);
  }
};

// What an answer rests on that may still change.
struct Rests {
  static constexpr std::uint32_t noCircle = ~0u;
  enum class Where : std::uint8_t { Here, Unit, Program };
  std::uint32_t circle = noCircle;  // the outermost question in progress that was asked again
  bool unsettled = false;           // an analysis that is being solved
  bool carried = false;             // what enters the head of a control: then it is the answer there, and not elsewhere
  Where elsewhere = Where::Here;    // the farthest place where an analysis that is being solved was asked

  bool isComplete() const { return circle == noCircle && !unsettled; }
  void add(const Rests &o) {
    circle = std::min(circle, o.circle);
    unsettled |= o.unsettled, carried |= o.carried;
    elsewhere = std::max(elsewhere, o.elsewhere);
  }
};

class Tabling {
 public:
  // What is asked while this lives, and what the answers rest on; that goes on to what is around it.
  class Watch {
   public:
    explicit Watch(Tabling &t) : table_(t), outer_(std::exchange(t.rests_, Rests())) {}
    ~Watch() {
      outer_.add(table_.rests_);
      table_.rests_ = outer_;
    }
    Watch(const Watch &) = delete;
    Watch &operator=(const Watch &) = delete;
    const Rests &rests() const { return table_.rests_; }

   private:
    Tabling &table_;
    Rests outer_;
  };
  // While this lives nothing is in progress, and what is asked concerns nobody around it.
  class Apart {
   public:
    explicit Apart(Tabling &t)
        : table_(t), rests_(std::exchange(t.rests_, Rests())), floor_(std::exchange(t.floor_, t.size())), moved_(t.moved_) {}
    ~Apart() { table_.rests_ = rests_, table_.floor_ = floor_, table_.moved_ = moved_; }
    Apart(const Apart &) = delete;
    Apart &operator=(const Apart &) = delete;

   private:
    Tabling &table_;
    Rests rests_;
    std::uint32_t floor_;
    bool moved_;
  };

  Tabling() : last_(1024, none_) {}
  Rests &rests() { return rests_; }

  // `extreme` is the answer that all begin from: the greatest or the least.
  template <class R, class Extreme, class Compute>
  R ask(const Question &q, bool greatest, Extreme &&extreme, Compute &&compute) {
    std::uint32_t at = find(q);
    if (at == none_) {
      at = push(q, extreme());
    } else if (entries_[at].inProgress || entries_[at].round == round_) {
      const Entry &e = entries_[at];
      rests_.add(e.rests);
      rests_.circle = std::min(rests_.circle, e.inProgress ? at : e.head);
      return std::get<R>(e.answer);
    }
    const bool outerMoved = std::exchange(moved_, false);
    entries_[at].inProgress = true;
    for (;;) {
      Rests found;
      R answer = watched(found, compute);
      Entry &e = entries_[at];
      R &known = std::get<R>(e.answer);
      if (!(known == answer) && move(known, answer, greatest)) moved_ = true;
      const std::uint32_t circle = std::min(found.circle, e.head);
      if (circle == at && std::exchange(moved_, false)) {
        ++round_;
        continue;
      }
      answer = known;
      if (circle < at) {
        leave(at, circle, found);
        moved_ |= outerMoved;
      } else {
        truncate(at);
        moved_ = outerMoved;
      }
      found.circle = circle < at ? circle : Rests::noCircle;
      rests_.add(found);
      return answer;
    }
  }

 private:
  static constexpr std::uint32_t none_ = ~0u;
  using Answer = std::variant<bool, BitSet, Relation, std::vector<BitSet>, std::vector<Relation>>;
  struct Entry {
    Question question;
    Answer answer;
    Rests rests;  // of the last answer
    bool inProgress = true;
    std::uint32_t head = Rests::noCircle;  // of a circle whose outermost question is in progress: that one
    std::uint32_t round = 0;               // when it was answered
    std::uint32_t previous = none_;        // of the same bucket
  };

  std::uint32_t size() const { return static_cast<std::uint32_t>(entries_.size()); }
  std::uint32_t &lastOf(const Question &q) { return last_[q.hash() % last_.size()]; }

  std::uint32_t find(const Question &q) {
    for (std::uint32_t k = lastOf(q); k != none_ && k >= floor_; k = entries_[k].previous)
      if (entries_[k].question == q) return k;
    return none_;
  }

  std::uint32_t push(const Question &q, Answer first) {
    if (size() >= last_.size()) grow();
    Entry e;
    e.question = q, e.answer = std::move(first);
    e.previous = std::exchange(lastOf(q), size());
    entries_.push_back(std::move(e));
    return size() - 1;
  }

  // (An expression may be as deep as a program is long.)
  void grow() {
    last_.assign(2 * last_.size(), none_);
    for (std::uint32_t k = 0; k < size(); ++k) entries_[k].previous = std::exchange(lastOf(entries_[k].question), k);
  }

  template <class Compute>
  auto watched(Rests &found, Compute &compute) {
    const Rests outer = std::exchange(rests_, Rests());
    auto answer = compute();
    found = std::exchange(rests_, outer);
    return answer;
  }

  // Only ever further from the extreme, so that it ends.
  template <class R>
  static bool move(R &known, const R &answer, bool greatest) {
    if constexpr (std::is_same_v<R, bool>) {
      return std::exchange(known, greatest ? known && answer : known || answer) != known;
    } else if constexpr (requires { known.unite(answer); }) {
      return greatest ? known.intersect(answer) : known.unite(answer);
    } else {
      bool moved = false;
      for (std::size_t i = 0; i < known.size(); ++i) moved |= move(known[i], answer[i], greatest);
      return moved;
    }
  }

  // It is answered for this round of a circle around it; so is what it asked and what waits for it.
  void leave(std::uint32_t at, std::uint32_t circle, const Rests &found) {
    Entry &e = entries_[at];
    e.inProgress = false, e.head = circle, e.round = round_, e.rests = found;
    e.rests.circle = Rests::noCircle;
    for (std::uint32_t k = at + 1; k < size(); ++k)
      if (!entries_[k].inProgress) entries_[k].head = std::min(entries_[k].head, circle);
  }

  void truncate(std::uint32_t to) {
    while (size() > to) {
      lastOf(entries_.back().question) = entries_.back().previous;
      entries_.pop_back();
    }
  }

  std::vector<Entry> entries_;       // an answer stays until that of the outermost question of its circle is complete
  std::vector<std::uint32_t> last_;  // of each bucket
  std::uint32_t floor_ = 0, round_ = 0;
  bool moved_ = false;  // some answer, in this round
  Rests rests_;
};

}  // namespace dotbar::dataflow
