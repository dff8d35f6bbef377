subroutine free(n, x, y)
  integer n
  real(8) x(n), y
  interface
    subroutine inner(a, y)
      real(8) a(:), y
    end subroutine
  end interface
  call inner(x, y)
end subroutine
subroutine inner(a, y)
  real(8) a(:), y
  y = y * a(1)
end subroutine
