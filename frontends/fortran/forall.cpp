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

semantics::BlockScope ownScope(const Forest &f, const Statement::Concurrent &c, Tree decls, Tree body) {
  semantics::BlockScope b;
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
  const semantics::BlockScope b = ownScope(f_, c, none, f_.node(Op::Instrs, loops, where));
  const Tree copy = copiedBlock(frame, b, statements, where);
  if (isOneByOne(c, assignments)) return standIn(frame, b, copy, line);
  frame.construct = {};  // the copy has it
  placed(frame, copy, line);
}

// FORALL (...) a = b
void Blocks::forallOf(const Statement::Concurrent &c, Tree copy) {
  if (units_.empty() || !isOneByOne(c, {c.assigned})) return;
  const Span where = f_.span(copy);
  const Tree loops = loopsOf(c, f_.node(Op::Instrs, {c.assigned}, where), {}, where);
  unit().blocks.emplace(copy, ownScope(f_, c, f_.node(Op::Decls, {}), f_.node(Op::Instrs, {loops}, where)));
}

// What may be stored under another name, too, is none of what is stored here: an array of the unit, or of a scope around it,
// whose elements the assignment names, beside which nothing stands that may point or that is asked of the program.
bool Blocks::isOneByOne(const Statement::Concurrent &c, const std::vector<Tree> &assignments) {
  for (std::size_t k = units_.back(); k < stack_.size(); ++k)
    if (stack_[k].kind == Frame::Associate) return false;  // whose names may be those of what is read
  const Scope &scope = scopeHere();
  const auto isHard = [&](Tree t) {
    if (f_.is(t, Op::Apply)) return !isPureFunction(f_.text(il::ApplyOp::function_(f_, t)));
    return f_.is(t, Op::OtherExpr) || f_.is(t, Op::Deref);
  };
  const auto mayPoint = [&](Tree t) { return f_.is(t, Op::Field) || (f_.is(t, Op::Name) && scope.isPointer(f_.symbol(t))); };
  // Only what the unit itself declares is known well enough: whether it may be reached by POINTERs, or lies in other storage,
  // too.
  struct Stored {
    bool declared = false, pointedAt = false, overlaid = false, common = false;
  };
  const auto storedAs = [&](Symbol n) {
    const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == n; };
    Stored r{.pointedAt = scope.isPointer(n)};
    std::vector<Tree> decls(declsHere());
    if (blockHere()) decls.insert(decls.end(), unitFrame().decls.begin(), unitFrame().decls.end());
    for (Tree d : decls) {
      if (!il::any(f_, d, isIt)) continue;
      const bool shapes = f_.is(d, Op::Declare) || f_.is(d, Op::Dimension);
      r.declared |= shapes && std::ranges::any_of(il::declaredNames(f_, d), isIt);
      r.overlaid |= f_.is(d, Op::Equivalence);
      r.common |= f_.is(d, Op::Common);
      r.pointedAt |= shapes ? f_.is(d, Op::Declare) && hasAttribute(f_, d, "target") : !f_.is(d, Op::Common);
    }
    return r;
  };
  // By COMMON of a unit around or of a module, or by EQUIVALENCE that goes on into it, this may be what lies in a COMMON block.
  const auto mayLieInCommon = [&](Tree t) {
    if (!f_.is(t, Op::Name) || !scope.isKnown(f_.symbol(t))) return false;
    const Stored as = storedAs(f_.symbol(t));
    return !as.declared || as.overlaid;
  };
  std::vector<Tree> before(c.loops);
  if (c.mask) before.push_back(c.mask);
  const bool single = assignments.size() == 1;
  for (Tree a : assignments) {
    const Tree left = f_.is(a, Op::Assign) ? il::AssignOp::left_(f_, a) : Tree{};
    if (!left || !f_.is(left, Op::Index) || !f_.is(il::IndexOp::base_(f_, left), Op::Name)) return false;
    const Symbol stored = f_.symbol(il::IndexOp::base_(f_, left));
    const auto [declared, pointedAt, overlaid, common] = storedAs(stored);
    if (!scope.isArray(stored) || !declared || overlaid) return false;
    const auto mayBeIt = [&](Tree t) {
      return il::any(f_, t, isHard) || (common && il::any(f_, t, mayLieInCommon)) || (pointedAt && il::any(f_, t, mayPoint));
    };
    if (mayBeIt(a)) return false;
    if (readsElsewhere(f_, il::AssignOp::right_(f_, a), stored, left)) return false;
    if (readsElsewhere(f_, il::IndexOp::subs_(f_, left), stored, {})) return false;
    for (Tree t : before)
      if (mayBeIt(t) || readsElsewhere(f_, t, stored, single && t == c.mask ? left : Tree{})) return false;
  }
  return true;
}

}  // namespace dotbar::fortran
