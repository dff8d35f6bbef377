#include "frontends/fortran/described.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "frontends/semantics/interfaces.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

// Where a name is declared: in these declarations, under this name. No declarations: nobody knows.
struct Origin {
  Tree decls;
  Symbol name;
  bool operator==(const Origin &) const = default;
};

using Hosts = std::vector<Tree>;  // declarations of a unit and of those around it, the innermost last

class Describer {
 public:
  Describer(Forest &f, std::span<const Tree> files) : f_(f) {
    for (Tree file : files) {
      if (!file) continue;
      for (Tree u : f.children(il::FileOp::units_(f, file)))
        if (f.is(u, Op::Module)) modules_[f.symbol(il::ModuleOp::name_(f, u))] = il::ModuleOp::decls_(f, u);
    }
  }

  Tree file(Tree t) {
    Hosts none;
    const Tree now[] = {il::FileOp::path_(f_, t), units(il::FileOp::units_(f_, t), none)};
    return il::withChildren(f_, t, now);
  }

 private:
  Forest &f_;
  std::map<Symbol, Tree> modules_;  // their declarations

  Tree units(Tree list, Hosts &hosts) {
    std::vector<Tree> all;
    for (Tree u : std::vector<Tree>(f_.children(list).begin(), f_.children(list).end())) all.push_back(unit(u, hosts));
    return il::withChildren(f_, list, all);
  }

  Tree unit(Tree u, Hosts &hosts) {
    const bool module = f_.is(u, Op::Module);
    if (!module && !f_.is(u, Op::Procedure)) return u;
    std::vector<Tree> now(f_.children(u).begin(), f_.children(u).end());
    const Tree decls = il::AnyOp::decls_(f_, u), contained = il::AnyOp::contained_(f_, u);
    hosts.push_back(decls);
    for (Tree &c : now) {
      if (c == contained) c = units(c, hosts);
      if (c == decls && !module) c = declarations(u, c, hosts);
    }
    hosts.pop_back();
    return il::withChildren(f_, u, now);
  }

  Tree declarations(Tree unit, Tree decls, const Hosts &hosts) {
    std::vector<Tree> all;
    for (Tree d : std::vector<Tree>(f_.children(decls).begin(), f_.children(decls).end())) {
      const std::vector<Tree> blocks = f_.is(d, Op::OtherDecl) ? interfaces(unit, d, hosts) : std::vector<Tree>{};
      if (blocks.empty())
        all.push_back(d);
      else
        all.insert(all.end(), blocks.begin(), blocks.end());
    }
    return il::withChildren(f_, decls, all);
  }

  // PROCEDURE(name) :: f, g, where these are dummies, and the same with OPTIONAL.
  std::vector<Tree> interfaces(Tree unit, Tree d, const Hosts &hosts) {
    const auto mentions = f_.children(il::OtherDeclOp::mentions_(f_, d));
    std::string said;
    for (char c : f_.text(il::OtherDeclOp::text_(f_, d)))
      if (c != ' ') said += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const auto isSaid = [&](std::size_t first, const char *attribute) {
      std::string plain = "procedure(" + std::string(f_.text(mentions[0])) + ")" + attribute + "::";
      for (std::size_t k = first; k < mentions.size(); ++k) plain += (k > first ? "," : "") + std::string(f_.text(mentions[k]));
      return said == plain;
    };
    if (mentions.size() < 2) return {};
    const bool optional = mentions.size() > 2 && isSaid(2, ",optional");
    if (!optional && !isSaid(1, "")) return {};
    return interfaces(unit, d, mentions[0], {mentions.begin() + (optional ? 2 : 1), mentions.end()}, optional, hosts);
  }

