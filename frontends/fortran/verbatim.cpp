// Constructs that IL has no operator for: FORALL, CRITICAL, SELECT TYPE. Their text is kept, in canonical lines, with every name
// it mentions. Enumerations become the constants that they declare.
#include <algorithm>

#include "frontends/fortran/blocks.h"
#include "frontends/fortran/lexical.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

// Constructs whose inside is not looked into: only their end is.
bool opaqueInside(std::string_view word) { return word == "enum"; }

}  // namespace

void Blocks::openCopied(Statement &s, LogicalLine &line) {
  const bool declaration = s.word == "enum";
  if (!declaration && !executableHere(line)) return;
  Frame frame;
  frame.kind = Frame::Copied;
  frame.where = s.where;
  frame.comments = take(line);
  frame.copied = std::make_unique<CopiedPart>();
  frame.copied->word = s.word;
  frame.copied->kind = kindOf(s.word, "construct");
  if (s.construct) frame.copied->constructs.insert(s.construct);
  if (!line.label.empty()) frame.label = intern(line.label);
  line.label.clear();
  if (!units_.empty()) frame.copied->scope = std::make_unique<Scope>(&scopeHere());
  stack_.push_back(std::move(frame));
  if (declaration && !units_.empty()) scopeHere().enumerated = {};
  Cursor cursor(line);
  copiedText(*stack_.back().copied, line, cursor, false);
  if (!opaqueInside(s.word)) checkCopied(*stack_.back().copied, line, true);
}

// What is copied has the directives of its lines.
void Blocks::keepDirectives(LogicalLine &line) {
  auto &all = stack_.back().comments.directives;
  all.insert(all.end(), line.directives.begin(), line.directives.end());
  line.directives.clear();
}

void Blocks::copiedText(CopiedPart &part, LogicalLine &line, Cursor &cursor, bool inner) {
  const std::string indent = inner ? "  " : "";
  for (const std::string &c : line.before) part.text += "\n  !" + c;
  if (!line.trailing.empty()) part.text += "\n  !" + line.trailing;
  line.before.clear();
  line.trailing.clear();
  keepDirectives(line);
  if (!part.text.empty()) part.text += '\n';
  part.text += indent + (line.label.empty() ? "" : line.label + " ") + cursor.text(0, line.code.size());
}

void Blocks::mention(CopiedPart &part, const std::vector<Tree> &names) {
  for (Tree n : names)
    if (part.seen.insert(f_.symbol(n)).second) part.names.push_back(n);
}

// Every name in a tree but those of members, of arguments' keywords and of types.
void Blocks::mentionAll(CopiedPart &part, Tree root) {
  std::vector<Tree> open{root}, found;
  while (!open.empty()) {
    const Tree t = open.back();
    open.pop_back();
    if (f_.is(t, Op::Name)) found.push_back(t);
    if (f_.is(t, Op::Apply)) part.calls.push_back(il::ApplyOp::function_(f_, t));
    if (f_.is(t, Op::Call)) part.calls.push_back(il::CallOp::procedure_(f_, t));
    if (f_.is(t, Op::Other))
      for (Tree c : f_.children(il::OtherOp::calls_(f_, t))) part.calls.push_back(c);
    if (f_.is(t, Op::OtherExpr)) {
      const std::string_view text = f_.text(il::OtherExprOp::text_(f_, t));
      const std::size_t open = text.find('(');
      if (open != text.npos && text.find('%') != text.npos)  // perhaps a type-bound function
        part.calls.push_back(f_.leaf(Op::Name, text.substr(0, open), f_.span(t)));
    }
    const il::OpInfo &info = il::info(f_.op(t));
    const bool skip = f_.is(t, Op::Field) || f_.is(t, Op::Keyword) || f_.is(t, Op::StructType) || f_.is(t, Op::ClassType);
    for (std::uint32_t k = f_.arity(t); k-- > 0;)
      if (!skip || info.children[k].use != il::Use::Bind) open.push_back(f_.child(t, k));
  }
  mention(part, found);
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
  Cursor probe(line);
  bool ofConstruct = first;
  for (const char *w : {"elsewhere", "else where", "type is", "class is", "class default", "end where", "end forall", "end block",
                        "end critical", "end team"})
    ofConstruct |= probe.keyword(w);
  if (ofConstruct) return mention(part, parser.mentionsOf(line));
  const Statement s = parser.parse();
  if (s.kind == Statement::Failed) return syntax(parser, line, false);
  if (s.kind == Statement::Verbatim) mention(part, parser.mentionsOf(line));
  if (s.tree) mentionAll(part, s.tree);
  for (Tree t : s.trees) mentionAll(part, t);
  effects(part, s, parser);
}

