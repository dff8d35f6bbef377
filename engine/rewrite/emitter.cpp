// Loads, nodes, calls and branches as instructions.
#include "engine/rewrite/emitter.h"

namespace dotbar::rewrite {

using rules::Term;

Insn *Emitter::last(Reg reg) {
  Insn *i = last();
  return i && i->code >= Code::Child && i->code <= Code::Fresh && i->a == reg ? i : nullptr;
}

void Emitter::jumping(Insn i, Label to) {
  codePatches_.emplace_back(static_cast<std::uint32_t>(program_.code.size()), to);
  emit(i);
}

std::uint32_t Emitter::table(const std::vector<std::uint32_t> &plain) {
  const auto at = static_cast<std::uint32_t>(program_.tables.size());
  program_.tables.insert(program_.tables.end(), plain.begin(), plain.end());
  return at;
}

void Emitter::patch() {
  for (const auto &[at, to] : codePatches_) program_.code[at].d = labels_[to] - at;
  for (const TablePatch &p : tablePatches_) program_.tables[p.at] = labels_[p.to] - p.from;
  codePatches_.clear();
  tablePatches_.clear();
}

Reg Emitter::alloc(std::size_t n) {
  const Reg r = next;
  next = static_cast<Reg>(next + n);
  program_.window = std::max<std::uint32_t>(program_.window, next);
  return r;
}

Source Emitter::resolved(Source s) const {
  if (!s.term || (s.term->kind != Term::Kind::Var && !s.term->named)) return s;
  if (const ExprId e = (*env)[s.term->var]; e != none) return e;
  program_.unchecked = true;
  return c_.place(Sort::Expr, 0);
}

bool Emitter::spliced(Source s) const {
  Op op;
  s = resolved(s);
  if (!s.term) return il::isListSort(c_.expr(s.expr).sort, op);
  if (s.term->kind == Term::Kind::Call) return il::isListSort(set_.functions[s.term->function].result, op);
  return s.term->kind == Term::Kind::List;
}

bool Emitter::mayBeUnflat(Source s) const {
  s = resolved(s);
  return s.term ? s.term->kind == Term::Kind::List : c_.mayBeUnflat(s.expr);
}

Reg Emitter::operand(Source s) {
  s = resolved(s);
  if (s.expr != none) {
    if (const auto at = home.find(s.expr); at != home.end()) return at->second;
    if (c_.expr(s.expr).kind == Expr::Kind::Register) return static_cast<Reg>(c_.expr(s.expr).a);
  }
  const Reg r = alloc();
  into(s, r);
  return r;
}

Reg Emitter::flatOperand(Source s) {
  s = resolved(s);
  if (!mayBeUnflat(s)) return operand(s);
  const Reg r = alloc();
  flatInto(s, r);
  return r;
}

void Emitter::flatInto(Source s, Reg dst) {
  s = resolved(s);
  if (s.term && s.term->kind == Term::Kind::List) {
    into(s, dst);
    if (program_.code.back().code == Code::Rope) emit({Code::Flat, dst, dst, 0, 0, 0});
  } else if (mayBeUnflat(s) && spliced(s)) {
    emit({Code::Flat, dst, operand(s), 0, 0, 0});
  } else {
    into(s, dst);
  }
}

Reg Emitter::consecutive(std::span<const Source> sources, bool flat) {
  const Reg first = alloc(sources.size());
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const Reg at = static_cast<Reg>(first + i), before = next;
    flat ? flatInto(sources[i], at) : into(sources[i], at);
    next = before;
  }
  return first;
}

std::optional<Reg> Emitter::held(Source s) const {
  s = resolved(s);
  if (s.expr == none || c_.mayBeUnflat(s.expr)) return {};
  if (const auto at = home.find(s.expr); at != home.end()) return at->second;
  const Expr &x = c_.expr(s.expr);
  return x.kind == Expr::Kind::Register ? std::optional(static_cast<Reg>(x.a)) : std::nullopt;
}

Reg Emitter::arguments(std::span<const Source> sources) {
  const auto first = sources.empty() ? std::nullopt : held(sources[0]);
  for (std::size_t i = 0; first && i < sources.size(); ++i)
    if (held(sources[i]) != static_cast<Reg>(*first + i)) return consecutive(sources, true);
  return first ? *first : consecutive(sources, true);
}

void Emitter::judge(Reg first, std::size_t n, rules::JudgementId id, bool merged) {
  Insn *load = merged ? last() : nullptr;
  if (load && load->code == Code::Child && load->a == first && n == 1)
    *load = {Code::JudgeChild, first, load->b, load->c, 0, id};
  else if (load && load->code == Code::Move && load->a >= first && load->a < first + n)
    *load = {Code::JudgeMove, first, load->b, load->a, 0, id};
  else
    emit({Code::Judge, first, 0, 0, 0, id});
}

void Emitter::into(Source s, Reg dst) {
  s = resolved(s);
  const Reg before = next;
  s.term ? make(s, dst) : place(s.expr, dst);
  next = before;
}

void Emitter::place(ExprId e, Reg dst) {
  const Expr &x = c_.expr(e);
  if (const auto at = home.find(e); at != home.end() || x.kind == Expr::Kind::Register) {
    const Reg r = at != home.end() ? at->second : static_cast<Reg>(x.a);
    if (r != dst) emit({Code::Move, dst, r, 0, 0, 0});
    return;
  }
  switch (x.kind) {
    case Expr::Kind::Child:
      emit({Code::Child, dst, operand(x.a), static_cast<Reg>(x.b), 0, 0});
      break;
    case Expr::Kind::Elem:
      emit({Code::Elem, dst, operand(x.a), 0, 0, x.b});
      break;
    case Expr::Kind::Drop:
      emit({Code::Drop, dst, operand(x.a), 0, 0, x.b});
      break;
    default:
      make(e, dst);
  }
}

