// FORALL (R1050): each assignment is made for all elements before the next one begins, and no element is stored before all values
// are there. Where no value needs an element that the assignment stores elsewhere, that is what loops do; a copy stands for the
// construct until the unit ends, as for DO CONCURRENT, and remains where loops might do something else.
#include <algorithm>

#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/fortran/blocks.h"
#include "frontends/fortran/hoisting.h"
#include "frontends/fortran/language_functions.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

semantics::BlockScope ownScope(const Forest &f, const Statement::Concurrent &c, Tree decls, Tree body,
                               const std::vector<Tree> &assignments) {
  semantics::BlockScope b;
  b.before = c.loops, b.assignments = assignments;
  if (c.mask) b.before.push_back(c.mask);
  b.decls = decls, b.body = body;
  for (Tree l : c.loops) b.own.push_back(f.symbol(il::DoOp::var_(f, l)));
  b.ownType = c.type;
  return b;
}

// Whether a tree holds the variable, but for where the very element stands that an assignment stores.
bool readsElsewhere(const Forest &f, Tree in, Symbol variable, Tree element) {
  std::vector<Tree> open{in};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (element && f.equal(t, element)) continue;
    if (f.is(t, Op::Name) && f.symbol(t) == variable) return true;
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return false;
}

}  // namespace

// Loops for each assignment. Where values need elements that it stores elsewhere, all of them are in an array of their own first.
semantics::BlockScope Blocks::asLoops(const Statement::Concurrent &c, std::vector<Tree> decls,
                                      const std::vector<Tree> &assignments, Span where) {
  std::vector<Tree> all, loops;
  for (Tree a : assignments) {
    const std::size_t first = all.size();
    std::vector<Tree> beside(c.loops);
    if (c.mask) beside.push_back(c.mask);
    beside.insert(beside.end(), assignments.begin(), assignments.end());
    beside.insert(beside.end(), decls.begin(), decls.end());
    const Tree kept = declaredLikeStored(a, beside);
    if (kept) {
      const Tree left = il::AssignOp::left_(f_, a), name = il::declaredNames(f_, kept).front();
      const Tree value = f_.node(Op::Index, {name, il::IndexOp::subs_(f_, left)}, f_.span(left));
      decls.push_back(kept);
      all.push_back(f_.node(Op::Assign, {value, il::AssignOp::right_(f_, a)}, f_.span(a)));
      all.push_back(f_.node(Op::Assign, {left, value}, f_.span(a)));
    } else {
      all.push_back(a);
    }
    for (std::size_t k = first; k < all.size(); ++k)
      loops.push_back(loopsOf(c, f_.node(Op::Instrs, {all[k]}, f_.span(a)), {}, where));
    if (const Comments *said = f_.comments(a)) f_.setComments(loops[first], Comments(*said)), f_.setComments(a, Comments{});
  }
  return ownScope(f_, c, f_.node(Op::Decls, decls, where), f_.node(Op::Instrs, loops, where), all);
}

// An array as the one that an assignment stores, for all its values: where they need other elements of it, and the unit says what
// it is. Its bounds are asked of it, unless they stay as they are declared.
Tree Blocks::declaredLikeStored(Tree assignment, const std::vector<Tree> &beside) {
  const Tree left = f_.is(assignment, Op::Assign) ? il::AssignOp::left_(f_, assignment) : Tree{};
  if (!left || !f_.is(left, Op::Index) || !f_.is(il::IndexOp::base_(f_, left), Op::Name)) return {};
  const Tree stored = il::IndexOp::base_(f_, left);
  if (!readsElsewhere(f_, il::AssignOp::right_(f_, assignment), f_.symbol(stored), left)) return {};
  const std::vector<Tree> decls(blockHere() ? unitFrame().decls : declsHere());
  for (Tree d : decls) {
    if (!f_.is(d, Op::Declare)) continue;
    for (Tree e : f_.children(il::DeclareOp::entities_(f_, d))) {
      if (f_.symbol(il::EntityOp::name_(f_, e)) != f_.symbol(stored)) continue;
      const Tree type = il::DeclareOp::type_(f_, d), dims = dimensionsLike(d, e, stored);
      const bool number = f_.is(type, Op::RealType) || f_.is(type, Op::DoubleType) || f_.is(type, Op::IntegerType);
      if (!dims || !number) return {};
      const Tree none = f_.leaf(Op::Noexpr, ""), name = otherName(stored, beside);
      const Tree entity = f_.node(Op::Entity, {name, dims, none, none});
      return f_.node(Op::Declare, {type, f_.node(Op::Attrs, {}), f_.node(Op::Entities, {entity})});
    }
  }
  return {};
}

