// From symbol tables and the trees of the derivatives to what a driver declares and calls.
#include "tools/verify/check/subject.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "engine/il/declarations.h"
#include "il_make.h"
#include "tools/driver/library.h"
#include "tools/verify/check/derived.h"
#include "tools/verify/check/extents.h"

namespace dotbar::tools {
namespace {

using dataflow::none;
using dataflow::Program;
using dataflow::Unit;
using dataflow::Variable;
using il::Forest;
using il::Op;
using il::Tree;

constexpr std::int64_t shortestText = 80;

// Units that a call of `from` may run, itself first.
std::vector<const Unit *> reached(const Program &program, const Unit &from) {
  std::vector<const Unit *> units{&from};
  std::set<dataflow::UnitId> seen{from.id};
  for (std::size_t i = 0; i < units.size(); ++i)
    for (const std::uint32_t c : units[i]->calls) {
      const dataflow::UnitId callee = program.calls()[c].callee;
      if (callee != none && seen.insert(callee).second) units.push_back(&program.unit(callee));
    }
  return units;
}

class Describer {
 public:
  Describer(Session &session, const CheckRequest &request, const Program &program, const dataflow::Head &head)
      : session_(session),
        request_(request),
        program_(program),
        head_(head),
        f_(session.forest),
        extents_(session, program, request.request, request.set) {}

  std::optional<Subject> run(const Checked &tangent, const std::optional<Checked> &adjoint) {
    const Unit *unit = findUnit();
    if (!unit) return std::nullopt;
    unit_ = unit;
    findRead((adjoint ? *adjoint : tangent).derivative.source);
    subject_.title = title();
    // of a head that is called, too, the caller sets more derivatives (to zero): the contract in the generated code says which
    subject_.strict = request_.request.heads.size() == 1 && !unit->recursive;
    subject_.function = il::isFunction(f_, unit->tree);
    formals();
    const auto units = reached(program_, *unit);
    commonBlocks(*unit);  // in its own words
    for (const Unit &u : program_.units())
      if (f_.is(u.tree, Op::Module)) commonBlocks(u), moduleVariables(u);
    for (const Unit *u : units)
      if (!isOfLibrary(fileOf(*u))) commonBlocks(*u);  // what a library keeps begins as it does
    for (const Unit *u : units) precision(*u);
    if (!session_.diagnostics.hasErrors()) extents_.reportMissing();
    if (!session_.diagnostics.hasErrors()) number();
    if (session_.diagnostics.hasErrors()) return std::nullopt;
    subject_.primal = callable(f_, program_, *unit);
    if (!derivative(tangent, subject_.tangent, &Item::tangent, &Block::tangent, &Block::tangents)) return std::nullopt;
    if (adjoint && !derivative(*adjoint, subject_.adjoint, &Item::adjoint, &Block::adjoint, &Block::adjoints))
      return std::nullopt;
    return std::move(subject_);
  }

 private:
  Session &session_;
  const CheckRequest &request_;
  const Program &program_;
  const dataflow::Head &head_;
  Forest &f_;
  Extents extents_;
  const Unit *unit_ = nullptr;
  std::optional<std::set<std::string>> read_;  // what the procedure reads of what it is given; not known: may be all
  Subject subject_;
  std::set<Symbol> blocks_;

  Diagnostic &error(DiagnosticKind kind, Span where, std::string message) {
    return session_.diagnostics.report(kind, where, std::move(message));
  }

  const Unit *findUnit() {
    const std::string &name = head_.procedure;
    const std::size_t percent = name.find('%');
    for (const Unit &u : program_.units()) {
      if (!u.isProcedure() || text(u.name) != (percent == std::string::npos ? name : name.substr(percent + 1))) continue;
      const bool inside = u.parent != none;
      if (percent == std::string::npos || (inside && text(program_.unit(u.parent).name) == name.substr(0, percent))) return &u;
    }
    error(DiagnosticKind::UnknownHead, {}, "there is no procedure " + name + " in the sources");
    return nullptr;
  }

