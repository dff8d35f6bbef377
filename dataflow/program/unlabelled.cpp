// Blocks and loops from the graph of a list with labels.
#include "dataflow/program/unlabelled.h"

#include <algorithm>
#include <map>
#include <set>

#include "dataflow/program/flow.h"
#include "dataflow/program/label_nodes.h"
#include "dataflow/program/rebuilt.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Forest;
using il::Op;
using il::Tree;

namespace {

using Id = LabelGraph::Id;
using Trees = std::vector<Tree>;

enum class Kind { Unit, Loop, Fragment };  // what the list is the body of

bool endsInJump(const Forest &f, const Trees &list) {
  if (list.empty()) return false;
  switch (f.op(list.back())) {
    case Op::Goto:
    case Op::Exit:
    case Op::Cycle:
    case Op::Return:
    case Op::ReturnValue:
    case Op::Stop:
      return true;
    case Op::If: {
      const auto part = [&](Tree branch) {
        const auto c = f.children(branch);
        return endsInJump(f, Trees(c.begin(), c.end()));
      };
      return part(il::IfOp::then_(f, list.back())) && part(il::IfOp::else_(f, list.back()));
    }
    default:
      return false;
  }
}

bool says(const Forest &f, Tree root, Op jump, Symbol name) {
  Trees open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, jump) && f.symbol(il::AnyOp::construct_(f, t)) == name) return true;
    if (f.is(t, Op::Instrs))
      for (Tree c : f.children(t)) open.push_back(c);
    else if (f.is(t, Op::Named) || f.is(t, Op::Label))
      open.push_back(il::AnyOp::instr_(f, t));
    else
      for (Tree list : bodies(f, t)) open.push_back(list);
  }
  return false;
}

// How many instructions, counted as far as `most`.
std::size_t weight(const Forest &f, const Trees &list, std::size_t most = 60) {
  std::size_t n = 0;
  Trees open(list);
  for (; !open.empty() && n < most; ++n) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, Op::Named) || f.is(t, Op::Label)) open.push_back(il::AnyOp::instr_(f, t));
    for (Tree l : bodies(f, t))
      for (Tree c : f.children(l)) open.push_back(c);
  }
  return n;
}

void append(Trees &to, const Trees &more) { to.insert(to.end(), more.begin(), more.end()); }

// One list: the body of the unit, of a loop, of a fragment.
class Region {
 public:
  Region(Forest &f, const Unlabelling &u, const Tangles &tangles, Kind kind, Symbol &name)
      : f_(f), u_(u), tangles_(tangles), kind_(kind), name_(name), nodes_(f, tangles, kind == Kind::Unit, [this](Tree t) {
          return inner(t);
        }) {}

  Tree run(Tree list) {
    nodes_.build(list);
    nodes_.graph.place(kind_ == Kind::Fragment, [this] { return choosing(); });
    const Tree r = f_.node(Op::Instrs, node(LabelGraph::first, {LabelGraph::behind}), f_.span(list));
    if (!nodes_.said.comments.empty()) f_.setComments(r, std::move(nodes_.said.comments));
    return r;
  }

 private:
  struct Around {
    Id follow;                      // where control goes on
    Id loop = LabelGraph::outside;  // the innermost that was made here
    Id node = LabelGraph::outside;  // whose code it is
  };

