// Input and output, of which declarations say what they overwrite and read that may stand far away from the statement: whether a
// unit is a string, and what is in a NAMELIST.
#pragma once

#include <set>

#include "dataflow/program/program.h"

namespace dotbar::dataflow {

bool isTransfer(const il::Forest &, il::Tree instr);  // input, output, and what overwrites more than that and is only copied
std::set<Symbol> groupNames(const Program &);         // of all its NAMELISTs, anywhere
// The one that says so itself. Of a NAMELIST with a variable that has no name here, nobody can say what it does.
il::Tree withTransferSaid(const Program &, const std::set<Symbol> &groupNames, const Unit &, il::Tree transfer);
// A statement that is only copied, and calls what may touch any variable of the program's.
il::Tree transferringBy(il::Forest &, il::Tree transfer, Symbol procedure, std::string_view kind);

}  // namespace dotbar::dataflow
