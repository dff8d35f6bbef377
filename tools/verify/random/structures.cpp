// Structured types in random programs: locals of procedures become components of an object, in a type that inherits some of them
// and has an inner object for others. Between statements whole objects are copied, also through arrays of them, handed to
// procedures, made by functions, operators and constructors. Components have initial values, so that nothing is read before it is
// set.
#include <algorithm>
#include <map>
#include <set>

#include "il_make.h"
#include "tools/verify/random/generator.h"
#include "tools/verify/random/lent.h"
#include "tools/verify/random/locals.h"
#include "tools/verify/random/namesakes.h"
#include "tools/verify/random/overridden.h"
#include "tools/verify/random/rooms.h"

namespace dotbar::random {

namespace {

struct Component {
  std::string name;
  Tree type, dims;
  bool real = false;
  int place = 0;  // inherited, of the inner object, own
};

class Structures {
 public:
  Structures(Forest &f, RandomProgram &p, const std::string &suffix)
      : b_{f},
        f_(f),
        p_(p),
        r_(p.seed ^ 0x57ac),
        lending_(p.seed ^ 0x1e4d),
        rooming_(p.seed ^ 0x700d),
        module_("types" + suffix),
        parents_("parents" + suffix),
        callers_("callers" + suffix),
        suffix_(suffix),
        namesakes_(b_, suffix) {}

  void run() {
    const Tree list = il::FileOp::units_(f_, p_.file);
    std::vector<Tree> units;
    for (Tree u : childrenOf(list)) units.push_back(unit(u));
    if (types_.empty()) return;
    std::vector<Tree> modules;
    if (apart_) modules.push_back(ofParents());
    modules.push_back(b_.f.node(Op::Module, {b_.name(module_), b_.list(Op::Decls, types_), b_.list(Op::Units, procedures_)}));
    if (calledApart_) modules.push_back(ofCallers());
    units.insert(units.begin(), modules.begin(), modules.end());
    for (Tree m : namesakes_.modules()) units.insert(units.begin(), m);
    p_.file = b_.f.node(Op::File, {il::FileOp::path_(f_, p_.file), b_.list(Op::Units, units)});
    has(Feature::Structure);
  }

 private:
  Build b_;
  Forest &f_;
  RandomProgram &p_;
  Random r_, lending_, rooming_;  // what came later draws from numbers of its own
  bool hasRooms_ = rooming_.chance(25), lends_ = lending_.chance(40) && !hasRooms_;
  bool apart_ = Random(p_.seed ^ 0x6a0d).chance(40);
  bool calledApart_ = apart_ && Random(p_.seed ^ 0x6b1f).chance(50);  // what is overridden is called by no module of a type
  std::string module_, parents_, callers_, suffix_;
  std::set<Symbol> ofParents_;  // names of types that others extend, and of what they bind
  std::vector<Tree> calling_;
  Namesakes namesakes_;
  std::vector<Tree> types_, procedures_;
  int count_ = 0;
  std::set<std::string> isLentAbsent_;  // types

  void has(Feature f) { p_.features[static_cast<std::size_t>(f)] = true; }
  std::vector<Tree> childrenOf(Tree t) const { return {f_.children(t).begin(), f_.children(t).end()}; }

