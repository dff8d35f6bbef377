// What a unit sees of modules: by USE, or because it stands in one.
#include "tools/verify/interpret/program.h"

namespace dotbar::interpret {

UnitInfo *Program::find(const UnitInfo &from, Symbol name, std::size_t arguments) {
  for (const UnitInfo *u = &from; u; u = u->host)
    if (auto renamed = u->procedures.find(name); renamed != u->procedures.end()) {
      name = renamed->second;
      break;
    }
  if (auto generic = generics_.find(name); generic != generics_.end())
    for (Symbol s : generic->second)
      if (UnitInfo *u = find(s); u && u->formals.size() == arguments) return u;
  return find(name);
}

void Program::addGeneric(Tree interface) {
  if (!f_.is(f_.child(interface, 1), Op::Name)) return;
  for (Tree part : f_.children(f_.child(interface, 2)))
    if (f_.is(part, Op::Specifics))
      for (Tree n : f_.children(f_.child(part, 1))) generics_[f_.symbol(f_.child(interface, 1))].push_back(f_.symbol(n));
}

void Program::importFrom(UnitInfo &u, UnitInfo &module, Symbol there, Symbol local) {
  const int slot = module.find(there);
  if (slot < 0) {
    auto renamed = module.procedures.find(there);
    u.procedures[local] = renamed == module.procedures.end() ? there : renamed->second;
    return;
  }
  const Variable source = module.variables[static_cast<std::size_t>(slot)];
  if (source.procedure) return;
  Variable &v = variable(u, local);
  v.type = source.type, v.declared = true, v.hasDims = source.hasDims, v.dims = {}, v.parameter = false;
  v.origin = source.origin ? source.origin : &module;
  v.original = source.origin ? source.original : there;
}

// `use m`, `use m, only: a, b => c`, `use m, b => c`. A module that is not there is none of a program that runs.
void Program::use(UnitInfo &u, Tree t) {
  auto found = modules_.find(f_.symbol(f_.child(t, 0)));
  if (found == modules_.end()) return;
  UnitInfo &module = *found->second;
  const Tree visible = f_.child(t, 1);
  std::map<Symbol, Symbol> renamed;  // from the module's name
  for (Tree used : f_.children(f_.child(visible, 0))) {
    if (!f_.is(used, Op::Used)) continue;
    const Symbol local = f_.symbol(f_.child(used, 0)), there = f_.symbol(f_.child(used, 1));
    renamed[there] = local;
    importFrom(u, module, there, local);
  }
  if (f_.is(visible, Op::Only)) return;
  for (const auto &[there, local] : renamed)
    if (there != local) u.wholes[&module].insert(there);
  u.wholes[&module];
  for (std::size_t k = 0; k < module.variables.size(); ++k)
    if (const Symbol n = module.variables[k].name; !renamed.count(n)) importFrom(u, module, n, n);
  for (const auto &[local, there] : module.procedures)
    if (!renamed.count(local)) u.procedures[local] = there;
}

// Names of the module around a procedure, those that it does not declare itself.
void Program::host(UnitInfo &u) {
  for (const Variable &v : u.host->variables)
    if (u.find(v.name) < 0 && !u.procedures.count(v.name) && !v.procedure) importFrom(u, *u.host, v.name, v.name);
}

}  // namespace dotbar::interpret
