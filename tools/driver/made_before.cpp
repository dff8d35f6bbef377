// The file: a line for the command, then one for each file that was read or written, with the digest of its text.
#include "tools/driver/made_before.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <sstream>

#include "engine/support/input.h"
#include "tools/driver/files.h"

namespace dotbar::tools {
namespace fs = std::filesystem;
namespace {

constexpr const char *wasRead = "read", *wasWritten = "wrote";

// Of the length and all characters; of a file that cannot be read one that none has.
std::string digestOf(const std::string &path) {
  const std::optional<std::string> text = readWhole(path);
  if (!text) return "none";
  std::uint64_t a = 14695981039346656037u, b = 88172645463325252u;
  for (const char c : *text) {
    a = (a ^ static_cast<unsigned char>(c)) * 1099511628211u;
    b = (b + static_cast<unsigned char>(c)) * 6364136223846793005u + 1442695040888963407u;
  }
  std::ostringstream digest;
  digest << std::hex << text->size() << '-' << a << '-' << b;
  return digest.str();
}

std::string inOneLine(const std::string &text) {
  std::string r;
  for (const char c : text) r += c == '\\' ? "\\\\" : c == '\n' ? "\\n" : std::string(1, c);
  return r;
}

}  // namespace

MadeBefore::MadeBefore(std::string path, std::string how) : path_(std::move(path)), how_(inOneLine(how)) {
  std::istringstream all(readWhole(path_).value_or(""));
  std::string command;
  std::getline(all, command);
  for (std::string line; std::getline(all, line);) {
    std::istringstream words(line);
    File f;
    words >> f.word >> f.digest >> std::ws;
    std::getline(words, f.path);
    if (f.word == wasWritten) stale_.push_back(f);
    files_.push_back(std::move(f));
  }
  if (command != how_) files_.clear();
}

bool MadeBefore::isCurrent() const {
  const auto isSame = [](const File &f) { return f.digest == digestOf(f.path); };
  return std::ranges::any_of(files_, [](const File &f) { return f.word == wasWritten; }) && std::ranges::all_of(files_, isSame);
}

bool MadeBefore::write(Diagnostics &diagnostics, const SourceMap &sources, const std::set<std::string> &read,
                       const std::vector<std::string> &written) const {
  std::string text = how_ + '\n';
  for (const std::string &file : read) text += std::string(wasRead) + ' ' + digestOf(file) + ' ' + file + '\n';
  for (const std::string &file : written) text += std::string(wasWritten) + ' ' + digestOf(file) + ' ' + file + '\n';
  for (const File &f : stale_)
    if (std::ranges::find(written, f.path) == written.end() && f.digest == digestOf(f.path)) fs::remove(f.path);
  return writeWhole(diagnostics, sources, path_, text);
}

}  // namespace dotbar::tools
