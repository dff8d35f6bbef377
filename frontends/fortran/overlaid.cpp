// EQUIVALENCE of reals: where one variable has room for all that lie together, and they are of its type, the others are names for
// parts of it, and what they name is written in their place (frontends/semantics/selected.h). Beside an array of one dimension
// the elements of others are elements of it. What is not so stays EQUIVALENCE.
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/fortran/blocks.h"
#include "frontends/fortran/hoisting.h"
#include "frontends/semantics/selected.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

struct Variable {
  Symbol name;
  Tree type;
  std::vector<long> lower, extents;
  bool inCommon = false;  // in COMMON
  long elements() const { return std::accumulate(extents.begin(), extents.end(), 1L, std::multiplies<>()); }
};

// An array of several dimensions whose elements are those of one of one dimension, from some element on.
struct Unrolled {
  Variable array;
  Symbol in;
  long from;
};

class Overlaid {
 public:
  Overlaid(Forest &f, Tree decls, const std::set<Symbol> &header) : f_(f), decls_(decls), header_(header) {
    for (Tree d : f.children(decls)) constants(d);
    for (Tree d : f.children(decls))
      if (f.is(d, Op::Equivalence))
        for (Tree set : f.children(il::EquivalenceOp::sets_(f, d))) join(il::OverlayOp::objects_(f, set));
  }

  std::vector<Unrolled> unrolled;  // besides, known with the parts
  // Names, and the parts of others that they are.
  std::vector<std::pair<Symbol, Tree>> parts() {
    std::vector<std::pair<Symbol, Tree>> all;
    for (auto &group : groups_)
      if (!group.odd) partsOf(group.begins, all);
    return all;
  }

 private:
  struct Group {
    std::map<Symbol, long> begins;  // in elements from some place
    bool odd = false;
  };
  Forest &f_;
  Tree decls_;
  const std::set<Symbol> &header_;
  std::map<Symbol, long> constants_;
  std::vector<Group> groups_;

  std::optional<long> number(Tree t) const {
    if (f_.is(t, Op::Neg)) {
      const auto n = number(il::NegOp::operand_(f_, t));
      return n ? std::optional(-*n) : n;
    }
    if (f_.is(t, Op::Name)) {
      const auto at = constants_.find(f_.symbol(t));
      return at == constants_.end() ? std::nullopt : std::optional(at->second);
    }
    const std::string_view digits = f_.is(t, Op::Intval) ? f_.text(t) : "";
    constexpr std::size_t most = 9;
    if (digits.empty() || digits.size() > most || digits.find_first_not_of("0123456789") != digits.npos) return std::nullopt;
    return std::stol(std::string(digits));
  }

  void constants(Tree d) {
    const bool isConstant = f_.is(d, Op::Parameter) || (f_.is(d, Op::Declare) && hasAttribute(f_, d, "parameter"));
    if (!isConstant) return;
    for (Tree e : f_.children(il::entitiesOf(f_, d)))
      if (const auto n = number(il::EntityOp::init_(f_, e))) constants_[f_.symbol(il::EntityOp::name_(f_, e))] = *n;
  }

