// What a mutant of rules is judged by, cheapest first: the static checker, the tests inside rule files, the numeric tests of
// single rules, the cases, random programs on the interpreter of IL. The first that notices it ends the trial.
#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

#include "spec-tests/mutation/mutants.h"
#include "tools/driver/pipeline.h"
#include "tools/verify/random/check.h"
#include "tools/workbench/rule_tests/rule_tests.h"

namespace dotbar::mutation {

struct Settings {
  std::string rules;                           // the folder of the bundled sets
  std::string cases;                           // the folder of the cases
  std::string runCases, dotbar, lines, facts;  // executables
  std::string split;                           // the layer that splits every call
  std::string own;                             // a folder of sets of somebody's own: its mutants instead
  bool testsOnly = false;                      // the checker and the tests in rule files
  std::string onlyCases;                       // besides, the cases whose names hold this, and no programs
  int programs = 200;                          // random ones for the default family; a third of them for the others
  std::uint64_t seed = 1;
};

// Which rules something applied, with the rules as they are: a mutant of another rule cannot change what it does.
struct Applied {
  std::set<std::string> rules;       // file:line
  std::set<std::string> judgements;  // as spelled
};

// A program to be differentiated: of a case, or a random one. Read and differentiated once; mutants are compared with that.
struct Subject {
  std::string name, folder;
  tools::Request request;
  bool isCase = false, tangent = false;
  bool facts = false;      // what the equations of the mode say, not its derivative
  std::uint64_t seed = 0;  // of a random program
  bool ready = false, usable = false;
  std::unique_ptr<tools::Session> session;
  std::optional<tools::Prepared> prepared;
  std::string result;  // what the rules as they are make of it
  bool refused = false;
  Applied applied;
};

struct Verdict {
  std::string judge;  // empty: it survives
  std::string what;
};

class Judges {
 public:
  Judges(Settings settings, const std::vector<RulesFile> &files);
  ~Judges();
  // What the rules as they are already fail: then no mutant can be judged. Empty: nothing.
  std::string beforehand();
  // Runs everything once with the rules as they are; then mutants are tried first on what they can change.
  void prepareAll();
  // In a process of its own: the trial changes the environment, and may hang or crash.
  Verdict judge(const Mutant &);

 private:
  using Rules = std::shared_ptr<const rules::RuleSet>;
  void findTests();
  void findCases();
  bool isMode(const std::string &) const;
  bool isOfMode(const RulesFile &) const;
  void findCase(const std::filesystem::path &folder, const std::filesystem::path &work,
                const std::vector<std::string> &arguments);
  void findPrograms();
  bool concerns(const std::string &set, const Mutant &m) const;  // the set is made of the file, too

  Verdict judgeOwn(const Mutant &);
  std::string ownBeforehand() const;
  Verdict checked(const Mutant &);
  Verdict ruleTests(const Mutant &);
  Verdict singleRules(const Mutant &);
  Verdict subjects(const Mutant &);
  Verdict tried(Subject &, const Mutant &);
  bool relevant(const Applied &, const Mutant &) const;
  bool uses(const Subject &, const Mutant &) const;

  void make(Subject &);
  std::string run(Subject &, const Rules &, tools::Session &, const tools::Prepared &, bool &refused, Applied *);
  Rules rulesFor(const tools::Request &, std::map<std::string, Rules> &cache);
  Verdict confirmCase(const Subject &) const;
  Verdict checkProgram(const Subject &, const std::string &text);

  struct Test {
    std::string set, name;
    std::size_t index = 0;
    Applied applied;
  };
  Settings settings_;
  const std::vector<RulesFile> &files_;
  std::vector<Test> tests_;
  struct TestSet {
    std::string name;
    std::vector<std::string> sets;  // its own and those that it extends
  };
  std::vector<TestSet> testSets_;
  std::deque<Subject> subjects_;
  std::map<std::string, Rules> asTheyAre_, mutated_;
  std::map<std::string, SourceMap> sources_;        // of the sets, for the places of their rules
  std::map<std::string, std::string> judgementOf_;  // file:line of a rule
  bool everything_ = false;
  std::string folder_;                // of the mutated rules
  std::filesystem::path caseCopies_;  // the cases' inputs
};

}  // namespace dotbar::mutation
