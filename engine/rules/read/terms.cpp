// Terms: precedence, names, sorts. Lists, folds and schemes are in lists.cpp.
#include "engine/rules/read/terms.h"

namespace dotbar::rules {

// --- precedence ---
struct Terms::Shape {
  NodeId node = 0;  // an operand, or the operator's token
  bool isOperator = false;
  std::vector<Shape> operands;
};

namespace {

struct Infix {
  std::string_view text;
  int level;
  Op op;
};

constexpr int notLevel = 6, sumLevel = 8, powerLevel = 10;
constexpr Infix infixes[] = {{":=", 1, Op::Assign}, {"\\/", 2, Op{}},   {"\\", 2, Op{}},   {"/\\", 3, Op{}},  {"or", 4, Op::Or},
                             {"and", 5, Op::And},   {"==", 7, Op::Eq},  {"/=", 7, Op::Ne}, {"<", 7, Op::Lt},  {"<=", 7, Op::Le},
                             {">", 7, Op::Gt},      {">=", 7, Op::Ge},  {"+", 8, Op::Add}, {"-", 8, Op::Sub}, {"*", 9, Op::Mul},
                             {"/", 9, Op::Div},     {"**", 10, Op::Pow}};

const Infix &infix(std::string_view text) {
  for (const Infix &i : infixes)
    if (i.text == text) return i;
  return infixes[0];
}

bool isStem(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '\'' || c == '#'; }

}  // namespace

Terms::Shape Terms::climb(std::span<const NodeId> row, std::size_t &at, int level) {
  Shape left;
  if (s_.part(row[at]) == Part::Prefix) {
    left.node = row[at++], left.isOperator = true;
    left.operands.push_back(climb(row, at, (s_.str(left.node) == "not" ? notLevel : std::max(level, sumLevel)) + 1));
  } else {
    left.node = row[at++];
  }
  while (at < row.size()) {
    const NodeId token = row[at];
    const Infix &i = infix(s_.str(token));
    if (i.level < level) break;
    ++at;
    Shape right = climb(row, at, i.level == powerLevel ? i.level : i.level + 1);
    Shape whole{token, true, {}};
    whole.operands.push_back(std::move(left));
    whole.operands.push_back(std::move(right));
    left = std::move(whole);
  }
  return left;
}

Term Terms::shaped(const Shape &shape, std::optional<Sort> hint, bool pattern) {
  if (!shape.isOperator) return natural(shape.node, hint, pattern);
  const std::string_view op = s_.str(shape.node);
  if (shape.operands.size() == 2) return binary(op, shape, hint, pattern);
  Term operand = coerce(shaped(shape.operands[0], Sort::Expr, pattern), Sort::Expr, pattern);
  return node(op == "not" ? Op::Not : Op::Neg, {std::move(operand)}, s_.span(shape.node));
}

Term Terms::binary(std::string_view op, const Shape &shape, std::optional<Sort> hint, bool pattern) {
  if (op == "\\/" || op == "/\\" || op == "\\") {
    if (pattern) return fail(DiagnosticKind::IllSorted, shape.node, "a set operation in a pattern", hint);
    return setOperation(op, shape, hint);
  }
  const Infix &i = infix(op);
  const Sort first = op == ":=" ? Sort::Ref : Sort::Expr;
  const bool numeric = op == "+" || op == "-" || op == "*";
  const auto operandHint = hint == Sort::Nat && numeric ? Sort::Nat : first;
  Term left = shaped(shape.operands[0], operandHint, pattern);
  Term right = shaped(shape.operands[1],
                      left.sort == Sort::Nat     ? Sort::Nat
                      : operandHint == Sort::Nat ? Sort::Nat
                                                 : Sort::Expr,
                      pattern);
  if (numeric && !pattern && left.sort == Sort::Nat && right.sort == Sort::Nat) {
    const Symbol f = intern(op == "+" ? "natAdd" : op == "-" ? "natSub" : "natMul");
    return apply(r_.functions.at(f)[0], {std::move(left), std::move(right)}, s_.span(shape.node));
  }
  std::vector<Term> children;
  children.push_back(coerce(std::move(left), first, pattern));
  children.push_back(coerce(std::move(right), Sort::Expr, pattern));
  return node(i.op, std::move(children), s_.span(shape.node));
}

Term Terms::setOperation(std::string_view op, const Shape &shape, std::optional<Sort> hint) {
  const Symbol f = intern(op == "\\/" ? "union" : op == "/\\" ? "intersection" : "difference");
  const std::optional<Sort> set = hint == Sort::Zones || hint == Sort::Exprs ? hint : std::nullopt;
  Term left = shaped(shape.operands[0], set ? set : Sort::Exprs, false);
  for (FunctionId id : r_.functions.at(f)) {
    const Sort sort = r_.set.functions[id].params[0];
    if (left.sort != sort && !(sort == Sort::Exprs && left.sort != Sort::Zones)) continue;
    Term right = coerce(shaped(shape.operands[1], sort, false), sort, false);
    std::vector<Term> args;
    args.push_back(coerce(std::move(left), sort, false));
    args.push_back(std::move(right));
    return apply(id, std::move(args), s_.span(shape.node));
  }
  return fail(DiagnosticKind::IllSorted, shape.node, "sets are of sort Exprs or Zones", hint);
}

// --- building ---
Term Terms::node(Op op, std::vector<Term> children, Span where) const {
  Term t;
  t.kind = Term::Kind::Node, t.op = op, t.sort = sortOf(op), t.children = std::move(children), t.where = where;
  return t;
}

Term Terms::leaf(Op op, std::string_view text, Span where) const {
  Term t;
  t.kind = Term::Kind::Leaf, t.op = op, t.sort = sortOf(op), t.text = intern(text), t.where = where;
  return t;
}

// What stands for a term that was reported; in a template nothing else is Any, so it is not reported twice.
Term Terms::failed(std::optional<Sort> hint) const {
  Term t;
  t.sort = hint.value_or(Sort::Expr);
  return t;
}

Term Terms::fail(DiagnosticKind kind, NodeId n, std::string message, std::optional<Sort> hint) {
  r_.error(kind, s_.span(n), std::move(message));
  return failed(hint);
}

Term Terms::use(VarId v, Span where) const {
  Term t;
  t.kind = Term::Kind::Var, t.var = v, t.sort = variables_[v].sort, t.where = where;
  return t;
}

Term Terms::apply(FunctionId function, std::vector<Term> args, Span where) {
  Term t;
  t.kind = Term::Kind::Call, t.function = function, t.sort = r_.set.functions[function].result;
  t.children = std::move(args), t.where = where;
  return t;
}

std::optional<VarId> Terms::known(std::string_view name) const {
  const Symbol s = intern(name);
  for (VarId v = 0; v < variables_.size(); ++v)
    if (variables_[v].name == s) return v;
  return std::nullopt;
}

VarId Terms::variable(std::string_view name, Sort sort) {
  if (auto v = known(name)) return *v;
  variables_.push_back({intern(name), sort});
  return static_cast<VarId>(variables_.size() - 1);
}

// --- sorts ---
void Terms::narrow(VarId v, const il::OpSet &ops) {
  const auto [at, isNew] = narrowed_.emplace(v, ops & il::members(variables_[v].sort));
  if (!isNew) at->second &= ops;
}

Term Terms::coerce(Term t, Sort expected, bool pattern) {
  if (!pattern && t.kind == Term::Kind::Any) return failed(expected);
  if (t.kind == Term::Kind::Any && !t.where) return failed(expected);
  const auto known = !pattern && t.kind == Term::Kind::Var ? narrowed_.find(t.var) : narrowed_.end();
  if (known != narrowed_.end() && (known->second & ~il::members(expected)).none()) t.sort = expected;
  if (pattern ? meet(t.sort, expected) : within(t.sort, expected)) {
    if (t.kind == Term::Kind::Any) t.sort = expected;
    return t;
  }
  const std::optional<Op> op = listOf(expected);
  if (op && !pattern) {
    const std::optional<Sort> inner = elementOf(t.sort);
    const bool one = within(t.sort, *elementOf(expected)), many = inner && within(*inner, *elementOf(expected));
    if (one || many) {
      Term list;
      list.kind = Term::Kind::List, list.op = *op, list.sort = expected, list.where = t.where;
      t.spread = many;
      list.children.push_back(std::move(t));
      return list;
    }
  }
  r_.error(DiagnosticKind::IllSorted, t.where,
           "this is of sort " + std::string(il::name(t.sort)) + " where " + std::string(il::name(expected)) + " is expected");
  return failed(expected);
}

std::optional<Sort> Terms::stemSort(std::string_view token) const {
  const std::size_t hash = token.find('#');
  if (x_ && hash != token.npos && token.substr(0, hash + 1) == x_->operand) return Sort::Expr;  // operands of a derivative line
  std::string_view stem = token.starts_with('_') ? token.substr(1) : token;
  for (;; stem.remove_suffix(1)) {  // longest stem first: what is cut off are digits, lower-case letters, primes
    if (auto found = f_.stems->find(stem); found != f_.stems->end()) return found->second;
    if (stem.empty() || !isStem(stem.back())) return std::nullopt;
  }
}

// --- the kinds of terms ---
Term Terms::natural(NodeId n, std::optional<Sort> hint, bool pattern) {
  switch (s_.part(n)) {
    case Part::Flat: {
      std::size_t at = 0;
      return shaped(climb(s_.of(n), at, 0), hint, pattern);
    }
    case Part::Metavar:
      return metavariable(n, s_.str(n), pattern);
    case Part::Wild: {
      if (!pattern) return fail(DiagnosticKind::UnboundVariable, n, "`_` stands for nothing here", hint);
      Term t = failed(hint);
      t.where = s_.span(n);
      return t;
    }
    case Part::Dots: {
      if (!dots)
        return fail(DiagnosticKind::UnboundVariable, n, "`...` stands for the rest of a list in a rule's conclusion", hint);
      const std::optional<Term> rest = dots(n, hint);
      return rest ? *rest : failed(hint);
    }
    case Part::Number:
      return number(n, hint);
    case Part::String:
      return quoted(n, hint);
    case Part::Name:
      return name(n, hint);
    case Part::At:
      return at(n, hint, pattern);
    case Part::Applied:
      return applied(n, pattern);
    case Part::App:
      return application(n, hint, pattern);
    case Part::Call:
      return call(n, pattern);
    case Part::If:
      return conditional(n, pattern);
    case Part::Loop:
      return loop(n, pattern);
    case Part::While:
      return node(Op::While, {pattern ? this->pattern(s_.of(n)[0], Sort::Expr) : expression(s_.of(n)[0], Sort::Expr)},
                  s_.span(n));
    case Part::Paren:
      return natural(s_.of(n)[0], hint, pattern);
    case Part::SeqFold:
      return fold(n, "seq", s_.of(n)[0], hint);
    case Part::List:
    case Part::Block:
      return brackets(n, hint, pattern);
    default:
      return fail(DiagnosticKind::IllSorted, n, "this is not a term", hint);
  }
}

Term Terms::metavariable(NodeId n, std::string_view token, bool pattern) {
  if (x_ && (token == x_->partial || (token == x_->test && x_->piece) || token == x_->function)) return placeholder(n, token);
  if (token.find('#') != token.npos && (!x_ || !x_->instance))
    return fail(DiagnosticKind::UnknownName, n, "`#` outside of a scheme's repetition", std::nullopt);
  const std::optional<Sort> sort = stemSort(token);
  if (!sort) {
    std::vector<std::string> stems;
    for (const auto &[stem, ignored] : *f_.stems) stems.push_back(stem);
    const std::string near = nearest(token, stems);
    Diagnostic &d = r_.error(DiagnosticKind::UnknownName, s_.span(n), "no stem of a metavariable begins " + std::string(token));
    d.fix = near.empty() ? "declare it: var " + std::string(token) + " : Expr" : "did you mean " + near + "?";
    return failed(std::nullopt);
  }
  return use(variable(spelled(token, pattern), *sort), s_.span(n));
}

Term Terms::number(NodeId n, std::optional<Sort> hint) {
  const std::string_view text = s_.str(n);
  if (hint == Sort::Nat) return leaf(Op::Nat, text, s_.span(n));
  const bool real = text.find_first_of(".eEdD") != text.npos;
  return leaf(real ? Op::Number : Op::Intval, text, s_.span(n));
}

std::string unquoted(std::string_view text) {
  std::string r;
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '\\' && i + 2 < text.size())
      ++i, r += text[i] == 'n' ? '\n' : text[i];
    else
      r += text[i];
  }
  return r;
}

