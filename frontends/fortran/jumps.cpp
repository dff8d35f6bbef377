// Where an instruction jumps, and what those that are only copied say of it. While a construct is read a jump is one name: a
// label, `return`, `exit [NAME]`, `cycle [NAME]`, `entry`.
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"
#include "il_make.h"

namespace dotbar::fortran {

using il::Op;
using il::Tree;

Tree jumpTree(il::Forest &f, Symbol jump, Span where) {
  const std::string_view said = text(jump);
  if (lexical::digit(said[0])) return f.leaf(Op::Text, jump, where);
  const std::size_t blank = said.find(' ');
  const std::string_view word = said.substr(0, blank);
  if (word == "return") return f.node(Op::Returns, {}, where);
  if (word == "entry") return f.node(Op::Entered, {}, where);
  const Tree construct =
      blank == std::string_view::npos ? f.leaf(Op::Notext, Symbol{}) : f.leaf(Op::Text, said.substr(blank + 1));
  return f.node(word == "exit" ? Op::Exits : Op::Cycles, {construct}, where);
}

Symbol jumpName(const il::Forest &f, Tree jump) {
  if (f.is(jump, Op::Text)) return f.symbol(jump);
  if (f.is(jump, Op::Returns)) return intern("return");
  if (f.is(jump, Op::Entered)) return intern("entry");
  const Tree construct = il::AnyOp::construct_(f, jump);
  const std::string word = f.is(jump, Op::Exits) ? "exit" : "cycle";
  return intern(f.is(construct, Op::Notext) ? word : word + " " + std::string(f.text(construct)));
}

std::vector<Symbol> jumpLabels(const il::Forest &f, il::Tree t) {
  std::vector<Symbol> labels;
  switch (f.op(t)) {
    case Op::Goto:
      labels.push_back(f.symbol(il::GotoOp::label_(f, t)));
      break;
    case Op::GotoComputed:
      for (Tree l : f.children(il::GotoComputedOp::labels_(f, t))) labels.push_back(f.symbol(l));
      break;
    case Op::IfArithmetic:
      for (Tree l : {il::IfArithmeticOp::negative_(f, t), il::IfArithmeticOp::zero_(f, t), il::IfArithmeticOp::positive_(f, t)})
        labels.push_back(f.symbol(l));
      break;
    case Op::Call:
      for (Tree a : f.children(il::CallOp::args_(f, t)))
        if (f.is(a, Op::Alternate)) labels.push_back(f.symbol(a));
      break;
    case Op::Other:
      for (Tree j : f.children(il::OtherOp::jumps_(f, t)))
        if (f.is(j, Op::Text)) labels.push_back(f.symbol(j));
      break;
    case Op::Output:
    case Op::Input:
      for (Tree l : f.children(il::AnyOp::jumps_(f, t))) labels.push_back(f.symbol(l));
      break;
    default:
      break;
  }
  return labels;
}

}  // namespace dotbar::fortran
