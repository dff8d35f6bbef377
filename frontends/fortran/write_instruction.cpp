// Instructions as text, from an explicit stack of what is still to be written.
#include "engine/il/declarations.h"
#include "frontends/fortran/directive.h"
#include "frontends/fortran/writer.h"
#include "il_make.h"

namespace dotbar::fortran {

// What a source says about derivatives was obeyed in its derivative, where it may stand alone.
void Writer::commentLines(const std::vector<std::string> &lines, int depth, Tree t) {
  for (const std::string &line : lines)
    if (const auto said = derived_ ? directive(line, 0) : std::nullopt; !said || !said->own) out_.comment(depth, line, t);
}

// Comments of a source tree, or of the source statement that a built instruction comes from: those once a unit, and not
// when the statement itself is printed in it.
void Writer::commentsBefore(Tree t, int depth) {
  const il::Comments *own = f_.comments(t);
  if (own && done_.insert(t.id).second) commentLines(own->before, depth, t);
  Tree source = f_.origin(t).source;  // what was built from what was built (a normalised unit) comes from the source in the end
  while (source && !f_.comments(source) && f_.origin(source).source != source) source = f_.origin(source).source;
  const bool isPart = il::hasSort(f_.op(t), il::Sort::Instr) || il::hasSort(f_.op(t), il::Sort::Case);
  if (source && isPart && !il::hasSort(f_.op(source), il::Sort::Instr) && !il::hasSort(f_.op(source), il::Sort::Case))
    return;  // made for a whole unit
  const il::Comments *theirs = source && source != t ? f_.comments(source) : nullptr;
  if (!theirs || own_.count(source.id) || !done_.insert(source.id).second) return;
  commentLines(theirs->before, depth, t);
  if (!theirs->trailing.empty()) out_.comment(depth, theirs->trailing, t);
}

std::string Writer::trailing(Tree t) {
  const il::Comments *c = f_.comments(t);
  return c ? c->trailing : "";
}

void Writer::endOfList(Tree list, int depth) {
  if (const il::Comments *c = f_.comments(list)) commentLines(c->before, depth, list);
}

void Writer::instructions(Tree list, int depth) {
  jobs_.push_back({Job::EndOfList, list, depth, "", ""});
  if (hasCasts_) return together(list, 0, f_.arity(list), depth);
  for (std::uint32_t i = f_.arity(list); i-- > 0;) jobs_.push_back({Job::Instruction, f_.child(list, i), depth, "", ""});
}

void Writer::run() {
  while (!jobs_.empty()) {
    Job job = std::move(jobs_.back());
    jobs_.pop_back();
    switch (job.kind) {
      case Job::Instruction:
        instruction(job.tree, job.depth);
        break;
      case Job::Else:
        elsePart(std::move(job));
        break;
      case Job::Case:
        casePart(job);
        break;
      case Job::Guard:
        guard(job);
        break;
      case Job::EndSelection:
        taken_.pop_back();
        out_.word("end select");
        out_ << behind(job.construct);
        out_.end(job.depth, job.tree);
        break;
      case Job::Wrapped:
        wrapped(job);
        break;
      case Job::EndOfList:
        endOfList(job.tree, job.depth);
        break;
      case Job::Line:
        out_.word(job.word);
        out_ << behind(job.construct);
        out_.end(job.depth, job.tree);
        break;
    }
  }
}

void Writer::instruction(Tree t, int depth) {
  const Tree whole = t;
  commentsBefore(t, depth);
  std::string label, construct;
  for (; f_.is(t, Op::Label) || f_.is(t, Op::Named); t = il::AnyOp::instr_(f_, t)) {
    if (t != whole) commentsBefore(t, depth);
    if (f_.is(t, Op::Label))
      label = f_.text(il::LabelOp::label_(f_, t));
    else
      construct = f_.text(il::NamedOp::construct_(f_, t));
  }
  if (t != whole) commentsBefore(t, depth);
  switch (f_.op(t)) {
    case Op::If:
    case Op::Where:
    case Op::Loop:
    case Op::Select:
    case Op::Flowgraph:
      return compound(t, label, construct, depth, whole);
    case Op::Instrs:
      return instructions(t, depth);
    case Op::Checkpoint:  // where the original runs as it is, a fragment is its statements
      return instructions(il::CheckpointOp::body_(f_, t), depth);
    case Op::Forget:  // nothing is done
      return;
    case Op::Comment:
      return out_.comment(depth, " " + std::string(f_.text(il::CommentOp::text_(f_, t))), t);
    default:
      break;
  }
  if (!label.empty()) out_ << label << " ";
  if (f_.is(t, Op::Other) || f_.is(t, Op::Output) || f_.is(t, Op::Input) || f_.is(t, Op::Stop)) {
    const std::string first = out_.take();
    return copiedLines(first + copiedText(t), depth, whole, trailing(whole));
  }
  oneLine(t);
  out_.end(depth, whole, trailing(whole));
}

// What an IF statement may hold on its line.
bool Writer::plainAction(Tree t) const {
  if (!silent(t) || f_.origin(t).source) return false;
  switch (f_.op(t)) {
    case Op::Assign:
    case Op::PointTo:
    case Op::Call:
    case Op::Allocate:
    case Op::Deallocate:
    case Op::Goto:
    case Op::Return:
    case Op::ReturnValue:
    case Op::Exit:
    case Op::Cycle:
      return true;
    case Op::Stop:
    case Op::Output:
    case Op::Input:
      return f_.text(il::AnyOp::text_(f_, t)).find('\n') == std::string_view::npos;
    default:
      return false;
  }
}

void Writer::compound(Tree t, const std::string &label, const std::string &construct, int depth, Tree whole) {
  if (!label.empty()) out_ << label << " ";
  if (f_.is(t, Op::Flowgraph)) {
    if (!label.empty()) {
      out_.word("continue");
      out_.end(depth, whole);
    }
    return instructions(il::FlowgraphOp::body_(f_, t), depth);
  }
  if (!construct.empty()) out_ << construct << ": ";
  auto endLine = [&](std::string_view word) { jobs_.push_back({Job::Line, whole, depth, construct, word}); };
  switch (f_.op(t)) {
    case Op::If:
    case Op::Where: {
      if (typeTest(t)) return selection(t, construct, depth, whole);
      const bool masked = f_.is(t, Op::Where);
      const Tree then = il::AnyOp::then_(f_, t), otherwise = il::AnyOp::else_(f_, t);
      auto head = [&] {
        out_.word(masked ? "where (" : "if (");
        expression(il::AnyOp::test_(f_, t));
        out_ << ")";
      };
      head();
      const Tree only = f_.arity(then) == 1 && f_.arity(otherwise) == 0 ? f_.children(then).front() : Tree{};
      if (construct.empty() && only && silent(then) && silent(otherwise) &&
          (masked ? f_.is(only, Op::Assign) : plainAction(only))) {
        const std::string begun = out_.take();
        out_ << begun << " ";
        oneLine(only);
        if (out_.fits(depth)) return out_.end(depth, whole, trailing(whole));
        out_.forget();
        if (!label.empty()) out_ << label << " ";
        head();
      }
      if (!masked) out_.word(" then");
      out_.end(depth, whole, trailing(whole));
      jobs_.push_back({Job::Else, t, depth, construct, ""});
      return instructions(then, depth + 1);
    }
    case Op::Loop:
      loopHeader(il::LoopOp::control_(f_, t));
      out_.end(depth, whole, trailing(whole));
      endLine("end do");
      return instructions(il::LoopOp::body_(f_, t), depth + 1);
    default:
      out_.word("select case (");
      expression(il::SelectOp::value_(f_, t));
      out_ << ")";
      out_.end(depth, whole, trailing(whole));
      endLine("end select");
      return cases(il::SelectOp::cases_(f_, t), depth);
  }
}

void Writer::cases(Tree list, int depth) {
  jobs_.push_back({Job::EndOfList, list, depth, "", ""});
  for (std::uint32_t i = f_.arity(list); i-- > 0;) jobs_.push_back({Job::Case, f_.child(list, i), depth, "", ""});
}

void Writer::elsePart(Job job) {
  const bool masked = f_.is(job.tree, Op::Where);
  const Tree otherwise = il::AnyOp::else_(f_, job.tree);
  if (f_.arity(otherwise) == 0 && silent(otherwise)) {
    out_.word(masked ? "end where" : "end if");
    out_ << behind(job.construct);
    return out_.end(job.depth, job.tree);
  }
  const Tree only = f_.arity(otherwise) == 1 ? f_.children(otherwise).front() : Tree{};
  if (only && f_.is(only, f_.op(job.tree)) && !typeTest(only) && silent(otherwise) && silent(only)) {
    out_.word(masked ? "elsewhere (" : "else if (");
    expression(il::AnyOp::test_(f_, only));
    out_ << ")";
    if (!masked) out_.word(" then");
    out_.end(job.depth, only);
    jobs_.push_back({Job::Else, only, job.depth, job.construct, ""});
    return instructions(il::AnyOp::then_(f_, only), job.depth + 1);
  }
  out_.word(masked ? "elsewhere" : "else");
  out_.end(job.depth, job.tree);
  jobs_.push_back({Job::Line, job.tree, job.depth, job.construct, masked ? "end where" : "end if"});
  instructions(otherwise, job.depth + 1);
}

void Writer::casePart(const Job &job) {
  const Tree t = job.tree;
  commentsBefore(t, job.depth);
  const bool ranged = f_.is(t, Op::Case);
  out_.word(ranged ? "case (" : "case default");
  if (ranged) {
    const Tree ranges = il::CaseOp::ranges_(f_, t);
    for (std::uint32_t i = 0; i < f_.arity(ranges); ++i) {
      const Tree r = f_.child(ranges, i);
      comma(i);
      if (f_.is(r, Op::Between)) {
        expression(il::BetweenOp::lower_(f_, r));
        out_ << ":";
        expression(il::BetweenOp::upper_(f_, r));
      } else {
        expression(il::SingleOp::value_(f_, r));
      }
    }
    out_ << ")";
  }
  out_.end(job.depth, t, trailing(t));
  instructions(il::AnyOp::body_(f_, t), job.depth + 1);
}

void Writer::loopHeader(Tree control) {
  out_.word("do");
  if (f_.is(control, Op::While)) {
    out_.word(" while (");
    expression(il::WhileOp::test_(f_, control));
    out_ << ")";
  } else if (f_.is(control, Op::Do)) {
    using O = il::DoOp;
    out_ << " " << f_.text(O::var_(f_, control)) << " = ";
    expression(O::first_(f_, control));
    comma(1);
    expression(O::last_(f_, control));
    if (const Tree step = O::step_(f_, control); !none(step)) comma(2), expression(step);
  }
}

void Writer::pseudo(std::string_view word, Tree list) {
  out_ << word << "(";
  expression(list);
  out_ << ")";
}

void Writer::call(std::string_view procedure, Tree args) {
  if (procedure.starts_with("assignment(=)")) {
    expression(f_.children(args)[0]);
    out_ << " = ";
    return expression(f_.children(args)[1]);
  }
  out_.word("call ");
  application(procedure, args);
}

void Writer::jump(Tree t) {
  switch (f_.op(t)) {
    case Op::Goto:
      out_.word("go to ");
      return void(out_ << f_.text(il::GotoOp::label_(f_, t)));
    case Op::GotoComputed: {
      out_.word("go to ");
      const Tree value = il::GotoComputedOp::value_(f_, t);
      if (f_.is(value, Op::OtherExpr)) return expression(value);  // an assigned GOTO
      out_ << "(";
      expression(il::GotoComputedOp::labels_(f_, t));
      out_ << "), ";
      return expression(value);
    }
    case Op::IfArithmetic: {
      using O = il::IfArithmeticOp;
      out_.word("if (");
      expression(O::value_(f_, t));
      out_ << ") " << f_.text(O::negative_(f_, t)) << ", " << f_.text(O::zero_(f_, t)) << ", " << f_.text(O::positive_(f_, t));
      return;
    }
    case Op::Return:
      return out_.word("return");
    case Op::ReturnValue:
      out_.word("return ");
      return expression(il::ReturnValueOp::value_(f_, t));
    default:
      out_.word(f_.is(t, Op::Exit) ? "exit" : "cycle");
      if (const Tree construct = il::AnyOp::construct_(f_, t); !none(construct)) out_ << " " << f_.text(construct);
  }
}

void Writer::allocate(Tree t) {
  using O = il::AllocateOp;
  out_.word("allocate(");
  if (const Tree spelled = O::type_(f_, t); f_.is(spelled, Op::StructType))
    out_ << f_.text(il::StructTypeOp::tag_(f_, spelled)) << " :: ";
  else if (!none(spelled))
    type(spelled), out_ << " :: ";
  const Tree objects = O::objects_(f_, t);
  for (std::uint32_t k = 0; k < f_.arity(objects); ++k) {
    comma(k);
    expression(il::AllocationOp::object_(f_, f_.child(objects, k)));
    dimensions(il::AllocationOp::bounds_(f_, f_.child(objects, k)));
  }
  memoryOption("source", O::source_(f_, t));
  memoryOption("mold", O::mold_(f_, t));
  memoryOptions(t);
}

void Writer::deallocate(Tree t) {
  out_.word("deallocate(");
  const Tree objects = il::DeallocateOp::objects_(f_, t);
  for (std::uint32_t k = 0; k < f_.arity(objects); ++k) comma(k), expression(f_.child(objects, k));
  memoryOptions(t);
}

void Writer::memoryOption(std::string_view word, Tree value) {
  if (none(value)) return;
  comma(1);
  out_.word(word);
  out_ << "=";
  expression(value);
}

void Writer::memoryOptions(Tree t) {
  memoryOption("stat", il::AnyOp::status_(f_, t));
  memoryOption("errmsg", il::AnyOp::message_(f_, t));
  out_ << ")";
}

void Writer::oneLine(Tree t) {
  using O = il::AnyOp;
  switch (f_.op(t)) {
    case Op::Assign:
    case Op::PointTo:
      expression(O::left_(f_, t));
      out_ << (f_.is(t, Op::Assign) ? " = " : " => ");
      out_.mayBreak();
      return expression(O::right_(f_, t));
    case Op::Call:
      if (!il::hasResult(f_, t)) return call(f_.text(il::CallOp::procedure_(f_, t)), O::args_(f_, t));
      expression(O::result_(f_, t));
      out_ << " = ";
      return application(f_.text(il::CallOp::procedure_(f_, t)), O::args_(f_, t));
    case Op::Goto:
    case Op::GotoComputed:
    case Op::IfArithmetic:
    case Op::Exit:
    case Op::Cycle:
    case Op::Return:
    case Op::ReturnValue:
      return jump(t);
    case Op::Continue:
      return out_.word("continue");
    case Op::Allocate:
      return allocate(t);
    case Op::Deallocate:
      return deallocate(t);
    case Op::Stop:
    case Op::Output:
    case Op::Input:
    case Op::Other:
      return out_.copied(copiedText(t));
    case Op::Push:
      return pseudo("push", il::PushOp::values_(f_, t));
    case Op::Pop:
      return pseudo("pop", il::PopOp::references_(f_, t));
    case Op::Look:
      return pseudo("look", il::LookOp::references_(f_, t));
    default:  // control values, and whatever is no instruction of Fortran: its dump in the layout of a call
      expression(t);
  }
}

}  // namespace dotbar::fortran
