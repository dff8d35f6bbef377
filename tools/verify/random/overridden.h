// Procedures that are bound to a type and overridden by one that extends it: what the first is called for calls others by the
// object, and those of the type that it extends.
#pragma once

#include <string>
#include <vector>

#include "tools/verify/random/build.h"

namespace dotbar::random {

struct Part {  // a real component
  std::string name;
  bool array = false;
};

class Overridden {
 public:
  // `apart`: what calls the others by an object of the parent's class is not bound itself, as it stands in another module.
  Overridden(const Build &b, std::string parent, std::string type, std::vector<Part> inherited, std::vector<Part> own, bool apart)
      : b_(b),
        parent_(std::move(parent)),
        type_(std::move(type)),
        inherited_(std::move(inherited)),
        own_(std::move(own)),
        apart_(apart) {}

  std::vector<Tree> bindings(bool ofParent) const;  // members of the type, or of its parent
  std::vector<Tree> procedures() const;             // the last is the one that calls others

 private:
  const Build &b_;
  std::string parent_, type_;
  std::vector<Part> inherited_, own_;
  bool apart_;

  Tree field(Tree of, const std::string &name) const { return b_.f.node(Op::Field, {of, b_.name(name)}); }
  Tree scaled(const char *factor, Tree value) const { return b_.two(Op::Mul, b_.real(factor), value); }
  Tree weight(const Part &) const;
  Tree grow(bool ofParent) const;
  Tree weigh(bool ofParent) const;
  Tree both() const;
  Tree self(bool ofParent, const char *intent) const;
  Tree subroutine(const std::string &name, const std::vector<Tree> &decls, const std::vector<Tree> &body) const;
};

}  // namespace dotbar::random
