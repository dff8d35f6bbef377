// typeOf: the types of expressions, source or built, by Fortran's promotion rules; constants; sizes.
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <charconv>
#include <limits>
#include <span>

#include "dataflow/program/builder.h"

namespace dotbar::dataflow {

namespace {

enum class Class { Unknown, Logical, Character, Integer, Real, Complex, Other };

Class classOf(const Forest &f, Tree type) {
  switch (f.op(type)) {
    case Op::IntegerType:
      return Class::Integer;
    case Op::RealType:
    case Op::DoubleType:
      return Class::Real;
    case Op::ComplexType:
    case Op::DoubleComplexType:
      return Class::Complex;
    case Op::LogicalType:
      return Class::Logical;
    case Op::CharacterType:
      return Class::Character;
    case Op::UnknownType:
      return Class::Unknown;
    default:
      return Class::Other;
  }
}

// Bytes of one number (one part of a complex one); 0: unknown.
std::int64_t kindSize(const Program &p, const Unit &u, Tree type) {
  const Forest &f = p.forest();
  if (f.is(type, Op::DoubleType) || f.is(type, Op::DoubleComplexType)) return 8;
  if (f.arity(type) == 0) return 0;
  const Tree kind = f.child(type, 0);
  if (f.is(kind, Op::Noexpr)) return 4;
  std::int64_t n = 0;
  if (!f.is(kind, Op::Bytes)) return p.constant(u, kind, n) ? n : 0;
  if (!p.constant(u, f.child(kind, 0), n)) return 0;
  return f.is(type, Op::ComplexType) ? n / 2 : n;  // complex*16 is two reals of 8 bytes
}

}  // namespace

Tree Program::elementType(Tree type) const { return forest_->is(type, Op::ArrayType) ? forest_->child(type, 0) : type; }

std::int64_t Program::typeSize(const Unit &u, Tree type) const {
  const Forest &f = *forest_;
  switch (classOf(f, type)) {
    case Class::Integer:
    case Class::Real:
    case Class::Logical:
      return kindSize(*this, u, type);
    case Class::Complex:
      return 2 * kindSize(*this, u, type);
    case Class::Character: {
      std::int64_t n = 1;
      const Tree length = f.child(type, 0);
      if (f.is(length, Op::Noexpr)) return 1;
      return constant(u, f.is(length, Op::Bytes) ? f.child(length, 0) : length, n) ? n : 0;
    }
    default:
      return 0;
  }
}

Tree Program::canonicalType(const Unit &u, Tree type) const {
  Forest &f = *forest_;
  if (f.is(type, Op::ArrayType)) return f.node(Op::ArrayType, {canonicalType(u, f.child(type, 0)), f.child(type, 1)});
  const Class c = classOf(f, type);
  if (c != Class::Integer && c != Class::Real && c != Class::Complex && c != Class::Logical) return type;
  const std::int64_t bytes = kindSize(*this, u, type);
  if (bytes == 0) return type;
  const Op op = c == Class::Integer   ? Op::IntegerType
                : c == Class::Real    ? Op::RealType
                : c == Class::Complex ? Op::ComplexType
                                      : Op::LogicalType;
  const auto known = names_->canonical.find({op, bytes});
  return known != names_->canonical.end() ? known->second : f.node(op, {f.leaf(Op::Intval, std::to_string(bytes))});
}

// The least kind that has so many decimal digits.
static bool leastKind(std::int64_t digits, std::initializer_list<std::pair<int, int>> kinds, std::int64_t &value) {
  for (auto [most, kind] : kinds)
    if (digits <= most) return value = kind, true;
  return false;
}

bool Program::kindInquiry(const Unit &u, Tree apply, std::int64_t &value) const {
  const Forest &f = *forest_;
  const auto q = options_.kindInquiries.find(f.symbol(il::ApplyOp::function_(f, apply)));
  const Tree args = il::ApplyOp::args_(f, apply);
  if (q == options_.kindInquiries.end() || f.arity(args) == 0 || f.is(f.child(args, 0), Op::Keyword)) return false;
  const Tree first = f.child(args, 0);
  if (q->second == ProgramOptions::KindOf::Argument) {
    const Tree type = elementType(typeOf(u, first));
    if (classOf(f, type) == Class::Character) return false;
    value = typeSize(u, type) / (classOf(f, type) == Class::Complex ? 2 : 1);
    return value > 0;
  }
  std::int64_t digits = 0, range = 0;
  if (!constant(u, first, digits)) return false;
  if (q->second == ProgramOptions::KindOf::Range) return leastKind(digits, {{2, 1}, {4, 2}, {9, 4}, {18, 8}, {38, 16}}, value);
  if (f.arity(args) > 1 && (f.is(f.child(args, 1), Op::Keyword) || !constant(u, f.child(args, 1), range))) return false;
  std::int64_t byRange = 0;
  if (!leastKind(digits, {{6, 4}, {15, 8}, {18, 10}, {33, 16}}, value)) return false;
  if (!leastKind(range, {{37, 4}, {307, 8}, {4931, 16}}, byRange)) return false;
  value = std::max(value, byRange);
  return true;
}

// The number that an integer literal begins with (a kind may follow); false when it is too large.
static bool integer(std::string_view s, std::int64_t &value) {
  const auto read = std::from_chars(s.data(), s.data() + s.size(), value);
  return read.ec == std::errc();
}

// What is too large to be computed here is not known.
bool Program::constant(const Unit &u, Tree t, std::int64_t &value) const {
  const Forest &f = *forest_;
  std::int64_t a = 0, b = 0;
  auto both = [&] { return constant(u, f.child(t, 0), a) && constant(u, f.child(t, 1), b); };
  switch (f.op(t)) {
    case Op::Intval:
      return integer(f.text(t), value);
    case Op::Name: {
      const Variable *v = entity(u, t);
      return v && v->kind == Variable::Kind::Constant && v->value && constant(units_[v->owner], v->value, value);
    }
    case Op::Apply:
      return kindInquiry(u, t, value);
    case Op::Paren:
    case Op::Plus:
      return constant(u, f.child(t, 0), value);
    case Op::Neg:
      return constant(u, f.child(t, 0), a) && !__builtin_sub_overflow(std::int64_t{0}, a, &value);
    case Op::Add:
      return both() && !__builtin_add_overflow(a, b, &value);
    case Op::Sub:
      return both() && !__builtin_sub_overflow(a, b, &value);
    case Op::Mul:
      return both() && !__builtin_mul_overflow(a, b, &value);
    case Op::Div:
      if (!both() || b == 0) return false;
      return b == -1 ? !__builtin_sub_overflow(std::int64_t{0}, a, &value) : (value = a / b, true);
    case Op::Pow:
      if (!both() || b < 0 || b > 62) return false;
      value = 1;
      while (b-- > 0)
        if (__builtin_mul_overflow(value, a, &value)) return false;
      return true;
    default:
      return false;
  }
}

namespace {

struct Typer {
  const Program &p;
  const Unit &u;
  Forest &f;
  Tree noexpr, integer, real, doubled, complex, doubleComplex, logical, unknown;

