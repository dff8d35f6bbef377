#include "small_trees.h"

#include "engine/rules/ruleset.h"

namespace dotbar::rules {

using il::Forest;
using il::Op;
using il::Tree;

std::vector<Tree> smallTrees(Forest &f, int depth) {
  std::vector<Tree> r{f.leaf(Op::Name, "x"), f.leaf(Op::Name, "y"), f.leaf(Op::Intval, "1"), f.leaf(Op::Intval, "2"),
                      f.leaf(Op::Logicalval, "true")};
  r.push_back(f.node(Op::Index, {r[0], f.node(Op::Subs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, std::initializer_list<Tree>{})}));
  if (depth == 0) return r;
  const std::vector<Tree> below = smallTrees(f, depth - 1);
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {below[0]})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {below[0], below[1]})}));
  for (Tree a : below) r.push_back(f.node(Op::Neg, {a}));
  for (std::size_t i = 0; i < below.size(); ++i)
    for (std::size_t k = 0; k < below.size(); ++k) r.push_back(f.node(Op::Add, {below[i], below[k]}));
  return r;
}

namespace {

// One of each kind, the more telling first.
std::vector<Tree> kinds(Forest &f) {
  const Tree x = f.leaf(Op::Name, "x"), one = f.leaf(Op::Intval, "1"), is = f.leaf(Op::Logicalval, "true");
  const auto neg = [&](Tree a) { return f.node(Op::Neg, {a}); };
  const auto add = [&](Tree a, Tree b) { return f.node(Op::Add, {a, b}); };
  std::vector<Tree> r{x,  one,           add(x, neg(x)), neg(x),     f.node(Op::Deref, {x}), add(x, x), neg(add(x, x)),
                      is, add(one, one), neg(one),       add(x, one)};
  r.push_back(f.node(Op::Index, {x, f.node(Op::Subs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, std::initializer_list<Tree>{})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {x})}));
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {x, one})}));
  for (Tree a : {add(one, x), add(x, is), add(is, x), add(is, is), add(one, is), add(is, one), neg(is)}) r.push_back(a);
  const Tree two = f.leaf(Op::Intval, "2");
  r.push_back(two), r.push_back(add(two, x)), r.push_back(f.node(Op::Field, {x, x}));
  r.push_back(f.node(Op::Downcast, {x, f.node(Op::StructType, {x})}));
  return r;
}

}  // namespace

std::vector<Tree> candidates(Forest &f, Sort sort, std::size_t most) {
  std::vector<Tree> all = kinds(f), r;
  if (most > 80) {  // deeper ones
    const std::vector<Tree> few = all;
    for (Tree a : few) all.push_back(f.node(Op::Neg, {a})), all.push_back(f.node(Op::Neg, {f.node(Op::Neg, {a})}));
    for (Tree a : few)
      for (Tree b : few) all.push_back(f.node(Op::Add, {a, b}));
  }
  if (sort == Sort::Name) r.push_back(f.leaf(Op::Name, "y"));
  if (sort == Sort::Type)
    for (Op op : {Op::DoubleType, Op::VoidType, Op::DoubleComplexType, Op::UnknownType})
      r.push_back(f.node(op, std::initializer_list<Tree>{}));
  if (sort == Sort::Instr)
    r = {f.node(Op::Continue, std::initializer_list<Tree>{}), f.node(Op::Assign, {all[0], all[1]}),
         f.node(Op::Assign, {all[0], all[3]})};
  if (sort == Sort::Instrs)
    for (const std::vector<Tree> &l : {std::vector<Tree>{}, {f.node(Op::Continue, std::initializer_list<Tree>{})}})
      r.push_back(f.node(Op::Instrs, l));
  if (sort == Sort::Exprs) {
    const Tree x = all[0], one = all[1], minus = all[3];
    for (const std::vector<Tree> &l : {std::vector<Tree>{},
                                       {x},
                                       {x, one},
                                       {one},
                                       {x, x},
                                       {minus},
                                       {x, x, x},
                                       {x, one, x},
                                       {minus, x},
                                       {x, x, x, x},
                                       {all[2]},
                                       {all[5]},
                                       {all[6]},
                                       {all[2], x}})
      r.push_back(f.node(Op::Exprs, l));
  }
  if (sort == Sort::Subs) r.push_back(f.node(Op::Subs, std::initializer_list<Tree>{}));
  if (sort == Sort::OptExpr) r.push_back(f.node(Op::Noexpr, std::initializer_list<Tree>{}));
  for (Tree t : all)
    if (il::hasSort(f.op(t), sort) && r.size() < most) r.push_back(t);
  return r;
}

std::vector<Tree> smallTreesAndLists(Forest &f) {
  std::vector<Tree> r = smallTrees(f, 1);
  const std::vector<Tree> below = r;
  const std::vector<Tree> leaves{f.leaf(Op::Name, "x"), f.leaf(Op::Intval, "1"), f.leaf(Op::Logicalval, "true")};
  for (Tree a : below) r.push_back(f.node(Op::Neg, {a}));
  const std::vector<Tree> few = kinds(f);
  for (Tree a : few)
    for (Tree b : few) r.push_back(f.node(Op::Add, {a, b}));
  for (Tree a : below)
    for (Tree b : {a, f.node(Op::Neg, {a}), f.node(Op::Add, {a, a})})
      r.push_back(f.node(Op::Add, {a, b})), r.push_back(f.node(Op::Add, {b, a}));
  for (Tree a : leaves)
    for (Tree b : leaves) {
      r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {a, b})}));
      for (Tree c : leaves) r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {a, b, c})}));
    }
  r.push_back(f.node(Op::Arrayval, {f.node(Op::Exprs, {f.node(Op::Neg, {leaves[0]})})}));
  return r;
}

}  // namespace dotbar::rules
