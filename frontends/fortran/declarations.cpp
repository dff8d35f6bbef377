// Type declarations (R801) and derived types (R726), old and new style.
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"
#include "il_make.h"

namespace dotbar::fortran {

// R703: declaration-type-spec; a plain one has no kind and no length.
bool StatementParser::typeSpecification(Tree &type, bool plain) {
  const std::size_t from = c_.at();
  Tree part;
  auto kinded = [&](Op op) {
    if (plain ? !(part = none(Op::Noexpr)) : !kindSelector(part)) return false;
    type = f_.node(op, {part}, c_.spanFrom(from));
    return true;
  };
  if (c_.keyword("integer")) return kinded(Op::IntegerType);
  if (c_.keyword("real")) return kinded(Op::RealType);
  if (c_.keyword("logical")) return kinded(Op::LogicalType);
  if (c_.keyword("complex")) return kinded(Op::ComplexType);
  if (c_.keyword("double precision")) return type = f_.node(Op::DoubleType, {}, c_.spanFrom(from)), true;
  if (c_.keyword("double complex")) return type = f_.node(Op::DoubleComplexType, {}, c_.spanFrom(from)), true;
  if (c_.keyword("byte")) {
    part = f_.node(Op::Bytes, {f_.leaf(Op::Intval, "1", c_.spanFrom(from))}, c_.spanFrom(from));
    return type = f_.node(Op::IntegerType, {part}, c_.spanFrom(from)), true;
  }
  if (c_.keyword("character")) {
    if (plain ? !(part = none(Op::Noexpr)) : !characterLength(part)) return false;
    return type = f_.node(Op::CharacterType, {part}, c_.spanFrom(from)), true;
  }
  const bool isClass = c_.keyword("class");
  if (!isClass && !c_.keyword("type")) return c_.fail("a type"), false;
  if (!c_.need("(")) return false;
  const std::size_t inside = c_.at();
  if (c_.take("*"))
    part = isClass ? none(Op::Noname) : f_.leaf(Op::Name, "*", c_.spanFrom(inside));
  else if (!isClass && typeSpecification(type) && c_.take(")"))
    return true;  // TYPE (REAL (8)), of Fortran 2008
  else if (c_.back(inside), !(part = typeName()))
    return false;
  return c_.need(")") && (type = f_.node(isClass ? Op::ClassType : Op::StructType, {part}, c_.spanFrom(from)), true);
}

// R453: the name of a derived type; with parameters, which are kept as text, it is a name that no definition has.
Tree StatementParser::typeName() {
  const std::size_t from = c_.at();
  const Tree tag = name();
  if (!tag || c_.peek() != '(') return tag;
  const std::size_t end = c_.skipParentheses(c_.at());
  if (end == std::string::npos) return c_.failAt(c_.code().size(), "')'"), Tree{};
  c_.back(end);
  return f_.leaf(Op::Name, c_.textFrom(from, true), c_.spanFrom(from));
}

// R706: (kind) or (kind=kind); real*8 is the kind bytes(8).
bool StatementParser::kindSelector(Tree &kind) {
  const std::size_t from = c_.at();
  if (c_.peek() == '*' && lexical::digit(c_.after(1))) {
    c_.take("*");
    const std::size_t at = c_.at();
    const Tree size = f_.leaf(Op::Intval, c_.digits(), c_.spanFrom(at));
    return kind = f_.node(Op::Bytes, {size}, c_.spanFrom(from)), true;
  }
  if (!c_.take("(")) return kind = none(Op::Noexpr), true;
  const std::size_t at = c_.at();
  if (!(c_.keyword("kind") && c_.take("="))) c_.back(at);
  return (kind = e_.expression()) && c_.need(")");
}

// R721: *10, *(*), (10), (len=n), (len=:); with a kind, or deferred, the text is kept.
bool StatementParser::characterLength(Tree &length) {
  const std::size_t from = c_.at();
  if (c_.take("*")) {
    if (!c_.take("(")) {
      const std::size_t at = c_.at();
      const std::string_view d = c_.digits();
      if (d.empty()) return c_.fail("a length"), false;
      length = f_.leaf(Op::Intval, d, c_.spanFrom(at));
      return true;
    }
    if (c_.take("*"))
      length = f_.node(Op::Star, {}, c_.spanFrom(from));
    else if (!(length = e_.expression()))
      return false;
    return c_.need(")");
  }
  if (c_.peek() != '(') return length = none(Op::Noexpr), true;
  const std::size_t close = c_.skipParentheses(c_.at());
  if (close == std::string::npos) return c_.take("("), c_.failAt(c_.code().size(), "')'"), false;
  c_.take("(");
  const std::size_t inside = c_.at();
  if (!(c_.keyword("len") && c_.take("="))) c_.back(inside);
  if (c_.take("*"))
    length = f_.node(Op::Star, {}, c_.spanFrom(inside));
  else if (c_.peek() != ':' && c_.peek() != ')')
    length = e_.expression();
  if (length && c_.take(")")) return true;
  if (c_.peek() != ':' && c_.peek() != ',' && c_.peek() != '=') return c_.fail("')'"), false;
  c_.back(close - 1);
  length =
      f_.node(Op::OtherExpr, {text(c_.text(inside, close - 1), inside), list(Op::Exprs, mentions(inside, close - 1), inside)},
              c_.spanFrom(inside));
  return c_.need(")");
}

// R816: array-spec.
bool StatementParser::dimensions(Tree &dims) {
  const std::size_t from = c_.at();
  if (!c_.need("(")) return false;
  std::vector<Tree> all;
  do {
    Tree dim;
    if (!bound(dim)) return false;
    all.push_back(dim);
  } while (c_.take(","));
  if (!c_.need(")")) return false;
  dims = list(Op::Dims, all, from);
  return true;
}

bool StatementParser::bound(Tree &dim) {
  const std::size_t from = c_.at();
  Tree lower, upper;
  auto last = [&](Tree &t) {
    if (c_.take("*")) return t = f_.node(Op::Star, {}, c_.spanFrom(from)), true;
    return bool(t = e_.expression());
  };
  if (c_.take("..")) {
    lower = none(Op::Noexpr);
    upper = f_.node(Op::OtherExpr, {text("..", from), f_.node(Op::Exprs, {})}, c_.spanFrom(from));
  } else if (c_.take(":")) {
    lower = upper = none(Op::Noexpr);
    upper = none(Op::Noexpr);
  } else if (!last(upper)) {
    return false;
  } else if (c_.take(":")) {
    lower = upper;
    if (c_.peek() == ',' || c_.peek() == ')')
      upper = none(Op::Noexpr);
    else if (!last(upper))
      return false;
  } else {
    lower = none(Op::Noexpr);
  }
  dim = f_.node(Op::Bounds, {lower, upper}, c_.spanFrom(from));
  return true;
}

// R802: , attr-spec ... up to the double colon.
bool StatementParser::attributes(std::vector<Tree> &attributes, Scope::Flags &flags) {
  while (c_.take(",")) {
    const std::size_t from = c_.at();
    if (c_.keyword("dimension")) {
      Tree dims;
      if (!dimensions(dims)) return false;
      flags |= Scope::Array;
      attributes.push_back(f_.node(Op::DimensionAttr, {dims}, c_.spanFrom(from)));
      continue;
    }
    std::string word;
    if (c_.keyword("intent")) {
      if (!c_.need("(")) return false;
      word = c_.keyword("in out") ? "intent(inout)" : c_.keyword("in") ? "intent(in)" : c_.keyword("out") ? "intent(out)" : "";
      if (word.empty()) return c_.fail("IN, OUT or INOUT"), false;
      if (!c_.need(")")) return false;
    } else {
      const Symbol n = c_.name();
      if (!n) return false;
      word = dotbar::text(n);
      if (c_.peek() == '(' || c_.peek() == '[') {
        const std::size_t end = c_.skipParentheses(c_.at());
        if (end == std::string::npos) return c_.failAt(c_.code().size(), c_.peek() == '(' ? "')'" : "']'"), false;
        word += c_.text(c_.at(), end, true);
        c_.back(end);
      }
    }
    if (word == "parameter") flags |= Scope::Constant;
    attributes.push_back(f_.leaf(Op::Attr, word, c_.spanFrom(from)));
  }
  return c_.need("::");
}

bool StatementParser::typeDeclaration(Statement &s) {
  const std::size_t from = c_.at();
  Tree type;
  if (!typeSpecification(type)) return false;
  std::vector<Tree> attrs, all;
  Scope::Flags flags = f_.is(type, Op::CharacterType) ? Scope::Character : 0;
  const std::size_t behindType = c_.at();
  const bool modern = c_.peek() == ',' || c_.looking("::");
  if (f_.is(type, Op::CharacterType) && c_.peek() == ',' && !doubleColonAhead())
    c_.take(",");  // CHARACTER*8, A
  else if (modern && !attributes(attrs, flags))
    return false;
  std::vector<std::string> images;  // of each entity
  if (!entities(all, flags, true, images)) return false;
  for (Tree a : attrs)
    if (f_.is(a, Op::Attr) && (f_.text(a) == "public" || f_.text(a) == "private")) {
      std::vector<Symbol> names;
      for (Tree e : all) names.push_back(f_.symbol(il::EntityOp::name_(f_, e)));
      scope_.access(f_.text(a) == "public", names);
    }
  // one declaration for those in sequence with the same brackets, which are an attribute
  for (std::size_t i = 0; i < all.size();) {
    std::size_t k = i;
    while (k < all.size() && images[k] == images[i]) ++k;
    std::vector<Tree> mine = attrs;
    if (!images[i].empty()) mine.push_back(f_.leaf(Op::Attr, "codimension" + images[i], c_.spanFrom(from)));
    const Span where{f_.span(all[i]).begin, f_.span(all[k - 1]).end};
    const Tree list =
        f_.node(Op::Entities, std::vector<Tree>(all.begin() + std::ptrdiff_t(i), all.begin() + std::ptrdiff_t(k)), where);
    declared(s, from,
             f_.node(Op::Declare, {type, f_.node(Op::Attrs, mine, c_.span(behindType, behindType)), list}, c_.spanFrom(from)));
    i = k;
  }
  return true;
}

bool StatementParser::doubleColonAhead() {
  const std::string_view code = c_.code();
  for (std::size_t i = c_.at(); i + 1 < code.size(); ++i)
    if (!c_.line().opaque(i) && code[i] == ':' && code[i + 1] == ':') return true;
  return false;
}

bool StatementParser::entities(std::vector<Tree> &all, Scope::Flags flags, bool initial, std::vector<std::string> &images) {
  do {
    Tree e;
    images.emplace_back();
    if (!entity(e, flags, initial, &images.back())) return false;
    all.push_back(e);
  } while (c_.take(","));
  return true;
}

bool StatementParser::entities(std::vector<Tree> &all, Scope::Flags flags) {
  do {
    Tree e;
    if (!entity(e, flags, false)) return false;
    all.push_back(e);
  } while (c_.take(","));
  return true;
}

// R509: the brackets of a coarray.
bool StatementParser::imageBrackets(std::string *images) {
  if (!images || c_.peek() != '[') return true;
  const std::size_t end = c_.skipParentheses(c_.at());
  if (end == std::string::npos) return c_.failAt(c_.code().size(), "']'"), false;
  *images = c_.text(c_.at(), end, true);
  c_.back(end);
  return true;
}

// R803: name (dims) [images] * length = init.
bool StatementParser::entity(Tree &entity, Scope::Flags flags, bool initial, std::string *images) {
  const std::size_t from = c_.at();
  const Tree n = name();
  if (!n) return false;
  Tree dims, length, init;
  if (c_.peek() == '(' && !dimensions(dims)) return false;
  if (!imageBrackets(images)) return false;
  if (c_.take("*")) {
    const std::size_t at = c_.at();
    if (lexical::digit(c_.peek())) {
      length = f_.leaf(Op::Intval, c_.digits(), c_.spanFrom(at));
    } else {
      if (!c_.need("(")) return false;
      if (c_.take("*"))
        length = f_.node(Op::Star, {}, c_.spanFrom(at));
      else if (!(length = e_.expression()))
        return false;
      if (!c_.need(")")) return false;
    }
    if (!dims && c_.peek() == '(' && !dimensions(dims)) return false;
    if (!imageBrackets(images)) return false;
  }
  if (initial && !initialisation(init)) return false;
  if (dims) flags |= Scope::Array;
  if (!context_.component) scope_.declare(f_.symbol(n), flags);
  if (!dims) dims = f_.node(Op::Dims, {}, f_.span(n));
  if (!length) length = none(Op::Noexpr);
  if (!init) init = none(Op::Noexpr);
  entity = f_.node(Op::Entity, {n, dims, length, init}, c_.spanFrom(from));
  return true;
}

// = expr; => target and the old /values/ are kept as text.
bool StatementParser::initialisation(Tree &init) {
  const std::size_t from = c_.at();
  if (c_.take("=>")) {
    const Tree target = e_.expression();
    if (!target) return false;
    init = f_.node(Op::OtherExpr, {text(c_.textFrom(from), from), list(Op::Exprs, {target}, from)}, c_.spanFrom(from));
  } else if (c_.take("=")) {
    return bool(init = e_.expression());
  } else if (c_.take("/")) {
    std::size_t i = c_.at();
    while (i < c_.code().size() && (c_.code()[i] != '/' || c_.line().opaque(i))) ++i;
    c_.back(i);
    if (!c_.need("/")) return false;
    init = f_.node(Op::OtherExpr, {text(c_.textFrom(from, true), from), f_.node(Op::Exprs, {})}, c_.spanFrom(from));
  }
  return true;
}

// R727: TYPE [[, attributes] ::] name.
bool StatementParser::typeDefinition(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("type")) return false;
  std::vector<Tree> attrs;
  Scope::Flags flags = 0;
  if ((c_.peek() == ',' || c_.looking("::")) && !attributes(attrs, flags)) return false;
  const Tree tag = typeName();
  if (!tag) return false;
  s.kind = Statement::TypeDef;
  s.trees = {tag, list(Op::Attrs, attrs, from)};
  return true;
}

