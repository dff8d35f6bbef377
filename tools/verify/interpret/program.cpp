// Declarations of units into tables: types, dimensions, COMMON by storage.
#include "tools/verify/interpret/program.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "engine/il/declarations.h"
#include "il_make.h"

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
    const Tree units = f_.is(file, Op::File) ? il::FileOp::units_(f_, file) : file;
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
  const bool procedure = f_.is(t, Op::Procedure), module = f_.is(t, Op::Module);
  if (!procedure && !module && !f_.is(t, Op::BlockData)) return;  // what is never run does not matter
  units_.push_back(std::make_unique<UnitInfo>());
  UnitInfo &u = *units_.back();
  u.tree = t, u.host = host_, u.module = module;
  for (std::size_t i = 0; i < 26; ++i) u.implicit[i] = i >= 8 && i <= 13 ? sized(Kind::Integer, 4) : sized(Kind::Real, 4);
  if (host_) u.implicit = host_->implicit, u.implicitNone = host_->implicitNone, u.implicitGiven = host_->implicitGiven;
  if (procedure) {
    if (host_) host_->own[f_.symbol(il::AnyOp::name_(f_, t))] = &u;
    return addProcedure(u, t);
  }
  if (const Tree name = il::AnyOp::name_(f_, t); f_.is(name, Op::Name)) u.name = f_.symbol(name);
  const Tree decls = il::AnyOp::decls_(f_, t);
  addDeclarations(u, decls);
  if (!module) return;
  for (Variable &v : u.variables) v.fixed |= !v.origin && v.declared && !v.procedure && v.block < 0;
  modules_[u.name] = &u;
  for (Tree d : f_.children(decls)) access(u, d);
  for (Tree c : f_.children(il::ModuleOp::contained_(f_, t))) addUnit(c, &u);
}

void Program::addProcedure(UnitInfo &u, Tree t) {
  u.function = il::isFunction(f_, t);
  u.name = f_.symbol(il::AnyOp::name_(f_, t));
  u.body = il::AnyOp::body_(f_, t);
  const Tree decls = il::AnyOp::decls_(f_, t), formals = il::AnyOp::formals_(f_, t);
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
    const Tree result = il::ProcedureOp::result_(f_, t), type = il::ProcedureOp::type_(f_, t);
    u.result = f_.is(result, Op::Name) ? f_.symbol(result) : u.name;
    Variable &v = variable(u, u.result);
    if (!f_.is(type, Op::Notype)) v.type = typeOf(u, type), v.declared = true;
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
  for (Tree c : f_.children(il::AnyOp::contained_(f_, t))) addUnit(c, &u);
}

