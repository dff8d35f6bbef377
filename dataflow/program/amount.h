// Whole numbers that a program computes with (subscripts, bounds, extents) as polynomials of the names in them.
#pragma once

#include "dataflow/program/program.h"
#include "frontends/semantics/polynomial.h"

namespace dotbar::dataflow {

using semantics::Polynomial;

class Amounts {
 public:
  // Names mean what they are where the expression stands.
  Amounts(const Program &p, const Unit &u) : p_(p), u_(u) {}
  // Names mean what they were as the procedure began.
  static Amounts atEntry(const Program &p, const Unit &u) { return Amounts(p, u, true, nullptr); }
  // Of the callee, as it begins: its formals are what this call passes, as the caller sees it.
  static Amounts passed(const Program &p, const CallSite &site) { return Amounts(p, p.unit(site.callee), true, &site); }

  Polynomial operator()(Tree);
  // A lower bound; 1 where none is written.
  Polynomial first(Tree lower) { return p_.forest().is(lower, Op::Noexpr) ? Polynomial(1) : (*this)(lower); }
  // Nothing that was asked for can have another value each time it is evaluated.
  bool areDecided() const { return decided_; }

 private:
  Amounts(const Program &p, const Unit &u, bool atEntry, const CallSite *site) : p_(p), u_(u), atEntry_(atEntry), site_(site) {}
  Polynomial name(Tree);
  Polynomial opaque(Tree) const;
  bool asksForExtent(Tree) const;

  const Program &p_;
  const Unit &u_;
  bool atEntry_ = false;
  const CallSite *site_ = nullptr;
  bool decided_ = true;
};

}  // namespace dotbar::dataflow
