// Program units and files as text.
#include "frontends/fortran/writer.h"

namespace dotbar::fortran {

// The instructions of a unit that carry comments: built ones that come from them leave those comments to them.
void Writer::ownComments(Tree t) {
  std::vector<Tree> open{t};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    if (f_.comments(x)) own_.insert(x.id);
    if (isLeaf(f_.op(x))) continue;
    for (Tree c : f_.children(x)) {
      const il::Sort s = info(f_.op(c)).sort;
      if (s == il::Sort::Instr || s == il::Sort::Instrs || s == il::Sort::Cases || s == il::Sort::Case) open.push_back(c);
    }
  }
}

void Writer::unitBody(Tree t, Tree decls_, Tree body, Tree contained, int depth) {
  if (decls_) decls(decls_, depth + 1);
  if (body) {
    own_.clear();
    done_.clear();
    ownComments(body);
    instructions(body, depth + 1);
    run();
  }
  if (!contained || (f_.arity(contained) == 0 && silent(contained))) return;
  out_.word("contains");
  out_.end(depth, t);
  units(contained, depth + 1);
}

// R1530, R1535: the first line of a subroutine or function.
void Writer::header(Tree t, int depth) {
  const bool function = f_.is(t, Op::Function);
  const std::uint32_t name = function ? 2 : 1;
  std::string bind;
  for (Tree a : f_.children(f_.child(t, 0))) {
    if (f_.text(a).substr(0, 5) == "bind(")
      bind = " " + std::string(f_.text(a));
    else
      out_ << f_.text(a) << " ";
  }
  if (function && !none(f_.child(t, 1))) {
    type(f_.child(t, 1));
    out_ << " ";
  }
  out_.word(function ? "function " : "subroutine ");
  out_ << f_.text(f_.child(t, name)) << "(";
  names(f_.child(t, name + 1));
  out_ << ")";
  if (!none(f_.child(t, name + 2))) {
    out_.word(" result(");
    out_ << f_.text(f_.child(t, name + 2)) << ")";
  }
  out_ << bind;
  out_.end(depth, t, trailing(t));
}

void Writer::unit(Tree t, int depth) {
  commentsBefore(t, depth);
  auto child = [&](std::uint32_t i) { return f_.child(t, i); };
  auto named = [&](std::string_view word, std::uint32_t name) {
    out_.word(word);
    if (!none(child(name))) out_ << " " << f_.text(child(name));
  };
  switch (f_.op(t)) {
    case Op::Procedure:
      header(t, depth);
      unitBody(t, child(4), child(5), child(6), depth);
      named("end subroutine", 1);
      break;
    case Op::Function:
      header(t, depth);
      unitBody(t, child(5), child(6), child(7), depth);
      named("end function", 2);
      break;
    case Op::MainProgram:
      if (!none(child(0))) {
        named("program", 0);
        out_.end(depth, t, trailing(t));
      }
      unitBody(t, child(1), child(2), child(3), depth);
      none(child(0)) ? out_.word("end") : named("end program", 0);
      break;
    case Op::Module:
      named("module", 0);
      out_.end(depth, t, trailing(t));
      unitBody(t, child(1), {}, child(2), depth);
      named("end module", 0);
      break;
    case Op::BlockData:
      named("block data", 0);
      out_.end(depth, t, trailing(t));
      unitBody(t, child(1), {}, {}, depth);
      named("end block data", 0);
      break;
    default:
      return copiedLines(f_.text(child(0)), depth, t, trailing(t));
  }
  out_.end(depth, t);
}

void Writer::units(Tree list, int depth) {
  for (std::uint32_t i = 0; i < f_.arity(list); ++i) {
    if (i) out_.blank(f_.child(list, i));
    unit(f_.child(list, i), depth);
  }
  endOfList(list, depth);
}

void Writer::any(Tree t) {
  if (!t) return;
  const Op op = f_.op(t);
  const il::Sort sort = info(op).sort;
  switch (sort) {
    case il::Sort::Program:
      return units(f_.child(t, 1), 0);
    case il::Sort::Units:
      return units(t, 0);
    case il::Sort::Unit:
      return unit(t, 0);
    case il::Sort::Decls:
      return decls(t, 0);
    case il::Sort::Decl:
      return declaration(t, 0);
    case il::Sort::Instrs:
      ownComments(t);
      instructions(t, 0);
      return run();
    case il::Sort::Instr:
      ownComments(t);
      jobs_.push_back({Job::Instruction, t, 0, "", ""});
      return run();
    case il::Sort::Case:
      jobs_.push_back({Job::Case, t, 0, "", ""});
      return run();
    case il::Sort::Cases:
      for (std::uint32_t i = f_.arity(t); i-- > 0;) jobs_.push_back({Job::Case, f_.child(t, i), 0, "", ""});
      return run();
    case il::Sort::Type:
      type(t);
      break;
    case il::Sort::Dims:
      dimensions(t);
      break;
    case il::Sort::Entity:
      entity(t);
      break;
    case il::Sort::Entities:
      entities(t);
      break;
    case il::Sort::Ctl:
      loopHeader(t);
      break;
    default:
      expression(t);
  }
  out_.end(0, t);
}

std::string write(const Forest &forest, Tree tree, const WriteOptions &options, LineMap *lineMap) {
  Writer w(forest, options, lineMap);
  w.any(tree);
  return w.text();
}

}  // namespace dotbar::fortran