void Program::implicit(UnitInfo &u, Tree d) {
  u.implicitGiven = true, u.implicitNone = false;
  for (Tree t : f_.children(il::ImplicitOp::typings_(f_, d))) {
    const Type type = typeOf(u, il::TypingOp::type_(f_, t));
    for (Tree range : f_.children(il::TypingOp::letters_(f_, t))) {
      const Tree first = il::LettersOp::first_(f_, range), to = il::LettersOp::last_(f_, range),
                 last = f_.is(to, Op::Notext) ? first : to;
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
  auto bytes = [&](Tree k, std::int64_t normal) {
    if (f_.is(k, Op::Noexpr)) return normal;
    if (auto n = constant(u, f_.is(k, Op::Bytes) ? il::BytesOp::size_(f_, k) : k)) return *n;
    fail("the kind is not a constant that the interpreter knows", f_.span(k));
  };
  switch (f_.op(type)) {
    case Op::IntegerType:
      return sized(Kind::Integer, bytes(il::IntegerTypeOp::kind_(f_, type), 4));
    case Op::RealType:
      return sized(Kind::Real, bytes(il::RealTypeOp::kind_(f_, type), 4));
    case Op::DoubleType:
      return sized(Kind::Real, 8);
    case Op::LogicalType:
      return sized(Kind::Logical, bytes(il::LogicalTypeOp::kind_(f_, type), 4));
    case Op::CharacterType: {
      const Tree length = il::CharacterTypeOp::length_(f_, type);
      return sized(Kind::Character, f_.is(length, Op::Star) ? 0 : bytes(length, 1));
    }
    default:
      return {};  // a variable of such a type may exist; using it is an error
  }
}

void Program::declare(UnitInfo &u, Tree d) {
  switch (f_.op(d)) {
    case Op::Declare:
      return declareEntities(u, d);
    case Op::Dimension:
      for (Tree e : f_.children(il::DimensionOp::entities_(f_, d))) {
        Variable &v = variable(u, f_.symbol(il::EntityOp::name_(f_, e)));
        v.dims = il::EntityOp::dims_(f_, e), v.hasDims = true;
      }
      return;
    case Op::Parameter:
      for (Tree e : f_.children(il::ParameterOp::entities_(f_, d))) {
        Variable &v = variable(u, f_.symbol(il::EntityOp::name_(f_, e)));
        v.init = il::EntityOp::init_(f_, e), v.parameter = true;
      }
      return;
    case Op::External:
    case Op::Intrinsic:
      for (Tree n : f_.children(il::AnyOp::names_(f_, d))) {
        Variable &v = variable(u, f_.symbol(n));
        v.procedure = true, v.external |= f_.is(d, Op::External);
      }
      return;
    case Op::Save:
      for (Tree n : f_.children(il::SaveOp::names_(f_, d)))
        if (f_.is(n, Op::Name)) variable(u, f_.symbol(n)).saved = true;
      if (!f_.arity(il::SaveOp::names_(f_, d))) fail("the interpreter does not know SAVE without names", f_.span(d));
      return;
    case Op::Common:
      for (Tree e : f_.children(il::CommonOp::members_(f_, d))) {
        Variable &v = variable(u, f_.symbol(il::EntityOp::name_(f_, e)));
        v.block = block(f_.symbol(il::CommonOp::block_(f_, d)));
        if (f_.arity(il::EntityOp::dims_(f_, e))) v.dims = il::EntityOp::dims_(f_, e), v.hasDims = true;
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
      for (Tree set : f_.children(il::EquivalenceOp::sets_(f_, d))) u.equivalences.push_back(set);
      return;
    case Op::StatementFunction:
      u.statementFunctions[f_.symbol(il::StatementFunctionOp::name_(f_, d))] = d;
      return;
    case Op::Interface:
      return addInterface(u, d);
    default:
      return;
  }
}

void Program::declareEntities(UnitInfo &u, Tree d) {
  const Type type = typeOf(u, il::DeclareOp::type_(f_, d));
  Tree dims;
  bool parameter = false, saved = false, external = false, procedure = false, byValue = false, optional = false;
  for (Tree a : f_.children(il::DeclareOp::attrs_(f_, d))) {
    if (f_.is(a, Op::DimensionAttr)) dims = il::DimensionAttrOp::dims_(f_, a);
    if (!f_.is(a, Op::Attr)) continue;
    parameter |= f_.text(a) == "parameter";
    saved |= f_.text(a) == "save";
    byValue |= f_.text(a) == "value";
    optional |= f_.text(a) == "optional";
    external |= f_.text(a) == "external";
    procedure |= f_.text(a) == "external" || f_.text(a) == "intrinsic";
  }
  for (Tree e : f_.children(il::DeclareOp::entities_(f_, d))) {
    Variable &v = variable(u, f_.symbol(il::EntityOp::name_(f_, e)));
    v.type = type, v.declared = true;
    const Tree own = il::EntityOp::dims_(f_, e);
    if (f_.arity(own))
      v.dims = own, v.hasDims = true;
    else if (dims)
      v.dims = dims, v.hasDims = true;
    if (const Tree init = il::EntityOp::init_(f_, e); !f_.is(init, Op::Noexpr)) v.init = init, v.saved |= !parameter;
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
  Block &b = blocks_[static_cast<std::size_t>(block(f_.symbol(il::CommonOp::block_(f_, common))))];
  std::uint32_t at = 0;
  // further COMMON statements for the same block continue it
  for (const Variable &v : u.variables)
    if (v.block == &b - blocks_.data() && v.home) at = std::max(at, v.home);
  for (Tree e : f_.children(il::CommonOp::members_(f_, common))) {
    Variable &v = variable(u, f_.symbol(il::EntityOp::name_(f_, e)));
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
    const Tree from = il::BoundsOp::lower_(f_, dim);
    const auto lower = f_.is(from, Op::Noexpr) ? 1 : constant(u, from);
    const auto upper = constant(u, il::BoundsOp::upper_(f_, dim));
    if (!lower || !upper) fail("the shape of " + std::string(text(v.name)) + " is not constant", where);
    n *= std::max<std::int64_t>(0, *upper - *lower + 1);
  }
  return n;
}

// How many storage units behind the beginning of its variable an object of EQUIVALENCE stands: `a`, `a(3)`.
std::int64_t Program::offsetOf(const UnitInfo &u, const Variable &v, Tree object) const {
  if (f_.is(object, Op::Name)) return 0;
  const Tree subs = il::IndexOp::subs_(f_, object);
  const Tree dim = v.hasDims && f_.arity(v.dims) == 1 && f_.arity(subs) == 1 ? f_.children(v.dims).front() : Tree{};
  const Tree from = dim ? il::BoundsOp::lower_(f_, dim) : Tree{};
  const auto lower = !dim || f_.is(from, Op::Noexpr) ? 1 : constant(u, from);
  const auto at = dim ? constant(u, f_.children(subs).front()) : std::nullopt;
  if (!lower || !at) fail("the interpreter does not know such an object of EQUIVALENCE", f_.span(object));
  return (*at - *lower) * v.type.units();
}

// EQUIVALENCE of locals: each set in a storage of its own, which is saved where one of them is.
void Program::overlay(UnitInfo &u) {
  auto nameOf = [&](Tree object) { return f_.symbol(f_.is(object, Op::Index) ? il::IndexOp::base_(f_, object) : object); };
  for (Tree set : u.equivalences) {
    std::vector<std::pair<Variable *, std::int64_t>> parts;
    std::int64_t most = 0, end = 0;
    const Tree objects = il::OverlayOp::objects_(f_, set);
    for (Tree o : f_.children(objects)) variable(u, nameOf(o));  // all are there before one is pointed to
    for (Tree o : f_.children(objects)) {
      Variable &v = variable(u, nameOf(o));
      if (v.block >= 0 || v.formal >= 0 || v.overlay >= 0)
        fail("the interpreter knows EQUIVALENCE of locals alone, each in one set", f_.span(set));
      parts.emplace_back(&v, offsetOf(u, v, o));
      most = std::max(most, parts.back().second);
    }
    const bool saved = std::ranges::any_of(parts, [](const auto &p) { return p.first->saved; });
    for (auto [v, offset] : parts) {
      v->saved = saved;
      v->overlay = static_cast<int>(u.overlays.size()), v->offset = static_cast<std::uint32_t>(most - offset);
      end = std::max(end, most - offset + elements(u, *v, f_.span(set)) * v->type.units());
    }
    u.overlays.push_back(static_cast<std::uint32_t>(end));
  }
}

std::optional<std::int64_t> Program::constant(const UnitInfo &u, Tree e) const {
  auto two = [&](auto op) -> std::optional<std::int64_t> {
    const auto a = constant(u, il::AnyOp::left_(f_, e)), b = constant(u, il::AnyOp::right_(f_, e));
    return a && b ? op(*a, *b) : std::optional<std::int64_t>();
  };
  using I = std::int64_t;
  using R = std::optional<I>;
  switch (f_.op(e)) {
    case Op::Intval:
      return integerOf(f_.text(e));
    case Op::Paren:
    case Op::Plus:
      return constant(u, il::AnyOp::operand_(f_, e));
    case Op::Neg: {
      const auto a = constant(u, il::NegOp::operand_(f_, e));
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
      const std::string_view name = f_.text(il::ApplyOp::function_(f_, e));
      const Tree args = il::ApplyOp::args_(f_, e);
      if (!f_.arity(args)) return {};
      const Tree first = f_.children(args).front();
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
