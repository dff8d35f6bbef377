// ALLOCATABLE objects in random programs: local arrays are given memory where their procedure begins, some of them as components
// of an object. Between statements, also in loops and branches, they move, lose it and get it again, get other bounds by
// assignment, and are handed to procedures that do the same. What is read has always been set: all elements are as memory is
// given.
#include <algorithm>
#include <map>

#include "il_make.h"
#include "tools/verify/random/generator.h"
#include "tools/verify/random/locals.h"

namespace dotbar::random {

namespace {

class Memory {
 public:
  Memory(Forest &f, RandomProgram &p, const std::string &suffix)
      : b_{f}, f_(f), p_(p), r_(p.seed ^ 0xa110c), module_("heap" + suffix) {}

  void run() {
    std::vector<Tree> units;
    for (Tree u : childrenOf(il::FileOp::units_(f_, p_.file))) units.push_back(unit(u));
    if (!used_) return;
    units.insert(units.begin(), b_.f.node(Op::Module, {b_.name(module_), b_.list(Op::Decls, types_),
                                                       b_.list(Op::Units, {procedure(true), procedure(false), losing(), shifted(),
                                                                           sized(false), sized(true), without(), both()})}));
    p_.file = b_.f.node(Op::File, {il::FileOp::path_(f_, p_.file), b_.list(Op::Units, units)});
    has(Feature::Allocatable);
  }

 private:
  Build b_;
  Forest &f_;
  RandomProgram &p_;
  Random r_;
  std::string module_;
  std::vector<Tree> types_;
  bool used_ = false;
  int count_ = 0;

  struct Object {
    Local local;
    std::string holder;  // the object that it is a component of; empty: none
  };
  std::vector<Object> objects_;   // of the unit
  std::vector<Tree> blockNames_;  // declarations of BLOCKs of the unit
  bool isBlockLeftOut_ = false;   // here

  void has(Feature f) { p_.features[static_cast<std::size_t>(f)] = true; }
  std::vector<Tree> childrenOf(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }

  Tree unit(Tree u) {
    if (f_.is(u, Op::Module)) {
      std::vector<Tree> inner;
      for (Tree c : childrenOf(il::ModuleOp::contained_(f_, u))) inner.push_back(unit(c));
      return b_.f.node(Op::Module, {il::ModuleOp::name_(f_, u), il::ModuleOp::decls_(f_, u), b_.list(Op::Units, inner)});
    }
    if (!f_.is(u, Op::Procedure) || f_.arity(il::ProcedureOp::contained_(f_, u)) > 0) return u;
    objects_.clear();
    blockNames_.clear();
    const std::string holder = r_.chance(40) ? "held" + std::to_string(++count_) : "";
    for (const Local &l : changeableLocals(f_, u))
      if (f_.arity(l.dims) > 0 && !r_.chance(15)) objects_.push_back({l, r_.chance(60) ? holder : ""});
    return objects_.empty() ? u : changed(u, holder);
  }

  // --- references ---
  Tree whole(const Object &o) {
    return o.holder.empty() ? b_.name(o.local.name) : b_.f.node(Op::Field, {b_.name(o.holder), b_.name(o.local.name)});
  }
  const Object *find(std::string_view name) const {
    const auto at = std::ranges::find_if(objects_, [&](const Object &o) { return o.local.name == name; });
    return at == objects_.end() ? nullptr : &*at;
  }
  static std::string copyOf(const Object &o) { return "m" + o.local.name; }
  static std::string statusOf(const Object &o) { return "st" + o.local.name; }
  Tree all(Tree array, const Object &o) {
    const std::vector<Tree> subs(f_.arity(o.local.dims), b_.f.node(Op::Range, {b_.none(), b_.none(), b_.none()}));
    return b_.f.node(Op::Index, {array, b_.list(Op::Subs, subs)});
  }
  Tree deferred(const Object &o) {
    return b_.list(Op::Dims, std::vector<Tree>(f_.arity(o.local.dims), b_.f.node(Op::Bounds, {b_.none(), b_.none()})));
  }
  Tree allocatable(const Object &o, const std::string &name) {
    return b_.declareWith(o.local.type, "allocatable", b_.entityWith(name, deferred(o), b_.none()));
  }

