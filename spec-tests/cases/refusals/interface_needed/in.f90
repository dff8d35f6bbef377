module described
  interface
    subroutine inner(a, y)
      real(8) a(:), y
    end subroutine
  end interface
end module
subroutine free(n, x, y)
  use described
  integer n
  real(8) x(n), y
  call inner(x, y)
end subroutine
subroutine inner(a, y)
  real(8) a(:), y
  y = y * a(1)
end subroutine
