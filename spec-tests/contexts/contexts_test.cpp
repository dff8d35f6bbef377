// MAA-L-bound, (11) to (13), and MAA-F-patterns, MAA-F-choice: of every procedure there are as many copies as its calls have
// patterns, never more than there are ways to call it, and each call leads to the copy whose pattern it has.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "frontends/semantics/copies.h"
#include "tools/driver/pipeline.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;
using dataflow::CallSite;
using dataflow::Program;
using dataflow::Unit;

// p0 calls some of p1 ..., those the ones behind them, each with what it has: arguments, results of other calls, a constant.
std::string randomProgram(int procedures, int calls) {
  std::ostringstream out;
  const auto pick = [](const std::vector<std::string> &from) { return from[*rc::gen::inRange<std::size_t>(0, from.size())]; };
  for (int p = 0; p < procedures; ++p) {
    out << "subroutine p" << p << "(a, b, r)\n  real*8 :: a, b, r";
    for (int c = 0; c < calls; ++c) out << ", t" << c;
    out << "\n  real*8, parameter :: c = 2.0d0\n  r = a*b\n";
    std::vector<std::string> known{"a", "b", "c"};
    for (int c = 0; c < calls && p + 1 < procedures; ++c) {
      const std::string result = "t" + std::to_string(c);
      out << "  call p" << *rc::gen::inRange(p + 1, procedures) << "(" << pick(known) << ", " << pick(known) << ", " << result
          << ")\n";
      known.push_back(result);
      if (*rc::gen::arbitrary<bool>()) out << "  r = r + " << result << "*" << pick(known) << "\n";
    }
    out << "end subroutine\n";
  }
  return out.str();
}

class Divided {
 public:
  Divided(const std::string &text, std::vector<std::string> heads, const std::string &layer) {
    const fs::path file = fs::temp_directory_path() / ("contexts-" + std::to_string(::getpid()) + ".f90");
    std::ofstream(file) << text;
    Request request;
    request.mode = "tangent", request.heads = std::move(heads), request.sources = {file.string()};
    if (!layer.empty()) request.layers = {layer};
    auto found = analyse(session_, request);
    fs::remove(file);
    if (found) analysed_ = std::make_unique<Analysed>(std::move(*found));
  }
  bool good() const { return analysed_ != nullptr; }
  const Program &program() const { return *analysed_->program; }
  dataflow::Facts &facts() const { return *analysed_->facts; }
  bool isActive(const CallSite &site) const { return facts().guard("isActiveCall", program().instruction(site.tree)); }

  // By the procedure: its copies that heads reach.
  std::map<std::string, std::vector<const Unit *>> copies() const {
    std::map<std::string, std::vector<const Unit *>> all;
    for (const dataflow::UnitId u : facts().reached())
      all[std::string(semantics::copiedText(text(program().unit(u).name)))].push_back(&program().unit(u));
    return all;
  }
  // Of what a call says, and of what its callee is derived for: what counts, as the rules say it.
  using Pattern = std::vector<std::set<std::string>>;
  Pattern said(const CallSite &site) const {
    return {names(site, facts().boundary("Varied", site), "comingIn"), names(site, facts().boundary("Useful", site), "goingOut")};
  }
  Pattern derivedFor(const CallSite &site) const {
    return {formals(site, facts().set("Varied", '-', program().unit(site.callee).tree), "comingIn"),
            formals(site, facts().set("Useful", '+', program().unit(site.callee).tree), "goingOut")};
  }

 private:
  std::set<std::string> names(const CallSite &site, dataflow::BitSet zones, const char *within) const {
    std::set<std::string> all;
    const Unit &callee = program().unit(site.callee);
    zones.intersect(facts().zones(within, callee.tree));
    zones.each([&](std::uint32_t z) { all.insert(program().zoneName(callee, z)); });
    return all;
  }
  std::set<std::string> formals(const CallSite &site, const std::vector<std::string> &held, const char *within) const {
    const Unit &callee = program().unit(site.callee);
    const auto counting = facts().set(within, '\0', callee.tree);
    std::set<std::string> all;
    for (const std::string &n : held)
      if (std::ranges::count(callee.formals, intern(n)) && std::ranges::count(counting, n)) all.insert(n);
    return all;
  }