Term Terms::quoted(NodeId n, std::optional<Sort> hint) {
  const bool isText = hint && within(Sort::Text, *hint);
  return leaf(isText ? Op::Text : Op::Stringval, isText ? unquoted(s_.str(n)) : std::string(s_.str(n)), s_.span(n));
}

Term Terms::name(NodeId n, std::optional<Sort> hint) {
  const std::string_view text = s_.str(n);
  const Span where = s_.span(n);
  if (text == "true" || text == "false") return leaf(Op::Logicalval, text, where);
  for (auto [word, op] :
       {std::pair<std::string_view, Op>{"integer", Op::IntegerType}, {"boolean", Op::LogicalType}, {"real", Op::RealType}})
    if (text == word) return node(op, {leaf(Op::Noexpr, "", where)}, where);
  if (text == "double") return node(Op::DoubleType, {}, where);
  if (Op op{}; il::findOp(text, op)) {
    const il::OpInfo &i = il::info(op);
    if (i.leaf) return leaf(op, "", where);
    if (!i.list && i.children.empty()) return node(op, {}, where);
  }
  if (auto f = r_.functions.find(intern(text)); f != r_.functions.end() && r_.set.functions[f->second[0]].params.empty())
    return apply(f->second[0], {}, where);
  return fail(DiagnosticKind::UnknownName, n, "unknown name " + std::string(text), hint);
}

