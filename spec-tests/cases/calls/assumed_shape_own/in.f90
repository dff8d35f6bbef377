module gm
contains
  subroutine g(a, z, y)
    real(8) :: a(:), z(:), y
    y = y + a(1)*z(1)
  end subroutine
  subroutine h(a, z, y)
    real(8) :: a(2), z(*), y
    y = y + a(1)*z(1)
  end subroutine
  subroutine f(n, x, y, z, w)
    integer :: n
    real(8) :: x(:), y, z(0:), w(n:)
    call g(z, x, y)
    call g(x, z, y)
    call h(z, x, y)
    call h(x, w, y)
    call h(w, x, y)
  end subroutine
end module
