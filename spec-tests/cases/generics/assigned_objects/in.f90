! A defined assignment between objects: the one on the right is passed as it stands where nothing can become of it.
module m
  type :: t
    real(8) :: a, b
  end type
  interface assignment(=)
    module procedure t_from_t, r_from_t
  end interface
  type :: w
    type(t) :: i
    real(8) :: c
  end type
contains
  subroutine t_from_t(l, r)
    type(t), intent(out) :: l
    type(t), intent(in) :: r
    l%a = r%b; l%b = r%a*2
  end subroutine
  subroutine r_from_t(l, r)
    real(8), intent(out) :: l
    type(t), intent(in) :: r
    l = r%a*r%b
  end subroutine
end module
subroutine f(x, y)
  use m
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  type(t) :: p, q
  type(w) :: u, v
  real(8) :: z
  p%a = x(1); p%b = x(2)
  q = p
  u%i = q; u%c = x(3)
  v = u
  z = v%i
  y = z + v%i%a*v%c + q%b
end subroutine
