#include "tools/verify/check/promote.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "dataflow/facts/facts.h"
#include "frontends/language.h"

namespace dotbar::tools {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

constexpr const char *wide = "16";
constexpr std::size_t fixedWidth = 72;  // what stands behind is a comment in fixed form

// Of the functions that convert to a kind of real: the place of the argument that says which, from 1.
std::map<Symbol, std::uint32_t> conversions(const rules::RuleSet &set) {
  std::map<Symbol, std::uint32_t> r;
  for (const auto &[name, says] : set.intrinsics) {
    const auto place = says.find(intern("kind_argument")), result = says.find(intern("result"));
    const std::string_view type = result == says.end() ? "part" : text(result->second);
    if (place == says.end() || type == "integer" || type == "logical") continue;
    r[name] = static_cast<std::uint32_t>(std::strtoul(std::string(text(place->second)).c_str(), nullptr, 10));
  }
  return r;
}

using Places = std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t>;  // by line and column: how long

class Promotion {
 public:
  Promotion(const rules::RuleSet &set, bool singleToo) : set_(set), conversions_(conversions(set)), singleToo_(singleToo) {}

  // Where kinds stand in the files.
  std::map<std::string, Places> places(const std::vector<std::string> &paths, const std::vector<std::string> &includeDirs) {
    std::vector<Tree> read;
    Reading options;
    options.includeDirs = includeDirs;
    for (const std::string &path : paths) read.push_back(language().read(f_, sources_, ignored_, path, options));
    if (ignored_.hasErrors()) return {};
    const dataflow::Program program(f_, language().bind(f_, read), ignored_, dataflow::programOptions(set_));
    std::map<std::string, Places> found;
    for (const dataflow::Unit &u : program.units()) {
      std::vector<Tree> open{u.tree};
      while (!open.empty()) {
        const Tree t = open.back();
        open.pop_back();
        for (std::uint32_t k = f_.arity(t); k-- > 0;) open.push_back(f_.child(t, k));
        const Tree kind = f_.is(t, Op::Apply) ? kindOf(t) : Tree{};
        std::int64_t bytes = 0;
        if (!kind || !f_.span(kind) || !program.constant(u, kind, bytes) || !(bytes == 8 || (singleToo_ && bytes == 4))) continue;
        const Position at = sources_.position(f_.span(kind).begin);
        found[std::string(at.file)][{at.line, at.column}] = f_.span(kind).end - f_.span(kind).begin;
      }
    }
    return found;
  }

 private:
  const rules::RuleSet &set_;
  std::map<Symbol, std::uint32_t> conversions_;
  bool singleToo_;
  Forest f_;
  SourceMap sources_;
  Diagnostics ignored_;

  Tree kindOf(Tree apply) const {
    const auto place = conversions_.find(f_.symbol(f_.child(apply, 0)));
    if (place == conversions_.end()) return {};
    const auto args = f_.children(f_.child(apply, 1));
    const auto keyword = set_.options.find(intern("kind_keyword"));
    for (const Tree a : args)
      if (f_.is(a, Op::Keyword) && keyword != set_.options.end() && f_.symbol(f_.child(a, 0)) == keyword->second)
        return f_.child(a, 1);
    if (args.size() < place->second || f_.is(args[place->second - 1], Op::Keyword)) return {};
    return args[place->second - 1];
  }
};

bool isFixedForm(const std::string &path) {
  const std::size_t dot = path.rfind('.');
  const std::string suffix = dot == std::string::npos ? "" : path.substr(dot);
  return suffix == ".f" || suffix == ".F" || suffix == ".for" || suffix == ".FOR";
}

// A line of fixed form without what stands behind its statement field: that, and a comment.
std::string fieldOf(const std::string &line) {
  char quote = 0;
  for (std::size_t i = 0; i < std::min(line.size(), fixedWidth); ++i) {
    const char c = line[i];
    if (quote != 0 ? c == quote : c == '\'' || c == '"') quote = quote != 0 ? 0 : c;
    if (c == '!' && quote == 0 && i != 5) return line.substr(0, i);
  }
  return line.substr(0, fixedWidth);
}

// In fixed form what became too long goes on in a further line.
std::string wrapped(std::string line) {
  std::string r;
  for (; line.size() > fixedWidth; line = "     &" + line.substr(fixedWidth)) r += line.substr(0, fixedWidth) + "\n";
  return r + line;
}

std::string replaced(const std::string &path, const Places &places) {
  std::vector<std::string> lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::map<std::size_t, std::string> changed;
  for (auto it = places.rbegin(); it != places.rend(); ++it) {  // from right to left: columns to the left stay
    const auto [line, column] = it->first;
    if (line == 0 || line > lines.size() || column + it->second - 1 > lines[line - 1].size()) continue;
    const bool fixed = isFixedForm(path) && lines[line - 1].find('\t') == std::string::npos;
    std::string &text = changed.try_emplace(line - 1, fixed ? fieldOf(lines[line - 1]) : lines[line - 1]).first->second;
    if (column + it->second - 1 <= text.size()) text.replace(column - 1, it->second, wide);
  }
  for (const auto &[line, text] : changed)
    lines[line] = isFixedForm(path) && text.find('\t') == std::string::npos ? wrapped(text) : text;
  std::ostringstream out;
  for (const std::string &line : lines) out << line << "\n";
  return out.str();
}

}  // namespace

std::map<std::string, std::string> promoted(const rules::RuleSet &set, const std::vector<std::string> &paths, bool singleToo,
                                            const std::vector<std::string> &includeDirs) {
  std::map<std::string, std::string> texts;
  const auto found = Promotion(set, singleToo).places(paths, includeDirs);
  for (const std::string &path : paths)
    if (const auto at = found.find(path); at != found.end()) texts[path] = replaced(path, at->second);
  return texts;
}

}  // namespace dotbar::tools