  // An instruction that stays whole: the loops in it are lists of their own.
  Tree inner(Tree t, Symbol *given = nullptr) {
    if (!tangles_.holds(t)) return t;
    if (f_.is(t, Op::Named)) {
      Symbol name = f_.symbol(il::NamedOp::construct_(f_, t));
      return around(t, inner(il::NamedOp::instr_(f_, t), &name));
    }
    if (f_.is(t, Op::Label)) return around(t, inner(il::LabelOp::instr_(f_, t), given));
    if (f_.is(t, Op::Loop)) {
      Symbol name = given ? *given : Symbol{};
      const Tree r = around(t, Region(f_, u_, tangles_, Kind::Loop, name).run(il::LoopOp::body_(f_, t)));
      return given || !name ? r : f_.node(Op::Named, {f_.leaf(Op::Text, name), r}, f_.span(t));
    }
    Trees lists;
    for (Tree list : bodies(f_, t)) {
      Symbol none;
      if (f_.is(t, Op::Checkpoint)) {
        lists.push_back(Region(f_, u_, tangles_, Kind::Fragment, none).run(list));
        continue;
      }
      Trees all(f_.children(list).begin(), f_.children(list).end());
      for (Tree &x : all) x = inner(x);
      lists.push_back(rebuilt(f_, list, all));
    }
    return withLists(t, lists);
  }

  // What is named or labelled, a body of a loop, of a case: the same with another last part.
  Tree around(Tree t, Tree inside) {
    Trees all(f_.children(t).begin(), f_.children(t).end());
    all.back() = inside;
    return rebuilt(f_, t, all);
  }

  Tree withLists(Tree t, const Trees &lists) {
    if (f_.is(t, Op::Checkpoint) || f_.is(t, Op::Loop)) return around(t, lists[0]);
    if (!f_.is(t, Op::Select)) return rebuilt(f_, t, Trees{il::IfOp::test_(f_, t), lists[0], lists[1]});
    const Tree cases = il::SelectOp::cases_(f_, t);
    Trees all(f_.children(cases).begin(), f_.children(cases).end());
    for (std::size_t k = 0; k < all.size(); ++k) all[k] = around(all[k], lists[k]);
    return rebuilt(f_, t, Trees{il::SelectOp::value_(f_, t), rebuilt(f_, cases, all)});
  }

  LabelGraph::Choosing choosing() {
    const Tree variable = u_.variable();
    const auto integer = [this](std::size_t n) { return f_.leaf(Op::Intval, std::to_string(n)); };
    return {[=, this](unsigned n) {
              return f_.node(Op::Assign, {variable, integer(n)});
            },
            [=, this](std::size_t count) {
              Trees cases;
              for (std::size_t k = 1; k < count; ++k)
                cases.push_back(
                    f_.node(Op::Case, {f_.node(Op::Ranges, {f_.node(Op::Single, {integer(k)})}), f_.node(Op::Instrs, {})}));
              cases.push_back(f_.node(Op::DefaultCase, {f_.node(Op::Instrs, {})}));
              return f_.node(Op::Select, {variable, f_.node(Op::Cases, cases)});
            }};
  }

  // --- where things stand ---

  Trees node(Id n, Around a) {
    const LabelGraph::Node &it = nodes_.graph[n];
    if (!it.isLoop) return chain(it.inside, a, [&](Around here) { return content(n, here); });
    exits_[n] = it.after.empty() ? a.follow : it.after.front();
    open_.push_back(n);
    const Trees body = chain(it.inside, {n, n}, [&](Around here) { return content(n, here); });
    open_.pop_back();
    const Tree loop = looped(n, body);
    return chain(it.after, a, [&](Around) { return Trees{loop}; });
  }

  // One after the other; who jumps to one of them leaves a block that ends there.
  template <class Core>
  Trees chain(const std::vector<Id> &parts, Around a, Core &&core) {
    Around here = a;
    if (!parts.empty()) here.follow = parts.front();
    Trees all = core(here);
    for (std::size_t k = 0; k < parts.size(); ++k) {
      if (const auto block = blocks_.find(parts[k]); block != blocks_.end()) all = blocked(std::move(all), block->second);
      here.follow = k + 1 < parts.size() ? parts[k + 1] : a.follow;
      if (parts[k] != LabelGraph::behind) append(all, node(parts[k], here));
    }
    return all;
  }

