// Statements that are rare in random programs made of trees, as text: ENTRY, alternate returns, SELECT RANK, submodules, internal
// procedures that change what their host has memory for, recursion on parts of arrays, and the like. Procedures of a module are
// composed of them at random, one inside another; those of the program hand a local and an array to one between statements.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tools/verify/random/generator.h"

namespace dotbar::random {

// The text of such procedures: call form1_SUFFIX(a, s), where both are overwritten, and the functions that they call.
class Forms {
 public:
  Forms(std::uint64_t seed, Features &features, const std::string &suffix);
  std::string text(int procedures);
  std::string module() const { return "forms" + suffix_; }
  std::string procedure(int number) const { return "form" + std::to_string(number) + suffix_; }

 private:
  Random r_;
  Features &features_;
  std::string suffix_;
  int labels_ = 0, names_ = 0, depth_ = 0;
  std::vector<std::string> counters_;  // of the loops around
  std::vector<std::string> places_;    // that may be overwritten here
  std::vector<std::string> counts_;    // of WHILE loops
  std::string internals_, headers_;    // of the procedure: what it contains, its statement function
  bool function_ = false;              // there is one
  bool isGiven_ = false;               // the object of a class has memory

  struct Form {
    Feature feature;
    std::string (Forms::*write)();
  };
  static const std::vector<Form> &all();
  std::vector<Form> chosen_;

  std::string number();
  std::string index();
  std::string place();
  std::string operand();
  std::string expression(int depth);
  std::string test();
  std::string assignment(const std::string &to);
  std::string assignment() { return assignment(place()); }
  std::string statements(int least, int most);
  std::string statement();
  std::string loopOf(const std::string &range, const std::function<std::string()> &body);
  std::string loop();
  std::string branch();
  std::string form(int number);
  std::string declarations(const std::string &body) const;
  std::string library();
  std::string message();
  std::string ownScope();
  std::string told() const;
  std::string apart();
  std::string outside();

  std::string name(const char *letters) { return letters + std::to_string(++names_); }

  std::string emptyLoop();
  std::string backward();
  std::string growing();
  std::string rank();
  std::string overriding();
  std::string madeInside();
  std::string laidOut();
  std::string returns();
  std::string ofSubmodule();
  std::string listed();
  std::string filled();
  std::string association();
  std::string component();
  std::string group();
  std::string internalFile();
  std::string groupOfModule();
  std::string enumerated();
  std::string entry();
  std::string ofFormula();
  std::string elementwise();
  std::string repeats();
  std::string deciding();
  std::string ranges();
  std::string nested();
  std::string recursion();
  std::string extents();
  std::string byValue();
  std::string passed();
  std::string inLine();
  std::string values();
  std::string shifted();
};

}  // namespace dotbar::random
