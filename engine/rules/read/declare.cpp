// Declarations: judgements, contexts, guards, functions, namings, intrinsics, options.
#include "engine/rules/read/declare.h"

#include <algorithm>
#include <sstream>

namespace dotbar::rules {

std::optional<Sort> Declaring::sort(const Entry &e, NodeId n) {
  const std::string_view name = e.file->syntax.str(n);
  if (Sort s{}; il::findSort(name, s)) return s;
  if (name == "Activity") return Sort::Text;  // an activity pattern: a handle of the host, like a name
  std::vector<std::string> names;
  for (unsigned i = 0; i < il::sortCount; ++i) names.emplace_back(il::name(static_cast<Sort>(i)));
  Diagnostic &d = r_.error(DiagnosticKind::UnknownName, e.file->syntax.span(n), "no sort is named " + std::string(name));
  d.fix = didYouMean(name, names);
  return std::nullopt;
}

std::vector<Parameter> Declaring::parameters(const Entry &e, std::span<const NodeId> nodes) {
  const Syntax &s = e.file->syntax;
  std::vector<Parameter> r;
  for (NodeId p : nodes) {
    Parameter param;
    for (NodeId c : s.of(p)) {
      if (s.part(c) == Part::Name) param.name = intern(s.str(c));
      if (s.part(c) == Part::SortName) param.sort = sort(e, c).value_or(Sort::Expr);
    }
    r.push_back(param);
  }
  return r;
}

void Declaring::hostFunction(const char *name, Sort sort) {
  r_.functions[intern(name)].push_back(static_cast<FunctionId>(r_.set.functions.size()));
  Function f;
  f.name = intern(name), f.params = {sort, sort}, f.result = sort;
  r_.set.functions.push_back(std::move(f));
}

void Declaring::signatures() {
  for (const char *name : {"union", "intersection", "difference"}) {
    hostFunction(name, Sort::Exprs);
    hostFunction(name, Sort::Zones);
  }
  for (const char *name : {"natAdd", "natSub", "natMul"}) hostFunction(name, Sort::Nat);
  for (const Entry &e : entries_) {
    if (e.removed) continue;
    switch (e.file->syntax.part(e.node)) {
      case Part::Judgement:
        judgement(e);
        break;
      case Part::Context:
        context(e);
        break;
      case Part::GuardItem:
        guard(e);
        break;
      case Part::Classification:
        classification(e);
        break;
      case Part::Function:
        function(e);
        break;
      case Part::Naming:
        naming(e);
        break;
      case Part::Intrinsic:
        intrinsics(e);
        break;
      case Part::Option:
        option(e);
        break;
      case Part::PartialItem:
        partialNames(e);
        break;
      default:
        break;
    }
  }
}

void Declaring::judgement(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Judgement j;
  j.where = s.span(e.node);
  std::vector<NodeId> contexts, inputs, outs;
  bool after = false;
  for (NodeId c : s.of(e.node)) {
    const Part part = s.part(c);
    if (part == Part::Turnstile) std::swap(contexts, inputs);
    if (part == Part::Arrow) after = true, j.name = arrowName(s, c);
    if (part == Part::Param) (after ? outs : inputs).push_back(c);
    if (part != Part::Attribute) continue;
    const std::string_view a = s.str(s.of(c)[0]);
    if (a == "collect")
      j.collect = true;
    else if (a == "statement")
      j.statement = true;
    else if (a == "firstmatch")
      j.firstMatch = true;
    else if (a == "measure")
      j.measure = intern(s.of(c).size() > 1 ? s.str(s.of(c)[1]) : "");
    else if (a != "total" && a != "exclusive")
      r_.error(DiagnosticKind::UnknownName, s.span(c), "unknown attribute of a judgement").fix =
          "collect, statement, firstmatch, measure NAME";
  }
  const auto id = static_cast<JudgementId>(r_.set.judgements.size());
  std::uint32_t globals = 0;
  for (const auto &[param, before] : globals_) j.inputs.push_back(param), ++globals;
  for (Parameter &p : parameters(e, contexts)) j.inputs.push_back(p);
  j.contexts = static_cast<std::uint32_t>(j.inputs.size());
  for (Parameter &p : parameters(e, inputs)) j.inputs.push_back(p);
  j.outputs = parameters(e, outs);
  for (JudgementId other : r_.judgements[j.name]) {
    const Judgement &o = r_.set.judgements[other];
    if (!meet(o.inputs[o.contexts].sort, j.inputs[j.contexts].sort)) continue;
    Diagnostic &d = r_.error(DiagnosticKind::DuplicateName, j.where,
                             "a judgement of this name for trees of this sort is already in " + r_.place(o.where));
    d.note(o.where, "the first");
  }
  r_.judgements[j.name].push_back(id);
  r_.globalContexts.push_back(globals);
  r_.set.judgements.push_back(std::move(j));
}

void Declaring::context(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  const Parameter p{intern(s.str(parts[0])), sort(e, parts[1]).value_or(Sort::Text)};
  const bool everywhere = parts.size() > 2;
  globals_.emplace_back(p, everywhere);
  if (!everywhere) return;
  for (JudgementId id = 0; id < r_.set.judgements.size(); ++id) {
    Judgement &j = r_.set.judgements[id];
    j.inputs.insert(j.inputs.begin() + r_.globalContexts[id], p);
    ++j.contexts, ++r_.globalContexts[id];
  }
}

// guard g(Instr), guard g(I : Instr) := ..., guard g(I) := ...
void Declaring::guard(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Guard g;
  g.name = intern(s.str(s.of(e.node)[0]));
  g.where = s.span(e.node);
  bool cases = false;
  for (NodeId c : s.of(e.node)) cases |= s.part(c) == Part::Case;
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) == Part::OnAny) g.onBuilt = true;
    if (s.part(c) == Part::Implies) g.result = sort(e, s.of(c)[0]);
    if (s.part(c) == Part::Param) g.params.push_back(guardParameter(e, c, cases));
  }
  r_.guards[g.name].push_back(static_cast<GuardId>(r_.set.guards.size()));
  r_.set.guards.push_back(std::move(g));
}

