// The main programs of a driver. They know sizes only; everything of the subject is behind dotbar_do and the three calls.
#include <sstream>

#include "frontends/fortran/driver.h"

namespace dotbar::fortran {

using namespace driver;

namespace {

// The numbers of dotbar_do's actions, as driver.cpp writes them.
constexpr const char *actions =
    "  integer, parameter :: values = 1, shift = 2, results = 3, seed_tangent = 4, read_tangent = 5, seed_adjoint = 6, "
    "read_adjoint = 7\n";

std::string opening(const Subject &s, const Plan &plan) {
  std::ostringstream o;
  o << "program dotbar_main\n  use dotbar_state\n";
  if (!plan.bound.first.empty()) o << "  use " << plan.bound.second << ", only: dotbar_bound => " << plan.bound.first << "\n";
  o << "  implicit none\n"
    << actions << "  integer, parameter :: dotbar_n = " << s.independents << ", dotbar_m = " << s.dependents << "\n"
    << "  integer, parameter :: columns = " << (plan.jacobian ? s.independents : 0)
    << ", rows = " << (plan.jacobian ? s.dependents : 0) << ", directions = " << plan.directions << "\n"
    << "  real(8), allocatable :: v(:), w(:), y(:), z(:), u(:)\n"
    << "  real(8) :: zero\n  integer :: i, k, file\n"
    << "  allocate(v(dotbar_n), u(dotbar_n), w(dotbar_m), y(dotbar_m), z(dotbar_m))\n"
    << "  zero = 0\n"
    << "  open(newunit=file, file='results', action='write')\n"
    << "  call dotbar_do(values, v, zero)\n  call dotbar_primal\n  call dotbar_do(results, y, zero)\n  call put('Y', 0, y, "
       "dotbar_m)\n  "
       "flush(file)\n";
  return o.str();
}

constexpr const char *put =
    "contains\n"
    "  subroutine put(tag, k, a, count)\n"
    "    character, intent(in) :: tag\n    integer, intent(in) :: k, count\n    real(8), intent(in) :: a(count)\n    integer :: "
    "j\n"
    "    do j = 1, count\n      write (file, '(a,2(1x,i0),1x,es25.16e4)') tag, k, j, a(j)\n    end do\n"
    "  end subroutine\n";

constexpr const char *tangent =
    "  subroutine run_tangent\n"
    "    call dotbar_do(values, v, zero)\n    call dotbar_do(seed_tangent, v, zero)\n    call dotbar_tangent\n"
    "    call dotbar_do(read_tangent, z, zero)\n"
    "  end subroutine\n";

// All columns by one call; a direction is what they are together.
constexpr const char *columns =
    "  subroutine run_tangent\n    real(8) :: t(dotbar_m)\n    integer :: j\n"
    "    call dotbar_do(values, v, zero)\n    call dotbar_do(seed_tangent, v, zero)\n    call dotbar_tangent\n"
    "    if (dotbar_used /= dotbar_n) error stop 'dotbar check: there are other directions than elements of the independents'\n"
    "    t = 0\n"
    "    do j = 1, dotbar_n\n      dotbar_place = j\n      call dotbar_do(read_tangent, z, zero)\n      t = t + v(j) * z\n    "
    "end do\n"
    "    z = t\n"
    "  end subroutine\n";

std::string boundOf(const Plan &plan, const std::string &index) {
  if (plan.bound.first.empty()) return "";
  return "    call put('E', " + index + ", [real(dotbar_bound, 8)], 1)\n    dotbar_bound = 0\n";
}

const char *tangentOf(const Plan &plan) { return plan.columns ? columns : tangent; }

constexpr const char *quotient =
    "  subroutine quotient(h)\n    real(8), intent(in) :: h\n"
    "    call dotbar_do(values, v, zero)\n    call dotbar_do(shift, v, h)\n    call dotbar_primal\n    call "
    "dotbar_do(results, y, zero)\n"
    "    call dotbar_do(values, v, zero)\n    call dotbar_do(shift, v, -h)\n    call dotbar_primal\n    call "
    "dotbar_do(results, z, zero)\n"
    "    z = (y - z) / (2 * h)\n"
    "  end subroutine\n";

// The coefficient of the order that is asked, by differences of that order: with two steps, so that what the longer one errs by
// cancels.
constexpr const char *coefficient =
    "  subroutine quotient(h)\n    real(8), intent(in) :: h\n    real(8), allocatable :: long(:)\n"
    "    call differences(h)\n    long = z\n    call differences(h / 2)\n    z = (4 * z - long) / 3\n"
    "  end subroutine\n"
    "  subroutine differences(h)\n    real(8), intent(in) :: h\n    real(8) :: c\n    integer :: j\n    c = 1\n    z = 0\n"
    "    do j = 0, dotbar_place\n"
    "      call dotbar_do(values, v, zero)\n      call dotbar_do(shift, v, (0.5d0 * dotbar_place - j) * h)\n"
    "      call dotbar_primal\n      call dotbar_do(results, y, zero)\n      z = z + c * y\n"
    "      c = -c * (dotbar_place - j) / (j + 1)\n    end do\n"
    "    z = z / (h**dotbar_place * gamma(dotbar_place + 1.0d0))\n"
    "  end subroutine\n";

// Which order that is.
constexpr const char *order =
    "    dotbar_place = 1\n    if (k < 0 .and. dotbar_extent_t > 1) dotbar_place = 2 + mod(-k - 1, dotbar_extent_t - 1)\n";

constexpr const char *adjoint =
    "  subroutine run_adjoint\n"
    "    call dotbar_do(values, v, zero)\n    call dotbar_do(seed_adjoint, w, zero)\n    call dotbar_adjoint\n"
    "    call dotbar_do(read_adjoint, u, zero)\n"
    "  end subroutine\n";

}  // namespace

std::string differencesMain(const Subject &s, const Plan &plan) {
  std::ostringstream o;
  o << opening(s, plan) << "  do k = -directions, columns\n    if (k == 0) cycle\n"
    << (plan.curve ? order : "")
    << "    call dotbar_direction(k, dotbar_n, v)\n"
       "    call difference(1)\n    call put('D', k, z, dotbar_m)\n"
       "    call difference(2)\n    call put('H', k, z, dotbar_m)\n"
       "    call run_tangent\n    call put('T', k, z, dotbar_m)\n"
       "  end do\n"
    << put
    << "  subroutine difference(part)\n    integer, intent(in) :: part\n    real(8) :: h\n"
       "    h = 2\n    h = h**("
    << (plan.curve ? -12 : -32)
    << ") / part\n    call quotient(h)\n"
       "  end subroutine\n"
    << (plan.curve ? coefficient : quotient) << tangentOf(plan) << "end program\n";
  return o.str();
}

std::string derivativesMain(const Subject &s, const Plan &plan) {
  std::ostringstream o;
  o << opening(s, plan) << "  do k = -directions, columns\n    if (k == 0) cycle\n"
    << (plan.curve ? order : "")
    << "    call dotbar_direction(k, dotbar_n, v)\n    call run_tangent\n    call put('T', k, z, dotbar_m)\n"
       "  end do\n";
  if (s.adjoint.name.empty()) return o.str() + put + tangentOf(plan) + "end program\n";
  if (!plan.bound.first.empty()) o << "  dotbar_bound = 0\n";
  o << "  do k = 1, rows\n"
       "    call dotbar_direction(k, dotbar_m, w)\n    call run_adjoint\n    call put('A', k, u, dotbar_n)\n"
    << boundOf(plan, "k")
    << "  end do\n"
       "  do k = 1, directions\n"
       "    call dotbar_direction(-k, dotbar_n, v)\n    call run_tangent\n"
       "    call dotbar_direction(-k - 1000, dotbar_m, w)\n    call run_adjoint\n"
    << boundOf(plan, "-k")
    << "    call dotbar_direction(-k, dotbar_n, v)\n    call dotbar_direction(-k - 1000, dotbar_m, w)\n"
       "    call put('P', k, [dot_product(w, z), dot_product(u, v), sum(abs(w * z)) + sum(abs(u * v))], 3)\n"
       "    call put('W', k, w, dotbar_m)\n"
       "  end do\n"
    << put << tangent << adjoint << "end program\n";
  return o.str();
}

// The derivative is kept in t: differences go where tangents are read.
std::string stepsMain(const Subject &s, const Plan &plan) {
  std::ostringstream o;
  o << opening(s, plan) << (plan.curve ? "  dotbar_place = 1\n" : "")
    << "  call dotbar_direction(-1, dotbar_n, v)\n  call run_tangent\n  call steps(z)\n"
    << put
    << "  subroutine steps(t)\n    real(8), intent(in) :: t(:)\n    real(8) :: d(size(t)), h, error(1)\n    integer :: power\n"
       "    d = t\n"
       "    do power = 1, 100\n      h = 2\n      h = h**(-power)\n      call quotient(h)\n"
       "      error = maxval(abs(z - d)) / max(maxval(abs(d)), tiny(h))\n"
       "      call put('V', power, error, 1)\n    end do\n"
       "  end subroutine\n"
    << quotient << tangentOf(plan) << "end program\n";
  return o.str();
}

std::string benchMain(const Subject &s, const Plan &plan) {
  std::ostringstream o;
  o << opening(s, plan)
    << "  call dotbar_direction(-1, dotbar_n, v)\n  call dotbar_direction(-2, dotbar_m, w)\n"
       "  if (timed(3) < 0) stop\n"  // the stack has its chunks before anything is counted or timed
       "  call dotbar_do(values, v, zero)\n  call dotbar_do(seed_adjoint, w, zero)\n"
       "  call dotbar_stack_reset_counters()\n  call dotbar_adjoint\n  call dotbar_stack_report()\n"
       "  call repeat(1000000)\n"
    << put
    << "  subroutine repeat(most)\n    integer, intent(in) :: most\n    integer :: round, which\n    integer(8) :: first, now, "
       "rate\n"
       "    real(8) :: seconds(3)\n"
       "    call system_clock(first, rate)\n"
       "    do round = 1, most\n"
       "      do which = 1, 3\n        seconds(which) = timed(which)\n      end do\n"
       "      call put('B', round, seconds, 3)\n"
       "      call system_clock(now)\n"
       "      if (round >= 15 .and. (now - first) > 2 * rate .or. round >= 2000) exit\n"
       "    end do\n"
       "  end subroutine\n"
       "  function timed(which) result(seconds)\n    integer, intent(in) :: which\n    real(8) :: seconds\n    integer(8) :: "
       "from, to, rate\n"
       "    call dotbar_do(values, v, zero)\n"
       "    if (which == 2) call dotbar_do(seed_tangent, v, zero)\n"
       "    if (which == 3) call dotbar_do(seed_adjoint, w, zero)\n"
       "    call system_clock(from, rate)\n"
       "    select case (which)\n    case (1)\n      call dotbar_primal\n    case (2)\n      call dotbar_tangent\n"
       "    case (3)\n      call dotbar_adjoint\n    end select\n"
       "    call system_clock(to)\n"
       "    seconds = real(to - from, 8) / rate\n"
       "  end function\nend program\n";
  return o.str();
}

}  // namespace dotbar::fortran