  // --- modules: of types that others extend and what they bind, of the others, perhaps of what calls this for any of them ---
  Tree ofParents() {
    has(Feature::ObjectsOfModules);
    if (!calledApart_) has(Feature::ObjectsUpwards);
    const auto isParents = [&](Tree name) { return ofParents_.count(f_.symbol(name)) != 0; };
    const std::vector<Tree> types =
        takenOut(types_, [&](Tree t) { return f_.is(t, Op::Typedef) && isParents(il::TypedefOp::tag_(f_, t)); });
    const std::vector<Tree> procedures = takenOut(procedures_, [&](Tree t) { return isParents(il::ProcedureOp::name_(f_, t)); });
    types_.insert(types_.begin(), b_.use(parents_, false, {}));
    return b_.f.node(Op::Module, {b_.name(parents_), b_.list(Op::Decls, types), b_.list(Op::Units, procedures)});
  }
  Tree ofCallers() {
    return b_.f.node(Op::Module,
                     {b_.name(callers_), b_.list(Op::Decls, {b_.use(parents_, false, {})}), b_.list(Op::Units, calling_)});
  }
  template <class Is>
  static std::vector<Tree> takenOut(std::vector<Tree> &all, Is is) {
    const auto at = std::stable_partition(all.begin(), all.end(), [&](Tree t) { return !is(t); });
    const std::vector<Tree> out(at, all.end());
    all.erase(at, all.end());
    return out;
  }

  // Procedures of modules too.
  Tree unit(Tree u) {
    if (f_.is(u, Op::Module)) {
      std::vector<Tree> inner;
      for (Tree c : childrenOf(il::ModuleOp::contained_(f_, u))) inner.push_back(unit(c));
      return b_.f.node(Op::Module, {il::ModuleOp::name_(f_, u), il::ModuleOp::decls_(f_, u), b_.list(Op::Units, inner)});
    }
    if (!f_.is(u, Op::Procedure) || f_.arity(il::ProcedureOp::contained_(f_, u)) > 0 || r_.chance(25)) return u;
    const std::vector<Component> all = chosen(u);
    return all.size() < 2 ? u : packed(u, all);
  }

  std::vector<Component> chosen(Tree u) {
    std::vector<Component> all;
    for (const Local &l : changeableLocals(f_, u))
      if (!r_.chance(20)) all.push_back({l.name, l.type, l.dims, l.real, r_.below(3)});
    return all;
  }

  // --- the unit with an object ---
  struct Object {
    std::string name, type, inner, parent;
    std::map<std::string, Component> components;
  };

  Tree reference(const Object &o, Tree object, const Component &c) {
    const Tree part = c.place == 1 ? field(object, "part") : c.place == 0 && r_.chance(15) ? field(object, o.parent) : object;
    return field(part, c.name);
  }
  Tree field(Tree base, std::string_view member) { return b_.f.node(Op::Field, {base, b_.name(member)}); }

  // Variables as components; what is no variable stays.
  Tree asComponents(const Object &o, Tree t) {
    return renamed(b_.f, t, [&](std::string_view name) {
      const auto found = o.components.find(std::string(name));
      return found == o.components.end() ? Tree{} : reference(o, b_.name(o.name), found->second);
    });
  }

