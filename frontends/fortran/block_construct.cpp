// BLOCK (R1107): read like a unit's own declarations and statements. Until the unit ends a copy stands for it; then it is taken
// apart (frontends/semantics/hoist.h), or stays copied.
#include <algorithm>

#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/fortran/blocks.h"
#include "frontends/fortran/language_functions.h"
#include "frontends/semantics/selected.h"
#include "il_make.h"

namespace dotbar::fortran {

bool Blocks::specificationHere() const {
  const Frame &top = stack_.back();
  return (top.kind == Frame::Unit && !top.unit->executable) || (top.kind == Frame::Block && !top.executable);
}

// The innermost BLOCK, or ASSOCIATE, of the unit that is open; null: there is none.
Blocks::Frame *Blocks::innermost(bool associates) {
  const auto is = [&](std::size_t k, Frame::Kind kind) { return k < stack_.size() && stack_[k].kind == kind; };
  while (!open_.empty() && !is(open_.back(), Frame::Block) && !is(open_.back(), Frame::Associate)) open_.pop_back();
  for (std::size_t k = open_.size(); k-- > 0 && open_[k] > units_.back();)
    if (associates || is(open_[k], Frame::Block)) return &stack_[open_[k]];
  return nullptr;
}

std::vector<Tree> &Blocks::declsHere() {
  Frame *block = blockHere();
  return (block ? *block : unitFrame()).decls;
}

Scope &Blocks::scopeHere() {
  Frame *block = innermost(true);
  return block ? *block->scope : *unit().scope;
}

void Blocks::openBlock(Statement &s, LogicalLine &line) {
  auto own = std::make_unique<Scope>(&scopeHere());
  const std::size_t depth = stack_.size();
  open(Frame::Block, s, line);
  if (stack_.size() == depth) return;
  stack_.back().scope = std::move(own);
  open_.push_back(depth);
}

std::pair<Blocks::Frame, semantics::BlockScope> Blocks::closed(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  LogicalLine quiet;
  quiet.start = line.start;
  semantics::BlockScope b;
  b.decls = list(Op::Decls, frame.decls, quiet);
  b.body = list(Op::Instrs, frame.body, line);
  b.construct = frame.construct;
  return {std::move(frame), std::move(b)};
}

void Blocks::closeBlock(LogicalLine &line) {
  auto [frame, b] = closed(line);
  frame.opening = "block";
  standIn(frame, b, copiedBlock(frame, b, b.body, {frame.where.begin, line.end}), line);
}

// Until the unit ends.
void Blocks::standIn(Frame &frame, const semantics::BlockScope &b, Tree copy, LogicalLine &line) {
  unit().blocks.emplace(copy, b);
  if (frame.scope) kept_.push_back(std::move(frame.scope));
  frame.construct = {};  // the copy has it
  placed(frame, copy, line);
}

// As the statements of a construct that is copied.
Tree Blocks::copiedBlock(const Frame &frame, const semantics::BlockScope &b, Tree statements, Span where) {
  const std::string name = frame.construct ? std::string(text(frame.construct)) : "";
  const std::string word = frame.kind == Frame::Block ? "block" : frame.kind == Frame::Do ? "do" : "associate";
  std::string all = (name.empty() ? "" : name + ": ") + frame.opening + "\n";
  for (const Tree part : {b.decls, statements}) {
    const std::string lines = write(f_, part);
    for (std::size_t at = 0; at < lines.size();) {
      const std::size_t end = std::min(lines.find('\n', at), lines.size());
      if (end > at) all += "  " + lines.substr(at, end - at) + "\n";
      at = end + 1;
    }
  }
  all += "end " + word + (name.empty() ? "" : " " + name);
  CopiedPart part;
  if (frame.construct) part.constructs.insert(frame.construct);
  for (std::size_t k = 1; k < frame.selected.size(); k += 2) mentionAll(part, frame.selected[k]);
  mentionAll(part, b.decls);
  mentionAll(part, b.body);
  jumpsOutOf(b.body, part);
  const std::string kind = kindOf(frame.kind == Frame::Do ? "do concurrent" : word, "construct");
  return f_.node(Op::Other,
                 {f_.leaf(Op::Text, kind, where), f_.leaf(Op::Text, all, where), f_.node(Op::Exprs, part.names, where),
                  f_.node(Op::Names, part.calls, where), copiedJumps(part)},
                 where);
}

namespace {

bool isLoop(const Forest &f, Tree t) { return f.is(t, Op::Loop); }

}  // namespace

// Labels and constructs inside are found first: what jumps to them stays inside.
void Blocks::jumpsOutOf(Tree body, CopiedPart &part) {
  struct Open {
    Tree tree;
    bool inLoop;
  };
  std::vector<Open> open{{body, false}};
  std::vector<std::pair<Symbol, Span>> named;
  while (!open.empty()) {
    const auto [t, inLoop] = open.back();
    open.pop_back();
    const Span where = f_.span(t);
    switch (f_.op(t)) {
      case Op::Label:
        part.labels.insert(f_.symbol(il::LabelOp::label_(f_, t)));
        break;
      case Op::Named:
        part.constructs.insert(f_.symbol(il::NamedOp::construct_(f_, t)));
        break;
      case Op::Return:
      case Op::ReturnValue:
        part.jumps.push_back({intern("return"), where});
        break;
      case Op::Goto:
        part.jumps.push_back({f_.symbol(il::GotoOp::label_(f_, t)), where});
        break;
      case Op::Exit:
      case Op::Cycle: {
        const std::string word = f_.is(t, Op::Exit) ? "exit" : "cycle";
        const Tree target = il::AnyOp::construct_(f_, t);
        if (f_.is(target, Op::Text))
          named.push_back({intern(word + " " + std::string(f_.text(target))), where});
        else if (!inLoop)
          part.jumps.push_back({intern(word), where});
        break;
      }
      case Op::Texts:
        for (Tree l : f_.children(t)) part.jumps.push_back({f_.symbol(l), where});
        break;
      case Op::Jumps:
        for (Tree j : f_.children(t)) part.jumps.push_back({jumpName(f_, j), where});
        break;
      default:
        break;
    }
    for (Tree c : f_.children(t))
      if (f_.is(t, Op::Label) || f_.is(t, Op::Named) || !isLeaf(f_.op(c))) open.push_back({c, inLoop || isLoop(f_, t)});
  }
  for (const auto &[jump, where] : named) {
    const std::string_view target = text(jump).substr(text(jump).find(' ') + 1);
    if (!part.constructs.count(intern(target))) part.jumps.push_back({jump, where});
  }
}

namespace {

bool hasOtherNames(const Forest &f, Tree declaration) {
  const auto attrs = f.children(il::DeclareOp::attrs_(f, declaration));
  return std::any_of(attrs.begin(), attrs.end(), [&](Tree a) {
    return isLeaf(f.op(a)) && (f.text(a) == "target" || f.text(a) == "pointer" || f.text(a) == "save" || f.text(a) == "volatile");
  });
}

// Of an array that the unit declares with its bounds: what it says; else the function of the language.
Tree lowerBound(Forest &f, Tree decls, Tree base, std::uint32_t dimension) {
  const Tree one = f.leaf(Op::Intval, "1", f.span(base));
  const Tree asked = f.node(
      Op::Apply,
      {f.leaf(Op::Name, "lbound", f.span(base)), f.node(Op::Args, {base, f.leaf(Op::Intval, std::to_string(dimension + 1))})},
      f.span(base));
  if (!f.is(base, Op::Name)) return asked;
  for (Tree d : f.children(decls)) {
    const Tree entities = il::entitiesOf(f, d);
    if (!entities || f.is(d, Op::Attribute)) continue;
    for (Tree e : f.children(entities)) {
      if (f.symbol(il::EntityOp::name_(f, e)) != f.symbol(base)) continue;
      Tree dims = il::EntityOp::dims_(f, e);
      if (f.is(d, Op::Declare) && f.arity(dims) == 0)
        for (Tree a : f.children(il::DeclareOp::attrs_(f, d)))
          if (f.is(a, Op::DimensionAttr)) dims = il::DimensionAttrOp::dims_(f, a);
      if (f.arity(dims) <= dimension) continue;
      const Tree lower = il::BoundsOp::lower_(f, f.child(dims, dimension)),
                 upper = il::BoundsOp::upper_(f, f.child(dims, dimension));
      const Tree digits = f.is(lower, Op::Neg) ? il::NegOp::operand_(f, lower) : lower;
      if (f.is(digits, Op::Intval)) return lower;
      if (f.is(lower, Op::Noexpr) && !f.is(upper, Op::Noexpr)) return one;
      return asked;
    }
  }
  return asked;
}

}  // namespace

void Blocks::takeApart(UnitPart &u, const std::vector<Tree> &header, Tree units) {
  declareOwn(u, units);
  std::set<Symbol> formals, in, shared, overlaid, moving;
  if (header.size() == 5)
    for (Tree n : f_.children(header[3])) formals.insert(f_.symbol(n));
  const auto always = [](Symbol) { return false; };
  const std::set<Symbol> over = semantics::disturbed(f_, u.body, u.blocks, always);
  for (Tree d : f_.children(u.decls)) {
    if (f_.is(d, Op::Common) || f_.is(d, Op::Equivalence) || f_.is(d, Op::Attribute)) {
      il::each(f_, d, [&](Tree t) {
        if (!f_.is(t, Op::Name)) return;
        shared.insert(f_.symbol(t));
        if (!f_.is(d, Op::Common)) overlaid.insert(f_.symbol(t));
        if (f_.is(d, Op::Attribute)) moving.insert(f_.symbol(t));
      });
    }
    if (!f_.is(d, Op::Declare)) continue;
    if (hasOtherNames(f_, d))
      for (Tree n : il::declaredNames(f_, d)) shared.insert(f_.symbol(n)), overlaid.insert(f_.symbol(n));
    const auto attrs = f_.children(il::DeclareOp::attrs_(f_, d));
    const auto moves = [&](Tree a) { return isLeaf(f_.op(a)) && (f_.text(a) == "allocatable" || f_.text(a) == "pointer"); };
    if (std::any_of(attrs.begin(), attrs.end(), moves))
      for (Tree n : il::declaredNames(f_, d)) moving.insert(f_.symbol(n));
    if (std::any_of(attrs.begin(), attrs.end(), [&](Tree a) { return isLeaf(f_.op(a)) && f_.text(a) == "intent(in)"; }))
      for (Tree n : il::declaredNames(f_, d)) in.insert(f_.symbol(n));
  }
  const auto isFixed = [&](Symbol n) {
    return u.scope->isConstant(n) || (formals.count(n) && (in.count(n) || (!over.count(n) && f_.arity(units) == 0)));
  };
  semantics::HoistAnswers answers;
  answers.isFixed = isFixed;
  answers.isOwn = [&](Symbol n) { return f_.arity(units) == 0 && u.scope->isDeclaredHere(n) && !shared.count(n); };
  answers.hasOneName = [&](Symbol n) { return u.scope->isDeclaredHere(n) && !overlaid.count(n); };
  answers.isBound = [&](Symbol n) { return u.scope->isDeclaredHere(n) && !moving.count(n); };
  answers.isOfLanguage = [&](Symbol n) { return isPureFunction(text(n)) && !u.scope->isDeclaredHere(n); };
  answers.lowerBound = [&](Tree base, std::uint32_t k) { return lowerBound(f_, u.decls, base, k); };
  answers.text = [&](Tree t) { return writeExpression(f_, t); };
  std::vector<Tree> rest(header);
  rest.push_back(u.decls), rest.push_back(units);
  semantics::Hoisted h = semantics::hoisted(f_, f_.node(Op::Exprs, rest), u.body, u.blocks, answers);
  u.body = h.body;
  if (h.decls.empty()) return;
  std::vector<Tree> all(f_.children(u.decls).begin(), f_.children(u.decls).end());
  const auto at = std::find_if(all.begin(), all.end(), [&](Tree d) { return f_.is(d, Op::StatementFunction); });
  all.insert(at, h.decls.begin(), h.decls.end());
  const Tree decls = f_.node(Op::Decls, all, f_.span(u.decls));
  if (const il::Comments *c = f_.comments(u.decls)) f_.setComments(decls, il::Comments(*c));
  u.decls = decls;
}

}  // namespace dotbar::fortran
