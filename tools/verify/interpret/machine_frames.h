// Part of the interpreter: memory, activations of units. Included by machine.cpp only.
#pragma once

#include "il_make.h"
#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {

template <class Real>
Machine<Real>::Machine(const Forest &forest, std::span<const Tree> files, Options options) : f_(forest), options_(options) {
  try {
    program_ = std::make_unique<Program>(forest, files);
    layOut();
    for (auto &u : program_->units()) initialise(*u);
    memory_.resize(staticEnd_);
    initial_ = memory_;
  } catch (const RunError &e) {
    problem_ = {false, e.message, e.where};
  }
}

// Storage that lives as long as the machine: COMMON, then what is saved or stands in modules.
template <class Real>
void Machine<Real>::layOut() {
  for (Block &b : program_->blocks()) b.address = allocate(b.units);
  for (auto &u : program_->units()) {
    std::map<int, std::uint32_t> overlays;
    for (Variable &v : u->variables) {
      if (!v.fixed) continue;
      std::int64_t n = 1;
      if (v.hasDims)
        for (Tree d : f_.children(v.dims)) {
          const Tree from = il::BoundsOp::lower_(f_, d);
          const auto lower = f_.is(from, Op::Noexpr) ? 1 : program_->constant(*u, from);
          const auto upper = program_->constant(*u, il::BoundsOp::upper_(f_, d));
          if (!lower || !upper) fail("the shape of a saved variable is not constant");
          v.shape.push_back({*lower, std::max<std::int64_t>(0, *upper - *lower + 1)});
          n *= v.shape.back().extent;
        }
      if (v.overlay < 0) {
        v.home = allocate(static_cast<std::uint32_t>(n) * v.type.units());
        continue;
      }
      const auto [place, fresh] = overlays.try_emplace(v.overlay, 0);
      if (fresh) place->second = allocate(u->overlays[static_cast<std::size_t>(v.overlay)]);
      v.home = place->second + v.offset;
    }
  }
  staticEnd_ = static_cast<std::uint32_t>(memory_.size());
  for (auto &u : program_->units())
    for (Variable &v : u->variables) {
      if (!v.origin) continue;
      const Variable &there = v.origin->variables[static_cast<std::size_t>(v.origin->find(v.original))];
      v.home = there.home, v.shape = there.shape, v.block = there.block, v.offset = there.offset, v.fixed = there.fixed;
      v.dims = there.dims;  // of a COMMON member
    }
}

// Initial values: in declarations, by DATA, and of the constants of modules.
template <class Real>
void Machine<Real>::initialise(UnitInfo &u) {
  bool any = !u.data.empty();
  for (const Variable &v : u.variables) any |= v.fixed && !v.origin && v.init;
  if (!any) return;
  frames_.push_back(std::make_unique<Frame>());
  Frame &f = *frames_.back();
  f.unit = &u;
  f.slots.assign(u.variables.size(), {});
  bindConstants(f);
  for (std::size_t i = 0; i < u.variables.size(); ++i)
    if (u.variables[i].block >= 0) bindStatic(f, i);
  for (const Variable &v : u.variables) {
    if (!v.fixed || v.origin || !v.init) continue;
    std::int64_t n = 1;
    for (const Bound &b : v.shape) n *= b.extent;
    for (std::int64_t k = 0; k < n; ++k) {
      Cell<Real> &c = memory_[v.home + static_cast<std::uint32_t>(k) * v.type.units()];
      c.value = converted(valueAt(v.init, k), v.type, v.init), c.constant = v.parameter;
    }
  }
  for (Tree d : u.data)
    for (Tree set : f_.children(il::DataOp::sets_(f_, d))) initialise(f, set);
  frames_.pop_back();
}