  Tree packed(Tree u, const std::vector<Component> &all) {
    using P = il::ProcedureOp;
    const std::string number = std::to_string(++count_);
    Object o{"obj" + number, "whole" + number, "inner" + number, "base" + number + (apart_ ? suffix_ : ""), {}};
    for (const Component &c : all) o.components.emplace(c.name, c);
    define(o);
    std::vector<Tree> decls{b_.use(module_, false, {})}, body;
    if (calledApart_) decls.push_back(b_.use(callers_, false, {}));
    decls = together(decls, namesakes_.uses());
    for (Tree d : childrenOf(P::decls_(f_, u)))
      if (const Tree kept =
              declarationWithout(b_.f, d, [&](std::string_view n) { return o.components.count(std::string(n)) > 0; }))
        decls.push_back(kept);
    std::stable_partition(decls.begin(), decls.end(), [&](Tree d) { return f_.is(d, Op::Use); });
    const auto typed = [&](const std::string &name, const std::vector<Tree> &dims) {
      decls.push_back(b_.declare(b_.f.node(Op::StructType, {b_.name(o.type)}), {b_.entity(name, dims)}));
    };
    const auto withMemory = [&](const std::string &name, const std::vector<Tree> &dims) {
      decls.push_back(b_.declareWith(b_.f.node(Op::StructType, {b_.name(o.type)}), "allocatable", b_.entity(name, dims)));
    };
    withMemory(given(o), {}), withMemory(several(o), {b_.f.node(Op::Bounds, {b_.none(), b_.none()})});
    decls.push_back(b_.declare(b_.real8(), {b_.entity(amount(o))}));
    decls = together(decls, namesakes_.objects());
    typed(o.name, {}), typed(other(o), {}), typed(many(o), {b_.f.node(Op::Bounds, {b_.none(), b_.integer(3)})});
    bool begun = false;  // an integer was set for what comes next, which counts on it
    for (Tree s : childrenOf(P::body_(f_, u))) {
      if (r_.chance(35) && !begun) whole(o, body);
      if (lends_ && lending_.chance(14) && !begun) lent(o, body);
      body.push_back(asComponents(o, s));
      begun = f_.is(s, Op::Assign) && f_.is(il::AssignOp::right_(f_, s), Op::Intval);
    }
    return P::make(b_.f, P::prefix_(f_, u), P::type_(f_, u), P::name_(f_, u), P::formals_(f_, u), P::result_(f_, u),
                   b_.list(Op::Decls, decls), b_.instrs(body), P::contained_(f_, u));
  }
  static std::string other(const Object &o) { return "q" + o.name; }
  static std::string many(const Object &o) { return "w" + o.name; }
  static std::string given(const Object &o) { return "y" + o.name; }    // ALLOCATABLE
  static std::string several(const Object &o) { return "z" + o.name; }  // too
  static std::string amount(const Object &o) { return "a" + o.name; }

  // --- what is done with whole objects ---
  void whole(const Object &o, std::vector<Tree> &to) {
    const Tree object = b_.name(o.name), q = b_.name(other(o));
    const auto element = [&](int k) { return b_.index(many(o), {b_.integer(k)}); };
    const int what = r_.below(14);
    switch (hasRooms_ && !isForRooms(what) ? 2 : what) {
      case 10:
      case 11:
        return source(o, to);
      case 12:
      case 13:
        return overridden(o, to);
      case 8:
      case 9: {  // as one of the type that it extends
        has(Feature::ObjectExtended);
        const Tree given = r_.chance(20) ? field(object, o.parent) : r_.chance(30) ? element(2) : object;
        return void(to.push_back(b_.call("turn_" + o.type, {given, q})));
      }
      case 0:
        return void(to.push_back(b_.assign(q, object)));
      case 1:
        return to.push_back(b_.assign(element(1 + r_.below(3)), object)),
               to.push_back(b_.assign(object, element(1 + r_.below(3))));
      case 2:
        return blended(o, object, q, to);
      case 3:
        return blended(o, element(1 + r_.below(2)), element(3), to);
      case 4:
        has(Feature::ObjectResult);
        return void(to.push_back(b_.assign(object, b_.apply("made_" + o.type, {q}))));
      case 5:
        has(Feature::ObjectResult);
        return void(to.push_back(b_.assign(q, b_.f.node(Op::Add, {object, element(2)}))));
      case 6:
        return constructor(o, to);
      default: {
        const auto range = [&](int first, int last) {
          return b_.f.node(Op::Range, {b_.integer(first), b_.integer(last), b_.none()});
        };
        to.push_back(b_.assign(b_.index(many(o), {range(2, 3)}), b_.index(many(o), {range(1, 2)})));
      }
    }
  }

  // What is done with objects that have memory inside: functions give no such, and sections of them that overlap are refused.
  static bool isForRooms(int what) { return what < 4 || what == 8 || what == 9; }

  // Directly, or by a procedure that is told how.
  void blended(const Object &o, Tree into, Tree from, std::vector<Tree> &to) {
    has(Feature::ObjectPassed);
    const Tree blend = b_.name("blend_" + o.type);
    const bool handedOn = r_.chance(60);
    if (handedOn) has(Feature::ObjectHandedOn);
    if (handedOn && hasRooms_) has(Feature::ObjectRoom);
    to.push_back(handedOn ? b_.call("hand_" + o.type, {blend, into, from}) : b_.call("blend_" + o.type, {into, from}));
  }

