// Lists that rules write, for the exclusivity check: `[A . ES]` is known element by element; `[ES, A]`, where ES is spliced
// before others, is a list of its own that is told from the cases of ES: empty, it is what stands behind; else it has the first
// element of ES, and so on for the rest.
#include <algorithm>
#include <utility>

#include "engine/rules/check/regions.h"

namespace dotbar::rules {

Compiler::Tree Compiler::list(const Term &t, std::size_t from, const Scope &scope) {
  std::vector<Tree> parts;
  bool late = false;
  for (std::size_t i = from; i < t.children.size(); ++i) {
    parts.push_back(denotes(t.children[i], scope));
    late |= parts.back().late;
  }
  std::optional<Path> rest;
  std::vector<Path> elements;
  const auto front = [&] {  // what stands before `rest`
    if (elements.empty() && rest) return;
    std::string key = "list" + std::to_string(static_cast<unsigned>(t.op));
    for (const Path p : elements) key += ",@" + std::to_string(p);
    if (rest) key += ",@" + std::to_string(*rest) + "*";
    const auto [known, isNew] = built_.emplace(key, 0);
    if (isNew) known->second = region_.builtList(t.sort, elements, rest);
    rest = known->second;
    elements.clear();
  };
  for (std::size_t i = parts.size(); i-- > 0;) {
    if (mayBeNothing(t.children[from + i])) {
      front();
      rest = perhaps(t.sort, parts[i].path, *rest);
      continue;
    }
    if (!t.children[from + i].spread) {
      elements.insert(elements.begin(), parts[i].path);
      continue;
    }
    if (i + 1 == parts.size()) {
      rest = parts[i].path;
      continue;
    }
    front();
    rest = spliced(t.sort, parts[i].path, *rest);
  }
  front();
  return {*rest, late};
}

Path Compiler::spliced(Sort sort, Path first, Path rest) {
  const auto isBuilt = [&](Path p, Know::State s) { return region_.isBuilt(p) && region_.at(p).state == s; };
  if (isBuilt(first, Know::State::Nil)) return rest;
  if (isBuilt(rest, Know::State::Nil)) return first;
  if (isBuilt(first, Know::State::Cons)) return cons(sort, region_.known(first, 0), spliced(sort, region_.known(first, 1), rest));
  Made m;
  m.kind = Made::Kind::Spliced, m.inputs = {first, rest};
  return splice(sort, m, "splice");
}

// An element that is none where its own list is empty.
Path Compiler::perhaps(Sort sort, Path element, Path rest) {
  const Path content = region_.known(element, 0);
  if (region_.isBuilt(content)) return region_.at(content).state == Know::State::Nil ? rest : cons(sort, element, rest);
  Made m;
  m.kind = Made::Kind::Spliced, m.inputs = {content, rest}, m.element = element;
  return splice(sort, m, "perhaps" + std::to_string(element));
}

Path Compiler::cons(Sort sort, Path head, Path rest) {
  const std::string key = "list" + std::to_string(static_cast<unsigned>(*listOf(sort))) + ",@" + std::to_string(head) + ",@" +
                          std::to_string(rest) + "*";
  const auto [known, isNew] = built_.emplace(key, 0);
  if (isNew) known->second = region_.builtList(sort, {head}, rest);
  return known->second;
}

Path Compiler::splice(Sort sort, const Made &m, const std::string &how) {
  const std::string outside = std::exchange(within_, "");  // it is the same everywhere
  const std::string key = how + "," + std::to_string(static_cast<unsigned>(sort)) + ",@" + std::to_string(m.inputs[0]) + ",@" +
                          std::to_string(m.inputs[1]);
  const std::uint32_t made = make(key, m, {sort});
  within_ = outside;
  return made_[made].outputs[0];
}

Lengths Compiler::splicedLengths(const Made &m) const {
  const Lengths first = region_.at(m.inputs[0]).lengths, rest = region_.at(m.inputs[1]).lengths;
  if (!m.element) return together(first, rest);
  const Lengths some = first & someElements ? longerByOne(noElement) : Lengths{0};
  return together(static_cast<Lengths>((first & noElement) | some), rest);
}

namespace {

constexpr unsigned elementsFollowed = 6;  // of the list that stands first; what stands behind them is any list

Cond at(Path p, Pat::Kind kind) {
  Cond c;
  c.kind = Cond::Kind::At, c.path = p, c.binds = true;
  c.pat.kind = kind;
  if (kind == Pat::Kind::Cons) c.pat.children.resize(2);
  return c;
}

}  // namespace

Cond Compiler::spliceCases(const Made &m) {
  return m.element ? perhapsCases(m) : spliceCases(m.inputs[0], m.inputs[1], m.outputs[0], elementsFollowed);
}

Cond Compiler::spliceCases(Path first, Path rest, Path whole, unsigned elements) {
  const std::string shown = "what is spliced";
  Cond empty, some, cases;
  empty.kind = some.kind = Cond::Kind::And, cases.kind = Cond::Kind::Or;
  empty.operands.push_back(at(first, Pat::Kind::Nil));
  empty.operands.push_back(sameTree({whole, true}, {rest, true}, shown));
  some.operands.push_back(at(first, Pat::Kind::Cons));
  some.operands.push_back(at(whole, Pat::Kind::Cons));
  const Path head = region_.head(first), tail = region_.tail(first), wholeHead = region_.head(whole),
             wholeTail = region_.tail(whole);
  some.operands.push_back(sameTree({wholeHead, true}, {head, true}, shown));
  if (elements > 1) some.operands.push_back(spliceCases(tail, rest, wholeTail, elements - 1));
  if (elements == 1) some.operands.emplace_back().isCutOff = true;
  cases.operands.push_back(std::move(empty));
  cases.operands.push_back(std::move(some));
  return cases;
}

Cond Compiler::perhapsCases(const Made &m) {
  const Path content = m.inputs[0], rest = m.inputs[1], whole = m.outputs[0];
  const std::string shown = "what is left out";
  Cond none, some, cases;
  none.kind = some.kind = Cond::Kind::And, cases.kind = Cond::Kind::Or;
  none.operands.push_back(at(content, Pat::Kind::Nil));
  none.operands.push_back(sameTree({whole, true}, {rest, true}, shown));
  region_.tail(content);  // there are positions for the patterns
  some.operands.push_back(at(content, Pat::Kind::Cons));
  some.operands.push_back(at(whole, Pat::Kind::Cons));
  const Path head = region_.head(whole), tail = region_.tail(whole);
  some.operands.push_back(sameTree({head, true}, {*m.element, true}, shown));
  some.operands.push_back(sameTree({tail, true}, {rest, true}, shown));
  cases.operands.push_back(std::move(none));
  cases.operands.push_back(std::move(some));
  return cases;
}

// The position that lies below `to` as p lies below `from`.
std::optional<Path> Compiler::moved(Path p, Path from, Path to) const {
  if (p == from) return to;
  const Path above = region_.parent(p);
  if (!above) return {};
  const std::optional<Path> parent = moved(above, from, to);
  if (!parent) return {};
  const std::vector<Path> &siblings = region_.childrenOf(above), &there = region_.childrenOf(*parent);
  const auto i = static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), p) - siblings.begin());
  return i < there.size() ? std::optional(there[i]) : std::nullopt;
}