// `x, a(2) / 0.5, 2*1 /`
template <class Real>
void Machine<Real>::initialise(Frame &f, Tree set) {
  std::vector<Tree> values;
  for (Tree v : f_.children(il::DataSetOp::values_(f_, set))) {
    const bool repeated = f_.is(v, Op::Repeated);
    values.insert(values.end(), repeated ? static_cast<std::size_t>(integer(il::RepeatedOp::count_(f_, v))) : 1,
                  repeated ? il::RepeatedOp::value_(f_, v) : v);
  }
  std::size_t next = 0;
  for (Tree object : f_.children(il::DataSetOp::objects_(f_, set))) {
    const bool element = f_.is(object, Op::Index);
    const Tree name = element ? il::IndexOp::base_(f_, object) : object;
    if (!f_.is(name, Op::Name)) fail("the interpreter does not know such a DATA", f_.span(object));
    const Binding &b = f.slots[static_cast<std::size_t>(f.unit->find(f_.symbol(name)))];
    std::int64_t first = 0, count = element ? 1 : b.elements(), stride = 1;
    if (element) {
      const Tree subs = il::IndexOp::subs_(f_, object);
      for (std::uint32_t d = 0; d < f_.arity(subs); ++d) {
        first += (integer(f_.child(subs, d)) - b.dims[d].lower) * stride;
        stride *= b.dims[d].extent;
      }
    }
    for (std::int64_t k = first; k < first + count; ++k) {
      if (next == values.size()) fail("too few values in DATA", f_.span(set));
      memory_[b.address + static_cast<std::uint32_t>(k) * b.type.units()].value = converted(eval(values[next++]), b.type, set);
    }
  }
}

template <class Real>
void Machine<Real>::clearStatic() {
  std::copy(initial_.begin(), initial_.end(), memory_.begin());
}

template <class Real>
std::uint32_t Machine<Real>::allocate(std::uint32_t units) {
  const auto at = static_cast<std::uint32_t>(memory_.size());
  if (memory_.size() + units > 200'000'000) fail("too much memory");
  memory_.resize(memory_.size() + units);
  return at;
}

// Where a COMMON or module variable lives, and how many elements it has.
template <class Real>
std::optional<std::pair<std::uint32_t, std::int64_t>> Machine<Real>::home(const Variable &v) const {
  if (v.block >= 0 && v.formal < 0) {
    const std::uint32_t base = program_->blocks()[static_cast<std::size_t>(v.block)].address + v.offset;
    return std::pair(base, v.hasDims ? static_cast<std::int64_t>((v.home - v.offset) / v.type.units()) : 1);
  }
  if (!v.fixed || v.parameter) return {};
  std::int64_t n = 1;
  for (const Bound &b : v.shape) n *= b.extent;
  return std::pair(v.home, n);
}

template <class Real>
bool Machine<Real>::set(std::string_view unit, std::string_view variable, Values values) {
  UnitInfo *u = program_ ? program_->scope(intern(unit)) : nullptr;
  const int slot = u ? u->find(intern(variable)) : -1;
  if (slot < 0) return false;
  const Variable &v = u->variables[static_cast<std::size_t>(slot)];
  if (v.formal >= 0) {
    given_[{u->name, v.name}] = std::move(values);
    return true;
  }
  const auto place = home(v);
  if (!place) return false;
  for (std::size_t k = 0; k < values.size(); ++k) {
    Cell<Real> &c = memory_[place->first + k * v.type.units()];
    c.value = {};
    if (!values[k]) continue;
    c.value.type = v.type;
    if (v.type.kind == Kind::Real)
      c.value.r = *values[k];
    else
      c.value.i = static_cast<std::int64_t>(*values[k]);
  }
  return true;
}

template <class Real>
auto Machine<Real>::get(std::string_view unit, std::string_view variable) -> Values {
  UnitInfo *u = program_ ? program_->scope(intern(unit)) : nullptr;
  int slot = u ? u->find(intern(variable)) : -1;
  if (slot < 0 && u && u->function && variable == text(u->name)) slot = u->find(u->result);
  if (slot < 0) return {};
  const Variable &v = u->variables[static_cast<std::size_t>(slot)];
  std::uint32_t base = 0;
  std::int64_t n = 1;
  if (const auto place = home(v)) {
    std::tie(base, n) = *place;
  } else if (last_ && last_->unit == u && static_cast<std::size_t>(slot) < last_->slots.size()) {
    const Binding &b = last_->slots[static_cast<std::size_t>(slot)];
    base = b.address, n = b.elements();
  } else {
    return {};
  }
  Values r;
  for (std::int64_t k = 0; k < n; ++k) {
    const Cell<Real> &c = memory_[base + static_cast<std::uint32_t>(k) * v.type.units()];
    if (c.value.type.kind == Kind::None)
      r.push_back(std::nullopt);
    else
      r.push_back(c.value.real());
  }
  return r;
}

