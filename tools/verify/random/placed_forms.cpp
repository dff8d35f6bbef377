// Forms in a program: procedures of their own, called where locals of other procedures have values, also in loops.
#include <algorithm>

#include "frontends/fortran/fortran.h"
#include "il_make.h"
#include "tools/verify/random/build.h"
#include "tools/verify/random/forms.h"
#include "tools/verify/random/locals.h"

namespace dotbar::random {

namespace {

class Inserted {
 public:
  Inserted(Forest &f, RandomProgram &p, const std::string &suffix)
      : b_{f}, f_(f), p_(p), r_(p.seed ^ 0xf0f0), forms_(p.seed, p.features, suffix) {}

  void run() {
    std::vector<Tree> units = formUnits(), own;
    if (units.empty()) return;
    for (Tree u : childrenOf(il::FileOp::units_(f_, p_.file))) own.push_back(unit(u));
    if (!used_) return;
    units.insert(units.end(), own.begin(), own.end());
    p_.file = b_.f.node(Op::File, {il::FileOp::path_(f_, p_.file), b_.list(Op::Units, units)});
  }

 private:
  static constexpr int procedures_ = 2;
  Build b_;
  Forest &f_;
  RandomProgram &p_;
  Random r_;
  Forms forms_;
  std::vector<std::string> scalars_;
  bool used_ = false, here_ = false;

  std::vector<Tree> childrenOf(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }

  std::vector<Tree> formUnits() {
    SourceMap sources;
    Diagnostics diagnostics;
    const Tree file = fortran::readText(f_, sources, diagnostics, "forms.f90", forms_.text(procedures_));
    return file ? childrenOf(il::FileOp::units_(f_, file)) : std::vector<Tree>{};
  }

  Tree unit(Tree u) {
    using P = il::ProcedureOp;
    if (f_.is(u, Op::Module)) {
      std::vector<Tree> inner;
      for (Tree c : childrenOf(il::ModuleOp::contained_(f_, u))) inner.push_back(unit(c));
      return b_.f.node(Op::Module, {il::ModuleOp::name_(f_, u), il::ModuleOp::decls_(f_, u), b_.list(Op::Units, inner)});
    }
    if (!f_.is(u, Op::Procedure) || !f_.is(P::type_(f_, u), Op::Novalue)) return u;
    scalars_.clear(), here_ = false;
    for (const Local &l : changeableLocals(f_, u))
      if (l.real && f_.arity(l.dims) == 0 && isReal8(f_, l.type)) scalars_.push_back(l.name);
    std::vector<Tree> body;
    into(P::body_(f_, u), body, 0);
    if (!here_) return u;
    used_ = true;
    body.insert(body.begin(), b_.assign(b_.name("fa"), b_.real("0.5d0")));
    std::vector<Tree> decls{b_.use(forms_.module(), true, used())};
    for (Tree d : childrenOf(P::decls_(f_, u))) decls.push_back(d);
    decls.push_back(b_.declare(b_.real8(), {b_.entity("fa", {b_.f.node(Op::Bounds, {b_.none(), b_.integer(4)})})}));
    return P::make(b_.f, P::prefix_(f_, u), P::type_(f_, u), P::name_(f_, u), P::formals_(f_, u), P::result_(f_, u),
                   b_.list(Op::Decls, decls), b_.instrs(body), P::contained_(f_, u));
  }
  std::vector<std::pair<std::string, std::string>> used() const {
    std::vector<std::pair<std::string, std::string>> all;
    for (int k = 1; k <= procedures_; ++k) all.emplace_back(forms_.procedure(k), forms_.procedure(k));
    return all;
  }

  // Behind assignments of a local, also in loops: fa(k) = t*0.5d0; call form1(fa, t)
  void into(Tree instrs, std::vector<Tree> &to, int depth) {
    for (Tree s : childrenOf(instrs)) {
      to.push_back(f_.is(s, Op::Loop) && depth < 2 ? loop(s, depth) : s);
      if (!f_.is(s, Op::Assign) || !f_.is(il::AssignOp::left_(f_, s), Op::Name)) continue;
      const std::string t(f_.text(il::AssignOp::left_(f_, s)));
      if (!std::ranges::count(scalars_, t) || !r_.chance(depth == 0 ? 50 : 25)) continue;
      here_ = true;
      to.push_back(b_.assign(b_.index("fa", {b_.integer(r_.between(1, 4))}),
                             b_.apply("sin", {b_.two(Op::Mul, b_.real("0.5d0"), b_.name(t))})));
      to.push_back(b_.call(forms_.procedure(r_.between(1, procedures_)), {b_.name("fa"), b_.name(t)}));
    }
  }
  Tree loop(Tree s, int depth) {
    std::vector<Tree> body;
    into(il::LoopOp::body_(f_, s), body, depth + 1);
    return il::LoopOp::make(b_.f, il::LoopOp::control_(f_, s), b_.instrs(body));
  }
};

}  // namespace

void addForms(Forest &f, RandomProgram &p, const std::string &suffix) { Inserted(f, p, suffix).run(); }

}  // namespace dotbar::random
