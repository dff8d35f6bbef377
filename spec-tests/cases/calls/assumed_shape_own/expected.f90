! dotbar adjoint --head 'f(y)/(x,y)' in.f90
module gm_b
  use gm
contains
  subroutine g_b(a, ab, z, zb, y, yb)
    real(8) :: a(:), z(:), y
    real(8) :: ab(:), zb(:), yb
    ab(1) = ab(1) + z(1)*yb
    zb(1) = zb(1) + a(1)*yb
  end subroutine g_b

  subroutine h_b(a, ab, z, zb, y, yb)
    real(8) :: a(2), z(*), y
    real(8) :: ab(2), zb(*), yb
    ab(1) = ab(1) + z(1)*yb
    zb(1) = zb(1) + a(1)*yb
  end subroutine h_b

  subroutine f_b(n, x, xb, y, yb, z, w)
    integer :: n
    real(8) :: x(:), y, z(0:), w(n:)
    real(8) :: xb(:), yb, tempb(0:size(z, 1) - 1), temp0b(n:n + size(w, 1) - 1)
    ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    xb = 0.0d0
    temp0b = 0.0d0
    call h_b(w, temp0b, x, xb, y, yb)
    temp0b = 0.0d0
    call h_b(x, xb, w, temp0b, y, yb)
    tempb = 0.0d0
    call h_b(z, tempb, x, xb, y, yb)
    tempb = 0.0d0
    call g_b(x, xb, z, tempb, y, yb)
    tempb = 0.0d0
    call g_b(z, tempb, x, xb, y, yb)
  end subroutine f_b
end module gm_b
