! SELECT CASE on a logical expression of an active value.
! standard: 11.1.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  select case (x*x > 0.5d0)
  case (.true.)
    x = x*2
  case (.false.)
    x = sin(x)
  end select
  y = x*x
end subroutine f
