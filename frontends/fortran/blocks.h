// Blocks and program units: a stack machine over statements. A frame collects what stands in a block until its end comes.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/support/diagnostics.h"
#include "frontends/fortran/forall.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/preprocess.h"
#include "frontends/fortran/statement.h"
#include "frontends/semantics/hoist.h"

namespace dotbar::fortran {

// An included file: beside the file that includes it, then in the folders.
std::optional<Preprocessor::File> findIncluded(const std::string &name, const std::string &from,
                                               const std::vector<std::string> &folders);

class Blocks {
 public:
  Blocks(Forest &forest, SourceMap &sources, Diagnostics &diagnostics, const ReadOptions &options);

  void statement(LogicalLine &line);
  Tree finish(const std::string &path, LogicalLine &last);  // the file; no tree when there were errors
  // A fragment: what was read belongs to no unit.
  void openFragment();
  Tree finishFragment(LogicalLine &last);
  bool failed() const { return errors_ != 0; }
  bool gaveUp() const { return errors_ >= maximumErrors; }
  void setPath(std::string path);
  void setForm(bool free) { free_ = free; }
  void setPreprocessor(Preprocessor &p) { preprocessor_ = &p; }

 private:
  using Comments = il::Comments;
  static constexpr std::size_t maximumErrors = 100;
  struct Branch {
    Tree test, body;  // of SELECT TYPE: the type that is tested for; no tree: any other
    std::uint32_t begin;
    Comments comments{};
  };
  struct UnitPart {
    Statement header;
    std::unique_ptr<Scope> own;  // moved to the file's modules when it is one
    Scope *scope = nullptr;
    std::vector<Tree> units;
    std::set<Symbol> jumps;
    std::set<Symbol> assigned;  // labels of ASSIGN
    semantics::BlockScopes blocks;
    std::vector<std::pair<Tree, semantics::BlockScope>> later;  // FORALL of which the unit does not know enough
    bool anyLabel = false;                                      // GO TO variable, without a list of labels
    bool executable = false, contains = false;
    Tree decls, body;  // once CONTAINS came
  };
  struct CopiedPart {
    std::string word, kind, text;
    int depth = 1, loops = 0;
    std::set<Symbol> labels, constructs;         // that are inside
    std::vector<std::pair<Symbol, Span>> jumps;  // perhaps to the outside: as in the children of `other`
    std::vector<Symbol> doLabels;
    int nesting = 0;                                                  // of constructs and units inside a conditional
    bool declares = false, acts = false, units = false, odd = false;  // what it holds; odd: no whole constructs
    std::vector<Tree> names, calls, constants;                        // (of an enumeration)
    std::set<Symbol> seen;
    std::unique_ptr<Scope> scope;
  };
  struct Frame {
    enum Kind { File, Unit, If, Where, Do, Select, SelectType, Block, Associate, Forall, Type, Interface, Copied } kind;
    Span where;
    Symbol construct, label, doLabel;
    Comments comments;
    Tree head;  // control of a loop, value of a select
    std::vector<Tree> decls, body;
    std::vector<Branch> branches;  // If, Where, SelectType
    std::vector<Tree> cases;       // Select
    Tree ranges;
    bool inElse = false, inCase = false;
    bool byRank = false;  // SelectType: of SELECT RANK
    Comments caseComments;
    Span caseWhere;
    std::unique_ptr<UnitPart> unit;
    std::unique_ptr<CopiedPart> copied;
    std::unique_ptr<Scope> scope;  // Block, Associate, SelectType
    bool executable = false;       // Block
    std::vector<Tree> selected;    // Associate, SelectType: names, each with what it stands for
    std::optional<Statement::Concurrent> concurrent;
    std::string opening;  // of Associate, SelectType, DO CONCURRENT and FORALL, as it is copied
  };
  // blocks.cpp
  StatementParser::Context context() const;
  void apply(Statement &s, LogicalLine &line);
  bool isMisplaced(const Statement &s);
  void declarations(Statement &s, LogicalLine &line);
  void action(Tree t, LogicalLine &line, Symbol construct = {});
  Tree misnamed(Tree t) const;
  bool opensEntry(Tree t) const;
  void append(Tree instruction);
  void closeLoops(Symbol label, LogicalLine &line);
  static Frame::Kind frameOf(Statement::Kind kind);
  void open(Frame::Kind kind, Statement &s, LogicalLine &line);
  void elseBranch(Statement &s, LogicalLine &line);
  void caseBranch(Statement &s, LogicalLine &line);
  void endBlock(Frame::Kind kind, Statement &s, LogicalLine &line);
  void closeIf(LogicalLine &line);
  void closeDo(LogicalLine &line);
  void closeSelect(LogicalLine &line);
  void closeCase(LogicalLine &line);
  void closeType(LogicalLine &line);
  void placed(Frame &frame, Tree t, LogicalLine &line);
  Tree list(Op op, std::vector<Tree> &elements, LogicalLine &line, bool trailing = true);
  void hang(Tree t, LogicalLine &line);
  static Comments take(LogicalLine &line);
  Diagnostic &error(DiagnosticKind kind, Span where, std::string message);
  void syntax(StatementParser &parser, LogicalLine &line, bool goesOn);
  void recover(LogicalLine &line);
  void preprocessor(LogicalLine &line);
  static void preprocess(Diagnostic &d);
  void macro(const LogicalLine &line);
  void usesMacro(const LogicalLine &line);
  std::string includedName(const LogicalLine &line) const;
  bool afterPreprocessor(LogicalLine &line, bool statement);
  void keepDirective(LogicalLine &line);
  bool executableHere(LogicalLine &line);
  void assigned(const Statement &s, const std::vector<Symbol> &labels);
  Tree anyLabel(Tree body, const UnitPart &part);
  static std::string_view describe(Frame::Kind kind);

