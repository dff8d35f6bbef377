// What USE lets through.
#include "frontends/fortran/use.h"

#include "il_make.h"

namespace dotbar::fortran {

using il::Op;
using il::Tree;

Scope::Use useNames(const Scope *module, const il::Forest &f, Tree use) {
  const Tree visible = il::UseOp::visible_(f, use);
  Scope::Use r{module, f.is(visible, Op::Only), {}};
  for (Tree u : f.children(il::AnyOp::uses_(f, visible)))
    if (f.is(u, Op::Used)) r.names.emplace_back(f.symbol(il::UsedOp::local_(f, u)), f.symbol(il::UsedOp::there_(f, u)));
  return r;
}

bool isIntrinsicModule(std::string_view name) {
  for (std::string_view m :
       {"iso_c_binding", "iso_fortran_env", "ieee_arithmetic", "ieee_exceptions", "ieee_features", "omp_lib"})
    if (name == m) return true;
  return false;
}

}  // namespace dotbar::fortran
