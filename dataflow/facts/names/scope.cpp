// scope { ... } => NEW: explicit declarations of every derived or fresh name that occurs in what was built meanwhile.
#include <algorithm>
#include <map>

#include "dataflow/facts/names/names.h"
#include "engine/il/declarations.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::dataflow {

// Whether an interface block of the unit says what a procedure is.
bool Names::isDescribed(UnitId unit, Symbol procedure) const {
  const auto isIt = [&](Tree part) {
    return forest_.is(part, Op::Described) &&
           forest_.symbol(il::ProcedureOp::name_(forest_, il::DescribedOp::unit_(forest_, part))) == procedure;
  };
  const auto describes = [&](Tree d) {
    return forest_.is(d, Op::Interface) && std::ranges::any_of(forest_.children(il::InterfaceOp::parts_(forest_, d)), isIt);
  };
  return std::ranges::any_of(forest_.children(program_.unit(unit).decls), describes);
}

// The type of a function's result, for the function that is derived from it; a kind whose name says it in the function only is
// written as its number (found by random programs).
Tree Names::resultType(UnitId from, Symbol function) const {
  const UnitId callee = program_.resolveProcedure(program_.unit(from), function);
  if (callee == none) {  // a dummy procedure has the type that is declared, and one that is described needs none
    const Variable *v = program_.lookup(program_.unit(from), function);
    const bool isDummy = v && v->formal != semantics::none && !isDescribed(v->owner, function);
    return isDummy ? program_.typeFor(program_.unit(from), program_.unit(v->owner), v->type) : Tree{};
  }
  if (!program_.unit(callee).result) return {};
  const Variable *result = program_.lookup(program_.unit(callee), program_.unit(callee).result);
  return result ? program_.typeFor(program_.unit(from), program_.unit(callee), result->type) : Tree{};
}

// The variable of a host, a procedure, that a derived variable belongs to; null: it is none of a host.
const Variable *Names::ofHost(const Derived &d) const {
  for (const rules::Function &f : rules_.functions)
    if (f.naming && f.name == d.naming && text(f.namingKind) != "variable") return nullptr;
  const Variable *v = program_.lookup(program_.unit(d.unit), d.original);
  return v && v->isVariable() && v->owner != d.unit && program_.unit(v->owner).isProcedure() ? v : nullptr;
}

// The module whose derived module declares a derived name, and the name there; none when it is declared elsewhere.
Names::InUnit Names::derivedIn(const Derived &d) {
  const rules::Function *naming = nullptr;
  for (const rules::Function &f : rules_.functions)
    if (f.naming && f.name == d.naming) naming = &f;
  const Unit &u = program_.unit(d.unit);
  UnitId owner = none;
  Symbol original;
  if (naming && text(naming->namingKind) == "variable") {
    const Variable *v = program_.lookup(u, d.original);
    if (v && (v->kind == Variable::Kind::Module || v->kind == Variable::Kind::Common)) owner = v->owner, original = v->name;
  } else if (naming) {
    const UnitId callee = program_.resolveProcedure(u, d.original);
    if (callee != none) owner = program_.unit(callee).parent, original = program_.unit(callee).name;
  }
  if (owner == none || !forest_.is(program_.unit(owner).tree, Op::Module)) return {none, {}};
  for (UnitId host = d.unit; host != none; host = program_.unit(host).parent)
    if (host == owner) return {none, {}};
  return {owner, nameOf(*naming, true, original, none).name};
}

// USE of derived modules, for the derived names that they declare.
void Names::useDerived(const TakenOf &names, std::vector<Tree> &decls) {
  for (const auto &[from, list] : names) {
    const auto [module, byHand] = from;
    if (byHand) {
      decls.push_back(language().taken(forest_, program_.unit(module).name, list));
      continue;
    }
    for (const rules::Function &f : rules_.functions) {
      if (!f.naming || text(f.namingKind) != "module") continue;
      const Symbol name = nameOf(f, true, program_.unit(module).name, none).name;
      decls.push_back(language().taken(forest_, name, list));
    }
  }
}

// A procedure whose derivative stands where it does itself.
bool Names::standsThere(const Derived &d) const {
  const UnitId callee = program_.resolveProcedure(program_.unit(d.unit), d.original);
  return callee != none && !d.declares && at_.isWrittenByHand(callee);
}

