// Derived names (TAP-M-names: a conflict appends 0, 1, ...) and fresh ones, each with a type that the program then knows.
#include "dataflow/facts/names/names.h"

#include <algorithm>
#include <cstdlib>

#include "dataflow/program/associations.h"
#include "frontends/semantics/component_dummies.h"
#include "frontends/semantics/copies.h"
#include "il_make.h"

namespace dotbar::dataflow {

namespace {

std::string replaced(std::string_view pattern, std::string_view name) {
  std::string r;
  for (char c : pattern)
    if (c == '%')
      r += name;
    else
      r += c;
  return r;
}

// Storage that other units may see, too.
bool isSharedIn(const Unit &u, const Variable &v) {
  return v.kind == Variable::Kind::Common || v.kind == Variable::Kind::Module || v.owner != u.id || !u.contained.empty();
}

// Of a copy of a procedure the derivative has a number, or a word; the first copy has 0.
struct CopyNumber {
  std::string_view of;
  std::string word = {};
  int first = -1;
  explicit CopyNumber(Symbol name) : of(semantics::copiedText(text(name))) {
    const std::string tag(semantics::copyTag(name));
    const bool isNumber = !tag.empty() && tag.find_first_not_of("0123456789") == tag.npos;
    isNumber ? void(first = std::stoi(tag) - 1) : void(word = tag);
  }
};

}  // namespace

std::string derivedName(const rules::RuleSet &set, const rules::Function &naming, std::string_view original,
                        std::string_view digits) {
  const std::string_view pattern = text(naming.naming);
  if (const auto o = set.options.find(intern("longest_name")); o != set.options.end()) {
    const std::size_t longest = std::strtoul(std::string(text(o->second)).c_str(), nullptr, 10);
    const std::size_t more = pattern.size() - 1 + digits.size();
    if (longest > more) original = original.substr(0, longest - more);
  }
  return replaced(pattern, original) + std::string(digits);
}

Names::Names(Surroundings s) : at_(std::move(s)), program_(at_.program), forest_(program_.forest()), rules_(at_.rules) {
  nameShared();
}

// Whether the unit may come to use what another name, derived from something that units share, stands for.
bool Names::mayUse(UnitId unit, Symbol name) const {
  const auto shared = programWide_.find(name);
  if (shared == programWide_.end()) return false;
  if (unit == none || !shared->second) return true;
  const Variable *v = program_.lookup(program_.unit(unit), shared->second);
  return v && isSharedIn(program_.unit(unit), *v);
}

// Names of what several units share must not meet any name of the program; names of locals, those of their unit.
Names::NameOf &Names::nameOf(const rules::Function &naming, bool shared, Symbol original, UnitId unit) {
  const NameKey key{naming.name, original, shared ? none : unit};
  if (auto f = derivedNames_.find(key); f != derivedNames_.end()) return f->second;
  if (text(naming.naming) == "%") return derivedNames_[key] = {original};  // what is derived stands in the place of the original
  Symbol name;
  const CopyNumber copy(original);
  for (int k = copy.first;; ++k) {
    name = intern(derivedName(rules_, naming, copy.of, copy.word + (k < 0 ? "" : std::to_string(k))));
    if (shared ? !programWide_.count(name) && !program_.knowsName(name)
               : !mayUse(unit, name) && !program_.knowsName(program_.unit(unit), name) && !derived_.count({unit, name}))
      break;
  }
  if (shared && name != original) programWide_.emplace(name, text(naming.namingKind) == "variable" ? original : Symbol{});
  return derivedNames_[key] = {name};
}

// A procedure of this name is there, or will be when the program is linked.
void Names::nameByHand(const rules::Function &naming, const Unit &u) {
  const Symbol name = intern(derivedName(rules_, naming, text(u.name), ""));
  derivedNames_[NameKey{naming.name, u.name, none}] = {name};
  programWide_.emplace(name, Symbol{});
}

// What units share is named before anything else, in the order of the program: so no name depends on which unit is derived when.
void Names::nameShared() {
  for (const rules::Function &f : rules_.functions) {
    if (!f.naming) continue;
    const std::string_view kind = text(f.namingKind);
    const auto name = [&](Symbol original) {
      if (original && !text(original).empty()) nameOf(f, true, original, none);
    };
    for (const Unit &u : program_.units()) {
      if (kind == "procedure" && u.isProcedure() && at_.isWrittenByHand(u.id)) nameByHand(f, u);
      if (kind == (forest_.is(u.tree, Op::Module) ? "module" : "procedure")) name(u.name);
      if (kind == "procedure")
        for (const Variable &v : u.symbols.all())
          if (v.formal != semantics::none && v.kind == Variable::Kind::Procedure) name(basis(u, v.name));
      if (kind != "variable" && kind != "common") continue;
      for (const Variable &v : u.symbols.all())
        if (kind == "common")
          name(v.block);
        else if (v.isVariable() && isSharedIn(u, v))
          name(v.name);
      std::set<std::string_view> renamed;  // what modules declare under its own name is named there
      for (const auto &[local, there] : u.symbols.used())
        if (kind == "variable" && local != there.name) renamed.insert(text(local));
      for (const std::string_view local : renamed)
        if (const Variable *v = program_.lookup(u, intern(local)); v && v->isVariable()) name(intern(local));
    }
  }
}

// A derived variable of a unit: what it is derived from, and what the program then knows of it. `v`: what its original means
// there.
// While facts are found (quietly) what rules build is dropped: a type that they made of another is found again.
bool Names::noteDerived(std::pair<UnitId, Symbol> what, Symbol original, const rules::Function &naming, const Variable *v,
                        bool quiet) {
  Derived &d = derived_[what];
  if (d.settled) return true;
  const UnitId unit = what.first;
  const Unit &u = program_.unit(unit);
  d.original = original, d.naming = naming.name, d.unit = unit, d.typedBy = naming.typedBy;
  const Tree own = program_.typeOf(u, forest_.leaf(Op::Name, original)), type = typed(d, own);
  d.settled = type == own || !quiet;
  d.type = program_.elementType(type);
  d.dims = forest_.is(type, Op::ArrayType) ? il::ArrayTypeOp::dims_(forest_, type) : Tree{};
  d.declares = !v || v->owner == unit;  // a module's or a host's variable has its derivative declared there
  d.order = v ? v->order : 1u << 30;
  program_.declareName(unit, what.second, d.type, d.dims);
  if (v) derivedBeside(program_, unit, what.second, *v);
  return d.settled;
}

// CLASS(t), and TYPE(t).
bool Names::isDeclaredAs(Tree polymorphic, Tree type) const {
  return forest_.is(polymorphic, il::Op::ClassType) && forest_.is(type, il::Op::StructType) &&
         forest_.equal(il::ClassTypeOp::tag_(forest_, polymorphic), il::StructTypeOp::tag_(forest_, type));
}

// The type of a derived variable, of that which the original has in the same place.
Tree Names::typed(const Derived &d, Tree type) {
  if (!d.typedBy) return type;
  const Tree by = at_.typeBy(d.unit, *d.typedBy, forest_.leaf(Op::Name, d.original), type);
  if (!by) return type;
  typesDiffer_ = typesDiffer_ || !(forest_.equal(by, type) || isDeclaredAs(type, by));
  elementsDiffer_ =
      elementsDiffer_ || !(forest_.equal(program_.elementType(by), program_.elementType(type)) || isDeclaredAs(type, by));
  return by;
}

// What the derived name of a procedure is made of that has no name of its own where it is called.
Symbol Names::basis(const Unit &u, Symbol procedure) const {
  if (semantics::isComponentDummy(procedure)) return semantics::wordFor(procedure);
  const UnitId callee = semantics::isSpecificName(procedure) ? program_.resolveProcedure(u, procedure) : none;
  if (callee == none) return procedure;
  const Symbol plain = program_.unit(callee).name;
  const auto isNamesake = [&](std::uint32_t c) {  // of another module, and called here, too
    const UnitId other = program_.calls()[c].callee;
    return other != none && other != callee && program_.unit(other).name == plain;
  };
  const UnitId here = program_.resolveProcedure(u, plain);
  if (here == callee || (here == none && std::ranges::none_of(u.calls, isNamesake))) return plain;
  return intern(std::string(text(program_.unit(program_.unit(callee).parent).name)) + "_" + std::string(text(plain)));
}

Tree Names::derived(const rules::Function &f, Tree t, bool quiet) {
  const Symbol original = forest_.symbol(t);
  if (text(original).find('%') != std::string_view::npos)  // a stand-in of use'
    return forest_.leaf(Op::Name, replaced(text(f.naming), text(original)));
  const bool variable = text(f.namingKind) == "variable";
  const UnitId unit = at_.currentUnit.of(std::span(&t, 1));
  const Unit *u = unit == none ? nullptr : &program_.unit(unit);
  const Variable *v = variable && u ? program_.lookup(*u, original) : nullptr;
  const bool shared = !variable || !u || (v && isSharedIn(*u, *v));
  NameOf &found = nameOf(f, shared, u && !variable ? basis(*u, original) : original, unit);
  const Symbol name = found.name;
  if (variable && u) {
    const bool settled = (!shared && found.era == era_) || noteDerived({unit, name}, original, f, v, quiet);
    if (!shared && settled) found.era = era_;
    if (!quiet) noteName(unit, name);
  } else if (u && text(f.namingKind) == "procedure") {  // the scope declares it where it is applied as a function
    Derived &d = derived_[{unit, name}];
    d.original = original, d.naming = f.name, d.unit = unit;
    if (!quiet) noteName(unit, name);
  }
  return forest_.leaf(Op::Name, name);
}

void Names::noteName(UnitId unit, Symbol name) {
  if (scopes_.empty()) return;
  auto &names = scopes_.back().names;
  if (scopes_.back().noted.insert({unit, name}).second) names.push_back({unit, name});
}

std::set<int> &Names::FreshNames::ofType(const Forest &forest, Tree type) {
  const auto same = [&](const auto &f) { return forest.equal(f.first, type); };
  if (const auto f = std::find_if(free.begin(), free.end(), same); f != free.end()) return f->second;
  return free.emplace_back(type, std::set<int>{}).second;
}

namespace {

Symbol nthName(Symbol hint, int number) { return number < 0 ? hint : intern(std::string(text(hint)) + std::to_string(number)); }

}  // namespace

// Construct names are names, too.
bool Names::isTaken(UnitId unit, Symbol name) const {
  return freshTypes_.count({unit, name}) || mayUse(unit, name) || derived_.count({unit, name}) ||
         (unit != none && (program_.knowsName(program_.unit(unit), name) || at_.isConstructName(unit, name)));
}

Symbol Names::nameFor(Tree t, Symbol hint, UnitId unit) {
  const auto [at, isNew] = namesFor_[{unit, hint}].emplace(t, Symbol{});
  if (!isNew) return at->second;
  int number = -1;
  while (isTaken(unit, nthName(hint, number))) ++number;
  return at->second = nthName(hint, number);
}

Tree Names::variableFor(Tree t, Symbol hint, Tree type, UnitId unit, bool quiet) {
  Symbol name = intern(std::string(text(hint)) + "%");  // while facts are found nothing is named
  if (!quiet) {
    name = nameFor(t, hint, unit);
    freshTypes_.emplace(std::pair(unit, name), type);
    noteName(unit, name);
  }
  if (unit != none) program_.declareName(unit, name, program_.elementType(type));
  return forest_.leaf(Op::Name, name);
}

Tree Names::pointerFor(Tree t, Symbol hint, Tree type, UnitId unit, bool quiet) {
  const Tree made = variableFor(t, hint, type, unit, quiet);
  if (!quiet) pointers_.insert({unit, forest_.symbol(made)});
  return made;
}

Tree Names::constantOf(Symbol module, Symbol there, UnitId unit) {
  if (unit == none) return forest_.leaf(Op::Name, there);
  const auto isIt = [&](const auto &c) { return c.first.first == unit && c.second.module == module && c.second.there == there; };
  const auto known = std::ranges::find_if(constants_, isIt);
  if (known != constants_.end()) return forest_.leaf(Op::Name, known->first.second);
  int number = -1;
  while (isTaken(unit, nthName(there, number))) ++number;
  const Symbol name = nthName(there, number);
  const Tree type = forest_.node(Op::IntegerType, {forest_.leaf(Op::Noexpr, "")});
  constants_.emplace(std::pair(unit, name), Constant{module, there});
  freshTypes_.emplace(std::pair(unit, name), type);
  program_.declareName(unit, name, type);
  return forest_.leaf(Op::Name, name);
}

Tree Names::fresh(Symbol asked, Tree type) {
  const UnitId unit = at_.currentUnit.get();
  const Symbol hint = asked ? asked : intern("temp");
  FreshNames &names = freshNames_[{unit, hint}];
  std::set<int> &free = names.ofType(forest_, type);
  int number = names.next;
  if (!free.empty()) {
    number = free.extract(free.begin()).value();
  } else {
    while (isTaken(unit, nthName(hint, number))) ++number;
    names.next = number + 1;
  }
  const Symbol name = nthName(hint, number);
  if (freshTypes_.emplace(std::pair(unit, name), type).second && unit != none) {
    const Tree dims = forest_.is(type, Op::ArrayType) ? il::ArrayTypeOp::dims_(forest_, type) : Tree{};
    program_.declareName(unit, name, program_.elementType(type), dims);
  }
  live_.push_back({hint, unit, number});
  noteName(unit, name);
  return forest_.leaf(Op::Name, name);
}

// Those of units that are forgotten are no more.
void Names::release(std::size_t mark) {
  for (; live_.size() > mark; live_.pop_back()) {
    const Fresh &f = live_.back();
    const auto type = freshTypes_.find({f.unit, nthName(f.hint, f.number)});
    if (type != freshTypes_.end()) freshNames_[{f.unit, f.hint}].ofType(forest_, type->second).insert(f.number);
  }
}

void Names::forget(UnitId u) {
  ++era_;
  const auto drop = [&](auto &map) { map.erase(map.lower_bound({u, Symbol{}}), map.lower_bound({u + 1, Symbol{}})); };
  drop(derived_);
  drop(freshTypes_);
  drop(freshNames_);
  drop(pointers_);
  drop(constants_);
  drop(namesFor_);
}

}  // namespace dotbar::dataflow
