#include "tools/driver/stack_entries.h"

#include <algorithm>
#include <optional>
#include <string>

#include "dataflow/program/associations.h"
#include "dataflow/program/records.h"
#include "engine/il/declarations.h"
#include "engine/il/walk.h"
#include "frontends/language.h"
#include "tools/driver/elements.h"
#include "tools/driver/kept_objects.h"
#include "tools/driver/made_names.h"
#include "tools/driver/undecided.h"

namespace dotbar::tools {

using namespace il;

class StackEntries::Entries {
 public:
  Entries(LoweredUnit &unit, const MemoryFacts &memory, std::function<Tree(Tree, Tree)> expression)
      : unit_(unit), p(unit.p), f(unit.f), u(unit.u), memory_(memory), expression_(std::move(expression)) {}

  bool lower(Tree i, std::vector<Tree> &out) {
    switch (f.op(i)) {
      case Op::Push:
        return entries(i, "push", PushOp::values_(f, i), false, out), true;
      case Op::Pop:
        return entries(i, "pop", PopOp::references_(f, i), true, out), true;
      case Op::Look:
        return look(i, LookOp::references_(f, i), out), true;
      case Op::PushControl:
        return control(i, "push", out), true;
      case Op::PopControl:
        return control(i, "pop", out), true;
      default:
        return false;
    }
  }

  void declare(std::vector<Tree> &decls) {
    for (const Made &v : made_)
      if (v.name) {
        const Declared variable{v.name, v.dims};
        decls.push_back(language().variables(f, integer(), std::span(&variable, 1)));
      }
  }

 private:
  LoweredUnit &unit_;
  dataflow::Program &p;
  Forest &f;
  const dataflow::Unit &u;
  const MemoryFacts &memory_;
  std::function<Tree(Tree, Tree)> expression_;
  std::vector<Tree> known_;  // objects that have memory where an entry is made

  // Variables that a pop of what may have no memory needs.
  struct Made {
    const char *hint;
    Symbol name = {};
    Tree dims = {};
  };
  std::vector<Made> made_{{"kept"}, {"bounds"}};
  static constexpr std::size_t firstIndexMade = 2;
  std::size_t loops_ = 0;
  std::uint32_t mostBounds_ = 0;

  Tree from(Tree built, Tree model) { return unit_.from(built, model); }
  Tree elementType(Tree expr) { return unit_.elementType(expr); }
  void refuse(Tree at, std::string message) { unit_.refuse(at, std::move(message)); }
  Diagnostic &refused(Tree at, std::string message) { return unit_.refused(at, std::move(message)); }

  Tree call(std::string_view entry, std::vector<Tree> args, Tree model) {
    const Tree list = f.node(Op::Args, args);
    return from(CallOp::make(f, NameOp::make(f, entry), list, f.leaf(Op::Noref, ""), f.span(model)), model);
  }

  void refuseKind(Tree at, Tree value, Tree type) {
    const std::string kept = "'" + language().writeExpression(f, value) + "' must be kept on the stack, ";
    if (dataflow::holdsPointers(p, u, type)) {
      Diagnostic &d = refused(at, kept + "an object with POINTER components, and what they point to: not done yet");
      d.fix = "write the statements in the place of the call, or pass the numbers that are overwritten";
      return;
    }
    Diagnostic &d = refused(at, kept + "but its kind is not known");
    const Tree by = undecidedBy(p, u, type);
    if (!by) return;
    d.note(f.span(by), "what is declared here may be one thing or another");
    d.fix = "if lines of the preprocessor say so, have them evaluated: --cpp, with -D as the compiler has it";
  }

  static std::string typeName(Op op, std::int64_t size) {
    switch (op) {
      case Op::IntegerType:
        return "integer" + std::to_string(size);
      case Op::RealType:
        return "real" + std::to_string(size);
      case Op::ComplexType:
        return "complex" + std::to_string(size);
      case Op::LogicalType:
        return size == 4 ? "boolean" : "logical" + std::to_string(size);
      case Op::CharacterType:
        return "character";
      default:
        return "";
    }
  }

  bool isWholeArray(Tree e) {
    const Tree t = p.typeOf(u, e);
    return t && f.is(t, Op::ArrayType);
  }

  // A whole array whose extent only its caller knows.
  bool isAssumedSize(Tree array) {
    const Tree type = p.typeOf(u, array);
    const Tree dims = ArrayTypeOp::dims_(f, type);
    return f.arity(dims) > 0 && f.is(BoundsOp::upper_(f, f.child(dims, f.arity(dims) - 1)), Op::Star);
  }

