! What cannot be written out stays as it is: the subscript of a name changes on the way; an expression whose operand changes; a
! mask that reads what other trips overwrite.
subroutine head(n, k, a, b, y)
  implicit none
  integer :: n, k, i
  real(8) :: a(n), b(n), y
  associate (p => a(k))
    k = 1
    y = p*p
  end associate
  associate (q => 2*a(1))
    a(1) = a(2)*a(3)
    y = y + q
  end associate
  do concurrent (i=2:n, b(i - 1) > 0)
    b(i) = 0
  end do
end subroutine head
