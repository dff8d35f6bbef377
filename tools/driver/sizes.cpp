// One walk over the units; declarations that change are built anew, all other trees are kept.
#include "tools/driver/sizes.h"

#include <algorithm>
#include <set>

#include "engine/il/declarations.h"
#include "frontends/language.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using namespace il;

struct Size {
  std::string text;
  Tree elements;
  std::vector<Symbol> names;
  bool used = false;
};

class Sizes {
 public:
  Sizes(Forest &forest, std::map<Symbol, Size> &sizes) : f(forest), sizes_(sizes) {}

  Tree file(Tree t) { return rebuilt(t, FileOp::units_(f, t), units(FileOp::units_(f, t), {})); }

 private:
  using Names = std::set<Symbol>;

  std::vector<Tree> childrenOf(Tree t) const { return {f.children(t).begin(), f.children(t).end()}; }

  Tree copied(Tree from, Tree to) {
    if (const Comments *c = f.comments(from)) f.setComments(to, Comments(*c));
    return to;
  }
  // With `now` in the place of a child.
  Tree rebuilt(Tree t, Tree child, Tree now) {
    if (child == now) return t;
    std::vector<Tree> children = childrenOf(t);
    std::ranges::replace(children, child, now);
    return copied(t, f.node(f.op(t), children, f.span(t)));
  }
  template <class Act>
  Tree eachOf(Tree list, Act &&act) {
    std::vector<Tree> all = childrenOf(list);
    bool changed = false;
    for (Tree &c : all) {
      const Tree before = c;
      c = act(c);
      changed |= c != before;
    }
    return changed ? copied(list, f.node(f.op(list), all, f.span(list))) : list;
  }

  Tree units(Tree list, const Names &around) {
    return eachOf(list, [&](Tree u) { return unit(u, around); });
  }
  Tree unit(Tree u, Names known) {
    const Tree formals = AnyOp::formals_(f, u), decls = AnyOp::decls_(f, u), contained = AnyOp::contained_(f, u);
    if (formals)
      for (Tree n : f.children(formals)) known.insert(f.symbol(n));
    if (!decls) return u;
    collect(decls, known, f.is(u, Op::Module));
    const Tree r = rebuilt(u, decls, eachOf(decls, [&](Tree d) { return decl(d, known); }));
    return contained ? rebuilt(r, contained, units(contained, known)) : r;
  }

  // Names that have a value when the procedure begins. A module's may come from anywhere: all names are known then.
  void collect(Tree decls, Names &known, bool all) {
    for (Tree d : f.children(decls)) {
      if (f.is(d, Op::Use)) known.insert(anything_);
      if (f.is(d, Op::IncludeLine)) collect(IncludeLineOp::decls_(f, d), known, all);
      if (blockOf(f, d)) entities(entitiesOf(f, d), known);
      if (f.is(d, Op::Parameter)) entities(ParameterOp::entities_(f, d), known);
      if (!f.is(d, Op::Declare)) continue;
      const auto attrs = f.children(DeclareOp::attrs_(f, d));
      const auto constant = [&](Tree a) { return f.is(a, Op::Attr) && f.text(a) == "parameter"; };
      if (all || std::any_of(attrs.begin(), attrs.end(), constant)) entities(DeclareOp::entities_(f, d), known);
    }
  }
  void entities(Tree list, Names &known) {
    for (Tree e : f.children(list)) known.insert(f.symbol(EntityOp::name_(f, e)));
  }

  Tree decl(Tree d, const Names &known) {
    if (!f.is(d, Op::Declare) && !f.is(d, Op::Dimension)) return d;
    Tree shape;
    if (f.is(d, Op::Declare))
      for (Tree a : f.children(DeclareOp::attrs_(f, d)))
        if (f.is(a, Op::DimensionAttr)) shape = DimensionAttrOp::dims_(f, a);
    const Tree entities = AnyOp::entities_(f, d);
    return rebuilt(d, entities, eachOf(entities, [&](Tree e) { return entity(e, shape, known); }));
  }

