// Reads il.ops and writes the generated C++ (il_ops.h, il_ops.cpp, il_make.h) or the documentation table (operators.md).
// Usage: il_generate il.ops OUTPUT_DIR
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Child {
  std::string name, sort, use = "read";
  bool some = false;  // without an element of this list the operator is nothing
};

struct Operator {
  std::string name, sort, languages, meaning, element;  // element: of a list
  std::vector<Child> children;
  std::string typing;              // how its type follows ...
  std::vector<std::string> typed;  // ... from those of these children; of a list, of all
  bool leaf = false;
  bool list() const { return !element.empty(); }
  bool mayBeNothing() const { return !children.empty() && children[0].some; }
};

struct Signature {
  std::vector<std::string> sorts;
  std::map<std::string, std::vector<std::string>> includes;
  std::vector<Operator> operators;
};

[[noreturn]] void fail(int line, const std::string &what) {
  std::cerr << "il.ops:" << line << ": " << what << '\n';
  std::exit(1);
}

std::string capital(std::string s) {
  s[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(s[0])));
  return s;
}

std::string lower(std::string s) {
  for (char &c : s) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return s;
}

// A cursor over one line.
struct Reader {
  std::string text;
  std::size_t at = 0;
  int line;
  void blanks() {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at]))) ++at;
  }
  bool take(char c) {
    blanks();
    if (at < text.size() && text[at] == c) return ++at, true;
    return false;
  }
  void need(char c) {
    if (!take(c)) fail(line, std::string("expected '") + c + "' in: " + text);
  }
  std::string word() {
    blanks();
    const std::size_t from = at;
    while (at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) || text[at] == '_')) ++at;
    if (from == at) fail(line, "expected a name in: " + text);
    return text.substr(from, at - from);
  }
  bool ended() {
    blanks();
    return at >= text.size();
  }
};

void readChildren(Reader &r, Operator &o) {
  r.need('(');
  if (r.take(')')) return;
  do {
    Child c;
    c.name = r.word();
    r.need(':');
    c.sort = r.word();
    r.blanks();
    while (r.at < r.text.size() && std::isalpha(static_cast<unsigned char>(r.text[r.at]))) {
      const std::string mark = r.word();
      if (mark == "some")
        c.some = true;
      else
        c.use = mark;
      r.blanks();
    }
    o.children.push_back(c);
  } while (r.take(','));
  r.need(')');
}

void readTyping(Reader &r, Operator &o) {
  if (!r.take('=')) return;
  o.typing = r.word();
  if (!r.take('(')) return;
  do o.typed.push_back(r.word());
  while (r.take(','));
  r.need(')');
}

void readOperator(Reader &r, Signature &s, bool leaf) {
  Operator o;
  o.leaf = leaf;
  o.name = r.word();
  if (!leaf) readChildren(r, o);
  r.need(':');
  o.sort = r.word();
  if (r.take('[')) {
    while (!r.take(']')) o.languages += r.text[r.at++];
  }
  readTyping(r, o);
  s.operators.push_back(o);
}

Signature read(std::istream &in) {
  Signature s;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const std::size_t hash = line.find('#');
    std::string meaning = hash == std::string::npos ? "" : line.substr(hash + 1);
    Reader r{line.substr(0, hash), 0, number};
    if (r.ended()) continue;
    const std::string kind = r.word();
    if (kind == "sort") {
      const std::string name = r.word();
      s.sorts.push_back(name);
      if (!r.ended() && r.word() == "includes") do
          s.includes[name].push_back(r.word());
        while (r.take(','));
    } else if (kind == "list") {
      Operator o;
      const std::string name = r.word();
      s.sorts.push_back(name);
      if (r.word() != "of") fail(number, "expected 'of'");
      o.name = lower(name), o.sort = name, o.element = r.word(), o.languages = "fc";
      readTyping(r, o);
      s.operators.push_back(o);
    } else if (kind == "op" || kind == "leaf") {
      readOperator(r, s, kind == "leaf");
      s.operators.back().meaning =
          meaning.substr(meaning.find_first_not_of(' ') == std::string::npos ? meaning.size() : meaning.find_first_not_of(' '));
    } else {
      fail(number, "unknown word '" + kind + "'");
    }
    if (!r.ended()) fail(number, "text after the end: " + r.text.substr(r.at));
  }
  return s;
}