  std::string title() const {
    auto list = [](const std::vector<std::string> &names) {
      std::string s;
      for (const std::string &n : names) s += (s.empty() ? "" : ", ") + n;
      return "(" + s + ")";
    };
    return head_.procedure + list(head_.independents) + " > " + list(head_.dependents);
  }

  std::string_view fileOf(const Unit &unit) const {
    for (const Tree file : program_.files()) {
      const auto units = f_.children(il::FileOp::units_(f_, file));
      if (std::ranges::find(units, unit.tree) != units.end()) return f_.text(il::FileOp::path_(f_, file));
    }
    return {};
  }

  static bool contains(const std::vector<std::string> &names, const std::string &name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  }

  // The class and the size of a variable; none for what a driver cannot declare.
  bool typed(const Unit &unit, const Variable &v, Item &item) {
    if (v.kind == Variable::Kind::Procedure) return item.kind = Class::Procedure, true;
    const Tree type = program_.canonicalType(unit, v.type);
    item.bytes = program_.typeSize(unit, v.type);
    switch (f_.op(type)) {
      case Op::RealType:
        item.kind = Class::Real;
        break;
      case Op::IntegerType:
        item.kind = Class::Integer;
        break;
      case Op::LogicalType:
        item.kind = Class::Logical;
        break;
      case Op::ComplexType:
        item.kind = Class::Complex;
        break;
      case Op::CharacterType:
        item.bytes = std::max<std::int64_t>(item.bytes, shortestText);
        item.kind = Class::Character;
        break;
      case Op::StructType:
      case Op::ClassType:
        return structured(unit, v, type, item);
      default:
        return false;
    }
    return item.bytes > 0;
  }

  // A structure in COMMON, of numbers alone: before every run it holds what the program began with.
  bool structured(const Unit &unit, const Variable &v, Tree type, Item &item) {
    if (v.kind != Variable::Kind::Common) return ofModule(unit, v, item);
    const dataflow::Record *record = program_.record(unit, type);
    if (!record || !record->known || record->parent) return false;
    item.kind = Class::Structure;
    for (const Tree member : f_.children(il::TypedefOp::members_(f_, record->definition)))
      if (f_.is(member, Op::Declare) && !component(program_.unit(record->owner), member, item)) return false;
    return true;
  }

  // Of a type that a driver can name: a module shows it.
  bool ofModule(const Unit &unit, const Variable &v, Item &item) {
    const dataflow::Record *record = program_.record(unit, v.type);
    if (!record || !record->known) return false;
    const Unit &owner = program_.unit(record->owner);
    const Symbol tag = f_.symbol(il::TypedefOp::tag_(f_, record->definition));
    if (!f_.is(owner.tree, Op::Module) || owner.symbols.access.hides(tag)) return false;
    const auto isAbstract = [&](Tree a) { return f_.is(a, Op::Attr) && f_.text(a) == "abstract"; };  // no object is of it
    if (std::ranges::any_of(f_.children(il::TypedefOp::attrs_(f_, record->definition)), isAbstract)) return false;
    item.kind = Class::Structure;
    item.typeName = text(tag), item.typeModule = text(owner.name);
    return true;
  }

  // Elements as a reference selects them, the first dimension fastest.
  static std::vector<std::string> selectors(const std::vector<std::pair<long, long>> &bounds) {
    std::vector<std::string> all{""};
    for (auto d = bounds.rbegin(); d != bounds.rend(); ++d) {
      std::vector<std::string> longer;
      for (const std::string &rest : all)
        for (long k = d->first; k <= d->second; ++k) longer.push_back(std::to_string(k) + (rest.empty() ? "" : ",") + rest);
      all = std::move(longer);
    }
    for (std::string &s : all)
      if (!s.empty()) s = "(" + s + ")";
    return all;
  }