Term Terms::at(NodeId n, std::optional<Sort> hint, bool pattern) {
  const Term var = metavariable(s_.of(n)[0], s_.str(s_.of(n)[0]), pattern);
  if (var.kind != Term::Kind::Var) return failed(hint);
  if (!pattern) return var;  // the occurrence that the conclusion bound
  Term t = natural(s_.of(n)[1], hint ? hint : var.sort, true);
  if (t.kind == Term::Kind::Var) return fail(DiagnosticKind::IllSorted, n, "two names for the same tree", hint);
  t.named = true, t.var = var.var;
  Op list{};
  if ((t.kind == Term::Kind::Node || t.kind == Term::Kind::Leaf) && !il::isListSort(var.sort, list) &&
      !il::hasSort(t.op, var.sort))
    return fail(DiagnosticKind::IllSorted, n, "no tree of sort " + std::string(il::name(var.sort)) + " is of this form", hint);
  if (!meet(t.sort, var.sort)) return coerce(std::move(t), var.sort, true);
  return t;
}

Term Terms::applied(NodeId n, bool pattern) {
  const NodeId head = s_.of(n)[0];
  if (x_ && s_.str(head) == x_->function) return own(n);
  std::vector<Term> children;
  children.push_back(coerce(metavariable(head, s_.str(head), pattern), Sort::Ref, pattern));
  children.push_back(list(Op::Subs, n, s_.of(n).subspan(1), pattern));
  return node(Op::Index, std::move(children), s_.span(n));
}

