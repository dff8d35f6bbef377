#include "tools/verify/random/locals.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::random {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

// The words of a text.
void addWords(std::string_view text, std::set<std::string> &to) {
  std::string word;
  for (const char c : text) {
    const bool part = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (part) word += c;
    if (!part && !word.empty()) to.insert(std::exchange(word, {}));
  }
  if (!word.empty()) to.insert(word);
}

void addNames(const Forest &f, Tree t, std::set<std::string> &names) {
  if (f.is(t, Op::Name)) names.insert(std::string(f.text(t)));
  if (f.is(t, Op::Text)) addWords(f.text(t), names);
  for (Tree c : f.children(t)) addNames(f, c, names);
}

// Extents and initial values; with an attribute all of it.
void excludedIn(const Forest &f, Tree declare, std::set<std::string> &names) {
  using O = il::DeclareOp;
  if (f.arity(O::attrs_(f, declare)) > 0) return addNames(f, declare, names);
  for (Tree e : f.children(O::entities_(f, declare))) {
    addNames(f, il::EntityOp::dims_(f, e), names), addNames(f, il::EntityOp::init_(f, e), names);
    if (!f.is(il::EntityOp::init_(f, e), Op::Noexpr)) addNames(f, e, names);
  }
}

void excluded(const Forest &f, Tree t, std::set<std::string> &names) {
  if (f.is(t, Op::Declare)) return excludedIn(f, t, names);
  if (f.is(t, Op::Text) || f.is(t, Op::OtherExpr) || f.is(t, Op::Stringval)) addWords(f.text(t), names);
  if (f.is(t, Op::Apply)) names.insert(std::string(f.text(il::ApplyOp::function_(f, t))));
  if (f.is(t, Op::Do)) names.insert(std::string(f.text(il::DoOp::var_(f, t))));
  if (f.is(t, Op::Listed)) names.insert(std::string(f.text(il::ListedOp::var_(f, t))));
  if (f.is(t, Op::Input) || f.is(t, Op::Output) || f.is(t, Op::Other) || il::hasSort(f.op(t), il::Sort::Decl))
    addNames(f, t, names);
  for (Tree c : f.children(t)) excluded(f, c, names);
}

bool isConstantShape(const Forest &f, Tree dims) {
  return std::ranges::all_of(f.children(dims), [&](Tree d) {
    const Tree lower = il::BoundsOp::lower_(f, d);
    return f.is(il::BoundsOp::upper_(f, d), Op::Intval) && (f.is(lower, Op::Noexpr) || f.is(lower, Op::Intval));
  });
}

Tree renamed(Forest &f, Tree t, const std::function<Tree(std::string_view)> &with, bool bound) {
  if (f.is(t, Op::Name)) {
    const Tree other = bound ? Tree{} : with(f.text(t));
    return other ? other : t;
  }
  if (il::isLeaf(f.op(t)) || f.is(t, Op::Text)) return t;
  const il::OpInfo &info = il::info(f.op(t));
  std::vector<Tree> children;
  const std::vector<Tree> before(f.children(t).begin(), f.children(t).end());
  for (std::size_t k = 0; k < before.size(); ++k)
    children.push_back(renamed(f, before[k], with, !info.list && info.children[k].use == il::Use::Bind));
  return f.node(f.op(t), std::span(std::as_const(children)));
}

}  // namespace

std::vector<Local> changeableLocals(const Forest &f, Tree u) {
  using O = il::DeclareOp;
  std::set<std::string> names{"iw", "jw"};  // what ends loops, also those of jumps, stays what it is
  for (Tree n : f.children(il::ProcedureOp::formals_(f, u))) names.insert(std::string(f.text(n)));
  names.insert(std::string(f.text(il::ProcedureOp::name_(f, u))));
  if (const Tree result = il::ProcedureOp::result_(f, u); f.is(result, Op::Name)) names.insert(std::string(f.text(result)));
  excluded(f, u, names);
  std::vector<Local> all;
  for (Tree d : f.children(il::ProcedureOp::decls_(f, u))) {
    if (!f.is(d, Op::Declare)) continue;
    const Tree type = O::type_(f, d);
    const bool real = f.is(type, Op::RealType) || f.is(type, Op::DoubleType);
    const bool named = il::any(f, type, [&](Tree t) { return f.is(t, Op::Name); });  // a kind of the unit's
    if (named || (!real && !f.is(type, Op::IntegerType))) continue;
    for (Tree e : f.children(O::entities_(f, d))) {
      const std::string name(f.text(il::EntityOp::name_(f, e)));
      const Tree dims = il::EntityOp::dims_(f, e);
      if (!names.count(name) && !name.starts_with("b") && isConstantShape(f, dims)) all.push_back({name, type, dims, real});
    }
  }
  return all;
}

Tree renamed(Forest &f, Tree t, const std::function<Tree(std::string_view)> &with) { return renamed(f, t, with, false); }

Tree declarationWithout(Forest &f, Tree d, const std::function<bool(std::string_view)> &leaves) {
  using O = il::DeclareOp;
  if (!f.is(d, Op::Declare)) return d;
  std::vector<Tree> kept;
  for (Tree e : f.children(O::entities_(f, d)))
    if (!leaves(f.text(il::EntityOp::name_(f, e)))) kept.push_back(e);
  const Tree type = O::type_(f, d), attrs = O::attrs_(f, d);
  return kept.empty() ? Tree{} : O::make(f, type, attrs, f.node(Op::Entities, std::span(std::as_const(kept))));
}

bool isReal8(const Forest &f, Tree type) {
  if (f.is(type, Op::DoubleType)) return true;
  const Tree kind = f.is(type, Op::RealType) ? il::RealTypeOp::kind_(f, type) : Tree{};
  const Tree size = kind && f.is(kind, Op::Bytes) ? il::BytesOp::size_(f, kind) : Tree{};
  return size && f.text(size) == "8";
}

}  // namespace dotbar::random
