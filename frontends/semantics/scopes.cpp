// Looking names up, and binding every occurrence once.
#include "frontends/semantics/scopes.h"

#include <algorithm>

#include "engine/il/declarations.h"
#include "frontends/semantics/copies.h"
#include "il_make.h"

namespace dotbar::semantics {

using il::Op;

Symbol specificName(Symbol generic, Symbol module, Symbol procedure) {
  std::string name(text(generic));
  if (name.find('(') == std::string::npos) name = "interface(" + name + ")";
  return intern(name + ":" + std::string(text(module)) + ":" + std::string(text(procedure)));
}

bool isSpecificName(Symbol name) { return text(name).find("):") != std::string_view::npos; }

Symbol boundName(Symbol binding) { return intern("bound(" + std::string(text(binding)) + ")"); }
bool isBoundName(Symbol name) { return text(name).starts_with("bound("); }
Symbol bindingOf(Symbol name) {
  const std::string_view all = text(name);
  const std::size_t open = all.find('(') + 1;
  return intern(all.substr(open, all.find(')') - open));
}

Symbol genericWord(Symbol name) {
  constexpr std::string_view before = "interface(";
  const std::string_view all = text(name);
  return all.starts_with(before) ? intern(all.substr(before.size(), all.find(')') - before.size())) : Symbol{};
}

Scopes::Scopes(Forest &f, Diagnostics &d, ScopeOptions options)
    : f_(f),
      diagnostics_(d),
      options_(std::move(options)),
      integer_(f.node(Op::IntegerType, {f.leaf(Op::Noexpr, "")})),
      real_(f.node(Op::RealType, {f.leaf(Op::Noexpr, "")})),
      unknown_(f.node(Op::UnknownType, {})) {}

void Scopes::add(Scope &s) {
  s.symbols.open(entities_, s.id);
  scopes_.push_back(&s);
  if (s.parent != none || f_.is(s.tree, Op::BlockData) || !s.name) return;
  if (!units_.emplace(s.name, s.id).second)
    diagnostics_.report(DiagnosticKind::DuplicateName, f_.span(s.tree),
                        "two program units are called " + std::string(text(s.name)));
}

void Scopes::declare(std::uint32_t end) {
  bound_.assign(end, noEntity);
  prepared_.assign(scopes_.size(), 0);
  for (ScopeId s = 0; s < scopes_.size(); ++s) prepare(s);
}

const Entity *Scopes::find(const Scope &from, Symbol name, Space space) const {
  for (const Scope *at = &from;; at = &scope(at->parent)) {
    if (const Entity *e = at->symbols.find(name, space)) return e;
    if (const Entity *e = at->symbols.findUsed(name, space)) return e;
    if (at->parent == none) return nullptr;
  }
}

const Entity *Scopes::entity(const Scope &from, Tree name) const {
  if (name.id < bound_.size() && bound_[name.id] != noEntity) return &entities_[bound_[name.id]];
  return find(from, f_.symbol(name));
}

Tree Scopes::definition(const Scope &from, Tree tag) const {
  if (!f_.is(tag, Op::Name)) return {};
  const bool bound = tag.id < bound_.size() && bound_[tag.id] != noEntity;
  const Entity *e = bound ? &entities_[bound_[tag.id]] : find(from, f_.symbol(tag), Space::Types);
  return e ? e->value : Tree{};
}

ScopeId Scopes::unit(Symbol name) const {
  const auto f = units_.find(name);
  return f == units_.end() ? none : f->second;
}

ScopeId Scopes::procedure(const Scope &from, Symbol name) const {
  if (isSpecificName(name)) {
    const std::string_view all = text(name).substr(text(name).find("):") + 2);
    const ScopeId module = unit(intern(all.substr(0, all.find(':'))));
    return module == none ? none : procedure(scope(module), intern(all.substr(all.find(':') + 1)));
  }
  if (isCopy(name)) {  // it stands beside what it is a copy of, and is called where that is
    const ScopeId original = procedure(from, copied(name));
    if (original == none) return none;
    const Symbol own = copyName(scope(original).name, copyTag(name));
    if (scope(original).parent == none) return unit(own);
    const Entity *e = scope(scope(original).parent).symbols.find(own);
    return e ? e->procedure : none;
  }
  bool external = false;
  for (const Scope *at = &from; !external; at = &scope(at->parent)) {
    if (at->name == name && at->isProcedure()) return at->id;
    if (const Entity *e = at->symbols.find(name)) {
      if (e->procedure != none) return e->procedure;
      if (e->formal != none || e->statementFunction) return none;
      external = e->external;
    } else if (const Entity *used = at->symbols.findUsed(name)) {
      if (used->procedure != none) return used->procedure;
      external = used->external;
    }
    if (at->parent == none) break;
  }
  const ScopeId global = unit(name);
  if (global == none || !scope(global).isProcedure()) return none;
  const bool function = il::isFunction(f_, scope(global).tree);
  const bool own = function && options_.isIntrinsic && options_.isIntrinsic(name);
  return own && !external && !saysExternal(from, name) ? none : global;
}

// Whether the unit or its hosts say that a name is that of a procedure elsewhere: without that an intrinsic function's is its
// own.
bool Scopes::saysExternal(const Scope &from, Symbol name) const {
  const auto mentions = [&](Tree decl) {
    const auto names = f_.children(il::OtherDeclOp::mentions_(f_, decl));
    return std::any_of(names.begin(), names.end(), [&](Tree n) { return f_.symbol(n) == name; });
  };
  for (const Scope *at = &from;; at = &scope(at->parent)) {
    if (const Entity *e = at->symbols.find(name); e && e->external) return true;
    for (Tree d : f_.children(at->decls))
      if (f_.is(d, Op::OtherDecl) && mentions(d)) return true;
    for (const UseEdge &u : at->uses)
      if (u.module != none && u.module != at->id && saysExternal(scope(u.module), name)) return true;
    if (at->parent == none) return false;
  }
}

bool Scopes::mayBeImported(const Scope &from, const Entity &e) const {
  const bool unknown = e.type && f_.is(e.type, Op::UnknownType);  // a formal that the preprocessor declares
  if (e.declared || (e.kind != Entity::Kind::Local && !unknown)) return false;
  for (const Scope *at = &from; at; at = at->parent == none ? nullptr : &scope(at->parent))
    if (at->symbols.mayComeFromElsewhere(e.name)) return true;
  return false;
}

// Occurrences below a tree. Names that occur and are not declared become variables or procedures of this scope (`declares`).
void Scopes::bind(Scope &s, Tree root, bool declares) {
  struct Open {
    Tree tree;
    il::Use use;
    bool inside;  // a definition of a type: its members' names are its own, and what is not declared is no variable
  };
  std::vector<Open> open{{root, il::Use::Read, !declares}};
  const auto procedure = [&](Tree name) {
    if (Entity *e = s.symbols.find(f_.symbol(name)); e && !e->dims && e->kind != Entity::Kind::Result)
      e->kind = Entity::Kind::Procedure;
  };
  while (!open.empty()) {
    const auto [t, use, inside] = open.back();
    open.pop_back();
    const Op op = f_.op(t);
    if (op == Op::Interface) continue;  // what is described there has scopes of its own
    if (!inside && op == Op::Apply) procedure(il::ApplyOp::function_(f_, t));
    if (!inside && op == Op::Call) procedure(il::CallOp::procedure_(f_, t));
    if (const Tree tag = il::AnyOp::tag_(f_, t); (op == Op::StructType || op == Op::ClassType) && f_.is(tag, Op::Name)) {
      if (const Entity *e = find(s, f_.symbol(tag), Space::Types)) bound_[tag.id] = e->id;
      continue;
    }
    if (op == Op::Name && use != il::Use::Bind) {
      const Entity *e = find(s, f_.symbol(t));
      if (!e && !inside) {
        Entity &made = s.symbols.add(f_.symbol(t));
        made.occurs = t, e = &made;
      }
      if (e) bound_[t.id] = e->id;
    }
    const il::OpInfo &info = il::info(op);
    for (std::uint32_t k = f_.arity(t); k-- > 0;)
      open.push_back({f_.child(t, k), info.list ? use : info.children[k].use, inside || op == Op::Typedef});
  }
}

}  // namespace dotbar::semantics
