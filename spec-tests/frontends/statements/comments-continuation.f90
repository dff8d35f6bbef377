subroutine s(x, & ! first
    y)            ! second

  ! a comment
  real x, y
  x = y + &

    & 2.0 &
    ! in between
    * 3
  print *, 'a string that &
    &goes on'; y = 1; x = 2 ! the end
end subroutine s