  // --- arrays of assumed rank: as ones of as many dimensions as they have ---
  // What is done whatever number it is.
  void rankedEntry(Tree i, const char *verb, Tree array, std::vector<Tree> &out) {
    if (const Tree known = rankAround(p, f.origin(i).source, array))
      return entry(i, verb, f.node(Op::Downcast, {array, known}), out);
    std::vector<Tree> chain;
    const std::vector<Tree> ranks = p.asEachRank(array);
    for (std::size_t k = ranks.size(); k-- > 0;) {
      std::vector<Tree> inside;
      entry(i, verb, ranks[k], inside);
      chain = {choice(i, f.node(Op::IsOf, {array, DowncastOp::type_(f, ranks[k])}), inside, chain)};
    }
    out.push_back(chain.front());
  }

  void entries(Tree i, const char *verb, Tree list, bool reversed, std::vector<Tree> &out) {
    const std::uint32_t n = f.arity(list);
    for (std::uint32_t k = 0; k < n; ++k) entry(i, verb, f.child(list, reversed ? n - 1 - k : k), out);
  }

  // What has memory of its own is taken back, and put there again.
  void look(Tree i, Tree list, std::vector<Tree> &out) {
    const auto hasMemory = [&](Tree value) {
      return !leavesAllMemory(i, value) && (p.isAllocatable(u, value) || !partsWithMemory(p, u, value).empty());
    };
    if (!std::ranges::any_of(f.children(list), hasMemory)) return entries(i, "look", list, true, out);
    entries(i, "pop", list, true, out);
    entries(i, "push", list, false, out);
  }

  void entry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    if (isWholeArray(value) && p.isAssumedRank(u, value)) return rankedEntry(i, verb, value, out);
    if (isOfEach(p, u, value) && p.isAllocatable(u, value))  // each has memory of its own, or none
      return each(i, value, verb != std::string_view("push"), out,
                  [&](Tree element, std::vector<Tree> &inside) { entry(i, verb, element, inside); });
    const dataflow::Variable *dummy = handedOn(i, value);
    const Tree object = dummy ? Tree{} : objectOfAbsence(p, u, f.origin(i).source, value, known_);
    if (!dummy && !object) return thereEntry(i, verb, value, out);
    std::vector<Tree> inside;
    thereEntry(i, verb, value, inside);
    if (inside.empty()) return;
    const Tree test = dummy                        ? language().isPresent(f, dummy->name)
                      : p.isAllocatable(u, object) ? language().hasMemory(f, object)
                                                   : language().pointsSomewhere(f, object);
    out.push_back(choice(i, test, inside, {}));
  }

  // Its value, where it is known to have memory.
  void knownEntry(Tree i, const char *verb, Tree object, std::vector<Tree> &out) {
    known_.push_back(object);
    valueEntry(i, verb, object, out);
    known_.pop_back();
  }

