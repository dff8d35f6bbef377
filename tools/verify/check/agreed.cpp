#include "tools/verify/check/agreed.h"

#include <algorithm>
#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/support/input.h"

namespace dotbar::tools {
namespace {

const char *known() { return std::getenv("DOTBAR_AGREED"); }
const char *now() { return std::getenv("DOTBAR_AGREED_NOW"); }

}  // namespace

bool remembers() { return known() || now(); }

std::string digestOf(const std::string &everything) {
  if (!remembers()) return "";
  return to_string(boost::uuids::name_generator_sha1(boost::uuids::ns::oid())(everything));
}

std::optional<std::string> agreedBefore(const std::string &digest) {
  if (digest.empty() || !known()) return std::nullopt;
  std::ifstream lines(known());
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with(digest)) return line.substr(std::min(line.size(), digest.size() + 1));
  return std::nullopt;
}

void noteAgreed(const std::string &digest, const std::string &said) {
  if (digest.empty() || !now()) return;
  std::ofstream(now(), std::ios::app) << digest + (said.empty() ? "" : ' ' + said) + '\n';  // one write: others may be at it, too
}

std::string filesIn(const std::string &folder) {
  std::set<std::filesystem::path> files;  // in one order
  std::error_code failed;
  for (const auto &entry : std::filesystem::directory_iterator(folder, failed))
    if (entry.is_regular_file(failed)) files.insert(entry.path());
  std::string all;
  for (const auto &file : files) all += readWhole(file.string()).value_or("");
  return all;
}

}  // namespace dotbar::tools
