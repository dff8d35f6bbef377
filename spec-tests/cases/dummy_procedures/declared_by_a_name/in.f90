module steps
  use kinds, r => wp
  implicit none
  abstract interface
    function weight(x) result(f)
      import r
      real(r), intent(in) :: x
      real(r) :: f
    end function
  end interface
contains
  subroutine step(n, f, w, t, h, y)
    use kinds
    use interfaces, rhs => field
    integer, intent(in) :: n
    procedure(rhs) :: f
    procedure(weight) :: w                  ! the result of its description is called f, too
    real(r), intent(in) :: t, h
    real(r), intent(inout) :: y(n)
    real(r) :: k1(n), k2(n)
    call f(n, t, y, k1)
    call f(n, t + h, y + h*k1, k2)
    y = y + h*w(y(1))*(k1 + k2)/2.0_r
  end subroutine
end module
subroutine decay(n, t, y, dy)
  integer, intent(in) :: n
  real*8, intent(in) :: t, y(n)
  real*8, intent(out) :: dy(n)
  dy = -t*y**2
end subroutine
real*8 function bell(x)
  real*8, intent(in) :: x
  bell = exp(-x**2)
end function
subroutine top(n, t, h, y)
  use steps
  implicit none
  integer, intent(in) :: n
  real(r) :: t, h, y(n)
  interface
    subroutine decay(n, t, y, dy)
      integer, intent(in) :: n
      real*8, intent(in) :: t, y(n)
      real*8, intent(out) :: dy(n)
    end subroutine
    real*8 function bell(x)
      real*8, intent(in) :: x
    end function
  end interface
  call step(n, decay, bell, t, h, y)
end subroutine
