// Lists in terms (their operator comes from the sort expected; elements are spliced), and what a scheme repeats and folds.
#include "engine/rules/read/terms.h"

namespace dotbar::rules {

Term Terms::brackets(NodeId n, std::optional<Sort> hint, bool pattern) {
  std::optional<Op> op = hint ? listOf(*hint) : std::nullopt;
  if (!op && hint)  // an element that is itself written as a list is spliced: the list of such elements
    for (unsigned o = 0; o < il::opCount && !op; ++o)
      if (const il::OpInfo &i = il::info(static_cast<Op>(o)); i.list && i.element == *hint) op = static_cast<Op>(o);
  if (!op && s_.part(n) == Part::Block) op = Op::Instrs;
  if (!op) return fail(DiagnosticKind::IllSorted, n, "of which sort this list is cannot be told here", hint);
  return list(*op, n, s_.of(n), pattern);
}

Term Terms::list(Op op, NodeId n, std::span<const NodeId> items, bool pattern) {
  Term t;
  t.kind = Term::Kind::List, t.op = op, t.sort = sortOf(op), t.where = s_.span(n);
  if (pattern && items.size() == 1 && s_.part(items[0]) == Part::Wild && s_.part(n) != Part::List && s_.part(n) != Part::Block) {
    Term any = failed(t.sort);  // push(_): any list; one element is push([_])
    any.where = s_.span(items[0]);
    return any;
  }
  bool rest = false;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (s_.part(items[i]) == Part::Bar) {
      r_.error(DiagnosticKind::IllSorted, s_.span(items[i]),
               "`|` separates the outputs of a judgement, not the elements of a list");
      continue;
    }
    if (s_.part(items[i]) == Part::Rest) {
      rest = true;
      continue;
    }
    const bool last = i + 1 == items.size();
    if (s_.part(items[i]) == Part::Dots) {
      if (pattern && !last) r_.error(DiagnosticKind::IllSorted, s_.span(items[i]), "in a pattern `...` comes last");
      Term tail = natural(items[i], t.sort, pattern);
      const std::optional<Sort> inner = elementOf(tail.sort);
      if (!inner || (pattern ? tail.sort != t.sort : !within(*inner, *elementOf(t.sort))))
        tail = fail(DiagnosticKind::IllSorted, items[i],
                    "`...` is no list of " + std::string(il::name(*elementOf(t.sort))) + " here", t.sort);
      tail.spread = true;
      t.children.push_back(std::move(tail));
      continue;
    }
    if (x_ && !x_->instance && repeats(items[i])) {
      for (std::size_t k = 0; k < x_->line->variables.size(); ++k) {
        x_->instance = k;
        element(t, items[i], pattern, last);
      }
      x_->instance.reset();
    } else if (rest) {
      Term tail = pattern ? this->pattern(items[i], t.sort) : expression(items[i], t.sort);
      tail.spread = true;
      t.children.push_back(std::move(tail));
    } else {
      element(t, items[i], pattern, last);
    }
  }
  if (t.children.size() == 1 && t.children[0].spread && t.children[0].sort == t.sort) {  // f(ARGS): the list itself
    Term whole = std::move(t.children[0]);
    whole.spread = false;
    return whole;
  }
  return t;
}

void Terms::element(Term &list, NodeId item, bool pattern, bool last) {
  const Sort sort = *elementOf(list.sort);
  Term e = natural(item, sort, pattern);
  const std::optional<Sort> inner = elementOf(e.sort);
  if (inner && e.kind != Term::Kind::Any && (pattern ? e.sort == list.sort : within(*inner, sort))) {
    if (pattern && !last) r_.error(DiagnosticKind::IllSorted, s_.span(item), "in a pattern only the last element can be a list");
    e.spread = true;
    list.children.push_back(std::move(e));
  } else {
    list.children.push_back(coerce(std::move(e), sort, pattern));
  }
}

// --- schemes ---
bool Terms::repeats(NodeId n) const {
  if (s_.part(n) == Part::Metavar) return s_.str(n).find('#') != std::string_view::npos;
  if (s_.part(n) == Part::SeqFold || s_.part(n) == Part::List || s_.part(n) == Part::Block) return false;
  if (s_.part(n) == Part::Applied && x_ && s_.str(s_.of(n)[0]) == x_->function) return false;
  if (s_.part(n) == Part::App && (s_.str(s_.of(n)[0]) == "sum")) return false;
  for (NodeId c : s_.of(n))
    if (repeats(c)) return true;
  return false;
}

namespace {

// INSTRS1' for the second piece: INSTRS1b'
std::string lettered(std::string name, std::size_t piece) {
  return name.insert(std::min(name.find('\''), name.size()), 1, static_cast<char>('a' + piece % 26));
}

}  // namespace

// `#` is the operand's number. What a premise makes for one piece of a piecewise line is named by that piece too.
std::string Terms::spelled(std::string_view token, bool pattern) const {
  std::string name(token);
  if (const std::size_t hash = name.find('#'); hash != name.npos) name.replace(hash, 1, std::to_string(*x_->instance + 1));
  if (!x_ || !x_->piece) return name;
  const std::string own = lettered(name, *x_->piece);
  return known(own) || (pattern && !known(name)) ? own : name;
}

