// What a generated file offers: its procedures, how they are called, the COMMON blocks of derivatives.
#pragma once

#include "tools/verify/check/subject.h"

namespace dotbar::tools {

// How the original procedure is called.
Callable callable(il::Forest &, const dataflow::Program &, const dataflow::Unit &);

class Derived {
 public:
  // As the mode's interface says (`interface MODE` in its rules), behind it the suffix that the head has for it.
  Derived(il::Forest &forest, const Derivative &derivative, const rules::Interface &interface, std::string suffix);

  enum class Found { None, Otherwise, AsSaid };  // no derivative; one that is not called as the interface says
  Found call(const dataflow::Unit &, const Subject &, Callable &) const;
  // The block of derivatives that stands behind a COMMON block, if there is one.
  void common(Block &, std::string Item::*member, std::string Block::*block, std::vector<std::string> Block::*members) const;
  // The module of derivatives of a module, and which of its variables have one there.
  void module(Block &, std::string Item::*member, std::string Block::*block) const;

 private:
  struct Unit {
    il::Tree tree;
    std::string name, module;
  };
  using Of = rules::Interface::Of;
  struct Formals {
    std::vector<il::Tree> all;
    std::size_t next = 0, last = 0;  // behind `last` stands what belongs to the result
  };
  bool take(const dataflow::Unit &, const std::string &formal, const Subject &, Formals &, Callable &) const;
  bool takeResult(const dataflow::Unit &, Formals &, Callable &) const;
  std::string named(Of, std::string_view original) const;
  const Unit *find(const dataflow::Unit &) const;

  il::Forest &f_;
  const Derivative &derivative_;
  const rules::Interface &interface_;
  const std::string suffix_;
  std::vector<Unit> units_;
};

}  // namespace dotbar::tools