  // What the unit says of a variable: nothing where it says what is not understood here.
  std::optional<Variable> variable(Symbol name) const {
    Variable v{name, {}, {}, {}};
    if (header_.count(name)) return std::nullopt;
    for (Tree d : f_.children(decls_)) {
      const Tree entities = il::entitiesOf(f_, d);
      const bool declares = f_.is(d, Op::Declare) || f_.is(d, Op::Dimension) || f_.is(d, Op::Common);
      if (!entities || f_.is(d, Op::IncludeLine)) {
        const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == name; };
        if (!f_.is(d, Op::Equivalence) && !f_.is(d, Op::Data) && il::any(f_, d, isIt)) return std::nullopt;
        continue;
      }
      for (Tree e : f_.children(entities)) {
        if (f_.symbol(il::EntityOp::name_(f_, e)) != name) continue;
        if (!declares || !describe(v, d, e)) return std::nullopt;
      }
    }
    if (!v.type) v.type = implicitType(name);
    const bool real = v.type && (f_.is(v.type, Op::RealType) || f_.is(v.type, Op::DoubleType) || f_.is(v.type, Op::ComplexType) ||
                                 f_.is(v.type, Op::DoubleComplexType));
    return real ? std::optional(v) : std::nullopt;
  }

  bool describe(Variable &v, Tree d, Tree e) const {
    using E = il::EntityOp;
    Tree dims = E::dims_(f_, e);
    if (f_.is(d, Op::Declare)) {
      v.type = il::DeclareOp::type_(f_, d);
      for (Tree a : f_.children(il::DeclareOp::attrs_(f_, d))) {
        if (!f_.is(a, Op::DimensionAttr) && f_.text(a) != "save") return false;
        if (f_.is(a, Op::DimensionAttr) && f_.arity(dims) == 0) dims = il::DimensionAttrOp::dims_(f_, a);
      }
    }
    v.inCommon |= f_.is(d, Op::Common);
    if (!f_.is(E::init_(f_, e), Op::Noexpr) || !f_.is(E::length_(f_, e), Op::Noexpr)) return false;
    for (Tree b : f_.children(dims)) {
      const Tree from = il::BoundsOp::lower_(f_, b);
      const auto lower = f_.is(from, Op::Noexpr) ? std::optional(1L) : number(from), upper = number(il::BoundsOp::upper_(f_, b));
      if (!lower || !upper || *upper < *lower) return false;
      v.lower.push_back(*lower), v.extents.push_back(*upper - *lower + 1);
    }
    return true;
  }

  Tree implicitType(Symbol name) const {
    const char first = text(name)[0];
    for (Tree d : f_.children(decls_)) {
      if (f_.is(d, Op::ImplicitNone)) return {};
      if (!f_.is(d, Op::Implicit)) continue;
      for (Tree t : f_.children(il::ImplicitOp::typings_(f_, d)))
        for (Tree l : f_.children(il::TypingOp::letters_(f_, t))) {
          const std::string_view a = f_.text(il::LettersOp::first_(f_, l));
          const Tree to = il::LettersOp::last_(f_, l);
          const std::string_view b = f_.is(to, Op::Text) ? f_.text(to) : a;
          if (!a.empty() && !b.empty() && a[0] <= first && first <= b[0]) return il::TypingOp::type_(f_, t);
        }
    }
    if (first >= 'i' && first <= 'n') return {};
    return f_.node(Op::RealType, {f_.leaf(Op::Noexpr, "")});
  }

  // Elements in front of what an object of the list designates.
  std::optional<std::pair<Symbol, long>> place(Tree object) const {
    if (f_.is(object, Op::Name)) return std::pair(f_.symbol(object), 0L);
    if (!f_.is(object, Op::Index) || !f_.is(il::IndexOp::base_(f_, object), Op::Name)) return std::nullopt;
    const Symbol name = f_.symbol(il::IndexOp::base_(f_, object));
    const Tree subs = il::IndexOp::subs_(f_, object);
    const auto v = variable(name);
    if (!v || v->extents.size() != f_.arity(subs)) return std::nullopt;
    long at = 0, stride = 1;
    for (std::uint32_t k = 0; k < f_.arity(subs); ++k) {
      const auto n = number(f_.child(subs, k));
      if (!n || *n < v->lower[k] || *n >= v->lower[k] + v->extents[k]) return std::nullopt;
      at += (*n - v->lower[k]) * stride, stride *= v->extents[k];
    }
    return std::pair(name, at);
  }

  void join(Tree objects) {
    Group now;
    for (Tree o : f_.children(objects)) {
      const auto p = place(o);
      if (!p) {
        now.odd = true;
        il::each(f_, o, [&](Tree t) {
          if (f_.is(t, Op::Name)) now.begins.emplace(f_.symbol(t), 0);
        });
      } else if (!now.begins.emplace(p->first, -p->second).second) {
        now.odd = true;
      }
    }
    for (std::size_t k = 0; k < groups_.size();) {  // those that have a name in common
      Group &g = groups_[k];
      const auto both = std::ranges::find_if(now.begins, [&](const auto &n) { return g.begins.count(n.first) != 0; });
      if (both == now.begins.end()) {
        ++k;
        continue;
      }
      const long shift = both->second - g.begins[both->first];
      now.odd |= g.odd;
      for (const auto &[name, at] : g.begins) {
        const auto [there, added] = now.begins.emplace(name, at + shift);
        now.odd |= !added && there->second != at + shift;
      }
      groups_.erase(groups_.begin() + static_cast<std::ptrdiff_t>(k));
    }
    groups_.push_back(now);
  }

  void partsOf(const std::map<Symbol, long> &begins, std::vector<std::pair<Symbol, Tree>> &all) {
    std::vector<std::pair<Variable, long>> vars;
    for (const auto &[name, at] : begins) {
      const auto v = variable(name);
      if (!v) return;
      vars.push_back({*v, at});
    }
    const auto holdsAll = [&](const auto &c) {
      return std::ranges::all_of(vars, [&](const auto &o) {
        const bool inside = o.second >= c.second && o.second + o.first.elements() <= c.second + c.first.elements();
        return inside && same(o.first.type, c.first.type) && (!o.first.inCommon || o.first.name == c.first.name);
      });
    };
    const auto isVector = [&](const auto &c) { return c.first.extents.size() == 1 && holdsAll(c); };
    for (const auto holder : {std::ranges::find_if(vars, holdsAll), std::ranges::find_if(vars, isVector)})
      if (holder != vars.end() && partsWithin(*holder, vars, all)) return;
  }

  bool partsWithin(const std::pair<Variable, long> &holder, const std::vector<std::pair<Variable, long>> &vars,
                   std::vector<std::pair<Symbol, Tree>> &all) {
    std::vector<std::pair<Symbol, Tree>> parts;
    std::vector<Unrolled> others;
    for (const auto &[v, at] : vars) {
      if (v.name == holder.first.name) continue;
      const long from = at - holder.second;
      const Tree part = partOf(holder.first, v, from);
      if (part && mayBeginAs(v.name, part))
        parts.push_back({v.name, part});
      else if (!part && holder.first.extents.size() == 1 && v.extents.size() > 1 && !isInData(v.name))
        others.push_back({v, holder.first.name, holder.first.lower[0] + from});
      else
        return false;
    }
    all.insert(all.end(), parts.begin(), parts.end());
    unrolled.insert(unrolled.end(), others.begin(), others.end());
    return true;
  }

  // DATA that begins it names the other variable, or an element of it, in its place: no section, nor an element of what is a
  // part.
  bool mayBeginAs(Symbol name, Tree part) const {
    const auto isRange = [&](Tree t) { return f_.is(t, Op::Range); };
    return !isInData(name) || (!il::any(f_, part, isRange) && std::ranges::all_of(f_.children(decls_), [&](Tree d) {
      return !f_.is(d, Op::Data) || std::ranges::all_of(f_.children(il::DataOp::sets_(f_, d)), [&](Tree set) {
        return std::ranges::all_of(f_.children(il::DataSetOp::objects_(f_, set)),
                                   [&](Tree o) { return f_.is(o, Op::Name) || !mentions(o, name); });
      });
    }));
  }
  bool isInData(Symbol name) const {
    return std::ranges::any_of(f_.children(decls_), [&](Tree d) { return f_.is(d, Op::Data) && mentions(d, name); });
  }
  bool mentions(Tree t, Symbol name) const {
    return il::any(f_, t, [&](Tree n) { return f_.is(n, Op::Name) && f_.symbol(n) == name; });
  }

  bool same(Tree a, Tree b) const {
    if (f_.op(a) != f_.op(b) || f_.arity(a) != f_.arity(b)) return false;
    if (isLeaf(f_.op(a))) return f_.text(a) == f_.text(b);
    for (std::uint32_t k = 0; k < f_.arity(a); ++k)
      if (!same(f_.child(a, k), f_.child(b, k))) return false;
    return true;
  }

  Tree literal(long n) const {
    const Tree t = f_.leaf(Op::Intval, std::to_string(n < 0 ? -n : n));
    return n < 0 ? f_.node(Op::Neg, {t}) : t;
  }
  Tree section(long from, long to) const { return f_.node(Op::Range, {literal(from), literal(to), f_.leaf(Op::Noexpr, "")}); }

  // The reference to it in the variable that holds it; no tree: no section is it.
  Tree partOf(const Variable &holder, const Variable &v, long at) const {
    const Tree name = f_.leaf(Op::Name, holder.name);
    if (v.extents == holder.extents && v.lower == holder.lower) return name;
    std::vector<Tree> subs;
    if (v.extents.empty()) {
      for (std::size_t k = 0; k < holder.extents.size(); at /= holder.extents[k], ++k)
        subs.push_back(literal(holder.lower[k] + at % holder.extents[k]));
    } else {
      if (v.extents.size() != holder.extents.size() || std::ranges::any_of(v.lower, [](long l) { return l != 1; })) return {};
      long column = 1;
      for (std::size_t k = 0; k + 1 < v.extents.size(); column *= v.extents[k], ++k) {
        if (v.extents[k] != holder.extents[k]) return {};
        subs.push_back(section(holder.lower[k], holder.lower[k] + v.extents[k] - 1));
      }
      if (at % column != 0) return {};
      const long first = holder.lower.back() + at / column;
      subs.push_back(section(first, first + v.extents.back() - 1));
    }
    return f_.node(Op::Index, {name, f_.node(Op::Subs, subs)});
  }
};

