// TAP-M-functions: every derivative line of the bundled set, under its generic and all its specific names, against differences
// over the domain that the line states. The test walks the loaded set: a new line is tested without being listed here.
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "engine/rules/read/load.h"
#include "spec-tests/derivatives/differences.h"
#include "tools/verify/random/build.h"

namespace dotbar::derivatives {
namespace {

using il::Forest;
using il::Op;
using il::Tree;
using rules::Partial;
using rules::Term;

// Where an operand is sampled. An open end reaches a hundred beyond the other, or from minus to plus a hundred.
struct Range {
  enum class Type { Real, Integer, Logical } type = Type::Real;
  std::optional<double> low, high;

  bool real() const { return type == Type::Real; }

  double operator()(std::mt19937 &random) const {
    if (type == Type::Logical) return static_cast<double>(random() % 2);
    if (type == Type::Real) return sample(random);
    const long first = std::lround(low.value_or(-10)) + 1, last = std::lround(high.value_or(10)) - 1;
    return static_cast<double>(first + static_cast<long>(random() % static_cast<unsigned long>(last - first + 1)));
  }

  double sample(std::mt19937 &random) const {
    auto unit = [&] { return std::uniform_real_distribution<double>(0, 1)(random); };
    const double far = std::pow(10.0, 4 * unit() - 2);  // 0.01 to 100: near an end as often as far from it
    if (low && high) {
      const double width = *high - *low;
      return random() % 2 ? *low + width * unit() : random() % 2 ? *low + width * far / 1e3 : *high - width * far / 1e3;
    }
    if (low) return *low + far;
    if (high) return *high - far;
    return random() % 2 ? far : -far;
  }
};

// `A > -1.5, A < 1.5, B integer`
std::map<std::string, Range> ranges(const std::string &domain) {
  std::map<std::string, Range> r;
  std::istringstream in(domain);
  for (std::string condition; std::getline(in, condition, ',');) {
    std::istringstream words(condition);
    std::string name, relation, bound;
    words >> name >> relation >> bound;
    if (relation == "integer" || relation == "logical") {
      r[name].type = relation == "integer" ? Range::Type::Integer : Range::Type::Logical;
      continue;
    }
    EXPECT_TRUE(relation == "<" || relation == ">") << "cannot sample the domain " << domain;
    (relation == "<" ? r[name].high : r[name].low) = std::stod(bound);
  }
  return r;
}

// A unit s(x1, .., r, d1, .., piece): r is the function, d1 .. its partial derivatives, piece which condition of the line held.
class Line {
 public:
  Line(const Partial &p, const std::string &name, const std::vector<Range> &domain) : p_(p), domain_(domain), b_{f_} {
    for (std::size_t k = 0; k < p.variables.size(); ++k) operands_.push_back("x" + std::to_string(k + 1));
    std::vector<Tree> body{b_.assign(b_.name("r"), function(name))};
    for (std::size_t k = 0; k < operands_.size(); ++k)
      body.push_back(
          b_.assign(b_.name("d" + std::to_string(k + 1)), pieces([&](std::size_t i) { return tree(p_.pieces[i].partials[k]); })));
    body.push_back(b_.assign(b_.name("piece"), pieces([&](std::size_t i) { return b_.integer(static_cast<long>(i)); })));
    file_ = unit(body);
    machine_ = std::make_unique<interpret::Machine<Quad>>(f_, std::span(&file_, 1));
  }

  // Empty, or which partial derivative is wrong.
  std::string at(const std::vector<double> &x, std::set<int> &seen) {
    std::vector<std::pair<std::string, Quad>> in;
    for (std::size_t k = 0; k < x.size(); ++k) in.emplace_back(operands_[k], Quad(x[k]));
    value(*machine_, in, "r");
    seen.insert(static_cast<int>(*machine_->get("s", "piece")[0]));
    std::vector<Quad> partials;
    for (std::size_t k = 0; k < x.size(); ++k) partials.push_back(*machine_->get("s", "d" + std::to_string(k + 1))[0]);
    for (std::size_t k = 0; k < x.size(); ++k) {
      if (!domain_[k].real()) {
        if (partials[k] != 0) return "operand " + std::to_string(k + 1) + " is not real, and its partial derivative not 0";
        continue;
      }
      auto along = [&](Quad t) {
        auto moved = in;
        moved[k].second = t;
        return value(*machine_, moved, "r");
      };
      const auto result = agree(partials[k], slope(along, in[k].second));
      if (!result) return "operand " + std::to_string(k + 1) + ": " + result.message();
    }
    return {};
  }

