// The course of a check, head by head: describe, build in double and in quadruple precision, run, compare, report.
#include "tools/verify/check/check.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

#include "engine/support/nearest.h"
#include "engine/support/progress.h"
#include "frontends/language.h"
#include "tools/driver/before.h"
#include "tools/driver/files.h"
#include "tools/driver/given.h"
#include "tools/verify/check/agreed.h"
#include "tools/verify/check/bench.h"
#include "tools/verify/check/build.h"
#include "tools/verify/check/compare.h"
#include "tools/verify/check/digest.h"
#include "tools/verify/check/order.h"
#include "tools/verify/check/plot.h"
#include "tools/verify/check/report.h"
#include "tools/workbench/behind.h"

namespace dotbar::tools {
namespace {

constexpr long extent = 3;  // of the dimension that derivatives may have besides
constexpr int agreed = 0, rejected = 1, disagreed = 3;
constexpr std::size_t largestJacobian = 400;  // entries
constexpr double settled = 1e-10;             // divided differences in quadruple precision, and their halved steps
constexpr double rounding = 1e-12, roundingOfSingle = 1e-4;
constexpr double visible = 1e-9;  // of a column's largest entry, beside the largest of all
constexpr double roughness = 1e-5;
constexpr double rounded = 0x1p-52;    // of a value
constexpr double conditioning = 1e-8;  // the tangent in double precision against the one in quadruple

bool finite(const std::vector<double> &row) {
  return std::all_of(row.begin(), row.end(), [](double v) { return std::isfinite(v); });
}

class HeadCheck {
 public:
  HeadCheck(Session &session, const Generated &generated, Subject subject, std::ostream &out)
      : session_(session),
        generated_(generated),
        request_(generated.request),
        subject_(std::move(subject)),
        out_(out),
        shop_(request_.keep) {
    plan_.jacobian = subject_.independents * subject_.dependents <= largestJacobian;
    plan_.seed = request_.seed % 2147483648u;
    plan_.curve = generated_.tangent.oracle() == rules::Interface::Oracle::Curve;
    if (generated_.adjoint) plan_.bound = variableOf(*generated_.adjoint->derivative.source.rules, "error_bound");
    plan_.columns = generated_.tangent.oracle() == rules::Interface::Oracle::Columns;
    const long places = plan_.columns ? std::max(extent, static_cast<long>(subject_.independents)) : extent;
    std::set<std::string> written;
    for (const driver::Callable *c : {&subject_.tangent, &subject_.adjoint})
      if (!c->extent.empty() && !c->extentIsThere && written.insert(c->extentModule).second)
        generated_.beside += drivers_.constant(c->extentModule, c->extent, places);
  }

  // Empty but for a title when nothing was compared.
  Picture takePicture() { return std::move(picture_); }

  int run() {
    if (shop_.folder().empty()) return reportNoRoom(session_.diagnostics, errno), rejected;
    if (request_.keep) out_ << "in " << shop_.folder() << "\n";
    int code = agreed;
    if (request_.compare) code = compareOnce();
    if (code == agreed && request_.bench) code = measure();
    return code;
  }

 private:
  Session &session_;
  Generated generated_;
  const CheckRequest &request_;
  Subject subject_;
  std::ostream &out_;
  Workshop shop_;
  driver::Plan plan_;
  const driver::Drivers &drivers_ = language().drivers();
  Picture picture_;
  bool compared_ = false;     // something that is not zero
  double lostByTangent_ = 0;  // its error in double precision, against quadruple

  int reject(const std::string &message) {
    session_.diagnostics.report(DiagnosticKind::Usage, {}, message);
    return rejected;
  }

  int judge(const Outcome &o) {
    if (o.kind == Outcome::Kind::NoRoom) return reportNoRoom(session_.diagnostics, o.error), rejected;
    if (o.kind == Outcome::Kind::Rejected) {
      std::string names;
      for (const std::string &name : subject_.without) names += (names.empty() ? "" : ", ") + name;
      reject(o.message);
      if (!names.empty() && o.results.empty())
        session_.diagnostics.report(DiagnosticKind::IdleName, {}, "when it begins, no memory is given to " + names).fix =
            "if it is needed, say of how many elements: --size '" + subject_.without.front() + "=100'";
      return rejected;
    }
    session_.diagnostics.report(DiagnosticKind::CheckFailed, {}, o.message);
    return disagreed;
  }