// Nodes, lists, leaves, calls: from an expression or from a template.
void Emitter::make(Source s, Reg dst) {
  std::vector<Source> parts;
  if (s.term) {
    for (const Term &t : s.term->children) parts.emplace_back(t);
    const Term &t = *s.term;
    if (t.kind == Term::Kind::Leaf) emit({Code::Leaf, dst, 0, 0, static_cast<std::uint32_t>(t.op), t.text.id});
    if (t.kind == Term::Kind::Node) makeNode(t.op, parts, dst);
    if (t.kind == Term::Kind::List) makeList(t.op, parts, dst);
    if (t.kind == Term::Kind::Any) program_.unchecked = true;
    if (t.kind != Term::Kind::Call) return;
    emit({Code::Call, dst, arguments(parts), static_cast<Reg>(parts.size()), 0, t.function});
    return;
  }
  const Expr x = c_.expr(s.expr);
  for (const ExprId a : x.args) parts.emplace_back(a);
  if (x.kind == Expr::Kind::Leaf) emit({Code::Leaf, dst, 0, 0, x.a, x.b});
  if (x.kind == Expr::Kind::Build) makeNode(static_cast<Op>(x.a), parts, dst);
  if (x.kind == Expr::Kind::List) makeList(static_cast<Op>(x.a), parts, dst);
  if (x.kind == Expr::Kind::Some) into(parts[0], dst), emit({Code::Some, dst, 0, 0, x.a, 0});
  if (x.kind == Expr::Kind::Call) emit({Code::Call, dst, arguments(parts), static_cast<Reg>(parts.size()), 0, x.a});
}

void Emitter::makeNode(Op op, std::span<const Source> children, Reg dst) {
  const auto o = static_cast<std::uint32_t>(op);
  if (children.empty()) {
    emit({Code::Node0, dst, 0, 0, o, 0});
  } else if (children.size() == 1) {
    emit({Code::Node1, dst, flatOperand(children[0]), 0, o, 0});
  } else if (children.size() == 2) {
    const Reg a = flatOperand(children[0]), b = flatOperand(children[1]);
    emit({Code::Node2, dst, a, b, o, 0});
  } else {
    emit({Code::Node, dst, consecutive(children, true), static_cast<Reg>(children.size()), o, 0});
  }
}

void Emitter::makeList(Op op, std::span<const Source> parts, Reg dst) {
  const auto mayVanish = [](const Source &p) { return p.term && rules::mayBeNothing(*p.term); };
  bool rope = false;
  for (const Source &p : parts) rope = rope || spliced(p) || mayVanish(p);
  if (!rope) return makeNode(op, parts, dst);
  const Reg first = consecutive(parts, false);
  const auto list = static_cast<std::uint32_t>(op);
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (mayVanish(parts[i])) emit({Code::Some, static_cast<Reg>(first + i), 0, 0, list, 0});
  emit({Code::Rope, dst, first, static_cast<Reg>(parts.size()), list, 0});
}

void Emitter::atom(const Cond &c, Label otherwise) {
  const Reg before = next;
  std::vector<Source> args(c.args.begin(), c.args.end());
  switch (c.kind) {
    case Cond::Kind::OpIn:
      program_.sets.push_back(c_.set(c.b));
      jumping({Code::OpIn, operand(c.a), 0, 0, 0, static_cast<std::uint32_t>(program_.sets.size() - 1)}, otherwise);
      break;
    case Cond::Kind::Text:
      jumping({Code::TextIs, operand(c.a), 0, 0, 0, c.b}, otherwise);
      break;
    case Cond::Kind::AtLeast:
      jumping({Code::AtLeast, operand(c.a), 0, 0, 0, c.b}, otherwise);
      break;
    case Cond::Kind::Same: {
      const Reg a = operand(c.a), b = operand(c.b);
      jumping({Code::Same, a, b, 0, 0, 0}, otherwise);
      break;
    }
    default: {  // Binds is written by whoever knows where the tree goes
      const Code code = args.size() == 1 && !recorded ? Code::Holds1 : Code::Holds;
      jumping({code, arguments(args), static_cast<Reg>(args.size()), recorded, 0, c.a}, otherwise);
    }
  }
  next = before;
}

void Emitter::branch(CondId id, Label to, bool when) {
  const Cond c = c_.cond(id);
  if (c.kind <= Cond::Kind::True) {
    if ((c.kind == Cond::Kind::True) == when) jumping({Code::Jump, 0, 0, 0, 0, 0}, to);
    return;
  }
  if (c.kind == Cond::Kind::Not) return branch(c.a, to, !when);
  if (c.atom()) {
    if (!when) return atom(c, to);
    const Label skip = label();
    atom(c, skip);
    jumping({Code::Jump, 0, 0, 0, 0, 0}, to);
    return place(skip);
  }
  if ((c.kind == Cond::Kind::And) != when) {  // one is enough to jump
    branch(c.a, to, when);
    return branch(c.b, to, when);
  }
  const Label skip = label();
  branch(c.a, skip, !when);
  branch(c.b, to, when);
  place(skip);
}

}  // namespace dotbar::rewrite
