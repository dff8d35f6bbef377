// What an actual argument stands for: itself, or, where the formal is an array, a stretch of the array that it is an element of
// (sequence association), as long as the formal is. Two stretches of one array are compared by what they begin with and how long
// they are.
#include <algorithm>

#include "dataflow/program/amount.h"
#include "dataflow/program/builder.h"
#include "engine/il/declarations.h"

namespace dotbar::dataflow {

namespace {

using semantics::AccessPath;
using semantics::isInSequence;

// Whether a procedure, or one that it calls, may overwrite one of its formals.
class Overwriting {
 public:
  explicit Overwriting(const Program &p) : p_(p), f_(p.forest()) {}

  bool operator()(const Unit &u, Symbol formal) {
    if (!seen_.insert({u.id, formal}).second) return false;  // asked further up
    if (writes(u, formal)) return true;
    for (std::uint32_t c : u.calls) {
      const CallSite &site = p_.calls()[c];
      for (std::size_t i = 0; i < site.actuals.size(); ++i) {
        const Tree t = site.actuals[i].tree;
        if (!t || !f_.is(t, Op::Name) || f_.symbol(t) != formal) continue;
        if (!site.isKnown() || (*this)(p_.unit(site.callee), p_.unit(site.callee).formals[i])) return true;
      }
    }
    return false;
  }

 private:
  bool writes(const Unit &u, Symbol name) const {
    std::vector<std::pair<Tree, il::Use>> open{{u.body, il::Use::Read}};
    while (!open.empty()) {
      const auto [t, use] = open.back();
      open.pop_back();
      if (f_.is(t, Op::Name) && f_.symbol(t) == name && use != il::Use::Read && use != il::Use::Bind) return true;
      if (f_.is(t, Op::Other) || f_.is(t, Op::PointTo)) {  // a copied statement that names it may do anything
        for (Tree c : f_.children(t)) open.push_back({c, il::Use::Write});
        continue;
      }
      const bool isSelector = f_.is(t, Op::Index) || f_.is(t, Op::Field) || f_.is(t, Op::Downcast);
      const il::OpInfo &info = il::info(f_.op(t));
      const bool isCall = p_.callAt(t) != nullptr;
      for (std::uint32_t k = 0; k < f_.arity(t); ++k) {
        const il::Use below = info.list ? use : info.children[k].use;
        open.push_back({f_.child(t, k), isSelector && k == 0 ? use : isCall && !il::hasResult(f_, t) ? il::Use::Read : below});
      }
    }
    return false;
  }

