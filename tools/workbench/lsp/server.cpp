// Dispatching the protocol's messages.
#include "tools/workbench/lsp/server.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "tools/workbench/lsp/messages.h"
#include "tools/workbench/lsp/workspace.h"

namespace dotbar::lsp {
namespace {

using Json = nlohmann::json;

enum Error {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  NotInitialized = -32002
};

// --- places: offsets of bytes here, lines and UTF-16 units there ---
std::size_t units(unsigned char lead) { return lead >= 0xF0 ? 2 : lead >= 0x80 && lead < 0xC0 ? 0 : 1; }

std::uint32_t offsetOf(std::string_view text, const Json &position) {
  std::size_t at = 0;
  for (std::size_t line = position.at("line"); line > 0; --line) {
    const std::size_t end = text.find('\n', at);
    if (end == text.npos) return static_cast<std::uint32_t>(text.size());
    at = end + 1;
  }
  const std::size_t wanted = position.at("character");
  for (std::size_t n = 0; at < text.size() && text[at] != '\n'; ++at) {
    const std::size_t more = units(static_cast<unsigned char>(text[at]));
    if (n >= wanted && more) break;
    n += more;
  }
  return static_cast<std::uint32_t>(at);
}

Json positionOf(std::string_view text, std::uint32_t offset) {
  std::size_t line = 0, character = 0;
  for (std::size_t i = 0; i < std::min<std::size_t>(offset, text.size()); ++i) {
    if (text[i] == '\n')
      ++line, character = 0;
    else
      character += units(static_cast<unsigned char>(text[i]));
  }
  return {{"line", line}, {"character", character}};
}

std::string pathOf(const std::string &uri) {
  std::string r;
  const std::string rest = uri.starts_with("file://") ? uri.substr(7) : uri;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] != '%' || i + 2 >= rest.size()) {
      r += rest[i];
      continue;
    }
    r += static_cast<char>(std::stoi(rest.substr(i + 1, 2), nullptr, 16));
    i += 2;
  }
  return r;
}

std::string uriOf(const std::string &path) {
  std::string r = "file://";
  for (unsigned char c : path) {
    if (std::isalnum(c) || std::string_view("/-_.~+").find(static_cast<char>(c)) != std::string_view::npos) {
      r += static_cast<char>(c);
      continue;
    }
    constexpr char digits[] = "0123456789ABCDEF";
    r += {'%', digits[c >> 4], digits[c & 15]};
  }
  return r;
}

int completionKind(Completion::Kind k) {  // CompletionItemKind
  switch (k) {
    case Completion::Kind::Keyword:
      return 14;
    case Completion::Kind::Operator:
      return 4;
    case Completion::Kind::Guard:
    case Completion::Kind::Function:
      return 3;
    case Completion::Kind::Judgement:
      return 8;
    case Completion::Kind::Metavariable:
      return 6;
    case Completion::Kind::Sort:
      return 7;
  }
  return 1;
}

struct Refused {
  Error code;
  std::string message;
};

class Server {
 public:
  Server(std::istream &in, std::ostream &out, std::vector<std::string> folders)
      : in_(in), out_(out), folders_(std::move(folders)), workspace_(folders_, bases_) {}

  int run() {
    while (!exit_) {
      const std::optional<std::string> body = readMessage(in_);
      if (!body) return 1;  // the client went without a word
      const Json message = Json::parse(*body, nullptr, false);
      if (message.is_discarded() || !message.is_object())
        fail(nullptr, {ParseError, "not a message in JSON"});
      else
        handle(message);
    }
    return shutdown_ ? 0 : 1;
  }

 private:
  void send(Json message) {
    message["jsonrpc"] = "2.0";
    writeMessage(out_, message.dump(-1, ' ', false, Json::error_handler_t::replace));
  }
  void fail(const Json &id, const Refused &r) { send({{"id", id}, {"error", {{"code", r.code}, {"message", r.message}}}}); }

  // What is wrong with a request is answered, and the next one read; a notification has no answer.
  void handle(const Json &m) {
    const bool request = m.contains("id");
    const Json id = request && (m["id"].is_string() || m["id"].is_number()) ? m["id"] : Json();
    const auto refuse = [&](Error code, const std::string &why) {
      if (request) fail(id, {code, why});
    };
    try {
      const std::string method = methodOf(m, id);
      const Json params = m.value("params", Json::object());
      if (request && !method.empty())
        send({{"id", id}, {"result", answer(method, params)}});
      else if (!method.empty())
        notified(method, params);
    } catch (const Refused &r) {
      refuse(r.code, r.message);
    } catch (const Json::exception &e) {
      refuse(InvalidParams, e.what());
    } catch (const std::logic_error &e) {  // a percent sign without digits
      refuse(InvalidParams, e.what());
    } catch (const std::exception &e) {
      refuse(InternalError, e.what());
    }
  }

  // Empty: an answer of the client.
  static std::string methodOf(const Json &m, const Json &id) {
    if (m.contains("id") && id.is_null()) throw Refused{InvalidRequest, "the id is no number and no text"};
    if (m.contains("method") && !m["method"].is_string()) throw Refused{InvalidRequest, "the method is no text"};
    if (m.contains("id") && !m.contains("method") && !m.contains("result") && !m.contains("error"))
      throw Refused{InvalidRequest, "there is no method"};
    return m.value("method", "");
  }

