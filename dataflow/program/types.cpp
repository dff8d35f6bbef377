// The types of expressions, source or built: how each follows from its parts is said in a column of il.ops; here is what the
// words of that column mean.
#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <span>

#include "dataflow/program/builder.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

using semantics::categoryOf;
using semantics::Type;

using il::Typing;

using Types = std::span<const Type>;

// What the words mean, for the expressions of a unit.
class Program::Typer {
 public:
  Typer(const Program &p, const Unit &u) : p_(p), u_(u), f_(p.forest()), basic_(*p.names_) {}

  // `of`: the types of the children that it follows from.
  Type operator()(Tree t, Types of) const {
    switch (il::info(f_.op(t)).typing) {
      case Typing::Variable:
        return variable(t);
      case Typing::IntegerLiteral:
      case Typing::RealLiteral:
        return literal(t);
      case Typing::Number:
        return basic_.real;
      case Typing::LogicalLiteral:
        return basic_.logical;
      case Typing::TextLiteral:
        return text(t);
      case Typing::Selection:
        return ofEachObject(t, selection(of[0], il::IndexOp::subs_(f_, t), of.size() > 1 ? &of[1] : nullptr));
      case Typing::Subscripts:
        return subscripts(t, of);
      case Typing::Member:
        return member(of[0], f_.symbol(il::FieldOp::member_(f_, t)));
      case Typing::Cast:
        return cast(il::DowncastOp::type_(f_, t), of[0]);
      case Typing::Test:
        return basic_.logical;
      case Typing::Same:
        return of[0];
      case Typing::Common:
        return common(of);
      case Typing::Power:
        return of[1].is(Category::Integer) && !of[1].isArray() ? of[0] : wider(of[0], of[1]);
      case Typing::Parts:
        return ofParts(wider(of[0], of[1]));
      case Typing::Joined:
        return {Category::Character, 0, f_.node(Op::CharacterType, {f_.node(Op::Star, {})}), {}};
      case Typing::Truth:
        return basic_.logical.of(of[0].isArray() ? of[0].dims : of[1].dims);
      case Typing::Choice: {
        const Type value = wider(of[1], of[2]);
        return of[0].isArray() && !value.isArray() ? value.of(of[0].dims) : value;
      }
      case Typing::Elements:
        return ofElements(t, of[0]);
      case Typing::Result:
        return result(t, of[0]);
      case Typing::None:
        break;
    }
    return basic_.unknown;
  }

 private:
  const Program &p_;
  const Unit &u_;
  Forest &f_;
  const Names &basic_;

  // As another type, or as an array of so many dimensions.
  Type cast(Tree to, const Type &of) const {
    if (!f_.is(to, Op::ArrayType)) return said(to).of(of.dims);
    const Tree dims = il::ArrayTypeOp::dims_(f_, to);
    return f_.arity(dims) == 0 ? of.element() : of.element().of(dims);
  }

  Type said(Tree spelled) const { return p_.typeSaid(u_, spelled); }
  Tree vector(Tree last) const { return f_.node(Op::Dims, {f_.node(Op::Bounds, {basic_.noexpr, last})}); }

  // --- literals and names ---
  Type literal(Tree t) const {
    const Literal l = language().literal(f_.text(t));
    const bool integer = f_.is(t, Op::Intval);
    if (!l.kind.empty()) {
      const Tree kind = f_.leaf(l.kindIsName ? Op::Name : Op::Intval, l.kind);
      return said(f_.node(integer ? Op::IntegerType : Op::RealType, {kind}));
    }
    return integer ? basic_.integer : l.isDouble ? basic_.doubled : basic_.real;
  }

  Type text(Tree t) const {
    const std::size_t length = std::max<std::size_t>(f_.text(t).size(), 2) - 2;
    return {Category::Character,
            static_cast<std::int64_t>(length),
            f_.node(Op::CharacterType, {f_.leaf(Op::Intval, std::to_string(length))}),
            {}};
  }

  Type variable(Tree t) const {
    const Variable *v = p_.entity(u_, t);
    if (!v) {
      const Names::Entry *e = basic_.find(u_.id, f_.symbol(t));
      return e ? e->type : basic_.unknown;
    }
    Type r = p_.type(*v);
    if (v->owner == none || v->owner == u_.id) return r;
    const Unit &owner = p_.unit(v->owner);
    r.spelled = p_.typeFor(u_, owner, r.spelled);
    if (!r.dims) return r;
    r.dims = p_.boundsFor(u_, owner, r.dims);
    return r.dims ? r : basic_.unknown;
  }

