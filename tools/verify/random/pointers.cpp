// POINTER variables in random programs: real locals become TARGETs, which pointers stand for in some of the places where they are
// used. Between statements further pointers are associated with one local after the other, whole or backwards, also in loops and
// branches, or given memory of their own; lists of objects that point to their own type are built, walked and freed. What is read
// has always been set.
#include <algorithm>

#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/verify/random/generator.h"
#include "tools/verify/random/leaves.h"
#include "tools/verify/random/locals.h"
#include "tools/verify/random/pointer_results.h"

namespace dotbar::random {

namespace {

class Pointers {
 public:
  Pointers(Forest &f, RandomProgram &p, const std::string &suffix)
      : b_{f}, f_(f), p_(p), r_(p.seed ^ 0x901a7e5), leaves_(f, r_), results_(f, r_, suffix) {}

  void run() {
    std::vector<Tree> units;
    for (Tree u : childrenOf(il::FileOp::units_(f_, p_.file))) units.push_back(unit(u));
    if (results_.isUsed()) units.insert(units.begin(), results_.module());
    p_.file = b_.f.node(Op::File, {il::FileOp::path_(f_, p_.file), b_.list(Op::Units, units)});
  }

 private:
  Build b_;
  Forest &f_;
  RandomProgram &p_;
  Random r_;
  Leaves leaves_;
  PointerResults results_;
  std::vector<Local> targets_;  // of the unit
  std::vector<Tree> declared_;  // pointers of statements between the others
  bool listed_ = false;         // the unit has the type of lists
  bool asks_ = false;           // it applies the function with a POINTER result
  bool mayAsk_ = r_.chance(20);
  int count_ = 0;

  void has(Feature f) { p_.features[static_cast<std::size_t>(f)] = true; }
  std::vector<Tree> childrenOf(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }

  Tree unit(Tree u) {
    if (f_.is(u, Op::Module)) {
      std::vector<Tree> inner;
      for (Tree c : childrenOf(il::ModuleOp::contained_(f_, u))) inner.push_back(unit(c));
      return b_.f.node(Op::Module, {il::ModuleOp::name_(f_, u), il::ModuleOp::decls_(f_, u), b_.list(Op::Units, inner)});
    }
    if (!f_.is(u, Op::Procedure) || f_.arity(il::ProcedureOp::contained_(f_, u)) > 0) return u;
    targets_.clear(), declared_.clear(), listed_ = asks_ = false, leaves_.begin();
    for (const Local &l : changeableLocals(f_, u))
      if (l.real && !r_.chance(15)) targets_.push_back(l);
    return targets_.empty() ? u : changed(u);
  }

  // --- names ---
  const Local *find(std::string_view name) const {
    const auto at = std::ranges::find_if(targets_, [&](const Local &l) { return l.name == name; });
    return at == targets_.end() ? nullptr : &*at;
  }
  static std::string pointerTo(const Local &l) { return "pp" + l.name; }
  Tree pointer(const Local &like, const std::string &name) {
    const std::vector<Tree> open(f_.arity(like.dims), b_.f.node(Op::Bounds, {b_.none(), b_.none()}));
    return b_.declareWith(like.type, "pointer", b_.entityWith(name, b_.list(Op::Dims, open), b_.none()));
  }
  Tree pointTo(Tree left, Tree right) { return b_.f.node(Op::PointTo, {left, right}); }

