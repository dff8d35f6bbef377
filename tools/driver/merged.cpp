// A dummy a(lda, *) that begins `from_a` elements behind the first of the array v becomes v: a(i, j) is v(from_a + i + (j -
// 1)*lda).
#include "tools/driver/merged.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

#include "il_make.h"

namespace dotbar::tools {
namespace {

using namespace il;
using dataflow::Actual;
using dataflow::CallSite;
using dataflow::Program;
using dataflow::Unit;
using dataflow::Variable;
using Places = std::vector<std::size_t>;  // of arguments
using Changes = std::unordered_map<Tree, Tree>;

// Sums and products with what is known of them.
class Sums {
 public:
  Sums(Forest &forest, const Program &program, const Unit &unit) : f(forest), p(program), u(unit) {}
  Tree whole(std::int64_t n) const { return f.leaf(Op::Intval, std::to_string(n)); }
  bool isNumeral(Tree t, std::int64_t &n) const { return t && f.is(t, Op::Intval) && p.constant(u, t, n); }
  // No tree: zero.
  Tree sum(Tree a, Tree b) const {
    if (!a || !b) return a ? a : b;
    if (std::int64_t n = 0; isNumeral(b, n)) return moved(a, n);
    if (f.is(b, Op::Add)) return sum(sum(a, f.child(b, 0)), f.child(b, 1));
    if (f.is(b, Op::Sub)) return less(sum(a, f.child(b, 0)), f.child(b, 1));
    return f.node(Op::Add, {a, b});
  }
  Tree less(Tree a, Tree b) const {  // a - b
    if (std::int64_t n = 0; isNumeral(b, n)) return moved(a, -n);
    return f.node(Op::Sub, {a, b});
  }
  Tree product(Tree a, Tree b) const {
    std::int64_t n = 0;
    if (!a || (isNumeral(b, n) && n == 1)) return a;
    if (isNumeral(a, n) && n == 1) return b;
    return f.node(Op::Mul, {a, b});
  }

 private:
  Forest &f;
  const Program &p;
  const Unit &u;

  Tree moved(Tree a, std::int64_t by) const {
    std::int64_t n = 0;
    if (isNumeral(a, n)) return n + by == 0 ? Tree{} : n + by > 0 ? whole(n + by) : f.node(Op::Neg, {whole(-n - by)});
    const bool isMore = f.is(a, Op::Add) && isNumeral(f.child(a, 1), n), isLess = f.is(a, Op::Sub) && isNumeral(f.child(a, 1), n);
    if (isMore || isLess) return moved(f.child(a, 0), isMore ? by + n : by - n);
    if (by == 0) return a;
    return f.node(by > 0 ? Op::Add : Op::Sub, {a, whole(by > 0 ? by : -by)});
  }
};

bool everyName(const Forest &f, Tree t, const std::function<bool(Symbol)> &good) {
  if (f.is(t, Op::Name)) return good(f.symbol(t));
  const auto below = f.children(t);
  return std::all_of(below.begin(), below.end(), [&](Tree c) { return everyName(f, c, good); });
}

// How the elements of an array follow each other, by expressions that mean the same all through its unit.
class Sequence {
 public:
  Sequence(Forest &f, const Program &p, const Unit &u, const Variable &v) : f(f), p(p), u(u), sums_(f, p, u) {
    Tree stride = sums_.whole(1);
    if (!v.dims) return;
    const std::uint32_t n = f.arity(v.dims);
    for (std::uint32_t k = 0; k < n; ++k) {
      const Tree d = f.child(v.dims, k), upper = BoundsOp::upper_(f, d);
      const Tree lower = f.is(BoundsOp::lower_(f, d), Op::Noexpr) ? sums_.whole(1) : BoundsOp::lower_(f, d);
      const bool isLast = k + 1 == n;
      known = known && isFixed(lower) && !f.is(upper, Op::Noexpr) && (isLast || (!f.is(upper, Op::Star) && isFixed(upper)));
      if (!known) return;
      lowers_.push_back(lower), strides_.push_back(stride);
      std::int64_t one = 0;
      if (!isLast) stride = sums_.product(sums_.isNumeral(lower, one) && one == 1 ? upper : extent(lower, upper), stride);
    }
  }

  bool known = true;

