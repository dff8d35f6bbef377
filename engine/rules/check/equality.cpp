// Congruence closure over the trees of a case: equal trees have one operator and equal children, trees of one operator and equal
// children are equal, equality is transitive, and no tree is a part of itself. Guards are no part of it: they speak of
// occurrences, and may answer differently for two that look the same.
#include "engine/rules/check/equality.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace dotbar::rules {
namespace {

using Truth = Answer::Truth;
using Node = std::size_t;

// What a tree is made with, as far as it is known, and of what.
struct Form {
  enum class Kind { Unknown, Operator, Text, Nil, Cons } kind = Kind::Unknown;
  std::uint32_t which = 0;
  std::vector<Node> children;
};

class Closure {
 public:
  explicit Closure(const Region &region) : region_(region) {}

  Node add(Path p) {
    const auto [at, isNew] = nodes_.emplace(p, paths_.size());
    const Node n = at->second;
    if (!isNew) return n;
    paths_.push_back(p);
    forms_.emplace_back();
    class_.push_back(n);
    Form f = form(p);
    forms_[n] = std::move(f);
    return n;
  }
  Node find(Node n) const {
    while (class_[n] != n) n = class_[n];
    return n;
  }
  void unite(Node a, Node b) { class_[find(a)] = find(b); }

  // False: a tree would have two operators.
  bool close() {
    for (bool changed = true; changed;) {
      changed = false;
      std::map<Node, Node> known;                      // of a class: one whose form is known
      std::map<std::vector<std::size_t>, Node> built;  // of a form over classes: one that has it
      for (Node n = 0; n < paths_.size(); ++n) {
        const Form &f = forms_[n];
        if (f.kind == Form::Kind::Unknown) continue;
        const auto [like, first] = known.emplace(find(n), n);
        if (!first) {
          const Form &g = forms_[like->second];
          if (f.kind != g.kind || f.which != g.which) return false;
          for (std::size_t i = 0; i < f.children.size(); ++i) changed |= join(f.children[i], g.children[i]);
        }
        std::vector<std::size_t> key{static_cast<std::size_t>(f.kind), f.which};
        for (const Node c : f.children) key.push_back(find(c));
        const auto [same, isNew] = built.emplace(std::move(key), n);
        if (!isNew) changed |= join(n, same->second);
      }
    }
    return true;
  }

  // Some tree has what is known of all that are equal to it.
  bool possible() const {
    std::map<Node, std::vector<Path>> members;
    for (Node n = 0; n < paths_.size(); ++n) members[find(n)].push_back(paths_[n]);
    return std::all_of(members.begin(), members.end(), [&](const auto &c) { return inhabited(c.second); });
  }

  bool wellFounded() const {
    std::map<Node, int> state;
    for (Node n = 0; n < paths_.size(); ++n)
      if (!descends(find(n), state)) return false;
    return true;
  }

  il::OpSet operators(Node n) const {
    il::OpSet r;
    r.set();
    for (Node m = 0; m < paths_.size(); ++m)
      if (find(m) == find(n)) r &= operatorsAt(paths_[m]);
    return r;
  }

  // Of different trees: one of a class that has few trees.
  std::optional<Path> finite(Node n) const {
    for (Node m = 0; m < paths_.size(); ++m)
      if (find(m) == find(n) && forms_[m].kind == Form::Kind::Unknown && nullary(region_.at(paths_[m]))) return paths_[m];
    return {};
  }

 private:
  bool join(Node a, Node b) {
    if (find(a) == find(b)) return false;
    unite(a, b);
    return true;
  }

  il::OpSet operatorsAt(Path p) const {
    const Know &k = region_.at(p);
    return k.state == Know::State::Expanded ? il::OpSet().set(static_cast<unsigned>(k.op)) : k.domain;
  }

  static bool nullary(const Know &k) {
    if (k.list || k.textual || k.domain.none()) return false;
    for (unsigned o = 0; o < il::opCount; ++o)
      if (k.domain[o] && (il::isLeaf(static_cast<Op>(o)) || !il::info(static_cast<Op>(o)).children.empty())) return false;
    return true;
  }