// What a statement inside does to the flow of control.
void Blocks::effects(CopiedPart &part, const Statement &s, const StatementParser &parser) {
  if (s.kind == Statement::Do) ++part.loops;
  if (s.kind == Statement::EndDo) --part.loops;
  if (s.construct && s.kind != Statement::EndDo && s.kind != Statement::EndIf) part.constructs.insert(s.construct);
  if (s.doLabel) part.doLabels.push_back(s.doLabel);
  Tree t = s.tree;
  if (s.kind == Statement::Action && f_.is(t, Op::If) && f_.arity(il::IfOp::then_(f_, t)) == 1)
    t = f_.children(il::IfOp::then_(f_, t)).front();
  if (s.kind != Statement::Action) return;
  for (Symbol label : parser.jumps()) part.jumps.push_back({label, s.where});
  if (f_.is(t, Op::Return) || f_.is(t, Op::ReturnValue)) part.jumps.push_back({intern("return"), s.where});
  if (!f_.is(t, Op::Exit) && !f_.is(t, Op::Cycle)) return;
  const std::string word = f_.is(t, Op::Exit) ? "exit" : "cycle";
  if (const Tree construct = il::AnyOp::construct_(f_, t); f_.is(construct, Op::Text)) {
    if (!part.constructs.count(f_.symbol(construct)))
      part.jumps.push_back({intern(word + " " + std::string(f_.text(construct))), s.where});
  } else if (part.loops == 0) {
    part.jumps.push_back({intern(word), s.where});
  }
}

// The label in front of a line of the construct: no jump out of it goes there; labelled loops may end there.
void Blocks::copiedLabel(CopiedPart &part, const LogicalLine &line) {
  if (line.label.empty()) return;
  const Symbol label = intern(line.label);
  part.labels.insert(label);
  for (; !part.doLabels.empty() && part.doLabels.back() == label; part.doLabels.pop_back()) --part.loops;
}

// Where the construct may jump to, each once.
Tree Blocks::copiedJumps(CopiedPart &part) {
  std::vector<Tree> targets;
  std::set<Symbol> seen = part.labels;
  for (const auto &[target, where] : part.jumps) {
    if (!seen.insert(target).second) continue;
    targets.push_back(jumpTree(f_, target, where));
    unit().jumps.insert(target);
  }
  return f_.node(Op::Jumps, targets);
}

void Blocks::copiedLine(LogicalLine &line) {
  CopiedPart &part = *stack_.back().copied;
  copiedLabel(part, line);
  if (part.word == "#if") {
    StatementParser inside(f_, units_.empty() ? outside_ : scopeHere(), line,
                           {true, !units_.empty() && !unit().executable, false});
    const Statement s = inside.parse();
    conditionalStatement(part, s);
    effects(part, s, inside);
    if (s.kind == Statement::Failed) mention(part, inside.mentions(line));
    if (s.kind == Statement::Verbatim) mention(part, inside.mentionsOf(line));
    if (s.tree) mentionAll(part, s.tree);
    for (Tree t : s.trees) mentionAll(part, t);
    Cursor cursor(line);
    return copiedText(part, line, cursor, true);
  }
  StatementParser parser(f_, part.scope ? *part.scope : outside_, line, {true, false, false});
  const bool ends = endsCopied(parser, part);
  if (ends) {
    if (--part.depth == 0) return closeCopied(line);
    Cursor cursor(line);
    return copiedText(part, line, cursor, true);
  }
  if (part.word == "enum" && !units_.empty()) {
    StatementParser inside(f_, scopeHere(), line, {false, true, false});
    if (const Statement s = inside.parse(); s.kind == Statement::Declarations) {
      part.constants.insert(part.constants.end(), s.trees.begin(), s.trees.end());
      if (Comments said = take(line); !said.empty()) f_.setComments(part.constants.back(), std::move(said));
    }
  }
  if (!opaqueInside(part.word)) {
    const auto mark = f_.mark();
    StatementParser nested(f_, *part.scope, line, {});
    const Statement s = nested.parse();
    if (s.kind == Statement::Verbatim && s.word == part.word) ++part.depth;
    f_.release(mark);
    checkCopied(part, line, false);
  }
  Cursor cursor(line);
  copiedText(part, line, cursor, true);
}

void Blocks::closeCopied(LogicalLine &line) {
  Cursor cursor(line);
  Frame frame = std::move(stack_.back());
  if (frame.comments.trailing.empty()) frame.comments.trailing.swap(line.trailing);
  copiedText(*frame.copied, line, cursor, false);
  auto &all = frame.comments.directives, &late = stack_.back().comments.directives;
  all.insert(all.end(), late.begin(), late.end());
  stack_.pop_back();
  CopiedPart &part = *frame.copied;
  const Span where{frame.where.begin, line.end};
  const Tree text = f_.leaf(Op::Text, part.text, where);
  Tree t;
  if (!part.constants.empty()) {  // as what they are
    for (const Tree d : part.constants) declsHere().push_back(d);
    t = part.constants.front();
  } else if (part.word == "enum") {
    t = f_.node(Op::OtherDecl, {text, f_.node(Op::Names, part.names, where)}, where);
    declsHere().push_back(t);
  } else {
    t = f_.node(Op::Other,
                {f_.leaf(Op::Text, part.kind, where), text, f_.node(Op::Exprs, part.names, where),
                 f_.node(Op::Names, part.calls, where), copiedJumps(part)},
                where);
    if (frame.label) t = f_.node(Op::Label, {f_.leaf(Op::Text, frame.label, frame.where), t}, where);
    append(t);
  }
  if (const Comments *own = f_.comments(t)) {
    frame.comments.before.insert(frame.comments.before.end(), own->before.begin(), own->before.end());
    if (!own->trailing.empty()) frame.comments.before.push_back(own->trailing);
  }
  if (!frame.comments.empty()) f_.setComments(t, std::move(frame.comments));
}

}  // namespace dotbar::fortran
