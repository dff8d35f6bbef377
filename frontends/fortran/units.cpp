// The statements that open and close program units (R1401, R1529, R1534) and END in all its forms.
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"

namespace dotbar::fortran {

static constexpr std::string_view unitWords[] = {"program",   "subroutine", "function",  "module",
                                                 "submodule", "procedure",  "block data"};

bool StatementParser::unitHeader(Statement &s) {
  return tryAll(s, {&StatementParser::program, &StatementParser::submodule, &StatementParser::module,
                    &StatementParser::blockData}) ||
         [&] {
           std::vector<Tree> prefix;
           Tree type;
           if (!prefixes(prefix, type)) return false;
           if (c_.keyword("subroutine")) return procedureHeader(s, false, prefix, type);
           return c_.needKeyword("function") && procedureHeader(s, true, prefix, type);
         }();
}

// R1527: attributes and a type, in any order.
bool StatementParser::prefixes(std::vector<Tree> &attributes, Tree &type) {
  for (;;) {
    const std::size_t at = c_.at();
    if (c_.keyword("function") || c_.keyword("subroutine")) return c_.back(at), true;
    bool found = false;
    for (const char *w : {"recursive", "pure", "elemental", "impure", "non_recursive", "module"}) {
      if (!c_.keyword(w)) continue;
      attributes.push_back(f_.leaf(Op::Attr, w, c_.spanFrom(at)));
      found = true;
      break;
    }
    if (found) continue;
    if (type || !typeSpecification(type)) return type && (c_.fail("FUNCTION"), true);
  }
}

bool StatementParser::procedureHeader(Statement &s, bool function, std::vector<Tree> prefix, Tree type) {
  const Tree n = name();
  if (!n) return false;
  std::vector<Tree> formals;
  const std::size_t at = c_.at();
  if (function && c_.peek() != '(') return c_.fail("'('"), false;
  if (c_.take("(") && !c_.take(")")) {
    do {
      const std::size_t from = c_.at();
      Tree formal = c_.take("*") ? f_.leaf(Op::Name, "*", c_.spanFrom(from)) : name();
      if (!formal) return false;
      formals.push_back(formal);
    } while (c_.take(","));
    if (!c_.need(")")) return false;
  }
  const Tree formalList = list(Op::Names, formals, at);
  Tree result = none(Op::Noname);
  if (!suffixes(prefix, result, function)) return false;
  if (!type) type = none(Op::Notype);
  s.kind = Statement::Unit;
  s.word = function ? "function" : "subroutine";
  s.trees = {f_.node(Op::Attrs, prefix, prefix.empty() ? f_.span(n) : f_.span(prefix[0])), type, n, formalList, result};
  return true;
}

// R1532: RESULT and BIND in any order; BIND goes to the attributes.
bool StatementParser::suffixes(std::vector<Tree> &prefix, Tree &result, bool function) {
  for (;;) {
    const std::size_t at = c_.at();
    if (function && c_.keyword("result")) {
      if (!c_.need("(") || !(result = name()) || !c_.need(")")) return false;
    } else if (c_.keyword("bind")) {
      const std::size_t open = c_.at(), end = c_.peek() == '(' ? c_.skipParentheses(open) : std::string::npos;
      if (end == std::string::npos) return c_.fail("'('"), false;
      c_.back(end);
      prefix.push_back(f_.leaf(Op::Attr, "bind" + c_.textFrom(open), c_.spanFrom(at)));
    } else {
      return true;
    }
  }
}

bool StatementParser::program(Statement &s) {
  if (!c_.keyword("program")) return false;
  const Tree n = name();
  if (!n) return false;
  s.kind = Statement::Unit;
  s.word = "program";
  s.trees = {n};
  return true;
}

bool StatementParser::module(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("module")) return false;
  const std::size_t at = c_.at();
  if (c_.keyword("procedure") && lexical::letter(c_.peek())) return moduleProcedure(s, from, at);
  c_.back(at);
  const Tree n = name();
  if (!n) return false;
  s.kind = Statement::Unit;
  s.word = "module";
  s.trees = {n};
  return true;
}

