// A module is there before what uses it.
#include "tools/verify/check/order.h"

#include <algorithm>
#include <map>
#include <set>

namespace dotbar::tools {
namespace {

using dataflow::Program;
using dataflow::Unit;

class Order {
 public:
  Order(const Program &program, const std::vector<std::string> &paths) : program_(program) {
    for (const Unit &u : program.units()) {
      const std::string file = fileOf(u);
      if (u.parent == dataflow::none) definedIn_.emplace(u.name, file);
      if (u.decls) uses(u.decls, used_[file]);
    }
    for (const std::string &path : paths) add(path);
  }
  std::vector<std::string> files;

 private:
  const Program &program_;
  std::map<Symbol, std::string> definedIn_;
  std::map<std::string, std::vector<Symbol>> used_;  // names of modules, by file
  std::set<std::string> seen_;

  std::string fileOf(const Unit &u) const {
    const il::Forest &f = program_.forest();
    il::Tree t = u.tree;
    while (t && !f.is(t, il::Op::File)) t = program_.parent(t);
    return t ? std::string(f.text(il::FileOp::path_(f, t))) : std::string();
  }

  void uses(il::Tree decls, std::vector<Symbol> &names) const {
    const il::Forest &f = program_.forest();
    for (const il::Tree d : f.children(decls)) {
      if (f.is(d, il::Op::IncludeLine)) uses(il::IncludeLineOp::decls_(f, d), names);
      if (f.is(d, il::Op::Use)) names.push_back(f.symbol(il::UseOp::module_(f, d)));
    }
  }

  void add(const std::string &path) {
    if (!seen_.insert(path).second) return;
    for (const Symbol module : used_[path])
      if (const auto at = definedIn_.find(module); at != definedIn_.end() && !at->second.empty()) add(at->second);
    files.push_back(path);
  }
};

}  // namespace

std::vector<std::string> inOrderOfUse(const Program &program, const std::vector<std::string> &paths) {
  return Order(program, paths).files;
}

}  // namespace dotbar::tools