Term Terms::application(NodeId n, std::optional<Sort> hint, bool pattern) {
  const std::string_view f = s_.str(s_.of(n)[0]);
  const std::span<const NodeId> args = s_.of(n).subspan(1);
  if (x_ && args.size() == 1 && f == "sum") return fold(n, f, args[0], hint);
  if (x_ && args.size() == 1 && (f == "pieces" || f == "choose")) return cascade(n, f == "pieces", args[0]);
  if (Op op{}; il::findOp(f, op)) return operatorOn(op, n, args, pattern);
  auto found = r_.functions.find(intern(f));
  if (found == r_.functions.end()) return intrinsic(f, n, args, pattern);
  if (pattern) return fail(DiagnosticKind::IllSorted, n, "the function " + std::string(f) + " cannot stand in a pattern", hint);
  const FunctionId id = found->second[0];
  const Function fun = r_.set.functions[id];
  const std::size_t fixed = fun.variadic ? fun.params.size() - 1 : fun.params.size();
  if (fun.variadic ? args.size() < fixed : args.size() != fixed)
    return fail(DiagnosticKind::IllSorted, n, std::string(f) + " takes " + std::to_string(fun.params.size()) + " arguments",
                fun.result);
  std::vector<Term> terms;
  for (std::size_t i = 0; i < args.size(); ++i)
    terms.push_back(expression(args[i], fun.params[std::min(i, fun.params.size() - 1)]));
  return apply(id, std::move(terms), s_.span(n));
}

