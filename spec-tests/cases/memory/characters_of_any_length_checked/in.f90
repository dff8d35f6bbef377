! Characters whose length comes with their memory: it is kept with them, of a scalar and of an array.
subroutine f(n, x, y)
  integer :: n, i
  real*8 :: x(n), y(n)
  character(len=:), allocatable :: s, w(:)
  s = 'abd'
  w = ['ab', 'cd']
  do i = 1, n
    if (i == 3) then
      y(i) = x(i)*x(1)*len_trim(s)*len(w)
      s = s(2:)
      w = ['abc', 'abd', 'abe']
    else if (index(s, 'bd') > 0 .and. i > 2) then
      y(i) = x(i)**2*len(s)*size(w)
      s = s//'q'
    else
      y(i) = x(i)*len(s)
    end if
  end do
end subroutine f