template <class Real>
Result Machine<Real>::run(std::string_view unit) {
  if (!problem_.ok) return problem_;
  UnitInfo *u = program_->find(intern(unit));
  if (!u) return {false, "there is no unit " + std::string(unit), {}};
  last_.reset();
  memory_.resize(staticEnd_);
  frames_.clear();
  watchedFrames_ = 0, element_ = -1, steps_ = 0;
  auto owned = std::make_unique<Frame>();
  Frame &f = *owned;
  f.unit = u;
  frames_.push_back(std::move(owned));
  Result result;
  try {
    std::vector<Place> none(u->formals.size());
    bindAll(f, none, std::vector<bool>(u->formals.size(), false));
    execute(*u, f);
  } catch (const RunError &e) {
    result = {false, "in " + std::string(text(frame().unit->name)) + ": " + e.message, e.where, e.isCopied};
  }
  last_ = std::move(frames_.front());
  frames_.clear();
  return result;
}

template <class Real>
void Machine<Real>::execute(UnitInfo &u, Frame &f) {
  const Flow flow = runList(u.body);
  if (flow == Flow::Goto) fail("no label " + std::string(jump_) + " to go to");
  f.accesses.clear();
}

// Order matters: scalars and constants first, because shapes speak of them; shapes are those at entry.
template <class Real>
void Machine<Real>::bindAll(Frame &f, const std::vector<Place> &actuals, const std::vector<bool> &given) {
  f.slots.assign(f.unit->variables.size(), {});
  auto each = [&](auto wanted, auto bind) {
    for (std::size_t i = 0; i < f.unit->variables.size(); ++i)
      if (wanted(f.unit->variables[i])) bind(i);
  };
  auto formal = [&](std::size_t i) {
    const Variable &v = f.unit->variables[i];
    const auto k = static_cast<std::size_t>(v.formal);
    if (given[k] && actuals[k].absent) return;
    if (given[k]) return v.byValue ? bindCopy(f, i, actuals[k]) : bindFormal(f, i, actuals[k]);
    f.slots[i].formal = v.formal;
    bindLocal(f, i);
  };
  for (std::size_t k = 0; k < actuals.size(); ++k)
    if (actuals[k].procedure) f.procedures[f.unit->formals[k]] = actuals[k].procedure;
  bindHosted(f);
  bindConstants(f);
  each([](const Variable &v) { return v.formal >= 0 && !v.hasDims && !v.procedure; }, formal);
  each([](const Variable &v) { return v.block >= 0; }, [&](std::size_t i) { bindStatic(f, i); });
  each([](const Variable &v) { return v.formal >= 0 && v.hasDims; }, formal);
  each([](const Variable &v) { return v.formal < 0 && v.block < 0 && !v.fixed && !v.parameter && !v.procedure && v.hosted < 0; },
       [&](std::size_t i) { bindLocal(f, i); });
  if (options_.checkAliasing) markShared(f);
}

// What the procedure around it has, in its latest activation.
template <class Real>
void Machine<Real>::bindHosted(Frame &f) {
  const UnitInfo *host = f.unit->host;
  if (!host || host->module) return;
  const auto around = std::find_if(frames_.rbegin(), frames_.rend(), [&](const auto &g) { return g->unit == host; });
  if (around == frames_.rend()) fail("no activation of " + std::string(text(host->name)));
  for (std::size_t i = 0; i < f.unit->variables.size(); ++i) {
    const int k = f.unit->variables[i].hosted;
    if (k < 0 || static_cast<std::size_t>(k) >= (*around)->slots.size()) continue;
    Binding &b = f.slots[i];
    b = (*around)->slots[static_cast<std::size_t>(k)];
    b.formal = b.actualSlot = -1, b.hosted = k;
  }
}

