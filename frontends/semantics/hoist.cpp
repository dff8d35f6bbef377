// Blocks taken apart: from the outermost inwards it is decided which can be, from the innermost outwards names are changed.
#include "frontends/semantics/hoist.h"

#include <algorithm>
#include <set>
#include <string>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/semantics/selected.h"
#include "frontends/semantics/type_chain.h"
#include "il_make.h"

namespace dotbar::semantics {

namespace {

using il::Forest;
using il::Op;
using il::Tree;
using Counts = std::unordered_map<Symbol, int>;

// Whether a name that stands here is no variable: a member, a keyword, what is called.
bool isOtherName(Op parent, std::uint32_t place) {
  switch (parent) {
    case Op::Field:
      return place == 1;
    case Op::Keyword:
    case Op::Apply:
    case Op::Call:
    case Op::StructType:
    case Op::ClassType:
      return place == 0;
    default:
      return false;
  }
}

bool isWord(std::string_view text, std::string_view word) {
  const auto inName = [](char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !inName(text[at - 1])) && (end == text.size() || !inName(text[end]))) return true;
  }
  return false;
}

bool standsInText(const Forest &f, Tree t, const auto &names) {
  return f.is(t, Op::Text) && std::ranges::any_of(names, [&](Symbol n) { return isWord(f.text(t), text(n)); });
}

Tree renamed(Forest &f, Tree root, const OtherNames &names) {
  return il::rebuild(f, root, [&](Tree t, std::span<const Tree> children) {
    std::vector<Tree> all(children.begin(), children.end());
    for (std::uint32_t k = 0; k < all.size(); ++k)
      if (f.is(all[k], Op::Name) && !isOtherName(f.op(t), k))
        if (const auto n = names.find(f.symbol(all[k])); n != names.end()) all[k] = f.leaf(Op::Name, n->second, f.span(all[k]));
    return il::withChildren(f, t, all);
  });
}

bool leaves(const Forest &f, const BlockScopes &blocks, Tree t, const std::set<Symbol> &constructs, bool inLoop) {
  if (const auto b = blocks.find(t); b != blocks.end()) return leaves(f, blocks, b->second.body, constructs, inLoop);
  if (f.is(t, Op::Exit) || f.is(t, Op::Cycle)) {
    const Tree name = f.is(t, Op::Exit) ? il::ExitOp::construct_(f, t) : il::CycleOp::construct_(f, t);
    return f.is(name, Op::Text) ? !constructs.count(f.symbol(name)) : !inLoop;
  }
  for (const Op op :
       {Op::Return, Op::ReturnValue, Op::Other, Op::Label, Op::Goto, Op::GotoComputed, Op::IfArithmetic, Op::Alternate})
    if (f.is(t, op)) return true;
  if (f.is(t, Op::Output) && f.arity(il::OutputOp::jumps_(f, t))) return true;
  if (f.is(t, Op::Input) && f.arity(il::InputOp::jumps_(f, t))) return true;
  const bool loop = inLoop || f.is(t, Op::Loop);
  return std::ranges::any_of(f.children(t), [&](Tree c) { return leaves(f, blocks, c, constructs, loop); });
}

class Hoist {
 public:
  Hoist(Forest &f, const BlockScopes &blocks, const HoistAnswers &answers) : f_(f), blocks_(blocks), answers_(answers) {}

  Hoisted run(Tree unit, Tree body) {
    count(unit, occur_, 1);
    count(body, occur_, 1);
    const auto runsAgain = [&](Tree t) {
      return f_.is(t, Op::Label) || (f_.is(t, Op::Save) && f_.arity(il::SaveOp::names_(f_, t)) == 0);
    };
    if (!il::any(f_, unit, runsAgain) && !il::any(f_, body, runsAgain)) noteOnce(body);
    Hoisted r;
    r.body = expanded(body);
    r.decls = std::move(decls_);
    return r;
  }

 private:
  Forest &f_;
  const BlockScopes &blocks_;
  const HoistAnswers &answers_;
  Counts occur_;  // names of the unit, those in blocks too
  std::vector<Tree> decls_;
  std::set<Tree> once_;  // what stands for blocks that are entered once while the unit runs

  bool isEnteredOnce(Tree instr) const { return once_.count(instr) != 0; }

