// Inquiries that code which is built may need: Fortran's own names for them stay in the front end.
#include "frontends/fortran/fortran.h"

namespace dotbar::fortran {

namespace {

il::Tree inquiry(il::Forest &f, std::string_view name, il::Tree of) {
  const il::Tree args = f.node(il::Op::Args, {of});
  return f.node(il::Op::Apply, {f.leaf(il::Op::Name, name), args});
}

}  // namespace

il::Tree elementCount(il::Forest &forest, il::Tree array) { return inquiry(forest, "size", array); }
il::Tree characterCount(il::Forest &forest, il::Tree text) { return inquiry(forest, "len", text); }

}  // namespace dotbar::fortran