Term Terms::operatorOn(Op op, NodeId n, std::span<const NodeId> args, bool pattern) {
  const il::OpInfo &i = il::info(op);
  if (i.leaf) return leafOf(op, n, args, pattern);
  if (i.list) return list(op, n, args, pattern);
  if (const std::optional<Op> inner = directList(op)) return node(op, {list(*inner, n, args, pattern)}, s_.span(n));
  const std::optional<std::vector<std::optional<NodeId>>> given = childrenGiven(i, n, args, pattern);
  if (!given) return failed(i.sort);
  std::vector<Term> children;
  for (std::size_t k = 0; k < i.children.size(); ++k) {
    const Sort sort = i.children[k].sort;
    if ((*given)[k]) {
      children.push_back(pattern ? this->pattern(*(*given)[k], sort) : expression(*(*given)[k], sort));
    } else {
      children.push_back(failed(sort));  // any tree
      children.back().where = s_.span(n);
    }
  }
  return node(op, std::move(children), s_.span(n));
}

namespace {

std::string namesOf(const il::OpInfo &op) {
  std::string r;
  for (const auto &c : op.children) r += (r.empty() ? "" : ", ") + std::string(c.name);
  return r;
}

}  // namespace

// Children by place, then by name; `...` in a pattern: whatever the others are. Nothing after a diagnostic.
std::optional<std::vector<std::optional<NodeId>>> Terms::childrenGiven(const il::OpInfo &op, NodeId n,
                                                                       std::span<const NodeId> args, bool pattern) {
  const bool isOpen = !args.empty() && s_.part(args.back()) == Part::Dots;
  if (isOpen) args = args.first(args.size() - 1);
  std::vector<std::optional<NodeId>> given(op.children.size());
  const auto wrong = [&](NodeId at, std::string what, bool isTooFew = false) {
    Diagnostic &d = r_.error(DiagnosticKind::IllSorted, s_.span(at), std::string(op.name) + " " + what);
    if (isTooFew && pattern) d.fix = "write `...` last for the children that may be any tree";
    return std::nullopt;
  };
  if (isOpen && !pattern) return wrong(n, "is built here: all its children are to be said");
  for (std::size_t k = 0; k < args.size(); ++k) {
    const bool isNamed = s_.part(args[k]) == Part::Child;
    const auto called = [&](const il::ChildInfo &c) { return isNamed && c.name == s_.str(s_.of(args[k])[0]); };
    const auto at = isNamed ? static_cast<std::size_t>(std::ranges::find_if(op.children, called) - op.children.begin()) : k;
    if (at >= op.children.size())
      return isNamed ? wrong(args[k], "has no child of this name: " + namesOf(op))
                     : wrong(n, "has " + std::to_string(op.children.size()) + " children, not " + std::to_string(args.size()));
    if (given[at]) return wrong(args[k], "has this child already");
    given[at] = isNamed ? s_.of(args[k])[1] : args[k];
  }
  const auto count = static_cast<std::size_t>(std::ranges::count_if(given, [](const auto &g) { return g.has_value(); }));
  if (!isOpen && count < given.size())
    return wrong(n, "has " + std::to_string(given.size()) + " children, not " + std::to_string(count), true);
  return given;
}

