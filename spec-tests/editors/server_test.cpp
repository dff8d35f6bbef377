// `dotbar lsp` as an editor sees it: messages as one types, definitions through overrides, hover, completion, layout, and what is
// answered to a client that does not keep to the protocol.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <sstream>

#include "client.h"

namespace dotbar::editors {
namespace {

const std::string file = "file:///nowhere/my%20set.rules";
const std::string rules = std::string("file://") + PROJECT_FOLDER + "/rules/";

std::string contents(const std::string &path) {
  std::ifstream in(std::string(PROJECT_FOLDER) + "/rules/" + path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// Line and character of the first `what` behind the first `after`.
std::pair<int, int> placeOf(const std::string &text, const std::string &what, const std::string &after = "") {
  const std::size_t at = text.find(what, text.find(after) + after.size());
  const std::string before = text.substr(0, at);
  const auto line = std::count(before.begin(), before.end(), '\n');
  return {static_cast<int>(line), static_cast<int>(at - (before.rfind('\n') + 1))};
}

const std::string wrong =
    "var A, B, E : Expr\nguard g(Expr)\njudgement Expr -j-> Expr\n"
    "rule plus:      # TAP-A-mul\n    g\n  ---\n    A + B -j-> A\n"
    "rule rest:   # é 𝒳\n  ---\n    E -j-> E\n";

TEST(LanguageServer, MessagesAsOneTypes) {
  Client c;
  c.initialize();
  c.open(file, wrong);
  const Json found = c.diagnostics(file);
  ASSERT_EQ(found.size(), 1u) << found.dump();
  EXPECT_EQ(found[0]["code"], "overlap");
  EXPECT_EQ(found[0]["severity"], 1);
  EXPECT_EQ(found[0]["range"], (Json{{"start", {{"line", 7}, {"character", 5}}}, {"end", {{"line", 7}, {"character", 9}}}}));
  EXPECT_NE(found[0]["message"].get<std::string>().find("tree     A + B"), std::string::npos);
  EXPECT_EQ(found[0]["relatedInformation"][0]["location"]["range"]["start"]["line"], 3);
  std::string right = wrong;
  right.insert(right.find("  ---\n    E"), "    !(E is (_ + _)) \\/ !g\n");
  c.change(file, right);
  EXPECT_EQ(c.diagnostics(file), Json::array());
  c.change(file, right + "rule broken\n");
  const Json syntax = c.diagnostics(file);
  ASSERT_EQ(syntax.size(), 1u);
  EXPECT_EQ(syntax[0]["code"], "syntax");
  EXPECT_EQ(c.finish(), 0);
}

// Columns count UTF-16 units: two for a character beyond the basic plane, one for é.
TEST(LanguageServer, PlacesBehindOtherLetters) {
  Client c;
  c.initialize();
  c.open(file, "var E : Expr\njudgement Expr -j-> Expr\nrule r:\n  ---\n    E -j-> add(stringval(\"é𝒳\"), nobody(E))\n");
  const Json found = c.diagnostics(file);
  bool seen = false;
  for (const Json &d : found)
    if (d["message"].get<std::string>().find("nobody") != std::string::npos) {
      seen = true;
      EXPECT_EQ(d["range"]["start"], (Json{{"line", 4}, {"character", 33}}));
    }
  EXPECT_TRUE(seen) << found.dump();
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, DefinitionsThroughOverrides) {
  Client c;
  c.initialize();
  const std::string uri = rules + "dotbar/adjoint.rules", text = contents("dotbar/adjoint.rules");
  c.open(uri, text);
  EXPECT_EQ(c.diagnostics(uri), Json::array());
  const auto asks = [&](const std::string &what, const std::string &after, const std::string &path,
                        const std::string &statement) {
    const auto [line, character] = placeOf(text, what, after);
    const Json found = c.at("definition", uri, line, character + 1);
    ASSERT_FALSE(found.empty()) << what;
    EXPECT_EQ(found[0]["uri"], rules + path) << what;
    const auto [stated, column] = placeOf(contents(path), statement);
    EXPECT_EQ(found[0]["range"]["start"]["line"], stated) << what;
  };
  asks("power:", "override rule ", "tapenade-2012/adjoint.rules", "rule power:");
  asks("chain_F:", "override rule ", "tapenade-2012/adjoint.rules", "rule chain_F:");
  asks("isActiveExpr(A)", "rule share_both", "common/analyses.rules", "guard isActiveExpr");
  asks("-share->", "rule share_simple", "dotbar/adjoint.rules", "judgement Exprs, Expr -share->");
  asks("loop_do_live", "remove rule --> ", "tapenade-2012/adjoint.rules", "rule loop_do_live:");
  asks("dotbar/columns", "extends ", "dotbar/columns.rules", "# ");
  EXPECT_EQ(c.finish(), 0);
}

// A set of one's own over open text: what the editor holds counts, not what is on disk.
TEST(LanguageServer, DefinitionsOfClasses) {
  Client c;
  c.initialize();
  const std::string uri = rules + "tapenade-2012/adjoint.rules", text = contents("tapenade-2012/adjoint.rules");
  c.open(uri, text);
  c.diagnostics(uri);
  const auto [line, character] = placeOf(text, "isPassedByCopy(REF)");
  const Json found = c.at("definition", uri, line, character + 1);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0]["uri"], rules + "common/analyses.rules");
  EXPECT_EQ(found[0]["range"]["start"]["line"], placeOf(contents("common/analyses.rules"), "isPassedByCopy if").first);
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, AFileThatOverridesAnother) {
  Client c;
  c.initialize();
  const std::string text =
      "ruleset mine extends dotbar/adjoint\noverride rule power:\n    otherwise\n  ---\n    A ** B, VAL -activeExpr-> {}\n";
  c.open(file, text);
  c.diagnostics(file);
  const Json found = c.at("definition", file, 1, 16);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0]["uri"], rules + "dotbar/adjoint.rules");  // the last one that it stands for
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, LayersAreReadOnTheirBase) {
  Client c;
  c.initialize();
  const std::string uri = rules + "options/no-tbr.rules";
  c.open(uri, contents("options/no-tbr.rules"));
  EXPECT_EQ(c.diagnostics(uri), Json::array());
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, Hover) {
  Client c;
  c.initialize();
  const std::string uri = rules + "tapenade-2012/adjoint.rules", text = contents("tapenade-2012/adjoint.rules");
  c.open(uri, text);
  const auto said = [&](const std::string &what, const std::string &after) {
    const auto [line, character] = placeOf(text, what, after);
    const Json hover = c.at("hover", uri, line, character + 1);
    return hover.is_null() ? std::string() : hover["contents"]["value"].get<std::string>();
  };
  EXPECT_NE(said("if_live:", "rule ").find("TAP-A-if-live"), std::string::npos);
  EXPECT_NE(said("if_live:", "rule ").find("judgement Instr --> "), std::string::npos);
  EXPECT_EQ(said("PART1 ", "rule if_live"), "`PART1 : Instrs`");
  EXPECT_NE(said("procedure(PREFIX", "").find("op procedure("), std::string::npos);
  EXPECT_NE(said("isLiveForDiff", "rule if_live").find("guard isLiveForDiff"), std::string::npos);
  EXPECT_EQ(said("    ", "rule if_live"), "");
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, Completion) {
  Client c;
  c.initialize();
  const std::string text = wrong + "rule other:\n    isA\n  ---\n    popC\n";
  c.open(file, text);
  const auto labels = [](const Json &found) {
    std::set<std::string> r;
    for (const Json &f : found) r.insert(f["label"]);
    return r;
  };
  const auto [line, character] = placeOf(text, "popC");
  const Json found = c.at("completion", file, line, character + 4);
  EXPECT_EQ(labels(found), std::set<std::string>{"popControl"});
  EXPECT_NE(found[0]["detail"].get<std::string>().find("op popControl("), std::string::npos);
  const auto all = labels(c.at("completion", file, 4, 4));  // nothing is typed yet
  for (const char *label : {"popControl", "g", "-j->", "A", "Expr", "rule", "otherwise"}) EXPECT_TRUE(all.count(label)) << label;
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, Formatting) {
  Client c;
  c.initialize();
  c.open(file, "var E : Expr\njudgement Expr -j-> Expr\n rule r:\n---\nE -j-> E\n");
  const Json edits =
      c.request("textDocument/formatting", {{"textDocument", {{"uri", file}}}, {"options", Json::object()}})["result"];
  ASSERT_EQ(edits.size(), 1u);
  EXPECT_EQ(edits[0]["newText"], "var E : Expr\njudgement Expr -j-> Expr\nrule r:\n  ---\n    E -j-> E\n");
  EXPECT_EQ(edits[0]["range"]["end"], (Json{{"line", 5}, {"character", 0}}));
  EXPECT_EQ(c.finish(), 0);
}

