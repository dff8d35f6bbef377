// The stack machine: program units, USE and INCLUDE.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "engine/il/rebuild.h"
#include "engine/support/input.h"
#include "frontends/fortran/blocks.h"
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/submodules.h"
#include "frontends/fortran/use.h"
#include "il_make.h"

namespace dotbar::fortran {

namespace {

bool isModuleLike(const std::string &word) { return word == "module" || word == "submodule"; }

}  // namespace

// What a submodule is known by to those below it.
Symbol Blocks::submoduleName(const Statement &header) const {
  return intern(std::string(f_.text(header.trees[1])) + ":" + std::string(f_.text(header.trees[0])));
}

// Null: it stands in another file.
const Scope *Blocks::hostOf(const Statement &header) const {
  const Tree ancestor = header.trees[1], parent = header.trees[2];
  const std::string name(f_.text(ancestor));
  const auto found = modules_.find(intern(f_.is(parent, Op::Name) ? name + ":" + std::string(f_.text(parent)) : name));
  return found == modules_.end() ? nullptr : found->second;
}

void Blocks::openUnit(Statement &s, LogicalLine &line) {
  if (!context().header) {
    const Span opened = unitFrame().where;
    error(DiagnosticKind::Syntax, s.where, "a program unit inside another one; is END or CONTAINS missing?")
        .note(opened, "this program unit is open");
    unclosed(units_.back() + 1);
    if (isModuleLike(unit().header.word)) {
      contains(line);
    } else {
      closeUnit(line);
    }
  }
  Frame frame;
  frame.kind = Frame::Unit;
  frame.where = s.where;
  frame.comments = take(line);
  frame.unit = std::make_unique<UnitPart>();
  frame.unit->header = s;
  const bool described = stack_.back().kind == Frame::Interface;  // sees nothing of what is around it
  const Scope *host = units_.empty() || described ? nullptr : unit().scope;
  if (s.word == "submodule") host = hostOf(s);
  frame.unit->own = std::make_unique<Scope>(host);
  Scope &scope = *(frame.unit->scope = frame.unit->own.get());
  if (s.word == "procedure" || (s.word == "submodule" && !host))
    scope.setOpen();  // what its interface declares; what its module does
  if (s.word == "function" || s.word == "subroutine") {
    scope.declare(f_.symbol(s.trees[2]), f_.is(s.trees[1], Op::CharacterType) ? Scope::Character : 0);
    for (Tree n : f_.children(s.trees[3])) scope.declare(f_.symbol(n), 0);
    if (f_.is(s.trees[4], Op::Name)) scope.declare(f_.symbol(s.trees[4]), 0);
  }
  units_.push_back(stack_.size());
  stack_.push_back(std::move(frame));
}

// A main program without PROGRAM.
void Blocks::openMain(std::uint32_t begin) {
  Statement s;
  s.kind = Statement::Unit;
  s.word = "program";
  s.where = {begin, begin + 1};
  s.trees = {f_.leaf(Op::Noname, "", s.where)};
  LogicalLine none;
  openUnit(s, none);
}

// Frames above `from` have no end: report each and drop it.
void Blocks::unclosed(std::size_t from) {
  while (stack_.size() > from) {
    const Frame &frame = stack_.back();
    const std::string what = frame.kind == Frame::Copied ? frame.copied->word : std::string(describe(frame.kind));
    error(DiagnosticKind::Syntax, frame.where, "this " + what + " has no end");
    if (frame.kind == Frame::Unit) units_.pop_back();
    stack_.pop_back();
  }
}

void Blocks::contains(LogicalLine &line) {
  if (stack_.back().kind != Frame::Unit || unit().contains) {
    if (units_.empty() || unit().contains)
      return void(error(DiagnosticKind::Syntax, {line.start, line.end}, "CONTAINS out of place"));
    unclosed(units_.back() + 1);
  }
  Frame &frame = unitFrame();
  UnitPart &u = *frame.unit;
  // comments in front of CONTAINS end what stands before it
  LogicalLine quiet;
  quiet.start = line.start;
  const bool module = isModuleLike(u.header.word);
  u.decls = list(Op::Decls, frame.decls, module ? line : quiet);
  u.body = list(Op::Instrs, frame.body, module ? quiet : line);
  u.contains = true;
}

void Blocks::endUnit(Statement &s, LogicalLine &line) {
  if (units_.empty()) return void(error(DiagnosticKind::Syntax, s.where, "END without a program unit to end"));
  unclosed(units_.back() + 1);
  UnitPart &u = unit();
  if (!s.word.empty() && s.word != u.header.word) {
    error(DiagnosticKind::Syntax, s.where, "END " + s.word + " ends a " + u.header.word);
  } else if (s.construct) {
    const Tree n = u.header.trees.size() == 5 ? u.header.trees[2] : u.header.trees[0];
    if (f_.symbol(n) != s.construct && f_.text(n) != "?")
      error(DiagnosticKind::Syntax, s.where, "expected the name '" + std::string(f_.text(n)) + "'");
  }
  if (!line.label.empty() && !isModuleLike(u.header.word) && !u.contains) {
    const Span where{line.start, line.start + 1};
    append(f_.node(Op::Label, {f_.leaf(Op::Text, line.label, where), f_.node(Op::Continue, {}, where)}, where));
  }
  closeUnit(line);
}

// ASSIGN and GO TO variable: without a list of labels the jump goes to any label that the unit assigns.
void Blocks::assigned(const Statement &s, const std::vector<Symbol> &labels) {
  if (s.kind != Statement::Action || !s.tree) return;
  Tree t = s.tree;
  if (f_.is(t, Op::If) && f_.arity(il::IfOp::then_(f_, t)) == 1) t = f_.children(il::IfOp::then_(f_, t)).front();
  if (f_.is(t, Op::Other) && f_.text(il::OtherOp::kind_(f_, t)) == "ASSIGN statement")
    unit().assigned.insert(labels.begin(), labels.end());
  unit().anyLabel |= f_.is(t, Op::GotoComputed) && f_.arity(il::GotoComputedOp::labels_(f_, t)) == 0;
}

Tree Blocks::anyLabel(Tree body, const UnitPart &part) {
  return rebuild(f_, body, [&](Tree t, std::span<const Tree> children) {
    if (!f_.is(t, Op::GotoComputed) || f_.arity(children[0])) return withChildren(f_, t, children);
    std::vector<Tree> labels;
    for (Symbol l : part.assigned) labels.push_back(f_.leaf(Op::Text, l, f_.span(t)));
    return inPlaceOf(f_, t, f_.node(Op::GotoComputed, {f_.node(Op::Texts, labels), children[1]}, f_.span(t)));
  });
}

Tree Blocks::unitTree(Frame &frame, LogicalLine &line) {
  UnitPart &u = *frame.unit;
  const std::string &word = u.header.word;
  LogicalLine quiet;
  quiet.start = line.start;
  const bool declsLast = isModuleLike(word) || word == "block data";
  if (!u.contains) {
    u.decls = list(Op::Decls, frame.decls, declsLast ? line : quiet);
    u.body = list(Op::Instrs, frame.body, declsLast ? quiet : line);
  }
  if (u.anyLabel) u.body = anyLabel(u.body, u);
  const Tree units = list(Op::Units, u.units, u.contains ? line : quiet);
  const std::vector<Tree> &h = u.header.trees;
  if (!u.blocks.empty() || !u.later.empty()) takeApart(u, h, units);
  if (!declsLast) mergeOverlaid(u, h, units);
  const Span where{frame.where.begin, line.end};
  if (word == "subroutine" || word == "function" || word == "procedure") {
    const Tree type = word == "function" ? h[1] : f_.leaf(Op::Novalue, "", frame.where);
    return f_.node(Op::Procedure, {h[0], type, h[2], h[3], h[4], u.decls, u.body, units}, where);
  }
  if (word == "program") return f_.node(Op::MainProgram, {h[0], u.decls, u.body, units}, where);
  if (word == "module") return f_.node(Op::Module, {h[0], u.decls, units}, where);
  if (word == "submodule") return submoduleTree(f_, h, f_.node(Op::Module, {h[0], u.decls, units}, where));
  return f_.node(Op::BlockData, {h[0], u.decls}, where);
}

void Blocks::closeUnit(LogicalLine &line) {
  const std::size_t at = units_.back();
  Frame frame = std::move(stack_[at]);
  if (frame.unit->header.word == "module") modules_[f_.symbol(frame.unit->header.trees[0])] = frame.unit->scope;
  if (frame.unit->header.word == "submodule") modules_[submoduleName(frame.unit->header)] = frame.unit->scope;
  const Tree t = unitTree(frame, line);
  if (!frame.comments.empty()) f_.setComments(t, std::move(frame.comments));
  kept_.push_back(std::move(frame.unit->own));
  stack_.resize(at);
  units_.pop_back();
  if (stack_.back().kind == Frame::Interface)
    describe(t);
  else if (units_.empty())
    stack_[0].cases.push_back(t);  // the file's units
  else
    unit().units.push_back(t);
}

void Blocks::useModule(Tree use) {
  const Symbol module = f_.symbol(il::UseOp::module_(f_, use));
  if (auto found = modules_.find(module); found != modules_.end()) return scopeHere().use(useNames(found->second, f_, use));
  if (!isIntrinsicModule(text(module))) scopeHere().setOpen();
}

std::optional<Preprocessor::File> findIncluded(const std::string &name, const std::string &from,
                                               const std::vector<std::string> &folders) {
  std::vector<std::filesystem::path> places{std::filesystem::path(from).parent_path() / name};
  for (const std::string &d : folders) places.push_back(std::filesystem::path(d) / name);
  for (const auto &p : places) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(p, ignored)) continue;
    auto all = readWhole(p.string());
    return all ? std::optional(Preprocessor::File{p.string(), std::move(*all)}) : std::nullopt;
  }
  return std::nullopt;
}

