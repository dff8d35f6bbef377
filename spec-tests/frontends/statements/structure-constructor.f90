subroutine s
  type t
    integer :: n
    real :: x(2)
  end type t
  type(t) :: a, b(2)
  a = t(1, [2.0, 3.0])
  a = t(x=[1.0, 2.0], n=3)
  b(2)%x(1) = a%x(2)
  b%n = 4
end subroutine s