  // --- the unit ---
  Tree changed(Tree u, const std::string &holder) {
    using P = il::ProcedureOp;
    used_ = true;
    std::vector<Tree> decls{b_.use(module_, false, {})}, body, components;
    for (Tree d : childrenOf(P::decls_(f_, u)))
      if (const Tree kept = declarationWithout(b_.f, d, [&](std::string_view n) { return find(n) != nullptr; }))
        decls.push_back(kept);
    std::stable_partition(decls.begin(), decls.end(), [&](Tree d) { return f_.is(d, Op::Use); });
    for (const Object &o : objects_) {
      (o.holder.empty() ? decls : components).push_back(allocatable(o, o.local.name));
      decls.push_back(allocatable(o, copyOf(o)));
      decls.push_back(b_.declare(b_.f.node(Op::IntegerType, {b_.none()}), {b_.entity(statusOf(o))}));
      give(o, body);
    }
    if (!components.empty()) {
      has(Feature::AllocatableComponent);
      const std::string type = "type" + holder + "_" + std::string(f_.text(P::name_(f_, u)));
      types_.push_back(b_.f.node(Op::Typedef, {b_.name(type), b_.list(Op::Attrs, {}), b_.list(Op::Decls, components)}));
      decls.push_back(b_.declare(b_.f.node(Op::StructType, {b_.name(type)}), {b_.entity(holder)}));
    }
    between(P::body_(f_, u), body);
    decls.insert(decls.end(), blockNames_.begin(), blockNames_.end());
    for (const Object &o : objects_)
      if (r_.chance(40)) body.push_back(freed(whole(o)));
    return P::make(b_.f, P::prefix_(f_, u), P::type_(f_, u), P::name_(f_, u), P::formals_(f_, u), P::result_(f_, u),
                   b_.list(Op::Decls, decls), b_.instrs(body), P::contained_(f_, u));
  }

