// What the tests of the rewriter share: a host that is told what holds, and one run of either implementation.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/rewrite/rewriter.h"
#include "rulebook.h"

namespace dotbar::test {

using il::Forest;
using il::Tree;

// Answers by name; keeps a log of what it was asked, and in which order.
class TestHost : public rewrite::Host {
 public:
  TestHost(const RuleSet &set, Forest &forest) : set_(set), forest_(forest) {}

  std::map<std::string, std::function<bool(std::span<const Tree>)>> guards;
  std::map<std::string, std::function<Tree(std::span<const Tree>)>> binders, functions;
  std::vector<std::string> log;
  std::size_t holdsAsked = 0, freshMade = 0;

  bool holds(rules::GuardId guard, std::span<const Tree> args) override {
    ++holdsAsked;
    const auto found = guards.find(name(set_.guards[guard].name));
    if (found == guards.end()) throw std::runtime_error("guard not given: " + name(set_.guards[guard].name));
    return found->second(args);
  }
  Tree bind(rules::GuardId guard, std::span<const Tree> args) override { return binders.at(name(set_.guards[guard].name))(args); }
  Tree call(rules::FunctionId function, std::span<const Tree> args) override {
    return functions.at(name(set_.functions[function].name))(args);
  }
  Tree fresh(Symbol hint, Tree) override {
    ++freshMade;
    return forest_.leaf(il::Op::Name, name(hint) + std::to_string(next_++));
  }
  std::size_t freshMark() override { return next_; }
  void freshRelease(std::size_t mark) override { next_ = mark; }
  void enter(Symbol context, Tree fragment) override {
    log.push_back("enter " + name(context) + " " + il::dump(forest_, fragment));
  }
  void leave(Symbol context) override { log.push_back("leave " + name(context)); }
  void scopeBegin() override { log.push_back("begin"); }
  Tree scopeEnd() override {
    log.push_back("end");
    return forest_.node(il::Op::Decls, {});
  }

 private:
  static std::string name(Symbol s) { return std::string(text(s)); }
  const RuleSet &set_;
  Forest &forest_;
  std::size_t next_ = 0;
};

using Factory = std::unique_ptr<rewrite::Rewriter> (*)(const RuleSet &, Forest &, rewrite::Host &, Diagnostics &,
                                                       rewrite::Options);

struct Implementation {
  const char *name;
  Factory make;
};

}  // namespace dotbar::test
