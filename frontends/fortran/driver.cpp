// The parts of a driver that depend on the subject. Names of our own begin with dotbar_, p_ (variables), d_ (derivatives) and c_
// (members of COMMON and of modules, each block in a scope of its own): what the subject calls like a function that drivers apply
// is not seen. The same text is compiled in double and in quadruple precision and must see the same values: pseudo-random numbers
// are dyadic, with at most 20 bits.
#include "frontends/fortran/driver.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <set>
#include <sstream>

namespace dotbar::fortran {
namespace {

using namespace driver;

// What a scope subroutine is asked to do; the numbers are written into the text.
enum Action { Values = 1, Shift, Results, SeedTangent, ReadTangent, SeedAdjoint, ReadAdjoint };

// A name of our own for one of the subject's; Fortran has names of 63 characters.
std::string prefixed(const char *prefix, const std::string &name) {
  constexpr std::size_t longest = 63, kept = 40;
  if (name.empty() || name.size() + 2 <= longest) return name.empty() ? name : prefix + name;
  std::uint32_t hash = 2166136261u;
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return prefix + name.substr(0, kept) + "_" + std::to_string(hash);
}

// Whether a text mentions a name.
bool mentions(const std::string &text, const std::string &name) {
  const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (std::size_t at = 0; at + name.size() <= text.size(); ++at) {
    const bool begins = at == 0 || !isPart(text[at - 1]);
    const bool ends = at + name.size() == text.size() || !isPart(text[at + name.size()]);
    const bool same = std::equal(name.begin(), name.end(), text.begin() + static_cast<std::ptrdiff_t>(at),
                                 [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)); });
    if (begins && ends && same) return true;
  }
  return false;
}

std::string shapeOf(const Item &i, const std::string &first = "") {
  std::string s = first.empty() ? "" : "(" + first;
  for (const auto &[from, to] : i.bounds) s += (s.empty() ? "(" : ", ") + std::to_string(from) + ":" + std::to_string(to);
  return s.empty() ? "" : s + ")";
}

// As a declaration has it.
std::string declaredShape(const Item &i) {
  if (!i.allocatable || i.bounds.empty()) return i.allocatable ? "" : shapeOf(i);
  std::string s;
  for (std::size_t k = 0; k < i.bounds.size(); ++k) s += k == 0 ? "(:" : ", :";
  return s + ")";
}

// What a structured type of a module is called here.
std::string typeAlias(const Item &i) { return "dotbar_" + i.typeModule + "_" + i.typeName; }

bool isDivided(const Item &i) { return i.kind == Class::Structure && !i.typeName.empty(); }

// What has a derivative.
bool hasNumbers(const Item &i) { return i.kind == Class::Real || isDivided(i); }

// As a declaration says it; a text has room for what drivers put there.
std::string typeOf(const Item &i) {
  const auto of = [](const char *word, std::int64_t n) { return word + ("(" + std::to_string(n) + ")"); };
  switch (i.kind) {
    case Class::Real:
      return of("real", i.bytes);
    case Class::Integer:
      return of("integer", i.bytes);
    case Class::Logical:
      return of("logical", i.bytes);
    case Class::Complex:
      return of("complex", i.bytes / 2);
    case Class::Character:
      return of("character", i.bytes);
    case Class::Structure:
      return "type(" + (i.typeName.empty() ? "t_" + i.name : typeAlias(i)) + ")";
    case Class::Procedure:
      break;
  }
  return "";
}

std::string definition(const Item &i) {
  if (i.kind != Class::Structure || isDivided(i)) return "";
  std::string s = "  type :: t_" + i.name + "\n    sequence\n";
  for (const Item &part : i.parts) s += "    " + typeOf(part) + " :: " + part.name + shapeOf(part) + "\n";
  return s + "  end type\n";
}