  // The statements of a list, and what is done with memory between them.
  void between(Tree list, std::vector<Tree> &to) {
    for (Tree s : childrenOf(list)) {
      if (r_.chance(30)) act(objects_[static_cast<std::size_t>(r_.below(static_cast<int>(objects_.size())))], to);
      to.push_back(inside(s));
    }
  }
  Tree inside(Tree s) {
    const auto list = [&](Tree l) {
      std::vector<Tree> body;
      between(l, body);
      return b_.instrs(body);
    };
    const auto with = [&](std::string_view n) { return find(n) ? whole(*find(n)) : Tree{}; };
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

  // --- statements about memory ---
  Tree noStatus() { return b_.f.leaf(Op::Noref, ""); }
  Tree given(Tree object, Tree dims, Tree mold) { return given(object, dims, mold, noStatus()); }
  Tree given(Tree object, Tree dims, Tree mold, Tree status) {
    const Tree allocation = b_.f.node(Op::Allocation, {object, dims});
    return b_.f.node(Op::Allocate,
                     {b_.f.leaf(Op::Notype, ""), b_.list(Op::Allocations, {allocation}), b_.none(), mold, status, noStatus()});
  }
  Tree freed(Tree object) { return freed(object, noStatus()); }
  Tree freed(Tree object, Tree status) { return b_.f.node(Op::Deallocate, {b_.list(Op::Exprs, {object}), status, noStatus()}); }
  void give(const Object &o, std::vector<Tree> &to) {
    to.push_back(given(whole(o), o.local.dims, b_.none()));
    to.push_back(b_.assign(whole(o), o.local.real ? b_.real("0.5") : b_.integer(1)));
  }
  Tree scaled(const Object &o, Tree value) { return o.local.real ? b_.two(Op::Mul, b_.real("0.75"), value) : value; }

  // `o` has the same bounds and a value of every element afterwards, its copy no memory.
  void act(const Object &o, std::vector<Tree> &to) {
    const Tree object = whole(o), copy = b_.name(copyOf(o));
    const bool simple = f_.arity(o.local.dims) == 1;
    const bool isPassable = simple && o.local.real && f_.is(o.local.type, Op::RealType);
    if (isPassable && mayReturn() && r_.chance(30) && isReal8(f_, o.local.type)) return lose(o, to);
    if (!isBlockLeftOut_ && r_.chance(15)) return inBlock(o, to);
    if (r_.chance(15)) return nothingDone(o, to);
    if (isPassable && isReal8(f_, o.local.type) && r_.chance(12)) return passTwice(o, to);
    if (isPassable && isReal8(f_, o.local.type) && r_.chance(55)) return byValue(o, to);
    switch (r_.below(isPassable ? 6 : 4)) {
      case 0:  // away and back
        return to.push_back(b_.call("move_alloc", {object, copy})), to.push_back(b_.call("move_alloc", {copy, object}));
      case 1:  // by assignment
        return to.push_back(b_.assign(copy, scaled(o, object))), to.push_back(b_.assign(object, copy)), to.push_back(freed(copy));
      case 2:  // anew
        to.push_back(given(copy, b_.list(Op::Dims, {}), object));
        to.push_back(b_.assign(all(copy, o), object));
        to.push_back(freed(object));
        give(o, to);
        return to.push_back(b_.assign(all(object, o), scaled(o, copy))), to.push_back(freed(copy));
      case 3: {  // where there is much of it
        std::vector<Tree> yes;
        act(o, yes);
        const Tree many = b_.two(Op::Gt, b_.apply("size", {object}), b_.integer(2));
        return to.push_back(b_.branch(many, yes, {}));
      }
      default:
        has(Feature::AllocatablePassed);
        if (!isReal8(f_, o.local.type)) return;
        return to.push_back(b_.call(r_.chance(50) ? "renewed" : "swelled", {object}));
    }
  }
  // Bounds by which an array is as large as the object.
  std::vector<Tree> asLarge(const Object &o) {
    std::vector<Tree> dims;
    for (std::uint32_t k = 1; k <= f_.arity(o.local.dims); ++k)
      dims.push_back(b_.f.node(Op::Bounds, {b_.none(), b_.apply("size", {whole(o), b_.integer(k)})}));
    return dims;
  }
  // block; allocatable :: copy; ..; end block: its memory is lost at the end. The name hides the copy of the unit (source.cpp).
  void inBlock(const Object &o, std::vector<Tree> &to) {
    has(Feature::MemoryBlock);
    const std::string number = std::to_string(900 + ++count_), name = "b" + number + "z" + copyOf(o);
    const Tree object = whole(o), own = b_.name(name);
    const bool automatic = r_.chance(35);
    blockNames_.push_back(automatic ? b_.declare(o.local.type, {b_.entity(name, asLarge(o))}) : allocatable(o, name));
    const bool isPassable = !automatic && f_.arity(o.local.dims) == 1 && o.local.real && isReal8(f_, o.local.type);
    std::vector<Tree> body;
    switch (automatic ? 2 : r_.below(3)) {
      case 0:
        body.push_back(given(own, o.local.dims, b_.none()));
        body.push_back(b_.assign(all(own, o), scaled(o, object)));
        break;
      case 1:
        body.push_back(given(own, b_.list(Op::Dims, {}), object));
        body.push_back(b_.assign(own, scaled(o, object)));
        break;
      default:
        body.push_back(b_.assign(own, scaled(o, object)));
    }
    if (isPassable && r_.chance(40))
      has(Feature::AllocatablePassed), body.push_back(b_.call(r_.chance(50) ? "renewed" : "swelled", {own}));
    const Object &other = objects_[static_cast<std::size_t>(r_.below(static_cast<int>(objects_.size())))];
    isBlockLeftOut_ = true;  // no BLOCK in it, which could see what this one hides
    if (&other != &o && r_.chance(60)) act(other, body);
    isBlockLeftOut_ = false;
    if (mayReturn() && p_.seed % 6 == 0 && r_.chance(40)) leave(o, "bl" + number, body);  // many are refused
    const Tree value = isPassable && r_.chance(60) ? b_.two(Op::Mul, own, b_.apply("cos", {object})) : own;
    body.push_back(b_.assign(all(object, o), value));
    if (!automatic && r_.chance(25)) body.push_back(freed(own));
    const Tree always = b_.f.leaf(Op::Logicalval, "true");
    to.push_back(
        b_.f.node(Op::Named, {b_.f.leaf(Op::Text, "bl" + number), b_.f.node(Op::If, {always, b_.instrs(body), b_.instrs({})})}));
  }
  // if (sum(o) > ..) then; o = ..; exit bl901; end if: what follows in the BLOCK is left out, its memory lost.
  void leave(const Object &o, const std::string &construct, std::vector<Tree> &body) {
    if (!o.local.real) return;
    has(Feature::MemoryBlockLeft);
    const Tree object = whole(o), large = b_.two(Op::Gt, b_.apply("sum", {object}), b_.real("0.7"));
    std::vector<Tree> taken{b_.f.node(Op::Exit, {b_.f.leaf(Op::Text, construct)})};
    if (r_.chance(60)) taken.insert(taken.begin(), b_.assign(all(object, o), scaled(o, object)));
    body.push_back(b_.branch(large, taken, {}));
  }
  // It has memory already, or its copy has none: the status says so, and values stay.
  void nothingDone(const Object &o, std::vector<Tree> &to) {
    has(Feature::MemoryStatus);
    const Tree object = whole(o), status = b_.name(statusOf(o));
    const bool gives = r_.chance(50);
    to.push_back(gives ? given(object, o.local.dims, b_.none(), status) : freed(b_.name(copyOf(o)), status));
    const Tree refused = b_.two(Op::Ne, status, b_.integer(0));
    to.push_back(b_.branch(refused, {b_.assign(all(object, o), scaled(o, object))}, {}));
  }
  // The copy is given memory by a value, which begins with 1 whatever the bounds of what it is made of; or it stays without.
  void byValue(const Object &o, std::vector<Tree> &to) {
    const Tree object = whole(o), copy = b_.name(copyOf(o));
    const Tree first = b_.index(copyOf(o), {b_.apply("lbound", {copy, b_.integer(1)})});
    const auto taken = [&] {
      const Tree more = b_.two(Op::Mul, b_.apply("lbound", {copy, b_.integer(1)}), b_.two(Op::Mul, b_.real("0.25"), first));
      to.push_back(b_.assign(all(object, o), b_.two(Op::Add, scaled(o, copy), more)));
      to.push_back(freed(copy));
    };
    const Tree half = b_.apply("sized", {b_.two(Op::Mul, b_.real("0.5"), object)});
    const Tree nested = b_.two(Op::Add, half, b_.apply("sized", {half}));
    switch (r_.below(100) / 25) {  // the low bits follow what was drawn before
      case 3:
        has(Feature::MemoryExtents);
        if (r_.chance(30)) return to.push_back(b_.assign(copy, cut(object))), taken();
        return to.push_back(b_.assign(copy, r_.chance(50) ? nested : b_.apply("sized", {object}))), taken();
      case 0:
        has(Feature::MemoryBounds);
        return to.push_back(b_.assign(copy, b_.apply("shifted", {object}))), taken();
      case 1:
        has(Feature::MemoryValue);
        return to.push_back(b_.assign(copy, b_.two(Op::Add, object, b_.real("0.5")))), taken();
      default:
        has(Feature::MemoryAbsent);
        if (r_.chance(70)) return to.push_back(b_.call("without", {object, copy}));
        to.push_back(b_.assign(copy, scaled(o, object)));
        return to.push_back(b_.call("without", {object, copy})), to.push_back(freed(copy));
    }
  }
  // More elements are passed than the argument is declared with.
  Tree cut(Tree object) {
    const Tree twice = b_.f.node(Op::Arrayval, {b_.list(Op::Exprs, {object, b_.two(Op::Mul, b_.real("0.5"), object)})});
    return b_.apply("cut", {twice, b_.apply("size", {object})});
  }
  // Two arguments are the same, and a value has to go through a variable in the same statement.
  void passTwice(const Object &o, std::vector<Tree> &to) {
    has(Feature::MemoryTwice);
    const Tree object = whole(o), one = b_.integer(1), lower = b_.apply("lbound", {object, one});
    const Tree upper = b_.apply("ubound", {object, one});
    const Tree around = b_.f.node(Op::Range, {upper, lower, b_.f.node(Op::Neg, {one})});
    const Tree turned = b_.f.node(Op::Index, {object, b_.list(Op::Subs, {around})});
    const Tree value = b_.two(Op::Add, scaled(o, turned), b_.apply("both", {object, object}));
    to.push_back(b_.assign(all(object, o), value));
  }
  // In programs with jumps: a procedure takes it, and does not always give it again.
  bool mayReturn() const {
    const auto has = [this](Feature f) { return p_.features[static_cast<std::size_t>(f)]; };
    return has(Feature::Return) || has(Feature::Exit) || has(Feature::Cycle);
  }
  void lose(const Object &o, std::vector<Tree> &to) {
    has(Feature::AllocatablePassed), has(Feature::MemoryLostEarly);
    // nothing asks the copy for its bounds or its value: only its memory counts
    const Tree object = whole(o), copy = b_.name(copyOf(o)), lower = b_.apply("lbound", {object, b_.integer(1)});
    const Tree first = b_.f.node(Op::Index, {object, b_.list(Op::Subs, {lower})});
    to.push_back(b_.assign(copy, object));
    const Tree again = b_.two(Op::Gt, b_.apply("size", {object}), b_.integer(2 + r_.below(4)));
    to.push_back(b_.call("lost", {copy, again, b_.integer(1), b_.integer(3), first}));
    const Tree more = b_.two(Op::Add, object, scaled(o, b_.index(copyOf(o), {b_.integer(2)})));
    to.push_back(b_.branch(b_.apply("allocated", {copy}), {b_.assign(all(object, o), more), freed(copy)}, {}));
  }

  // Its value is needed by nobody, its memory is.
  Tree losing() {
    const Tree a = b_.name("a"), from = b_.name("from"), last = b_.name("last"), again = b_.name("again"), value = b_.name("v");
    const Object o{{"a", b_.real8(), b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(1)})}), true}, ""};
    const Tree leave = b_.f.node(Op::Return, {}), dims = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {from, last})});
    const std::vector<Tree> body{freed(a), b_.branch(b_.f.node(Op::Not, {again}), {leave}, {}), given(a, dims, b_.none()),
                                 b_.assign(a, b_.two(Op::Mul, b_.real("0.75"), b_.apply("sin", {value})))};
    const std::vector<Tree> decls{memoryDummy(o),
                                  b_.declareWith(b_.f.node(Op::LogicalType, {b_.none()}), "intent(in)", b_.entity("again")),
                                  b_.declareWith(b_.f.node(Op::IntegerType, {b_.none()}), "intent(in)", b_.entity("from")),
                                  b_.declareWith(b_.f.node(Op::IntegerType, {b_.none()}), "intent(in)", b_.entity("last")),
                                  b_.declareWith(b_.real8(), "intent(in)", b_.entity("v"))};
    return subroutine("lost", {a, again, from, last, value}, decls, body);
  }
  Tree memoryDummy(const Object &o) {
    return b_.f.node(Op::Declare,
                     {b_.real8(), b_.list(Op::Attrs, {b_.f.leaf(Op::Attr, "allocatable"), b_.f.leaf(Op::Attr, "intent(inout)")}),
                      b_.list(Op::Entities, {b_.entityWith(o.local.name, deferred(o), b_.none())})});
  }
  Tree subroutine(const char *name, const std::vector<Tree> &formals, const std::vector<Tree> &decls,
                  const std::vector<Tree> &body) {
    return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Novalue, ""), b_.name(name),
                                 b_.list(Op::Names, formals), b_.f.leaf(Op::Noname, ""), b_.list(Op::Decls, decls),
                                 b_.instrs(body), b_.list(Op::Units, {}));
  }

  // A function whose result begins with 0 inside, and one with an argument that may be absent.
  Tree shifted() {
    const Tree a = b_.name("a"), r = b_.name("r"), size = b_.apply("size", {a});
    const Object o{{"a", b_.real8(), b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(1)})}), true}, ""};
    const Tree dims = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.integer(0), b_.two(Op::Sub, size, b_.integer(1))})});
    const std::vector<Tree> body{given(r, dims, b_.none()),
                                 b_.assign(all(r, o), b_.two(Op::Mul, b_.real("0.75"), b_.apply("sin", {a}))),
                                 b_.assign(b_.index("r", {b_.integer(0)}),
                                           b_.two(Op::Mul, b_.index("a", {b_.integer(1)}), b_.index("r", {b_.integer(0)})))};
    const std::vector<Tree> decls{b_.declareWith(o.local.type, "intent(in)", b_.entityWith("a", deferred(o), b_.none())),
                                  allocatable(o, "r")};
    return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Notype, ""), b_.name("shifted"),
                                 b_.list(Op::Names, {a}), r, b_.list(Op::Decls, decls), b_.instrs(body), b_.list(Op::Units, {}));
  }
  // One whose result has as many elements as its argument, which has as many as are passed, or are declared.
  Tree sized(bool isDeclared) {
    const Tree a = b_.name("a"), m = b_.name("m"), size = b_.apply("size", {a});
    const Tree extents = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), m})});
    const Object o{{"a", b_.real8(), b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(1)})}), true}, ""};
    const Tree dims = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), size})});
    const Tree sine = b_.apply("sin", {b_.two(Op::Mul, b_.index("a", {size}), a)});
    const Tree shape = isDeclared ? extents : deferred(o), type = b_.f.node(Op::IntegerType, {b_.none()});
    std::vector<Tree> decls{b_.declareWith(o.local.type, "intent(in)", b_.entityWith("a", shape, b_.none())),
                            b_.declare(b_.real8(), {b_.entityWith("r", dims, b_.none())})};
    if (isDeclared) decls.insert(decls.begin(), b_.declareWith(type, "intent(in)", b_.entity("m")));
    const std::vector<Tree> formals = isDeclared ? std::vector<Tree>{a, m} : std::vector<Tree>{a};
    return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Notype, ""), b_.name(isDeclared ? "cut" : "sized"),
                                 b_.list(Op::Names, formals), b_.name("r"), b_.list(Op::Decls, decls),
                                 b_.instrs({b_.assign(b_.name("r"), b_.two(Op::Mul, b_.real("0.75"), sine))}),
                                 b_.list(Op::Units, {}));
  }
  Tree without() {
    const Tree a = b_.name("a"), c = b_.name("c");
    const Object o{{"a", b_.real8(), b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(1)})}), true}, ""};
    const auto dummy = [&](const char *name, const char *attribute) {
      return b_.declareWith(o.local.type, attribute, b_.entityWith(name, deferred(o), b_.none()));
    };
    const Tree product = b_.two(Op::Mul, a, b_.index("c", {b_.integer(1)}));
    const std::vector<Tree> body{
        b_.branch(b_.apply("present", {c}), {b_.assign(a, product)}, {b_.assign(a, b_.two(Op::Mul, b_.real("0.75"), a))})};
    return subroutine("without", {a, c}, {dummy("a", "intent(inout)"), dummy("c", "optional")}, body);
  }

  Tree both() {
    const Tree a = b_.name("a"), c = b_.name("c"), size = b_.apply("size", {a});
    const Object o{{"a", b_.real8(), b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(1)})}), true}, ""};
    const auto dummy = [&](const char *name) {
      return b_.declareWith(o.local.type, "intent(in)", b_.entityWith(name, deferred(o), b_.none()));
    };
    const Tree product = b_.two(Op::Mul, b_.index("a", {b_.integer(1)}), b_.index("c", {size}));
    const std::vector<Tree> body{b_.assign(b_.name("r"), b_.two(Op::Mul, b_.real("0.25"), b_.apply("sin", {product})))};
    return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Notype, ""), b_.name("both"),
                                 b_.list(Op::Names, {a, c}), b_.name("r"),
                                 b_.list(Op::Decls, {dummy("a"), dummy("c"), b_.declare(b_.real8(), {b_.entity("r")})}),
                                 b_.instrs(body), b_.list(Op::Units, {}));
  }

  // What other procedures do with the memory of their argument: free it and give it again, or make it longer and shorter.
  Tree procedure(bool renews) {
    const Tree a = b_.name("a"), c = b_.name("c");
    const Object o{{"a", b_.real8(), b_.list(Op::Dims, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(1)})}), true}, ""};
    const auto bound = [&](const char *which, Tree of) { return b_.apply(which, {of, b_.integer(1)}); };
    const Tree dims = b_.list(Op::Dims, {b_.f.node(Op::Bounds, {bound("lbound", c), bound("ubound", c)})});
    std::vector<Tree> body{b_.assign(c, a)};
    if (renews) {
      body.push_back(freed(a)), body.push_back(given(a, dims, b_.none()));
      body.push_back(b_.assign(all(a, o), b_.two(Op::Mul, b_.real("0.5"), b_.apply("sin", {c}))));
    } else {
      const Tree elements = b_.f.node(Op::Arrayval, {b_.list(Op::Exprs, {a, b_.two(Op::Mul, b_.real("0.25"), a)})});
      body.push_back(b_.assign(a, elements));
      const Tree range = b_.f.node(Op::Range, {b_.integer(2), b_.two(Op::Add, b_.apply("size", {c}), b_.integer(1)), b_.none()});
      body.push_back(b_.assign(all(c, o), b_.two(Op::Add, b_.two(Op::Mul, b_.real("0.5"), c), b_.index("a", {range}))));
      body.push_back(b_.call("move_alloc", {c, a}));
    }
    return subroutine(renews ? "renewed" : "swelled", {a}, {memoryDummy(o), allocatable(o, "c")}, body);
  }
};

}  // namespace

void addMemory(Forest &f, RandomProgram &p, const std::string &suffix) { Memory(f, p, suffix).run(); }

}  // namespace dotbar::random