void check(const Signature &s) {
  std::set<std::string> sorts(s.sorts.begin(), s.sorts.end()), names;
  auto known = [&](const std::string &sort) {
    if (!sorts.count(sort)) fail(0, "unknown sort " + sort);
  };
  auto isList = [&](const std::string &sort) {
    return std::any_of(s.operators.begin(), s.operators.end(), [&](const Operator &o) { return o.list() && o.sort == sort; });
  };
  for (const Operator &o : s.operators) {
    if (!names.insert(o.name).second) fail(0, "operator declared twice: " + o.name);
    known(o.sort);
    if (o.list()) known(o.element);
    for (const Child &c : o.children) {
      known(c.sort);
      if (c.use != "read" && c.use != "write" && c.use != "update" && c.use != "bind") fail(0, "unknown use " + c.use);
      if (c.some && (o.children.size() != 1 || !isList(c.sort)))
        fail(0, "not the only child, or no list: " + c.name + " of " + o.name);
    }
  }
}

// The children that a type follows from: from this one, so many.
std::pair<std::size_t, std::size_t> typedChildren(const Operator &o) {
  for (std::size_t from = 0; from + o.typed.size() <= o.children.size() && !o.typed.empty(); ++from) {
    std::size_t n = 0;
    while (n < o.typed.size() && o.children[from + n].name == o.typed[n]) ++n;
    if (n == o.typed.size()) return {from, n};
  }
  if (!o.typed.empty()) fail(0, "the type of " + o.name + " follows from children that do not stand side by side");
  return {0, 0};
}

// Members of each sort: operators by index.
std::map<std::string, std::set<std::size_t>> members(const Signature &s) {
  std::map<std::string, std::set<std::size_t>> m;
  std::function<std::set<std::size_t>(const std::string &)> of = [&](const std::string &sort) {
    std::set<std::size_t> r;
    for (std::size_t i = 0; i < s.operators.size(); ++i)
      if (s.operators[i].sort == sort) r.insert(i);
    if (auto f = s.includes.find(sort); f != s.includes.end())
      for (const std::string &sub : f->second) r.merge(of(sub));
    return r;
  };
  for (const std::string &sort : s.sorts) m[sort] = of(sort);
  return m;
}

void writeHeader(const Signature &s, std::ostream &out) {
  out << "// Generated from il.ops. Do not edit.\n#pragma once\n#include <bitset>\n#include <cstdint>\n#include <span>\n"
         "#include <string_view>\n\nnamespace dotbar::il {\n\nenum class Op : std::uint16_t {\n";
  for (const Operator &o : s.operators) out << "  " << capital(o.name) << ",\n";
  out << "};\ninline constexpr unsigned opCount = " << s.operators.size() << ";\n\nenum class Sort : std::uint8_t {\n";
  for (const std::string &sort : s.sorts) out << "  " << sort << ",\n";
  out << "};\ninline constexpr unsigned sortCount = " << s.sorts.size() << ";\n\n"
      << R"(// What an operator does with a child: reads it, overwrites it, both, or only names it.
enum class Use : std::uint8_t { Read, Write, Update, Bind };

struct ChildInfo {
  std::string_view name;
  Sort sort;
  Use use;
};

)";
  std::vector<std::string> ways;
  for (const Operator &o : s.operators)
    if (!o.typing.empty() && std::find(ways.begin(), ways.end(), o.typing) == ways.end()) ways.push_back(o.typing);
  out << "// How the type of what an operator computes follows from those of its children.\nenum class Typing : std::uint8_t {\n "
         " "
         "None,\n";
  for (const std::string &way : ways) out << "  " << capital(way) << ",\n";
  out << R"(};

struct OpInfo {
  std::string_view name;       // as in il.ops and in rules
  Sort sort;
  bool leaf, list;
  Sort element;                // of a list
  std::span<const ChildInfo> children;
  std::string_view languages;  // f Fortran, c C, - only rules
  std::string_view meaning;
  Typing typing;
  std::uint8_t typedFrom, typedCount;  // the children that the type follows from; of a list, all
};

using OpSet = std::bitset<opCount>;

