module m
contains
  subroutine square(x, y)
    implicit real(8) (x)
    value :: x
    real(8) :: y
    call inside
    y = x*3
  contains
    subroutine inside
      x = x*x
    end subroutine
  end subroutine
  subroutine top(x, y)
    real(8) :: x, y
    call square(x, y)
    y = y*x
  end subroutine
end module
