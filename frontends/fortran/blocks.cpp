// The stack machine: statements into blocks.
#include "frontends/fortran/blocks.h"

#include <algorithm>
#include <cctype>

#include "frontends/fortran/lexical.h"
#include "il_make.h"

namespace dotbar::fortran {

Blocks::Blocks(Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const ReadOptions &options)
    : f_(forest), sources_(sources), diagnostics_(diagnostics), options_(options) {
  stack_.emplace_back();
  stack_.back().kind = Frame::File;
}

Diagnostic &Blocks::error(DiagnosticKind kind, Span where, std::string message) {
  return errors_++ < maximumErrors ? diagnostics_.report(kind, where, std::move(message)) : unseen_;
}

StatementParser::Context Blocks::context() const {
  StatementParser::Context c;
  const Frame &top = stack_.back();
  c.interface = top.kind == Frame::Interface;
  c.header = top.kind == Frame::File || c.interface || (top.kind == Frame::Unit && top.unit->contains);
  c.specification = specificationHere() && !fragment_;
  c.block = top.kind == Frame::Block;
  c.component = top.kind == Frame::Type;
  c.guards = top.kind == Frame::SelectType && !top.byRank;
  c.ranks = top.kind == Frame::SelectType && top.byRank;
  return c;
}

void Blocks::statement(LogicalLine &line) {
  if (line.preprocessor) return preprocessor(line);
  if (stack_.back().kind != Frame::Copied && (!comments_.empty() || !conditionals_.empty()))
    if (!afterPreprocessor(line, true)) return;
  if (!macros_.empty()) usesMacro(line);
  if (line.unended)
    return void(error(DiagnosticKind::Syntax, {line.unended, line.unended + 1}, "a character constant without end"));
  if (stack_.back().kind == Frame::Copied) return copiedLine(line);
  if (line.code.empty()) {
    if (!line.label.empty()) error(DiagnosticKind::Syntax, {line.start, line.end}, "a label without a statement");
    return;
  }
  StatementParser parser(f_, units_.empty() ? outside_ : scopeHere(), line, context());
  Statement s = parser.parse();
  const bool goesOn = std::exchange(unfinished_, false);
  if (s.kind == Statement::Failed) return syntax(parser, line, goesOn);
  if (stack_.size() == 1 && s.kind != Statement::Unit && s.kind != Statement::Include && s.kind != Statement::Failed) {
    if (s.kind == Statement::End && !s.word.empty())
      return void(error(DiagnosticKind::Syntax, s.where, "END without a program unit to end"));
    openMain(line.start);
    return statement(line);
  }
  if (!units_.empty()) {
    unit().jumps.insert(parser.jumps().begin(), parser.jumps().end());
    assigned(s, parser.jumps());
  }
  apply(s, line);
}

// What to do about a statement that is wrong where it ends, behind something that more must follow.
static const char *howToGoOn(const LogicalLine &line, std::size_t wrongAt) {
  const std::size_t last = line.code.find_last_not_of(' ');
  if (last == std::string::npos || wrongAt <= last || line.opaque(last)) return "";
  if (std::string_view("+-*/,=(<>").find(line.code[last]) == std::string_view::npos) return "";
  return line.fixed ? "the line that goes on has a character in column 6; what stands behind column 72 is a comment"
                    : "a line that goes on in the next one ends with &";
}

// `goesOn`: it is the rest of a line that should go on here, which has been said.
void Blocks::syntax(StatementParser &parser, LogicalLine &line, bool goesOn) {
  Cursor &c = parser.cursor();
  const std::uint32_t at = c.place(c.furthest());
  const std::string how = howToGoOn(line, c.furthest());
  if (!goesOn) error(DiagnosticKind::Syntax, {at, at + 1}, c.expected()).fix = how;
  unfinished_ = !how.empty();
  recover(line);
}

// A statement that could not be read but opened a block or a unit: open it all the same, so that its end finds it.
void Blocks::recover(LogicalLine &line) {
  const std::string &code = line.code;
  auto starts = [&](std::string_view w) { return code.compare(0, w.size(), w) == 0; };
  auto ends = [&](std::string_view w) {
    return code.size() >= w.size() && code.compare(code.size() - w.size(), w.size(), w) == 0;
  };
  Statement s;
  s.where = {line.start, line.end};
  const Tree none = f_.leaf(Op::Noexpr, "");
  s.tree = none;
  const auto c = context();
  if (c.header) {
    const std::size_t parenthesis = code.find('(');
    const bool function = code.find("function") < parenthesis, subroutine = code.find("subroutine") < parenthesis;
    if (!function && !subroutine) return;
    s.kind = Statement::Unit;
    s.word = function ? "function" : "subroutine";
    s.trees = {f_.node(Op::Attrs, {}), f_.leaf(Op::Notype, ""), f_.leaf(Op::Name, "?"), f_.node(Op::Names, {}),
               f_.leaf(Op::Noname, "")};
    return openUnit(s, line);
  }
  if (units_.empty()) return;
  if (starts("if") && ends("then")) {
    s.kind = Statement::IfThen;
    return open(Frame::If, s, line);
  }
  if (starts("do ") || starts("dowhile") || starts("do,")) {
    s.tree = f_.node(Op::Forever, {});
    return open(Frame::Do, s, line);
  }
  if (starts("select")) {
    const Tree any = f_.leaf(Op::Name, "?");
    s.trees = {any, any};
    s.word = starts("select rank") ? "rank" : "type";
    if (starts("select type") || starts("select rank")) return openSelectType(s, line);
    open(Frame::Select, s, line);
    stack_.back().inCase = true;
  }
}

// `#` lines. Line markers are dropped. A conditional around nothing but comments stays as comments, as do macros that no
// statement uses; a conditional around statements is copied (conditional.cpp).
void Blocks::preprocessor(LogicalLine &line) {
  if (stack_.back().kind == Frame::Copied) return conditionalLine(*stack_.back().copied, line);
  const std::size_t word = line.code.find_first_not_of(" \t", 1);
  if (word == std::string::npos || (line.code[word] >= '0' && line.code[word] <= '9')) return;
  auto is = [&](std::string_view w) { return line.code.compare(word, w.size(), w) == 0; };
  if (is("line") || is("ident") || is("pragma")) return;
  const Span where{line.start, line.end};
  if (is("include")) {
    Statement s;
    s.kind = Statement::Include;
    s.where = where;
    s.word = includedName(line);
    s.second = line.original;
    return conditionals_.empty() ? include(s, line) : openConditional(line);
  }
  if (is("define") || is("undef")) {
    if (is("define")) macro(line);
    return conditionals_.empty() ? keepDirective(line) : openConditional(line);
  }
  const std::size_t before = comments_.size() + line.before.size();
  if (is("if")) {
    conditionals_.push_back({where, before});
  } else if (is("endif") && !conditionals_.empty()) {
    conditionals_.pop_back();
  } else if (is("endif") || (is("el") && conditionals_.empty())) {
    error(DiagnosticKind::Syntax, where, "a line for the preprocessor without #if");
  }
  for (const std::string &c : line.before) comments_.push_back({c, false});
  directives_.insert(directives_.end(), line.directives.begin(), line.directives.end());
  std::string text = line.original;
  std::replace(text.begin(), text.end(), '\n', ' ');
  comments_.push_back({text, true});
}

// #define and #undef decide what later conditionals hold: they stay where they are.
void Blocks::keepDirective(LogicalLine &line) {
  afterPreprocessor(line, false);
  const Span where{line.start, line.end};
  const Tree text = f_.leaf(Op::Text, line.original, where);
  Frame &top = stack_.back();
  Tree t;
  if (top.kind == Frame::File || (top.kind == Frame::Unit && top.unit->contains)) {
    t = f_.node(Op::OtherUnit, {text}, where);
    (units_.empty() ? stack_[0].cases : unit().units).push_back(t);
  } else if (top.kind == Frame::Type || specificationHere()) {
    t = f_.node(Op::OtherDecl, {text, f_.node(Op::Names, {}, where)}, where);
    top.decls.push_back(t);
  } else {
    const Tree kind = f_.leaf(Op::Text, "line of the preprocessor", where);
    t = f_.node(Op::Other,
                {kind, text, f_.node(Op::Exprs, {}, where), f_.node(Op::Names, {}, where), f_.node(Op::Jumps, {}, where)}, where);
    if (top.kind == Frame::Select && !top.inCase)
      return preprocess(error(DiagnosticKind::Unsupported, where, "a line for the preprocessor in front of CASE"));
    append(t);
  }
  hang(t, line);
}

// The name that #define defines.
void Blocks::macro(const LogicalLine &line) {
  std::size_t from = line.original.find("define") + 6;
  while (from < line.original.size() && (line.original[from] == ' ' || line.original[from] == '\t')) ++from;
  std::size_t to = from;
  while (to < line.original.size() && lexical::nameChar(static_cast<char>(std::tolower(line.original[to])))) ++to;
  macros_[line.original.substr(from, to - from)] = {line.start, line.end};
}

std::string Blocks::includedName(const LogicalLine &line) const {
  const std::size_t from = line.original.find_first_of("\"<"), to = line.original.find_last_of("\">");
  return from == std::string::npos || to <= from ? "" : line.original.substr(from + 1, to - from - 1);
}

// A statement with a macro in it is not what it looks like.
void Blocks::usesMacro(const LogicalLine &line) {
  for (std::size_t i = 0; i < line.code.size(); ++i) {
    if (line.opaque(i) || !lexical::letter(line.code[i]) || (i > 0 && lexical::nameChar(line.code[i - 1]))) continue;
    const std::size_t n = lexical::name(std::string_view(line.code).substr(i));
    const auto found = macros_.find(line.original.substr(i, n));
    if (found == macros_.end()) continue;
    Diagnostic &d = error(DiagnosticKind::Unsupported, {line.place[i], line.place[i] + static_cast<std::uint32_t>(n)},
                          "a macro of the preprocessor");
    d.note(found->second, "defined here");
    preprocess(d);
    return;
  }
}

void Blocks::preprocess(Diagnostic &d) { d.fix = "preprocess the file first: gfortran -cpp -E -P FILE"; }

// Comments that preprocessor lines left, in front of those of the statement; a conditional that is open has statements.
bool Blocks::afterPreprocessor(LogicalLine &line, bool statement) {
  if (statement && !conditionals_.empty()) return openConditional(line), false;
  std::vector<std::string> all;
  for (const Kept &c : comments_) all.push_back(c.text);
  line.before.insert(line.before.begin(), all.begin(), all.end());
  comments_.clear();
  line.directives.insert(line.directives.begin(), directives_.begin(), directives_.end());
  directives_.clear();
  if (!conditionals_.empty()) error(DiagnosticKind::Syntax, conditionals_.front().where, "this #if has no #endif");
  return true;
}

Blocks::Comments Blocks::take(LogicalLine &line) {
  Comments c{std::move(line.before), std::move(line.trailing), std::move(line.directives)};
  line.before.clear();
  line.directives.clear();
  line.trailing.clear();
  return c;
}

void Blocks::hang(Tree t, LogicalLine &line) {
  if (line.before.empty() && line.trailing.empty() && line.directives.empty()) return;
  f_.setComments(t, take(line));
}

// A list; the comments in front of what ends it hang on it.
Tree Blocks::list(Op op, std::vector<Tree> &elements, LogicalLine &line, bool trailing) {
  Span where{line.start, line.start};
  if (!elements.empty()) where = {f_.span(elements.front()).begin, f_.span(elements.back()).end};
  const Tree t = f_.node(op, elements, where);
  elements.clear();
  Comments c;
  c.before.swap(line.before);
  if (trailing && !line.trailing.empty()) {
    c.before.push_back(line.trailing);
    line.trailing.clear();
  }
  c.directives.swap(line.directives);
  if (!c.empty()) f_.setComments(t, std::move(c));
  return t;
}

std::string_view Blocks::describe(Frame::Kind kind) {
  switch (kind) {
    case Frame::If:
      return "IF";
    case Frame::Where:
      return "WHERE";
    case Frame::Do:
      return "DO";
    case Frame::Select:
    case Frame::SelectType:
      return "SELECT";
    case Frame::Block:
      return "BLOCK";
    case Frame::Associate:
      return "ASSOCIATE";
    case Frame::Forall:
      return "FORALL";
    case Frame::Type:
      return "TYPE";
    case Frame::Interface:
      return "INTERFACE";
    case Frame::Copied:
      return "construct";
    case Frame::Unit:
      return "program unit";
    default:
      return "file";
  }
}

// Says where a statement cannot stand where it does.
bool Blocks::isMisplaced(const Statement &s) {
  const Frame &top = stack_.back();
  const auto misplaced = [&](const char *what) { return error(DiagnosticKind::Syntax, s.where, what), true; };
  if (top.kind == Frame::Unit && top.unit->contains && s.kind != Statement::Unit && s.kind != Statement::End &&
      s.kind != Statement::Include && s.word != "module procedure")
    return misplaced("expected SUBROUTINE, FUNCTION or END behind CONTAINS");
  const bool outer = s.kind == Statement::Unit || s.kind == Statement::End || s.kind == Statement::Contains;
  if ((top.kind == Frame::Type && outer) || (top.kind == Frame::Interface && outer && s.kind != Statement::Unit))
    unclosed(stack_.size() - 1);
  else if (top.kind == Frame::Interface && s.kind != Statement::Unit && s.kind != Statement::Specifics &&
           s.kind != Statement::EndInterface && s.kind != Statement::Include)
    return misplaced("expected SUBROUTINE, FUNCTION, PROCEDURE or END INTERFACE");
  else if (top.kind == Frame::Type && s.kind != Statement::Declarations && s.kind != Statement::EndType)
    return misplaced("expected a component or END TYPE");
  return false;
}

// The construct that a statement begins or ends.
Blocks::Frame::Kind Blocks::frameOf(Statement::Kind kind) {
  switch (kind) {
    case Statement::IfThen:
    case Statement::EndIf:
      return Frame::If;
    case Statement::Where:
    case Statement::EndWhere:
      return Frame::Where;
    case Statement::Do:
    case Statement::EndDo:
      return Frame::Do;
    case Statement::Select:
    case Statement::EndSelect:
      return Frame::Select;
    case Statement::TypeDef:
    case Statement::EndType:
      return Frame::Type;
    case Statement::EndAssociate:
      return Frame::Associate;
    case Statement::Forall:
    case Statement::EndForall:
      return Frame::Forall;
    default:
      return Frame::Block;
  }
}

void Blocks::apply(Statement &s, LogicalLine &line) {
  if (isMisplaced(s)) return;
  switch (s.kind) {
    case Statement::Declarations:
      return declarations(s, line);
    case Statement::Format:
      if (units_.empty()) return;
      hang(s.tree, line);
      return unitFrame().decls.push_back(s.tree);
    case Statement::Action:
      if (s.concurrent) forallOf(*s.concurrent, s.tree);
      return action(s.tree, line, s.construct);
    case Statement::Include:
      return include(s, line);
    case Statement::IfThen:
    case Statement::Where:
    case Statement::Do:
    case Statement::Select:
    case Statement::Forall:
    case Statement::TypeDef:
      return open(frameOf(s.kind), s, line);
    case Statement::ElseIf:
    case Statement::Else:
    case Statement::ElseWhere:
      return elseBranch(s, line);
    case Statement::Case:
      return caseBranch(s, line);
    case Statement::EndIf:
    case Statement::EndWhere:
    case Statement::EndDo:
    case Statement::EndSelect:
    case Statement::EndType:
    case Statement::EndBlock:
    case Statement::EndAssociate:
    case Statement::EndForall:
      return endBlock(frameOf(s.kind), s, line);
    case Statement::Block:
      return openBlock(s, line);
    case Statement::Associate:
      return openAssociate(s, line);
    case Statement::SelectType:
      return openSelectType(s, line);
    case Statement::TypeGuard:
      return typeGuard(s, line);
    case Statement::Interface:
      return openInterface(s, line);
    case Statement::Specifics:
      return specifics(s, line);
    case Statement::EndInterface:
      return closeInterface(s, line);
    case Statement::Verbatim:
      return openCopied(s, line);
    case Statement::Unit:
      return openUnit(s, line);
    case Statement::Contains:
      return contains(line);
    case Statement::End:
      return endUnit(s, line);
    case Statement::Failed:
      return;
  }
}

void Blocks::declarations(Statement &s, LogicalLine &line) {
  if (stack_.back().kind == Frame::Type) {
    for (Tree t : s.trees) stack_.back().decls.push_back(t);
    return hang(s.trees.front(), line);
  }
  const bool late = !specificationHere() && unit().executable && !f_.is(s.trees[0], Op::Data) && !fragment_;
  if (late || stack_.back().kind == Frame::File)
    return void(error(DiagnosticKind::Syntax, s.where, "a declaration behind executable statements"));
  hang(s.trees.front(), line);
  for (Tree t : s.trees) {
    if (f_.is(t, Op::Use)) useModule(t);
    // Cray's, no part of any standard
    if (f_.is(t, Op::OtherDecl) && f_.text(il::OtherDeclOp::text_(f_, t)).starts_with("pointer ("))
      error(DiagnosticKind::Unsupported, s.where,
            "a POINTER statement with a pointer and its pointee: what they share is not known");
    declsHere().push_back(t);
  }
}

bool Blocks::executableHere(LogicalLine &line) {
  const Frame &top = stack_.back();
  const std::string *word = top.kind == Frame::Unit ? &top.unit->header.word : nullptr;
  if (word && (*word == "module" || *word == "block data")) {
    error(DiagnosticKind::Syntax, {line.start, line.end}, "an executable statement in a " + *word);
    return false;
  }
  if ((top.kind == Frame::Select || top.kind == Frame::SelectType) && !top.inCase) {
    error(DiagnosticKind::Syntax, {line.start, line.end},
          top.kind == Frame::Select ? "expected CASE"
          : top.byRank              ? "expected RANK"
                                    : "expected TYPE IS, CLASS IS or CLASS DEFAULT");
    return false;
  }
  if (inInterface()) {
    error(DiagnosticKind::Syntax, {line.start, line.end}, "an executable statement in an interface block");
    return false;
  }
  if (!units_.empty()) unit().executable = true;
  stack_.back().executable = true;
  return true;
}

bool Blocks::opensEntry(Tree t) const { return f_.is(t, Op::Other) && f_.text(il::OtherOp::kind_(f_, t)) == "ENTRY statement"; }

void Blocks::append(Tree instruction) { stack_.back().body.push_back(instruction); }

// EXIT or CYCLE, perhaps of a logical IF, that names no construct around it; no tree: it does.
Tree Blocks::misnamed(Tree t) const {
  if (f_.is(t, Op::If) && f_.arity(il::IfOp::then_(f_, t)) == 1) t = f_.children(il::IfOp::then_(f_, t)).front();
  if (fragment_ || units_.empty() || (!f_.is(t, Op::Exit) && !f_.is(t, Op::Cycle))) return {};
  const Tree name = il::AnyOp::construct_(f_, t);
  if (f_.is(name, Op::Notext)) return {};
  const auto mayBeIt = [&](const Frame &f) { return f.kind == Frame::Copied || f.construct == f_.symbol(name); };
  return std::any_of(stack_.begin() + static_cast<std::ptrdiff_t>(units_.back()), stack_.end(), mayBeIt) ? Tree{} : name;
}

// An executable statement; with the label of open loops it ends them.
void Blocks::action(Tree t, LogicalLine &line, Symbol construct) {
  const bool specification = !units_.empty() && !unit().executable && opensEntry(t);
  if (!executableHere(line)) return;
  if (const Tree name = misnamed(t))
    error(DiagnosticKind::Syntax, f_.span(t), "no construct around this has the name '" + std::string(f_.text(name)) + "'");
  if (stack_.back().kind == Frame::Where && !f_.is(t, Op::Assign) && !f_.is(t, Op::Where))
    return void(error(DiagnosticKind::Syntax, f_.span(t), "only assignments and WHERE may stand inside WHERE"));
  if (specification) unit().executable = false;  // declarations may follow
  const Symbol label = line.label.empty() ? Symbol{} : intern(line.label);
  if (construct) t = f_.node(Op::Named, {f_.leaf(Op::Text, construct, f_.span(t)), t}, f_.span(t));
  const bool ends = label && stack_.back().kind == Frame::Do && stack_.back().doLabel == label;
  if (!ends) {
    if (label) t = f_.node(Op::Label, {f_.leaf(Op::Text, label, {line.start, line.start + 1}), t}, {line.start, line.end});
    hang(t, line);
    return append(t);
  }
  const bool named = unit().jumps.count(label) != 0;
  if (named) t = f_.node(Op::Label, {f_.leaf(Op::Text, label, {line.start, line.start + 1}), t}, {line.start, line.end});
  if (named || !f_.is(t, Op::Continue)) {
    hang(t, line);
    append(t);
  }
  closeLoops(label, line);
}

}  // namespace dotbar::fortran