  // block_construct.cpp
  void openBlock(Statement &s, LogicalLine &line);
  // The frame that ends here, taken from the stack, and what stands in it.
  std::pair<Frame, semantics::BlockScope> closed(LogicalLine &line);
  void closeBlock(LogicalLine &line);
  void standIn(Frame &frame, const semantics::BlockScope &block, Tree copy, LogicalLine &line);
  Tree copiedBlock(const Frame &frame, const semantics::BlockScope &block, Tree statements, Span where);
  void jumpsOutOf(Tree body, CopiedPart &part);
  void takeApart(UnitPart &u, const std::vector<Tree> &header, Tree units);
  bool specificationHere() const;  // declarations may stand here
  Frame *innermost(bool associates);
  Frame *blockHere() { return innermost(false); }
  std::vector<Tree> &declsHere();  // of the block or unit around
  Scope &scopeHere();

  // concurrent.cpp
  void openAssociate(Statement &s, LogicalLine &line);
  void closeAssociate(LogicalLine &line);
  void closeConcurrent(LogicalLine &line);
  Tree loopsOf(const Statement::Concurrent &c, Tree body, Symbol construct, Span where);
  bool isInOrder(const Statement::Concurrent &c, Tree body);
  Statement::Concurrent withBoundsBefore(Statement::Concurrent c, Tree body, std::vector<Tree> &decls, std::vector<Tree> &before);
  Tree indexType(const Statement::Concurrent &c, Tree variable);
  void declareOwn(UnitPart &u, Tree units);
  Tree ownDeclaration(const UnitPart &u, Symbol name, Tree type) const;
  Tree entityOf(Symbol name) const;
  bool inHeader(const UnitPart &u, Symbol name) const;
  bool isIndex(const semantics::BlockScope &b, Symbol name) const;

  // select_type.cpp
  void openSelectType(Statement &s, LogicalLine &line);
  void typeGuard(Statement &s, LogicalLine &line);
  void closeSelectType(LogicalLine &line);
  Tree guarded(const Frame &frame, const Branch &b);
  Tree copiedSelection(const Frame &frame, std::span<const Branch> branches, Span where);
  bool anyInside(Tree root, const std::function<bool(Tree)> &holds);