  // Everything that objects consist of. `said`: what --set calls it, which is the same for all elements.
  bool divide(const Unit &unit, Tree type, const std::vector<std::pair<long, long>> &bounds, const std::string &path,
              const std::string &said, Item &to) {
    const dataflow::Record *record = program_.record(unit, type);
    if (!record || !record->known) return false;
    for (const std::string &selector : selectors(bounds))
      for (const dataflow::Component &c : record->components)
        if (!part(c, path + selector + "%" + std::string(text(c.name)), said + "%" + std::string(text(c.name)), to)) return false;
    return true;
  }

  bool part(const dataflow::Component &c, const std::string &path, const std::string &said, Item &to) {
    if (c.pointer) return false;
    if (c.allocatable && !isGiven(said)) return subject_.without.push_back(said), true;
    const Unit &owner = program_.unit(c.owner);
    Variable v;
    v.name = c.name, v.type = c.type, v.dims = c.dims, v.owner = c.owner;
    Item part;
    if (!typed(owner, v, part)) return false;
    if (c.allocatable && part.kind == Class::Structure) return false;
    auto bounds = extents_.bounds(owner, v, said);
    if (!bounds) return false;
    part.allocatable = c.allocatable;
    if (part.kind == Class::Structure) return divide(owner, c.type, *bounds, path, said, to);
    part.name = path, part.headName = said, part.bounds = std::move(*bounds);
    for (const auto &[from, last] : part.bounds) part.count *= static_cast<std::size_t>(std::max(0L, last - from + 1));
    if (auto set = request_.set.find(said); set != request_.set.end() && set->second != "random") part.value = set->second;
    to.parts.push_back(std::move(part));
    return true;
  }

  // Of what is ALLOCATABLE and no argument: somebody asks for it.
  bool isGiven(const std::string &said) const {
    return request_.request.sizes.contains(said) || names(head_.independents, said) || names(head_.dependents, said);
  }

  bool component(const Unit &unit, Tree declare, Item &item) {
    Item part;
    Variable v;
    v.type = il::DeclareOp::type_(f_, declare);
    if (!typed(unit, v, part) || part.kind == Class::Character || f_.arity(il::DeclareOp::attrs_(f_, declare)) > 0) return false;
    for (const Tree e : f_.children(il::DeclareOp::entities_(f_, declare))) {
      v.dims = il::EntityOp::dims_(f_, e), v.declared = e;
      if (f_.arity(v.dims) == 0) v.dims = {};
      auto bounds = extents_.bounds(unit, v);
      if (!bounds) return false;
      part.name = f_.text(il::EntityOp::name_(f_, e));
      part.bounds = std::move(*bounds);
      item.parts.push_back(part);
    }
    return true;
  }

  // A dummy of assumed length is as long as what is passed for it.
  void lengthOfValue(const Variable &v, Item &item) const {
    if (item.kind != Class::Character || !item.bounds.empty() || item.value.empty()) return;
    if (!f_.is(v.type, Op::CharacterType) || !f_.is(il::CharacterTypeOp::length_(f_, v.type), Op::Star)) return;
    const char quote = item.value.front();
    if ((quote != '\'' && quote != '"') || item.value.find(quote, 1) != item.value.size() - 1) return;
    item.bytes = static_cast<std::int64_t>(item.value.size() - 2);
  }

  std::optional<Item> describe(const Unit &unit, const Variable &v) {
    Item item;
    item.name = text(v.name);
    const Span where = f_.span(v.declared ? v.declared : unit.tree);
    if (v.pointer || !typed(unit, v, item) || (v.allocatable && item.kind == Class::Structure)) {
      error(DiagnosticKind::Unsupported, where,
            "check cannot give a value to " + item.name + ": its type or its attributes are not supported yet");
      return std::nullopt;
    }
    auto bounds = extents_.bounds(unit, v);
    if (!bounds) return std::nullopt;
    item.bounds = std::move(*bounds), item.allocatable = v.allocatable;
    for (const auto &[from, to] : item.bounds) item.count *= static_cast<std::size_t>(std::max(0L, to - from + 1));
    if (auto set = request_.set.find(item.name); set != request_.set.end() && set->second != "random") item.value = set->second;
    lengthOfValue(v, item);
    const std::size_t before = session_.diagnostics.all().size();
    if (!item.typeName.empty() && !divide(unit, v.type, item.bounds, "", item.name, item)) {
      if (session_.diagnostics.all().size() > before) return std::nullopt;
      error(DiagnosticKind::Unsupported, where,
            "check cannot give values to all of " + item.name + ": some component of its type is not supported yet");
      return std::nullopt;
    }
    return item;
  }

