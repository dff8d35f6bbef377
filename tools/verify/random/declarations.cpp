// The generator's declarations: what a unit declares of the variables that it uses, in which of Fortran's ways.
#include <algorithm>
#include <set>

#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

namespace {

bool mentions(const Forest &f, Tree t, Symbol s) {
  if (f.is(t, Op::Name)) return f.symbol(t) == s;
  for (Tree c : f.children(t))
    if (mentions(f, c, s)) return true;
  return false;
}

}  // namespace

Tree Writer::dims(const Var &v) const {
  auto bound = [&](Tree lower, Tree upper) { return b.f.node(Op::Bounds, {lower, upper}); };
  if (v.shape != Shape::Explicit)
    return b.list(Op::Dims, {bound(v.zeroBased ? b.integer(0) : b.none(),
                                   v.shape == Shape::AssumedSize ? b.f.node(Op::Star, {}) : b.none())});
  const Tree n = v.adjustable      ? b.name(u->vars[0].name)
                 : !v.room.empty() ? b.name(v.room)
                                   : b.integer(v.elements ? v.elements + v.beyond : N);
  std::vector<Tree> d;
  if (v.is == Is::RealShort)
    d = {bound(b.none(), b.integer(2))};
  else if (v.zeroBased)
    d = {bound(b.integer(0), v.adjustable || !v.room.empty() ? b.two(Op::Sub, n, b.integer(1)) : b.integer(N - 1))};
  else if (v.array())
    d = {bound(b.none(), n)};
  if (v.is == Is::Real2) d.push_back(bound(b.none(), b.integer(2)));
  return b.list(Op::Dims, d);
}

// Now and then a dummy array takes its shape from the actual argument (where callers see the interface) or has no extent.
void Writer::shapeOf(Var &v) {
  if (!o_.declarations || u->head || v.is != Is::RealArray) return;
  if (u->isKnown() && r.chance(25))
    v.shape = Shape::AssumedShape;
  else if (r.chance(12))
    v.shape = Shape::AssumedSize;
  if (v.shape != Shape::Explicit) has(Feature::DeclaredShape);
}

Tree Writer::typeOf(const Var &v) {
  auto sized = [&](Tree kind) { return b.f.node(Op::RealType, {kind}); };
  auto bytes = [&](long n) { return b.f.node(Op::Bytes, {b.integer(n)}); };
  if (v.is == Is::Text) return b.f.node(Op::CharacterType, {v.role == Role::In ? b.f.node(Op::Star, {}) : b.integer(4)});
  if (v.is == Is::Complex) return b.f.node(Op::ComplexType, {b.integer(8)});
  if (v.is == Is::Long) return b.f.node(Op::IntegerType, {bytes(8)});
  if (!v.real()) {
    const Tree kind = !v.kind ? b.none() : r.chance(50) ? bytes(v.kind) : b.integer(v.kind);
    return b.f.node(v.is == Is::Flag ? Op::LogicalType : Op::IntegerType, {kind});
  }
  const std::vector<Var> &known = u ? u->vars : globals;
  if (v.bytes == 4 && u)
    for (const Var &k : known)
      if (k.is == Is::Kind && k.value == "4" && !k.hidden && r.chance(60)) return note(k, false), sized(b.name(k.name));
  if (v.bytes == 4) return sized(r.chance(40) ? bytes(4) : r.chance(50) ? b.integer(4) : b.none());
  for (const Var &k : known)
    if (k.is == Is::Kind && k.value == "8" && (u || k.original.empty()) && r.chance(60))
      return has(Feature::ModuleParameter), sized(b.name(k.name));
  return r.chance(70) ? sized(bytes(8)) : b.f.node(Op::DoubleType, {});
}

Tree Writer::initially(const Var &v) {
  return b.data(v.name, {v.array() ? b.f.node(Op::Repeated, {b.integer(N), b.real("0.4d0")}) : b.real("0.6d0")});
}

Tree Writer::entityOf(const Var &v) const { return b.f.node(Op::Entity, {b.name(v.name), dims(v), b.none(), b.none()}); }

// implicit real*8 (a-h, o-z). A name that the module around has, too, must be declared to be another variable.
bool Writer::typedByLetter(const Var &v) const {
  if (v.inner || (o_.scopes && v.role == Role::Local)) return false;  // an inner scope may be the first to name it
  if (std::any_of(globals.begin(), globals.end(), [&](const Var &g) { return g.module && g.name == v.name; })) return false;
  const bool integer = v.name[0] >= 'i' && v.name[0] <= 'n';
  return u->implicit && !v.array() &&
         (v.real() ? !integer && v.bytes == 8 : integer && v.is != Is::Text && v.is != Is::Long && v.is != Is::Flag && !v.kind);
}