// Elements of the flat vector, in the variable's shape.
std::string elements(const Item &i, const std::string &variable, std::size_t at) {
  const std::string first = std::to_string(at + 1);
  if (i.bounds.empty()) return "dotbar_v(" + first + ")";
  return "reshape(dotbar_v(" + first + ":" + std::to_string(at + i.count) + "), shape(" + variable + "))";
}

std::string store(const Item &i, const std::string &variable, std::size_t at) {
  const std::string first = std::to_string(at + 1);
  if (i.bounds.empty()) return "dotbar_v(" + first + ") = " + variable;
  return "dotbar_v(" + first + ":" + std::to_string(at + i.count) + ") = reshape(" + variable + ", [" + std::to_string(i.count) +
         "])";
}

std::string randomly(const Item &i, const std::string &variable) {
  const std::string one = i.kind == Class::Complex ? "cmplx(dotbar_random(), dotbar_random())" : "dotbar_random()";
  if (i.bounds.empty()) return variable + " = " + one;
  return variable + " = reshape([(" + one + ", dotbar_i = 1, " + std::to_string(i.count) + ")], shape(" + variable + "))";
}

// Whether a text is a list of values: a comma outside of brackets and quotes, or an array constructor.
bool isList(const std::string &text) {
  int depth = 0;
  bool quoted = false;
  for (const char c : text) {
    if (c == '\'' || c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c == ',' && depth == 0) return true;
  }
  return text.starts_with("[") || text.starts_with("(/");
}

std::string given(const Item &i, const std::string &variable) {
  if (i.bounds.empty() || !isList(i.value)) return variable + " = " + i.value;
  const bool bare = !i.value.starts_with("[") && !i.value.starts_with("(/");
  // The type makes 0, 1.5 of one kind.
  const std::string type = i.kind == Class::Real || i.kind == Class::Integer ? typeOf(i) + " :: " : "";
  const std::string list = bare ? "[" + type + i.value + "]" : i.value;
  return variable + " = reshape(" + list + ", shape(" + variable + "), pad=" + list + ")";
}

std::string initially(const Item &i, const std::string &variable) {
  if (!i.value.empty()) return given(i, variable);
  switch (i.kind) {
    case Class::Real:
    case Class::Complex:
      return randomly(i, variable);
    case Class::Integer:
      return variable + " = 0";
    case Class::Logical:
      return variable + " = .false.";
    default:
      return variable + " = ' '";
  }
}

class Writer {
 public:
  Writer(const Subject &subject, const Plan &plan, Derivatives derivatives)
      : s_(subject), plan_(plan), both_(derivatives == Derivatives::Both) {}

  std::string text() {
    state();
    scope("dotbar_formals", nullptr);
    for (std::size_t k = 0; k < s_.blocks.size(); ++k) scope(blockScope(k), &s_.blocks[k]);
    everyScope();
    call("dotbar_primal", s_.primal);
    call("dotbar_tangent", s_.tangent);
    if (both_) call("dotbar_adjoint", s_.adjoint);
    return out_.str();
  }

 private:
  const Subject &s_;
  const Plan &plan_;
  bool both_;
  std::ostringstream out_;

  // --- derivatives with a dimension more: the one that is asked stands at a place that changes, what stands at the others is
  // noise ---
  bool isExtended(const Callable &c) const { return !c.extent.empty() && (both_ || &c == &s_.tangent); }
  std::string extentOf(const Callable &c) const { return &c == &s_.tangent ? "dotbar_extent_t" : "dotbar_extent_a"; }
  const char *prefixOf(const Callable &c) const { return !isExtended(c) ? "d_" : &c == &s_.tangent ? "e_" : "f_"; }
  const Callable &derivativeOf(Action action) const { return action < SeedAdjoint ? s_.tangent : s_.adjoint; }

  static std::string placeIn(const Item &i, const std::string &variable, const std::string &place = "dotbar_place") {
    std::string s = variable + "(" + place;
    for (std::size_t k = 0; k < i.bounds.size(); ++k) s += ", :";
    return s + ")";
  }

