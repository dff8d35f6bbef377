// Input and output: copied as text, with what they read and what they overwrite.
#include <algorithm>

#include "frontends/fortran/fortran.h"
#include "frontends/fortran/lexical.h"
#include "frontends/fortran/statement.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

bool among(std::initializer_list<std::string_view> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

// R1213, R1205, R1231: [keyword =] value, ...
bool StatementParser::controlList(Control &control, bool inquire, bool output) {
  if (!c_.need("(")) return false;
  int position = 0;
  if (c_.take(")")) return true;
  do
    if (!controlItem(control, position++, inquire, output)) return false;
  while (c_.take(","));
  return c_.need(")");
}

bool StatementParser::controlItem(Control &control, int position, bool inquire, bool output) {
  const std::size_t at = c_.at();
  std::string_view keyword;
  if (const Symbol n = c_.tryName(); n && c_.peek() == '=' && !c_.looking("==")) {
    keyword = dotbar::text(n);
    c_.take("=");
  } else {
    c_.back(at);
  }
  if (among({"err", "end", "eor"}, keyword)) {
    Tree target;
    if (!label(target)) return false;
    control.jumps.push_back(target);
    return true;
  }
  if (c_.take("*")) return true;
  if (keyword == "nml") {
    const Symbol group = c_.name();
    if (group) control.groups.push_back(group);
    return bool(group);
  }
  const Tree value = e_.expression();
  if (!value) return false;
  if (keyword.empty() && position == 1 && f_.is(value, Op::Name) && scope_.group(f_.symbol(value))) {
    control.groups.push_back(f_.symbol(value));
    return true;
  }
  const bool unit = (keyword.empty() && position == 0) || keyword == "unit";
  const bool internal = output && unit && [&] {
    Tree base = value;
    while (f_.is(base, Op::Index)) base = il::IndexOp::base_(f_, base);
    return f_.is(base, Op::Field) || (f_.is(base, Op::Name) && scope_.isCharacter(f_.symbol(base)));
  }();
  const bool written = internal || among({"iostat", "iomsg", "size", "id", "newunit"}, keyword) ||
                       (inquire && !keyword.empty() && !among({"unit", "file"}, keyword));
  if (unit && !internal)
    control.unit = value;
  else
    (written ? control.writes : control.reads).push_back(value);
  return true;
}

bool StatementParser::itemList(std::vector<Tree> &items) {
  if (c_.ended()) return true;
  do {
    const Tree item = e_.expression();
    if (!item) return false;
    items.push_back(item);
  } while (c_.take(","));
  return true;
}

void StatementParser::addGroup(std::vector<Tree> &items, Symbol group) {
  const std::vector<Symbol> *members = scope_.group(group);
  if (!members) return items.push_back(f_.leaf(Op::Name, group, c_.span(0, c_.at())));
  for (Symbol m : *members) items.push_back(f_.leaf(Op::Name, m, c_.span(0, c_.at())));
}

// Output that overwrites something (a status, an internal file) is `other`.
Tree StatementParser::instruction(const Control &control, std::string what, std::size_t from, bool input) {
  const Tree t = text(std::move(what), from), unit = control.unit ? control.unit : none(Op::Noexpr);
  const Tree reads = list(Op::Exprs, control.reads, from), jumps = list(Op::Texts, control.jumps, from);
  if (input) return f_.node(Op::Input, {t, unit, reads, list(Op::Exprs, control.writes, from), jumps}, c_.spanFrom(from));
  const std::string_view words = f_.text(t);
  const std::string kind = kindOf(words.substr(0, lexical::name(words)), "statement");
  if (control.writes.empty()) return f_.node(Op::Output, {text(kind, from), t, unit, reads, jumps}, c_.spanFrom(from));
  std::vector<Tree> given = control.reads, all;
  if (control.unit) given.insert(given.begin(), control.unit);
  for (Tree t : given)  // mentioned alone, a variable would count as overwritten
    all.push_back(
        !il::hasSort(f_.op(t), il::Sort::Ref)
            ? t
            : f_.node(Op::OtherExpr, {f_.leaf(Op::Text, fortran::writeExpression(f_, t)), f_.node(Op::Exprs, {t})}, f_.span(t)));
  all.insert(all.end(), control.writes.begin(), control.writes.end());
  return copy(kind, std::string(words), all, from);
}

bool StatementParser::readStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("read")) return false;
  const std::size_t rest = c_.at();
  Control control;
  bool listed = false;
  if (c_.peek() == '(') {  // READ (5) x and READ (fmt), x differ by what follows
    const std::size_t end = c_.skipParentheses(rest);
    listed = true;
    if (end != std::string::npos) {
      c_.back(end);
      listed = c_.peek() != ',' && c_.peek() != '/';
      c_.back(rest);
    }
  }
  if (listed) {
    if (!controlList(control, false, false)) return false;
    c_.take(",");
    if (!itemList(control.writes)) return false;
  } else {
    if (!c_.take("*")) {
      const Tree format = e_.expression();
      if (!format) return false;
      if (f_.is(format, Op::Name) && scope_.group(f_.symbol(format)))
        control.groups.push_back(f_.symbol(format));
      else
        control.reads.push_back(format);
    }
    if (c_.take(",") && !itemList(control.writes)) return false;
  }
  for (Tree &t : control.writes) t = e_.toRef(t);
  for (Symbol g : control.groups) addGroup(control.writes, g);
  return acted(s, instruction(control, c_.keywordText("read", rest, c_.at()), from, true));
}

bool StatementParser::writeStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("write")) return false;
  const std::size_t rest = c_.at();
  Control control;
  if (!controlList(control, false, true)) return false;
  c_.take(",");
  if (!itemList(control.reads)) return false;
  for (Symbol g : control.groups) addGroup(control.reads, g);
  return acted(s, instruction(control, c_.keywordText("write", rest, c_.at()), from, false));
}

bool StatementParser::printStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("print")) return false;
  const std::size_t rest = c_.at();
  Control control;
  if (!c_.take("*")) {
    const Tree format = e_.expression();
    if (!format) return false;
    if (f_.is(format, Op::Name) && scope_.group(f_.symbol(format)))
      addGroup(control.reads, f_.symbol(format));
    else
      control.reads.push_back(format);
  }
  if (c_.take(",") && !itemList(control.reads)) return false;
  return acted(s, instruction(control, c_.keywordText("print", rest, c_.at()), from, false));
}

// R1204-R1230: statements about files.
bool StatementParser::fileStatement(Statement &s) {
  const std::size_t from = c_.at();
  std::string_view word;
  for (const char *w : {"open", "close", "inquire", "rewind", "backspace", "end file", "endfile", "flush", "wait"})
    if (word.empty() && c_.keyword(w)) word = w;
  if (word.empty()) return false;
  if (word == "end file") word = "endfile";
  const std::size_t rest = c_.at();
  Control control;
  if (c_.peek() == '(') {
    if (!controlList(control, word == "inquire", false) || !itemList(control.reads)) return false;
  } else {
    if (word == "open" || word == "close" || word == "inquire" || word == "wait") return c_.fail("'('"), false;
    const Tree unit = e_.expression();
    if (!unit) return false;
    control.unit = unit;
  }
  return acted(s, instruction(control, c_.keywordText(word, rest, c_.at()), from, false));
}

}  // namespace dotbar::fortran
