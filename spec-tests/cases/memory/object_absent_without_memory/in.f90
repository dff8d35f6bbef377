! An object without memory, or a pointer that is associated with nothing, is absent: ahead of the call none of its components are
! kept then (found by random programs: what was kept of it was read from nowhere).
module m
  implicit none
  type :: base
    real(8) :: s = 0.5d0
    real(8) :: w(3) = 0.25d0
  end type
  type, extends(base) :: more
    real(8) :: u = 0.75d0
  end type
  type :: holder
    type(base), allocatable :: inside
  end type
contains
  subroutine perhaps(by, k)
    real(8), intent(inout) :: by
    class(base), intent(inout), optional :: k
    if (present(k)) then
      k%s = k%s*by
      k%w = k%w*k%s + by
      by = by + k%s*k%w(2)
    else
      by = 0.75d0*sin(by)
    end if
  end subroutine
  subroutine of_a_type(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(base), allocatable :: k
    y = x
    call perhaps(y, k)
    allocate (k)
    k%s = x
    call perhaps(y, k)
    call perhaps(y, k)
  end subroutine
  subroutine of_a_class(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(base), allocatable :: k
    y = x
    call perhaps(y, k)
    if (x > 0.1d0) then
      allocate (more :: k)
      k%s = x
    end if
    call perhaps(k=k, by=y)
    call perhaps(y, k)
  end subroutine
  subroutine of_a_pointer(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(base), pointer :: k
    nullify (k)
    y = x
    call perhaps(y, k)
    allocate (k)
    k%s = x
    call perhaps(y, k)
    call perhaps(y, k)
    deallocate (k)
  end subroutine
  subroutine in_an_object(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(holder) :: h
    y = x
    call perhaps(y, h%inside)
    allocate (h%inside)
    h%inside%s = x
    call perhaps(y, h%inside)
    call perhaps(y, h%inside)
  end subroutine
end module
