// From instruction trees to flow graphs: structured constructs, jumps, labels, early ends.
#include "dataflow/program/flow.h"

#include <cctype>
#include <string>

#include "dataflow/program/bodies.h"
#include "il_make.h"

namespace dotbar::dataflow {

using il::Forest;
using il::Op;
using il::Tree;

Tree unwrapped(const Forest &f, Tree t) {
  while (f.is(t, Op::Label) || f.is(t, Op::Named)) t = il::AnyOp::instr_(f, t);
  return t;
}

bool isControl(const Forest &f, Tree t) {
  switch (f.op(unwrapped(f, t))) {
    case Op::If:
    case Op::Where:
    case Op::Loop:
    case Op::Select:
    case Op::Flowgraph:
    case Op::Checkpoint:
      return true;
    default:
      return false;
  }
}

bool choosesNothing(const Forest &f, Tree t) {
  if (!f.is(t, Op::If) || f.arity(il::IfOp::else_(f, t)) != 0) return false;
  const Tree test = il::IfOp::test_(f, t);
  return f.is(test, Op::Logicalval) && f.text(test) == "true";
}

std::vector<Tree> bodies(const Forest &f, Tree t) {
  t = unwrapped(f, t);
  switch (f.op(t)) {
    case Op::If:
    case Op::Where:
      return {il::AnyOp::then_(f, t), il::AnyOp::else_(f, t)};
    case Op::Loop:
    case Op::Flowgraph:
    case Op::Checkpoint:
      return {il::AnyOp::body_(f, t)};
    case Op::Select: {
      std::vector<Tree> r;
      for (Tree c : f.children(il::SelectOp::cases_(f, t))) r.push_back(il::AnyOp::body_(f, c));
      return r;
    }
    default:
      return {};
  }
}

Tree withBodies(Forest &f, Tree t, const std::vector<Tree> &lists) {
  switch (f.op(t)) {
    case Op::If:
    case Op::Where:
      return f.node(f.op(t), {il::AnyOp::test_(f, t), lists[0], lists[1]}, f.span(t));
    case Op::Loop:
      return f.node(Op::Loop, {il::LoopOp::control_(f, t), lists[0]}, f.span(t));
    case Op::Flowgraph:
    case Op::Checkpoint:
      return f.node(f.op(t), {lists[0]}, f.span(t));
    case Op::Select: {
      std::vector<Tree> cases;
      const auto c = f.children(il::SelectOp::cases_(f, t));
      const std::vector<Tree> old(c.begin(), c.end());
      for (std::size_t k = 0; k < old.size(); ++k)
        cases.push_back(f.is(old[k], Op::DefaultCase) ? f.node(Op::DefaultCase, {lists[k]})
                                                      : f.node(Op::Case, {il::CaseOp::ranges_(f, old[k]), lists[k]}));
      return f.node(Op::Select, {il::SelectOp::value_(f, t), f.node(Op::Cases, cases)}, f.span(t));
    }
    default:
      return t;
  }
}

bool leadsAway(Op op) {
  switch (op) {
    case Op::Return:
    case Op::ReturnValue:
    case Op::Stop:
    case Op::Goto:
    case Op::GotoComputed:
    case Op::IfArithmetic:
    case Op::Exit:
    case Op::Cycle:
    case Op::Alternate:
    case Op::Flowgraph:
      return true;
    default:
      return false;
  }
}

Tree statusLabels(const Forest &f, Tree t) { return f.is(t, Op::Input) ? il::InputOp::jumps_(f, t) : il::OutputOp::jumps_(f, t); }

namespace {

// Builds with an explicit stack of tasks: nesting must not recurse on the C++ stack.
struct GraphBuilder {
  const Forest &f;
  Graph graph{2};
  std::vector<std::vector<Point>> blocks{2};
  std::unordered_map<Tree, Extent> extents;
  std::vector<std::pair<Tree, Place>> heads;
  std::uint32_t current = 0;  // the block that is being filled
  bool open = true;           // control reaches its end

