// Locals and procedures that are named as intrinsic functions which their unit, or the program, does not apply, or as entries of
// the runtime: a derivative that applies those must not mean the program's own. Drawn from numbers of their own, so that programs
// without them stay what they were.
#include <algorithm>
#include <set>

#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "il_make.h"
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
    if (f.is(t, Op::Apply)) o.applied.insert(f.text(il::ApplyOp::function_(f, t)));
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
      if (!f.is(d, Op::Declare) || f.arity(il::DeclareOp::attrs_(f, d)) != 0) continue;
      for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
        if (const std::string_view name = f.text(il::EntityOp::name_(f, e)); !others.count(name)) r.emplace_back(name);
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

bool calls(const Forest &f, Tree t, std::string_view name) {
  return il::any(f, t, [&](Tree x) {
    return (f.is(x, Op::Apply) && f.text(il::ApplyOp::function_(f, x)) == name) ||
           (f.is(x, Op::Call) && f.text(il::CallOp::procedure_(f, x)) == name);
  });
}

// The unit with a declaration more, behind its USE.
Tree declaring(Forest &f, Tree unit, Tree declaration) {
  std::vector<Tree> parts(f.children(unit).begin(), f.children(unit).end());
  for (Tree &part : parts) {
    if (!f.is(part, Op::Decls)) continue;
    std::vector<Tree> decls(f.children(part).begin(), f.children(part).end());
    auto at = decls.begin();
    while (at != decls.end() && (f.is(*at, Op::Use) || f.is(*at, Op::ImplicitNone) || f.is(*at, Op::Implicit))) ++at;
    decls.insert(at, declaration);
    part = f.node(Op::Decls, std::span<const Tree>(decls));
  }
  return f.node(f.op(unit), std::span<const Tree>(parts));
}

// A procedure of the program, external or of a module, is called as an intrinsic that no unit applies. Where an external one is
// called, EXTERNAL says so.
void nameProcedure(Forest &f, RandomProgram &p, bool alone, Random &r) {
  static const std::vector<std::string_view> names = {"cos",    "exp",  "sqrt",   "abs",     "sign", "size",  "sum", "real",
                                                      "spread", "huge", "digits", "product", "tanh", "merge", "log", "max"};
  const auto list = f.children(il::FileOp::units_(f, p.file));
  std::vector<Tree> units(list.begin(), list.end());
  Symbols heads{p.head.unit};
  for (const Target &t : p.others) heads.insert(t.head.unit);
  std::vector<std::string> external, contained;
  Symbols functions;
  // what a binding is called after is called through objects, by names that are made of both
  const auto isBound = [&](std::string_view name) {
    return il::any(f, p.file, [&](Tree t) { return f.is(t, Op::Binding) && f.text(il::BindingOp::name_(f, t)) == name; });
  };
  auto named = [&](Tree u, std::vector<std::string> &to) {
    if (!f.is(u, Op::Procedure)) return;
    const std::string_view name = f.text(il::AnyOp::name_(f, u));
    if (!heads.count(name) && !isBound(name)) to.emplace_back(name);
    if (il::isFunction(f, u)) functions.insert(name);
  };
  for (Tree u : units) {
    if (alone) named(u, external);
    if (f.is(u, Op::Module))
      for (Tree c : f.children(il::ModuleOp::contained_(f, u))) named(c, contained);
  }
  std::vector<std::string> all = external;
  all.insert(all.end(), contained.begin(), contained.end());
  if (all.empty()) return;
  const std::string old = r.pick(all);
  const Occurring o = namesIn(f, p.file);
  std::vector<std::string_view> free;
  for (std::string_view n : names)  // a function that is typed by its letter stays real
    if (!o.all.count(n) && !(functions.count(old) && n[0] >= 'i' && n[0] <= 'n')) free.push_back(n);
  if (free.empty()) return;
  const std::string_view name = r.pick(free);
  const bool outside = std::find(external.begin(), external.end(), old) != external.end();
  auto declared = [&](Tree u) {
    if (f.is(u, Op::BlockData) || !calls(f, u, old)) return u;
    return declaring(f, u, f.node(Op::External, {f.node(Op::Names, {f.leaf(Op::Name, old)})}));
  };
  for (Tree &u : units) {
    if (outside && f.is(u, Op::Module)) {
      using O = il::ModuleOp;
      const auto contained = f.children(O::contained_(f, u));
      std::vector<Tree> inside(contained.begin(), contained.end());
      for (Tree &c : inside) c = declared(c);
      u = O::make(f, O::name_(f, u), O::decls_(f, u), f.node(Op::Units, std::span<const Tree>(inside)));
    } else if (outside && f.text(il::AnyOp::name_(f, u)) != old) {
      u = declared(u);
    }
    u = renamed(f, u, old, name);
  }
  p.file = il::FileOp::make(f, il::FileOp::path_(f, p.file), f.node(Op::Units, std::span<const Tree>(units)));
  p.features[static_cast<std::size_t>(Feature::IntrinsicProcedure)] = true;
}

}  // namespace

void addNames(Forest &f, RandomProgram &p, bool alone) {
  Random r(p.seed ^ 0x9A3Eull << 32);
  const Tree list = il::FileOp::units_(f, p.file);
  std::vector<Tree> units(f.children(list).begin(), f.children(list).end());
  Symbols global;
  for (Tree u : units) global.insert(f.text(il::AnyOp::name_(f, u)));
  for (Tree &u : units) {
    if (!f.is(u, Op::Procedure) || !r.chance(40)) continue;
    const Occurring o = namesIn(f, u);
    std::vector<std::string> locals = localsOf(f, u);
    const auto isObject = [&](const std::string &n) {  // names of calls through it are made of its own
      return std::ranges::any_of(o.all, [&](std::string_view other) { return other.starts_with(n + "%"); });
    };
    std::erase_if(locals, [&](const std::string &n) { return o.copied.count(n) || o.applied.count(n) || isObject(n); });
    const std::string_view name = wanted(o, r);
    if (locals.empty() || o.all.count(name) || global.count(name)) continue;
    u = renamed(f, u, r.pick(locals), name);
    p.features[static_cast<std::size_t>(Feature::IntrinsicName)] = true;
  }
  p.file = il::FileOp::make(f, il::FileOp::path_(f, p.file), f.node(Op::Units, units));
  if (r.chance(25)) nameProcedure(f, p, alone, r);
}

}  // namespace dotbar::random