  // An object that gets its memory from another, and loses it.
  void source(const Object &o, std::vector<Tree> &to) {
    has(Feature::ObjectSource);
    const Tree object = b_.name(o.name), y = b_.name(given(o)), z = b_.name(several(o)), absent = b_.f.leaf(Op::Noref, "");
    const auto given = [&](Tree what, const std::vector<Tree> &dims, Tree from) {
      const Tree allocation = b_.f.node(Op::Allocation, {what, b_.list(Op::Dims, dims)});
      to.push_back(b_.f.node(
          Op::Allocate, {b_.f.leaf(Op::Notype, ""), b_.list(Op::Allocations, {allocation}), from, b_.none(), absent, absent}));
    };
    const auto freed = [&](Tree what) { to.push_back(b_.f.node(Op::Deallocate, {b_.list(Op::Exprs, {what}), absent, absent})); };
    if (r_.chance(50)) {
      given(y, {}, object);
      to.push_back(b_.call("blend_" + o.type, {object, y}));
      if (r_.chance(50))
        to.push_back(b_.call("blend_" + o.type, {y, b_.name(other(o))})), to.push_back(b_.assign(b_.name(other(o)), y));
      return freed(y);
    }
    given(z, {b_.f.node(Op::Bounds, {b_.none(), b_.integer(2)})}, object);
    to.push_back(b_.call("blend_" + o.type, {b_.index(several(o), {b_.integer(2)}), b_.name(other(o))}));
    to.push_back(b_.assign(object, b_.index(several(o), {b_.integer(1 + r_.below(2))})));
    freed(z);
  }

  void overridden(const Object &o, std::vector<Tree> &to) {
    has(Feature::ObjectOverridden);
    const Tree by = b_.name(amount(o));
    to.push_back(b_.assign(by, b_.apply(o.name + "%weigh", {})));
    to.push_back(r_.chance(50) ? both(o, o.name, by) : b_.call(o.name + "%grow", {by}));
    if (r_.chance(30)) to.push_back(both(o, other(o) + "%" + o.parent, by));
    if (!r_.chance(60)) return;
    has(Feature::ObjectNamesakes);
    to = together(to, namesakes_.calls(by));
    for (const Part &p : parts(o, 2))
      if (!p.array) to.push_back(b_.assign(field(b_.name(o.name), p.name), by));
  }

  Tree both(const Object &o, const std::string &object, Tree by) {
    if (!calledApart_) return b_.call(object + "%both", {by});
    const std::size_t at = object.find('%');
    const Tree whole = b_.name(object.substr(0, at));
    return b_.call("both_" + o.parent, {at == std::string::npos ? whole : field(whole, object.substr(at + 1)), by});
  }

  void lendingProcedures(const Object &o) {
    Lent lent(b_, lending_, o.parent, o.type, parts(o, 0), parts(o, 2), calledApart_);
    procedures_ = together(procedures_, lent.procedures());
    if (lent.isAbsent()) isLentAbsent_.insert(o.type);
  }
  // Some objects of a class get memory on the way: lent.h.
  void lent(const Object &o, std::vector<Tree> &to) {
    has(Feature::ObjectLent);
    if (isLentAbsent_.contains(o.type)) has(Feature::ObjectAbsent);
    const Tree by = b_.name(amount(o));
    to.push_back(b_.assign(by, b_.apply(o.name + "%weigh", {})));
    to.push_back(b_.call("lend_" + o.type, {b_.name(o.name), by}));
    if (lending_.chance(50)) to.push_back(b_.call(o.name + "%grow", {by}));
  }

