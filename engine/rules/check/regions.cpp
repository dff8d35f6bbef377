// Three-valued matching of rules against what is known of a tree.
#include "engine/rules/check/regions.h"

#include <algorithm>

namespace dotbar::rules {

using Truth = Answer::Truth;

Path Region::fresh() {
  know_.emplace_back();
  children_.emplace_back();
  parent_.push_back(0);
  built_.push_back(false);
  return static_cast<Path>(know_.size() - 1);
}

Path Region::child(Path parent, std::uint32_t i) {
  while (children_[parent].size() <= i) {
    const Path p = fresh();
    parent_[p] = parent;
    children_[parent].push_back(p);
  }
  return children_[parent][i];
}

Path Region::separate(Sort sort) {
  const Path p = fresh();
  open(p, sort);
  return p;
}

Path Region::built(Op op, const std::vector<Path> &children) {
  const Path p = fresh();
  built_[p] = true;
  children_[p] = children;
  Know &k = know_[p];
  k.exists = true, k.sort = sortOf(op), k.state = Know::State::Expanded, k.op = op;
  return p;
}

Path Region::builtText(Op op, Symbol text) {
  const Path t = fresh();
  openText(t);
  know_[t].state = Know::State::Expanded, know_[t].text = text;
  return built(op, {t});
}

Path Region::builtList(Sort sort, const std::vector<Path> &elements, std::optional<Path> rest) {
  const auto cell = [&](Know::State state, std::vector<Path> children) {
    const Path p = fresh();
    built_[p] = true;
    children_[p] = std::move(children);
    Know &k = know_[p];
    k.exists = true, k.sort = sort, k.list = true, k.state = state;
    k.lengths = state == Know::State::Nil ? noElement : longerByOne(know_[children_[p][1]].lengths);
    return p;
  };
  Path tail = rest ? *rest : cell(Know::State::Nil, {});
  for (std::size_t i = elements.size(); i-- > 0;) tail = cell(Know::State::Cons, {elements[i], tail});
  return tail;
}

void Region::open(Path p, Sort sort) {
  Know &k = know_[p];
  k = Know{};
  k.exists = true, k.sort = sort, k.domain = il::members(sort), k.list = listOf(sort).has_value();
}

void Region::openText(Path p) {
  Know &k = know_[p];
  k = Know{};
  k.exists = true, k.textual = true;
}

void Region::expand(Path p, Op op) {
  const il::OpInfo &i = il::info(op);
  if (i.leaf) openText(textOf(p));
  for (std::uint32_t c = 0; c < i.children.size(); ++c) open(child(p, c), i.children[c].sort);
  know_[p].state = Know::State::Expanded, know_[p].op = op;
}

void Region::close(Path p) {
  for (Path c : children_[p]) {
    if (!know_[c].exists) continue;
    know_[c].exists = false;
    close(c);
  }
}

void Region::makeCons(Path p) {
  const Sort sort = know_[p].sort;
  const Path head = this->head(p), tail = this->tail(p);
  const Lengths lengths = know_[p].lengths;
  const il::OpSet *elements = know_[p].elements;
  open(head, *elementOf(sort));
  open(tail, sort);
  if (elements) know_[head].domain &= *elements;
  know_[tail].lengths = shorterByOne(lengths & someElements), know_[tail].elements = elements;
  know_[p].state = Know::State::Cons;
}

void Region::set(Atom a, signed char v) {
  if (values_.size() <= a) values_.resize(a + 1, -1);
  values_[a] = v;
}

namespace {

Answer no() { return {Truth::No, false, 0, nullptr, 0, false}; }
Answer yes() { return {Truth::Yes, false, 0, nullptr, 0, false}; }
Answer refused() { return {Truth::Refused, false, 0, nullptr, 0, false}; }
Answer ask(Path p, const Pat &pat) { return {Truth::Unknown, true, p, &pat, 0, false}; }

// Trees are asked for before guards.
void keep(Answer &best, const Answer &a) {
  if (a.truth == Truth::Unknown && (best.truth != Truth::Unknown || (a.tree && !best.tree))) best = a;
}

}  // namespace

Answer Region::matches(const Pat &pat, Path p) {
  const Know &k = know_[p];
  if (k.state == Know::State::Refused) return no();
  if (k.mayRefuse && !k.cut && pat.kind != Pat::Kind::Any) return ask(p, pat);  // first of all whether it is there
  switch (pat.kind) {
    case Pat::Kind::Any:
      return yes();
    case Pat::Kind::Restrict:
      if (k.state == Know::State::Expanded) return pat.ops[static_cast<unsigned>(k.op)] ? yes() : no();
      if ((k.domain & pat.ops).none()) return no();
      return (k.domain & ~pat.ops).none() ? yes() : ask(p, pat);
    case Pat::Kind::Nil:
    case Pat::Kind::Cons:
      if (k.state == Know::State::Open && !(pat.kind == Pat::Kind::Cons ? k.mayBeCons() : k.mayBeNil())) return no();
      if (k.state == Know::State::Open) return ask(p, pat);
      if ((pat.kind == Pat::Kind::Cons) != (k.state == Know::State::Cons)) return no();
      break;
    case Pat::Kind::Con:
    case Pat::Kind::Leaf:
      if (k.state == Know::State::Expanded ? k.op != pat.op : !k.domain[static_cast<unsigned>(pat.op)]) return no();
      if (k.state != Know::State::Expanded) return ask(p, pat);
      if (pat.kind == Pat::Kind::Leaf) return leafMatches(pat, textOf(p));
      break;
  }
  Answer best = yes();
  for (std::uint32_t i = 0; i < pat.children.size(); ++i) {
    const Answer a = matches(pat.children[i], children_[p][i]);
    if (a.truth == Truth::No) return a;
    keep(best, a);
  }
  return best;
}

Answer Region::leafMatches(const Pat &pat, Path p) {
  if (pat.anyText) return yes();
  const Know &k = know_[p];
  if (k.state == Know::State::Expanded) return k.text == pat.text ? yes() : no();
  for (Symbol s : k.excluded)
    if (s == pat.text) return no();
  return ask(p, pat);
}

Truth Region::compare(Path x, Path y) const {
  if (x == y) return Truth::Yes;
  const Know &a = know_[x], &b = know_[y];
  if (!a.exists || !b.exists || a.list != b.list || a.textual != b.textual) return Truth::Unknown;
  if (a.textual) {
    const auto excludes = [](const Know &open, const Know &known) {
      return known.state == Know::State::Expanded &&
             std::find(open.excluded.begin(), open.excluded.end(), known.text) != open.excluded.end();
    };
    if (a.state == Know::State::Expanded && b.state == Know::State::Expanded) return a.text == b.text ? Truth::Yes : Truth::No;
    return excludes(a, b) || excludes(b, a) ? Truth::No : Truth::Unknown;
  }
  if (a.list) {
    const auto may = [](const Know &k, Know::State s) {
      return k.state == s || (k.state == Know::State::Open && (s == Know::State::Nil ? k.mayBeNil() : k.mayBeCons()));
    };
    const auto both = [&](Know::State s) { return may(a, s) && may(b, s); };
    if (!both(Know::State::Nil) && !both(Know::State::Cons)) return Truth::No;
    if (a.state == Know::State::Open || b.state == Know::State::Open) return Truth::Unknown;
    return a.state == Know::State::Nil ? Truth::Yes : compareChildren(x, y, 2);
  }
  const auto ops = [](const Know &k) {
    return k.state == Know::State::Expanded ? il::OpSet().set(static_cast<unsigned>(k.op)) : k.domain;
  };
  if (ops(a).none() && ops(b).none()) return Truth::Unknown;  // of a sort that only the host knows
  if ((ops(a) & ops(b)).none()) return Truth::No;
  if (a.state != Know::State::Expanded || b.state != Know::State::Expanded) return Truth::Unknown;
  const il::OpInfo &i = il::info(a.op);
  return compareChildren(x, y, i.leaf ? 1 : i.children.size());
}

Truth Region::compareChildren(Path x, Path y, std::size_t count) const {
  Truth all = Truth::Yes;
  for (std::size_t i = 0; i < count; ++i) {
    const Truth t = compare(children_[x][i], children_[y][i]);
    if (t == Truth::No) return t;
    if (t == Truth::Unknown) all = t;
  }
  return all;
}

Answer Region::same(const Cond &c) {
  static const Pat whole{Pat::Kind::Restrict, {}, il::OpSet().set(), {}, false, {}};
  for (const Path p : {c.path, c.other})
    if (know_[p].mayRefuse && !know_[p].cut) return ask(p, whole);
  if (c.path && c.other)
    if (const Truth t = compare(c.path, c.other); t != Truth::Unknown) return t == Truth::Yes ? yes() : no();
  const signed char v = value(c.atom);
  return v < 0 ? Answer{Truth::Unknown, false, 0, nullptr, c.atom, false} : v ? yes() : no();
}

Answer Region::holds(const Cond &c) {
  switch (c.kind) {
    case Cond::Kind::True:
      return c.isCutOff && strict_ ? no() : yes();
    case Cond::Kind::False:
      return no();
    case Cond::Kind::Atom: {
      const signed char v = value(c.atom);
      return v < 0 ? Answer{Truth::Unknown, false, 0, nullptr, c.atom, false} : v ? yes() : no();
    }
    case Cond::Kind::Same:
      return same(c);
    case Cond::Kind::At:
      if (!know_[c.path].exists) return partial_ ? ask(c.path, c.pat) : no();
      return matches(c.pat, c.path);
    case Cond::Kind::Given:
      return know_[c.path].state == Know::State::Refused ? refused() : yes();
    case Cond::Kind::Not: {
      Answer a = holds(c.operands[0]);
      if (a.truth != Truth::Unknown) a.truth = a.truth == Truth::Yes ? Truth::No : Truth::Yes;
      return a;
    }
    case Cond::Kind::And:
    case Cond::Kind::Or: {
      const Truth decisive = c.kind == Cond::Kind::And ? Truth::No : Truth::Yes;
      Answer best = c.kind == Cond::Kind::And ? yes() : no();
      for (const Cond &o : c.operands) {
        const Answer a = holds(o);
        if (a.truth == decisive) return a;
        if (a.truth == Truth::Refused) return best.truth == Truth::Unknown ? best : a;
        keep(best, a);
        if (o.binds && a.truth == Truth::Unknown) break;
      }
      return best;
    }
  }
  return yes();
}

Answer Region::applies(const Row &r) {
  Answer best = yes();
  for (std::uint32_t i = 0; i < r.patterns.size(); ++i) {
    const Answer a = matches(r.patterns[i], root(i));
    if (a.truth == Truth::No) return a;
    keep(best, a);
  }
  best.required = true;
  return best.truth == Truth::Unknown ? best : holds(r.condition);
}

}  // namespace dotbar::rules
