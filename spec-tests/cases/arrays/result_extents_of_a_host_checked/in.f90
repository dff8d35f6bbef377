! Results of internal functions whose extents are their host's: what it has from its caller, gives memory to, changes, or has
! from a module.
module counts
  implicit none
  integer :: nm = 2
contains
  function twice(z)
    real(8), intent(in) :: z
    real(8) :: twice(2*nm)
    twice = z*z
  end function
end module
subroutine f(n, x, y)
  use counts
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y(n)
  real(8), allocatable :: w(:)
  real(8) :: t
  integer :: m
  t = x(1)
  m = n - 1
  allocate(w(0:n))
  w(0) = t
  w(1:n) = sin(x)
  y = of_formal()*2
  y(1:m) = y(1:m) + of_local()*t
  y = y + of_lower(x)
  m = m - 1
  y(1:m) = y(1:m)*of_local()
  nm = 1
  y(1:2*nm) = y(1:2*nm) + twice(t*x(2))*y(n)
  call next
  y(1:m) = y(1:m) + 2*of_local()
  y(1:n) = y + (of_memory() + of_memory())*t
contains
  function of_formal() result(g)
    real(8) :: g(n)
    g = x*t
  end function
  function of_local() result(g)
    real(8) :: g(m)
    g = x(1:m)**2*t
    t = t + 0.5d0*x(2)
  end function
  function of_lower(z) result(g)
    real(8), intent(in) :: z(0:)
    real(8) :: g(size(z) + n - size(x))
    g = z*x
  end function
  function of_memory() result(g)
    real(8) :: g(size(w) - 1)
    g = w(1:n)**2*w(0)
  end function
  subroutine next
    m = m + 2
  end subroutine
end subroutine
