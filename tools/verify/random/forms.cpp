// What a form may overwrite: a(:), s and locals; all of them are set where it begins. Values stay small: what is assigned is a
// sine, or a part of what was there and a sine. Indices are 1 .. 4, the extent of all arrays but those that grow.
#include "tools/verify/random/forms.h"

#include <algorithm>
#include <regex>

namespace dotbar::random {

namespace {

std::string digits(int n) { return std::to_string(n); }

bool names(const std::string &text, const std::string &name) { return std::regex_search(text, std::regex("\\b" + name + "\\b")); }

}  // namespace

// Of all that there is a program has a part, so that what is refused does not hide the rest.
Forms::Forms(std::uint64_t seed, Features &features, const std::string &suffix)
    : r_(seed ^ 0xf032), features_(features), suffix_(suffix) {
  while (chosen_.size() < 2)
    for (const Form &f : all())
      if (r_.chance(20)) chosen_.push_back(f);
}

// --- expressions ---

std::string Forms::number() {
  static const std::vector<std::string> all{"0.25d0", "0.5d0", "0.75d0", "1.25d0", "0.3d0", "0.6d0", "1.5d0"};
  return r_.pick(all);
}

std::string Forms::index() {
  if (!counters_.empty() && r_.chance(70)) {
    const std::string i = r_.pick(counters_);
    return r_.chance(60) ? i : "mod(" + i + " + " + digits(r_.below(3)) + ", 4) + 1";
  }
  const int what = r_.below(6);
  return what == 0 ? "k" : what == 1 ? "kv(" + digits(r_.between(1, 4)) + ")" : digits(r_.between(1, 4));
}

std::string Forms::place() {
  if (!places_.empty() && r_.chance(30)) return r_.pick(places_);
  switch (r_.below(6)) {
    case 0:
      return "s";
    case 1:
      return "t";
    case 2:
      return "fg";
    case 3:
      return "q(" + index() + ")";
    default:
      return "a(" + index() + ")";
  }
}

std::string Forms::operand() {
  if (function_ && r_.chance(20)) return "sf(" + (r_.chance(50) ? place() : "0.5d0*" + place()) + ", " + index() + ")";
  return r_.chance(12) ? number() : place();
}

std::string Forms::expression(int depth) {
  if (depth <= 0) return operand();
  switch (r_.below(8)) {
    case 0:
      return "sin(" + expression(depth - 1) + ")";
    case 1:
      return "each(" + expression(depth - 1) + ", " + operand() + ")";
    case 2:
      return operand() + "/(1.0d0 + (" + expression(depth - 1) + ")**2)";
    case 3:
      return "(" + expression(depth - 1) + ")*" + operand();
    case 4:
      return r_.chance(50) ? "sum(a)" : "dot_product(a, q(4:1:-1))";
    case 5:
      return number() + "*" + operand() + " - " + expression(depth - 1);
    default:
      return operand() + "*" + operand() + " + " + expression(depth - 1);
  }
}

std::string Forms::test() { return expression(1) + (r_.chance(50) ? " > " : " < ") + number(); }

std::string Forms::assignment(const std::string &to) {
  const std::string value = "sin(" + expression(r_.between(1, 2)) + ")";
  return to + " = " + (r_.chance(40) ? number() + "*" + value : "0.5d0*" + to + " + 0.5d0*" + value) + "\n";
}

// --- statements, and what they stand in ---

std::string Forms::statements(int least, int most) {
  std::string text;
  for (int k = r_.between(least, most); k > 0; --k) text += statement();
  return text;
}

std::string Forms::statement() {
  const int what = r_.below(100);
  if (depth_ > 2 || what < 35) return assignment();
  if (what < 42) return loop();
  if (what < 48) return branch();
  const Form &f = r_.pick(chosen_);
  features_[static_cast<std::size_t>(f.feature)] = true;
  ++depth_;
  const std::string text = (this->*f.write)();
  --depth_;
  return text;
}

// A loop of what `body` writes, over a counter of its own, whose values are 1 .. 4 inside.
std::string Forms::loopOf(const std::string &range, const std::function<std::string()> &body) {
  if (counters_.size() > 2) return assignment();
  const std::string i = "i" + digits(static_cast<int>(counters_.size()) + 1);
  counters_.push_back(i), ++depth_;
  const std::string inside = body();
  counters_.pop_back(), --depth_;
  return "do " + i + " = " + range + "\n" + inside + "end do\n";
}

std::string Forms::loop() {
  return loopOf("1, " + digits(r_.between(2, 4)), [this] { return statements(1, 3); });
}

std::string Forms::branch() {
  ++depth_;
  std::string text = "if (" + test() + ") then\n" + statements(1, 2);
  if (r_.chance(60)) text += "else\n" + statements(1, 2);
  --depth_;
  return text + "end if\n";
}

// --- the forms ---

// Behind it the counter is what it began with, or one beyond the last trip.
std::string Forms::emptyLoop() {
  const std::string i = "i" + digits(static_cast<int>(counters_.size()) + 1);
  const bool runs = r_.chance(40);
  const std::string text = loopOf(runs ? "1, 3" : r_.chance(50) ? "3, 2" : "2, 4, -1", [this] { return statements(1, 1); });
  return counters_.size() > 2 ? text : text + assignment("a(" + i + ")");
}

std::string Forms::backward() {
  static const std::vector<std::string> ranges{"4, 1, -1", "4, 1, -2", "3, 2, -1"};
  const std::string i = "i" + digits(static_cast<int>(counters_.size()) + 1);
  if (r_.chance(30)) return "a(4:1:-1) = 0.5d0*sin(a) + " + number() + "*sin(q(4:1:-1)*" + operand() + ")\n";
  return loopOf(r_.pick(ranges), [&] { return assignment("a(" + i + ")") + statements(0, 2); });
}

// An internal procedure gives what the host has other memory, or other bounds.
std::string Forms::growing() {
  if (!names(internals_, "grow"))
    internals_ += "subroutine grow(z)\nreal*8, intent(in) :: z\nreal*8, allocatable :: more(:)\nif (size(w) > 5) then\nw = [" +
                  number() +
                  "*z, w(lbound(w, 1))]\nelse\nallocate(more(0:size(w)))\nmore(1:) = w\nmore(0) = sin(z*w(ubound(w, 1)))\n" +
                  "call move_alloc(more, w)\nend if\nend subroutine grow\n";
  const std::string last = "w(ubound(w, 1))";
  return "call grow(" + expression(1) + ")\n" + (r_.chance(60) ? assignment(last) : "") + place() + " = 0.5d0*sin(sum(w)*" +
         operand() + ")\n";
}

std::string Forms::rank() {
  static const std::vector<std::string> actuals{"a", "s",         "t",      "q(2:3)",
                                                "m", "a(4:1:-1)", "m(1,:)", "a(k)"};  // at least two elements
  return "call ranked" + suffix_ + "(" + r_.pick(actuals) + ", " + number() + ")\n";
}

// Memory that such an object loses is refused, where its value is needed.
std::string Forms::overriding() {
  if (isGiven_ || !counters_.empty() || depth_ > 1) return assignment();
  isGiven_ = true;
  std::string text;
  const std::string one = "allocate(basic :: o)\n", other = "allocate(changed :: o)\n";
  text += r_.chance(50) ? "if (" + test() + ") then\n" + one + "else\n" + other + "end if\n" : r_.chance(50) ? one : other;
  if (r_.chance(60)) text += "o%c = sin(" + expression(1) + ")\n";
  text += std::string("call o%") + (r_.chance(50) ? "go" : "twice") + "(" + (r_.chance(50) ? "s" : "t") + ")\n";
  return text + place() + " = 0.5d0*sin(o%c*" + operand() + ")\n";
}

// An object without memory where its BLOCK is entered; what it is moved to is of a class, or of its type.
std::string Forms::madeInside() {
  const std::string made = name("made");
  const bool isMoved = !isGiven_ && counters_.empty() && depth_ < 2 && r_.chance(60);
  std::string text = "block\n";
  if (isMoved) {
    isGiven_ = true;
    text += "type(" + std::string(r_.chance(50) ? "basic" : "changed") + "), allocatable :: " + made + "\nallocate (" + made +
            ")\n" + made + "%c = " + (r_.chance(70) ? number() : "sin(" + expression(1) + ")") + "\ncall move_alloc(" + made +
            ", o)\nend block\ncall o%go(" + (r_.chance(50) ? "s" : "t") + ")\n";
    return text + place() + " = 0.5d0*sin(o%c*" + operand() + ")\n";
  }
  text += "type(grown), allocatable :: " + made + "\nallocate (" + made + ")\n" + made + "%v = [s, sin(" + expression(1) +
          ")]\n" + (r_.chance(50) ? made + "%z = sin(" + operand() + ")*" + made + "%v(1)\n" : "") + place() + " = 0.5d0*sin(" +
          made + "%v(2)*" + made + "%z*" + operand() + ")\n";
  return text + (r_.chance(30) ? "deallocate (" + made + ")\n" : "") + "end block\n";
}

// What it has from a module, and a value that it begins with each time.
std::string Forms::ownScope() {
  const std::string made = name("own"), index = "1 + mod(k, 3)";
  return "block\nuse told" + suffix_ + ", only: " + made + "k => tk\ntype(basic) :: " + made + "\nreal*8 :: " + made + "v(" +
         made + "k + 2)\n" + (r_.chance(50) ? "integer :: k\nk = " + made + "k\n" : "") + made + "v = " + operand() + "\n" +
         made + "%c = " + made + "%c*sin(" + made + "v(2)*" + expression(1) + ")\n" + place() + " = 0.5d0*sin(" + made + "%c*" +
         operand() + ") + " + made + "v(" + index + ")*0.25d0\nend block\n";
}

std::string Forms::laidOut() {
  return "call laid(" +
         std::string(r_.chance(50)   ? "a"
                     : r_.chance(50) ? "q"
                                     : "q(4:1:-1)") +
         ", " + operand() + ", " + (r_.chance(50) ? test() : ".true.") + ")\n";
}

std::string Forms::returns() {
  if (!counters_.empty() && r_.chance(50)) return assignment();
  const std::string one = digits(labels_ += 10), two = digits(labels_ += 10), end = digits(labels_ += 10);
  return "call turn(" + place() + ", " + index() + ", *" + one + ", *" + two + ")\n" + assignment() + "go to " + end + "\n" +
         one + " continue\n" + assignment() + assignment() + "go to " + end + "\n" + two + " continue\n" + assignment() + end +
         " continue\n";
}

std::string Forms::ofSubmodule() {
  if (r_.chance(50)) return "call apart(" + std::string(r_.chance(50) ? "a" : "q(4:1:-1)") + ", " + expression(1) + ")\n";
  return std::string(r_.chance(50) ? "s" : "t") + " = 0.5d0*apart_of(" + expression(1) + ")\n";  // it changes fg
}

std::string Forms::listed() { return "write (line, '(9es12.4)') (sin(a(j1)), q(j1)*s, j1 = 1, 4), t\n" + assignment(); }

// A WHILE loop that counts, each trip of which sets a workspace.
std::string Forms::filled() {
  const std::string it = name("it");
  counts_.push_back(it);
  ++depth_;
  const std::string body = statements(0, 2), use = r_.chance(50) ? assignment("q(" + index() + ")") : "";
  --depth_;
  return it + " = 0\ndo while (" + it + " < " + digits(r_.between(2, 3)) + (r_.chance(30) ? " .and. s < 5.0d0" : "") +
         ")\ncall fill(q, " + it + ", 0.5d0*" + operand() + ")\n" + place() + " = sin(q(" + it + " + 1)*" + operand() + ")\n" +
         body + use + it + " = " + it + " + 1\n" + (r_.chance(25) ? "if (" + it + " == 2) exit\n" : "") + "end do\n";
}

std::string Forms::association() {
  const std::string test = counters_.empty() ? this->test() : "mod(" + counters_.back() + ", 2) == 0";
  const std::string other = r_.chance(4) ? "tb(4:1:-1)" : "tb";  // what may have gaps is refused
  return "if (" + test + ") then\np => ta\nelse\np => " + other + "\nend if\n" + assignment("p(" + index() + ")") +
         assignment("ta(" + index() + ")") + place() + " = 0.5d0*sin(p(" + index() + ")*" + operand() + ")\n";
}

std::string Forms::component() {
  const std::string grow = "if (size(b%v) < 6) b%v = [b%v, sin(b%v(1)*" + operand() + ")]\n";
  const std::string again = r_.chance(30) ? "b%v = b%v(2:)\nb%v = [b%v, b%z]\n" : "";
  return (r_.chance(60) ? loopOf("1, 3", [&] { return grow + assignment(); }) : grow) + again + "b%z = sin(sum(b%v))\n" +
         place() + " = 0.5d0*b%z*b%v(size(b%v))\n" + (r_.chance(30) ? "c = b\nb%v(1) = sin(c%v(2)*" + operand() + ")\n" : "");
}

std::string Forms::group() {
  return "write (lines, nml=some)\nk = mod(k, 4) + 1\n" + assignment("a(k)") + (r_.chance(6) ? "read (lines, nml=some)\n" : "") +
         assignment("q(k)");
}

std::string Forms::internalFile() { return "write (line, '(i4)') " + index() + "\nread (line, *) k\n" + assignment("a(k)"); }

// A NAMELIST and a string of another module, which has its variables under other names: what is found there is a constant.
std::string Forms::groupOfModule() {
  const auto given = [this](const std::string &what) { return "told_text = '&told " + what + " /'\n"; };
  const auto use = [this] { return place() + " = 0.5d0*sin(told_t*" + operand() + ")\n"; };
  const std::string read = std::string("read (told_text, ") + (r_.chance(50) ? "nml=" : "") + "told)\n";
  switch (r_.below(3)) {
    case 0:
      return "told_t = " + number() + "\n" + use() + given("tk=" + digits(r_.between(1, 4))) + read + use() + "k = told_k\n" +
             assignment("a(k)");
    case 1:
      return "told_t = sin(" + expression(1) + ")\n" + use() + given("tt=" + number() + ", tk=2") +
             (r_.chance(6) ? "" : "!$AD CONSTANT\n") + read + use();
    default:
      return "write (told_text, '(i4)') " + index() + "\nread (told_text, *) told_k\nk = told_k\n" + assignment("a(k)");
  }
}

// Extents and subscripts that an enumeration of the module says, which keeps it to itself.
std::string Forms::enumerated() {
  return "ec = a\nec(" + std::string(r_.chance(50) ? "two_e" : "four_e") + ") = 0.5d0*sin(" + expression(1) + ")\n" + place() +
         " = 0.5d0*sin(ec(one_e)*ec(four_e) + ec(" + index() + "))\n";
}

// What it is given must be no place that it overwrites.
std::string Forms::message() {
  const std::string call = "done(0.5d0*" + operand() + ", " + place() + ")", begun = "fm = " + number() + "\n",
                    kept = place() + " = 0.5d0*sin(fm*" + operand() + ")\n";
  if (r_.chance(50)) return begun + "line = " + call + "\n" + kept + assignment();
  if (r_.chance(50)) return begun + "if (" + call + " == 'big') then\n" + assignment() + "end if\n" + kept;
  return begun + "if (len_trim('of'//" + call + ") > 4) " + kept;
}

std::string Forms::told() const {
  return "module told" + suffix_ +
         "\nimplicit none\nreal*8 :: tt = 0.5d0\ninteger :: tk = 2\n"
         "character(len=60) :: told_text\nnamelist /told/ tt\nnamelist /told/ tk\nend module\n";
}

std::string Forms::entry() {
  return r_.chance(50) ? "call first" + suffix_ + "(" + operand() + "*0.5d0, s)\n"
                       : "call second" + suffix_ + "(s, 2, " + operand() + "*0.5d0)\n";
}

std::string Forms::ofFormula() {
  if (headers_.empty()) headers_ = "sf(x1, j1) = x1*" + number() + " + a(j1)*t*x1\n", function_ = true;
  return place() + " = sin(sf(" + operand() + ", " + index() + "))\n";
}

// Functions of whole arrays are refused, but where they say who is under the mask.
std::string Forms::elementwise() {
  const std::string mask = std::string(r_.chance(50) ? "a" : "q*a") + " > " + number(),
                    all = r_.chance(4) ? "each(a, q)" : "sin(a*q)";
  switch (r_.below(4)) {
    case 0:
      return "where (" + mask + ")\na = 0.8d0*" + all + "\nelsewhere (each(a, q) < 0.5d0)\nq = sin(q*" + operand() +
             ")*0.5d0\nelsewhere\na = 0.5d0*a(4:1:-1)\nend where\n";
    case 1:
      return "call change(a(" + std::string(r_.chance(50) ? "4:1:-1" : "1:4:2") + "), 0.5d0*" + (r_.chance(5) ? operand() : "s") +
             ")\n";
    case 2:
      return "where (" + mask + ") a = sin(a(4:1:-1)*q) + 0.5d0*a\n";
    default:
      return "call change(q, a*" + std::string(r_.chance(5) ? operand() : "s") + ")\n";
  }
}

std::string Forms::repeats() {
  switch (r_.below(3)) {
    case 0:
      return "q = sin(a(kv)*q(kr))\n";
    case 1:
      return "a(kv) = 0.5d0*a(kr) + 0.5d0*sin(q*" + operand() + ")\nkv = kv([2, 3, 4, 1])\n";
    default:
      return "q = q(kr)*0.5d0\nkr(" + digits(r_.between(1, 4)) + ") = " + digits(r_.between(1, 4)) + "\n" + place() +
             " = sin(sum(a(kr(2:4))*q(kr(1:3))))\n";
  }
}

std::string Forms::deciding() {
  const std::string yes = assignment(), no = assignment();
  if (r_.chance(50)) return "if (odd(" + operand() + ", " + index() + ")) then\n" + yes + "else\n" + no + "end if\n";
  return "select case (word(" + operand() + ", " + index() + "))\ncase ('a':'c')\n" + yes + "case ('mid', 'mit')\n" + no +
         "case default\n" + assignment() + "end select\n";
}

std::string Forms::ranges() {
  return "select case (" + index() + ")\ncase (:1)\n" + statements(1, 1) + "case (3, 4:7)\n" + statements(1, 2) +
         "case default\n" + statements(0, 1) + "end select\n";
}

// BLOCK and ASSOCIATE, left from inside.
std::string Forms::nested() {
  const std::string block = name("outer"), associate = name("under"), own = name("x"), alias = name("z");
  const std::string named = r_.chance(50) ? "a(" + digits(r_.between(1, 4)) + ")" : r_.chance(50) ? "s" : "q(2)";
  std::string text = block + ": block\nreal*8 :: " + own + "\n" + own + " = " + expression(1) + "\n";
  places_.push_back(own);
  text += associate + ": associate (" + alias + " => " + named + ")\n";
  places_.push_back(alias);
  text += assignment(alias) + "if (" + test() + ") exit " + (r_.chance(50) ? block : associate) + "\n" + statements(1, 2);
  places_.pop_back();
  text += "end associate " + associate + "\n" + (r_.chance(40) ? "if (" + test() + ") exit " + block + "\n" : "");
  text += statements(1, 1) + assignment("t");
  places_.pop_back();
  return text + "end block " + block + "\n";
}

std::string Forms::recursion() {
  return "call down(" + std::string(r_.chance(50) ? "a" : "q(2:4)") + ", " + (r_.chance(50) ? "s" : "t") + ", 3)\n";
}

std::string Forms::extents() {
  const std::string k = digits(r_.below(3));
  if (r_.chance(40)) return "a(1:size(parts(q, " + k + "))) = parts(q*" + operand() + ", " + k + ")\n";
  return place() + " = 0.5d0*sin(sum(parts(" + (r_.chance(50) ? "a" : "q(3:1:-1)") + ", " + k + ")))\n";
}

std::string Forms::byValue() {
  return "fg = sin(" + expression(1) + ")\nt = valued(" + (r_.chance(50) ? "fg" : operand()) + ")*0.5d0\n" + assignment();
}

std::string Forms::passed() {
  if (!names(internals_, "mapped"))
    internals_ += "function mapped(z) result(r)\nreal*8, intent(in) :: z\nreal*8 :: r\nr = sin(z*" +
                  (r_.chance(10) ? "t" : number()) + ") + " + number() + "*k*z\n" + (r_.chance(4) ? "q(1) = sin(q(1)*z)\n" : "") +
                  "end function mapped\n";
  const std::string k = r_.chance(40) ? "k = " + digits(r_.between(1, 4)) + "\n" : "";
  return k + "s = 0.5d0*integral(mapped, " + operand() + ")\n" + assignment();
}

// Short enough to be written out where it is called: from an element on, also where what it changes says which element that is.
std::string Forms::inLine() {
  return loopOf("1, " + digits(r_.between(2, 4)), [this] {
    const std::string changed = r_.chance(40) ? "a(k)" : r_.chance(50) ? "s" : "a(" + digits(r_.between(1, 4)) + ")";
    return "call small(q(" + digits(r_.between(1, 3)) + "), " + (r_.chance(30) ? number() : "0.5d0*" + operand()) + ", " +
           changed + ", k)\n" + statement();
  });
}

// One variable, several values, of which a NAMELIST may give one.
std::string Forms::values() {
  return loopOf("1, " + digits(r_.between(2, 4)), [this] {
    const auto value = [this] { return "t = sin(" + expression(1) + ")\n"; };
    return value() + (r_.chance(6) ? "line = '&few t=0.5 /'\nread (line, nml=few)\n" : "") + assignment() + statement() +
           value() + assignment("a(k)") + value() + assignment("q(2)");
  });
}

std::string Forms::shifted() {
  switch (r_.below(6)) {
    case 0:
      return "a = cshift(a, " + digits(r_.between(-2, 2)) + ")*0.5d0 + 0.25d0*q\n";
    case 1:
      return "q = eoshift(a, " + digits(r_.between(-2, 2)) + ", " + operand() + ")\n";
    case 2:
      return "q = merge(a, sin(q), a > 0.4d0)\n" + place() + " = 0.5d0*sin(sum(pack(a, q > 0.2d0)))\n";
    case 3:
      return "m = reshape(a, [2, 2], order=[2, 1])\nq = reshape(matmul(m, m), [4])*0.4d0\n";
    case 4:
      return "forall (j1 = 1:4, a(j1) > 0.3d0) a(j1) = 0.5d0*a(5 - j1) + 0.25d0*q(j1)*" + operand() + "\n";
    default:
      return "a = [(sin(a(j1)*q(5 - j1)), j1 = 1, 2), q(kr(1:2))]\n";
  }
}

const std::vector<Forms::Form> &Forms::all() {
  static const std::vector<Form> forms{{Feature::FormEmptyLoop, &Forms::emptyLoop},
                                       {Feature::FormBackward, &Forms::backward},
                                       {Feature::FormGrowing, &Forms::growing},
                                       {Feature::FormRank, &Forms::rank},
                                       {Feature::FormOverriding, &Forms::overriding},
                                       {Feature::FormMadeInside, &Forms::madeInside},
                                       {Feature::FormLaidOut, &Forms::laidOut},
                                       {Feature::FormReturns, &Forms::returns},
                                       {Feature::FormSubmodule, &Forms::ofSubmodule},
                                       {Feature::FormListed, &Forms::listed},
                                       {Feature::FormFilled, &Forms::filled},
                                       {Feature::FormAssociation, &Forms::association},
                                       {Feature::FormComponent, &Forms::component},
                                       {Feature::FormGroup, &Forms::group},
                                       {Feature::FormInternalFile, &Forms::internalFile},
                                       {Feature::FormGroupOfModule, &Forms::groupOfModule},
                                       {Feature::FormEnumerated, &Forms::enumerated},
                                       {Feature::FormMessage, &Forms::message},
                                       {Feature::FormOwnScope, &Forms::ownScope},
                                       {Feature::FormEntry, &Forms::entry},
                                       {Feature::FormFormula, &Forms::ofFormula},
                                       {Feature::FormElementwise, &Forms::elementwise},
                                       {Feature::FormRepeats, &Forms::repeats},
                                       {Feature::FormDeciding, &Forms::deciding},
                                       {Feature::FormRanges, &Forms::ranges},
                                       {Feature::FormNested, &Forms::nested},
                                       {Feature::FormRecursion, &Forms::recursion},
                                       {Feature::FormExtents, &Forms::extents},
                                       {Feature::FormByValue, &Forms::byValue},
                                       {Feature::FormPassed, &Forms::passed},
                                       {Feature::FormInLine, &Forms::inLine},
                                       {Feature::FormValues, &Forms::values},
                                       {Feature::FormShifted, &Forms::shifted}};
  return forms;
}

// --- procedures ---

struct Declared {
  const char *name, *declaration, *value;
};
constexpr Declared variables[] = {{"k", "integer :: k", "k = 2\n"},
                                  {"kv", "integer :: kv(4)", "kv = [2, 4, 1, 3]\n"},
                                  {"kr", "integer :: kr(4)", "kr = [2, 2, 4, 1]\n"},
                                  {"j1", "integer :: j1", ""},
                                  {"i1", "integer :: i1", ""},
                                  {"i2", "integer :: i2", ""},
                                  {"i3", "integer :: i3", ""},
                                  {"t", "real*8 :: t", "t = 0.5d0*s\n"},
                                  {"q", "real*8 :: q(4)", "q = 0.5d0*a*s\n"},
                                  {"m", "real*8 :: m(2,2)", "m = 0.5d0*s\n"},
                                  {"ec", "real*8 :: ec(one_e:four_e)", ""},
                                  {"w", "real*8, allocatable :: w(:)", "w = a(1:2)\n"},
                                  {"ta", "real*8, target :: ta(4)", "ta = 0.5d0*a\n"},
                                  {"tb", "real*8, target :: tb(4)", "tb = s*a\n"},
                                  {"p", "real*8, pointer :: p(:)", ""},
                                  {"b", "type(grown) :: b", "b%v = [a(1), s]\n"},
                                  {"c", "type(grown) :: c", ""},
                                  {"o", "class(basic), allocatable :: o", ""},
                                  {"line", "character(len=120) :: line", ""},
                                  {"lines", "character(len=120) :: lines(5)", ""}};

std::string Forms::declarations(const std::string &body) const {
  std::string text = "real*8, intent(inout) :: a(4), s\n";
  for (const Declared &v : variables)
    if (names(body, v.name)) text += std::string(v.declaration) + "\n";
  for (const std::string &it : counts_)
    if (names(body, it)) text += "integer :: " + it + "\n";
  if (function_) text += "real*8 :: sf, x1\n";
  if (names(body, "some")) text += "namelist /some/ k\n";
  if (names(body, "few")) text += "namelist /few/ t\n";
  return text + headers_;
}

std::string Forms::form(int number) {
  internals_.clear(), headers_.clear(), counts_.clear(), function_ = isGiven_ = false;
  std::string body = statements(4, 7), begun;
  const std::string own = body + internals_ + headers_;
  for (const Declared &v : variables)
    if (names(own + begun, v.name)) begun += v.value;
  begun += "fg = 0.5d0*a(1)\n";  // what procedures of the library read may not be left from a call before
  return "subroutine " + procedure(number) + "(a, s)\n" + declarations(own + begun) + begun + body +
         (internals_.empty() ? "" : "contains\n" + internals_) + "end subroutine\n";
}

std::string Forms::library() {
  const auto n = [this] { return number(); };
  return "enum, bind(c)\nenumerator :: one_e = 1, two_e\nenumerator :: four_e = 4\nend enum\n"
         "private :: one_e, two_e, four_e\nreal*8 :: fg = 0.5d0, fm = 0.5d0\ntype :: grown\nreal*8, allocatable :: v(:)\nreal*8 "
         ":: z = "
         "0.5d0\nend type grown\n"
         "type :: basic\nreal*8 :: c = 0.5d0\ncontains\nprocedure :: go => go_basic\nprocedure :: twice\nend type basic\n"
         "type, extends(basic) :: changed\ncontains\nprocedure :: go => go_changed\nend type changed\n"
         "abstract interface\nfunction mapping(z) result(r)\nreal*8, intent(in) :: z\nreal*8 :: r\nend function mapping\nend "
         "interface\n"
         "interface\nmodule subroutine apart(q, z)\nreal*8, intent(inout) :: q(:)\nreal*8, intent(in) :: z\nend subroutine "
         "apart\n"
         "module function apart_of(z) result(r)\nreal*8, intent(in) :: z\nreal*8 :: r\nend function apart_of\nend interface\n"
         "contains\n"
         "elemental function each(x, z) result(r)\nreal*8, intent(in) :: x, z\nreal*8 :: r\nif (x > z) then\nr = x*z*" +
         n() +
         "\nelse\nr = sin(z)\nend if\nend function each\n"
         "elemental subroutine change(x, z)\nreal*8, intent(inout) :: x\nreal*8, intent(in) :: z\nx = sin(x*z) + " +
         n() +
         "*z\nend subroutine change\n"
         "function parts(q, k) result(r)\nreal*8, intent(in) :: q(:)\ninteger, intent(in) :: k\nreal*8 :: r(size(q)/2 + k)\n"
         "integer :: i\ndo i = 1, size(r)\nr(i) = sin(q(mod(i, size(q)) + 1)*q(1))\nend do\n" +
         (r_.chance(50) ? "if (k == 2) r(1:2) = r(2:1:-1)**2\n" : "") +
         "end function parts\n"
         "function word(z, k) result(r)\nreal*8, intent(in) :: z\ninteger, intent(in) :: k\ncharacter(len=3) :: r\n"
         "if (z > " +
         n() +
         ") then\nr = 'big'\nelse if (mod(k, 2) == 0) then\nr = 'mid'\nelse\nr = 'sml'\nend if\nend function word\n"
         "function done(z, x) result(m)\nreal*8, intent(in) :: z\nreal*8, intent(inout) :: x\ncharacter(len=3) :: m\nx = "
         "sin(x*z) + " +
         n() + "*z\nfm = sin(fm*x)\nm = 'ok'\nif (z > " + n() +
         ") m = 'big'\nend function done\n"
         "function odd(z, k) result(r)\nreal*8, intent(in) :: z\ninteger, intent(in) :: k\nlogical :: r\n"
         "r = mod(k, 2) == 1 .or. z > " +
         n() +
         "\nend function odd\n"
         "recursive subroutine down(q, z, k)\nreal*8, intent(inout) :: q(:), z\ninteger, intent(in) :: k\nreal*8 :: r(size(q))\n"
         "r = sin(q*z)\nif (size(q) > 1 .and. k > 0) then\nq(1) = 0.5d0*q(1) + " +
         n() +
         "*r(size(q))*z\n"
         "call down(q(2:), z, k - 1)\nz = sin(z*r(1)) + 0.5d0*q(1)\n" +
         (r_.chance(50) ? "call down(r(1:size(r)/2), z, k - 2)\nz = 0.5d0*z + r(1)\n" : "") +
         "else\nz = 0.5d0*z + sin(sum(q))\nend if\nend subroutine down\n"
         "function valued(z) result(r)\nreal*8, value :: z\nreal*8 :: r\nfg = 0.5d0*fg + sin(z*fg)\n" +
         (r_.chance(50) ? "r = z\nz = sin(z*fg)\nr = r*z + fg\n" : "r = z*fg\n") +
         "end function valued\n"
         "subroutine fill(q, k, z)\nreal*8, intent(out) :: q(4)\ninteger, intent(in) :: k\nreal*8, intent(in) :: z\ninteger :: "
         "i\n"
         "do i = 1, 4\nq(i) = sin(z*i + k)\nend do\ndo i = 2, 4\nq(i) = q(i) + " +
         n() +
         "*q(i-1)*z\nend do\nend subroutine fill\n"
         "subroutine small(w, z, r, j)\nreal*8, intent(in) :: w(2), z\nreal*8, intent(inout) :: r\n"
         "integer, intent(inout) :: j\nreal*8 :: c, v(2)\ninteger :: i\nc = sin(z*w(1))\nj = mod(j, 4) + 1\n"
         "do i = 1, 2\nv(i) = c*w(i) + 0.5d0*i\nend do\nif (c > " +
         n() + ") then\nr = 0.5d0*r + sin(v(1)*v(2))\nelse\nc = c*w(2)\nr = sin(c*v(1)*r) + " + n() +
         "\nend if\nend subroutine small\n"
         "function integral(g, z) result(r)\nprocedure(mapping) :: g\nreal*8, intent(in) :: z\nreal*8 :: r\ninteger :: i\nr = "
         "0.0d0\n"
         "do i = 1, 3\nr = r + 0.5d0*g(z*i*0.5d0)\nend do\nend function integral\n"
         "subroutine turn(z, k, *, *)\nreal*8, intent(inout) :: z\ninteger, intent(in) :: k\nz = sin(z) + " +
         n() + "\nif (k == 2) return 1\nz = z*" + n() +
         "\nif (k == 3) return 2\nz = z*z*0.5d0\nend subroutine turn\n"
         "subroutine laid(q, z, square)\nreal*8, intent(inout), target, contiguous :: q(:)\nreal*8, intent(in) :: z\n"
         "logical, intent(in) :: square\nreal*8, pointer, contiguous :: m(:, :)\nif (square) then\nm(1:2, 1:2) => q\nelse\n"
         "m(1:4, 1:1) => q\nend if\nm = 0.5d0*sin(m*z) + " +
         n() +
         "*m(size(m, 1), 1)*m\nend subroutine laid\n"
         "subroutine go_basic(self, z)\nclass(basic), intent(inout) :: self\nreal*8, intent(inout) :: z\nz = sin(z*self%c)\n"
         "self%c = 0.5d0*self%c + " +
         n() +
         "*z\nend subroutine go_basic\n"
         "subroutine go_changed(self, z)\nclass(changed), intent(inout) :: self\nreal*8, intent(inout) :: z\n" +
         (r_.chance(50) ? "call self%basic%go(z)\n" : "self%c = sin(self%c*z)\n") + "z = sin(z + self%c*" + n() +
         ")\nend subroutine go_changed\n"
         "subroutine twice(self, z)\nclass(basic), intent(inout) :: self\nreal*8, intent(inout) :: z\ncall self%go(z)\n"
         "if (z > " +
         n() +
         ") z = 0.5d0*z\ncall self%go(z)\nend subroutine twice\n"
         "subroutine ranked" +
         suffix_ +
         "(q, z)\nreal*8, intent(inout) :: q(..)\nreal*8, intent(in) :: z\nselect rank (q)\nrank (0)\n"
         "q = sin(q)*z\nrank (1)\nq(1) = sin(q(1)*q(2)*z)\nrank (2)\nq(1, 2) = 0.5d0*q(2, 2) + z*sin(q(1, 1)*q(1, 2))\nend "
         "select\nend subroutine\n";
}

std::string Forms::apart() {
  return "submodule (" + module() + ") apart_from" + suffix_ + "\nimplicit none\ncontains\n" +
         "module procedure apart\nreal*8 :: own\nown = sin(z*q(1))\nq(2) = 0.5d0*q(2) + " + number() +
         "*own\nq(1) = sin(fg*z)\nend procedure apart\n"
         "module procedure apart_of\nr = sin(z*" +
         number() + ")*fg\nfg = 0.5d0*fg + 0.25d0*z\nend procedure apart_of\nend submodule\n";
}

// Two ways into one procedure.
std::string Forms::outside() {
  return "subroutine first" + suffix_ + "(x, z)\nimplicit none\nreal*8 :: x, z, y\ninteger :: k\ny = sin(x*z)\nz = 0.5d0*z + y*" +
         number() + "\nreturn\nentry second" + suffix_ + "(z, k, x)\nz = sin(z + x*k)*" + number() +
         "\ny = z*x\nif (y > 0.2d0) z = z + 0.5d0*y\nend subroutine\n";
}

std::string Forms::text(int procedures) {
  std::string forms;
  for (int k = 1; k <= procedures; ++k) forms += form(k);
  const std::string used = "use told" + suffix_ + ", told_t => tt, told_k => tk\n";
  return told() + "module " + module() + "\n" + used + "implicit none\n" + library() + forms + "end module\n" + apart() +
         outside();
}

}  // namespace dotbar::random
