// IL trees (TAP-M-ir): immutable, in an index arena, each with a stable identity and the place in the source it came from.
// Trees of the source are never shared or merged: facts hang on occurrences. What rules build may share subtrees.
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <vector>

#include "engine/support/source.h"
#include "engine/support/symbol.h"
#include "il_ops.h"  // generated from il.ops: Op, Sort, the signature

namespace dotbar::il {

struct Tree {
  std::uint32_t id = 0;  // 0: no tree
  auto operator<=>(const Tree &) const = default;
  explicit operator bool() const { return id != 0; }
};

// Who built a node: the rule (an index into the rule set that ran; 0 for none) and the source node it speaks of.
struct Origin {
  std::uint32_t rule = 0;
  Tree source;
};

// A comment that speaks to a tool, as the front end read it.
struct Directive {
  bool own = true;     // about derivatives; else to a compiler, which then makes another program of the text
  std::string family;  // whose directive it is, as the source spells it; none: a statement that is there for some compilers only
  std::string word, arguments;
  Span where;
  bool says(std::string_view) const;  // its word; letter case does not count
};

// Comments that hang on a statement or declaration: whole lines before it, without the comment character, and one behind it;
// and the directives among them.
struct Comments {
  std::vector<std::string> before;
  std::string trailing;
  std::vector<Directive> directives = {};
  bool empty() const { return before.empty() && trailing.empty() && directives.empty(); }
};

// Memory of a Buffer: large blocks are pages of their own, which grow by being mapped elsewhere (realloc copies as long as
// it holds a block for small, and what it holds for small grows with the program). Throws bad_alloc.
void *grow(void *block, std::size_t bytes, std::size_t wanted);
void release(void *block, std::size_t bytes);
// How many bytes of the block to use next, when `used` are in use and at least `wanted` are to be: of a large block only some
// more than that, whose pages are fetched at once (one by one, as they are first written to, takes twice as long).
std::size_t prepare(void *block, std::size_t bytes, std::size_t used, std::size_t wanted);

// The bytes from..until-1 are zero and likely to remain so: whole pages of them need no memory.
void spare(void *block, std::size_t bytes, std::size_t from, std::size_t until);

// A growing array of plain values that is not copied as it grows, unlike a std::vector.
template <class T>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Buffer() = default;
  Buffer(const Buffer &o) { append(o.data_, o.size_); }
  Buffer(Buffer &&o) noexcept { swap(o); }
  Buffer &operator=(Buffer o) noexcept { return swap(o), *this; }
  ~Buffer() { release(data_, reserved_ * sizeof(T)); }

  T *data() { return data_; }
  const T *data() const { return data_; }
  std::size_t size() const { return size_; }
  T &operator[](std::size_t i) { return data_[i]; }
  const T &operator[](std::size_t i) const { return data_[i]; }
  std::size_t capacity() const { return capacity_; }
  bool full() const { return size_ == capacity_; }
  void push(const T &value) {
    if (full()) return pushSlow(value);
    put(value);
  }
  void put(const T &value) { data_[size_++] = value; }  // for which there is room
  // The places of n more values, which are not set yet.
  T *extend(std::size_t n) {
    reserve(size_ + n);
    size_ += n;
    return data_ + size_ - n;
  }
  // Grows to n, the new values being T{}; or shrinks to n.
  void resize(std::size_t n) {
    reserve(n);
    for (; size_ < n; ++size_) new (data_ + size_) T{};
    size_ = n;
  }
  void append(const T *values, std::size_t n) {  // values may lie in this buffer
    const bool own = data_ && !std::less<>()(values, data_) && std::less<>()(values, data_ + size_);
    const std::size_t from = own ? static_cast<std::size_t>(values - data_) : 0;
    T *to = extend(n);
    if (n != 0) std::memcpy(static_cast<void *>(to), own ? data_ + from : values, n * sizeof(T));
  }
  void reserve(std::size_t n) {
    if (n > capacity_) enlarge(n);
  }
  void spare(std::size_t from, std::size_t until) {  // these are zero and likely to remain so
    il::spare(data_, reserved_ * sizeof(T), from * sizeof(T), until * sizeof(T));
  }

