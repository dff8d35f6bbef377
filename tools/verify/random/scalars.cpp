// Programs of scalars alone: assignments, choices and WHILE loops, which is all that some models of differentiation know.
#include "tools/verify/random/unit.h"

namespace dotbar::random {

void Writer::writeScalarHead() {
  units.push_back(std::make_unique<UnitModel>());
  u = units.back().get();
  u->name = "p" + o_.suffix;
  u->vars.reserve(512);
  add("x1", Is::Real, r.chance(70) ? Role::In : Role::InOut);
  if (r.chance(70)) add("x2", Is::Real, r.chance(60) ? Role::In : Role::InOut);
  if (o_.integers && r.chance(40)) add("m", Is::Index, r.chance(40) ? Role::In : Role::InOut);
  add("y", Is::Real, r.chance(70) ? Role::Out : Role::InOut);
  u->formals = static_cast<int>(u->vars.size());
  for (const char *name : {"t1", "t2", "t3"}) add(name, Is::Real, Role::Local);
  if (o_.integers) add("i1", Is::Index, Role::Local);
  if (r.chance(30)) add("lg", Is::Flag, Role::Local);
  add("iw", Is::Count, Role::Local);
  add("jw", Is::Count, Role::Local);
  std::vector<Tree> body;
  initialise(body);
  statements(body, r.between(o_.size / 2, o_.size), 3);
  finish(body);
  mixHead(body);
  close(body);
}

void Writer::scalarStatement(std::vector<Tree> &to, int depth) {
  const int what = r.below(100);
  if (what < 55 || depth <= 0) return assignment(to);
  if (what < 60) return flagAssignment(to);
  if (what < 66 && o_.integers) return indexAssignment(to);
  if (what < 84 || !o_.whileLoops) return branch(to, depth);
  whileLoop(to, depth);
}

}  // namespace dotbar::random