  // Where the function is not finite nothing is promised of its derivatives, nor where it is not defined.
  bool isBoundedAt(const std::vector<double> &x) {
    for (std::size_t k = 0; k < x.size(); ++k) machine_->set("s", operands_[k], Quad(x[k]));
    machine_->run("s");
    const auto r = machine_->get("s", "r");
    if (r.empty() || !r[0] || !finiteq(*r[0])) return true;
    for (std::size_t k = 0; k < x.size(); ++k) {
      const auto d = machine_->get("s", "d" + std::to_string(k + 1));
      if (d.empty() || !d[0] || !finiteq(*d[0])) return false;
    }
    return true;
  }

 private:
  Tree function(const std::string &name) {
    std::vector<Tree> args;
    for (const std::string &x : operands_) args.push_back(b_.name(x));
    return p_.isOperator ? b_.list(p_.op, args) : b_.apply(name, args);
  }

  // The partial derivative as text of the line: its variables are the operands.
  Tree tree(const Term &t) {
    switch (t.kind) {
      case Term::Kind::Var:
        return b_.name(operands_[t.var]);
      case Term::Kind::Leaf:
        return f_.leaf(t.op, text(t.text));
      case Term::Kind::Node:
      case Term::Kind::List: {
        std::vector<Tree> children;
        for (const Term &c : t.children) children.push_back(tree(c));
        return b_.list(t.op, children);
      }
      default:
        ADD_FAILURE() << "a derivative line with a term that this test cannot evaluate";
        return b_.real("0.0d0");
    }
  }

  Tree pieces(const std::function<Tree(std::size_t)> &of) {
    Tree t = of(p_.pieces.size() - 1);
    for (std::size_t i = p_.pieces.size() - 1; i-- > 0;) t = f_.node(Op::Cond, {tree(*p_.pieces[i].test), of(i), t});
    return t;
  }

  Tree unit(const std::vector<Tree> &body) {
    std::vector<Tree> formals, decl;
    auto declare = [&](const std::string &n, Tree type) {
      formals.push_back(b_.name(n));
      decl.push_back(b_.declare(type, {b_.entity(n)}));
    };
    for (std::size_t k = 0; k < operands_.size(); ++k)
      declare(operands_[k], domain_[k].real()                         ? b_.real8()
                            : domain_[k].type == Range::Type::Integer ? b_.integerType()
                                                                      : f_.node(Op::LogicalType, {b_.none()}));
    declare("r", b_.real8());
    for (std::size_t k = 0; k < operands_.size(); ++k) declare("d" + std::to_string(k + 1), b_.real8());
    declare("piece", b_.integerType());
    const Tree decls = b_.list(Op::Decls, decl);
    const Tree s =
        f_.node(Op::Procedure, {b_.list(Op::Attrs, {}), f_.leaf(Op::Novalue, ""), b_.name("s"), b_.list(Op::Names, formals),
                                f_.leaf(Op::Noname, ""), decls, b_.instrs(body), b_.list(Op::Units, {})});
    return f_.node(Op::File, {f_.leaf(Op::Text, "line"), b_.list(Op::Units, {s})});
  }

