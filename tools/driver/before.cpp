// Names of what was made are read off its trees, by the interface that its mode states, and never guessed: one that the interface
// does not lead to is refused, and the user can run the modes one by one.
#include "tools/driver/before.h"

#include <algorithm>

#include "dataflow/facts/heads/heads.h"
#include "dataflow/facts/names/derived_name.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using il::Op;
using il::Tree;
using rules::Interface;

std::string setting(const rules::Mode &mode, const char *key) {
  const auto found = mode.options.find(intern(key));
  return found == mode.options.end() ? std::string() : std::string(text(found->second));
}

// What the mode before made, as the heads of the next name it.
class MadeBefore {
 public:
  MadeBefore(Session &s, const Derivative &made, const Interface &interface) : s_(s), made_(made), interface_(interface) {
    for (const Tree unit : s_.forest.children(il::FileOp::units_(s_.forest, made_.file))) {
      take(unit, "");
      if (!s_.forest.is(unit, Op::Module)) continue;
      for (const Tree inner : s_.forest.children(il::AnyOp::contained_(s_.forest, unit)))
        take(inner, std::string(s_.forest.text(il::ModuleOp::name_(s_.forest, unit))) + "%");
    }
  }

  // Dependents are the derivatives of the independents, or of the dependents, as the mode says.
  std::optional<std::string> head(const dataflow::Head &of, const std::string &dependents) {
    const Procedure *derived = derivativeOf(of);
    if (!derived) return std::nullopt;
    const auto ins = derivatives(*derived, of.independents, false);
    const auto outs = derivatives(*derived, dependents == "dependents" ? of.dependents : of.independents, true);
    if (!ins || !outs) return std::nullopt;
    return derived->module + std::string(s_.forest.text(il::AnyOp::name_(s_.forest, derived->tree))) + "(" + *ins + ")>(" +
           *outs + ")";
  }

 private:
  struct Procedure {
    Tree tree;
    std::string module;
  };

  void take(Tree t, const std::string &module) {
    if (s_.forest.is(t, Op::Procedure)) procedures_.push_back({t, module});
  }

  // m%f: all of it where there is no module
  static std::string withoutModule(const std::string &procedure) { return procedure.substr(procedure.find('%') + 1); }

  // The one procedure of that name: two of one name in different modules are not told apart.
  const Procedure *derivativeOf(const dataflow::Head &head) {
    const Interface::Line *line = interface_.find(Interface::Of::Procedure);
    if (!line || line->parts.size() != 1 || !line->parts[0].naming) return refuse(head.procedure), nullptr;
    const std::string plain = withoutModule(head.procedure);
    const rules::RuleSet &set = *made_.source.rules;
    const std::string name = dataflow::derivedName(set, set.functions[*line->parts[0].naming], plain) + head.suffix;
    const auto isIt = [&](const Procedure &p) { return s_.forest.text(il::AnyOp::name_(s_.forest, p.tree)) == name; };
    if (std::ranges::count_if(procedures_, isIt) != 1) return refuse(head.procedure), nullptr;
    return &*std::ranges::find_if(procedures_, isIt);
  }

  // Of arguments: the derivative, whatever it is called, is a name that rules made and stands behind the original.
  std::optional<std::string> derivatives(const Procedure &p, const std::vector<std::string> &names, bool derived) {
    std::string list;
    const auto formals = s_.forest.children(il::AnyOp::formals_(s_.forest, p.tree));
    for (const std::string &name : names) {
      const std::string own = dataflow::lowered(dataflow::variableIn(name));
      const auto isIt = [&](Tree t) { return s_.forest.is(t, Op::Name) && s_.forest.text(t) == own && !isMade(t); };
      const auto at = std::ranges::find_if(formals, isIt);
      if (own != name || at == formals.end()) return refuse(name), std::nullopt;
      if (derived && (!standBehind() || at + 1 == formals.end() || !isMade(at[1]))) return refuse(name), std::nullopt;
      list += (list.empty() ? "" : ",") + std::string(s_.forest.text(derived ? at[1] : *at));
    }
    return list;
  }

  bool isMade(Tree formal) const { return s_.forest.origin(formal).rule != 0; }
  bool standBehind() const {
    const Interface::Line *line = interface_.find(Interface::Of::Argument);
    return line && line->parts.size() == 2 && !line->parts[0].naming && line->parts[1].naming;
  }
  void refuse(const std::string &name) {
    s_.diagnostics
        .report(DiagnosticKind::UnknownHead, {}, "the interface of the mode before does not lead to the derivative of " + name)
        .fix = "name arguments in the head, and whole variables; or run dotbar " + std::string(text(interface_.mode)) +
               " and then this mode on what it writes";
  }

  Session &s_;
  const Derivative &made_;
  const Interface &interface_;
  std::vector<Procedure> procedures_;
};

// dotbar/adjoint: the mode of the file's name, of that family.
Request requestBefore(const Request &request, const std::string &set) {
  const std::size_t slash = set.rfind('/');
  Request before = request;
  before.mode = set.substr(slash + 1);
  before.rules = {set.substr(0, slash)};
  before.layers.clear(), before.namings.clear(), before.part.clear();
  before.divided = before.traced = false, before.keep = true;
  return before;
}

}  // namespace

bool runBefore(Session &s, const rules::Mode &mode, Request &request) {
  const std::string set = setting(mode, "after"), dependents = setting(mode, "dependents"), library = setting(mode, "library");
  if (set.empty() || request.made) return true;
  const Request before = requestBefore(request, set);
  const auto made = differentiate(s, before);
  if (!made) return false;
  const Interface *interface = made->source.rules->findInterface(intern(before.mode));
  if (!interface || (dependents != "dependents" && dependents != "independents")) {
    s.diagnostics
        .report(DiagnosticKind::Usage, {}, "the mode " + std::string(text(mode.name)) + " does not say what it makes of " + set)
        .fix = "state the interface of that mode, and `dependents = independents`, or `= dependents`, here";
    return false;
  }
  MadeBefore known(s, *made, *interface);
  std::vector<std::string> heads;
  for (const std::string &text : request.heads)
    for (const dataflow::Head &head : parseHeads(s, text)) {
      const auto next = known.head(dataflow::withArguments(*made->source.program, head), dependents);
      if (!next) return false;
      heads.push_back(*next);
    }
  request.heads = std::move(heads);
  request.made = MadeSource{before.mode + language().suffix(made->text, request.form()), made->text};
  if (!library.empty() && std::ranges::find(request.libraries, library) == request.libraries.end())
    request.libraries.push_back(library);
  return true;
}

}  // namespace dotbar::tools
