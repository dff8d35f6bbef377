subroutine f(n, x, y, s)
  integer :: n, i
  real(8) :: x(n), y(n), s
  !$omp parallel do private(i) &
  !$omp& shared(x)
  do i = 1, n
    !$ x(i) = 2*x(i)
    y(i) = sin(x(i))
    x(i) = 0
  end do
  !$omp end parallel do
  s = 0
  !GCC$ ivdep
  do i = 1, n
    s = s + y(i)**2  ! squares
  end do
end subroutine
subroutine passive(x)
  real(8) :: x
  !$omp single
  x = 1
  !$omp end single
end subroutine