  // --- operations ---
  // Numbers of which one gives way to the other; arrays are elementwise.
  Type wider(const Type &a, const Type &b) const {
    if (a.isArray() || b.isArray()) return wider(a.element(), b.element()).of(a.isArray() ? a.dims : b.dims);
    if (!a.isKnown() || !b.isKnown()) return basic_.unknown;
    if (a.category != b.category && (!isFloating(a) || !isFloating(b))) return a.category > b.category ? a : b;
    if (a.category >= Category::Record) return a;
    const std::int64_t x = a.part(), y = b.part();
    const bool first = x == y ? true : x == 0 || y == 0 ? (x == 0 ? y <= 4 : x > 4) : x > y;
    if (a.category == b.category) return first ? a : b;
    // real with complex: complex of the larger kind
    const Type &complex = a.isComplex() ? a : b;
    return a.isComplex() == first || x == y ? complex : ofParts(a.isComplex() ? b : a);
  }
  static bool isFloating(const Type &t) { return t.is(Category::Real) || t.isComplex(); }

  Type common(Types of) const {
    Type r = of.empty() ? basic_.unknown : of[0];
    for (std::size_t i = 1; i < of.size(); ++i) r = wider(r, of[i]);
    return r;
  }

  // The complex type with parts of this type.
  Type ofParts(const Type &part) const {
    if (f_.is(part.spelled, Op::DoubleType)) return basic_.doubleComplex.of(part.dims);
    if (!f_.is(part.spelled, Op::RealType)) return basic_.complex.of(part.dims);
    Tree kind = il::RealTypeOp::kind_(f_, part.spelled);
    if (f_.is(kind, Op::Bytes) && part.bytes != 0) kind = f_.leaf(Op::Intval, std::to_string(part.bytes));
    return {Category::Complex, 2 * part.bytes, f_.node(Op::ComplexType, {kind}), part.dims};
  }

  // --- parts of objects ---
  // The elements that a section selects, or one element. `selected`: what `subscripts` says of the subscripts.
  Type selection(const Type &base, Tree subs, const Type *selected) const {
    if (!base.isArray()) return base.category == Category::Character ? base : basic_.unknown;
    if (!selected || !selected->isArray()) return base.element();
    std::vector<Tree> dims(f_.children(selected->dims).begin(), f_.children(selected->dims).end());
    for (std::uint32_t k = 0, d = 0; k < f_.arity(subs); ++k) {
      const Tree s = f_.child(subs, k);
      if (isRange(f_, s)) {
        const bool whole = selectsAll(f_, f_.node(Op::Subs, {s}));
        if (whole && k < f_.arity(base.dims)) dims[d] = f_.child(base.dims, k);
        ++d;
      } else if (p_.type(u_, s).isArray()) {
        ++d;
      }
    }
    return base.of(f_.node(Op::Dims, dims));
  }

  // a%c(1), where a is an array: the element of each object.
  Type ofEachObject(Tree index, const Type &element) const {
    const Tree base = il::IndexOp::base_(f_, index);
    if (element.isArray() || !f_.is(base, Op::Field)) return element;
    return element.of(p_.type(u_, il::FieldOp::base_(f_, base)).dims);
  }

  // What subscripts make of an array: its dims are the ranges among them, and those of vectors.
  Type subscripts(Tree subs, Types of) const {
    std::vector<Tree> dims;
    for (std::uint32_t k = 0; k < f_.arity(subs); ++k) {
      if (isRange(f_, f_.child(subs, k))) dims.push_back(f_.node(Op::Bounds, {basic_.noexpr, basic_.noexpr}));
      if (of[k].isArray()) dims.push_back(f_.children(of[k].dims).front());
    }
    return basic_.integer.of(dims.empty() ? Tree{} : f_.node(Op::Dims, dims));
  }

