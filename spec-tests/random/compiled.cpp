// Builds batches of programs with gfortran, runs them under a time limit, and compares what they print.
#include "spec-tests/random/compiled.h"

#include <sys/wait.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "engine/il/walk.h"
#include "frontends/fortran/fortran.h"
#include "frontends/fortran/submodules.h"
#include "il_make.h"
#include "tools/verify/check/agreed.h"

namespace dotbar::random {

using interpret::fabsR;
using interpret::Quad;

namespace {

void save(const std::string &path, const std::string &text) { std::ofstream(path) << text; }

std::string load(const std::string &path) {
  std::ifstream in(path);
  std::stringstream s;
  s << in.rdbuf();
  return s.str();
}

int run(const std::string &command) {
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string quoted(const std::string &s) { return "'" + s + "'"; }

// The first line of a compiler's output that says "Error".
std::string firstError(const std::string &text) {
  std::istringstream in(text);
  std::string line, before;
  while (std::getline(in, line))
    if (line.find("Error") != std::string::npos || line.find("undefined reference") != std::string::npos) return line;
  return text.substr(0, 200);
}

// What the runtime has in double precision, for the executable in quadruple precision (compiled with real(8) made real(16)).
constexpr const char *quadDigamma = R"(
function dotbar_digamma8(x) result(r)
  implicit none
  real(8), intent(in) :: x
  real(8) :: r, y, pi
  pi = acos(-1.0d0)
  y = merge(1.0d0 - x, x, x <= 0.0d0)
  r = 0.0d0
  if (x <= 0.0d0) r = -pi/tan(pi*(x - anint(x)))
  do while (y < 60.0d0)
    r = r - 1.0d0/y
    y = y + 1.0d0
  end do
  r = r + log(y) - 1.0d0/(2.0d0*y) - 1.0d0/(12.0d0*y**2) + 1.0d0/(120.0d0*y**4) - 1.0d0/(252.0d0*y**6) + &
      1.0d0/(240.0d0*y**8) - 1.0d0/(132.0d0*y**10) + 691.0d0/(32760.0d0*y**12) - 1.0d0/(12.0d0*y**14) + &
      3617.0d0/(8160.0d0*y**16)
end function dotbar_digamma8
)";

// Whether a program computes in single precision, too.
bool hasSingle(const Forest &f, Tree t) {
  return il::any(f, t, [&](Tree x) {
    if (!f.is(x, Op::RealType)) return false;
    const Tree said = il::RealTypeOp::kind_(f, x), kind = f.is(said, Op::Bytes) ? il::BytesOp::size_(f, said) : said;
    return f.is(kind, Op::Noexpr) || (f.is(kind, Op::Intval) && f.text(kind) == "4");
  });
}

Tree widened(Forest &f, Tree t, const char *kind);
Tree converted(Forest &f, Tree apply, const char *kind) {
  const Tree x = widened(f, f.children(il::ApplyOp::args_(f, apply)).front(), kind);
  const Tree args[] = {x, f.leaf(Op::Intval, kind)};
  return il::ApplyOp::make(f, il::ApplyOp::function_(f, apply), f.node(Op::Args, args));
}

// REAL(X, 4) in an executable whose options make all reals wider: they do not change such arguments.
Tree widened(Forest &f, Tree t, const char *kind) {
  if (il::isLeaf(f.op(t))) return t;
  std::vector<Tree> children(f.children(t).begin(), f.children(t).end());
  bool changed = false;
  for (Tree &c : children) {
    const bool converts =
        f.is(c, Op::Apply) && f.text(il::ApplyOp::function_(f, c)) == "real" && f.arity(il::ApplyOp::args_(f, c)) == 2;
    const Tree w = converts ? converted(f, c, kind) : widened(f, c, kind);
    changed |= w != c;
    c = w;
  }
  return changed ? f.node(f.op(t), children) : t;
}

const std::string quadFlags = "-O0 -freal-8-real-16 -freal-4-real-16";
// Of how numbers are compared: to be raised when that changes.
constexpr const char *judgement = "1";

struct Output {
  Matrix differences, quadTangent, tangent, adjoint;
  bool huge = false;
};

class Batch {
 public:
  Batch(Forest &f, std::vector<Candidate> &c, const CompileOptions &o) : f_(f), c_(c), o_(o) {}