  Session session_;
  std::unique_ptr<Analysed> analysed_;
};

RC_GTEST_PROP(Contexts, AreNoMoreThanTheWaysToCall, ()) {
  const std::string text = randomProgram(*rc::gen::inRange(2, 6), *rc::gen::inRange(1, 4));
  const Divided d(text, {"p0(a)>(r)"}, "specialize-activity");
  RC_LOG(text);
  RC_ASSERT(d.good());
  const auto copies = d.copies();
  for (const auto &[name, units] : copies) {
    std::size_t ways = name == "p0" ? 1 : 0;  // heads, and calls in copies: (13)
    for (const Unit *u : units) ways += d.program().callsOf(u->id).size();
    RC_ASSERT(units.size() <= ways);
    RC_ASSERT(units.size() <= static_cast<std::size_t>(std::pow(4, units[0]->formals.size())));  // (11)
  }
}

RC_GTEST_PROP(Contexts, CallsLeadToTheirOwnPattern, ()) {
  const std::string text = randomProgram(*rc::gen::inRange(2, 6), *rc::gen::inRange(1, 4));
  const Divided d(text, {"p0(a)>(r)"}, "specialize-activity");
  RC_LOG(text);
  RC_ASSERT(d.good());
  for (const CallSite &site : d.program().calls()) {
    if (!site.isKnown() || std::ranges::count(d.facts().reached(), site.caller) == 0 || !d.isActive(site)) continue;
    RC_ASSERT(d.said(site) == d.derivedFor(site));
  }
  std::map<std::pair<std::string, Divided::Pattern>, dataflow::UnitId> known;
  for (const CallSite &site : d.program().calls()) {  // and equal ones to one
    if (!site.isKnown() || std::ranges::count(d.facts().reached(), site.caller) == 0 || !d.isActive(site)) continue;
    const std::string callee(semantics::copiedText(dotbar::text(d.program().unit(site.callee).name)));
    RC_ASSERT(known.emplace(std::pair(callee, d.said(site)), site.callee).first->second == site.callee);
  }
}

constexpr const char *eachOnce =
    "subroutine p0(a, b, r)\n  real*8 :: a, b, r, t\n  call p1(a, b, t)\n  call p2(t, b, r)\nend subroutine\n"
    "subroutine p1(a, b, r)\n  real*8 :: a, b, r\n  call p3(a, b, r)\n  r = r*a\nend subroutine\n"
    "subroutine p2(a, b, r)\n  real*8 :: a, b, r\n  r = a*b\nend subroutine\n"
    "subroutine p3(a, b, r)\n  real*8 :: a, b, r\n  r = a + b\nend subroutine\n";

TEST(Contexts, OneCallOfEachIsNoReasonToDivide) {
  const Divided d(eachOnce, {"p0(a)>(r)"}, "specialize-activity");
  ASSERT_TRUE(d.good());
  for (const Unit &u : d.program().units()) EXPECT_FALSE(semantics::isCopy(u.name)) << text(u.name);
}

// One procedure with an exact match, a cover, and what neither covers, beside two heads.
TEST(Contexts, WhatIsNotMarkedIsLedToTheSmallestCover) {
  const std::string source =
      "subroutine p0(a, b, r)\n  real*8 :: a, b, r, t, s, q\n  real*8, parameter :: c = 2.0d0\n"
      "  call f(a, b, c, s)\n  call f(c, b, c, q)\n  call f(a, c, c, t)\n  t = t*s*q\n  call f(c, c, b, r)\n"
      "  r = r*t\nend subroutine\n"
      "subroutine f(u, v, w, r)\n  real*8 :: u, v, w, r\n  r = u*v + w\nend subroutine\n";
  const Divided d(source, {"p0(a,b)>(r)", "f[_u](u)>(r)f[_uv](u,v)>(r,u,v)"}, "specialize-marked");
  ASSERT_TRUE(d.good());
  std::vector<std::string> led;
  for (const CallSite &site : d.program().calls())
    if (text(d.program().unit(site.caller).name) == "p0") led.emplace_back(text(d.program().unit(site.callee).name));
  EXPECT_EQ(led, (std::vector<std::string>{"f'_uv", "f'_uv", "f'_u", "f"}));
}

}  // namespace
}  // namespace dotbar::tools
