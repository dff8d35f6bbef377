// SELECT TYPE (R1152): tests of what type an object is, one behind the other, as IF has them; in each branch the object is one of
// the type that its guard names. The guard that is closest to the object's type holds, wherever it stands: TYPE IS before CLASS
// IS, and of several CLASS IS the one whose type extends the others'. Where that order is known only with all files, a copy
// stands for the construct until then (hoisting.cpp). SELECT RANK (R1150) likewise: in each branch the object is an array of as
// many dimensions as its guard says.
#include <algorithm>

#include "engine/il/walk.h"
#include "frontends/fortran/blocks.h"
#include "il_make.h"

namespace dotbar::fortran {

// --- the statements ---

// SELECT TYPE ([name =>] selector), SELECT RANK ([name =>] selector)
bool StatementParser::selectType(Statement &s) {
  const std::size_t from = c_.at();
  const bool byRank = c_.keyword("select rank") || c_.keyword("selectrank");
  if (!byRank && !c_.keyword("select type") && !c_.keyword("selecttype")) return false;
  if (!c_.need("(")) return false;
  const std::size_t at = c_.at();
  Tree own = name();
  if (!own || !c_.take("=>")) own = Tree{}, c_.back(at);
  const Tree selector = e_.expression();
  if (!selector || !c_.need(")")) return false;
  if (!own && !f_.is(selector, Op::Name)) return c_.failAt(at, "a name, or name => object"), false;
  s.kind = Statement::SelectType;
  s.word = byRank ? "rank" : "type";
  s.trees = {own ? own : selector, selector};
  s.second = c_.textFrom(from);
  return true;
}

// R1151: RANK (number), RANK (*), RANK DEFAULT. As an array of what is not said, of so many dimensions.
bool StatementParser::rankGuard(Statement &s) {
  const std::size_t from = c_.at();
  s.kind = Statement::TypeGuard;
  s.word = "rank";
  if (c_.keyword("rank default")) return s.construct = c_.tryName(), true;
  if (!c_.keyword("rank") || !c_.need("(")) return false;
  const bool unsized = c_.take("*");
  const Tree number = unsized ? Tree{} : e_.expression();
  if ((!unsized && !number) || !c_.need(")")) return false;
  const auto any = [&] { return f_.node(Op::Bounds, {none(Op::Noexpr), none(Op::Noexpr)}); };
  std::vector<Tree> dims;
  if (number && f_.is(number, Op::Intval) && f_.text(number).size() <= 2)
    for (int k = std::stoi(std::string(f_.text(number))); k > 0; --k) dims.push_back(any());
  else  // which number it is, is not known here: the construct is copied
    dims = {f_.node(Op::Bounds, {none(Op::Noexpr), unsized ? f_.node(Op::Star, {}) : number})};
  s.tree = f_.node(Op::ArrayType, {f_.node(Op::UnknownType, {}), f_.node(Op::Dims, dims)}, c_.spanFrom(from));
  return s.construct = c_.tryName(), true;
}

// R1154: TYPE IS (type), CLASS IS (type), CLASS DEFAULT
bool StatementParser::typeGuard(Statement &s) {
  const std::size_t from = c_.at();
  s.kind = Statement::TypeGuard;
  if (c_.keyword("class default")) return s.construct = c_.tryName(), true;
  const bool exact = c_.keyword("type is");
  if ((!exact && !c_.keyword("class is")) || !c_.need("(")) return false;
  const std::size_t at = c_.at();
  if (!exact || !typeSpecification(s.tree)) {
    c_.back(at);
    const Tree tag = typeName();
    if (!tag) return c_.failAt(at, "a type"), false;
    s.tree = f_.node(exact ? Op::StructType : Op::ClassType, {tag}, c_.spanFrom(from));
  }
  if (!c_.need(")")) return false;
  return s.construct = c_.tryName(), true;
}

// --- the construct ---

void Blocks::openSelectType(Statement &s, LogicalLine &line) {
  auto own = std::make_unique<Scope>(&scopeHere());
  const Tree name = s.trees[0], selector = s.trees[1];
  if (name != selector) own->declare(f_.symbol(name), Scope::Array);
  const std::size_t depth = stack_.size();
  open(Frame::SelectType, s, line);
  if (stack_.size() == depth) return;
  stack_.back().scope = std::move(own);
  stack_.back().selected = s.trees;
  stack_.back().byRank = s.word == "rank";
  open_.push_back(depth);
}

void Blocks::typeGuard(Statement &s, LogicalLine &line) {
  Frame &frame = stack_.back();
  if (frame.kind != Frame::SelectType) return void(error(DiagnosticKind::Syntax, s.where, "a type guard without SELECT TYPE"));
  if (frame.inCase) frame.branches.back().body = list(Op::Instrs, frame.body, line);
  const auto isDefault = [](const Branch &b) { return !b.test; };
  if (!s.tree && std::ranges::any_of(frame.branches, isDefault))
    return void(error(DiagnosticKind::Syntax, s.where,
                      frame.byRank ? "RANK DEFAULT behind RANK DEFAULT" : "CLASS DEFAULT behind CLASS DEFAULT"));
  frame.inCase = true;
  frame.branches.push_back({s.tree, {}, s.where.begin, take(line)});
}

namespace {

// The bound of a guard for arrays of assumed size, or for so many dimensions as a constant says; no tree: a number of them is
// known.
Tree unnumbered(const Forest &f, Tree type) {
  const Tree dims = il::ArrayTypeOp::dims_(f, type);
  const Tree last = f.arity(dims) == 1 ? il::BoundsOp::upper_(f, f.children(dims).front()) : Tree{};
  return last && !f.is(last, Op::Noexpr) ? last : Tree{};
}

// What a copied construct says of the type of its object.
std::string guardText(const Forest &f, Tree type, bool byRank) {
  if (!type) return byRank ? "rank default" : "class default";
  if (byRank) {
    const Tree bound = unnumbered(f, type);
    const std::string number = std::to_string(f.arity(il::ArrayTypeOp::dims_(f, type)));
    return "rank (" + (!bound ? number : f.is(bound, Op::Star) ? "*" : writeExpression(f, bound)) + ")";
  }
  if (f.is(type, Op::ClassType)) return "class is (" + std::string(f.text(il::ClassTypeOp::tag_(f, type))) + ")";
  if (f.is(type, Op::StructType)) return "type is (" + std::string(f.text(il::StructTypeOp::tag_(f, type))) + ")";
  const std::string spelled = write(f, type);
  return "type is (" + spelled.substr(0, spelled.find('\n')) + ")";
}

std::string indented(const std::string &lines, const std::string &by) {
  std::string all;
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    if (end > at) all += by + lines.substr(at, end - at) + "\n";
    at = end + 1;
  }
  return all;
}

}  // namespace

