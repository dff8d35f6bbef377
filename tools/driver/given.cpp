#include "tools/driver/given.h"

#include <sstream>

#include "frontends/language.h"

namespace dotbar::tools {
namespace {

std::string said(const rules::RuleSet &set, const char *option) {
  const auto o = set.options.find(intern(option));
  return o == set.options.end() ? std::string() : std::string(text(o->second));
}

}  // namespace

std::map<std::string, driver::Settings> givenVariables(const rules::RuleSet &set) {
  std::map<std::string, driver::Settings> all;
  std::istringstream in(said(set, "given"));
  for (std::string module, name, value; std::getline(in >> std::ws, module, '%') && std::getline(in, name, '=') && in >> value;)
    all[module].emplace_back(name, value);
  return all;
}

std::string givenModules(const rules::RuleSet &set, const dataflow::Program *program) {
  std::string texts;
  for (const auto &[module, variables] : givenVariables(set))
    if (!program || !program->findUnit(intern(module))) texts += language().drivers().variables(module, variables);
  return texts;
}

std::pair<std::string, std::string> variableOf(const rules::RuleSet &set, const char *option) {
  const std::string whole = said(set, option);
  const std::size_t at = whole.find('%');
  return at == whole.npos ? std::pair<std::string, std::string>() : std::pair(whole.substr(at + 1), whole.substr(0, at));
}

}  // namespace dotbar::tools
