subroutine s(a, b)
  real, target :: a(10), b(2, 2)
  real, pointer :: p(:), q(:, :), r
  procedure(real), pointer :: f
  type t
    real, pointer :: x(:)
  end type t
  type(t) :: c(2)
  intrinsic sin
  p => a
  p => a(2:5)
  q(1:2, 1:2) => a(1:4)
  p(0:) => a
  r => b(1, 2)
  nullify (r)
  f => sin
  c(1)%x => a
  p => null()
end subroutine s
