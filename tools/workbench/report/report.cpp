// What the page shows, as one object of JSON that its script reads. Which sets and guards are worth seeing the rule set says
// (`option shown_sets`, `option shown_of_calls`).
#include "tools/workbench/report/report.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tools/workbench/explain_proof.h"

namespace dotbar::tools {

extern const char *const reportTemplate;  // page.html, with a place for the data

namespace {

using il::Tree;
using Json = nlohmann::ordered_json;

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream in{std::string(text)};
  for (std::string line; std::getline(in, line);) lines.push_back(printable(line));
  return lines;
}

std::vector<std::string> words(const rules::RuleSet &set, const char *option) {
  std::vector<std::string> all;
  if (const auto found = set.options.find(intern(option)); found != set.options.end()) {
    std::istringstream in{std::string(text(found->second))};
    for (std::string word; in >> word;) all.push_back(word);
  }
  return all;
}

class Report {
 public:
  Report(Session &s, const Request &r, const std::optional<Derivative> &d) : s_(s), request_(r), d_(d) {}

  Json all() {
    Json page{{"title", request_.mode + " of " + named(request_.heads)}, {"mode", request_.mode}};
    findFiles();
    if (d_) {
      page["sets"] = words(*d_->source.rules, "shown_sets");
      page["derivative"] = derivative();
      page["facts"] = facts();
      page["procedures"] = procedures();
    }
    page["files"] = files_;
    page["messages"] = messages();
    page["proofs"] = proofs_;
    return page;
  }

 private:
  static constexpr std::size_t longestProof = 20000;  // characters
  Session &s_;
  const Request &request_;
  const std::optional<Derivative> &d_;
  Json files_ = Json::array(), proofs_ = Json::array();
  std::map<std::string, std::size_t, std::less<>> numbers_;  // of files
  std::map<std::uint32_t, std::size_t> proofOf_;             // by application

  static std::string named(const std::vector<std::string> &heads) {
    std::string all;
    for (const std::string &h : heads) all += (all.empty() ? "" : ", ") + h;
    return all;
  }

  void findFiles() {
    for (const std::string &path : request_.sources) {
      if (!numbers_.emplace(path, files_.size()).second) continue;
      files_.push_back({{"path", printable(path)}, {"lines", linesOf(s_.sources.whole(path))}});
    }
  }

  // [file, line] of a place in a source; null: elsewhere.
  Json placeIn(Span where) const {
    if (!where) return nullptr;
    const Position p = s_.sources.position(where.begin);
    const auto file = numbers_.find(p.file);
    return file == numbers_.end() ? Json(nullptr) : Json{file->second, p.line};
  }

  Json derivative() {
    const ProofReader proof(s_, *d_);
    Json lines = Json::array();
    const std::vector<std::string> texts = linesOf(d_->text);
    for (std::size_t n = 0; n < texts.size(); ++n) {
      Json line{{"text", texts[n]}};
      if (const Tree t = n + 1 < d_->lines.lines.size() ? d_->lines.lines[n + 1] : Tree{}) {
        if (Json from = placeIn(il::sourceSpan(s_.forest, t)); !from.is_null()) line["from"] = std::move(from);
        if (const auto chain = proof.chain(t); !chain.empty()) {
          line["rule"] = proof.step(chain.front()).rule;
          line["proof"] = proofNumber(proof, proof.statement(chain));
        }
      }
      lines.push_back(std::move(line));
    }
    return lines;
  }

  std::size_t proofNumber(const ProofReader &proof, std::uint32_t application) {
    const auto [at, isNew] = proofOf_.emplace(application, proofs_.size());
    if (!isNew) return at->second;
    std::ostringstream bars;
    printTree(s_, proof.tree(application), "", false, bars);
    std::string text = bars.str();
    if (text.size() > longestProof) text.resize(text.find('\n', longestProof) + 1), text += "...\n";
    proofs_.push_back(printable(text));
    return at->second;
  }

  // By file and line: of the statement that begins there, what each set holds before and after it.
  Json facts() {
    Json all = Json::object();
    const std::vector<std::string> sets = words(*d_->source.rules, "shown_sets");
    for (const auto &[path, number] : numbers_)
      for (unsigned line = 1; line <= files_[number]["lines"].size(); ++line) {
        const Tree t = d_->source.facts->instructionAt(s_.sources, path, line);
        if (!t) continue;
        Json here = Json::array();
        for (const std::string &set : sets)
          // without the word two lists of two names would be an object
          here.push_back(Json::array({d_->source.facts->set(set, '-', t), d_->source.facts->set(set, '+', t)}));
        all[std::to_string(number) + ":" + std::to_string(line)] = std::move(here);
      }
    return all;
  }

  Json procedures() {
    Json all = Json::array();
    const dataflow::Program &program = *d_->source.program;
    const std::vector<std::string> guards = words(*d_->source.rules, "shown_of_calls");
    for (const dataflow::UnitId u : d_->source.facts->reached()) {
      const dataflow::Unit &unit = program.unit(u);
      Json calls = Json::array();
      for (const std::uint32_t c : unit.calls) {
        const dataflow::CallSite &site = program.calls()[c];
        if (!site.isKnown()) continue;
        std::string how;
        for (const std::string &guard : guards)
          if (d_->source.facts->guard(guard, site.tree)) how += (how.empty() ? "" : ", ") + guard;
        calls.push_back(
            {{"name", text(program.unit(site.callee).name)}, {"how", how}, {"at", placeIn(s_.forest.span(site.tree))}});
      }
      all.push_back({{"name", text(unit.name)}, {"at", placeIn(s_.forest.span(unit.tree))}, {"calls", std::move(calls)}});
    }
    return all;
  }

  Json messages() const {
    Json all = Json::array();
    for (const Diagnostic &d : s_.diagnostics.all()) {
      std::string told = printable(d.message);
      for (const Note &n : d.notes) told += "\n" + printable(n.text);
      if (!d.fix.empty()) told += "\nfix: " + printable(d.fix);
      all.push_back(
          {{"word", word(d.kind)}, {"isError", severity(d.kind) == Severity::Error}, {"text", told}, {"at", placeIn(d.where)}});
    }
    return all;
  }
};

// No text of the data ends the element of the page that it stands in.
std::string inPage(const Json &data) {
  std::string text = data.dump(-1, ' ', false, Json::error_handler_t::replace);
  for (std::size_t at = 0; (at = text.find("</", at)) != text.npos; at += 3) text.replace(at, 2, "<\\/");
  return text;
}

}  // namespace

std::string reportPage(Session &s, Request request) {
  request.traced = true;
  const std::optional<Derivative> d = differentiate(s, request);
  std::string page = reportTemplate;
  const std::string_view place = "/*data*/";
  return page.replace(page.find(place), place.size(), inPage(Report(s, request, d).all()));
}

}  // namespace dotbar::tools
