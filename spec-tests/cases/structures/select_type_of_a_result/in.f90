module fsel
  implicit none
  type :: base
    real(8) :: a = 1
  end type
  type, extends(base) :: more
    real(8) :: b = 2
  end type
  type(more), target :: g
contains
  function get(k) result(p)
    integer, intent(in) :: k
    class(base), pointer :: p
    p => g
  end function
  subroutine s(x, y, k)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer, intent(in) :: k
    y = x
    select type (q => get(k))
    class is (more)
      y = y*q%b
    end select
  end subroutine
  subroutine passive(x, y, k)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer, intent(in) :: k
    integer :: n
    n = 1
    select type (q => get(k))
    class is (more)
      n = 2
    end select
    y = x**n
  end subroutine
  subroutine star(v, x, y)
    class(*), intent(in) :: v
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    integer :: n
    select type (v)
    type is (integer)
      n = v
    type is (character(*))
      n = len(v)
    type is (real(8))
      n = 3
    class default
      n = 1
    end select
    y = x**n
  end subroutine
end module