  std::vector<Tree> interfaces(Tree unit, Tree d, Tree like, const std::vector<Tree> &dummies, bool optional,
                               const Hosts &hosts) {
    const auto description = find(f_.symbol(like), hosts);
    if (!description || !isOfReals(*description)) return {};
    const auto formals = f_.children(il::AnyOp::formals_(f_, unit));
    std::vector<Tree> blocks, entities;
    for (Tree dummy : dummies) {
      const Symbol name = f_.symbol(dummy);
      if (std::ranges::none_of(formals, [&](Tree n) { return f_.is(n, Op::Name) && f_.symbol(n) == name; })) return {};
      const Tree part = il::DescribedOp::make(f_, named(*description, name));
      blocks.push_back(
          f_.node(Op::Interface, {f_.node(Op::Attrs, {}), f_.leaf(Op::Noname, ""), f_.node(Op::Interfaced, {part})}, f_.span(d)));
      const Tree none = f_.leaf(Op::Noexpr, "");
      entities.push_back(f_.node(Op::Entity, {f_.leaf(Op::Name, name), f_.node(Op::Dims, {}), none, none}));
    }
    if (optional)
      blocks.push_back(f_.node(Op::Attribute, {f_.leaf(Op::Attr, "optional"), f_.node(Op::Entities, entities)}, f_.span(d)));
    if (!blocks.empty())
      if (const il::Comments *c = f_.comments(d)) f_.setComments(blocks.front(), il::Comments(*c));
    return blocks;
  }

  // What describes a procedure, and can do so in the innermost of these units; nothing else.
  std::optional<Tree> find(Symbol name, const Hosts &hosts) {
    const Origin o = origin(name, hosts);
    const Tree found = o.decls ? semantics::describedIn(f_, o.decls, o.name) : Tree{};
    if (!found) return std::nullopt;
    const auto at = std::ranges::find(hosts, o.decls);
    const Hosts there = at == hosts.end() ? Hosts{o.decls} : Hosts(hosts.begin(), at + 1);
    for (const Symbol n : freeNames(found)) {
      const Origin here = origin(n, hosts), meant = origin(n, there);
      const bool intrinsic = !here.decls && !meant.decls && isApplied(found, n);
      if (!intrinsic && !(here.decls && here == meant)) return std::nullopt;
    }
    return found;
  }

  // Names of types, kinds and extents that the description has from around it.
  std::set<Symbol> freeNames(Tree described) const {
    std::set<Symbol> own{f_.symbol(il::ProcedureOp::name_(f_, described))}, all;
    for (Tree n : f_.children(il::ProcedureOp::formals_(f_, described))) own.insert(f_.symbol(n));
    const Tree result = il::ProcedureOp::result_(f_, described), decls = il::ProcedureOp::decls_(f_, described);
    if (f_.is(result, Op::Name)) own.insert(f_.symbol(result));
    bool uses = false, imports = false;
    for (Tree d : f_.children(decls)) {
      uses |= f_.is(d, Op::Use);
      imports |= f_.is(d, Op::OtherDecl);
      if (f_.is(d, Op::OtherDecl)) {  // IMPORT, or PROCEDURE(...) of a dummy
        for (Tree n : f_.children(il::OtherDeclOp::mentions_(f_, d)))
          if (f_.is(n, Op::Name)) all.insert(f_.symbol(n));
        continue;
      }
      il::each(f_, d, [&](Tree t) {
        if (f_.is(t, Op::Name)) all.insert(f_.symbol(t));
        if (f_.is(t, Op::Realval) || f_.is(t, Op::Intval)) {
          const std::string text(f_.text(t));
          if (const std::size_t at = text.find('_'); at != text.npos && !std::isdigit(static_cast<unsigned char>(text[at + 1])))
            all.insert(intern(text.substr(at + 1)));
        }
      });
    }
    if (const Tree type = il::ProcedureOp::type_(f_, described))
      il::each(f_, type, [&](Tree t) {
        if (f_.is(t, Op::Name)) all.insert(f_.symbol(t));
      });
    if (uses && !imports) return {};  // it has them from modules, wherever it stands
    std::erase_if(all, [&](Symbol n) { return own.count(n) != 0 || declares(decls, n); });
    return all;
  }

