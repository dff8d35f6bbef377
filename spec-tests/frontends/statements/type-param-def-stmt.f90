module m
  type :: matrix(k, n)
    integer, kind :: k = 4
    integer, len :: n
    real(k) :: a(n, n)
  end type matrix
contains
  subroutine s(x)
    type(matrix(4, *)), intent(inout) :: x
    x%a = 0
  end subroutine s
end module m
