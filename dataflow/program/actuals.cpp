// What an actual argument stands for: itself, or, where the formal is an array, a stretch of the array that it is an element of
// (sequence association), as long as the formal is. Two stretches of one array are compared by what they begin with and how long
// they are.
#include <algorithm>

#include "dataflow/program/builder.h"
#include "frontends/semantics/polynomial.h"

namespace dotbar::dataflow {

using semantics::Polynomial;

namespace {

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
      const bool isSelector = f_.is(t, Op::Index) || f_.is(t, Op::Field);
      const il::OpInfo &info = il::info(f_.op(t));
      const bool isCall = p_.callAt(t) != nullptr;
      for (std::uint32_t k = 0; k < f_.arity(t); ++k) {
        const il::Use below = info.list ? use : info.children[k].use;
        open.push_back({f_.child(t, k), isSelector && k == 0                  ? use
                                        : isCall && !f_.is(t, Op::CallResult) ? il::Use::Read
                                                                              : below});
      }
    }
    return false;
  }

  const Program &p_;
  const Forest &f_;
  std::set<std::pair<UnitId, Symbol>> seen_;
};

// Expressions of a unit as polynomials. `decided` is false once one of them may have another value each time.
struct Reader {
  const Program &p;
  const Unit &u;
  bool decided = true;
  const CallSite *site = nullptr;  // the unit's formals are what this call passes, as the caller sees it
  const Unit *caller = nullptr;
  bool atEntry = false;  // names mean what they were as the procedure began

  Polynomial operator()(Tree t) {
    const Forest &f = p.forest();
    std::int64_t c = 0;
    if (p.constant(u, t, c)) return Polynomial(c);
    switch (f.op(t)) {
      case Op::Add:
        return (*this)(f.child(t, 0)) + (*this)(f.child(t, 1));
      case Op::Sub:
        return (*this)(f.child(t, 0)) - (*this)(f.child(t, 1));
      case Op::Mul:
        return (*this)(f.child(t, 0)) * (*this)(f.child(t, 1));
      case Op::Neg:
        return Polynomial() - (*this)(f.child(t, 0));
      case Op::Plus:
      case Op::Paren:
        return (*this)(f.child(t, 0));
      case Op::Name:
        return name(t);
      default:
        break;
    }
    std::vector<Tree> open{t};
    while (!open.empty()) {
      const Tree x = open.back();
      open.pop_back();
      if (f.is(x, Op::Apply) && p.callAt(x)) decided = false;  // a function may answer differently each time
      for (Tree k : f.children(x)) open.push_back(k);
    }
    return opaque(t);
  }

 private:
  Polynomial name(Tree t) {
    const Forest &f = p.forest();
    const Variable *v = p.lookup(u, f.symbol(t));
    if (site && v && v->formal != none && v->owner == u.id && v->formal < site->actuals.size())
      if (const Tree actual = site->actuals[v->formal].tree) {
        Reader there{p, *caller};
        const Polynomial r = there(actual);
        decided &= there.decided;
        return r;
      }
    const bool stays = !site && atEntry && v && v->kind == Variable::Kind::Formal && !p.overwrites(u, v->name);
    return atEntry && !stays ? opaque(t) : Polynomial::named(il::dump(f, t));
  }
  Polynomial opaque(Tree t) const {
    return Polynomial::named((site ? "there " : atEntry ? "then " : "") + il::dump(p.forest(), t));
  }
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
    Reader read{p, owner};
    read.atEntry = true;
    const Polynomial first = f.is(lower, Op::Noexpr) ? Polynomial(1) : read(lower);
    r.push_back(r.back() * (read(upper) - first + Polynomial(1)));
    if (!read.decided) r.back() = Polynomial::named("extent " + std::to_string(k));
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
  Reader read{p, p.unit(site.callee)};
  read.site = &site, read.caller = &p.unit(site.caller), read.atEntry = true;
  size = Polynomial(1);
  for (Tree d : f.children(formal.dims)) {
    const Tree lower = il::BoundsOp::lower_(f, d), upper = il::BoundsOp::upper_(f, d);
    if (f.is(upper, Op::Star) || f.is(upper, Op::Noexpr)) return false;
    const Polynomial first = f.is(lower, Op::Noexpr) ? Polynomial(1) : read(lower);
    size = size * (read(upper) - first + Polynomial(1));
  }
  return read.decided;
}

