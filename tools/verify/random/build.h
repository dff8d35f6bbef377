// Short names for building IL trees by hand.
#pragma once

#include <string>
#include <vector>

#include "engine/il/forest.h"

namespace dotbar::random {

using il::Forest;
using il::Op;
using il::Tree;

struct Build {
  Forest &f;

  Tree name(std::string_view s) const { return f.leaf(Op::Name, s); }
  Tree integer(long n) const {
    if (n < 0) return f.node(Op::Neg, {integer(-n)});
    return f.leaf(Op::Intval, std::to_string(n));
  }
  Tree real(std::string_view s) const { return f.leaf(Op::Realval, s); }
  Tree none() const { return f.leaf(Op::Noexpr, ""); }
  // not inlined: g++ 12 warns about the fixed sizes that it then sees in Forest::node
  [[gnu::noinline]] Tree list(Op op, const std::vector<Tree> &elements) const { return f.node(op, std::span(elements)); }
  Tree two(Op op, Tree a, Tree b) const { return f.node(op, {a, b}); }
  Tree apply(std::string_view function, const std::vector<Tree> &args) const {
    return f.node(Op::Apply, {name(function), list(Op::Args, args)});
  }
  Tree index(std::string_view array, const std::vector<Tree> &subs) const {
    return f.node(Op::Index, {name(array), list(Op::Subs, subs)});
  }
  Tree assign(Tree left, Tree right) const { return f.node(Op::Assign, {left, right}); }
  Tree instrs(const std::vector<Tree> &list_) const { return list(Op::Instrs, list_); }
  Tree branch(Tree test, const std::vector<Tree> &yes, const std::vector<Tree> &no) const {
    return f.node(Op::If, {test, instrs(yes), instrs(no)});
  }
  Tree loop(std::string_view var, Tree first, Tree last, Tree step, const std::vector<Tree> &body) const {
    return f.node(Op::Loop, {f.node(Op::Do, {name(var), first, last, step ? step : none()}), instrs(body)});
  }
  Tree whileLoop(Tree test, const std::vector<Tree> &body) const {
    return f.node(Op::Loop, {f.node(Op::While, {test}), instrs(body)});
  }
  Tree single(long n) const { return single(integer(n)); }
  Tree single(Tree value) const { return f.node(Op::Single, {value}); }
  Tree between(Tree lower, Tree upper) const { return f.node(Op::Between, {lower, upper}); }
  Tree caseOf(const std::vector<Tree> &ranges, const std::vector<Tree> &body) const {
    return f.node(Op::Case, {list(Op::Ranges, ranges), instrs(body)});
  }
  Tree call(std::string_view procedure, const std::vector<Tree> &args) const {
    return f.node(Op::Call, {name(procedure), list(Op::Args, args), f.leaf(Op::Noref, "")});
  }
  Tree entity(std::string_view n, const std::vector<Tree> &dims = {}) const {
    return f.node(Op::Entity, {name(n), list(Op::Dims, dims), none(), none()});
  }
  Tree declare(Tree type, const std::vector<Tree> &entities) const {
    return f.node(Op::Declare, {type, list(Op::Attrs, {}), list(Op::Entities, entities)});
  }
  // initialised, of a character type with a length of its own, ...
  Tree entityWith(std::string_view n, Tree dims, Tree init) const { return f.node(Op::Entity, {name(n), dims, none(), init}); }
  Tree declareWith(Tree type, std::string_view attribute, Tree entity) const {
    return f.node(Op::Declare, {type, list(Op::Attrs, {f.leaf(Op::Attr, attribute)}), list(Op::Entities, {entity})});
  }
  Tree data(std::string_view n, const std::vector<Tree> &values) const {
    const Tree set = f.node(Op::DataSet, {list(Op::Objects, {name(n)}), list(Op::Values, values)});
    return f.node(Op::Data, {list(Op::Sets, {set})});
  }
  // implicit TYPE (a-h, o-z)
  Tree typing(Tree type, const std::vector<std::pair<std::string_view, std::string_view>> &letters) const {
    std::vector<Tree> ranges;
    for (auto [first, last] : letters) ranges.push_back(f.node(Op::Letters, {f.leaf(Op::Text, first), f.leaf(Op::Text, last)}));
    return f.node(Op::Typing, {type, list(Op::Intervals, ranges)});
  }
  Tree implicit(const std::vector<Tree> &typings) const { return f.node(Op::Implicit, {list(Op::Typings, typings)}); }
  Tree implicitNone() const { return f.node(Op::ImplicitNone, {list(Op::Texts, {})}); }
  // (here, there)
  Tree use(std::string_view module, bool only, const std::vector<std::pair<std::string, std::string>> &names,
           bool intrinsic = false) const {
    std::vector<Tree> used;
    for (const auto &[here, there] : names) used.push_back(f.node(Op::Used, {name(here), name(there)}));
    return f.node(Op::Use, {name(module), f.node(only ? Op::Only : Op::Everything, {list(Op::Uses, used)}),
                            intrinsic ? f.leaf(Op::Text, "intrinsic") : f.leaf(Op::Notext, "")});
  }
  Tree string(std::string_view s) const { return f.leaf(Op::Stringval, "'" + std::string(s) + "'"); }
  Tree output(bool prints, const std::vector<Tree> &reads) const {
    std::string text = prints ? "print *, 'value'" : "write(*, *) 'value'";
    for (Tree t : reads) text += ", " + std::string(f.text(t));
    const Tree kind = f.leaf(Op::Text, prints ? "PRINT statement" : "WRITE statement");
    return f.node(Op::Output,
                  {kind, f.leaf(Op::Text, text), none(), list(Op::Exprs, reads), list(Op::Exprs, {}), list(Op::Texts, {})});
  }
  Tree input(std::string_view string, std::string_view list, const std::vector<Tree> &writes) const {
    const std::string text = "read(" + std::string(string) + ", *) " + std::string(list);
    return f.node(Op::Input, {f.leaf(Op::Text, text), name(string), this->list(Op::Exprs, {}), this->list(Op::Exprs, writes),
                              this->list(Op::Texts, {})});
  }
  Tree real8() const { return f.node(Op::RealType, {f.node(Op::Bytes, {integer(8)})}); }
  Tree integerType() const { return f.node(Op::IntegerType, {none()}); }
};

}  // namespace dotbar::random