namespace {

// Whether lines of fixed form are lines of free form, too: no comment by a letter, no line that goes on, nothing beyond the
// field.
bool isOfBothForms(const std::string &text, unsigned width) {
  std::istringstream lines(text);
  for (std::string l; std::getline(lines, l);) {
    while (!l.empty() && std::isspace(static_cast<unsigned char>(l.back()))) l.pop_back();
    if (l.empty() || l[0] == '!' || l[0] == '#') continue;
    constexpr std::size_t label = 5;  // columns in front of that which says that a line goes on
    const std::size_t first = l.find_first_not_of(" 0123456789");
    const bool goesOn = l.size() > label && l.find('\t') > label && l[label] != ' ' && l[label] != '0' && first >= label;
    if ((first == 0 && l[0] != '\t') || goesOn || l.size() > width || l.find('&') != l.npos) return false;
  }
  return true;
}

}  // namespace

// Among declarations: kept as a line, with what the file declares as its second child. Elsewhere, and when the file holds
// more than declarations, its statements stand for the line.
void Blocks::include(Statement &s, LogicalLine &line) {
  const Tree what = f_.leaf(Op::Text, s.second.empty() ? "include '" + s.word + "'" : s.second, s.where);
  Preprocessor::Included included;
  if (preprocessor_ && !s.second.empty())
    included = preprocessor_->takeIncluded();
  else
    included.file = findIncluded(s.word, path_, options_.includeDirs);
  const bool found = included.file.has_value();
  const bool declarations = !units_.empty() && !unit().executable && !unit().contains && stack_.back().kind == Frame::Unit;
  if (!found && !declarations)
    return void(
        error(DiagnosticKind::Unsupported, s.where, "include file '" + s.word + "' was not found: its statements are needed here")
            .fix = "name its folder: -I FOLDER");
  if (!found) {
    diagnostics_.report(DiagnosticKind::Unresolved, s.where, "include file '" + s.word + "' was not found").fix =
        "name its folder: -I FOLDER";
    unit().scope->setOpen();
    const Tree t = f_.node(Op::UnknownDecl, {what, f_.node(Op::Names, {}, s.where)}, s.where);
    hang(t, line);
    return unitFrame().decls.push_back(t);
  }
  const std::string path = included.file->path;
  std::string &text = included.file->text;
  // what was evaluated in it is not what a compiler would find there; where a derivative is in free form it cannot have the line
  if (!declarations || included.changed || (!free_ && !isOfBothForms(text, options_.fixedWidth)))
    return includedStatements(path, std::move(text), s.where);
  std::vector<Tree> decls, outer;
  std::swap(outer, unitFrame().decls);
  includedStatements(path, std::move(text), s.where);
  if (stack_.back().kind != Frame::Unit || unit().executable || unit().contains) {  // more than declarations
    std::vector<Tree> &all = unitFrame().decls;
    return void(all.insert(all.begin(), outer.begin(), outer.end()));
  }
  std::swap(decls, unitFrame().decls);
  unitFrame().decls = std::move(outer);
  const Tree t = f_.node(Op::IncludeLine, {what, f_.node(Op::Decls, decls, s.where)}, s.where);
  hang(t, line);
  unitFrame().decls.push_back(t);
}

