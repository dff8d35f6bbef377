! What is passed has no argument: all that it touches is its host's.
module q
contains
  subroutine ran(f)
    external f
    call f()
    call f()
  end subroutine
end module
subroutine top(p, y)
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: s
  s = p(1)
  call ran(upd)
  y = s*p(2)
contains
  subroutine upd()
    s = s + p(1)
  end subroutine
end subroutine