  Outcome program(const std::string &room, Precision precision, const std::string &main, Speed speed = Speed::Compared) {
    const auto which =
        precision == Precision::Double && generated_.adjoint ? driver::Derivatives::Both : driver::Derivatives::TangentOnly;
    return buildAndRun(shop_, generated_, room, precision, drivers_.driver(subject_, plan_, which), main, speed);
  }

  // What is drawn or kept is to be there.
  int compareOnce() {
    const bool asked = remembers() && !request_.keep && request_.plot.empty();
    const std::string digest =
        asked ? digestOf({generated_, shop_, session_.sources, everyDriver(), request_.tolerance.value_or(0)}) : "";
    const bool before = agreedBefore(digest).has_value();
    if (before) out_ << subject_.title << ": agreed before, with the same programs\n";
    const int code = before ? agreed : compare();
    if (code == agreed && (before || compared_)) noteAgreed(digest);
    return code;
  }

  std::string everyDriver() const {
    return drivers_.driver(subject_, plan_, driver::Derivatives::Both) + drivers_.derivativesMain(subject_, plan_) +
           drivers_.differencesMain(subject_, plan_);
  }

  int compare() {
    std::optional<Progress> progress("check of " + subject_.title);
    const Outcome derivatives = program("double", Precision::Double, drivers_.derivativesMain(subject_, plan_));
    if (derivatives.kind != Outcome::Kind::Ok) return judge(derivatives);
    const Numbers d(derivatives.results);
    const auto *y = d.find('Y', 0);
    if (!y || !finite(*y))
      return reject("the results of the original program are not finite here: give other values with --set or --seed");
    Precision precision = subject_.single ? Precision::QuadrupleSingleToo : Precision::Quadruple;
    Outcome differences = program("quadruple", precision, drivers_.differencesMain(subject_, plan_));
    const auto useless = [&] { return differences.kind == Outcome::Kind::Ok && rough(Numbers(differences.results)); };
    if (precision == Precision::Quadruple && useless()) {
      precision = Precision::QuadrupleSingleToo;
      differences = program("promoted", precision, drivers_.differencesMain(subject_, plan_));
    } else if (differences.kind == Outcome::Kind::Rejected && precision == Precision::QuadrupleSingleToo) {
      precision = Precision::Quadruple;  // generic procedures for both kinds cannot be told apart when both are wide
      const Outcome both = std::exchange(differences, program("doubles", precision, drivers_.differencesMain(subject_, plan_)));
      if (differences.kind != Outcome::Kind::Ok || useless()) differences = both;
    }
    if (differences.kind != Outcome::Kind::Ok) return judge(differences);
    progress.reset();
    return conclude(d, Numbers(differences.results), precision == Precision::Quadruple && !subject_.single);
  }

  // Which derivative an element of a row of tag D, H or T is; or coefficient, of a higher order along a direction.
  std::string entry(int column, std::size_t row) const {
    const std::string y = (plan_.curve && column < 0 ? "a coefficient of " : "d ") + dependentName(subject_, row);
    return column > 0 ? y + " / d " + independentName(subject_, static_cast<std::size_t>(column - 1))
                      : y + " in direction " + std::to_string(-column);
  }

  static double largestOf(const std::vector<double> &row) {
    double largest = 0;
    for (const double v : row) largest = std::max(largest, std::fabs(v));
    return largest;
  }

  bool isPattern() const { return generated_.tangent.oracle() == rules::Interface::Oracle::Pattern; }

  // Two tags of the same layout, element by element. A column of nothing but what differences cannot see beside the values that
  // they are taken of is held to less: these are of the size of the largest entry at all.
  void against(Agreement &a, const Numbers &left, char leftTag, const Numbers &right, char rightTag) const {
    const auto rows = left.rows(leftTag);
    double most = 0;
    for (const auto &[column, row] : rows) most = std::max(most, largestOf(row));
    const bool pattern = isPattern() && leftTag == 'T' && rightTag == 'D';
    for (const auto &[column, row] : rows) {
      if (pattern && column < 0) continue;  // a direction may have any signs
      const auto *other = right.find(rightTag, column);
      const double largest = std::max(largestOf(row), visible * most);
      for (std::size_t i = 0; i < row.size(); ++i) {
        const double b = other && i < other->size() ? (*other)[i] : std::nan("");
        const double value = pattern && row[i] != 0 ? b : row[i];
        a.add(value, b, sizeOf(value, b, largest), entry(column, i), resolutionOf(left, i));
      }
    }
  }

