// Pipes to a server's process.
#include "client.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace dotbar::editors {

Client::Client() {
  std::signal(SIGPIPE, SIG_IGN);
  int in[2], out[2];
  if (pipe(in) || pipe(out)) throw std::runtime_error("no pipes");
  child_ = fork();
  if (child_ == 0) {
    dup2(in[0], 0), dup2(out[1], 1);
    for (int f : {in[0], in[1], out[0], out[1]}) close(f);
    setenv("DOTBAR_RULES", PROJECT_FOLDER "/rules", 1);
    alarm(100);
    execl(DOTBAR_EXECUTABLE, "dotbar", "lsp", nullptr);
    _exit(127);
  }
  close(in[0]), close(out[1]);
  to_ = in[1], from_ = out[0];
}

Client::~Client() {
  close(to_), close(from_);
  if (child_ > 0) kill(child_, SIGKILL), wait();
}

void Client::raw(const std::string &body) {
  const std::string frame = "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  for (std::size_t done = 0; done < frame.size();) {
    const ssize_t n = write(to_, frame.data() + done, frame.size() - done);
    if (n <= 0) throw std::runtime_error("the server is gone");
    done += static_cast<std::size_t>(n);
  }
}

Json Client::read() {
  for (;;) {
    const std::size_t header = buffer_.find("\r\n\r\n");
    if (header != buffer_.npos) {
      const std::size_t length = std::stoul(buffer_.substr(buffer_.find(':') + 1));
      if (buffer_.size() >= header + 4 + length) {
        Json m = Json::parse(buffer_.substr(header + 4, length));
        buffer_.erase(0, header + 4 + length);
        return m;
      }
    }
    pollfd p{from_, POLLIN, 0};
    if (poll(&p, 1, 60000) != 1) throw std::runtime_error("the server does not answer");
    char part[65536];
    const ssize_t n = ::read(from_, part, sizeof part);
    if (n <= 0) throw std::runtime_error("the server is gone");
    buffer_.append(part, static_cast<std::size_t>(n));
  }
}

Json Client::receive() {
  for (;;) {
    Json m = read();
    if (!m.contains("method")) return m;
    published_.push_back(std::move(m));
  }
}

Json Client::request(const std::string &method, Json params) {
  raw(Json{{"jsonrpc", "2.0"}, {"id", ++id_}, {"method", method}, {"params", std::move(params)}}.dump());
  Json m = receive();
  if (m.at("id") != id_) throw std::runtime_error("another request's answer");
  return m;
}

void Client::notify(const std::string &method, Json params) {
  raw(Json{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}}.dump());
}

void Client::initialize(Json options) {
  request("initialize",
          {{"processId", nullptr}, {"capabilities", Json::object()}, {"initializationOptions", std::move(options)}});
  notify("initialized", Json::object());
}

Json Client::diagnostics(const std::string &uri) {
  for (;;) {
    if (published_.empty()) published_.push_back(read());
    const Json m = published_.front();
    published_.pop_front();
    if (m.value("method", "") == "textDocument/publishDiagnostics" && m["params"]["uri"] == uri)
      return m["params"]["diagnostics"];
  }
}

void Client::open(const std::string &uri, const std::string &text) {
  notify("textDocument/didOpen",
         {{"textDocument", {{"uri", uri}, {"languageId", "rules"}, {"version", version_}, {"text", text}}}});
}

void Client::change(const std::string &uri, const std::string &text) {
  notify("textDocument/didChange",
         {{"textDocument", {{"uri", uri}, {"version", ++version_}}}, {"contentChanges", Json::array({{{"text", text}}})}});
}

Json Client::at(const std::string &method, const std::string &uri, int line, int character) {
  return request("textDocument/" + method,
                 {{"textDocument", {{"uri", uri}}}, {"position", {{"line", line}, {"character", character}}}})
      .at("result");
}

int Client::wait() {
  int status = 0;
  waitpid(child_, &status, 0);
  child_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int Client::finish() {
  request("shutdown", nullptr);
  notify("exit", nullptr);
  return wait();
}

}  // namespace dotbar::editors
