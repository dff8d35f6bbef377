// Part of the interpreter: calls, what stands for dummy procedures, actual arguments. Included by machine.cpp only.
#pragma once

#include "il_make.h"
#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {

// The actual arguments in the order of the dummies, no tree where there is none; nothing: they do not fit.
template <class Real>
std::optional<std::vector<Tree>> Machine<Real>::arranged(const UnitInfo &callee, Tree args) const {
  std::vector<Tree> r(callee.formals.size());
  if (f_.arity(args) > r.size()) return {};
  const std::vector<Symbol> &names = program_->keywords(*frames_.back()->unit, callee);
  for (std::uint32_t k = 0; k < f_.arity(args); ++k) {
    const Tree a = f_.child(args, k);
    const bool byName = f_.is(a, Op::Keyword);
    const auto at = byName ? std::ranges::find(names, f_.symbol(il::KeywordOp::formal_(f_, a))) - names.begin()
                           : static_cast<std::ptrdiff_t>(k);
    if (at >= static_cast<std::ptrdiff_t>(r.size()) || r[static_cast<std::size_t>(at)]) return {};
    r[static_cast<std::size_t>(at)] = byName ? il::KeywordOp::value_(f_, a) : a;
  }
  for (std::size_t k = 0; k < r.size(); ++k)
    if (!r[k] && !callee.variables[static_cast<std::size_t>(callee.find(callee.formals[k]))].optional) return {};
  return r;
}

// Whether the types and ranks of the arguments are those of the dummies: which of the procedures a generic name means.
template <class Real>
bool Machine<Real>::takes(const UnitInfo &u, Tree args) {
  const auto given = arranged(u, args);
  if (!given) return false;
  for (std::size_t k = 0; k < given->size(); ++k) {
    const Tree a = (*given)[k];
    if (!a || isAbsent(a)) continue;
    const Variable &v = u.variables[static_cast<std::size_t>(u.find(u.formals[k]))];
    const bool reference = f_.is(a, Op::Name) || f_.is(a, Op::Index);
    const Place p = reference ? locate(a) : Place{};
    const bool array = reference ? p.whole || p.section : countOf(a) >= 0;
    if (array != v.hasDims) return false;
    const Type type = reference ? p.type : array ? valueAt(a, 0).type : eval(a).type;
    if (p.whole && frame().slots[static_cast<std::size_t>(p.slot)].dims.size() != f_.arity(v.dims)) return false;
    if (type.kind != v.type.kind || (type.bytes && type.bytes != v.type.bytes && type.kind != Kind::Character)) return false;
  }
  return true;
}

// What stands for a dummy procedure; null: the name means something else.
template <class Real>
UnitInfo *Machine<Real>::standIn(Symbol name) const {
  for (const UnitInfo *u = frames_.back()->unit; u; u = u->host) {
    const int slot = u->find(name);
    if (slot < 0) continue;
    const Variable &v = u->variables[static_cast<std::size_t>(slot)];
    if (!v.procedure || v.formal < 0) return nullptr;
    const auto around = std::find_if(frames_.rbegin(), frames_.rend(), [&](const auto &f) { return f->unit == u; });
    if (around == frames_.rend()) return nullptr;
    const auto passed = (*around)->procedures.find(name);
    return passed == (*around)->procedures.end() ? nullptr : passed->second;
  }
  return nullptr;
}

// An actual argument that is a procedure; null: it is none.
template <class Real>
UnitInfo *Machine<Real>::passedProcedure(Tree actual) const {
  if (!f_.is(actual, Op::Name)) return nullptr;
  const UnitInfo &here = *frames_.back()->unit;
  const Symbol name = f_.symbol(actual);
  if (const auto own = here.own.find(name); own != here.own.end()) return own->second;
  const int slot = here.find(name);
  if (slot >= 0 && !here.variables[static_cast<std::size_t>(slot)].procedure) return nullptr;
  if (UnitInfo *u = standIn(name)) return u;
  const std::vector<UnitInfo *> all = program_->meant(here, name);
  return all.size() == 1 ? all[0] : nullptr;
}

template <class Real>
UnitInfo *Machine<Real>::called(Tree name, Tree args) {
  if (UnitInfo *u = standIn(f_.symbol(name))) return u;
  const std::vector<UnitInfo *> all = program_->meant(*frame().unit, f_.symbol(name));
  if (all.size() < 2) return all.empty() ? nullptr : all[0];
  const auto chosen = std::find_if(all.begin(), all.end(), [&](const UnitInfo *u) { return takes(*u, args); });
  return chosen == all.end() ? nullptr : *chosen;
}

