! dotbar adjoint --head 's3(q)/(a2)' in.f90
module md_b
  use md
contains
  subroutine s3_b(a2, a2b, q, qb)
    real*8, intent(in) :: a2(5)
    real*8, intent(inout) :: q
    real*8 :: a2b(5), qb
    ! Adjoint: sets the derivatives of a2 from those of q, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    a2b = 0.0d0
    a2b(1:3) = a2b(1:3) + sin(1.25d0*a2(1::2))*(cos(sum(a2(1:3)*sin(1.25d0*a2(1::2))))*qb)
    a2b(1::2) = a2b(1::2) + 1.25d0*(cos(1.25d0*a2(1::2))*(a2(1:3)*(cos(sum(a2(1:3)*sin(1.25d0* &
        a2(1::2))))*qb)))
    qb = 0.0d0
  end subroutine s3_b
end module md_b