// `0.75d0`, `2*0.5d0, 1.5d0`: the values of DATA.
std::vector<Tree> Writer::dataValues(std::string_view text) const {
  std::vector<Tree> values;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t comma = std::min(text.find(',', from), text.size());
    std::string_view item = text.substr(from, comma - from);
    item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
    const std::size_t star = item.find('*');
    if (star == std::string_view::npos)
      values.push_back(b.real(item));
    else
      values.push_back(b.f.node(Op::Repeated, {b.f.leaf(Op::Intval, item.substr(0, star)), b.real(item.substr(star + 1))}));
    from = comma + 1;
  }
  return values;
}

// Constants of the unit: their values by DATA or behind their names.
void Writer::constantDeclarations(std::vector<Tree> &decls) {
  for (const Var &v : u->vars) {
    if (v.role != Role::Local || !v.constant() || !(v.overlaid || mentioned(v.name))) continue;
    if (v.given == Given::Data) {
      decls.push_back(b.declare(v.overlaid ? b.real8() : typeOf(v), {entityOf(v)}));  // two names of one type
      if (!v.value.empty()) decls.push_back(b.data(v.name, dataValues(v.value)));
    } else {
      decls.push_back(b.declareWith(typeOf(v), "save", b.entityWith(v.name, dims(v), b.real(v.value)))), has(Feature::Saved);
    }
  }
}

// real*8, or the same by an expression that says which kind: kind(1.0d0), selected_real_kind(15, 307).
Tree Writer::implicitReal() {
  const int spelled = r.below(3);
  if (spelled == 0) return b.real8();
  has(Feature::ImplicitKind);
  const bool kind = spelled == 1;
  const std::vector<Tree> args = kind ? std::vector<Tree>{b.real("1.0d0")} : std::vector<Tree>{b.integer(15), b.integer(307)};
  const Tree inquiry = b.f.node(Op::Apply, {b.name(kind ? "kind" : "selected_real_kind"), b.list(Op::Args, args)});
  return b.f.node(Op::RealType, {inquiry});
}

void Writer::typings(std::vector<Tree> &decls) {
  if (u->implicit) {
    std::vector<Tree> letters{b.typing(implicitReal(), {{"a", "h"}, {"o", "z"}})};
    if (!u->module.empty()) letters.push_back(b.typing(b.integerType(), {{"i", "n"}}));
    decls.push_back(b.implicit(letters)), has(Feature::ImplicitTyping);
  } else if (!r.chance(30)) {
    decls.push_back(b.implicitNone());
  }
}

// Declared with an attribute, alone.
bool Writer::isAttributed(const Var &v) const {
  return v.byValue || v.optional ||
         (u->intents && !v.inner && v.is != Is::Text && v.role != Role::Local && v.role != Role::Shared);
}

bool Writer::isDeclared(const Var &v) {
  auto mentionedHere = [&] {  // and not declared by an internal procedure
    if (!v.inner) return mentioned(v.name);
    for (Tree t : u->internals)
      for (Tree d : b.f.children(il::AnyOp::decls_(b.f, t)))
        if (mentions(b.f, d, intern(v.name))) return false;
    return mentioned(v.name);
  };
  if (v.module || isAttributed(v) || typedByLetter(v) || (v.role == Role::Local && v.constant())) return false;
  return (v.role != Role::Local && !v.inner) || v.overlaid || mentionedHere();
}

// One declaration of those that are wanted, and of more.
void Writer::declareThose(std::vector<Tree> &decls, int bytes, const std::function<bool(const Var &)> &wanted,
                          const std::vector<Tree> &more) {
  std::vector<Tree> e;
  const Var *first = nullptr;
  for (const Var &v : u->vars)
    if (isDeclared(v) && wanted(v)) e.push_back(entityOf(v)), first = &v;
  e.insert(e.end(), more.begin(), more.end());
  Var any;
  if (first) any = *first;
  any.bytes = bytes;
  if (!e.empty()) decls.push_back(b.declare(typeOf(any), e));
}