// A dummy that was not given is handed on.
template <class Real>
bool Machine<Real>::isAbsent(Tree actual) {
  if (!f_.is(actual, Op::Name)) return false;
  const int slot = frame().unit->find(f_.symbol(actual));
  if (slot < 0 || static_cast<std::size_t>(slot) >= frame().slots.size()) return false;
  for (const UnitInfo *u = frame().unit; u; u = u->host)
    if (const int k = u->find(f_.symbol(actual)); k >= 0 && u->variables[static_cast<std::size_t>(k)].hosted < 0)
      return u->variables[static_cast<std::size_t>(k)].optional && !frame().slots[static_cast<std::size_t>(slot)].bound;
  return false;
}

template <class Real>
auto Machine<Real>::actuals(UnitInfo &callee, const std::vector<Tree> &args, std::vector<std::pair<Place, Place>> &copies)
    -> std::vector<Place> {
  std::vector<Place> r;
  for (std::size_t k = 0; k < args.size(); ++k) {
    const Tree a = args[k];
    if (!a || isAbsent(a)) {
      r.emplace_back().absent = true;
      if (!callee.variables[static_cast<std::size_t>(callee.find(callee.formals[k]))].optional)
        fail("what is absent is passed to an argument that is not OPTIONAL", a ? f_.span(a) : Span{});
      continue;
    }
    if (UnitInfo *u = passedProcedure(a)) {
      r.emplace_back().procedure = u;
      continue;
    }
    if (f_.is(a, Op::Alternate)) fail("the interpreter does not know alternate returns", f_.span(a));
    const bool reference = f_.is(a, Op::Name) || f_.is(a, Op::Index);
    if (reference) {
      Place p = locate(a);
      if (p.section) {  // through a contiguous copy, which is written back after the call
        Place copy = p;
        copy.section = false, copy.whole = true, copy.slot = -1;
        copy.address = allocate(static_cast<std::uint32_t>(p.cells.size()) * p.type.units());
        copy.limit = static_cast<std::uint32_t>(memory_.size());
        for (std::size_t i = 0; i < p.cells.size(); ++i) memory_[copy.address + i * p.type.units()] = memory_[p.cells[i]];
        copy.dims = {{1, static_cast<std::int64_t>(p.cells.size())}};
        copies.emplace_back(p, copy);
        p = copy;
      } else if (p.whole) {
        p.dims = frame().slots[static_cast<std::size_t>(p.slot)].dims;
      }
      r.push_back(std::move(p));
      continue;
    }
    const auto slot = static_cast<std::size_t>(callee.find(callee.formals[k]));
    r.push_back(evaluated(a, callee.variables[slot].type));
  }
  return r;
}

// Storage that holds the value of an expression, which nobody may write.
template <class Real>
auto Machine<Real>::evaluated(Tree e, Type formal) -> Place {
  const std::int64_t count = countOf(e);
  std::vector<V> values;
  for (std::int64_t i = 0; i < (count < 0 ? 1 : count); ++i) values.push_back(count < 0 ? eval(e) : valueAt(e, i));
  for (V &v : values)
    if (v.type.kind == Kind::Real && v.type.bytes == 0) v.type = formal;
  Place p;
  p.type = values.empty() ? formal : values.front().type;
  p.whole = count >= 0;
  if (p.whole) p.dims = {{1, count}};
  p.address = allocate(static_cast<std::uint32_t>(values.size()) * p.type.units());
  p.limit = static_cast<std::uint32_t>(memory_.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    auto &cell = memory_[p.address + i * p.type.units()];
    cell.value = values[i], cell.constant = true;
  }
  return p;
}

template <class Real>
auto Machine<Real>::call(UnitInfo &callee, Tree args, Tree at) -> V {
  step(at);
  const auto given = arranged(callee, args);
  if (!given)
    fail(std::string(text(callee.name)) + " takes " + std::to_string(callee.formals.size()) + " arguments, not these " +
             std::to_string(f_.arity(args)),
         f_.span(at));
  if (frames_.size() > 200) fail("calls nest too deeply", f_.span(at));
  const auto base = static_cast<std::uint32_t>(memory_.size());
  const std::int64_t element = std::exchange(element_, -1);
  std::vector<std::pair<Place, Place>> copies;
  const std::vector<Place> places = actuals(callee, *given, copies);
  std::map<Symbol, V> bound;
  bound.swap(bound_);
  auto owned = std::make_unique<Frame>();
  Frame &f = *owned;
  f.unit = &callee;
  frames_.push_back(std::move(owned));
  bindAll(f, places, std::vector<bool>(places.size(), true));
  execute(callee, f);
  V result;
  if (callee.function) {
    const int slot = callee.find(callee.result);
    const Binding &b = f.slots[static_cast<std::size_t>(slot)];
    result = load(b.address, b.type, slot, at);
  }
  if (f.watched) --watchedFrames_;
  frames_.pop_back();
  for (auto &[to, from] : copies)
    for (std::size_t i = 0; i < to.cells.size(); ++i) memory_[to.cells[i]] = memory_[from.address + i * to.type.units()];
  memory_.resize(base);
  element_ = element;
  bound_.swap(bound);
  return result;
}

}  // namespace dotbar::interpret