bool Terms::differsByPiece(NodeId n) const {
  if (s_.part(n) == Part::App && (s_.str(s_.of(n)[0]) == "pieces" || s_.str(s_.of(n)[0]) == "choose")) return false;
  if (s_.part(n) == Part::Metavar) {
    const std::string_view token = s_.str(n);
    std::string first(token);
    if (const std::size_t hash = first.find('#'); hash != first.npos) first.replace(hash, 1, "1");
    return token == x_->partial || token == x_->test || known(lettered(first, 0)).has_value();
  }
  for (NodeId c : s_.of(n))
    if (differsByPiece(c)) return true;
  return false;
}

// sum(t), seq{ t }: the instances of t for every operand.
Term Terms::fold(NodeId n, std::string_view how, NodeId body, std::optional<Sort> hint) {
  if (!x_)
    return fail(DiagnosticKind::UnknownName, n, std::string(how) + " folds what a scheme repeats; this is no scheme", hint);
  if (how == "seq") return brackets(body, Sort::Instrs, false);  // elements with # are repeated there
  Term total;
  for (std::size_t k = 0; k < x_->line->variables.size(); ++k) {
    x_->instance = k;
    Term t = expression(body, Sort::Expr);
    if (k == 0) {
      total = std::move(t);
    } else {
      std::vector<Term> both;
      both.push_back(std::move(total));
      both.push_back(std::move(t));
      total = node(Op::Add, std::move(both), s_.span(n));
    }
  }
  x_->instance.reset();
  return x_->line->variables.empty() ? leaf(Op::Number, "0.0", s_.span(n)) : total;
}

// pieces(t), choose(t): t for every piece of a piecewise line, under its test; the last piece is the `else`.
Term Terms::cascade(NodeId n, bool statements, NodeId body) {
  Term whole;
  const std::size_t count = x_->line->pieces.size();
  for (std::size_t k = count; k-- > 0;) {
    x_->piece = k;
    Term t = expression(body, statements ? Sort::Instrs : Sort::Expr);
    if (k + 1 == count) {
      whole = std::move(t);
      continue;
    }
    std::vector<Term> parts;
    parts.push_back(substituted(*x_->line->pieces[k].test));
    parts.push_back(std::move(t));
    parts.push_back(statements ? coerce(std::move(whole), Sort::Instrs, false) : std::move(whole));
    whole = node(statements ? Op::If : Op::Cond, std::move(parts), s_.span(n));
  }
  x_->piece.reset();
  return whole;
}

// A template of the derivative line, over the operands as the scheme names them.
Term Terms::substituted(const Term &t) {
  if (t.kind == Term::Kind::Var) {
    std::string name(x_->operand);
    name.replace(name.find('#'), 1, std::to_string(t.var + 1));
    Term v = use(variable(name, stemSort(x_->operand).value_or(Sort::Expr)), t.where);
    v.spread = t.spread;
    return v;
  }
  Term copy = t;
  for (Term &c : copy.children) c = substituted(c);
  return copy;
}

Term Terms::placeholder(NodeId n, std::string_view token) {
  if (token == x_->function) return leaf(Op::Name, text(x_->applied), s_.span(n));
  const auto &pieces = x_->line->pieces;
  if (pieces.empty()) return failed(Sort::Expr);  // the line was reported
  if (token == x_->test && *x_->piece < pieces.size() && pieces[*x_->piece].test) return substituted(*pieces[*x_->piece].test);
  if (!x_->instance)
    return fail(DiagnosticKind::UnknownName, n, "`" + std::string(token) + "` outside of a repetition", Sort::Expr);
  if (pieces.size() > 1 && !x_->piece)
    return fail(DiagnosticKind::UnknownName, n, "a piecewise partial is used inside pieces( ) or choose( )", Sort::Expr);
  const auto &partials = pieces[x_->piece.value_or(0)].partials;
  return *x_->instance < partials.size() ? substituted(partials[*x_->instance]) : failed(Sort::Expr);
}

Term Terms::own(NodeId n) {
  std::vector<Term> operands;
  for (std::size_t k = 0; k < x_->line->variables.size(); ++k) {
    std::string name(x_->operand);
    if (const std::size_t hash = name.find('#'); hash != name.npos) name.replace(hash, 1, std::to_string(k + 1));
    operands.push_back(use(variable(name, stemSort(x_->operand).value_or(Sort::Expr)), s_.span(n)));
  }
  if (x_->line->isOperator) return node(x_->line->op, std::move(operands), s_.span(n));
  Term args;
  args.kind = Term::Kind::List, args.op = Op::Args, args.sort = Sort::Args, args.children = std::move(operands),
  args.where = s_.span(n);
  std::vector<Term> parts;
  parts.push_back(leaf(Op::Name, text(x_->applied), s_.span(n)));
  parts.push_back(std::move(args));
  return node(Op::Apply, std::move(parts), s_.span(n));
}

}  // namespace dotbar::rules