  bool isApplied(Tree described, Symbol name) const {
    return il::any(f_, described,
                   [&](Tree t) { return f_.is(t, Op::Apply) && f_.symbol(il::ApplyOp::function_(f_, t)) == name; });
  }

  bool declares(Tree decls, Symbol name) const {
    for (Tree d : f_.children(decls)) {
      if (f_.is(d, Op::Declare) || f_.is(d, Op::Parameter)) {
        const Tree entities = f_.is(d, Op::Declare) ? il::DeclareOp::entities_(f_, d) : il::ParameterOp::entities_(f_, d);
        for (Tree e : f_.children(entities))
          if (f_.symbol(il::EntityOp::name_(f_, e)) == name) return true;
      }
      if (f_.is(d, Op::Typedef) && f_.symbol(il::TypedefOp::tag_(f_, d)) == name) return true;
    }
    return semantics::describedIn(f_, decls, name) != Tree{};
  }

  // Innermost first; what a unit declares itself before what it uses.
  Origin origin(Symbol name, const Hosts &hosts) {
    for (auto decls = hosts.rbegin(); decls != hosts.rend(); ++decls)
      if (const Origin o = originIn(name, *decls, 0); o.decls) return o;
    return {};
  }
  Origin originIn(Symbol name, Tree decls, int depth) {
    constexpr int deepest = 20;  // modules that use each other
    if (declares(decls, name)) return {decls, name};
    if (depth == deepest) return {};
    for (Tree d : f_.children(decls)) {
      if (!f_.is(d, Op::Use)) continue;
      const auto module = modules_.find(f_.symbol(il::UseOp::module_(f_, d)));
      const auto there = through(d, name);
      if (!there) continue;
      if (module == modules_.end()) {  // of a module that is not among the files: the same if it is called so
        if (f_.is(il::UseOp::visible_(f_, d), Op::Only)) return {il::UseOp::module_(f_, d), *there};
        continue;
      }
      if (const Origin o = originIn(*there, module->second, depth + 1); o.decls) return o;
    }
    return {};
  }
  std::optional<Symbol> through(Tree use, Symbol name) const {
    const Tree visible = il::UseOp::visible_(f_, use);
    for (Tree u : f_.children(il::AnyOp::uses_(f_, visible)))
      if (f_.is(u, Op::Used) && f_.symbol(il::UsedOp::local_(f_, u)) == name) return f_.symbol(il::UsedOp::there_(f_, u));
    return f_.is(visible, Op::Only) ? std::nullopt : std::optional(name);
  }

  bool isOfReals(Tree described) const {
    return il::any(f_, described, [&](Tree t) {
      return f_.is(t, Op::RealType) || f_.is(t, Op::DoubleType) || f_.is(t, Op::ComplexType) || f_.is(t, Op::DoubleComplexType);
    });
  }

  // The description under another name; what has that in it gets a new one.
  Tree named(Tree described, Symbol name) {
    const Symbol was = f_.symbol(il::ProcedureOp::name_(f_, described));
    Symbol other = name;
    for (int k = 0; other == name || occurs(described, other); ++k) other = intern(std::string(text(name)) + std::to_string(k));
    return il::rebuild(f_, described, [&](Tree t, std::span<const Tree> children) {
      std::vector<Tree> all(children.begin(), children.end());
      for (Tree &c : all)
        if (f_.is(c, Op::Name) && (f_.symbol(c) == was || f_.symbol(c) == name))
          c = f_.leaf(Op::Name, f_.symbol(c) == was ? name : other, f_.span(c));
      return il::withChildren(f_, t, all);
    });
  }
  bool occurs(Tree in, Symbol name) const {
    return il::any(f_, in, [&](Tree t) { return f_.is(t, Op::Name) && f_.symbol(t) == name; });
  }
};

}  // namespace

std::vector<Tree> describeDummies(Forest &f, std::span<const Tree> files) {
  Describer describer(f, files);
  std::vector<Tree> all;
  for (Tree t : files) all.push_back(t ? describer.file(t) : t);
  return all;
}

}  // namespace dotbar::fortran
