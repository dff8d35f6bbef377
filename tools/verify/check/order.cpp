// A module is there before what uses it.
#include "tools/verify/check/order.h"

#include <map>
#include <set>

#include "engine/il/walk.h"
#include "il_make.h"

namespace dotbar::tools {
namespace {

using il::Forest;
using il::Op;
using il::Tree;

class Order {
 public:
  Order(const Forest &f, std::span<const Tree> files, const std::vector<std::string> &paths) : f_(f) {
    for (const Tree file : files) read(file, std::string(f.text(il::FileOp::path_(f, file))));
    for (const std::string &path : paths) add(path);
  }
  std::vector<std::string> files;

 private:
  const Forest &f_;
  std::map<Symbol, std::string> definedIn_;
  std::map<std::string, std::vector<Symbol>> used_;  // names of modules, by file
  std::set<std::string> seen_;

  void read(Tree file, const std::string &path) {
    std::vector<Symbol> &used = used_[path];
    for (const Tree u : f_.children(il::FileOp::units_(f_, file))) {
      if (f_.is(u, Op::Module)) definedIn_.emplace(f_.symbol(il::ModuleOp::name_(f_, u)), path);
      uses(u, used);
      const std::vector<Tree> *parts = f_.readAs(u);  // of a submodule, the names and what it would be as a module
      if (!parts) continue;
      for (const Tree part : *parts) {
        if (f_.is(part, Op::Name)) used.push_back(f_.symbol(part));
        uses(part, used);
      }
    }
  }
  void uses(Tree in, std::vector<Symbol> &names) const {
    il::each(f_, in, [&](Tree t) {
      if (f_.is(t, Op::Use)) names.push_back(f_.symbol(il::UseOp::module_(f_, t)));
    });
  }

  void add(const std::string &path) {
    if (!seen_.insert(path).second) return;
    for (const Symbol module : used_[path])
      if (const auto at = definedIn_.find(module); at != definedIn_.end()) add(at->second);
    files.push_back(path);
  }
};

}  // namespace

std::vector<std::string> inOrderOfUse(const Forest &f, std::span<const Tree> files, const std::vector<std::string> &paths) {
  return Order(f, files, paths).files;
}

}  // namespace dotbar::tools