  void check() {
    std::filesystem::create_directories(o_.folder);
    for (Candidate &c : c_) {
      if (isHuge(c.program)) close(c, Verdict::Discarded, "huge");
      if (!c.tangent.file)
        close(c, Verdict::Failed, "tangent: " + c.tangent.error);
      else if (!c.adjoint.file)
        close(c, Verdict::Failed, "adjoint: " + c.adjoint.error);
    }
    write();
    const std::string digest = tools::digestOf(everything());
    if (const auto said = tools::agreedBefore(digest)) return tools::noteAgreed(digest, *said), recall(*said);
    const std::vector<std::size_t> open = stillOpen();
    if (!build()) {
      separate();
      write();
      if (!build()) return fail("the batch does not build: " + firstError(load(path("errors.txt"))));
    }
    for (const std::size_t k : stillOpen()) {
      runOne(k);
      if (c_[k].outcome.verdict == Verdict::Failed && overflows(k)) c_[k].outcome = {Verdict::Discarded, "huge", 0, 0};
    }
    if (std::none_of(open.begin(), open.end(), [&](std::size_t k) { return c_[k].outcome.verdict == Verdict::Failed; }))
      tools::noteAgreed(digest, account(open));
  }

 private:
  std::string path(const std::string &name) const { return o_.folder + "/" + name; }
  static void close(Candidate &c, Verdict v, const std::string &what) {
    if (!c.open) return;
    c.open = false, c.outcome.verdict = v, c.outcome.what = what;
  }
  // Some value on the way exceeds the limit: no derivative can be expected, even where the results are small.
  bool isHuge(const RandomProgram &p) const {
    interpret::Machine<double> m(f_, std::span(&p.file, 1), o_.checks.machine);
    giveAll(m, p.head.unit, p);
    m.run(p.head.unit);
    return !(m.largest() < o_.checks.huge);
  }
  void fail(const std::string &what) {
    for (Candidate &c : c_) close(c, Verdict::Failed, what);
  }

  bool compile(const std::string &flags, const std::string &source, const std::string &object) {
    return run("cd " + quoted(o_.folder) + " && " + o_.compiler + " -w " + flags + " -c " + source + " -o " + object +
               " > errors.txt 2>&1") == 0;
  }
  bool link(const std::string &objects, const std::string &program) {
    return run("cd " + quoted(o_.folder) + " && " + o_.compiler + " " + objects + " -o " + program + " > errors.txt 2>&1") == 0;
  }

  // A program's own function of that name takes whatever it takes.
  std::string wide(const Candidate &c, const std::string &text, Tree file, const char *kind) {
    const bool isItsOwn = il::any(
        f_, c.program.file, [&](Tree t) { return f_.is(t, Op::Procedure) && f_.text(il::ProcedureOp::name_(f_, t)) == "real"; });
    const Tree now = text.find("\nsubmodule (") == std::string::npos ? file : asItStands(text);
    return sourceOf(f_, isItsOwn ? now : widened(f_, now, kind)) + "\n";
  }
  // Modules may use each other where the submodules are put into them.
  Tree asItStands(const std::string &text) {
    SourceMap sources;
    Diagnostics diagnostics;
    const Tree file = fortran::readText(f_, sources, diagnostics, "out.f90", text), units = il::FileOp::units_(f_, file);
    std::vector<Tree> all;
    for (const Tree u : std::vector<Tree>(f_.children(units).begin(), f_.children(units).end())) {
      const std::vector<Tree> *parts = f_.readAs(u);
      all.push_back(parts ? fortran::asSubmodule(f_, std::span(*parts).first(3), parts->back()) : u);
    }
    return f_.node(Op::File, {il::FileOp::path_(f_, file), f_.node(Op::Units, all)});
  }

  std::vector<std::size_t> stillOpen() const {
    std::vector<std::size_t> r;
    for (std::size_t k = 0; k < c_.size(); ++k)
      if (c_[k].open) r.push_back(k);
    return r;
  }

  void write() {
    std::string primal, tangent, adjoint, quad, dbl, quadPrimal, quadTangent;
    std::vector<int> indices;
    bool isThere = false;  // the text of the program; a head may be looked at where the one before it is not
    for (std::size_t k = 0; k < c_.size(); ++k) {
      const Candidate &c = c_[k];
      isThere &= c.view;
      if (!c.open) continue;
      indices.push_back(static_cast<int>(k));
      if (!std::exchange(isThere, true)) {
        primal += c.text + "\n", tangent += c.tangent.text + "\n", adjoint += c.adjoint.text + "\n";
        quadPrimal += wide(c, c.text, c.program.file, "16");
        quadTangent += wide(c, c.tangent.text, c.tangent.file, "16");
      }
      quad += quadDriver(f_, c, static_cast<int>(k)), dbl += doubleDriver(f_, c, static_cast<int>(k));
    }
    const std::string main = mainDriver(indices);
    written_ = {{"primal.f90", primal},       {"tangent.f90", tangent},       {"adjoint.f90", adjoint},
                {"primal_q.f90", quadPrimal}, {"tangent_q.f90", quadTangent}, {"quad.f90", quad + main + quadDigamma},
                {"double.f90", dbl + main}};
    for (const auto &[name, text] : written_) save(path(name), text);
  }

