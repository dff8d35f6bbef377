// Submodules are put into the modules that they belong to: what they declare is PRIVATE there, and the interfaces of the
// procedures whose bodies they have are gone. A derivative then knows bodies as it knows those of any module.
#pragma once

#include <set>
#include <span>
#include <vector>

#include "engine/il/forest.h"
#include "engine/support/diagnostics.h"

namespace dotbar::fortran {

// A submodule as it is written: a module whose name says what it belongs to, `(module:parent) name`. Header: its name, the
// module's, its parent's or none.
il::Tree asSubmodule(il::Forest &, std::span<const il::Tree> header, il::Tree asModule);

// A submodule as it is read: its text, and with it what a module would be that has its declarations and procedures
// (Forest::readAs).
il::Tree submoduleTree(il::Forest &, std::span<const il::Tree> header, il::Tree asModule);

struct Merged {
  std::vector<il::Tree> files;
  std::set<Symbol> modules;  // that bodies were put into
};

// The files in the same order. A submodule stays its text where its module, or parent, is not among the files; where names would
// mean something else in the module; and where a module that it uses itself uses the module: a warning.
Merged withSubmodules(il::Forest &, std::span<const il::Tree> files, Diagnostics *);

}  // namespace dotbar::fortran