// The type of a derived variable that is no formal: where the original is one, its extents have to be said. What has none that
// are known gets no type, and is refused where it is declared (found by random programs).
Tree Names::localType(const Derived &d) {
  const Unit &u = program_.unit(d.unit);
  const Variable *v = program_.lookup(u, d.original);
  const Tree name = forest_.leaf(Op::Name, d.original), plain = program_.typeOf(u, name);
  if (!v || v->kind != Variable::Kind::Formal || v->allocatable || v->pointer || !forest_.is(plain, Op::ArrayType))
    return typed(d, plain);
  const Tree said = at_.explicitType(d.unit, name);
  if (!said) return forest_.node(Op::UnknownType, {});
  return typed(d, forest_.node(Op::ArrayType, {program_.elementType(plain), il::ArrayTypeOp::dims_(forest_, said)}));
}

// What else a derived variable has of its original.
std::string Names::attributesOf(const Derived &d, bool isFormal) const {
  const Variable *v = program_.lookup(program_.unit(d.unit), d.original);
  std::string all;
  const auto add = [&](bool has, const char *attribute) {
    if (has) all += (all.empty() ? "" : ", ") + std::string(attribute);
  };
  if (!v) return all;
  add(isFormal && v->optional, "optional");
  add(v->allocatable, "allocatable");
  add(v->pointer, "pointer");
  add(v->target, "target");
  add(v->contiguous && (isFormal || v->pointer), "contiguous");
  return all;
}

// A variable whose extents nothing says gets them when it is assigned.
bool Names::hasOpenBounds(Tree type) const {
  if (!forest_.is(type, Op::ArrayType)) return false;
  const auto isOpen = [&](Tree b) {
    return forest_.is(il::BoundsOp::lower_(forest_, b), Op::Noexpr) && forest_.is(il::BoundsOp::upper_(forest_, b), Op::Noexpr);
  };
  return std::ranges::any_of(forest_.children(il::ArrayTypeOp::dims_(forest_, type)), isOpen);
}

// A name occurs when some tree that was built since holds it; names asked for and dropped are not declared.
struct Names::Occurrences {
  std::set<Symbol> occurring, applied, formals, described;  // (procedures in interface blocks)
};

Names::Occurrences Names::occurringSince(std::uint32_t mark) const {
  Occurrences r;
  for (std::uint32_t id = mark; id < forest_.size(); ++id) {
    const auto children = forest_.children(Tree{id});
    for (Tree c : children)
      if (forest_.is(c, Op::Name)) r.occurring.insert(forest_.symbol(c));
    const Tree t{id};
    if (forest_.is(t, Op::Described))
      if (const Tree p = il::DescribedOp::unit_(forest_, t); forest_.is(p, Op::Procedure))
        r.described.insert(forest_.symbol(il::ProcedureOp::name_(forest_, p)));
    if (forest_.is(t, Op::Apply) || il::hasResult(forest_, t)) r.applied.insert(forest_.symbol(forest_.children(t).front()));
    if (forest_.is(Tree{id}, Op::Names))
      for (Tree n : children) r.formals.insert(forest_.symbol(n));
  }
  return r;
}

struct Names::Item {
  Symbol name;
  Tree type, dims;
  std::size_t order, asked;
  std::string attributes = {};
};

// USE of modules that are not among the sources, for what instructions and extents mention of them.
void Names::useConstants(UnitId own, const std::set<Symbol> &occurring, const std::vector<Item> &items,
                         std::vector<Tree> &decls) {
  std::set<Symbol> mentioned = occurring;
  std::vector<Tree> open;
  for (const Item &i : items)
    if (i.dims) open.push_back(i.dims);
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (forest_.is(t, Op::Name)) mentioned.insert(forest_.symbol(t));
    for (const Tree c : forest_.children(t)) open.push_back(c);
  }
  std::map<std::string_view, std::pair<Symbol, std::vector<Taken>>> modules;  // by name: not in the order of symbols
  for (auto at = constants_.lower_bound({own, Symbol{}}); at != constants_.end() && at->first.first == own; ++at)
    if (const Taken taken{at->first.second, at->second.there}; mentioned.count(taken.local)) {
      auto &[module, all] = modules[text(at->second.module)];
      module = at->second.module;
      all.push_back(taken);
    }
  for (auto &[name, m] : modules) {
    std::ranges::sort(m.second, {}, [](const Taken &t) { return text(t.local); });
    decls.push_back(language().taken(forest_, m.first, m.second));
  }
}