  // --- the unit ---
  Tree changed(Tree u) {
    using P = il::ProcedureOp;
    has(Feature::Pointer);
    std::vector<Tree> decls, body, own;
    for (Tree d : childrenOf(P::decls_(f_, u)))
      if (const Tree kept = declarationWithout(b_.f, d, [&](std::string_view n) { return find(n) != nullptr; }))
        decls.push_back(kept);
    for (const Local &l : targets_) {
      own.push_back(b_.declareWith(l.type, "target", b_.entityWith(l.name, l.dims, b_.none())));
      own.push_back(pointer(l, pointerTo(l)));
      body.push_back(b_.assign(b_.name(l.name), b_.real("0.5")));
      body.push_back(pointTo(b_.name(pointerTo(l)), b_.name(l.name)));
    }
    between(P::body_(f_, u), body, false);
    if (asks_) decls.insert(decls.begin(), results_.use());
    decls.insert(decls.end(), own.begin(), own.end());
    decls.insert(decls.end(), declared_.begin(), declared_.end());
    return P::make(b_.f, P::prefix_(f_, u), P::type_(f_, u), P::name_(f_, u), P::formals_(f_, u), P::result_(f_, u),
                   b_.list(Op::Decls, decls), b_.instrs(body), P::contained_(f_, u));
  }

  // The statements of a list, and what is done with pointers between them.
  void between(Tree list, std::vector<Tree> &to, bool isInside) {
    for (Tree s : childrenOf(list)) {
      const Local &l = targets_[static_cast<std::size_t>(r_.below(static_cast<int>(targets_.size())))];
      if (r_.chance(f_.arity(l.dims) == 0 ? 20 : 4))
        act(l, to, isInside);  // of arrays associations are not always kept (refused)
      if (r_.chance(isInside ? 4 : 6)) chain(l, to);
      if (r_.chance(isInside ? 4 : 8)) leaf(l, to);
      if (!isInside && r_.chance(8)) swap(l, to);
      if (mayAsk_ && !asks_ && f_.arity(l.dims) == 0 && isReal8(f_, l.type) && r_.chance(10))
        results_.act(l, to), has(Feature::PointerResult), asks_ = true;
      to.push_back(inside(s));
    }
  }
  Tree inside(Tree s) {
    const auto list = [&](Tree l) {
      std::vector<Tree> body;
      between(l, body, true);
      return b_.instrs(body);
    };
    const bool asItIs = passesElement(s);
    const auto with = [&](std::string_view n) {
      const Local *l = find(n);
      return l ? b_.name(!asItIs && r_.chance(50) ? pointerTo(*l) : l->name) : Tree{};
    };
    if (f_.is(s, Op::If)) {
      const Tree test = renamed(b_.f, il::IfOp::test_(f_, s), with), then = list(il::IfOp::then_(f_, s));
      return b_.f.node(Op::If, {test, then, list(il::IfOp::else_(f_, s))});
    }
    if (f_.is(s, Op::Loop)) {
      const Tree control = renamed(b_.f, il::LoopOp::control_(f_, s), with);
      return b_.f.node(Op::Loop, {control, list(il::LoopOp::body_(f_, s))});
    }
    return renamed(b_.f, s, with);
  }

  // An element of a pointer may not be passed for an array.
  bool passesElement(Tree s) const {
    return il::any(f_, s, [&](Tree t) {
      if (!f_.is(t, Op::Args)) return false;
      return std::ranges::any_of(f_.children(t), [&](Tree a) { return f_.is(a, Op::Index); });
    });
  }

  // --- statements about pointers ---
  Tree scaled(const char *factor, Tree value) { return b_.two(Op::Mul, b_.real(factor), value); }

