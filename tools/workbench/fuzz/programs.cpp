// Random programs against rules: the generator, the checks and the shrinker, with the tool in process.
#include <algorithm>
#include <filesystem>
#include <sstream>

#include "engine/support/progress.h"
#include "engine/support/temporary.h"
#include "tools/driver/given.h"
#include "tools/verify/random/check.h"
#include "tools/verify/random/shrink.h"
#include "tools/workbench/fuzz/fuzz.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;
using random::RandomProgram;

std::string said(const Diagnostics &d) {
  for (const Diagnostic &one : d.all())
    if (severity(one.kind) == Severity::Error) return std::string(word(one.kind)) + ": " + one.message;
  return "";
}

// The rules of one mode, read once, and what they make of programs.
class Mode {
 public:
  Mode(const std::vector<std::string> &families, std::string name) : name_(std::move(name)) {
    auto set = loadRules(rulesSession_, name_, families, {});
    if (!set) return;
    set_ = std::make_shared<const rules::RuleSet>(std::move(*set));
    const auto isOwn = [&](const rules::Rule &rule) { return rule.where && given(rule.where); };
    const bool hasOwn = std::ranges::any_of(set_->rules, isOwn);  // a bundled family is looked at as a whole
    for (const rules::Rule &rule : set_->rules)
      if (hasOwn && isOwn(rule)) programs[shown("rule " + std::string(text(rule.name)), rule.where)] = 0;
  }
  bool ok() const { return set_ != nullptr; }
  const std::string &name() const { return name_; }
  const Session &session() const { return rulesSession_; }

  random::Derivative derive(il::Forest &f, const RandomProgram &p, bool traced = false) {
    Temporary at = Temporary::file(fs::temp_directory_path().string(), language().suffix(""));
    random::Derivative result;
    if (!at || !at.write(language().write(f, p.file))) return result.error = "no temporary file can be written", result;
    Request request;
    request.mode = name_, request.sources = {at.path()}, request.heads = {p.head.text()}, request.traced = traced || counts;
    for (const random::Target &t : p.others) request.heads.push_back(t.head.text());
    Session s;
    const auto prepared = prepare(s, request, set_.get());
    auto analysed = prepared ? analyse(s, set_, *prepared) : std::nullopt;
    Derivative d;
    if (!analysed || !tools::derive(s, request, std::move(*analysed), d)) return result.error = said(s.diagnostics), result;
    result.text = language().write(s.forest, d.file);
    SourceMap sources;
    Diagnostics diagnostics;
    result.file = language().readText(f, sources, diagnostics, "out" + language().suffix(""), result.text);
    if (!result.file) return result.error = "what the rules make cannot be read: " + said(diagnostics), result;
    convention(f, result.called);
    std::vector<il::Tree> files = {p.file, result.file};
    if (result.called.beside) files.push_back(result.called.beside);
    files = language().bind(f, files);  // its modules use those of the program
    result.file = files[1];
    if (result.called.beside) result.called.beside = files[2];
    if (traced) count(d);
    if (counts) countPrograms(d);
    return result;
  }

  // How the mode's interface says that its derivatives are called.
  void convention(il::Forest &f, random::Convention &c) const {
    const rules::Interface *said = set_->findInterface(intern(name_));
    const auto behind = [&](rules::Interface::Of of) {
      const rules::Interface::Line *line = said ? said->find(of) : nullptr;
      for (const rules::Interface::Part &p : line ? line->parts : std::vector<rules::Interface::Part>())
        if (p.naming) return dataflow::derivedName(*set_, set_->functions[*p.naming], "");
      return std::string();
    };
    c.procedure = behind(rules::Interface::Of::Procedure), c.variable = behind(rules::Interface::Of::Argument);
    c.pattern = said && said->oracle == rules::Interface::Oracle::Pattern;
    std::string text = givenModules(*set_, nullptr);
    if (said && said->extent) {
      c.extent = 4;
      c.used = said->oracle == rules::Interface::Oracle::Curve ? 1 : 3;  // of a curve the first order is the direction
      text += language().drivers().constant(std::string(dotbar::text(said->extent->module)),
                                            std::string(dotbar::text(said->extent->constant)), 4);
    }
    if (text.empty()) return;
    SourceMap sources;
    Diagnostics diagnostics;
    c.beside = language().readText(f, sources, diagnostics, "beside" + language().suffix(""), text);
  }