// What has its storage already, then PARAMETERs, which may speak of it.
template <class Real>
void Machine<Real>::bindConstants(Frame &f) {
  for (std::size_t i = 0; i < f.unit->variables.size(); ++i)
    if (f.unit->variables[i].fixed) bindStatic(f, i);
  for (std::size_t i = 0; i < f.unit->variables.size(); ++i)
    if (const Variable &v = f.unit->variables[i]; v.parameter && !v.fixed) bindLocal(f, i);
}

template <class Real>
void Machine<Real>::bindDims(Frame &f, std::size_t i, const Place *actual) {
  const Variable &v = f.unit->variables[i];
  Binding &b = f.slots[i];
  b.type = v.type;
  b.array = v.hasDims;
  if (!v.hasDims) return;
  for (Tree d : f_.children(v.dims)) {
    Bound bound;
    if (const Tree lower = il::BoundsOp::lower_(f_, d); !f_.is(lower, Op::Noexpr)) bound.lower = integer(lower);
    const Tree upper = il::BoundsOp::upper_(f_, d);
    const std::size_t k = f.slots[i].dims.size();
    const bool assumed = f_.is(upper, Op::Noexpr);
    if (assumed && (!actual || k >= actual->dims.size())) fail("an assumed shape without an array to take it from", f_.span(d));
    bound.extent = assumed                  ? actual->dims[k].extent
                   : f_.is(upper, Op::Star) ? -1
                                            : std::max<std::int64_t>(0, integer(upper) - bound.lower + 1);
    f.slots[i].dims.push_back(bound);
  }
}

template <class Real>
void Machine<Real>::bindStatic(Frame &f, std::size_t i) {
  const Variable &v = f.unit->variables[i];
  Binding &b = f.slots[i];
  if (v.fixed)
    b.type = v.type, b.array = v.hasDims, b.dims = v.shape;
  else
    bindDims(f, i);
  b.address = v.block >= 0 ? program_->blocks()[static_cast<std::size_t>(v.block)].address + v.offset : v.home;
  b.shared = v.block >= 0 || v.origin;
  b.limit = b.address + static_cast<std::uint32_t>(b.elements()) * b.type.units();
  b.bound = true;
}

template <class Real>
void Machine<Real>::bindFormal(Frame &f, std::size_t i, const Place &actual) {
  const Variable &v = f.unit->variables[i];
  bindDims(f, i, &actual);
  Binding &b = f.slots[i];
  b.formal = v.formal, b.actualSlot = actual.slot;
  b.address = actual.address, b.limit = actual.limit, b.bound = true;
  const std::string name(text(v.name));
  if (v.type.kind == Kind::Character && actual.type.kind == Kind::Character)
    b.type = actual.type;  // its length is that of the actual argument
  else if (actual.type != v.type)
    fail("argument " + name + " of " + std::string(text(f.unit->name)) + " is " + describe(v.type) + ", the actual argument is " +
         describe(actual.type));
  if (!b.array && (actual.whole || actual.section)) fail("an array is passed to the scalar argument " + name);
  const std::int64_t needed = b.elements() * b.type.units();
  if (needed > b.limit - b.address)
    fail("argument " + name + " has " + std::to_string(b.elements()) + " elements, the actual argument only " +
         std::to_string((b.limit - b.address) / b.type.units()));
  b.limit = b.address + static_cast<std::uint32_t>(needed);
}

// VALUE: storage of its own, which nothing else names.
template <class Real>
void Machine<Real>::bindCopy(Frame &f, std::size_t i, const Place &actual) {
  bindFormal(f, i, actual);
  const std::uint32_t from = f.slots[i].address, cells = f.slots[i].limit - from;
  const std::uint32_t to = allocate(cells);
  for (std::uint32_t k = 0; k < cells; ++k) memory_[to + k] = memory_[from + k];
  Binding &b = f.slots[i];
  b.address = to, b.limit = to + cells;
  b.formal = b.actualSlot = -1;
}

