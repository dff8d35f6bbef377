! What must know its interface is described, but called by keyword, or split, or passes memory.
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
  end interface
  allocate(w(4))
  w = q
  call scaled(x=q, p=p)
  !$AD NOCHECKPOINT
  call scaled(p, q)
  call kept(p, w)
end subroutine s
