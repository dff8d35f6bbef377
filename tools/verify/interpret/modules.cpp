// What a unit sees of modules: by USE, or because it stands in one.
#include "il_make.h"
#include "tools/verify/interpret/program.h"

namespace dotbar::interpret {

std::vector<UnitInfo *> Program::meant(const UnitInfo &from, Symbol name) {
  std::vector<UnitInfo *> found;
  for (const UnitInfo *u = &from; u; u = u->host)
    if (meantInScope(*u, name, found)) return found;
  if (UnitInfo *u = find(name); u && !u->host) found.push_back(u);  // external: what others contain is seen through them
  return found;
}

// What a name of this very scope stands for; names that others have from it are those of `meantInScope`, too.
bool Program::meantInScope(const UnitInfo &u, Symbol name, std::vector<UnitInfo *> &found) {
  if (const auto generic = u.generics.find(name); generic != u.generics.end())
    for (Symbol s : generic->second)
      for (const UnitInfo *at = &u; at; at = at->host)
        if (meantIn(*at, s, found)) break;
  return meantIn(u, name, found) || !found.empty();
}

// Without the generic names of the scope itself, which may be added to those that it uses.
bool Program::meantIn(const UnitInfo &u, Symbol name, std::vector<UnitInfo *> &found) {
  if (const auto own = u.own.find(name); own != u.own.end()) return found.push_back(own->second), true;
  if (const auto used = u.procedures.find(name); used != u.procedures.end())
    return meantInScope(*used->second.first, used->second.second, found);
  bool any = false;
  for (const auto &[module, renamed] : u.wholes)
    if (!renamed.count(name) && module->offers(name)) any = meantInScope(*module, name, found) || any;
  return any;
}

const std::vector<Symbol> *Program::describedIn(const UnitInfo &u, Symbol procedure) const {
  if (const auto own = u.described.find(procedure); own != u.described.end()) return &own->second;
  if (const auto used = u.procedures.find(procedure); used != u.procedures.end())
    return describedIn(*used->second.first, used->second.second);
  for (const auto &[module, renamed] : u.wholes)
    if (const auto *found = module->offers(procedure) ? describedIn(*module, procedure) : nullptr) return found;
  return nullptr;
}

const std::vector<Symbol> &Program::keywords(const UnitInfo &from, const UnitInfo &callee) const {
  for (const UnitInfo *u = callee.host ? nullptr : &from; u; u = u->host)
    if (const auto *names = describedIn(*u, callee.name)) return *names;
  return callee.formals;
}

void Program::addInterface(UnitInfo &u, Tree interface) {
  for (Tree part : f_.children(il::InterfaceOp::parts_(f_, interface)))
    if (const Tree t = f_.is(part, Op::Described) ? il::DescribedOp::unit_(f_, part) : Tree{}; f_.is(t, Op::Procedure)) {
      if (const Symbol name = f_.symbol(il::ProcedureOp::name_(f_, t)); std::ranges::count(u.formals, name) != 0)
        variable(u, name).procedure = true;
      for (Tree n : f_.children(il::ProcedureOp::formals_(f_, t)))
        u.described[f_.symbol(il::ProcedureOp::name_(f_, t))].push_back(f_.symbol(n));
    }
  const Tree generic = il::InterfaceOp::generic_(f_, interface);
  if (!f_.is(generic, Op::Name)) return;
  definesAssignment_ |= f_.text(generic) == "assignment(=)";
  for (Tree part : f_.children(il::InterfaceOp::parts_(f_, interface)))
    if (f_.is(part, Op::Specifics))
      for (Tree n : f_.children(il::SpecificsOp::procedures_(f_, part))) u.generics[f_.symbol(generic)].push_back(f_.symbol(n));
}

// PRIVATE, PUBLIC :: a, b, and the attributes.
void Program::access(UnitInfo &u, Tree d) {
  auto add = [&](std::string_view word, Tree names, auto nameOf) {
    for (Tree n : f_.children(names)) (word == "private" ? u.privateNames : u.publicNames).insert(f_.symbol(nameOf(n)));
  };
  if (f_.is(d, Op::Declare))
    for (Tree a : f_.children(il::DeclareOp::attrs_(f_, d)))
      if (f_.is(a, Op::Attr) && (f_.text(a) == "private" || f_.text(a) == "public"))
        add(f_.text(a), il::DeclareOp::entities_(f_, d), [&](Tree e) { return il::EntityOp::name_(f_, e); });
  if (!f_.is(d, Op::Accessible)) return;
  const std::string_view word = f_.text(il::AccessibleOp::attr_(f_, d));
  const Tree names = il::AccessibleOp::names_(f_, d);
  if (!f_.arity(names)) u.isPrivate = word == "private";
  add(word, names, [](Tree n) { return n; });
}

void Program::importFrom(UnitInfo &u, UnitInfo &module, Symbol there, Symbol local) {
  const int slot = module.find(there);
  if (slot < 0) return void(u.procedures[local] = {&module, there});
  const Variable source = module.variables[static_cast<std::size_t>(slot)];
  if (source.procedure) return;
  Variable &v = variable(u, local);
  v.type = source.type, v.declared = true, v.hasDims = source.hasDims, v.dims = {}, v.parameter = false;
  v.origin = source.origin ? source.origin : &module;
  v.original = source.origin ? source.original : there;
}

// `use m`, `use m, only: a, b => c`, `use m, b => c`. A module that is not there is none of a program that runs.
void Program::use(UnitInfo &u, Tree t) {
  auto found = modules_.find(f_.symbol(il::UseOp::module_(f_, t)));
  if (found == modules_.end()) return;
  UnitInfo &module = *found->second;
  const Tree visible = il::UseOp::visible_(f_, t);
  std::map<Symbol, Symbol> renamed;  // from the module's name
  for (Tree used : f_.children(il::AnyOp::uses_(f_, visible))) {
    if (!f_.is(used, Op::Used)) continue;
    const Symbol local = f_.symbol(il::AnyOp::local_(f_, used)), there = f_.symbol(il::AnyOp::there_(f_, used));
    renamed[there] = local;
    importFrom(u, module, there, local);
  }
  if (f_.is(visible, Op::Only)) return;
  for (const auto &[there, local] : renamed)
    if (there != local) u.wholes[&module].insert(there);
  u.wholes[&module];
  for (std::size_t k = 0; k < module.variables.size(); ++k)
    if (const Symbol n = module.variables[k].name; !renamed.count(n) && module.offers(n)) importFrom(u, module, n, n);
}

// Names of what is around a procedure, those that it does not declare itself: of a module, or of a procedure, whose variables are
// those of its activation.
void Program::host(UnitInfo &u) {
  if (!u.host->module) {
    for (std::size_t k = 0; k < u.host->variables.size(); ++k) {
      const Variable there = u.host->variables[k];
      if (u.find(there.name) >= 0 || u.procedures.count(there.name) || there.procedure) continue;
      Variable &v = variable(u, there.name);
      v.type = there.type, v.declared = there.declared, v.hasDims = there.hasDims, v.hosted = static_cast<int>(k);
    }
    return;
  }
  for (const Variable &v : u.host->variables)
    if (u.find(v.name) < 0 && !u.procedures.count(v.name) && !v.procedure) importFrom(u, *u.host, v.name, v.name);
}

}  // namespace dotbar::interpret
