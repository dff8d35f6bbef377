// The trees behind the first word of a set.
#include "dataflow/solver/bitset.h"

namespace dotbar::dataflow {

void BitSet::drop(Node *n) {
  if (--n->refs) return;
  if (n->level)
    for (Node *c : n->below)
      if (c) drop(c);
  delete n;
}

// Makes it one that nobody else has, to be changed.
void BitSet::own(Node *&n) {
  if (n->refs > 1) {
    Node *copy = new Node(*n);
    copy->refs = 1;
    if (copy->level)
      for (Node *c : copy->below)
        if (c) shared(c);
    --n->refs;
    n = copy;
  }
  n->hash = 0;
}

BitSet::Node *BitSet::made(std::uint32_t level) {
  Node *n = new Node;
  n->level = level;
  if (level) n->below.fill(nullptr);
  return n;
}

// The numbers below `count`, which is not 0.
BitSet::Node *BitSet::filled(std::uint32_t level, std::uint64_t count) {
  Node *n = made(level);
  const std::uint64_t span = level ? 64 * extent(level - 1) : 64;
  Node *whole = nullptr;  // one for all children that are full
  for (unsigned k = 0; k < fan && count > k * span; ++k) {
    const std::uint64_t left = std::min(count - k * span, span);
    if (level == 0)
      n->words[k] = ~Word{0} >> (64 - left);
    else if (left == span && whole)
      n->below[k] = shared(whole);
    else
      n->below[k] = filled(level - 1, left);
    if (level && left == span) whole = n->below[k];
  }
  return n;
}

// The same words under a root of a higher level; without one, an empty node.
BitSet::Node *BitSet::raised(Node *n, std::uint32_t level) {
  if (!n) return made(level);
  while (n->level < level) {
    Node *above = made(n->level + 1);
    above->below[0] = n;
    n = above;
  }
  return n;
}

// The k-th child that a node would have if it were of this level: of a lower one the first is the node itself.
const BitSet::Node *BitSet::child(const Node *n, std::uint32_t level, unsigned k) {
  if (!n) return nullptr;
  return n->level == level ? n->below[k] : k == 0 ? n : nullptr;
}

bool BitSet::isEmpty(const Node *n) {
  if (n->level == 0) return std::all_of(n->words.begin(), n->words.end(), [](Word w) { return w == 0; });
  return std::all_of(n->below.begin(), n->below.end(), [](const Node *c) { return !c; });
}

// The other one's level is not above its own.
bool BitSet::unite(Node *&a, const Node *b) {
  if (!b || a == b) return false;
  if (a->level == 0) {
    Word missing = 0, more = 0;
    for (unsigned k = 0; k < fan; ++k) missing |= b->words[k] & ~a->words[k], more |= a->words[k] & ~b->words[k];
    if (!missing) return false;
    if (!more) {
      drop(std::exchange(a, shared(const_cast<Node *>(b))));
      return true;
    }
    own(a);
    for (unsigned k = 0; k < fan; ++k) a->words[k] |= b->words[k];
    return true;
  }
  bool changed = false, same = true;
  for (unsigned k = 0; k < fan; ++k) {
    const Node *other = child(b, a->level, k);
    if (other && other != a->below[k] && !(a->below[k] && isWithin(other, a->below[k]))) {
      if (!changed) own(a);
      changed = true;
      if (!a->below[k])
        a->below[k] = raised(shared(const_cast<Node *>(other)), a->level - 1);
      else
        unite(a->below[k], other);
    }
    same = same && a->below[k] == other;
  }
  if (changed && same && b->level == a->level) drop(std::exchange(a, shared(const_cast<Node *>(b))));
  return changed;
}

// Leaves only what the other one does not have (these) or has; it becomes no node where nothing remains.
bool BitSet::without(bool these, Node *&a, const Node *b) {
  if (!b || a == b) {
    if (these == !b) return false;
    drop(std::exchange(a, nullptr));
    return true;
  }
  bool changed = false;
  if (a->level == 0) {
    while (b->level)
      if (!(b = b->below[0])) return without(these, a, nullptr);
    Word gone = 0;
    for (unsigned k = 0; k < fan; ++k) gone |= a->words[k] & (these ? b->words[k] : ~b->words[k]);
    if (!gone) return false;
    own(a);
    for (unsigned k = 0; k < fan; ++k) a->words[k] &= these ? ~b->words[k] : b->words[k];
    changed = true;
  } else {
    while (b->level > a->level)
      if (!(b = b->below[0])) return without(these, a, nullptr);
    for (unsigned k = 0; k < fan; ++k) {
      if (!a->below[k]) continue;
      const Node *other = child(b, a->level, k);
      if (these ? !other || !meetHigh(a->below[k], other) : isWithin(a->below[k], other)) continue;
      if (!changed) own(a);
      changed = true;
      without(these, a->below[k], other);
    }
  }
  if (changed && isEmpty(a)) drop(std::exchange(a, nullptr));
  return changed;
}

bool BitSet::meetHigh(const Node *a, const Node *b) {
  if (a == b) return true;
  if (a->level < b->level) std::swap(a, b);
  if (a->level == 0) {
    Word both = 0;
    for (unsigned k = 0; k < fan; ++k) both |= a->words[k] & b->words[k];
    return both != 0;
  }
  for (unsigned k = 0; k < fan; ++k)
    if (const Node *other = child(b, a->level, k); other && a->below[k] && meetHigh(a->below[k], other)) return true;
  return false;
}

bool BitSet::isWithin(const Node *a, const Node *b) {
  if (a == b) return true;
  if (!b) return false;
  const std::uint32_t level = std::max(a->level, b->level);
  if (level == 0) {
    Word more = 0;
    for (unsigned k = 0; k < fan; ++k) more |= a->words[k] & ~b->words[k];
    return more == 0;
  }
  for (unsigned k = 0; k < fan; ++k)
    if (const Node *own = child(a, level, k); own && !isWithin(own, child(b, level, k))) return false;
  return true;
}

// Equal sets have trees of one shape.
bool BitSet::isSame(const Node *a, const Node *b) {
  if (a == b) return true;
  if (!a || !b || a->level != b->level || (a->hash && b->hash && a->hash != b->hash)) return false;
  if (a->level == 0) return a->words == b->words;
  for (unsigned k = 0; k < fan; ++k)
    if (!isSame(a->below[k], b->below[k])) return false;
  return true;
}

std::size_t BitSet::hashOf(const Node *n) {
  if (n->hash) return n->hash;
  std::size_t h = 1469598103934665603ull + n->level;
  for (unsigned k = 0; k < fan; ++k) {
    const std::size_t part = n->level == 0 ? n->words[k] : n->below[k] ? hashOf(n->below[k]) : 0;
    h = (h ^ part) * 1099511628211ull;
    h ^= h >> 29;
  }
  return n->hash = h ? h : 1;
}

BitSet::Word &BitSet::wordAt(Node *&n, std::size_t i) {
  own(n);
  if (n->level == 0) return n->words[i & (fan - 1)];
  Node *&c = n->below[i >> bits * n->level & (fan - 1)];
  if (!c) c = raised(nullptr, n->level - 1);
  return wordAt(c, i);
}

// To be given a word that is not 0.
BitSet::Word &BitSet::wordAt(std::size_t i) {
  if (i == 0) return low_;
  std::uint32_t level = 0;
  while (i >= extent(level)) ++level;
  if (!high_ || high_->level < level) high_ = raised(high_, level);
  return wordAt(high_, i);
}

void BitSet::setWord(std::size_t i, Word w) {
  const Word old = word(i);
  if (old == w) return;
  if (w || i == 0) {
    wordAt(i) = w;
    return;
  }
  BitSet gone;
  gone.wordAt(i) = old;
  without(true, gone);
}

bool BitSet::uniteHigh(const BitSet &o) {
  if (!high_) {
    high_ = shared(o.high_);
    return true;
  }
  if (high_->level < o.high_->level) high_ = raised(high_, o.high_->level);
  return unite(high_, o.high_);
}

bool BitSet::without(bool these, const BitSet &o) {
  const bool changed = without(these, high_, o.high_);
  if (changed) lower();
  return changed;
}

// The uppermost node has more than its first child.
void BitSet::lower() {
  while (high_ && high_->level && std::all_of(high_->below.begin() + 1, high_->below.end(), [](const Node *c) { return !c; })) {
    Node *first = shared(high_->below[0]);
    drop(std::exchange(high_, first));
  }
}

BitSet BitSet::all(std::uint32_t count) {
  BitSet s;
  if (count == 0) return s;
  s.low_ = ~Word{0} >> (64 - std::min(count, 64u));
  if (count <= 64) return s;
  std::uint32_t level = 0;
  while (64 * extent(level) < count) ++level;
  s.high_ = filled(level, count);
  wordAt(s.high_, 0) = 0;  // that is the first word
  return s;
}

void BitSet::uniteMoved(const BitSet &o, std::uint32_t from, std::uint32_t count, std::uint32_t to) {
  const std::int64_t begin = from, end = begin + count;
  const auto put = [&](std::int64_t i, Word w) {
    if (w & ~word(static_cast<std::size_t>(i))) wordAt(static_cast<std::size_t>(i)) |= w;
  };
  o.eachWord([&](std::size_t i, Word w) {
    const std::int64_t first = static_cast<std::int64_t>(i) * 64;
    if (first + 64 <= begin || first >= end) return;
    if (first < begin) w &= ~Word{0} << (begin - first);
    if (end - first < 64) w &= ~(~Word{0} << (end - first));
    std::int64_t there = first - begin + to;
    if (there < 0) w >>= -there, there = 0;
    put(there / 64, w << there % 64);
    if (there % 64) put(there / 64 + 1, w >> (64 - there % 64));
  });
}

void BitSet::add(const Node *n, std::size_t first, std::vector<Word> &to) {
  if (n->level == 0) {
    for (unsigned k = 0; k < fan; ++k) to[first + k] |= n->words[k];
    return;
  }
  for (unsigned k = 0; k < fan; ++k)
    if (n->below[k]) add(n->below[k], first + (std::size_t{k} << bits * n->level), to);
}

// The words become 0; no node: they were.
BitSet::Node *BitSet::packed(std::vector<Word> &words, std::size_t first, std::uint32_t level) {
  Node *n = made(level);
  for (unsigned k = 0; k < fan; ++k)
    if (level == 0)
      n->words[k] = std::exchange(words[first + k], 0);
    else
      n->below[k] = packed(words, first + (std::size_t{k} << bits * level), level - 1);
  if (isEmpty(n)) drop(std::exchange(n, nullptr));
  return n;
}

std::size_t BitSet::length() const {
  std::size_t last = 0;
  eachWord([&](std::size_t i, Word) { last = i; });
  return last + 1;
}

}  // namespace dotbar::dataflow
