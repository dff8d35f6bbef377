#include "tools/verify/random/namesakes.h"

#include "il_make.h"

namespace dotbar::random {

std::vector<Tree> Namesakes::uses() const {
  std::vector<Tree> all;
  for (const char *side : {"left", "right"}) all.push_back(b_.use(side + suffix_, true, {{tag(side), tag(side)}}));
  return all;
}

std::vector<Tree> Namesakes::objects() const {
  std::vector<Tree> all;
  for (const char *side : {"left", "right"})
    all.push_back(b_.declare(b_.f.node(Op::StructType, {b_.name(tag(side))}), {b_.entity("o" + std::string(side))}));
  return all;
}

std::vector<Tree> Namesakes::calls(Tree by) const {
  return {b_.call("oleft%nudge", {by}), b_.call("oright%nudge", {by}), b_.call("oright%drift", {by}),
          b_.call("oleft%drift", {by})};
}

Tree Namesakes::module(const std::string &side, const char *function, const char *weight) const {
  const Tree by = b_.name("by"), none = b_.f.leaf(Op::Noname, "");
  const auto changed = [&](Tree part) {
    return b_.two(Op::Add, b_.two(Op::Mul, b_.real("0.5"), by), b_.two(Op::Mul, part, b_.apply(function, {by})));
  };
  const auto bind = [&](const char *name, const std::vector<Tree> &attrs) {
    return b_.f.node(Op::Binding, {b_.list(Op::Attrs, attrs), none, none, b_.name(name), none});
  };
  const Tree weigh = b_.f.node(
      Op::Declare,
      {b_.real8(), b_.list(Op::Attrs, {}), b_.list(Op::Entities, {b_.entityWith("w", b_.list(Op::Dims, {}), b_.real(weight))})});
  const Tree contains = b_.f.node(Op::OtherDecl, {b_.f.leaf(Op::Text, "contains"), b_.list(Op::Names, {})});
  const std::vector<Tree> members{weigh, contains, bind("nudge", {b_.f.leaf(Op::Attr, "nopass")}), bind("drift", {})};
  const Tree type = b_.f.node(Op::Typedef, {b_.name(tag(side)), b_.list(Op::Attrs, {}), b_.list(Op::Decls, members)});
  const Tree own = b_.f.node(Op::Field, {b_.name("self"), b_.name("w")});
  return b_.f.node(
      Op::Module,
      {b_.name(side + suffix_), b_.list(Op::Decls, {type}),
       b_.list(Op::Units, {procedure("nudge", "", changed(b_.real(weight))), procedure("drift", tag(side), changed(own))})});
}

// `self`: the type of the object that it has; empty: none.
Tree Namesakes::procedure(const std::string &name, const std::string &self, Tree value) const {
  std::vector<Tree> formals, decls;
  if (!self.empty()) {
    formals.push_back(b_.name("self"));
    decls.push_back(b_.declareWith(b_.f.node(Op::ClassType, {b_.name(self)}), "intent(in)", b_.entity("self")));
  }
  formals.push_back(b_.name("by"));
  decls.push_back(b_.declareWith(b_.real8(), "intent(inout)", b_.entity("by")));
  return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), b_.f.leaf(Op::Novalue, ""), b_.name(name),
                               b_.list(Op::Names, formals), b_.f.leaf(Op::Noname, ""), b_.list(Op::Decls, decls),
                               b_.instrs({b_.assign(b_.name("by"), value)}), b_.list(Op::Units, {}));
}

}  // namespace dotbar::random
