// Part of the interpreter: loads, stores, references, the stack. Included by machine.cpp only.
#pragma once

#include "il_make.h"
#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {

template <class Real>
auto Machine<Real>::load(std::uint32_t address, Type type, int slot, Tree at, bool mayBeUndefined) -> V {
  const V &v = memory_[address].value;
  if (!mayBeUndefined) {
    auto what = [&] { return f_.is(at, Op::Name) || f_.is(at, Op::Index) ? il::dump(f_, at) : std::string("a value"); };
    if (v.type.kind == Kind::None) fail("read before it is set: " + what(), f_.span(at));
    if (v.type != type) fail("stored as " + describe(v.type) + ", read as " + describe(type) + ": " + what(), f_.span(at));
  }
  touch(address, slot, false, at);
  return v;
}

template <class Real>
void Machine<Real>::store(std::uint32_t address, Type type, V value, int slot, Tree at) {
  Cell<Real> &c = memory_[address];
  if (c.constant) fail("a constant or an expression passed as an argument is written: " + il::dump(f_, at), f_.span(at));
  touch(address, slot, true, at);
  c.value = value;
  if (type.kind == Kind::Real && largest_ == largest_ && !(fabsR(value.r) <= largest_)) largest_ = fabsR(value.r);  // a NaN stays
  if (options_.roundReal4 && type.kind == Kind::Real && type.bytes == 4)
    c.value.r = static_cast<Real>(static_cast<float>(value.r));
  // overlaid values are gone
  for (std::uint32_t k = 1; k < type.units(); ++k) memory_[address + k].value = {};
  if (address && memory_[address - 1].value.type.units() > 1) memory_[address - 1].value = {};
}

template <class Real>
auto Machine<Real>::converted(V v, Type type, Tree at) const -> V {
  if (v.type.kind == Kind::None || type.kind == Kind::None)
    fail("a value of a type that the interpreter does not know", f_.span(at));
  auto alike = [&](Kind k) { return (v.type.kind == k) == (type.kind == k); };
  if (!alike(Kind::Logical) || !alike(Kind::Character))
    fail("a " + describe(v.type) + " value where a " + describe(type) + " one is expected", f_.span(at));
  V r;
  r.type = type;
  if (type.kind == Kind::Character) {
    r = textValue<Real>(textOf(v.i), type.bytes);
  } else if (type.kind == Kind::Real) {
    r.r = v.real();
  } else if (v.type.kind == Kind::Real) {
    if (!(fabsR(v.r) < Real(9e18))) fail("a real value too large for an integer", f_.span(at));
    r.i = static_cast<std::int64_t>(v.r);
  } else {
    r.i = v.i;
  }
  if (type.kind == Kind::Integer && !detail::fits(r)) fail("integer overflow", f_.span(at));
  return r;
}

template <class Real>
Binding &Machine<Real>::binding(Tree name, int &slot) {
  Frame &f = frame();
  slot = f.unit->find(f_.symbol(name));
  if (slot < 0 || static_cast<std::size_t>(slot) >= f.slots.size()) {
    slot = options_.requireDeclared ? slot : f.unit->slot(f_.symbol(name));
    if (slot < 0) fail("undeclared variable " + std::string(f_.text(name)), f_.span(name));
    f.slots.resize(f.unit->variables.size());
    bindLocal(f, static_cast<std::size_t>(slot));
  }
  Binding &b = f.slots[static_cast<std::size_t>(slot)];
  if (!b.bound) fail(std::string(f_.text(name)) + " is not a variable that the interpreter knows", f_.span(name));
  if (options_.requireDeclared && !f.unit->variables[static_cast<std::size_t>(slot)].declared)
    fail("undeclared variable " + std::string(f_.text(name)), f_.span(name));
  return b;
}

template <class Real>
void Machine<Real>::listCells(Place &p, const Binding &b) {
  const std::int64_t n = b.elements();
  for (std::int64_t k = 0; k < n; ++k) p.cells.push_back(b.address + static_cast<std::uint32_t>(k) * b.type.units());
}