  static std::string blockScope(std::size_t k) { return "dotbar_block_" + std::to_string(k + 1); }

  void state() {
    out_ << "! Written by dotbar check around " << s_.title << ".\n"
         << "module dotbar_state\n";
    for (const Callable *c : {&s_.tangent, &s_.adjoint})
      if (isExtended(*c)) out_ << "  use " << c->extentModule << ", only: " << extentOf(*c) << " => " << c->extent << "\n";
    typesOf(s_.items);
    out_ << "  implicit none\n  public\n  integer(8), save :: dotbar_seed = " << plan_.seed << "_8\n"
         << "  integer, save :: dotbar_place = 0  ! in the dimension that derivatives have besides\n";
    if (plan_.columns)
      out_ << "  integer :: dotbar_used = 0  ! how many of it are\n  integer, private :: dotbar_element\n  integer :: "
              "dotbar_places("
           << s_.independents << ") = [(dotbar_element, dotbar_element = 1, " << s_.independents << ")]\n";
    for (const Item &i : s_.items) {
      if (i.kind == Class::Procedure) continue;
      out_ << "  " << typeOf(i) << (i.allocatable ? ", allocatable" : "") << ", save :: " << prefixed("p_", i.name)
           << declaredShape(i);
      if (hasNumbers(i)) out_ << ", " << prefixed("d_", i.name) << declaredShape(i);
      for (const Callable *c : {&s_.tangent, &s_.adjoint})
        if (hasNumbers(i) && isExtended(*c)) out_ << ", " << prefixed(prefixOf(*c), i.name) << shapeOf(i, extentOf(*c));
      out_ << "\n";
    }
    out_ << "contains\n"
            "  function dotbar_random() result(r)  ! in (0.1, 1)\n"
            "    real(8) :: r\n"
            "    dotbar_seed = mod(dotbar_seed * 1103515245_8 + 12345_8, 2147483648_8)\n"
            "    r = 104858_8 + mod(dotbar_seed / 1024_8, 943718_8)\n"
            "    r = r / 1048576\n"
            "  end function\n"
            "  subroutine dotbar_direction(k, n, v)  ! a unit vector, or behind those a pseudo-random one\n"
            "    integer, intent(in) :: k, n\n"
            "    real(8), intent(out) :: v(n)\n"
            "    integer :: i\n"
            "    v = 0\n"
            "    if (k > 0) then\n      v(k) = 1\n"
            "    else\n      dotbar_seed = mod("
         << plan_.seed
         << "_8 * 7919 - 104729 * k, 2147483648_8)\n"
            "      do i = 1, n\n        v(i) = 2 * dotbar_random() - 1\n      end do\n    end if\n"
            "  end subroutine\nend module\n\n";
  }

  void typesOf(const std::vector<Item> &items) {
    std::set<std::string> said;
    for (const Item &i : items)
      if (isDivided(i) && said.insert(typeAlias(i)).second)
        out_ << "  use " << i.typeModule << ", only: " << typeAlias(i) << " => " << i.typeName << "\n";
  }

  // One subroutine that does all actions on the formals (block: null) or on the members of a block.
  void scope(const std::string &name, const Block *block) {
    const std::vector<Item> &items = block ? block->items : s_.items;
    out_ << "subroutine " << name << "(dotbar_what, dotbar_v, dotbar_t)\n  use dotbar_state\n";
    if (block && block->module)
      for (const Item &i : items) {
        imported(block->name, i.name);
        imported(block->tangent, i.tangent);
        if (both_) imported(block->adjoint, i.adjoint);
      }
    if (block && block->module) typesOf(items);
    out_ << "  implicit integer (i-n)\n  integer :: dotbar_what, dotbar_i\n  real(8) :: dotbar_v(*), dotbar_t\n";
    if (block && !block->module) commons(*block);
    if (block) kept(*block);
    out_ << "  select case (dotbar_what)\n";
    for (int action = Values; action <= ReadAdjoint; ++action) {
      if (!both_ && action >= SeedAdjoint) break;
      out_ << "  case (" << action << ")\n";
      if (block)
        members(*block, static_cast<Action>(action));
      else
        formals(static_cast<Action>(action));
    }
    out_ << "  end select\nend subroutine\n\n";
  }