namespace {

// A name by which two names of one file are the same.
std::string realName(const std::string &path) {
  std::error_code error;
  const std::filesystem::path name = std::filesystem::canonical(path, error);
  return error ? path : name.string();
}

}  // namespace

void Blocks::setPath(std::string path) {
  including_ = {realName(path)};
  path_ = std::move(path);
}

void Blocks::includedStatements(const std::string &path, std::string text, Span where) {
  constexpr std::size_t deepestInclude = 100;
  const std::string name = realName(path);
  if (std::find(including_.begin(), including_.end(), name) != including_.end())
    return void(error(DiagnosticKind::TooDeep, where, "'" + path + "' includes itself"));
  if (including_.size() > deepestInclude)
    return void(error(DiagnosticKind::TooDeep, where, "INCLUDE files are nested deeper than " + std::to_string(deepestInclude)));
  const std::uint32_t base = sources_.add(path, text);
  // the form of an included text is that of the text around it
  std::unique_ptr<LineReader> reader;
  if (free_)
    reader = std::make_unique<FreeForm>(text, base);
  else
    reader = std::make_unique<FixedForm>(text, base, options_.fixedWidth);
  reader->keepsForeign = options_.keepsForeign;
  const std::string outer = path_;
  path_ = path;
  including_.push_back(name);
  LogicalLine line;
  while (reader->next(line) && !gaveUp()) statement(line);
  including_.pop_back();
  path_ = outer;
}

void Blocks::openFragment() {
  fragment_ = true;
  openMain(0);
  unitFrame().where = {};  // no place to point to
}

Tree Blocks::finishFragment(LogicalLine &last) {
  if (stack_.size() > 2) unclosed(2);
  if (stack_.size() < 2 || failed()) return {};
  return list(Op::Instrs, stack_.back().body, last);
}

Tree Blocks::finish(const std::string &path, LogicalLine &last) {
  if (stack_.size() > 1) unclosed(1);
  afterPreprocessor(last, false);
  if (failed()) return {};
  last.start = last.start ? last.start : 1;
  const Tree units = list(Op::Units, stack_[0].cases, last);
  return f_.node(Op::File, {f_.leaf(Op::Text, path), units}, f_.span(units));
}

}  // namespace dotbar::fortran
