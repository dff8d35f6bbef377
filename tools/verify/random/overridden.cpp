#include "tools/verify/random/overridden.h"

#include "il_make.h"

namespace dotbar::random {

std::vector<Tree> Overridden::bindings(bool ofParent) const {
  const std::string &type = ofParent ? parent_ : type_;
  std::vector<Tree> all{b_.f.node(Op::OtherDecl, {b_.f.leaf(Op::Text, "contains"), b_.list(Op::Names, {})})};
  const auto bind = [&](const char *name) {
    const Tree none = b_.f.leaf(Op::Noname, "");
    all.push_back(b_.f.node(Op::Binding, {b_.list(Op::Attrs, {}), none, none, b_.name(name), b_.name(name + ("_" + type))}));
  };
  bind("grow"), bind("weigh");
  if (ofParent && !apart_) bind("both");
  return all;
}

std::vector<Tree> Overridden::procedures() const { return {grow(true), grow(false), weigh(true), weigh(false), both()}; }

Tree Overridden::self(bool ofParent, const char *intent) const {
  return b_.declareWith(b_.f.node(Op::ClassType, {b_.name(ofParent ? parent_ : type_)}), intent, b_.entity("self"));
}

Tree Overridden::subroutine(const std::string &name, const std::vector<Tree> &decls, const std::vector<Tree> &body) const {
  return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Novalue, ""), b_.name(name),
                               b_.list(Op::Names, {b_.name("self"), b_.name("by")}), b_.f.leaf(Op::Noname, ""),
                               b_.list(Op::Decls, decls), b_.instrs(body), b_.list(Op::Units, {}));
}

Tree Overridden::weight(const Part &p) const {
  const Tree part = field(b_.name("self"), p.name);
  return b_.apply("cos", {scaled("0.25", p.array ? b_.apply("sum", {part}) : part)});
}

// That of the type asks the other for what is inherited, by an amount that the object is asked for.
Tree Overridden::grow(bool ofParent) const {
  std::vector<Tree> body;
  const Tree by = b_.name("by");
  if (!ofParent) body.push_back(b_.call("self%" + parent_ + "%grow", {b_.two(Op::Mul, by, b_.apply("self%weigh", {}))}));
  for (const Part &p : ofParent ? inherited_ : own_) {
    const Tree part = field(b_.name("self"), p.name);
    body.push_back(b_.assign(part, b_.two(Op::Add, scaled("0.5", part), scaled("0.25", by))));
  }
  const std::vector<Tree> decls{self(ofParent, "intent(inout)"), b_.declareWith(b_.real8(), "intent(in)", b_.entity("by"))};
  return subroutine("grow_" + (ofParent ? parent_ : type_), decls, body);
}

Tree Overridden::weigh(bool ofParent) const {
  Tree value = ofParent ? b_.real("0.25") : b_.apply("self%" + parent_ + "%weigh", {});
  for (const Part &p : ofParent ? inherited_ : own_) value = b_.two(Op::Add, scaled("0.5", value), scaled("0.25", weight(p)));
  return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Notype, ""),
                               b_.name("weigh_" + (ofParent ? parent_ : type_)), b_.list(Op::Names, {b_.name("self")}),
                               b_.name("w"),
                               b_.list(Op::Decls, {self(ofParent, "intent(in)"), b_.declare(b_.real8(), {b_.entity("w")})}),
                               b_.instrs({b_.assign(b_.name("w"), value)}), b_.list(Op::Units, {}));
}

// Not overridden: what it calls is.
Tree Overridden::both() const {
  const Tree by = b_.name("by"), amount = b_.two(Op::Mul, b_.apply("self%weigh", {}), by);
  const std::vector<Tree> body{b_.call("self%grow", {amount}),
                               b_.assign(by, scaled("0.5", b_.two(Op::Add, by, b_.apply("self%weigh", {})))),
                               b_.call("self%grow", {by})};
  return subroutine("both_" + parent_,
                    {self(true, "intent(inout)"), b_.declareWith(b_.real8(), "intent(inout)", b_.entity("by"))}, body);
}

}  // namespace dotbar::random