  // One that moves from a local to another of its shape, if there is one, and back where nothing runs it twice.
  void act(const Local &l, std::vector<Tree> &to, bool isInside) {
    std::vector<const Local *> alike;
    for (const Local &o : targets_)
      if (&o != &l && f_.equal(o.dims, l.dims) && f_.equal(o.type, l.type)) alike.push_back(&o);
    const std::string name = "qq" + std::to_string(++count_);
    declared_.push_back(pointer(l, name));
    const Tree q = b_.name(name), t = b_.name(l.name);
    if (!isInside && r_.chance(30)) return withMemory(l, name, to);
    to.push_back(pointTo(q, backwards(l, t)));
    to.push_back(b_.assign(q, b_.two(Op::Add, scaled("0.5", q), scaled("0.25", b_.two(Op::Mul, q, b_.apply("cos", {t}))))));
    // of arrays the adjoint keeps no association (refused)
    if (alike.empty() || (f_.arity(l.dims) != 0 && r_.chance(60))) return;
    const Local &o = *alike[static_cast<std::size_t>(r_.below(static_cast<int>(alike.size())))];
    if (isInside) return to.push_back(b_.assign(b_.name(o.name), scaled("0.5", b_.two(Op::Add, b_.name(o.name), q))));
    has(Feature::PointerMoved);
    const auto move = [&](std::vector<Tree> &list) { list.push_back(pointTo(q, b_.name(o.name))); };
    if (r_.chance(50)) {
      move(to);
    } else {
      std::vector<Tree> yes;
      move(yes);
      to.push_back(b_.branch(b_.two(Op::Gt, first(l), b_.real("0.4")), yes, {}));
    }
    to.push_back(b_.assign(q, b_.two(Op::Mul, scaled("0.75", q), t)));
    to.push_back(pointTo(q, t));
    to.push_back(b_.assign(b_.name(o.name), b_.two(Op::Sub, q, scaled("0.25", b_.name(o.name)))));
  }
  // Two that change places each trip: what either points to is known only when the program runs.
  void swap(const Local &l, std::vector<Tree> &to) {
    const auto isAlike = [&](const Local &o) { return &o != &l && f_.equal(o.dims, l.dims) && f_.equal(o.type, l.type); };
    const auto other = std::ranges::find_if(targets_, isAlike);
    if (other == targets_.end() || !isReal8(f_, l.type)) return;
    has(Feature::PointersSwapped);
    const std::string number = std::to_string(++count_), counter = "si" + number;
    for (const char *name : {"sa", "sb", "st"}) declared_.push_back(pointer(l, name + number));
    declared_.push_back(b_.declare(b_.f.node(Op::IntegerType, {b_.none()}), {b_.entity(counter)}));
    const Tree one = b_.name("sa" + number), two = b_.name("sb" + number), third = b_.name("st" + number);
    const Tree product = b_.two(Op::Mul, one, b_.apply("cos", {two}));
    to.push_back(pointTo(one, b_.name(l.name))), to.push_back(pointTo(two, b_.name(other->name)));
    to.push_back(b_.loop(counter, b_.integer(1), b_.integer(2 + r_.below(2)), {},
                         {b_.assign(one, b_.two(Op::Add, scaled("0.5", one), scaled("0.25", product))), pointTo(third, one),
                          pointTo(one, two), pointTo(two, third)}));
  }
  void leaf(const Local &l, std::vector<Tree> &to) {
    std::vector<const Local *> scalars;
    for (const Local &o : targets_)
      if (f_.arity(o.dims) == 0 && f_.equal(o.type, l.type)) scalars.push_back(&o);
    if (f_.arity(l.dims) != 0 || !isReal8(f_, l.type)) return;
    const Local &other = *scalars[static_cast<std::size_t>(r_.below(static_cast<int>(scalars.size())))];
    has(leaves_.act(l, other, ++count_, declared_, to));
  }
  Tree first(const Local &l) { return f_.arity(l.dims) == 0 ? b_.name(l.name) : b_.apply("sum", {b_.name(l.name)}); }
  Tree backwards(const Local &l, Tree whole) {
    if (f_.arity(l.dims) != 1 || r_.chance(60)) return whole;
    const auto bound = [&](const char *which) { return b_.apply(which, {whole, b_.integer(1)}); };
    const Tree minus = b_.f.node(Op::Neg, {b_.integer(1)});
    return b_.f.node(Op::Index, {whole, b_.list(Op::Subs, {b_.f.node(Op::Range, {bound("ubound"), bound("lbound"), minus})})});
  }