  Tree kindOf(std::string_view literal) const {
    const auto at = literal.find('_');
    if (at == std::string_view::npos) return {};
    const std::string_view k = literal.substr(at + 1);
    return f.leaf(k[0] >= '0' && k[0] <= '9' ? Op::Intval : Op::Name, k);
  }

  Tree arrayOf(Tree element, Tree dims) const { return f.node(Op::ArrayType, {element, dims}); }

  // The type of a (numeric) operation; arrays are elementwise.
  Tree promote(Tree a, Tree b) const {
    if (a == b) return a;
    const bool arrayA = f.is(a, Op::ArrayType), arrayB = f.is(b, Op::ArrayType);
    if (arrayA || arrayB) return arrayOf(promote(p.elementType(a), p.elementType(b)), f.child(arrayA ? a : b, 1));
    const Class ca = classOf(f, a), cb = classOf(f, b);
    if (ca == Class::Unknown || cb == Class::Unknown) return unknown;
    if (ca != cb && (ca == Class::Integer || cb == Class::Integer || ca < Class::Integer || cb < Class::Integer))
      return ca > cb ? a : b;
    if (ca == Class::Other) return a;
    const std::int64_t x = kindSize(p, u, a), y = kindSize(p, u, b);
    const bool first = x == y ? true : x == 0 || y == 0 ? (x == 0 ? y <= 4 : x > 4) : x > y;
    if (ca == cb) return first ? a : b;
    // real with complex: complex of the larger kind
    const Tree cplx = ca == Class::Complex ? a : b;
    if ((ca == Class::Complex) == first || x == y) return cplx;
    const Tree wide = ca == Class::Complex ? b : a;
    if (f.is(wide, Op::DoubleType)) return doubleComplex;
    const Tree kind = f.child(wide, 0);
    std::int64_t n = 0;
    if (f.is(kind, Op::Bytes) && p.constant(u, f.child(kind, 0), n))
      return f.node(Op::ComplexType, {f.leaf(Op::Intval, std::to_string(n))});
    return f.node(Op::ComplexType, {kind});
  }