  Form form(Path p) {
    const Know k = region_.at(p);
    Form f;
    if (k.textual) {
      if (k.state == Know::State::Expanded) f.kind = Form::Kind::Text, f.which = k.text.id;
      return f;
    }
    if (k.list) {
      const bool nil = k.state == Know::State::Nil || (k.state == Know::State::Open && !k.mayBeCons());
      if (nil) f.kind = Form::Kind::Nil;
      if (k.state != Know::State::Cons) return f;
      f.kind = Form::Kind::Cons;
    } else if (k.state == Know::State::Expanded) {
      f.kind = Form::Kind::Operator, f.which = static_cast<std::uint32_t>(k.op);
    } else {
      if (k.state != Know::State::Open || k.domain.count() != 1 || !nullary(k)) return f;
      f.kind = Form::Kind::Operator;
      while (!k.domain[f.which]) ++f.which;
      return f;
    }
    const std::size_t n = k.list ? 2 : il::info(k.op).leaf ? 1 : il::info(k.op).children.size();
    for (std::uint32_t i = 0; i < n; ++i) f.children.push_back(add(region_.known(p, i)));
    return f;
  }

  bool inhabited(const std::vector<Path> &equal) const {
    il::OpSet ops;
    ops.set();
    bool any = false;
    Lengths lengths = anyLength;
    std::optional<Symbol> text;
    for (const Path p : equal) {
      const Know &k = region_.at(p);
      if (k.textual && k.state == Know::State::Expanded) text = k.text;
      if (k.textual) continue;
      if (k.list) {
        lengths &= k.state == Know::State::Nil ? noElement : k.state == Know::State::Cons ? k.lengths & someElements : k.lengths;
        continue;
      }
      any |= k.domain.none() && k.state == Know::State::Open;  // of a sort that only the host knows
      ops &= operatorsAt(p);
    }
    for (const Path p : equal) {
      const std::vector<Symbol> &no = region_.at(p).excluded;
      if (text && std::find(no.begin(), no.end(), *text) != no.end()) return false;
    }
    return lengths != 0 && (ops.any() || any);
  }

  bool descends(Node c, std::map<Node, int> &state) const {
    int &s = state[c];
    if (s) return s == 2;
    s = 1;
    for (Node n = 0; n < paths_.size(); ++n) {
      if (find(n) != c) continue;
      for (const Node child : forms_[n].children)
        if (!descends(find(child), state)) return false;
    }
    state[c] = 2;
    return true;
  }

  const Region &region_;
  std::map<Path, Node> nodes_;
  std::vector<Path> paths_;
  std::vector<Form> forms_;
  std::vector<Node> class_;
};

// A pattern that asks for one operator, for each.
const Pat &only(const il::OpSet &ops) {
  static const std::vector<Pat> all = [] {
    std::vector<Pat> r(il::opCount);
    for (unsigned o = 0; o < il::opCount; ++o) r[o].kind = Pat::Kind::Restrict, r[o].ops.set(o);
    return r;
  }();
  unsigned o = 0;
  while (!ops[o]) ++o;
  return all[o];
}

}  // namespace

namespace {

using Pairs = std::vector<std::pair<Node, Node>>;

// The equalities of the case; those that do not hold are returned.
Pairs assume(Closure &closure, const Region &region, const std::vector<AtomInfo> &atoms) {
  Pairs different;
  for (Atom a = 0; a < atoms.size(); ++a) {
    if (!atoms[a].same || region.value(a) < 0) continue;
    const Path x = atoms[a].paths[0], y = atoms[a].paths[1];
    if (!region.at(x).exists || !region.at(y).exists) continue;
    const Node m = closure.add(x), n = closure.add(y);
    if (region.value(a))
      closure.unite(m, n);
    else
      different.emplace_back(m, n);
  }
  return different;
}

}  // namespace

Answer equalities(const Region &region, const std::vector<AtomInfo> &atoms) {
  Closure closure(region);
  const Pairs different = assume(closure, region, atoms);
  const Answer no{Truth::No, false, 0, nullptr, 0, false};
  if (!closure.close() || !closure.possible() || !closure.wellFounded()) return no;
  for (const auto &[m, n] : different)
    if (closure.find(m) == closure.find(n)) return no;
  for (const auto &[m, n] : different)
    if (const auto p = closure.finite(m); p && closure.finite(n))
      return {Truth::Unknown, true, *p, &only(region.at(*p).domain), 0, false};
  return {};
}

il::OpSet commonOperators(const Region &region, const std::vector<AtomInfo> &atoms, Path p) {
  Closure closure(region);
  const Node n = closure.add(p);
  assume(closure, region, atoms);
  closure.close();
  const il::OpSet own = region.at(p).domain, common = closure.operators(n);
  return common.any() ? common : own;
}

}  // namespace dotbar::rules