const OpInfo &info(Op op);
std::string_view name(Sort sort);
const OpSet &members(Sort sort);                       // the operators whose trees have this sort
bool findOp(std::string_view name, Op &op);
bool findSort(std::string_view name, Sort &sort);
bool isSubsort(Sort sub, Sort super);                  // every tree of sub is one of super
bool isListSort(Sort sort, Op &listOp);                // a `list` sort, and its operator
bool hasSort(Op op, Sort sort);
)";
  const auto property = [&](const char *table, const char *function, bool (*has)(const Operator &)) {
    out << "inline constexpr bool " << table << "[] = {";
    for (const Operator &o : s.operators) out << (has(o) ? "1," : "0,");
    out << "};\ninline constexpr bool " << function << "(Op op) { return " << table << "[static_cast<unsigned>(op)]; }\n";
  };
  property("leafTable", "isLeaf", [](const Operator &o) { return o.leaf; });
  property("listTable", "isListOp", [](const Operator &o) { return o.list(); });
  property("nothingTable", "mayBeNothing", [](const Operator &o) { return o.mayBeNothing(); });
  out << "inline constexpr std::uint64_t sortTable[][" << (s.operators.size() + 63) / 64 << "] = {  // words of members\n";
  auto m = members(s);
  for (const std::string &sort : s.sorts) {
    std::vector<std::uint64_t> words((s.operators.size() + 63) / 64);
    for (std::size_t i : m[sort]) words[i / 64] |= std::uint64_t{1} << i % 64;
    out << "    {";
    for (std::uint64_t w : words) out << w << "u, ";
    out << "},\n";
  }
  out << R"(};
inline bool hasSort(Op op, Sort sort) {
  const unsigned o = static_cast<unsigned>(op);
  return sortTable[static_cast<unsigned>(sort)][o / 64] >> o % 64 & 1;
}

}  // namespace dotbar::il
)";
}

void writeTables(const Signature &s, std::ostream &out) {
  out << "// Generated from il.ops. Do not edit.\n#include \"il_ops.h\"\n#include <array>\n#include <map>\n\nnamespace "
         "dotbar::il {\nnamespace {\n";
  for (const Operator &o : s.operators) {
    if (o.children.empty()) continue;
    out << "constexpr ChildInfo children" << capital(o.name) << "[] = {";
    for (const Child &c : o.children) out << "{\"" << c.name << "\", Sort::" << c.sort << ", Use::" << capital(c.use) << "}, ";
    out << "};\n";
  }
  out << "const OpInfo operators[] = {\n";
  for (const Operator &o : s.operators) {
    std::string meaning;
    for (char c : o.meaning) meaning += (c == '"' || c == '\\') ? std::string("\\") + c : std::string(1, c);
    out << "  {\"" << o.name << "\", Sort::" << o.sort << ", " << (o.leaf ? "true" : "false") << ", "
        << (o.list() ? "true" : "false") << ", Sort::" << (o.list() ? o.element : o.sort) << ", "
        << (o.children.empty() ? "{}" : "children" + capital(o.name)) << ", \"" << o.languages << "\", \"" << meaning
        << "\", Typing::" << (o.typing.empty() ? "None" : capital(o.typing)) << ", " << typedChildren(o).first << ", "
        << typedChildren(o).second << "},\n";
  }
  out << "};\nconstexpr std::string_view sorts[] = {";
  for (const std::string &sort : s.sorts) out << '"' << sort << "\", ";
  out << R"(};

struct Tables {
  OpSet members[sortCount];
  std::map<std::string_view, Op> ops;
  std::map<std::string_view, Sort> sortNames;
  Tables() {
    for (unsigned s = 0; s < sortCount; ++s) {
      sortNames.emplace(sorts[s], static_cast<Sort>(s));
      for (unsigned o = 0; o < opCount; ++o) members[s][o] = hasSort(static_cast<Op>(o), static_cast<Sort>(s));
    }
    for (unsigned o = 0; o < opCount; ++o) ops.emplace(operators[o].name, static_cast<Op>(o));
  }
};

const Tables &tables() {
  static const Tables the;
  return the;
}

}  // namespace

const OpInfo &info(Op op) { return operators[static_cast<unsigned>(op)]; }
std::string_view name(Sort sort) { return sorts[static_cast<unsigned>(sort)]; }
const OpSet &members(Sort sort) { return tables().members[static_cast<unsigned>(sort)]; }
bool findOp(std::string_view name, Op &op) {
  auto f = tables().ops.find(name);
  return f != tables().ops.end() && (op = f->second, true);
}
bool findSort(std::string_view name, Sort &sort) {
  auto f = tables().sortNames.find(name);
  return f != tables().sortNames.end() && (sort = f->second, true);
}
bool isSubsort(Sort sub, Sort super) { return (members(sub) & ~members(super)).none(); }
bool isListSort(Sort sort, Op &listOp) {
  static const std::array<unsigned, sortCount> lists = [] {
    std::array<unsigned, sortCount> l;
    l.fill(opCount);
    for (unsigned o = opCount; o-- > 0;)
      if (operators[o].list) l[static_cast<unsigned>(operators[o].sort)] = o;
    return l;
  }();
  const unsigned o = lists[static_cast<unsigned>(sort)];
  if (o < opCount) listOp = static_cast<Op>(o);
  return o < opCount;
}

}  // namespace dotbar::il
)";
}

