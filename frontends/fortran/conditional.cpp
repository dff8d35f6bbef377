// Statements between lines of the preprocessor: copied with those lines, as one declaration, instruction or unit that
// mentions every name in them. What is not whole (half a construct, declarations and instructions) is refused.
#include "frontends/fortran/blocks.h"

namespace dotbar::fortran {

void Blocks::openConditional(LogicalLine &line) {
  const std::size_t first = conditionals_.front().comments;
  Frame frame;
  frame.kind = Frame::Copied;
  frame.where = conditionals_.front().where;
  for (std::size_t i = 0; i < first; ++i) frame.comments.before.push_back(comments_[i].text);
  frame.comments.directives.swap(directives_);
  frame.copied = std::make_unique<CopiedPart>();
  CopiedPart &part = *frame.copied;
  part.word = "#if";
  part.kind = "statement that depends on the preprocessor";
  part.depth = static_cast<int>(conditionals_.size());
  for (std::size_t i = first; i < comments_.size(); ++i)
    part.text += std::string(part.text.empty() ? "" : "\n") + (comments_[i].directive ? "" : "  !") + comments_[i].text;
  comments_.clear();
  conditionals_.clear();
  stack_.push_back(std::move(frame));
  line.preprocessor ? conditionalLine(*stack_.back().copied, line) : copiedLine(line);
}

// A line of the preprocessor inside what is copied; the last #endif ends a conditional.
void Blocks::conditionalLine(CopiedPart &part, LogicalLine &line) {
  const std::size_t word = line.code.find_first_not_of(" \t", 1);
  auto is = [&](std::string_view w) { return word != std::string::npos && line.code.compare(word, w.size(), w) == 0; };
  for (const std::string &c : line.before) part.text += "\n  !" + c;
  line.before.clear();
  keepDirectives(line);
  part.text += "\n" + line.original;
  if (is("define")) macro(line);
  if (part.word != "#if") return;
  if (is("include")) refuseConditional(part, {line.start, line.end});
  if ((is("el") || is("endif")) && part.nesting != 0) part.odd = true;
  if (is("if")) ++part.depth;
  if (is("endif") && --part.depth == 0) closeConditional(line);
}

void Blocks::conditionalStatement(CopiedPart &part, const Statement &s) {
  const bool inside = part.nesting > 0;
  switch (s.kind) {
    case Statement::Failed:
      break;
    case Statement::Declarations:
    case Statement::Include:
    case Statement::Format:
      if (!inside) part.declares = true;
      break;
    case Statement::TypeDef:
    case Statement::Interface:
    case Statement::Verbatim:
    case Statement::IfThen:
    case Statement::Do:
    case Statement::Select:
    case Statement::Where:
    case Statement::Block:
    case Statement::Associate:
    case Statement::SelectType:
    case Statement::Forall:
    case Statement::Unit: {
      const bool declares = s.kind == Statement::TypeDef || s.kind == Statement::Interface || s.word == "enum";
      if (!inside) (s.kind == Statement::Unit ? part.units : declares ? part.declares : part.acts) = true;
      ++part.nesting;
      part.odd |= bool(s.doLabel);
      break;
    }
    case Statement::Action:
      if (!inside) part.acts = true;
      break;
    case Statement::EndIf:
    case Statement::EndDo:
    case Statement::EndSelect:
    case Statement::EndWhere:
    case Statement::EndBlock:
    case Statement::EndAssociate:
    case Statement::EndForall:
    case Statement::EndType:
    case Statement::EndInterface:
    case Statement::End:
      --part.nesting;
      part.odd |= part.nesting < 0;
      break;
    case Statement::ElseIf:
    case Statement::ElseWhere:
    case Statement::Else:
    case Statement::Case:
    case Statement::TypeGuard:
    case Statement::Contains:
    case Statement::Specifics:
      part.odd |= !inside;
      break;
  }
}

void Blocks::refuseConditional(CopiedPart &part, Span where) {
  if (!part.odd) preprocess(error(DiagnosticKind::Unsupported, where, "statements that depend on the preprocessor"));
  part.odd = true;
}

void Blocks::closeConditional(LogicalLine &line) {
  Frame frame = std::move(stack_.back());
  stack_.pop_back();
  CopiedPart &part = *frame.copied;
  const Span where{frame.where.begin, line.end};
  const Frame &top = stack_.back();
  const bool unitsHere =
      top.kind == Frame::File || top.kind == Frame::Interface || (top.kind == Frame::Unit && top.unit->contains);
  const bool declarationsHere = specificationHere();
  const bool mixed = int(part.declares) + int(part.acts) + int(part.units) > 1;
  const bool fits = unitsHere                 ? !part.acts && !part.declares
                    : top.kind == Frame::Type ? !part.acts && !part.units
                                              : !part.units && (declarationsHere || !part.declares);
  if (part.odd || mixed || !fits)
    return preprocess(error(DiagnosticKind::Unsupported, frame.where, "statements that depend on the preprocessor"));
  const Tree text = f_.leaf(Op::Text, part.text, where);
  Tree t;
  if (unitsHere) {
    t = f_.node(Op::OtherUnit, {text}, where);
    if (top.kind == Frame::Interface)
      describe(t);
    else
      (units_.empty() ? stack_[0].cases : unit().units).push_back(t);
  } else if (!part.acts && (declarationsHere || top.kind == Frame::Type)) {
    t = f_.node(part.declares ? Op::UnknownDecl : Op::OtherDecl, {text, f_.node(Op::Names, part.names, where)}, where);
    (top.kind == Frame::Type ? stack_.back().decls : declsHere()).push_back(t);
    if (part.declares) scopeHere().setOpen();
  } else {
    if (!executableHere(line)) return;
    t = f_.node(Op::Other,
                {f_.leaf(Op::Text, part.kind, where), text, f_.node(Op::Exprs, part.names, where),
                 f_.node(Op::Names, part.calls, where), copiedJumps(part)},
                where);
    append(t);
  }
  if (!frame.comments.empty()) f_.setComments(t, std::move(frame.comments));
}

}  // namespace dotbar::fortran
