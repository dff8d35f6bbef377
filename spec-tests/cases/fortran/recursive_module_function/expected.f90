! dotbar adjoint --head 'lib%drive(res,b)/(a,b,scale)' in.f90
module lib_b
  use lib
  real(8) :: scaleb
contains
  recursive subroutine fact_b(n, x, xb, rb)
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8) :: result
    real(8) :: xb, rb, resultb, result0b, tempb
    if (.not. (n <= 0)) then
      result = fact(n - 1, x + 0.1d0)
    end if
    if (n <= 0) then
      scaleb = scaleb + rb
      rb = 0.0d0
    else
      xb = xb + result*rb
      resultb = x*rb
      rb = 0.0d0
      result0b = resultb
      resultb = 0.0d0
      tempb = 0.0d0
      call fact_b(n - 1, x + 0.1d0, tempb, result0b)
      xb = xb + tempb
    end if
  end subroutine fact_b

  subroutine drive_b(n, a, ab, b, bb, res, resb)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8), intent(inout) :: b(n)
    real(8), intent(inout) :: res
    integer :: i
    real(8) :: result
    real(8) :: ab(n), bb(n), resb, resultb, result0b
    real(8), external :: dotbar_digamma8
    ! Adjoint: sets the derivatives of a, b, scale from those of res, b, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    do i = 1, n
      select case (mod(i, 3))
      case (0)
        call pushreal8(result)
        result = fact(i, a(i))
        call pushreal8(b(i))
        b(i) = b(i)*result
      case (1)
        call pushreal8(b(i))
        b(i) = hypot(a(i), b(i)) + erf(a(i))
      case default
        call pushreal8(scale)
        scale = scale*cos(b(i))
      end select
    end do
    ab = 0.0d0
    resultb = 0.0d0
    scaleb = 0.0d0
    do i = n, 1, -1
      bb(i) = bb(i) + 2.0d0*b(i)*(dotbar_digamma8(1d0 + b(i)**2)*(scale*resb))
      scaleb = scaleb + log_gamma(1d0 + b(i)**2)*resb
      select case (mod(i, 3))
      case (0)
        call popreal8(b(i))
        resultb = resultb + b(i)*bb(i)
        bb(i) = result*bb(i)
        call popreal8(result)
        result0b = resultb
        resultb = 0.0d0
        call fact_b(i, a(i), ab(i), result0b)
      case (1)
        call popreal8(b(i))
        ab(i) = ab(i) + a(i)/max(hypot(a(i), b(i)), tiny(1.0d0))*bb(i)
        ab(i) = ab(i) + 2.0d0*exp(-a(i)**2)/sqrt(acos(-1.0d0))*bb(i)
        bb(i) = b(i)/max(hypot(a(i), b(i)), tiny(1.0d0))*bb(i)
      case default
        call popreal8(scale)
        bb(i) = bb(i) - sin(b(i))*(scale*scaleb)
        scaleb = cos(b(i))*scaleb
      end select
    end do
    resb = 0.0d0
  end subroutine drive_b
end module lib_b