// Locals, constants, and dummies of the unit that is run (their values are those that were set).
template <class Real>
void Machine<Real>::bindLocal(Frame &f, std::size_t i) {
  const Variable &v = f.unit->variables[i];
  if (v.type.kind == Kind::None) return;
  const int formal = f.slots[i].formal;
  auto given = formal >= 0 ? given_.find({f.unit->name, v.name}) : given_.end();
  bindDims(f, i);
  Binding &b = f.slots[i];
  std::int64_t n = 1;
  for (const Bound &d : b.dims) {
    if (d.extent >= 0)
      n *= d.extent;
    else if (given == given_.end())
      fail("the assumed-size argument " + std::string(text(v.name)) + " was not set");
    else
      n = static_cast<std::int64_t>(given->second.size());
  }
  const std::uint32_t units = static_cast<std::uint32_t>(n) * b.type.units();
  b.address = v.overlay < 0 ? allocate(units) : overlaid(f, v);
  b.limit = b.address + units;
  b.bound = true;
  if (given != given_.end()) {
    if (static_cast<std::int64_t>(given->second.size()) < n) fail("too few values were set for " + std::string(text(v.name)));
    for (std::int64_t k = 0; k < n; ++k) {
      const auto &value = given->second[static_cast<std::size_t>(k)];
      Cell<Real> &c = memory_[b.address + static_cast<std::uint32_t>(k) * b.type.units()];
      if (!value) continue;
      c.value.type = b.type;
      if (b.type.kind == Kind::Real)
        c.value.r = *value;
      else
        c.value.i = static_cast<std::int64_t>(*value);
    }
  }
  if (v.parameter && v.init) {
    for (std::int64_t k = 0; k < n; ++k) {
      Cell<Real> &c = memory_[f.slots[i].address + static_cast<std::uint32_t>(k) * v.type.units()];
      c.value = converted(valueAt(v.init, k), v.type, v.init), c.constant = true;
    }
  }
}

// The place of a local that EQUIVALENCE lays over others.
template <class Real>
std::uint32_t Machine<Real>::overlaid(Frame &f, const Variable &v) {
  const auto [place, fresh] = f.overlays.try_emplace(v.overlay, 0);
  if (fresh) place->second = allocate(f.unit->overlays[static_cast<std::size_t>(v.overlay)]);
  return place->second + v.offset;
}

// Notes which activations have dummies that share storage with another dummy or with COMMON.
template <class Real>
void Machine<Real>::markShared(Frame &f) {
  std::vector<const Binding *> dummies;
  for (const Binding &b : f.slots)
    if (b.bound && b.formal >= 0) dummies.push_back(&b);
  for (std::size_t i = 0; i < dummies.size() && !f.watched; ++i) {
    if (dummies[i]->address < staticEnd_) f.watched = true;
    for (const Binding &b : f.slots)
      if (b.bound && b.hosted >= 0 && dummies[i]->address < b.limit && b.address < dummies[i]->limit) f.watched = true;
    for (std::size_t k = 0; k < i; ++k)
      if (dummies[i]->address < dummies[k]->limit && dummies[k]->address < dummies[i]->limit) f.watched = true;
  }
  if (f.watched) ++watchedFrames_;
}

// One access, seen from every activation in which the storage is visible. In each, storage that is written must be accessed
// through one name only.
template <class Real>
void Machine<Real>::touch(std::uint32_t address, int slot, bool write, Tree at) {
  if (!watchedFrames_) return;
  for (std::size_t k = frames_.size(); k-- > 0;) {
    Frame &f = *frames_[k];
    const Binding *b = slot >= 0 ? &f.slots[static_cast<std::size_t>(slot)] : nullptr;
    const int by = b && b->formal >= 0 ? slot : -1;
    if (f.watched) {
      auto [found, fresh] = f.accesses.try_emplace(address, typename Frame::Access{by, false, write});
      if (!fresh) found->second.mixed |= found->second.by != by, found->second.written |= write;
      if (found->second.mixed && found->second.written)
        fail("storage that two names of " + std::string(text(f.unit->name)) + " share is written (one of them a dummy argument)",
             f_.span(at));
    }
    if (b && b->formal >= 0) {
      slot = b->actualSlot;
      if (slot < 0) return;
    } else if (b && b->hosted >= 0) {  // in the activation that it is of; those between do not know it by a name of their own
      slot = b->hosted;
      while (k > 0 && frames_[k - 1]->unit != f.unit->host) --k;
    } else if (address < staticEnd_) {
      slot = -1;
    } else {
      return;
    }
  }
}

}  // namespace dotbar::interpret
