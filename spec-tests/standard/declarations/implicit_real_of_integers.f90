! Names that begin with I are real here.
! standard: 8.7
! head: f(it)>(jot)
subroutine f(it, jot)
  implicit real(8) (i-n), integer (a-h)
  bound = 3.9
  kilo = it*it
  jot = kilo/bound + sin(it)
end subroutine f
