// Access to the names of a module, from its declarations.
#include "frontends/semantics/access.h"

#include <algorithm>
#include <vector>

#include "il_make.h"

namespace dotbar::semantics {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

// The set that a word of access puts names into; none for other words.
std::set<Symbol> *setOf(Access &a, std::string_view word) {
  return word == "private" ? &a.closed : word == "public" ? &a.open : word == "protected" ? &a.guarded : nullptr;
}

void add(const Forest &f, Access &a, Tree attr, Tree entities) {
  std::set<Symbol> *names = f.is(attr, Op::Attr) ? setOf(a, f.text(attr)) : nullptr;
  if (!names) return;
  for (Tree e : f.children(entities)) names->insert(f.symbol(il::EntityOp::name_(f, e)));
}

void add(const Forest &f, Access &a, Tree d) {
  switch (f.op(d)) {
    case Op::IncludeLine:
      for (Tree inner : f.children(il::IncludeLineOp::decls_(f, d))) add(f, a, inner);
      break;
    case Op::Attribute:
      add(f, a, il::AttributeOp::attr_(f, d), il::AttributeOp::entities_(f, d));
      break;
    case Op::Declare:
      for (Tree attr : f.children(il::DeclareOp::attrs_(f, d))) add(f, a, attr, il::DeclareOp::entities_(f, d));
      break;
    case Op::Typedef:
      for (Tree attr : f.children(il::TypedefOp::attrs_(f, d)))
        if (std::set<Symbol> *names = setOf(a, f.text(attr))) names->insert(f.symbol(il::TypedefOp::tag_(f, d)));
      break;
    case Op::Accessible: {
      const std::string_view word = f.text(il::AccessibleOp::attr_(f, d));
      const auto names = f.children(il::AccessibleOp::names_(f, d));
      a.all |= names.empty() && word == "private";
      if (std::set<Symbol> *into = setOf(a, word))
        for (Tree n : names) into->insert(f.symbol(n));
      break;
    }
    default:
      break;
  }
}

}  // namespace

Access accessIn(const Forest &f, Tree decls) {
  Access a;
  for (Tree d : f.children(decls)) add(f, a, d);
  return a;
}

// What is said behind CONTAINS is of the procedures that are bound to the type.
std::set<Symbol> privateComponents(const Forest &f, Tree t) {
  Access a;
  std::vector<Tree> members;
  for (Tree d : f.children(il::TypedefOp::members_(f, t))) {
    if (f.is(d, Op::OtherDecl) && f.text(il::OtherDeclOp::text_(f, d)) == "contains") break;
    add(f, a, d), members.push_back(d);
  }
  std::set<Symbol> names;
  for (Tree d : members)
    if (f.is(d, Op::Declare))
      for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
        if (const Symbol n = f.symbol(il::EntityOp::name_(f, e)); a.hides(n)) names.insert(n);
  return names;
}

bool isProcedurePointer(const Forest &f, Tree member) {
  if (!f.is(member, Op::Binding)) return false;
  const auto attrs = f.children(il::BindingOp::attrs_(f, member));
  return std::ranges::any_of(attrs, [&](Tree a) { return f.text(a) == "pointer"; });
}

// Components that are pointers to procedures, and what is bound to the type.
std::set<Symbol> privateProcedures(const Forest &f, Tree t) {
  std::set<Symbol> names;
  Access a;
  std::vector<Tree> members;
  const auto hide = [&] {
    for (Tree d : members) {
      const Tree name = f.is(d, Op::Binding) ? il::BindingOp::name_(f, d) : Tree{};
      bool open = false, closed = false;
      if (name)
        for (Tree w : f.children(il::BindingOp::attrs_(f, d))) open |= f.text(w) == "public", closed |= f.text(w) == "private";
      if (name && (closed || (a.all && !open))) names.insert(f.symbol(name));
      if (f.is(d, Op::OtherDecl) && a.all)  // what is not understood
        for (Tree n : f.children(il::OtherDeclOp::mentions_(f, d))) names.insert(f.symbol(n));
    }
    a = {}, members.clear();
  };
  for (Tree d : f.children(il::TypedefOp::members_(f, t))) {
    if (f.is(d, Op::OtherDecl) && f.text(il::OtherDeclOp::text_(f, d)) == "contains") hide();
    add(f, a, d), members.push_back(d);
  }
  hide();
  return names;
}

}  // namespace dotbar::semantics