  Json answer(const std::string &method, const Json &params) {
    if (method == "initialize") return initialize(params);
    if (!initialized_) throw Refused{NotInitialized, "initialize comes first"};
    if (shutdown_) throw Refused{InvalidRequest, "the server was shut down"};
    if (method == "shutdown") return shutdown_ = true, nullptr;
    if (method == "textDocument/definition") return definition(params);
    if (method == "textDocument/hover") return hover(params);
    if (method == "textDocument/completion") return completion(params);
    if (method == "textDocument/formatting") return formatting(params);
    throw Refused{MethodNotFound, "this server does not answer " + method};
  }

  void notified(const std::string &method, const Json &params) {
    if (method == "exit") exit_ = true;
    if (!initialized_ || shutdown_) return;
    const auto path = [&] { return pathOf(params.at("textDocument").at("uri")); };
    if (method == "textDocument/didOpen") {
      opened_.insert(path());
      workspace_.open(path(), params["textDocument"].at("text"));
      publish();
    } else if (method == "textDocument/didChange" && !params.at("contentChanges").empty()) {
      workspace_.open(path(), params["contentChanges"].back().at("text"));
      publish();
    } else if (method == "textDocument/didClose") {
      opened_.erase(path());
      workspace_.close(path());
      publish();
    }
  }

  Json initialize(const Json &params) {
    initialized_ = true;
    if (const Json o = params.value("initializationOptions", Json()); o.is_object() && o.contains("sets"))
      bases_ = o["sets"].get<std::vector<std::string>>();
    workspace_ = Workspace(folders_, bases_);
    return {{"serverInfo", {{"name", "dotbar"}}},
            {"capabilities",
             {{"textDocumentSync", {{"openClose", true}, {"change", 1}}},
              {"definitionProvider", true},
              {"hoverProvider", true},
              {"documentFormattingProvider", true},
              {"completionProvider", {{"triggerCharacters", {"-"}}}}}}};
  }

  Json range(const Location &l) const {
    const std::string text = workspace_.text(l.path);
    return {{"start", positionOf(text, l.from)}, {"end", positionOf(text, l.to)}};
  }
  Json location(const Location &l) const { return {{"uri", uriOf(l.path)}, {"range", range(l)}}; }

  // What is open is checked again: what is wrong in one file can be the doing of another.
  void publish() {
    std::map<std::string, Json> by;
    for (const std::string &path : published_) by.emplace(path, Json::array());
    for (const std::string &path : opened_) {
      by.emplace(path, Json::array());
      for (const Message &m : workspace_.messages(path)) {
        Json d{{"range", range(m.where)},
               {"severity", m.error ? 1 : 2},
               {"source", "dotbar"},
               {"code", m.kind},
               {"message", m.text}};
        for (const auto &[where, text] : m.related)
          d["relatedInformation"].push_back({{"location", location(where)}, {"message", text}});
        Json &of = by.emplace(m.where.path, Json::array()).first->second;
        if (std::find(of.begin(), of.end(), d) == of.end()) of.push_back(std::move(d));
      }
    }
    published_.clear();
    for (const auto &[path, diagnostics] : by) {
      send({{"method", "textDocument/publishDiagnostics"}, {"params", {{"uri", uriOf(path)}, {"diagnostics", diagnostics}}}});
      if (!diagnostics.empty()) published_.insert(path);
    }
  }

  std::pair<std::string, std::uint32_t> place(const Json &params) const {
    const std::string path = pathOf(params.at("textDocument").at("uri"));
    return {path, offsetOf(workspace_.text(path), params.at("position"))};
  }

  Json definition(const Json &params) {
    const auto [path, offset] = place(params);
    Json r = Json::array();
    for (const Location &l : workspace_.definition(path, offset)) r.push_back(location(l));
    return r;
  }

  Json hover(const Json &params) {
    const auto [path, offset] = place(params);
    const std::string text = workspace_.hover(path, offset);
    if (text.empty()) return nullptr;
    return {{"contents", {{"kind", "markdown"}, {"value", text}}}};
  }

  Json completion(const Json &params) {
    const auto [path, offset] = place(params);
    Json r = Json::array();
    for (const Completion &c : workspace_.completions(path, offset))
      r.push_back({{"label", c.label}, {"kind", completionKind(c.kind)}, {"detail", c.detail}});
    return r;
  }

  Json formatting(const Json &params) {
    const std::string path = pathOf(params.at("textDocument").at("uri"));
    const std::string before = workspace_.text(path), after = workspace_.formatted(path);
    if (before == after) return Json::array();
    const Location whole{path, 0, static_cast<std::uint32_t>(before.size())};
    return Json::array({{{"range", range(whole)}, {"newText", after}}});
  }

  std::istream &in_;
  std::ostream &out_;
  std::vector<std::string> folders_, bases_{"dotbar/adjoint", "dotbar/tangent"};
  Workspace workspace_;
  std::set<std::string> opened_, published_;
  bool initialized_ = false, shutdown_ = false, exit_ = false;
};

}  // namespace

int serve(std::istream &in, std::ostream &out, const std::vector<std::string> &folders) { return Server(in, out, folders).run(); }

}  // namespace dotbar::lsp
