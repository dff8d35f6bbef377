// Comments that choose what the adjoint stores, at random places of a random program: calls that are split, statements that run
// again from a snapshot. They are drawn from numbers of their own, so that programs without them stay what they were.
#include "tools/verify/random/generator.h"

namespace dotbar::random {

namespace {

void say(Forest &f, Tree t, const char *words) {
  il::Comments c;
  if (const il::Comments *before = f.comments(t)) c = *before;
  c.before.emplace_back("$AD " + std::string(words));
  il::Directive d;
  d.word = words;
  c.directives.push_back(std::move(d));
  f.setComments(t, std::move(c));
}

// Lists with at least two instructions, and calls of subroutines.
void places(const Forest &f, Tree root, std::vector<Tree> &lists, std::vector<Tree> &calls) {
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, Op::Instrs) && f.arity(t) >= 2) lists.push_back(t);
    if (f.is(t, Op::Call)) calls.push_back(t);
    for (Tree c : f.children(t)) open.push_back(c);
  }
}

// Some neighbours in a list between the two comments.
void fence(Forest &f, Tree list, Random &r) {
  const int n = static_cast<int>(f.arity(list)), first = r.below(n), last = r.between(first, n - 1);
  say(f, f.child(list, static_cast<std::uint32_t>(first)), "CHECKPOINT-START");
  say(f, last + 1 < n ? f.child(list, static_cast<std::uint32_t>(last + 1)) : list, "CHECKPOINT-END");
}

}  // namespace

void addDirectives(Forest &f, RandomProgram &p) {
  Random r(p.seed ^ 0xD1CEull << 32);
  std::vector<Tree> lists, calls;
  places(f, p.file, lists, calls);
  if (!lists.empty() && r.chance(15)) {
    fence(f, r.pick(lists), r);
    p.features[static_cast<std::size_t>(Feature::Checkpoint)] = true;
  }
  if (calls.empty() || !r.chance(25)) return;
  for (Tree c : calls)
    if (r.chance(60)) {
      say(f, c, "NOCHECKPOINT");
      p.features[static_cast<std::size_t>(Feature::SplitCall)] = true;
    }
}

}  // namespace dotbar::random
