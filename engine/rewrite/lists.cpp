// Views and ropes over the lists of a Forest.
#include "engine/rewrite/lists.h"

#include <array>

namespace dotbar::rewrite {

bool isListOp(Op op) {
  static const auto table = [] {
    std::array<bool, il::opCount> t{};
    for (unsigned o = 0; o < il::opCount; ++o) t[o] = il::info(static_cast<Op>(o)).list;
    return t;
  }();
  return table[static_cast<unsigned>(op)];
}

Tree Lists::at(Value v, std::uint32_t i) {
  if (v.isNode()) return forest_.child(v.tree(), i);
  const Record &r = records_[v.index()];
  if (r.view) return forest_.child(Tree{r.first}, r.count + i);
  return forest_.child(flatten(v, {}), i);
}

Value Lists::drop(Value v, std::uint32_t k) {
  if (k == 0) return v;
  Record r;
  r.op = op(v);
  r.view = true;
  r.length = length(v) - k;
  if (!v.isNode() && records_[v.index()].view) {
    r.first = records_[v.index()].first;
    r.count = records_[v.index()].count + k;
  } else {
    r.first = flat(v, {}).id;
    r.count = k;
  }
  records_.push_back(r);
  return Value::list(records_.size() - 1);
}

Value Lists::rope(Op op, std::span<const Value> parts, Origin origin) {
  Record r;
  r.origin = origin;
  r.op = op;
  r.first = static_cast<std::uint32_t>(parts_.size());
  for (const Value v : parts) {
    const bool spliced = isListOp(this->op(v));
    const std::uint32_t n = spliced ? length(v) : 1;
    if (n == 0) continue;
    r.length += n;
    ++r.count;
    parts_.push_back(v);
  }
  if (r.count == 1) {  // one list and nothing else: that list
    const Value only = parts_.back();
    if (this->op(only) == op) return parts_.pop_back(), only;
  }
  records_.push_back(r);
  return Value::list(records_.size() - 1);
}

Tree Lists::anchor(Value v) const {
  if (v.isNode()) return v.tree();
  const Record &r = records_[v.index()];
  if (!r.view) return {};
  return r.length != 0 ? forest_.child(Tree{r.first}, r.count) : Tree{r.first};
}

// Appends the elements of v; an explicit stack, since ropes nest as deep as a list is long.
void Lists::append(Value v, std::vector<Tree> &out) const {
  std::vector<Value> open{v};
  while (!open.empty()) {
    const Value x = open.back();
    open.pop_back();
    const Record *r = x.isNode() ? nullptr : &records_[x.index()];
    if (r && !r->flat && !r->view) {
      for (std::uint32_t i = r->count; i-- > 0;) open.push_back(parts_[r->first + i]);
    } else if (r && !r->flat) {
      const auto all = forest_.children(Tree{r->first});
      out.insert(out.end(), all.begin() + r->count, all.end());
    } else {
      const Tree t = r ? r->flat : x.tree();
      if (!isListOp(forest_.op(t))) {
        out.push_back(t);
        continue;
      }
      const auto all = forest_.children(t);
      out.insert(out.end(), all.begin(), all.end());
    }
  }
}

Tree Lists::flatten(Value v, Origin origin) {
  Record &r = records_[v.index()];
  if (r.flat) return r.flat;
  std::vector<Tree> elements;
  elements.reserve(r.length);
  append(v, elements);
  const Tree t = forest_.node(r.op, elements);
  forest_.setOrigin(t, r.view ? origin : r.origin);
  return r.flat = t;
}

}  // namespace dotbar::rewrite