  void noteOnce(Tree root) {
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (const auto b = blocks_.find(t); b != blocks_.end()) once_.insert(t), open.push_back(b->second.body);
      if (f_.is(t, Op::Loop)) continue;
      for (Tree c : f_.children(t)) open.push_back(c);
    }
  }

  // Of a block its parts count, not what stands for it.
  void count(Tree root, Counts &counts, int by) const {
    std::vector<Tree> open{root};
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f_.is(t, Op::Name)) counts[f_.symbol(t)] += by;
      if (const auto b = blocks_.find(t); b != blocks_.end()) {
        open.push_back(b->second.decls), open.push_back(b->second.body);
        for (const auto &[name, selected] : b->second.selected) open.push_back(selected);
        continue;
      }
      for (Tree c : f_.children(t)) open.push_back(c);
    }
  }

  const BlockScope *block(Tree instr) const {
    while (f_.is(instr, Op::Label) || f_.is(instr, Op::Named)) instr = il::AnyOp::instr_(f_, instr);
    const auto b = blocks_.find(instr);
    return b == blocks_.end() || !isHoistable(b->second, isEnteredOnce(instr)) ? nullptr : &b->second;
  }

  Tree expanded(Tree root) {
    return il::rebuild(f_, root, [&](Tree t, std::span<const Tree> children) {
      if (!f_.is(t, Op::Instrs)) return il::withChildren(f_, t, children);
      std::vector<Tree> all;
      for (Tree c : children) {
        const BlockScope *b = block(c);
        if (!b || !splice(c, *b, all)) all.push_back(c);
      }
      return il::withChildren(f_, t, all);
    });
  }

  // The instructions of a block in its place: with its label, its name where something leaves it, its comments.
  bool splice(Tree stands, const BlockScope &b, std::vector<Tree> &all) {
    const Tree instructions = isChainOfClasses(f_, b.body) ? closestFirst(f_, b.body, answers_.typesExtended) : b.body;
    if (!instructions) return false;
    const BlockScope own =
        b.selected.empty() ? apart(withMemory({b.decls, expanded(instructions), b.construct}, stands)) : writtenOut(b);
    if (!own.body) return false;
    for (Tree d : f_.children(own.decls)) decls_.push_back(d);
    std::vector<Tree> body(f_.children(own.body).begin(), f_.children(own.body).end());
    if (b.construct && endsEarly(own.body, b.construct)) body = {asNamed(own, f_.span(stands))};
    if (f_.is(stands, Op::Label)) {
      const Tree nothing = f_.node(Op::Continue, {}, f_.span(stands));
      body.insert(body.begin(), il::LabelOp::make(f_, il::LabelOp::label_(f_, stands), nothing, f_.span(stands)));
      stands = il::LabelOp::instr_(f_, stands);
    }
    if (body.empty()) return true;
    il::Comments comments = f_.comments(stands) ? *f_.comments(stands) : il::Comments{};
    if (const il::Comments *last = f_.comments(own.body))
      comments.before.insert(comments.before.end(), last->before.begin(), last->before.end());
    if (const il::Comments *first = f_.comments(body[0])) {
      comments.before.insert(comments.before.end(), first->before.begin(), first->before.end());
      comments.directives.insert(comments.directives.end(), first->directives.begin(), first->directives.end());
      comments.trailing = first->trailing;
    }
    if (!comments.empty()) f_.setComments(body[0], std::move(comments));
    all.insert(all.end(), body.begin(), body.end());
    return true;
  }

  // No body where a name cannot be written out: then nothing inside is taken apart, either.
  BlockScope writtenOut(const BlockScope &b) {
    const Counts occur = occur_;
    const std::vector<Tree> decls = decls_;
    const BlockScope own{b.decls, withSelected(f_, expanded(b.body), b.selected, answers_), b.construct};
    if (!own.body) occur_ = occur, decls_ = decls;
    return own;
  }

  // Also by what has not been taken apart yet.
  bool endsEarly(Tree body, Symbol construct) const {
    return il::any(f_, body, [&](Tree t) {
      if (!f_.is(t, Op::Exit) && !f_.is(t, Op::Exits)) return false;
      const Tree name = il::AnyOp::construct_(f_, t);
      return f_.is(name, Op::Text) && f_.symbol(name) == construct;
    });
  }

  // What EXIT leaves by its name stays a construct.
  Tree asNamed(const BlockScope &b, Span where) {
    const Tree always = f_.leaf(Op::Logicalval, "true", where);
    const Tree inside = f_.node(Op::If, {always, b.body, f_.node(Op::Instrs, {}, where)}, where);
    return f_.node(Op::Named, {f_.leaf(Op::Text, b.construct, where), inside}, where);
  }

  // --- what a block declares ---
  // Memory that is given inside is lost at its end, which nobody sees where it is entered once; else its end must be reached.
  bool isHoistable(const BlockScope &b, bool once) const {
    std::set<Symbol> constants;
    const auto decls = f_.children(b.decls);
    const bool ends = !leavesEarly(f_, blocks_, b.body);
    return std::all_of(decls.begin(), decls.end(), [&](Tree d) { return isPlain(d, constants, once, ends); }) && canBeRenamed(b);
  }

  bool isPlain(Tree d, std::set<Symbol> &constants, bool once, bool ends) const {
    if (f_.is(d, Op::Parameter)) {
      for (Tree n : il::declaredNames(f_, d)) constants.insert(f_.symbol(n));
      return true;
    }
    if (!f_.is(d, Op::Declare)) return false;
    using O = il::DeclareOp;
    bool constant = false, hasOpenShape = false;
    for (Tree a : f_.children(O::attrs_(f_, d))) {
      if (f_.is(a, Op::DimensionAttr)) continue;
      constant |= f_.text(a) == "parameter", hasOpenShape |= f_.text(a) == "pointer";
      if ((once || ends) && f_.text(a) == "allocatable") {
        hasOpenShape = true;  // its extents are those of its memory
        continue;
      }
      if (f_.text(a) != "parameter" && f_.text(a) != "pointer" && f_.text(a) != "target" && f_.text(a) != "save") return false;
    }
    if (constant)
      for (Tree n : il::declaredNames(f_, d)) constants.insert(f_.symbol(n));
    return (isIntrinsic(O::type_(f_, d)) || isNewObject(d)) &&
           (constant || isSameEachTime(d, constants, hasOpenShape) || (ends && isAutomatic(d) && !hasOpenBounds(d)));
  }

  // An object without memory where the block is entered.
  bool isNewObject(Tree d) const {
    const Tree type = il::DeclareOp::type_(f_, d);
    return isAllocatable(d) && (f_.is(type, Op::StructType) || f_.is(type, Op::ClassType));
  }

  // Numbers with extents that are computed where the block is entered, and nothing else said of them.
  bool isAutomatic(Tree d) const {
    using O = il::DeclareOp;
    const auto attributes = f_.children(O::attrs_(f_, d)), entities = f_.children(O::entities_(f_, d));
    return !f_.is(O::type_(f_, d), Op::CharacterType) &&
           std::ranges::all_of(attributes, [&](Tree a) { return f_.is(a, Op::DimensionAttr); }) &&
           std::ranges::all_of(entities, [&](Tree e) { return f_.is(il::EntityOp::init_(f_, e), Op::Noexpr); });
  }
  bool hasOpenBounds(Tree d) const {
    return il::any(f_, d, [&](Tree t) { return f_.is(t, Op::Bounds) && f_.is(il::BoundsOp::upper_(f_, t), Op::Noexpr); });
  }

  // The block with statements that give its variables memory where it begins, and take it where it ends.
  BlockScope withMemory(BlockScope b, Tree stands) {
    while (f_.is(stands, Op::Label) || f_.is(stands, Op::Named)) stands = il::AnyOp::instr_(f_, stands);
    const BlockScope before = b;
    std::set<Symbol> constants;
    std::vector<Tree> decls, body, ends;
    std::unordered_map<Symbol, std::uint32_t> ranks;
    for (std::uint32_t k = 0; k < f_.arity(b.decls); ++k) {
      const Tree d = f_.child(b.decls, k);
      const bool plain = isPlain(d, constants, true, false);
      if (plain && !(isAllocatable(d) && !isEnteredOnce(stands))) {
        decls.push_back(d);
        continue;
      }
      for (Tree e : declaredIn(d)) {
        const Tree name = il::EntityOp::name_(f_, e), dims = dimensionsOf(d, e);
        if (!plain && f_.arity(dims)) body.push_back(given(name, dims)), ranks[f_.symbol(name)] = f_.arity(dims);
        if (!plain && !f_.arity(dims)) {
          decls.push_back(declaredAlone(d, e, dims, false));
          continue;
        }
        ends.push_back(plain ? freedIfThere(name) : freed(name));
        decls.push_back(plain ? declaredAlone(d, e, dims, true) : declaredAlone(d, e, openDimensions(dims), true));
      }
    }
    if (ends.empty()) return b;
    const Tree inside = withoutNewShapes(b.body, ranks);
    for (Tree i : f_.children(inside)) body.push_back(i);
    body.insert(body.end(), ends.begin(), ends.end());
    const Tree instructions = f_.node(Op::Instrs, body, f_.span(b.body));
    if (const il::Comments *c = f_.comments(b.body)) f_.setComments(instructions, il::Comments(*c));
    b.decls = f_.node(Op::Decls, decls, f_.span(b.decls)), b.body = instructions;
    count(before.decls, occur_, -1), count(before.body, occur_, -1);
    count(b.decls, occur_, 1), count(b.body, occur_, 1);
    return b;
  }

  // Assignments to whole arrays as such of all their elements: no assignment gives these another shape.
  Tree withoutNewShapes(Tree body, const std::unordered_map<Symbol, std::uint32_t> &ranks) {
    return il::rebuild(f_, body, [&](Tree t, std::span<const Tree> children) {
      std::vector<Tree> all(children.begin(), children.end());
      const auto rank = f_.is(t, Op::Assign) && f_.is(all[0], Op::Name) ? ranks.find(f_.symbol(all[0])) : ranks.end();
      if (rank == ranks.end()) return il::withChildren(f_, t, children);
      const Tree none = f_.leaf(Op::Noexpr, ""), range = f_.node(Op::Range, {none, none, none});
      const Tree subs = f_.node(Op::Subs, std::vector<Tree>(rank->second, range), f_.span(all[0]));
      all[0] = f_.node(Op::Index, {all[0], subs}, f_.span(all[0]));
      return il::withChildren(f_, t, all);
    });
  }

  bool isAllocatable(Tree d) const {
    return f_.is(d, Op::Declare) && std::ranges::any_of(f_.children(il::DeclareOp::attrs_(f_, d)), [&](Tree a) {
             return f_.is(a, Op::Attr) && f_.text(a) == "allocatable";
           });
  }
  std::vector<Tree> declaredIn(Tree d) const {
    const auto entities = f_.children(il::DeclareOp::entities_(f_, d));
    return {entities.begin(), entities.end()};
  }
  Tree dimensionsOf(Tree d, Tree entity) const {
    const Tree own = il::EntityOp::dims_(f_, entity);
    if (f_.arity(own)) return own;
    for (Tree a : f_.children(il::DeclareOp::attrs_(f_, d)))
      if (f_.is(a, Op::DimensionAttr)) return il::DimensionAttrOp::dims_(f_, a);
    return own;
  }
  Tree openDimensions(Tree dims) {
    const Tree none = f_.leaf(Op::Noexpr, "");
    return f_.node(Op::Dims, std::vector<Tree>(f_.arity(dims), f_.node(Op::Bounds, {none, none})), f_.span(dims));
  }
  Tree declaredAlone(Tree d, Tree e, Tree dims, bool allocatable) {
    using O = il::DeclareOp;
    using E = il::EntityOp;
    const Tree own = E::make(f_, E::name_(f_, e), dims, E::length_(f_, e), E::init_(f_, e), f_.span(e));
    std::vector<Tree> attributes;
    if (allocatable) attributes.push_back(f_.leaf(Op::Attr, "allocatable"));
    return O::make(f_, O::type_(f_, d), f_.node(Op::Attrs, attributes), f_.node(Op::Entities, {own}), f_.span(d));
  }
  Tree given(Tree name, Tree dims) {
    const Tree allocation = f_.node(Op::Allocation, {name, dims}, f_.span(name)), none = f_.leaf(Op::Noexpr, "");
    const Tree noStatus = f_.leaf(Op::Noref, "");
    return f_.node(Op::Allocate,
                   {f_.leaf(Op::Notype, ""), f_.node(Op::Allocations, {allocation}), none, none, noStatus, noStatus},
                   f_.span(name));
  }
  Tree freed(Tree name) {
    const Tree noStatus = f_.leaf(Op::Noref, "");
    return f_.node(Op::Deallocate, {f_.node(Op::Exprs, {name}), noStatus, noStatus}, f_.span(name));
  }
  Tree freedIfThere(Tree name) {
    const Tree asked = f_.node(Op::Apply, {f_.leaf(Op::Name, "allocated"), f_.node(Op::Args, {name})}, f_.span(name));
    return f_.node(Op::If, {asked, f_.node(Op::Instrs, {freed(name)}), f_.node(Op::Instrs, {})}, f_.span(name));
  }

  bool isIntrinsic(Tree type) const {
    return !f_.is(type, Op::StructType) && !f_.is(type, Op::ClassType) && !f_.is(type, Op::UnknownType);
  }

  // Extents and lengths; a kind is a constant in any case.
  bool isSameEachTime(Tree d, const std::set<Symbol> &constants, bool hasOpenShape) const {
    std::vector<Tree> open;
    using O = il::DeclareOp;
    if (f_.is(O::type_(f_, d), Op::CharacterType)) open.push_back(O::type_(f_, d));
    for (Tree a : f_.children(O::attrs_(f_, d)))
      if (f_.is(a, Op::DimensionAttr)) open.push_back(a);
    for (Tree e : f_.children(O::entities_(f_, d)))
      open.push_back(il::EntityOp::dims_(f_, e)), open.push_back(il::EntityOp::length_(f_, e));
    while (!open.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (f_.is(t, Op::Bounds) && f_.is(il::BoundsOp::upper_(f_, t), Op::Noexpr) && !hasOpenShape) return false;
      if (f_.is(t, Op::Apply) || f_.is(t, Op::OtherExpr)) return false;
      if (f_.is(t, Op::Name) && !constants.count(f_.symbol(t)) && !answers_.isFixed(f_.symbol(t))) return false;
      for (Tree c : f_.children(t)) open.push_back(c);
    }
    return true;
  }

  std::set<Symbol> declared(const BlockScope &b) const {
    std::set<Symbol> all;
    for (Tree d : f_.children(b.decls))
      for (Tree n : il::declaredNames(f_, d)) all.insert(f_.symbol(n));
    return all;
  }

  // What it declares that the unit, too, has a name for.
  std::vector<Symbol> taken(const BlockScope &b, Counts &inside) const {
    count(b.decls, inside, 1), count(b.body, inside, 1);
    std::vector<Symbol> all;
    for (Symbol n : declared(b))
      if (const auto there = occur_.find(n); there != occur_.end() && there->second > inside[n]) all.push_back(n);
    return all;
  }

  // No such name stands in text that is copied.
  bool canBeRenamed(const BlockScope &b) const {
    Counts inside;
    const std::vector<Symbol> names = taken(b, inside);
    std::vector<Tree> open{b.decls, b.body};
    while (!open.empty() && !names.empty()) {
      const Tree t = open.back();
      open.pop_back();
      if (standsInText(f_, t, names)) return false;
      if (const auto inner = blocks_.find(t); inner != blocks_.end() && isHoistable(inner->second, isEnteredOnce(t)))
        open.push_back(inner->second.decls), open.push_back(inner->second.body);
      else
        for (Tree c : f_.children(t)) open.push_back(c);
    }
    return true;
  }

  BlockScope apart(BlockScope b) {
    Counts inside;
    OtherNames names;
    for (Symbol n : taken(b, inside)) {
      Symbol other;
      for (int k = 0; !other || occur_.count(other); ++k) other = intern(std::string(text(n)) + std::to_string(k));
      names[n] = other;
      occur_[n] -= inside[n], occur_[other] += inside[n];
    }
    if (names.empty()) return b;
    return {renamed(f_, b.decls, names), renamed(f_, b.body, names), b.construct};
  }
};

}  // namespace

Hoisted hoisted(Forest &f, Tree unit, Tree body, const BlockScopes &blocks, const HoistAnswers &answers) {
  return Hoist(f, blocks, answers).run(unit, body);
}

bool leavesEarly(const Forest &f, const BlockScopes &blocks, Tree body) {
  std::set<Symbol> constructs;
  il::each(f, body, [&](Tree t) {
    if (f.is(t, Op::Named)) constructs.insert(f.symbol(il::NamedOp::construct_(f, t)));
  });
  return leaves(f, blocks, body, constructs, false);
}

Tree withOtherNames(Forest &f, Tree root, const OtherNames &names) {
  std::vector<Symbol> old;
  for (const auto &[name, other] : names) old.push_back(name);
  return il::any(f, root, [&](Tree t) { return standsInText(f, t, old); }) ? Tree{} : renamed(f, root, names);
}

}  // namespace dotbar::semantics
