! dotbar adjoint --head 'passive(x)>(y)' in.f90
module shapes_b
  use shapes
contains
  subroutine square_area_b(this, x, xb, square_areab)
    class(square), intent(in) :: this
    real(8), intent(in) :: x
    real(8) :: xb, square_areab
    xb = xb + this%side**2*(this%scale*square_areab)
    square_areab = 0.0d0
  end subroutine square_area_b

  subroutine disc_area_b(this, x, xb, disc_areab)
    class(disc), intent(in) :: this
    real(8), intent(in) :: x
    real(8) :: xb, disc_areab
    xb = xb + cos(x)*(3d0*sum(this%r**2)*(this%scale*disc_areab))
    disc_areab = 0.0d0
  end subroutine disc_area_b

  subroutine passive_b(x, xb, y, yb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    class(shape), allocatable :: a, b
    real(8) :: result, result0
    real(8) :: xb, yb, resultb, result0b, result1b
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call make(a, 1, 2d0)
    call make(b, 2, 3d0)
    result = a%area(x)
    result0 = b%area(x)
    xb = 0.0d0
    resultb = result0*yb
    result0b = result*yb
    yb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    call area_of_shape_b(b, x, xb, result1b)
    result1b = resultb
    resultb = 0.0d0
    call area_of_shape_b(a, x, xb, result1b)
    if (allocated(b)) then
      deallocate(b)
    end if
    if (allocated(a)) then
      deallocate(a)
    end if
  end subroutine passive_b

  subroutine area_of_shape_b(this, x, xb, valueb)
    class(shape), intent(in) :: this
    real(8), intent(in) :: x
    real(8) :: xb, valueb, resultb
    integer :: branch, branch0
    select type (this)
    class is (square)
      call pushcontrol1b(0)
    class default
      select type (this)
      class is (disc)
        call pushcontrol1b(0)
      class default
        error stop 'area: the type of the object is not among the sources'
        call pushcontrol1b(1)
      end select
      call pushcontrol1b(1)
    end select
    call popcontrol1b(branch)
    if (branch == 0) then
      resultb = valueb
      valueb = 0.0d0
      select type (this)
      class is (square)
        call square_area_b(this, x, xb, resultb)
      end select
    else
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        resultb = valueb
        valueb = 0.0d0
        select type (this)
        class is (disc)
          call disc_area_b(this, x, xb, resultb)
        end select
      end if
    end if
  end subroutine area_of_shape_b
end module shapes_b