const Variable *formalVariable(const Program &p, const CallSite &site, std::size_t i) {
  if (!site.isKnown() || i >= site.actuals.size()) return nullptr;
  const Unit &callee = p.unit(site.callee);
  return callee.symbols.find(callee.formals[i]);
}

// Of an actual that is a variable or an element of one.
Stretch stretch(const Program &p, const CallSite &site, std::size_t i, Tree t, const Variable &v,
                const std::vector<Polynomial> &strides) {
  const Forest &f = p.forest();
  Stretch s;
  Reader read{p, p.unit(site.caller)};
  s.begins = true;
  if (f.is(t, Op::Index)) {
    const Tree subscripts = f.child(t, 1);
    if (f.arity(subscripts) > strides.size()) return {};
    for (std::uint32_t k = 0; k < f.arity(subscripts); ++k) {
      if (f.is(f.child(subscripts, k), Op::Range)) return {};
      s.from = s.from + read(f.child(subscripts, k)) * strides[k];
    }
    s.begins = read.decided;
  } else if (v.dims) {
    read.atEntry = true;
    for (std::uint32_t k = 0; k < f.arity(v.dims) && k < strides.size(); ++k) {
      const Tree lower = il::BoundsOp::lower_(f, f.child(v.dims, k));
      s.from = s.from + (f.is(lower, Op::Noexpr) ? Polynomial(1) : read(lower)) * strides[k];
    }
    s.begins = read.decided && f.arity(v.dims) <= strides.size();
  }
  const Variable *formal = formalVariable(p, site, i);
  const bool element = f.is(t, Op::Index) || !v.dims;
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

bool hasRange(const Forest &f, Tree t) {
  if (!f.is(t, Op::Index)) return false;
  const auto subscripts = f.children(f.child(t, 1));
  return std::any_of(subscripts.begin(), subscripts.end(), [&](Tree s) { return f.is(s, Op::Range); });
}

bool isInSequence(const Forest &f, Tree t) { return f.is(t, Op::Name) || (f.is(t, Op::Index) && f.is(f.child(t, 0), Op::Name)); }

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
  const Variable *va = designated(caller, a.tree), *vb = designated(caller, b.tree);
  const bool common = std::any_of(a.zones.begin(), a.zones.end(),
                                  [&](std::uint32_t z) { return std::find(b.zones.begin(), b.zones.end(), z) != b.zones.end(); });
  if (!common) return false;
  if (va != vb || va->pointer) return true;
  auto array = [&](Tree t) { return f.is(t, Op::Index) ? f.child(t, 0) : t; };
  if (!isInSequence(f, a.tree) || !isInSequence(f, b.tree)) return mayAlias(caller, array(a.tree), array(b.tree));
  if (!va->dims) return true;
  const std::vector<Polynomial> s = strides(*this, *va);
  const Stretch x = stretch(*this, site, i, a.tree, *va, s), y = stretch(*this, site, j, b.tree, *va, s);
  if (!x.begins || !y.begins) return !hasRange(f, a.tree) || !hasRange(f, b.tree) || mayAlias(caller, a.tree, b.tree);
  const bool apart =
      (x.ends && isNonNegative(y.from - x.from - x.size, s)) || (y.ends && isNonNegative(x.from - y.from - y.size, s));
  return !apart;
}

// What lies behind the member of COMMON that is passed, and belongs to the formal array all the same.
void Builder::beyond(CallSite &site, std::size_t i) {
  Actual &a = site.actuals[i];
  const Unit &u = p.units_[site.caller];
  const Variable *v = il::hasSort(f.op(a.tree), Sort::Ref) ? p.designated(u, a.tree) : nullptr;
  const Variable *formal = formalVariable(p, site, i);
  if (!v || v->kind != Variable::Kind::Common || !formal || !formal->dims || !isInSequence(f, a.tree)) return;
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
  if (v->dims && f.is(a.tree, Op::Index)) {
    const std::vector<Polynomial> s = strides(p, *v);
    const Tree whole = f.child(a.tree, 0);
    const Stretch element = stretch(p, site, i, a.tree, *v, s), first = stretch(p, site, i, whole, *v, s);
    offset = element.from - first.from;
    if (!element.begins || !first.begins || !offset.isConstant()) return;
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
