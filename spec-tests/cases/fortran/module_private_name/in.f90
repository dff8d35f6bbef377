! A variable of a module that is PRIVATE there is another than the local one of that name.
module counts
  private
  public :: twice
  real(8) :: t = 2.0d0
contains
  subroutine twice(x)
    real(8) :: x, t
    t = 2.0d0
    x = t*x
  end subroutine twice
end module counts

subroutine top(x, y)
  use counts
  implicit real(8) (a-h, o-z)
  t = x*x
  call twice(t)
  y = t*t
end subroutine top