// An operator that stands for all that have a child of one name.
void writeClasses(const Signature &s, std::ostream &out) {
  std::map<std::string, std::map<std::size_t, std::vector<std::string>>> places;  // of a name: where which operators have it
  std::map<std::string, std::size_t> owners;
  for (const Operator &o : s.operators)
    for (std::size_t i = 0; i < o.children.size(); ++i) {
      places[o.children[i].name][i].push_back(capital(o.name));
      ++owners[o.children[i].name];
    }
  out << "// What t has under a name that several operators have a child of; no tree: its operator has none.\nstruct AnyOp {\n";
  for (const auto &[child, at] : places) {
    if (owners[child] == 1) continue;
    out << "  static Tree " << child << "_(const Forest &f, Tree t) {\n    switch (f.op(t)) {\n";
    for (const auto &[place, operators] : at) {
      for (const std::string &name : operators) out << "      case Op::" << name << ":\n";
      out << "        return f.child(t, " << place << ");\n";
    }
    out << "      default:\n        return {};\n    }\n  }\n";
  }
  out << "};\n";
}

void writeMake(const Signature &s, std::ostream &out) {
  out << "// Generated from il.ops: a checked constructor and accessors for each operator. Do not edit.\n#pragma once\n"
         "#include \"engine/il/forest.h\"\n\nnamespace dotbar::il {\n\n"
         "// A debug build checks that t is of the operator whose child is asked for.\n"
         "inline const Forest &expected(const Forest &f, [[maybe_unused]] Tree t, [[maybe_unused]] Op op) {\n"
         "#ifdef _GLIBCXX_ASSERTIONS\n  assert(f.is(t, op));\n#endif\n  return f;\n}\n\n";
  for (const Operator &o : s.operators) {
    out << "struct " << capital(o.name) << "Op {\n  static constexpr Op op = Op::" << capital(o.name) << ";\n";
    if (o.leaf) {
      out << "  static Tree make(Forest &f, std::string_view text, Span where = {}) { return f.leaf(op, text, where); }\n";
    } else if (o.list()) {
      out << "  static Tree make(Forest &f, std::span<const Tree> elements, Span where = {}) { return f.node(op, elements, "
             "where); }\n";
    } else {
      out << "  static Tree make(Forest &f";
      for (const Child &c : o.children) out << ", Tree " << c.name << "_";
      out << ", Span where = {}) {\n    return f.node(op, {";
      for (const Child &c : o.children) out << c.name << "_, ";
      out << "}, where);\n  }\n";
      for (std::size_t i = 0; i < o.children.size(); ++i)
        out << "  static Tree " << o.children[i].name << "_(const Forest &f, Tree t) { return expected(f, t, op).child(t, " << i
            << "); }\n";
    }
    out << "};\n";
  }
  writeClasses(s, out);
  out << "\n}  // namespace dotbar::il\n";
}

void writeDocumentation(const Signature &s, std::ostream &out) {
  out << "# The operators of IL\n\nGenerated from il.ops.\n\n| operator | sort | languages | meaning |\n|---|---|---|---|\n";
  for (const Operator &o : s.operators) {
    out << "| `" << o.name;
    if (o.list()) out << " [" << o.element << " ...]";
    if (!o.leaf && !o.list()) {
      out << '(';
      for (std::size_t i = 0; i < o.children.size(); ++i)
        out << (i ? ", " : "") << o.children[i].name << ": " << o.children[i].sort;
      out << ')';
    }
    out << "` | " << o.sort << " | " << o.languages << " | " << o.meaning << " |\n";
  }
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) return std::cerr << "usage: il_generate il.ops OUTPUT_DIR\n", 2;
  std::ifstream in(argv[1]);
  if (!in) return std::cerr << "cannot read " << argv[1] << '\n', 1;
  const Signature s = read(in);
  check(s);
  const std::string dir = argv[2];
  auto write = [&](const char *name, void (*writer)(const Signature &, std::ostream &)) {
    std::ofstream out(dir + "/" + name);
    writer(s, out);
    if (!out.flush()) std::exit((std::cerr << "cannot write " << name << '\n', 1));
  };
  write("il_ops.h", writeHeader);
  write("il_ops.cpp", writeTables);
  write("il_make.h", writeMake);
  write("operators.md", writeDocumentation);
}
