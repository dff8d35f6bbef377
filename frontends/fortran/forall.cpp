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
  std::vector<Tree> loops;
  for (Tree a : assignments) {
    loops.push_back(loopsOf(c, f_.node(Op::Instrs, {a}, f_.span(a)), {}, where));
    if (const Comments *said = f_.comments(a)) f_.setComments(loops.back(), Comments(*said)), f_.setComments(a, Comments{});
  }
  const semantics::BlockScope b = ownScope(f_, c, none, f_.node(Op::Instrs, loops, where), assignments);
  const Tree copy = copiedBlock(frame, b, statements, where);
  if (standsForall(b, copy)) return standIn(frame, b, copy, line);
  frame.construct = {};  // the copy has it
  placed(frame, copy, line);
}

// FORALL (...) a = b
void Blocks::forallOf(const Statement::Concurrent &c, Tree copy) {
  const Span where = f_.span(copy);
  const Tree loops = loopsOf(c, f_.node(Op::Instrs, {c.assigned}, where), {}, where);
  const semantics::BlockScope b = ownScope(f_, c, f_.node(Op::Decls, {}), f_.node(Op::Instrs, {loops}, where), {c.assigned});
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
  const bool single = assignments.size() == 1;
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
  const bool now = isOneByOne(f_, b.before, b.assignments, [&](Symbol n) { return storedAs(n); });
  if (!now && !isInside(Frame::Block)) unit().later.emplace_back(copy, b);
  return now;
}

}  // namespace dotbar::fortran
