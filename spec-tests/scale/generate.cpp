// Programs of any length for the benchmarks of scale:  scale_program LINES UNIT > program.f90
// Subroutines of about UNIT lines each (loops, branches, stored intermediates, overwritten arrays, a COMMON block), called in
// groups from `top(n, x, y)`, so that the adjoint of top(y)/(x) is the adjoint of all of them. The text depends on the two
// numbers alone.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

class Text {
 public:
  template <class... A>
  void line(const char *format, A... a) {
    if constexpr (sizeof...(A) == 0)
      std::fputs(format, stdout);
    else
      std::printf(format, a...);
    std::fputc('\n', stdout);
    ++lines;
  }
  long lines = 0;
};

// A small deterministic sequence: which statement comes next, and its constants.
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

// One unit of about `size` lines; never fewer than 20.
void unit(Text &t, int number, long size) {
  const long until = t.lines + size - 3;
  Sequence s(static_cast<unsigned>(number));
  t.line("subroutine part%d(n, x, y)", number);
  t.line("  implicit none");
  t.line("  integer :: n, i, j, k");
  t.line("  real(8) :: x(n), y(n), a(10), s, t, u, w");
  t.line("  common /shared/ w");
  t.line("  s = x(1)*0.%d1d0", 1 + s.below(9));
  t.line("  t = 1.0d0");
  t.line("  u = y(n)");
  t.line("  k = 1");
  t.line("  do i = 1, 10");
  t.line("    a(i) = s*i + 0.%d5d0", 1 + s.below(9));
  t.line("  end do");
  while (t.lines < until) {
    switch (s.below(6)) {
      case 0:
        t.line("  do i = 2, n");
        t.line("    t = t + x(i)*y(i - 1)*0.%dd0", 1 + s.below(9));
        t.line("    y(i) = sin(t)*x(i) + y(i - 1)/(1.0d0 + x(i)**2)");
        t.line("  end do");
        break;
      case 1:
        t.line("  if (s > 0.%dd0) then", 1 + s.below(9));
        t.line("    u = u*exp(-s*s) + t");
        t.line("  else");
        t.line("    u = u - t*s");
        t.line("  end if");
        break;
      case 2:
        t.line("  s = s*cos(u) + a(%d)*t", 1 + s.below(10));
        break;
      case 3:
        t.line("  do j = 1, 10");
        t.line("    if (a(j) > t) then");
        t.line("      a(j) = a(j)*s + x(1)");
        t.line("      k = j");
        t.line("    end if");
        t.line("  end do");
        t.line("  a(k) = a(k) + sqrt(1.0d0 + u*u)");
        break;
      case 4:
        t.line("  w = w*0.5d0 + tanh(s + a(%d))", 1 + s.below(10));
        t.line("  t = 0.9d0*t + w");
        break;
      default:
        t.line("  t = t/(2.0d0 + s*s) ! damped");
        t.line("  u = (u + t)*a(%d) - s", 1 + s.below(10));
        break;
    }
  }
  t.line("  y(1) = s + t*u");
  t.line("end subroutine part%d", number);
  t.line("");
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) return std::fprintf(stderr, "scale_program LINES UNIT\n"), 2;
  const long lines = std::atol(argv[1]), size = std::max(20L, std::atol(argv[2]));
  Text t;
  constexpr int groupSize = 40;
  int units = 0, groups = 0;
  while (t.lines < lines) {
    const int first = units;
    while (t.lines < lines && units < first + groupSize) unit(t, units++, std::min(size, std::max(20L, lines - t.lines)));
    t.line("subroutine group%d(n, x, y)", groups++);
    t.line("  integer :: n");
    t.line("  real(8) :: x(n), y(n)");
    for (int k = first; k < units; ++k) t.line("  call part%d(n, x, y)", k);
    t.line("end subroutine");
    t.line("");
  }
  t.line("subroutine top(n, x, y)");
  t.line("  integer :: n");
  t.line("  real(8) :: x(n), y(n)");
  for (int k = 0; k < groups; ++k) t.line("  call group%d(n, x, y)", k);
  t.line("end subroutine");
}
