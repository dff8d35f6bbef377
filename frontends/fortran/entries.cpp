#include "frontends/fortran/entries.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "engine/il/declarations.h"
#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;
using Names = std::set<Symbol>;

class Splitter {
 public:
  explicit Splitter(Forest &f) : f_(f) {}

  Tree file(Tree t) {
    const Tree now[] = {il::FileOp::path_(f_, t), units(il::FileOp::units_(f_, t))};
    return il::withChildren(f_, t, now);
  }

 private:
  // Where a subroutine is entered: its name, its formals, and the statement that is first.
  struct Entry {
    Tree name;
    std::vector<Tree> formals;
    std::size_t first;
  };
  Forest &f_;

  Tree units(Tree list) {
    std::vector<Tree> all;
    for (const Tree u : std::vector<Tree>(f_.children(list).begin(), f_.children(list).end())) {
      if (f_.is(u, Op::Module)) {
        const Tree now[] = {il::ModuleOp::name_(f_, u), il::ModuleOp::decls_(f_, u), units(il::ModuleOp::contained_(f_, u))};
        all.push_back(il::withChildren(f_, u, now));
        continue;
      }
      const std::vector<Tree> several = split(u);
      all.insert(all.end(), several.begin(), several.end());
    }
    if (std::ranges::equal(all, f_.children(list))) return list;
    return f_.node(Op::Units, all, f_.span(list));
  }

  bool opensEntry(Tree t) const { return f_.is(t, Op::Other) && f_.text(il::OtherOp::kind_(f_, t)) == "ENTRY statement"; }

  std::vector<Tree> split(Tree u) {
    if (!f_.is(u, Op::Procedure) || il::isFunction(f_, u)) return {u};
    const Tree list = il::ProcedureOp::body_(f_, u);
    const std::vector<Tree> body(f_.children(list).begin(), f_.children(list).end());
    if (std::ranges::none_of(body, [&](Tree t) { return opensEntry(t); }) || sharesMore(u)) return {u};
    std::vector<Entry> entries{{il::ProcedureOp::name_(f_, u), formalsOf(u), 0}};
    for (std::size_t k = 0; k < body.size(); ++k) {
      if (!opensEntry(body[k])) continue;
      const auto e = entryAt(body[k], k + 1);
      if (!e) return {u};
      entries.push_back(*e);
    }
    std::vector<Tree> all;
    for (const Entry &e : entries) {
      const Tree made = procedure(u, body, entries, e);
      if (!made) return {u};
      all.push_back(made);
    }
    return all;
  }
  std::vector<Tree> formalsOf(Tree u) const {
    const auto c = f_.children(il::ProcedureOp::formals_(f_, u));
    return {c.begin(), c.end()};
  }

  // Nothing: it has more than names among its arguments, or a result.
  std::optional<Entry> entryAt(Tree t, std::size_t first) const {
    const auto mentions = f_.children(il::OtherOp::mentions_(f_, t));
    std::string said, plain = "entry" + std::string(f_.text(mentions.front()));
    for (const char c : f_.text(il::OtherOp::text_(f_, t)))
      if (c != ' ') said += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    const std::vector<Tree> formals(mentions.begin() + 1, mentions.end());
    std::string listed;
    for (const Tree n : formals) listed += (listed.empty() ? "" : ",") + std::string(f_.text(n));
    if (said != plain + "(" + listed + ")" && !(formals.empty() && said == plain)) return std::nullopt;
    return Entry{mentions.front(), formals, first};
  }

  // What one entry leaves for another: saved variables; or what is declared in ways that are not understood.
  bool sharesMore(Tree u) const {
    if (f_.arity(il::ProcedureOp::contained_(f_, u))) return true;
    return std::ranges::any_of(f_.children(il::ProcedureOp::decls_(f_, u)), [&](Tree d) {
      switch (f_.op(d)) {
        case Op::Declare:
          return saves(d);
        case Op::Attribute:
          return f_.text(il::AttributeOp::attr_(f_, d)) == "save";
        case Op::Dimension:
        case Op::Parameter:
        case Op::External:
        case Op::Intrinsic:
        case Op::Common:
        case Op::ImplicitNone:
        case Op::Implicit:
        case Op::Use:
        case Op::FormatLine:
        case Op::StatementFunction:
          return false;
        default:
          return true;
      }
    });
  }
  bool saves(Tree d) const {
    bool saved = false, constant = false, begins = false;
    for (const Tree a : f_.children(il::DeclareOp::attrs_(f_, d))) {
      saved |= f_.is(a, Op::Attr) && f_.text(a) == "save";
      constant |= f_.is(a, Op::Attr) && f_.text(a) == "parameter";
    }
    for (const Tree e : f_.children(il::DeclareOp::entities_(f_, d))) begins |= !f_.is(il::EntityOp::init_(f_, e), Op::Noexpr);
    return saved || (begins && !constant);
  }

