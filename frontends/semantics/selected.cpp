// What a name stands for is a reference, which is written where the name stands, with the subscripts of both in one; or an
// expression, which is written again each time: so what it reads must stay as it is.
#include "frontends/semantics/selected.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::semantics {

namespace {

using il::Forest;
using il::Op;
using il::Tree;

bool isReference(const Forest &f, Tree t) {
  return f.is(t, Op::Name) || f.is(t, Op::Index) || f.is(t, Op::Field) || f.is(t, Op::Downcast);
}

bool isTheNumberOne(const Forest &f, Tree t) { return f.is(t, Op::Intval) && f.text(t) == "1"; }

// The subscripts along the way to what a reference designates.
void subscriptsOf(const Forest &f, Tree ref, std::vector<Tree> &all) {
  while (!f.is(ref, Op::Name) && isReference(f, ref)) {
    if (f.is(ref, Op::Index)) all.push_back(il::IndexOp::subs_(f, ref));
    ref = il::AnyOp::base_(f, ref);
  }
}

Symbol firstName(const Forest &f, Tree ref) {
  while (!f.is(ref, Op::Name)) {
    if (!f.is(ref, Op::Index) && !f.is(ref, Op::Field) && !f.is(ref, Op::Downcast)) return {};
    ref = il::AnyOp::base_(f, ref);
  }
  return f.symbol(ref);
}

// Names of variables in an expression; no members, keywords, functions.
void variablesIn(const Forest &f, Tree root, std::set<Symbol> &names) {
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, Op::Name)) names.insert(f.symbol(t));
    const il::OpInfo &info = il::info(f.op(t));
    for (std::uint32_t k = 0; k < f.arity(t); ++k)
      if (info.list || info.children[k].use != il::Use::Bind) open.push_back(f.child(t, k));
  }
}

bool isForeign(const Forest &f, Tree t, const HoistAnswers &answers) {
  return f.is(t, Op::OtherExpr) || (f.is(t, Op::Apply) && !answers.isOfLanguage(f.symbol(il::ApplyOp::function_(f, t))));
}

bool callsOthers(const Forest &f, Tree instructions, const HoistAnswers &answers) {
  return il::any(f, instructions, [&](Tree t) { return f.is(t, Op::Call) || f.is(t, Op::Other) || isForeign(f, t, answers); });
}

bool isLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

class Selected {
 public:
  Selected(Forest &f, const std::vector<std::pair<Symbol, Tree>> &names, const HoistAnswers &answers)
      : f_(f), names_(names), answers_(answers) {}

  Tree run(Tree body) {
    if (associatesAnew(body) || mayMove(body)) return {};
    const Tree now = il::rebuild(f_, body, [&](Tree t, std::span<const Tree> c) { return failed_ ? t : rebuilt(t, c); });
    return failed_ || !staysAsItIs(now) ? Tree{} : now;
  }

 private:
  Forest &f_;
  const std::vector<std::pair<Symbol, Tree>> &names_;
  const HoistAnswers &answers_;
  bool failed_ = false;

  Tree fail() {
    failed_ = true;
    return {};
  }
  Tree meant(Tree name) const {
    for (const auto &[n, selected] : names_)
      if (f_.symbol(name) == n) return selected;
    return {};
  }
  bool isNamed(Tree t) const { return f_.is(t, Op::Name) && meant(t); }

  // What is subscripted, and the expressions, are evaluated once in the source.
  bool staysAsItIs(Tree body) const {
    return std::ranges::all_of(names_, [&](const auto &n) {
      std::vector<Tree> parts;
      if (isReference(f_, n.second))
        subscriptsOf(f_, n.second, parts);
      else
        parts.push_back(n.second);
      return std::ranges::all_of(parts, [&](Tree p) { return isSteady(f_, p, body, answers_) && !isWrittenOtherwise(p, body); });
    });
  }

