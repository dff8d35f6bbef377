// Jumps of random programs. They are well defined: behind a loop nothing is taken to be set that its body sets, and neither is a
// body that begins again; who returns early sets first what the interface promises. A loop that counts down does so before CYCLE,
// too.
#include <algorithm>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

void Writer::begin(const std::string &count, bool small) {
  ++loopDepth;
  loops.push_back({count, "", small});
}

void Writer::end() {
  --loopDepth;
  endedName = loops.back().name;
  loops.pop_back();
}

// The loop, with the name that jumps said.
Tree Writer::ended(Tree loop) const {
  return endedName.empty() ? loop : b.f.node(Op::Named, {b.f.leaf(Op::Text, endedName), loop});
}

// if (..) then; something; a jump; end if. Nothing that is set there is set behind it.
void Writer::jump(std::vector<Tree> &to) {
  const bool leavesBlock = !block.empty() && r.chance(30);
  const bool leavesLoop = !leavesBlock && !loops.empty() && !r.chance(8);
  const Tree condition = leavesLoop ? test() : b.two(Op::And, test(), test());  // few programs end early
  const std::vector<bool> before = setNow();
  std::vector<Tree> taken, other;
  if (r.chance(45)) assignment(taken);
  if (leavesBlock)
    taken.push_back(b.f.node(Op::Exit, {b.f.leaf(Op::Text, block)})), leftEarly = true;
  else if (leavesLoop)
    leaveLoop(taken);
  else
    leaveUnit(taken);
  for (std::size_t i = 0; i < before.size(); ++i) u->vars[i].set = before[i];
  if (r.chance(20)) assignment(other);
  to.push_back(r.chance(85) ? b.branch(condition, taken, other) : b.branch(b.f.node(Op::Not, {condition}), other, taken));
}

void Writer::leaveLoop(std::vector<Tree> &to) {
  const bool exits = r.chance(55);
  const std::size_t depth =
      loops.size() > 1 && r.chance(50) ? static_cast<std::size_t>(r.below(static_cast<int>(loops.size()))) : loops.size() - 1;
  LoopFrame &loop = loops[depth];
  const bool outer = depth + 1 < loops.size();
  if (outer && loop.name.empty()) loop.name = "around" + std::to_string(++constructs);
  has(outer ? Feature::OuterJump : exits ? Feature::Exit : Feature::Cycle);
  for (std::size_t k = depth + (exits ? 0 : 1); k < loops.size(); ++k)
    if (loops[k].small) has(Feature::SmallCounterLeft);
  if (!exits && !loop.count.empty()) to.push_back(b.assign(b.name(loop.count), b.two(Op::Sub, b.name(loop.count), b.integer(1))));
  const Tree name = loop.name.empty() || (!outer && r.chance(50)) ? b.f.leaf(Op::Notext, "") : b.f.leaf(Op::Text, loop.name);
  to.push_back(b.f.node(exits ? Op::Exit : Op::Cycle, {name}));
}

void Writer::leaveUnit(std::vector<Tree> &to) {
  leftEarly = true;
  if (std::any_of(loops.begin(), loops.end(), [](const LoopFrame &l) { return l.small; })) has(Feature::SmallCounterLeft);
  if (inside) return to.push_back(b.f.node(Op::Return, {}));
  has(Feature::Return);
  if (u->function) to.push_back(b.assign(b.name(u->result.empty() ? u->name : u->result), real(1)));
  finish(to);
  to.push_back(b.f.node(Op::Return, {}));
}

// do; if (.not. test) exit; ..; end do; now and then with the test at the end, too.
Tree Writer::uncontrolled(Tree test, std::vector<Tree> body) {
  has(Feature::Forever);
  const auto leave = [&] {
    return b.branch(b.f.node(Op::Not, {b.f.node(Op::Paren, {test})}), {b.f.node(Op::Exit, {b.f.leaf(Op::Notext, "")})}, {});
  };
  body.insert(body.begin(), leave());
  if (r.chance(40)) body.push_back(leave());
  return b.f.node(Op::Loop, {b.f.node(Op::Forever, {}), b.instrs(body)});
}

}  // namespace dotbar::random