Names::Item Names::asItem(Symbol name, Tree type, std::size_t order, std::size_t asked) const {
  const bool array = forest_.is(type, Op::ArrayType);
  return {name,
          program_.elementType(type),
          array ? il::ArrayTypeOp::dims_(forest_, type) : Tree{},
          order,
          asked,
          hasOpenBounds(type) ? "allocatable" : ""};
}

Names::Item Names::asItem(Symbol name, const Derived &d, bool formal, std::size_t asked) {
  if (formal) return {name, d.type, d.dims, d.order, asked, attributesOf(d, true)};
  Item item = asItem(name, localType(d), d.order, asked);
  if (const std::string own = attributesOf(d, false); !own.empty()) item.attributes = own;
  return item;
}

// Declared here, by a host, by a derived module; or by an interface, or itself.
void Names::declareDerived(InUnit what, UnitId own, const Occurrences &found, std::vector<Item> &items, TakenOf &modules) {
  const auto [unit, name] = what;
  const Derived d = derived_.at(what);
  if (d.declares) {
    if (unit == own) items.push_back(asItem(name, d, found.formals.count(name) > 0, items.size()));
    return;  // else a keyword of what is called
  }
  if (const Variable *v = ofHost(d)) {
    noteDerived({v->owner, name}, v->name, rules_.functions[*rules_.findFunction(d.naming)], v, false);  // its host declares it
    return noteName(v->owner, name);
  }
  if (const auto [module, there] = derivedIn(d); module != none)
    return void(modules[{module, standsThere(d)}].push_back({name, there}));
  const UnitId p = program_.resolveProcedure(program_.unit(unit), d.original);
  if (p == unit) return;                                     // a recursive function: its derivative declares its own result
  if (p != none && program_.unit(p).parent != none) return;  // its interface is known
  if (const Tree type = found.applied.count(name) && !found.described.count(name) ? resultType(unit, d.original) : Tree{})
    items.push_back({name, type, {}, 1u << 30, items.size()});
}

// One for each type, in the order of their first names.
std::vector<Tree> Names::declarationsOf(std::vector<Item> items) {
  std::ranges::sort(items, {}, [](const Item &i) { return std::pair(i.order, i.asked); });
  struct Group {
    Tree type;
    std::string attributes;
    std::vector<Declared> all;
  };
  std::vector<Group> groups;
  for (const Item &i : items) {
    const auto fits = [&](const Group &x) { return x.attributes == i.attributes && forest_.equal(x.type, i.type); };
    auto g = std::ranges::find_if(groups, fits);
    if (g == groups.end()) g = groups.insert(g, {i.type, i.attributes, {}});
    g->all.push_back({i.name, i.dims});
  }
  std::vector<Tree> decls;
  for (const auto &[type, attributes, all] : groups) decls.push_back(language().variables(forest_, type, all, attributes));
  return decls;
}

void Names::scopeBegin() { scopes_.push_back({{}, forest_.size(), {}}); }

Tree Names::scopeEnd() {
  const Scope scope = std::move(scopes_.back());
  scopes_.pop_back();
  const Occurrences found = occurringSince(scope.mark);
  const UnitId own = scope.names.empty() ? none : scope.names.front().first;  // of the scope: its own names come first
  std::vector<Item> items;
  TakenOf modules;
  for (const InUnit &what : scope.names) {
    if (!found.occurring.count(what.second)) continue;
    if (derived_.count(what)) {
      declareDerived(what, own, found, items, modules);
    } else if (const auto f = freshTypes_.find(what); f != freshTypes_.end()) {
      items.push_back(asItem(what.second, f->second, std::size_t{1} << 31, items.size()));
      if (pointers_.count(what)) items.back().attributes = "pointer";
    }
  }
  std::vector<Tree> decls;
  useDerived(modules, decls);
  useConstants(own, found.occurring, items, decls);
  const std::vector<Tree> variables = declarationsOf(std::move(items));
  decls.insert(decls.end(), variables.begin(), variables.end());
  return forest_.node(Op::Decls, decls);
}

}  // namespace dotbar::dataflow