  // --- lists: each cell points to the one that was made before it ---
  Tree component(Tree of, const char *name) { return b_.f.node(Op::Field, {of, b_.name(name)}); }
  Tree cellPointer(const std::string &name) {
    return b_.declareWith(b_.f.node(Op::StructType, {b_.name("cell")}), "pointer", b_.entity(name));
  }
  void chain(const Local &l, std::vector<Tree> &to) {
    has(Feature::PointerList);
    const std::string number = std::to_string(++count_), counter = "li" + number;
    if (!listed_) {
      const std::vector<Tree> parts{b_.declare(b_.real8(), {b_.entity("v")}), cellPointer("next")};
      declared_.push_back(b_.f.node(Op::Typedef, {b_.name("cell"), b_.list(Op::Attrs, {}), b_.list(Op::Decls, parts)}));
      listed_ = true;
    }
    declared_.push_back(cellPointer("ll" + number)), declared_.push_back(cellPointer("lc" + number));
    declared_.push_back(b_.declare(b_.f.node(Op::IntegerType, {b_.none()}), {b_.entity(counter)}));
    const Tree begin = b_.name("ll" + number), cell = b_.name("lc" + number), value = component(cell, "v");
    const Tree next = component(cell, "next"), absent = b_.f.leaf(Op::Noref, ""), t = b_.name(l.name);
    const auto taken = [&](Tree object, bool gives) {
      const Tree none = b_.none(), given = b_.f.node(Op::Allocation, {object, b_.list(Op::Dims, {})});
      return gives ? b_.f.node(Op::Allocate,
                               {b_.f.leaf(Op::Notype, ""), b_.list(Op::Allocations, {given}), none, none, absent, absent})
                   : b_.f.node(Op::Deallocate, {b_.list(Op::Exprs, {object}), absent, absent});
    };
    const auto isThere = [&](Tree object) { return b_.apply("associated", {object}); };
    to.push_back(pointTo(begin, b_.apply("null", {})));
    const Tree some = b_.two(Op::Mul, first(l), b_.two(Op::Mul, b_.real("0.25"), b_.name(counter)));
    to.push_back(
        b_.loop(counter, b_.integer(1), b_.integer(2 + r_.below(3)), {},
                {taken(cell, true), b_.assign(value, b_.apply("sin", {some})), pointTo(next, begin), pointTo(begin, cell)}));
    std::vector<Tree> walk{b_.assign(t, b_.two(Op::Add, scaled("0.5", t), scaled("0.25", b_.two(Op::Mul, value, first(l)))))};
    if (r_.chance(50)) walk.push_back(b_.assign(value, b_.apply("cos", {b_.two(Op::Add, value, first(l))})));
    walk.push_back(pointTo(cell, next));
    to.push_back(pointTo(cell, begin)), to.push_back(b_.whileLoop(isThere(cell), walk));
    to.push_back(b_.assign(t, b_.two(Op::Add, t, scaled("0.125", component(begin, "v")))));
    if (r_.chance(30)) return;
    to.push_back(
        b_.whileLoop(isThere(begin), {pointTo(cell, component(begin, "next")), taken(begin, false), pointTo(begin, cell)}));
  }

  void withMemory(const Local &l, const std::string &name, std::vector<Tree> &to) {
    has(Feature::PointerMemory);
    const Tree q = b_.name(name), t = b_.name(l.name), absent = b_.f.leaf(Op::Noref, "");
    const Tree allocation = b_.f.node(Op::Allocation, {q, l.dims});
    to.push_back(b_.f.node(
        Op::Allocate, {b_.f.leaf(Op::Notype, ""), b_.list(Op::Allocations, {allocation}), b_.none(), b_.none(), absent, absent}));
    to.push_back(b_.assign(q, b_.two(Op::Mul, t, t)));
    to.push_back(b_.assign(t, scaled("0.5", b_.two(Op::Add, t, b_.two(Op::Mul, q, t)))));
    if (r_.chance(60)) to.push_back(b_.f.node(Op::Deallocate, {b_.list(Op::Exprs, {q}), absent, absent}));
  }
};

}  // namespace

void addPointers(Forest &f, RandomProgram &p, const std::string &suffix) { Pointers(f, p, suffix).run(); }

}  // namespace dotbar::random