  // Whether what an expression reads may be written under another name: of a pointer, a component that is one, what another unit
  // declares.
  bool isWrittenOtherwise(Tree expression, Tree body) const {
    std::set<Symbol> read;
    variablesIn(f_, expression, read);
    std::erase_if(read, answers_.isConstant);
    if (read.empty()) return false;
    const bool component = hasComponent(expression);
    if (!component && std::ranges::all_of(read, answers_.hasOneName)) return false;
    const std::set<Symbol> changed = disturbed(f_, body, {}, answers_.isOfLanguage);
    const auto elsewhere = [&](Symbol n) { return !answers_.hasOneName(n) || (component && !read.count(n)); };
    if (std::ranges::any_of(changed, elsewhere)) return true;
    return component && il::any(f_, body, [&](Tree t) { return f_.is(t, Op::PointTo) && hasComponent(t); });
  }
  bool hasComponent(Tree t) const {
    return il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Field); });
  }

  // Whether somebody who is called, or a statement that names a component, may store what is selected from elsewhere.
  bool mayMove(Tree body) const {
    const bool calls = callsOthers(f_, body, answers_);
    const bool anyMoved = il::any(f_, body, [&](Tree t) {
      return (f_.is(t, Op::PointTo) || f_.is(t, Op::Allocation) || f_.is(t, Op::Deallocate)) && hasComponent(t);
    });
    return std::ranges::any_of(names_, [&](const auto &n) {
      if (!isReference(f_, n.second)) return false;
      if (!answers_.mayPoint(n.second)) return false;
      if (hasComponent(n.second)) return calls || anyMoved;
      const Symbol base = firstName(f_, n.second);
      return !answers_.isBound(base) && (calls || il::any(f_, body, [&](Tree t) { return isSetWhole(t, base); }));
    });
  }
  // An array that is given another shape by that.
  bool isSetWhole(Tree t, Symbol n) const {
    if (!f_.is(t, Op::Assign)) return false;
    const Tree left = il::AssignOp::left_(f_, t);
    return f_.is(left, Op::Name) && f_.symbol(left) == n;
  }

  // A reference by the names along its way, a variable and components; nothing: it is none.
  std::vector<Symbol> wayOf(Tree ref) const {
    std::vector<Symbol> names;
    for (; isReference(f_, ref) && !f_.is(ref, Op::Name); ref = il::AnyOp::base_(f_, ref))
      if (f_.is(ref, Op::Field)) names.insert(names.begin(), f_.symbol(il::FieldOp::member_(f_, ref)));
    if (!f_.is(ref, Op::Name)) return {};
    names.insert(names.begin(), f_.symbol(ref));
    return names;
  }

  // Whether what is selected, or an object that it is in, may be something else later: a pointer, or what has its memory from
  // ALLOCATE. Another component of the object is no matter.
  bool associatesAnew(Tree body) const {
    std::vector<std::vector<Symbol>> selected;
    for (const auto &[n, what] : names_)
      if (isReference(f_, what)) selected.push_back(wayOf(what));
    const auto leadsThere = [&](Tree t) {
      const std::vector<Symbol> way = wayOf(t);
      const auto begins = [&](const std::vector<Symbol> &s) { return std::ranges::mismatch(way, s).in1 == way.end(); };
      return !way.empty() && std::ranges::any_of(selected, begins);
    };
    return il::any(f_, body, [&](Tree t) {
      if (f_.is(t, Op::PointTo)) return leadsThere(il::PointToOp::left_(f_, t));
      if (f_.is(t, Op::Allocation)) return leadsThere(il::AllocationOp::object_(f_, t));
      return f_.is(t, Op::Deallocate) && std::ranges::any_of(f_.children(il::DeallocateOp::objects_(f_, t)), leadsThere);
    });
  }

  Tree rebuilt(Tree t, std::span<const Tree> children) {
    if (f_.is(t, Op::Apply) && isNamed(children[0])) return subscripted(t, meant(children[0]), children[1]);
    if (f_.is(t, Op::Index) && isNamed(children[0])) return subscripted(t, meant(children[0]), children[1]);
    if (f_.is(t, Op::Call) && isNamed(children[0])) return fail();
    if (f_.is(t, Op::Listed) && isCaught(il::ListedOp::var_(f_, t))) return fail();
    if (f_.is(t, Op::Add) || f_.is(t, Op::Sub))
      if (const Tree made = fromSection(t, children)) return made;
    const il::OpInfo &info = il::info(f_.op(t));
    std::vector<Tree> all(children.begin(), children.end());
    for (std::uint32_t k = 0; k < all.size(); ++k) {
      const Tree c = all[k];
      if (isNamed(c) && isAskedForType(t, k)) {
        all[k] = whole(c, f_.is(t, Op::IsOf));
      } else if (isNamed(c) && (info.list || info.children[k].use != il::Use::Bind)) {
        const il::Use use = info.list ? il::Use::Read : info.children[k].use;
        all[k] = whole(c, f_.is(t, Op::Field) || use == il::Use::Write || use == il::Use::Update);
      } else if (f_.is(c, Op::Text) && mentions(f_.text(c))) {
        all[k] = f_.is(t, Op::Output) || f_.is(t, Op::Input) || f_.is(t, Op::OtherExpr) ? inText(c) : fail();
      }
      if (failed_) return t;
    }
    return il::withChildren(f_, t, all);
  }

  // Nothing is read, but it is a variable.
  bool isAskedForType(Tree t, std::uint32_t k) const {
    return f_.is(t, Op::IsOf) || (f_.is(t, Op::Allocate) && il::info(Op::Allocate).children[k].use == il::Use::Bind);
  }

  // A loop in a constructor has a variable of its own, of this name: what a name stands for would mean that there.
  bool isCaught(Tree var) const {
    return std::ranges::any_of(names_, [&](const auto &n) {
      return n.first == f_.symbol(var) || il::any(f_, n.second, [&](Tree x) { return f_.equal(x, var); });
    });
  }

  Tree whole(Tree name, bool mustBeReference) {
    const Tree selected = meant(name);
    if (isReference(f_, selected) || f_.is(selected, Op::Intval) || f_.is(selected, Op::Realval))
      return mustBeReference && !isReference(f_, selected) ? fail() : selected;
    return mustBeReference ? fail() : il::ParenOp::make(f_, selected, f_.span(name));
  }

  Tree subscripted(Tree t, Tree selected, Tree list) {
    const std::vector<Tree> subs(f_.children(list).begin(), f_.children(list).end());
    if (!isReference(f_, selected)) return fail(), t;
    for (Tree s : subs)
      if (f_.is(s, Op::Keyword) || f_.is(s, Op::Alternate)) return fail(), t;
    std::vector<Tree> named(subs);
    for (Tree &s : named)
      if (isNamed(s)) s = whole(s, false);
    if (failed_) return t;
    const Tree array = selectedArray(selected);
    if (!array) return fail(), t;
    Tree base = array;
    if (f_.is(array, Op::Index) || array != selected) {
      base = f_.is(array, Op::Index) ? il::IndexOp::base_(f_, array) : array;
      if (!composed(base, f_.is(array, Op::Index) ? il::IndexOp::subs_(f_, array) : wholly(named), named)) return fail(), t;
    }
    const Tree element = il::IndexOp::make(f_, base, f_.node(Op::Subs, named, f_.span(list)), f_.span(t));
    return il::inPlaceOf(f_, t, inside(selected, array, element));
  }

  // The part of what is selected that is an array: of objects, of which a component each is selected, its subscripts stand before
  // that. No tree: not known yet.
  Tree selectedArray(Tree selected) const {
    for (Tree ref = selected;;) {
      Tree declared = ref;
      while (f_.is(declared, Op::Downcast)) declared = il::DowncastOp::base_(f_, declared);
      if (!f_.is(declared, Op::Field)) return ref;
      const std::optional<bool> is = answers_.isArray(declared);
      if (!is) return {};
      if (*is) return ref;
      ref = il::FieldOp::base_(f_, declared);
    }
  }

  // A reference with this in the place of a part of it.
  Tree inside(Tree ref, Tree part, Tree instead) {
    if (ref == part) return instead;
    std::vector<Tree> parts(f_.children(ref).begin(), f_.children(ref).end());
    for (Tree &c : parts)
      if (c == il::AnyOp::base_(f_, ref)) c = inside(c, part, instead);
    return f_.node(f_.op(ref), parts, f_.span(ref));
  }

  // All of an array along each dimension: a selected component of its elements counts from one.
  Tree wholly(const std::vector<Tree> &subs) {
    const Tree none = f_.leaf(Op::Noexpr, "");
    return f_.node(Op::Subs, std::vector<Tree>(subs.size(), il::RangeOp::make(f_, none, none, none)));
  }

  // Subscripts of a section as subscripts of its array.
  bool composed(Tree base, Tree section, std::vector<Tree> &subs) {
    std::vector<Tree> all(f_.children(section).begin(), f_.children(section).end());
    std::size_t next = 0;
    for (std::uint32_t k = 0; k < all.size(); ++k) {
      if (!f_.is(all[k], Op::Range)) continue;
      if (next == subs.size()) return false;
      const std::optional<Tree> one = along(base, k, all[k], subs[next++]);
      if (!one) return false;
      all[k] = *one;
    }
    if (next != subs.size()) return false;
    subs = all;
    return true;
  }

  std::optional<Tree> along(Tree base, std::uint32_t dimension, Tree range, Tree sub) {
    using R = il::RangeOp;
    const Tree none = R::lower_(f_, range), stride = R::stride_(f_, range);
    const bool open = f_.is(none, Op::Noexpr), stepped = !f_.is(stride, Op::Noexpr);
    if (open && stepped) return std::nullopt;
    const auto place = [&](Tree s) {
      const Tree first = open ? answers_.lowerBound(base, dimension) : none;
      return placed(first, s, stepped ? stride : Tree{}, f_.span(s));
    };
    if (!f_.is(sub, Op::Range)) return place(sub);
    const Tree from = R::lower_(f_, sub), to = R::upper_(f_, sub), by = R::stride_(f_, sub);
    if (!f_.is(by, Op::Noexpr) && (stepped || !f_.is(by, Op::Intval))) return std::nullopt;
    const Tree lower = f_.is(from, Op::Noexpr) ? none : place(from);
    const Tree upper = f_.is(to, Op::Noexpr) ? R::upper_(f_, range) : place(to);
    return R::make(f_, lower, upper, stepped ? stride : by, f_.span(sub));
  }

  // The subscript of the s-th element from `first`.
  Tree placed(Tree first, Tree s, Tree stride, Span where) {
    const std::optional<long> n = constant(s), from = constant(first), by = stride ? constant(stride) : std::optional<long>(1);
    if (n && by) return from ? literal(*from + (*n - 1) * *by, where) : plus(first, (*n - 1) * *by, where);
    if (from && !stride) return plus(s, *from - 1, where);
    Tree steps = il::ParenOp::make(f_, il::SubOp::make(f_, s, literal(1, where), where), where);
    if (stride && !(by == 1)) steps = il::MulOp::make(f_, il::ParenOp::make(f_, stride, where), steps, where);
    return il::AddOp::make(f_, first, steps, where);
  }
  Tree plus(Tree t, long n, Span where) {
    if (n == 0) return t;
    return n > 0 ? il::AddOp::make(f_, t, literal(n, where), where) : il::SubOp::make(f_, t, literal(-n, where), where);
  }
  Tree literal(long n, Span where) {
    const Tree t = f_.leaf(Op::Intval, std::to_string(n < 0 ? -n : n), where);
    return n < 0 ? il::NegOp::make(f_, t, where) : t;
  }
  std::optional<long> constant(Tree t) const {
    if (f_.is(t, Op::Paren)) return constant(il::ParenOp::operand_(f_, t));
    if (f_.is(t, Op::Neg)) {
      const std::optional<long> n = constant(il::NegOp::operand_(f_, t));
      return n ? std::optional(-*n) : n;
    }
    const std::string_view digits = f_.is(t, Op::Intval) ? f_.text(t) : "";
    constexpr std::size_t most = 9;
    if (digits.empty() || digits.size() > most || digits.find_first_not_of("0123456789") != digits.npos) return std::nullopt;
    return std::stol(std::string(digits));
  }

  // A subscript that was made of the lower bound of a section, which is 1 (placed).
  Tree fromSection(Tree t, std::span<const Tree> children) {
    const Tree asked = f_.is(t, Op::Add) ? il::AddOp::left_(f_, t) : il::SubOp::left_(f_, t);
    if (!f_.is(asked, Op::Apply) || f_.text(il::ApplyOp::function_(f_, asked)) != "lbound") return {};
    const Tree args = il::ApplyOp::args_(f_, asked);
    const auto of = f_.children(args);
    if (of.size() != 2 || !isNamed(of.front()) || !f_.is(meant(of.front()), Op::Index)) return {};
    const Tree steps = children[1];
    if (const auto n = constant(steps)) return literal(f_.is(t, Op::Add) ? 1 + *n : 1 - *n, f_.span(t));
    const Tree inner = f_.is(steps, Op::Paren) ? il::ParenOp::operand_(f_, steps) : steps;
    if (f_.is(t, Op::Add) && f_.is(inner, Op::Sub) && isTheNumberOne(f_, il::SubOp::right_(f_, inner)))
      return il::SubOp::left_(f_, inner);
    return {};
  }

  // --- text that is copied ---
  bool mentions(std::string_view text) const {
    bool found = false;
    inWords(text, [&](Symbol, std::size_t, std::size_t) { found = true; });
    return found;
  }

  // Each word that is one of the names, outside of character constants and not a member's.
  template <typename Found>
  void inWords(std::string_view text, Found found) const {
    char quote = 0, before = ' ';
    for (std::size_t at = 0; at < text.size();) {
      const char c = text[at];
      if (quote || c == '\'' || c == '"') {
        if (!quote)
          quote = c;
        else if (c == quote)
          quote = 0;
        before = c, ++at;
        continue;
      }
      if (!isLetter(c)) {
        if (c != ' ') before = c;
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < text.size() && isLetter(text[end])) ++end;
      std::string word(text.substr(at, end - at));
      for (char &l : word) l = static_cast<char>(std::tolower(static_cast<unsigned char>(l)));
      for (const auto &[n, selected] : names_)
        if (before != '%' && dotbar::text(n) == word) found(n, at, end);
      before = 'a', at = end;
    }
  }

  Tree inText(Tree t) {
    const std::string old(f_.text(t));
    std::string now;
    std::size_t done = 0;
    inWords(old, [&](Symbol n, std::size_t at, std::size_t end) {
      const std::size_t behind = old.find_first_not_of(' ', end);
      const char next = behind == old.npos ? ' ' : old[behind];
      const Tree name = f_.leaf(Op::Name, n), selected = whole(name, next == '%' || next == '(');
      const bool set = next == '=' && (behind + 1 >= old.size() || old[behind + 1] != '=');
      if (failed_ || set || (next == '(' && f_.is(selected, Op::Index))) return void(failed_ = true);
      now += old.substr(done, at - done) + answers_.text(selected);
      done = end;
    });
    return failed_ ? t : f_.leaf(Op::Text, now + old.substr(done), f_.span(t));
  }
};

}  // namespace