  void imported(const std::string &module, const std::string &name) {
    if (!name.empty()) out_ << "  use " << module << ", only: " << prefixed("c_", name) << " => " << name << "\n";
  }

  // Expressions of --set speak of the procedure's integers, and of members of the block, which come first, by their names.
  std::string byName(const std::string &value, const Block *block) const {
    std::string names;
    const auto add = [&](const Item &i, const char *prefix) {
      if (mentions(value, i.name)) names += (names.empty() ? "" : ", ") + i.name + " => " + prefixed(prefix, i.name);
    };
    if (block)
      for (const Item &i : block->items) add(i, "c_");
    for (const Item &i : s_.items) {
      bool hidden = false;
      if (block)
        for (const Item &m : block->items) hidden = hidden || m.name == i.name;
      if (i.kind == Class::Integer && i.bounds.empty() && !hidden) add(i, "p_");
    }
    return names;
  }

  void value(const Item &i, const std::string &variable, const Block *block) {
    const std::string names = byName(i.value, block);
    if (!names.empty()) line("associate (" + names + ")");
    line(initially(i, variable));
    if (!names.empty()) line("end associate");
  }

  // What the program itself initialises is put back before every run.
  void kept(const Block &b) {
    for (const Item &i : b.items)
      if (i.preset) out_ << "  " << typeOf(i) << ", save :: " << prefixed("k_", i.name) << shapeOf(i) << "\n";
    out_ << "  logical, save :: dotbar_first = .true.\n";
  }

  void commons(const Block &b) {
    for (const Item &i : b.items) {
      out_ << definition(i);
      out_ << "  " << typeOf(i) << " :: " << prefixed("c_", i.name) << shapeOf(i) << "\n";
      for (const auto &[name, c] : {std::pair(&i.tangent, &s_.tangent), std::pair(&i.adjoint, &s_.adjoint)})
        if (!name->empty() && (both_ || c == &s_.tangent))
          out_ << "  " << typeOf(i) << " :: " << prefixed("c_", *name) << shapeOf(i, isExtended(*c) ? extentOf(*c) : "") << "\n";
    }
    common(b.name, [&] {
      std::vector<std::string> names;
      for (const Item &i : b.items) names.push_back(i.name);
      return names;
    }());
    if (!b.tangents.empty()) common(b.tangent, b.tangents);
    if (both_ && !b.adjoints.empty()) common(b.adjoint, b.adjoints);
  }

  void common(const std::string &name, const std::vector<std::string> &members) {
    out_ << "  common /" << name << "/ ";
    for (std::size_t i = 0; i < members.size(); ++i) out_ << (i ? ", &\n    " : "") << prefixed("c_", members[i]);
    out_ << "\n";
  }

  void line(const std::string &text) { out_ << "    " << text << "\n"; }

  // Integers first: the values of arrays may speak of them.
  static std::vector<const Item *> integersFirst(const std::vector<Item> &items) {
    std::vector<const Item *> order;
    for (const bool integers : {true, false})
      for (const Item &i : items)
        if ((i.kind == Class::Integer && i.bounds.empty()) == integers) order.push_back(&i);
    return order;
  }

  void formals(Action action) {
    for (const Item *i : integersFirst(s_.items))
      if (i->kind != Class::Procedure)
        item(*i, action, prefixed("p_", i->name), hasNumbers(*i) ? prefixed(prefixOf(derivativeOf(action)), i->name) : "",
             nullptr);
  }

