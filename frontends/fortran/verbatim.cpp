// Constructs that IL has no operator for: WHERE, FORALL, ASSOCIATE, BLOCK, CRITICAL, SELECT TYPE, DO CONCURRENT, interface
// blocks, enumerations, submodules. Their text is kept, in canonical lines, with every name it mentions.
#include <algorithm>
#include <array>

#include "frontends/fortran/blocks.h"
#include "frontends/fortran/lexical.h"

namespace dotbar::fortran {
namespace {

bool isKeyword(std::string_view word) {
  static constexpr std::array words = {
      std::string_view("where"),     std::string_view("elsewhere"), std::string_view("endwhere"),  std::string_view("forall"),
      std::string_view("endforall"), std::string_view("end"),       std::string_view("do"),        std::string_view("concurrent"),
      std::string_view("enddo"),     std::string_view("if"),        std::string_view("then"),      std::string_view("else"),
      std::string_view("elseif"),    std::string_view("endif"),     std::string_view("associate"), std::string_view("block"),
      std::string_view("critical"),  std::string_view("select"),    std::string_view("case"),      std::string_view("default"),
      std::string_view("type"),      std::string_view("class"),     std::string_view("is"),        std::string_view("rank"),
      std::string_view("call"),      std::string_view("real"),      std::string_view("integer"),   std::string_view("logical"),
      std::string_view("character"), std::string_view("team"),      std::string_view("change"),    std::string_view("while")};
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Constructs whose inside is not looked into: only their end is.
bool opaqueInside(std::string_view word) { return word == "interface" || word == "enum" || word == "submodule"; }

}  // namespace

void Blocks::openCopied(Statement &s, LogicalLine &line) {
  const bool declaration = s.word == "interface" || s.word == "enum";
  if (s.word != "submodule" && !declaration && !executableHere(line)) return;
  Frame frame;
  frame.kind = Frame::Copied;
  frame.where = s.where;
  frame.comments = take(line);
  frame.copied = std::make_unique<CopiedPart>();
  frame.copied->word = s.word;
  frame.copied->loops = s.word == "do";
  if (!line.label.empty()) frame.label = intern(line.label);
  line.label.clear();
  if (!units_.empty()) frame.copied->scope = std::make_unique<Scope>(unit().scope);
  stack_.push_back(std::move(frame));
  Cursor cursor(line);
  copiedText(*stack_.back().copied, line, cursor, false);
  if (!opaqueInside(s.word)) checkCopied(*stack_.back().copied, line, true);
}

void Blocks::copiedText(CopiedPart &part, LogicalLine &line, Cursor &cursor, bool inner) {
  const std::string indent = inner ? "  " : "";
  for (const std::string &c : line.before) part.text += "\n  !" + c;
  if (!line.trailing.empty()) part.text += "\n  !" + line.trailing;
  line.before.clear();
  line.trailing.clear();
  if (!part.text.empty()) part.text += '\n';
  part.text += indent + (line.label.empty() ? "" : line.label + " ") + cursor.text(0, line.code.size());
}

void Blocks::mention(CopiedPart &part, const std::vector<Tree> &names) {
  for (Tree n : names) {
    const bool known = part.scope && part.scope->isKnown(f_.symbol(n));
    if ((known || !isKeyword(f_.text(n))) && part.seen.insert(f_.symbol(n)).second) part.names.push_back(n);
  }
}

bool Blocks::endsCopied(StatementParser &parser, const CopiedPart &part) {
  Cursor &c = parser.cursor();
  const bool found = (c.keyword("end") && c.keyword(part.word)) || (c.back(0), c.keyword("end" + part.word)) ||
                     (part.word == "change team" && (c.back(0), c.keyword("end team")));
  c.back(0);
  return found;
}

// A statement inside is parsed for its errors and its effect on the flow of control, which a copy would hide.
void Blocks::checkCopied(CopiedPart &part, LogicalLine &line, bool first) {
  StatementParser parser(f_, *part.scope, line, {});
  mention(part, parser.mentionsOf(line));
  if (first) return;
  Cursor probe(line);
  for (const char *w : {"elsewhere", "else where", "type is", "class is", "class default", "rank", "end where", "end forall",
                        "end associate", "end block", "end critical", "end team"})
    if (probe.keyword(w)) return;
  const Statement s = parser.parse();
  if (s.kind == Statement::Failed) return syntax(parser, line);
  if (s.kind == Statement::Do || (s.kind == Statement::Verbatim && s.word == "do")) ++part.loops;
  if (s.kind == Statement::EndDo) --part.loops;
  if (s.doLabel) error(DiagnosticKind::Unsupported, s.where, "a labelled DO inside a " + part.word + " construct");
  Tree t = s.tree;
  if (s.kind == Statement::Action && f_.is(t, Op::If) && f_.arity(f_.child(t, 1)) == 1) t = f_.child(f_.child(t, 1), 0);
  if (s.kind != Statement::Action) return;
  const bool leaves = f_.is(t, Op::Return) || f_.is(t, Op::ReturnValue) || !parser.jumps().empty();
  const bool inLoop = (f_.is(t, Op::Exit) || f_.is(t, Op::Cycle)) && (part.loops == 0 || f_.is(f_.child(t, 0), Op::Text));
  if (leaves || inLoop) error(DiagnosticKind::Unsupported, s.where, "a jump out of a " + part.word + " construct");
}

void Blocks::copiedLine(LogicalLine &line) {
  CopiedPart &part = *stack_.back().copied;
  StatementParser parser(f_, part.scope ? *part.scope : outside_, line, {true, false, false});
  const bool ends = endsCopied(parser, part);
  if (ends) {
    if (--part.depth == 0) return closeCopied(line);
    Cursor cursor(line);
    if (part.word == "do") --part.loops;
    return copiedText(part, line, cursor, true);
  }
  if (part.word == "interface" || part.word == "submodule") {
    const auto mark = f_.mark();
    const Statement s = parser.parse();
    if (s.kind == Statement::Unit && s.trees.size() == 5 && part.word == "interface") {
      const Symbol name = f_.symbol(s.trees[2]);
      const Span where = f_.span(s.trees[2]);
      f_.release(mark);
      part.names.push_back(f_.leaf(Op::Name, name, where));
      unit().scope->declare(name, 0);
    }
  } else if (part.word != "enum") {
    const auto mark = f_.mark();
    StatementParser nested(f_, *part.scope, line, {});
    const Statement s = nested.parse();
    if (s.kind == Statement::Verbatim && s.word == part.word) ++part.depth;
    if (part.word == "do" && s.kind == Statement::Do && !s.doLabel) ++part.depth;
    if (part.word == "select" && s.kind == Statement::Select) ++part.depth;
    f_.release(mark);
    checkCopied(part, line, false);
  }
  Cursor cursor(line);
  copiedText(part, line, cursor, true);
}

void Blocks::closeCopied(LogicalLine &line) {
  Cursor cursor(line);
  Frame frame = std::move(stack_.back());
  copiedText(*frame.copied, line, cursor, false);
  stack_.pop_back();
  CopiedPart &part = *frame.copied;
  const Span where{frame.where.begin, line.end};
  const Tree text = f_.leaf(Op::Text, part.text, where);
  Tree t;
  if (part.word == "submodule") {
    t = f_.node(Op::OtherUnit, {text}, where);
    stack_[0].cases.push_back(t);
  } else if (part.word == "interface" || part.word == "enum") {
    t = f_.node(Op::OtherDecl, {text, f_.node(Op::Names, part.names, where)}, where);
    unitFrame().decls.push_back(t);
  } else {
    t = f_.node(Op::Other, {text, f_.node(Op::Exprs, part.names, where)}, where);
    if (frame.label) t = f_.node(Op::Label, {f_.leaf(Op::Text, frame.label, frame.where), t}, where);
    append(t);
  }
  if (!frame.comments.before.empty() || !frame.comments.trailing.empty()) f_.setComments(t, std::move(frame.comments));
}

}  // namespace dotbar::fortran
