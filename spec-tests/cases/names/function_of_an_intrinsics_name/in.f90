! What rules apply is the intrinsic spread, not the function of the module, which is no array.
module md
  implicit none
contains
  function spread(x)
    real*8 :: spread
    real*8, intent(in) :: x
    spread = x*2
  end function spread

  subroutine s3(a2, q)
    real*8, intent(in) :: a2(5)
    real*8, intent(out) :: q
    q = sin(sum(a2(1:3)*sin(1.25d0*a2(1::2))))
  end subroutine s3
end module md