  Type member(const Type &base, Symbol name) const {
    dataflow::Member m;
    if (!findMember(p_, u_, base.spelled, name, m)) return basic_.unknown;
    const Unit &owner = p_.unit(m.component.owner);
    Type r = p_.typeSaid(owner, m.component.type);
    if (owner.id != u_.id) r.spelled = p_.typeFor(u_, owner, r.spelled);
    if (!m.component.dims) return r.of(base.dims);
    const Tree dims = p_.boundsFor(u_, owner, m.component.dims);
    return dims ? r.of(dims) : basic_.unknown;
  }

  // `common`: the type that the elements have together. The number of what a loop lists is not told here.
  Type ofElements(Tree t, const Type &common) const {
    if (f_.is(t, Op::Listed)) return common.of(vector(basic_.noexpr));
    if (f_.is(t, Op::Arrayval)) return elements(il::ArrayvalOp::elements_(f_, t), common);
    const Type said = this->said(il::ArrayvalOfOp::type_(f_, t));
    return said.of(elements(il::ArrayvalOfOp::elements_(f_, t), common).dims);
  }
  Type elements(Tree list, const Type &element) const {
    const auto all = f_.children(list);
    const bool counted =
        !element.isArray() && std::none_of(all.begin(), all.end(), [&](Tree e) { return f_.is(e, Op::OtherExpr); });
    return element.of(vector(counted ? f_.leaf(Op::Intval, std::to_string(all.size())) : basic_.noexpr));
  }

  // --- functions ---
  Type result(Tree apply, const Type &arguments) const {
    const Symbol name = f_.symbol(il::ApplyOp::function_(f_, apply));
    const ProgramOptions &o = p_.options_;
    const bool intrinsic = o.isIntrinsic && o.isIntrinsic(name);
    // What rules apply is the intrinsic, whatever the program calls so.
    if (!intrinsic || p_.isSource(il::ApplyOp::function_(f_, apply)))
      if (const std::optional<Type> own = ofProgram(apply, name, arguments)) return *own;
    if (o.isIntrinsic && !intrinsic) {
      const Tree implied = u_.symbols.implicitType(name);
      return implied ? said(implied) : basic_.unknown;
    }
    const auto dims = p_.shapes(u_).result(p_.form(name), il::ApplyOp::args_(f_, apply), arguments.dims);
    if (!dims) return basic_.unknown;
    const Type element = o.applyType ? said(o.applyType(f_, apply, arguments.spelled)).element() : arguments.element();
    return element.of(*dims);
  }

  // Of what the program declares by this name. A type for an intrinsic's name is no such declaration.
  std::optional<Type> ofProgram(Tree apply, Symbol name, const Type &arguments) const {
    const ProgramOptions &o = p_.options_;
    if (p_.constructed(u_, apply)) return said(f_.node(Op::StructType, {f_.leaf(Op::Name, name)}));
    if (const UnitId callee = p_.resolveProcedure(u_, name); callee != none && p_.units_[callee].result)
      return ofProcedure(p_.units_[callee], arguments);
    if (isDeclaredByInterface(name)) return basic_.unknown;
    if (const Variable *v = p_.lookup(u_, name); v && (v->external || !(o.isIntrinsic && o.isIntrinsic(name))))
      return p_.type(*v).element();
    if (o.externals.count(name) != 0) return arguments.element();  // of the runtime, which has one for each kind
    return std::nullopt;
  }

  // PROCEDURE(..) :: f, of which no block says what it gives: the letter that it begins with does not, either.
  bool isDeclaredByInterface(Symbol name) const {
    const auto isIt = [&](Tree d) {
      if (!f_.is(d, Op::OtherDecl) || !f_.text(il::OtherDeclOp::text_(f_, d)).starts_with("procedure")) return false;
      const auto names = f_.children(il::OtherDeclOp::mentions_(f_, d));
      return std::any_of(names.begin(), names.end(), [&](Tree n) { return f_.symbol(n) == name; });
    };
    for (const Unit *at = &u_;; at = &p_.units_[at->parent]) {
      const auto decls = at->decls ? f_.children(at->decls) : std::span<const Tree>{};
      if (std::any_of(decls.begin(), decls.end(), isIt)) return true;
      if (at->parent == none) return false;
    }
  }

  Type ofProcedure(const Unit &callee, const Type &arguments) const {
    const Variable *r = callee.symbols.find(callee.result);
    Type type = p_.type(*r);
    type.spelled = p_.typeFor(u_, callee, type.spelled);
    if (!r->dims && callee.elemental && arguments.isArray()) return type.of(arguments.dims);
    return r->dims ? type.of(p_.extentsFor(u_, callee, r->dims)) : type;
  }
};