  void constructor(const Object &o, std::vector<Tree> &to) {
    std::vector<Tree> values;
    for (const auto &[name, c] : o.components) {
      if (c.place != 1) continue;
      const Tree now = reference(o, b_.name(o.name), c);
      values.push_back(b_.f.node(Op::Keyword, {b_.name(name), c.real ? scaled(now, "0.75") : now}));
    }
    if (values.empty()) return;
    has(Feature::ObjectConstructor);
    const Tree target = b_.name(r_.chance(50) ? o.name : other(o));
    to.push_back(b_.assign(field(target, "part"), b_.apply(o.inner, values)));
  }

  Tree scaled(Tree value, std::string_view by) { return b_.two(Op::Mul, b_.real(by), value); }

  // --- the types, and what the module does with them ---
  Tree member(const Component &c) {
    const Tree initial = c.real ? b_.real("0.5") : b_.integer(1);
    return b_.f.node(Op::Declare,
                     {c.type, b_.list(Op::Attrs, {}), b_.list(Op::Entities, {b_.entityWith(c.name, c.dims, initial)})});
  }
  static std::vector<Tree> together(std::vector<Tree> all, const std::vector<Tree> &more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  std::vector<Part> parts(const Object &o, int place) const {
    std::vector<Part> all;
    for (const auto &[name, c] : o.components)
      if (c.real && c.place == place) all.push_back({name, f_.arity(c.dims) > 0});
    return all;
  }
  void type(const std::string &name, const std::vector<Tree> &members, const std::string &parent = "") {
    const Tree attrs =
        parent.empty() ? b_.list(Op::Attrs, {}) : b_.list(Op::Attrs, {b_.f.leaf(Op::Attr, "extends(" + parent + ")")});
    types_.push_back(b_.f.node(Op::Typedef, {b_.name(name), attrs, b_.list(Op::Decls, members)}));
  }

  void define(const Object &o) {
    std::vector<Tree> members[3];
    for (const auto &[name, c] : o.components) members[c.place].push_back(member(c));
    const Component filler{"filler", b_.real8(), b_.list(Op::Dims, {}), true, 0};
    if (members[0].empty()) members[0].push_back(member(filler));
    if (members[1].empty()) members[1].push_back(member(filler));
    members[2].push_back(b_.declare(b_.f.node(Op::StructType, {b_.name(o.inner)}), {b_.entity("part")}));
    if (hasRooms_) members[rooming_.chance(50) ? 0 : 2].push_back(Rooms(b_, rooming_).member());
    const Overridden bound(b_, o.parent, o.type, parts(o, 0), parts(o, 2), calledApart_);
    type(o.parent, together(members[0], bound.bindings(true))), type(o.inner, members[1]);
    type(o.type, together(members[2], bound.bindings(false)), o.parent);
    procedures_ = together(procedures_, bound.procedures());
    ofParents_.insert({intern(o.parent), intern("grow_" + o.parent), intern("weigh_" + o.parent)});
    if (!calledApart_) ofParents_.insert(intern("both_" + o.parent));
    if (calledApart_) calling_.push_back(procedures_.back()), procedures_.pop_back();
    if (lends_) lendingProcedures(o);
    procedures_.push_back(blend(o)), procedures_.push_back(handing(o, procedures_.back())), procedures_.push_back(made(o)),
        procedures_.push_back(added(o)), procedures_.push_back(turned(o));
    const Tree specific = b_.f.node(
        Op::Specifics, {b_.list(Op::Attrs, {b_.f.leaf(Op::Attr, "module")}), b_.list(Op::Names, {b_.name("added_" + o.type)})});
    types_.push_back(
        b_.f.node(Op::Interface, {b_.list(Op::Attrs, {}), b_.name("operator(+)"), b_.list(Op::Interfaced, {specific})}));
  }

  Tree dummy(const Object &o, std::string_view intent, std::string_view name) {
    const Tree type = b_.f.node(Op::StructType, {b_.name(o.type)});
    return intent.empty() ? b_.declare(type, {b_.entity(name)}) : b_.declareWith(type, intent, b_.entity(name));
  }
  Tree procedure(Tree type, const std::string &name, const std::vector<Tree> &formals, Tree result,
                 const std::vector<Tree> &decls, const std::vector<Tree> &body) {
    return il::ProcedureOp::make(b_.f, b_.list(Op::Attrs, {}), type, b_.name(name), b_.list(Op::Names, formals), result,
                                 b_.list(Op::Decls, decls), b_.instrs(body), b_.list(Op::Units, {}));
  }

  // Each real component of `to` from those of `from`; what comes out stays small.
  void mixed(const Object &o, std::string_view into, std::string_view from, std::vector<Tree> &body) {
    for (const auto &[name, c] : o.components) {
      if (!c.real || r_.chance(30)) continue;
      const Tree own = reference(o, b_.name(into), c), there = reference(o, b_.name(from), c);
      const Tree value = r_.chance(50) ? b_.two(Op::Mul, scaled(own, "0.5"), b_.apply("cos", {there})) : scaled(there, "0.75");
      body.push_back(b_.assign(own, b_.two(Op::Add, value, scaled(own, "0.25"))));
    }
  }

  // An object that is INTENT(OUT), or a result, begins with default values, which are read.
  bool asItsTypeSays() {
    const bool chosen = r_.chance(30);
    if (chosen) has(Feature::ObjectBegins);
    return chosen;
  }

  // Of an object with memory inside that is INTENT(IN) what nobody knows has no derivative.
  std::string_view intentOfRead() const { return hasRooms_ ? "intent(inout)" : "intent(in)"; }

  void roomed(const Object &o, std::vector<Tree> &body) {
    for (const auto &[name, c] : o.components) {
      if (!c.real || f_.arity(c.dims) > 0) continue;
      const std::vector<Tree> all = Rooms(b_, rooming_).statements(b_.name("a"), b_.name("b"), reference(o, b_.name("a"), c));
      const auto at = rooming_.chance(50) ? body.begin() : body.end();
      return void(body.insert(at, all.begin(), all.end()));
    }
  }

  Tree blend(const Object &o) {
    std::vector<Tree> body;
    const bool begins = asItsTypeSays();
    mixed(o, "a", "b", body);
    if (hasRooms_) roomed(o, body);
    std::vector<Tree> decls{dummy(o, begins ? "intent(out)" : "intent(inout)", "a"), dummy(o, intentOfRead(), "b")};
    if (!begins && r_.chance(40)) {
      has(Feature::ObjectOfAClass);
      decls[0] = b_.declareWith(b_.f.node(Op::ClassType, {b_.name(o.type)}), "intent(inout)", b_.entity("a"));
    }
    if (begins && r_.chance(40)) {
      has(Feature::IntentStatement);
      decls[0] = dummy(o, "", "a");
      decls.push_back(b_.f.node(Op::Attribute, {b_.f.leaf(Op::Attr, "intent(out)"), b_.list(Op::Entities, {b_.entity("a")})}));
    }
    return procedure(b_.f.leaf(Op::Novalue, ""), "blend_" + o.type, {b_.name("a"), b_.name("b")}, b_.f.leaf(Op::Noname, ""),
                     decls, body);
  }
  // A procedure with a dummy that is described as this one; it calls that once or twice.
  Tree handing(const Object &o, Tree like) {
    using P = il::ProcedureOp;
    const Tree noname = b_.f.leaf(Op::Noname, ""), step = b_.name("step"), a = b_.name("a"), b = b_.name("b");
    std::vector<Tree> decls{
        b_.f.node(Op::OtherDecl, {b_.f.leaf(Op::Text, "import " + o.type), b_.list(Op::Names, {b_.name(o.type)})})};
    decls = together(decls, childrenOf(P::decls_(f_, like)));
    const Tree described = procedure(b_.f.leaf(Op::Novalue, ""), "step", {a, b}, noname, decls, {});
    const Tree block = b_.f.node(
        Op::Interface, {b_.list(Op::Attrs, {}), noname, b_.list(Op::Interfaced, {b_.f.node(Op::Described, {described})})});
    std::vector<Tree> body{b_.call("step", {a, b})};
    if (r_.chance(50)) body.push_back(b_.call("step", {a, b}));
    return procedure(b_.f.leaf(Op::Novalue, ""), "hand_" + o.type, {step, a, b}, noname,
                     {block, dummy(o, "intent(inout)", "a"), dummy(o, intentOfRead(), "b")}, body);
  }
  // Objects of the type that `o` extends, or of its own: what is inherited, and in SELECT TYPE what is not.
  Tree turned(const Object &o) {
    const Tree noname = b_.f.leaf(Op::Noname, ""), a = b_.name("a"), b = b_.name("b");
    const Tree extended = b_.f.node(Op::ClassType, {b_.name(o.type)});
    std::vector<Tree> body, inside, others;
    bool inherits = false;
    for (const auto &[name, c] : o.components) {
      inherits |= c.place == 0;
      if (!c.real || c.place == 1) continue;
      const Tree own = c.place == 0 ? a : b_.f.node(Op::Downcast, {a, extended});
      if (c.place == 2) {
        inside.push_back(
            b_.assign(field(own, name), b_.two(Op::Mul, scaled(field(own, name), "0.5"), b_.apply("cos", {field(own, name)}))));
        continue;
      }
      const Tree value = r_.chance(60) ? scaled(field(b, name), "0.75") : b_.apply("cos", {field(b, name)});
      body.push_back(b_.assign(field(a, name), value));
      if (r_.chance(50)) others.push_back(b_.assign(field(a, name), scaled(field(a, name), "0.5")));
    }
    if (!inherits) body.push_back(b_.assign(field(a, "filler"), scaled(field(b, "filler"), "0.75")));
    if (!inside.empty() && r_.chance(70)) {
      has(Feature::ObjectAsked);
      body.insert(r_.chance(50) ? body.begin() : body.end(),
                  b_.f.node(Op::If, {b_.f.node(Op::IsOf, {a, extended}), b_.instrs(inside), b_.instrs(others)}));
    }
    const Tree type = b_.f.node(Op::ClassType, {b_.name(o.parent)});
    return procedure(b_.f.leaf(Op::Novalue, ""), "turn_" + o.type, {a, b}, noname,
                     {b_.declareWith(type, "intent(inout)", b_.entity("a")), b_.declareWith(type, "intent(in)", b_.entity("b"))},
                     body);
  }
  Tree made(const Object &o) {
    std::vector<Tree> body;
    mixed(o, "c", "a", body);
    // (gfortran 12 leaves a result without its default values where nothing mentions it.)
    if (body.empty() || !asItsTypeSays()) body.insert(body.begin(), b_.assign(b_.name("c"), b_.name("a")));
    return procedure(b_.f.leaf(Op::Notype, ""), "made_" + o.type, {b_.name("a")}, b_.name("c"),
                     {dummy(o, "intent(in)", "a"), dummy(o, "", "c")}, body);
  }
  Tree added(const Object &o) {
    std::vector<Tree> body{b_.assign(b_.name("c"), b_.name("a"))};
    mixed(o, "c", "b", body);
    return procedure(b_.f.leaf(Op::Notype, ""), "added_" + o.type, {b_.name("a"), b_.name("b")}, b_.name("c"),
                     {dummy(o, "intent(in)", "a"), dummy(o, "intent(in)", "b"), dummy(o, "", "c")}, body);
  }
};

}  // namespace

void addStructures(Forest &f, RandomProgram &p, const std::string &suffix) { Structures(f, p, suffix).run(); }

}  // namespace dotbar::random