  bool build() {
    if (stillOpen().empty()) return true;
    const std::string &q = quadFlags;
    return compile(q, "primal_q.f90", "primal_q.o") && compile(q, "tangent_q.f90", "tangent_q.o") &&
           compile(q, "quad.f90", "quad.o") && link("primal_q.o tangent_q.o quad.o", "run_quad") &&
           compile(o_.flags, "primal.f90", "primal.o") && compile(o_.flags, "tangent.f90", "tangent.o") &&
           compile(o_.flags, "adjoint.f90", "adjoint.o") && compile("-O0", "double.f90", "double.o") &&
           link(o_.flags + " primal.o tangent.o adjoint.o double.o " + quoted(o_.runtime), "run_double");
  }

  // All that decides what a batch prints, and how that is judged (tools/verify/check/agreed.h).
  std::string everything() {
    if (!tools::remembers()) return "";
    std::ostringstream all;
    run(o_.compiler + " --version > " + quoted(path("out.txt")));
    all << judgement << '\0' << load(path("out.txt")) << o_.flags << '\0' << quadFlags << '\0' << o_.seconds << ' '
        << o_.checks.huge << ' ' << o_.checks.exact << ' ' << o_.checks.differences << '\0' << tools::filesIn(o_.runtimeSources);
    for (const auto &[name, text] : written_) all << '\0' << text;
    return all.str();
  }

  // What came of the programs of a batch that agreed, and the way back.
  std::string account(const std::vector<std::size_t> &programs) const {
    std::ostringstream all;
    for (const std::size_t k : programs) {
      const Outcome &o = c_[k].outcome;
      all << (k == programs.front() ? "" : " ") << k << ' ';
      o.verdict == Verdict::Passed ? all << o.entries << ' ' << o.nonzero : all << o.what << " -";
    }
    return all.str();
  }
  void recall(const std::string &said) {
    std::istringstream all(said);
    std::string first, second;
    for (std::size_t k = 0; all >> k >> first >> second;) {
      if (second == "-") close(c_.at(k), Verdict::Discarded, first);
      if (second == "-") continue;
      c_.at(k).open = false;
      c_.at(k).outcome.entries = std::stol(first), c_.at(k).outcome.nonzero = std::stol(second);
    }
  }

  // Which programs keep the batch from building: each alone.
  void separate() {
    for (Candidate &c : c_) {
      if (!c.open) continue;
      auto alone = [&](const std::string &text, const char *what) {
        save(path("alone.f90"), text);
        if (compile("-fsyntax-only", "alone.f90", "alone.o")) return;
        const std::string errors = load(path("errors.txt"));
        if (errors.find("internal compiler error") != std::string::npos && what == std::string_view("the program"))
          return close(c, Verdict::Discarded, "the compiler ends with an error of its own");
        close(c, Verdict::Failed, std::string(what) + " does not compile: " + firstError(errors));
      };
      alone(c.text, "the program"), alone(c.tangent.text, "tangent"), alone(c.adjoint.text, "adjoint");
      if (!c.open) continue;
      // references to what no file defines
      save(path("alone.f90"),
           c.text + "\n" + c.tangent.text + "\n" + c.adjoint.text + "\n" + doubleDriver(f_, c, 0) + mainDriver({0}));
      if (!compile("-O0", "alone.f90", "alone.o") || !link("alone.o " + quoted(o_.runtime), "alone"))
        close(c, Verdict::Failed, "does not link: " + firstError(load(path("errors.txt"))));
    }
  }

  bool execute(std::size_t k, const char *program, const char *what, std::string &text) {
    const int code = run("cd " + quoted(o_.folder) + " && timeout " + std::to_string(o_.seconds) + " ./" + program + " " +
                         std::to_string(k) + " > out.txt 2> errors.txt");
    if (code) {
      std::string error = load(path("errors.txt")).substr(0, 200);
      std::replace(error.begin(), error.end(), '\n', ' ');
      close(c_[k], Verdict::Failed,
            code == 124 ? std::string(what) + ": no end within the time limit"
                        : std::string(what) + ": ends with code " + std::to_string(code) + ": " + error);
      return false;
    }
    text = load(path("out.txt"));
    return true;
  }