  // --- one of the procedures ---
  Tree procedure(Tree u, const std::vector<Tree> &body, const std::vector<Entry> &entries, const Entry &e) {
    const std::vector<Tree> own = statements(body, e.first);
    if (jumpsBefore(body, e.first, own)) return {};
    Names others;
    for (const Entry &x : entries)
      for (const Tree n : x.formals) others.insert(f_.symbol(n));
    for (const Tree n : e.formals) others.erase(f_.symbol(n));
    const Tree decls = without(il::ProcedureOp::decls_(f_, u), others);
    if (mentions(decls, others) || std::ranges::any_of(own, [&](Tree t) { return mentions(t, others); })) return {};
    const Tree now[] = {il::ProcedureOp::prefix_(f_, u), il::ProcedureOp::type_(f_, u),     e.name,
                        f_.node(Op::Names, e.formals),   il::ProcedureOp::result_(f_, u),   decls,
                        f_.node(Op::Instrs, own),        il::ProcedureOp::contained_(f_, u)};
    return il::withChildren(f_, u, now);
  }

  // From there on; up to the next entry where nothing comes to that.
  std::vector<Tree> statements(const std::vector<Tree> &body, std::size_t first) const {
    std::vector<Tree> own;
    for (std::size_t k = first; k < body.size(); ++k) {
      if (!opensEntry(body[k])) {
        own.push_back(body[k]);
        continue;
      }
      if (k > first && isEnd(body[k - 1]) && !refersTo(own, labelsIn(body, k, body.size()))) break;
    }
    return own;
  }
  bool isEnd(Tree t) const {
    while (f_.is(t, Op::Label)) t = il::LabelOp::instr_(f_, t);
    return f_.is(t, Op::Return) || f_.is(t, Op::Goto) || f_.is(t, Op::Stop);
  }
  std::set<std::string> labelsIn(const std::vector<Tree> &body, std::size_t from, std::size_t to) const {
    std::set<std::string> all;
    for (std::size_t k = from; k < to; ++k)
      il::each(f_, body[k], [&](Tree t) {
        if (f_.is(t, Op::Label)) all.emplace(f_.text(il::LabelOp::label_(f_, t)));
      });
    return all;
  }
  bool refersTo(const std::vector<Tree> &statements, const std::set<std::string> &labels) const {
    const auto is = [&](Tree t) { return f_.is(t, Op::Text) && labels.count(std::string(f_.text(t))); };
    return std::ranges::any_of(statements, [&](Tree s) { return il::any(f_, s, is); });
  }
  bool jumpsBefore(const std::vector<Tree> &body, std::size_t first, const std::vector<Tree> &own) const {
    return refersTo(own, labelsIn(body, 0, first));
  }

  bool mentions(Tree in, const Names &names) const {
    return il::any(f_, in, [&](Tree t) { return f_.is(t, Op::Name) && names.count(f_.symbol(t)); });
  }

  // The declarations without those of other entries' arguments.
  Tree without(Tree decls, const Names &names) {
    std::vector<Tree> all;
    for (const Tree d : std::vector<Tree>(f_.children(decls).begin(), f_.children(decls).end())) {
      const Tree list = f_.is(d, Op::External) ? il::ExternalOp::names_(f_, d) : il::entitiesOf(f_, d);
      if (!list || f_.is(d, Op::Common) || f_.is(d, Op::Parameter)) {
        all.push_back(d);
        continue;
      }
      std::vector<Tree> kept(f_.children(list).begin(), f_.children(list).end());
      std::erase_if(kept, [&](Tree e) { return names.count(f_.symbol(f_.is(e, Op::Entity) ? il::EntityOp::name_(f_, e) : e)); });
      if (kept.empty() && f_.arity(list)) continue;
      std::vector<Tree> now(f_.children(d).begin(), f_.children(d).end());
      if (kept.size() != f_.arity(list)) std::ranges::replace(now, list, f_.node(f_.op(list), kept, f_.span(list)));
      all.push_back(il::withChildren(f_, d, now));
    }
    return il::withChildren(f_, f_.node(Op::Decls, all, f_.span(decls)), all);
  }
};

}  // namespace

std::vector<Tree> splitEntries(Forest &f, std::span<const Tree> files) {
  Splitter splitter(f);
  std::vector<Tree> all;
  for (const Tree t : files) all.push_back(t ? splitter.file(t) : t);
  return all;
}

}  // namespace dotbar::fortran