// R1539: the body of a procedure whose interface stands elsewhere, as a procedure that says nothing of its own.
bool StatementParser::moduleProcedure(Statement &s, std::size_t from, std::size_t at) {
  const Tree n = name();
  if (!n) return false;
  const Span where = c_.spanFrom(from);
  const std::vector<Tree> prefix{f_.leaf(Op::Attr, "module", where), f_.leaf(Op::Attr, "procedure", where)};
  s.kind = Statement::Unit;
  s.word = "procedure";
  s.trees = {f_.node(Op::Attrs, prefix, where), none(Op::Notype), n, list(Op::Names, {}, at), none(Op::Noname)};
  return true;
}

// R1417
bool StatementParser::submodule(Statement &s) {
  if (!c_.keyword("submodule") || !c_.need("(")) return false;
  const Tree ancestor = name();
  if (!ancestor) return false;
  const Tree parent = c_.take(":") ? name() : none(Op::Noname);
  if (!parent || !c_.need(")")) return false;
  const Tree n = name();
  if (!n) return false;
  s.kind = Statement::Unit;
  s.word = "submodule";
  s.trees = {n, ancestor, parent};
  return true;
}

bool StatementParser::blockData(Statement &s) {
  if (!c_.keyword("block data")) return false;
  s.kind = Statement::Unit;
  s.word = "block data";
  const Tree n = c_.ended() ? none(Op::Noname) : name();
  if (!n) return false;
  s.trees = {n};
  return true;
}

bool StatementParser::contains(Statement &s) {
  if (!c_.keyword("contains")) return false;
  s.kind = Statement::Contains;
  return true;
}

// END [what [name]]; ENDIF, ENDDO, END SELECT, END TYPE close blocks.
bool StatementParser::end(Statement &s) {
  if (!c_.keyword("end")) {
    // in free form ENDIF is one word
    static constexpr std::string_view joined[] = {"endif",    "enddo",    "endselect",    "endtype",
                                                  "endwhere", "endblock", "endassociate", "endforall"};
    static constexpr Statement::Kind kinds[] = {Statement::EndIf,        Statement::EndDo,    Statement::EndSelect,
                                                Statement::EndType,      Statement::EndWhere, Statement::EndBlock,
                                                Statement::EndAssociate, Statement::EndForall};
    for (std::size_t i = 0; i < std::size(joined); ++i) {
      if (!c_.keyword(joined[i])) continue;
      s.kind = kinds[i];
      s.construct = c_.tryName();
      return true;
    }
    for (const std::string_view w : unitWords) {
      if (!c_.keyword("end" + std::string(w))) continue;
      s.kind = Statement::End;
      s.word = w;
      s.construct = c_.tryName();
      return true;
    }
    return false;
  }
  s.kind = Statement::End;
  if (c_.ended()) return true;
  if (c_.keyword("if"))
    s.kind = Statement::EndIf;
  else if (c_.keyword("do"))
    s.kind = Statement::EndDo;
  else if (c_.keyword("select"))
    s.kind = Statement::EndSelect;
  else if (c_.keyword("type"))
    s.kind = Statement::EndType;
  else if (c_.keyword("where"))
    s.kind = Statement::EndWhere;
  else if (c_.keyword("associate"))
    s.kind = Statement::EndAssociate;
  else if (c_.keyword("forall"))
    s.kind = Statement::EndForall;
  else if (c_.keyword("block data"))
    s.word = "block data";
  else if (c_.keyword("block"))
    s.kind = Statement::EndBlock;
  else
    for (const std::string_view w : unitWords)
      if (s.word.empty() && c_.keyword(w)) s.word = w;
  if (s.kind == Statement::End && s.word.empty()) return c_.fail("the end of the statement"), false;
  s.construct = c_.tryName();
  return true;
}

}  // namespace dotbar::fortran
