! Constants of the machine, as SLATEC, PORT and LAPACK ask for them, in IEEE arithmetic: what they are is known, so that they may be asked again
! where the adjoint runs a procedure twice. None has a derivative. Programs link their own. Powers of two, which no change of
! precision changes.

double precision function d1mach(i)
  integer, intent(in) :: i
  double precision, parameter :: two = 2
  select case (i)
  case (1)
    d1mach = two**(-1022)
  case (2)
    d1mach = (two - two**(-52))*two**1023
  case (3)
    d1mach = two**(-53)
  case (4)
    d1mach = two**(-52)
  case (5)
    d1mach = log10(two)
  case default
    error stop 'd1mach: there is no such constant'
  end select
end function d1mach

real function r1mach(i)
  integer, intent(in) :: i
  real, parameter :: two = 2
  select case (i)
  case (1)
    r1mach = two**(-126)
  case (2)
    r1mach = (two - two**(-23))*two**127
  case (3)
    r1mach = two**(-24)
  case (4)
    r1mach = two**(-23)
  case (5)
    r1mach = log10(two)
  case default
    error stop 'r1mach: there is no such constant'
  end select
end function r1mach

! Units of files, then the sizes of storage and of integers, then what single and double precision are.
integer function i1mach(i)
  integer, intent(in) :: i
  integer, parameter :: known(16) = [5, 6, 0, 0, 32, 4, 2, 31, huge(1), 2, 24, -125, 128, 53, -1021, 1024]
  if (i < 1 .or. i > 16) error stop 'i1mach: there is no such constant'
  i1mach = known(i)
end function i1mach

double precision function dlamch(cmach)
  character, intent(in) :: cmach
  double precision, parameter :: two = 2
  select case (cmach)
  case ('E', 'e')
    dlamch = two**(-53)
  case ('S', 's', 'U', 'u')
    dlamch = two**(-1022)
  case ('B', 'b')
    dlamch = two
  case ('P', 'p')
    dlamch = two**(-52)
  case ('N', 'n')
    dlamch = 53
  case ('R', 'r')
    dlamch = 1
  case ('M', 'm')
    dlamch = -1021
  case ('L', 'l')
    dlamch = 1024
  case ('O', 'o')
    dlamch = (two - two**(-52))*two**1023
  case default
    dlamch = 0
  end select
end function dlamch

real function slamch(cmach)
  character, intent(in) :: cmach
  real, parameter :: two = 2
  select case (cmach)
  case ('E', 'e')
    slamch = two**(-24)
  case ('S', 's', 'U', 'u')
    slamch = two**(-126)
  case ('B', 'b')
    slamch = two
  case ('P', 'p')
    slamch = two**(-23)
  case ('N', 'n')
    slamch = 24
  case ('R', 'r')
    slamch = 1
  case ('M', 'm')
    slamch = -125
  case ('L', 'l')
    slamch = 128
  case ('O', 'o')
    slamch = (two - two**(-23))*two**127
  case default
    slamch = 0
  end select
end function slamch
