// One logical statement, parsed. What blocks and units it opens and closes is the business of Blocks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "frontends/fortran/expression.h"

namespace dotbar::fortran {

struct Statement {
  enum Kind {
    Failed,
    Declarations,
    Action,
    Format,
    Include,
    IfThen,
    ElseIf,
    Else,
    EndIf,
    Do,
    EndDo,
    Select,
    Case,
    EndSelect,
    SelectType,
    TypeGuard,
    Where,
    ElseWhere,
    EndWhere,
    Block,
    EndBlock,
    Associate,
    EndAssociate,
    Forall,
    EndForall,
    Verbatim,  // a construct that is copied: word says which
    TypeDef,
    EndType,
    Interface,
    Specifics,
    EndInterface,
    Unit,
    Contains,
    End
  } kind = Failed;
  // Declarations; ranges of a Case; Associate, SelectType: names, each with what it stands for; Unit: prefix, type, name,
  // formals, result; TypeDef: tag, attrs; Interface: prefix, generic
  std::vector<Tree> trees;
  Tree tree;         // Action, Format, Specifics; test; control; value; type. Case, TypeGuard: no tree for DEFAULT
  Symbol construct;  // the name of a construct, in front of it or behind END, ELSE, CASE
  Symbol doLabel;
  std::string word;  // Unit, End: "subroutine", ... or nothing; Verbatim: "where", ...; SelectType: "type", "rank"; Include: the
                     // file's name
  std::string second;  // the text of ASSOCIATE, SELECT TYPE, SELECT RANK and DO CONCURRENT
  Span where;
  // DO CONCURRENT, FORALL: its loops, the type that it gives their variables, the mask, the names behind LOCAL. A FORALL of one
  // line: `assigned` is what it assigns.
  struct Concurrent {
    std::vector<Tree> loops;
    Tree type, mask, assigned;
    std::vector<Symbol> locals;
    bool begun = false;  // LOCAL_INIT: variables that have values to begin with
  };
  std::optional<Concurrent> concurrent;
};

std::string kindOf(std::string_view words, std::string_view what);  // "WHERE construct"

// What a statement that is only copied jumps to, as a child of `other`, and back (jumps.cpp).
il::Tree jumpTree(il::Forest &, Symbol jump, Span where);
Symbol jumpName(const il::Forest &, il::Tree jump);

class StatementParser {
 public:
  struct Context {
    bool header = false;         // a program unit may begin here
    bool specification = false;  // no executable statement yet
    bool block = false;          // of a BLOCK construct
    bool component = false;      // inside a derived type
    bool interface = false;      // inside an interface block, between its procedures
    bool guards = false;         // of SELECT TYPE
    bool ranks = false;          // of SELECT RANK
    bool action = false;         // behind IF (…): no other IF but an arithmetic one
  };
  StatementParser(Forest &forest, Scope &scope, const LogicalLine &line, Context context)
      : f_(forest), scope_(scope), context_(context), c_(line), e_(forest, c_, scope) {}

  Statement parse();
  Cursor &cursor() { return c_; }
  std::vector<Tree> mentions(const LogicalLine &line) { return mentions(0, line.code.size()); }
  std::vector<Tree> mentionsOf(const LogicalLine &line);       // in the line's parentheses
  const std::vector<Symbol> &jumps() const { return jumps_; }  // labels that the statement names

 private:
  using Result = bool (StatementParser::*)(Statement &);
  bool attempt(Result parse, Statement &s);
  bool assignmentAhead();
  bool constructName(Statement &s);
  bool dispatch(Statement &s);
  bool byKeyword(Statement &s);
  bool tryAll(Statement &s, std::initializer_list<Result> parsers);

  // units.cpp
  bool unitHeader(Statement &s);
  bool prefixes(std::vector<Tree> &attributes, Tree &type);
  bool procedureHeader(Statement &s, bool function, std::vector<Tree> prefix, Tree type);
  bool suffixes(std::vector<Tree> &prefix, Tree &result, bool function);
  bool program(Statement &s);
  bool module(Statement &s);
  bool moduleProcedure(Statement &s, std::size_t from, std::size_t at);
  bool submodule(Statement &s);
  bool blockData(Statement &s);
  bool end(Statement &s);
  bool contains(Statement &s);

  // declarations.cpp
  bool typeDeclaration(Statement &s);
  bool typeDefinition(Statement &s);
  bool typeSpecification(Tree &type, bool plain = false);
  bool kindSelector(Tree &kind);
  bool characterLength(Tree &length);
  bool attributes(std::vector<Tree> &attributes, Scope::Flags &flags);
  bool entities(std::vector<Tree> &entities, Scope::Flags flags, bool initial, std::vector<std::string> &images);
  bool entities(std::vector<Tree> &entities, Scope::Flags flags);
  bool entity(Tree &entity, Scope::Flags flags, bool initial, std::string *images = nullptr);
  bool imageBrackets(std::string *images);
  Tree typeName();
  bool initialisation(Tree &init);
  bool dimensions(Tree &dims);
  bool bound(Tree &dim);
  bool procedureDeclaration(Statement &s);
  bool finalProcedures(Statement &s, std::size_t from);
  bool doubleColonAhead();