  // What a derivative of a dependent can be without being more than rounding of its value; where that is zero, of the largest one
  // around. The independents are taken to be of the size that their pseudo-random values have.
  static double resolutionOf(const Numbers &n, std::size_t row) {
    const auto *y = n.find('Y', 0);
    const double own = y && row < y->size() ? std::fabs((*y)[row]) : 0, largest = y ? largestOf(*y) : 0;
    return rounded * (own > 0 ? own : largest > 0 ? largest : 1);
  }

  double allowed(double usual) const { return request_.tolerance.value_or(usual); }
  // Where the program itself loses digits (they cancel), so that the tangent in double precision has fewer than are asked for,
  // the adjoint cannot be asked for more than ten times what the tangent lost.
  double allowedRounding() const {
    constexpr double beside = 10;
    if (subject_.single) return allowed(roundingOfSingle);
    return allowed(lostByTangent_ > rounding ? std::min(beside * lostByTangent_, conditioning) : rounding);
  }

  Agreement halving(const Numbers &q) const {
    Agreement a{"differences, step halved", settled};
    against(a, q, 'H', q, 'D');
    return a;
  }

  // Whether differences are useless because the original converts to single precision on the way: rounding makes them zero or
  // huge. Small deviations are no reason: they are what a literal of the wrong kind in the derivative gives.
  bool rough(const Numbers &q) const {
    Agreement a("", roughness);
    against(a, q, 'T', q, 'D');
    return a.failed() || halving(q).failed();
  }

  Agreement dotProducts(const Numbers &d) const {
    Agreement a{generated_.adjoint->mode + ", dot product", allowedRounding()};
    for (const auto &[k, pair] : d.rows('P'))
      if (pair.size() == 3) {
        const auto *w = d.find('W', k);  // the weights of the dependents
        double resolution = 0;
        for (std::size_t i = 0; w && i < w->size(); ++i) resolution += std::fabs((*w)[i]) * resolutionOf(d, i);
        a.add(pair[0], pair[1], pair[2], "pair of directions " + std::to_string(k), resolution);
      }
    return a;
  }

  // The Jacobian by rows (adjoint) against that by columns (tangent).
  Agreement entries(const Numbers &d) const {
    Agreement a{generated_.adjoint->mode + ", entry by entry", allowedRounding()};
    const auto columns = d.rows('T');
    double largest = 0;
    for (const auto &[k, column] : columns)
      for (const double v : column)
        if (k > 0) largest = std::max(largest, std::fabs(v));
    for (const auto &[row, adjoint] : d.rows('A'))
      for (std::size_t j = 0; j < adjoint.size(); ++j) {
        const auto column = columns.find(static_cast<int>(j) + 1);
        const auto i = static_cast<std::size_t>(row - 1);
        const double t = column != columns.end() && i < column->second.size() ? column->second[i] : std::nan("");
        a.add(adjoint[j], t, sizeOf(adjoint[j], t, largest), entry(static_cast<int>(j) + 1, i), resolutionOf(d, i));
      }
    return a;
  }

  int conclude(const Numbers &d, const Numbers &q, bool sameConstants) {
    std::vector<Agreement> all;
    const std::string forward = generated_.tangent.mode;
    Agreement tangent{forward + ", differences", allowed(settled)};
    against(tangent, q, 'T', q, 'D');
    compared_ = tangent.nonzero != 0;
    all.push_back(halving(q));
    all.push_back(tangent);
    if (sameConstants) {
      all.emplace_back(forward + ", in double precision", allowed(conditioning));
      against(all.back(), d, 'T', q, 'T');
      lostByTangent_ = std::isfinite(all.back().worst) ? all.back().worst : 0;
    }
    if (generated_.adjoint) all.push_back(dotProducts(d));
    if (generated_.adjoint && plan_.jacobian) all.push_back(entries(d));
    if (!plan_.bound.first.empty()) all.push_back(roundingErrors(generated_.adjoint->mode, subject_, d, q));
    draw(all);
    showDerivatives(out_, subject_, plan_, d, q, request_.entries);
    showAgreements(out_, subject_, all);
    for (const Agreement &a : all)
      if (a.failed()) showSuspects(a);
    return std::any_of(all.begin(), all.end(), [](const Agreement &a) { return a.failed(); }) ? disagreed : agreed;
  }

