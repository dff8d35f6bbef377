// The syntax files of editors have the words of the grammar and the operators of IL, no more and no less. DOTBAR_RENEW=1 writes
// them.
#include "engine/rules/read/syntax.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "engine/il/forest.h"

namespace dotbar::editors {
namespace {
namespace fs = std::filesystem;

const fs::path project = PROJECT_FOLDER, vim = project / "tools/editors/vim/syntax/rules.vim",
               vscode = project / "tools/editors/vscode/syntaxes/rules.tmLanguage.json";

using Words = std::set<std::string>;

std::string contents(const fs::path &p) {
  std::ifstream in(p);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The words that stand as literals in the grammar's sources, and those that its tables hold.
Words keywords() {
  Words r;
  for (std::string_view w : rules::itemWords()) r.emplace(w);
  for (std::string_view w : rules::reservedWords()) r.emplace(w);
  static const std::regex literal("(raw|tok|toknl|unnamed)<\"([a-z]+)\">");
  for (const auto &e : fs::directory_iterator(project / "engine/rules/read")) {
    if (!e.path().filename().string().starts_with("grammar_")) continue;
    const std::string text = contents(e.path());
    for (auto at = std::sregex_iterator(text.begin(), text.end(), literal); at != std::sregex_iterator(); ++at)
      r.insert((*at)[2]);
  }
  return r;
}

// Operators that are no keywords.
Words operators() {
  Words r;
  const Words taken = keywords();
  for (unsigned o = 0; o < il::opCount; ++o)
    if (const std::string name(il::info(static_cast<il::Op>(o)).name); !taken.count(name)) r.insert(name);
  return r;
}

Words sorts() {
  Words r;
  for (unsigned s = 0; s < il::sortCount; ++s) r.emplace(il::name(static_cast<il::Sort>(s)));
  return r;
}

std::string joined(const Words &words, const char *with) {
  std::string r;
  for (const std::string &w : words) r += (r.empty() ? "" : with) + w;
  return r;
}

void renewVim() {
  std::string text;
  std::istringstream lines(contents(vim));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("syn keyword rulesKeyword")) line = "syn keyword rulesKeyword " + joined(keywords(), " ");
    if (line.starts_with("syn keyword rulesOperator")) line = "syn keyword rulesOperator " + joined(operators(), " ");
    if (line.starts_with("syn keyword rulesSort")) line = "syn keyword rulesSort " + joined(sorts(), " ");
    text += line + "\n";
  }
  std::ofstream(vim) << text;
}

void renewVscode() {
  std::string text = contents(vscode);
  for (const auto &[name, words] :
       {std::pair{"keywords", keywords()}, std::pair{"operators", operators()}, std::pair{"sorts", sorts()}}) {
    const std::size_t at = text.find("\"match\": \"", text.find("\"" + std::string(name) + "\": {")) + 10;
    text.replace(at, text.find("\" }", at) - at, "\\\\b(?:" + joined(words, "|") + ")\\\\b");
  }
  std::ofstream(vscode) << text;
}

Words vimWords(const std::string &group) {
  Words r;
  std::istringstream lines(contents(vim));
  for (std::string line; std::getline(lines, line);) {
    const std::string begin = "syn keyword " + group + " ";
    if (!line.starts_with(begin)) continue;
    std::istringstream words(line.substr(begin.size()));
    for (std::string w; words >> w;) r.insert(w);
  }
  return r;
}

Words vscodeWords(const std::string &name) {
  const std::string match = nlohmann::json::parse(contents(vscode))["repository"][name]["match"];
  Words r;
  static const std::regex word("[A-Za-z0-9_]+");
  const std::string inner = match.substr(std::string("\\b(?:").size(), match.size() - std::string("\\b(?:)\\b").size());
  for (auto at = std::sregex_iterator(inner.begin(), inner.end(), word); at != std::sregex_iterator(); ++at) r.insert(at->str());
  EXPECT_EQ(match, "\\b(?:" + joined(r, "|") + ")\\b");
  return r;
}

TEST(SyntaxFiles, HaveTheWordsOfTheGrammar) {
  if (std::getenv("DOTBAR_RENEW")) renewVim(), renewVscode();
  EXPECT_GT(keywords().size(), 50u);
  EXPECT_TRUE(keywords().count("split") && keywords().count("meets") && keywords().count("otherwise"));
  EXPECT_EQ(vimWords("rulesKeyword"), keywords());
  EXPECT_EQ(vscodeWords("keywords"), keywords());
}

TEST(SyntaxFiles, HaveTheOperatorsAndSorts) {
  EXPECT_GT(operators().size(), 100u);
  EXPECT_EQ(vimWords("rulesOperator"), operators());
  EXPECT_EQ(vscodeWords("operators"), operators());
  EXPECT_EQ(vimWords("rulesSort"), sorts());
  EXPECT_EQ(vscodeWords("sorts"), sorts());
}

// The extension's files are JSON and name each other.
TEST(SyntaxFiles, TheExtensionIsWhole) {
  const fs::path folder = project / "tools/editors/vscode";
  const auto package = nlohmann::json::parse(contents(folder / "package.json"));
  const auto &language = package["contributes"]["languages"][0], &grammar = package["contributes"]["grammars"][0];
  EXPECT_EQ(language["id"], grammar["language"]);
  EXPECT_TRUE(fs::exists(folder / std::string(language["configuration"])));
  EXPECT_TRUE(fs::exists(folder / std::string(package["main"])));
  EXPECT_EQ(nlohmann::json::parse(contents(folder / std::string(grammar["path"])))["scopeName"], grammar["scopeName"]);
  EXPECT_FALSE(nlohmann::json::parse(contents(folder / "language-configuration.json")).empty());
}

}  // namespace
}  // namespace dotbar::editors
