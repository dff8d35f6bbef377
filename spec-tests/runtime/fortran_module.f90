! The module's interfaces fit calls as generated code makes them (TAP-M-stack).
program fortran_module
  use dotbar_runtime
  implicit none
  real(8) :: x(2, 3), y(2, 3), z
  integer :: branch
  logical :: flag
  x = reshape([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], [2, 3])
  call pushreal8array(x, 2*3)
  call pushcontrol2b(3)
  call pushboolean(.true.)
  call pushreal8(x(2, 2))
  call dotbar_place('fortran_module.f90:13')
  call popreal8(z)
  call popboolean(flag)
  call popcontrol2b(branch)
  call lookreal8array(y, 6)
  call popreal8array(y, 6)
  if (nint(z) /= 4 .or. .not. flag .or. branch /= 3 .or. any(nint(x) /= nint(y))) stop 1
  if (dotbar_stack_peak() /= 56) stop 1
end program