  struct Loop {
    Symbol name;
    std::uint32_t head, leave;
    bool isLoop;
  };
  std::vector<Loop> loops;  // enclosing constructs that EXIT and CYCLE may name
  std::unordered_map<Symbol, std::uint32_t> labels;
  struct Task {
    enum class Kind { Instr, ListBegin, ListEnd, IfThen, IfElse, IfEnd, LoopEnd, Case, SelectEnd } kind;
    Tree tree;
    std::uint32_t a = 0, b = 0;  // blocks
    bool flag = false;
  };
  std::vector<Task> tasks;

  explicit GraphBuilder(const Forest &forest) : f(forest) {}

  std::uint32_t newBlock() {
    blocks.emplace_back();
    return graph.add();
  }
  void start(std::uint32_t block) { current = block, open = true; }
  void go(std::uint32_t to) {
    if (open) graph.connect(current, to);
    open = false;
  }
  void continueIn(std::uint32_t block) {
    go(block);
    start(block);
  }
  Place add(Tree t, Point::Kind kind) {
    if (!open) start(newBlock());  // code that nothing reaches: a block without predecessors
    if (current == Graph::entry || current == Graph::exit || blocks[current].size() >= FlowGraph::longest) continueIn(newBlock());
    blocks[current].push_back({t, kind});
    return {current, static_cast<std::uint32_t>(blocks[current].size() - 1)};
  }
  std::uint32_t labelBlock(Symbol label) {
    auto [at, added] = labels.try_emplace(label, 0);
    if (added) at->second = newBlock();
    return at->second;
  }

  void build(Tree fragment) {  // a list, or an instruction with all that it is
    tasks.push_back({f.is(fragment, Op::Instrs) ? Task::Kind::ListBegin : Task::Kind::Instr, fragment, 0, 0, false});
    while (!tasks.empty()) {
      const Task t = tasks.back();
      tasks.pop_back();
      run(t);
    }
    go(Graph::exit);
    // a label that is not here: the jump leaves the fragment
    for (auto [label, block] : labels)
      if (blocks[block].empty() && graph.next[block].empty()) graph.connect(block, Graph::exit);
  }

  // Each in one piece and no larger than it must be: the graphs of all units are kept.
  FlowGraph packed() const {
    FlowGraph g{graph, {}, {}, {extents.begin(), extents.end()}, {heads.begin(), heads.end()}};
    const auto before = [](const auto &x, const auto &y) { return x.first < y.first; };
    std::sort(g.extents.begin(), g.extents.end(), before);
    std::sort(g.heads.begin(), g.heads.end(), before);
    std::size_t count = 0;
    for (const auto &block : blocks) count += block.size();
    g.points.reserve(count);
    g.ends.reserve(blocks.size());
    for (const auto &block : blocks) {
      g.points.insert(g.points.end(), block.begin(), block.end());
      g.ends.push_back(static_cast<std::uint32_t>(g.points.size()));
    }
    return g;
  }

  void enter(Tree t) { extents[t].first = add(t, Point::Kind::Anchor); }
  void leave(Tree t) { extents[t].last = add(t, Point::Kind::Anchor); }
  std::uint32_t head(Tree t) {
    const Place p = add(t, Point::Kind::Head);
    heads.emplace_back(t, p);
    return p.block;
  }

  void run(const Task &t) {
    switch (t.kind) {
      case Task::Kind::ListBegin:
        enter(t.tree);
        tasks.push_back({Task::Kind::ListEnd, t.tree, 0, 0, false});
        for (std::uint32_t k = f.arity(t.tree); k-- > 0;) tasks.push_back({Task::Kind::Instr, f.child(t.tree, k), 0, 0, false});
        break;
      case Task::Kind::ListEnd:
        leave(t.tree);
        break;
      case Task::Kind::Instr:
        instruction(t.tree);
        break;
      case Task::Kind::IfThen:
        start(t.a);
        break;
      case Task::Kind::IfElse:
        go(t.b);
        start(t.a);
        break;
      case Task::Kind::IfEnd:
        if (t.flag) loops.pop_back();
        continueAt(t.b);
        leave(t.tree);
        break;
      case Task::Kind::LoopEnd:
        go(t.a);
        loops.pop_back();
        continueAt(t.b);
        leave(t.tree);
        break;
      case Task::Kind::Case:
        if (t.flag) go(t.b);
        start(t.a);
        break;
      case Task::Kind::SelectEnd:
        go(t.b);
        loops.pop_back();
        continueAt(t.b);
        leave(t.tree);
        break;
    }
  }
  // The flow goes on in `block` even when nothing falls into it: other arrows may.
  void continueAt(std::uint32_t block) {
    go(block);
    start(block);
  }

