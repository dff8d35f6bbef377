// The arena behind Tree, structural equality, validity, and trees as text.
#include "engine/il/forest.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <cctype>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace dotbar::il {

bool Directive::says(std::string_view other) const {
  const auto lower = [](char c) { return c == '-' ? '_' : std::tolower(static_cast<unsigned char>(c)); };  // names have no hyphen
  return std::ranges::equal(word, other, {}, lower, lower);
}

#ifdef __linux__
namespace {

// A page of the system is at most `page` bytes, a large page `huge`; blocks from `large` bytes on are pages of their own, from
// `worthwhile` on large pages (which take the system a while to clear).
constexpr std::size_t page = std::size_t{1} << 16, large = std::size_t{1} << 20, huge = std::size_t{1} << 21;
constexpr std::size_t worthwhile = 6 * huge;

std::size_t up(std::size_t n, std::size_t to) { return (n + to - 1) / to * to; }
void *checked(void *block) { return block == MAP_FAILED ? throw std::bad_alloc() : block; }

// Addresses for so many bytes, from a border of large pages: a block that goes from border to border keeps its large pages.
void *place(std::size_t bytes) {
  char *all =
      static_cast<char *>(checked(mmap(nullptr, bytes + huge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)));
  const std::size_t before = up(reinterpret_cast<std::uintptr_t>(all), huge) - reinterpret_cast<std::uintptr_t>(all);
  if (before != 0) munmap(all, before);
  if (before != huge) munmap(all + before + bytes, huge - before);
  return all + before;
}

}  // namespace

void *grow(void *block, std::size_t bytes, std::size_t wanted) {
  if (wanted < large) {
    void *grown = std::realloc(block, wanted);
    return grown ? grown : throw std::bad_alloc();
  }
  void *pages = place(up(wanted, page));
  if (bytes >= large) {
    checked(mremap(block, up(bytes, page), up(wanted, page), MREMAP_MAYMOVE | MREMAP_FIXED, pages));
  } else {
    if (bytes != 0) std::memcpy(pages, block, bytes);
    std::free(block);
  }
#ifdef MADV_HUGEPAGE  // as the advice below, no more than a wish
  if (wanted >= worthwhile) madvise(pages, up(wanted, page), MADV_HUGEPAGE);
#endif
  return pages;
}

void release(void *block, std::size_t bytes) {
  if (bytes >= large)
    munmap(block, up(bytes, page));
  else
    std::free(block);
}

std::size_t prepare(void *block, std::size_t bytes, std::size_t used, std::size_t wanted) {
  if (bytes < large) return bytes;
  constexpr std::size_t step = std::size_t{1} << 18;
  const std::size_t begin = up(used, page), end = std::min(bytes, up(wanted, step));
#ifdef MADV_POPULATE_WRITE  // pages that are not fetched now come when they are written to
  if (begin < end) madvise(static_cast<char *>(block) + begin, end - begin, MADV_POPULATE_WRITE);
#endif
  return end;
}

void spare(void *block, std::size_t bytes, std::size_t from, std::size_t until) {
  const std::size_t begin = up(from, page), end = until / page * page;
  if (bytes >= large && begin < end) madvise(static_cast<char *>(block) + begin, end - begin, MADV_DONTNEED);
}
#else
void *grow(void *block, std::size_t, std::size_t wanted) {
  void *grown = std::realloc(block, wanted);
  return grown ? grown : throw std::bad_alloc();
}

void release(void *block, std::size_t) { std::free(block); }

std::size_t prepare(void *, std::size_t bytes, std::size_t, std::size_t) { return bytes; }

void spare(void *, std::size_t, std::size_t, std::size_t) {}
#endif

[[gnu::noinline]] void Forest::growNodes() {
  nodes_.reserve(nodes_.size() + 1);
  if (origins_.size() < nodes_.capacity()) origins_.extend(nodes_.capacity() - origins_.size());
}

void Forest::spareOrigins() {
  std::uint32_t begin = 0;
  for (std::uint32_t t = 0; t <= size(); ++t)  // what lies between two that have one
    if (t == size() || origins_[t].rule != 0 || origins_[t].source) {
      origins_.spare(begin, t);
      begin = t + 1;
    }
}

