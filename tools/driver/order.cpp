// No compiler takes modules, or files, that need each other: what calls each other over procedures that stand for others may come
// to that though the sources do not.
#include "tools/driver/order.h"

#include <algorithm>
#include <map>

#include "il_make.h"

namespace dotbar::tools {
namespace {

class Order {
 public:
  // `isDivided`: there is a file for each source; those must be compiled one after the other, too.
  Order(Session &s, std::vector<Part> &parts, bool isDivided)
      : s_(s), parts_(parts), isDivided_(isDivided), states_(parts.size(), State::Open) {
    for (std::size_t k = 0; k < parts.size(); ++k)
      if (parts[k].name) modules_.emplace(parts[k].name, k);
  }

  std::vector<Part> ordered() {
    for (const bool isModule : {true, false})
      for (std::size_t k = 0; k < parts_.size(); ++k)
        if (parts_[k].isModule == isModule) place(k);
    if (isDivided_) findCirclesOfFiles();
    std::vector<Part> all;
    for (const std::size_t k : order_) all.push_back(std::move(parts_[k]));
    return all;
  }

 private:
  enum class State { Open, Begun, Placed };
  Session &s_;
  std::vector<Part> &parts_;
  const bool isDivided_;
  std::vector<State> states_;
  std::map<std::string_view, State> files_;
  std::map<Symbol, std::size_t> modules_;
  std::vector<std::size_t> order_;

  void place(std::size_t k) {
    if (states_[k] != State::Open) return;
    states_[k] = State::Begun;
    for (const Symbol used : parts_[k].uses)
      if (const auto at = modules_.find(used); at != modules_.end()) place(at->second);
    states_[k] = State::Placed;
    order_.push_back(k);
  }

  void findCirclesOfFiles() {
    for (const Part &p : parts_) placeFile(p.source);
  }
  void placeFile(std::string_view file) {
    if (files_[file] != State::Open) return;
    files_[file] = State::Begun;
    for (const Part &p : parts_) {
      if (p.source != file) continue;
      for (const Symbol used : p.uses) {
        const auto at = modules_.find(used);
        if (at == modules_.end() || parts_[at->second].source == file) continue;
        const Part &other = parts_[at->second];
        if (files_[other.source] == State::Begun) refuseFiles(p, other);
        placeFile(other.source);
      }
    }
    files_[file] = State::Placed;
  }
  void refuseFiles(const Part &user, const Part &used) {
    Diagnostic &d = s_.diagnostics.report(DiagnosticKind::Refused, user.where,
                                          "what is derived of " + std::string(user.source) + " needs what is derived of " +
                                              std::string(used.source) + ", and that needs this: neither can be compiled first");
    d.note(used.where, "it is derived of this");
    d.fix = "write one file for all sources (-o FILE)";
  }
};

}  // namespace

std::vector<Symbol> modulesOf(const il::Forest &f, il::Tree unit) {
  std::vector<Symbol> all;
  std::vector<il::Tree> open{unit};
  while (!open.empty()) {
    const il::Tree t = open.back();
    open.pop_back();
    if (f.is(t, il::Op::Use)) all.push_back(f.symbol(il::UseOp::module_(f, t)));
    for (const il::Tree c : f.children(t))
      if (!f.is(c, il::Op::Instrs)) open.push_back(c);
  }
  return all;
}

namespace {

// Depth first, along what is used.
class Circles {
 public:
  explicit Circles(const std::vector<Part> &parts) : parts_(parts), isDone_(parts.size()) {
    for (std::size_t k = 0; k < parts.size(); ++k)
      if (parts[k].name) modules_.emplace(parts[k].name, k);
  }
  std::vector<std::size_t> first() {
    for (std::size_t k = 0; k < parts_.size(); ++k)
      if (parts_[k].name && isInCircle(k)) return path_;
    return {};
  }

 private:
  const std::vector<Part> &parts_;
  std::vector<bool> isDone_;
  std::map<Symbol, std::size_t> modules_;
  std::vector<std::size_t> path_;

  bool isInCircle(std::size_t k) {
    if (isDone_[k]) return false;
    if (const auto begun = std::ranges::find(path_, k); begun != path_.end()) return path_.erase(path_.begin(), begun), true;
    path_.push_back(k);
    for (const Symbol used : parts_[k].uses)
      if (const auto at = modules_.find(used); at != modules_.end() && isInCircle(at->second)) return true;
    path_.pop_back();
    isDone_[k] = true;
    return false;
  }
};

void refuse(Session &s, const Part &user, const Part &used) {
  Diagnostic &d = s.diagnostics.report(DiagnosticKind::Refused, user.where,
                                       "what is derived here needs what is derived of " + std::string(text(used.name)) +
                                           ", and that needs this, over modules that would use each other");
  d.note(used.where, "it is derived of this");
  d.fix =
      "put into one module what calls each other over overridden or passed procedures; where lines of the preprocessor stand "
      "among declarations, have them evaluated (--cpp)";
}

}  // namespace

std::vector<std::size_t> circleOf(const std::vector<Part> &parts) { return Circles(parts).first(); }

std::vector<Part> inOrderOfUse(Session &s, std::vector<Part> parts, bool isDivided) {
  if (const auto circle = circleOf(parts); !circle.empty()) refuse(s, parts[circle.back()], parts[circle.front()]);
  return Order(s, parts, isDivided).ordered();
}

}  // namespace dotbar::tools
