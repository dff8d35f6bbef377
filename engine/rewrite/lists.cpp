// Views and ropes over the lists of a Forest.
#include "engine/rewrite/lists.h"

namespace dotbar::rewrite {

Value Lists::rope(Op op, std::span<const Value> parts, Origin origin) {
  Record r{op, false, static_cast<std::uint32_t>(ropes_.size()), 0, {}};
  Rope rope{static_cast<std::uint32_t>(parts_.size()), 0, origin};
  for (const Value v : parts) {
    const bool spliced = il::isListOp(this->op(v));
    const std::uint32_t n = spliced ? length(v) : 1;
    if (n == 0) continue;
    rope.length += n;
    ++r.count;
    parts_.push(v);
  }
  if (r.count == 1) {  // one list and nothing else: that list
    const Value only = parts_[rope.first];
    if (this->op(only) == op) return parts_.resize(rope.first), only;
  }
  ropes_.push(rope);
  records_.push(r);
  return Value::list(records_.size() - 1);
}

// Appends the elements of v; an explicit stack, since ropes nest as deep as a list is long.
void Lists::append(Value v) {
  open_.push_back(v);
  while (!open_.empty()) {
    const Value x = open_.back();
    open_.pop_back();
    const Record *r = x.isNode() ? nullptr : &records_[x.index()];
    if (r && !r->flat && !r->view) {
      for (std::uint32_t i = r->count; i-- > 0;) open_.push_back(parts_[ropes_[r->first].first + i]);
    } else if (r && !r->flat) {
      const auto all = forest_.children(Tree{r->first});
      elements_.insert(elements_.end(), all.begin() + r->count, all.end());
    } else {
      const Tree t = r ? r->flat : x.tree();
      if (!il::isListOp(forest_.op(t))) {
        elements_.push_back(t);
        continue;
      }
      const auto all = forest_.children(t);
      elements_.insert(elements_.end(), all.begin(), all.end());
    }
  }
}

Tree Lists::flatten(Value v, Origin origin) {
  Record &r = records_[v.index()];
  if (r.flat) return r.flat;
  elements_.clear();
  append(v);
  const Tree t = forest_.node(r.op, elements_);
  forest_.setOrigin(t, r.view ? origin : ropes_[r.first].origin);
  return r.flat = t;
}

}  // namespace dotbar::rewrite