  // What stands in front of the first jump needs no block.
  Tree block(const Trees &list, Symbol name) {
    const Tree always = f_.leaf(Op::Logicalval, "true");
    const Tree it = f_.node(Op::If, {always, f_.node(Op::Instrs, list), f_.node(Op::Instrs, {})}, f_.span(list.front()));
    return f_.node(Op::Named, {f_.leaf(Op::Text, name), it}, f_.span(list.front()));
  }
  // A loop that alone would be the block ends there itself.
  Tree leftLoop(Tree t, Symbol block) {
    const bool named = f_.is(t, Op::Named);
    const Symbol name = named ? f_.symbol(il::NamedOp::construct_(f_, t)) : u_.construct("loop", {});
    const Tree loop = renamed(named ? il::NamedOp::instr_(f_, t) : t, block, name, false);
    return says(f_, loop, Op::Exit, name) || says(f_, loop, Op::Cycle, name)
               ? f_.node(Op::Named, {f_.leaf(Op::Text, name), loop}, f_.span(t))
               : loop;
  }
  // EXIT that said one name says another; none where no other loop is around it.
  Tree renamed(Tree t, Symbol from, Symbol to, bool within) {
    if (f_.is(t, Op::Exit) && f_.symbol(il::ExitOp::construct_(f_, t)) == from)
      return rebuilt(f_, t, Trees{within ? f_.leaf(Op::Text, to) : f_.leaf(Op::Notext, "")});
    if (f_.is(t, Op::Named) || f_.is(t, Op::Label)) {
      const Tree old = il::AnyOp::instr_(f_, t), inner = renamed(old, from, to, within || f_.is(old, Op::Loop));
      return inner == old ? t : around(t, inner);
    }
    const Trees before = bodies(f_, t);
    Trees lists;
    for (Tree list : before) {
      Trees all(f_.children(list).begin(), f_.children(list).end());
      const Trees old = all;
      for (Tree &x : all) x = renamed(x, from, to, within || f_.is(x, Op::Loop));
      lists.push_back(all == old ? list : rebuilt(f_, list, all));
    }
    return lists == before ? t : withLists(t, lists);
  }
  Trees blocked(Trees all, Symbol name) {
    const auto at = std::ranges::find_if(all, [&](Tree t) { return says(f_, t, Op::Exit, name); });
    if (at == all.end()) return all;
    const bool isLoop = at + 1 == all.end() && f_.is(unwrapped(f_, *at), Op::Loop);
    const Tree it = isLoop ? leftLoop(*at, name) : block(Trees(at, all.end()), name);
    all.erase(at, all.end());
    all.push_back(it);
    return all;
  }

  // do; if (test) exit; ... is DO WHILE.
  Tree looped(Id n, Trees body) {
    Tree control = f_.node(Op::Forever, {});
    const auto leaves = [&](Tree t) {
      if (!f_.is(t, Op::If) || f_.arity(il::IfOp::else_(f_, t)) || f_.arity(il::IfOp::then_(f_, t)) != 1) return false;
      const Tree jump = f_.children(il::IfOp::then_(f_, t)).front();
      return f_.is(jump, Op::Exit) && f_.is(il::ExitOp::construct_(f_, jump), Op::Notext);
    };
    Said said;
    if (!body.empty() && leaves(body.front())) {
      control = f_.node(Op::While, {u_.negated(il::IfOp::test_(f_, body.front()))});
      said.add(f_, body.front());
      body.erase(body.begin());
    }
    const Span where = body.empty() ? Span{} : f_.span(body.front());
    const Tree loop = said.onto(f_, f_.node(Op::Loop, {control, f_.node(Op::Instrs, body)}, where));
    const auto name = loops_.find(n);
    return name == loops_.end() ? loop : f_.node(Op::Named, {f_.leaf(Op::Text, name->second), loop});
  }

