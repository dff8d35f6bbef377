// Input and output: copied as text, with what they read and what they overwrite.
#include <algorithm>
#include <utility>

#include "engine/il/rebuild.h"
#include "engine/il/walk.h"
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
    control.group = name();
    return bool(control.group);
  }
  const Tree value = e_.expression();
  if (!value) return false;
  const bool unit = (keyword.empty() && position == 0) || keyword == "unit";
  const bool written = among({"iostat", "iomsg", "size", "id", "newunit"}, keyword) ||
                       (inquire && !keyword.empty() && !among({"unit", "file"}, keyword));
  if (unit)
    control.unit = value, control.isString = output && isString(value);
  else
    (written ? control.writes : control.reads).push_back(value);
  return true;
}

// As far as the unit's own declarations say so: a component, or what another module declares, may be one all the same.
bool StatementParser::isString(Tree value) const {
  while (f_.is(value, Op::Index)) value = il::IndexOp::base_(f_, value);
  return f_.is(value, Op::Name) && scope_.isCharacter(f_.symbol(value));
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

// Output that overwrites something (a status, an internal file) is `other`, and says first where it goes: what is overwritten
// there, if that is a string (dataflow/program/transfers.h).
Tree StatementParser::instruction(const Control &control, std::string what, std::size_t from, bool input) {
  std::vector<Tree> counters;
  for (Tree item : control.reads) addVariables(item, counters);
  const Tree t = text(std::move(what), from), unit = control.unit ? control.unit : none(Op::Noexpr);
  const Tree reads = list(Op::Exprs, control.reads, from), jumps = list(Op::Texts, control.jumps, from);
  if (input) return f_.node(Op::Input, {t, unit, reads, list(Op::Exprs, control.writes, from), jumps}, c_.spanFrom(from));
  const std::string_view words = f_.text(t);
  const std::string kind = kindOf(words.substr(0, lexical::name(words)), "statement");
  if (control.writes.empty() && !control.isString)
    return f_.node(Op::Output, {text(kind, from), t, unit, reads, list(Op::Exprs, counters, from), jumps}, c_.spanFrom(from));
  const auto onlyRead = [&](Tree e) { return il::onlyRead(f_, e, fortran::writeExpression(f_, e)); };
  std::vector<Tree> all;
  if (control.unit)
    all.push_back(control.isWritten ? control.unit : onlyRead(control.unit));
  else if (control.isWritten)
    all.push_back(f_.node(Op::OtherExpr, {text("*", from), list(Op::Exprs, {}, from)}));
  for (Tree t : control.reads) all.push_back(onlyRead(t));
  all.insert(all.end(), control.writes.begin(), control.writes.end());
  all.insert(all.end(), counters.begin(), counters.end());
  return copy(kind, std::string(words), all, from);
}

// Of implied DOs: they keep what they count last.
void StatementParser::addVariables(Tree item, std::vector<Tree> &variables) {
  const Expressions::ImpliedDo *loop = e_.impliedDo(item);
  if (!loop) return;
  variables.push_back(loop->variable);
  for (Tree inner : loop->items) addVariables(inner, variables);
}

// What an implied DO overwrites, as sections of arrays, and its variable; nothing: that cannot be said.
std::optional<std::vector<Tree>> StatementParser::sections(Tree t) {
  const Expressions::ImpliedDo *loop = e_.impliedDo(t);
  if (!loop) return std::nullopt;
  const Symbol variable = f_.symbol(loop->variable);
  std::vector<Tree> all, variables{loop->variable};
  for (Tree item : loop->items) {
    std::vector<Tree> parts{e_.toRef(item)};
    if (e_.impliedDo(item)) {
      const auto inner = sections(item);
      if (!inner) return std::nullopt;
      parts = *inner;
    }
    for (Tree part : parts) {
      if (f_.is(part, Op::Name)) {  // also the variable of an inner loop
        all.push_back(part);
        continue;
      }
      const Tree section = il::hasSort(f_.op(part), il::Sort::Ref) ? sectionAlong(part, variable, *loop) : Tree{};
      if (!section) return std::nullopt;
      all.push_back(section);
    }
  }
  for (Tree b : {loop->first, loop->last, loop->step})
    if (mentions(b, variable)) return std::nullopt;
  all.push_back(loop->variable);
  return all;
}

bool StatementParser::mentions(Tree t, Symbol name) const {
  return il::any(f_, t, [&](Tree x) { return f_.is(x, Op::Name) && f_.symbol(x) == name; });
}

// The reference with a range in the place of its one subscript that is the variable, more or less something; as it is where it
// has none; no tree: the variable stands elsewhere.
Tree StatementParser::sectionAlong(Tree ref, Symbol variable, const Expressions::ImpliedDo &loop) {
  if (!mentions(ref, variable)) return ref;
  if (f_.is(ref, Op::Field)) {
    const Tree base = sectionAlong(il::FieldOp::base_(f_, ref), variable, loop);
    return base ? f_.node(Op::Field, {base, il::FieldOp::member_(f_, ref)}, f_.span(ref)) : Tree{};
  }
  if (!f_.is(ref, Op::Index)) return {};
  const Tree base = il::IndexOp::base_(f_, ref), list = il::IndexOp::subs_(f_, ref);
  std::vector<Tree> subs(f_.children(list).begin(), f_.children(list).end());
  const auto has = [&](Tree s) { return mentions(s, variable); };
  if (mentions(base, variable) && std::ranges::none_of(subs, has)) {
    const Tree section = sectionAlong(base, variable, loop);
    return section ? f_.node(Op::Index, {section, list}, f_.span(ref)) : Tree{};
  }
  if (mentions(base, variable) || std::ranges::count_if(subs, has) != 1) return {};
  for (Tree &s : subs) {
    if (!has(s)) continue;
    const bool sum = f_.is(s, Op::Add) || f_.is(s, Op::Sub);
    const Tree moved = sum ? il::AnyOp::left_(f_, s) : s, by = sum ? il::AnyOp::right_(f_, s) : Tree{};
    if (!f_.is(moved, Op::Name) || (by && has(by))) return {};
    const auto bound = [&](Tree b) { return by ? f_.node(f_.op(s), {b, by}, f_.span(s)) : b; };
    s = f_.node(Op::Range, {bound(loop.first), bound(loop.last), loop.step}, f_.span(s));
  }
  return f_.node(Op::Index, {base, f_.node(Op::Subs, subs, f_.span(list))}, f_.span(ref));
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
      control.reads.push_back(format);
    }
    if (c_.take(",") && !itemList(control.writes)) return false;
  }
  for (Tree t : std::exchange(control.writes, {}))
    if (const std::optional<std::vector<Tree>> parts = sections(t))
      control.writes.insert(control.writes.end(), parts->begin(), parts->end());
    else
      control.writes.push_back(e_.toRef(t));
  if (control.group) control.writes.push_back(control.group);
  return acted(s, instruction(control, c_.keywordText("read", rest, c_.at()), from, true));
}

bool StatementParser::writeStatement(Statement &s) {
  const std::size_t from = c_.at();
  if (!c_.keyword("write")) return false;
  const std::size_t rest = c_.at();
  Control control;
  control.isWritten = true;
  if (!controlList(control, false, true)) return false;
  c_.take(",");
  if (!itemList(control.reads)) return false;
  if (control.group) control.reads.push_back(control.group);
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
