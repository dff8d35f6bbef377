#include "tools/verify/check/agreed.h"

#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/support/input.h"
#include "frontends/language.h"
#include "tools/driver/library.h"
#include "tools/driver/places.h"

namespace dotbar::tools {
namespace {

namespace fs = std::filesystem;

// Of how numbers are compared, and of how kinds are promoted: to be raised when either changes.
constexpr const char *judgement = "1";

const char *known() { return std::getenv("DOTBAR_AGREED"); }
const char *now() { return std::getenv("DOTBAR_AGREED_NOW"); }

std::string text(const std::string &path) { return readWhole(path).value_or(""); }

std::string runtimeText() {
  std::set<fs::path> files;  // in one order
  std::error_code failed;
  for (const auto &entry : fs::directory_iterator(places().runtime, failed))
    if (entry.is_regular_file(failed)) files.insert(entry.path());
  std::string all;
  for (const fs::path &file : files) all += text(file.string());
  return all;
}

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

bool remembers() { return known() || now(); }

std::string digestOf(const std::string &everything) {
  if (!remembers()) return "";
  return to_string(boost::uuids::name_generator_sha1(boost::uuids::ns::oid())(everything));
}

std::string digestOf(const Judged &c) {
  if (!remembers()) return "";
  const Generated &g = c.generated;
  std::string all = judgement + std::to_string(c.allowed) + g.tangent.mode + std::to_string(static_cast<int>(g.tangent.oracle()));
  for (const std::string &part : {compilerText(c), runtimeText(), sourceText(c), g.beside, c.drivers}) all += '\0' + part;
  if (const auto &made = g.request.request.made) all += '\0' + made->text;
  all += '\0' + g.tangent.derivative.text;
  if (g.adjoint) all += '\0' + g.adjoint->mode + '\0' + g.adjoint->derivative.text;
  return digestOf(all);
}

bool agreedBefore(const std::string &digest) {
  if (digest.empty() || !known()) return false;
  std::ifstream lines(known());
  for (std::string line; std::getline(lines, line);)
    if (line == digest) return true;
  return false;
}

void noteAgreed(const std::string &digest) {
  if (!digest.empty() && now()) std::ofstream(now(), std::ios::app) << digest + '\n';  // one write: others may be at it, too
}

}  // namespace dotbar::tools
