! What is printed in a branch of SELECT TYPE says the name that stands for the object, also where the selector is a part of another.
module ptr
  implicit none
  type base
    real(8) :: q
  end type
  type, extends(base) :: obj
    real(8) :: rate
  end type
  type holder
    class(base), pointer :: p
    class(base), allocatable :: e(:)
  end type
contains
  subroutine top(o, x, y)
    type(holder), intent(in) :: o
    real(8) :: x, y
    y = x
    select type (this => o%p)
    class is (obj)
      print *, this%rate
      write (*, '(2f8.3)') this%rate*2, y
      y = this%rate*x
    end select
    select type (e => o%e(2))
    type is (obj)
      print *, e%rate, e
      y = e%rate*y
    end select
    select type (e => o%e)
    type is (obj)
      write (*, *) e(1)%rate, e
      y = e(1)%rate*y
    end select
  end subroutine
end module
