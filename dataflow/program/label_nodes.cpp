// The nodes of a list with labels: what runs without a choice, and the choices behind it.
#include "dataflow/program/label_nodes.h"

#include <algorithm>

#include "dataflow/program/flow.h"
#include "dataflow/program/rebuilt.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Forest;
using il::Op;
using il::Tree;

void Said::add(const Forest &f, Tree t) {
  for (std::size_t steps = 0; t && !f.comments(t) && steps < 8; ++steps) t = f.origin(t).source;
  const il::Comments *c = t ? f.comments(t) : nullptr;
  if (!c) return;
  comments.before.insert(comments.before.end(), c->before.begin(), c->before.end());
  if (!c->trailing.empty()) comments.before.push_back(c->trailing);
  comments.directives.insert(comments.directives.end(), c->directives.begin(), c->directives.end());
}

Tree Said::onto(Forest &f, Tree t) {
  if (comments.empty()) return t;
  Said all;
  std::swap(all, *this);
  const std::vector<Tree> children(f.children(t).begin(), f.children(t).end());
  Said own;
  own.add(f, t);
  const Tree r = rebuilt(f, t, children);
  all.comments.before.insert(all.comments.before.end(), own.comments.before.begin(), own.comments.before.end());
  all.comments.directives.insert(all.comments.directives.end(), own.comments.directives.begin(), own.comments.directives.end());
  f.setComments(r, std::move(all.comments));
  return r;
}

// --- tangles ---

Tangles::Tangles(const Forest &f, Tree body) : f_(f) {
  std::vector<Tree> open{body}, all;
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    all.push_back(t);
    note(t);
    if (f_.is(t, Op::Instrs))
      for (Tree c : f_.children(t)) open.push_back(c);
    else if (f_.is(t, Op::Label) || f_.is(t, Op::Named))
      open.push_back(il::AnyOp::instr_(f_, t));
    else
      for (Tree list : bodies(f_, t)) open.push_back(list);
  }
  if (targets_.empty()) return;
  for (auto t = all.rbegin(); t != all.rend(); ++t)  // what is inside comes first
    if (isTangled(*t)) opened_.insert(*t);
}

void Tangles::note(Tree t) {
  switch (f_.op(t)) {
    case Op::Goto:
      targets_.insert(f_.symbol(il::GotoOp::label_(f_, t)));
      break;
    case Op::GotoComputed:
      for (Tree l : f_.children(il::GotoComputedOp::labels_(f_, t))) targets_.insert(f_.symbol(l));
      isSupported_ &= !f_.is(il::GotoComputedOp::value_(f_, t), Op::OtherExpr);
      break;
    case Op::IfArithmetic:
      for (std::uint32_t k = 1; k < 4; ++k) targets_.insert(f_.symbol(f_.child(t, k)));
      break;
    case Op::Other:
      isSupported_ &= f_.arity(il::OtherOp::jumps_(f_, t)) == 0;
      break;
    case Op::Input:
    case Op::Output:
      isSupported_ &= f_.arity(statusLabels(f_, t)) == 0;
      break;
    case Op::Call:
      for (Tree a : f_.children(il::CallOp::args_(f_, t))) isSupported_ &= !f_.is(a, Op::Alternate);
      break;
    case Op::Flowgraph:
      isSupported_ = false;
      break;
    default:
      break;
  }
}

// Within what a region takes apart: through choices, not through loops.
bool Tangles::isTangled(Tree t) {
  const auto inside = [&](Tree x) {
    if (holds_.count(x)) holds_.insert(t);
    return opened_.count(x) != 0;
  };
  bool r = false;
  switch (f_.op(t)) {
    case Op::Goto:
    case Op::GotoComputed:
    case Op::IfArithmetic:
      r = true;
      break;
    case Op::Instrs:
      for (Tree c : f_.children(t)) r |= inside(c);
      break;
    case Op::Named:
    case Op::Label:
      r = inside(il::AnyOp::instr_(f_, t)) || (f_.is(t, Op::Label) && isTarget(f_.symbol(il::LabelOp::label_(f_, t))));
      break;
    case Op::Loop:
    case Op::Checkpoint:
    case Op::Where:
      for (Tree list : bodies(f_, t))
        if (inside(list)) holds_.insert(t);
      return false;
    default:
      for (Tree list : bodies(f_, t)) r |= inside(list);
      break;
  }
  if (r) holds_.insert(t);
  return r;
}

// --- nodes ---