  const Partial &p_;
  const std::vector<Range> &domain_;
  Forest f_;
  random::Build b_;
  std::vector<std::string> operands_;
  Tree file_;
  std::unique_ptr<interpret::Machine<Quad>> machine_;
};

// Empty, or where a partial derivative of the line is wrong.
std::string fault(const Partial &p, const std::string &name, int points) {
  const auto given = ranges(p.domain);
  std::vector<Range> domain;
  for (const rules::Variable &v : p.variables) {
    const auto range = given.find(std::string(text(v.name)));
    domain.push_back(range == given.end() ? Range{} : range->second);
  }
  Line line(p, name, domain);
  std::mt19937 random(17);
  std::set<int> seen;
  for (int k = 0; k < points; ++k) {
    std::vector<double> x;
    std::string where;
    for (const Range &range : domain) {
      x.push_back(range(random));
      where += " " + std::to_string(x.back());
    }
    const std::string wrong = line.at(x, seen);
    if (!wrong.empty()) return "at" + where + ", " + wrong;
  }
  return seen.size() == p.pieces.size() ? "" : "a condition of the line never held in the domain";
}

// Empty, or a point where the function is finite and a partial derivative is not: at the ends of domains, at kinks, at the
// origin.
std::string unbounded(const Partial &p, const std::string &name) {
  const auto given = ranges(p.domain);
  std::vector<Range> domain;
  for (const rules::Variable &v : p.variables) {
    const auto range = given.find(std::string(text(v.name)));
    domain.push_back(range == given.end() ? Range{} : range->second);
  }
  Line line(p, name, domain);
  constexpr double corners[] = {0, 1, -1};
  std::size_t count = 1;
  for (const Range &range : domain) count *= range.real() ? 3 : 1;
  for (std::size_t k = 0; k < count; ++k) {
    std::vector<double> x;
    std::string where;
    std::size_t rest = k;
    for (const Range &range : domain) {
      x.push_back(range.real() ? corners[rest % 3] : range.type == Range::Type::Logical ? 1 : range.high.value_or(2) - 1);
      if (range.real()) rest /= 3;
      where += " " + std::to_string(x.back());
    }
    if (!line.isBoundedAt(x)) return "at" + where + " a partial derivative is infinite or not a number";
  }
  return "";
}

// The interpreter knows no complex values: their lines are tested by cases/complex.
bool isComplex(const rules::RuleSet &set, Symbol function) {
  const auto said = set.intrinsics.find(function);
  if (said == set.intrinsics.end()) return false;
  return std::any_of(said->second.begin(), said->second.end(),
                     [](const auto &p) { return text(p.second).find("complex") != std::string_view::npos; });
}

std::optional<rules::RuleSet> bundled(const std::string &layer = {}) {
  SourceMap sources;
  Diagnostics diagnostics;
  const char *other = std::getenv("DOTBAR_RULES");
  const std::string folder = other ? other : DOTBAR_RULES_FOLDER;
  if (layer.empty()) return rules::load(sources, diagnostics, {"dotbar/adjoint"}, {{folder}});
  return rules::loadText(sources, diagnostics, "layer.rules", "ruleset layer extends common/derivatives\n" + layer, {{folder}});
}

TEST(DerivativeLines, areTheDerivatives) {
  const auto set = bundled();
  ASSERT_TRUE(set);
  std::set<std::string> tested;
  const char *only = std::getenv("DOTBAR_LINE");  // this line alone: for the mutants of its text
  for (const Partial &p : set->partials) {
    if (only && text(p.function) != only) continue;
    std::vector<Symbol> names{p.function};
    names.insert(names.end(), p.specifics.begin(), p.specifics.end());
    for (Symbol s : names) {
      if (isComplex(*set, s)) continue;
      EXPECT_EQ(fault(p, std::string(text(s)), 100), "") << text(s);
      EXPECT_EQ(unbounded(p, std::string(text(s))), "") << text(s);
      tested.insert(std::string(text(s)));
    }
  }
  ASSERT_FALSE(tested.empty());
  if (only) return;
  // what the issue promises is there, under generic and specific names
  for (const char *name :
       {"abs",       "sign",      "max",       "min",       "mod",         "sqrt",     "exp",       "log",          "log10",
        "sin",       "cos",       "tan",       "asin",      "acos",        "atan",     "atan2",     "sinh",         "cosh",
        "tanh",      "real",      "dble",      "dsin",      "dcos",        "amax1",    "dmax1",     "amin1",        "dmin1",
        "dabs",      "dsign",     "dmod",      "amod",      "dsqrt",       "dexp",     "dlog",      "alog",         "dtan",
        "dasin",     "dacos",     "datan",     "datan2",    "dsinh",       "dcosh",    "dtanh",     "dlog10",       "asinh",
        "acosh",     "atanh",     "erf",       "erfc",      "erfc_scaled", "gamma",    "log_gamma", "hypot",        "bessel_j0",
        "bessel_j1", "bessel_jn", "bessel_y0", "bessel_y1", "bessel_yn",   "dim",      "ddim",      "dprod",        "aint",
        "anint",     "dint",      "dnint",     "modulo",    "merge",       "fraction", "scale",     "set_exponent", "nearest",
        "spacing",   "rrspacing", "sngl",      "float",     "sind",        "cosd",     "tand",      "asind",        "acosd",
        "atand",     "atan2d",    "cotan",     "cotand"})
    EXPECT_TRUE(tested.count(name)) << name << " has no derivative line";
}

// The test has power: a line that is wrong by a part in 1e9, by a sign, or in one piece only, is found.
TEST(DerivativeLines, wrongLinesAreFound) {
  const std::map<std::string, std::string> wrong = {
      {"sin", "override partial sin, dsin (A) = 1.000000001 * cos(A)"},
      {"cos", "override partial cos, dcos (A) = sin(A)"},
      {"abs", "override partial abs, dabs (A) = if (A >= 0.0) (1.0) else (1.0)"},
      {"max",
       "override partial max, amax1, dmax1 (A, B) = if (A >= B) (1.0, 0.0) else if (A < B - 1.0e9) (1.0, 0.0) else (0.0, 1.0)"},
      {"div", "override partial A / B = 1.0 / B, A / B ** 2   domain B > 0.1"}};
  const auto root = bundled("override partial sqrt, dsqrt (A) = 1.0 / (2.0 * sqrt(A)) domain A > 0.01");
  ASSERT_TRUE(root);
  for (const Partial &p : root->partials) {
    if (text(p.function) == "sqrt") {
      EXPECT_NE(unbounded(p, "sqrt"), "");
    }
  }
  for (const auto &[name, line] : wrong) {
    const auto set = bundled(line);
    ASSERT_TRUE(set) << line;
    for (const Partial &p : set->partials) {
      if (text(p.function) == name) {
        EXPECT_NE(fault(p, name, 40), "") << line;
      }
    }
  }
}

}  // namespace
}  // namespace dotbar::derivatives