  void members(const Block &b, Action action) {
    for (const Item *i : integersFirst(b.items)) {
      const std::string &derivative = action < SeedAdjoint ? i->tangent : i->adjoint;
      item(*i, action, prefixed("c_", i->name), prefixed("c_", derivative), &b);
    }
    if (action == Values) line("dotbar_first = .false.");
  }

  // A derivative that is no seed may hold anything on entry: the contract says who sets it.
  void item(const Item &i, Action action, const std::string &variable, const std::string &whole, const Block *block) {
    if (isDivided(i)) {
      for (const Item &part : i.parts)
        item(part, action, variable + part.name, whole.empty() || part.kind != Class::Real ? "" : whole + part.name, block);
      return;
    }
    if (i.kind == Class::Structure && action != Values) return;
    const bool extended = !whole.empty() && isExtended(derivativeOf(action));
    const std::string derivative = extended ? placeIn(i, whole) : whole;
    const std::string read = readBy(i, action, variable, whole);
    if (i.allocatable && !read.empty()) hasMemory(i, read);
    if (i.allocatable && action == Values) memory(i, variable);
    if (i.allocatable && !whole.empty() && (action == SeedTangent || action == SeedAdjoint)) memory(i, whole);
    const auto other = [&] {
      if (!s_.strict) line(whole + " = 0");
      if (s_.strict && !extended) line(randomly(i, whole));
    };
    const bool straight = plan_.curve && i.independent && action == SeedTangent;
    if (extended && straight) line(whole + " = 0");
    if (extended && !straight && (action == SeedTangent || action == SeedAdjoint))
      line(noise(i, whole, extentOf(derivativeOf(action))));
    switch (action) {
      case Values:
        if (!i.preset)
          value(i, variable, block);
        else if (block)
          line("if (dotbar_first) " + prefixed("k_", i.name) + " = " + variable), line(variable + " = " + prefixed("k_", i.name));
        break;
      case Shift:
        if (i.independent) line(variable + " = " + variable + " + dotbar_t * " + elements(i, variable, i.x));
        break;
      case Results:
        if (i.dependent) line(store(i, variable, i.y));
        break;
      case SeedTangent:
        if (!derivative.empty() && i.independent && !plan_.columns)
          line((extended && straight ? placeIn(i, whole, "1") : derivative) + " = " + elements(i, derivative, i.x));
        else if (!derivative.empty() && !i.independent)
          other();
        break;
      case ReadTangent:
        if (i.dependent) line(derivative.empty() ? zeros(i, i.y) : store(i, derivative, i.y));
        break;
      case SeedAdjoint:
        if (!derivative.empty() && i.dependent)
          line(derivative + " = " + elements(i, derivative, i.y));
        else if (!derivative.empty())
          other();
        break;
      case ReadAdjoint:
        if (i.independent) line(derivative.empty() ? zeros(i, i.x) : store(i, derivative, i.x));
        break;
    }
  }

  // Of an ALLOCATABLE variable.
  void memory(const Item &i, const std::string &variable) {
    line("if (allocated(" + variable + ")) deallocate(" + variable + ")");
    line("allocate(" + variable + shapeOf(i) + ")");
  }

  // What an action reads; empty: nothing.
  static std::string readBy(const Item &i, Action action, const std::string &variable, const std::string &derivative) {
    const bool reads = (action == Shift && i.independent) || (action == Results && i.dependent);
    const bool readsDerivative = (action == ReadTangent && i.dependent) || (action == ReadAdjoint && i.independent);
    return reads ? variable : readsDerivative ? derivative : "";
  }

  // A program that gives it other memory than --size says ends with a word.
  void hasMemory(const Item &i, const std::string &variable) {
    const std::string name = i.headName.empty() ? i.name : i.headName;
    line("if (.not. allocated(" + variable + ")) error stop 'dotbar check: " + name + " has no memory when it is read'");
    if (!i.bounds.empty())
      line("if (size(" + variable + ") /= " + std::to_string(i.count) + ") error stop 'dotbar check: " + name +
           " has another size than --size says'");
  }