// `I : Instr`, a sort alone, or, where equations or classes follow, a metavariable.
Sort Declaring::guardParameter(const Entry &e, NodeId param, bool isDefined) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(param);
  if (parts.size() > 1) return sort(e, parts[1]).value_or(Sort::Expr);
  Sort found = Sort::Instr;
  if (il::findSort(s.str(parts[0]), found)) return found;
  if (!isDefined) return sort(e, parts[0]).value_or(Sort::Expr);
  const auto stem = e.file->stems->find(s.str(parts[0]));
  return stem == e.file->stems->end() ? found : stem->second;
}

void Declaring::function(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  Function f;
  f.name = intern(s.str(parts[0])), f.where = s.span(e.node);
  for (const Parameter &p : parameters(e, parts.subspan(1, parts.size() - 2))) f.params.push_back(p.sort);
  for (NodeId c : parts)
    if (s.part(c) == Part::Param && s.part(s.of(c).back()) == Part::Star) f.variadic = true;
  f.result = sort(e, parts.back()).value_or(Sort::Expr);
  if (f.variadic)  // `Exprs*`: any number of elements
    if (const std::optional<Sort> element = elementOf(f.params.back())) f.params.back() = *element;
  std::vector<std::uint32_t> &known = r_.functions[f.name];
  known.insert(known.begin(), static_cast<FunctionId>(r_.set.functions.size()));
  r_.set.functions.push_back(std::move(f));
}

void Declaring::naming(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const auto parts = s.of(e.node);
  Function f;
  f.name = intern(s.str(parts[0])), f.where = s.span(e.node);
  f.params = {Sort::Name}, f.result = Sort::Name;
  f.namingKind = intern(s.str(parts[1]));
  f.naming = intern(unquoted(s.str(parts[2])));
  const std::string_view kind = s.str(parts[1]);
  if (kind != "variable" && kind != "procedure" && kind != "common" && kind != "module" && kind != "type")
    r_.error(DiagnosticKind::UnknownName, s.span(parts[1]), "unknown kind of names").fix =
        "variable, procedure, common, module or type";
  if (text(f.naming).find('%') == std::string_view::npos)
    r_.error(DiagnosticKind::IllSorted, s.span(parts[2]), "the pattern of a naming holds % for the original name");
  r_.functions[f.name].push_back(static_cast<FunctionId>(r_.set.functions.size()));
  r_.set.functions.push_back(std::move(f));
}

