// A program as the preprocessor leaves it:  scale_preprocessed FOLDER FILES UNITS MEMBERS STATEMENTS
// Headers with MEMBERS variables in COMMON are written out in each of the UNITS subroutines, which are spread over FILES files in
// fixed form. A unit has so many loops, branches and pairs of STATEMENTS, over as many members, and calls others: a tree from
// `top(x, y)` down, and some that are called from everywhere. The text depends on the numbers alone.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

class Sequence {
 public:
  explicit Sequence(unsigned seed) : state_(seed * 2654435761u + 12345u) {}
  int below(int n) {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<int>((state_ >> 8) % static_cast<unsigned>(n));
  }

 private:
  unsigned state_;
};

constexpr int blockSize = 12;  // members of a block; the last one is a scalar
constexpr int services = 8;    // units that are called from everywhere, and call nothing

class Unit {
 public:
  Unit(int number, int units, int members, int statements)
      : number_(number), units_(units), members_(members), statements_(statements), s_(static_cast<unsigned>(number)) {}

  std::string text() {
    line("subroutine " + nameOf(number_) + "(x, y)");
    line("implicit none");
    header();
    line("double precision x(20), y(20), t, u");
    line("integer i, j");
    for (int k = 0; k < statements_; ++k) used_.push_back(s_.below(members_));
    line("t = x(1) + " + scalar());
    line("u = 0.5d0");
    const bool service = number_ >= units_ - services;
    for (int k = 0; k < statements_; ++k) {
      statement();
      if (service) continue;
      if (k % 3 == 1) call(2 * number_ + 1 + k / 3 % 2);
      if (k % 4 == 2) call(units_ - services + s_.below(services));
    }
    line("y(1) = y(1) + t*u + " + scalar());
    line("end");
    return text_;
  }

 private:
  static std::string nameOf(int unit) { return unit == 0 ? "top" : "s" + std::to_string(unit); }

  void line(const std::string &s) { text_ += "      " + s + "\n"; }

  void header() {
    line("integer nx, ny");
    line("parameter (nx = 20, ny = 10)");
    for (int first = 0; first < members_; first += blockSize) {
      std::string names, declared;
      const int end = std::min(members_, first + blockSize);
      for (int k = first; k < end; ++k) {
        declared += (declared.empty() ? "" : ", ") + name(k) + (isScalar(k) ? "" : "(nx)");
        names += (names.empty() ? "" : ", ") + name(k);
        if (k % 4 != 3 && k + 1 != end) continue;
        line("double precision " + declared), declared.clear();
        line("common /blk" + std::to_string(first / blockSize) + "/ " + names), names.clear();
      }
    }
  }

  static bool isScalar(int member) { return member % blockSize == blockSize - 1; }
  static std::string name(int member) { return (isScalar(member) ? "p" : "q") + std::to_string(member); }
  std::string array() {
    int k = used_[static_cast<std::size_t>(s_.below(static_cast<int>(used_.size())))];
    return name(isScalar(k) ? k - 1 : k);
  }
  std::string scalar() {
    const int k = used_[static_cast<std::size_t>(s_.below(static_cast<int>(used_.size())))];
    const int last = k - k % blockSize + blockSize - 1;
    return last < members_ ? name(last) : "u";
  }

  void call(int callee) {
    if (callee >= units_ || callee <= number_) return;
    line("call " + nameOf(callee) + "(" + (s_.below(2) ? "x" : array()) + ", y)");
  }

  void statement() {
    const std::string a = array(), b = array(), c = array(), p = scalar();
    switch (s_.below(4)) {
      case 0:
        line("do i = 2, nx");
        line("  " + a + "(i) = " + b + "(i)*" + c + "(i - 1) + " + p);
        line("  t = t + sin(" + a + "(i))*u");
        line("enddo");
        break;
      case 1:
        line("if (" + p + " .gt. 0.3d0) then");
        line("  u = u*exp(-t*t) + " + b + "(3)");
        line("else");
        line("  u = u - t*" + p);
        line("endif");
        break;
      case 2:
        line("do j = 1, ny");
        line("  y(j) = y(j) + " + a + "(j)*x(j)");
        line("  " + b + "(j) = 0.5d0*(" + b + "(j) + " + c + "(j))");
        line("enddo");
        break;
      default:
        line("t = t*0.9d0 + " + p + "*" + a + "(2)");
        line(c + "(2) = t - u");
        break;
    }
  }

  int number_, units_, members_, statements_;
  Sequence s_;
  std::vector<int> used_ = {};
  std::string text_ = {};
};

}  // namespace

int main(int argc, char **argv) {
  if (argc != 6) return std::fprintf(stderr, "scale_preprocessed FOLDER FILES UNITS MEMBERS STATEMENTS\n"), 2;
  const int files = std::max(1, std::atoi(argv[2])), units = std::max(services + 1, std::atoi(argv[3])),
            members = std::atoi(argv[4]), statements = std::atoi(argv[5]);
  for (int k = 0; k < files; ++k) {
    const std::string path = std::string(argv[1]) + "/part" + std::to_string(k) + ".f";
    std::FILE *out = std::fopen(path.c_str(), "w");
    if (!out) return std::perror(path.c_str()), 1;
    for (int u = k; u < units; u += files) std::fputs(Unit(u, units, members, statements).text().c_str(), out);
    std::fclose(out);
  }
}
