// Program units and files as text.
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/fortran/writer.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

// MODULE PROCEDURE name: its interface stands elsewhere.
bool isBodyAlone(const il::Forest &f, Tree procedure) {
  for (Tree a : f.children(il::ProcedureOp::prefix_(f, procedure)))
    if (f.text(a) == "procedure") return true;
  return false;
}

bool isSubmodule(std::string_view name) { return !name.empty() && name.front() == '('; }

std::string_view unitWord(const il::Forest &f, Tree unit) {
  switch (f.op(unit)) {
    case Op::Procedure:
      if (isBodyAlone(f, unit)) return "procedure";
      return il::isFunction(f, unit) ? "function" : "subroutine";
    case Op::MainProgram:
      return "program";
    case Op::Module:
      return isSubmodule(f.text(il::ModuleOp::name_(f, unit))) ? "submodule" : "module";
    default:
      return "block data";
  }
}

}  // namespace

// The instructions of a unit that carry comments: built ones that come from them leave those comments to them.
void Writer::ownComments(Tree t) {
  hasCasts_ = il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Downcast); });
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

void Writer::unitBody(Tree t, int depth) {
  decls(il::AnyOp::decls_(f_, t), depth + 1);
  if (const Tree body = il::AnyOp::body_(f_, t)) {
    own_.clear();
    done_.clear();
    derived_ = static_cast<bool>(f_.origin(t).source);
    ownComments(body);
    instructions(body, depth + 1);
    run();
  }
  const Tree contained = il::AnyOp::contained_(f_, t);
  if (!contained || (f_.arity(contained) == 0 && silent(contained))) return;
  out_.word("contains");
  out_.end(depth, t);
  units(contained, depth + 1);
}

// R1530, R1535: the first line of a subroutine or function.
void Writer::header(Tree t, int depth) {
  using O = il::AnyOp;
  if (isBodyAlone(f_, t)) {
    out_.word("module procedure ");
    out_ << f_.text(O::name_(f_, t));
    return out_.end(depth, t, trailing(t));
  }
  std::string bind;
  for (Tree a : f_.children(O::prefix_(f_, t))) {
    if (f_.text(a).substr(0, 5) == "bind(")
      bind = " " + std::string(f_.text(a));
    else
      out_ << f_.text(a) << " ";
  }
  if (const Tree result = O::type_(f_, t); !none(result)) {
    type(result);
    out_ << " ";
  }
  out_.word(unitWord(f_, t));
  out_ << " ";
  out_ << f_.text(O::name_(f_, t)) << "(";
  names(O::formals_(f_, t));
  out_ << ")";
  if (const Tree result = O::result_(f_, t); !none(result)) {
    out_.word(" result(");
    out_ << f_.text(result) << ")";
  }
  out_ << bind;
  out_.end(depth, t, trailing(t));
}

void Writer::unit(Tree t, int depth) {
  commentsBefore(t, depth);
  if (f_.is(t, Op::OtherUnit)) return copiedLines(f_.text(il::OtherUnitOp::text_(f_, t)), depth, t, trailing(t));
  const Tree name = il::AnyOp::name_(f_, t);
  const std::string_view word = unitWord(f_, t);
  auto named = [&](std::string_view before) {
    out_.word(before);
    out_.word(word);
    const std::string_view text = none(name) ? "" : f_.text(name);
    const std::size_t own = before.empty() || !isSubmodule(text) ? 0 : text.find(") ") + 2;  // END names itself alone
    if (!text.empty()) out_ << " " << text.substr(own);
  };
  const bool headless = f_.is(t, Op::MainProgram) && none(name);
  if (il::AnyOp::formals_(f_, t)) {
    header(t, depth);
  } else if (!headless) {
    named("");
    out_.end(depth, t, trailing(t));
  }
  unitBody(t, depth);
  headless ? out_.word("end") : named("end ");
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
      return units(il::FileOp::units_(f_, t), 0);
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
