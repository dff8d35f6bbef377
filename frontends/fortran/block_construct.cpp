// BLOCK (R1107): read like a unit's own declarations and statements. Until the unit ends a copy stands for it; then it is taken
// apart (frontends/semantics/hoist.h), or stays copied.
#include <algorithm>

#include "engine/il/declarations.h"
#include "frontends/fortran/blocks.h"
#include "il_make.h"

namespace dotbar::fortran {

bool Blocks::specificationHere() const {
  const Frame &top = stack_.back();
  return (top.kind == Frame::Unit && !top.unit->executable) || (top.kind == Frame::Block && !top.executable);
}

// The innermost BLOCK of the unit that is open; null: there is none.
Blocks::Frame *Blocks::blockHere() {
  const auto isOpen = [&](std::size_t k) { return k < stack_.size() && stack_[k].kind == Frame::Block; };
  while (!open_.empty() && !isOpen(open_.back())) open_.pop_back();
  return open_.empty() || open_.back() < units_.back() ? nullptr : &stack_[open_.back()];
}

std::vector<Tree> &Blocks::declsHere() {
  Frame *block = blockHere();
  return (block ? *block : unitFrame()).decls;
}

Scope &Blocks::scopeHere() {
  Frame *block = blockHere();
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

void Blocks::closeBlock(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  LogicalLine quiet;
  quiet.start = line.start;
  const Span where{frame.where.begin, line.end};
  semantics::BlockScope b;
  b.decls = list(Op::Decls, frame.decls, quiet);
  b.body = list(Op::Instrs, frame.body, line);
  b.construct = frame.construct;
  const Tree t = copiedBlock(frame, b, where);
  unit().blocks.emplace(t, b);
  kept_.push_back(std::move(frame.scope));
  frame.construct = {};  // the copy has it
  placed(frame, t, line);
}

// As the statements of a construct that is copied.
Tree Blocks::copiedBlock(const Frame &frame, const semantics::BlockScope &b, Span where) {
  const std::string name = frame.construct ? std::string(text(frame.construct)) : "";
  std::string all = (name.empty() ? "" : name + ": ") + "block\n";
  for (const Tree part : {b.decls, b.body}) {
    const std::string lines = write(f_, part);
    for (std::size_t at = 0; at < lines.size();) {
      const std::size_t end = std::min(lines.find('\n', at), lines.size());
      if (end > at) all += "  " + lines.substr(at, end - at) + "\n";
      at = end + 1;
    }
  }
  all += "end block" + (name.empty() ? "" : " " + name);
  CopiedPart part;
  if (frame.construct) part.constructs.insert(frame.construct);
  mentionAll(part, b.decls);
  mentionAll(part, b.body);
  jumpsOutOf(b.body, part);
  return f_.node(Op::Other,
                 {f_.leaf(Op::Text, kindOf("block", "construct"), where), f_.leaf(Op::Text, all, where),
                  f_.node(Op::Exprs, part.names, where), f_.node(Op::Names, part.calls, where), copiedJumps(part)},
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

// Names that some statement may give another value.
void disturbed(const Forest &f, Tree root, const semantics::BlockScopes &blocks, std::set<Symbol> &names) {
  std::vector<std::pair<Tree, bool>> open{{root, false}};
  while (!open.empty()) {
    const auto [t, writes] = open.back();
    open.pop_back();
    if (f.is(t, Op::Name) && writes) names.insert(f.symbol(t));
    if (const auto b = blocks.find(t); b != blocks.end()) {
      open.push_back({b->second.body, false});
      continue;
    }
    const il::OpInfo &info = il::info(f.op(t));
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      const il::Use use = info.list ? il::Use::Read : info.children[k].use;
      const bool over = use == il::Use::Write || use == il::Use::Update || f.is(t, Op::Args) || (info.list && writes);
      open.push_back({f.child(t, k), over && !f.is(f.child(t, k), Op::Subs)});
    }
  }
}

}  // namespace

void Blocks::takeApart(UnitPart &u, const std::vector<Tree> &header, Tree units) {
  std::set<Symbol> formals, over, in;
  if (header.size() == 5)
    for (Tree n : f_.children(header[3])) formals.insert(f_.symbol(n));
  disturbed(f_, u.body, u.blocks, over);
  for (Tree d : f_.children(u.decls)) {
    if (!f_.is(d, Op::Declare)) continue;
    const auto attrs = f_.children(il::DeclareOp::attrs_(f_, d));
    if (std::any_of(attrs.begin(), attrs.end(), [&](Tree a) { return isLeaf(f_.op(a)) && f_.text(a) == "intent(in)"; }))
      for (Tree n : il::declaredNames(f_, d)) in.insert(f_.symbol(n));
  }
  const auto isFixed = [&](Symbol n) {
    return u.scope->isConstant(n) || (formals.count(n) && (in.count(n) || (!over.count(n) && f_.arity(units) == 0)));
  };
  std::vector<Tree> rest(header);
  rest.push_back(u.decls), rest.push_back(units);
  semantics::Hoisted h = semantics::hoisted(f_, f_.node(Op::Exprs, rest), u.body, u.blocks, isFixed);
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
