// Comments at random places of a random program: those that choose what the adjoint stores (calls that are split, statements that
// run again from a snapshot), and those for compilers, which no derivative may have. They are drawn from numbers of their own, so
// that programs without them stay what they were.
#include "engine/il/walk.h"
#include "il_make.h"
#include "tools/verify/random/generator.h"

namespace dotbar::random {

namespace {

void comment(Forest &f, Tree t, const std::string &line) {
  il::Comments c;
  if (const il::Comments *before = f.comments(t)) c = *before;
  c.before.push_back(line);
  f.setComments(t, std::move(c));
}

// Lists with at least two instructions, calls of subroutines, loops and assignments.
struct Places {
  std::vector<Tree> lists, calls, loops, assignments;
};

Places places(const Forest &f, Tree root) {
  Places p;
  std::vector<Tree> open{root};
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f.is(t, Op::Instrs) && f.arity(t) >= 2) p.lists.push_back(t);
    if (f.is(t, Op::Call)) p.calls.push_back(t);
    if (f.is(t, Op::Loop)) p.loops.push_back(t);
    if (f.is(t, Op::Assign)) p.assignments.push_back(t);
    for (Tree c : f.children(t)) open.push_back(c);
  }
  return p;
}

// In front of one or two loops and assignments. Some of the lines are statements to compilers that know OpenMP.
void forCompilers(Forest &f, const Places &p, Random &r) {
  static const std::vector<std::string> ofLoops = {
      "$omp parallel do",         "$omp simd",  "$acc parallel loop", "$acc loop seq",
      "$omp do schedule(static)", "DIR$ IVDEP", "GCC$ unroll 4"};
  static const std::vector<std::string> ofAssignments = {"$omp atomic", "$omp critical", "$ call omp_set_num_threads(2)",
                                                         "$ stop 'in parallel'"};
  for (int k = r.between(1, 3); k > 0; --k)
    if (!p.loops.empty() && r.chance(60)) {
      const Tree loop = r.pick(p.loops);
      const std::string line = r.pick(ofLoops);
      const bool counts = f.is(il::LoopOp::control_(f, loop), Op::Do);
      comment(f, loop, counts ? line : ofLoops.front());  // gfortran unrolls no other loops
    } else if (!p.assignments.empty())
      comment(f, r.pick(p.assignments), r.pick(ofAssignments));
}

// Their trips may run again: no jump leaves one.
std::vector<Tree> countedLoops(const Forest &f, const std::vector<Tree> &loops) {
  std::vector<Tree> counted;
  for (const Tree loop : loops)
    if (f.is(il::LoopOp::control_(f, loop), Op::Do) &&
        !il::any(f, loop, [&](Tree t) { return f.is(t, Op::Exit) || f.is(t, Op::Cycle) || f.is(t, Op::Return); }))
      counted.push_back(loop);
  return counted;
}

// Some neighbours in a list between the two comments.
void fence(Forest &f, Tree list, Random &r) {
  const int n = static_cast<int>(f.arity(list)), first = r.below(n), last = r.between(first, n - 1);
  say(f, f.child(list, static_cast<std::uint32_t>(first)), "CHECKPOINT-START");
  say(f, last + 1 < n ? f.child(list, static_cast<std::uint32_t>(last + 1)) : list, "CHECKPOINT-END");
}

}  // namespace

void say(Forest &f, Tree t, const std::string &words) {
  comment(f, t, "$AD " + words);
  il::Comments c = *f.comments(t);
  il::Directive d;
  d.word = words.substr(0, words.find(' '));
  d.arguments = words.substr(d.word.size());
  c.directives.push_back(std::move(d));
  f.setComments(t, std::move(c));
}

void addDirectives(Forest &f, RandomProgram &p) {
  Random r(p.seed ^ 0xD1CEull << 32);
  const Places at = places(f, p.file);
  const auto &[lists, calls, loops, assignments] = at;
  if (!(loops.empty() && assignments.empty()) && r.chance(20)) {
    forCompilers(f, at, r);
    p.features[static_cast<std::size_t>(Feature::CompilerDirective)] = true;
  }
  if (!lists.empty() && r.chance(15)) {
    const std::size_t first = static_cast<std::size_t>(r.below(static_cast<int>(lists.size()))), other = first / 2;
    fence(f, lists[first], r);
    if (other != first && r.chance(50)) fence(f, lists[other], r);  // perhaps around it, or inside
    p.features[static_cast<std::size_t>(Feature::Checkpoint)] = true;
  }
  if (const auto counted = countedLoops(f, loops); !counted.empty() && r.chance(25)) {
    say(f, r.pick(counted), "BINOMIAL-CKP " + std::to_string(r.between(1, 4)));
    p.features[static_cast<std::size_t>(Feature::Revolved)] = true;
  }
  if (calls.empty() || !r.chance(40)) return;
  for (Tree c : calls)
    if (r.chance(60)) {
      say(f, c, "NOCHECKPOINT");
      p.features[static_cast<std::size_t>(Feature::SplitCall)] = true;
    }
}

}  // namespace dotbar::random
