// SELECT TYPE: tests of what type an object is, and what takes it for one of that type. Fortran has no cast but this construct:
// what stands in no branch for the type gets a construct of its own around it. It is evaluated only where the object is of the
// type. SELECT RANK likewise, of how many dimensions an object has.
#include <algorithm>
#include <cctype>
#include <functional>

#include "engine/il/walk.h"
#include "frontends/fortran/writer.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

// The name of a type that a branch is for, or an object is taken for; empty: none of its own.
Symbol tagOf(const Forest &f, Tree type) {
  const bool named = type && (f.is(type, Op::ClassType) || f.is(type, Op::StructType));
  return named ? f.symbol(il::AnyOp::tag_(f, type)) : Symbol{};
}

bool isOneType(const Forest &f, Tree a, Tree b) {
  if (!a || !b) return false;
  return tagOf(f, a) ? tagOf(f, a) == tagOf(f, b) : f.equal(a, b);
}

}  // namespace

// Whether this is a number of dimensions.
bool Writer::isRank(Tree type) const { return f_.is(type, Op::ArrayType); }

// The test for a type that an IF decides by, or by whose opposite; no tree: it is another IF.
Tree Writer::typeTest(Tree t) const {
  if (!f_.is(t, Op::If)) return {};
  Tree test = il::IfOp::test_(f_, t);
  if (f_.is(test, Op::Not)) test = il::NotOp::operand_(f_, test);
  while (f_.is(test, Op::Paren)) test = il::ParenOp::operand_(f_, test);
  return f_.is(test, Op::IsOf) ? test : Tree{};
}

// A name for what is no variable, which nothing has that stands around.
std::string Writer::freeName(Tree object, Tree around) const {
  Tree at = object;
  while (f_.is(at, Op::Index) || f_.is(at, Op::Downcast)) at = il::AnyOp::base_(f_, at);
  const Tree last = f_.is(at, Op::Field) ? il::FieldOp::member_(f_, at) : at;
  const std::string wanted = f_.is(last, Op::Name) ? std::string(f_.text(last)) : "object";
  std::string name = wanted;
  const auto isIt = [&](Tree t) { return f_.is(t, Op::Name) && f_.text(t) == name; };
  const auto isTaken = [&](const Taken &t) { return t.name == name; };
  for (int k = 0; il::any(f_, around, isIt) || std::ranges::any_of(taken_, isTaken); ++k) name = wanted + std::to_string(k);
  return name;
}

// The first line of a construct. The name that stands for the object in it.
std::string Writer::openSelection(Tree object, Tree type, Tree around, int depth, Tree t, std::string_view trailing) {
  const std::string name = f_.is(object, Op::Name) ? std::string(f_.text(object)) : freeName(object, around);
  out_.word(isRank(type) ? "select rank (" : "select type (");
  if (!f_.is(object, Op::Name)) out_ << name << " => ";
  expression(object);
  out_ << ")";
  out_.end(depth, t, trailing);
  return name;
}

void Writer::defaultLine(bool byRank, int depth, Tree t) {
  out_.word(byRank ? "rank default" : "class default");
  out_.end(depth, t);
}

void Writer::guardLine(Tree type, bool mayExtend, int depth, Tree t) {
  if (isRank(type)) {
    out_.word("rank (");
    out_ << std::to_string(f_.arity(il::ArrayTypeOp::dims_(f_, type))) << ")";
  } else {
    out_.word(f_.is(type, Op::ClassType) || (mayExtend && tagOf(f_, type)) ? "class is (" : "type is (");
    if (tagOf(f_, type))
      out_ << dotbar::text(tagOf(f_, type));
    else
      this->type(type);
    out_ << ")";
  }
  out_.end(depth, t);
}

void Writer::selection(Tree t, const std::string &construct, int depth, Tree whole) {
  const Tree object = il::IsOfOp::object_(f_, typeTest(t)), type = il::IsOfOp::type_(f_, typeTest(t));
  taken_.push_back({object, {}, openSelection(object, type, t, depth, whole, trailing(whole))});
  jobs_.push_back({Job::EndSelection, whole, depth, construct, ""});
  guard({Job::Guard, t, depth, "", ""});
}

