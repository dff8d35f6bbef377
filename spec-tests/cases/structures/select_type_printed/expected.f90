! dotbar tangent --head 'top(x)>(y)' in.f90
module ptr_d
  use ptr
contains
  subroutine top_d(o, x, xd, y, yd)
    type(holder), intent(in) :: o
    real(8) :: x, y
    real(8) :: xd, yd
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    yd = xd
    y = x
    select type (p0 => o%p)
    class is (obj)
      print *, p0%rate
      write(*, '(2f8.3)') p0%rate*2, y
      yd = p0%rate*xd
      y = p0%rate*x
    end select
    select type (e0 => o%e(2))
    type is (obj)
      print *, e0%rate, e0
      yd = e0%rate*yd
      y = e0%rate*y
    end select
    select type (e0 => o%e)
    type is (obj)
      write(*, *) e0(1)%rate, e0
      yd = e0(1)%rate*yd
      y = e0(1)%rate*y
    end select
  end subroutine top_d
end module ptr_d