// Real variables of so many bytes, and functions whose results are.
void Writer::realDeclarations(std::vector<Tree> &decls, int bytes) {
  std::vector<Tree> functions;
  auto function = [&](const std::string &name, int kind) {
    if (kind == bytes && !(u->implicit && kind == 8)) functions.push_back(b.entity(name));
  };
  if (u->function) function(u->result.empty() ? u->name : u->result, u->bytes);
  std::set<std::string> ofStatements;  // statement functions and their arguments
  for (const Tree f : u->statementFunctions) {
    ofStatements.emplace(b.f.text(il::StatementFunctionOp::name_(b.f, f)));
    for (Tree x : b.f.children(il::StatementFunctionOp::formals_(b.f, f)))
      if (b.f.text(x) == "kq" && bytes == 8)
        decls.push_back(b.declare(b.integerType(), {b.entity("kq")}));
      else if (b.f.text(x) != "kq")
        ofStatements.emplace(b.f.text(x));
  }
  for (const std::string &name : ofStatements) function(name, 8);
  for (auto &m : units)
    if (m->function && m.get() != u && !m->isKnown() && mentioned(m->name)) function(m->name, m->bytes);
  for (const Taker t : {Taker::Weighs, Taker::Gains})
    if (isApplied(t)) function(handedOver(t), 8);
  declareThose(
      decls, bytes, [&](const Var &v) { return v.real() && v.bytes == bytes; }, functions);
}

// Internal procedures and BLOCKs know from here that these are functions.
void Writer::externalDeclarations(std::vector<Tree> &decls) {
  std::vector<Tree> externals;
  for (auto &m : units)
    if (m->function && m.get() != u && !m->isKnown() && o_.scopes && mentioned(m->name)) externals.push_back(b.name(m->name));
  for (const Taker t : {Taker::Weighs, Taker::Gains})
    if (isApplied(t)) externals.push_back(b.name(handedOver(t)));
  if (!externals.empty()) decls.push_back(b.f.node(Op::External, {b.list(Op::Names, externals)}));
}

void Writer::blockDeclarations(std::vector<Tree> &decls) {
  std::vector<std::string> blocks;
  for (const Var &v : u->vars)
    if (v.role == Role::Shared && !v.module && std::find(blocks.begin(), blocks.end(), v.block) == blocks.end())
      blocks.push_back(v.block);
  for (const std::string &block : blocks) {
    std::vector<Tree> members;
    for (const Var &v : u->vars)
      if (v.block == block) members.push_back(b.entity(v.name));
    decls.push_back(b.f.node(Op::Common, {b.name(block), b.list(Op::Entities, members)}));
    if (blocksSaved)
      decls.push_back(b.f.node(Op::Save, {b.list(Op::Saves, {b.f.node(Op::SavedBlock, {b.name(block)})})})),
          has(Feature::SavedBlock);
  }
}

// Declares what the body uses; dummies and COMMON always.
Tree Writer::declarations() {
  std::vector<Tree> decls = uses();
  typings(decls);
  // integers first: adjustable shapes speak of them
  for (int kind : {0, 1, 2})
    declareThose(decls, 8, [&](const Var &v) {
      return !v.real() && v.is != Is::Text && v.is != Is::Long && v.is != Is::Flag && v.is != Is::Complex && v.kind == kind;
    });
  for (const Is is : {Is::Long, Is::Complex}) declareThose(decls, 8, [&](const Var &v) { return v.is == is; });
  for (int kind : {0, 1, 2, 8}) declareThose(decls, 8, [&](const Var &v) { return v.is == Is::Flag && v.kind == kind; });
  for (int bytes : {8, 4}) realDeclarations(decls, bytes);
  externalDeclarations(decls);
  for (const Var &v : u->vars)
    if (isAttributed(v)) decls.push_back(intended(v));
  for (const Var &v : u->vars)
    if (v.is == Is::Text && isDeclared(v)) decls.push_back(b.declare(typeOf(v), {entityOf(v)}));
  constantDeclarations(decls);
  std::vector<Tree> saved;
  for (const Var &v : u->vars)
    if (v.saved && mentioned(v.name)) saved.push_back(b.name(v.name)), has(Feature::Saved);
  if (!saved.empty()) decls.push_back(b.f.node(Op::Save, {b.list(Op::Saves, saved)}));
  blockDeclarations(decls);
  storageDeclarations(decls);
  if (dataInHead && u->name == "p" + o_.suffix)
    for (const Var &v : u->vars)
      if (v.role == Role::Shared && v.given == Given::Data) decls.push_back(initially(v)), has(Feature::DataInUnit);
  decls.insert(decls.end(), u->statementFunctions.begin(), u->statementFunctions.end());
  return b.list(Op::Decls, decls);
}

}  // namespace dotbar::random