namespace {

// Plain subscripts, which select one element whatever stands in them.
bool selectsElement(const Forest &f, Tree subs) {
  const auto all = f.children(subs);
  return std::all_of(all.begin(), all.end(), [&](Tree s) { return f.is(s, Op::Intval); });
}

// A tree whose type is being found: the children that it follows from, and where their types begin.
struct Open {
  Tree tree;
  std::uint32_t to, next;
  std::size_t base;
};

Open open(const Forest &f, Tree t, std::size_t base) {
  const il::OpInfo &info = il::info(f.op(t));
  if (info.typing == Typing::None) return {t, 0, 0, base};
  if (info.list) return {t, f.arity(t), 0, base};
  const bool element = info.typing == Typing::Selection && selectsElement(f, il::IndexOp::subs_(f, t));
  const std::uint32_t from = info.typedFrom;
  return {t, from + (element ? 1 : info.typedCount), from, base};
}

}  // namespace

Shapes Program::shapes(const Unit &u) const {
  return {*forest_, [this, &u](Tree e) { return type(u, e); },
          [this, &u](Tree e) {
            std::int64_t n = 0;
            return constant(u, e, n) ? std::optional(n) : std::nullopt;
          },
          options_.dimensionKeyword};
}

bool Program::isElemental(const Unit &u, Tree apply) const {
  const UnitId callee = resolveProcedure(u, forest_->symbol(il::ApplyOp::function_(*forest_, apply)));
  return callee != none && units_[callee].elemental;
}

Type Program::type(const Variable &v) const {
  const auto id = static_cast<std::size_t>(v.id);
  if (ofEntity_.size() <= id) ofEntity_.resize(std::max(id + 1, 2 * ofEntity_.size()));
  if (ofEntity_[id].spelled == v.type && v.type) return ofEntity_[id].of(v.dims);
  if (!v.type) return names_->unknown;
  ofEntity_[id] = {categoryOf(*forest_, v.type), 0, v.type, {}};  // while its kind asks for itself nothing is known of that
  const Type found = v.owner == none ? ofEntity_[id] : typeSaid(units_[v.owner], v.type);
  ofEntity_[id] = found;
  return found.of(v.dims);
}

Type Program::type(const Unit &u, Tree t) const {
  if (const Type *known = knownType(u, t)) return *known;
  return findType(u, t);
}

// Post-order over the part of the tree that matters, with an explicit stack: long sums must not recurse.
Type Program::findType(const Unit &u, Tree root) const {
  const Typer typer(*this, u);
  boost::container::small_vector<Type, 16> types;
  boost::container::small_vector<Open, 16> path{open(*forest_, root, 0)};
  for (;;) {
    Open &top = path.back();
    if (top.next < top.to) {
      const Tree c = forest_->child(top.tree, top.next++);
      if (const Type *known = knownType(u, c))
        types.push_back(*known);
      else
        path.push_back(open(*forest_, c, types.size()));
      continue;
    }
    const Type done = typer(top.tree, {types.data() + top.base, types.size() - top.base});
    keepType(u, top.tree, done);
    types.resize(top.base);
    path.pop_back();
    if (path.empty()) return done;
    types.push_back(done);
  }
}

bool Program::isAssumedRank(const Unit &u, Tree ref) const {
  const Tree dims = type(u, ref).dims;
  return dims && forest_->arity(dims) == 1 && language().isOfAnyRank(*forest_, forest_->children(dims).front());
}

std::vector<Tree> Program::asEachRank(Tree array) const {
  Forest &f = *forest_;
  const Tree absent = f.leaf(Op::Noexpr, "");
  std::vector<Tree> all, dims;
  for (std::size_t k = 0; k <= language().mostDimensions(); ++k) {
    const Tree type = f.node(Op::ArrayType, {f.node(Op::UnknownType, {}), f.node(Op::Dims, dims)});
    all.push_back(f.node(Op::Downcast, {array, type}, f.span(array)));
    dims.push_back(f.node(Op::Bounds, {absent, absent}));
  }
  return all;
}

}  // namespace dotbar::dataflow