  // specification.cpp
  bool dimension(Statement &s);
  bool common(Statement &s);
  bool parameter(Statement &s);
  bool external(Statement &s);
  bool intrinsic(Statement &s);
  bool nameList(Statement &s, Op op);
  bool save(Statement &s);
  bool data(Statement &s);
  static constexpr int mostImpliedDos = 50;
  Tree dataObject(int depth);
  Tree dataValue();
  Tree copiedValue(std::size_t from);
  bool equivalence(Statement &s);
  bool implicit(Statement &s);
  Tree letterRanges();
  bool use(Statement &s);
  Tree used();
  std::vector<Tree> accessNames();

  // interfaces.cpp
  bool interfaceBlock(Statement &s);
  bool specifics(Statement &s);
  bool endInterface(Statement &s);
  bool genericBinding(Statement &s);
  bool bindings(Statement &s);
  Tree genericSpec();
  Tree genericName();

  bool namelist(Statement &s);
  bool parenthesised(Tree name) const;
  bool attributeStatement(Statement &s);
  bool enumerators(Statement &s, std::size_t from);
  bool copiedAttribute(Statement &s, std::size_t from, const std::string &head, std::size_t rest);
  bool include(Statement &s);
  bool format(Statement &s);
  bool statementFunction(Statement &s);

  // actions.cpp
  bool assignment(Statement &s);
  bool copiedAssignment(Statement &s, Tree left, std::size_t from);
  bool call(Statement &s);
  bool stop(Statement &s);
  bool mentionAll(Statement &s);
  bool entry(Statement &s);
  void alternates(std::size_t from);
  bool copied(Statement &s, std::string_view keyword);
  bool nullify(Statement &s);
  Tree copy(std::string kind, std::string text, const std::vector<Tree> &mentions, std::size_t from);

  // allocation.cpp
  struct Memory {
    Tree type, source, mold, status, message;
    bool isOption = false;  // that was read last
  };
  bool allocate(Statement &s);
  bool deallocate(Statement &s);
  bool allocatedType(Tree &type);
  bool allocation(Tree &allocation);
  bool memoryOption(Memory &memory);

  // control.cpp
  bool ifStatement(Statement &s);
  bool arithmeticIf(Statement &s, Tree value);
  bool elseIf(Statement &s);
  bool doStatement(Statement &s);
  bool doControl(Statement &s);
  bool associate(Statement &s);

  // concurrent.cpp
  bool doConcurrent(Statement &s);
  bool concurrentHeader(Statement::Concurrent &c);
  bool concurrentLoop(Statement::Concurrent &c);
  bool locality(Statement::Concurrent &c);
  bool selectType(Statement &s);
  bool typeGuard(Statement &s);
  bool rankGuard(Statement &s);
  bool select(Statement &s);
  bool caseStatement(Statement &s);
  bool where(Statement &s);
  bool elseWhere(Statement &s);
  bool forall(Statement &s);
  bool block(Statement &s);
  bool otherConstruct(Statement &s);
  bool goTo(Statement &s);
  bool computedGoTo(Statement &s, std::size_t from);
  bool continueStatement(Statement &s);
  bool returnStatement(Statement &s);
  bool exitOrCycle(Statement &s);
  bool assignLabel(Statement &s);
  bool labelList(std::vector<Tree> &labels);
  bool label(Tree &label);

  // inout.cpp
  struct Control {
    Tree unit;
    bool isWritten = false, isString = false;  // output may overwrite the unit; it does, a variable of characters
    std::vector<Tree> reads, writes, jumps;
    Tree group;  // a NAMELIST: what is in it, its declaration says (dataflow/program/transfers.h)
  };
  bool isString(Tree unit) const;
  bool readStatement(Statement &s);
  std::optional<std::vector<Tree>> sections(Tree impliedDo);
  Tree sectionAlong(Tree ref, Symbol variable, const Expressions::ImpliedDo &loop);
  bool mentions(Tree t, Symbol name) const;
  bool writeStatement(Statement &s);
  bool printStatement(Statement &s);
  bool fileStatement(Statement &s);
  bool controlList(Control &control, bool inquire, bool output);
  bool controlItem(Control &control, int position, bool inquire, bool output);
  bool itemList(std::vector<Tree> &items);
  void addVariables(Tree item, std::vector<Tree> &variables);
  Tree instruction(const Control &control, std::string text, std::size_t from, bool input);

  Tree name();  // a Name leaf
  Tree text(std::string text, std::size_t from) { return f_.leaf(Op::Text, text, c_.spanFrom(from)); }
  Tree list(Op op, const std::vector<Tree> &elements, std::size_t from);
  Tree none(Op op) { return f_.leaf(op, "", c_.span(c_.at(), c_.at())); }
  Tree orNone(Tree t, Op absent) { return t ? t : none(absent); }
  bool declared(Statement &s, std::size_t from, Tree declaration);
  bool acted(Statement &s, Tree instruction);
  std::vector<Tree> mentions(std::size_t from, std::size_t to);

  Forest &f_;
  Scope &scope_;
  Context context_;
  Cursor c_;
  Expressions e_;
  std::vector<Symbol> jumps_;
};

}  // namespace dotbar::fortran
