// Constructs open, go on in branches, and end: frames of the stack machine become trees.
#include <algorithm>

#include "frontends/fortran/blocks.h"
#include "il_make.h"

namespace dotbar::fortran {

void Blocks::closeLoops(Symbol label, LogicalLine &line) {
  while (stack_.back().kind == Frame::Do && stack_.back().doLabel == label) closeDo(line);
}

void Blocks::open(Frame::Kind kind, Statement &s, LogicalLine &line) {
  if (kind != Frame::Type && !executableHere(line)) return;
  Frame frame;
  frame.kind = kind;
  frame.where = s.where;
  frame.construct = s.construct;
  frame.doLabel = s.doLabel;
  if (!line.label.empty()) frame.label = intern(line.label);
  frame.comments = take(line);
  frame.head = s.tree;
  frame.concurrent = s.concurrent;
  frame.opening = s.second;
  if (kind == Frame::If || kind == Frame::Where) frame.branches.push_back({s.tree, {}, s.where.begin});
  if (kind == Frame::Type) frame.cases = s.trees;  // tag and attributes
  stack_.push_back(std::move(frame));
}

void Blocks::elseBranch(Statement &s, LogicalLine &line) {
  Frame &frame = stack_.back();
  const bool masked = s.kind == Statement::ElseWhere;
  const std::string word = masked ? "ELSEWHERE" : "ELSE";
  if (frame.kind != (masked ? Frame::Where : Frame::If))
    return void(error(DiagnosticKind::Syntax, s.where, word + " without " + (masked ? "WHERE" : "IF")));
  if (frame.inElse) return void(error(DiagnosticKind::Syntax, s.where, word + " behind " + word));
  frame.branches.back().body = list(Op::Instrs, frame.body, line);
  if (s.kind == Statement::ElseIf || (masked && s.tree))
    frame.branches.push_back({s.tree, {}, s.where.begin});
  else
    frame.inElse = true;
}

void Blocks::closeCase(LogicalLine &line) {
  Frame &frame = stack_.back();
  if (!frame.inCase) return;
  const Span where{frame.caseWhere.begin, line.start};
  const Tree body = list(Op::Instrs, frame.body, line);
  const Tree t = frame.ranges ? f_.node(Op::Case, {frame.ranges, body}, where) : f_.node(Op::DefaultCase, {body}, where);
  if (!frame.caseComments.empty()) f_.setComments(t, std::move(frame.caseComments));
  frame.caseComments = {};
  frame.cases.push_back(t);
}

void Blocks::caseBranch(Statement &s, LogicalLine &line) {
  Frame &frame = stack_.back();
  if (frame.kind != Frame::Select) return void(error(DiagnosticKind::Syntax, s.where, "CASE without SELECT CASE"));
  // what is said of derivatives in front of a further CASE is said behind the statements before it
  const bool said = std::any_of(line.directives.begin(), line.directives.end(), [](const il::Directive &d) { return d.own; });
  Comments comments;
  if (!(frame.inCase && said)) comments = take(line);
  closeCase(line);
  if (frame.inCase && said) comments = take(line);
  frame.inCase = true;
  frame.ranges = s.tree;
  frame.caseWhere = s.where;
  frame.caseComments = std::move(comments);
}

void Blocks::endBlock(Frame::Kind kind, Statement &s, LogicalLine &line) {
  Frame &frame = stack_.back();
  if (kind == Frame::Select && frame.kind == Frame::SelectType) kind = Frame::SelectType;
  if (frame.kind != kind) {
    const std::string word(describe(kind));
    Diagnostic &d = error(DiagnosticKind::Syntax, s.where, "END " + word + " without " + word);
    if (frame.kind != Frame::Unit && frame.kind != Frame::File)
      d.note(frame.where, "this " + std::string(describe(frame.kind)) + " is open");
    return;
  }
  if (s.construct != frame.construct && kind != Frame::Type)
    error(DiagnosticKind::Syntax, s.where,
          frame.construct ? "expected the name '" + std::string(text(frame.construct)) + "'"
                          : "a name that the construct does not have");
  const Symbol label = line.label.empty() ? Symbol{} : intern(line.label);
  switch (kind) {
    case Frame::If:
    case Frame::Where:
      closeIf(line);
      break;
    case Frame::Select:
      closeSelect(line);
      break;
    case Frame::Type:
      closeType(line);
      break;
    case Frame::Block:
      closeBlock(line);
      break;
    case Frame::Associate:
      closeAssociate(line);
      break;
    case Frame::SelectType:
      closeSelectType(line);
      break;
    case Frame::Forall:
      closeForall(line);
      break;
    default:
      if (label && (!frame.doLabel || unit().jumps.count(label))) {
        const Span where{line.start, line.start + 1};
        append(f_.node(Op::Label, {f_.leaf(Op::Text, label, where), f_.node(Op::Continue, {}, where)}, where));
      }
      closeDo(line);
      if (label) closeLoops(label, line);
      return;
  }
  if (label && kind != Frame::Type) {  // a jump to the end of a block goes behind it
    const Span where{line.start, line.start + 1};
    append(f_.node(Op::Label, {f_.leaf(Op::Text, label, where), f_.node(Op::Continue, {}, where)}, where));
  }
}

// A finished block: named, labelled, with the comments of its first line, to the frame below.
void Blocks::placed(Frame &frame, Tree t, LogicalLine &) {
  const Span where = f_.span(t);
  if (frame.construct) t = f_.node(Op::Named, {f_.leaf(Op::Text, frame.construct, frame.where), t}, where);
  if (frame.label) t = f_.node(Op::Label, {f_.leaf(Op::Text, frame.label, frame.where), t}, where);
  if (!frame.comments.empty()) f_.setComments(t, std::move(frame.comments));
  append(t);
}

// ELSE IF is an if in the else part, ELSEWHERE with a mask likewise.
void Blocks::closeIf(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  const std::uint32_t end = line.end;
  const Op op = frame.kind == Frame::Where ? Op::Where : Op::If;
  Tree rest;
  if (frame.inElse) {
    rest = list(Op::Instrs, frame.body, line);
  } else {
    frame.branches.back().body = list(Op::Instrs, frame.body, line);
    rest = f_.node(Op::Instrs, {}, {line.start, line.start});
  }
  for (std::size_t i = frame.branches.size(); i-- > 0;) {
    const Branch &b = frame.branches[i];
    const Tree t = f_.node(op, {b.test, b.body, rest}, {b.begin, end});
    if (i == 0) return placed(frame, t, line);
    rest = f_.node(Op::Instrs, {t}, f_.span(t));
  }
}

void Blocks::closeDo(LogicalLine &line) {
  if (stack_.back().concurrent) return closeConcurrent(line);
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  const Tree body = list(Op::Instrs, frame.body, line);
  placed(frame, f_.node(Op::Loop, {frame.head, body}, {frame.where.begin, line.end}), line);
}

void Blocks::closeSelect(LogicalLine &line) {
  if (stack_.back().inCase) closeCase(line);
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  const Tree cases = list(Op::Cases, frame.cases, line);
  placed(frame, f_.node(Op::Select, {frame.head, cases}, {frame.where.begin, line.end}), line);
}

void Blocks::closeType(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  const Tree members = list(Op::Decls, frame.decls, line);
  const Tree t = f_.node(Op::Typedef, {frame.cases[0], frame.cases[1], members}, {frame.where.begin, line.end});
  if (!frame.comments.empty()) f_.setComments(t, std::move(frame.comments));
  declsHere().push_back(t);
}

}  // namespace dotbar::fortran
