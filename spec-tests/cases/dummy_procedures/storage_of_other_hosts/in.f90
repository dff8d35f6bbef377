! What one procedure passes sets its own variables, which the other cannot reach.
module q
contains
  subroutine ran2(f, k)
    interface
      subroutine f(k)
        integer, intent(in) :: k
      end subroutine
    end interface
    integer, intent(in) :: k
    call f(k)
    call f(k + 1)
  end subroutine
end module
subroutine squares(p, y)
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: s
  s = p(1)
  call ran2(upd, 1)
  y = s*p(2)
contains
  subroutine upd(k)
    integer, intent(in) :: k
    s = s*p(k)
  end subroutine
end subroutine
subroutine sums(p, y)
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: s
  s = p(1)
  call ran2(upd, 1)
  y = s*p(2)
contains
  subroutine upd(k)
    integer, intent(in) :: k
    s = s + p(k)
  end subroutine
end subroutine
