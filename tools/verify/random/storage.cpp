// The generator's passive storage and what is declared of it: logical variables, integers that share storage, extents that stand
// in a module, NAMELIST; and statement functions.
#include <algorithm>

#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

void Writer::addFlags() {
  if (!o_.declarations) return;
  static const std::vector<int> kinds_ = {0, 0, 1, 2, 8};
  if (r.chance(45)) add("lf", Is::Flag, Role::Local).kind = r.pick(kinds_);
  if (r.chance(15)) add("lh", Is::Flag, Role::Local).kind = r.pick(kinds_);
}

// An array takes its extent from a module, where other units change it.
void Writer::widenToRoom(Var &array) {
  for (const Var &v : u->vars)
    if (v.is == Is::Room && r.chance(70)) {
      array.room = v.name;
      u->sharedRead.insert(v.global);
      has(Feature::ModuleExtent);
    }
}

// EQUIVALENCE: an index and an element of an index array, two indices, two flags.
void Writer::addOverlays() {
  if (!o_.declarations) return;
  addConstantOverlays();
  if (r.chance(8)) addRealOverlays();
  if (!r.chance(9)) return;
  auto local = [&](Is is) { return those([&](const Var &v) { return v.is == is && v.role == Role::Local && !v.overlaid; }); };
  auto lay = [&](Var &a, Var &c, Tree second) {
    if (a.kind != c.kind) return;
    a.overlaid = c.overlaid = true;
    u->overlays.push_back({b.name(a.name), second});
    has(Feature::Equivalence);
  };
  auto indices = local(Is::Index), arrays = local(Is::IndexArray), flags = local(Is::Flag);
  if (!arrays.empty() && r.chance(60))
    lay(*indices.back(), *arrays[0], b.index(arrays[0]->name, {b.integer(r.between(1, N))}));
  else if (indices.size() > 1)
    lay(*indices[0], *indices[1], b.name(indices[1]->name));
  if (flags.size() > 1) lay(*flags[0], *flags[1], b.name(flags[1]->name));
}

// Two names of a constant, of which one has its value.
void Writer::addConstantOverlays() {
  auto names = those([](const Var &v) { return v.is == Is::Real && v.role == Role::Local && v.given == Given::Data; });
  if (names.size() < 2) return;
  for (Var *v : names) v->overlaid = true;
  u->overlays.push_back({b.name(names[0]->name), b.name(names[1]->name)});
  has(Feature::EquivalenceData);
}

// A real over an element of an array, or over another one: both of one type.
void Writer::addRealOverlays() {
  auto reals = those(
      [](const Var &v) { return v.is == Is::Real && v.role == Role::Local && !v.overlaid && !v.saved && v.given == Given::No; });
  auto arrays = those([](const Var &v) {
    return v.is == Is::RealArray && v.role == Role::Local && !v.overlaid && !v.saved && v.given == Given::No && v.exact() &&
           !v.zeroBased;
  });
  if (reals.size() < 2) return;
  Var &x = *r.pick(reals);
  const bool array = !arrays.empty() && r.chance(60);
  Var &y = *(array ? r.pick(arrays) : r.pick(reals));
  if (&x == &y || x.bytes != y.bytes) return;
  x.overlaid = y.overlaid = true;
  u->overlays.push_back({b.name(x.name), array ? b.index(y.name, {b.integer(r.between(1, N))}) : b.name(y.name)});
  has(Feature::EquivalenceReal);
}

// One or two functions of a statement, of their arguments and of what the unit is given; the second applies the first. One more
// has a value of a smaller kind than its own.
void Writer::addStatementFunctions() {
  if (!o_.declarations || !r.chance(14)) return;
  auto given = those([](const Var &v) {
    return v.is == Is::Real && v.bytes == 8 && (v.role == Role::In || (v.role == Role::Shared && v.frozen));
  });
  auto sine = [&](Tree x) { return b.apply("sin", {x}); };
  auto function = [&](const char *name, const std::vector<Tree> &formals, Tree value) {
    if (!given.empty() && r.chance(50))
      value = b.two(Op::Add, value, b.two(Op::Mul, b.real("0.3d0"), b.name(r.pick(given)->name)));
    u->statementFunctions.push_back(b.f.node(Op::StatementFunction, {b.name(name), b.list(Op::Names, formals), value}));
  };
  function("sf", {b.name("za")}, b.two(Op::Mul, b.name("za"), sine(b.name("za"))));
  if (r.chance(50))
    function("sg", {b.name("za"), b.name("zb")}, b.two(Op::Sub, b.apply("sf", {b.name("zb")}), sine(b.name("za"))));
  if (!r.chance(50)) return;
  given = those([](const Var &v) { return v.is == Is::Real && v.bytes == 4 && v.role == Role::In; });
  Tree value = b.two(Op::Mul, b.real("0.25"), b.name("kq"));
  if (!given.empty()) value = b.two(Op::Add, value, b.name(r.pick(given)->name));
  u->statementFunctions.push_back(b.f.node(Op::StatementFunction, {b.name("sk"), b.list(Op::Names, {b.name("kq")}), value}));
}

void Writer::storageDeclarations(std::vector<Tree> &decls) {
  std::vector<Tree> sets;
  for (const std::vector<Tree> &objects : u->overlays) sets.push_back(b.f.node(Op::Overlay, {b.list(Op::Exprs, objects)}));
  if (!sets.empty()) decls.push_back(b.f.node(Op::Equivalence, {b.list(Op::Overlays, sets)}));
  namelist(decls);
}

// Of variables that are declared before it.
void Writer::namelist(std::vector<Tree> &decls) {
  if (!o_.declarations || !r.chance(6)) return;
  std::vector<std::string> declared;
  for (Tree d : decls)
    if (b.f.is(d, Op::Declare) && b.f.arity(il::DeclareOp::attrs_(b.f, d)) == 0)
      for (Tree e : b.f.children(il::DeclareOp::entities_(b.f, d))) {
        const std::string name(b.f.text(il::EntityOp::name_(b.f, e)));
        if (std::any_of(u->vars.begin(), u->vars.end(),
                        [&](const Var &v) { return v.name == name && !v.array() && !v.overlaid && !v.inner; }))
          declared.push_back(name);
      }
  if (declared.empty()) return;
  std::vector<Tree> members{b.name(declared.front())};
  if (declared.size() > 1) members.push_back(b.name(declared.back()));
  decls.push_back(
      b.f.node(Op::Namelist, {b.list(Op::Groups, {b.f.node(Op::Group, {b.name("nl"), b.list(Op::Names, members)})})}));
  has(Feature::Namelist);
}

}  // namespace dotbar::random