  // forall.cpp
  void closeForall(LogicalLine &line);
  semantics::BlockScope asLoops(const Statement::Concurrent &c, std::vector<Tree> decls, const std::vector<Tree> &assignments,
                                Span where);
  Tree declaredLikeStored(Tree assignment, const std::vector<Tree> &beside);
  Tree otherName(Tree name, const std::vector<Tree> &beside);
  bool staysAsGiven(Symbol name);
  Tree dimensionsLike(Tree declare, Tree entity, Tree array);
  void forallOf(const Statement::Concurrent &c, Tree copy);
  Stored storedAs(Symbol);
  bool isInside(Frame::Kind) const;
  bool standsForall(const semantics::BlockScope &, Tree copy);

  // overlaid.cpp
  void mergeOverlaid(UnitPart &u, const std::vector<Tree> &header, Tree units);

  // blocks_units.cpp
  Frame &unitFrame() { return stack_[units_.back()]; }
  UnitPart &unit() { return *stack_[units_.back()].unit; }
  Symbol submoduleName(const Statement &header) const;
  const Scope *hostOf(const Statement &header) const;
  void openUnit(Statement &s, LogicalLine &line);
  void openMain(std::uint32_t begin);
  void contains(LogicalLine &line);
  void endUnit(Statement &s, LogicalLine &line);
  Tree unitTree(Frame &frame, LogicalLine &line);
  void closeUnit(LogicalLine &line);
  void useModule(Tree use);
  void include(Statement &s, LogicalLine &line);
  void includedStatements(const std::string &path, std::string text, Span where);
  void unclosed(std::size_t from);

  // verbatim.cpp
  void openCopied(Statement &s, LogicalLine &line);
  void copiedLine(LogicalLine &line);
  bool endsCopied(StatementParser &parser, const CopiedPart &part);
  void keepDirectives(LogicalLine &line);
  void copiedText(CopiedPart &part, LogicalLine &line, Cursor &cursor, bool inner);
  void checkCopied(CopiedPart &part, LogicalLine &line, bool first);
  void copiedLabel(CopiedPart &part, const LogicalLine &line);
  Tree copiedJumps(CopiedPart &part);
  void mentionAll(CopiedPart &part, Tree t);
  void mention(CopiedPart &part, const std::vector<Tree> &names);
  void closeCopied(LogicalLine &line);
  void effects(CopiedPart &part, const Statement &s, const StatementParser &parser);

  // interfaces.cpp
  void openInterface(Statement &s, LogicalLine &line);
  void describe(Tree unit);
  void specifics(const Statement &s, LogicalLine &line);
  void closeInterface(const Statement &s, LogicalLine &line);
  bool inInterface() const { return !units_.empty() && stack_[units_.back() - 1].kind == Frame::Interface; }

  // conditional.cpp
  void openConditional(LogicalLine &line);
  void conditionalLine(CopiedPart &part, LogicalLine &line);
  void conditionalStatement(CopiedPart &part, const Statement &s);
  void closeConditional(LogicalLine &line);
  void refuseConditional(CopiedPart &part, Span where);

  Forest &f_;
  SourceMap &sources_;
  Diagnostics &diagnostics_;
  const ReadOptions &options_;
  bool unfinished_ = false;               // the statement before ends where more must follow
  bool free_ = true;                      // the form of the text
  Preprocessor *preprocessor_ = nullptr;  // has evaluated the text
  std::string path_;
  std::vector<Frame> stack_;
  std::vector<std::size_t> units_;  // frames that are units
  std::vector<std::size_t> open_;   // frames that are, or were, a BLOCK or an ASSOCIATE
  Scope outside_;                   // of statements outside units
  std::vector<std::unique_ptr<Scope>> kept_;
  std::map<Symbol, const Scope *> modules_;
  struct Conditional {
    Span where;
    std::size_t comments;  // how many lines were before it
  };
  std::vector<Conditional> conditionals_;  // open #if
  struct Kept {
    std::string text;
    bool directive;  // a line of the preprocessor, not a comment
  };
  std::vector<Kept> comments_;  // what they leave
  std::vector<il::Directive> directives_;
  std::map<std::string, Span> macros_;
  std::size_t errors_ = 0;
  Diagnostic unseen_{};                 // stands for what is not reported any more
  std::vector<std::string> including_;  // the files that are being read, each included by the one before
  bool fragment_ = false;
};

}  // namespace dotbar::fortran
