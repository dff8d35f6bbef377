// Generic names: collected from interface blocks by scope and USE; and what types bind to names.
#include "dataflow/program/generics.h"

#include <algorithm>

#include "dataflow/program/builder.h"
#include "frontends/semantics/access.h"
#include "il_make.h"

namespace dotbar::dataflow {

bool isGenericName(Symbol name) { return text(name).find('(') != std::string_view::npos; }

Generics::Generics(const Program &p) : p_(p), f_(p.forest()), own_(p.units().size()) {
  for (const Unit &u : p.units())
    if (u.decls) collect(u, u.decls);
  for (bool more = true; more;) {  // other names, of other names too
    more = false;
    for (const Unit &u : p.units()) more |= collectRenamed(u);
  }
}

// Whether an operand may have a type that brings a meaning along that is not known here.
bool Generics::isBound(const Unit &u, Symbol generic, Tree type) const {
  if (!bound_.count(generic) || !(f_.is(type, Op::StructType) || f_.is(type, Op::ClassType) || f_.is(type, Op::UnknownType)))
    return false;
  const Tree tag = f_.is(type, Op::UnknownType) ? Tree{} : il::AnyOp::tag_(f_, type);
  const Record *r = tag && f_.is(tag, Op::Name) ? p_.record(u, type) : nullptr;
  while (r && r->parentDefinition) r = p_.recordOf(r->parentDefinition);
  return !r || !text(r->parent).empty();
}

// The specific procedures that a name stands for in a unit; those of the unit itself, and of each host, apart.
std::vector<std::vector<Specific>> Generics::levels(const Unit &u, Symbol generic) const {
  std::vector<std::vector<Specific>> all;
  for (const Unit *at = &u;; at = &p_.unit(at->parent)) {
    all.emplace_back();
    Seen seen;
    visible(*at, generic, all.back(), seen);
    if ((all.back().empty() && means(*at, generic)) || at->parent == none) return all;
  }
}

// Something else here: a variable, a dummy, a procedure inside.
bool Generics::means(const Unit &at, Symbol name) const {
  if (const Variable *v = at.symbols.find(name); v && (v->declared || v->formal != none || v->external)) return true;
  return std::any_of(at.contained.begin(), at.contained.end(), [&](UnitId c) { return p_.unit(c).name == name; });
}

void Generics::collect(const Unit &u, Tree decls) {
  for (Tree d : f_.children(decls)) {
    if (f_.is(d, Op::IncludeLine)) collect(u, il::IncludeLineOp::decls_(f_, d));
    if (f_.is(d, Op::Typedef)) collectType(d);
    if (!f_.is(d, Op::Interface) || !f_.is(il::InterfaceOp::generic_(f_, d), Op::Name)) continue;
    const Symbol generic = f_.symbol(il::InterfaceOp::generic_(f_, d));
    names_.insert(generic);
    auto add = [&](Tree name) {
      const Symbol s = f_.symbol(name);
      own_[u.id][generic].push_back({p_.resolveProcedure(u, s), s});
    };
    for (Tree part : f_.children(il::InterfaceOp::parts_(f_, d))) {
      if (f_.is(part, Op::Specifics)) {
        for (Tree n : f_.children(il::SpecificsOp::procedures_(f_, part))) add(n);
        continue;
      }
      const Tree t = il::DescribedOp::unit_(f_, part);
      if (f_.is(t, Op::Procedure))
        add(il::AnyOp::name_(f_, t));
      else
        own_[u.id][generic].push_back({none, generic});  // lines for the preprocessor
    }
  }
}

void Generics::collectType(Tree definition) {
  bool binds = false;
  for (Tree m : f_.children(il::TypedefOp::members_(f_, definition))) {
    binds |= (f_.is(m, Op::Binding) && !semantics::isProcedurePointer(f_, m)) || f_.is(m, Op::GenericBinding);
    if (!f_.is(m, Op::GenericBinding) || !isGenericName(f_.symbol(il::GenericBindingOp::generic_(f_, m)))) continue;
    names_.insert(f_.symbol(il::GenericBindingOp::generic_(f_, m)));
    bound_.insert(f_.symbol(il::GenericBindingOp::generic_(f_, m)));
  }
  types_.push_back(definition);
  if (binds) binding_.push_back(definition);
}

// Of the type itself: what binds the name; no tree: nothing does.
Tree Generics::member(Tree definition, Symbol name) const {
  for (Tree m : f_.children(il::TypedefOp::members_(f_, definition))) {
    if (f_.is(m, Op::Binding) && f_.symbol(il::BindingOp::name_(f_, m)) == name && !semantics::isProcedurePointer(f_, m))
      return m;
    if (f_.is(m, Op::GenericBinding) && f_.symbol(il::GenericBindingOp::generic_(f_, m)) == name) return m;
  }
  return {};
}

// procedure(interface), pointer :: name, of the type or of one that it extends; or something else that is declared and not
// understood.
Tree Generics::procedureComponent(Tree definition, Symbol name) const {
  for (Tree at = definition; at;) {
    for (Tree m : f_.children(il::TypedefOp::members_(f_, at))) {
      if (semantics::isProcedurePointer(f_, m) && f_.symbol(il::BindingOp::name_(f_, m)) == name) return m;
      const auto is = [&](Tree n) { return f_.symbol(n) == name; };
      if (f_.is(m, Op::OtherDecl) && std::ranges::any_of(f_.children(il::OtherDeclOp::mentions_(f_, m)), is)) return m;
    }
    const Record *r = p_.recordOf(at);
    at = r ? r->parentDefinition : Tree{};
  }
  return {};
}

// PRIVATE behind CONTAINS.
bool Generics::hidesBindings(Tree definition) const {
  bool contains = false;
  for (Tree m : f_.children(il::TypedefOp::members_(f_, definition))) {
    contains |= f_.is(m, Op::OtherDecl) && f_.text(il::OtherDeclOp::text_(f_, m)) == "contains";
    if (contains && f_.is(m, Op::Accessible) && f_.text(il::AccessibleOp::attr_(f_, m)) == "private") return true;
  }
  return false;
}

Generics::Bound Generics::bound(Tree definition, Tree binding) const {
  const Tree said = il::BindingOp::procedure_(f_, binding), name = il::BindingOp::name_(f_, binding),
             pass = il::BindingOp::pass_(f_, binding);
  Bound b;
  b.binding = f_.symbol(name);
  b.specific.name = f_.symbol(f_.is(said, Op::Name) ? said : name);
  if (const UnitId owner = p_.unitOf(definition); owner != none)
    b.specific.unit = p_.resolveProcedure(p_.unit(owner), b.specific.name);
  bool passed = true;
  b.isPrivate = hidesBindings(definition);
  for (Tree a : f_.children(il::BindingOp::attrs_(f_, binding))) {
    passed &= f_.text(a) != "nopass";
    b.deferred |= f_.text(a) == "deferred";
    if (f_.text(a) == "private" || f_.text(a) == "public") b.isPrivate = f_.text(a) == "private";
  }
  if (passed) b.passed = 0;
  if (passed && f_.is(pass, Op::Name) && b.specific.unit != none) {
    const std::vector<Symbol> &formals = p_.unit(b.specific.unit).formals;
    b.passed = static_cast<std::size_t>(std::find(formals.begin(), formals.end(), f_.symbol(pass)) - formals.begin());
  }
  return b;
}

// A generic name has all that the types around it bind to it, a specific one what the nearest does.
std::vector<Generics::Bound> Generics::bound(Tree definition, Symbol name) const {
  std::vector<Bound> all;
  for (Tree at = definition; at;) {
    const Tree m = member(at, name);
    if (m && f_.is(m, Op::Binding)) {
      all.push_back(bound(at, m));
      return all;
    }
    if (m)
      for (Tree n : f_.children(il::GenericBindingOp::bindings_(f_, m)))
        for (Bound &b : bound(definition, f_.symbol(n))) all.push_back(b);
    const Record *r = p_.recordOf(at);
    at = r ? r->parentDefinition : Tree{};
  }
  return all;
}

std::optional<Generics::Bound> Generics::ownBinding(Tree definition, Symbol name) const {
  const Tree m = member(definition, name);
  return m && f_.is(m, Op::Binding) ? std::optional(bound(definition, m)) : std::nullopt;
}

bool Generics::extends(Tree definition, Tree other) const {
  for (const Record *r = p_.recordOf(other); r && r->parentDefinition; r = p_.recordOf(r->parentDefinition))
    if (r->parentDefinition == definition) return true;
  return false;
}

bool Generics::hasObjects(Tree definition, Symbol name) const {
  const auto isAbstract = [&](Tree attr) { return f_.text(attr) == "abstract"; };
  return std::ranges::any_of(types_, [&](Tree type) {
    if (std::ranges::any_of(f_.children(il::TypedefOp::attrs_(f_, type)), isAbstract)) return false;
    while (type != definition && !member(type, name)) {
      const Record *r = p_.recordOf(type);
      if (!r || !r->parentDefinition) return false;
      type = r->parentDefinition;
    }
    return type == definition;
  });
}

bool Generics::isOverridden(Tree definition, Symbol name) const {
  return std::ranges::any_of(
      binding_, [&](Tree other) { return other != definition && member(other, name) && extends(definition, other); });
}

std::optional<Generics::Bound> Generics::overriding(Tree definition, Symbol name) const {
  for (const Tree other : binding_) {
    if (!extends(definition, other)) continue;
    if (const auto b = ownBinding(other, name); b && !b->deferred) return b;
  }
  return std::nullopt;
}

// What USE gives another name to; whether there is any that was not known.
bool Generics::collectRenamed(const Unit &u) {
  bool more = false;
  for (const semantics::UseEdge &edge : u.uses)
    for (const auto &[local, original] : edge.names)
      if (names_.count(original)) more |= names_.insert(local).second;
  return more;
}

void Generics::visible(const Unit &at, Symbol generic, std::vector<Specific> &out, Seen &seen) const {
  if (!seen.insert({at.id, generic}).second) return;
  if (auto own = own_[at.id].find(generic); own != own_[at.id].end())
    for (const Specific &s : own->second)
      if (std::find(out.begin(), out.end(), s) == out.end()) out.push_back(s);
  used(at, generic, out, seen);
}

void Generics::used(const Unit &at, Symbol generic, std::vector<Specific> &out, Seen &seen) const {
  for (const semantics::UseEdge &edge : at.uses) {
    if (edge.module == none) continue;
    bool all = !edge.only;
    std::vector<Symbol> there;
    for (const auto &[local, original] : edge.names) {
      if (local == generic) there.push_back(original);
      all = all && original != generic;  // seen under another name alone
    }
    if (all) there.push_back(generic);
    const Unit &m = p_.unit(edge.module);
    for (Symbol name : there)
      if (!m.symbols.access.hides(name)) visible(m, name, out, seen);
  }
}

bool Generics::takesIntrinsicTypes(const Unit &u, Symbol generic) const {
  if (!isKnown(generic)) return false;
  const auto isIntrinsic = [&](const Specific &s) {
    if (s.unit == none) return true;
    const Unit &callee = p_.unit(s.unit);
    return std::none_of(callee.formals.begin(), callee.formals.end(), [&](Symbol name) {
      const Variable *v = callee.symbols.find(name);
      return v && v->type && (f_.is(v->type, Op::StructType) || f_.is(v->type, Op::ClassType));
    });
  };
  const auto all = levels(u, generic);
  return std::any_of(all.begin(), all.end(),
                     [&](const auto &level) { return std::any_of(level.begin(), level.end(), isIntrinsic); });
}

const Generics &Program::generics() const {
  if (!generics_) generics_ = std::make_unique<const Generics>(*this);
  return *generics_;
}

}  // namespace dotbar::dataflow
