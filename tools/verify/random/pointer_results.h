// Functions whose result is a POINTER, in random programs: what it points to belongs to a module, and its value is taken.
#pragma once

#include "tools/verify/random/build.h"
#include "tools/verify/random/locals.h"
#include "tools/verify/random/random.h"

namespace dotbar::random {

class PointerResults {
 public:
  PointerResults(Forest &f, Random &r, const std::string &suffix) : b_{f}, r_(r), module_("places" + suffix) {}

  // Statements with a real*8 scalar; the unit that has them needs `use`.
  void act(const Local &l, std::vector<Tree> &to);
  bool isUsed() const { return used_; }
  Tree use() const { return b_.use(module_, false, {}); }
  Tree module() const;

 private:
  Build b_;
  Random &r_;
  std::string module_;
  bool used_ = false;
};

}  // namespace dotbar::random