  Trees content(Id n, Around a) {
    const LabelGraph::Node &it = nodes_.graph[n];
    Trees all;
    a.node = n;
    for (Tree t : it.code) all.push_back(replaced(t, a, a.loop == LabelGraph::outside));
    if (it.branch)
      append(all, f_.is(it.branch, Op::If) ? choice(it, a) : selection(it, a));
    else if (!it.arms.empty())
      append(all, arm(it.arms.front(), a));
    return all;
  }

  // --- jumps ---

  Trees arm(const LabelGraph::Arm &arm, Around a) {
    if (arm.to == LabelGraph::outside) return {f_.node(Op::Goto, {f_.leaf(Op::Text, arm.label)})};
    if (arm.to == a.follow) return {};
    const bool comesBack = std::ranges::find(open_, arm.to) != open_.end();
    if (nodes_.graph[arm.to].isInlined && !comesBack) return node(arm.to, a);
    return {jump(arm.to, a.loop)};
  }

  // `loop`: the innermost around the jump, made here; none: the one that the list is the body of, or (within) another.
  Tree jump(Id to, Id loop, bool within = false) {
    for (auto head = open_.rbegin(); head != open_.rend(); ++head) {
      const bool comesBack = *head == to;
      if (!comesBack && exits_.at(*head) != to) continue;
      const bool isInnermost = !within && *head == loop;
      return f_.node(comesBack ? Op::Cycle : Op::Exit,
                     {isInnermost ? f_.leaf(Op::Notext, "") : f_.leaf(Op::Text, nameOf(loops_, "loop", *head))});
    }
    if (to == LabelGraph::behind && kind_ == Kind::Unit) return f_.node(Op::Return, {});
    if (to == LabelGraph::behind && kind_ == Kind::Loop) return ended(Op::Cycle, within || loop != LabelGraph::outside);
    return f_.node(Op::Exit, {f_.leaf(Op::Text, nameOf(blocks_, "block", to))});
  }

  // EXIT or CYCLE of the loop that the list is the body of.
  Tree ended(Op op, bool named) {
    if (named && !name_) name_ = u_.construct("loop", {});
    return f_.node(op, {named ? f_.leaf(Op::Text, name_) : f_.leaf(Op::Notext, "")});
  }

  Symbol nameOf(std::map<Id, Symbol> &names, const char *hint, Id n) {
    const auto [at, isNew] = names.try_emplace(n);
    if (isNew) at->second = u_.construct(hint, nodes_.graph[n].label);
    return at->second;
  }

  // Jumps out of what stays whole. `plain`: EXIT without a name leads where it did.
  Tree replaced(Tree t, Around a, bool plain, bool within = false) {
    switch (f_.op(t)) {
      case Op::Goto:
        if (const auto at = nodes_.labels.find(f_.symbol(il::GotoOp::label_(f_, t))); at != nodes_.labels.end())
          return jumpTo(at->second, t, a, within);
        return t;
      case Op::Exit:
        if (const auto at = nodes_.constructs.find(f_.symbol(il::ExitOp::construct_(f_, t))); at != nodes_.constructs.end())
          return jumpTo(at->second, t, a, within);
        [[fallthrough]];
      case Op::Cycle:
        if (plain || within || !f_.is(il::AnyOp::construct_(f_, t), Op::Notext)) return t;
        return rebuilt(f_, t, Trees{il::AnyOp::construct_(f_, ended(f_.op(t), true))});
      case Op::Named:
      case Op::Label: {
        const Tree old = il::AnyOp::instr_(f_, t), inner = replaced(old, a, plain, within);
        return inner == old ? t : around(t, inner);
      }
      default:
        return inLists(t, a, plain, within);
    }
  }
  Tree jumpTo(Id to, Tree said, Around a, bool within) {
    const auto &deep = nodes_.graph[a.node].deep;
    to = std::ranges::find(deep, to, &LabelGraph::Deep::said)->to;
    const Tree r = jump(to, a.loop, within);
    f_.setOrigin(r, {f_.origin(said).rule, said});
    return r;
  }
  Tree inLists(Tree t, Around a, bool plain, bool within) {
    const Trees before = bodies(f_, t);
    const bool inLoop = within || f_.is(t, Op::Loop);
    Trees lists;
    for (Tree list : before) {
      Trees all(f_.children(list).begin(), f_.children(list).end());
      const Trees old = all;
      for (Tree &x : all) x = replaced(x, a, plain, inLoop);
      lists.push_back(all == old ? list : rebuilt(f_, list, all));
    }
    return lists == before ? t : withLists(t, lists);
  }