  // The complex type with parts of this type.
  Tree ofParts(Tree part) const {
    if (f.is(part, Op::DoubleType)) return doubleComplex;
    return f.is(part, Op::RealType) ? f.node(Op::ComplexType, {f.child(part, 0)}) : complex;
  }

  Tree literal(Tree t) const {
    const std::string_view s = f.text(t);
    if (f.is(t, Op::Number)) return real;
    if (f.is(t, Op::Logicalval)) return logical;
    const Tree kind = kindOf(s);
    if (f.is(t, Op::Intval)) return kind ? f.node(Op::IntegerType, {kind}) : integer;
    if (kind) return f.node(Op::RealType, {kind});
    return s.find_first_of("dD") != std::string_view::npos ? doubled : real;
  }

  Tree variable(Tree t) const {
    const Variable *v = p.entity(u, t);
    if (!v) return unknown;
    const Unit &owner = v->owner == none ? u : p.unit(v->owner);
    const Tree type = p.typeFor(u, owner, v->type);
    if (!v->dims) return type;
    const Tree dims = p.boundsFor(u, owner, v->dims);
    return dims ? arrayOf(type, dims) : unknown;
  }

  // The elements that a section selects, or one element. `selection`: what `selected` says of the subscripts.
  Tree index(Tree base, Tree subs, Tree selection) const {
    if (!f.is(base, Op::ArrayType)) return f.is(base, Op::CharacterType) ? base : unknown;
    if (!selection || !f.is(selection, Op::ArrayType)) return f.child(base, 0);
    std::vector<Tree> dims(f.children(f.child(selection, 1)).begin(), f.children(f.child(selection, 1)).end());
    for (std::uint32_t k = 0, d = 0; k < f.arity(subs); ++k) {
      const Tree s = f.child(subs, k);
      if (isRange(f, s)) {
        const bool whole = selectsAll(f, f.node(Op::Subs, {s}));
        if (whole && k < f.arity(f.child(base, 1))) dims[d] = f.child(f.child(base, 1), k);
        ++d;
      } else if (f.is(p.typeOf(u, s), Op::ArrayType)) {
        ++d;
      }
    }
    return arrayOf(f.child(base, 0), f.node(Op::Dims, dims));
  }

  // What subscripts make of an array: its dims are the ranges among them, and those of vectors.
  Tree selected(Tree subs, std::span<const Tree> types) const {
    std::vector<Tree> dims;
    for (std::uint32_t k = 0; k < f.arity(subs); ++k) {
      if (isRange(f, f.child(subs, k))) dims.push_back(f.node(Op::Bounds, {noexpr, noexpr}));
      if (f.is(types[k], Op::ArrayType)) dims.push_back(f.child(f.child(types[k], 1), 0));
    }
    return dims.empty() ? integer : arrayOf(integer, f.node(Op::Dims, dims));
  }