  // It is named, or what it is a component of.
  static bool names(const std::vector<std::string> &names, const std::string &path) {
    return std::ranges::any_of(names, [&](const std::string &n) { return path == n || path.starts_with(n + "%"); });
  }

  // A variable of the head by its name: reals only.
  void select(Item &item, const Variable &v, const std::string &name) {
    item.independent = contains(head_.independents, name);
    item.dependent = contains(head_.dependents, name);
    item.headName = name;
    for (Item &part : item.parts)
      if (!item.typeName.empty() && part.kind == Class::Real) {
        const std::string path = name + part.headName.substr(item.name.size());
        part.independent = names(head_.independents, path), part.dependent = names(head_.dependents, path);
      }
    if ((item.independent || item.dependent) && item.kind != Class::Real && item.typeName.empty())
      error(DiagnosticKind::Unsupported, f_.span(v.declared ? v.declared : unit_->tree),
            "check differentiates real variables only; " + name + " is not real");
  }

  // What it reads of its formals, as the analyses say that `option inputs` names.
  void findRead(const Analysed &source) {
    const auto &units = source.program->units();
    const auto option = source.rules->options.find(intern("inputs"));
    const bool known = option != source.rules->options.end() && unit_->id < units.size();
    if (!known || units[unit_->id].name != unit_->name) return;
    read_.emplace();
    std::istringstream analyses{std::string(text(option->second))};
    for (std::string analysis; analyses >> analysis;)
      for (const std::string &name : source.facts->set(analysis, '-', units[unit_->id].tree)) {
        if (name == "?") return read_.reset();  // there is none of this name
        read_->insert(name.substr(0, name.find('%')));
        read_->insert(name);
      }
  }

  bool mayBeRead(const Item &formal) const { return formal.kind == Class::Procedure || !read_ || read_->contains(formal.name); }

  void needsValue(const Item &item, const Variable &v) {
    if (!item.typeName.empty()) {
      for (const Item &part : item.parts) partNeedsValue(part, v);
      return;
    }
    if (item.kind == Class::Real || item.kind == Class::Complex || item.preset || !item.value.empty() || item.dependent) return;
    if (isOut(v)) return;
    const char *what = item.kind == Class::Procedure ? " is a procedure to be passed"
                       : item.bounds.empty()         ? " has no value"
                                                     : " has no values";
    auto &d = error(DiagnosticKind::Usage, f_.span(v.declared ? v.declared : unit_->tree), item.name + what);
    if (item.kind == Class::Procedure)
      d.fix = "name one: --set " + item.name + "=f";
    else if (item.bounds.empty())
      d.fix = "give it one: --set " + item.name + "=" + language().drivers().example(item.kind);
    else
      d.fix = "give a list or an expression of " + language().drivers().language() + ": --set '" + item.name + "=1,2,3'";
  }

  void partNeedsValue(const Item &part, const Variable &v) {
    if (part.kind == Class::Real || part.kind == Class::Complex || !part.value.empty() || isOut(v)) return;
    if (read_ && !read_->contains(part.headName)) return;
    auto &d = error(DiagnosticKind::Usage, f_.span(v.declared ? v.declared : unit_->tree), part.headName + " has no value");
    d.fix = "give it one: --set " + part.headName + "=" + language().drivers().example(part.kind);
  }