  // --- choices ---

  // A jump of the source stays one where several lead to one place, or where there is a word for it.
  bool isSaid(const LabelGraph::Arm &arm) const {
    if (!arm.fromJump || arm.to == LabelGraph::outside) return false;
    return (arm.to == LabelGraph::behind && kind_ != Kind::Fragment) || nodes_.graph[arm.to].arrivals > 2;
  }

  Tree iff(Tree like, Tree test, const Trees &yes, const Trees &no) {
    return rebuilt(f_, like, Trees{test, f_.node(Op::Instrs, yes), f_.node(Op::Instrs, no)});
  }

  Trees choice(const LabelGraph::Node &n, Around a) {
    const Tree test = il::IfOp::test_(f_, n.branch);
    Trees yes = arm(n.arms[0], a), no = arm(n.arms[1], a);
    if (yes.empty() && no.size() > 1 && isSaid(n.arms[0])) yes = {jump(n.arms[0].to, a.loop)};
    if (no.empty()) return {iff(n.branch, test, yes, {})};  // what it asks is asked, though nothing hangs on it
    if (yes.empty()) return {iff(n.branch, u_.negated(test), no, {})};
    const bool first = endsInJump(f_, yes), second = endsInJump(f_, no);
    Trees all;
    if (first && (!second || weight(f_, yes) <= weight(f_, no))) {
      all = {iff(n.branch, test, yes, {})};
      append(all, no);
    } else if (second) {
      all = {iff(n.branch, u_.negated(test), no, {})};
      append(all, yes);
    } else {
      all = {iff(n.branch, test, yes, no)};
    }
    return all;
  }

  Trees selection(const LabelGraph::Node &n, Around a) {
    const Tree cases = il::SelectOp::cases_(f_, n.branch);
    Trees all(f_.children(cases).begin(), f_.children(cases).end());
    for (std::size_t k = 0; k < all.size(); ++k) {
      const Trees part = arm(n.arms[k], a);
      all[k] = around(all[k], f_.node(Op::Instrs, part));
    }
    if (n.arms.size() > all.size()) {
      const Trees other = arm(n.arms.back(), a);
      if (!other.empty()) all.push_back(f_.node(Op::DefaultCase, {f_.node(Op::Instrs, other)}));
    }
    return {rebuilt(f_, n.branch, Trees{il::SelectOp::value_(f_, n.branch), rebuilt(f_, cases, all)})};
  }

  Forest &f_;
  const Unlabelling &u_;
  const Tangles &tangles_;
  Kind kind_;
  Symbol &name_;  // of the loop; given one where a jump must say it
  LabelNodes nodes_;
  std::map<Id, Symbol> blocks_, loops_;  // names that jumps say, by node
  std::map<Id, Id> exits_;               // where EXIT of an open loop leads
  std::vector<Id> open_;                 // loops that are being made, the outermost first
};

bool jumpsToLabels(const Forest &f, Tree body) { return Tangles(f, body).any(); }

}  // namespace

Tree unlabelled(Forest &f, Tree body, const Unlabelling &u) {
  const Tangles tangles(f, body);
  if (!tangles.any() || !tangles.isSupported()) return body;
  Symbol none;
  const Tree r = Region(f, u, tangles, Kind::Unit, none).run(body);
  return jumpsToLabels(f, r) ? body : r;
}

}  // namespace dotbar::dataflow
