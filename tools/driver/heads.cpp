// Heads on the command line: what is differentiated, with respect to what.
//
//   f(outs)/(ins)   f(ins)>(outs)   f(ins)\(outs)   m%f...   f   f(p%x)>(r%cost)   f[_u](outs)/(ins)...
//
// [_u] stands behind the name of what is derived for this head. Heads with lists may stand behind each other. f alone: with
// respect to all its real arguments. `f(n,x,y)` with all its arguments is not a head: the two lists name variables, outs the
// dependents, ins the independents.
#include <cctype>

#include "tools/driver/pipeline.h"

namespace dotbar::tools {
namespace {

struct HeadReader {
  const std::string &text;
  std::size_t at = 0;
  bool subscript = false;  // behind a name of a list

  void blanks() {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at]))) ++at;
  }
  bool take(char c) {
    blanks();
    return at < text.size() && text[at] == c && (++at, true);
  }
  std::string name() {
    blanks();
    std::string s;
    auto part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
    while (at < text.size() && part(text[at])) s += static_cast<char>(std::tolower(static_cast<unsigned char>(text[at++])));
    return s;
  }
  // A variable or a component of one, p%x or p.x.
  std::string path() {
    std::string s = name();
    while (!s.empty() && (take('%') || take('.'))) {
      const std::string component = name();
      if (component.empty()) return {};
      s += "%" + component;
    }
    return s;
  }
  // (a, b%c, d)
  bool names(std::vector<std::string> &list) {
    if (!take('(')) return false;
    if (take(')')) return true;
    do {
      std::string n = path();
      if (n.empty() || (subscript = at < text.size() && text[at] == '(')) return false;
      list.push_back(n);
    } while (take(','));
    return take(')');
  }
};

bool readHead(HeadReader &r, dataflow::Head &head) {
  head.procedure = r.name();
  if (head.procedure.empty()) return false;
  if (r.take('%')) head.procedure += "%" + r.name();
  if (r.take('[') && ((head.suffix = r.name()).empty() || !r.take(']'))) return false;
  std::vector<std::string> first, second;
  r.blanks();
  if (r.at == r.text.size()) return true;
  if (!r.names(first)) return false;
  r.blanks();
  const char between = r.at < r.text.size() ? r.text[r.at++] : '\0';
  if (!r.names(second)) return false;
  if (between == '/')
    head.dependents = first, head.independents = second;
  else if (between == '>' || between == '\\')
    head.independents = first, head.dependents = second;
  else
    return false;
  r.blanks();
  return true;
}

}  // namespace

std::vector<dataflow::Head> parseHeads(Session &session, const std::string &text) {
  const std::uint32_t base = session.sources.add("--head", text);
  HeadReader reader{text};
  std::vector<dataflow::Head> heads;
  bool good = true;
  do good = readHead(reader, heads.emplace_back());
  while (good && reader.at < text.size());
  if (good) return heads;
  const auto at = static_cast<std::uint32_t>(base + std::min(reader.at, text.size()));
  if (reader.subscript) {
    auto &d = session.diagnostics.report(DiagnosticKind::UnknownHead, {at, at + 1},
                                         "a head names variables and components, not elements of arrays");
    d.fix = "name the whole array";
    return {};
  }
  auto &d = session.diagnostics.report(DiagnosticKind::UnknownHead, {at, at + 1}, "this is not a head");
  d.fix = "write f(outs)/(ins) or f(ins)>(outs), or f for all its real arguments, for instance --head 'lusolve(a,b)>(x)'";
  return {};
}

}  // namespace dotbar::tools