Tree Forest::append(std::span<const Tree> children) {
  const Tree at{static_cast<std::uint32_t>(children_.size())};
  children_.append(children.data(), children.size());
  return at;
}

void Forest::setSpan(Tree t, Span where) {
  if (spans_.size() <= t.id) spans_.resize(t.id + 1);
  spans_[t.id] = where;
}

const Comments *Forest::comments(Tree t) const {
  auto found = comments_.find(t.id);
  return found == comments_.end() ? nullptr : &found->second;
}

const std::vector<Tree> *Forest::readAs(Tree t) const {
  auto found = readAs_.find(t.id);
  return found == readAs_.end() ? nullptr : &found->second;
}

void Forest::release(Mark m) {
  if (m.nodes < nodes_.size() && ++era_ == 0) era_ = 1;
  nodes_.resize(m.nodes);
  children_.resize(m.children);
  if (spans_.size() > m.nodes) spans_.resize(m.nodes);
  comments_.erase(comments_.lower_bound(m.nodes), comments_.end());
  readAs_.erase(readAs_.lower_bound(m.nodes), readAs_.end());
}

bool Forest::equal(Tree a, Tree b) const {
  const auto alike = [this](Tree x, Tree y) {
    return x && y && op(x) == op(y) && symbol(x) == symbol(y) && arity(x) == arity(y);
  };
  if (a == b) return true;
  if (!alike(a, b)) return false;
  if (arity(a) == 0) return true;
  boost::container::small_vector<std::pair<Tree, Tree>, 32> open{{a, b}};
  while (!open.empty()) {
    const auto [x, y] = open.back();
    open.pop_back();
    for (std::uint32_t i = 0; i < arity(x); ++i) {
      const Tree c = child(x, i), d = child(y, i);
      if (c == d) continue;
      if (!alike(c, d)) return false;
      if (arity(c) > 0) open.emplace_back(c, d);
    }
  }
  return true;
}

std::size_t Forest::hash(Tree t) const {
  std::size_t h = 1469598103934665603ull;
  std::vector<Tree> open{t};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    h = (h ^ (static_cast<std::size_t>(op(x)) + 1)) * 1099511628211ull;
    h = (h ^ symbol(x).id ^ (static_cast<std::size_t>(arity(x)) << 32)) * 1099511628211ull;
    for (Tree c : children(x)) open.push_back(c);
  }
  return h;
}

Tree validate(const Forest &f, Tree t, std::string &why) {
  std::vector<Tree> open{t};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    const OpInfo &i = info(f.op(x));
    if (i.leaf) continue;
    if (!i.list && f.arity(x) != i.children.size()) {
      why = std::string(i.name) + " has " + std::to_string(f.arity(x)) + " children instead of " +
            std::to_string(i.children.size());
      return x;
    }
    for (std::uint32_t k = f.arity(x); k-- > 0;) {
      const Sort sort = i.list ? i.element : i.children[k].sort;
      const Tree c = f.child(x, k);
      if (!c || !hasSort(f.op(c), sort)) {
        why = "child " + std::to_string(k + 1) + " of " + std::string(i.name) + " is " +
              (c ? std::string(info(f.op(c)).name) : "missing") + ", which is not of sort " + std::string(name(sort));
        return x;
      }
      open.push_back(c);
    }
  }
  return {};
}

