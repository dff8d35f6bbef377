// The Fortran of a random program. What stands in the tree as `bl1: if (.true.) then` is a BLOCK, with the declarations of the
// names that begin with its number (b1zt1); those, and the names of internal procedures that begin so, are written without it.
// `as1zx1: if (.true.) then` is an ASSOCIATE of x1, `dc1: do` a DO CONCURRENT, `fa1: do` a FORALL, with `fb1: do` behind it one
// that needs what it stores elsewhere.
#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "frontends/fortran/fortran.h"
#include "il_make.h"
#include "tools/verify/random/generator.h"

namespace dotbar::random {

namespace {

// The number of the scope that a name is of; empty: of none.
std::string_view numberOf(std::string_view name) {
  std::size_t k = 1;
  while (k < name.size() && name[k] >= '0' && name[k] <= '9') ++k;
  return k > 1 && name[0] == 'b' && k + 1 < name.size() && name[k] == 'z' ? name.substr(1, k - 1) : std::string_view();
}

class Source {
 public:
  Source(Forest &f, Tree file) : f_(f), b_{f}, file_(file) { names(file, {}); }

  std::string operator()() {
    std::istringstream lines(fortran::write(f_, without(file_)));
    std::vector<std::string> all;
    for (std::string line; std::getline(lines, line);) all.push_back(line);
    for (std::size_t k = 0; k < all.size(); ++k) overlapping(all, k);
    for (std::size_t k = 0; k < all.size(); ++k) associate(all, k), selecting(all, k), concurrent(all[k]);
    for (const std::string &line : all) out_ << inner(line) << '\n';
    return out_.str();
  }

 private:
  static constexpr std::string_view begin_ = ": if (.true.) then", end_ = "end if bl";

  static bool isLetter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

  // The line with another word for a word; `found` counts them. What stands between quotes is no word.
  static std::string replaced(const std::string &line, const std::string &word, const std::string &by, int &found, bool &member) {
    std::string to;
    bool quoted = false;
    for (std::size_t k = 0; k < line.size();) {
      if (line[k] == '\'') quoted = !quoted;
      const bool begins = !quoted && isLetter(line[k]) && (k == 0 || !isLetter(line[k - 1]));
      if (!begins || line.compare(k, word.size(), word) != 0 ||
          (k + word.size() < line.size() && isLetter(line[k + word.size()]))) {
        to += line[k++];
        continue;
      }
      const std::size_t next = k + word.size();
      const bool keyword = next + 1 < line.size() && line[next] == '=' && line[next + 1] != '=' && line[next + 1] != '>';
      member |= keyword || (k > 0 && line[k - 1] == '%');
      ++found, to += by, k += word.size();
    }
    return to;
  }

  // ax2zt: if (.true.) then; t = ..: the name t stands for an expression. (In a derivative the value may be left out.)
  static void selecting(std::vector<std::string> &lines, std::size_t at) {
    const std::string line = lines[at];
    const std::size_t name = line.find_first_not_of(' '), begin = line.find(begin_);
    if (begin == std::string::npos || line.compare(name, 2, "ax") != 0) return;
    const std::string construct = line.substr(name, begin - name), of = construct.substr(construct.find('z') + 1);
    if (lines[at + 1].find(of + " = ") != lines[at + 1].find_first_not_of(' ')) return;
    std::size_t end = at + 1, last = at + 1;
    while (lines[end].find("end if " + construct) == std::string::npos) ++end;
    while (lines[last].ends_with('&')) ++last;
    const std::size_t value = lines[at + 1].find("= ");
    lines[at + 1] = lines[at + 1].substr(0, lines[at + 1].find_first_not_of(' ')) + "  " + lines[at + 1].substr(value + 2);
    lines[at] = line.substr(0, begin) + ": associate (" + of + " => &";
    lines[last] += ")";
    lines[end] = lines[end].substr(0, lines[end].find("end if")) + "end associate " + construct;
  }

  // The first component of this name in a line, with all on the way to it: obj1%part%t1.
  static std::string componentIn(const std::string &line, const std::string &name) {
    for (std::size_t at = line.find('%' + name); at != std::string::npos; at = line.find('%' + name, at + 1)) {
      const std::size_t end = at + 1 + name.size();
      std::size_t begin = at;
      while (begin > 0 && (isLetter(line[begin - 1]) || line[begin - 1] == '%')) --begin;
      if ((end == line.size() || !isLetter(line[end])) && line.compare(begin, 3, "obj") == 0)
        return line.substr(begin, end - begin);
    }
    return "";
  }
  // An object that is set as a whole may get other memory for its components.
  static bool setsObject(const std::string &line) {
    const std::size_t equals = line.find(" = "), object = line.find("obj");
    if (equals == std::string::npos || object > equals) return false;
    const std::string left = line.substr(object, equals - object);
    return left.find('%') == std::string::npos || left.ends_with("%part");
  }

