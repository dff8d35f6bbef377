// W2 by hand, timed: the tangent and adjoint of the workload as functions over its terms. This is the practical limit that the
// machine is measured against.
#include "bench/w2_limit.h"

#include "bench/w2.h"

namespace dotbar::bench {
namespace w2 {
namespace {

// Counts what are applications of rules in w2.cpp when it is told to; not when it is timed.
template <bool counted>
class Limit {
 public:
  // Places for both results of so many statements.
  explicit Limit(int statements) : arena_(static_cast<std::size_t>(statements) * 1000 + (1 << 18)) {}

  struct Pair {
    Id forward, backward;
  };
  Id items(int statements) { return Input(arena_, end_).items(statements, 12345, 2); }
  std::uint64_t size(Id t) const { return arena_.size(t); }
  std::uint64_t applications() const { return applications_; }

  Id tangent(Id list) {
    applies();
    if (op(list) == End) return nothing_;
    const Id x = tangentOf(at(list, 0)), y = tangent(at(list, 1));
    return make(Sequence, x, y);
  }

  Pair adjoint(Id list) {
    applies();
    if (op(list) == End) return {nothing_, nothing_};
    const Pair x = adjointOf(at(list, 0)), y = adjoint(at(list, 1));
    const Id forward = make(Sequence, x.forward, y.forward);
    return {forward, make(Sequence, y.backward, x.backward)};
  }

 private:
  // What an actual argument needs before the call, in it and after it.
  struct Actual {
    Id before, list, after;
  };

  void applies() {
    if constexpr (counted) ++applications_;
  }
  template <class... Arguments>
  Id make(Op op, Arguments... arguments) {
    return arena_.make(op, arguments...);
  }
  Op op(Id t) const { return arena_.op(t); }
  Word at(Id t, unsigned i) const { return arena_.argument(t, i); }
  bool isReference(Id t) const { return op(t) == Variable || op(t) == Indexed; }
  bool is(Id t, Word value) const { return op(t) == Number && at(t, 0) == value; }
  static bool isDiffFormal(Word procedure, Word position) { return (procedure + position) % 3 != 0; }

  // --- both modes ---
  Id reference(Id t) {
    applies();
    const Id variable = make(DiffVariable, at(t, 0));
    return op(t) == Variable ? variable : make(DiffIndexed, variable, at(t, 1));
  }
  Id plus(Id x, Id y) {
    applies();
    if (is(x, 0)) return y;
    return is(y, 0) ? x : make(Plus, x, y);
  }
  Id minus(Id x, Id y) {
    applies();
    if (is(y, 0)) return x;
    return is(x, 0) ? make(Negative, y) : make(Minus, x, y);
  }
  Id times(Id x, Id y) {
    applies();
    if (is(x, 0) || is(y, 0)) return zero_;
    if (is(x, 1)) return y;
    return is(y, 1) ? x : make(Times, x, y);
  }

  // --- tangent ---
  Id tangentExpression(Id e) {
    applies();
    if (!arena_.isActive(e)) return zero_;
    applies();
    switch (op(e)) {
      case Add: {
        const Id x = tangentExpression(at(e, 1)), y = tangentExpression(at(e, 2));
        return plus(x, y);
      }
      case Sub: {
        const Id x = tangentExpression(at(e, 1)), y = tangentExpression(at(e, 2));
        return minus(x, y);
      }
      case Mul: {
        const Id y = tangentExpression(at(e, 2)), left = times(at(e, 1), y);
        const Id x = tangentExpression(at(e, 1)), right = times(x, at(e, 2));
        return plus(left, right);
      }
      case Sin: {
        const Id x = tangentExpression(at(e, 1)), cosine = make(Cos, at(e, 1));
        return times(cosine, x);
      }
      default:
        return reference(e);
    }
  }

  Actual tangentActuals(Id list, Word procedure, Word position) {
    applies();
    if (op(list) == End) return {nothing_, end_, nothing_};
    const Id actual = at(list, 0);
    if (!isDiffFormal(procedure, position)) {
      const Actual rest = tangentActuals(at(list, 1), procedure, position + 1);
      return {rest.before, make(Cons, actual, rest.list), rest.after};
    }
    Id before = nothing_, diff;
    applies();
    if (isReference(actual) && arena_.isDiff(actual)) {
      diff = reference(actual);
    } else {
      diff = make(DiffTemporary, fresh_++);
      before = make(Assignment, diff, tangentExpression(actual));
    }
    const Actual rest = tangentActuals(at(list, 1), procedure, position + 1);
    return withDiff(actual, {before, diff, nothing_}, rest);
  }

  Actual withDiff(Id actual, const Actual &own, const Actual &rest) {
    const Id cell = make(Cons, own.list, rest.list), before = make(Sequence, own.before, rest.before);
    const Id list = make(Cons, actual, cell);
    return {before, list, make(Sequence, own.after, rest.after)};
  }

