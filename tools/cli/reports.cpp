// Diagnostics as JSON and SARIF.
#include "tools/cli/reports.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

namespace dotbar::tools {
namespace {

using Json = nlohmann::ordered_json;

const char *level(DiagnosticKind kind) { return severity(kind) == Severity::Error ? "error" : "warning"; }

Json place(const SourceMap &sources, Span where) {
  const Position from = sources.position(where.begin), to = sources.position(where.end - 1);
  return {{"file", from.file}, {"line", from.line}, {"column", from.column}, {"endLine", to.line}, {"endColumn", to.column + 1}};
}

// SARIF counts columns from one, in code points; sources of dotbar count bytes.
std::uint32_t column(const SourceMap &sources, std::uint32_t at) {
  const std::string_view before = sources.line(at).substr(0, sources.position(at).column - 1);
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return static_cast<std::uint32_t>(std::ranges::count_if(before, begins)) + 1;
}

// A path as a reference of RFC 3986.
std::string uri(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF", plain = "-._~/+,=@";
  std::string r;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80 && (std::isalnum(byte) || plain.find(c) != plain.npos))
      r += c;
    else
      r += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return r;
}

Json location(const SourceMap &sources, Span where, const std::string &message = {}) {
  const Position from = sources.position(where.begin), to = sources.position(where.end - 1);
  Json l{{"physicalLocation",
          {{"artifactLocation", {{"uri", uri(from.file)}}},
           {"region",
            {{"startLine", from.line},
             {"startColumn", column(sources, where.begin)},
             {"endLine", to.line},
             {"endColumn", column(sources, where.end - 1) + 1}}}}}};  // the end is excluded
  if (!message.empty()) l["message"] = {{"text", message}};
  return l;
}

// A diagnostic as one text: what is wrong, notes without a place of their own, what to do.
std::string told(const Diagnostic &d) {
  std::string r = d.message;
  for (const Note &n : d.notes)
    if (!n.where) r += "\n" + n.text;
  return d.fix.empty() ? r : r + "\nfix: " + d.fix;
}

Json result(const Diagnostic &d, const SourceMap &sources) {
  Json r{{"ruleId", word(d.kind)}, {"level", level(d.kind)}, {"message", {{"text", told(d)}}}};
  if (d.where) r["locations"] = Json::array({location(sources, d.where)});
  Json related = Json::array();
  for (const Note &n : d.notes)
    if (n.where) related.push_back(location(sources, n.where, n.text));
  if (!related.empty()) r["relatedLocations"] = std::move(related);
  return r;
}

}  // namespace

std::string asJson(const Diagnostics &diagnostics, const SourceMap &sources, const std::vector<CheckedSet> &checked) {
  Json sets = Json::array();
  for (const CheckedSet &c : checked) sets.push_back({{"set", c.name}, {"rules", c.rules}, {"ok", c.ok}});
  for (std::size_t k = 0; k < checked.size(); ++k)
    if (!checked[k].leftOver.empty()) sets[k]["left_over"] = checked[k].leftOver;
  Json all = Json::array();
  for (const Diagnostic &d : diagnostics.all()) {
    Json j{{"diagnostic", word(d.kind)}, {"severity", level(d.kind)}, {"message", d.message}};
    if (d.where) j["place"] = place(sources, d.where);
    for (const Note &n : d.notes) {
      Json note{{"text", n.text}};
      if (n.where) note["place"] = place(sources, n.where);
      j["notes"].push_back(std::move(note));
    }
    if (!d.fix.empty()) j["fix"] = d.fix;
    all.push_back(std::move(j));
  }
  return Json{{"sets", std::move(sets)}, {"diagnostics", std::move(all)}}.dump(2, ' ', false, Json::error_handler_t::replace);
}

std::string asSarif(const Diagnostics &diagnostics, const SourceMap &sources) {
  Json rules = Json::array(), results = Json::array();
  std::set<std::string_view> seen;
  for (const Diagnostic &d : diagnostics.all()) {
    if (seen.insert(word(d.kind)).second) rules.push_back({{"id", word(d.kind)}});
    results.push_back(result(d, sources));
  }
  Json run{{"tool", {{"driver", {{"name", "dotbar"}, {"rules", std::move(rules)}}}}}, {"results", std::move(results)}};
  run["columnKind"] = "unicodeCodePoints";
  return Json{
      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({std::move(run)})}}
      .dump(2, ' ', false, Json::error_handler_t::replace);
}

}  // namespace dotbar::tools