  // How far behind the first element; no tree: it is the first. Nothing: it is no element.
  std::optional<Tree> distance(std::span<const Tree> subs) const {
    if (!known || subs.size() != lowers_.size()) return std::nullopt;
    Tree r;
    for (std::size_t k = 0; k < subs.size(); ++k) {
      if (f.is(subs[k], Op::Range)) return std::nullopt;
      r = sums_.sum(r, sums_.product(sums_.less(subs[k], lowers_[k]), strides_[k]));
    }
    return r;
  }
  // The subscript of this element in an array that begins `from` elements before, counted from 1.
  std::optional<Tree> place(Tree from, std::span<const Tree> subs) const {
    if (!known || subs.size() != lowers_.size()) return std::nullopt;
    std::int64_t lower = 0;
    if (subs.empty() || f.is(subs[0], Op::Range))
      return subs.empty() ? std::optional(sums_.sum(from, sums_.whole(1))) : std::nullopt;
    Tree first =
        sums_.isNumeral(lowers_[0], lower) && lower == 1 ? subs[0] : sums_.sum(sums_.less(subs[0], lowers_[0]), sums_.whole(1));
    Tree r = sums_.sum(from, first);
    for (std::size_t k = 1; k < subs.size(); ++k) {
      if (f.is(subs[k], Op::Range)) return std::nullopt;
      r = sums_.sum(r, sums_.product(sums_.less(subs[k], lowers_[k]), strides_[k]));
    }
    return r;
  }

 private:
  Forest &f;
  const Program &p;
  const Unit &u;
  Sums sums_;
  std::vector<Tree> lowers_, strides_;

  Tree extent(Tree lower, Tree upper) const { return sums_.sum(sums_.less(upper, lower), sums_.whole(1)); }
  bool isFixed(Tree bound) const {
    if (hasApplication(bound)) return false;
    return everyName(f, bound, [&](Symbol s) {
      const Variable *v = p.lookup(u, s);
      if (!v || v->dims) return false;
      if (v->kind == Variable::Kind::Constant) return true;
      return v->kind == Variable::Kind::Formal && v->owner == u.id && !v->byValue && !p.overwrites(u, s);
    });
  }
  bool hasApplication(Tree t) const {
    if (f.is(t, Op::Apply) || f.is(t, Op::OtherExpr)) return true;
    const auto below = f.children(t);
    return std::any_of(below.begin(), below.end(), [&](Tree c) { return hasApplication(c); });
  }
};

// A tree with some parts of it replaced.
Tree changed(Forest &f, Tree t, const Changes &changes) {
  if (const auto c = changes.find(t); c != changes.end()) return c->second;
  std::vector<Tree> children(f.children(t).begin(), f.children(t).end());
  bool same = true;
  for (Tree &c : children) {
    const Tree before = c;
    c = changed(f, c, changes);
    same = same && c == before;
  }
  if (same) return t;
  const Tree r = f.node(f.op(t), children, f.span(t));
  if (const Comments *c = f.comments(t)) f.setComments(r, Comments(*c));
  return r;
}

// A copy of a procedure in which the dummies of each group are one.
class Copy {
 public:
  Copy(Forest &forest, const Program &program, const Unit &unit, const std::vector<Places> &groups)
      : f(forest), p(program), u(unit), groups_(groups) {}

  // No tree: it cannot be made.
  Tree make(const std::string &name) {
    if (!u.contained.empty() || u.parent != dataflow::none || !u.isProcedure()) return {};
    for (const Places &g : groups_)
      if (!join(g)) return {};
    const bool isFunction = f.is(u.tree, Op::Function);
    const std::uint32_t first = isFunction ? 2 : 1;  // the name; formals, result, declarations, body and contained follow
    const Tree body = f.child(u.tree, first + 4);
    if (!used(body, {}, false)) return {};
    const Tree decls = declarations(f.child(u.tree, first + 3));
    if (!decls) return {};
    std::vector<Tree> parts(f.children(u.tree).begin(), f.children(u.tree).end());
    parts[first] = f.leaf(Op::Name, intern(name), f.span(parts[first]));
    parts[first + 1] = formals(parts[first + 1]);
    if (isFunction && f.is(parts[first + 2], Op::Noname)) parts[first + 2] = f.leaf(Op::Name, u.name);
    parts[first + 3] = decls;
    parts[first + 4] = rebuilt(body);
    const Tree copy = f.node(f.op(u.tree), parts, f.span(u.tree));
    if (const Comments *c = f.comments(u.tree)) f.setComments(copy, Comments(*c));
    return copy;
  }

 private:
  struct Dummy {
    const Variable *variable;
    Symbol storage, from;
    Sequence sequence;
  };

