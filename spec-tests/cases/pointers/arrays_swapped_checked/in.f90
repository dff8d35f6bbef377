subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(0:n-1, 3), v(0:n-1)
  real(8), pointer :: p(:), q(:), t(:), r(:,:), s(:,:)
  integer i
  w(:,1) = x**2
  w(:,2) = cos(x)
  w(:,3) = x
  v = sin(x)
  p => v
  q(0:) => w(:,2)
  r => w(:,1:2)
  do i = 1, 4
    p = p*q
    p(lbound(p,1)) = p(ubound(p,1))*q(lbound(q,1)+1)
    r(0:,-1:) => w(:,i/2+1:3)
    r(0,-1) = r(1,-1)*p(lbound(p,1))
    s => r
    s(1,-1) = s(1,-1)*q(1)
    if (i == 2) then
      allocate(t(-1:n-2))
      t = q
      q => t
    end if
    t => p
    p => q
    q => t
  end do
  y = sum(p) + sum(q) + product(w)
end subroutine