  const Program &p_;
  const Forest &f_;
  std::set<std::pair<UnitId, Symbol>> seen_;
};

// Elements of an array before the element behind it in each dimension; one more than it has dimensions where all are known.
std::vector<Polynomial> strides(const Program &p, const Variable &v) {
  const Forest &f = p.forest();
  const Unit &owner = p.unit(v.owner);
  std::vector<Polynomial> r{Polynomial(1)};
  std::size_t k = 0;
  for (Tree d : f.children(v.dims)) {
    ++k;
    const Tree lower = il::BoundsOp::lower_(f, d), upper = il::BoundsOp::upper_(f, d);
    if (f.is(upper, Op::Star)) break;
    if (f.is(upper, Op::Noexpr)) {
      r.push_back(r.back() * Polynomial::named("extent " + std::to_string(k)));
      continue;
    }
    Amounts amount = Amounts::atEntry(p, owner);
    r.push_back(r.back() * (amount(upper) - amount.first(lower) + Polynomial(1)));
    if (!amount.areDecided()) r.back() = Polynomial::named("extent " + std::to_string(k));
  }
  return r;
}

struct Stretch {
  Polynomial from, size;
  bool begins = false, ends = false;  // what is known
};

// Elements of a formal array, as the caller knows them.
bool formalSize(const Program &p, const CallSite &site, const Variable &formal, Polynomial &size) {
  const Forest &f = p.forest();
  Amounts amount = Amounts::passed(p, site);
  size = Polynomial(1);
  for (Tree d : f.children(formal.dims)) {
    const Tree lower = il::BoundsOp::lower_(f, d), upper = il::BoundsOp::upper_(f, d);
    if (f.is(upper, Op::Star) || f.is(upper, Op::Noexpr)) return false;
    size = size * (amount(upper) - amount.first(lower) + Polynomial(1));
  }
  return amount.areDecided();
}

const Variable *formalVariable(const Program &p, const CallSite &site, std::size_t i) {
  if (!site.isKnown() || i >= site.actuals.size()) return nullptr;
  const Unit &callee = p.unit(site.callee);
  return callee.symbols.find(callee.formals[i]);
}

// Where an element begins in its array; `known` is false where that cannot be said.
Polynomial beginning(const Program &p, const Unit &u, Tree subscripts, const std::vector<Polynomial> &strides, bool &known) {
  const Forest &f = p.forest();
  Amounts amount(p, u);
  Polynomial from;
  known = f.arity(subscripts) <= strides.size();
  for (std::uint32_t k = 0; known && k < f.arity(subscripts); ++k) {
    known = !f.is(f.child(subscripts, k), Op::Range);
    if (known) from = from + amount(f.child(subscripts, k)) * strides[k];
  }
  known &= amount.areDecided();
  return from;
}

// Where its first element begins: at its lower bounds, as the unit of the call says them.
Polynomial firstElement(const Program &p, const Unit &u, Tree dims, const std::vector<Polynomial> &strides, bool &known) {
  const Forest &f = p.forest();
  Amounts amount = Amounts::atEntry(p, u);
  Polynomial from;
  for (std::uint32_t k = 0; k < f.arity(dims) && k < strides.size(); ++k)
    from = from + amount.first(il::BoundsOp::lower_(f, f.child(dims, k))) * strides[k];
  known = amount.areDecided() && f.arity(dims) <= strides.size();
  return from;
}

// Of an actual that is a variable or an element of one.
Stretch stretch(const Program &p, const CallSite &site, std::size_t i, const AccessPath &path,
                const std::vector<Polynomial> &strides) {
  const Unit &caller = p.unit(site.caller);
  const Variable &v = *path.base;
  Stretch s;
  s.begins = true;
  if (!path.isVariable())
    s.from = beginning(p, caller, semantics::subscriptsOf(p.forest(), path.steps[0]), strides, s.begins);
  else if (v.dims)
    s.from = firstElement(p, caller, v.dims, strides, s.begins);
  if (!s.begins) return s;
  const Variable *formal = formalVariable(p, site, i);
  const bool element = !path.isVariable() || !v.dims;
  if (formal && formal->dims)
    s.ends = formalSize(p, site, *formal, s.size);
  else if (element && (formal || i >= site.actuals.size()))
    s.ends = true, s.size = Polynomial(1);
  return s;
}

// Surely not below 0, given that numbers of elements are not.
bool isNonNegative(Polynomial x, const std::vector<Polynomial> &strides) {
  constexpr int most = 64;
  int steps = 0;
  for (std::size_t k = strides.size(); k-- > 1;)
    for (; steps < most && !x.isConstant() && x.isAtLeast(strides[k]); ++steps) x = x - strides[k];
  return x.isConstant() && x.constant() >= 0;
}

bool hasRange(const Forest &f, const AccessPath &path) {
  if (path.isVariable()) return false;
  const auto subscripts = f.children(semantics::subscriptsOf(f, path.steps.back()));
  return std::any_of(subscripts.begin(), subscripts.end(), [&](Tree s) { return f.is(s, Op::Range); });
}

// The array that an element or a section was taken of.
Tree arrayOf(const Forest &f, Tree actual) { return f.is(actual, Op::Index) ? il::IndexOp::base_(f, actual) : actual; }

}  // namespace

bool Program::overwrites(const Unit &u, Symbol formal) const {
  const auto [at, isNew] = overwrites_.try_emplace({u.id, formal}, true);
  if (isNew) at->second = Overwriting(*this)(u, formal);
  return at->second;
}

bool Program::mayShare(const CallSite &site, std::size_t i, std::size_t j) const {
  const Forest &f = *forest_;
  const Unit &caller = units_[site.caller];
  auto at = [&](std::size_t k) -> const Actual & { return k < site.actuals.size() ? site.actuals[k] : site.result; };
  const Actual &a = at(i), &b = at(j);
  if (!a.tree || !b.tree || !a.reference || !b.reference) return false;
  auto isStretch = [&](std::size_t k) {
    const Variable *formal = formalVariable(*this, site, k);
    return k < site.actuals.size() && (!formal || formal->dims);
  };
  if (!isStretch(i) && !isStretch(j)) return mayAlias(caller, a.tree, b.tree);
  const AccessPath pa = path(caller, a.tree), pb = path(caller, b.tree);
  const Variable *v = pa.designated();
  const bool common = std::any_of(a.zones.begin(), a.zones.end(),
                                  [&](std::uint32_t z) { return std::find(b.zones.begin(), b.zones.end(), z) != b.zones.end(); });
  if (!common) return false;
  if (!v || v != pb.designated() || v->pointer) return true;
  if (!isInSequence(f, pa) || !isInSequence(f, pb)) return mayAlias(caller, arrayOf(f, a.tree), arrayOf(f, b.tree));
  if (!v->dims) return true;
  const std::vector<Polynomial> s = strides(*this, *v);
  const Stretch x = stretch(*this, site, i, pa, s), y = stretch(*this, site, j, pb, s);
  if (!x.begins || !y.begins) return !hasRange(f, pa) || !hasRange(f, pb) || mayAlias(caller, a.tree, b.tree);
  const bool apart =
      (x.ends && isNonNegative(y.from - x.from - x.size, s)) || (y.ends && isNonNegative(x.from - y.from - y.size, s));
  return !apart;
}

// What lies behind the member of COMMON that is passed, and belongs to the formal array all the same.
void Builder::beyond(CallSite &site, std::size_t i) {
  Actual &a = site.actuals[i];
  const Unit &u = p.units_[site.caller];
  if (!il::hasSort(f.op(a.tree), Sort::Ref)) return;
  const AccessPath path = p.path(u, a.tree);
  const Variable *v = path.designated(), *formal = formalVariable(p, site, i);
  if (!v || v->kind != Variable::Kind::Common || !formal || !formal->dims || !isInSequence(f, path)) return;
  const Program::Stored &stored = p.blocks_.at(v->block);
  const auto view = stored.views.find(v->owner);
  if (view == stored.views.end()) return;
  const auto pieces = stored.block.piecesOf(view->second);
  const auto piece = std::find_if(pieces.begin(), pieces.end(),
                                  [&](const semantics::Piece &x) { return stored.members[x.entity].name == v->name; });
  if (piece == pieces.end() || piece->size == 0) return;
  Polynomial size, offset;
  const bool known = formalSize(p, site, *formal, size) && size.isConstant();
  if (!known && v->dims) return;  // it is taken to end with the array
  if (v->dims && !path.isVariable()) {
    const std::vector<Polynomial> s = strides(p, *v);
    bool begins = false, starts = false;
    offset = beginning(p, u, semantics::subscriptsOf(f, path.steps[0]), s, begins) - firstElement(p, u, v->dims, s, starts);
    if (!begins || !starts || !offset.isConstant()) return;
  }
  constexpr std::int64_t farther = std::int64_t{1} << 60;
  const std::int64_t from = piece->offset + offset.constant() * p.type(*v).bytes;
  const std::int64_t to = known ? from + size.constant() * p.type(*formal).bytes : farther;
  if (to <= piece->end()) return;
  const auto &fragments = stored.block.fragments();
  for (std::size_t k = piece->to; k < fragments.size() && fragments[k].offset < to; ++k)
    a.further.push_back(stored.firstZone + static_cast<ZoneId>(k));
  a.goesOn = !a.further.empty();
}

}  // namespace dotbar::dataflow