void LabelNodes::build(Tree body) {
  graph.add();  // behind
  current_ = graph.add();
  graph[LabelGraph::behind].position = LabelGraph::outside;
  std::vector<Tree> open{body};  // labels of this region
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f_.is(t, Op::Instrs))
      for (Tree c : f_.children(t)) open.push_back(c);
    if (f_.is(t, Op::Label) || f_.is(t, Op::Named)) open.push_back(il::AnyOp::instr_(f_, t));
    if (f_.is(t, Op::Label) && tangles_.isTarget(f_.symbol(il::LabelOp::label_(f_, t))))
      labels.emplace(f_.symbol(il::LabelOp::label_(f_, t)), LabelGraph::outside);
    if (tangles_.isOpened(t) && !f_.is(t, Op::Instrs))
      for (Tree list : bodies(f_, t)) open.push_back(list);
  }
  list(body);
  said.add(f_, body);
  if (current_ != LabelGraph::outside) close({}, {{LabelGraph::behind}});
}

void LabelNodes::list(Tree t) {
  for (std::uint32_t k = 0; k < f_.arity(t); ++k) instruction(f_.child(t, k));
}

LabelNodes::Id LabelNodes::labelled(Symbol label) {
  const auto at = labels.find(label);
  if (at == labels.end()) return LabelGraph::outside;
  if (at->second == LabelGraph::outside) {
    at->second = graph.add();
    graph[at->second].label = label;
  }
  return at->second;
}

LabelGraph::Arm LabelNodes::to(Symbol label) { return {labelled(label), label, true}; }

void LabelNodes::open() {
  if (current_ == LabelGraph::outside) begin(graph.add());  // what nothing leads to
}

void LabelNodes::begin(Id node) {
  if (current_ != LabelGraph::outside) close({}, {{node}});
  current_ = node;
  graph[node].position = ++position_;
}

void LabelNodes::close(Tree branch, std::vector<LabelGraph::Arm> arms) {
  graph[current_].branch = branch;
  graph[current_].arms = std::move(arms);
  current_ = LabelGraph::outside;
}

Tree LabelNodes::like(Op op, std::initializer_list<Tree> children, Tree statement) {
  const Tree r = f_.node(op, children, f_.span(statement));
  f_.setOrigin(r, {f_.origin(statement).rule, statement});
  return r;
}

void LabelNodes::instruction(Tree wrapped) {
  Tree t = wrapped;
  for (; f_.is(t, Op::Label) || f_.is(t, Op::Named); t = il::AnyOp::instr_(f_, t)) {
    if (!f_.is(t, Op::Label)) continue;
    said.add(f_, t);
    if (const Id n = labelled(f_.symbol(il::LabelOp::label_(f_, t))); n != LabelGraph::outside) begin(n);
  }
  open();
  switch (f_.op(t)) {
    case Op::Continue:
      said.add(f_, t);
      break;
    case Op::Goto:
      jump(t, f_.symbol(il::GotoOp::label_(f_, t)));
      break;
    case Op::IfArithmetic:
      arithmetic(t);
      break;
    case Op::GotoComputed:
      computed(t);
      break;
    case Op::Return:
      if (!ofUnit_) return whole(wrapped, t);
      said.add(f_, t);
      close({}, {{LabelGraph::behind, {}, true}});
      break;
    case Op::Exit:
      if (const auto at = constructs.find(f_.symbol(il::ExitOp::construct_(f_, t))); at != constructs.end()) {
        said.add(f_, t);
        close({}, {{at->second, {}, true}});
        break;
      }
      return whole(wrapped, t);
    default:
      if (!tangles_.isOpened(t)) return whole(wrapped, t);
      for (Tree n = wrapped; n != t; n = il::AnyOp::instr_(f_, n))
        if (f_.is(n, Op::Named)) constructs[f_.symbol(il::NamedOp::construct_(f_, n))] = LabelGraph::outside;
      f_.is(t, Op::Select) ? selection(t) : choice(t);
      break;
  }
}

void LabelNodes::jump(Tree t, Symbol label) {
  said.add(f_, t);
  close({}, {to(label)});
}

// What stays as it is; where it ends in a jump nothing follows.
void LabelNodes::whole(Tree wrapped, Tree t) {
  while (f_.is(wrapped, Op::Label)) wrapped = il::LabelOp::instr_(f_, wrapped);
  const Tree done = said.onto(f_, inner_(wrapped));
  graph[current_].code.push_back(done);
  findDeep(done);
  switch (f_.op(t)) {
    case Op::Exit:
    case Op::Cycle:
    case Op::Return:
    case Op::ReturnValue:
    case Op::Stop:
      close({}, {});
      break;
    default:
      break;
  }
}

