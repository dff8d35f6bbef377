! What must know its interface is described, but split, or passes memory, or gives no real number.
subroutine scaled(p, x)
  implicit none
  real*8 :: p
  real*8, intent(in) :: x(:)
  p = p*sum(x*x)
end subroutine scaled

subroutine kept(p, x)
  implicit none
  real*8 :: p
  real*8, allocatable :: x(:)
  p = p*x(1)
end subroutine kept

integer function counted(p, x)
  implicit none
  real*8 :: p
  real*8, intent(in) :: x(:)
  p = p*x(1)
  counted = size(x)
end function counted

subroutine s(p, q)
  implicit none
  real*8 :: p, q(4)
  real*8, allocatable :: w(:)
  interface
    subroutine scaled(p, x)
      real*8 :: p
      real*8, intent(in) :: x(:)
    end subroutine scaled
    subroutine kept(p, x)
      real*8 :: p
      real*8, allocatable :: x(:)
    end subroutine kept
    integer function counted(p, x)
      real*8 :: p
      real*8, intent(in) :: x(:)
    end function counted
  end interface
  integer :: k
  k = counted(p, q)
  allocate(w(4))
  w = q
  call scaled(x=q, p=p)
  !$AD NOCHECKPOINT
  call scaled(p, q)
  call kept(p, w)
end subroutine s
