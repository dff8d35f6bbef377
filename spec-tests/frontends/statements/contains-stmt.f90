program p
  call q
contains
  subroutine q
    call r
  end subroutine q
  subroutine r
  end subroutine
end program p