void LabelNodes::findDeep(Tree root) {
  const auto deep = [&](Id to) {
    if (to != LabelGraph::outside) graph[current_].deep.push_back({to, to});
  };
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f_.is(t, Op::Instrs))
      for (Tree c : f_.children(t)) open.push_back(c);
    else if (f_.is(t, Op::Named) || f_.is(t, Op::Label))
      open.push_back(il::AnyOp::instr_(f_, t));
    else if (f_.is(t, Op::Goto))
      deep(labelled(f_.symbol(il::GotoOp::label_(f_, t))));
    else if (f_.is(t, Op::Exit)) {
      const auto construct = constructs.find(f_.symbol(il::ExitOp::construct_(f_, t)));
      if (construct != constructs.end()) deep(construct->second);
    } else
      for (Tree list : bodies(f_, t)) open.push_back(list);
  }
}

// IF (value) yes: what the comparison with 0 says.
LabelNodes::Id LabelNodes::test(Tree value, Op comparison, Tree statement, Symbol yes) {
  const Tree zero = f_.leaf(Op::Intval, "0"), none = f_.node(Op::Instrs, {});
  const Tree branch = like(Op::If, {f_.node(comparison, {value, zero}), none, f_.node(Op::Instrs, {})}, statement);
  const Id other = graph.add();
  close(branch, {to(yes), {other}});
  begin(other);
  return other;
}

void LabelNodes::arithmetic(Tree t) {
  using O = il::IfArithmeticOp;
  const Tree value = O::value_(f_, t);
  const Symbol negative = f_.symbol(O::negative_(f_, t)), zero = f_.symbol(O::zero_(f_, t)),
               positive = f_.symbol(O::positive_(f_, t));
  if (negative == zero && zero != positive)
    test(value, Op::Le, t, zero);
  else if (negative == positive && zero != positive)
    test(value, Op::Eq, t, zero);
  else if (negative != zero) {
    test(value, Op::Lt, t, negative);
    if (zero != positive) test(value, Op::Eq, t, zero);
  }
  close({}, {to(positive)});
}

// Labels that stand several times have one case.
void LabelNodes::computed(Tree t) {
  std::vector<Symbol> order;
  std::unordered_map<Symbol, std::vector<Tree>> ranges;
  unsigned number = 0;
  const auto all = f_.children(il::GotoComputedOp::labels_(f_, t));
  for (Tree l : std::vector<Tree>(all.begin(), all.end())) {
    const Symbol label = f_.symbol(l);
    if (!ranges.count(label)) order.push_back(label);
    ranges[label].push_back(f_.node(Op::Single, {f_.leaf(Op::Intval, std::to_string(++number))}));
  }
  std::vector<Tree> cases;
  std::vector<LabelGraph::Arm> arms;
  for (Symbol label : order) {
    cases.push_back(f_.node(Op::Case, {f_.node(Op::Ranges, ranges[label]), f_.node(Op::Instrs, {})}));
    arms.push_back(to(label));
  }
  const Id after = graph.add();
  arms.push_back({after});
  close(like(Op::Select, {il::GotoComputedOp::value_(f_, t), f_.node(Op::Cases, cases)}, t), std::move(arms));
  begin(after);
}

void LabelNodes::part(Id at, Tree t, Id after) {
  begin(at);
  list(t);
  said.add(f_, t);
  if (current_ != LabelGraph::outside) close({}, {{after}});
}

void LabelNodes::choice(Tree t) {
  const Id yes = graph.add(), no = graph.add(), after = graph.add();
  for (auto &[name, to] : constructs)
    if (to == LabelGraph::outside) to = after;
  close(said.onto(f_, t), {{yes}, {no}});
  part(yes, il::IfOp::then_(f_, t), after);
  part(no, il::IfOp::else_(f_, t), after);
  begin(after);
}

void LabelNodes::selection(Tree t) {
  const std::vector<Tree> parts = bodies(f_, t);
  const auto cases = f_.children(il::SelectOp::cases_(f_, t));
  const bool complete = std::ranges::any_of(cases, [&](Tree c) { return f_.is(c, Op::DefaultCase); });
  const Id after = graph.add();
  for (auto &[name, to] : constructs)
    if (to == LabelGraph::outside) to = after;
  std::vector<LabelGraph::Arm> arms;
  for (std::size_t k = 0; k < parts.size(); ++k) arms.push_back({graph.add()});
  const std::vector<LabelGraph::Arm> begins = arms;
  if (!complete) arms.push_back({after});
  close(said.onto(f_, t), std::move(arms));
  for (std::size_t k = 0; k < parts.size(); ++k) part(begins[k].to, parts[k], after);
  begin(after);
}

}  // namespace dotbar::dataflow
