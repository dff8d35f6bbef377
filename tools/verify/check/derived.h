// What a generated file offers: its procedures, how they are called, the COMMON blocks of derivatives.
#pragma once

#include "tools/verify/check/subject.h"

namespace dotbar::tools {

// How the original procedure is called.
Callable callable(il::Forest &, const dataflow::Program &, const dataflow::Unit &);

class Derived {
 public:
  Derived(il::Forest &forest, const Derivative &derivative);

  // The derivative of a unit; false when there is none.
  bool call(const dataflow::Unit &, const Subject &, Callable &) const;
  // The block of derivatives that stands behind a COMMON block, if there is one.
  void common(Block &, std::string Item::*member, std::string Block::*block, std::vector<std::string> Block::*members) const;
  // The module of derivatives of a module, and which of its variables have one there.
  void module(Block &, std::string Item::*member, std::string Block::*block) const;

 private:
  struct Unit {
    il::Tree tree;
    std::string name, module;
  };
  Callable::Actual behind(const std::string &formal, const Subject &) const;
  std::string named(std::string_view kind, std::string_view original) const;
  const Unit *find(const dataflow::Unit &) const;

  il::Forest &f_;
  const Derivative &derivative_;
  std::vector<Unit> units_;
};

}  // namespace dotbar::tools