  // Rules (and derivative lines behind rules) that the given files state, and how often they applied.
  std::map<std::string, int> applied;
  // The same of rules alone: in how many programs.
  std::map<std::string, int> programs;
  bool counts = false;

 private:
  // Of files that are none of the bundled ones; of all, where those say nothing.
  bool given(Span where) const { return !rulesSession_.sources.file(where.begin).starts_with("rules/"); }
  bool own(Span where) const { return given(where) || everything_; }
  void count(const Derivative &d) {
    for (everything_ = false; applied.empty(); everything_ = true) {
      for (const rewrite::Application &a : d.rewriter->trace()) {
        const rules::Rule &rule = set_->rules[a.rule];
        if (!a.rule) continue;
        if (own(rule.where)) ++applied[shown("rule " + std::string(text(rule.name)), rule.where)];
        for (const rules::Partial &p : set_->partials)
          if (own(p.where) && !everything_ && text(rule.name).ends_with("_" + std::string(text(p.function))))
            ++applied[shown("partial " + std::string(text(p.function)), p.where)];
      }
      for (const rules::Definition &e : set_->definitions)
        if (own(e.where) && !everything_) ++applied[shown("equation " + std::string(text(e.name)), e.where)];
      for (const rules::Analysis &e : set_->analyses)
        if (own(e.where) && !everything_) ++applied[shown("analysis " + std::string(text(e.name)), e.where)];
      if (everything_) break;
    }
  }
  void countPrograms(const Derivative &d) {
    std::set<rules::RuleId> seen;
    for (const rewrite::Application &a : d.rewriter->trace()) seen.insert(a.rule);
    for (const rules::RuleId id : seen)
      if (const rules::Rule &rule = set_->rules[id]; id && given(rule.where))
        ++programs[shown("rule " + std::string(text(rule.name)), rule.where)];
  }
  std::string shown(const std::string &what, Span where) const {
    const Position p = rulesSession_.sources.position(where.begin);
    return what + ", " + std::string(p.file) + ":" + std::to_string(p.line);
  }
  std::string name_;
  Session rulesSession_;
  std::shared_ptr<const rules::RuleSet> set_;
  bool everything_ = false;
};

// `head s: tangent against differences: d x ..` and `tangent against differences: ..` are one kind.
std::string kindOf(const std::string &what) {
  if (what.starts_with("head ")) return kindOf(what.substr(what.find(':') + 2));
  const std::size_t colon = what.find(':');
  const std::size_t second = colon == std::string::npos ? colon : what.find(':', colon + 1);
  return what.substr(0, std::min<std::size_t>(second == std::string::npos ? colon : second, 40));
}

void addText(Counterexample &c, const std::string &title, const std::string &text) {
  c.lines.push_back(title);
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) c.lines.push_back("    " + line);
}

class ProgramFuzzer {
 public:
  ProgramFuzzer(const FuzzRequest &request, const FuzzedModes &modes) {
    const auto families = [&](bool own) { return own ? std::vector{request.rules} : std::vector<std::string>(); };
    forward_.emplace(families(modes.forwardIsOwn), modes.forward);
    if (!modes.backward.empty()) backward_.emplace(families(modes.backwardIsOwn), modes.backward);
  }
  bool ok() const { return forward_->ok() && (!backward_ || backward_->ok()); }
  std::string problem() const {
    return said(forward_->ok() ? backward_->session().diagnostics : forward_->session().diagnostics);
  }

  random::Outcome check(il::Forest &f, const RandomProgram &p) {
    const random::Derivative t = forward_->derive(f, p);
    const auto a = backward(f, p);
    for (const random::Derivative *d : {&t, a ? &*a : nullptr})
      if (d && d->error.starts_with("refused: ")) return {random::Verdict::Discarded, d->error, 0, 0};
    return random::checkInterpreted(f, p, t, a);
  }