// A branch in which the name stands for the object as one of the type; as it is where the name does not occur.
Tree Blocks::guarded(const Frame &frame, const Branch &b) {
  const Tree name = frame.selected[0], selector = frame.selected[1];
  const bool renamed = name != selector;
  const auto isName = [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == f_.symbol(name); };
  const auto mentions = [&](Tree t) {
    return isName(t) || (f_.is(t, Op::Text) && f_.text(t).find(text(f_.symbol(name))) != std::string_view::npos);
  };
  if ((!b.test && !renamed) || !anyInside(b.body, mentions)) return b.body;
  const Span where = f_.span(b.body);
  semantics::BlockScope block;
  block.decls = f_.node(Op::Decls, {}, where);
  block.body = b.body;
  block.selected.push_back({f_.symbol(name), b.test ? f_.node(Op::Downcast, {selector, b.test}, f_.span(selector)) : selector});
  const std::string own(f_.text(name));
  Frame inner;
  inner.kind = Frame::Associate;
  inner.where = where;
  inner.selected = frame.selected;
  inner.opening = "associate (" + own + " => " + own + ")";
  Tree copy = copiedBlock(inner, block, b.body, where);
  if (renamed) copy = copiedSelection(frame, {&b, 1}, where);
  unit().blocks.emplace(copy, block);
  return f_.node(Op::Instrs, {copy}, where);
}

