// Declarations of units into tables: types, dimensions, COMMON by storage.
#include "tools/verify/interpret/program.h"

#include <cctype>
#include <charconv>

#include "engine/il/declarations.h"

namespace dotbar::interpret {

std::string describe(Type t) {
  static const char *const names[] = {"undefined", "integer", "real", "logical", "character"};
  std::string s = names[static_cast<int>(t.kind)];
  return t.bytes ? s + "(" + std::to_string(t.bytes) + ")" : s;
}

namespace {

std::optional<std::int64_t> integerOf(std::string_view text) {
  std::int64_t n = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  return error == std::errc() && (end == text.data() + text.size() || *end == '_') ? std::optional(n) : std::nullopt;
}

Type sized(Kind kind, std::int64_t bytes) { return {kind, static_cast<std::uint8_t>(bytes)}; }

}  // namespace

int UnitInfo::find(Symbol name) const {
  auto found = index.find(name.id);
  return found == index.end() ? -1 : found->second;
}

int UnitInfo::slot(Symbol name) {
  const int found = find(name);
  if (found >= 0 || implicitNone) return found;
  Variable v;
  v.name = name;
  const char first = static_cast<char>(std::tolower(static_cast<unsigned char>(text(name)[0])));
  v.declared = implicitGiven;
  v.type = first >= 'a' && first <= 'z' ? implicit[static_cast<std::size_t>(first - 'a')] : Type{Kind::Real, 4};
  variables.push_back(v);
  return index[name.id] = static_cast<int>(variables.size()) - 1;
}

Program::Program(const Forest &forest, std::span<const Tree> files) : f_(forest) {
  for (Tree file : files) {
    const Tree units = f_.is(file, Op::File) ? f_.child(file, 1) : file;
    if (f_.is(units, Op::Units))
      for (Tree t : f_.children(units)) addUnit(t, nullptr);
    else
      addUnit(units, nullptr);
  }
  for (auto &u : units_)
    if (u->body && !u->host) byName_[u->name] = u.get();
  for (auto &u : units_)
    if (u->body && u->host) byName_.try_emplace(u->name, u.get());  // one that is run by its name
}

UnitInfo *Program::find(Symbol name) {
  auto found = byName_.find(name);
  return found == byName_.end() ? nullptr : found->second;
}

UnitInfo *Program::scope(Symbol name) {
  auto found = modules_.find(name);
  return found == modules_.end() ? find(name) : found->second;
}

void Program::addUnit(Tree t, UnitInfo *host_) {
  const bool procedure = f_.is(t, Op::Procedure) || f_.is(t, Op::Function), module = f_.is(t, Op::Module);
  if (!procedure && !module && !f_.is(t, Op::BlockData)) return;  // what is never run does not matter
  units_.push_back(std::make_unique<UnitInfo>());
  UnitInfo &u = *units_.back();
  u.tree = t, u.host = host_, u.module = module;
  for (std::size_t i = 0; i < 26; ++i) u.implicit[i] = i >= 8 && i <= 13 ? sized(Kind::Integer, 4) : sized(Kind::Real, 4);
  if (host_) u.implicit = host_->implicit, u.implicitNone = host_->implicitNone, u.implicitGiven = host_->implicitGiven;
  if (procedure) {
    if (host_) host_->own[f_.symbol(f_.child(t, f_.is(t, Op::Function) ? 2 : 1))] = &u;
    return addProcedure(u, t);
  }
  if (f_.is(f_.child(t, 0), Op::Name)) u.name = f_.symbol(f_.child(t, 0));
  addDeclarations(u, f_.child(t, 1));
  if (!module) return;
  for (Variable &v : u.variables) v.fixed |= !v.origin && v.declared && !v.procedure && v.block < 0;
  modules_[u.name] = &u;
  for (Tree d : f_.children(f_.child(t, 1))) access(u, d);
  for (Tree c : f_.children(f_.child(t, 2))) addUnit(c, &u);
}

void Program::addProcedure(UnitInfo &u, Tree t) {
  u.function = f_.is(t, Op::Function);
  const std::uint32_t shift = u.function ? 1 : 0;
  u.name = f_.symbol(f_.child(t, 1 + shift));
  u.body = f_.child(t, 5 + shift);
  const Tree decls = f_.child(t, 4 + shift), formals = f_.child(t, 2 + shift);
  for (Tree d : f_.children(decls)) {
    if (f_.is(d, Op::Use)) use(u, d);  // kinds
    if (f_.is(d, Op::Implicit)) implicit(u, d);
    if (f_.is(d, Op::ImplicitNone)) u.implicitNone = true;
  }
  for (Tree name : f_.children(formals)) {
    variable(u, f_.symbol(name)).formal = static_cast<int>(u.formals.size());
    u.formals.push_back(f_.symbol(name));
  }
  if (u.function) {
    const Tree result = f_.child(t, 4);
    u.result = f_.is(result, Op::Name) ? f_.symbol(result) : u.name;
    Variable &v = variable(u, u.result);
    if (!f_.is(f_.child(t, 1), Op::Notype)) v.type = typeOf(u, f_.child(t, 1)), v.declared = true;
  }
  addDeclarations(u, decls);
  // every name of the body has its storage from entry on
  std::vector<Tree> open{u.body};
  while (!open.empty()) {
    const Tree x = open.back();
    open.pop_back();
    if (f_.is(x, Op::Name)) u.slot(f_.symbol(x));
    for (Tree c : f_.children(x)) open.push_back(c);
  }
  const Tree contained = f_.child(t, 6 + shift);
  for (Tree c : f_.children(contained)) addUnit(c, &u);
}

void Program::implicit(UnitInfo &u, Tree d) {
  u.implicitGiven = true, u.implicitNone = false;
  for (Tree t : f_.children(f_.child(d, 0))) {
    const Type type = typeOf(u, f_.child(t, 0));
    for (Tree range : f_.children(f_.child(t, 1))) {
      const Tree first = f_.child(range, 0), to = f_.child(range, 1), last = f_.is(to, Op::Notext) ? first : to;
      constexpr const char *letters = "abcdefghijklmnopqrstuvwxyz";
      bool within = false;
      for (std::size_t i = 0; i < u.implicit.size(); ++i) {
        const Symbol letter = intern(std::string_view(letters + i, 1));
        within |= f_.symbol(first) == letter;
        if (within) u.implicit[i] = type;
        within &= f_.symbol(last) != letter;
      }
    }
  }
}

void Program::addDeclarations(UnitInfo &u, Tree decls) {
  for (Tree d : f_.children(decls)) {
    if (f_.is(d, Op::Use)) use(u, d);
    if (f_.is(d, Op::ImplicitNone)) u.implicitNone = true;
  }
  for (Tree d : f_.children(decls)) declare(u, d);
  if (u.host) host(u);
  for (Tree d : f_.children(decls))
    if (f_.is(d, Op::Common)) layout(u, d);
  overlay(u);
  for (Variable &v : u.variables) v.fixed = v.saved && v.block < 0 && !v.parameter && !v.procedure && v.formal < 0 && !v.origin;
}

Variable &Program::variable(UnitInfo &u, Symbol name) {
  const bool none = u.implicitNone;
  u.implicitNone = false;  // the declaration itself introduces the name
  const int slot = u.slot(name);
  u.implicitNone = none;
  return u.variables[static_cast<std::size_t>(slot)];
}

Type Program::typeOf(const UnitInfo &u, Tree type) const {
  auto bytes = [&](std::int64_t normal) {
    const Tree k = f_.arity(type) ? f_.child(type, 0) : Tree{};
    if (!k || f_.is(k, Op::Noexpr)) return normal;
    if (auto n = constant(u, f_.is(k, Op::Bytes) ? f_.child(k, 0) : k)) return *n;
    fail("the kind is not a constant that the interpreter knows", f_.span(k));
  };
  switch (f_.op(type)) {
    case Op::IntegerType:
      return sized(Kind::Integer, bytes(4));
    case Op::RealType:
      return sized(Kind::Real, bytes(4));
    case Op::DoubleType:
      return sized(Kind::Real, 8);
    case Op::LogicalType:
      return sized(Kind::Logical, bytes(4));
    case Op::CharacterType:
      return sized(Kind::Character, f_.is(f_.child(type, 0), Op::Star) ? 0 : bytes(1));
    default:
      return {};  // a variable of such a type may exist; using it is an error
  }
}

void Program::declare(UnitInfo &u, Tree d) {
  switch (f_.op(d)) {
    case Op::Declare:
      return declareEntities(u, d);
    case Op::Dimension:
      for (Tree e : f_.children(f_.child(d, 0))) {
        Variable &v = variable(u, f_.symbol(f_.child(e, 0)));
        v.dims = f_.child(e, 1), v.hasDims = true;
      }
      return;
    case Op::Parameter:
      for (Tree e : f_.children(f_.child(d, 0))) {
        Variable &v = variable(u, f_.symbol(f_.child(e, 0)));
        v.init = f_.child(e, 3), v.parameter = true;
      }
      return;
    case Op::External:
    case Op::Intrinsic:
      for (Tree n : f_.children(f_.child(d, 0))) {
        Variable &v = variable(u, f_.symbol(n));
        v.procedure = true, v.external |= f_.is(d, Op::External);
      }
      return;
    case Op::Save:
      for (Tree n : f_.children(f_.child(d, 0)))
        if (f_.is(n, Op::Name)) variable(u, f_.symbol(n)).saved = true;
      if (!f_.arity(f_.child(d, 0))) fail("the interpreter does not know SAVE without names", f_.span(d));
      return;
    case Op::Common:
      for (Tree e : f_.children(f_.child(d, 1))) {
        Variable &v = variable(u, f_.symbol(f_.child(e, 0)));
        v.block = block(f_.symbol(f_.child(d, 0)));
        if (f_.arity(f_.child(e, 1))) v.dims = f_.child(e, 1), v.hasDims = true;
      }
      return;
    case Op::Data:
      u.data.push_back(d);
      for (Tree n : il::declaredNames(f_, d)) {
        Variable &v = variable(u, f_.symbol(n));
        v.saved |= v.block < 0;
      }
      return;
    case Op::Equivalence:
      for (Tree set : f_.children(f_.child(d, 0))) u.equivalences.push_back(set);
      return;
    case Op::StatementFunction:
      u.statementFunctions[f_.symbol(f_.child(d, 0))] = d;
      return;
    case Op::Interface:
      return addGeneric(u, d);
    default:
      return;
  }
}

void Program::declareEntities(UnitInfo &u, Tree d) {
  const Type type = typeOf(u, f_.child(d, 0));
  Tree dims;
  bool parameter = false, saved = false, external = false, procedure = false, byValue = false, optional = false;
  for (Tree a : f_.children(f_.child(d, 1))) {
    if (f_.is(a, Op::DimensionAttr)) dims = f_.child(a, 0);
    if (!f_.is(a, Op::Attr)) continue;
    parameter |= f_.text(a) == "parameter";
    saved |= f_.text(a) == "save";
    byValue |= f_.text(a) == "value";
    optional |= f_.text(a) == "optional";
    external |= f_.text(a) == "external";
    procedure |= f_.text(a) == "external" || f_.text(a) == "intrinsic";
  }
  for (Tree e : f_.children(f_.child(d, 2))) {
    Variable &v = variable(u, f_.symbol(f_.child(e, 0)));
    v.type = type, v.declared = true;
    const Tree own = f_.child(e, 1);
    if (f_.arity(own))
      v.dims = own, v.hasDims = true;
    else if (dims)
      v.dims = dims, v.hasDims = true;
    if (!f_.is(f_.child(e, 3), Op::Noexpr)) v.init = f_.child(e, 3), v.saved |= !parameter;
    v.parameter |= parameter, v.saved |= saved, v.procedure |= procedure, v.external |= external, v.byValue |= byValue;
    v.optional |= optional;
  }
}

int Program::block(Symbol name) {
  for (std::size_t i = 0; i < blocks_.size(); ++i)
    if (blocks_[i].name == name) return static_cast<int>(i);
  blocks_.push_back({name, 0, 0});
  return static_cast<int>(blocks_.size()) - 1;
}

void Program::layout(UnitInfo &u, Tree common) {
  Block &b = blocks_[static_cast<std::size_t>(block(f_.symbol(f_.child(common, 0))))];
  std::uint32_t at = 0;
  // further COMMON statements for the same block continue it
  for (const Variable &v : u.variables)
    if (v.block == &b - blocks_.data() && v.home) at = std::max(at, v.home);
  for (Tree e : f_.children(f_.child(common, 1))) {
    Variable &v = variable(u, f_.symbol(f_.child(e, 0)));
    v.offset = at;
    at += static_cast<std::uint32_t>(elements(u, v, f_.span(e))) * v.type.units();
    v.home = at;  // of a COMMON member: the end of what is laid out so far
  }
  b.units = std::max(b.units, at);
}

std::int64_t Program::elements(const UnitInfo &u, const Variable &v, Span where) const {
  std::int64_t n = 1;
  if (!v.hasDims) return n;
  for (Tree dim : f_.children(v.dims)) {
    const auto lower = f_.is(f_.child(dim, 0), Op::Noexpr) ? 1 : constant(u, f_.child(dim, 0));
    const auto upper = constant(u, f_.child(dim, 1));
    if (!lower || !upper) fail("the shape of " + std::string(text(v.name)) + " is not constant", where);
    n *= std::max<std::int64_t>(0, *upper - *lower + 1);
  }
  return n;
}

// How many storage units behind the beginning of its variable an object of EQUIVALENCE stands: `a`, `a(3)`.
std::int64_t Program::offsetOf(const UnitInfo &u, const Variable &v, Tree object) const {
  if (f_.is(object, Op::Name)) return 0;
  const Tree subs = f_.child(object, 1);
  const Tree dim = v.hasDims && f_.arity(v.dims) == 1 && f_.arity(subs) == 1 ? f_.child(v.dims, 0) : Tree{};
  const auto lower = !dim || f_.is(f_.child(dim, 0), Op::Noexpr) ? 1 : constant(u, f_.child(dim, 0));
  const auto at = dim ? constant(u, f_.child(subs, 0)) : std::nullopt;
  if (!lower || !at) fail("the interpreter does not know such an object of EQUIVALENCE", f_.span(object));
  return (*at - *lower) * v.type.units();
}

// EQUIVALENCE of locals: each set in a storage of its own.
void Program::overlay(UnitInfo &u) {
  auto nameOf = [&](Tree object) { return f_.symbol(f_.is(object, Op::Index) ? f_.child(object, 0) : object); };
  for (Tree set : u.equivalences) {
    std::vector<std::pair<Variable *, std::int64_t>> parts;
    std::int64_t most = 0, end = 0;
    const Tree objects = f_.child(set, 0);
    for (Tree o : f_.children(objects)) variable(u, nameOf(o));  // all are there before one is pointed to
    for (Tree o : f_.children(objects)) {
      Variable &v = variable(u, nameOf(o));
      if (v.block >= 0 || v.formal >= 0 || v.saved || v.overlay >= 0)
        fail("the interpreter knows EQUIVALENCE of locals alone, each in one set", f_.span(set));
      parts.emplace_back(&v, offsetOf(u, v, o));
      most = std::max(most, parts.back().second);
    }
    for (auto [v, offset] : parts) {
      v->overlay = static_cast<int>(u.overlays.size()), v->offset = static_cast<std::uint32_t>(most - offset);
      end = std::max(end, most - offset + elements(u, *v, f_.span(set)) * v->type.units());
    }
    u.overlays.push_back(static_cast<std::uint32_t>(end));
  }
}

std::optional<std::int64_t> Program::constant(const UnitInfo &u, Tree e) const {
  auto two = [&](auto op) -> std::optional<std::int64_t> {
    const auto a = constant(u, f_.child(e, 0)), b = constant(u, f_.child(e, 1));
    return a && b ? op(*a, *b) : std::optional<std::int64_t>();
  };
  using I = std::int64_t;
  using R = std::optional<I>;
  switch (f_.op(e)) {
    case Op::Intval:
      return integerOf(f_.text(e));
    case Op::Paren:
    case Op::Plus:
      return constant(u, f_.child(e, 0));
    case Op::Neg: {
      const auto a = constant(u, f_.child(e, 0));
      return a ? R(-*a) : R();
    }
    case Op::Add:
      return two([](I a, I b) -> R { return a + b; });
    case Op::Sub:
      return two([](I a, I b) -> R { return a - b; });
    case Op::Mul:
      return two([](I a, I b) -> R { return a * b; });
    case Op::Div:
      return two([](I a, I b) -> R { return b ? R(a / b) : R(); });
    case Op::Name: {
      const int slot = u.find(f_.symbol(e));
      if (slot < 0) return u.host ? constant(*u.host, e) : R();
      const Variable &v = u.variables[static_cast<std::size_t>(slot)];
      if (v.hosted >= 0) return constant(*u.host, e);
      if (v.origin) {
        const Variable &there = v.origin->variables[static_cast<std::size_t>(v.origin->find(v.original))];
        return there.parameter && there.init ? constant(*v.origin, there.init) : R();
      }
      return v.parameter && v.init ? constant(u, v.init) : R();
    }
    case Op::Apply: {
      const std::string_view name = f_.text(f_.child(e, 0));
      const Tree args = f_.child(e, 1);
      if (!f_.arity(args)) return {};
      const Tree first = f_.child(args, 0);
      if (name == "kind" && f_.is(first, Op::Realval))
        return f_.text(first).find_first_of("dD") != std::string_view::npos ? 8 : 4;
      if (name == "kind" && f_.is(first, Op::Intval)) return 4;
      if (name == "selected_real_kind") {
        const auto digits = constant(u, first);
        return digits ? R(*digits <= 6 ? 4 : *digits <= 15 ? 8 : 16) : R();
      }
      return {};
    }
    default:
      return {};
  }
}

}  // namespace dotbar::interpret
