// scope { ... } => NEW: explicit declarations of every derived or fresh name that occurs in what was built meanwhile.
#include <algorithm>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

// The type of a function's result, for the function that is derived from it; a kind whose name says it in the function only is
// written as its number (found by random programs).
Tree Facts::Impl::resultType(UnitId from, Symbol function) const {
  const UnitId callee = program.resolveProcedure(program.unit(from), function);
  if (callee == none || !program.unit(callee).result) return {};
  const Variable *result = program.lookup(program.unit(callee), program.unit(callee).result);
  return result ? program.typeFor(program.unit(from), program.unit(callee), result->type) : Tree{};
}

// The variable of a host, a procedure, that a derived variable belongs to; null: it is none of a host.
const Variable *Facts::Impl::ofHost(const Derived &d) const {
  for (const rules::Function &f : rules.functions)
    if (f.naming && f.name == d.naming && text(f.namingKind) != "variable") return nullptr;
  const Variable *v = program.lookup(program.unit(d.unit), d.original);
  return v && v->isVariable() && v->owner != d.unit && program.unit(v->owner).isProcedure() ? v : nullptr;
}

// The module whose derived module declares a derived name, and the name there; none when it is declared elsewhere.
std::pair<UnitId, Symbol> Facts::Impl::derivedIn(const Derived &d) {
  const rules::Function *naming = nullptr;
  for (const rules::Function &f : rules.functions)
    if (f.naming && f.name == d.naming) naming = &f;
  const Unit &u = program.unit(d.unit);
  UnitId owner = none;
  Symbol original;
  if (naming && text(naming->namingKind) == "variable") {
    const Variable *v = program.lookup(u, d.original);
    if (v && v->kind == Variable::Kind::Module) owner = v->owner, original = v->name;
  } else if (naming) {
    const UnitId callee = program.resolveProcedure(u, d.original);
    if (callee != none) owner = program.unit(callee).parent, original = program.unit(callee).name;
  }
  if (owner == none || !forest.is(program.unit(owner).tree, Op::Module)) return {none, {}};
  for (UnitId host = d.unit; host != none; host = program.unit(host).parent)
    if (host == owner) return {none, {}};
  return {owner, derivedName(*naming, true, original, none).name};
}

Tree useOnly(Forest &f, Symbol module, const std::vector<Tree> &names) {
  const Tree only = f.node(Op::Only, {f.node(Op::Uses, names)});
  return f.node(Op::Use, {f.leaf(Op::Name, module), only, f.leaf(Op::Notext, "")});
}

Tree used(Forest &f, Symbol local, Symbol there) { return f.node(Op::Used, {f.leaf(Op::Name, local), f.leaf(Op::Name, there)}); }

// USE of derived modules, for the derived names that they declare.
void Facts::Impl::useDerived(const std::map<UnitId, std::vector<Tree>> &names, std::vector<Tree> &decls) {
  for (const auto &[module, list] : names)
    for (const rules::Function &f : rules.functions) {
      if (!f.naming || text(f.namingKind) != "module") continue;
      const Symbol name = derivedName(f, true, program.unit(module).name, none).name;
      decls.push_back(useOnly(forest, name, list));
    }
}

// The type of a derived variable that is no formal: where the original is one, its extents have to be said. What has none that
// are known gets no type, and is refused where it is declared (found by random programs).
Tree Facts::Impl::localType(const Derived &d) {
  const Variable *v = program.lookup(program.unit(d.unit), d.original);
  const Tree plain = d.dims ? forest.node(Op::ArrayType, {d.type, d.dims}) : d.type;
  if (!v || v->kind != Variable::Kind::Formal || !d.dims) return plain;
  const Tree said = explicitType(*this, d.unit, forest.leaf(Op::Name, d.original));
  return said ? forest.node(Op::ArrayType, {d.type, forest.child(said, 1)}) : forest.node(Op::UnknownType, {});
}

bool Facts::Impl::isOptional(const Derived &d) const {
  const Variable *v = program.lookup(program.unit(d.unit), d.original);
  return v && v->optional;
}