  Forest &f;
  const Program &p;
  const Unit &u;
  const std::vector<Places> &groups_;
  std::map<Symbol, Dummy> dummies_;  // by the name that they had
  std::vector<std::pair<Symbol, Tree>> storages_;
  std::set<Symbol> taken_;

  Symbol freshName(const std::string &hint) {
    for (int n = -1;; ++n) {
      const Symbol s = intern(n < 0 ? hint : hint + std::to_string(n));
      if (!p.knowsName(u, s) && taken_.insert(s).second) return s;
    }
  }

  bool join(const Places &group) {
    const Symbol storage = freshName("storage");
    for (std::size_t k : group) {
      const Variable *v = u.symbols.find(u.formals[k]);
      if (!v || v->kind != Variable::Kind::Formal || v->pointer || v->target || v->allocatable || v->optional || v->byValue)
        return false;
      Dummy d{v, storage, freshName("from_" + std::string(text(v->name))), Sequence(f, p, u, *v)};
      if (!d.sequence.known) return false;
      dummies_.emplace(v->name, std::move(d));
    }
    storages_.push_back({storage, u.symbols.find(u.formals[group[0]])->type});
    return true;
  }

  const Dummy *dummy(Tree name) const {
    const auto d = f.is(name, Op::Name) ? dummies_.find(f.symbol(name)) : dummies_.end();
    return d == dummies_.end() ? nullptr : &d->second;
  }

  // --- what may become of occurrences ---
  // Every occurrence of a dummy is an element, a scalar, or an array that is passed on. `call`: t is an argument of it.
  bool used(Tree t, Tree call, bool isBound) const {
    if (f.is(t, Op::Name)) {
      const Dummy *d = dummy(t);
      return !d || (!isBound && (!d->variable->dims || (call && isPassedAsArray(call, t))));
    }
    if (f.is(t, Op::Index) && dummy(f.child(t, 0))) {
      const auto subs = f.children(f.child(t, 1));
      if (dummy(f.child(t, 0))->sequence.distance(subs) == std::nullopt) return false;
      return std::all_of(subs.begin(), subs.end(), [&](Tree s) { return isNumber(s) && used(s, {}, false); });
    }
    if (f.is(t, Op::Do) && dummy(f.child(t, 0))) return false;
    if (isText(f.op(t))) return everyName(f, t, [&](Symbol s) { return !dummies_.count(s); });
    const OpInfo &info = il::info(f.op(t));
    const bool isCall = p.callAt(t) != nullptr;
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      const Tree c = f.child(t, k);
      const bool bound = !info.list && info.children[k].use == Use::Bind;
      if (isCall && f.is(c, Op::Args)) {
        for (Tree a : f.children(c))
          if (!used(a, t, false)) return false;
      } else if (!used(c, {}, bound)) {
        return false;
      }
    }
    return true;
  }
  static bool isText(Op op) {
    return op == Op::Other || op == Op::Output || op == Op::Input || op == Op::OtherExpr || op == Op::PointTo;
  }
  bool isNumber(Tree subscript) const {
    const Tree type = p.typeOf(u, subscript);
    return type && f.is(type, Op::IntegerType);
  }
  bool isPassedAsArray(Tree call, Tree actual) const {
    const CallSite &site = *p.callAt(call);
    const auto own = std::find_if(site.actuals.begin(), site.actuals.end(), [&](const Actual &a) { return a.tree == actual; });
    if (!site.isKnown() || own == site.actuals.end()) return false;
    const Unit &callee = p.unit(site.callee);
    const Variable *v = callee.symbols.find(callee.formals[static_cast<std::size_t>(own - site.actuals.begin())]);
    return v && v->dims && !f.is(BoundsOp::upper_(f, f.child(v->dims, f.arity(v->dims) - 1)), Op::Noexpr);
  }

  // --- the copy ---
  Tree rebuilt(Tree t) {
    if (const Dummy *d = dummy(t)) return element(*d, {}, t);
    if (f.is(t, Op::Index))
      if (const Dummy *d = dummy(f.child(t, 0))) {
        std::vector<Tree> subs(f.children(f.child(t, 1)).begin(), f.children(f.child(t, 1)).end());
        for (Tree &s : subs) s = rebuilt(s);
        return element(*d, subs, t);
      }
    std::vector<Tree> children(f.children(t).begin(), f.children(t).end());
    bool same = true;
    for (Tree &c : children) {
      const Tree before = c;
      c = rebuilt(c);
      same = same && c == before;
    }
    if (same) return t;
    const Tree r = f.node(f.op(t), children, f.span(t));
    if (const Comments *c = f.comments(t)) f.setComments(r, Comments(*c));
    return r;
  }
  Tree element(const Dummy &d, const std::vector<Tree> &subs, Tree where) {
    const Tree from = f.leaf(Op::Name, d.from);
    const Tree at = subs.empty() ? Sums(f, p, u).sum(from, Sums(f, p, u).whole(1)) : *d.sequence.place(from, subs);
    return f.node(Op::Index, {f.leaf(Op::Name, d.storage), f.node(Op::Subs, {at})}, f.span(where));
  }