// R753: FINAL :: procedures, which run when an object of the type goes away.
bool StatementParser::finalProcedures(Statement &s, std::size_t from) {
  const Tree attr = f_.leaf(Op::Attr, "final", c_.spanFrom(from));
  c_.take("::");
  const std::size_t at = c_.at();
  std::vector<Tree> all;
  do {
    Tree e;
    if (!entity(e, 0, false)) return false;
    all.push_back(e);
  } while (c_.take(","));
  return declared(s, from, f_.node(Op::Attribute, {attr, list(Op::Entities, all, at)}, c_.spanFrom(from)));
}

// R741, R749-R754, R1512: procedure components, bindings and pointers; PRIVATE, SEQUENCE, CONTAINS inside a type.
bool StatementParser::procedureDeclaration(Statement &s) {
  const std::size_t from = c_.at();
  if (context_.component && c_.keyword("final")) return finalProcedures(s, from);
  if (context_.component && genericBinding(s)) return true;
  c_.back(from);
  if (context_.component && bindings(s)) return true;
  c_.back(from);
  if (context_.component && c_.keyword("private")) {
    const Tree attr = f_.leaf(Op::Attr, "private", c_.spanFrom(from));
    return declared(s, from, f_.node(Op::Accessible, {attr, list(Op::Names, {}, from)}, c_.spanFrom(from)));
  }
  const bool binding = c_.keyword("procedure") || (context_.component && c_.keyword("generic"));
  if (!binding && !(context_.component && (c_.keyword("sequence") || c_.keyword("contains")))) {
    c_.fail("PROCEDURE");
    return false;
  }
  std::vector<Tree> names;
  if (binding) {
    const std::size_t behind = c_.at();
    names = mentions(behind, c_.code().size());
    if (c_.ended()) return c_.fail("a name"), false;
    c_.back(c_.code().size());
  }
  return declared(s, from,
                  f_.node(Op::OtherDecl, {text(c_.textFrom(from), from), list(Op::Names, names, from)}, c_.spanFrom(from)));
}

}  // namespace dotbar::fortran