 private:
  [[gnu::noinline]] void enlarge(std::size_t n) {
    if (n > reserved_) {
      const std::size_t wanted = std::max({n, 2 * reserved_, std::size_t{64}});
      data_ = static_cast<T *>(grow(data_, reserved_ * sizeof(T), wanted * sizeof(T)));
      reserved_ = wanted;
    }
    capacity_ = prepare(data_, reserved_ * sizeof(T), capacity_ * sizeof(T), n * sizeof(T)) / sizeof(T);
  }
  void swap(Buffer &o) noexcept {
    std::swap(data_, o.data_);
    std::swap(size_, o.size_);
    std::swap(capacity_, o.capacity_);
    std::swap(reserved_, o.reserved_);
  }
  [[gnu::noinline]] void pushSlow(T value) {
    enlarge(size_ + 1);
    put(value);
  }
  T *data_ = nullptr;
  std::size_t size_ = 0, capacity_ = 0;  // capacity_: what may be used before more is asked for
  std::size_t reserved_ = 0;             // what the block is large enough for
};

class Forest {
 public:
  Forest() { add({}, {}); }
  Tree leaf(Op op, Symbol text, Span where = {}) {
    assert(isLeaf(op));
    const Tree t = buildLeaf(op, text, {});
    if (where) setSpan(t, where);
    return t;
  }
  Tree leaf(Op op, std::string_view text, Span where = {}) { return leaf(op, intern(text), where); }
  // Children must have the sorts of the signature (asserted in debug builds; `validate` reports).
  Tree node(Op op, std::span<const Tree> children, Span where = {}) {
    const Tree t = build(op, children, {});
    if (where) setSpan(t, where);
    return t;
  }
  Tree node(Op op, std::initializer_list<Tree> children, Span where = {}) {
    return node(op, std::span(children.begin(), children.size()), where);
  }
  // What rules build: a node, or a leaf, with its origin and without a place.
  Tree build(Op op, std::span<const Tree> children, Origin origin) {
    assert(!isLeaf(op));
    if (children.size() > inlined) return add({head(op, far), {append(children), Tree{count(children)}}}, origin);
    Node n{head(op, count(children)), {}};
    for (std::size_t i = 0; i < children.size(); ++i) n.small[i] = children[i];
    return add(n, origin);
  }
  Tree build(Op op, Origin origin) { return add({head(op, 0), {}}, origin); }
  Tree build(Op op, Tree only, Origin origin) { return add({head(op, 1), {only, {}}}, origin); }
  Tree build(Op op, Tree left, Tree right, Origin origin) { return add({head(op, 2), {left, right}}, origin); }
  Tree buildLeaf(Op op, Symbol text, Origin origin) { return add({head(op, 0), {Tree{text.id}, {}}}, origin); }
  // The same with more than two children, which are functions of their positions.
  template <class At>
  Tree buildLong(Op op, std::uint32_t n, At at, Origin origin) {
    const Tree first{static_cast<std::uint32_t>(children_.size())};
    Tree *to = children_.extend(n);
    for (std::uint32_t i = 0; i < n; ++i) to[i] = at(i);
    return add({head(op, far), {first, Tree{n}}}, origin);
  }

  Op op(Tree t) const { return static_cast<Op>(nodes_[t.id].head & 0xffff); }
  bool is(Tree t, Op o) const { return t && op(t) == o; }
  std::uint32_t arity(Tree t) const {
    const Node &n = nodes_[t.id];
    return n.count() == far ? n.small[1].id : n.count();
  }
  Tree child(Tree t, std::uint32_t i) const { return first(nodes_[t.id])[i]; }
  // The children, until anything is built.
  std::span<const Tree> children(Tree t) const { return {first(nodes_[t.id]), arity(t)}; }
  Symbol symbol(Tree t) const { return isLeaf(op(t)) ? Symbol{nodes_[t.id].small[0].id} : Symbol{}; }
  Symbol leafSymbol(Tree leaf) const { return Symbol{nodes_[leaf.id].small[0].id}; }
  std::string_view text(Tree t) const { return dotbar::text(symbol(t)); }
  Span span(Tree t) const { return t.id < spans_.size() ? spans_[t.id] : Span{}; }