  Tree entity(Tree e, Tree shape, const Names &known) {
    const auto found = sizes_.find(f.symbol(EntityOp::name_(f, e)));
    const Tree dims = f.arity(EntityOp::dims_(f, e)) ? EntityOp::dims_(f, e) : shape;
    if (found == sizes_.end() || !dims || !f.arity(dims)) return e;
    Size &size = found->second;
    const Tree last = BoundsOp::upper_(f, f.child(dims, f.arity(dims) - 1));
    if (f.is(last, Op::Noexpr)) size.used = true;  // the extent of an assumed shape is known at run time; a check asks for it
    if (!f.is(last, Op::Star)) return e;
    const bool fits =
        known.count(anything_) || std::all_of(size.names.begin(), size.names.end(), [&](Symbol n) { return known.count(n); });
    if (!fits) return e;
    size.used = true;
    return rebuilt(e, EntityOp::dims_(f, e), sized(dims, size.elements));
  }

  // The last upper bound such that there are so many elements in all.
  Tree sized(Tree dims, Tree elements) {
    std::vector<Tree> all = childrenOf(dims);
    Tree upper = elements;
    for (std::size_t k = 0; k + 1 < all.size(); ++k) {
      const Tree lower = BoundsOp::lower_(f, all[k]), last = BoundsOp::upper_(f, all[k]);
      Tree extent = last;
      if (!f.is(lower, Op::Noexpr))
        extent = f.node(Op::Paren, {f.node(Op::Add, {f.node(Op::Sub, {last, lower}), f.leaf(Op::Intval, "1")})});
      else if (!isLeaf(f.op(last)))
        extent = f.node(Op::Paren, {last});
      upper = f.node(Op::Div, {isLeaf(f.op(upper)) || k ? upper : f.node(Op::Paren, {upper}), extent});
    }
    const Tree lower = BoundsOp::lower_(f, all.back());
    if (!f.is(lower, Op::Noexpr)) upper = f.node(Op::Sub, {f.node(Op::Add, {lower, upper}), f.leaf(Op::Intval, "1")});
    all.back() = f.node(Op::Bounds, {lower, upper}, f.span(all.back()));
    return f.node(Op::Dims, all, f.span(dims));
  }

  Forest &f;
  std::map<Symbol, Size> &sizes_;
  const Symbol anything_ = intern("*");
};

void namesIn(const Forest &f, Tree t, std::vector<Symbol> &names) {
  if (f.is(t, Op::Name)) names.push_back(f.symbol(t));
  for (Tree c : f.children(t)) namesIn(f, c, names);
}

}  // namespace

std::vector<Tree> withSizes(Forest &f, SourceMap &sources, Diagnostics &diagnostics, std::span<const Tree> files,
                            const std::map<std::string, std::string> &sizes) {
  std::map<Symbol, Size> known;
  for (const auto &[array, text] : sizes) {
    if (array.find('%') != array.npos) continue;  // of a component a check gives memory
    const Tree elements = language().readExpression(f, sources, diagnostics, text);
    if (!elements) return {};
    Size &size = known[intern(array)];
    size.text = text, size.elements = elements;
    namesIn(f, elements, size.names);
  }
  std::vector<Tree> result;
  Sizes walk(f, known);
  for (Tree t : files) result.push_back(sizes.empty() ? t : walk.file(t));
  for (const auto &[array, size] : known)
    if (!size.used)
      diagnostics
          .report(DiagnosticKind::Usage, {},
                  "--size " + std::string(dotbar::text(array)) + "=" + size.text +
                      ": no procedure has an assumed-size array of this name and knows these names at its entry")
          .fix = "give the number of elements by arguments, COMMON variables or constants of the procedure";
  return result;
}

}  // namespace dotbar::tools
