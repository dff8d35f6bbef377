// The generator's calls: which actual argument may stand for which dummy under Fortran's rules on shared storage.
#include <span>

#include "tools/verify/random/unit.h"

namespace dotbar::random {

namespace {

std::string column(const Var &v, int number) { return v.name + "#" + std::to_string(number); }

// Two dummies for which parts of one array may stand, one of them overwritten.
bool takesParts(const UnitModel &callee) {
  int count = 0, writes = 0;
  for (const Var &v : std::span(callee.vars).first(static_cast<std::size_t>(callee.formals)))
    if ((v.is == Is::RealArray || v.is == Is::RealShort) && v.shape != Shape::AssumedShape && v.bytes == 8)
      ++count, writes += v.role != Role::In;
  return count >= 2 && writes >= 1;
}

bool reaches(const std::set<std::string> &names, const Var &v) {
  for (const std::string &c : v.covers)
    if (names.count(c)) return true;
  return v.covers.empty() && names.count(v.global) != 0;
}

}  // namespace

bool Writer::call(std::vector<Tree> &to, Feature wanted) {
  std::vector<UnitModel *> callees;
  for (auto &m : units)
    if (!m->function && m.get() != u && isSeen(*m)) callees.push_back(m.get());
  if (wanted == Feature::PartsApart) std::erase_if(callees, [](const UnitModel *m) { return !takesParts(*m); });
  if (callees.empty() || u->function || callBudget <= 0 || loopDepth > 1) return false;
  --callBudget;
  const UnitModel &callee = *r.pick(callees);
  std::set<std::string> used, written;
  std::vector<Tree> args, before;
  std::vector<Var *> becomeSet;
  // dummies that are written choose first: they may share with nothing
  args.resize(static_cast<std::size_t>(callee.formals));
  const Noted saved = noted();
  for (int pass = 0; pass < 2; ++pass)
    for (int k = 0; k < callee.formals; ++k) {
      const Var &formal = callee.vars[static_cast<std::size_t>(k)];
      if ((formal.role == Role::In) != (pass == 1)) continue;
      if (formal.optional && r.chance(45)) continue;
      Tree &arg = args[static_cast<std::size_t>(k)];
      if (formal.is == Is::Extent && formal.role != Role::In) {  // holds N at entry, something else afterwards
        auto own = those([&](const Var &v) {
          return v.is == Is::Index && v.role == Role::Local && v.writable() && !v.kind && !v.overlaid && !used.count(v.name);
        });
        if (own.empty()) return forget(saved), false;
        before.push_back(b.assign(b.name(own[0]->name), b.integer(N)));
        becomeSet.push_back(own[0]);
        used.insert(own[0]->name), written.insert(own[0]->name);
        arg = b.name(own[0]->name);
        continue;
      }
      arg = actual(callee, formal, wanted, used, written);
      if (!arg) return forget(saved), false;
      if (pass == 0 && b.f.is(arg, Op::Name))
        for (Var &v : u->vars)
          if (v.name == b.f.text(arg)) becomeSet.push_back(&v);
    }
  to.insert(to.end(), before.begin(), before.end());
  to.push_back(b.call(callName(callee), arguments(callee, args)));
  for (Var *v : becomeSet) v->set = true;
  u->sharedRead.insert(callee.sharedRead.begin(), callee.sharedRead.end());
  u->sharedWritten.insert(callee.sharedWritten.begin(), callee.sharedWritten.end());
  has(Feature::Call);
  if (callee.recursive) has(Feature::Recursion);
  if (loopDepth) has(Feature::CallInLoop);
  return true;
}

// No tree when nothing suits.
Tree Writer::actual(const UnitModel &callee, const Var &formal, Feature wanted, std::set<std::string> &used,
                    std::set<std::string> &written) {
  const bool writes = formal.role != Role::In;
  auto allowed = [&](const Var &v) {
    if (formal.byValue) return true;  // what becomes of the actual is nothing to the copy
    if (v.overlaid) return false;     // what it shares its storage with may be passed, too
    if (written.count(v.name) || (writes && (used.count(v.name) || !v.writable()))) return false;
    for (int c = 1; c <= 2; ++c)
      if (written.count(column(v, c)) || (writes && used.count(column(v, c)))) return false;
    if (v.role != Role::Shared || v.constant()) return true;
    return !reaches(callee.sharedWritten, v) && !(writes && reaches(callee.sharedRead, v));
  };
  auto candidates = [&](Is is) {
    return those([&](const Var &v) {
      // the callee takes it for N elements
      const bool fits = formal.shape != Shape::AssumedShape || (v.shape != Shape::AssumedSize && (v.exact() || !o_.arrays));
      return v.is == is && v.bytes == formal.bytes && v.kind == formal.kind && allowed(v) && fits &&
             (v.array() || v.set || formal.role == Role::Out) && (v.is != Is::Loop || v.busy);
    });
  };
  auto take = [&](const Var &v) {
    if (formal.byValue) {
      note(v, false);
      return;
    }
    if (!writes && used.count(v.name)) has(Feature::AliasedActuals);
    if (v.role == Role::Shared && reaches(callee.sharedRead, v)) has(Feature::ActualIsCommon);
    used.insert(v.name);
    if (writes) written.insert(v.name);
    note(v, false);
    if (writes) note(v, true);
  };
  auto choose = [&](std::vector<Var *> from) -> Var * {
    if (from.empty()) return nullptr;
    for (Var *v : from) {
      if ((wanted == Feature::AliasedActuals || wanted == Feature::OverlappingActuals) && !writes && used.count(v->name))
        return v;
      if (wanted == Feature::ActualIsCommon && v->role == Role::Shared) return v;
    }
    return r.pick(from);
  };
  auto elementOf = [&](Is is) -> Tree {
    Var *v = choose(candidates(is));
    if (!v) return {};
    take(*v);
    has(Feature::ElementActual);
    return element(*v);
  };
  auto whole = [&](Is is) -> Tree {
    Var *v = choose(candidates(is));
    if (!v) return {};
    take(*v);
    if (formal.adjustable) has(Feature::WholeArray);
    return b.name(v->name);
  };
  switch (formal.is) {
    case Is::Extent:
      return extent(false);
    case Is::Text:
      return text();
    case Is::Level:
      return b.integer(r.between(1, 2));
    case Is::Real: {
      auto expression = [&] {
        return ofKind(r.chance(25) ? literal() : b.two(Op::Mul, real(1), b.apply("cos", {real(1)})), formal.bytes);
      };
      if (!writes && (wanted == Feature::ExpressionActual || r.chance(25))) {
        has(Feature::ExpressionActual);
        return expression();
      }
      if (wanted == Feature::ElementActual || r.chance(30))
        if (Tree t = elementOf(Is::RealArray)) return t;
      Var *v = choose(candidates(Is::Real));
      if (!v) return writes ? elementOf(Is::RealArray) : ofKind(literal(), formal.bytes);
      take(*v);
      return b.name(v->name);
    }
    case Is::RealArray: {
      if (o_.scopes && formal.shape != Shape::AssumedShape && !formal.byValue && (wanted == Feature::PartsApart || r.chance(20)))
        if (Tree t = partOfItsOwn(formal, used, written)) return t;
      if (formal.shape != Shape::AssumedShape &&
          (wanted == Feature::ElementAsArray || r.chance(wanted == Feature::OverlappingActuals ? 60 : 15))) {  // a column
        Var *v = choose(candidates(Is::Real2));
        if (v) {
          const bool again = used.count(v->name) && !formal.byValue;
          if (again) has(Feature::OverlappingActuals);
          take(*v);
          has(Feature::ElementAsArray);
          if (r.chance(again ? 60 : 25)) return b.name(v->name);  // all of it, as a sequence of elements
          return b.index(v->name, {b.integer(1), b.integer(r.between(1, 2))});
        }
      }
      if (formal.shape != Shape::AssumedShape && r.chance(50)) {  // from the middle of a longer one
        auto longer =
            those([&](const Var &v) { return v.is == Is::RealArray && v.bytes == formal.bytes && v.elements > N && allowed(v); });
        if (!longer.empty()) {
          Var &v = *r.pick(longer);
          if (used.count(v.name)) has(Feature::OverlappingActuals);
          take(v);
          has(Feature::ElementAsArray);
          return b.index(v.name, {b.integer(r.between(1, v.elements - N + 1))});
        }
      }
      return whole(Is::RealArray);
    }
    case Is::RealShort: {
      if (o_.arrays && !writes && r.chance(15)) return constructedActual(2, formal.bytes);
      if (o_.scopes && !formal.byValue && (wanted == Feature::PartsApart || r.chance(20)))
        if (Tree t = partOfItsOwn(formal, used, written)) return t;
      // two elements from the middle of an array
      if (wanted == Feature::ElementAsArray || wanted == Feature::OverlappingActuals || r.chance(50)) {
        Var *v = choose(candidates(Is::RealArray));
        if (v && v->shape != Shape::AssumedShape) {  // the elements of that one need not follow each other
          if (used.count(v->name)) has(Feature::OverlappingActuals);
          take(*v);
          has(Feature::ElementAsArray);
          Tree i = r.chance(50) ? b.integer(r.between(1, N - 1)) : b.apply("min", {indexValue(1), b.integer(N - 1)});
          return b.index(v->name, {subscript(*v, i)});
        }
      }
      return whole(Is::RealShort);
    }
    case Is::Flag:
      if (!writes && !formal.kind && r.chance(50)) return comparison();
      if (Var *v = choose(candidates(Is::Flag))) return take(*v), b.name(v->name);
      return writes || formal.kind ? Tree{} : comparison();
    case Is::Index:
      if (formal.kind) return whole(Is::Index);
      if (!writes && r.chance(40)) return b.f.node(Op::Paren, {indexValue(1)});  // a variable in parentheses is an expression
      if (r.chance(25)) {
        Var *v = choose(candidates(Is::IndexArray));
        if (v) return take(*v), b.index(v->name, {indexValue(0)});
      }
      if (Var *v = choose(candidates(Is::Index))) return take(*v), b.name(v->name);
      return writes ? Tree{} : b.f.node(Op::Paren, {indexValue(0)});
    default:
      return whole(formal.is);
  }
}

// A column for one dummy, beside which the other may stand for another dummy, also where they are overwritten.
Tree Writer::partOfItsOwn(const Var &formal, std::set<std::string> &used, std::set<std::string> &written) {
  const bool writes = formal.role != Role::In;
  const auto isFree = [&](const Var &v, int c) {
    return !written.count(column(v, c)) && !(writes && (used.count(v.name) || used.count(column(v, c)) || !v.writable()));
  };
  const int first = r.between(1, 2);
  for (const int c : {first, 3 - first}) {
    const std::vector<Var *> from = those([&](const Var &v) {
      return v.is == Is::Real2 && v.bytes == formal.bytes && v.role != Role::Shared && !v.overlaid && !written.count(v.name) &&
             isFree(v, c);
    });
    if (from.empty()) continue;
    Var &v = *r.pick(from);
    if (written.count(column(v, 3 - c)) || (writes && used.count(column(v, 3 - c)))) has(Feature::PartsApart);
    used.insert(column(v, c));
    note(v, false);
    if (writes) written.insert(column(v, c)), note(v, true);
    const Tree number =
        r.chance(50) ? b.integer(c) : b.apply("min", {b.integer(c), b.integer(2)});  // which one is not seen at once
    return b.index(v.name, {b.integer(1), number});
  }
  return {};
}

}  // namespace dotbar::random
