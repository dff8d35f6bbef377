! Of what is missing only that is told which the head reaches: the module's own USE, not what other procedures lack.
module big
  use absent_one
  implicit none
contains
  subroutine used(x, y)
    real(8) :: x, y
    y = x*x
  end subroutine
  subroutine other(a)
    use absent_two, only: foo
    real(8) :: a
    real(8), pointer :: p
    call netcdf_put(a)
    call mpi_send(a)
    read (*,*) a
    write (*,*) a
    a = qqq(a)
  end subroutine
end module
subroutine third(a)
  real(8) :: a
  call mpi_recv(a)
end subroutine
