! As SLATEC and NL2SOL do it: the first call computes what does not change.
subroutine series(x, y)
  implicit none
  double precision, intent(in) :: x
  double precision, intent(out) :: y
  double precision :: coefficients(4), largest, smallest
  integer :: terms, k
  logical :: first
  double precision, external :: machine
  integer, external :: needed
  save first, terms, largest, smallest
  data coefficients /1.0d0, 0.5d0, 0.25d0, 1.0d-20/
  data first /.true./, smallest /0.0d0/
  if (first) then
    terms = needed(coefficients, 4, machine(2))
    largest = 1.0d0/machine(1)
  end if
  first = .false.
  y = 0.0d0
  if (x <= 0.0d0) return
  if (smallest == 0.0d0) smallest = sqrt(machine(1))
  do k = 1, terms
    y = y + coefficients(k)*x**k
  end do
  if (y > largest) y = largest
  if (y > smallest) y = y*y
end subroutine series

! In the older way.
subroutine twice(x, y)
  implicit none
  double precision :: x, y, factor, z
  double precision, external :: machine
  integer :: done
  save done, factor
  data done /0/
  if (done /= 0) go to 10
  done = 1
  factor = 2.0d0 + machine(1)
10 call series(factor*x, z)
  call series(z, y)
end subroutine twice

double precision function machine(k)
  implicit none
  integer :: k
  double precision :: constants(2)
  data constants /1.0d-10, 1.0d-16/
  if (k < 1 .or. k > 2) call complain('machine: no such constant')
  machine = constants(k)
end function machine

integer function needed(c, n, least)
  implicit none
  integer :: n
  double precision :: c(n), least
  do needed = n, 2, -1
    if (abs(c(needed)) > least) return
  end do
  call complain('needed: nothing is')
end function needed

subroutine complain(text)
  implicit none
  character(*) :: text
  integer, save :: complaints = 0
  complaints = complaints + 1
  if (complaints < 3) print *, text
end subroutine complain
