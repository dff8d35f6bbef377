module described
  interface
    subroutine inner(a, y)
      real(8), pointer :: a(:)
      real(8) y
    end subroutine
  end interface
end module
subroutine free(n, x, y)
  use described
  integer n
  real(8), target :: x(n)
  real(8) y
  real(8), pointer :: p(:)
  p => x
  call inner(p, y)
end subroutine
subroutine inner(a, y)
  real(8), pointer :: a(:)
  real(8) y
  y = y * a(1)
end subroutine