  // The program itself, in double precision, leaves the range of numbers: of one that the interpreter does not know, too.
  bool overflows(std::size_t k) {
    save(path("alone.f90"), c_[k].text + "\n" + primalDriver(f_, c_[k], 0) + mainDriver({0}));
    constexpr int trapped = 128 + 8;
    return compile("-O0 -ffpe-trap=overflow", "alone.f90", "alone.o") && link("alone.o", "alone") &&
           run("cd " + quoted(o_.folder) + " && timeout " + std::to_string(o_.seconds) + " ./alone 0 > out.txt 2> errors.txt") ==
               trapped;
  }

  void runOne(std::size_t k) {
    Candidate &c = c_[k];
    const RandomProgram &p = c.program;
    const std::size_t rows = scalars(p, p.head.dependents).size(), columns = scalars(p, p.head.independents).size();
    Output o;
    for (Matrix *m : {&o.differences, &o.quadTangent, &o.tangent, &o.adjoint}) m->resize(rows, columns);
    std::string text;
    if (!execute(k, "run_quad", "program or tangent", text)) return;
    read(text, o, true);
    if (o.huge) return close(c, Verdict::Discarded, "huge");
    if (std::string s = compare(p, "tangent against differences", o.quadTangent, o.differences, o_.checks.differences);
        !s.empty())
      return close(c, Verdict::Failed, s);
    if (!execute(k, "run_double", "tangent or adjoint", text)) return;
    read(text, o, false);
    // what rounding does to the tangent it may do to the adjoint
    Quad rounding = 0;
    for (std::size_t i = 0; i < o.tangent.values.size(); ++i)
      if (o.differences.known[i]) rounding = std::max(rounding, fabsR(o.tangent.values[i] - o.quadTangent.values[i]));
    const Quad largest = std::max(o.tangent.largest(), Quad(1e-300));
    const bool single = hasSingle(f_, p.file);
    if (rounding > Quad(single ? 2e-4 : 1e-7) * largest) return close(c, Verdict::Discarded, "ill-conditioned");
    o.adjoint.known = o.tangent.known = o.differences.known;
    if (std::string s = compare(p, "adjoint against tangent", o.adjoint, o.tangent, single ? 1e-6 : o_.checks.exact,
                                (single ? 20 : 100) * rounding + residue(p));
        !s.empty())
      return close(c, Verdict::Failed, s);
    if (std::string s = dotProduct(p, o, rounding, single ? 1e-6 : o_.checks.exact); !s.empty())
      return close(c, Verdict::Failed, s);
    c.open = false;
    for (std::size_t i = 0; i < o.tangent.values.size(); ++i)
      if (o.differences.known[i]) ++c.outcome.entries, c.outcome.nonzero += o.quadTangent.values[i] != 0;
  }

  std::string dotProduct(const RandomProgram &p, const Output &o, Quad rounding, double tolerance) const {
    Random random(p.seed + 17);
    std::vector<Quad> x(o.tangent.columns), y(o.tangent.rows);
    for (Quad &v : x) v = Quad(random.unit() * 2 - 1);
    for (Quad &v : y) v = Quad(random.unit() * 2 - 1);
    Quad left = 0, right = 0, scale = 0;
    for (std::size_t r = 0; r < y.size(); ++r)
      for (std::size_t c = 0; c < x.size(); ++c) {
        if (!o.differences.known[r * x.size() + c]) continue;
        left += y[r] * o.tangent.at(r, c) * x[c], right += y[r] * o.adjoint.at(r, c) * x[c];
        scale += fabsR(y[r] * o.tangent.at(r, c) * x[c]) + 100 * rounding / Quad(tolerance);
      }
    if (fabsR(left - right) <= Quad(tolerance) * scale + residue(p)) return {};
    return "dot product: tangent " + std::to_string(static_cast<double>(left)) + ", adjoint " +
           std::to_string(static_cast<double>(right));
  }

  void read(const std::string &text, Output &o, bool quad) const {
    std::istringstream in(text);
    std::string line;
    while (std::getline(in, line)) {
      std::istringstream words(line);
      std::string kind, first;
      std::size_t r = 0, c = 0;
      words >> kind >> r >> c >> first;
      const Quad v = strtoflt128(first.c_str(), nullptr);
      if (kind == "Y") {
        o.huge |= !(fabsR(v) < Quad(o_.checks.huge));
      } else if (r < 1 || c < 1 || r > o.tangent.rows || c > o.tangent.columns) {
        continue;
      } else if (kind == "D") {
        Quad y[5] = {v};
        for (std::size_t k = 1; k < 5 && words >> first; ++k) y[k] = strtoflt128(first.c_str(), nullptr);
        const Slope slope = slopeOf(y, Quad(1e-8));
        o.differences.at(r - 1, c - 1) = slope.value;
        o.differences.known[(r - 1) * o.differences.columns + c - 1] = slope.known;
      } else if (kind == "T" || kind == "A") {  // not what the program prints itself
        (kind == "A" ? o.adjoint : quad ? o.quadTangent : o.tangent).at(r - 1, c - 1) = v;
      }
    }
  }

