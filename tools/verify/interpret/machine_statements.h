// Part of the interpreter: statements and control. Included by machine.cpp only.
#pragma once

#include <sstream>

#include "engine/il/declarations.h"
#include "il_make.h"
#include "runtime/dotbar_schedule.h"
#include "tools/verify/interpret/machine.h"

namespace dotbar::interpret {

template <class Real>
void Machine<Real>::step(Tree at) {
  if (++steps_ > options_.stepLimit) fail("the run takes too many steps", f_.span(at));
}

// `flow`: how control comes here; a jump may lead to a label of this list, or into a part of an IF in it.
template <class Real>
auto Machine<Real>::runList(Tree instrs, Flow flow) -> Flow {
  for (std::uint32_t k = 0;;) {
    if (flow == Flow::Goto) {
      bool isHere = false;
      for (std::uint32_t i = 0; i < f_.arity(instrs) && !isHere; ++i) {
        const Tree t = f_.child(instrs, i), part = partWithLabel(t);
        isHere = (f_.is(t, Op::Label) && f_.text(il::LabelOp::label_(f_, t)) == jump_) || part;
        if (isHere) k = part ? i + 1 : i, flow = part ? runList(part, Flow::Goto) : Flow::Next;
      }
      if (!isHere) return flow;
      continue;
    }
    if (flow != Flow::Next || k == f_.arity(instrs)) return flow;
    flow = run(f_.child(instrs, k++));
  }
}

// The part of an IF that the jump enters from outside.
template <class Real>
Tree Machine<Real>::partWithLabel(Tree t) const {
  while (f_.is(t, Op::Label) || f_.is(t, Op::Named)) t = il::AnyOp::instr_(f_, t);
  if (!f_.is(t, Op::If)) return {};
  for (Tree part : {il::IfOp::then_(f_, t), il::IfOp::else_(f_, t)})
    for (Tree c : f_.children(part))
      if ((f_.is(c, Op::Label) && f_.text(il::LabelOp::label_(f_, c)) == jump_) || partWithLabel(c)) return part;
  return {};
}

// Labels of an arithmetic IF, or of a computed GOTO, which goes on where its value is none of a label.
template <class Real>
auto Machine<Real>::chosenJump(Tree t) -> Flow {
  if (f_.is(t, Op::IfArithmetic)) {
    using O = il::IfArithmeticOp;
    const V value = eval(O::value_(f_, t));
    jump_ = f_.text(value.real() < 0 ? O::negative_(f_, t) : value.real() == 0 ? O::zero_(f_, t) : O::positive_(f_, t));
    return Flow::Goto;
  }
  const std::int64_t value = integer(il::GotoComputedOp::value_(f_, t));
  const Tree labels = il::GotoComputedOp::labels_(f_, t);
  if (value < 1 || value > f_.arity(labels)) return Flow::Next;
  return jump_ = f_.text(f_.child(labels, static_cast<std::uint32_t>(value - 1))), Flow::Goto;
}

// The procedure that interface assignment(=) names for a logical value where the language has no assignment of one; null: none.
template <class Real>
UnitInfo *Machine<Real>::assigning(Tree assignment) {
  Tree value = il::AssignOp::right_(f_, assignment);
  while (f_.is(value, Op::Paren)) value = il::ParenOp::operand_(f_, value);
  const Tree name = f_.is(value, Op::Index) ? il::IndexOp::base_(f_, value) : value;
  const int slot = f_.is(name, Op::Name) ? frame().unit->find(f_.symbol(name)) : -1;
  const bool is =
      slot >= 0 ? frame().unit->variables[static_cast<std::size_t>(slot)].type.kind == Kind::Logical
                : il::info(f_.op(value)).typing == il::Typing::Truth || f_.is(value, Op::Not) || f_.is(value, Op::Logicalval);
  if (!is || locate(il::AssignOp::left_(f_, assignment)).type.kind == Kind::Logical) return nullptr;
  for (UnitInfo *u : program_->meant(*frame().unit, intern("assignment(=)")))
    if (takes(*u, assignment)) return u;
  return nullptr;
}

template <class Real>
auto Machine<Real>::run(Tree t) -> Flow {
  step(t);
  switch (f_.op(t)) {
    case Op::Assign:
      if (UnitInfo *u = program_->definesAssignment() ? assigning(t) : nullptr) return call(*u, t, t), Flow::Next;
      return assign(il::AssignOp::left_(f_, t), il::AssignOp::right_(f_, t)), Flow::Next;
    case Op::If:
      return runList(logical(il::IfOp::test_(f_, t)) ? il::IfOp::then_(f_, t) : il::IfOp::else_(f_, t));
    case Op::Where:
      return runWhere(t), Flow::Next;
    case Op::Loop:
      return runLoop(t, {});
    case Op::Call:
      if (il::hasResult(f_, t)) return callResult(t), Flow::Next;
      return callStatement(il::CallOp::procedure_(f_, t), il::CallOp::args_(f_, t), t), Flow::Next;
    case Op::Input:
      return input(t), Flow::Next;
    case Op::Select:
      return runSelect(t);
    case Op::Label:
      return run(il::LabelOp::instr_(f_, t));
    case Op::Named:
      return runNamed(t);
    case Op::Continue:
    case Op::Comment:
    case Op::Output:
      return Flow::Next;
    case Op::Forget:
      return forget(il::ForgetOp::left_(f_, t)), Flow::Next;
    case Op::Goto:
      return jump_ = f_.text(il::GotoOp::label_(f_, t)), Flow::Goto;
    case Op::GotoComputed:
    case Op::IfArithmetic:
      return chosenJump(t);
    case Op::Exit:
    case Op::Cycle: {
      const Tree construct = il::AnyOp::construct_(f_, t);
      left_ = f_.is(construct, Op::Notext) ? Symbol{} : f_.symbol(construct);
      return f_.is(t, Op::Exit) ? Flow::Exit : Flow::Cycle;
    }
    case Op::Return:
      return Flow::Return;
    case Op::Push:
      return push(il::PushOp::values_(f_, t)), Flow::Next;
    case Op::Pop:
    case Op::Look:
      return pop(il::AnyOp::references_(f_, t), f_.is(t, Op::Look)), Flow::Next;
    case Op::PushControl:
      return pushControl(t), Flow::Next;
    case Op::PopControl:
      return popControl(il::PopControlOp::reference_(f_, t), integer(il::PopControlOp::values_(f_, t)), false), Flow::Next;
    case Op::Checkpoint:
    case Op::Flowgraph:
      return runList(il::AnyOp::body_(f_, t));
    case Op::Stop:
      fail("STOP", f_.span(t));
    default:
      throw RunError{"the interpreter does not know the statement " + il::dump(f_, t), f_.span(t), f_.is(t, Op::Other)};
  }
}

template <class Real>
void Machine<Real>::callResult(Tree t) {
  using O = il::CallOp;
  const Tree procedure = O::procedure_(f_, t), args = O::args_(f_, t), result = O::result_(f_, t);
  UnitInfo *u = called(procedure, args);
  if (!u || !u->function) fail("no function " + std::string(f_.text(procedure)), f_.span(t));
  const V v = call(*u, args, t);
  const Place p = locate(result);
  if (p.whole || p.section) fail("the result of a function is put into a whole array", f_.span(t));
  store(p.address, p.type, converted(v, p.type, t), p.slot, result);
}

// Numbers in a string, apart by blanks. Where an item is may hang on those before it.
template <class Real>
void Machine<Real>::input(Tree t) {
  const V unit = eval(il::InputOp::unit_(f_, t));
  if (unit.type.kind != Kind::Character) fail("input from a file", f_.span(t));
  std::istringstream in{std::string(text(Symbol{static_cast<std::uint32_t>(unit.i)}))};
  for (Tree item : f_.children(il::InputOp::writes_(f_, t))) {
    const Place p = locate(item);
    double number = 0;
    if (p.whole || p.section || !(in >> number)) fail("no number for an item of input", f_.span(t));
    const V v{p.type, static_cast<std::int64_t>(number), static_cast<Real>(number)};
    store(p.address, p.type, v, p.slot, item);
  }
}

template <class Real>
void Machine<Real>::pushControl(Tree t) {
  Entry e;
  e.control = true;
  e.values.push_back(eval(il::PushControlOp::value_(f_, t)));
  e.count = integer(il::PushControlOp::values_(f_, t));
  if (e.values[0].type.kind != Kind::Integer || e.values[0].i < 0 || e.values[0].i >= e.count)
    fail("a control value outside 0 .. " + std::to_string(e.count - 1), f_.span(t));
  stack_.push_back(std::move(e));
  look_ = stack_.size();
}

// The mask is evaluated first, for as many elements as the first assignment has.
template <class Real>
void Machine<Real>::runWhere(Tree where) {
  Tree first = where;
  while (f_.is(first, Op::Where)) {
    const Tree then = il::WhereOp::then_(f_, first), inside = f_.arity(then) ? then : il::WhereOp::else_(f_, first);
    if (!f_.arity(inside)) return;
    first = f_.children(inside).front();
  }
  if (countOf(il::WhereOp::test_(f_, where)) < 0) fail("a mask that is a scalar", f_.span(where));
  const std::vector<bool> outer = mask_;
  std::vector<bool> yes, no;
  const std::size_t n = elements(il::AssignOp::left_(f_, first));
  for (std::size_t k = 0; k < n; ++k) {
    const bool here = outer.empty() || (k < outer.size() && outer[k]);
    element_ = static_cast<std::int64_t>(k);
    const bool chosen = here && logical(il::WhereOp::test_(f_, where));
    element_ = -1;
    yes.push_back(chosen), no.push_back(here && !chosen);
  }
  mask_ = yes;
  if (n > 0) runList(il::WhereOp::then_(f_, where));
  mask_ = no;
  if (n > 0) runList(il::WhereOp::else_(f_, where));
  mask_ = outer;
}

template <class Real>
std::size_t Machine<Real>::elements(Tree array) {
  Place p = locate(array);
  if (p.whole) listCells(p, frame().slots[static_cast<std::size_t>(p.slot)]);
  return p.cells.size();
}

// A construct with a name, which EXIT and CYCLE inside may say.
template <class Real>
auto Machine<Real>::runNamed(Tree t) -> Flow {
  const Symbol name = f_.symbol(il::NamedOp::construct_(f_, t));
  while (f_.is(t, Op::Named) || f_.is(t, Op::Label)) t = il::AnyOp::instr_(f_, t);
  if (f_.is(t, Op::Loop)) return runLoop(t, name);
  const Flow flow = run(t);
  return flow == Flow::Exit && left_ == name ? Flow::Next : flow;
}

// Whether the loop goes on with another trip after this one; else how the flow goes on behind it.
template <class Real>
auto Machine<Real>::afterTrip(Flow flow, Symbol name) const -> std::pair<bool, Flow> {
  const bool own = !left_ || left_ == name;
  if (flow == Flow::Next || (flow == Flow::Cycle && own)) return {true, Flow::Next};
  return {false, flow == Flow::Exit && own ? Flow::Next : flow};
}

template <class Real>
auto Machine<Real>::runLoop(Tree loop, Symbol name) -> Flow {
  const Tree control = il::LoopOp::control_(f_, loop), body = il::LoopOp::body_(f_, loop);
  if (f_.is(control, Op::Do)) return runDo(control, body, name);
  while (f_.is(control, Op::Forever) || logical(il::WhileOp::test_(f_, control))) {
    step(loop);
    const auto [goesOn, flow] = afterTrip(runList(body), name);
    if (!goesOn) return flow;
  }
  return Flow::Next;
}

template <class Real>
auto Machine<Real>::runDo(Tree control, Tree body, Symbol name) -> Flow {
  const Tree var = il::DoOp::var_(f_, control);
  const Place p = locate(var);
  const bool real = p.type.kind == Kind::Real;
  if (!real && p.type.kind != Kind::Integer) fail("a loop variable that is not a number", f_.span(var));
  auto bound = [&](Tree t) {
    V v{p.type, 1, 1};
    if (f_.is(t, Op::Noexpr)) return v;
    if (real)
      v.r = eval(t).real();
    else
      v.i = integer(t);
    return v;
  };
  V at = bound(il::DoOp::first_(f_, control));
  const V last = bound(il::DoOp::last_(f_, control)), by = bound(il::DoOp::step_(f_, control));
  if (real ? by.r == 0 : by.i == 0) fail("a loop with stride zero", f_.span(control));
  const std::int64_t trips = real ? static_cast<std::int64_t>((last.r - at.r + by.r) / by.r) : (last.i - at.i + by.i) / by.i;
  auto set = [&] { store(p.address, p.type, at, p.slot, var); };
  set();
  for (std::int64_t k = 0; k < trips; ++k) {
    step(control);
    const auto [goesOn, flow] = afterTrip(runList(body), name);
    if (!goesOn) return flow;
    const V &now = memory_[p.address].value;
    if (now.type != p.type || (real ? now.r != at.r : now.i != at.i))
      fail("the loop overwrites its variable " + std::string(f_.text(var)), f_.span(control));
    at.i += by.i, at.r += by.r;
    set();
  }
  return Flow::Next;
}

template <class Real>
auto Machine<Real>::runSelect(Tree select) -> Flow {
  const V value = eval(il::SelectOp::value_(f_, select));
  Tree chosen;
  for (Tree c : f_.children(il::SelectOp::cases_(f_, select))) {
    if (f_.is(c, Op::DefaultCase)) {
      if (!chosen) chosen = il::DefaultCaseOp::body_(f_, c);
      continue;
    }
    for (Tree r : f_.children(il::CaseOp::ranges_(f_, c))) {
      auto is = [&](Op order, Tree bound) { return f_.is(bound, Op::Noexpr) || compare(order, value, eval(bound)).i; };
      const bool hit = f_.is(r, Op::Single)
                           ? is(Op::Eq, il::SingleOp::value_(f_, r))
                           : is(Op::Ge, il::BetweenOp::lower_(f_, r)) && is(Op::Le, il::BetweenOp::upper_(f_, r));
      if (hit) return runList(il::CaseOp::body_(f_, c));
    }
  }
  return chosen ? runList(chosen) : Flow::Next;
}

template <class Real>
void Machine<Real>::assign(Tree left, Tree right) {
  V v;
  const bool name = f_.is(left, Op::Name);
  if (name || f_.is(left, Op::Index)) {
    Place p = locate(left);
    if (p.whole || p.section) return assignArray(p, left, right);
  }
  if (f_.is(right, Op::Index) && element_ < 0) {  // what has no value is copied as that: an adjoint gives back what was there
    const Place from = locate(right);
    if (!from.whole && !from.section && memory_[from.address].value.type.kind == Kind::None) {
      const Place p = locate(left);
      return store(p.address, p.type, V{}, p.slot, left);
    }
  }
  v = eval(right);
  // a function on the right may not change what the subscripts on the left say, so the order does not matter
  const Place p = locate(left);
  store(p.address, p.type, converted(v, p.type, left), p.slot, left);
}

// What follows sets all of it: whoever reads an element before that has no value.
template <class Real>
void Machine<Real>::forget(Tree left) {
  Place p = locate(left);
  if (p.whole) listCells(p, frame().slots[static_cast<std::size_t>(p.slot)]);
  for (const std::uint32_t c : p.cells) store(c, p.type, V{}, p.slot, left);
}

// All elements are evaluated before the first is stored, as Fortran says.
template <class Real>
void Machine<Real>::assignArray(Place &p, Tree left, Tree right) {
  if (p.whole) listCells(p, frame().slots[static_cast<std::size_t>(p.slot)]);
  std::vector<V> values;
  if (!mask_.empty() && mask_.size() != p.cells.size()) fail("a mask of another size", f_.span(left));
  const auto isLeftOut = [&](std::size_t k) { return !mask_.empty() && !mask_[k]; };
  for (std::size_t k = 0; k < p.cells.size(); ++k) {
    element_ = static_cast<std::int64_t>(k);
    values.push_back(isLeftOut(k) ? V{} : converted(eval(right), p.type, left));
    element_ = -1;
  }
  for (std::size_t k = 0; k < p.cells.size(); ++k)
    if (!isLeftOut(k)) store(p.cells[k], p.type, values[k], p.slot, left);
}

template <class Real>
void Machine<Real>::callStatement(Tree name, Tree args, Tree at) {
  if (UnitInfo *u = called(name, args)) {
    if (u->function) fail(std::string(f_.text(name)) + " is a function", f_.span(at));
    call(*u, args, at);
    return;
  }
  std::string lower(f_.text(name));
  for (char &c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  if (!runtimeCall(lower, args, at)) fail("no subroutine " + std::string(f_.text(name)), f_.span(at));
}

// As the runtime says it.
template <class Real>
void Machine<Real>::nextSnapshot(Tree args) {
  const auto all = f_.children(args);
  V v;
  v.type = {Kind::Integer, 4};
  v.i = dotbar_advance(static_cast<int>(integer(all[0])), static_cast<int>(integer(all[1])));
  const Place p = locate(all[2]);
  store(p.address, p.type, v, p.slot, all[2]);
}

// PUSHREAL8(x), POPREAL8ARRAY(x, n), PUSHCONTROL1B(c) ...: what push, pop and look are called in Fortran text.
template <class Real>
bool Machine<Real>::runtimeCall(std::string_view name, Tree args, Tree at) {
  if (name == "dotbar_advance" && f_.arity(args) == 3) return nextSnapshot(args), true;
  const bool isPush = name.starts_with("push"), isPop = name.starts_with("pop"), isLook = name.starts_with("look");
  if ((!isPush && !isPop && !isLook) || f_.arity(args) == 0) return false;
  std::string_view rest = name.substr(isPop ? 3 : 4);
  const Tree first = f_.children(args).front();
  if (rest.starts_with("control")) {
    const std::int64_t count = std::int64_t{1}
                               << (rest.size() > 7 && std::isdigit(static_cast<unsigned char>(rest[7])) ? rest[7] - '0' : 8);
    if (!isPush) return popControl(first, count, isLook), true;
    Entry e;
    e.control = true, e.count = count;
    e.values.push_back(eval(first));
    if (e.values[0].i < 0 || e.values[0].i >= count) fail("a control value that does not fit " + std::string(name), f_.span(at));
    stack_.push_back(std::move(e));
    look_ = stack_.size();
    return true;
  }
  const bool array = rest.ends_with("array");
  if (array) rest.remove_suffix(5);
  static const std::map<std::string_view, Type> types = {
      {"integer4", {Kind::Integer, 4}}, {"integer8", {Kind::Integer, 8}}, {"real4", {Kind::Real, 4}},
      {"real8", {Kind::Real, 8}},       {"real16", {Kind::Real, 16}},     {"boolean", {Kind::Logical, 4}},
      {"integer1", {Kind::Integer, 1}}, {"integer2", {Kind::Integer, 2}}, {"logical1", {Kind::Logical, 1}},
      {"logical2", {Kind::Logical, 2}}, {"logical8", {Kind::Logical, 8}}};
  const bool isVariable = f_.is(first, Op::Name) || f_.is(first, Op::Index);
  const bool isText = array && rest == "character";  // one value here, whose characters are counted
  const auto type = types.find(rest);
  if (type == types.end() && !isText) return false;
  if (isVariable && !(isText ? locate(first).type.kind == Kind::Character : locate(first).type == type->second))
    fail(std::string(name) + " of a " + describe(locate(first).type) + " variable", f_.span(at));
  const std::int64_t count = array ? integer(f_.children(args)[1]) : -1, limit = isText ? -1 : count;
  if (isText && isVariable && locate(first).type.bytes != count)
    fail(std::string(name) + " of " + std::to_string(count) + " characters of a " + describe(locate(first).type) + " variable",
         f_.span(at));
  if (isPush)
    pushValues(first, limit);
  else
    popValues(first, isLook, limit);
  return true;
}

}  // namespace dotbar::interpret