  Symbol pendingName;
  void instruction(Tree wrapped) {
    Tree t = wrapped;
    pendingName = {};
    while (f.is(t, Op::Label) || f.is(t, Op::Named)) {
      if (f.is(t, Op::Label)) {
        const std::uint32_t b = labelBlock(f.symbol(il::LabelOp::label_(f, t)));
        go(b);
        start(b);
      } else {
        pendingName = f.symbol(il::NamedOp::construct_(f, t));
      }
      t = il::AnyOp::instr_(f, t);
    }
    construct(t);
  }

  void construct(Tree t) {
    switch (f.op(t)) {
      case Op::If:
        ifElse(t);
        break;
      case Op::Where:
        where(t);
        break;
      case Op::Loop:
        loop(t);
        break;
      case Op::Select:
        select(t);
        break;
      case Op::Flowgraph:
      case Op::Checkpoint:
        enter(t);
        if (f.is(t, Op::Checkpoint)) checkpointed(t);
        tasks.push_back({Task::Kind::IfEnd, t, 0, newBlock(), false});
        tasks.push_back({Task::Kind::ListBegin, il::AnyOp::body_(f, t), 0, 0, false});
        break;
      default:
        atomic(t);
        break;
    }
  }

  // A head, though nothing is decided: what the fragment reads as a whole must be there where it begins.
  void checkpointed(Tree t) {
    const std::uint32_t h = head(t), body = newBlock();
    graph.connect(h, body);
    open = false;
    start(body);
  }

  void ifElse(Tree t) {
    enter(t);
    const std::uint32_t h = head(t), yes = newBlock(), no = newBlock(), after = newBlock();
    graph.connect(h, yes);
    if (!choosesNothing(f, t)) graph.connect(h, no);
    open = false;
    const bool named = static_cast<bool>(pendingName);
    if (named) loops.push_back({pendingName, h, after, false});
    tasks.push_back({Task::Kind::IfEnd, t, 0, after, named});
    tasks.push_back({Task::Kind::ListBegin, il::IfOp::else_(f, t), 0, 0, false});
    tasks.push_back({Task::Kind::IfElse, t, no, after, false});
    tasks.push_back({Task::Kind::ListBegin, il::IfOp::then_(f, t), 0, 0, false});
    tasks.push_back({Task::Kind::IfThen, t, yes, 0, false});
  }

  // Each element goes one way, but all assignments are made one after the other, and any may read what others have overwritten.
  void where(Tree t) {
    enter(t);
    const std::uint32_t h = head(t), body = newBlock(), after = newBlock();
    graph.connect(h, body);
    open = false;
    start(body);
    tasks.push_back({Task::Kind::IfEnd, t, 0, after, false});
    tasks.push_back({Task::Kind::ListBegin, il::WhereOp::else_(f, t), 0, 0, false});
    tasks.push_back({Task::Kind::ListBegin, il::WhereOp::then_(f, t), 0, 0, false});
  }

  // The head runs before every trip and once more; a loop with a count or a test may leave before the first trip.
  void loop(Tree t) {
    enter(t);
    continueIn(newBlock());
    const std::uint32_t h = head(t), body = newBlock(), after = newBlock();
    graph.connect(h, body);
    if (!f.is(il::LoopOp::control_(f, t), Op::Forever)) graph.connect(h, after);
    open = false;
    loops.push_back({pendingName, h, after, true});
    tasks.push_back({Task::Kind::LoopEnd, t, h, after, false});
    tasks.push_back({Task::Kind::ListBegin, il::LoopOp::body_(f, t), 0, 0, false});
    start(body);
  }

