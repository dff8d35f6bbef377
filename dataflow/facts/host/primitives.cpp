// The table of primitives: what equations and rules may ask of the program itself. dataflow/README.md documents each.
#include <unordered_map>

#include "dataflow/facts/host/in_place.h"
#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

const std::vector<Primitive> &primitives() {
  static const std::vector<Primitive> all = [] {
    std::vector<Primitive> p;
    addProgramPrimitives(p);
    addCallPrimitives(p);
    addDummyPrimitives(p);
    addTreePrimitives(p);
    addShapePrimitives(p);
    addSubscriptPrimitives(p);
    addDeclaringPrimitives(p);
    addViewPrimitives(p);
    addRecordPrimitives(p);
    addDefaultPrimitives(p);
    addNormalPrimitives(p);
    addJumpPrimitives(p);
    addStatementFunctions(p);
    addComplexParts(p);
    addWrittenOut(p);
    return p;
  }();
  return all;
}

const Primitive *findPrimitive(std::string_view name, std::uint32_t &index) {
  static const std::unordered_map<std::string_view, std::uint32_t> byName = [] {
    std::unordered_map<std::string_view, std::uint32_t> m;
    for (std::uint32_t i = 0; i < primitives().size(); ++i) m.emplace(primitives()[i].name, i);
    return m;
  }();
  auto f = byName.find(name);
  if (f == byName.end()) return nullptr;
  index = f->second;
  return &primitives()[index];
}

const Signatures &signatures() {
  static const struct : Signatures {
    const Signature &operator[](std::uint32_t k) const override { return primitives()[k]; }
    const Signature *find(std::string_view name, std::uint32_t &k) const override { return findPrimitive(name, k); }
  } all;
  return all;
}

}  // namespace dotbar::dataflow
