// Making trees and making them smaller.
#include "tools/workbench/fuzz/trees.h"

#include <algorithm>

namespace dotbar::tools {

using il::Op;
using il::Sort;
using il::Tree;
using rules::Term;

TreeMaker::TreeMaker(const rules::RuleSet &set, il::Forest &forest, random::Random &random) : forest_(forest), random_(random) {
  for (unsigned s = 0; s < il::sortCount; ++s)
    for (unsigned o = 0; o < il::opCount; ++o) {
      const Op op = static_cast<Op>(o);
      if (!il::hasSort(op, static_cast<Sort>(s))) continue;
      all_[static_cast<Sort>(s)].push_back(op);
      if (il::isLeaf(op) || il::info(op).list || il::info(op).children.empty()) ends_[static_cast<Sort>(s)].push_back(op);
    }
  for (const rules::Rule &r : set.rules) {
    for (const Term &t : r.inputs) collect(t);
    for (const rules::Premise &p : r.premises) collect(p.formula);
  }
  for (const rules::Guard &g : set.guards)
    if (g.structural) collect(*g.structural);
}

void TreeMaker::collect(const Term &t) {
  if (t.kind == Term::Kind::Leaf && !t.anyText) texts_[t.op].emplace_back(text(t.text));
  for (const Term &c : t.children) collect(c);
}

void TreeMaker::collect(const rules::Formula &f) {
  for (const Term &t : f.args) collect(t);
  for (const rules::Formula &o : f.operands) collect(o);
}

Tree TreeMaker::leaf(Op op) {
  static const std::map<Op, std::vector<std::string>> usual = {
      {Op::Name, {"x", "y", "a", "i", "f"}}, {Op::Intval, {"1", "2"}}, {Op::Realval, {"2.5"}},     {Op::Number, {"0.0", "1.0"}},
      {Op::Logicalval, {"true", "false"}},   {Op::Stringval, {"'s'"}}, {Op::Nat, {"0", "1", "2"}}, {Op::Zones, {"z1", "z2"}},
      {Op::Attr, {"recursive", "save"}},     {Op::Alternate, {"10"}},  {Op::Text, {"t"}}};
  const auto known = texts_.find(op);
  if (known != texts_.end() && random_.chance(50)) return forest_.leaf(op, random_.pick(known->second));
  const auto own = usual.find(op);
  return forest_.leaf(op, own == usual.end() ? "" : random_.pick(own->second));
}

Tree TreeMaker::list(const std::vector<Tree> &children, Op op) { return forest_.node(op, std::span(children)); }

Tree TreeMaker::of(Sort sort, int depth) {
  const std::vector<Op> &ops = depth > 0 || ends_[sort].empty() ? all_[sort] : ends_[sort];
  const Op op = random_.pick(ops);
  if (il::isLeaf(op)) return leaf(op);
  std::vector<Tree> children;
  if (il::info(op).list) {
    for (int n = depth > 0 ? random_.below(4) : 0; n > 0; --n) children.push_back(of(il::info(op).element, depth - 1));
    return list(children, op);
  }
  for (const auto &c : il::info(op).children) children.push_back(of(c.sort, depth - 1));
  return list(children, op);
}

Tree TreeMaker::listMatching(const rules::Rule &rule, const Term &t, int depth, Bound &bound) {
  std::vector<Tree> children;
  for (const Term &c : t.children) {
    const Tree part = matching(rule, c, c.spread ? t.sort : il::info(t.op).element, depth - 1, bound);
    if (c.spread)
      children.insert(children.end(), forest_.children(part).begin(), forest_.children(part).end());
    else
      children.push_back(part);
  }
  return list(children, t.op);
}

Tree TreeMaker::matching(const rules::Rule &rule, const Term &t, Sort sort, int depth, Bound &bound) {
  if (t.kind == Term::Kind::Var && bound.count(t.var)) {  // it may be what another place did not want
    const Tree known = bound[t.var];
    return il::hasSort(forest_.op(known), sort) ? known : of(sort, depth);
  }
  Tree made;
  if (random_.chance(3))
    made = of(sort, depth);  // not what the pattern wants
  else if (t.kind == Term::Kind::Var)
    made = of(rule.variables[t.var].sort, depth);
  else if (t.kind == Term::Kind::Leaf)
    made = t.anyText ? leaf(t.op) : forest_.leaf(t.op, text(t.text));
  else if (t.kind == Term::Kind::List)
    made = listMatching(rule, t, depth, bound);
  else if (t.kind == Term::Kind::Node) {
    std::vector<Tree> children;
    for (std::size_t k = 0; k < t.children.size(); ++k)
      children.push_back(matching(rule, t.children[k], il::info(t.op).children[k].sort, depth - 1, bound));
    made = list(children, t.op);
  } else {
    made = of(sort, depth);
  }
  if (t.kind == Term::Kind::Var || t.named) bound[t.var] = made;
  return made;
}

std::vector<Tree> TreeMaker::inputsFor(const rules::Rule &rule, int depth) {
  std::vector<Tree> inputs;
  Bound bound;
  for (const Term &t : rule.inputs) inputs.push_back(matching(rule, t, t.sort, depth, bound));
  return inputs;
}

namespace {

// Tries every smaller tree in the place of every part, biggest gains first; starts again when one fails too.
class Shrinker {
 public:
  Shrinker(il::Forest &f, std::vector<Tree> inputs, const std::vector<Sort> &sorts, const Fails &fails)
      : f_(f), inputs_(std::move(inputs)), sorts_(sorts), fails_(fails) {}

