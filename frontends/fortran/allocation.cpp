// ALLOCATE and DEALLOCATE (R927, R941). What names an image's coarray, or has another form, is copied as text.
#include "frontends/fortran/statement.h"
#include "il_make.h"

namespace dotbar::fortran {

// R927: [type-spec ::] objects [, SOURCE= ...]
bool StatementParser::allocate(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("allocate") || !c_.need("(")) return false;
  Memory memory;
  memory.type = none(Op::Notype);
  if (doubleColonAhead() && (!allocatedType(memory.type) || !c_.need("::"))) return false;
  std::vector<Tree> objects;
  do {
    if (memoryOption(memory)) continue;
    Tree object;
    if (memory.isOption || !allocation(object)) return false;
    objects.push_back(object);
  } while (c_.take(","));
  if (!c_.need(")") || !c_.end()) return false;
  return acted(s, f_.node(Op::Allocate,
                          {memory.type, list(Op::Allocations, objects, from), orNone(memory.source, Op::Noexpr),
                           orNone(memory.mold, Op::Noexpr), orNone(memory.status, Op::Noref), orNone(memory.message, Op::Noref)},
                          c_.spanFrom(from)));
}

// A type of the language, or the name of a structured type alone.
bool StatementParser::allocatedType(Tree &type) {
  const std::size_t from = c_.at();
  if (typeSpecification(type)) return true;
  c_.back(from);
  const Tree tag = typeName();
  if (tag) type = f_.node(Op::StructType, {tag}, c_.spanFrom(from));
  return bool(tag);
}

// R932: a(n, 0:m), s%v(n), or without a shape.
bool StatementParser::allocation(Tree &allocation) {
  const std::size_t from = c_.at();
  Tree object = e_.designator();
  std::vector<Tree> bounds;
  if (!object) return false;
  object = e_.toRef(object);
  if (f_.is(object, Op::Index)) {
    const auto subs = f_.children(il::IndexOp::subs_(f_, object));
    for (Tree sub : std::vector<Tree>(subs.begin(), subs.end())) {  // trees are built meanwhile
      const bool ranged = f_.is(sub, Op::Range);
      const Tree lower = ranged ? il::RangeOp::lower_(f_, sub) : f_.leaf(Op::Noexpr, "", f_.span(sub));
      const Tree upper = ranged ? il::RangeOp::upper_(f_, sub) : sub;
      if (f_.is(upper, Op::Noexpr)) return false;
      bounds.push_back(f_.node(Op::Bounds, {lower, upper}, f_.span(sub)));
    }
    object = il::IndexOp::base_(f_, object);
  }
  if (!f_.is(object, Op::Name) && !f_.is(object, Op::Field)) return false;
  allocation = f_.node(Op::Allocation, {object, list(Op::Dims, bounds, from)}, c_.spanFrom(from));
  return true;
}

// R928: SOURCE=, MOLD=, STAT=, ERRMSG=
bool StatementParser::memoryOption(Memory &memory) {
  const std::size_t from = c_.at();
  memory.isOption = false;
  const Symbol word = c_.tryName();
  if (!word || c_.peek() != '=' || c_.looking("==") || c_.looking("=>")) return c_.back(from), false;
  memory.isOption = true;
  Tree *const to = dotbar::text(word) == "source"   ? &memory.source
                   : dotbar::text(word) == "mold"   ? &memory.mold
                   : dotbar::text(word) == "stat"   ? &memory.status
                   : dotbar::text(word) == "errmsg" ? &memory.message
                                                    : nullptr;
  if (!to || *to) return false;
  c_.take("=");
  const bool isResult = to == &memory.status || to == &memory.message;
  *to = isResult ? e_.designator() : e_.expression();
  if (isResult && *to) *to = e_.toRef(*to);
  return bool(*to) && (!isResult || il::hasSort(f_.op(*to), il::Sort::Ref));
}

// R941
bool StatementParser::deallocate(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("deallocate") || !c_.need("(")) return false;
  Memory memory;
  std::vector<Tree> objects;
  do {
    if (memoryOption(memory)) continue;
    const Tree object = memory.isOption ? Tree{} : e_.designator();
    if (!object || !(f_.is(object, Op::Name) || f_.is(object, Op::Field))) return false;
    objects.push_back(object);
  } while (c_.take(","));
  if (memory.source || memory.mold || !c_.need(")") || !c_.end()) return false;
  return acted(s, f_.node(Op::Deallocate,
                          {list(Op::Exprs, objects, from), orNone(memory.status, Op::Noref), orNone(memory.message, Op::Noref)},
                          c_.spanFrom(from)));
}

}  // namespace dotbar::fortran
