! Functions that do the work of subroutines and return a message: strings of the same length, of another, in conditions.
module a
  implicit none
  real(8) :: kept(2) = 1
contains
  function fill(t, x) result(message)
    real(8), intent(inout) :: t(:, :)
    real(8), intent(in) :: x
    character(len=8) :: message
    message = ''
    t = t + x*x
  end function
  function keep(x) result(message)
    real(8), intent(in) :: x
    character(len=3) :: message
    kept = kept*x
    message = 'ok'
  end function
  function name_of(k) result(name)
    integer, intent(in) :: k
    character(len=2) :: name
    name = achar(48 + k)
  end function
  subroutine g(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    character(len=12) :: message
    integer :: k
    kept = 1
    do k = 1, 3
      message = name_of(k)//keep(x)
      if (message(3:4) /= 'ok') exit
    end do
    y = sum(kept)
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: t(2, 2)
    character(len=8) :: message
    character(len=20) :: other
    t = 0
    message = fill(t, x)
    y = sum(t)
    other = fill(t, x)
    if (len_trim(fill(t, x)) > 3) return
    other = trim(fill(t, x))//'b'
    if (other == 'b' .and. fill(t, x) == '') y = y + sum(t)
    y = y*t(1, 1)
  end subroutine
end module