  void thereEntry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    if (p.isAllocatable(u, value)) {
      if (hasNoMemory(i, value)) return nothing(i, verb, value, out);
      if (!leavesMemory(i, value)) return isMoreThanNumbers(value) ? refuseMemory(i, value) : memory(i, verb, value, out);
      std::vector<Tree> inside;
      knownEntry(i, verb, value, inside);
      if (!inside.empty()) out.push_back(choice(i, language().hasMemory(f, value), inside, {}));
      return;
    }
    if (!mayPointNowhere(i, value)) return valueEntry(i, verb, value, out);
    std::vector<Tree> inside;
    valueEntry(i, verb, value, inside);
    if (!inside.empty()) out.push_back(choice(i, language().pointsSomewhere(f, value), inside, {}));
  }

  bool pointsToProcedures(Tree object) { return dataflow::pointsToProcedures(p, u, elementType(object)); }
  bool isMoreThanNumbers(Tree object) { return mayBeExtended(p, u, elementType(object)) || pointsToProcedures(object); }

  // Memory that is given again would be of the declared type, whatever type it was of, and its pointers to procedures would be as
  // they begin.
  void refuseMemory(Tree i, Tree object) {
    const char *what = pointsToProcedures(object) ? ", with components that are pointers to procedures: not done yet"
                                                  : ", of a class, and may be of a type that extends the declared one: "
                                                    "not done yet";
    refused(i, "'" + language().writeExpression(f, object) + "' must be kept on the stack with its memory" + what).fix =
        "pass it for an argument that is not ALLOCATABLE";
  }

  // What the entry is for gives and takes no memory that the object has: it is where it was when its value is put back.
  bool leavesMemory(Tree i, Tree object) { return leavesAllMemory(i, object) || isPassedAsItIs(p, f.origin(i).source, object); }
  // What is inside it, too.
  bool leavesAllMemory(Tree i, Tree object) {
    const Tree source = f.origin(i).source;
    return memory_.moved && p.unitOf(source) == u.id && !memory_.moved(source).meets(p.zonesOf(u, object));
  }

  // It has none ahead of what the entry is for.
  bool hasNoMemory(Tree i, Tree object) {
    const Tree source = f.origin(i).source;
    const dataflow::BitSet zones = p.zonesOf(u, object);
    return memory_.absent && p.unitOf(source) == u.id && !zones.empty() && zones.within(memory_.absent(source));
  }

  // And none again behind the backward sweep of that.
  void nothing(Tree i, std::string_view verb, Tree object, std::vector<Tree> &out) {
    if (verb != "push") out.push_back(choice(i, language().hasMemory(f, object), {freed(i, object)}, {}));
  }
  Tree freed(Tree i, Tree object) {
    const Tree none = f.leaf(Op::Noref, "");
    return from(f.node(Op::Deallocate, {f.node(Op::Exprs, {object}), none, none}), i);
  }

  // A pointer that is handed on: where it goes through one, a statement has something behind it.
  bool mayPointNowhere(Tree i, Tree value) { return dataflow::isPointer(p, u, value) && !f.is(f.origin(i).source, Op::Assign); }

  // The argument that the caller may have left out, where what the entry is for may hand it on as it is: a call, or a fragment
  // that holds calls. Other statements overwrite what is there.
  const dataflow::Variable *handedOn(Tree i, Tree value) {
    const dataflow::Variable *v = p.designated(u, value);
    const Tree source = f.origin(i).source;
    return v && v->optional && !f.is(source, Op::Assign) && !isKnownPresent(source, v->name) ? v : nullptr;
  }

  // By an IF around a source statement.
  bool isKnownPresent(Tree t, Symbol dummy) {
    for (Tree below = t; below; below = t) {
      t = p.parent(below);
      if (t && f.is(t, Op::If) && IfOp::then_(f, t) == below && says(IfOp::test_(f, t), dummy)) return true;
    }
    return false;
  }

  bool says(Tree test, Symbol dummy) {
    if (f.is(test, Op::And)) return says(AndOp::left_(f, test), dummy) || says(AndOp::right_(f, test), dummy);
    return f.equal(test, language().isPresent(f, dummy));
  }

  // Objects with memory inside: element by element, component by component.
  void valueEntry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    const std::vector<dataflow::Constituent> parts = partsWithMemory(p, u, value);
    if (parts.empty()) return plainEntry(i, verb, value, out);
    const bool back = verb != std::string_view("push");
    each(i, value, back, out, [&](Tree element, std::vector<Tree> &inside) {
      std::vector<Tree> all;
      for (const dataflow::Constituent &c : parts) all.push_back(partOf(p, u, element, c));
      if (back) std::ranges::reverse(all);
      for (auto at = all.begin(); at != all.end();) {
        const auto next = std::find_if(at, all.end(), [&](Tree part) { return !f.equal(extending(part), extending(*at)); });
        partEntries(i, verb, {at, next}, inside);
        at = next;
      }
    });
  }

  // The object as one of a type that extends the declared one, of which this is a part; none: the declared type has it.
  Tree extending(Tree part) {
    const Tree object = f.is(part, Op::Field) ? FieldOp::base_(f, part) : Tree{};
    return f.is(object, Op::Downcast) ? object : f.leaf(Op::Noref, "");
  }

  // What only a type has that extends the declared one: nothing of it is done where the object is not of that.
  void partEntries(Tree i, const char *verb, const std::vector<Tree> &parts, std::vector<Tree> &out) {
    const Tree object = extending(parts.front());
    std::vector<Tree> inside;
    entries(i, verb, f.node(Op::Exprs, parts), false, inside);
    if (!f.is(object, Op::Downcast) || inside.empty()) return void(out.insert(out.end(), inside.begin(), inside.end()));
    const Tree test = f.node(Op::IsOf, {DowncastOp::base_(f, object), DowncastOp::type_(f, object)});
    out.push_back(choice(i, test, inside, {}));
  }

  // What is done with each element of an array, the last one first where it goes back; or with a scalar.
  template <class Entry>
  void each(Tree i, Tree value, bool back, std::vector<Tree> &out, Entry &&entry) {
    const std::uint32_t rank = rankOf(value);
    std::vector<Tree> subs, inside;
    for (std::uint32_t k = 0; k < rank; ++k) subs.push_back(nextIndex());
    const std::optional<Elements> all = elementsOf(p, u, value, subs);
    if (!all)
      return refuse(i,
                    "'" + language().writeExpression(f, value) + "' must be kept on the stack element by element: not done yet");
    entry(all->element, inside);
    loops_ -= rank;
    for (std::uint32_t k = 0; k < rank; ++k) {
      const auto &[first, last] = all->bounds[k];
      const Tree step = back ? f.node(Op::Neg, {number(1)}) : f.leaf(Op::Noexpr, "");
      const Tree control = f.node(Op::Do, {subs[k], back ? last : first, back ? first : last, step});
      inside = {from(f.node(Op::Loop, {control, f.node(Op::Instrs, inside)}), i)};
    }
    out.insert(out.end(), inside.begin(), inside.end());
  }

  std::uint32_t rankOf(Tree value) {
    const Tree type = p.typeOf(u, value);
    return f.is(type, Op::ArrayType) ? f.arity(ArrayTypeOp::dims_(f, type)) : 0;
  }

  // Loops may be inside of others, where objects in objects have arrays: each has a variable of its own.
  Tree nextIndex() {
    const std::size_t which = firstIndexMade + loops_++;
    if (made_.size() == which) made_.push_back({"element"});
    return variable(which);
  }

  // Characters whose number comes with their memory.
  bool isOfAnyLength(Tree object) {
    const Tree type = elementType(object);
    return type && f.is(type, Op::CharacterType) && f.is(CharacterTypeOp::length_(f, type), Op::OtherExpr);
  }

  // --- what has memory of its own: whether it has, its bounds, their number of characters, and its value ---
  void memory(Tree i, std::string_view verb, Tree object, std::vector<Tree> &out) {
    const std::uint32_t rank = rankOf(object);
    std::vector<Tree> inside;
    if (verb == "push") {
      knownEntry(i, "push", object, inside);
      for (std::uint32_t k = 1; k <= rank; ++k)
        for (Tree bound : {language().firstIndex(f, object, k), language().lastIndex(f, object, k)})
          inside.push_back(call("pushinteger4", {bound}, i));
      if (isOfAnyLength(object)) inside.push_back(call("pushinteger4", {language().characterCount(f, object)}, i));
      inside.push_back(call("pushcontrol1b", {number(1)}, i));
      return out.push_back(choice(i, language().hasMemory(f, object), inside, {call("pushcontrol1b", {number(0)}, i)}));
    }
    const Tree kept = variable(0), nothing = f.leaf(Op::Noref, ""), absent = f.leaf(Op::Noexpr, "");
    const std::uint32_t numbers = 2 * rank + (isOfAnyLength(object) ? 1 : 0);
    const Tree type = numbers > 2 * rank ? f.node(Op::CharacterType, {boundAt(numbers, numbers)}) : f.leaf(Op::Notype, "");
    std::vector<Tree> dims;
    for (std::uint32_t at = numbers; at > 0; --at) inside.push_back(call("popinteger4", {boundAt(at, numbers)}, i));
    for (std::uint32_t k = 1; k <= rank; ++k)
      dims.push_back(f.node(Op::Bounds, {boundAt(2 * k - 1, numbers), boundAt(2 * k, numbers)}));
    const Tree given = f.node(Op::Allocation, {object, f.node(Op::Dims, dims)});
    inside.push_back(from(f.node(Op::Allocate, {type, f.node(Op::Allocations, {given}), absent, absent, nothing, nothing}), i));
    knownEntry(i, "pop", object, inside);
    out.push_back(choice(i, language().hasMemory(f, object), {freed(i, object)}, {}));
    out.push_back(call("popcontrol1b", {kept}, i));
    out.push_back(choice(i, f.node(Op::Eq, {kept, number(1)}), inside, {}));
  }

  Tree choice(Tree model, Tree test, const std::vector<Tree> &yes, const std::vector<Tree> &no) {
    return from(f.node(Op::If, {test, f.node(Op::Instrs, yes), f.node(Op::Instrs, no)}), model);
  }
  Tree number(std::uint32_t n) { return f.leaf(Op::Intval, std::to_string(n)); }
  Tree integer() { return f.node(Op::IntegerType, {f.leaf(Op::Noexpr, "")}); }

  // An integer variable whose name nothing else has.
  Tree variable(std::size_t which) {
    Made &v = made_[which];
    const auto isTaken = [&](Symbol n) {
      return p.knowsName(u, n) || std::ranges::any_of(made_, [&](const Made &m) { return m.name == n; }) ||
             il::any(f, unit_.tree, [&](Tree t) { return f.is(t, Op::Name) && f.symbol(t) == n; });
    };
    for (int k = -1; !v.name; ++k)
      if (const Symbol n = intern(v.hint + (k < 0 ? "" : std::to_string(k))); !isTaken(n)) v.name = n;
    return f.leaf(Op::Name, v.name);
  }

  Tree boundAt(std::uint32_t place, std::uint32_t most) {
    const Tree array = variable(1);
    mostBounds_ = std::max(mostBounds_, most);
    made_[1].dims = f.node(Op::Dims, {f.node(Op::Bounds, {f.leaf(Op::Noexpr, ""), number(mostBounds_)})});
    return f.node(Op::Index, {array, f.node(Op::Subs, {number(place)})});
  }

  void texts(Tree i, const char *verb, Tree array, std::vector<Tree> &out) {
    if (isAssumedSize(array)) return refuse(i, "an array of characters whose extent is not known cannot be kept on the stack");
    each(i, array, verb != std::string_view("push"), out,
         [&](Tree element, std::vector<Tree> &inside) { plainEntry(i, verb, element, inside); });
  }

  void plainEntry(Tree i, const char *verb, Tree value, std::vector<Tree> &out) {
    if (const std::optional<std::vector<Tree>> numbers = p.numbersOf(u, value)) {  // an object, component by component
      if (numbers->empty()) return;
      return entries(i, verb, f.node(Op::Exprs, *numbers), verb != std::string_view("push"), out);
    }
    const Tree type = elementType(value);
    std::string name = type ? typeName(f.op(type), p.typeSize(u, type)) : "";
    if (f.is(value, Op::Logicalval)) name = "boolean";
    if (type && f.op(type) != Op::CharacterType && !f.is(value, Op::Logicalval) && p.typeSize(u, type) == 0)
      return refuseKind(i, value, type);
    if (name.empty()) return refuse(i, "a value of this type cannot be kept on the stack");
    if (!isRuntimeEntry(verb + name))
      return refuse(i,
                    "'" + language().writeExpression(f, value) + "' must be kept on the stack, which has no entry for its kind");
    value = expression_(value, type);
    if (name == "character") {
      const Tree length = language().characterCount(f, value);
      if (isWholeArray(value)) return texts(i, verb, value, out);
      return out.push_back(call(std::string(verb) + "characterarray", {value, length}, i));
    }
    if (!isWholeArray(value)) return out.push_back(call(verb + name, {value}, i));
    if (isAssumedSize(value))
      return refuse(i, "the whole array '" + language().writeExpression(f, value) +
                           "' must be kept, but its extent is not known: give it with --size");
    out.push_back(call(verb + name + "array", {value, language().elementCount(f, value)}, i));
  }

  static constexpr int widest = 8;  // bits of a control value: the entries of the runtime; one with more is a number

  void control(Tree i, const char *verb, std::vector<Tree> &out) {
    const std::int64_t values = language().literal(f.text(AnyOp::values_(f, i))).integer.value();
    int bits = 1;
    while ((1L << bits) < values) ++bits;
    const std::string what = bits > widest ? "integer4" : "control" + std::to_string(bits) + "b";
    const Tree argument = f.is(i, Op::PopControl) ? PopControlOp::reference_(f, i) : PushControlOp::value_(f, i);
    out.push_back(call(verb + what, {argument}, i));
  }
};

StackEntries::StackEntries(LoweredUnit &unit, const MemoryFacts &memory, std::function<Tree(Tree, Tree)> expression)
    : entries_(std::make_unique<Entries>(unit, memory, std::move(expression))) {}
StackEntries::~StackEntries() = default;
bool StackEntries::lower(Tree i, std::vector<Tree> &out) { return entries_->lower(i, out); }
void StackEntries::declare(std::vector<Tree> &decls) { entries_->declare(decls); }

}  // namespace dotbar::tools
