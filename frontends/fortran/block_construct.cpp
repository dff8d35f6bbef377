// BLOCK (R1107): read like a unit's own declarations and statements. Until the unit ends a copy stands for it; then it is taken
// apart (frontends/semantics/hoist.h), or stays copied.
#include <algorithm>

#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/fortran/blocks.h"
#include "frontends/fortran/hoisting.h"
#include "il_make.h"

namespace dotbar::fortran {

bool Blocks::specificationHere() const {
  const Frame &top = stack_.back();
  return (top.kind == Frame::Unit && !top.unit->executable) || (top.kind == Frame::Block && !top.executable);
}

// The innermost BLOCK, or ASSOCIATE or SELECT TYPE, of the unit that is open; null: there is none.
Blocks::Frame *Blocks::innermost(bool associates) {
  const auto is = [&](std::size_t k, Frame::Kind kind) { return k < stack_.size() && stack_[k].kind == kind; };
  while (!open_.empty() && !is(open_.back(), Frame::Block) && !is(open_.back(), Frame::Associate) &&
         !is(open_.back(), Frame::SelectType))
    open_.pop_back();
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
  if (!frame.comments.trailing.empty()) frame.comments.before.push_back(std::exchange(frame.comments.trailing, {}));
  frame.construct = {};  // the copy has it
  placed(frame, copy, line);
}

// As the statements of a construct that is copied.
Tree Blocks::copiedBlock(const Frame &frame, const semantics::BlockScope &b, Tree statements, Span where) {
  const std::string name = frame.construct ? std::string(text(frame.construct)) : "";
  const std::string word = frame.kind == Frame::Block    ? "block"
                           : frame.kind == Frame::Do     ? "do"
                           : frame.kind == Frame::Forall ? "forall"
                                                         : "associate";
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

void Blocks::takeApart(UnitPart &u, const std::vector<Tree> &header, Tree units) {
  declareOwn(u, units);
  const HoistedUnit unit{header, u.decls, u.body, units};
  const auto never = [](Tree) { return true; };
  const auto [decls, body] = takenApart(f_, unit, u.blocks, hoistAnswers(f_, unit, u.blocks, *u.scope, never));
  u.decls = decls, u.body = body;
  for (const auto &[stands, b] : u.blocks) f_.setReadAs(stands, asTrees(f_, b));
  for (const auto &[stands, b] : u.later) f_.setReadAs(stands, asTrees(f_, b));
}

}  // namespace dotbar::fortran