  Tree formals(Tree names) {
    std::vector<Tree> all;
    std::set<Symbol> seen;
    for (Tree n : std::vector<Tree>(f.children(names).begin(), f.children(names).end())) {
      const Dummy *d = dummy(n);
      if (d && seen.insert(d->storage).second) all.push_back(f.leaf(Op::Name, d->storage));
      all.push_back(d ? f.leaf(Op::Name, d->from) : n);
    }
    return f.node(Op::Names, all, f.span(names));
  }

  // Without the dummies, and with what takes their place; no tree where another kind of declaration speaks of one.
  Tree declarations(Tree decls) {
    std::vector<Tree> all;
    std::size_t place = 0;
    for (Tree d : std::vector<Tree>(f.children(decls).begin(), f.children(decls).end())) {
      if (f.is(d, Op::Use) || f.is(d, Op::ImplicitNone) || f.is(d, Op::Implicit) || f.is(d, Op::IncludeLine)) {
        if (!everyName(f, d, [&](Symbol s) { return !dummies_.count(s); })) return {};
        all.push_back(d);
        place = all.size();
      } else if (f.is(d, Op::Declare) || f.is(d, Op::Dimension)) {
        if (const Tree left = without(d)) all.push_back(left);
      } else if (everyName(f, d, [&](Symbol s) { return !dummies_.count(s); })) {
        all.push_back(d);
      } else {
        return {};
      }
    }
    std::vector<Tree> added;
    const Tree absent = f.leaf(Op::Noexpr, "");
    for (const auto &[name, type] : storages_)
      added.push_back(declaration(type, {entity(name, f.node(Op::Dims, {f.node(Op::Bounds, {absent, f.node(Op::Star, {})})}))}));
    std::vector<Tree> froms;
    for (Symbol formal : u.formals)
      if (const auto d = dummies_.find(formal); d != dummies_.end())
        froms.push_back(entity(d->second.from, f.node(Op::Dims, {})));
    added.push_back(declaration(f.node(Op::IntegerType, {absent}), froms));
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(placeAfterConstants(all, place), all.size())), added.begin(),
               added.end());
    return f.node(Op::Decls, all, f.span(decls));
  }
  // The kind of a type may be a constant that is declared first.
  std::size_t placeAfterConstants(const std::vector<Tree> &all, std::size_t place) const {
    for (std::size_t k = 0; k < all.size(); ++k) {
      const bool isConstant =
          f.is(all[k], Op::Parameter) ||
          (f.is(all[k], Op::Declare) && std::any_of(f.children(f.child(all[k], 1)).begin(), f.children(f.child(all[k], 1)).end(),
                                                    [&](Tree a) { return f.is(a, Op::Attr) && f.text(a) == "parameter"; }));
      if (isConstant) place = k + 1;
    }
    return place;
  }
  Tree without(Tree d) {
    const std::uint32_t at = f.is(d, Op::Declare) ? 2 : 0;
    std::vector<Tree> left;
    const Tree list = f.child(d, at);
    for (Tree e : f.children(list))
      if (!dummies_.count(f.symbol(EntityOp::name_(f, e)))) left.push_back(e);
    if (left.size() == f.arity(list)) return d;
    if (left.empty()) return {};
    std::vector<Tree> parts(f.children(d).begin(), f.children(d).end());
    parts[at] = f.node(Op::Entities, left, f.span(list));
    return f.node(f.op(d), parts, f.span(d));
  }
  Tree entity(Symbol name, Tree dims) {
    const Tree absent = f.leaf(Op::Noexpr, "");
    return f.node(Op::Entity, {f.leaf(Op::Name, name), dims, absent, absent});
  }
  Tree declaration(Tree type, const std::vector<Tree> &entities) {
    return f.node(Op::Declare, {type, f.node(Op::Attrs, {}), f.node(Op::Entities, entities)});
  }
};