Tree Blocks::otherName(Tree name, const std::vector<Tree> &beside) {
  for (int k = 0;; ++k) {
    const Tree other = f_.leaf(Op::Name, std::string(f_.text(name)) + std::to_string(k), f_.span(name));
    const auto names = [&](Tree t) { return il::any(f_, t, [&](Tree x) { return f_.equal(x, other); }); };
    if (std::ranges::none_of(beside, names)) return other;
  }
}

// A constant, or an argument that is INTENT(IN).
bool Blocks::staysAsGiven(Symbol name) {
  if (scopeHere().isConstant(name)) return true;
  return std::ranges::any_of(unitFrame().decls, [&](Tree d) {
    return f_.is(d, Op::Declare) && hasAttribute(f_, d, "intent(in)") &&
           std::ranges::any_of(il::declaredNames(f_, d), [&](Tree n) { return f_.symbol(n) == name; });
  });
}

// No tree: of assumed size, or no array here.
Tree Blocks::dimensionsLike(Tree declare, Tree entity, Tree array) {
  Tree dims = il::EntityOp::dims_(f_, entity);
  for (Tree a : f_.children(il::DeclareOp::attrs_(f_, declare)))
    if (f_.is(a, Op::DimensionAttr) && f_.arity(dims) == 0) dims = il::DimensionAttrOp::dims_(f_, a);
  const auto changes = [&](Tree t) {
    return f_.is(t, Op::Apply) || f_.is(t, Op::OtherExpr) || (f_.is(t, Op::Name) && !staysAsGiven(f_.symbol(t)));
  };
  if (f_.arity(dims) == 0) return {};
  std::vector<Tree> all;
  for (std::uint32_t k = 0; k < f_.arity(dims); ++k) {
    const Tree d = f_.child(dims, k);
    if (!f_.is(d, Op::Bounds) || f_.is(il::BoundsOp::upper_(f_, d), Op::Star)) return {};
    if (!f_.is(il::BoundsOp::upper_(f_, d), Op::Noexpr) && !il::any(f_, d, changes)) {
      all.push_back(d);
      continue;
    }
    const auto asked = [&](const char *function) {
      const Tree args = f_.node(Op::Args, {array, f_.leaf(Op::Intval, std::to_string(k + 1))});
      return f_.node(Op::Apply, {f_.leaf(Op::Name, function), args}, f_.span(array));
    };
    all.push_back(f_.node(Op::Bounds, {asked("lbound"), asked("ubound")}));
  }
  return f_.node(Op::Dims, all);
}

void Blocks::closeForall(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  LogicalLine quiet;
  quiet.start = line.start;
  const Statement::Concurrent &c = *frame.concurrent;
  const Span where{frame.where.begin, line.end};
  const Tree statements = list(Op::Instrs, frame.body, line), none = list(Op::Decls, frame.decls, quiet);
  const auto each = f_.children(statements);
  const std::vector<Tree> assignments(each.begin(), each.end());
  const Tree copy = copiedBlock(frame, ownScope(f_, c, none, statements, assignments), statements, where);
  const semantics::BlockScope b = asLoops(c, frame.decls, assignments, where);
  if (standsForall(b, copy)) return standIn(frame, b, copy, line);
  frame.construct = {};  // the copy has it
  placed(frame, copy, line);
}

// FORALL (...) a = b
void Blocks::forallOf(const Statement::Concurrent &c, Tree copy) {
  const Span where = f_.span(copy);
  const semantics::BlockScope b = asLoops(c, {}, {c.assigned}, where);
  if (standsForall(b, copy)) unit().blocks.emplace(copy, b);
}

