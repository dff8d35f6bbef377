#include "tools/verify/random/lent.h"

#include "il_make.h"

namespace dotbar::random {

std::vector<Tree> Lent::procedures() {
  const Tree first = perhaps();
  return {first, lend()};
}

Tree Lent::subroutine(const std::string &name, const std::vector<Tree> &formals, const std::vector<Tree> &decls,
                      const std::vector<Tree> &body) const {
  return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Novalue, ""), b_.name(name),
                               b_.list(Op::Names, formals), b_.f.leaf(Op::Noname, ""), b_.list(Op::Decls, decls), b_.instrs(body),
                               b_.list(Op::Units, {}));
}

// allocate(object), of a type, or as another object is: those that are none are not said.
Tree Lent::memory(const char *object, const std::string &type, Tree source, Tree mold) const {
  const Tree given = type.empty() ? b_.f.leaf(Op::Notype, "") : b_.f.node(Op::StructType, {b_.name(type)});
  const Tree allocation = b_.f.node(Op::Allocation, {b_.name(object), b_.list(Op::Dims, {})}), absent = b_.f.leaf(Op::Noref, "");
  return b_.f.node(Op::Allocate, {given, b_.list(Op::Allocations, {allocation}), source ? source : b_.none(),
                                  mold ? mold : b_.none(), absent, absent});
}

Tree Lent::memoryOf(const char *object) {
  switch (r_.below(4)) {
    case 0:
      return memory(object, type_, {}, {});
    case 1:
      return memory(object, parent_, {}, {});
    case 2:
      return memory(object, "", {}, b_.name("a"));
    default:
      return memory(object, "", b_.name("a"), {});
  }
}

// The memory of k; now and then which is chosen by what is differentiated.
Tree Lent::begun() {
  if (!r_.chance(35)) return memoryOf("k");
  const Tree large = b_.two(Op::Gt, b_.name("by"), b_.real("0.2"));
  return b_.branch(large, {memory("k", type_, {}, {})}, {memoryOf("k")});
}

// select type (k); class is (TYPE): what is its own comes to that of `a`.
Tree Lent::asked() {
  std::vector<Tree> body, others;
  const Tree type = r_.chance(50) ? classOf(type_) : b_.f.node(Op::StructType, {b_.name(type_)});
  for (const Part &p : own_) {
    const Tree there = field(b_.f.node(Op::Downcast, {b_.name("k"), type}), p.name), here = field(b_.name("a"), p.name);
    body.push_back(b_.assign(here, b_.two(Op::Add, scaled("0.5", here), scaled("0.25", b_.apply("sin", {there})))));
    if (r_.chance(40)) body.push_back(b_.assign(there, b_.two(Op::Mul, scaled("0.5", there), b_.name("by"))));
  }
  if (r_.chance(50)) others.push_back(b_.assign(b_.name("by"), scaled("0.75", b_.name("by"))));
  return b_.f.node(Op::If, {b_.f.node(Op::IsOf, {b_.name("k"), type}), b_.instrs(body), b_.instrs(others)});
}

// Gives k memory, perhaps l in its likeness, and has them grow.
Tree Lent::lend() {
  const Tree a = b_.name("a"), by = b_.name("by"), k = b_.name("k");
  const auto object = [&](const char *name) { return b_.declareWith(classOf(parent_), "allocatable", b_.entity(name)); };
  std::vector<Tree> decls{b_.declareWith(b_.f.node(Op::StructType, {b_.name(type_)}), "intent(inout)", b_.entity("a")),
                          b_.declareWith(b_.real8(), "intent(inout)", b_.entity("by")), object("k")};
  std::vector<Tree> body;
  if (r_.chance(40)) absent_ = true, body.push_back(b_.call("perhaps_" + type_, {by}));
  if (r_.chance(40)) absent_ = true, body.push_back(b_.call("perhaps_" + type_, {by, k}));
  body.push_back(begun());
  for (const Part &p : inherited_)
    if (r_.chance(40))
      body.push_back(b_.assign(field(k, p.name), b_.two(Op::Add, scaled("0.5", field(a, p.name)), scaled("0.25", by))));
  body.push_back(b_.call(r_.chance(50) && !apart_ ? "k%both" : "k%grow", {by}));
  if (r_.chance(60)) body.push_back(asked());
  if (r_.chance(40)) {
    decls.push_back(object("l"));
    body.push_back(memoryOf("l"));
    body.push_back(b_.call("l%grow", {b_.two(Op::Mul, by, b_.apply("k%weigh", {}))}));
    for (const Part &p : inherited_) body.push_back(b_.assign(field(k, p.name), scaled("0.75", field(b_.name("l"), p.name))));
  }
  if (r_.chance(50)) body.push_back(b_.call("perhaps_" + type_, {by, k}));
  for (const Part &p : inherited_)
    if (r_.chance(70))
      body.push_back(
          b_.assign(field(a, p.name), b_.two(Op::Add, scaled("0.25", field(a, p.name)), scaled("0.5", field(k, p.name)))));
  body.push_back(b_.assign(by, b_.two(Op::Add, scaled("0.5", by), scaled("0.25", b_.apply("k%weigh", {})))));
  return subroutine("lend_" + type_, {a, by}, decls, body);
}

// if (present(k)) ..: absent also where the actual has no memory.
Tree Lent::perhaps() {
  const Tree by = b_.name("by"), k = b_.name("k");
  const std::vector<Tree> attrs{b_.f.leaf(Op::Attr, "optional"), b_.f.leaf(Op::Attr, "intent(inout)")};
  const Tree object =
      b_.f.node(Op::Declare, {classOf(parent_), b_.list(Op::Attrs, attrs), b_.list(Op::Entities, {b_.entity("k")})});
  std::vector<Tree> yes;
  if (r_.chance(70)) yes.push_back(b_.call("k%grow", {by}));
  yes.push_back(b_.assign(by, b_.two(Op::Mul, by, b_.apply("k%weigh", {}))));
  for (const Part &p : inherited_)
    if (r_.chance(50)) yes.push_back(b_.assign(field(k, p.name), b_.two(Op::Mul, scaled("0.75", field(k, p.name)), by)));
  const Tree no = b_.assign(by, scaled("0.75", b_.apply("sin", {by})));
  return subroutine("perhaps_" + type_, {by, k}, {b_.declareWith(b_.real8(), "intent(inout)", b_.entity("by")), object},
                    {b_.branch(b_.apply("present", {k}), yes, {no})});
}

}  // namespace dotbar::random
