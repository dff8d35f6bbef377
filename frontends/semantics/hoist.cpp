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
    return b == blocks_.end() || !isHoistable(b->second, once_.count(instr) != 0) ? nullptr : &b->second;
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
    const BlockScope own = b.selected.empty() ? apart({b.decls, expanded(instructions), b.construct}) : writtenOut(b);
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

  bool endsEarly(Tree body, Symbol construct) const {
    return il::any(f_, body, [&](Tree t) {
      if (!f_.is(t, Op::Exit)) return false;
      const Tree name = il::ExitOp::construct_(f_, t);
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
  // Memory that is given inside is lost at its end, which nobody sees where it is entered once.
  bool isHoistable(const BlockScope &b, bool once) const {
    std::set<Symbol> constants;
    const auto decls = f_.children(b.decls);
    return std::all_of(decls.begin(), decls.end(), [&](Tree d) { return isPlain(d, constants, once); }) && canBeRenamed(b);
  }

  bool isPlain(Tree d, std::set<Symbol> &constants, bool once) const {
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
      if (once && f_.text(a) == "allocatable") {
        hasOpenShape = true;  // its extents are those of its memory
        continue;
      }
      if (f_.text(a) != "parameter" && f_.text(a) != "pointer" && f_.text(a) != "target" && f_.text(a) != "save") return false;
    }
    if (constant)
      for (Tree n : il::declaredNames(f_, d)) constants.insert(f_.symbol(n));
    return isIntrinsic(O::type_(f_, d)) && (constant || isSameEachTime(d, constants, hasOpenShape));
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
      if (const auto inner = blocks_.find(t); inner != blocks_.end() && isHoistable(inner->second, once_.count(t) != 0))
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

Tree withOtherNames(Forest &f, Tree root, const OtherNames &names) {
  std::vector<Symbol> old;
  for (const auto &[name, other] : names) old.push_back(name);
  return il::any(f, root, [&](Tree t) { return standsInText(f, t, old); }) ? Tree{} : renamed(f, root, names);
}

}  // namespace dotbar::semantics