  // Whether a declaration of the unit says that a formal is set and not read.
  bool isOut(const Variable &v) const {
    const auto says = [&](Tree attr) { return f_.is(attr, Op::Attr) && f_.text(attr) == "intent(out)"; };
    for (const Tree d : f_.children(unit_->decls)) {
      Tree entities;
      if (f_.is(d, Op::Attribute) && says(il::AttributeOp::attr_(f_, d))) entities = il::AttributeOp::entities_(f_, d);
      if (f_.is(d, Op::Declare) && std::ranges::any_of(f_.children(il::DeclareOp::attrs_(f_, d)), says))
        entities = il::DeclareOp::entities_(f_, d);
      if (entities &&
          std::ranges::any_of(f_.children(entities), [&](Tree e) { return f_.symbol(il::EntityOp::name_(f_, e)) == v.name; }))
        return true;
    }
    return false;
  }

  void formals() {
    std::vector<Symbol> names = unit_->formals;
    if (subject_.function) names.push_back(unit_->result);
    for (const Symbol name : names) {
      const Variable *v = unit_->symbols.find(name);
      auto item = v ? describe(*unit_, *v) : std::nullopt;
      if (!item) continue;
      const bool result = v->kind == Variable::Kind::Result;
      select(*item, *v, item->name);
      if (result && contains(head_.dependents, std::string(text(unit_->name)))) item->dependent = true;
      if (!result && mayBeRead(*item)) needsValue(*item, *v);
      subject_.items.push_back(std::move(*item));
    }
  }

  bool touched(const Variable &v) const {
    return std::any_of(v.zones.begin(), v.zones.end(), [&](dataflow::ZoneId z) { return program_.localZone(*unit_, z) != none; });
  }

  // Names that some DATA statement of a unit initialises.
  bool initialised(const Variable &v) const {
    if (v.value) return true;
    for (const Unit &u : program_.units()) {
      if (!u.symbols.find(v.name)) continue;
      for (const Tree d : f_.children(u.decls))
        if (f_.is(d, Op::Data))
          for (const Tree n : il::declaredNames(f_, d))
            if (f_.symbol(n) == v.name) return true;
    }
    return false;
  }

  void commonBlocks(const Unit &unit) {
    std::map<Symbol, Block> here;
    std::vector<Symbol> order;
    for (const Tree d : f_.children(unit.decls)) {  // its own, not what its callees share
      const Tree name = il::blockOf(f_, d);
      const Symbol block = name && f_.is(name, Op::Name) ? f_.symbol(name) : Symbol{};
      if (!name || blocks_.contains(block)) continue;
      if (here.try_emplace(block).second) order.push_back(block);
      for (const Tree e : f_.children(il::entitiesOf(f_, d))) member(unit, f_.symbol(il::EntityOp::name_(f_, e)), here[block]);
    }
    for (const Symbol block : order) {
      blocks_.insert(block);
      here[block].name = text(block);
      subject_.blocks.push_back(std::move(here[block]));
    }
  }

  void member(const Unit &unit, Symbol name, Block &block) {
    const Variable *v = unit.symbols.find(name);
    auto item = v ? describe(unit, *v) : std::nullopt;
    if (!item) return;
    if (&unit == unit_ || !unit_->symbols.find(name)) select(*item, *v, localName(*v));
    item->preset = item->kind == Class::Structure || (item->value.empty() && (initialised(*v) || !touched(*v)));
    needsValue(*item, *v);
    block.items.push_back(std::move(*item));
  }

  // What the procedure calls a module's variable: the head speaks of it so.
  std::string localName(const Variable &v) const {
    for (const Unit *at = unit_; at; at = at->parent == none ? nullptr : &program_.unit(at->parent))
      for (const auto &[local, target] : at->symbols.used())
        if (&target == &v) return std::string(text(local));
    return std::string(text(v.name));
  }

