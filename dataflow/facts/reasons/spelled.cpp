// Compiled equations as text again, with the trees that their variables stand for: reasons quote them.
#include "dataflow/facts/impl.h"

namespace dotbar::dataflow {

using Kind = Eq::Kind;
using Target = Node::Target;

std::string Facts::Impl::written(Tree t) const {
  if (!t) return "?";
  std::string s = printer ? printer(t) : il::dump(forest, t);
  const std::size_t end = s.find('\n');  // of a control its first line
  if (end != s.npos && end + 1 < s.size()) return s.substr(0, end) + " ...";
  return end == s.npos ? s : s.substr(0, end);
}

std::string Facts::Impl::nameOf(const Node &n) const {
  switch (n.target) {
    case Target::Analysis:
      return std::string(text(equations.analyses[n.index].source->name)) + (n.side ? std::string(1, n.side) : "");
    case Target::Definition:
      return std::string(text(equations.definitions[n.index].source->name)) + (n.side ? std::string(1, n.side) : "");
    case Target::Judgement:
      return std::string(text(rules.judgements[n.index].name));
    case Target::Primitive:
      return std::string(primitives()[n.index].name);
    case Target::Structural:
      return std::string(text(rules.guards[n.index].name));
    case Target::Use:
      return "use'";
    case Target::Anywhere:
      return "anywhere";
    case Target::Entry:
      return "entry";
    case Target::Exit:
      return "exit";
    default:
      return "";
  }
}

namespace {

// How tightly an operator binds, and how it is written.
std::pair<int, const char *> infix(Kind k) {
  switch (k) {
    case Kind::Or:
      return {1, " \\/ "};
    case Kind::And:
      return {2, " /\\ "};
    case Kind::Meets:
      return {3, " meets "};
    case Kind::Within:
      return {3, " within "};
    case Kind::Union:
      return {4, " \\/ "};
    case Kind::Difference:
      return {4, " \\ "};
    case Kind::Intersection:
      return {5, " /\\ "};
    case Kind::Compose:
      return {5, " (x) "};
    default:
      return {0, nullptr};
  }
}

}  // namespace

std::string Facts::Impl::spelled(const Node &n, const Frame &f, int level) const {
  if (const auto [own, sign] = infix(n.kind); sign) {
    std::string s;
    for (const Node &a : n.args) s += (s.empty() ? "" : sign) + spelled(a, f, own + 1);
    return own < level ? "(" + s + ")" : s;
  }
  switch (n.kind) {
    case Kind::Empty:
      return "{}";
    case Kind::All:
      return "all";
    case Kind::Identity:
      return "Id";
    case Kind::True:
      return "true";
    case Kind::Not:
      if (n.args[0].kind == Kind::True) return "false";
      return "!" + spelled(n.args[0], f, 9);
    case Kind::Closure:
      return spelled(n.args[0], f, 9) + "^+";
    case Kind::SomePart:
      return "some part of " + spelled(n.args[0], f);
    case Kind::EachPart:
      return "each part of " + spelled(n.args[0], f);
    case Kind::Callee:
      return "callee(" + std::string(text(equations.analyses[n.index].source->name)) + ")";
    case Kind::Is:
      return spelled(n.args[0], f) + " has that form";
    default:
      break;
  }
  if (n.target == Target::Variable) return n.index < f.slots.size() && f.slots[n.index] ? written(f.slots[n.index]) : "_";
  if (n.target == Target::Word) return std::string(text(n.word));
  std::string s = nameOf(n), args;
  if (n.target == Target::Anywhere || n.target == Target::Entry || n.target == Target::Exit)
    args = text(n.other == ~0u ? equations.analyses[n.index].source->name : equations.definitions[n.index].source->name);
  for (const Node &a : n.args) args += (args.empty() ? "" : ", ") + spelled(a, f);
  return args.empty() ? s : s + "(" + args + ")";
}

}  // namespace dotbar::dataflow