// In the instructions, or in what stands for a block among them.
bool Blocks::anyInside(Tree root, const std::function<bool(Tree)> &holds) {
  return il::any(f_, root, [&](Tree t) {
    if (holds(t)) return true;
    const auto b = unit().blocks.find(t);
    return b != unit().blocks.end() && anyInside(b->second.body, holds);
  });
}

// As a statement that is only copied.
Tree Blocks::copiedSelection(const Frame &frame, std::span<const Branch> branches, Span where) {
  const std::string name = frame.construct ? std::string(text(frame.construct)) : "";
  std::string all = (name.empty() ? "" : name + ": ") + frame.opening + "\n";
  CopiedPart part;
  if (frame.construct) part.constructs.insert(frame.construct);
  mentionAll(part, frame.selected[1]);
  for (const Branch &b : branches) {
    all += guardText(f_, b.test, frame.byRank) + "\n" + indented(write(f_, b.body), "  ");
    mentionAll(part, b.body);
    jumpsOutOf(b.body, part);
  }
  all += "end select" + (name.empty() ? "" : " " + name);
  return f_.node(
      Op::Other,
      {f_.leaf(Op::Text, kindOf(frame.byRank ? "select rank" : "select type", "construct"), where), f_.leaf(Op::Text, all, where),
       f_.node(Op::Exprs, part.names, where), f_.node(Op::Names, part.calls, where), copiedJumps(part)},
      where);
}

void Blocks::closeSelectType(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  const Span where{frame.where.begin, line.end};
  if (frame.inCase) frame.branches.back().body = list(Op::Instrs, frame.body, line);
  // the more exact ones first
  std::ranges::stable_sort(frame.branches, {}, [&](const Branch &b) {
    return !b.test ? 2 : f_.is(b.test, Op::ClassType) ? 1 : 0;
  });
  const bool ordered = std::ranges::count_if(frame.branches, [&](const Branch &b) { return f_.is(b.test, Op::ClassType); }) < 2;
  const Tree selector = frame.selected[1];
  const bool isUnnumbered =
      frame.byRank && std::ranges::any_of(frame.branches, [&](const Branch &b) { return b.test && unnumbered(f_, b.test); });
  if (isUnnumbered ||
      (!f_.is(selector, Op::Name) && !f_.is(selector, Op::Index) && !f_.is(selector, Op::Field))) {  // what a function gives
    const Tree copied = copiedSelection(frame, frame.branches, where);
    if (frame.scope) kept_.push_back(std::move(frame.scope));
    frame.construct = {};  // the copy has it
    return placed(frame, copied, line);
  }
  const Tree copy = ordered ? Tree{} : copiedSelection(frame, frame.branches, where);
  Tree rest = f_.node(Op::Instrs, {}, where), chain;
  for (std::size_t k = frame.branches.size(); k-- > 0;) {
    const Branch &b = frame.branches[k];
    const Tree body = guarded(frame, b);
    if (!b.test) {
      rest = body;
      continue;
    }
    const Tree test = f_.node(Op::IsOf, {frame.selected[1], b.test}, f_.span(b.test));
    chain = f_.node(Op::If, {test, body, rest}, {b.begin, line.end});
    if (!b.comments.empty()) f_.setComments(chain, il::Comments(b.comments));
    rest = f_.node(Op::Instrs, {chain}, f_.span(chain));
  }
  if (!chain) {  // no guard, or CLASS DEFAULT alone
    const Tree always = f_.leaf(Op::Logicalval, "true", where);
    chain = f_.node(Op::If, {always, rest, f_.node(Op::Instrs, {}, where)}, where);
  }
  if (frame.scope) kept_.push_back(std::move(frame.scope));
  if (const il::Comments *first = f_.comments(chain)) {
    auto &before = frame.comments.before;
    before.insert(before.end(), first->before.begin(), first->before.end());
    if (frame.comments.trailing.empty()) frame.comments.trailing = first->trailing;
  }
  if (ordered) return placed(frame, chain, line);
  semantics::BlockScope block;
  block.decls = f_.node(Op::Decls, {}, where);
  block.body = f_.node(Op::Instrs, {chain}, where);
  block.construct = frame.construct;
  standIn(frame, block, copy, line);
}

}  // namespace dotbar::fortran