class Merging {
 public:
  Merging(Forest &forest, const Program &program, Copies &known, const std::function<bool(Tree)> &wished)
      : f(forest), p(program), wished_(wished), made_(known) {}

  Merged run(const std::vector<dataflow::UnitId> &where) {
    for (const dataflow::UnitId id : where)
      for (std::uint32_t c : p.unit(id).calls) call(p.calls()[c]);
    if (changes_.empty()) return {};
    for (auto &[unit, decls] : declared_) declare(unit, decls);
    std::vector<Tree> files;
    for (const Tree file : p.files()) files.push_back(changed(f, file, changes_));
    std::vector<Tree> units(f.children(f.child(files.back(), 1)).begin(), f.children(f.child(files.back(), 1)).end());
    units.insert(units.end(), copies_.begin(), copies_.end());
    files.back() = f.node(Op::File, {f.child(files.back(), 0), f.node(Op::Units, units)}, f.span(files.back()));
    return {files, names_};
  }

 private:
  Forest &f;
  const Program &p;
  const std::function<bool(Tree)> &wished_;
  Changes changes_;
  Copies &made_;  // by procedure and groups; no symbol: it cannot be
  std::vector<Tree> copies_;
  std::vector<Symbol> names_;
  std::map<dataflow::UnitId, std::vector<Tree>> declared_;

  void call(const CallSite &site) {
    if (!site.isKnown() || !(f.is(site.tree, Op::Call) || f.is(site.tree, Op::CallResult))) return;
    const Unit &caller = p.unit(site.caller);
    const std::vector<Places> groups = groupsOf(site, caller);
    if (groups.empty()) return;
    const Tree args = f.child(site.tree, f.arity(site.tree) - 1);
    if (f.arity(args) != site.actuals.size()) return;
    for (std::size_t k = 0; k < site.actuals.size(); ++k)
      if (f.child(args, static_cast<std::uint32_t>(k)) != site.actuals[k].tree) return;
    const std::vector<Tree> passed = arguments(site, caller, groups);
    if (passed.empty()) return;
    const Symbol name = copyOf(p.unit(site.callee), groups);
    if (!name) return;
    std::vector<Tree> parts(f.children(site.tree).begin(), f.children(site.tree).end());
    parts.back() = f.node(Op::Args, passed, f.span(args));
    Tree &callee = parts[parts.size() - 2];
    callee = f.leaf(Op::Name, name, f.span(callee));
    const Tree r = f.node(f.op(site.tree), parts, f.span(site.tree));
    if (const Comments *c = f.comments(site.tree)) f.setComments(r, Comments(*c));
    changes_[site.tree] = r;
    if (f.is(site.tree, Op::CallResult)) sayType(caller, p.unit(site.callee), name);
  }