// A branch; or, with the word "else", what comes behind it: a branch for another type, or that for all others.
void Writer::guard(const Job &job) {
  Tree t = job.tree;
  const bool isOpposite = !f_.is(il::IfOp::test_(f_, t), Op::IsOf);
  if (job.word.empty()) {
    taken_.back().type = il::IsOfOp::type_(f_, typeTest(t));
    guardLine(taken_.back().type, false, job.depth, t);
    jobs_.push_back({Job::Guard, t, job.depth, "", "else"});
    return instructions(isOpposite ? il::IfOp::else_(f_, t) : il::IfOp::then_(f_, t), job.depth + 1);
  }
  const Tree others = isOpposite ? il::IfOp::then_(f_, t) : il::IfOp::else_(f_, t);
  if (f_.arity(others) == 0 && silent(others)) return;
  const Tree next = f_.arity(others) == 1 ? f_.children(others).front() : Tree{}, test = next ? typeTest(next) : Tree{};
  const bool byRank = isRank(il::IsOfOp::type_(f_, typeTest(t)));
  if (test && silent(others) && f_.equal(il::IsOfOp::object_(f_, test), taken_.back().object) &&
      isRank(il::IsOfOp::type_(f_, test)) == byRank) {
    commentsBefore(next, job.depth);
    return guard({Job::Guard, next, job.depth, "", ""});
  }
  taken_.back().type = {};
  defaultLine(byRank, job.depth, t);
  instructions(others, job.depth + 1);
}

// --- what takes an object for one of a type outside of such a branch ---

// The innermost one in an expression or a statement; no tree: there is none.
Tree Writer::uncovered(Tree t) const {
  if (isLeaf(f_.op(t))) return {};
  for (Tree c : f_.children(t))
    if (const Tree found = uncovered(c)) return found;
  if (!f_.is(t, Op::Downcast)) return {};
  const Tree object = il::DowncastOp::base_(f_, t), type = il::DowncastOp::type_(f_, t);
  const bool covered =
      std::ranges::any_of(taken_, [&](const Taken &k) { return isOneType(f_, k.type, type) && f_.equal(k.object, object); });
  return covered ? Tree{} : t;
}

// What an instruction evaluates whenever it is executed: of a construct, what it decides by; of WHERE, in which no other
// construct may stand, all.
template <class Act>
void Writer::evaluated(Tree t, Act &&act) const {
  while (f_.is(t, Op::Label) || f_.is(t, Op::Named)) t = il::AnyOp::instr_(f_, t);
  switch (f_.op(t)) {
    case Op::If:
      return act(typeTest(t) ? il::IsOfOp::object_(f_, typeTest(t)) : il::AnyOp::test_(f_, t));
    case Op::Loop:
      act(il::LoopOp::control_(f_, t));
      return evaluatedInTrips(il::LoopOp::body_(f_, t), act);
    case Op::Select:
      return act(il::SelectOp::value_(f_, t));
    case Op::Checkpoint:
    case Op::Flowgraph:
    case Op::Instrs:
    case Op::Comment:
    case Op::Forget:
      return;
    default:
      act(t);
  }
}

// What takes arrays for such of so many dimensions, which an array has in all trips: the construct goes around the loop.
template <class Act>
void Writer::evaluatedInTrips(Tree body, Act &&act) const {
  const auto mayLeave = [&](Tree t) {
    const Op op = f_.op(t);
    return op == Op::Exit || op == Op::Cycle || op == Op::Return || op == Op::Stop || op == Op::Other || op == Op::Label ||
           op == Op::Goto || op == Op::GotoComputed || op == Op::IfArithmetic;
  };
  if (il::any(f_, body, mayLeave)) return;
  const std::function<void(Tree)> ofRank = [&](Tree t) {
    if (isLeaf(f_.op(t))) return;
    if (f_.is(t, Op::Downcast) && isRank(il::DowncastOp::type_(f_, t))) return void(act(t));
    for (Tree c : f_.children(t)) ofRank(c);
  };
  for (Tree i : f_.children(body)) evaluated(i, ofRank);
}

