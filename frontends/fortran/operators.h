// The operators that Fortran has between two operands: how they are spelled and how strongly they bind (R1002-R1023). They are
// read and written by this table: a new one is a line here and an operator of IL.
#pragma once

#include <string_view>

#include "frontends/language.h"

namespace dotbar::fortran {

// Between them lie those of signs behind an operator, which the standard forbids and compilers take.
enum Strength {
  User = 10,  // an operator of the user between operands
  Equivalence = 20,
  Or = 30,
  And = 40,
  Not = 50,
  Relation = 60,
  Concat = 70,
  Sum = 80,
  Product = 90,
  Power = 100,
  UserUnary = 110,
  Primary = 200
};

struct Operator {
  il::Op op;
  std::string_view text, old;  // also read as
  bool spaced;                 // written with blanks around it
  int strength, left, right;   // what operands must bind like, so that no parentheses are written around them
};

inline constexpr Operator operators[] = {
    {il::Op::Add, "+", "", true, Sum, Sum, Sum + 1},
    {il::Op::Sub, "-", "", true, Sum, Sum, Sum + 1},
    {il::Op::Mul, "*", "", false, Product, Product, Product + 1},
    {il::Op::Div, "/", "", false, Product, Product, Product + 1},
    {il::Op::Pow, "**", "", false, Power, Power + 1, Power},
    {il::Op::Concat, "//", "", false, Concat, Concat, Concat + 1},
    {il::Op::Eq, "==", ".eq.", true, Relation, Concat, Concat},
    {il::Op::Ne, "/=", ".ne.", true, Relation, Concat, Concat},
    {il::Op::Lt, "<", ".lt.", true, Relation, Concat, Concat},
    {il::Op::Le, "<=", ".le.", true, Relation, Concat, Concat},
    {il::Op::Gt, ">", ".gt.", true, Relation, Concat, Concat},
    {il::Op::Ge, ">=", ".ge.", true, Relation, Concat, Concat},
    {il::Op::And, ".and.", "", true, And, And, And + 1},
    {il::Op::Or, ".or.", "", true, Or, Or, Or + 1},
    {il::Op::Eqv, ".eqv.", "", true, Equivalence, Equivalence, Equivalence + 1},
    {il::Op::Neqv, ".neqv.", ".xor.", true, Equivalence, Equivalence, Equivalence + 1},
};

}  // namespace dotbar::fortran