  Tree field(Tree base, Symbol member) const {
    const Tree element = p.elementType(base);
    const Tree definition = f.is(element, Op::StructType) ? p.definition(u, f.child(element, 0)) : Tree{};
    if (!definition) return unknown;
    for (const Component &c : componentsOf(f, definition))
      if (c.name == member) {
        if (c.dims) return arrayOf(c.type, c.dims);
        return f.is(base, Op::ArrayType) ? arrayOf(c.type, f.child(base, 1)) : c.type;
      }
    return unknown;
  }
};

// Plain subscripts, which select one element whatever stands in them.
bool selectsElement(const Forest &f, Tree subs) {
  const auto all = f.children(subs);
  return std::all_of(all.begin(), all.end(), [&](Tree s) { return f.is(s, Op::Intval); });
}

}  // namespace

Shapes Program::shapes(const Unit &u) const {
  return {*forest_, [this, &u](Tree e) { return typeOf(u, e); },
          [this, &u](Tree e) {
            std::int64_t n = 0;
            return constant(u, e, n) ? std::optional(n) : std::nullopt;
          },
          options_.dimensionKeyword};
}

bool Program::isElemental(const Unit &u, Tree apply) const {
  const UnitId callee = resolveProcedure(u, forest_->symbol(forest_->child(apply, 0)));
  return callee != none && units_[callee].elemental;
}

Tree Program::typeOf(const Unit &u, Tree t) const {
  if (const Tree known = knownType(u, t)) return known;
  return findType(u, t);
}

Tree Program::findType(const Unit &u, Tree root) const {
  Forest &f = *forest_;
  const Names &n = *names_;
  const Typer typer{*this, u, f, n.noexpr, n.integer, n.real, n.doubled, n.complex, n.doubleComplex, n.logical, n.unknown};
  // post-order over the part of the tree that matters, with an explicit stack: long sums must not recurse
  struct Frame {
    Tree tree;
    std::uint32_t from, to, next;  // children that are typed
    std::uint32_t base = 0;        // where their types begin
  };
  boost::container::small_vector<Tree, 16> types;
  auto frame = [&](Tree t) {
    std::uint32_t from = 0, to = 0;
    switch (f.op(t)) {
      case Op::Add:
      case Op::Sub:
      case Op::Mul:
      case Op::Div:
      case Op::Pow:
      case Op::Concat:
      case Op::Complexval:
        to = 2;
        break;
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
      case Op::Field:
      case Op::Not:
      case Op::Deref:
        to = 1;
        break;
      case Op::Eq:
      case Op::Ne:
      case Op::Lt:
      case Op::Le:
      case Op::Gt:
      case Op::Ge:
      case Op::And:
      case Op::Or:
      case Op::Eqv:
      case Op::Neqv:
        to = 2;
        break;
      case Op::Cond:
        to = 3;
        break;
      case Op::Index:
        to = selectsElement(f, f.child(t, 1)) ? 1 : 2;
        break;
      case Op::Subs:
        to = f.arity(t);
        break;
      case Op::Keyword:
        from = 1, to = 2;
        break;
      case Op::Apply:
        from = 1, to = 2;
        break;
      case Op::Args:
      case Op::Exprs:
      case Op::Arrayval:
        to = f.arity(t);
        break;
      default:
        break;
    }
    return Frame{t, from, to, from, static_cast<std::uint32_t>(types.size())};
  };
  auto finish = [&](const Frame &fr) -> Tree {
    const Tree t = fr.tree;
    const std::span<const Tree> k(types.data() + fr.base, types.size() - fr.base);
    switch (f.op(t)) {
      case Op::Name:
        if (const Names::Entry *e = n.find(u.id, f.symbol(t)); e && !entity(u, t))
          return e->dims ? typer.arrayOf(e->type, e->dims) : e->type;
        return typer.variable(t);
      case Op::Intval:
      case Op::Realval:
      case Op::Number:
      case Op::Logicalval:
        return typer.literal(t);
      case Op::Stringval:
        return f.node(Op::CharacterType, {f.leaf(Op::Intval, std::to_string(std::max<std::size_t>(f.text(t).size(), 2) - 2))});
      case Op::Complexval:
        return typer.ofParts(typer.promote(k[0], k[1]));
      case Op::Index:
        return typer.index(k[0], f.child(t, 1), k.size() > 1 ? k[1] : Tree{});
      case Op::Subs:
        return typer.selected(t, k);
      case Op::Field:
        return typer.field(k[0], f.symbol(f.child(t, 1)));
      case Op::Neg:
      case Op::Plus:
      case Op::Paren:
      case Op::Keyword:
        return k[0];
      case Op::Add:
      case Op::Sub:
      case Op::Mul:
      case Op::Div:
        return typer.promote(k[0], k[1]);
      case Op::Cond: {
        const Tree value = typer.promote(k[1], k[2]);
        return f.is(k[0], Op::ArrayType) && !f.is(value, Op::ArrayType) ? typer.arrayOf(value, f.child(k[0], 1)) : value;
      }
      case Op::Pow:
        return classOf(f, elementType(k[1])) == Class::Integer && !f.is(k[1], Op::ArrayType) ? k[0] : typer.promote(k[0], k[1]);
      case Op::Concat:
        return f.node(Op::CharacterType, {f.node(Op::Star, {})});
      case Op::Eq:
      case Op::Ne:
      case Op::Lt:
      case Op::Le:
      case Op::Gt:
      case Op::Ge:
      case Op::And:
      case Op::Or:
      case Op::Eqv:
      case Op::Neqv: {
        const Tree shape = f.is(k[0], Op::ArrayType) ? k[0] : k[1];
        return f.is(shape, Op::ArrayType) ? typer.arrayOf(n.logical, f.child(shape, 1)) : n.logical;
      }
      case Op::Not:
        return k[0];
      case Op::Args:
      case Op::Exprs: {
        Tree r = k.empty() ? n.unknown : k[0];
        for (std::size_t i = 1; i < k.size(); ++i) r = typer.promote(r, k[i]);
        return r;
      }
      case Op::Arrayval: {
        const auto elements = f.children(f.child(t, 0));
        const bool counted = !f.is(k[0], Op::ArrayType) &&
                             std::none_of(elements.begin(), elements.end(), [&](Tree e) { return f.is(e, Op::OtherExpr); });
        const Tree last = counted ? f.leaf(Op::Intval, std::to_string(elements.size())) : n.noexpr;
        return typer.arrayOf(elementType(k[0]), f.node(Op::Dims, {f.node(Op::Bounds, {n.noexpr, last})}));
      }
      case Op::Apply: {
        const Symbol name = f.symbol(f.child(t, 0));
        if (const UnitId callee = resolveProcedure(u, name); callee != none && units_[callee].result) {
          const Variable *r = units_[callee].symbols.find(units_[callee].result);
          const Tree type = typeFor(u, units_[callee], r->type);
          if (!r->dims && units_[callee].elemental && f.is(k[0], Op::ArrayType)) return typer.arrayOf(type, f.child(k[0], 1));
          return r->dims ? typer.arrayOf(type, extentsFor(u, units_[callee], r->dims)) : type;
        }
        if (const Variable *v = lookup(u, name);
            v && (v->typed || v->external || !(options_.isIntrinsic && options_.isIntrinsic(name))))
          return v->type;
        if (options_.isIntrinsic && !options_.isIntrinsic(name)) {
          const Tree implied = u.symbols.implicitType(name);
          return implied ? implied : n.unknown;
        }
        const bool array = f.is(k[0], Op::ArrayType);
        const auto dims = shapes(u).result(form(name), f.child(t, 1), array ? f.child(k[0], 1) : Tree{});
        if (!dims) return n.unknown;
        const Tree element = elementType(options_.applyType ? options_.applyType(f, t, k[0]) : k[0]);
        return *dims ? typer.arrayOf(element, *dims) : element;
      }
      default:
        return n.unknown;
    }
  };
  boost::container::small_vector<Frame, 16> path{frame(root)};
  for (;;) {
    Frame &top = path.back();
    if (top.next < top.to) {
      const Tree c = f.child(top.tree, top.next++);
      if (const Tree known = knownType(u, c))
        types.push_back(known);
      else
        path.push_back(frame(c));
      continue;
    }
    const Tree done = finish(top);
    keepType(u, top.tree, done);
    types.resize(top.base);
    path.pop_back();
    if (path.empty()) return done;
    types.push_back(done);
  }
}

}  // namespace dotbar::dataflow