  Forest &f_;
  std::vector<Candidate> &c_;
  const CompileOptions &o_;
  std::vector<std::pair<std::string, std::string>> written_;  // names and texts of what is compiled
};

}  // namespace

// Without what the program prints itself.
static std::string resultLines(const std::string &text) {
  std::istringstream in(text);
  std::string r;
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("Y")) r += line + "\n";
  return r;
}

static std::string shown(double x) {
  std::ostringstream out;
  out.precision(17);
  out << x;
  return out.str();
}

std::string compareResults(Forest &f, const std::vector<Candidate> &candidates, const CompileOptions &o) {
  std::filesystem::create_directories(o.folder);
  std::string text;
  std::vector<int> indices;
  for (std::size_t k = 0; k < candidates.size(); ++k) {
    text += sourceOf(f, widened(f, candidates[k].program.file, "8")) + "\n" + primalDriver(f, candidates[k], static_cast<int>(k));
    indices.push_back(static_cast<int>(k));
  }
  save(o.folder + "/all.f90", text + mainDriver(indices));
  const std::string in = "cd " + quoted(o.folder) + " && ";
  if (run(in + o.compiler + " -O0 -fcheck=all -freal-4-real-8 -w all.f90 -o run_all > errors.txt 2>&1"))
    return "does not compile: " + firstError(load(o.folder + "/errors.txt"));
  for (std::size_t k = 0; k < candidates.size(); ++k) {
    const RandomProgram &p = candidates[k].program;
    const std::string seed = "seed " + std::to_string(p.seed) + ": ";
    if (run(in + "timeout " + std::to_string(o.seconds) + " ./run_all " + std::to_string(k) + " > out.txt 2> errors.txt"))
      return seed + load(o.folder + "/errors.txt").substr(0, 300);
    interpret::Machine<double> m(f, std::span(&p.file, 1), o.checks.machine);
    giveAll(m, p.head.unit, p);
    if (const interpret::Result r = m.run(p.head.unit); !r.ok) return seed + r.message;
    std::istringstream lines(resultLines(load(o.folder + "/out.txt")));
    for (const Scalar &s : scalars(p, p.head.dependents)) {
      std::string kind, value;
      std::size_t row = 0, zero = 0;
      lines >> kind >> row >> zero >> value;
      const double x = std::strtod(value.c_str(), nullptr), y = taken(m, p.head.unit, p.inputs[s.input])[s.element].value_or(NAN);
      const double tolerance = hasSingle(f, p.file) ? 1e-6 : 1e-9;  // NEAREST of a real*4 is not wider in what is compiled
      if (x != y && !(std::isnan(x) && std::isnan(y)) &&
          !(std::fabs(x - y) <= tolerance * std::max({1.0, std::fabs(x), std::fabs(y)})))
        return seed + p.inputs[s.input].name + " is " + value + " compiled and " + shown(y) + " interpreted";
    }
  }
  return {};
}

void checkCompiled(Forest &forest, std::vector<Candidate> &candidates, const CompileOptions &options) {
  std::vector<Candidate> all;
  std::vector<std::size_t> owner;
  for (std::size_t k = 0; k < candidates.size(); ++k) {
    all.push_back(candidates[k]), owner.push_back(k);
    for (std::size_t i = 0; i < candidates[k].program.others.size(); ++i) {
      all.push_back(candidates[k]), owner.push_back(k);
      all.back().program = candidates[k].program.other(i), all.back().view = true;
    }
  }
  Batch(forest, all, options).check();
  for (std::size_t k = 0; k < all.size(); ++k) {
    Candidate &c = candidates[owner[k]];
    const Outcome &o = all[k].outcome;
    c.open = false;
    if (!all[k].view) {
      c.outcome = o;
      continue;
    }
    if (o.verdict == Verdict::Failed && c.outcome.verdict == Verdict::Passed)
      c.outcome.verdict = o.verdict, c.outcome.what = "head " + all[k].program.head.unit + ": " + o.what;
    c.outcome.entries += o.entries, c.outcome.nonzero += o.nonzero;
  }
}

}  // namespace dotbar::random