  // Sets of arguments that share storage, directly or not.
  std::vector<Places> groupsOf(const CallSite &site, const Unit &caller) const {
    std::vector<Places> groups;
    Places candidates;
    for (std::size_t k = 0; k < site.actuals.size(); ++k)
      if (isPart(site.actuals[k], caller)) candidates.push_back(k);
    if (candidates.size() < 2) return {};
    std::erase_if(candidates, [&](std::size_t k) { return !wished_(site.actuals[k].tree); });
    for (std::size_t k : candidates) {
      Places joined{k};
      for (std::size_t g = groups.size(); g-- > 0;) {
        if (std::none_of(groups[g].begin(), groups[g].end(), [&](std::size_t m) { return belong(site, caller, k, m); })) continue;
        joined.insert(joined.end(), groups[g].begin(), groups[g].end());
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(g));
      }
      std::sort(joined.begin(), joined.end());
      groups.push_back(joined);
    }
    std::erase_if(groups, [](const Places &g) { return g.size() < 2; });
    std::sort(groups.begin(), groups.end());
    return groups;
  }
  bool belong(const CallSite &site, const Unit &caller, std::size_t a, std::size_t b) const {
    return p.designated(caller, site.actuals[a].tree) == p.designated(caller, site.actuals[b].tree) && p.mayReachBoth(site, a, b);
  }
  Tree arrayOf(Tree actual) const { return f.is(actual, Op::Index) ? f.child(actual, 0) : actual; }
  bool isPart(const Actual &a, const Unit &caller) const {
    if (!a.tree || !a.reference || !f.is(arrayOf(a.tree), Op::Name)) return false;
    const Variable *v = p.designated(caller, a.tree);
    return v && v->kind == Variable::Kind::Formal && v->owner == caller.id && v->dims && !v->pointer && !v->target &&
           !v->allocatable && f.is(BoundsOp::upper_(f, f.child(v->dims, f.arity(v->dims) - 1)), Op::Star);
  }

  // The actuals of the copy; nothing: where some part begins cannot be said, or it is of another type.
  std::vector<Tree> arguments(const CallSite &site, const Unit &caller, const std::vector<Places> &groups) {
    std::vector<Tree> all;
    for (std::size_t k = 0; k < site.actuals.size(); ++k) {
      const Tree actual = site.actuals[k].tree;
      const auto group =
          std::find_if(groups.begin(), groups.end(), [&](const Places &g) { return std::binary_search(g.begin(), g.end(), k); });
      if (group == groups.end()) {
        all.push_back(actual);
        continue;
      }
      const Variable &v = *p.designated(caller, actual);
      if (!isOfType(site, k, caller, v)) return {};
      const Sequence sequence(f, p, caller, v);
      Tree from;
      if (f.is(actual, Op::Index)) {
        const auto distance =
            sequence.distance(std::vector<Tree>(f.children(f.child(actual, 1)).begin(), f.children(f.child(actual, 1)).end()));
        if (!distance) return {};
        from = *distance;
      }
      if (k == group->front()) all.push_back(f.leaf(Op::Name, v.name, f.span(arrayOf(actual))));
      all.push_back(from ? from : f.leaf(Op::Intval, "0"));
    }
    return all;
  }
  bool isOfType(const CallSite &site, std::size_t k, const Unit &caller, const Variable &v) const {
    const Unit &callee = p.unit(site.callee);
    const Variable *formal = callee.symbols.find(callee.formals[k]);
    return formal && formal->type && v.type && f.equal(p.canonicalType(callee, formal->type), p.canonicalType(caller, v.type));
  }
  Symbol copyOf(const Unit &callee, const std::vector<Places> &groups) {
    std::string key(text(callee.name)), hint(key);
    for (const Places &g : groups) {
      key += ";";
      for (std::size_t k : g) {
        key += std::to_string(k) + ",";
        hint += "_" + std::string(text(callee.formals[k]));
      }
    }
    const auto [at, isNew] = made_.try_emplace(key);
    if (!isNew) return at->second;
    constexpr std::size_t longest = 40;  // derivatives have suffixes
    const std::string name = freeName(hint.substr(0, longest));
    const Tree copy = Copy(f, p, callee, groups).make(name);
    if (!copy) return {};
    copies_.push_back(copy);
    names_.push_back(intern(name));
    return at->second = intern(name);
  }
  std::string freeName(const std::string &hint) const {
    for (int n = -1;; ++n) {
      const std::string name = n < 0 ? hint : hint + std::to_string(n);
      if (!p.knowsName(intern(name)) && std::find(names_.begin(), names_.end(), intern(name)) == names_.end()) return name;
    }
  }

  // A copy of a function has the type that the function has.
  void sayType(const Unit &caller, const Unit &callee, Symbol name) {
    const Variable *result = callee.symbols.find(callee.result);
    if (!result || !result->type) return;
    auto &decls = declared_[caller.id];
    const auto isSaid = [&](Tree d) { return f.symbol(f.child(f.child(f.child(d, 2), 0), 0)) == name; };
    if (std::any_of(decls.begin(), decls.end(), isSaid)) return;
    const Tree absent = f.leaf(Op::Noexpr, "");
    const Tree entity = f.node(Op::Entity, {f.leaf(Op::Name, name), f.node(Op::Dims, {}), absent, absent});
    const Tree attrs = f.node(Op::Attrs, {f.leaf(Op::Attr, "external")});
    decls.push_back(f.node(Op::Declare, {p.canonicalType(callee, result->type), attrs, f.node(Op::Entities, {entity})}));
  }
  void declare(dataflow::UnitId unit, const std::vector<Tree> &added) {
    const Tree decls = p.unit(unit).decls;
    std::vector<Tree> all(f.children(decls).begin(), f.children(decls).end());
    all.insert(all.end(), added.begin(), added.end());
    changes_[decls] = f.node(Op::Decls, all, f.span(decls));
  }
};

}  // namespace

Merged withMergedDummies(Forest &forest, const Program &program, Copies &known, const std::vector<dataflow::UnitId> &where,
                         const std::function<bool(Tree)> &wished) {
  return Merging(forest, program, known, wished).run(where);
}

}  // namespace dotbar::tools