// What may be stored under another name, too, is none of what is stored here: an array whose declaration is known, whose elements
// the assignment names, beside which nothing stands that may point or that is asked of the program.
bool isOneByOne(const Forest &f, const std::vector<Tree> &before, const std::vector<Tree> &assignments,
                const StoredAs &storedAs) {
  const auto isHard = [&](Tree t) {
    if (f.is(t, Op::Apply)) return !isPureFunction(f.text(il::ApplyOp::function_(f, t)));
    return f.is(t, Op::OtherExpr) || f.is(t, Op::Deref);
  };
  const auto mayPoint = [&](Tree t) { return f.is(t, Op::Field) || (f.is(t, Op::Name) && storedAs(f.symbol(t)).points); };
  const auto stores = [&](Tree a) {  // what others may read
    const Tree left = f.is(a, Op::Assign) ? il::AssignOp::left_(f, a) : Tree{};
    const Tree base = left && f.is(left, Op::Index) ? il::IndexOp::base_(f, left) : Tree{};
    return !base || !f.is(base, Op::Name) || !storedAs(f.symbol(base)).isOwn;
  };
  const bool single = std::ranges::count_if(assignments, stores) == 1;
  for (Tree a : assignments) {
    const Tree left = f.is(a, Op::Assign) ? il::AssignOp::left_(f, a) : Tree{};
    if (!left || !f.is(left, Op::Index) || !f.is(il::IndexOp::base_(f, left), Op::Name)) return false;
    const Symbol stored = f.symbol(il::IndexOp::base_(f, left));
    const Stored as = storedAs(stored);
    if (!as.array || as.overlaid) return false;
    // By COMMON of a unit around or of a module, or by EQUIVALENCE that goes on into it.
    const auto mayLieInCommon = [&](Tree t) {
      if (!f.is(t, Op::Name)) return false;
      const Stored other = storedAs(f.symbol(t));
      return other.perhapsCommon && (other.overlaid || other.declaredIn != as.declaredIn);
    };
    const auto mayBeIt = [&](Tree t) {
      return il::any(f, t, isHard) || (as.common && il::any(f, t, mayLieInCommon)) || (as.pointedAt && il::any(f, t, mayPoint));
    };
    if (mayBeIt(a)) return false;
    if (readsElsewhere(f, il::AssignOp::right_(f, a), stored, left)) return false;
    if (readsElsewhere(f, il::IndexOp::subs_(f, left), stored, {})) return false;
    for (Tree t : before)
      if (mayBeIt(t) || readsElsewhere(f, t, stored, single && !f.is(t, Op::Do) ? left : Tree{})) return false;
  }
  return true;
}

bool isDeclaredBy(const Forest &f, const semantics::BlockScope &b, Symbol name) {
  return std::ranges::any_of(f.children(b.decls), [&](Tree d) {
    return std::ranges::any_of(il::declaredNames(f, d), [&](Tree n) { return f.symbol(n) == name; });
  });
}

Stored ofConstruct() {
  Stored r;
  r.array = r.isOwn = true;
  return r;
}

// As the unit itself declares it; of what it does not declare more is known when all is read.
Stored Blocks::storedAs(Symbol n) {
  const Scope &scope = scopeHere();
  const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == n; };
  Stored r{.points = scope.isPointer(n), .pointedAt = scope.isPointer(n)};
  bool declared = false;
  std::vector<Tree> decls(declsHere());
  if (blockHere()) decls.insert(decls.end(), unitFrame().decls.begin(), unitFrame().decls.end());
  for (Tree d : decls) {
    if (!il::any(f_, d, isIt)) continue;
    const bool shapes = f_.is(d, Op::Declare) || f_.is(d, Op::Dimension);
    declared |= shapes && std::ranges::any_of(il::declaredNames(f_, d), isIt);
    r.overlaid |= f_.is(d, Op::Equivalence);
    r.common |= f_.is(d, Op::Common);
    r.pointedAt |= shapes ? f_.is(d, Op::Declare) && hasAttribute(f_, d, "target") : !f_.is(d, Op::Common);
  }
  r.declaredIn = declared ? &scope : nullptr;
  r.array = declared && scope.isArray(n);
  r.perhapsCommon = scope.isKnown(n) && (!declared || r.overlaid);
  return r;
}

// What names of an ASSOCIATE stand for is not looked at; whose BLOCK it is in is not known later.
bool Blocks::isInside(Frame::Kind kind) const {
  for (std::size_t k = units_.back(); k < stack_.size(); ++k)
    if (stack_[k].kind == kind) return true;
  return false;
}

bool Blocks::standsForall(const semantics::BlockScope &b, Tree copy) {
  if (units_.empty() || isInside(Frame::Associate)) return false;
  const bool now =
      isOneByOne(f_, b.before, b.assignments, [&](Symbol n) { return isDeclaredBy(f_, b, n) ? ofConstruct() : storedAs(n); });
  if (!now && !isInside(Frame::Block)) unit().later.emplace_back(copy, b);
  return now;
}

}  // namespace dotbar::fortran