template <class Real>
auto Machine<Real>::locate(Tree ref) -> Place {
  Place p;
  if (f_.is(ref, Op::Name)) {
    const Binding &b = binding(ref, p.slot);
    p.type = b.type, p.address = b.address, p.limit = b.limit, p.whole = b.array;
    return p;
  }
  if (!f_.is(ref, Op::Index) || !f_.is(il::IndexOp::base_(f_, ref), Op::Name))
    fail("the interpreter does not know such a reference: " + il::dump(f_, ref), f_.span(ref));
  const Tree subs = il::IndexOp::subs_(f_, ref);
  bool section = false;
  std::vector<std::int64_t> at;
  for (Tree s : f_.children(subs)) {
    section |= f_.is(s, Op::Range) || countOf(s) >= 0;
    if (!section) at.push_back(integer(s));  // may call functions and move bindings: before `binding`
  }
  const Binding &b = binding(il::IndexOp::base_(f_, ref), p.slot);
  p.type = b.type, p.limit = b.limit;
  if (f_.arity(subs) != b.dims.size())
    fail(
        std::to_string(f_.arity(subs)) + " subscripts for " + std::to_string(b.dims.size()) + " dimensions: " + il::dump(f_, ref),
        f_.span(ref));
  if (section) {
    locateSection(p, b, subs);
    return p;
  }
  std::int64_t offset = 0, stride = 1;
  for (std::size_t d = 0; d < at.size(); ++d) {
    const Bound &bound = b.dims[d];
    if (at[d] < bound.lower || (bound.extent >= 0 && at[d] >= bound.lower + bound.extent))
      fail("subscript " + std::to_string(at[d]) + " out of bounds: " + il::dump(f_, ref), f_.span(ref));
    offset += (at[d] - bound.lower) * stride;
    stride *= bound.extent;
  }
  const std::int64_t address = static_cast<std::int64_t>(b.address) + offset * b.type.units();
  if (address + b.type.units() > b.limit) fail("reference behind the end of its array: " + il::dump(f_, ref), f_.span(ref));
  p.address = static_cast<std::uint32_t>(address);
  return p;
}

template <class Real>
void Machine<Real>::locateSection(Place &p, const Binding &b, Tree subs) {
  const Binding copy = b;
  std::vector<std::int64_t> offsets{0};
  std::int64_t stride = 1;
  for (std::uint32_t d = 0; d < f_.arity(subs); ++d) {
    const Tree s = f_.child(subs, d);
    const Bound &bound = copy.dims[d];
    std::vector<std::int64_t> wanted;
    if (f_.is(s, Op::Range)) {
      using O = il::RangeOp;
      auto part = [&](Tree said, std::int64_t otherwise) { return f_.is(said, Op::Noexpr) ? otherwise : integer(said); };
      if (bound.extent < 0 && f_.is(O::upper_(f_, s), Op::Noexpr))
        fail("a section of an assumed size without an end", f_.span(s));
      const std::int64_t first = part(O::lower_(f_, s), bound.lower),
                         last = part(O::upper_(f_, s), bound.lower + bound.extent - 1), by = part(O::stride_(f_, s), 1);
      if (by == 0) fail("a stride of zero", f_.span(s));
      for (std::int64_t i = first; by > 0 ? i <= last : i >= last; i += by) wanted.push_back(i);
    } else if (const std::int64_t n = countOf(s); n >= 0) {
      for (std::int64_t k = 0; k < n; ++k) wanted.push_back(valueAt(s, k).i);
    } else {
      wanted.push_back(integer(s));
    }
    std::vector<std::int64_t> next;
    for (std::int64_t i : wanted) {
      if (i < bound.lower || (bound.extent >= 0 && i >= bound.lower + bound.extent)) fail("section out of bounds", f_.span(s));
      for (std::int64_t o : offsets) next.push_back(o + (i - bound.lower) * stride);
    }
    stride *= bound.extent;
    offsets = std::move(next);
  }
  for (std::int64_t o : offsets) {
    const std::int64_t address = copy.address + o * copy.type.units();
    if (address + copy.type.units() > copy.limit) fail("section behind the end of its array", f_.span(subs));
    p.cells.push_back(static_cast<std::uint32_t>(address));
  }
  p.section = true;
  p.address = p.cells.empty() ? copy.address : p.cells.front();
}

// --- the stack: an entry for each pushed reference, with its type and length ---

