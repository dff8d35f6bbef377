// The checks on the interpreter of IL, in quadruple precision throughout: what disagrees there is wrong, not rounded.
#include "tools/verify/random/check.h"

#include <algorithm>
#include <sstream>

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::random {

using interpret::fabsR;
using interpret::Machine;
using interpret::Quad;
using interpret::Result;

namespace {

std::string show(Quad x) {
  char text[64];
  quadmath_snprintf(text, sizeof text, "%.18Qg", x);
  return text;
}

std::string nameOf(const Forest &f, Tree unit) {
  for (Tree c : f.children(unit))
    if (f.is(c, Op::Name)) return std::string(f.text(c));  // the first name is the unit's own
  return {};
}

// The unit, and the module around it where there is one.
std::pair<Tree, Tree> unitNamed(const Forest &f, Tree file, const std::string &name) {
  if (!f.is(file, Op::File)) return {};
  for (Tree u : f.children(il::FileOp::units_(f, file))) {
    if (f.is(u, Op::Module))
      for (Tree c : f.children(il::ModuleOp::contained_(f, u)))
        if (nameOf(f, c) == name) return {c, u};
    if (nameOf(f, u) == name) return {u, {}};
  }
  return {};
}

bool declares(const Forest &f, Tree module, const std::string &name) {
  for (Tree d : f.children(il::ModuleOp::decls_(f, module)))
    if (f.is(d, Op::Declare))
      for (Tree e : f.children(il::DeclareOp::entities_(f, d)))
        if (f.text(il::EntityOp::name_(f, e)) == name) return true;
  return false;
}

std::vector<Tree> commonsOf(const Forest &f, Tree unit) {
  std::vector<Tree> r;
  if (!unit) return r;
  for (Tree part : f.children(unit)) {
    if (!f.is(part, Op::Decls)) continue;
    for (Tree d : f.children(part))
      if (f.is(d, Op::Common)) r.push_back(d);
  }
  return r;
}

std::vector<std::string> membersOf(const Forest &f, Tree unit) {  // of COMMON blocks that the unit declares
  std::vector<std::string> r;
  for (Tree d : commonsOf(f, unit))
    for (Tree e : f.children(il::CommonOp::members_(f, d))) r.emplace_back(f.text(il::EntityOp::name_(f, e)));
  return r;
}

bool hasBlock(const Forest &f, Tree file, std::string_view block) {
  return il::any(f, file, [&](Tree t) { return f.is(t, Op::Common) && f.text(il::CommonOp::block_(f, t)) == block; });
}

bool declaresCommon(const Forest &f, Tree unit, const std::string &name) {
  const std::vector<std::string> all = membersOf(f, unit);
  return std::find(all.begin(), all.end(), name) != all.end();
}

}  // namespace

std::string moduleOf(const Forest &f, Tree file, const std::string &unit) {
  const Tree m = unitNamed(f, file, unit).second;
  return m ? nameOf(f, m) : "";
}

const Input &inputNamed(const RandomProgram &p, const std::string &name) {
  return *std::find_if(p.inputs.begin(), p.inputs.end(), [&](const Input &in) { return in.name == name; });
}

std::vector<std::string> formalsOf(const Forest &f, Tree file, const std::string &unit) {
  std::vector<std::string> r;
  const Tree u = unitNamed(f, file, unit).first;
  if (!u) return r;
  for (Tree part : f.children(u))
    if (f.is(part, Op::Names)) {
      for (Tree n : f.children(part)) r.emplace_back(f.text(n));
      break;
    }
  return r;
}

DerivativeName derivativeOf(const Forest &f, const RandomProgram &p, Tree derivative, const std::string &unit, const Input &input,
                            const std::string &suffix, std::size_t behind) {
  if (input.block.empty()) {
    const std::vector<std::string> own = formalsOf(f, p.file, p.head.unit);
    std::vector<std::string> all = formalsOf(f, derivative, unit);
    all.resize(all.size() - std::min(behind, all.size()));
    auto at = std::find(all.begin(), all.end(), input.name);
    if (at == all.end() || ++at == all.end() || std::find(own.begin(), own.end(), *at) != own.end()) return {};
    return {unit, *at};
  }
  // where the tool met a conflict of names it may have added a digit
  for (const char *more : {"", "0", "1"}) {
    const bool module = !input.original.empty();
    const std::string name = (module ? input.original : input.name) + suffix + more;
    if (!module && declaresCommon(f, unitNamed(f, derivative, unit).first, name)) return {unit, name};
    for (Tree u : f.children(il::FileOp::units_(f, derivative)))
      if (!module && f.is(u, Op::Module) && declaresCommon(f, u, name)) return {nameOf(f, u), name};
    const auto isOfModule = [&](Tree u) { return nameOf(f, u).starts_with(input.block + "_"); };  // others may have the name, too
    for (Tree u : f.children(il::FileOp::units_(f, derivative)))
      if (f.is(u, Op::Module) ? module && isOfModule(u) && declares(f, u, name) : !module && declaresCommon(f, u, name))
        return {nameOf(f, u), name};
    for (Tree u : f.children(il::FileOp::units_(f, derivative)))
      if (f.is(u, Op::Module) && !module)
        for (Tree c : f.children(il::ModuleOp::contained_(f, u)))
          if (declaresCommon(f, c, name)) return {nameOf(f, c), name};
  }
  return {};
}

std::vector<Scalar> scalars(const RandomProgram &p, const std::vector<std::string> &names) {
  std::vector<Scalar> r;
  for (const std::string &name : names)
    for (std::size_t i = 0; i < p.inputs.size(); ++i)
      if (p.inputs[i].name == name)
        for (std::size_t k = 0; k < p.inputs[i].values.size(); ++k) r.push_back({i, k});
  return r;
}

Quad Matrix::largest() const {
  Quad m = 0;
  for (std::size_t k = 0; k < values.size(); ++k)
    if (known[k] && fabsR(values[k]) > m) m = fabsR(values[k]);
  return m;
}

Slope slopeOf(std::span<const Quad, 5> y, Quad h) {
  const Quad near = (y[3] - y[1]) / (2 * h), far = (y[4] - y[0]) / (4 * h);
  const Quad scale = std::max({fabsR(near), fabsR(far), Quad(1e-3)}), allowed = Quad(1e-10) * scale;
  // A kink or a jump within the step: two steps disagree. In the middle itself: what the slopes of both sides differ by grows
  // with the step of a smooth function, and is there for the smallest step of another one.
  const Quad bend = (y[3] - 2 * y[2] + y[1]) / h, farBend = (y[4] - 2 * y[2] + y[0]) / (2 * h);
  // What is so large that its last digits are more than the change says nothing, though two steps may agree on that.
  const Quad rounding = Quad(0x1p-112) * std::max(fabsR(y[1]), fabsR(y[3])) / h;
  return {(4 * near - far) / 3, fabsR(near - far) <= allowed && fabsR(2 * bend - farBend) <= allowed && rounding <= allowed};
}

Quad residue(const RandomProgram &p) { return p.features[static_cast<std::size_t>(Feature::FixedPoint)] ? Quad(1e-14) : Quad(0); }

std::string compare(const RandomProgram &p, const char *what, const Matrix &a, const Matrix &b, double tolerance, Quad absolute) {
  const std::vector<Scalar> ins = scalars(p, p.head.independents), outs = scalars(p, p.head.dependents);
  const Quad floor = Quad(1e-6) * std::max(a.largest(), b.largest());
  for (std::size_t r = 0; r < a.rows; ++r)
    for (std::size_t c = 0; c < a.columns; ++c) {
      const std::size_t k = r * a.columns + c;
      if (!a.known[k] || !b.known[k]) continue;
      const Quad x = a.values[k], y = b.values[k], scale = std::max({fabsR(x), fabsR(y), floor});
      if (finiteq(scale) && fabsR(x - y) <= Quad(tolerance) * scale + absolute) continue;  // a NaN is not, nor what is infinite
      std::ostringstream s;
      auto element = [&](const Scalar &v) {
        s << p.inputs[v.input].name;
        if (p.inputs[v.input].array) s << '(' << v.element + 1 << ')';
      };
      s << what << ": d ";
      element(outs[r]);
      s << " / d ";
      element(ins[c]);
      s << " = " << show(x) << " and " << show(y);
      return s.str();
    }
  return {};
}

namespace {

// One program and its derivatives on three machines.
class Interpreted {
 public:
  Interpreted(const Forest &f, const RandomProgram &p, const Derivative &t, const std::optional<Derivative> &a,
              const CheckOptions &o)
      : f_(f),
        p_(p),
        o_(o),
        tangent_(t),
        adjoint_(a),
        ins_(scalars(p, p.head.independents)),
        outs_(scalars(p, p.head.dependents)) {}

  Outcome run() {
    try {
      differences();
      if (outcome_.verdict == Verdict::Passed) columns();
      if (outcome_.verdict == Verdict::Passed && adjoint_) rows();
      if (outcome_.verdict == Verdict::Passed && adjoint_) dotProduct();
    } catch (const interpret::RunError &e) {
      failed(e.message);
    }
    return outcome_;
  }

 private:
  using M = Machine<Quad>;
  using Values = M::Values;

  void failed(const std::string &what) { outcome_.verdict = Verdict::Failed, outcome_.what = what; }

  void setInputs(M &m, const std::string &unit) { giveAll(m, unit, p_); }

  // The results of the program with input `c` moved by h; false: it cannot be used.
  bool primal(M &m, int c, Quad h, std::vector<Quad> &y) {
    m.clearStatic();
    setInputs(m, p_.head.unit);
    if (c >= 0) {
      const Scalar &s = ins_[static_cast<std::size_t>(c)];
      const Input &in = p_.inputs[s.input];
      Values v(in.values.begin(), in.values.end());
      *v[s.element] += h;
      give(m, p_.head.unit, in, v);
    }
    const Result r = m.run(p_.head.unit);
    if (!r.ok) return outcome_.verdict = Verdict::Discarded, outcome_.what = "the program fails: " + r.message, false;
    if (!(m.largest() < Quad(o_.huge))) return outcome_.verdict = Verdict::Discarded, outcome_.what = "huge", false;
    y.clear();
    for (const Scalar &s : outs_) {
      const auto v = taken(m, p_.head.unit, p_.inputs[s.input])[s.element];
      if (!v || !(fabsR(*v) < Quad(o_.huge)))
        return outcome_.verdict = Verdict::Discarded, outcome_.what = v ? "huge" : "a result is not set", false;
      y.push_back(*v);
    }
    return true;
  }

  void differences() {
    M m(f_, std::span(&p_.file, 1), o_.machine);
    differences_.resize(outs_.size(), ins_.size());
    std::vector<Quad> low1, high1, low2, high2;
    if (!primal(m, -1, 0, results_)) return;
    for (std::size_t c = 0; c < ins_.size(); ++c) {
      const Quad h = step_;
      const int k = static_cast<int>(c);
      if (!primal(m, k, -h, low1) || !primal(m, k, h, high1) || !primal(m, k, -2 * h, low2) || !primal(m, k, 2 * h, high2))
        return;
      for (std::size_t r = 0; r < outs_.size(); ++r) {
        const Quad y[] = {low2[r], low1[r], results_[r], high1[r], high2[r]};
        const Slope slope = slopeOf(y, h);
        differences_.at(r, c) = slope.value, differences_.known[r * ins_.size() + c] = slope.known;
      }
    }
  }

  // What differences cannot tell: the last digits of the results, over the step.
  Quad resolution() const {
    Quad largest = 0;
    for (const Quad y : results_) largest = std::max(largest, Quad(fabsR(y)));
    return 4 * Quad(0x1p-112) * largest / step_;
  }

  // --- derivatives, which may have a dimension more: what is asked stands at one place of it, multiples at the others in use ---
  struct Run {
    M &m;
    const Derivative &d;
    const char *what, *procedure, *variable;  // behind names, where the derivative does not say

    std::string unit(const RandomProgram &p) const {
      return p.head.unit + (d.called.procedure.empty() ? procedure : d.called.procedure);
    }
    std::string suffix() const { return d.called.variable.empty() ? variable : d.called.variable; }
  };

  // Values of a derivative from those of one direction.
  Values spread(const Convention &c, const Values &v) const {
    if (!c.extent) return v;
    Values all(v.size() * c.extent);
    for (std::size_t k = 0; k < v.size(); ++k)
      for (std::size_t place = 0; place < c.used; ++place)
        if (v[k]) all[k * c.extent + place] = *v[k] * factor(place);
    return all;
  }
  // Places take turns, so that each is asked.
  Quad factor(std::size_t place) const { return place == place_ ? Quad(1) : Quad(place + 2); }

  // The value of one direction; false: the others are no multiples of it.
  bool gathered(const Run &run, const std::string &name, const Values &v, std::size_t element, Quad &result) {
    const Convention &c = run.d.called;
    const std::size_t extent = c.extent ? c.extent : 1, at = element * extent + (c.extent ? place_ : 0);
    if (at >= v.size() || !v[at]) return failed(std::string(run.what) + ": " + name + " is not set"), false;
    result = *v[at];
    for (std::size_t place = 0; place < c.used && !c.pattern; ++place) {
      const auto &other = v[element * extent + place];
      const Quad want = result * factor(place);
      if (!other || fabsR(*other - want) > Quad(1e-20) * std::max(fabsR(want), Quad(1)) * conditioned)
        return failed(std::string(run.what) + ": " + name + " of direction " + std::to_string(place + 1) + " is " +
                      (other ? show(*other) : "not set") + " instead of " + show(want)),
               false;
    }
    return true;
  }

  // Runs a derivative with seeds for some variables; then reads those of others.
  bool runDerivative(const Run &run, const std::vector<Scalar> &seeded, const std::vector<Quad> &seeds,
                     const std::vector<Scalar> &asked, std::vector<Quad> &result) {
    const std::string unit = run.unit(p_), suffix = run.suffix();
    M &m = run.m;
    m.clearStatic(), m.clearStack();
    setInputs(m, unit);
    const Convention &c = run.d.called;
    if (c.extent) {
      place_ = (place_ + 1) % c.used;
      m.set(unit, formalsOf(f_, run.d.file, unit).back(), {Quad(static_cast<double>(c.used))});
    }
    zeroBlocks(m, unit, run.d.file);
    for (const Input &in : p_.inputs) {
      if (in.integer) continue;
      const DerivativeName d = derivativeOf(f_, p_, run.d.file, unit, in, suffix, c.extent ? 1 : 0);
      if (d.name.empty()) continue;
      Values v = unset(in);
      for (std::size_t k = 0; k < seeded.size(); ++k)
        if (&p_.inputs[seeded[k].input] == &in) v[seeded[k].element] = seeds[k];
      m.set(d.unit, d.name, spread(c, v));
    }
    const Result r = m.run(unit);
    if (!r.ok) failed(std::string(run.what) + ": " + r.message);
    if (r.isCopied)
      outcome_.verdict = Verdict::Discarded, outcome_.what = "a construct is copied, which the interpreter does not run";
    if (!r.ok) return false;
    if (m.stackSize()) return failed(std::string(run.what) + ": values stay on the stack"), false;
    result.assign(asked.size(), 0);
    for (std::size_t k = 0; k < asked.size(); ++k) {
      const Input &in = p_.inputs[asked[k].input];
      const DerivativeName d = derivativeOf(f_, p_, run.d.file, unit, in, suffix, c.extent ? 1 : 0);
      if (d.name.empty()) continue;  // no derivative: it must be zero
      if (!gathered(run, d.name, m.get(d.unit, d.name), asked[k].element, result[k])) return false;
    }
    return true;
  }

  Run tangentRun(M &m) const { return {m, tangent_, "tangent", "_d", "d"}; }
  Run adjointRun(M &m) const { return {m, *adjoint_, "adjoint", "_b", "b"}; }

  // The derivatives of the dependents along a direction.
  bool runTangent(M &m, const std::vector<Quad> &direction, std::vector<Quad> &result) {
    const Run run = tangentRun(m);
    return runDerivative(run, ins_, direction, outs_, result) && sameResults(m, run.unit(p_));
  }

  // The tangent code computes the original results too.
  bool sameResults(M &m, const std::string &unit) {
    for (std::size_t k = 0; k < outs_.size(); ++k) {
      const Input &in = p_.inputs[outs_[k].input];
      Values v = taken(m, unit, in);
      if (v.empty()) v = taken(m, p_.head.unit, in);
      if (outs_[k].element >= v.size() || !v[outs_[k].element])
        return failed("tangent: the result " + in.name + " is not set"), false;
      const Quad x = *v[outs_[k].element];
      if (!(fabsR(x - results_[k]) <= Quad(1e-24) * std::max(Quad(1), fabsR(x))))
        return failed("tangent: the original result " + in.name + " is " + show(x) + " instead of " + show(results_[k])), false;
    }
    return true;
  }

  bool runAdjoint(M &m, const std::vector<Quad> &weights, std::vector<Quad> &result) {
    const Run run = adjointRun(m);
    return runDerivative(run, outs_, weights, ins_, result) && overwrittenAreZero(run);
  }

  // ... also those of members of COMMON that the program is given no values for: tables.
  void zeroBlocks(M &m, const std::string &unit, Tree derivative) {
    if (!p_.called) return;
    for (Tree d : commonsOf(f_, unitNamed(f_, derivative, unit).first)) {
      if (hasBlock(f_, p_.file, f_.text(il::CommonOp::block_(f_, d)))) continue;
      for (Tree e : f_.children(il::CommonOp::members_(f_, d))) {
        const std::string name(f_.text(il::EntityOp::name_(f_, e)));
        m.set(unit, name, Values(m.get(unit, name).size(), Quad(0)));
      }
    }
  }

  // Derivatives that the caller need not set are undefined; of a head that is called, too, the caller sets them all.
  Values unset(const Input &in) const { return Values(in.values.size(), p_.called ? std::optional<Quad>(0) : std::nullopt); }

  // The derivative of a dependent that the program sets, whatever it was before, is zero afterwards.
  bool overwrittenAreZero(const Run &run) {
    const std::string unit = run.unit(p_);
    if (p_.called) return true;
    for (const Scalar &s : outs_) {
      const Input &in = p_.inputs[s.input];
      if (in.defined) continue;
      const DerivativeName d = derivativeOf(f_, p_, adjoint_->file, unit, in, run.suffix(), run.d.called.extent ? 1 : 0);
      if (d.name.empty()) continue;
      const Values v = run.m.get(d.unit, d.name);
      const Convention &c = run.d.called;
      for (std::size_t place = 0; place < std::max<std::size_t>(c.used, 1); ++place) {
        const std::size_t at = s.element * std::max<std::size_t>(c.extent, 1) + place;
        if (at < v.size() && v[at] && *v[at] != 0)
          return failed("adjoint: " + d.name + " is left at " + show(*v[at]) + " though " + in.name + " is overwritten"), false;
      }
    }
    return true;
  }

  void columns() {
    M m(f_, filesWith(tangent_), o_.machine);
    if (!m.problem().ok) return failed("tangent: " + m.problem().message);
    columns_.resize(outs_.size(), ins_.size());
    std::vector<Quad> e(ins_.size()), y;
    for (std::size_t c = 0; c < ins_.size(); ++c) {
      e.assign(ins_.size(), 0);
      e[c] = 1;
      if (!runTangent(m, e, y)) return;
      for (std::size_t r = 0; r < outs_.size(); ++r)
        columns_.at(r, c) = tangent_.called.pattern && y[r] != 0 ? differences_.at(r, c) : y[r];
    }
    if (const std::string s = compare(p_, "tangent against differences", columns_, differences_, o_.differences, resolution());
        !s.empty())
      return failed(s);
    for (std::size_t k = 0; k < columns_.values.size(); ++k)
      if (differences_.known[k]) ++outcome_.entries, outcome_.nonzero += columns_.values[k] != 0;
  }

  void rows() {
    M m(f_, filesWith(*adjoint_), o_.machine);
    if (!m.problem().ok) return failed("adjoint: " + m.problem().message);
    rows_.resize(outs_.size(), ins_.size());
    std::vector<Quad> e(outs_.size()), x;
    for (std::size_t r = 0; r < outs_.size(); ++r) {
      e.assign(outs_.size(), 0);
      e[r] = 1;
      if (!runAdjoint(m, e, x)) return;
      for (std::size_t c = 0; c < ins_.size(); ++c) rows_.at(r, c) = x[c];
    }
    if (const std::string s = compare(p_, "adjoint against tangent", rows_, columns_, o_.exact, residue(p_)); !s.empty())
      failed(s);
  }

  void dotProduct() {
    M t(f_, filesWith(tangent_), o_.machine), a(f_, filesWith(*adjoint_), o_.machine);
    Random random(p_.seed + 17);
    std::vector<Quad> direction(ins_.size()), weights(outs_.size()), y, x;
    for (Quad &d : direction) d = Quad(random.unit() * 2 - 1);
    for (Quad &w : weights) w = Quad(random.unit() * 2 - 1);
    if (!runTangent(t, direction, y) || !runAdjoint(a, weights, x)) return;
    Quad left = 0, right = 0, scale = 0;
    for (std::size_t k = 0; k < y.size(); ++k) left += weights[k] * y[k], scale += fabsR(weights[k] * y[k]);
    for (std::size_t k = 0; k < x.size(); ++k) right += direction[k] * x[k], scale += fabsR(direction[k] * x[k]);
    if (!(finiteq(scale) && fabsR(left - right) <= Quad(o_.exact) * scale + residue(p_)))
      failed("dot product: tangent " + show(left) + ", adjoint " + show(right));
  }

  std::span<const Tree> filesWith(const Derivative &d) {
    files_ = {p_.file, d.file};
    if (d.called.beside) files_.insert(files_.begin(), d.called.beside);
    return files_;
  }

  const Forest &f_;
  const RandomProgram &p_;
  const CheckOptions &o_;
  const Quad step_ = Quad(1e-8);  // of differences
  const Derivative &tangent_;
  const std::optional<Derivative> &adjoint_;
  std::vector<Scalar> ins_, outs_;
  std::vector<Tree> files_;
  std::vector<Quad> results_;
  Matrix differences_, columns_, rows_;
  Outcome outcome_;
  std::size_t place_ = 0;                     // in the dimension that derivatives may have besides
  static constexpr double conditioned = 1e6;  // of what should be multiples of each other, in quadruple precision
};

}  // namespace

Outcome checkInterpreted(const Forest &f, const RandomProgram &p, const Derivative &t, const std::optional<Derivative> &a,
                         const CheckOptions &o) {
  if (!t.file) return {Verdict::Failed, "tangent: " + t.error, 0, 0};
  if (a && !a->file) return {Verdict::Failed, "adjoint: " + a->error, 0, 0};
  Outcome all = Interpreted(f, p, t, a, o).run();
  for (std::size_t k = 0; k < p.others.size() && all.verdict == Verdict::Passed; ++k) {
    const RandomProgram other = p.other(k);
    const Outcome one = Interpreted(f, other, t, a, o).run();
    if (one.verdict == Verdict::Failed) all.verdict = one.verdict, all.what = "head " + other.head.unit + ": " + one.what;
    all.entries += one.entries, all.nonzero += one.nonzero;
  }
  return all;
}

}  // namespace dotbar::random