void Compiler::link(Path from, Path to, const Cond &when, std::vector<Link> &into) {
  for (Atom a = 0; a < atoms_.size(); ++a) {
    if (atoms_[a].same) continue;
    AtomInfo other = atoms_[a];
    std::vector<Tree> trees;
    bool isElsewhere = false, isSpliced = false;
    for (const Path p : atoms_[a].paths) other.key.resize(other.key.size() - 2 - std::to_string(p).size());
    for (const Path p : atoms_[a].paths) {
      const Path q = moved(p, from, to).value_or(p);
      isElsewhere |= q != p;
      trees.push_back({q, true});
      other.key += ",@" + std::to_string(q);
      std::vector<std::uint32_t> by;
      madeBy(q, by);
      for (const std::uint32_t m : by) isSpliced |= made_[m].kind == Made::Kind::Spliced;
    }
    if (!isElsewhere || (!isSpliced && !known_.count(other.key)))
      continue;  // one of a spliced list is asked of where that comes from
    other.paths.clear(), other.made.clear();
    into.push_back({when, a, atom(other.key, trees, other.shown, other).atom});
  }
}

std::vector<Link> Compiler::links() {
  std::vector<Link> r;
  for (std::size_t m = made_.size(); m-- > 0;) {  // what is spliced was made before
    if (made_[m].kind != Made::Kind::Spliced || !made_[m].outcomes) continue;
    Path first = made_[m].inputs[0], whole = made_[m].outputs[0];
    if (made_[m].element) {
      const Path rest = made_[m].inputs[1];
      link(whole, rest, at(first, Pat::Kind::Nil), r);
      link(region_.head(whole), *made_[m].element, at(first, Pat::Kind::Cons), r);
      link(region_.tail(whole), rest, at(first, Pat::Kind::Cons), r);
      continue;
    }
    for (unsigned i = 0; i < elementsFollowed; ++i) {
      link(whole, made_[m].inputs[1], at(first, Pat::Kind::Nil), r);
      link(region_.head(whole), region_.head(first), at(first, Pat::Kind::Cons), r);
      first = region_.tail(first), whole = region_.tail(whole);
    }
  }
  return r;
}

// The list that a rule builds, as a pattern for the position that it is then found at.
Pat Compiler::givesList(const Term &t, std::size_t from, Path p, Scope &scope, std::vector<Cond> &same) {
  Pat r;
  if (from == t.children.size()) {
    r.kind = Pat::Kind::Nil;
    return r;
  }
  const Term &c = t.children[from];
  if (c.spread && from + 1 == t.children.size()) return gives(c, t.sort, p, scope, same);
  if (c.spread || mayBeNothing(c)) {
    Cond whole = sameTree({p, true}, list(t, from, scope), "a premise's output");
    if (whole.kind == Cond::Kind::Same) same.push_back(std::move(whole));
    return r;
  }
  r.kind = Pat::Kind::Cons;
  const Path head = region_.head(p), tail = region_.tail(p);
  r.children.push_back(gives(c, *elementOf(t.sort), head, scope, same));
  r.children.push_back(givesList(t, from + 1, tail, scope, same));
  return r;
}

}  // namespace dotbar::rules