  // The same, and the rules that apply are counted.
  random::Outcome count(il::Forest &f, const RandomProgram &p) {
    const auto counting = [&](bool on) {
      forward_->counts = on && !forward_->programs.empty();
      if (backward_) backward_->counts = on && !backward_->programs.empty();
    };
    counting(true);
    const random::Outcome o = check(f, p);
    counting(false);
    return o;
  }

  // Whether the default set has derivatives of a program.
  bool isAcceptedByBase(il::Forest &f, const RandomProgram &p) {
    if (!tangent_)
      tangent_.emplace(std::vector<std::string>(), "tangent"), adjoint_.emplace(std::vector<std::string>(), "adjoint");
    return tangent_->derive(f, p).error.empty() && adjoint_->derive(f, p).error.empty();
  }

  std::map<std::string, int> applied() const {
    std::map<std::string, int> all = forward_->programs;
    if (backward_)
      for (const auto &[rule, n] : backward_->programs) all[rule] = std::max(all[rule], n);
    return all;
  }

  Counterexample describe(il::Forest &f, const RandomProgram &program, const random::Outcome &first) {
    const std::string kind = kindOf(first.what);
    const RandomProgram small = random::shrink(f, program, [&](il::Forest &g, const RandomProgram &p) {
      const random::Outcome o = check(g, p);
      return o.verdict == random::Verdict::Failed && kindOf(o.what) == kind;
    });
    Counterexample c{program.seed, {check(f, small).what}, {}};
    const random::Derivative t = forward_->derive(f, small, true);
    const auto a = backward(f, small, true);
    const std::string source = language().write(f, small.file), suffix = language().suffix(source);
    addText(c, "program    --head '" + small.heads() + "'", source);
    c.files["program" + suffix] = source;
    c.files["head"] = small.heads() + "\n";
    c.files[forward_->name() + suffix] = t.text;
    if (a) c.files[backward_->name() + suffix] = a->text;
    const bool forward = !a || kind.starts_with("tangent");
    const Mode &guilty = forward ? *forward_ : *backward_;
    addText(c, guilty.name(), forward ? t.text + t.error : a->text + a->error);
    for (const auto &[rule, n] : guilty.applied) c.lines.push_back("applied    " + rule);
    return c;
  }

 private:
  std::optional<random::Derivative> backward(il::Forest &f, const RandomProgram &p, bool traced = false) {
    if (!backward_) return std::nullopt;
    return backward_->derive(f, p, traced);
  }

  std::optional<Mode> forward_, backward_;  // a session is not moved
  std::optional<Mode> tangent_, adjoint_;   // of the default set, when they are asked
};

}  // namespace

namespace {
constexpr int shrunkPrograms = 4;  // that fail: the smallest is shown
}

FuzzedPrograms fuzzPrograms(const FuzzRequest &request, const FuzzedModes &modes) {
  FuzzedPrograms result;
  ProgramFuzzer fuzzer(request, modes);
  if (!fuzzer.ok()) {
    result.found = Counterexample{0, {"no program was tried, since the static checks fail: " + fuzzer.problem()}, {}};
    return result;
  }
  int shrunk = 0;
  Progress progress("random programs", static_cast<std::size_t>(request.count));
  for (int k = 0; k < request.count; ++k, progress.done()) {
    il::Forest f;
    const RandomProgram p = random::generate(f, request.seed + static_cast<std::uint64_t>(k));
    const random::Outcome o = fuzzer.count(f, p);
    if (o.verdict == random::Verdict::Passed) ++result.passed;
    if (o.verdict == random::Verdict::Discarded) {
      ++result.discarded, ++result.reasons[o.what.substr(0, 90)];
      if (o.what.starts_with("refused: ")) result.acceptedByBase += fuzzer.isAcceptedByBase(f, p);
    }
    if (o.verdict != random::Verdict::Failed) continue;
    progress.at("a smaller one that fails");
    const Counterexample next = request.shrinking ? fuzzer.describe(f, p, o) : Counterexample{p.seed, {o.what}, {}};
    if (!result.found || next.lines.size() < result.found->lines.size()) result.found = next;
    ++result.failed;
    if (!request.shrinking || ++shrunk == shrunkPrograms) break;
  }
  result.applied = fuzzer.applied();
  return result;
}

}  // namespace dotbar::tools