  static std::string noise(const Item &i, const std::string &whole, const std::string &extent) {
    const std::string one = i.kind == Class::Complex ? "cmplx(dotbar_random(), dotbar_random())" : "dotbar_random()";
    return whole + " = reshape([(" + one + ", dotbar_i = 1, " + std::to_string(i.count) + "*" + extent + ")], shape(" + whole +
           "))";
  }

  // A variable that the rules found passive.
  static std::string zeros(const Item &i, std::size_t at) {
    return "dotbar_v(" + std::to_string(at + 1) + ":" + std::to_string(at + i.count) + ") = 0";
  }

  void everyScope() {
    out_ << "subroutine dotbar_do(dotbar_what, dotbar_v, dotbar_t)\n  use dotbar_state\n  implicit none\n"
            "  integer :: dotbar_what\n  real(8) :: dotbar_v(*), dotbar_t\n"
            "  if (dotbar_what == "
         << Values << ") dotbar_seed = " << plan_.seed << "_8\n";
    for (const auto &[c, seed] : {std::pair(&s_.tangent, SeedTangent), std::pair(&s_.adjoint, SeedAdjoint)})
      if (isExtended(*c) && !plan_.curve && !plan_.columns)
        out_ << "  if (dotbar_what == " << seed << ") dotbar_place = mod(dotbar_place, " << extentOf(*c) << ") + 1\n";
    out_ << "  call dotbar_formals(dotbar_what, dotbar_v, dotbar_t)\n";
    for (std::size_t k = 0; k < s_.blocks.size(); ++k)
      out_ << "  call " << blockScope(k) << "(dotbar_what, dotbar_v, dotbar_t)\n";
    out_ << "end subroutine\n\n";
  }

  const Item *find(const std::string &name) const {
    for (const Item &i : s_.items)
      if (i.name == name) return &i;
    return nullptr;
  }

  // p_x, d_x, or the procedure that --set names.
  std::string actual(const Callable &c, const Callable::Actual &a) const {
    const Item *i = find(a.item);
    if (i && i->kind == Class::Procedure) return a.derivative ? a.procedure : i->value;
    return prefixed(a.derivative ? prefixOf(c) : "p_", a.item);
  }

  void call(const std::string &name, const Callable &c) {
    out_ << "subroutine " << name << "\n  use dotbar_state\n";
    if (!c.module.empty()) out_ << "  use " << c.module << ", only: " << c.name << "\n";
    out_ << "  implicit none\n";
    if (!c.interface.empty()) out_ << "  interface\n" << c.interface << "  end interface\n";
    if (c.function && c.module.empty() && c.interface.empty())
      out_ << "  " << typeOf(s_.items.back()) << ", external :: " << c.name << "\n";
    std::string arguments;
    for (const auto &a : c.actuals) {
      if (const Item *i = find(a.item); i && i->kind == Class::Procedure) out_ << "  external :: " << actual(c, a) << "\n";
      arguments += (arguments.empty() ? "" : ", &\n    ") + actual(c, a);
    }
    const bool columns = plan_.columns && &c == &s_.tangent;
    if (isExtended(c)) arguments += (arguments.empty() ? "" : ", &\n    ") + (columns ? "dotbar_used" : extentOf(c));
    if (c.places) arguments += ", dotbar_places";
    const std::string result =
        c.function ? "  " + prefixed(&c == &s_.tangent ? "d_" : "p_", s_.items.back().name) : std::string();
    out_ << (c.function ? result + " = " : "  call ") << c.name << "(" << arguments << ")\nend subroutine\n\n";
  }
};

}  // namespace

std::string driverText(const Subject &subject, const Plan &plan, Derivatives derivatives) {
  return Writer(subject, plan, derivatives).text();
}

}  // namespace dotbar::fortran