// The innermost one in that; no tree: there is none.
Tree Writer::castAlways(Tree instruction) const {
  Tree found;
  if (hasCasts_)
    evaluated(instruction, [&](Tree t) {
      if (!found) found = uncovered(t);
    });
  return found;
}

// Whether an instruction is carried out only where the object is of the type.
bool Writer::wants(Tree instruction, Tree cast) const {
  bool found = false;
  evaluated(instruction, [&](Tree e) { found |= il::any(f_, e, [&](Tree t) { return f_.equal(t, cast); }); });
  return found;
}

// A list from a place on: those in a row that take the same object for one of the same type go into one construct.
void Writer::together(Tree list, std::size_t from, std::size_t to, int depth) {
  std::vector<Job> all;
  while (from < to) {
    const Tree first = f_.child(list, static_cast<std::uint32_t>(from)), cast = castAlways(first);
    std::size_t end = from + 1;
    while (cast && end < to && wants(f_.child(list, static_cast<std::uint32_t>(end)), cast)) ++end;
    Job job{cast ? Job::Wrapped : Job::Instruction, cast ? list : first, depth, "", ""};
    job.from = from, job.to = end;
    all.push_back(std::move(job));
    from = end;
  }
  for (std::size_t k = all.size(); k-- > 0;) jobs_.push_back(std::move(all[k]));
}

void Writer::wrapped(const Job &job) {
  const Tree first = f_.child(job.tree, static_cast<std::uint32_t>(job.from)), cast = castAlways(first);
  const Tree object = il::DowncastOp::base_(f_, cast), type = il::DowncastOp::type_(f_, cast);
  taken_.push_back({object, type, openSelection(object, type, job.tree, job.depth, first, "")});
  guardLine(type, true, job.depth, first);  // of it, or of one that extends it: what the branch says that is for the type
  jobs_.push_back({Job::EndSelection, first, job.depth, "", ""});
  together(job.tree, job.from, job.to, job.depth + 1);
}

// An object as one of a type: the name that stands for it in the branch.
void Writer::cast(Tree t) {
  const Tree object = il::DowncastOp::base_(f_, t), type = il::DowncastOp::type_(f_, t);
  for (std::size_t k = taken_.size(); k-- > 0;)
    if (isOneType(f_, taken_[k].type, type) && f_.equal(taken_[k].object, object)) return void(out_ << taken_[k].name);
  later(object);
}

namespace {

bool isOfName(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

// Where the text has this reference from a place on, outside of character constants and not as a part of another; npos: nowhere.
std::size_t occurrence(const std::string &text, const std::string &reference, std::size_t from) {
  char quote = 0, before = ' ';
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const std::size_t end = at + reference.size();
    if (!quote && at >= from && before != '%' && (at == 0 || !isOfName(text[at - 1])) &&
        text.compare(at, reference.size(), reference) == 0 && (end >= text.size() || !isOfName(text[end])))
      return at;
    if (quote ? c == quote : c == '\'' || c == '"') quote = quote ? '\0' : c;
    if (c != ' ') before = c;
  }
  return std::string::npos;
}

}  // namespace

// The text of what is copied. Where it speaks of an object as one of a type, it says the name that stands for that.
std::string Writer::copiedText(Tree t) const {
  std::string all(f_.text(il::AnyOp::text_(f_, t)));
  for (std::size_t k = taken_.size(); k-- > 0;) {
    const auto isIt = [&](Tree x) {
      return f_.is(x, Op::Downcast) && isOneType(f_, taken_[k].type, il::DowncastOp::type_(f_, x)) &&
             f_.equal(taken_[k].object, il::DowncastOp::base_(f_, x));
    };
    if (f_.is(taken_[k].object, Op::Name) || !il::any(f_, t, isIt)) continue;
    const std::string object = writeExpression(f_, taken_[k].object);
    for (std::size_t at = 0; (at = occurrence(all, object, at)) != all.npos; at += taken_[k].name.size())
      all.replace(at, object.size(), taken_[k].name);
  }
  return all;
}

}  // namespace dotbar::fortran