  // Variables of modules that the procedure may touch.
  void moduleVariables(const Unit &module) {
    Block block;
    block.name = text(module.name);
    block.module = true;
    for (const Variable &v : module.symbols.all()) {
      if (v.kind != Variable::Kind::Module || !touched(v) || v.pointer) continue;
      if (v.allocatable && !isGiven(localName(v))) continue;
      if (const auto &access = module.symbols.access; access.hides(v.name) || access.guards(v.name)) continue;
      auto item = describe(module, v);
      if (!item) continue;
      select(*item, v, localName(v));
      item->preset = item->value.empty() && initialised(v);
      needsValue(*item, v);
      block.items.push_back(std::move(*item));
    }
    if (!block.items.empty()) subject_.blocks.push_back(std::move(block));
  }

  void precision(const Unit &unit) {
    for (const Variable &v : unit.symbols.all())
      if (v.isVariable() && v.type && f_.is(program_.canonicalType(unit, v.type), Op::RealType) &&
          program_.typeSize(unit, v.type) == 4)
        subject_.single = true;
  }

  // Places of the elements among the independents and the dependents, in the order of the text.
  void number() {
    std::set<std::string> found;
    auto place = [&](Item &i) {
      if (!i.typeName.empty()) {
        for (Item &part : i.parts) {
          if (part.independent) part.x = subject_.independents, subject_.independents += part.count;
          if (part.dependent) part.y = subject_.dependents, subject_.dependents += part.count;
          if (!part.independent && !part.dependent) continue;
          const std::string path = i.headName + part.headName.substr(i.name.size());
          for (std::size_t end = path.find('%'); end != path.npos; end = path.find('%', end + 1))
            found.insert(path.substr(0, end));
          found.insert(path);
        }
        return;
      }
      if (i.independent) i.x = subject_.independents, subject_.independents += i.count, found.insert(i.headName);
      if (i.dependent) i.y = subject_.dependents, subject_.dependents += i.count, found.insert(i.headName);
    };
    for (Item &i : subject_.items) place(i);
    for (Block &b : subject_.blocks)
      for (Item &i : b.items) place(i);
    found.insert(std::string(text(unit_->name)));
    for (const auto *names : {&head_.independents, &head_.dependents})
      for (const std::string &n : *names)
        if (!found.contains(n))
          error(DiagnosticKind::UnknownHead, f_.span(unit_->tree),
                n + " is no argument of " + head_.procedure + " and no COMMON member that it can see");
  }

  bool derivative(const Checked &checked, Callable &callable, std::string Item::*member, std::string Block::*block,
                  std::vector<std::string> Block::*members) {
    const std::string &mode = checked.mode;
    const Derivative &from = checked.derivative;
    const rules::Interface *interface = from.source.rules->findInterface(intern(mode));
    if (!interface) {
      error(DiagnosticKind::Unsupported, {}, "the mode " + mode + " does not say how its derivatives are called").fix =
          "state `interface " + mode + "` in its rules";
      return false;
    }
    if (from.source.facts && from.source.facts->derivedTypesDiffer(interface->extent.has_value())) {
      error(DiagnosticKind::Unsupported, interface->where,
            "derived variables of the " + mode + " have other types than their originals: check declares them like these");
      return false;
    }
    const Derived derived(f_, from, *interface, head_.suffix);
    switch (derived.call(*unit_, subject_, callable)) {
      case Derived::Found::None:
        error(DiagnosticKind::Internal, f_.span(unit_->tree),
              "no derivative of " + head_.procedure + " is in what was generated");
        return false;
      case Derived::Found::Otherwise:
        error(DiagnosticKind::Unsupported, interface->where,
              "the derivative of " + head_.procedure + " is not called as the interface of " + mode + " says");
        return false;
      case Derived::Found::AsSaid:
        break;
    }
    if (interface->extent) callable.extentIsThere = program_.findUnit(interface->extent->module) != nullptr;
    for (Block &b : subject_.blocks) b.module ? derived.module(b, member, block) : derived.common(b, member, block, members);
    return true;
  }
};

}  // namespace

std::optional<Subject> describe(Session &session, const CheckRequest &request, const Program &program, const dataflow::Head &head,
                                const Checked &tangent, const std::optional<Checked> &adjoint) {
  return Describer(session, request, program, head).run(tangent, adjoint);
}

}  // namespace dotbar::tools