  std::vector<Tree> run() {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t k = 0; k < inputs_.size() && !changed; ++k)
        changed = part(k, inputs_[k], sorts_[k], [](Tree t) { return t; });
    }
    return inputs_;
  }

 private:
  using Around = std::function<Tree(Tree)>;

  bool part(std::size_t k, Tree t, Sort sort, const Around &around) {
    for (const Tree s : candidates(t, sort))
      if (attempt(k, around(s))) return true;
    const std::vector<Tree> children(f_.children(t).begin(), f_.children(t).end());
    const il::OpInfo &info = il::info(f_.op(t));
    for (std::size_t c = 0; c < children.size(); ++c) {
      const Around inside = [&](Tree s) {
        std::vector<Tree> all = children;
        all[c] = s;
        return around(f_.node(f_.op(t), std::span(all)));
      };
      if (part(k, children[c], info.list ? info.element : info.children[c].sort, inside)) return true;
    }
    return false;
  }

  std::vector<Tree> candidates(Tree t, Sort sort) {
    std::vector<Tree> all;
    const std::vector<Tree> children(f_.children(t).begin(), f_.children(t).end());
    if (il::hasSort(Op::Name, sort) && (f_.op(t) != Op::Name || f_.text(t).size() > 1))
      for (const char *name : {"x", "y", "a", "i"}) all.push_back(f_.leaf(Op::Name, name));  // the host says other things of each
    for (const Tree c : children)
      if (il::hasSort(f_.op(c), sort)) all.push_back(c);
    if (il::info(f_.op(t)).list)
      for (std::size_t c = 0; c < children.size(); ++c) {
        std::vector<Tree> fewer = children;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(c));
        all.push_back(f_.node(f_.op(t), std::span(fewer)));
      }
    return all;
  }

  bool attempt(std::size_t k, Tree smallerTree) {
    if (--tries_ < 0) return false;
    std::vector<Tree> all = inputs_;
    all[k] = smallerTree;
    if (!fails_(all)) return false;
    inputs_ = all;
    return true;
  }

  il::Forest &f_;
  std::vector<Tree> inputs_;
  const std::vector<Sort> &sorts_;
  const Fails &fails_;
  int tries_ = 3000;
};

}  // namespace

std::vector<Tree> smaller(il::Forest &forest, std::vector<Tree> inputs, const std::vector<Sort> &sorts, const Fails &fails) {
  return Shrinker(forest, std::move(inputs), sorts, fails).run();
}

}  // namespace dotbar::tools
