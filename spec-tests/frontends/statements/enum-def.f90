subroutine s(i)
  enum, bind(c)
    enumerator :: red = 1, green
    enumerator blue
  end enum
  integer(kind(red)) :: i
  i = blue
end subroutine s
