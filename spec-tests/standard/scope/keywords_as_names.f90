! Keywords are names: if, do, end, call.
! standard: 6.2.1
! head: f(if)>(do)
subroutine f(if, do)
  implicit none
  real(8) :: if, do, then, else
  real(8) :: call(2)
  integer :: end
  then = if*if
  else = then + if
  end = 2
  call(1) = then*else
  call(end) = sin(call(1))
  if (then > 0) else = call(2)
  do = else*then
end subroutine f