  void select(Tree t) {
    enter(t);
    const std::uint32_t h = head(t), after = newBlock();
    open = false;
    loops.push_back({pendingName, h, after, false});
    tasks.push_back({Task::Kind::SelectEnd, t, 0, after, false});
    bool exhaustive = false;
    const auto cases = f.children(il::SelectOp::cases_(f, t));
    std::vector<std::uint32_t> starts;
    for (Tree c : cases) {
      exhaustive |= f.is(c, Op::DefaultCase);
      starts.push_back(newBlock());
      graph.connect(h, starts.back());
    }
    if (!exhaustive) graph.connect(h, after);
    const std::vector<Tree> parts = bodies(f, t);
    for (std::size_t k = parts.size(); k-- > 0;) {
      tasks.push_back({Task::Kind::ListBegin, parts[k], 0, 0, false});
      tasks.push_back({Task::Kind::Case, t, starts[k], after, k > 0});
    }
  }

  void atomic(Tree t) {
    const Place p = add(t, Point::Kind::Atomic);
    extents[t] = {p, p};
    auto jump = [&](Tree label) { graph.connect(current, labelBlock(f.symbol(label))); };
    switch (f.op(t)) {
      case Op::Goto:
        jump(il::GotoOp::label_(f, t));
        open = false;
        break;
      case Op::GotoComputed: {  // out of range: the next statement
        for (Tree l : f.children(il::GotoComputedOp::labels_(f, t))) jump(l);
        continueIn(newBlock());
        break;
      }
      case Op::IfArithmetic:
        for (std::uint32_t k = 1; k < 4; ++k) jump(f.child(t, k));
        open = false;
        break;
      case Op::Exit:
      case Op::Cycle:
        leaveConstruct(t);
        break;
      case Op::Return:
      case Op::ReturnValue:
        go(Graph::exit);
        break;
      case Op::Stop:
        open = false;
        break;  // the program ends: nothing after it is ever run
      case Op::Other:
        for (Tree j : f.children(il::OtherOp::jumps_(f, t))) copiedJump(j);
        if (f.arity(il::OtherOp::jumps_(f, t))) continueIn(newBlock());
        break;
      case Op::Input:
      case Op::Output:
        for (Tree l : f.children(statusLabels(f, t))) jump(l);
        if (f.arity(statusLabels(f, t))) continueIn(newBlock());
        break;
      case Op::Call: {
        bool jumps = false;
        for (Tree a : f.children(il::CallOp::args_(f, t)))
          if (f.is(a, Op::Alternate)) {
            jump(a);
            jumps = true;
          }
        if (jumps) continueIn(newBlock());
        break;
      }
      default:
        break;
    }
  }

  // Where what is only copied may jump to.
  void copiedJump(Tree jump) {
    if (f.is(jump, Op::Entered)) return;
    graph.connect(current, f.is(jump, Op::Text)      ? labelBlock(f.symbol(jump))
                           : f.is(jump, Op::Returns) ? Graph::exit
                                                     : left(constructOf(jump), f.is(jump, Op::Exits)));
  }

  // The block behind (or at the head of) an enclosing construct; when there is none, the jump leaves the fragment.
  std::uint32_t left(Symbol name, bool exits) const {
    for (std::size_t k = loops.size(); k-- > 0;)
      if (name ? loops[k].name == name : loops[k].isLoop) return exits ? loops[k].leave : loops[k].head;
    return Graph::exit;
  }
  Symbol constructOf(Tree t) const {
    const Tree construct = il::AnyOp::construct_(f, t);
    return f.is(construct, Op::Notext) ? Symbol{} : f.symbol(construct);
  }
  void leaveConstruct(Tree t) { go(left(constructOf(t), f.is(t, Op::Exit))); }
};

}  // namespace

FlowGraph FlowGraph::build(const Forest &f, Tree instrs) {
  GraphBuilder b(f);
  b.build(instrs);
  return b.packed();
}

}  // namespace dotbar::dataflow