  // associate (zs1 => obj1%part%t1): where the variable has become a component.
  static void associateComponent(std::vector<std::string> &lines, std::size_t at, std::size_t end, const std::string &of,
                                 const std::string &own) {
    std::string component;
    for (std::size_t k = at + 1; k < end; ++k) {
      if (setsObject(lines[k])) return;
      if (component.empty()) component = componentIn(lines[k], of);
    }
    if (component.empty()) return;
    int found = 0;
    bool keyword = false;
    for (std::size_t k = at + 1; k < end; ++k) lines[k] = replaced(lines[k], component, own, found, keyword);
    const std::size_t begin = lines[at].find(begin_);
    const std::string construct = lines[at].substr(0, begin);
    lines[at] = construct + ": associate (" + own + " => " + component + ")";
    lines[end] =
        lines[end].substr(0, lines[end].find("end if")) + "end associate" + lines[end].substr(lines[end].find("end if") + 6);
  }

  // Where the variable is associated, or given memory, inside, the line stays a choice.
  void associate(std::vector<std::string> &lines, std::size_t at) {
    const std::string line = lines[at];
    const std::size_t name = line.find_first_not_of(' '), begin = line.find(begin_);
    if (begin == std::string::npos || line.compare(name, 2, "as") != 0) return;
    const std::string construct = line.substr(name, begin - name);
    const std::size_t z = construct.find('z');
    const std::string of = construct.substr(z + 1), number = construct.substr(2, z - 2), own = "zs" + number;
    std::vector<std::string> now;
    int found = 0;
    bool member = false, other = false;
    std::size_t end = at + 1;
    for (; end < lines.size() && lines[end].find("end if " + construct) == std::string::npos; ++end) {
      now.push_back(replaced(lines[end], of, own, found, member));
      for (const char *w : {"=>", "allocate", "nullify", "associated", "namelist", "nml"})
        other |= lines[end].find(w) != std::string::npos;
    }
    if (found == 0 || other || end == lines.size()) return;
    if (member) return associateComponent(lines, at, end, of, own);
    std::ranges::copy(now, lines.begin() + static_cast<std::ptrdiff_t>(at + 1));
    lines[at] = line.substr(0, begin) + ": associate (" + own + " => " + of + ")";
    lines[end] = lines[end].substr(0, lines[end].find("end if")) + "end associate " + construct;
  }

  // end do fa1; fb1: do ..; a(i) = fv1(i); end do fb1: the loop fa1 sets the elements themselves, since it is a FORALL.
  static void overlapping(std::vector<std::string> &lines, std::size_t at) {
    const std::size_t name = lines[at].find_first_not_of(' '), colon = lines[at].find(": do ");
    if (at == 0 || colon == std::string::npos || lines[at].compare(name, 2, "fb") != 0 || at + 2 >= lines.size()) return;
    const std::string number = lines[at].substr(name + 2, colon - name - 2), set = lines[at + 1];
    const std::size_t equals = set.find(" = fv" + number + "(");
    if (equals == std::string::npos || lines[at - 1].find("end do fa" + number) == std::string::npos) return;
    std::size_t first = at - 1;
    while (first > 0 && lines[first].find("fa" + number + ": do ") == std::string::npos) --first;
    std::string &value = lines[first + 1];
    const std::size_t left = value.find_first_not_of(' '), right = value.find(" = ");
    if (right == std::string::npos || value.compare(left, number.size() + 3, "fv" + number + "(") != 0) return;
    value =
        value.substr(0, left) + set.substr(set.find_first_not_of(' '), equals - set.find_first_not_of(' ')) + value.substr(right);
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at), lines.begin() + static_cast<std::ptrdiff_t>(at + 3));
  }

  // What a derivative has copied is such a line already.
  static void concurrent(std::string &line) {
    const std::size_t name = line.find_first_not_of(' '), control = line.find(": do ");
    if (line.find("do concurrent") != std::string::npos || name == std::string::npos) return;
    if (line.compare(name, 9, "end do fa") == 0) return void(line.replace(name, 6, "end forall"));
    const bool forall = line.compare(name, 2, "fa") == 0;
    if (control == std::string::npos || (!forall && line.compare(name, 2, "dc") != 0)) return;
    const std::size_t from = control + 5, comma = line.rfind(',');
    const std::string trips = "(" + line.substr(from, comma - from) + ":" + line.substr(comma + 1) + ")";
    line = line.substr(0, control) + (forall ? ": forall " : ": do concurrent ") + trips;
  }

