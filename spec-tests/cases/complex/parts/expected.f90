! dotbar tangent --head 'called(x)>(y)' in.f90
module kept_d
  use kept
contains
  function part_d(z, zd, part) result(partd)
    complex(8), intent(in) :: z
    real(8) :: part
    complex(8) :: zd
    real(8) :: partd
    partd = real(zd)*aimag(z) + real(z)*aimag(zd)
    part = real(z)*aimag(z)
  end function part_d

  subroutine called_d(x, xd, y, yd)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    complex(8) :: z
    real(8) :: result
    real(8) :: xd, yd, resultd
    complex(8) :: zd, tempd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = 0.0d0
    resultd = 0.0d0
    zd = 0.0d0
    z = 0
    zd = (0.0d0, 1.0d0)*xd
    z = cmplx(real(z), x, kind(z))
    tempd = (2.0_8, 1.0_8)*aimag(zd)
    resultd = part_d((2.0_8, 1.0_8)*aimag(z), tempd, result)
    zd = resultd + (0.0d0, 1.0d0)*aimag(zd)
    z = cmplx(result, aimag(z), kind(z))
    yd = part_d(z, zd, y)
  end subroutine called_d
end module kept_d