namespace {

struct Property {
  std::string_view name, values;  // values: apart by blanks; none: numbers
};
constexpr Property properties[] = {
    {"result", "integer real double complex double_complex logical character part"},  // part: of a complex argument
    {"form", "scalar first second reduction location by_dimension extended turned contracted given vector unknown"},
    {"kind_argument", ""},  // the argument that is the kind of the result
    // a kind: of the argument, or with so many decimals or such a range; or what is asked of an array
    {"value", "argument decimals range extent lower_bound upper_bound"},
    {"external", ""},         // in the runtime, for reals of these kinds
    {"argument", "complex"},  // of no other type
    {"keeps", "bits"},        // of its first argument, whatever the type of the result
};

bool isOneOf(std::string_view list, std::string_view word) {
  std::istringstream in{std::string(list)};
  for (std::string one; in >> one;)
    if (one == word) return true;
  return false;
}

bool isNumbers(std::string_view s) { return !s.empty() && s.find_first_not_of("0123456789 ") == s.npos; }

Symbol valueOf(const Syntax &s, NodeId value) {
  return intern(s.part(value) == Part::String ? unquoted(s.str(value)) : std::string(s.str(value)));
}

}  // namespace

void Declaring::intrinsics(const Entry &e) {
  const Syntax &s = e.file->syntax;
  Properties said;
  for (NodeId c : s.of(e.node))
    if (s.part(c) == Part::Setting) property(s, c, said);
  for (NodeId c : s.of(e.node)) {
    if (s.part(c) == Part::Setting) continue;
    Properties &known = r_.set.intrinsics[intern(s.str(c))];
    for (const auto &[property, value] : said)
      if (const auto &[at, isNew] = known.emplace(property, value); !isNew && at->second != value)
        r_.error(
            DiagnosticKind::DuplicateName, s.span(c),
            std::string(text(property)) + " of " + std::string(s.str(c)) + " was said to be " + std::string(text(at->second)));
  }
}

void Declaring::property(const Syntax &s, NodeId setting, Properties &into) {
  const NodeId name = s.of(setting)[0], value = s.of(setting)[1];
  const auto *known =
      std::find_if(std::begin(properties), std::end(properties), [&](const Property &p) { return p.name == s.str(name); });
  if (known == std::end(properties)) {
    std::string all;
    for (const Property &p : properties) all += (all.empty() ? "" : ", ") + std::string(p.name);
    r_.error(DiagnosticKind::UnknownName, s.span(name), "unknown property of an intrinsic").fix = all;
    return;
  }
  const Symbol said = valueOf(s, value);
  if (known->values.empty() ? !isNumbers(text(said)) : !isOneOf(known->values, text(said)))
    r_.error(DiagnosticKind::UnknownName, s.span(value), "this is no " + std::string(known->name) + " of an intrinsic").fix =
        known->values.empty() ? "a number" : std::string(known->values);
  if (!into.emplace(intern(known->name), said).second)
    r_.error(DiagnosticKind::DuplicateName, s.span(name), std::string(known->name) + " is said twice");
}

void Declaring::option(const Entry &e) {
  const Syntax &s = e.file->syntax;
  r_.set.options[intern(s.str(s.of(e.node)[0]))] = valueOf(s, s.of(e.node)[1]);
}

std::optional<Op> operatorOf(std::string_view name, std::size_t operands) {
  Op op{};
  if (!il::findOp(name, op) || il::info(op).leaf || il::info(op).list || il::info(op).children.size() != operands)
    return std::nullopt;
  return op;
}

void Declaring::partialNames(const Entry &e) {
  const Syntax &s = e.file->syntax;
  const NodeId first = s.of(s.of(e.node)[0])[0];
  if (s.part(first) == Part::App) r_.set.intrinsics[intern(s.str(s.of(first)[0]))];
  if (s.part(first) != Part::PartialNames) return;
  const std::size_t operands = s.of(s.of(e.node)[0]).size() - 1;
  if (operatorOf(s.str(s.of(first)[0]), operands)) return;
  for (NodeId c : s.of(first)) r_.set.intrinsics[intern(s.str(c))];
}

}  // namespace dotbar::rules