  // The statements that make the worst entry, and the rules behind them: of a direction there is none, and what sets the
  // directions itself has them elsewhere.
  void showSuspects(const Agreement &a) {
    if (plan_.columns) return;
    constexpr std::string_view over = " / d ";
    const std::size_t at = a.where.find(over);
    if (at == a.where.npos) return;
    const bool backward = generated_.adjoint && a.what.starts_with(generated_.adjoint->mode + ",");
    if (!backward && !a.what.starts_with(generated_.tangent.mode + ", differences")) return;
    const std::string entry = a.where.substr(0, a.where.find(": "));
    const std::string whole = backward ? entry.substr(at + over.size()) : entry.substr(2, at - 2);
    const std::string name = whole.substr(0, whole.find('('));
    const driver::Callable &c = backward ? subject_.adjoint : subject_.tangent;
    Suspect suspect{entry, c.name, {}, ""};
    for (std::size_t k = 0; k < c.actuals.size(); ++k)
      if (c.actuals[k].derivative && c.actuals[k].item == name) suspect.formal = k;
    for (const driver::Item *i : subject_.seen())
      if (i->name == name) suspect.variable = backward ? i->adjoint : i->tangent;
    Request request = request_.request;
    request.mode = backward ? generated_.adjoint->mode : generated_.tangent.mode;
    if (suspect.formal || !suspect.variable.empty()) showBehind(request, suspect, out_);
  }

  // A program that fails with large steps (it leaves its domain) has the curve up to there.
  void draw(const std::vector<Agreement> &all) {
    if (request_.plot.empty()) return;
    picture_ = {subject_.title, {}, all};
    const Progress progress("differences by their step, of " + subject_.title);
    for (const auto &[room, precision, name] :
         {std::tuple("steps", Precision::Double, "in double precision"),
          std::tuple("steps16", subject_.single ? Precision::QuadrupleSingleToo : Precision::Quadruple,
                     "in quadruple precision")}) {
      const Outcome o = program(room, precision, drivers_.stepsMain(subject_, plan_));
      picture_.curves.push_back(curveOf(name, Numbers(o.results)));
    }
  }