// Elements of such arrays by the subscript that they have in the other one. No tree: something else than an element is named.
class Unrolling {
 public:
  Unrolling(Forest &f, const std::vector<Unrolled> &all, const std::function<bool(Symbol)> &isScalar)
      : f_(f), all_(all), isScalar_(isScalar) {}

  Tree run(Tree body) {
    semantics::OtherNames names;
    for (const Unrolled &u : all_) names[u.array.name] = u.array.name;
    if (names.empty()) return body;
    if (!semantics::withOtherNames(f_, body, names)) return {};  // in text
    const Tree now = il::rebuild(f_, body, [&](Tree t, std::span<const Tree> children) {
      const Tree element = f_.is(t, Op::Index) && f_.is(children[0], Op::Name) ? elementOf(t, children) : Tree{};
      return element ? element : il::withChildren(f_, t, children);
    });
    const auto isUnrolled = [&](Tree t) { return f_.is(t, Op::Name) && names.contains(f_.symbol(t)); };
    return il::any(f_, now, isUnrolled) ? Tree{} : now;
  }

 private:
  Forest &f_;
  const std::vector<Unrolled> &all_;
  const std::function<bool(Symbol)> &isScalar_;

  Tree elementOf(Tree t, std::span<const Tree> children) {
    const auto at = std::ranges::find_if(all_, [&](const Unrolled &u) { return u.array.name == f_.symbol(children[0]); });
    if (at == all_.end() || f_.arity(children[1]) != at->array.extents.size()) return {};
    const Span where = f_.span(t);
    long known = at->from, stride = 1;
    std::vector<std::pair<Tree, long>> rest;
    for (std::uint32_t k = 0; k < f_.arity(children[1]); ++k) {
      const Tree sub = f_.child(children[1], k);
      if (!isScalar(sub)) return {};
      if (f_.is(sub, Op::Intval))
        known += (std::stol(std::string(f_.text(sub))) - at->array.lower[k]) * stride;
      else
        known -= at->array.lower[k] * stride, rest.push_back({sub, stride});
      stride *= at->array.extents[k];
    }
    Tree place = rest.empty() ? number(known, where) : Tree{};
    for (const auto &[sub, by] : rest) {
      const Tree whole = f_.is(sub, Op::Name) ? sub : f_.node(Op::Paren, {sub}, where);
      const Tree step = by == 1 ? whole : f_.node(Op::Mul, {number(by, where), whole}, where);
      place = place ? f_.node(Op::Add, {place, step}, where) : step;
    }
    if (!rest.empty() && known != 0)
      place = f_.node(known > 0 ? Op::Add : Op::Sub, {place, number(std::abs(known), where)}, where);
    return il::inPlaceOf(f_, t, f_.node(Op::Index, {f_.leaf(Op::Name, at->in, where), f_.node(Op::Subs, {place}, where)}, where));
  }