TEST(LanguageServer, ClientsThatDoNotKeepToTheProtocol) {
  Client c;
  EXPECT_EQ(c.request("textDocument/hover", Json::object())["error"]["code"], -32002);
  c.initialize();
  c.raw("{ no json");
  EXPECT_EQ(c.receive()["error"]["code"], -32700);
  const std::pair<const char *, int> malformed[] = {{"{\"id\": 7, \"method\": 3}", -32600},
                                                    {"{\"id\": 7, \"method\": {}, \"params\": 1}", -32600},
                                                    {"{\"id\": [[1]], \"method\": \"shutdown\"}", -32600},
                                                    {"{\"id\": 7}", -32600},
                                                    {"{\"id\": 7, \"method\": \"textDocument/hover\", \"params\": [1]}", -32602},
                                                    {"[1, 2]", -32700}};
  for (const auto &[body, code] : malformed) {
    c.raw(body);
    EXPECT_EQ(c.receive()["error"]["code"], code) << body;
  }
  EXPECT_EQ(c.request("textDocument/rename", Json::object())["error"]["code"], -32601);
  EXPECT_EQ(c.request("textDocument/hover", Json::object())["error"]["code"], -32602);
  c.notify("$/unheard", Json::object());
  EXPECT_EQ(c.finish(), 0);
  Client d;
  d.initialize();
  d.notify("exit", nullptr);  // without shutdown
  EXPECT_EQ(d.wait(), 1);
}

// Texts broken off and spliced, as they are while one types: every change is answered, wherever the cursor is.
RC_GTEST_PROP(LanguageServer, AnyTextIsAnswered, ()) {
  static Client *c = nullptr;
  if (!c) c = new Client, c->initialize(Json{{"sets", Json::array()}}), c->open(file, ""), c->diagnostics(file);
  static const std::string all = contents("common/simplify.rules");
  const auto from = *rc::gen::inRange<std::size_t>(0, all.size()), length = *rc::gen::inRange<std::size_t>(0, 2000);
  const auto cut = *rc::gen::inRange<std::size_t>(0, all.size());
  c->change(file, all.substr(0, cut) + all.substr(from, length));
  RC_ASSERT(c->diagnostics(file).is_array());
  const int line = *rc::gen::inRange(0, 300), character = *rc::gen::inRange(0, 90);
  for (const char *method : {"hover", "definition", "completion"}) c->at(method, file, line, character);
}

}  // namespace
}  // namespace dotbar::editors
