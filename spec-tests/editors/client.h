// A client of language servers: starts `dotbar lsp` and talks to it as an editor does.
#pragma once

#include <deque>
#include <nlohmann/json.hpp>
#include <string>

namespace dotbar::editors {

using Json = nlohmann::json;

class Client {
 public:
  Client();  // started, not yet initialized
  ~Client();
  Client(const Client &) = delete;
  void initialize(Json options = nullptr);

  Json request(const std::string &method, Json params);  // the whole answer
  void notify(const std::string &method, Json params);
  void raw(const std::string &body);         // a frame with this body
  Json receive();                            // the next message that is not a notification
  Json diagnostics(const std::string &uri);  // the next ones published for it

  void open(const std::string &uri, const std::string &text);
  void change(const std::string &uri, const std::string &text);
  Json at(const std::string &method, const std::string &uri, int line, int character);  // the result
  int finish();                                                                         // shutdown and exit: the exit code
  int wait();                                                                           // after exit alone

 private:
  Json read();
  int to_ = -1, from_ = -1, child_ = -1, id_ = 0, version_ = 1;
  std::string buffer_;
  std::deque<Json> published_;
};

}  // namespace dotbar::editors
