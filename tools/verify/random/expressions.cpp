// The generator's expressions: bounded, smooth almost everywhere, inside the domains of the intrinsics.
#include <algorithm>

#include "il_make.h"
#include "tools/verify/random/unit.h"

namespace dotbar::random {

std::string Writer::note(const Var &v, bool write) {
  if (v.given == Given::Parameter) has(Feature::ModuleParameter);
  if (v.isPrivate) has(Feature::Private);
  if (!v.original.empty()) has(Feature::SameNames);
  if (v.given == Given::Data) has(v.role == Role::Shared ? Feature::DataOnCommon : Feature::Data);
  if (v.role == Role::Shared && !v.constant()) {
    std::set<std::string> &names = write ? u->sharedWritten : u->sharedRead;
    names.insert(v.covers.begin(), v.covers.end());
    if (v.covers.empty()) names.insert(v.global);
    has(v.module ? Feature::ModuleVariable : Feature::Common);
  }
  return v.name;
}

Tree Writer::literal() {
  static const std::vector<std::string> texts = {"0.5d0", "2.0d0", "0.7d0", "1.25d0", "0.3d0", "1.5d0", "0.9d0", "3.0d0"};
  return b.real(r.pick(texts));
}

// The kind of an expression: what it is computed in. 0: an integer.
int Writer::kindOf(Tree e) const {
  switch (b.f.op(e)) {
    case Op::Intval:
      return 0;
    case Op::Realval:
      return b.f.text(e).find('d') == std::string_view::npos ? 4 : 8;
    case Op::Name:
      for (const Var &v : u->vars)
        if (v.name == b.f.text(e)) return v.real() ? v.bytes : 0;
      return u->bytes;  // the result of the function itself
    case Op::Index:
      return kindOf(il::IndexOp::base_(b.f, e));
    case Op::Keyword:
      return kindOf(il::KeywordOp::value_(b.f, e));
    case Op::Apply:
      break;
    default: {
      int most = 0;
      for (Tree c : b.f.children(e)) most = std::max(most, kindOf(c));
      return most;
    }
  }
  const std::string_view name = b.f.text(il::ApplyOp::function_(b.f, e));
  const Tree args = il::ApplyOp::args_(b.f, e);
  if (name == "dble" || name == "operator(.mix.)" || name.starts_with("aid") ||
      (name.starts_with("in") && name.size() > 2 && name[2] >= '1' && name[2] <= '9'))
    return 8;
  if (name == "sngl" || name == "real") return 4;
  for (const Tree f : u->statementFunctions)
    if (b.f.text(il::StatementFunctionOp::name_(b.f, f)) == name) return 8;
  for (const auto &m : units)
    if (m->function && (m->name == name || "c" + m->name == name || "any" + m->name == name)) return m->bytes;
  if (name == "merge" || name == "nearest") return kindOf(b.f.children(args).front());
  int most = 0;
  for (Tree a : b.f.children(args)) most = std::max(most, kindOf(a));
  return most;
}

// Converted where it is of another kind.
Tree Writer::ofKind(Tree e, int bytes) {
  if (kindOf(e) == bytes) return e;
  has(Feature::Conversion);
  if (bytes == 8) return b.apply("dble", {e});
  const int how = r.below(3);
  if (how == 0 && kindOf(e) == 8) return b.apply("sngl", {e});
  return how == 1 ? b.apply("real", {e}) : b.apply("real", {e, b.integer(4)});
}

// As an integer of the default kind.
Tree Writer::wholeNumber(Tree i) {
  for (const Var &v : u->vars)
    if (v.kind && v.name == b.f.text(b.f.is(i, Op::Index) ? il::IndexOp::base_(b.f, i) : i))
      return has(v.is == Is::Loop ? Feature::SmallCounter : Feature::SmallInteger), b.apply("int", {i});
  return i;
}

// A value in 1 .. N.
Tree Writer::indexValue(int depth) {
  auto indices = those(
      [](const Var &v) { return (v.is == Is::Index && v.set) || (v.is == Is::Loop && v.busy) || (v.is == Is::Extent && v.set); });
  auto arrays = those([](const Var &v) { return v.is == Is::IndexArray; });
  if (indices.empty() || r.chance(12)) return b.integer(r.between(1, N));
  Tree i = wholeNumber(b.name(note(*r.pick(indices), false)));
  if (depth > 0 && !arrays.empty() && r.chance(30))
    return wholeNumber(b.index(note(*r.pick(arrays), false), {indexValue(depth - 1)}));
  if (depth > 0 && r.chance(20))  // mod(i + c, N) + 1
    return b.two(Op::Add, b.apply("mod", {b.two(Op::Add, i, b.integer(r.between(0, 3))), b.integer(N)}), b.integer(1));
  return i;
}

// A text expression: one of few words, or a variable.
Tree Writer::text() {
  static const std::vector<std::string> words = {"up", "down", "left", "turn"};
  auto v = those([](const Var &x) { return x.is == Is::Text && x.set; });
  if (!v.empty() && r.chance(30)) return b.name(r.pick(v)->name);
  return b.string(r.pick(words));
}

Tree Writer::subscript(const Var &v, Tree i) {
  if (v.zeroBased) has(Feature::LowerBound);
  if (v.elements > N && r.chance(50)) return b.two(Op::Add, i, b.integer(r.between(1, v.elements - N)));
  return v.zeroBased ? b.two(Op::Sub, i, b.integer(1)) : i;
}

Tree Writer::element(const Var &v) {
  Tree i = indexValue(2);
  if (b.f.is(i, Op::Apply) && b.f.text(il::ApplyOp::function_(b.f, i)) == "int" && r.chance(60))
    i = b.f.children(il::ApplyOp::args_(b.f, i)).front();
  if (b.f.is(i, Op::Index)) {
    const Tree subscript = b.f.children(il::IndexOp::subs_(b.f, i)).front();
    has(b.f.is(subscript, Op::Index) ? Feature::DoubleIndirect : Feature::Indirect);
  }
  if (v.is == Is::RealShort) return b.index(v.name, {b.integer(r.between(1, 2))});
  if (v.is == Is::Real2) {
    has(Feature::TwoDimensions);
    auto columns = those([](const Var &x) { return x.is == Is::Loop ? x.busy : x.is == Is::Index && x.set; });
    if (columns.empty() || r.chance(60)) return b.index(v.name, {i, b.integer(r.between(1, 2))});
    has(Feature::Column);
    const Tree which = b.apply("mod", {b.name(note(*r.pick(columns), false)), b.integer(2)});
    return b.index(v.name, {i, b.two(Op::Add, which, b.integer(1))});
  }
  return b.index(v.name, {subscript(v, i)});
}

Tree Writer::realLeaf() {
  auto reals = those([](const Var &v) { return v.real() && (v.array() || v.set); });
  auto numbers = those([](const Var &v) { return (v.is == Is::Loop || v.is == Is::Index) && v.set; });
  const int what = r.below(100);
  if (kinds && what < 2) return b.real(r.chance(50) ? "0.5" : "1.25");
  if (what < 10 || reals.empty()) return literal();
  if (what < 16 && !numbers.empty()) {
    const Var &v = *r.pick(numbers);
    has(Feature::Mixed);
    if (v.is == Is::Loop && !v.busy) has(Feature::LoopVariableAfter);
    const Tree n = b.name(note(v, false));
    return r.chance(50) ? b.two(Op::Mul, n, b.real("0.25d0")) : b.apply("dble", {n});
  }
  const Var &v = *r.pick(reals);
  note(v, false);
  return v.array() ? element(v) : b.name(v.name);
}

Tree Writer::unary(int depth) {
  auto e = [&] { return real(depth - 1); };
  auto square = [&] {
    const Tree x = e();
    return b.f.node(Op::Pow, {b.f.node(Op::Paren, {x}), b.integer(2)});
  };
  auto sine = [&](const char *factor) { return b.two(Op::Mul, b.real(factor), b.apply("sin", {e()})); };
  switch (r.below(16)) {
    case 0:
    case 1:
      return b.apply("sin", {e()});
    case 2:
      return b.apply("cos", {e()});
    case 3:
      return b.apply("exp", {sine("0.5d0")});
    case 4:
      return b.apply("sqrt", {b.two(Op::Add, b.real("1.0d0"), square())});
    case 5:
      return b.apply("log", {b.two(Op::Add, b.real("2.0d0"), b.apply("sin", {e()}))});
    case 6:
      return b.apply("tanh", {e()});
    case 7:
      return b.apply("atan", {e()});
    case 8:
      return b.apply("atan2", {wide(e()), b.two(Op::Add, b.real("1.5d0"), square())});
    case 9:
      return b.apply("tan", {sine("0.4d0")});
    case 10:
      return b.apply("asin", {sine("0.6d0")});
    case 11:
      return b.apply("acos", {sine("0.6d0")});
    case 12:
      return b.apply(r.chance(50) ? "sinh" : "cosh", {b.apply("sin", {e()})});
    case 13:
      return b.apply("log10", {b.two(Op::Add, b.real("3.0d0"), b.apply("cos", {e()}))});
    case 14:
      return b.apply("dble", {e()});
    default:
      return b.apply("exp", {b.f.node(Op::Neg, {square()})});
  }
}

// The rarer intrinsics, each of an argument in its domain.
Tree Writer::special(int depth) {
  has(Feature::SpecialFunction);
  auto e = [&] { return real(depth - 1); };
  auto wave = [&](const char *shift, const char *factor) {  // shift + factor * sin(e)
    return b.two(Op::Add, b.real(shift), b.two(Op::Mul, b.real(factor), b.apply("sin", {e()})));
  };
  auto small = [&](const char *factor) { return b.two(Op::Mul, b.real(factor), b.apply("sin", {e()})); };
  auto scaled = [&](const char *factor, Tree x) { return b.two(Op::Mul, b.real(factor), x); };
  auto bracketed = [&] { return b.f.node(Op::Paren, {e()}); };
  switch (r.below(24)) {
    case 0:
      return b.apply("asinh", {e()});
    case 1:
      return b.apply("acosh", {wave("2.5d0", "1.0d0")});
    case 2:
      return b.apply("atanh", {small("0.6d0")});
    case 3:
      return b.apply(r.chance(50) ? "erf" : "erfc", {e()});
    case 4:
      return b.apply("erfc_scaled", {wave("1.5d0", "2.0d0")});
    case 5:
      return b.apply(r.chance(50) ? "gamma" : "dgamma", {wave("2.0d0", "1.5d0")});
    case 6:
      return b.apply("log_gamma", {wave("-1.5d0", "0.3d0")});  // between two poles
    case 7:
      return b.apply("hypot", {wide(e()), wave("1.5d0", "0.5d0")});
    case 8:
      return b.apply(r.chance(50) ? "bessel_j0" : "bessel_j1", {e()});
    case 9:
      return b.apply(r.chance(50) ? "bessel_y0" : "bessel_y1", {wave("2.0d0", "1.0d0")});
    case 10:
      return b.apply("bessel_jn", {r.chance(50) ? b.integer(r.between(0, 3)) : indexValue(0), wave("2.0d0", "1.0d0")});
    case 11:
      return b.apply("bessel_yn", {r.chance(50) ? b.integer(r.between(0, 2)) : indexValue(0), wave("4.0d0", "1.0d0")});
    case 12:
      return b.apply(r.chance(50) ? "dim" : "ddim", {wide(e()), wide(e())});
    case 13:
      return b.apply(r.chance(50) ? "mod" : "modulo", {wide(e()), wave("1.5d0", "0.5d0")});
    case 14:
      return b.apply("merge", {wide(e()), wide(e()), test()});
    case 15:
      return b.apply("scale", {e(), b.integer(r.between(-2, 2))});
    case 16:
      return r.chance(50) ? b.apply("fraction", {e()}) : b.apply("nearest", {e(), literal()});
    case 17:
      return b.two(Op::Mul, bracketed(), b.apply(r.chance(50) ? "aint" : "anint", {e()}));
    case 18:
      return b.apply(r.chance(50) ? "sind" : "cosd", {scaled("40.0d0", bracketed())});
    case 19:
      return b.apply("tand", {small("60.0d0")});
    case 20:
      return scaled("0.01d0", b.apply(r.chance(50) ? "asind" : "acosd", {small("0.7d0")}));
    case 21:
      return scaled("0.01d0", b.apply("atand", {e()}));
    case 22:
      return b.apply(r.chance(50) ? "cotan" : "atan", {wave("1.5d0", "0.8d0")});
    default:
      return b.apply("atan", {wide(e()), wave("1.5d0", "0.5d0")});
  }
}

Tree Writer::extremum(int depth) {
  has(Feature::Extremum);
  auto e = [&] { return wide(real(depth - 1)); };
  switch (r.below(5)) {
    case 0:
      return b.apply("max", {e(), e()});
    case 1:
      return b.apply("min", {e(), e()});
    case 2:
      return b.apply("abs", {e()});
    case 3:
      return b.apply("sign", {e(), e()});
    default:
      return b.apply(r.chance(50) ? "max" : "min", {e(), e(), e()});
  }
}

Tree Writer::power(int depth) {
  const Tree x = real(depth - 1);
  auto indices = those([](const Var &v) { return (v.is == Is::Index && v.set) || (v.is == Is::Loop && v.busy); });
  switch (r.below(4)) {
    case 0:
      if (indices.empty()) break;
      has(Feature::IntegerPower);
      has(Feature::Mixed);
      return b.two(Op::Pow, b.apply("sin", {x}), b.name(note(*r.pick(indices), false)));
    case 1:
      return b.two(
          Op::Pow,
          b.f.node(Op::Paren, {b.two(Op::Add, b.real("1.2d0"), b.f.node(Op::Pow, {b.f.node(Op::Paren, {x}), b.integer(2)}))}),
          b.real("0.75d0"));
    case 2: {
      has(Feature::IntegerBase);
      const Tree base = indices.empty() ? b.integer(r.between(2, 3)) : b.name(note(*r.pick(indices), false));
      return b.two(Op::Pow, base, b.apply("sin", {wide(x)}));
    }
    default:
      break;
  }
  has(Feature::IntegerPower);
  return b.two(Op::Pow, b.f.node(Op::Paren, {x}), b.integer(r.between(2, 3)));
}

Tree Writer::functionCall(int depth) {
  std::vector<UnitModel *> functions;
  for (auto &m : units)
    if (m->function && m.get() != u && isSeen(*m) && (callBudget > 0 || (m->isFormula && loopDepth > 0)))
      functions.push_back(m.get());
  if (functions.empty()) return real(depth - 1);
  const UnitModel &f = *r.pick(functions);
  if (!f.isFormula || loopDepth == 0) --callBudget;
  std::set<std::string> used, written;
  std::vector<Tree> args;
  const Noted saved = noted();
  for (int k = 0; k < f.formals; ++k) {
    const Var &formal = f.vars[static_cast<std::size_t>(k)];
    args.push_back({});
    if (formal.optional && r.chance(45)) continue;
    const bool simply = f.isFormula && loopDepth > 0 && formal.is == Is::Real && r.chance(70);  // it may be written out twice
    args.back() = simply ? ofKind(realLeaf(), formal.bytes) : actual(f, formal, Feature::Call, used, written);
    if (!args.back()) return forget(saved), realLeaf();  // no array to pass
  }
  u->sharedRead.insert(f.sharedRead.begin(), f.sharedRead.end());
  has(Feature::FunctionInExpression);
  if (f.isFormula && loopDepth > 0) has(Feature::FormulaInLoop);
  return b.apply(callName(f), arguments(f, args));
}

// What a statement function reads besides its arguments.
void Writer::noteAll(Tree value) {
  if (b.f.is(value, Op::Name))
    for (const Var &v : u->vars)
      if (v.name == b.f.text(value)) note(v, false);
  for (Tree c : b.f.children(value)) noteAll(c);
}

// An argument of a statement function: of its kind and without a call, since what is expanded may occur twice.
Tree Writer::ofStatement() {
  const Tree x = realLeaf();
  return kindOf(x) == 8 ? b.two(Op::Mul, literal(), x) : literal();
}

Tree Writer::real(int depth) {
  if (depth <= 0) return realLeaf();
  auto e = [&] { return real(depth - 1); };
  if (kinds && r.chance(5)) return b.apply("dble", {ofKind(b.f.node(Op::Paren, {e()}), 4)});
  if (!u->statementFunctions.empty() && r.chance(8)) {
    const Tree f = r.pick(u->statementFunctions);
    std::vector<Tree> args;
    for (const Tree formal : b.f.children(il::StatementFunctionOp::formals_(b.f, f))) {
      const bool converts = b.f.text(formal) == "kq";
      if (converts) has(Feature::ConvertingFunction);
      args.push_back(converts ? b.apply("int", {indexValue(1)}) : ofStatement());
    }
    for (const Tree each : u->statementFunctions) noteAll(il::StatementFunctionOp::value_(b.f, each));
    has(Feature::StatementFunction);
    return b.apply(b.f.text(il::StatementFunctionOp::name_(b.f, f)), args);
  }
  if (loopDepth > 0 && r.chance(6)) return functionCall(depth);
  const int what = r.below(100);
  if (what < 14) return realLeaf();
  if (what < 30) return b.two(Op::Add, e(), e());
  if (what < 42) {
    Tree right = e();
    // a - (b + c) keeps its meaning in text only with the parenthesis that the source would have
    const Op op = b.f.op(right);
    if (op == Op::Add || op == Op::Sub || op == Op::Neg) right = b.f.node(Op::Paren, {right});
    return b.two(Op::Sub, e(), right);
  }
  if (what < 62) {
    auto factor = [&] {
      const Tree x = e();
      const Op op = b.f.op(x);
      return op == Op::Add || op == Op::Sub || op == Op::Neg ? b.f.node(Op::Paren, {x}) : x;
    };
    const Tree x = factor();
    return b.two(Op::Mul, x, r.chance(40) ? b.apply("sin", {e()}) : factor());
  }
  if (what < 70) {
    Tree x = e();
    if (b.f.op(x) == Op::Add || b.f.op(x) == Op::Sub || b.f.op(x) == Op::Neg) x = b.f.node(Op::Paren, {x});
    return b.two(
        Op::Div, x,
        b.f.node(Op::Paren, {b.two(Op::Add, b.real("1.5d0"), b.f.node(Op::Pow, {b.apply("sin", {e()}), b.integer(2)}))}));
  }
  if (what < 78) return unary(depth);
  if (what < 84) return special(depth);
  if (what < 89) return power(depth);
  if (what < 94) return extremum(depth);
  if (what < 97) return b.f.node(Op::Paren, {b.f.node(Op::Neg, {realLeaf()})});
  if (o_.scopes && !u->function && r.chance(40)) return internalFunction();
  if (hasOperator && r.chance(50) && seesOperator()) {
    has(Feature::DefinedOperator);
    auto operand = [&] { return b.f.node(Op::Paren, {wide(e())}); };
    return b.f.node(Op::Paren, {b.apply("operator(.mix.)", {operand(), operand()})});
  }
  return functionCall(depth);
}

// Of the first module, where all of it is used; callees of a function stand before it.
bool Writer::seesOperator() const {
  if (u->name == "mixed" + o_.suffix || u->name == "assigned" + o_.suffix) return false;
  if (!u->module.empty()) return u->module == modules[0];
  return std::ranges::any_of(u->uses, [&](const UseModel &m) { return m.module == modules[0] && !m.only; });
}

// A logical value: a comparison, or one that a variable holds.
Tree Writer::test() {
  auto v = those([](const Var &x) { return x.is == Is::Flag && x.set; });
  if (v.empty() || !r.chance(45)) return comparison();
  const Var &flag = *r.pick(v);
  has(Feature::Flag);
  if (flag.kind) has(Feature::FlagKind);
  const Tree name = b.name(flag.name);
  switch (r.below(4)) {
    case 0:
      return b.f.node(Op::Not, {name});
    case 1:
      return b.two(r.chance(50) ? Op::And : Op::Or, name, comparison());
    case 2:
      return b.two(r.chance(50) ? Op::Eqv : Op::Neqv, name, comparison());
    default:
      return name;
  }
}

Tree Writer::comparison() {
  static const std::vector<Op> orders = {Op::Lt, Op::Gt, Op::Le, Op::Ge};
  if (auto v = those([](const Var &x) { return x.is == Is::Text && x.set; }); !v.empty() && r.chance(40)) {
    has(Feature::CharacterBranch);
    return b.two(r.chance(60) ? Op::Eq : Op::Ne, b.name(r.pick(v)->name), text());
  }
  if (r.chance(25)) return b.two(r.chance(50) ? Op::Ge : Op::Ne, indexValue(1), b.integer(r.between(1, N)));
  has(Feature::StoredControl);
  const Tree t = b.two(r.pick(orders), realLeaf(), r.chance(50) ? literal() : realLeaf());
  if (r.chance(15)) return b.two(r.chance(50) ? Op::And : Op::Or, t, b.two(Op::Le, indexValue(0), b.integer(r.between(1, N))));
  return t;
}

}  // namespace dotbar::random
