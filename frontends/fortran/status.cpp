// Labels where a READ, or a statement about files, goes on, said by its status; what an ASSIGN statement says.
#include <algorithm>

#include "engine/il/rebuild.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/lexical.h"
#include "il_make.h"

namespace dotbar::fortran {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

// The control list of a statement, taken apart at its commas; `rest` stands behind it.
struct Controls {
  std::string word, rest;
  std::vector<std::string> items;
};

std::optional<Controls> controlsOf(std::string_view text) {
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos) return std::nullopt;
  Controls c{std::string(text.substr(0, open)), {}, {}};
  int depth = 0;
  char quote = 0;
  std::size_t begin = open + 1;
  for (std::size_t k = open; k < text.size(); ++k) {
    const char x = text[k];
    if (quote) {
      if (x == quote) quote = 0;
      continue;
    }
    if (x == '\'' || x == '"') quote = x;
    if (x == '(' || x == '[') ++depth;
    const bool ends = x == ')' && depth == 1;
    if (ends || (x == ',' && depth == 1)) {
      std::string item(text.substr(begin, k - begin));
      item.erase(0, item.find_first_not_of(' '));
      c.items.push_back(std::move(item));
      begin = k + 1;
    }
    if (ends) {
      c.rest = text.substr(k + 1);
      return c;
    }
    if (x == ')' || x == ']') --depth;
  }
  return std::nullopt;
}

// What stands behind `keyword =`; nothing: it is another item.
std::optional<std::string> valueOf(const std::string &item, std::string_view keyword) {
  if (!item.starts_with(keyword)) return std::nullopt;
  std::size_t at = item.find_first_not_of(' ', keyword.size());
  if (at == std::string::npos || item[at] != '=' || item.compare(at, 2, "==") == 0) return std::nullopt;
  at = item.find_first_not_of(' ', at + 1);
  std::string value = at == std::string::npos ? "" : item.substr(at);
  value.erase(value.find_last_not_of(' ') + 1);
  return value;
}

Tree readAgain(Forest &f, Tree t, const std::string &text, Tree status) {
  using O = il::InputOp;
  const Span where = f.span(t);
  const auto old = f.children(O::writes_(f, t));
  std::vector<Tree> writes(old.begin(), old.end());
  if (status) writes.insert(writes.begin(), status);
  return f.node(Op::Input,
                {f.leaf(Op::Text, text, where), O::unit_(f, t), O::reads_(f, t), f.node(Op::Exprs, writes, where),
                 f.node(Op::Texts, {}, where)},
                where);
}

// A statement about a file that overwrites its status is copied (inout.cpp): what it reads is no variable that it mentions.
Tree filed(Forest &f, Tree t, const std::string &text, Tree status) {
  using O = il::OutputOp;
  const Span where = f.span(t);
  std::vector<Tree> given, all;
  if (!f.is(O::unit_(f, t), Op::Noexpr)) given.push_back(O::unit_(f, t));
  for (Tree e : f.children(O::reads_(f, t))) given.push_back(e);
  for (Tree e : given) all.push_back(il::onlyRead(f, e, writeExpression(f, e)));
  all.push_back(status);
  return f.node(Op::Other,
                {O::kind_(f, t), f.leaf(Op::Text, text, where), f.node(Op::Exprs, all, where), f.node(Op::Names, {}, where),
                 f.node(Op::Jumps, {}, where)},
                where);
}

}  // namespace

StatusTested withStatus(Forest &f, Tree t, Tree variable) {
  const Span where = f.span(t);
  if (f.is(t, Op::Output) && f.text(il::OutputOp::kind_(f, t)) == "WRITE statement") return {};  // nothing comes of it
  auto controls = controlsOf(f.text(il::AnyOp::text_(f, t)));
  if (!controls) return {};
  Symbol err, end;
  bool isGiven = false, isKnown = true;
  std::vector<std::string> kept;
  for (const std::string &item : controls->items) {
    if (const auto label = valueOf(item, "err"))
      err = intern(*label);
    else if (const auto last = valueOf(item, "end"))
      end = intern(*last);
    else if (const auto status = valueOf(item, "iostat"); status && lexical::name(*status) == status->size())
      isGiven = true, variable = f.leaf(Op::Name, *status, where), kept.push_back(item);
    else
      isKnown = isKnown && !status && !valueOf(item, "eor"), kept.push_back(item);
  }
  if (!isKnown) return {};
  if (!isGiven) kept.push_back("iostat = " + std::string(f.text(variable)));
  std::string text = controls->word + "(";
  for (const std::string &item : kept) text += (text.back() == '(' ? "" : ", ") + item;
  text += ")" + controls->rest;
  StatusTested r;
  r.statement = f.is(t, Op::Input) ? readAgain(f, t, text, isGiven ? Tree{} : variable) : filed(f, t, text, variable);
  const auto test = [&](Op op) { return f.node(op, {variable, f.leaf(Op::Intval, "0", where)}, where); };
  const auto leave = [&](Symbol label) {
    return label ? f.node(Op::Goto, {f.leaf(Op::Text, label, where)}, where)
                 : f.node(Op::Stop, {f.leaf(Op::Text, "error stop", where), f.node(Op::Exprs, {}, where)}, where);
  };
  if (end || !isGiven) r.branches.push_back({test(Op::Lt), leave(end)});
  if (err || !isGiven) r.branches.push_back({test(Op::Gt), leave(err)});
  return r;
}

std::optional<LabelAssigned> labelAssigned(const Forest &f, Tree t) {
  if (!f.is(t, Op::Other) || f.text(il::OtherOp::kind_(f, t)) != "ASSIGN statement") return std::nullopt;
  const std::string_view text = f.text(il::OtherOp::text_(f, t));
  constexpr std::string_view before = "assign ";
  const std::size_t end = text.find(' ', before.size());
  const auto mentions = f.children(il::OtherOp::mentions_(f, t));
  if (end == std::string_view::npos || mentions.size() != 1) return std::nullopt;
  return LabelAssigned{intern(text.substr(before.size(), end - before.size())), mentions[0]};
}

}  // namespace dotbar::fortran