std::set<Symbol> disturbed(const Forest &f, Tree root, const BlockScopes &blocks,
                           const std::function<bool(Symbol)> &isOfLanguage) {
  std::set<Symbol> names;
  std::vector<std::pair<Symbol, Tree>> standing;  // names for something else, on the way
  std::vector<std::pair<Tree, bool>> open{{root, false}};
  while (!open.empty()) {
    const auto [t, writes] = open.back();
    open.pop_back();
    if (f.is(t, Op::Name) && writes) names.insert(f.symbol(t));
    if (const auto b = blocks.find(t); b != blocks.end()) {
      open.push_back({b->second.body, false});
      standing.insert(standing.end(), b->second.selected.begin(), b->second.selected.end());
      continue;
    }
    const bool harmless = f.is(t, Op::Apply) && isOfLanguage(f.symbol(il::ApplyOp::function_(f, t)));
    const il::OpInfo &info = il::info(f.op(t));
    for (std::uint32_t k = 0; k < f.arity(t); ++k) {
      const Tree c = f.child(t, k);
      if (harmless && f.is(c, Op::Args)) {
        for (Tree a : f.children(c)) open.push_back({a, false});
        continue;
      }
      const il::Use use = info.list ? il::Use::Read : info.children[k].use;
      const bool over = use == il::Use::Write || use == il::Use::Update || f.is(t, Op::Args) || (info.list && writes) ||
                        (writes && (f.is(t, Op::Index) || f.is(t, Op::Field) || f.is(t, Op::Downcast) || f.is(t, Op::Keyword)) &&
                         k == (f.is(t, Op::Keyword) ? 1 : 0)) ||
                        (writes && f.is(t, Op::Allocation) && k == 0);
      open.push_back({c, over && !f.is(c, Op::Subs)});
    }
  }
  // who writes to a name writes to what it stands for, which may be the name of an outer construct
  for (std::size_t k = 0; k < standing.size(); ++k)
    for (const auto &[name, selected] : standing)
      if (const Symbol base = firstName(f, selected); base && names.count(name)) names.insert(base);
  return names;
}

bool isSteady(const Forest &f, Tree expression, Tree instructions, const HoistAnswers &answers) {
  if (il::any(f, expression, [&](Tree t) { return isForeign(f, t, answers); })) return false;
  std::set<Symbol> names;
  variablesIn(f, expression, names);
  std::erase_if(names, answers.isFixed);
  if (names.empty()) return true;
  const std::set<Symbol> changed = disturbed(f, instructions, {}, answers.isOfLanguage);
  const bool calls = callsOthers(f, instructions, answers);
  return std::ranges::none_of(names, [&](Symbol n) { return changed.count(n) || (calls && !answers.isOwn(n)); });
}

Tree withSelected(Forest &f, Tree body, const std::vector<std::pair<Symbol, Tree>> &names, const HoistAnswers &answers) {
  return Selected(f, names, answers).run(body);
}

}  // namespace dotbar::semantics
