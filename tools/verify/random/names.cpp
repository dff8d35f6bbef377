// Locals that are named as intrinsic functions which their unit does not apply, or as entries of the runtime: a derivative that
// applies those must not mean the locals. Drawn from numbers of their own, so that programs without them stay what they were.
#include <set>

#include "tools/verify/random/generator.h"

namespace dotbar::random {

namespace {

using Symbols = std::set<std::string_view>;

// All names in a unit, those that it applies, and those that statements mention which are copied as text.
struct Occurring {
  Symbols all, applied, copied;
};

Occurring namesIn(const Forest &f, Tree unit) {
  Occurring o;
  struct At {
    Tree tree;
    bool copied;
  };
  std::vector<At> open{{unit, false}};
  while (!open.empty()) {
    const At at = open.back();
    open.pop_back();
    const Tree t = at.tree;
    if (f.is(t, Op::Name)) {
      o.all.insert(f.text(t));
      if (at.copied) o.copied.insert(f.text(t));
    }
    if (f.is(t, Op::Apply)) o.applied.insert(f.text(f.child(t, 0)));
    bool copied = at.copied;
    for (Tree c : f.children(t)) copied = copied || f.is(c, Op::Text);
    for (Tree c : f.children(t)) open.push_back({c, copied});
  }
  return o;
}

// Declared variables of the unit alone.
std::vector<std::string> localsOf(const Forest &f, Tree unit) {
  std::vector<std::string> r;
  Symbols others;
  for (Tree part : f.children(unit)) {
    if (f.is(part, Op::Names))
      for (Tree n : f.children(part)) others.insert(f.text(n));
    if (f.is(part, Op::Name)) others.insert(f.text(part));
    if (!f.is(part, Op::Decls)) continue;
    for (Tree d : f.children(part)) {
      if (f.is(d, Op::Declare)) continue;
      std::vector<Tree> open{d};
      while (!open.empty()) {
        const Tree t = open.back();
        open.pop_back();
        if (f.is(t, Op::Name)) others.insert(f.text(t));
        for (Tree c : f.children(t)) open.push_back(c);
      }
    }
    for (Tree d : f.children(part)) {
      if (!f.is(d, Op::Declare) || f.arity(f.child(d, 1)) != 0) continue;
      for (Tree e : f.children(f.child(d, 2)))
        if (!others.count(f.text(f.child(e, 0)))) r.emplace_back(f.text(f.child(e, 0)));
    }
  }
  return r;
}

Tree renamed(Forest &f, Tree t, std::string_view from, std::string_view to) {
  if (f.is(t, Op::Name)) return f.text(t) == from ? f.leaf(Op::Name, to) : t;
  if (il::isLeaf(f.op(t))) return t;
  std::vector<Tree> children(f.children(t).begin(), f.children(t).end());
  bool changed = false;
  for (Tree &c : children) {
    const Tree before = c;
    c = renamed(f, c, from, to);
    changed = changed || c != before;
  }
  if (!changed) return t;
  const Tree r = f.node(f.op(t), children);
  if (const il::Comments *c = f.comments(t)) f.setComments(r, il::Comments(*c));
  return r;
}

// A name that derivatives of the unit are likely to apply.
std::string_view wanted(const Occurring &o, Random &r) {
  if (o.applied.count("sin") && !o.all.count("cos")) return "cos";
  if (o.applied.count("cos") && !o.all.count("sin")) return "sin";
  static const std::vector<std::string_view> names = {"exp",  "log",  "sqrt",      "abs",      "sign", "merge",
                                                      "size", "real", "pushreal8", "popreal8", "tanh", "pushcontrol1b"};
  return names[static_cast<std::size_t>(r.below(static_cast<int>(names.size())))];
}

}  // namespace

void addNames(Forest &f, RandomProgram &p) {
  Random r(p.seed ^ 0x9A3Eull << 32);
  const Tree list = f.child(p.file, 1);
  std::vector<Tree> units(f.children(list).begin(), f.children(list).end());
  Symbols global;
  for (Tree u : units) global.insert(f.text(f.child(u, f.is(u, Op::Function) ? 2 : f.is(u, Op::Procedure) ? 1 : 0)));
  for (Tree &u : units) {
    if (!(f.is(u, Op::Procedure) || f.is(u, Op::Function)) || !r.chance(40)) continue;
    const Occurring o = namesIn(f, u);
    std::vector<std::string> locals = localsOf(f, u);
    std::erase_if(locals, [&](const std::string &n) { return o.copied.count(n) != 0 || o.applied.count(n) != 0; });
    const std::string_view name = wanted(o, r);
    if (locals.empty() || o.all.count(name) || global.count(name)) continue;
    u = renamed(f, u, r.pick(locals), name);
    p.features[static_cast<std::size_t>(Feature::IntrinsicName)] = true;
  }
  p.file = f.node(Op::File, {f.child(p.file, 0), f.node(Op::Units, units)});
}

}  // namespace dotbar::random
