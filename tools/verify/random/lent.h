// Objects of a class that a procedure gives memory to, of a type, of another object or in its likeness, and calls what is bound
// to them; and procedures with an object of a class that may be absent, or have no memory.
#pragma once

#include <string>
#include <vector>

#include "tools/verify/random/build.h"
#include "tools/verify/random/overridden.h"
#include "tools/verify/random/random.h"

namespace dotbar::random {

class Lent {
 public:
  Lent(const Build &b, Random &r, std::string parent, std::string type, std::vector<Part> inherited, std::vector<Part> own,
       bool apart)
      : b_(b),
        r_(r),
        parent_(std::move(parent)),
        type_(std::move(type)),
        inherited_(std::move(inherited)),
        own_(std::move(own)),
        apart_(apart) {}

  std::vector<Tree> procedures();            // lend_TYPE(a, by), perhaps_TYPE(by, k)
  bool isAbsent() const { return absent_; }  // an object without memory, or none, is passed

 private:
  const Build &b_;
  Random &r_;
  std::string parent_, type_;
  std::vector<Part> inherited_, own_;
  bool apart_, absent_ = false;

  Tree classOf(const std::string &type) const { return b_.f.node(Op::ClassType, {b_.name(type)}); }
  Tree field(Tree of, const std::string &name) const { return b_.f.node(Op::Field, {of, b_.name(name)}); }
  Tree scaled(const char *factor, Tree value) const { return b_.two(Op::Mul, b_.real(factor), value); }
  Tree memory(const char *object, const std::string &type, Tree source, Tree mold) const;
  Tree memoryOf(const char *object);
  Tree begun();
  Tree asked();
  Tree lend();
  Tree perhaps();
  Tree subroutine(const std::string &name, const std::vector<Tree> &formals, const std::vector<Tree> &decls,
                  const std::vector<Tree> &body) const;
};

}  // namespace dotbar::random
