! dotbar adjoint --head 'f(x,z)>(y)' in.f90
module blas_like_b
  use blas_like
  use kinds, only: wp
contains
  subroutine scale_add_fwd(n, a, x, y)
    integer, intent(in) :: n
    real(wp), intent(in) :: a, x(*)
    real(wp), intent(inout) :: y(*)
    integer :: i
    call pushreal8array(y(1:n), size(y(1:n)))
    do i = 1, n
      y(i) = y(i) + a*x(i)
    end do
  end subroutine scale_add_fwd

  subroutine scale_add_bwd(n, a, ab, x, xb, y, yb)
    integer, intent(in) :: n
    real(wp), intent(in) :: a, x(*)
    real(wp), intent(inout) :: y(*)
    integer :: i
    real(wp) :: ab, xb(*), yb(*)
    do i = n, 1, -1
      ab = ab + x(i)*yb(i)
      xb(i) = xb(i) + a*yb(i)
    end do
    call popreal8array(y(1:n), size(y(1:n)))
  end subroutine scale_add_bwd
end module blas_like_b

module solver_b
  use solver
  use kinds, only: wp
contains
  subroutine solve_b(n, x, xb, z, zb, y, yb, work, workb)
    use blas_like_b, only: scale_add_fwd, scale_add_bwd
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n), z
    real(wp), intent(inout) :: y
    real(wp), intent(inout) :: work(*)
    integer :: iq
    real(wp) :: result
    real(wp) :: xb(n), zb, yb, workb(*), resultb, result0b
    iq = n + 1
    call constant_fwd(n, work)
    call fill_fwd(n, x, work, work(iq))
    if (z > 0.0_wp) then
      call scale_add_fwd(n, z, work, work(iq))
    end if
    y = dot_x_y_fwd(n, work, 0, 1, iq - 1, 1)
    call constant_fwd(n, work(2))
    result = dot_x_y_fwd(n, work, 0, 2, 1, 1)
    resultb = y*yb
    yb = result*yb
    result0b = resultb
    resultb = 0.0d0
    call dot_x_y_bwd(n, work, workb, 0, 2, 1, 1, result0b)
    call constant_bwd(n, work(2), workb(2))
    result0b = yb
    yb = 0.0d0
    call dot_x_y_bwd(n, work, workb, 0, 1, iq - 1, 1, result0b)
    if (z > 0.0_wp) then
      call scale_add_bwd(n, z, zb, work, workb, work(iq), workb(iq))
    end if
    call fill_bwd(n, x, xb, work, workb, work(iq), workb(iq))
    call constant_bwd(n, work, workb)
  end subroutine solve_b

  subroutine constant_fwd(n, a)
    integer, intent(in) :: n
    real(wp), intent(inout) :: a(*)
    integer :: i
    do i = 1, n, 2
      call pushreal8(a(i))
      a(i) = 0.25_wp*i
    end do
    call pushinteger4(i - 2)
  end subroutine constant_fwd

  subroutine constant_bwd(n, a, ab)
    integer, intent(in) :: n
    real(wp), intent(inout) :: a(*)
    integer :: i
    real(wp) :: ab(*)
    integer :: last
    call popinteger4(last)
    do i = last, 1, -2
      call popreal8(a(i))
      ab(i) = 0.0d0
    end do
  end subroutine constant_bwd

  subroutine fill_fwd(n, x, a, b)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(inout) :: a(n)
    real(wp), intent(inout) :: b(*)
    integer :: i
    integer :: jump
    jump = 0
    sweep: do
      do i = 1, n
        call pushreal8(a(i))
        a(i) = a(i)*0.5_wp + sin(x(i))
        call pushreal8(b(i))
        b(i) = a(i)*x(i)
        if (b(i) > 10.0_wp) then
          call pushinteger4(i)
          jump = 1
          exit sweep
        end if
      end do
      call pushinteger4(i - 1)
      call pushreal8array(a(2:n), size(a(2:n)))
      do i = 2, n
        a(i) = a(i)*b(i - 1)
      end do
      exit sweep
    end do sweep
    call pushcontrol1b(jump)
    call pushinteger4(i)
  end subroutine fill_fwd

  subroutine fill_bwd(n, x, xb, a, ab, b, bb)
    integer, intent(in) :: n
    real(wp), intent(in) :: x(n)
    real(wp), intent(inout) :: a(n)
    real(wp), intent(inout) :: b(*)
    integer :: i
    real(wp) :: xb(n), ab(n), bb(*), kept(n)
    integer :: jump, last
    call popinteger4(i)
    call popcontrol1b(jump)
    if (jump /= 1) then
      call popreal8array(kept(2:n), size(kept(2:n)))
      do i = n, 2, -1
        a(i) = kept(i)
        bb(i - 1) = bb(i - 1) + a(i)*ab(i)
        ab(i) = b(i - 1)*ab(i)
      end do
    end if
    call popinteger4(last)
    do i = last, 1, -1
      call popreal8(b(i))
      ab(i) = ab(i) + x(i)*bb(i)
      xb(i) = xb(i) + a(i)*bb(i)
      bb(i) = 0.0d0
      call popreal8(a(i))
      xb(i) = xb(i) + cos(x(i))*ab(i)
      ab(i) = 0.5_wp*ab(i)
    end do
  end subroutine fill_bwd

  function dot_x_y_fwd(n, storage, from_x, incx, from_y, incy) result(dot)
    use kinds, only: wp
    real(wp), intent(in) :: storage(*)
    integer, intent(in) :: from_x, from_y
    integer, intent(in) :: n, incx, incy
    integer :: i
    real(wp) :: dot
    dot = 0.0_wp
    do i = 1, n
      dot = dot + storage(from_x + 1 + (i - 1)*incx)*storage(from_y + 1 + (i - 1)*incy)
    end do
  end function dot_x_y_fwd

  subroutine dot_x_y_bwd(n, storage, storageb, from_x, incx, from_y, incy, dotb)
    use kinds, only: wp
    real(wp), intent(in) :: storage(*)
    integer, intent(in) :: from_x, from_y
    integer, intent(in) :: n, incx, incy
    integer :: i
    real(wp) :: storageb(*), dotb
    do i = n, 1, -1
      storageb(from_x + 1 + (i - 1)*incx) = storageb(from_x + 1 + (i - 1)*incx) + &
          storage(from_y + 1 + (i - 1)*incy)*dotb
      storageb(from_y + 1 + (i - 1)*incy) = storageb(from_y + 1 + (i - 1)*incy) + &
          storage(from_x + 1 + (i - 1)*incx)*dotb
    end do
    dotb = 0.0d0
  end subroutine dot_x_y_bwd
end module solver_b

subroutine f_b(n, x, xb, z, zb, y, yb)
  use solver
  use solver_b, only: solve_b
  implicit none
  integer, intent(in) :: n
  real*8, intent(in) :: x(n), z
  real*8, intent(inout) :: y
  real*8 :: work(2*n + 2), y2
  real*8 :: xb(n), zb, yb, workb(2*n + 2), y2b, tempb(n)
  ! Adjoint: sets the derivatives of x, z from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  work = 0.125d0
  call pushreal8array(work, size(work))
  call solve(n, x, z, y, work)
  xb = 0.0d0
  zb = 0.0d0
  workb = 0.0d0
  y2b = yb
  tempb = 0.0d0
  call solve_b(n, x*y, tempb, z, zb, y2, y2b, work, workb)
  xb = xb + y*tempb
  yb = yb + sum(x*tempb)
  call popreal8array(work, size(work))
  call solve_b(n, x, xb, z, zb, y, yb, work, workb)
end subroutine f_b
