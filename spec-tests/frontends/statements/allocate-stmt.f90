subroutine s(n, m)
  integer n, m, i
  real, allocatable :: a(:), b(:, :), e(:)
  real, pointer :: p(:), q
  character(len=:), allocatable :: c
  class(*), allocatable :: u
  character(len=80) :: msg
  allocate (a(n), b(0:n, m), stat=i, errmsg=msg)
  allocate (p(n), q)
  allocate (character(len=5) :: c)
  allocate (e, source=a)
  allocate (real :: u)
  nullify (p, q)
  deallocate (a, b, stat=i)
  deallocate (c, e)
end subroutine s