  Id tangentOf(Id s) {
    applies();
    const bool live = at(s, 0) != 0;
    switch (op(s)) {
      case Assign:
        return tangentAssign(s, live);
      case If: {
        if (!live) return nothing_;
        const Id yes = tangent(at(s, 2)), no = tangent(at(s, 3));
        return make(Branch, at(s, 1), yes, no);
      }
      case Loop:
        if (!live) return nothing_;
        return make(Repeat, at(s, 1), at(s, 2), at(s, 3), at(s, 4), tangent(at(s, 5)));
      default:
        return tangentCall(s, live);
    }
  }

  Id tangentAssign(Id s, bool live) {
    const Id left = at(s, 2), right = at(s, 3);
    if (!arena_.isDiff(left)) return live ? make(Assignment, left, right) : nothing_;
    const Id diff = reference(left), derivative = tangentExpression(right), x = make(Assignment, diff, derivative);
    return live ? make(Sequence, x, make(Assignment, left, right)) : x;
  }

  Id tangentCall(Id s, bool live) {
    const Word procedure = at(s, 3);
    if (at(s, 1)) {
      const Actual r = tangentActuals(at(s, 4), procedure, 0);
      const Id name = make(TangentOf, procedure), call = make(Invoke, name, r.list);
      return make(Sequence, r.before, make(Sequence, call, r.after));
    }
    return live ? make(Invoke, make(Procedure, procedure), at(s, 4)) : nothing_;
  }

  // --- adjoint ---
  Id adjointExpression(Id e, Id seed) {
    applies();
    if (!arena_.isActive(e)) return nothing_;
    applies();
    switch (op(e)) {
      case Add: {
        const Id x = adjointExpression(at(e, 1), seed), y = adjointExpression(at(e, 2), seed);
        return make(Sequence, x, y);
      }
      case Sub: {
        const Id x = adjointExpression(at(e, 1), seed), y = adjointExpression(at(e, 2), make(Negative, seed));
        return make(Sequence, x, y);
      }
      case Mul: {
        const Id x = adjointExpression(at(e, 1), make(Times, at(e, 2), seed));
        const Id y = adjointExpression(at(e, 2), make(Times, at(e, 1), seed));
        return make(Sequence, x, y);
      }
      case Sin:
        return adjointExpression(at(e, 1), make(Times, make(Cos, at(e, 1)), seed));
      default: {
        const Id diff = reference(e), sum = make(Plus, diff, seed);
        return make(Assignment, diff, sum);
      }
    }
  }

  Actual adjointActuals(Id list, Word procedure, Word position) {
    applies();
    if (op(list) == End) return {nothing_, end_, nothing_};
    const Id actual = at(list, 0);
    if (!isDiffFormal(procedure, position)) {
      const Actual rest = adjointActuals(at(list, 1), procedure, position + 1);
      return {rest.before, make(Cons, actual, rest.list), rest.after};
    }
    Id before = nothing_, diff, after = nothing_;
    applies();
    if (isReference(actual) && arena_.isDiff(actual)) {
      diff = reference(actual);
    } else {
      diff = make(DiffTemporary, fresh_++);
      before = make(Assignment, diff, zero_);
      after = adjointExpression(actual, diff);
    }
    const Actual rest = adjointActuals(at(list, 1), procedure, position + 1);
    return withDiff(actual, {before, diff, after}, rest);
  }

  Id restored(bool stored, Id reference) {
    applies();
    return stored ? make(Cons, reference, end_) : end_;
  }

  Pair adjointOf(Id s) {
    applies();
    const bool live = at(s, 0) != 0;
    switch (op(s)) {
      case Assign:
        return adjointAssign(s, live);
      case If:
        return live ? adjointIf(s) : Pair{nothing_, nothing_};
      case Loop:
        return live ? adjointLoop(s) : Pair{nothing_, nothing_};
      default:
        return adjointCall(s, live);
    }
  }

  Pair adjointAssign(Id s, bool live) {
    const Id left = at(s, 2), right = at(s, 3);
    if (!arena_.isDiff(left)) return live ? adjointPassive(s) : Pair{nothing_, nothing_};
    const Id kept = live ? restored(at(s, 1), left) : nothing_;
    const Id diff = reference(left), seed = make(DiffTemporary, fresh_++), back = adjointExpression(right, seed);
    const Id take = make(Assignment, seed, diff), clear = make(Assignment, diff, zero_);
    const Id backward = make(Sequence, take, make(Sequence, clear, back));
    if (!live) return {nothing_, backward};
    const Id push = make(Push, kept), again = make(Assignment, left, right), pop = make(Pop, kept);
    const Id forward = make(Sequence, push, again);
    return {forward, make(Sequence, pop, backward)};
  }

