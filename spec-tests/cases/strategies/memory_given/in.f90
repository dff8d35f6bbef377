module table
  implicit none
  real(8), allocatable :: a(:)
contains
  subroutine given(n, x, y)               ! refused: a call gives memory
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: z
    call grow(n, z)
    y = sum(a)*x*z
  end subroutine given
  subroutine taken(x, y)                  ! refused: a call takes it
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = sin(x)
    call shrink
    y = y*x
  end subroutine taken
  subroutine freed(x, y)                  ! refused: it is taken here
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = sin(x)
    deallocate (a)
    y = y*x
  end subroutine freed
  subroutine grow(n, z)
    integer, intent(in) :: n
    real(8), intent(out) :: z
    allocate (a(n))
    a = 1.0
    z = 2.0
  end subroutine grow
  subroutine shrink
    deallocate (a)
  end subroutine shrink
end module table
module kept
  implicit none
  real(8), allocatable :: b(:)
contains
  subroutine filled(x, y)                 ! a call sets values
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call fill
    y = sum(b)*x
    y = y*x
  end subroutine filled
  subroutine fill
    b = 1.0
  end subroutine fill
  subroutine scratched(n, x, y)           ! what is given memory is gone behind the call
    integer, intent(in) :: n
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real(8) :: z
    call scratch(n, z)
    y = z*x
    y = y*x
  end subroutine scratched
  subroutine scratch(n, z)
    integer, intent(in) :: n
    real(8), intent(out) :: z
    real(8), allocatable :: w(:)
    allocate (w(n))
    w = 2.0
    z = sum(w)
    deallocate (w)
  end subroutine scratch
end module kept
