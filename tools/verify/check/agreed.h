// Programs that agreed before. What is compiled and run for a check decides what it prints. Where all of that is the same to the
// byte as in a check that agreed, nothing is compiled again.
//
//   DOTBAR_AGREED=FILE       digests of what agreed, a line each; without it every check runs
//   DOTBAR_AGREED_NOW=FILE   gets a line for each check that agrees, or agreed before: the next FILE of the variable above
#pragma once

#include <optional>
#include <string>

namespace dotbar::tools {

// Whether somebody asks for digests: else they are empty.
bool remembers();
std::string digestOf(const std::string &everything);

// What was noted of this digest, which may be nothing but that it agreed.
std::optional<std::string> agreedBefore(const std::string &digest);
void noteAgreed(const std::string &digest, const std::string &said = "");

// The texts of the files of a folder, as part of what decides.
std::string filesIn(const std::string &folder);

}  // namespace dotbar::tools
