// Derived names (TAP-M-names: a conflict appends 0, 1, ...) and fresh ones, each with a type that the program then knows.
#include <algorithm>
#include <cstdlib>

#include "dataflow/facts/impl.h"

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

// Whether the unit may come to use what another name, derived from something that units share, stands for.
bool Facts::Impl::mayUse(UnitId unit, Symbol name) const {
  const auto shared = programWide.find(name);
  if (shared == programWide.end()) return false;
  if (unit == none || !shared->second) return true;
  const Variable *v = program.lookup(program.unit(unit), shared->second);
  return v && isSharedIn(program.unit(unit), *v);
}

// Names of what several units share must not meet any name of the program; names of locals, those of their unit.
Facts::Impl::NameOf &Facts::Impl::derivedName(const rules::Function &naming, bool shared, Symbol original, UnitId unit) {
  const NameKey key{naming.name, original, shared ? none : unit};
  if (auto f = derivedNames.find(key); f != derivedNames.end()) return f->second;
  Symbol name;
  for (int k = -1;; ++k) {
    name = intern(dataflow::derivedName(rules, naming, text(original), k < 0 ? "" : std::to_string(k)));
    if (shared ? !programWide.count(name) && !program.knowsName(name)
               : !mayUse(unit, name) && !program.knowsName(program.unit(unit), name) && !derived.count({unit, name}))
      break;
  }
  if (shared) programWide.emplace(name, text(naming.namingKind) == "variable" ? original : Symbol{});
  return derivedNames[key] = {name};
}

// What units share is named before anything else, in the order of the program: so no name depends on which unit is derived when.
void Facts::Impl::nameShared() {
  for (const rules::Function &f : rules.functions) {
    if (!f.naming) continue;
    const std::string_view kind = text(f.namingKind);
    const auto name = [&](Symbol original) {
      if (original && !text(original).empty()) derivedName(f, true, original, none);
    };
    for (const Unit &u : program.units()) {
      if (kind == (forest.is(u.tree, Op::Module) ? "module" : "procedure")) name(u.name);
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
        if (const Variable *v = program.lookup(u, intern(local)); v && v->isVariable()) name(intern(local));
    }
  }
}

// A derived variable of a unit: what it is derived from, and what the program then knows of it. `v`: what its original means
// there.
void Facts::Impl::noteDerived(std::pair<UnitId, Symbol> what, Symbol original, Symbol naming, const Variable *v) {
  Derived &d = derived[what];
  if (d.original) return;
  const UnitId unit = what.first;
  const Unit &u = program.unit(unit);
  d.original = original, d.naming = naming, d.unit = unit;
  const Tree type = program.typeOf(u, forest.leaf(Op::Name, original));
  d.type = program.elementType(type);
  if (forest.is(type, Op::ArrayType)) d.dims = forest.child(type, 1);
  d.declares = !v || v->owner == unit;  // a module's or a host's variable has its derivative declared there
  d.order = v ? v->order : 1u << 30;
  program.declareName(unit, what.second, d.type, d.dims);
}

Tree Facts::Impl::naming(const rules::Function &f, Tree t, bool silent) {
  const Symbol original = forest.symbol(t);
  if (text(original).find('%') != std::string_view::npos)  // a stand-in of use'
    return forest.leaf(Op::Name, replaced(text(f.naming), text(original)));
  const bool variable = text(f.namingKind) == "variable";
  const UnitId unit = currentUnit.of(std::span(&t, 1));
  const Unit *u = unit == none ? nullptr : &program.unit(unit);
  const Variable *v = variable && u ? program.lookup(*u, original) : nullptr;
  const bool shared = !variable || !u || (v && isSharedIn(*u, *v));
  NameOf &found = derivedName(f, shared, original, unit);
  const Symbol name = found.name;
  if (variable && u) {
    if (shared || found.era != era) noteDerived({unit, name}, original, f.name, v);
    if (!shared) found.era = era;
    if (!silent) noteName(unit, name);
  } else if (u && text(f.namingKind) == "procedure") {  // the scope declares it where it is applied as a function
    Derived &d = derived[{unit, name}];
    d.original = original, d.naming = f.name, d.unit = unit;
    if (!silent) noteName(unit, name);
  }
  return forest.leaf(Op::Name, name);
}

void Facts::Impl::noteName(UnitId unit, Symbol name) {
  if (scopes.empty()) return;
  auto &names = scopes.back().names;
  if (scopes.back().noted.insert({unit, name}).second) names.push_back({unit, name});
}

std::set<int> &Facts::Impl::FreshNames::ofType(const Forest &forest, Tree type) {
  const auto same = [&](const auto &f) { return forest.equal(f.first, type); };
  if (const auto f = std::find_if(free.begin(), free.end(), same); f != free.end()) return f->second;
  return free.emplace_back(type, std::set<int>{}).second;
}

namespace {

Symbol nthName(Symbol hint, int number) { return number < 0 ? hint : intern(std::string(text(hint)) + std::to_string(number)); }

}  // namespace

// Construct names are names, too.
bool Facts::Impl::isTaken(UnitId unit, Symbol name) {
  return freshTypes.count({unit, name}) || mayUse(unit, name) || derived.count({unit, name}) ||
         (unit != none && (program.knowsName(program.unit(unit), name) || jumpsOf(unit).isConstructName(name)));
}

Symbol Facts::Impl::nameFor(Tree t, Symbol hint, UnitId unit) {
  const auto [at, isNew] = namesFor.emplace(std::pair(t, hint), Symbol{});
  if (!isNew) return at->second;
  int number = -1;
  while (isTaken(unit, nthName(hint, number))) ++number;
  return at->second = nthName(hint, number);
}

Tree Facts::Impl::variableFor(Tree t, Symbol hint, Tree type, UnitId unit) {
  Symbol name = intern(std::string(text(hint)) + "%");  // while facts are found nothing is named
  if (!way.quiet) {
    name = nameFor(t, hint, unit);
    freshTypes.emplace(std::pair(unit, name), type);
    noteName(unit, name);
  }
  if (unit != none) program.declareName(unit, name, program.elementType(type));
  return forest.leaf(Op::Name, name);
}

// hint, hint0, hint1 ...: the first that is free and whose type, if it was used before in the unit, is the same.
Tree Facts::Impl::fresh(Symbol asked, Tree type) {
  const UnitId unit = currentUnit.get();
  const Symbol hint = asked ? asked : intern("temp");
  FreshNames &names = freshNames[{unit, hint}];
  std::set<int> &free = names.ofType(forest, type);
  int number = names.next;
  if (!free.empty()) {
    number = free.extract(free.begin()).value();
  } else {
    while (isTaken(unit, nthName(hint, number))) ++number;
    names.next = number + 1;
  }
  const Symbol name = nthName(hint, number);
  if (freshTypes.emplace(std::pair(unit, name), type).second && unit != none) {
    const bool array = forest.is(type, Op::ArrayType);
    program.declareName(unit, name, program.elementType(type), array ? forest.child(type, 1) : Tree{});
  }
  live.push_back({hint, unit, number});
  noteName(unit, name);
  return forest.leaf(Op::Name, name);
}

// Those of units that are forgotten are no more.
void Facts::Impl::freshRelease(std::size_t mark) {
  for (; live.size() > mark; live.pop_back()) {
    const Fresh &f = live.back();
    const auto type = freshTypes.find({f.unit, nthName(f.hint, f.number)});
    if (type != freshTypes.end()) freshNames[{f.unit, f.hint}].ofType(forest, type->second).insert(f.number);
  }
}

}  // namespace dotbar::dataflow