  // How often there is each BLOCK, and whether its names stand elsewhere.
  void names(Tree t, std::vector<std::string> around) {
    if (f_.is(t, Op::Named) && f_.is(il::NamedOp::instr_(f_, t), Op::If)) {
      const std::string_view name = f_.text(il::NamedOp::construct_(f_, t));
      if (name.starts_with("bl")) ++blocks_[around.emplace_back(name.substr(2))];
    }
    if (f_.is(t, Op::Entity)) {
      for (std::uint32_t k = 1; k < f_.arity(t); ++k) names(f_.child(t, k), around);
      return;
    }
    if (f_.is(t, Op::Name)) {
      const std::string number(numberOf(f_.text(t)));
      if (!number.empty()) mentioned_.insert(number);
      if (!number.empty() && !std::ranges::count(around, number)) outside_.insert(number);
    }
    for (Tree c : f_.children(t)) names(c, around);
  }
  bool isBlock(const std::string &number) const {
    const auto found = blocks_.find(number);
    return found != blocks_.end() && found->second == 1 && !outside_.count(number);
  }

  // The tree without the declarations that BLOCKs have.
  Tree without(Tree t) {
    if (f_.is(t, Op::Declare)) return withoutEntities(t);
    if (il::isLeaf(f_.op(t)) || f_.is(t, Op::Instrs)) return t;
    std::vector<Tree> children;
    bool changed = false;
    for (std::uint32_t k = 0; k < f_.arity(t); ++k) {  // nodes are made meanwhile
      const Tree c = f_.child(t, k), kept = without(c);
      changed |= kept != c;
      if (kept) children.push_back(kept);
    }
    return changed ? b_.f.node(f_.op(t), children) : t;
  }
  Tree withoutEntities(Tree declare) {
    using O = il::DeclareOp;
    const Tree type = O::type_(f_, declare), attrs = O::attrs_(f_, declare), entities = O::entities_(f_, declare);
    std::vector<Tree> kept;
    for (std::uint32_t k = 0; k < f_.arity(entities); ++k) {
      const Tree e = f_.child(entities, k);
      const std::string number(numberOf(f_.text(il::EntityOp::name_(f_, e))));
      if (!number.empty() && !blocks_.count(number) && !mentioned_.count(number)) continue;  // what is shrunk has lost its scope
      if (!isBlock(number)) {
        kept.push_back(e);
        continue;
      }
      const Tree own = O::make(b_.f, type, attrs, b_.list(Op::Entities, {e}));
      std::string &text = declarations_[number];
      text += fortran::write(f_, own);
      if (!text.ends_with('\n')) text += '\n';
    }
    if (kept.size() == f_.arity(entities)) return declare;
    if (kept.empty()) return {};
    return O::make(b_.f, type, attrs, b_.list(Op::Entities, kept));
  }

  // A line with the names as they are inside, BLOCKs as such.
  std::string inner(const std::string &line) const {
    const std::size_t at = line.find("bl");
    if (const std::size_t begin = line.find(begin_); begin != std::string::npos && at < begin) {
      const std::string number = line.substr(at + 2, begin - at - 2);
      if (isBlock(number)) return line.substr(0, begin) + ": block\n" + bare(declarationsOf(number));
    }
    if (const std::size_t end = line.find(end_); end != std::string::npos && isBlock(line.substr(end + end_.size())))
      return line.substr(0, end) + "end block bl" + line.substr(end + end_.size());
    return bare(line);
  }
  std::string declarationsOf(const std::string &number) const {
    const auto found = declarations_.find(number);
    return found == declarations_.end() ? "" : found->second.substr(0, found->second.size() - 1);
  }
  std::string bare(const std::string &line) const {
    std::string to;
    for (std::size_t k = 0; k < line.size(); ++k) {
      const bool begins =
          line[k] == 'b' && (k == 0 || !(std::isalnum(static_cast<unsigned char>(line[k - 1])) || line[k - 1] == '_'));
      const std::string number(begins ? numberOf(std::string_view(line).substr(k)) : std::string_view());
      if (!number.empty() && (isBlock(number) || !blocks_.count(number)))
        k += number.size() + 1;
      else
        to += line[k];
    }
    return to;
  }

  Forest &f_;
  Build b_;
  Tree file_;
  std::map<std::string, int> blocks_;
  std::set<std::string> outside_, mentioned_;
  std::map<std::string, std::string> declarations_;
  std::ostringstream out_;
};

}  // namespace

std::string sourceOf(Forest &f, Tree file) { return Source(f, file)(); }

}  // namespace dotbar::random
