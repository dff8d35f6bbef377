! What such functions overwrite by others that they call, and through pointers of what they only read.
module a
  implicit none
  real(8) :: kept = 1
  type :: box
    real(8), pointer :: p(:) => null()
  end type
contains
  function inner(x, n) result(s)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    character(len=n) :: s
    kept = kept*x
    s = 'a'
  end function
  function outer(x, n) result(s)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    character(len=n) :: s
    s = inner(x, n)
  end function
  real(8) function bump(x)
    real(8), intent(in) :: x
    kept = kept*x
    bump = x
  end function
  function viareal(x, n) result(s)
    real(8), intent(in) :: x
    integer, intent(in) :: n
    character(len=n) :: s
    real(8) :: w
    w = bump(x)
    s = 'a'
  end function
  function viapointer(b, x, n) result(s)
    type(box), intent(in) :: b
    real(8), intent(in) :: x
    integer, intent(in) :: n
    character(len=n) :: s
    b%p = b%p*x
    s = 'a'
  end function
  subroutine f1(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    character(len=4) :: m
    kept = 1
    m = outer(x, 4)
    y = kept
  end subroutine
  subroutine f2(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    character(len=4) :: m
    kept = 1
    m = viareal(x, 4)
    y = kept
  end subroutine
  subroutine f3(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    character(len=4) :: m
    type(box) :: b
    allocate(b%p(2))
    b%p = 1
    m = viapointer(b, x, 4)
    y = sum(b%p)
    deallocate(b%p)
  end subroutine
end module
