#include "tools/verify/check/digest.h"

#include "engine/support/input.h"
#include "frontends/language.h"
#include "tools/driver/library.h"
#include "tools/driver/places.h"
#include "tools/verify/check/agreed.h"

namespace dotbar::tools {
namespace {

// Of how numbers are compared, and of how kinds are promoted: to be raised when either changes.
constexpr const char *judgement = "1";

std::string text(const std::string &path) { return readWhole(path).value_or(""); }

std::string compilerText(const Judged &c) {
  const driver::Drivers &drivers = language().drivers();
  const CheckRequest &request = c.generated.request;
  constexpr unsigned seconds = 10;
  std::string all = c.shop.run(drivers.sayingVersion(), ".", seconds).output;
  for (const std::string &word : drivers.compiler()) all += '\n' + word;
  for (const auto &flags : {drivers.faithfully(), drivers.quickly()})
    for (const std::string &flag : flags) all += '\n' + flag;
  for (const Precision p : {Precision::Double, Precision::Quadruple, Precision::QuadrupleSingleToo})
    for (const std::string &flag : drivers.flags(p)) all += '\n' + flag;
  if (request.request.macros)
    for (const std::string &flag : drivers.evaluating(*request.request.macros)) all += '\n' + flag;
  return all;
}

// Of the rule sets nothing: what they make is what counts.
std::string sourceText(const Judged &c) {
  std::string all;
  for (const std::string_view path : c.sources.paths())
    if (!path.ends_with(".rules")) all += c.sources.whole(path);
  Diagnostics read;
  const LibraryFiles libraries = libraryFiles(c.generated.request.request.libraries, read);
  for (const auto *files : {&libraries.described, &libraries.derivatives})
    for (const std::string &file : *files) all += text(file);
  return all;
}

}  // namespace

std::string digestOf(const Judged &c) {
  if (!remembers()) return "";
  const Generated &g = c.generated;
  std::string all = judgement + std::to_string(c.allowed) + g.tangent.mode + std::to_string(static_cast<int>(g.tangent.oracle()));
  for (const std::string &part : {compilerText(c), filesIn(places().runtime), sourceText(c), g.beside, c.drivers})
    all += '\0' + part;
  if (const auto &made = g.request.request.made) all += '\0' + made->text;
  all += '\0' + g.tangent.derivative.text;
  if (g.adjoint) all += '\0' + g.adjoint->mode + '\0' + g.adjoint->derivative.text;
  return digestOf(all);
}

}  // namespace dotbar::tools