  int measure() {
    std::optional<Progress> progress("run times of " + subject_.title);
    const Outcome o = program("bench", Precision::Double, drivers_.benchMain(subject_, plan_), Speed::Measured);
    if (o.kind != Outcome::Kind::Ok) return judge(o);
    progress.reset();
    showTimes(out_, o);
    return agreed;
  }
};

std::optional<Checked> generate(Session &session, Request request, const std::string &mode) {
  request.mode = mode;
  auto derivative = differentiate(session, request);
  if (!derivative) return std::nullopt;
  return Checked{mode, std::move(*derivative)};
}

// The modes that are compared: what goes by a direction, with differences; what goes by weights, with that.
struct Compared {
  std::string forward = "tangent", backward = "adjoint";
};

// Of a mode that the user names, by the oracle that its interface states. Nobody is to agree about what was not run.
// Of a mode of modes it is what the mode before wrote that is differentiated, and compared: that runs here.
std::optional<Compared> compared(Session &session, Request &request, const std::string &mode) {
  const auto refuse = [&](const std::string &what, const std::string &fix) {
    session.diagnostics.report(DiagnosticKind::Usage, {}, what).fix = fix;
    return std::nullopt;
  };
  if (mode.empty()) {
    for (const std::string &family : request.rules) {
      const std::vector<std::string> own = ownModes(family);
      const auto has = [&](const char *name) { return std::ranges::find(own, name) != own.end(); };
      if (!own.empty() && !has("tangent") && !has("adjoint"))
        return refuse(family + " has neither a mode tangent nor a mode adjoint, so its rules would not be checked",
                      "--mode " + own.front());
    }
    return Compared{};
  }
  const auto set = loadRules(session, mode, request.rules, request.layers);
  if (!set) return std::nullopt;
  const auto declared = std::ranges::find(set->modes, intern(mode), &rules::Mode::name);
  if (declared != set->modes.end() && !runBefore(session, *declared, request)) return std::nullopt;
  const rules::Interface *interface = set->findInterface(intern(mode));
  using Oracle = rules::Interface::Oracle;
  switch (interface ? interface->oracle : Oracle::None) {
    case Oracle::None:
      return refuse("the mode " + mode + " does not say what its results can be compared with",
                    "state `oracle direction`, `pattern`, `curve`, `columns` or `weight` in `interface " + mode + "`");
    case Oracle::Weight:
      return Compared{"tangent", mode};
    default:
      return Compared{mode, ""};
  }
}

const rules::RuleSet *rulesOf(const Checked &tangent, const std::optional<Checked> &adjoint) {
  return (adjoint ? *adjoint : tangent).derivative.source.rules.get();
}

// A file may have values for more than one program; who writes a name means it.
void warnOfVain(Session &session, const dataflow::Program &program, const CheckRequest &request) {
  for (const std::string &name : request.named) {
    std::vector<std::string> known;
    for (const dataflow::Unit &u : program.units())
      for (const dataflow::Variable &v : u.symbols.all()) known.emplace_back(text(v.name));
    if (std::ranges::find(known, name.substr(0, name.find('%'))) != known.end()) continue;  // of an object: a component
    session.diagnostics.report(DiagnosticKind::IdleName, {}, "--set " + name + ": the program has no variable of this name").fix =
        didYouMean(name, known, "");
  }
}

}  // namespace

int check(Session &session, const CheckRequest &wish, std::ostream &out) {
  CheckRequest request = wish;
  for (const auto &[name, value] : wish.set) request.request.passed.push_back(value);
  const auto roles = compared(session, request.request, request.mode);
  if (!roles) return rejected;
  const auto tangent = generate(session, request.request, roles->forward);
  if (!tangent) return rejected;
  Request next = request.request;
  const Workshop between(false);
  if (replacesSources(*tangent->derivative.source.rules)) {  // so the second is made of what the first is in
    const std::string file = "sources" + language().suffix(tangent->derivative.text);
    if (!between.write(file, tangent->derivative.text)) return reportNoRoom(session.diagnostics, errno), rejected;
    next.sources = {between.path(file)};
  }
  const auto adjoint = roles->backward.empty() ? std::nullopt : generate(session, next, roles->backward);
  if (!adjoint && !roles->backward.empty()) return rejected;
  if (!adjoint && request.bench) {
    session.diagnostics.report(DiagnosticKind::Usage, {}, "--bench compares a tangent and an adjoint");
    return rejected;
  }
  auto prepared = prepare(session, request.request);
  if (!prepared) return rejected;
  Diagnostics repeated;  // warnings that differentiate has given already
  const dataflow::Program program(session.forest, prepared->files, repeated,
                                  dataflow::programOptions(*tangent->derivative.source.rules));
  warnOfVain(session, program, request);
  request.request.sources = inOrderOfUse(session.forest, prepared->sources, request.request.sources);
  int worst = prepared->heads.empty() ? rejected : agreed;
  std::vector<Picture> pictures;
  for (const dataflow::Head &given : prepared->heads) {
    const dataflow::Head head = dataflow::withArguments(program, given);
    auto subject = describe(session, request, program, head, *tangent, adjoint);
    if (!subject) {
      worst = std::max(worst, rejected);
      continue;
    }
    const Generated generated{request, *tangent, adjoint, givenModules(*rulesOf(*tangent, adjoint), &program)};
    HeadCheck checked(session, generated, std::move(*subject), out);
    worst = std::max(worst, checked.run());
    pictures.push_back(checked.takePicture());
  }
  std::erase_if(pictures, [](const Picture &p) { return p.compared.empty(); });
  if (!request.plot.empty() && !pictures.empty()) writeWhole(session.diagnostics, session.sources, request.plot, asSvg(pictures));
  return worst;
}

}  // namespace dotbar::tools