Tree Facts::Impl::scopeEnd() {
  const Scope scope = std::move(scopes.back());
  scopes.pop_back();
  // a name occurs when some tree that was built since holds it; names asked for and dropped are not declared
  std::set<Symbol> occurring, applied, formals;
  for (std::uint32_t id = scope.mark; id < forest.size(); ++id)
    for (Tree c : forest.children(Tree{id}))
      if (forest.is(c, Op::Name)) occurring.insert(forest.symbol(c));
  for (std::uint32_t id = scope.mark; id < forest.size(); ++id) switch (forest.op(Tree{id})) {
      case Op::Apply:
        applied.insert(forest.symbol(forest.child(Tree{id}, 0)));
        break;
      case Op::Names:
        for (Tree n : forest.children(Tree{id})) formals.insert(forest.symbol(n));
        break;
      default:
        break;
    }
  struct Item {
    Symbol name;
    Tree type, dims;
    std::size_t order, asked;
    bool optional = false;
  };
  const UnitId own = scope.names.empty() ? none : scope.names.front().first;  // of the scope: its own names come first
  std::vector<Item> items;
  std::map<UnitId, std::vector<Tree>> modules;
  for (auto [unit, name] : scope.names) {
    if (!occurring.count(name)) continue;
    if (auto d = derived.find({unit, name}); d != derived.end()) {
      if (d->second.declares && unit != own) continue;  // a keyword of what is called
      if (d->second.declares) {
        const bool whole = formals.count(name) > 0;
        const Tree type = whole ? Tree{} : localType(d->second);
        const bool array = !whole && forest.is(type, Op::ArrayType);
        const Tree dims = whole ? d->second.dims : array ? forest.child(type, 1) : Tree{};
        items.push_back({name, whole ? d->second.type : program.elementType(type), dims, d->second.order, items.size(),
                         whole && isOptional(d->second)});
      } else if (const Variable *v = ofHost(d->second)) {
        noteDerived({v->owner, name}, v->name, d->second.naming, v);  // its host declares it
        noteName(v->owner, name);
      } else if (const auto [module, there] = derivedIn(d->second); module != none)
        modules[module].push_back(used(forest, name, there));
      else if (const UnitId p = program.resolveProcedure(program.unit(unit), d->second.original); p == unit)
        continue;  // a recursive function: its derivative declares its own result
      else if (p != none && program.unit(p).parent != none)
        continue;  // its interface is known
      else if (Tree type = applied.count(name) ? resultType(unit, d->second.original) : Tree{})
        items.push_back({name, type, {}, 1u << 30, items.size()});
    } else if (auto f = freshTypes.find({unit, name}); f != freshTypes.end()) {
      const bool array = forest.is(f->second, Op::ArrayType);
      items.push_back(
          {name, program.elementType(f->second), array ? forest.child(f->second, 1) : Tree{}, 1u << 31, items.size()});
    }
  }
  std::sort(items.begin(), items.end(),
            [](const Item &a, const Item &b) { return std::pair(a.order, a.asked) < std::pair(b.order, b.asked); });
  const Tree absent = forest.leaf(Op::Noexpr, "");
  struct Group {
    Tree type;
    bool optional;
    std::vector<Tree> entities;
  };
  std::vector<Group> groups;
  for (const Item &i : items) {
    const Tree e =
        forest.node(Op::Entity, {forest.leaf(Op::Name, i.name), i.dims ? i.dims : forest.node(Op::Dims, {}), absent, absent});
    auto g = std::find_if(groups.begin(), groups.end(),
                          [&](const Group &x) { return x.optional == i.optional && forest.equal(x.type, i.type); });
    if (g == groups.end()) g = groups.insert(g, {i.type, i.optional, {}});
    g->entities.push_back(e);
  }
  std::vector<Tree> decls;
  useDerived(modules, decls);
  for (const auto &[type, optional, entities] : groups) {
    std::vector<Tree> attrs;
    if (optional) attrs.push_back(forest.leaf(Op::Attr, "optional"));
    decls.push_back(forest.node(Op::Declare, {type, forest.node(Op::Attrs, attrs), forest.node(Op::Entities, entities)}));
  }
  return forest.node(Op::Decls, decls);
}

}  // namespace dotbar::dataflow
