! What a name of ASSOCIATE stands for is asked for its type, and for its shape.
module m
  implicit none
  type :: base
    real(8) :: v = 1
  end type
  type, extends(base) :: more
    real(8) :: k = 2
  end type
  type :: holder
    class(base), allocatable :: alpha
    real(8) :: w(3) = 1
  end type
contains
  subroutine g(h, c, x)
    type(holder), intent(inout) :: h
    real(8), intent(in) :: x
    type(more), intent(out) :: c
    real(8), allocatable :: like(:)
    associate(a => h%alpha, w => h%w)
      select type(a)
      type is (more)
        c = a
        c%k = c%k*x
      class default
        c%k = x
      end select
      allocate(like, mold=w)
      like = x*w
    end associate
    c%v = sum(like)
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(holder) :: h
    type(more) :: c
    allocate(more :: h%alpha)
    call g(h, c, x)
    y = c%v*c%k
  end subroutine
end module
