! dotbar adjoint --head 's(x)>(r)' in.f90
module state_b
  use state
  ! Objects of a module and of COMMON, with components that have no derivative.
  type(box) :: nowb
contains
  subroutine put_b(x, xb)
    real(8), intent(in) :: x
    type(box) :: shared
    common /blk/ shared
    common /blk_b/ sharedb
    real(8) :: xb
    type(box) :: sharedb
    now%v = x*x
    now%n = 2
    sharedb%w(2) = sharedb%w(2) + sum(nowb%w)
    nowb%w = 0.0d0
    nowb%v = nowb%v + x*sharedb%w(now%n)
    xb = xb + now%v*sharedb%w(now%n)
    sharedb%w(now%n) = 0.0d0
    xb = xb + 2.0d0*x*nowb%v
    nowb%v = 0.0d0
  end subroutine put_b

  subroutine s_b(x, xb, r, rb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: r
    type(box) :: shared
    common /blk/ shared
    common /blk_b/ sharedb
    real(8) :: xb, rb
    type(box) :: sharedb
    ! Adjoint: sets the derivatives of x from those of r, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    shared%w = 1
    call put(x)
    xb = 0.0d0
    sharedb%v = 0.0d0
    sharedb%w = 0.0d0
    nowb%v = 0.0d0
    nowb%w = 0.0d0
    nowb%w(1) = nowb%w(1) + shared%w(2)*rb
    sharedb%w(2) = sharedb%w(2) + now%w(1)*rb
    nowb%v = nowb%v + rb
    rb = 0.0d0
    call put_b(x, xb)
    sharedb%w = 0.0d0
  end subroutine s_b
end module state_b
