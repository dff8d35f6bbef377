// Variables of modules that rules refer to and that are the user's: option given = "MODULE%NAME=VALUE ...". Where no source has
// the module, who tries derivatives writes one.
#pragma once

#include <map>
#include <string>

#include "dataflow/program/program.h"
#include "engine/rules/ruleset.h"
#include "frontends/driver.h"

namespace dotbar::tools {

// By module.
std::map<std::string, driver::Settings> givenVariables(const rules::RuleSet &);

// The texts of those modules that the program (none: any) has not.
std::string givenModules(const rules::RuleSet &, const dataflow::Program *);

// The variable that an option names as MODULE%NAME: its name and its module; empty: none.
std::pair<std::string, std::string> variableOf(const rules::RuleSet &, const char *option);

}  // namespace dotbar::tools