template <class Real>
void Machine<Real>::pushValues(Tree e, std::int64_t limit) {
  Entry entry;
  if (f_.is(e, Op::Name) || f_.is(e, Op::Index)) {
    Place p = locate(e);
    if (p.whole) listCells(p, frame().slots[static_cast<std::size_t>(p.slot)]);
    entry.array = p.whole || p.section || limit >= 0;
    if (!p.whole && !p.section)
      for (std::int64_t k = 0; k < std::max<std::int64_t>(1, limit); ++k)
        p.cells.push_back(p.address + static_cast<std::uint32_t>(k) * p.type.units());
    if (limit >= 0) p.cells.resize(std::min(p.cells.size(), static_cast<std::size_t>(limit)));
    for (std::uint32_t c : p.cells) {
      V v = load(c, p.type, p.slot, e, true);
      if (v.type.kind == Kind::None)
        v.type = {Kind::None, p.type.bytes};  // undefined, and undefined again when popped
      else if (v.type != p.type)
        fail("a push of " + describe(p.type) + " storage that holds " + describe(v.type), f_.span(e));
      entry.values.push_back(v);
      pushed_ += p.type.bytes;
    }
  } else {
    entry.values.push_back(eval(e));
    pushed_ += entry.values.back().type.bytes;
  }
  entry.count = static_cast<std::int64_t>(entry.values.size());
  stack_.push_back(std::move(entry));
  if (stack_.size() > 5'000'000) fail("the stack grows too long", f_.span(e));
  peak_ = std::max(peak_, stack_.size());
  look_ = stack_.size();
}

template <class Real>
auto Machine<Real>::top(bool look, Tree at) -> const Entry & {
  if (!look) look_ = stack_.size();
  if (look_ == 0) fail("pop from an empty stack", f_.span(at));
  return stack_[--look_];
}

template <class Real>
bool Machine<Real>::isHeld(std::uint32_t address, const V &v) const {
  const V &now = memory_[address].value;
  if (v.type.kind == Kind::None || now.type.kind == Kind::None) return v.type.kind == now.type.kind;
  return now.type == v.type && now.i == v.i && now.r == v.r;
}

template <class Real>
void Machine<Real>::popValues(Tree ref, bool look, std::int64_t limit) {
  Place p = locate(ref);
  if (p.whole) listCells(p, frame().slots[static_cast<std::size_t>(p.slot)]);
  const bool array = p.whole || p.section || limit >= 0;
  if (!p.whole && !p.section)
    for (std::int64_t k = 0; k < std::max<std::int64_t>(1, limit); ++k)
      p.cells.push_back(p.address + static_cast<std::uint32_t>(k) * p.type.units());
  if (limit >= 0) p.cells.resize(std::min(p.cells.size(), static_cast<std::size_t>(limit)));
  const Entry &entry = top(look, ref);
  if (entry.control) fail("pop of a value where a control value was pushed: " + il::dump(f_, ref), f_.span(ref));
  if (entry.array != array || entry.values.size() != p.cells.size())
    fail("pop of " + std::to_string(p.cells.size()) + " values where " + std::to_string(entry.values.size()) +
             " were pushed: " + il::dump(f_, ref),
         f_.span(ref));
  for (std::size_t k = 0; k < p.cells.size(); ++k) {
    const V &v = entry.values[k];
    if (v.type.kind != Kind::None ? v.type != p.type : v.type.bytes != p.type.bytes)
      fail("pop of " + describe(p.type) + " where " + describe(v.type) + " was pushed: " + il::dump(f_, ref), f_.span(ref));
    // A snapshot of the whole array takes elements along that a dummy names, too: they come back as they are.
    if (!isHeld(p.cells[k], v)) store(p.cells[k], p.type, v.type.kind == Kind::None ? V{} : v, p.slot, ref);
  }
  if (!look) stack_.pop_back(), look_ = stack_.size();
}

template <class Real>
void Machine<Real>::push(Tree values) {
  for (Tree v : f_.children(values)) pushValues(v, -1);
}

template <class Real>
void Machine<Real>::pop(Tree references, bool look) {
  for (std::uint32_t k = f_.arity(references); k-- > 0;) popValues(f_.child(references, k), look, -1);
}

template <class Real>
void Machine<Real>::popControl(Tree ref, std::int64_t count, bool look) {
  const Place p = locate(ref);
  const Entry &entry = top(look, ref);
  if (!entry.control) fail("pop of a control value where another value was pushed", f_.span(ref));
  if (entry.count != count)
    fail("pop of one of " + std::to_string(count) + " control values where one of " + std::to_string(entry.count) + " was pushed",
         f_.span(ref));
  V v = entry.values[0];
  store(p.address, p.type, converted(v, p.type, ref), p.slot, ref);
  if (!look) stack_.pop_back(), look_ = stack_.size();
}

}  // namespace dotbar::interpret