  Tree number(long n, Span where) {
    const Tree t = f_.leaf(Op::Intval, std::to_string(std::abs(n)), where);
    return n < 0 ? f_.node(Op::Neg, {t}, where) : t;
  }
  bool isScalar(Tree t) const {
    constexpr std::size_t most = 9;
    if (f_.is(t, Op::Intval)) return f_.text(t).size() <= most && f_.text(t).find('_') == std::string_view::npos;
    if (f_.is(t, Op::Name)) return isScalar_(f_.symbol(t));
    for (const Op op : {Op::Add, Op::Sub, Op::Mul, Op::Neg, Op::Paren})
      if (f_.is(t, op)) return std::ranges::all_of(f_.children(t), [&](Tree c) { return isScalar(c); });
    return false;
  }
};

// DATA with what those names stand for.
Tree beginningParts(Forest &f, Tree data, const std::map<Symbol, Tree> &parts) {
  return il::rebuild(f, data, [&](Tree t, std::span<const Tree> children) {
    std::vector<Tree> all(children.begin(), children.end());
    for (Tree &o : all)
      if (f.is(t, Op::Objects) && f.is(o, Op::Name))
        if (const auto part = parts.find(f.symbol(o)); part != parts.end()) o = part->second;
    return il::withChildren(f, t, all);
  });
}

