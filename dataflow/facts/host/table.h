// Primitives are put into their table: by what they are asked of, and what of them is worth remembering.
#pragma once

#include <utility>
#include <vector>

#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

class PrimitiveTable {
 public:
  using Ask = BitSet (*)(Facts::Impl &, UnitId, Tree);
  using Test = bool (*)(Facts::Impl &, UnitId, Tree);
  explicit PrimitiveTable(std::vector<Primitive> &all) : all_(all) {}

  // `optional` of the last parameters may be left out.
  Primitive &add(std::string_view name, std::vector<Type> params, Type result, auto run, std::uint32_t optional = 0) {
    return all_.emplace_back(Primitive{{name, std::move(params), result, false, optional}, run});
  }
  // Of one occurrence.
  Primitive &test(std::string_view name, Test test) {
    const auto run = [test](Facts::Impl &i, UnitId u, Values &a) { return Value::of(test(i, u, a[0].tree)); };
    Primitive &p = add(name, {Type::Tree}, Type::Bool, run);
    p.test = test;
    return p;
  }
  void quick(std::string_view name, Test of) { test(name, of).quick = true; }
  Primitive &ask(std::string_view name, Ask of, std::uint32_t optional = 0) {
    const auto run = [of](Facts::Impl &i, UnitId u, Values &a) { return Value::of(of(i, u, a.empty() ? Tree{} : a[0].tree)); };
    Primitive &p = add(name, {Type::Tree}, Type::Set, run, optional);
    p.ask = of;
    return p;
  }
  void remembered(std::string_view name, Ask of) { ask(name, of).remembered = true; }
  // Of the unit around it, which need not be said.
  Primitive &ofUnit(std::string_view name, Ask of, std::uint32_t optional = 1) {
    Primitive &p = ask(name, of, optional);
    p.ofUnit = true;
    return p;
  }
  // By a walk over all variables of the unit.
  void ofVariables(std::string_view name, Ask of, std::uint32_t optional = 1) { ofUnit(name, of, optional).remembered = true; }

 private:
  std::vector<Primitive> &all_;
};

}  // namespace dotbar::dataflow