  // A live assignment to what has no derivative.
  Pair adjointPassive(Id s) {
    const Id kept = restored(at(s, 1), at(s, 2)), push = make(Push, kept), again = make(Assignment, at(s, 2), at(s, 3));
    const Id forward = make(Sequence, push, again);
    return {forward, make(Pop, kept)};
  }

  Pair adjointIf(Id s) {
    const Id taken = make(Temporary, fresh_++);
    const Pair yes = adjoint(at(s, 2)), no = adjoint(at(s, 3));
    const Id pushYes = make(Push, make(True)), pushNo = make(Push, make(False));
    const Id x = make(Sequence, yes.forward, pushYes), y = make(Sequence, no.forward, pushNo);
    const Id forward = make(Branch, at(s, 1), x, y), pop = make(Pop, taken);
    return {forward, make(Sequence, pop, make(Branch, taken, yes.backward, no.backward))};
  }

  Pair adjointLoop(Id s) {
    const Id from = make(Temporary, fresh_++), to = make(Temporary, fresh_++), step = make(Temporary, fresh_++);
    const Pair body = adjoint(at(s, 5));
    const Id variable = at(s, 1), bounds = listOf(make(Minus, variable, step), from, make(Negative, step));
    const Id loop = make(Repeat, variable, from, at(s, 3), step, body.forward);
    const Id setStep = make(Assignment, step, at(s, 4)), setFrom = make(Assignment, from, at(s, 2));
    const Id run = make(Sequence, setStep, make(Sequence, loop, make(Push, bounds)));
    const Id forward = make(Sequence, make(Push, variable), make(Sequence, setFrom, run));
    const Id pop = make(Pop, listOf(from, to, step)), back = make(Repeat, variable, from, to, step, body.backward);
    return {forward, make(Sequence, pop, make(Sequence, back, make(Pop, variable)))};
  }

  Id listOf(Id x, Id y, Id z) { return make(Cons, x, make(Cons, y, make(Cons, z, end_))); }

  Pair adjointCall(Id s, bool live) {
    const Word procedure = at(s, 3);
    const Id list = at(s, 4);
    if (at(s, 1)) return at(s, 2) ? jointCall(procedure, list, live) : splitCall(procedure, list);
    if (!live) return {nothing_, nothing_};
    const Id kept = restored(true, make(Variable, procedure)), push = make(Push, kept);
    const Id call = make(Invoke, make(Procedure, procedure), list), forward = make(Sequence, push, call);
    return {forward, make(Pop, kept)};
  }

  // The procedure is run forward, and later from a snapshot, forward and back.
  Pair jointCall(Word procedure, Id list, bool live) {
    applies();  // of the rule for the snapshot
    const Id snapshot = make(Cons, make(Variable, procedure), end_);
    const Actual r = adjointActuals(list, procedure, 0);
    const Id pushNone = make(Push, end_), push = make(Push, snapshot);
    const Id run = live ? make(Sequence, push, make(Invoke, make(Procedure, procedure), list)) : push;
    const Id forward = make(Sequence, pushNone, run), pop = make(Pop, snapshot), look = make(Look, end_);
    const Id call = make(Invoke, make(AdjointOf, procedure), r.list), rest = make(Sequence, r.after, make(Pop, end_));
    const Id back = make(Sequence, r.before, make(Sequence, call, rest));
    return {forward, make(Sequence, pop, make(Sequence, look, back))};
  }

  Pair splitCall(Word procedure, Id list) {
    const Actual r = adjointActuals(list, procedure, 0);
    const Id forward = make(Invoke, make(ForwardOf, procedure), list);
    const Id call = make(Invoke, make(BackwardOf, procedure), r.list), rest = make(Sequence, call, r.after);
    return {forward, make(Sequence, r.before, rest)};
  }

  Arena arena_;
  Id nothing_ = make(Nothing), end_ = make(End), zero_ = make(Number, 0);
  Word fresh_ = 0;
  std::uint64_t applications_ = 0;
};

template <bool counted>
W2Result run(int statements) {
  Limit<counted> limit(statements);
  const Id items = limit.items(statements);
  const double begin = processorSeconds();
  const Id tangent = limit.tangent(items);
  const auto adjoint = limit.adjoint(items);
  W2Result r;
  r.seconds = processorSeconds() - begin;
  r.applications = limit.applications();
  r.in = limit.size(items);
  r.tangent = limit.size(tangent);
  r.forward = limit.size(adjoint.forward);
  r.backward = limit.size(adjoint.backward);
  return r;
}

}  // namespace
}  // namespace w2

W2Result w2Limit(int statements, bool counted) { return counted ? w2::run<true>(statements) : w2::run<false>(statements); }

}  // namespace dotbar::bench