// The declarations without those names.
Tree without(Forest &f, Tree decls, const std::set<Symbol> &names, const std::map<Symbol, Tree> &parts) {
  std::vector<Tree> all;
  for (Tree d : f.children(decls)) {
    Tree now = d;
    if (f.is(d, Op::Equivalence)) {
      std::vector<Tree> sets;
      for (Tree set : f.children(il::EquivalenceOp::sets_(f, d))) {
        const auto isGone = [&](Tree t) { return f.is(t, Op::Name) && names.count(f.symbol(t)); };
        if (!il::any(f, set, isGone)) sets.push_back(set);
      }
      if (sets.size() == f.arity(il::EquivalenceOp::sets_(f, d))) {
        all.push_back(d);
        continue;
      }
      if (sets.empty()) continue;
      now = f.node(Op::Equivalence, {f.node(Op::Overlays, sets)}, f.span(d));
    } else if (f.is(d, Op::Data)) {
      now = beginningParts(f, d, parts);
    } else if (const Tree entities = il::entitiesOf(f, d); entities) {
      std::vector<Tree> kept;
      for (Tree e : f.children(entities))
        if (!names.count(f.symbol(il::EntityOp::name_(f, e)))) kept.push_back(e);
      if (kept.size() != f.arity(entities)) {
        if (kept.empty()) continue;
        std::vector<Tree> children(f.children(d).begin(), f.children(d).end());
        for (Tree &c : children)
          if (c == entities) c = f.node(Op::Entities, kept, f.span(entities));
        now = f.node(f.op(d), children, f.span(d));
      }
    }
    if (now != d)
      if (const il::Comments *c = f.comments(d)) f.setComments(now, il::Comments(*c));
    all.push_back(now);
  }
  const Tree now = f.node(Op::Decls, all, f.span(decls));
  if (const il::Comments *c = f.comments(decls)) f.setComments(now, il::Comments(*c));
  return now;
}

}  // namespace

void Blocks::mergeOverlaid(UnitPart &u, const std::vector<Tree> &header, Tree units) {
  const auto overlays = [&](Tree d) { return f_.is(d, Op::Equivalence); };
  if (std::ranges::none_of(f_.children(u.decls), overlays)) return;
  std::set<Symbol> names;
  for (Tree h : header)
    il::each(f_, h, [&](Tree t) {
      if (f_.is(t, Op::Name)) names.insert(f_.symbol(t));
    });
  Overlaid overlaid(f_, u.decls, names);
  const std::vector<std::pair<Symbol, Tree>> parts = overlaid.parts();
  std::set<Symbol> gone;
  for (const auto &[name, part] : parts) gone.insert(name);
  for (const Unrolled &o : overlaid.unrolled) gone.insert(o.array.name);
  const auto isPart = [&](Tree t) { return f_.is(t, Op::Name) && gone.contains(f_.symbol(t)); };
  if (gone.empty() || il::any(f_, units, isPart)) return;
  semantics::HoistAnswers answers;
  answers.isFixed = answers.isOwn = answers.hasOneName = answers.isOfLanguage = answers.isConstant = [](Symbol) { return false; };
  answers.mayPoint = [](Tree) { return false; };
  answers.isBound = [](Symbol) { return true; };  // no pointer stands in an EQUIVALENCE, and nothing that is given memory
  answers.isArray = [](Tree) { return true; };
  answers.lowerBound = [&](Tree base, std::uint32_t) { return f_.leaf(Op::Intval, "1", f_.span(base)); };
  answers.text = [&](Tree t) { return writeExpression(f_, t); };
  const Scope &scope = *u.scope;
  const std::function<bool(Symbol)> isScalar = [&](Symbol n) { return scope.isKnown(n) && !scope.isArray(n); };
  const Tree elements = Unrolling(f_, overlaid.unrolled, isScalar).run(u.body);
  if (!elements) return;
  const Tree body = parts.empty() ? elements : semantics::withSelected(f_, elements, parts, answers);
  if (!body) return;
  u.body = body;
  u.decls = without(f_, u.decls, gone, {parts.begin(), parts.end()});
}

}  // namespace dotbar::fortran