namespace {

std::string quoted(std::string_view s) {
  std::string r = "\"";
  for (char c : s) {
    if (c == '"' || c == '\\') r += '\\';
    if (c == '\n') {
      r += "\\n";
      continue;
    }
    r += c;
  }
  return r + '"';
}

// What lies deeper stands below each other: else a line would be as long as there are lines.
void indent(std::string &out, int depth) {
  constexpr int deepest = 100;
  out.append("\n").append(static_cast<std::size_t>(std::min(depth, deepest)) * 2, ' ');
}

// One work item: a tree to print, or a text to emit.
struct Item {
  Tree tree;
  std::string text;
  int depth;
};

std::string print(const Forest &f, Tree root, bool lines) {
  std::string out;
  std::vector<Item> open{{root, "", 0}};
  while (!open.empty()) {
    Item item = std::move(open.back());
    open.pop_back();
    if (!item.tree) {
      if (item.text == "\n")
        indent(out, item.depth);
      else
        out += item.text;
      continue;
    }
    const Tree t = item.tree;
    const OpInfo &i = info(f.op(t));
    out += i.name;
    if (i.leaf) {
      out += quoted(f.text(t));
      continue;
    }
    const bool split = lines && i.list && f.arity(t) > 0 &&
                       (hasSort(f.child(t, 0).id ? f.op(f.child(t, 0)) : Op::Name, Sort::Instr) || i.sort == Sort::Decls ||
                        i.sort == Sort::Units);
    out += i.list ? "[" : "(";
    open.push_back({{}, i.list ? "]" : ")", 0});
    for (std::uint32_t k = f.arity(t); k-- > 0;) {
      open.push_back({f.child(t, k), "", item.depth + (split ? 1 : 0)});
      if (split) open.push_back({{}, "\n", item.depth + 1});
      if (k) open.push_back({{}, split ? "," : ", ", 0});
    }
  }
  return out;
}

// Reads what print writes, with an explicit stack of open nodes.
struct TreeReader {
  Forest &f;
  std::string_view in;
  std::string &why;
  std::size_t at = 0;

  void blanks() {
    while (at < in.size() && std::isspace(static_cast<unsigned char>(in[at]))) ++at;
  }
  bool fail(const std::string &what) {
    why = what + " at character " + std::to_string(at + 1);
    return false;
  }
  bool string(std::string &s) {
    for (++at; at < in.size() && in[at] != '"'; ++at) {
      if (in[at] == '\\' && at + 1 < in.size())
        ++at, s += in[at] == 'n' ? '\n' : in[at];
      else
        s += in[at];
    }
    return at < in.size() ? (++at, true) : fail("text without end");
  }
  struct Open {
    Op op;
    char close;
    std::vector<Tree> children;
  };
  Tree tree() {
    std::vector<Open> open;
    for (;;) {
      Tree done;
      blanks();
      if (!open.empty() && at < in.size() && in[at] == open.back().close) {
        ++at;
        done = f.node(open.back().op, open.back().children);
        open.pop_back();
      } else {
        const std::size_t from = at;
        while (at < in.size() && std::isalnum(static_cast<unsigned char>(in[at]))) ++at;
        Op op;
        if (!findOp(in.substr(from, at - from), op))
          return fail("unknown operator '" + std::string(in.substr(from, at - from)) + "'"), Tree{};
        if (isLeaf(op)) {
          std::string s;
          if (at >= in.size() || in[at] != '"') return fail("expected a text"), Tree{};
          if (!string(s)) return {};
          done = f.leaf(op, s);
        } else {
          const char wanted = info(op).list ? '[' : '(';
          if (at >= in.size() || in[at] != wanted) return fail(std::string("expected '") + wanted + "'"), Tree{};
          ++at;
          open.push_back({op, wanted == '[' ? ']' : ')', {}});
          continue;
        }
      }
      if (open.empty()) return done;
      open.back().children.push_back(done);
      blanks();
      if (at < in.size() && in[at] == ',')
        ++at;
      else if (at >= in.size() || in[at] != open.back().close)
        return fail("expected ',' or the end of the node"), Tree{};
    }
  }
};

}  // namespace

Span sourceSpan(const Forest &forest, Tree t) {
  constexpr int longest = 64;  // trees may be made for each other
  for (int steps = 0; t && !forest.span(t) && steps < longest; ++steps) t = forest.origin(t).source;
  return t ? forest.span(t) : Span{};
}

std::string dump(const Forest &f, Tree t) { return t ? print(f, t, false) : "(no tree)"; }
std::string dumpIndented(const Forest &f, Tree t) { return t ? print(f, t, true) : "(no tree)"; }

Tree read(Forest &f, std::string_view in, std::string &why) {
  TreeReader r{f, in, why};
  const Tree t = r.tree();
  if (!t) return {};
  r.blanks();
  if (r.at != in.size()) return r.fail("text after the end of the tree"), Tree{};
  if (validate(f, t, why)) return {};
  return t;
}

}  // namespace dotbar::il