  Origin origin(Tree t) const { return origins_[t.id]; }
  void setOrigin(Tree t, Origin o) { origins_[t.id] = o; }

  const Comments *comments(Tree t) const;
  void setComments(Tree t, Comments c) { comments_[t.id] = std::move(c); }
  const std::map<std::uint32_t, Comments> &allComments() const { return comments_; }  // by the number of their tree

  // What an instruction that is copied as text was read as: trees that take its place once more is known of the names in them.
  const std::vector<Tree> *readAs(Tree t) const;
  void setReadAs(Tree t, std::vector<Tree> parts) { readAs_[t.id] = std::move(parts); }
  bool hasReadAs() const { return !readAs_.empty(); }

  bool equal(Tree a, Tree b) const;  // same operators, texts and children; places do not count
  std::size_t hash(Tree t) const;    // agrees with equal
  std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }

  // Trees built after a mark can be dropped together: a unit is written and released.
  struct Mark {
    std::uint32_t nodes, children;
  };
  Mark mark() const { return {size(), static_cast<std::uint32_t>(children_.size())}; }
  void release(Mark m);
  std::uint32_t era() const { return era_; }  // one more whenever trees are dropped: then others get their numbers
  // What was built so far are trees of the source: that they have no origin needs no memory.
  void spareOrigins();

 private:
  static constexpr std::size_t inlined = 2;     // so many children lie in the node itself
  static constexpr std::uint32_t far = 0xffff;  // the count of a node with more: see `small`
  struct Node {
    std::uint32_t head = 0;  // the operator, and above it the count of the children
    std::uint32_t count() const { return head >> 16; }
    Tree small[inlined];  // the children; when there are more, the first's index in children_ and how many; the symbol of a leaf
  };
  static std::uint32_t head(Op op, std::uint32_t count) { return static_cast<std::uint32_t>(op) | count << 16; }
  static std::uint32_t count(std::span<const Tree> children) { return static_cast<std::uint32_t>(children.size()); }
  const Tree *first(const Node &n) const { return n.count() > inlined ? children_.data() + n.small[0].id : n.small; }
  Tree append(std::span<const Tree> children);
  Tree add(const Node &n, Origin origin) {
    if (nodes_.full()) growNodes();
    const std::uint32_t id = size();
    nodes_.put(n);
    origins_[id] = origin;
    return Tree{id};
  }
  void growNodes();
  void setSpan(Tree t, Span where);

  std::uint32_t era_ = 1;
  Buffer<Node> nodes_;
  Buffer<Origin> origins_;  // of the nodes, and places for as many as those have room for
  Buffer<Tree> children_;
  Buffer<Span> spans_;  // of source trees; what rules build has none, so it ends early
  std::map<std::uint32_t, Comments> comments_;
  std::map<std::uint32_t, std::vector<Tree>> readAs_;
};

// The first node below t (itself included) that breaks the signature; no tree when all is well. `why` says what is wrong.
Tree validate(const Forest &forest, Tree t, std::string &why);

// The place of t, or of the source tree that it was built for.
Span sourceSpan(const Forest &forest, Tree t);

// The tree as text: op(child, child), lists as [a, b], leaves as op"text". One line; `indented` for people.
std::string dump(const Forest &forest, Tree t);
std::string dumpIndented(const Forest &forest, Tree t);
// Reads what dump writes; no tree and a message when it cannot.
Tree read(Forest &forest, std::string_view text, std::string &why);

}  // namespace dotbar::il

template <>
struct std::hash<dotbar::il::Tree> {
  std::size_t operator()(dotbar::il::Tree t) const noexcept { return t.id; }
};