Term Terms::leafOf(Op op, NodeId n, std::span<const NodeId> args, bool pattern) {
  if (args.size() == 1 && s_.part(args[0]) == Part::String) return leaf(op, unquoted(s_.str(args[0])), s_.span(n));
  if (args.size() == 1 && s_.part(args[0]) == Part::Wild && pattern) {
    Term t = leaf(op, "", s_.span(n));
    t.anyText = true;
    return t;
  }
  const std::string op_(il::info(op).name);
  return fail(DiagnosticKind::IllSorted, n, op_ + " is a leaf: " + op_ + "(\"text\"), in a pattern also " + op_ + "(_)",
              sortOf(op));
}

Term Terms::intrinsic(std::string_view f, NodeId n, std::span<const NodeId> args, bool pattern) {
  if (!r_.set.intrinsics.count(intern(f))) {
    std::vector<std::string> names;
    for (const auto &[name, ignored] : r_.set.intrinsics) names.emplace_back(text(name));
    for (const auto &[name, ignored] : r_.functions) names.emplace_back(text(name));
    for (unsigned o = 0; o < il::opCount; ++o) names.emplace_back(il::info(static_cast<Op>(o)).name);
    Diagnostic &d = r_.error(DiagnosticKind::UnknownName, s_.span(s_.of(n)[0]),
                             std::string(f) + " is neither an operator of IL, nor a function, nor an intrinsic");
    d.fix = didYouMean(f, names);
    return failed(Sort::Expr);
  }
  return node(Op::Apply, {leaf(Op::Name, f, s_.span(s_.of(n)[0])), list(Op::Args, n, args, pattern)}, s_.span(n));
}

Term Terms::call(NodeId n, bool pattern) {
  const NodeId callee = s_.of(n)[0];
  Term p = s_.part(callee) == Part::Name ? leaf(Op::Name, s_.str(callee), s_.span(callee))
                                         : coerce(natural(callee, Sort::Name, pattern), Sort::Name, pattern);
  std::vector<Term> children;
  children.push_back(std::move(p));
  children.push_back(list(Op::Args, n, s_.of(n).subspan(1), pattern));
  children.push_back(pattern ? Term{} : leaf(Op::Noref, "", s_.span(n)));  // in a pattern whatever becomes of the result
  children.back().sort = Sort::OptRef;
  return node(Op::Call, std::move(children), s_.span(n));
}

Term Terms::conditional(NodeId n, bool pattern) {
  std::vector<Term> children;
  const std::span<const NodeId> parts = s_.of(n);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Sort sort = i ? Sort::Instrs : Sort::Expr;
    children.push_back(pattern ? this->pattern(parts[i], sort) : expression(parts[i], sort));
  }
  if (parts.size() == 2) children.push_back(list(Op::Instrs, n, {}, pattern));
  return node(Op::If, std::move(children), s_.span(n));
}

Term Terms::loop(NodeId n, bool pattern) {
  auto part = [&](NodeId p, Sort sort) { return pattern ? this->pattern(p, sort) : expression(p, sort); };
  const NodeId control = s_.of(n)[0];
  std::vector<Term> children;
  if (s_.part(control) == Part::DoControl) {
    const std::span<const NodeId> c = s_.of(control);
    std::vector<Term> parts;
    for (std::size_t i = 0; i < c.size(); ++i) parts.push_back(part(c[i], il::info(Op::Do).children[i].sort));
    if (c.size() == 3) parts.push_back(leaf(Op::Noexpr, "", s_.span(control)));
    children.push_back(node(Op::Do, std::move(parts), s_.span(control)));
  } else {
    children.push_back(part(control, Sort::Ctl));
  }
  children.push_back(part(s_.of(n)[1], Sort::Instrs));
  return node(Op::Loop, std::move(children), s_.span(n));
}

}  // namespace dotbar::rules
